"""When to give a master builder for a redesign: if a tile of the reserve can be built."""

from collections.abc import Iterator
from typing import Any, Final

from alhambra.bots.advice.worth import COIN, building_gain, own_table, time_left
from alhambra.bots.reasons_kinds import Reason
from alhambra.bots.table import Table
from alhambra.engine.rules import TYPES
from alhambra.engine.spots import offer_adds
from alhambra.engine.step import Moves
from alhambra.game.moves import Move

VALUE: Final = 3  # what the card is worth as money
CARD: Final = 0.5  # one more card in hand
WALL: Final = 1.0  # what the walls of a tile may add


def advise(view: dict[str, Any], move: Move) -> float | None:
    """The best tile that waits, less the money; how it is built is valued like any redesign."""
    if move.kind != "send_builder":
        return None
    return _best_tile(view) - (COIN * VALUE + CARD) * time_left(view)


def why(view: dict[str, Any], move: Move) -> Iterator[Reason]:
    """Which tile the builder can add and what the card is worth; that there is none to add."""
    if move.kind == "send_builder":
        tiles = _addable(view)
        if tiles:
            yield Reason("builder_adds", tile=max(tiles, key=lambda name: _worth(view, name)))
        else:
            yield Reason("builder_free", value=VALUE)
        yield from _lone(view, str(move.parts["builder"]))
    elif move.kind == "done_end" and _may_send(view) and not _addable(view):
        yield Reason("builder_idle")


def _addable(view: dict[str, Any]) -> list[str]:
    """The tiles of one's own reserve that fit somewhere."""
    seat = view["you"]
    reserve: list[str] = view["seats"][seat]["reserve"]
    if not reserve:
        return []
    state = own_table(view)
    add = state.rules.deed_by_name["add"]
    fitting: list[str] = []
    for name in reserve:
        found = Moves()
        offer_adds(add, state, seat, state.rules.tile_by_name[name], found)
        if found.count():
            fitting.append(name)
    return fitting


def _best_tile(view: dict[str, Any]) -> float:
    """What the best tile of the reserve adds that fits somewhere, 0 if there is none."""
    return max((_worth(view, name) for name in _addable(view)), default=0.0)


def _worth(view: dict[str, Any], name: str) -> float:
    """What the tile adds once it is built, 0 if it is no building."""
    kind = name.split(maxsplit=1)[0]
    return WALL + building_gain(view, [TYPES.index(kind)]) if kind in TYPES else 0.0


def _lone(view: dict[str, Any], builder: str) -> Iterator[Reason]:
    """The card is all the money of its currency."""
    table = Table(view)
    currency, _ = table.rules.unit_by_name[builder]
    if len(table.purses[currency]) == 1:
        yield Reason("builder_lone", currency=table.rules.currencies[currency].name)


def _may_send(view: dict[str, Any]) -> bool:
    """Whether a builder is in hand, and none has worked in this turn."""
    hand = view["seats"][view["you"]]["hand"]
    return not view["master_builders"]["used"] and any("builder" in card for card in hand)
