"""Craftsmen who build: mortar mixer, builder, mosaic artist, brickmaker."""

from typing import TYPE_CHECKING

from alhambra.engine.building import has_tiles
from alhambra.engine.laying import (
    cell_of,
    install,
    pack_spot,
    refuse_exchange,
    tell_spot,
    tile_of,
    turn_of,
    uninstall,
    veto_store,
)

from alhambra.engine.prelude import (  # isort: skip
    OTHER, REDESIGN, WHOLE_CELLS, BadMoveError, Deed, Final, Frame, Moves, State, Step, i64,
    insert_sorted,
)  # fmt: skip
from alhambra.engine.rules import HALF_CELL
from alhambra.engine.spots import offer_adds, offer_exchanges
from alhambra.engine.step import arg_a, arg_b
from alhambra.engine.steps.gifts import SwapSpaces
from alhambra.engine.steps.menu import Decline
from alhambra.engine.steps.permit import Gift, OtherWay
from alhambra.engine.steps.place import SpotDeed, only, waiting
from alhambra.engine.steps.reading import read_cell, read_tile
from alhambra.engine.steps.redesign import Exchange, Redesign, redesigns
from alhambra.engine.steps.relocate import Relocate, without

if TYPE_CHECKING:
    from alhambra.modules.travelling_craftsmen import TravellingCraftsmen

TURNS: Final = 4


class MortarSwap(SwapSpaces):
    """The mortar mixer: two tiles of the market change places.

    Ruling: both spaces must have one. What lies on a tile goes with it, what belongs to a space
    stays.
    """

    def possible(self, state: State, seat: i64) -> bool:
        return len([tile for tile in state.market if tile >= 0]) > 1

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        if min(state.market[int(arg_a(code))], state.market[int(arg_b(code))]) < 0:
            return "nothing_for_sale"
        return super().refuse(state, frame, code)


# --- The builder


class CallBuilder(Deed):
    """One redesign for nothing, which may also move a building inside the Alhambra.

    It is a redesign like any other: whatever forbids that forbids the builder. At the end of a
    turn, too, he works only if the turn may hold actions of any kind. Once called he is used, even
    if one can think of nothing for him.
    """

    def __init__(self, name: str, question: Step) -> None:
        super().__init__(name, REDESIGN)
        self.question = question

    def possible(self, state: State, seat: i64) -> bool:
        return not self._refuse(state, seat)

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        return self._refuse(state, frame.seat)

    def _refuse(self, state: State, seat: i64) -> str:
        """There must be tiles in the Alhambra or in the reserve."""
        board = state.boards[int(seat)]
        work = len(state.reserves[int(seat)]) > 0 or has_tiles(board) or len(board.annexes) > 0
        return state.barred(seat, OTHER) or ("" if work else "nothing_for_builder")

    def act(self, state: State, frame: Frame, code: i64) -> None:
        state.ask(self.question, frame.seat)


class CraftsmansGift(Gift):
    """A redesign that the builder gives."""


def builder_question() -> Step:
    """What does the builder do?"""
    redesign = redesigns("craft_", CraftsmansGift())
    deeds = [*redesign, Relocate("craft_move"), Decline("craft_done")]
    return Step("craft_question", "menu", deeds)


class MosaicTurn(OtherWay):
    """The mosaic artist: a tile that another deed lays is turned, if it can be in no other way.

    He is of no use for camps and half cells, nor for what turns freely anyway.
    """

    def __init__(self, laying: Deed) -> None:
        super().__init__(laying, f"mosaic_{laying.name}")

    def _tiles(self, state: State, frame: Frame) -> list[int]:
        """What may be laid: tiles that wait, or those of the reserve."""
        if isinstance(self.deed, Redesign):
            allowed = self.deed.allowed(state, frame.seat)
            return state.reserves[int(frame.seat)] if allowed else []
        return waiting(state, frame)

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        spots = Moves()
        for tile in self._tiles(state, frame):
            if turnable(state, tile):
                if isinstance(self.deed, Exchange):
                    offer_exchanges(self, state, frame.seat, tile, spots, TURNS)
                else:
                    offer_adds(self, state, frame.seat, tile, spots, TURNS)
        for code in spots.codes:
            if turn_of(code):
                out.add(code)

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        if not turnable(state, tile_of(code)):
            return "artist_not_needed"
        return super().refuse(state, frame, code)

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        turn = parts.get("turn")
        if type(turn) is not int or not 0 < turn < TURNS:
            raise BadMoveError("cannot_turn", str(turn))
        return pack_spot(self, read_tile(state.rules, parts), turn, read_cell(parts))


def turnable(state: State, tile: i64) -> bool:
    """Whether the artist is of use."""
    spec = state.rules.tiles[int(tile)]
    return spec.shape == WHOLE_CELLS and spec.turns == 1


class BrickExchange(SpotDeed):
    """The brickmaker: a tile bought in this turn takes the place of a built one.

    That one is placed at once. Ruling: it is an exchange like that of a redesign, so whatever locks
    a tile locks it here. A tile that may not go to the reserve can be displaced if it can be built
    elsewhere. What was not bought, like a square, takes nobody's place.
    """

    def __init__(self, module: "TravellingCraftsmen") -> None:
        super().__init__("brick_exchange")
        self.module = module

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        found = Moves()
        for tile in waiting(state, frame):
            if self._refuse_brick(state, tile) == "":
                offer_exchanges(self, state, frame.seat, tile, found, 0, False)
        for code in found.codes:
            if self._refuse_displaced(state, frame.seat, code) == "":
                out.add(code)

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """A pending tile that was bought, and the common sides must fit."""
        tile, seat = tile_of(code), frame.seat
        if int(tile) not in waiting(state, frame):
            return "not_pending"
        reason = self._refuse_brick(state, tile)
        reason = reason or refuse_exchange(state, seat, tile, turn_of(code), cell_of(code), False)
        return reason or self._refuse_displaced(state, seat, code)

    def _refuse_brick(self, state: State, tile: i64) -> str:
        if state.rules.tiles[int(tile)].shape == HALF_CELL:
            return "half_cell_stays"
        bought = int(tile) in self.module.purchases.of(state)
        return "" if bought else "not_bought_this_turn"

    def _refuse_displaced(self, state: State, seat: i64, code: i64) -> str:
        """Why the old tile could go nowhere, "" if it can."""
        if not state.rules.veto_store:
            return ""
        old = i64(state.boards[int(seat)].tile[cell_of(code)])
        reason = veto_store(state, seat, old)
        if reason == "":
            return ""
        board = without(state, seat, cell_of(code))
        install(state, seat, tile_of(code), turn_of(code), cell_of(code))
        state.news.clear()  # nothing has happened
        spots = Moves()
        offer_adds(self, state, seat, old, spots)
        state.boards[int(seat)] = board
        return "" if spots.count() else reason

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The old tile finds another place, or goes to the reserve."""
        seat = frame.seat
        if state.telling:
            tell_spot(state, "exchanged", frame, code)
        old = uninstall(state, seat, cell_of(code))
        state.pending[int(seat)].remove(int(tile_of(code)))
        insert_sorted(state.pending[int(seat)], int(old))
        self.module.displaced.put(state, old)
        install(state, seat, tile_of(code), turn_of(code), cell_of(code))
        state.push(state.rules.steps["placement"], seat, only(old))
