"""The Caliph's Guidelines: they add no moves of their own, but tell where to build."""

from typing import Any, Final

from alhambra.bots.advice.worth import own_table
from alhambra.engine.cells import cell_at
from alhambra.engine.laying import install
from alhambra.engine.rules import Rules
from alhambra.engine.state import State
from alhambra.game.moves import Move
from alhambra.modules.caliphs_guidelines import CaliphsGuidelines
from alhambra.modules.caliphs_guidelines.missions import count

LASTING: Final = 0.6  # which part of what a tile adds today will count at the end


def advise(_view: dict[str, Any], _move: Move) -> float | None:
    """The wishes are counted at the end; nothing is to be decided for them alone."""
    return None


def extra(view: dict[str, Any], move: Move) -> float:
    """What a tile in this place adds to the open missions."""
    if move.kind not in ("place", "add"):
        return 0.0
    state = own_table(view)
    missions = view["caliphs_guidelines"]["missions"]
    before = _fulfilled(state, view["you"], missions)
    tile = state.rules.tile_by_name[move.parts["tile"]]
    install(state, view["you"], tile, move.parts.get("turn", 0), cell_at(*move.parts["at"]))
    return LASTING * (_fulfilled(state, view["you"], missions) - before)


def _fulfilled(state: State, seat: int, missions: list[str]) -> int:
    """The points for these missions as the Alhambra lies."""
    module = _module(state.rules)
    return sum(module.worth(mission, count(state, seat, mission)) for mission in missions)


def _module(rules: Rules) -> CaliphsGuidelines:
    return next(module for module in rules.modules if isinstance(module, CaliphsGuidelines))
