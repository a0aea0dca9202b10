"""Watchtowers: what they cost, and in which wall they stand."""

from alhambra.bots.laid import build, read_layout
from alhambra.engine.cells import cell_at
from alhambra.engine.outline import DIAGONAL, runs
from alhambra.game.catalogue import rules_for
from tests.bots.told import Told


def watchtower_with(told: Told) -> bool:
    """The price says how much more was asked for; one watchtower fewer is left."""
    kind, price = told.move.parts["tile"].split()[:2]
    bought = next(event for event in told.events if event["event"] == "bought")
    views = (told.before["watchtowers"]["left"], told.after["watchtowers"]["left"])
    before, after = (sum(kind in name.split() for name in left) for left in views)
    more = bought["price"] - int(price)
    return bool(more == told.parts["surcharge"] and before == told.parts["left"] == after + 1)


def watchtower_wall(told: Told) -> bool:
    """Of the walls that stand after the move one has the watchtower, and it is not the longest."""
    own, rules = told.after["seats"][told.seat], rules_for(3, ("watchtowers",), ())
    layout = read_layout(rules, told.seat, own)
    assert layout is not None
    cell = cell_at(*told.move.parts["at"])
    walls = runs(build(rules, layout))
    (mine,) = [wall for wall in walls if (cell, DIAGONAL) in wall.edges]
    told_of = (told.parts["length"], told.parts["wall"])
    return mine is not walls[0] and (mine.length, own["wall"]) == told_of


CHECKS = {"watchtower_with": watchtower_with, "watchtower_wall": watchtower_wall}
