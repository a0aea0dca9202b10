"""What paint and projects are worth: points for each building, in each scoring to come."""

from collections import Counter
from typing import Any, Final

from alhambra.bots.advice.worth import paid_value, scorings_left, time_left
from alhambra.moves import Move

POINTS: Final = 2.0  # each decorated building, in each scoring
GROWTH: Final = 1.0  # buildings of a type that may still come
WORTH_IT: Final = 0.35  # which part of that is left for a project whose paint is not there yet
REWARD: Final = 1.0  # whatever overpaying brings
PAINT: Final = 0.4  # one tile of paint nobody asks for yet
WANTED: Final = 1.2  # one tile of paint that an own project needs
NO_MORE: Final = 0.3  # which part of it is left late in the game


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


def _decorated(view: dict[str, Any], project: str) -> float:
    """What a project brings once it is completed."""
    kind = project.split()[1]
    buildings = int(view["seats"][view["you"]]["buildings"][kind])
    return POINTS * scorings_left(view) * (buildings + GROWTH * time_left(view))


def _paint(view: dict[str, Any], paint: Counter[str], given: int = 0) -> float:
    """What paint is worth beside the paint one has, of which `given` tiles would go."""
    shown = view["fresh_colors"]
    mine = Counter(shown["colors"][view["you"]])
    wanted: Counter[str] = Counter()
    for project in shown["projects"][view["you"]]:
        wanted.update(project.split()[2:])
    worth = 0.0
    for color, count in paint.items():
        useful = min(count, max(0, wanted[color] - mine[color] + given))
        worth += WANTED * useful + PAINT * (count - useful)
    return worth * (time_left(view) + NO_MORE)
