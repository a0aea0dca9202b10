"""The marshal's walk, and who gets a servant by it."""

from collections import Counter
from itertools import pairwise, permutations
from typing import Any

from tests.bots.hints.ground import Cell, distances, ground
from tests.bots.told import Told


def _bare(view: dict[str, Any], seat: int) -> dict[Cell, str]:
    """The tiles without a servant, by their cells."""
    served = view["palace_staff"]["served"]
    board = view["seats"][seat]["board"]
    tiles = {(piece["at"][0], piece["at"][1]): piece["tile"] for piece in board}
    return {at: tile for at, tile in tiles.items() if tile not in served}


def _marshal(view: dict[str, Any], seat: int) -> Cell:
    x, y = view["palace_staff"]["marshals"][seat]
    return x, y


def _most(view: dict[str, Any], seat: int, steps: int) -> int:
    """The most servants on any walk: all orders of the buildings that can be reached are tried."""
    laid, start, bare = ground(view, seat), _marshal(view, seat), _bare(view, seat)
    away = {at: distances(laid, at) for at in (start, *bare)}
    away[start][start] = 2  # away and back again
    near = [at for at in bare if away[start].get(at, steps + 1) <= steps]
    most = 0
    for size in range(1, min(steps, len(near)) + 1):
        for order in permutations(near, size):
            way = sum(away[one].get(other, 99) for one, other in pairwise((start, *order)))
            wanted = Counter(bare[at].split()[0] for at in order)
            if way <= steps and wanted <= Counter(view["palace_staff"]["open"]):
                most = size
    return most


def marshal_servant(told: Told) -> bool:
    now, then = (set(view["palace_staff"]["served"]) for view in (told.before, told.after))
    bare = told.after["palace_staff"]["bare"][told.seat]
    return bool(then - now == {told.parts["tile"]} and bare == told.parts["bare"])


def marshal_way(told: Told) -> bool:
    """The view after the step tells the same walk with a step less."""
    steps = told.before["question"]["data"]["steps"] - 1
    gained = len(told.after["palace_staff"]["served"]) - len(told.before["palace_staff"]["served"])
    return bool(gained == 0 and _most(told.after, told.seat, steps) == told.parts["count"] > 0)


def marshal_nears(told: Told) -> bool:
    ways: list[dict[str, int]] = []
    for view in (told.before, told.after):
        away = distances(ground(view, told.seat), _marshal(view, told.seat))
        bare = _bare(view, told.seat)
        ways.append({tile: away[at] for at, tile in bare.items() if at in away})
    now, then = ways
    nearest = min(then.values()) == then[told.parts["tile"]] == told.parts["steps"]
    return bool(nearest and 0 < told.parts["steps"] < min(now.values()))


def marshal_rest(told: Told) -> bool:
    steps = told.before["question"]["data"]["steps"]
    return bool(steps == told.parts["steps"] and not _most(told.before, told.seat, steps))


CHECKS = {
    "marshal_servant": marshal_servant,
    "marshal_way": marshal_way,
    "marshal_nears": marshal_nears,
    "marshal_rest": marshal_rest,
}
