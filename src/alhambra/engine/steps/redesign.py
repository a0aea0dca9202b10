"""Redesign: add a tile from the reserve, remove one to it, or exchange one for the other.

Only the final state must obey the build rules; the fountain never moves. Tiles bought in this turn
are not part of the reserve yet. Each deed is an action, unless a module gives it: its permit says
when it may be done and what it costs.
"""

from mypy_extensions import i64

from alhambra.engine.building import has_tiles
from alhambra.engine.kinds import Kind
from alhambra.engine.laying import (
    cell_of,
    install,
    read_spot,
    refuse_add,
    refuse_exchange,
    refuse_remove,
    spot_parts,
    store,
    tell_spot,
    tile_name,
    tile_of,
    turn_of,
    uninstall,
)
from alhambra.engine.rules import Rules
from alhambra.engine.spots import offer_adds, offer_exchanges, offer_lifts
from alhambra.engine.state import State
from alhambra.engine.step import REDESIGN, BadMoveError, Deed, Frame, Moves, arg_b, pack
from alhambra.engine.steps.permit import Permit
from alhambra.engine.steps.reading import cell_part, read_cell
from alhambra.engine.vocabulary import SPOT, kinds_of


class Redesign(Deed):
    """A deed that needs a permit."""

    def __init__(self, name: str, permit: Permit | None = None) -> None:
        super().__init__(name)
        self.role = REDESIGN
        self.permit = Permit() if permit is None else permit

    def allowed(self, state: State, seat: i64) -> bool:
        """Whether the permit holds."""
        return self.permit.refuse(state, seat) == ""


class ReserveDeed(Redesign):
    """A deed with a tile of the reserve and a cell."""

    def kinds(self, rules: Rules) -> dict[str, Kind]:
        return kinds_of(*SPOT)

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`tile` of the reserve, `at` and `turn`: how it is laid."""
        return spot_parts(state, code)

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks tile and cell up."""
        code = read_spot(self, state, parts)
        if int(tile_of(code)) in state.pending[int(frame.seat)]:
            raise BadMoveError("bought_this_turn", tile_name(state, tile_of(code)))
        return code


class Add(ReserveDeed):
    """From the reserve to a free cell."""

    def possible(self, state: State, seat: i64) -> bool:
        """Tiles in the reserve are open."""
        return len(state.reserves[int(seat)]) > 0 and self.allowed(state, seat)

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every legal cell of every tile of the reserve."""
        if not self.allowed(state, frame.seat):
            return
        for tile in state.reserves[int(frame.seat)]:
            offer_adds(self, state, frame.seat, tile, out)

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """The tile must lie in the reserve, the build rules must hold."""
        reason = self.permit.refuse(state, frame.seat)
        if reason:
            return reason
        if int(tile_of(code)) not in state.reserves[int(frame.seat)]:
            return "not_in_reserve"
        return refuse_add(state, frame.seat, tile_of(code), turn_of(code), cell_of(code))

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The tile is built."""
        state.reserves[int(frame.seat)].remove(int(tile_of(code)))
        self.permit.spend(state, frame.seat)
        if state.telling:
            tell_spot(state, "added", frame, code)
        install(state, frame.seat, tile_of(code), turn_of(code), cell_of(code))


class Remove(Redesign):
    """From the Alhambra to the reserve; the second argument is the cell."""

    def possible(self, state: State, seat: i64) -> bool:
        """Something must be built."""
        return self.allowed(state, seat) and has_tiles(state.boards[int(seat)])

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every tile whose loss leaves no hole and cuts nothing off."""
        if self.allowed(state, frame.seat):
            offer_lifts(self, state, frame.seat, out)

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """The build rules must hold for the rest."""
        reason = self.permit.refuse(state, frame.seat)
        return reason if reason else refuse_remove(state, frame.seat, arg_b(code))

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The tile lies in the reserve."""
        cell = arg_b(code)
        self.permit.spend(state, frame.seat)
        tile = uninstall(state, frame.seat, cell)
        store(state, frame.seat, tile)
        if state.telling:
            event: dict[str, object] = {"event": "removed", "seat": int(frame.seat)}
            state.tell({**event, "tile": tile_name(state, tile), "at": cell_part(cell)})

    def kinds(self, rules: Rules) -> dict[str, Kind]:
        return kinds_of("at")

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`at`: which tile goes."""
        return {"at": cell_part(arg_b(code))}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks the cell up."""
        return pack(self.number, 0, read_cell(parts), 0)


class Exchange(ReserveDeed):
    """A tile of the reserve takes the very place of one in the Alhambra."""

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """The neighbours fix every common side, so only those must fit."""
        if not self.allowed(state, frame.seat):
            return
        for tile in state.reserves[int(frame.seat)]:
            offer_exchanges(self, state, frame.seat, tile, out)

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """The tile must lie in the reserve, the common sides must fit."""
        reason = self.permit.refuse(state, frame.seat)
        if reason:
            return reason
        if int(tile_of(code)) not in state.reserves[int(frame.seat)]:
            return "not_in_reserve"
        return refuse_exchange(state, frame.seat, tile_of(code), turn_of(code), cell_of(code))

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """Both tiles change places at once."""
        self.permit.spend(state, frame.seat)
        if state.telling:
            tell_spot(state, "exchanged", frame, code)
        old = uninstall(state, frame.seat, cell_of(code))
        state.reserves[int(frame.seat)].remove(int(tile_of(code)))
        store(state, frame.seat, old)
        install(state, frame.seat, tile_of(code), turn_of(code), cell_of(code))


def redesigns(start: str, permit: Permit) -> list[Deed]:
    """All three; their names begin with `start`."""
    return [
        Add(f"{start}add", permit),
        Remove(f"{start}remove", permit),
        Exchange(f"{start}exchange", permit),
    ]
