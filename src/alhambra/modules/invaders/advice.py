"""The Invaders add no moves of their own, but tell where walls are wanted."""

from typing import Any, Final

from alhambra.bots.advice.worth import UNSEEN, own_table, rules_of
from alhambra.engine.cells import cell_at
from alhambra.engine.laying import install
from alhambra.engine.outline import open_outer_sides
from alhambra.engine.scoring import LAST_ROUND
from alhambra.game.moves import Move
from alhambra.modules.invaders import DIRECTIONS, Invaders

LASTING: Final = 0.5  # which part of the open sides of today is still open an attack later


def advise(_view: dict[str, Any], _move: Move) -> float | None:
    """Scouts are sent by themselves and nobody chooses where the invaders come from."""
    return None


def extra(view: dict[str, Any], move: Move) -> float:
    """How much less the attacks to come cost once a tile lies there."""
    if move.kind.rpartition("_")[2] not in ("place", "add") or "tile" not in move.parts:
        return 0.0
    state, seat = own_table(view), int(view["you"])
    costs = _costs(view)
    before = [int(count) for count in open_outer_sides(state.boards[seat])]
    tile = state.rules.tile_by_name[move.parts["tile"]]
    install(state, seat, tile, move.parts.get("turn", 0), cell_at(*move.parts["at"]))
    after = [int(count) for count in open_outer_sides(state.boards[seat])]
    return UNSEEN * sum(
        cost * (now - then) for cost, now, then in zip(costs, before, after, strict=True)
    )


def _costs(view: dict[str, Any]) -> list[float]:
    """What an open side in each direction costs in the attacks to come."""
    module = next(one for one in rules_of(view).modules if isinstance(one, Invaders))
    shown, rounds = view["invaders"], int(view["rounds"])
    left = [name for name in DIRECTIONS if name not in shown["past"]]
    costs = [0.0] * len(DIRECTIONS)
    for later, number in enumerate(range(rounds, LAST_ROUND)):
        known = [shown["next"]] if shown["next"] and not later else left
        for name in known:
            share = LASTING**later / len(known)
            side = DIRECTIONS.index(name)
            costs[side] += share * module.loss[number]
            for beside in (side + 1, side + 3):
                costs[beside % len(costs)] += share * module.loss_beside[number]
    return costs
