"""What paint and projects are worth: points for each building, in each scoring to come."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from alhambra.bots.advice.worth import paid_value, rules_of, scorings_left, time_left
from alhambra.bots.reasons_kinds import Reason
from alhambra.engine.rules import CURRENCIES
from alhambra.game.moves import Move
from alhambra.modules.fresh_colors import FreshColors

POINTS: Final = 2.0  # each decorated building, in each scoring
GROWTH: Final = 1.0  # buildings of a type that may still come
WORTH_IT: Final = 0.35  # which part of that is left for a project whose paint is not there yet
REWARD: Final = 1.0  # whatever overpaying brings
PAINT: Final = 0.4  # one tile of paint nobody asks for yet
WANTED: Final = 1.2  # one tile of paint that an own project needs
NO_MORE: Final = 0.3  # which part of it is left late in the game
PLAIN_PURCHASE: Final = {"space", "tile", "pay"}


def advise(view: dict[str, Any], move: Move) -> float | None:
    """Points for taking, giving back and completing."""
    parts = move.parts
    if move.kind in ("decor_take", "decor_draw"):
        return WORTH_IT * time_left(view) * _decorated(view, str(parts["decor"]))
    if move.kind == "paint_take":
        return _paint(view, Counter(parts["paint"]))
    if move.kind == "paint_return":
        return -_paint(view, Counter([str(parts["paint"])]), given=1)
    if move.kind == "decor_complete":
        return sum(_decorated(view, project) for project in parts["projects"])
    return 0.0 if move.kind == "decor_decline" else None


def extra(view: dict[str, Any], move: Move) -> float:
    """Overpaying brings something, and buildings of a completed type are worth more."""
    tile = str(move.parts.get("tile", ""))
    if move.kind == "buy" and tile:
        price = tile.split()[1]
        over = price.isdecimal() and paid_value(move.parts["pay"]) > int(price)
        return REWARD * time_left(view) if over else 0.0
    if move.kind in ("place", "add"):
        done = view["fresh_colors"]["done"][view["you"]]
        decorated = tile.split(maxsplit=1)[0] in [project.split()[1] for project in done]
        return POINTS * scorings_left(view) if decorated else 0.0
    return 0.0


def why(view: dict[str, Any], move: Move) -> Iterator[Reason]:
    """What projects lack then, what they bring, what paint can be spared, where one overpays."""
    if move.kind in ("decor_take", "decor_draw"):
        yield from _why_project(view, str(move.parts["decor"]))
    elif move.kind == "paint_take":
        yield from _why_paint(view, Counter(move.parts["paint"]))
    elif move.kind == "paint_return":
        yield from _why_returned(view, str(move.parts["paint"]))
    elif move.kind == "decor_complete":
        kind = str(move.parts["projects"][0]).split()[1]
        yield Reason("decor_each", type=kind, points=_module(view).points)
    elif move.kind == "buy" and set(move.parts) == PLAIN_PURCHASE and _brings_paint(view, move):
        yield Reason("paint_column", currency=CURRENCIES[int(move.parts["space"]) - 1])


def _why_project(view: dict[str, Any], project: str) -> Iterator[Reason]:
    """The points of the buildings one has already, and the paint that is missing."""
    kind = project.split()[1]
    count = int(view["seats"][view["you"]]["buildings"][kind])
    if count:
        yield Reason("decor_points", type=kind, count=count, points=count * _module(view).points)
    yield Reason("decor_missing", missing=_missing(project, _own_paint(view)))


def _why_paint(view: dict[str, Any], paint: Counter[str]) -> Iterator[Reason]:
    """The project that comes nearest to being complete: an own one, else one on the board."""
    shown, own = view["fresh_colors"], _own_paint(view)
    more = own + (paint & Counter(shown["supply"]))
    mine = shown["projects"][view["you"]]
    kinds = [project.split()[1] for project in [*mine, *shown["done"][view["you"]]]]
    board = [project for project in [*shown["columns"], shown["top"]] if project]
    others = [project for project in board if project.split()[1] not in kinds]
    for key, projects in (("paint_project", mine), ("paint_board", others)):
        served = [p for p in projects if _missing(p, more) < _missing(p, own)]
        if served:
            nearest = min(served, key=lambda project: _missing(project, more))
            yield Reason(key, type=nearest.split()[1], missing=_missing(nearest, more))
            return
    limit = _module(view).color_limit
    if more.total() <= limit:
        yield Reason("paint_total", count=more.total())
    else:
        yield Reason("paint_choice", limit=limit)


def _why_returned(view: dict[str, Any], paint: str) -> Iterator[Reason]:
    """Whether all own projects can do without it, or how much of it is left."""
    left, wanted = _own_paint(view)[paint] - 1, _wanted(view)[paint]
    if left or not wanted:
        yield Reason("paint_returned", left=left, spare=left >= wanted)


def _brings_paint(view: dict[str, Any], move: Move) -> bool:
    """Whether an action overpays in a currency whose column still has some paint.

    Prices that handymen may have raised are left out.
    """
    parts, shown = move.parts, view["fresh_colors"]
    currency, price = CURRENCIES[int(parts["space"]) - 1], str(parts["tile"]).split()[1]
    raised = any(any(changes) for changes in view.get("handymen", {}).get("declared", []))
    if raised or view["question"]["kind"] != "act" or not price.isdecimal():
        return False
    paint = _printed_paint(view, int(parts["space"]) - 1)
    own = all(str(card).startswith(currency) for card in parts["pay"])
    return (
        own and paid_value(parts["pay"]) > int(price) and not {*paint}.isdisjoint(shown["supply"])
    )


def _printed_paint(view: dict[str, Any], column: int) -> list[str]:
    """All paint that a column of the board names."""
    sets, paint = _module(view).paint_set, _module(view).paint
    return [str(paint.words[color]) for one in sets.columns[column] for color in sets.sets[one]]


def _module(view: dict[str, Any]) -> FreshColors:
    rules = rules_of(view)
    return next(module for module in rules.modules if isinstance(module, FreshColors))


def _own_paint(view: dict[str, Any]) -> Counter[str]:
    """The paint one has."""
    return Counter(view["fresh_colors"]["colors"][view["you"]])


def _wanted(view: dict[str, Any]) -> Counter[str]:
    """The paint that all own projects need together."""
    projects = view["fresh_colors"]["projects"][view["you"]]
    return Counter(color for project in projects for color in project.split()[2:])


def _missing(project: str, paint: Counter[str]) -> int:
    """How much paint a project lacks."""
    return (Counter(project.split()[2:]) - paint).total()


def _decorated(view: dict[str, Any], project: str) -> float:
    """What a project brings once it is completed."""
    kind = project.split()[1]
    buildings = int(view["seats"][view["you"]]["buildings"][kind])
    return POINTS * scorings_left(view) * (buildings + GROWTH * time_left(view))


def _paint(view: dict[str, Any], paint: Counter[str], given: int = 0) -> float:
    """What paint is worth beside the paint one has, of which `given` tiles would go."""
    mine, wanted = _own_paint(view), _wanted(view)
    worth = 0.0
    for color, count in paint.items():
        useful = min(count, max(0, wanted[color] - mine[color] + given))
        worth += WANTED * useful + PAINT * (count - useful)
    return worth * (time_left(view) + NO_MORE)
