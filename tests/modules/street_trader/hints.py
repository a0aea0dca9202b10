"""The trader's place, and the residents who come to him."""

from typing import Any

from tests.bots.hints.ground import fits, ground, joints
from tests.bots.told import Told

BUILDINGS = {"pavilion": 7, "seraglio": 7, "arcades": 9, "chambers": 9, "garden": 11, "tower": 11}


def _crowd(view: dict[str, Any], seat: int) -> list[str]:
    residents: list[str] = view["street_trader"]["traders"][seat][1]
    return residents


def trader_colours(told: Told) -> bool:
    chosen = told.move.parts["residents"]
    count = sum(BUILDINGS[name] for name in chosen)
    taken = sorted(_crowd(told.after, told.seat)) == sorted(chosen)
    return taken and told.parts == {"count": count, "all": sum(BUILDINGS.values())}


def trader_ware(told: Told) -> bool:
    """Tiles of the market that somebody waits for."""
    x, y = told.after["street_trader"]["traders"][told.seat][0]
    laid, waiting = ground(told.before, told.seat), _crowd(told.before, told.seat)
    wanted = [tile for tile in told.before["market"] if tile and tile.split()[0] in waiting]
    fitting = [tile for tile in wanted if fits(laid, tile, (x, y))]
    return told.parts["tile"] in fitting and told.parts["count"] == len(fitting)


def trader_reach(told: Told) -> bool:
    x, y = told.after["street_trader"]["traders"][told.seat][0]
    walled = joints(ground(told.before, told.seat), (x, y)).values()
    return bool(list(walled).count(False) == told.parts["sides"] > 0)


def _series(colours: list[str]) -> int:
    """Points of residents: of each colour one in a series, as often as there are any left."""
    left, points = colours[:], 0
    while left:
        series = set(left)
        points += sum(range(1, len(series) + 1))
        for colour in series:
            left.remove(colour)
    return points


def trader_newcomer(told: Told) -> bool:
    colour = told.parts["type"]
    then, now = (_crowd(view, told.seat).count(colour) for view in (told.after, told.before))
    homes = [house.split()[0] for house in told.before["street_trader"]["residents"][told.seat]]
    gain = _series([*homes, colour]) - _series(homes)
    return bool(then == now + 1 and gain == told.parts["points"])


CHECKS = {
    "trader_colours": trader_colours,
    "trader_ware": trader_ware,
    "trader_reach": trader_reach,
    "trader_newcomer": trader_newcomer,
}
