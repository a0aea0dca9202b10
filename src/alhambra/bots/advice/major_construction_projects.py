"""What a project is worth: two buildings at once, for money that may come back."""

from typing import Any, Final

from alhambra.bots.advice.worth import (
    COIN,
    building_gain,
    own_table,
    paid_value,
    scorings_left,
    time_left,
    wall_points,
)
from alhambra.catalogue import rules_for
from alhambra.engine.cells import cell_at
from alhambra.engine.laying import install
from alhambra.engine.rules import TileSpec
from alhambra.moves import Move

WON: Final = 0.7  # how likely an offer is to stand until the own next turn
LATE: Final = 0.2  # the same if the game may end before
RESERVED: Final = 0.35  # which part of its worth a project has in the reserve


def advise(view: dict[str, Any], move: Move) -> float | None:
    """Values an offer, and what becomes of a project that was won."""
    if move.kind == "bid_project":
        return _offer(view, move)
    if not str(move.parts.get("tile", "")).startswith("project "):
        return None
    gain = building_gain(view, _spec(view, move.parts["tile"]).kinds)
    if move.kind in ("place", "add"):
        return gain + scorings_left(view) * _more_wall(view, move)
    return RESERVED * time_left(view) * gain if move.kind == "store" else None


def _spec(view: dict[str, Any], name: str) -> TileSpec:
    rules = rules_for(view["players"], tuple(view["modules"]), tuple(view["options"]))
    return rules.tiles[rules.tile_by_name[name]]


def _offer(view: dict[str, Any], move: Move) -> float:
    """The buildings, as likely as they are to come, less the money."""
    kinds = _spec(view, view["major_construction_projects"]["open"]).kinds
    likely = WON if view["tower"] > view["players"] else LATE
    cost = COIN * paid_value(move.parts["pay"]) * time_left(view)
    return likely * (building_gain(view, kinds) - cost)


def _more_wall(view: dict[str, Any], move: Move) -> int:
    """What the wall gains."""
    state = own_table(view)
    seat = int(view["you"])
    before = wall_points(state, seat)
    tile = state.rules.tile_by_name[move.parts["tile"]]
    install(state, seat, tile, 0, cell_at(*move.parts["at"]))
    return wall_points(state, seat) - before
