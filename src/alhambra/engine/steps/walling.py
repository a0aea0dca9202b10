"""Building a wall on an outer side of the Alhambra."""

from mypy_extensions import i64

from alhambra.engine.cells import ALL_SIDES, BIT, CELL_MASK, SIDE_LETTERS
from alhambra.engine.kinds import Kind
from alhambra.engine.laying import add_wall, tile_name
from alhambra.engine.rules import Rules
from alhambra.engine.state import State
from alhambra.engine.step import BadMoveError, Deed, Frame, Moves, arg_a, arg_b, pack
from alhambra.engine.steps.reading import cell_part, read_cell
from alhambra.engine.survey import survey
from alhambra.engine.vocabulary import kinds_of


class BuildWall(Deed):
    """First argument the side, 0 for north; second the cell.

    Only a side without a wall behind which nothing lies will do; so nobody is cut off and the
    Alhambra stays as legal as it was. The fountain may carry walls, half cells and annexes may not.
    """

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every such side."""
        board = state.boards[int(frame.seat)]
        survey(board)
        for entry in board.standing:
            cell = entry & CELL_MASK
            open_sides = ALL_SIDES & ~board.touched(cell) & ~board.walls(cell)
            if board.halves and int(cell) in board.halves:
                continue
            for side in range(i64(4)):
                if open_sides & BIT[side]:
                    out.add(pack(self.number, side, cell, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """A tile must lie there, and the side must be an outer one without a wall."""
        board = state.boards[int(frame.seat)]
        cell = arg_b(code)
        if board.face[cell] == 0 or int(cell) in board.halves:
            return "no_tile_there"
        if board.walls(cell) & BIT[arg_a(code)]:
            return "wall_there"
        return "not_outside" if board.touched(cell) & BIT[arg_a(code)] else ""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The wall belongs to the tile for good."""
        cell = arg_b(code)
        add_wall(state, frame.seat, cell, BIT[arg_a(code)])
        if state.telling:
            event: dict[str, object] = {"event": "wall_built", "seat": int(frame.seat)}
            event["tile"] = tile_name(state, i64(state.boards[int(frame.seat)].tile[cell]))
            state.tell({**event, **self.parts(state, frame, code)})

    def kinds(self, rules: Rules) -> dict[str, Kind]:
        return kinds_of("at", "side")

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`at`: the tile; `side`: N, E, S or W."""
        return {"at": cell_part(arg_b(code)), "side": SIDE_LETTERS[int(arg_a(code))]}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks cell and side up."""
        side = parts.get("side")
        if not isinstance(side, str) or len(side) != 1 or side not in SIDE_LETTERS:
            raise BadMoveError("bad_part", "side must be N, E, S or W")
        return pack(self.number, SIDE_LETTERS.index(side), read_cell(parts), 0)
