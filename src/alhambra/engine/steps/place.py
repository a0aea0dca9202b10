"""Placing: at the end of a turn every pending tile goes to the Alhambra, the reserve or Dirk."""

from typing import Final

from mypy_extensions import i64

from alhambra.engine.announcement import CLOSED
from alhambra.engine.kinds import Kind
from alhambra.engine.laying import (
    cell_of,
    install,
    read_spot,
    refuse_add,
    spot_parts,
    store,
    tell_spot,
    tell_tile,
    tile_name,
    tile_of,
    turn_of,
    veto_store,
)
from alhambra.engine.rules import Rules
from alhambra.engine.spots import offer_adds
from alhambra.engine.state import State
from alhambra.engine.step import Deed, Frame, Moves, Step, arg_a, pack
from alhambra.engine.steps.reading import read_tile
from alhambra.engine.vocabulary import SPOT, kinds_of

BOUGHT: Final = 0  # why a tile is to be placed: it was bought,
AWARDED: Final = 1  # or given out at the end of the game
WHY_MASK: Final = 1
ONLY_SHIFT: Final = 1  # above it: the one tile to place, plus 1; 0 for any that waits


def only(tile: i64) -> i64:
    """The argument of a placement of one bought tile that cannot wait, while others can."""
    return BOUGHT | ((tile + 1) << ONLY_SHIFT)


def waiting(state: State, frame: Frame) -> list[int]:
    """The tiles that are to be placed now."""
    tiles = state.pending[int(frame.who)]
    one = int(frame.a >> ONLY_SHIFT) - 1
    if one < 0:
        return tiles
    return [one] if one in tiles else []


def alike_before(state: State, tiles: list[int], index: int) -> bool:
    """Whether an earlier tile of the list cannot be told from this one; added walls tell."""
    text = state.rules.tiles[tiles[index]].alike
    if text == "":
        return False
    added = state.added_walls.get(tiles[index], 0)
    for tile in tiles[:index]:
        if state.rules.tiles[tile].alike == text and state.added_walls.get(tile, 0) == added:
            return True
    return False


class SpotDeed(Deed):
    """A deed that names a tile and how it is laid."""

    def kinds(self, rules: Rules) -> dict[str, Kind]:
        return kinds_of(*SPOT)

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`tile`, `at` and `turn`: how it is laid."""
        return spot_parts(state, code)

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks tile and cell up."""
        return read_spot(self, state, parts)


class Place(SpotDeed):
    """Into the Alhambra."""

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every legal cell of every pending tile, of tiles that look alike only of the first."""
        tiles = waiting(state, frame)
        for index, tile in enumerate(tiles):
            if not alike_before(state, tiles, index):
                offer_adds(self, state, frame.seat, tile, out)

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """The build rules."""
        if int(tile_of(code)) not in waiting(state, frame):
            return "not_pending"
        return refuse_add(state, frame.seat, tile_of(code), turn_of(code), cell_of(code))

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The tile is built."""
        state.pending[int(frame.seat)].remove(int(tile_of(code)))
        if state.telling:
            tell_spot(state, "placed", frame, code)
        install(state, frame.seat, tile_of(code), turn_of(code), cell_of(code))


class PendingDeed(Deed):
    """A deed with a pending tile; the first argument is the tile."""

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """Only a tile that waits can be placed."""
        return "" if int(arg_a(code)) in waiting(state, frame) else "not_pending"

    def kinds(self, rules: Rules) -> dict[str, Kind]:
        return kinds_of("tile")

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`tile`: which pending tile."""
        return {"tile": tile_name(state, arg_a(code))}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks the tile up by its text."""
        return pack(self.number, read_tile(state.rules, parts), 0, 0)


class Store(PendingDeed):
    """Into the reserve, which has no limit."""

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Always possible, but for pieces that never come into a reserve."""
        for tile in waiting(state, frame):
            if state.rules.tiles[tile].storable and veto_store(state, frame.seat, tile) == "":
                out.add(pack(self.number, tile, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """Only a pending tile of a kind that may lie in a reserve."""
        if int(arg_a(code)) not in waiting(state, frame):
            return "not_pending"
        if not state.rules.tiles[int(arg_a(code))].storable:
            return "not_storable"
        return veto_store(state, frame.seat, arg_a(code))

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The tile lies in the reserve."""
        tile = int(arg_a(code))
        state.pending[int(frame.seat)].remove(tile)
        store(state, frame.seat, tile)
        if state.telling:
            tell_tile(state, "stored", frame.seat, tile)


class Give(PendingDeed):
    """To Dirk, with two players and only for a tile that was bought."""

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Only where Dirk plays."""
        if state.rules.with_dirk and frame.a & WHY_MASK == BOUGHT:
            for tile in waiting(state, frame):
                if self.refuse(state, frame, pack(self.number, tile, 0, 0)) == "":
                    out.add(pack(self.number, tile, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """Dirk must play, and the tile must have been bought."""
        if not state.rules.with_dirk:
            return "no_dirk"
        if frame.a & WHY_MASK != BOUGHT:
            return "not_bought"
        if int(arg_a(code)) not in waiting(state, frame):
            return "not_pending"
        if not state.rules.tiles[int(arg_a(code))].storable:
            return "not_for_dirk"
        for module in state.rules.veto_give:
            reason = module.veto_give(state, frame.seat, arg_a(code))
            if reason:
                return reason
        return ""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """Dirk keeps the tile."""
        tile = int(arg_a(code))
        state.pending[int(frame.seat)].remove(tile)
        if state.telling:
            tell_tile(state, "given", frame.seat, tile)
        state.give_dirk(frame.seat, tile)


def place_now(state: State, seat: i64, why: i64 = BOUGHT) -> None:
    """A seat places what it gained out of turn, and with that it is done."""
    if state.rules.hears(CLOSED):
        state.push(state.rules.steps["closing"], seat)
    state.push(state.rules.steps["placement"], seat, why)


class Closing(Step):
    """A turn, or a gain out of turn, is over: everything is placed."""

    def __init__(self) -> None:
        super().__init__("closing")

    def idle(self, state: State, who: i64) -> bool:
        """Nobody listens."""
        return not state.rules.hears(CLOSED)

    def run(self, state: State, frame: Frame) -> None:
        """Modules hear of it."""
        state.frames.pop()
        state.announce(CLOSED, frame.who)


class PlaceQuestion(Step):
    """Which pending tile goes where?"""

    def kinds(self) -> dict[str, Kind]:
        return kinds_of("tiles")

    def data(self, state: State, frame: Frame) -> dict[str, object]:
        """`tiles`: what is to be placed."""
        return {"tiles": [tile_name(state, tile) for tile in waiting(state, frame)]}


class Placement(Step):
    """Asks until no tile waits, or none but those that can; `a` says why, and which cannot."""

    def __init__(self, question: Step) -> None:
        super().__init__("placement")
        self.question = question

    def idle(self, state: State, who: i64) -> bool:
        """Nothing waits."""
        return not state.pending[int(who)]

    def run(self, state: State, frame: Frame) -> None:
        """One question per tile."""
        if waiting(state, frame):
            state.ask(self.question, frame.who, frame.a)
        else:
            state.frames.pop()
