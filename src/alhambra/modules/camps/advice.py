"""What a camp is worth: the lines behind its bastions, in each scoring to come."""

from typing import Any, Final

from alhambra.bots.advice.worth import (
    ACTION,
    COIN,
    own_table,
    paid_value,
    scorings_left,
    time_left,
)
from alhambra.engine.cells import cell_at
from alhambra.engine.laying import cell_of
from alhambra.engine.lines import buildings_in_line
from alhambra.engine.spots import offer_adds
from alhambra.engine.state import State
from alhambra.engine.step import Deed, Moves
from alhambra.game.moves import Move
from alhambra.modules.camps import CAMP

LIKELY: Final = 0.8  # which part of its best place a camp is worth before it is built
STORED: Final = 0.3  # which part of it is left in the reserve: to add it costs an action


def advise(view: dict[str, Any], move: Move) -> float | None:
    """Values the moves of the base game that buy, build or store a camp."""
    name = str(move.parts.get("tile", ""))
    if not name.startswith(f"{CAMP} "):
        return None
    if move.kind in ("place", "add", "exchange"):
        return _built(view, name, move.parts["at"]) - (ACTION if move.kind == "exchange" else 0)
    if move.kind == "store":
        return STORED * time_left(view) * _best(view, name)
    if move.kind == "give":
        return 0.0
    return _bought(view, name, move) if move.kind == "buy" else None


def _lines(state: State, seat: int, camp: int, cell: int) -> int:
    """The points of a camp that stands there, in one scoring."""
    bastions = state.rules.tiles[camp].walls[0]
    return sum(
        int(buildings_in_line(state, seat, cell, side)) for side in range(4) if bastions >> side & 1
    )


def _built(view: dict[str, Any], name: str, at: list[int]) -> float:
    """What the camp gains there over the camp whose place it takes."""
    state = own_table(view)
    seat, cell = int(view["you"]), cell_at(*at)
    gain = _lines(state, seat, state.rules.tile_by_name[name], cell)
    if cell in state.boards[seat].annexes:
        gain -= _lines(state, seat, int(state.boards[seat].tile[cell]), cell)
    return float(gain * scorings_left(view))


def _best(view: dict[str, Any], name: str) -> float:
    """What the camp gains on its best place; the lines will rather grow than break."""
    state = own_table(view)
    seat, camp = int(view["you"]), state.rules.tile_by_name[name]
    spots = Moves()
    offer_adds(Deed("try"), state, seat, camp, spots)
    gains = [_lines(state, seat, camp, int(cell_of(code))) for code in spots.codes]
    return float(scorings_left(view) * max(gains, default=0))


def _bought(view: dict[str, Any], name: str, move: Move) -> float:
    """Its likely place against the money; an exact payment gives another action."""
    paid = paid_value(move.parts["pay"])
    again = ACTION * time_left(view) if paid == int(name.split()[1]) else 0.0
    return LIKELY * _best(view, name) + again - COIN * paid * time_left(view)
