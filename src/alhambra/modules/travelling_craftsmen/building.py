"""Craftsmen who build: mortar mixer, builder, mosaic artist, brickmaker."""

from typing import TYPE_CHECKING

from alhambra.engine.building import has_tiles
from alhambra.engine.laying import (
    cell_of,
    install,
    pack_spot,
    read_spot,
    refuse_exchange,
    spot_parts,
    tell_spot,
    tile_of,
    turn_of,
    uninstall,
    veto_store,
)

from alhambra.engine.prelude import (  # isort: skip
    OTHER, REDESIGN, SPOT, WHOLE_CELLS, BadMoveError, Deed, Final, Frame, Kind, Moves, Rules,
    State, Step, i64, insert_sorted, kinds_of,
)  # fmt: skip
from alhambra.engine.rules import HALF_CELL
from alhambra.engine.spots import offer_adds, offer_exchanges
from alhambra.engine.step import arg_a, arg_b
from alhambra.engine.steps.gifts import SwapSpaces
from alhambra.engine.steps.place import Place, only, waiting
from alhambra.engine.steps.reading import read_cell, read_tile
from alhambra.engine.steps.redesign import Add, Exchange, Gift, Remove
from alhambra.engine.steps.relocate import Relocate

if TYPE_CHECKING:
    from alhambra.modules.travelling_craftsmen import TravellingCraftsmen

TURNS: Final = 4


# --- The mortar mixer


class MortarSwap(SwapSpaces):
    """Two tiles of the market change places.

    Ruling: both spaces must have one. What lies on a tile goes with it, what belongs to a space
    stays.
    """

    def __init__(self, name: str, module: "TravellingCraftsmen") -> None:
        super().__init__(name)
        self.module = module

    def possible(self, state: State, seat: i64) -> bool:
        """The mixer, and two tiles."""
        if not self.module.serves(state, seat, "mortar_mixer"):
            return False
        return len([tile for tile in state.market if tile >= 0]) > 1

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Each pair of tiles."""
        if self.possible(state, frame.seat):
            super().offer(state, frame, out)

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """The mixer, and two tiles."""
        reason = self.module.refuse(state, frame.seat, "mortar_mixer")
        if reason:
            return reason
        if min(state.market[int(arg_a(code))], state.market[int(arg_b(code))]) < 0:
            return "nothing_for_sale"
        return super().refuse(state, frame, code)

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """They change places."""
        self.module.use(state, frame.seat, "mortar_mixer")
        super().act(state, frame, code)


# --- The builder


class CraftsmansGift(Gift):
    """A redesign that the builder gives."""


class CallBuilder(Deed):
    """One redesign for nothing, which may also move a building inside the Alhambra.

    It is a redesign like any other: whatever forbids that forbids the builder. At the end of a
    turn, too, he works only if the turn may hold actions of any kind.
    """

    def __init__(self, name: str, module: "TravellingCraftsmen") -> None:
        super().__init__(name, REDESIGN)
        self.module = module

    def possible(self, state: State, seat: i64) -> bool:
        if not self.module.serves(state, seat, "builder") or state.barred(seat, OTHER):
            return False
        return has_work(state, seat)

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """The builder, and something to redesign."""
        reason = self.module.refuse(state, frame.seat, "builder")
        if reason == "":
            reason = state.barred(frame.seat, OTHER)
        if reason:
            return reason
        return "" if has_work(state, frame.seat) else "nothing_for_builder"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """Once called he is used, even if one can think of nothing for him."""
        self.module.use(state, frame.seat, "builder")
        state.ask(self.module.builder, frame.seat)


def has_work(state: State, seat: i64) -> bool:
    """Whether the seat has tiles in the Alhambra or in the reserve."""
    board = state.boards[int(seat)]
    return len(state.reserves[int(seat)]) > 0 or has_tiles(board) or len(board.annexes) > 0


class BuilderQuestion(Step):
    """What does the builder do?"""

    def __init__(self) -> None:
        gift = CraftsmansGift()
        deeds: list[Deed] = [
            Add("craft_add", gift),
            Remove("craft_remove", gift),
            Exchange("craft_exchange", gift),
            Relocate("craft_move"),
            SendBuilder("craft_done"),
        ]
        super().__init__("craft_question", "menu", deeds)


class SendBuilder(Deed):
    """Nothing after all."""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """Nothing happens."""


# --- The mosaic artist


class MosaicArtist:
    """Turns a tile that is laid in one of the usual ways, if it can be turned in no other.

    He is of no use for camps and half cells, nor for what turns freely anyway.
    """

    def __init__(self, module: "TravellingCraftsmen") -> None:
        self.module = module

    def serves(self, state: State, seat: i64) -> bool:
        """Whether the seat can use him now."""
        return self.module.serves(state, seat, "mosaic_artist")

    def use(self, state: State, seat: i64) -> None:
        """He has turned a tile."""
        self.module.use(state, seat, "mosaic_artist")

    def refuse(self, state: State, seat: i64, tile: i64) -> str:
        """Why he does not turn this tile for the seat, "" if he does."""
        reason = self.module.refuse(state, seat, "mosaic_artist")
        if reason:
            return reason
        return "" if turnable(state, tile) else "artist_not_needed"

    def offer(self, deed: Deed, state: State, seat: i64, tiles: list[int], out: Moves) -> None:
        """Every way to lay one of the tiles turned; an exchange lays it in another's place."""
        for tile in tiles:
            if not turnable(state, tile):
                continue
            spots = Moves()
            if isinstance(deed, Exchange):
                offer_exchanges(deed, state, seat, tile, spots, TURNS)
            else:
                offer_adds(deed, state, seat, tile, spots, TURNS)
            for code in spots.codes:
                if turn_of(code):
                    out.add(code)

    def code(self, deed: Deed, state: State, parts: dict[str, object]) -> i64:
        """Packs the parts of a move that lays a turned tile."""
        turn = parts.get("turn")
        if type(turn) is not int or not 0 < turn < TURNS:
            raise BadMoveError("cannot_turn", str(turn))
        return pack_spot(deed, read_tile(state.rules, parts), turn, read_cell(parts))


def turnable(state: State, tile: i64) -> bool:
    """Whether the artist is of use."""
    spec = state.rules.tiles[int(tile)]
    return spec.shape == WHOLE_CELLS and spec.turns == 1


class MosaicPlace(Place):
    """Places a tile turned."""

    def __init__(self, module: "TravellingCraftsmen") -> None:
        super().__init__("mosaic_place")
        self.artist = MosaicArtist(module)

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        if self.artist.serves(state, frame.seat):
            self.artist.offer(self, state, frame.seat, waiting(state, frame), out)

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        reason = self.artist.refuse(state, frame.seat, tile_of(code))
        return reason if reason else super().refuse(state, frame, code)

    def act(self, state: State, frame: Frame, code: i64) -> None:
        self.artist.use(state, frame.seat)
        super().act(state, frame, code)

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        return self.artist.code(self, state, parts)


class MosaicAdd(Add):
    """Adds a tile of the reserve turned, wherever one may be added."""

    def __init__(self, module: "TravellingCraftsmen", add: Add) -> None:
        super().__init__(f"mosaic_{add.name}", add.permit)
        self.artist = MosaicArtist(module)

    def possible(self, state: State, seat: i64) -> bool:
        return self.artist.serves(state, seat) and super().possible(state, seat)

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        if self.possible(state, frame.seat):
            self.artist.offer(self, state, frame.seat, state.reserves[int(frame.seat)], out)

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        reason = self.artist.refuse(state, frame.seat, tile_of(code))
        return reason if reason else super().refuse(state, frame, code)

    def act(self, state: State, frame: Frame, code: i64) -> None:
        self.artist.use(state, frame.seat)
        super().act(state, frame, code)

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        return self.artist.code(self, state, parts)


class MosaicExchange(Exchange):
    """Exchanges a tile for one of the reserve that is turned, as an action."""

    def __init__(self, module: "TravellingCraftsmen") -> None:
        super().__init__("mosaic_exchange")
        self.artist = MosaicArtist(module)

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        if self.artist.serves(state, frame.seat):
            self.artist.offer(self, state, frame.seat, state.reserves[int(frame.seat)], out)

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        reason = self.artist.refuse(state, frame.seat, tile_of(code))
        return reason if reason else super().refuse(state, frame, code)

    def act(self, state: State, frame: Frame, code: i64) -> None:
        self.artist.use(state, frame.seat)
        super().act(state, frame, code)

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        return self.artist.code(self, state, parts)


# --- The brickmaker


class BrickExchange(Deed):
    """A tile bought in this turn takes the very place of a built one, which is placed at once.

    Ruling: it is an exchange like that of a redesign, so whatever locks a tile locks it here. A
    tile that may not go to the reserve can be displaced if it can be built elsewhere. What was not
    bought, like a square, takes nobody's place.
    """

    def __init__(self, module: "TravellingCraftsmen") -> None:
        super().__init__("brick_exchange")
        self.module = module

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every place of every pending tile that was bought."""
        if not self.module.serves(state, frame.seat, "brickmaker"):
            return
        bought = self.module.purchases.of(state)
        found = Moves()
        for tile in waiting(state, frame):
            if tile in bought and state.rules.tiles[tile].shape != HALF_CELL:
                offer_exchanges(self, state, frame.seat, tile, found, 0, False)
        for code in found.codes:
            if self._refuse_displaced(state, frame.seat, code) == "":
                out.add(code)

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """The brickmaker, a pending tile that was bought, and the common sides must fit."""
        reason = self.module.refuse(state, frame.seat, "brickmaker")
        if reason:
            return reason
        if int(tile_of(code)) not in waiting(state, frame):
            return "not_pending"
        if state.rules.tiles[int(tile_of(code))].shape == HALF_CELL:
            return "half_cell_stays"
        if int(tile_of(code)) not in self.module.purchases.of(state):
            return "not_bought_this_turn"
        tile, turn, cell = tile_of(code), turn_of(code), cell_of(code)
        reason = refuse_exchange(state, frame.seat, tile, turn, cell, False)
        return reason if reason else self._refuse_displaced(state, frame.seat, code)

    def _refuse_displaced(self, state: State, seat: i64, code: i64) -> str:
        """Why the old tile could go nowhere, "" if it can."""
        if not state.rules.veto_store:
            return ""
        board = state.boards[int(seat)]
        old = i64(board.tile[cell_of(code)])
        reason = veto_store(state, seat, old)
        if reason == "":
            return ""
        state.boards[int(seat)] = board.copy()
        uninstall(state, seat, cell_of(code))
        install(state, seat, tile_of(code), turn_of(code), cell_of(code))
        state.news.clear()  # nothing has happened
        spots = Moves()
        offer_adds(self, state, seat, old, spots)
        state.boards[int(seat)] = board
        return "" if spots.count() else reason

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The old tile finds another place, or goes to the reserve."""
        seat = frame.seat
        self.module.use(state, seat, "brickmaker")
        if state.telling:
            tell_spot(state, "exchanged", frame, code)
        old = uninstall(state, seat, cell_of(code))
        state.pending[int(seat)].remove(int(tile_of(code)))
        insert_sorted(state.pending[int(seat)], int(old))
        self.module.displaced.put(state, old)
        install(state, seat, tile_of(code), turn_of(code), cell_of(code))
        state.push(state.rules.steps["placement"], seat, only(old))

    def kinds(self, rules: Rules) -> dict[str, Kind]:
        return kinds_of(*SPOT)

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`tile`, `at` and `turn`: how it is laid."""
        return spot_parts(state, code)

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks tile and cell up."""
        return read_spot(self, state, parts)
