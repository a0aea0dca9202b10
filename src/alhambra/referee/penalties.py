"""What is taken away: too few medinas, buildings without servants, sides open to invaders."""

from collections.abc import Collection

from alhambra.referee.outline import built
from alhambra.referee.paper import Paper, View, unfinished
from alhambra.referee.pieces import OPPOSITE, beside, turned

PLACES: tuple[list[int], ...] = ([], [3], [6, 3], [9, 6, 3])
WITHOUT = (0, 1, 2, 3)
LAST_ROUND = 3


def medina_losses(view: View, round_number: int) -> list[int]:
    """For each seat, then Dirk."""
    if "medina" not in view["modules"]:
        return []
    owned = [[lying["tile"] for lying in seat["board"]] for seat in view["seats"]]
    if "dirk" in view:
        owned.append(view["dirk"]["tiles"])
    prices = [
        sorted(
            int(tile.split()[1])
            for tile in tiles
            if tile.startswith("medina ") and tile not in unfinished(view)
        )
        for tiles in owned
    ]
    values = PLACES[round_number]
    losses = [0] * len(prices)
    none = [who for who, own in enumerate(prices) if not own]
    for who in none:
        losses[who] = -(-sum(values[: len(none)]) // len(none)) + WITHOUT[round_number]
    others = sorted((len(own), own[-1], who) for who, own in enumerate(prices) if own)
    for place, (_, _, who) in enumerate(others, len(none)):
        losses[who] = values[place] if place < len(values) else 0
    return losses


def bare_buildings(drawn: Paper, served: Collection[str]) -> int:
    """Finished buildings of the base game in the Alhambra without a servant."""
    return sum(square.base and square.tile not in served for square in drawn.squares.values())


def attack_losses(drawn: Paper, round_number: int, direction: str) -> int:
    """Open outer sides that face the invaders; in the third round those beside them too."""
    side = direction[0].upper()
    lost = round_number * _open_sides(drawn, side)
    if round_number == LAST_ROUND:
        lost += sum(_open_sides(drawn, turned(side, turn)) for turn in (1, 3))
    return lost


def _open_sides(drawn: Paper, side: str) -> int:
    """Sides of whole cells without a wall and with nothing built beside them."""
    return sum(
        side not in square.walls and not built(drawn, beside(cell, side), OPPOSITE[side])
        for cell, square in drawn.squares.items()
    )
