"""What is counted along straight lines and around a tile: camps, baths, wells, bazaars.

Lines go on over a tile with a site on it. Where buildings are counted it is none of them, where a
distance is measured in tiles it is a tile.
"""

from collections import Counter

from alhambra.referee.paper import Paper
from alhambra.referee.pieces import SIDES, Cell, turned


def score_lines(own: Counter[str], drawn: Paper) -> None:
    """In every scoring."""
    for cell, camp in drawn.camps.items():
        own["camps"] += sum(buildings_from(drawn, cell, side) for side in camp.bastions)
    for cell, square in drawn.squares.items():
        word, *rest = square.tile.split()
        if word == "bathhouse":
            for side, kind in zip(SIDES, rest, strict=True):
                own["bathhouses"] += distance(drawn, cell, turned(side, square.turn), kind)
        elif word == "well":
            found = buildings_from(drawn, cell, turned("N", square.turn))
            own["wishing_well"] += found if found == int(rest[0]) else 0


def buildings_from(drawn: Paper, cell: Cell, side: str) -> int:
    """The buildings of the unbroken line of tiles that begins here."""
    return sum(square.finished for square in drawn.line(cell, side))


def distance(drawn: Paper, cell: Cell, side: str, kind: str) -> int:
    """How many tiles away the first building of a type lies, 0 if there is none in line."""
    types = [square.type for square in drawn.line(cell, side)]
    return types.index(kind) + 1 if kind in types else 0


def score_bazaars(own: Counter[str], drawn: Paper) -> None:
    """In the last scoring: fitting buildings around, times the colours among them."""
    for (x, y), square in drawn.squares.items():
        if square.tile.startswith("bazaar "):
            around = [(x + across, y + down) for across in (-1, 0, 1) for down in (-1, 0, 1)]
            types = [drawn.squares[cell].type for cell in around if cell in drawn.squares]
            fitting = [kind for kind in types if kind in square.tile.split()[2:]]
            own["bazaars"] += len(fitting) * len(set(fitting))
