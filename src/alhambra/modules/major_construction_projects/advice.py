"""What a project is worth: two buildings at once, for money that may come back."""

from collections.abc import Iterator
from typing import Any, Final

from alhambra.bots.advice.purse import cheapest_bid
from alhambra.bots.advice.worth import (
    COIN,
    UNSEEN,
    WALLS,
    building_gain,
    own_table,
    paid_value,
    rules_of,
    scorings_left,
    time_left,
    wall_points,
)
from alhambra.bots.reasons_kinds import Reason
from alhambra.bots.table import Table
from alhambra.engine.cells import cell_at
from alhambra.engine.laying import install
from alhambra.engine.rules import TYPES, TileSpec
from alhambra.game.moves import Move

WON: Final = 0.7  # how likely an offer is to stand until one's own next turn
LEAST: Final = 15  # what must be offered
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


def why(view: dict[str, Any], move: Move) -> Iterator[Reason]:
    """What the project's buildings are good for, and how the offer compares with others."""
    if move.kind != "bid_project":
        return
    yield _buildings(view)
    shown = view["major_construction_projects"]
    offered = paid_value(move.parts["pay"])
    if shown["bidder"] is not None:
        yield Reason("project_outbids", other=shown["bidder"], bid=shown["total"])
    elif offered == paid_value(cheapest_bid(view, LEAST)):
        yield Reason("project_lowest", sum=offered)


def _buildings(view: dict[str, Any]) -> Reason:
    """A type in which the project brings the lead, else what it makes of both types."""
    kinds = _spec(view, view["major_construction_projects"]["open"]).kinds
    table = Table(view)
    counts = table.counts
    for kind in kinds:
        level = counts[kind][0] == max(counts[kind][1:])
        if level and not table.rules.fold_halves:
            return Reason("project_lead", type=TYPES[kind])
    first, second = (TYPES[kind] for kind in kinds)
    after = [counts[kind][0] + 1 for kind in kinds]
    return Reason("project_counts", type=first, count=after[0], second=second, more=after[1])


def _spec(view: dict[str, Any], name: str) -> TileSpec:
    rules = rules_of(view)
    return rules.tiles[rules.tile_by_name[name]]


def _offer(view: dict[str, Any], move: Move) -> float:
    """The buildings, as likely as they are to come, less the money."""
    kinds = _spec(view, view["major_construction_projects"]["open"]).kinds
    likely = WON if view["tower"] > view["players"] else LATE
    cost = COIN * paid_value(move.parts["pay"]) * time_left(view)
    return likely * (UNSEEN * (WALLS + building_gain(view, kinds)) - cost)


def _more_wall(view: dict[str, Any], move: Move) -> int:
    """What the wall gains."""
    state = own_table(view)
    seat = int(view["you"])
    before = wall_points(state, seat)
    tile = state.rules.tile_by_name[move.parts["tile"]]
    install(state, seat, tile, 0, cell_at(*move.parts["at"]))
    return wall_points(state, seat) - before
