"""Bazaars and what lies around them."""

from typing import Any

from tests.bots.told import Told

AROUND = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]


def bazaar_points(told: Told) -> bool:
    now, after = (_points(told, view) for view in (told.before, told.after))
    return bool(now == told.parts["now"] < after == told.parts["after"])


def _board(told: Told, view: dict[str, Any]) -> dict[tuple[int, int], list[str]]:
    """The words of each tile by its cell."""
    board = view["seats"][told.seat]["board"]
    return {(laid["at"][0], laid["at"][1]): laid["tile"].split() for laid in board}


def _points(told: Told, view: dict[str, Any]) -> int:
    """For each bazaar fitting neighbours times their types."""
    board, points = _board(told, view), 0
    for (x, y), (kind, *words) in board.items():
        if kind == "bazaar":
            near = [board.get((x + dx, y + dy), ["-"])[0] for dx, dy in AROUND]
            fitting = [other for other in near if other in words[1:]]
            points += len(fitting) * len(set(fitting))
    return points


def bazaar_room(told: Told) -> bool:
    """Neither a tile nor the fountain."""
    x, y = told.move.parts["at"]
    taken = {*_board(told, told.after), (0, 0)}
    free = [step for step in AROUND if (x + step[0], y + step[1]) not in taken]
    bazaar = told.move.parts["tile"].startswith("bazaar ")
    return bool(bazaar and len(free) == told.parts["count"])


CHECKS = {"bazaar_points": bazaar_points, "bazaar_room": bazaar_room}
