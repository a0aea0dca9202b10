"""Walls on tiles that are not built."""

from typing import Any

from tests.bots.told import Told


def city_walls_aside(told: Told) -> bool:
    """Counts the sides of the tile that have walls, printed and added."""
    tile = told.parts["tile"]
    now, after = (_walled(view, tile) for view in (told.before, told.after))
    return now < after and (len(now), len(after)) == (told.parts["now"], told.parts["after"])


def _walled(view: dict[str, Any], tile: str) -> set[str]:
    """Its walled sides."""
    aside = view["city_walls"]["aside"]
    added = [side for name, walls, _ in aside if name == tile for side in walls]
    return {*tile.rsplit(maxsplit=1)[-1], *added} - {"-"}


CHECKS = {"city_walls_aside": city_walls_aside}
