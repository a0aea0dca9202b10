"""What a watchtower is worth: the wall it makes longer, and its bonus if it stands in it."""

from collections.abc import Iterator
from typing import Any, Final

from alhambra.bots.advice.worth import (
    ACTION,
    COIN,
    building_gain,
    own_table,
    paid_value,
    scorings_left,
    time_left,
    wall_points,
)
from alhambra.bots.reasons_kinds import Reason
from alhambra.engine.cells import cell_at
from alhambra.engine.laying import cell_of, install, tile_of, turn_of
from alhambra.engine.outline import DIAGONAL, runs
from alhambra.engine.spots import offer_adds
from alhambra.engine.state import State
from alhambra.engine.step import Deed, Moves
from alhambra.game.moves import Move

BONUS: Final = 2
LIKELY: Final = 0.6  # which part of its best place a watchtower is worth before it is built
BESIDE_NEW: Final = 2.0  # points per scoring for a place beside the building it is bought with


def advise(view: dict[str, Any], move: Move) -> float | None:
    """Values going back, building a watchtower, and buying one with a tile, or having it paid."""
    if move.kind == "return_watchtower":
        return 0.0
    if move.kind == "place" and str(move.parts["tile"]).startswith("watchtower "):
        return _built(view, move)
    if move.kind in ("buy", "favour") and move.parts.get("watchtower"):
        return _bought(view, move)
    if move.kind == "patron_buy" and move.parts.get("watchtower"):
        return _hoped(view, own_table(view), str(move.parts["tile"]))
    return None


def why(view: dict[str, Any], move: Move) -> Iterator[Reason]:
    """What a watchtower costs with a tile; the wall in which it stands, if not the longest."""
    if move.kind == "buy" and move.parts.get("watchtower"):
        shown = view["watchtowers"]
        kind = str(move.parts["tile"]).split()[0]
        left = sum(1 for name in shown["left"] if name.split()[1] == kind)
        yield Reason("watchtower_with", surcharge=int(shown["surcharge"]), left=left)
    elif move.kind == "place" and str(move.parts["tile"]).startswith("watchtower "):
        edge = (cell_at(*move.parts["at"]), DIAGONAL)
        longest, *others = runs(_laid(view, move).boards[view["you"]])
        for run in others:
            if edge in run.edges:
                yield Reason("watchtower_wall", length=run.length, wall=longest.length)


def _laid(view: dict[str, Any], move: Move) -> State:
    """The own Alhambra with the watchtower."""
    state = own_table(view)
    tile = state.rules.tile_by_name[move.parts["tile"]]
    install(state, view["you"], tile, move.parts.get("turn", 0), cell_at(*move.parts["at"]))
    return state


def _built(view: dict[str, Any], move: Move) -> float:
    """What the wall gains."""
    states = (own_table(view), _laid(view, move))
    now, then = (wall_points(state, int(view["you"]), BONUS) for state in states)
    return float(scorings_left(view) * (then - now))


def _bought(view: dict[str, Any], move: Move) -> float:
    """The building, the watchtower on a likely place, and the money."""
    state = own_table(view)
    spec = state.rules.tiles[state.rules.tile_by_name[move.parts["tile"]]]
    paid = paid_value(move.parts["pay"])
    exact = paid == spec.price + int(view["watchtowers"]["surcharge"])
    again = ACTION * time_left(view) if exact and move.kind == "buy" else 0.0
    value = building_gain(view, spec.kinds) + _hoped(view, state, spec.name) + again
    return value - COIN * paid * time_left(view)


def _hoped(view: dict[str, Any], state: State, tile: str) -> float:
    """What a watchtower may bring that is bought with this tile."""
    tower = state.rules.tile_by_name[f"watchtower {tile.split(maxsplit=1)[0]} 1"]
    best = max(BESIDE_NEW, LIKELY * _best_place(state, int(view["you"]), tower))
    return scorings_left(view) * best


def _best_place(state: Any, seat: int, tower: int) -> int:
    """What the wall gains, with the bonus, where it gains most."""
    spots = Moves()
    offer_adds(Deed("try"), state, seat, tower, spots)
    before = wall_points(state, seat, BONUS)
    best = 0
    for code in spots.codes:
        table = state.copy()
        install(table, seat, tile_of(code), turn_of(code), cell_of(code))
        best = max(best, wall_points(table, seat, BONUS) - before)
    return best
