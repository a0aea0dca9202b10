"""Moving a building inside the Alhambra: it is lifted and laid again in one go."""

from mypy_extensions import i64

from alhambra.engine.board import Board
from alhambra.engine.kinds import Kind
from alhambra.engine.laying import (
    cell_of,
    install,
    laid_cells,
    refuse_add,
    refuse_lift,
    tile_name,
    turn_of,
    uninstall,
)
from alhambra.engine.rules import Rules
from alhambra.engine.spots import offer_adds
from alhambra.engine.state import State
from alhambra.engine.step import (
    REDESIGN,
    BadMoveError,
    Deed,
    Frame,
    Moves,
    arg_a,
    arg_b,
    arg_c,
    pack,
)
from alhambra.engine.steps.reading import cell_part, read_cell
from alhambra.engine.vocabulary import kinds_of


class Relocate(Deed):
    """First argument the old cell, second the new one, then the quarter turns.

    The Alhambra must obey the build rules without the tile, and again with it in its new place. To
    turn a tile where it lies is no move.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.role = REDESIGN

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every other place of every tile that may be lifted."""
        board = state.boards[int(frame.seat)]
        for cell in laid_cells(board):
            if refuse_lift(state, frame.seat, cell) == "":
                spots = Moves()
                without(state, frame.seat, cell)
                offer_adds(self, state, frame.seat, i64(board.tile[cell]), spots)
                state.boards[int(frame.seat)] = board
                for spot in spots.codes:
                    if cell_of(spot) != cell:
                        out.add(pack(self.number, cell, cell_of(spot), turn_of(spot)))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """The build rules, first without the tile, then with it."""
        old, new = arg_a(code), arg_b(code)
        reason = refuse_lift(state, frame.seat, old)
        if reason:
            return reason
        if old == new:
            return "same_place"
        tile = i64(state.boards[int(frame.seat)].tile[old])
        board = without(state, frame.seat, old)
        reason = refuse_add(state, frame.seat, tile, arg_c(code), new)
        state.boards[int(frame.seat)] = board
        return reason

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The tile lies in its new place."""
        tile = uninstall(state, frame.seat, arg_a(code))
        install(state, frame.seat, tile, arg_c(code), arg_b(code))
        if state.telling:
            event: dict[str, object] = {"event": "relocated", "seat": int(frame.seat)}
            event["tile"] = tile_name(state, tile)
            state.tell({**event, **self.parts(state, frame, code)})

    def kinds(self, rules: Rules) -> dict[str, Kind]:
        return kinds_of("lift", "at", "turn")

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`lift`: the old place; `at` and `turn`: how it is laid."""
        parts: dict[str, object] = {"lift": cell_part(arg_a(code)), "at": cell_part(arg_b(code))}
        if arg_c(code):
            parts["turn"] = int(arg_c(code))
        return parts

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks both cells up."""
        old = read_cell({"at": parts.get("lift")})
        turn = parts.get("turn", 0)
        tile = int(state.boards[int(frame.seat)].tile[old])
        if type(turn) is not int or not 0 <= turn < state.rules.tiles[tile].turns:
            raise BadMoveError("cannot_turn", str(turn))
        return pack(self.number, old, read_cell(parts), turn)


def without(state: State, seat: i64, cell: i64) -> Board:
    """Tries the Alhambra without the tile here; returns the true one, to be put back."""
    board = state.boards[int(seat)]
    state.boards[int(seat)] = board.copy()
    uninstall(state, seat, cell)
    state.news.clear()  # nothing has happened
    return board
