"""The Palace Designers: build where the designer points, and he walks on.

Each player's designer stands on a tile with his feet to one of its sides. A tile that fills an
empty cell at his feet brings two points at once, at another side of his tile one; then he goes to
the new tile, and his owner turns him anew.
"""

from alhambra.engine.prelude import (  # isort: skip
    AMOUNT, CELL, FOUNTAIN, NOWHERE, PLACE, SEAT, SIDE, SIDE_LETTERS, STAGE_NEVER, TILE, Any,
    Deed, Event, Final, Frame, Kind, Mark, Module, Moves, Numbers, Rules, State, Step, i64,
    survey,
)  # fmt: skip
from alhambra.engine.board import TILE as WHOLE_TILE
from alhambra.engine.board import Board
from alhambra.engine.building import cells_of
from alhambra.engine.cells import CELL_MASK, STEP
from alhambra.engine.fields import text_of, value_of
from alhambra.engine.rules import WHOLE_CELLS

NO_SIDE: Final = -1
NORTH: Final = 0
SIDES: Final = 4


class Stance(Kind):
    """Where a designer stands and his feet are: `1,0 N`, a dash for what is being chosen."""

    def of(self, cell: i64, feet: i64) -> i64:
        """Both as one number."""
        return cell + 1 << 3 | feet + 1

    def cell(self, stance: i64) -> i64:
        """Where he stands, NOWHERE while he is set anew."""
        return (stance >> 3) - 1

    def feet(self, stance: i64) -> i64:
        """A side, NO_SIDE while he is turned."""
        return (stance & 7) - 1

    def text(self, rules: Rules, value: i64) -> object:
        cell, feet = self.cell(value), self.feet(value)
        place = "-" if cell == NOWHERE else PLACE.text(rules, cell)
        return f"{place} {'-' if feet == NO_SIDE else SIDE.text(rules, feet)}"

    def show(self, rules: Rules, value: i64) -> object:
        cell, feet = self.cell(value), self.feet(value)
        return [text_of(CELL, rules, cell), text_of(SIDE, rules, feet)]

    def wire(self) -> object:
        return {"row": {"at": CELL.wire(), "side": SIDE.wire()}}

    def find(self, rules: Rules, text: object) -> i64:
        if not isinstance(text, str):
            raise TypeError("cell and feet are written as a text")
        place, _, feet = text.partition(" ")
        return self.of(value_of(PLACE, rules, place), value_of(SIDE, rules, feet))


class PalaceDesigners(Module):
    """One designer for each player.

    Rulings: any tile of whole cells that fills an empty cell counts, wherever it comes from; what
    takes the place of another tile does not, and neither do pieces outside the walls or half cells.
    Walls do not matter. He must go to the new tile, and to another one if his own is lifted; if it
    is moved he is set anew first, then the move may score. On a tile of two cells he stands on one
    of them, with his feet to one of its sides that lie outside. That side brings two points, each
    of the five others one. A tile that touches several sides brings points once, those of his feet
    if it can.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__()
        self.at_feet: int = data["points_at_feet"]
        self.elsewhere: int = data["points_elsewhere"]
        self.stance = Stance("designer")
        fountain = int(self.stance.of(FOUNTAIN, NO_SIDE))
        self.designers = Numbers(self, "designers", self.stance, fountain, stage=STAGE_NEVER)
        self.tiles = Numbers(self, "", TILE)  # on which they stand; a fountain is never lifted
        # Where one tile has just taken another's place.
        self.swapped = Numbers(self, "swapped", PLACE, NOWHERE, brief=True)
        self.turn_question = self.asks(Step("designer_feet", "cells", [TurnDesigner(self)]))
        self.set_question = self.asks(Step("designer_anew", "cells", [SetDesigner(self)]))
        self.designer_stands = Event(self, "designer_stands", seat=SEAT, at=CELL, side=SIDE)
        self.designer_points = Event(self, "designer_points", seat=SEAT, tile=TILE, points=AMOUNT)

    def cell(self, state: State, seat: i64) -> i64:
        """Where the designer of a seat stands, NOWHERE while he is set anew."""
        return self.stance.cell(self.designers.of(state, seat))

    def feet(self, state: State, seat: i64) -> i64:
        """The side at which his feet are, NO_SIDE while he is turned."""
        return self.stance.feet(self.designers.of(state, seat))

    def stand(self, state: State, seat: i64, cell: i64, feet: i64) -> None:
        """He stands on the tile here."""
        self.designers.put(state, seat, self.stance.of(cell, feet))
        self.tiles.put(state, seat, i64(state.boards[int(seat)].tile[cell]))

    def opening(self, state: State, seat: i64) -> None:
        """Before the market is filled for the first time each designer is turned."""
        state.ask(self.turn_question, seat)

    # --- Tiles come and go

    def placed(self, state: State, seat: i64, tile: i64, cell: i64) -> None:
        """Points for a tile beside him, and he walks on."""
        swapped = int(self.swapped.of(state, seat))
        self.swapped.put(state, seat, NOWHERE)
        if state.rules.tiles[int(tile)].shape != WHOLE_CELLS:
            return
        board = state.boards[int(seat)]
        cells = cells_of(board, cell)
        stands, feet = int(self.cell(state, seat)), int(self.feet(state, seat))
        if swapped in cells or feet == NO_SIDE:
            return
        around = cells_around(cells_of(board, stands), stands, feet)
        for number, beside in enumerate(around):
            if beside in cells:
                points = self.at_feet if number == 0 else self.elsewhere
                state.scores[int(seat)] += points
                self.designer_points.tell(state, seat, tile, points)
                self.stand(state, seat, beside, NO_SIDE)
                state.ask(self.turn_question, seat)
                return

    def lifted(self, state: State, seat: i64, tile: i64, cell: i64) -> None:
        """Another tile may already lie in its place; the designer needs a new one."""
        board = state.boards[int(seat)]
        taken = board.built(cell) or int(cell) in board.annexes
        if taken and i64(board.tile[cell]) != tile:
            self.swapped.put(state, seat, cell)
        if self.tiles.of(state, seat) == tile:
            self.designers.put(state, seat, self.stance.of(NOWHERE, NO_SIDE))
            state.ask(self.set_question, seat, tile + 1)

    # --- Notation

    def marks(self, state: State, found: list[Mark]) -> None:
        """Each on his cell, with his feet to a side."""
        for seat in range(state.rules.players):
            cell, feet = self.cell(state, seat), self.feet(state, seat)
            if cell != NOWHERE:
                side = "" if feet == NO_SIDE else SIDE_LETTERS[int(feet)]
                found.append(Mark("designer", seat=seat, cell=int(cell), side=side))

    def lay_out(self, state: State, keys: list[str]) -> None:
        """In a position that does not say it, they stand on their fountains, feet to the north."""
        for seat in range(state.rules.players):
            self.designers.put(state, seat, self.stance.of(FOUNTAIN, NORTH))

    def restored(self, state: State) -> None:
        """Each stands on a tile."""
        for seat in range(state.rules.players):
            cell = self.cell(state, seat)
            if cell != NOWHERE:
                if not whole(state.boards[seat], cell):
                    raise ValueError(f"designers: no tile lies at {PLACE.text(state.rules, cell)}")
                self.stand(state, seat, cell, self.feet(state, seat))


# --- Where he stands


class DesignerDeed(Deed):
    """He stands on a cell, with his feet to one of its sides."""

    def __init__(self, module: PalaceDesigners, name: str) -> None:
        super().__init__(name)
        self.module = module
        self.at = self.part("at", CELL)
        self.side = self.part("side", SIDE, "bad_part")

    def places(self, state: State, frame: Frame) -> list[int]:
        """The cells on which he may stand."""
        raise NotImplementedError

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every side of every such cell."""
        for cell in self.places(state, frame):
            for side in range(SIDES):
                if not _is_seam(state, frame.seat, cell, side):
                    out.add(self.pack(cell, side))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """A place for him, and a side of the whole tile."""
        cell = self.at.of(code)
        if int(cell) not in self.places(state, frame):
            return "no_place_for_designer"
        return "no_side_of_tile" if _is_seam(state, frame.seat, cell, self.side.of(code)) else ""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        cell, side = self.at.of(code), self.side.of(code)
        self.module.stand(state, frame.seat, cell, side)
        self.module.designer_stands.tell(state, frame.seat, cell, side)


class TurnDesigner(DesignerDeed):
    """Turns him on the tile to which he has gone."""

    def __init__(self, module: PalaceDesigners) -> None:
        super().__init__(module, "designer_feet")

    def places(self, state: State, frame: Frame) -> list[int]:
        """The cells of this tile."""
        return cells_of(state.boards[int(frame.seat)], self.module.cell(state, frame.seat))


class SetDesigner(DesignerDeed):
    """Sets him on any other tile after his own was lifted; `a` holds that tile, plus 1."""

    def __init__(self, module: PalaceDesigners) -> None:
        super().__init__(module, "designer_anew")

    def places(self, state: State, frame: Frame) -> list[int]:
        """Every cell of a whole tile; a tile that is being moved is not there yet."""
        board = state.boards[int(frame.seat)]
        survey(board)
        cells = [int(entry & CELL_MASK) for entry in board.standing]
        lifted = int(frame.a) - 1
        return [c for c in cells if whole(board, c) and int(board.tile[c]) != lifted]


def cells_around(cells: list[int], stands: int, feet: int) -> list[int]:
    """What lies beside the tile on these cells, that at the designer's feet first."""
    around = [stands + int(STEP[feet])]
    for own in cells:
        for step in STEP:
            beside = int(own + step)
            if beside not in cells and beside not in around:
                around.append(beside)
    return around


def whole(board: Board, cell: i64) -> bool:
    """Whether a tile of whole cells lies here, as opposed to a half cell or nothing."""
    return board.face[cell] >= WHOLE_TILE


def _is_seam(state: State, seat: i64, cell: i64, side: i64) -> bool:
    """Whether this side joins the two cells of one tile."""
    return int(cell + STEP[side]) in cells_of(state.boards[int(seat)], cell)
