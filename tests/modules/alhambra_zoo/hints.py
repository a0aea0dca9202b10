"""Walks of animals: what they bring, and what is kept without them."""

from collections.abc import Iterator
from typing import Any

from tests.bots.hint_facts import value
from tests.bots.hints.ground import Cell, distances, ground
from tests.bots.told import Told

Zoo = list[tuple[Cell, str]]  # each animal with its cell


def _zoo(view: dict[str, Any], seat: int) -> Zoo:
    board = view["seats"][seat]["board"]
    cells: dict[str, Cell] = {laid["tile"]: (laid["at"][0], laid["at"][1]) for laid in board}
    cells[f"fountain {seat}"] = (0, 0)
    places = view["alhambra_zoo"]["animals"]
    return [(cells[spot], one) for spot, *animals in places if spot in cells for one in animals]


def _points(view: dict[str, Any], seat: int, zoo: Zoo) -> int:
    """A point for each animal that is in a garden without another kind."""
    board = view["seats"][seat]["board"]
    gardens = [(p["at"][0], p["at"][1]) for p in board if p["tile"].startswith("garden ")]
    kinds = {cell: {animal for at, animal in zoo if at == cell} for cell in gardens}
    return sum(1 for at, _ in zoo if at in gardens and len(kinds[at]) == 1)


def _walks(view: dict[str, Any], seat: int, most: int) -> Iterator[tuple[int, int]]:
    """Steps and gain of each walk of one animal."""
    zoo, laid = _zoo(view, seat), ground(view, seat)
    now = _points(view, seat, zoo)
    for number, (start, animal) in enumerate(zoo):
        others = zoo[:number] + zoo[number + 1 :]
        for at, steps in distances(laid, start).items():
            if 0 < steps <= most:
                yield steps, _points(view, seat, [*others, (at, animal)]) - now


def _best(view: dict[str, Any], seat: int, most: int) -> int:
    return max((gain for _, gain in _walks(view, seat, most)), default=0)


def _hand(view: dict[str, Any], seat: int) -> list[int]:
    return [value(card) for card in view["seats"][seat]["hand"]]


def _most(told: Told) -> int:
    """How many steps there may be: what is left, what the card gives, or any card."""
    if "pay" in told.move.parts:
        return sum(map(value, told.move.parts["pay"]))
    steps = told.before["question"]["data"].get("steps")
    return max(_hand(told.before, told.seat)) if steps is None else int(steps)


def zoo_walk(told: Told) -> bool:
    """As many points as any walk brings, and a shorter one brings less."""
    steps, points = told.parts["steps"], told.parts["points"]
    best = [_best(told.before, told.seat, most) for most in (_most(told), steps, steps - 1)]
    return bool(best[0] == best[1] == points > max(0, best[2]))


def zoo_steps(told: Told) -> bool:
    vain = _best(told.before, told.seat, _most(told)) <= 0
    return bool(vain and told.parts["steps"] == _most(told))


def zoo_lowest(told: Told) -> bool:
    return bool(min(_hand(told.before, told.seat)) == told.parts["value"] == _most(told))


def zoo_settled(told: Told) -> bool:
    return _best(told.before, told.seat, _most(told)) <= 0


def zoo_kept(told: Told) -> bool:
    hands = [sorted(view["seats"][told.seat]["hand"]) for view in (told.before, told.after)]
    return hands[0] == hands[1] and told.parts["card"] in hands[1]


def zoo_purse(told: Told) -> bool:
    return bool(sum(_hand(told.after, told.seat)) == told.parts["sum"])


CHECKS = {
    "zoo_walk": zoo_walk,
    "zoo_steps": zoo_steps,
    "zoo_lowest": zoo_lowest,
    "zoo_settled": zoo_settled,
    "zoo_kept": zoo_kept,
    "zoo_purse": zoo_purse,
}
