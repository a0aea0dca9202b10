"""Positions in which a mission of the caliph is open, and drawn Alhambras."""

from alhambra import Game
from alhambra.engine.board import Board, new_board
from alhambra.engine.cells import STEP, cell_at
from alhambra.modules.caliphs_guidelines.missions import MISSIONS
from tests.rules.support import game_with, points

NAME = "caliphs_guidelines"
UNTYPED = 6


def wishing(mission: str, *seats: str, modules: str = "", tail: str = "") -> Game:
    """A game in which this mission is open, and two others."""
    others = [other for other in MISSIONS if other != mission][:2]
    names = ", ".join(f'"{name}"' for name in [mission, *others])
    head = f'modules = [{modules}"{NAME}"]'
    return game_with(
        head, *(seats or ("", "", "")), tail=f"[module.{NAME}]\nmissions = [{names}]\n{tail}"
    )


def fulfilled(mission: str, board: str, modules: str = "", tail: str = "") -> int:
    """What the first seat's Alhambra brings for this mission."""
    game = wishing(mission, f"board = [{board}]", "", "", modules=modules, tail=tail)
    return points(game, 3, f"caliph_{mission}")[0]


def shape(*rows: str) -> Board:
    """An Alhambra of open tiles as drawn: `F` is the fountain, `#` a tile."""
    board = new_board(0)
    top, left = next((y, row.index("F")) for y, row in enumerate(rows) if "F" in row)
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            if sign == "#":
                board.lay(cell_at(x - left, y - top), 1, 0, UNTYPED)
    return board


def group(*rows: str) -> list[int]:
    """The cells drawn as `#`."""
    return [
        int(cell_at(x, y))
        for y, row in enumerate(rows)
        for x, sign in enumerate(row)
        if sign == "#"
    ]


def most_by_trying(kinds: dict[int, int]) -> int:
    """The largest number of disjoint pairs of neighbours of one type, by trying every choice."""
    if not kinds:
        return 0
    cell, *others = kinds
    rest = {other: kinds[other] for other in others}
    best = most_by_trying(rest)
    for step in STEP:
        if rest.get(cell + step) == kinds[cell]:
            fewer = {other: kind for other, kind in rest.items() if other != cell + step}
            best = max(best, 1 + most_by_trying(fewer))
    return best
