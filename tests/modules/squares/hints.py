"""Squares that are laid among buildings."""

from tests.bots.hints.ground import neighbours
from tests.bots.told import Told


def _beside(told: Told) -> list[str]:
    """What lies on the open sides of the square once it is laid, "" for nothing."""
    board = told.after["seats"][told.seat]["board"]
    tiles = {(piece["at"][0], piece["at"][1]): piece["tile"] for piece in board} | {(0, 0): "-"}
    x, y = told.move.parts["at"]
    walls = tiles[x, y].split()[-1]
    return [tiles.get(at, "") for side, at in neighbours((x, y)).items() if side not in walls]


def _alike(told: Told) -> int:
    kind = told.parts["type"]
    own = told.move.parts["tile"].startswith(f"square {kind} ")
    return sum(tile.startswith(f"{kind} ") for tile in _beside(told)) if own else -1


def square_beside(told: Told) -> bool:
    return bool(_alike(told) == told.parts["count"] > 0)


def square_room(told: Told) -> bool:
    return bool(_alike(told) == 0 and _beside(told).count("") == told.parts["count"] > 0)


CHECKS = {"square_beside": square_beside, "square_room": square_room}
