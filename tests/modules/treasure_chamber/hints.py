"""Chests and the buildings that can take them."""

from tests.bots.told import Told


def _placed(told: Told) -> int:
    """Puts chest after chest on the first building of its type that has none."""
    stood = told.before["treasure_chamber"]["chests"][told.seat]
    tiles = [laid["tile"] for laid in told.before["seats"][told.seat]["board"]]
    empty = [tile.split()[0] for tile in tiles if tile not in stood]
    placed = 0
    for chest in _room(told):
        if chest in empty:
            empty.remove(chest)
            placed += 1
    return placed


def _room(told: Told) -> list[str]:
    rooms: list[list[str]] = told.before["treasure_chamber"]["rooms"]
    return rooms[told.move.parts["room"] - 1]


def chests_placed(told: Told) -> bool:
    fits = len(_room(told)) == told.parts["chests"]
    return fits and bool(_placed(told) == told.parts["count"] > 0)


def chests_lead(told: Told) -> bool:
    """So far somebody has as many, then nobody has."""
    counts = [len(chests) for chests in told.before["treasure_chamber"]["chests"]]
    own = counts.pop(told.seat)
    return bool(own + _placed(told) == told.parts["count"] > max(counts) >= own)


CHECKS = {"chests_placed": chests_placed, "chests_lead": chests_lead}
