"""The Palace Designers: build where the designer points, and he walks on.

Each player's designer stands on a tile with his feet to one of its sides. A tile that fills an
empty cell at his feet brings two points at once, at another side of his tile one; then he goes to
the new tile, and his owner turns him anew.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from alhambra.engine.board import TILE, Board
from alhambra.engine.building import cells_of
from alhambra.engine.cells import CELL_MASK, FOUNTAIN, SIDE_LETTERS, STEP
from alhambra.engine.laying import tile_name
from alhambra.engine.marks import Mark
from alhambra.engine.module import Module, Slot
from alhambra.engine.rules import WHOLE_CELLS, Rules
from alhambra.engine.state import State
from alhambra.engine.step import BadMoveError, Deed, Frame, Moves, Step, arg_a, arg_b, pack
from alhambra.engine.steps.reading import cell_part, read_cell
from alhambra.engine.survey import survey
from alhambra.modules.shared.bag_of_kinds import only_keys
from alhambra.modules.shared.cell_texts import cell_text, read_cell_text

NOWHERE: Final = -1
NO_SIDE: Final = -1
SIDES: Final = 4


@final
class Designers(Slot):
    """Where each designer stands and where his feet are."""

    def __init__(self, players: int) -> None:
        self.cells = [int(FOUNTAIN)] * players  # NOWHERE while he is set anew
        self.tiles = list(range(players))  # on which he stands; a seat has its fountain's number
        self.feet = [NO_SIDE] * players  # a side, NO_SIDE while he is turned
        self.swapped = [NOWHERE] * players  # where one tile has just taken another's place

    def copy(self) -> Slot:
        """An independent copy."""
        other = Designers(0)
        other.cells = self.cells[:]
        other.tiles = self.tiles[:]
        other.feet = self.feet[:]
        other.swapped = self.swapped[:]
        return other


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
        super().__init__("palace_designers", 35)
        self.at_feet: int = data["points_at_feet"]
        self.elsewhere: int = data["points_elsewhere"]
        self.turn_question = Step("designer_feet")
        self.set_question = Step("designer_anew")

    def register(self, rules: Rules) -> None:
        """Its questions: where do his feet go, and on which tile?"""
        feet = rules.add_deed(TurnDesigner(self))
        anew = rules.add_deed(SetDesigner(self))
        self.turn_question = rules.add_step(Step("designer_feet", "cells", [feet]))
        self.set_question = rules.add_step(Step("designer_anew", "cells", [anew]))

    def new_slot(self, rules: Rules) -> Slot | None:
        """All stand on their fountains."""
        return Designers(rules.players)

    def slot(self, state: State) -> Designers:
        """What the module keeps."""
        slot = state.slots[self.index]
        assert isinstance(slot, Designers)
        return slot

    def opening(self, state: State, seat: i64) -> None:
        """Before the market is filled for the first time each designer is turned."""
        state.ask(self.turn_question, seat)

    # --- Tiles come and go

    def placed(self, state: State, seat: i64, tile: i64, cell: i64) -> None:
        """Points for a tile beside him, and he walks on."""
        slot = self.slot(state)
        swapped = slot.swapped[int(seat)]
        slot.swapped[int(seat)] = NOWHERE
        if state.rules.tiles[int(tile)].shape != WHOLE_CELLS:
            return
        board = state.boards[int(seat)]
        cells = cells_of(board, cell)
        if swapped in cells or slot.feet[int(seat)] == NO_SIDE:
            return
        stands = slot.cells[int(seat)]
        around = cells_around(cells_of(board, stands), stands, slot.feet[int(seat)])
        for number, beside in enumerate(around):
            if beside in cells:
                self._score(state, seat, tile, self.at_feet if number == 0 else self.elsewhere)
                self.stand(state, seat, beside)
                slot.feet[int(seat)] = NO_SIDE
                state.ask(self.turn_question, seat)
                return

    def _score(self, state: State, seat: i64, tile: i64, points: int) -> None:
        state.scores[int(seat)] += points
        if state.telling:
            event: dict[str, object] = {"event": "designer_points", "seat": int(seat)}
            state.tell({**event, "tile": tile_name(state, tile), "points": points})

    def lifted(self, state: State, seat: i64, tile: i64, cell: i64) -> None:
        """Another tile may already lie in its place; the designer needs a new one."""
        slot = self.slot(state)
        board = state.boards[int(seat)]
        taken = board.built(cell) or int(cell) in board.annexes
        if taken and i64(board.tile[cell]) != tile:
            slot.swapped[int(seat)] = int(cell)
        if slot.tiles[int(seat)] == int(tile):
            slot.cells[int(seat)] = NOWHERE
            slot.feet[int(seat)] = NO_SIDE
            state.ask(self.set_question, seat, tile + 1)

    def stand(self, state: State, seat: i64, cell: int) -> None:
        """He stands on the tile here."""
        slot = self.slot(state)
        slot.cells[int(seat)] = cell
        slot.tiles[int(seat)] = int(state.boards[int(seat)].tile[cell])

    # --- Notation

    def show(self, state: State, seat: i64, view: dict[str, object]) -> None:
        """Everybody sees all of them."""
        slot = self.slot(state)
        view[self.name] = {
            "designers": [
                {
                    "at": None if slot.cells[other] == NOWHERE else cell_part(slot.cells[other]),
                    "side": self._letter(slot, other),
                }
                for other in range(state.rules.players)
            ]
        }

    def _letter(self, slot: Designers, seat: int) -> str | None:
        feet = slot.feet[seat]
        return None if feet == NO_SIDE else SIDE_LETTERS[feet]

    def marks(self, state: State, found: list[Mark]) -> None:
        """Each on his cell, with his feet to a side."""
        slot = self.slot(state)
        for seat in range(state.rules.players):
            if slot.cells[seat] != NOWHERE:
                side = self._letter(slot, seat) or ""
                found.append(Mark("designer", seat=seat, cell=slot.cells[seat], side=side))

    def write(self, state: State) -> dict[str, object]:
        """`designers`: cell and feet of each, `-` for what is being chosen."""
        slot = self.slot(state)
        seats = range(state.rules.players)
        table: dict[str, object] = {
            "designers": [f"{_text(slot.cells[s])} {self._letter(slot, s) or '-'}" for s in seats]
        }
        if max(slot.swapped) != NOWHERE:
            table["swapped"] = [_text(slot.swapped[seat]) for seat in seats]
        return table

    def read(self, state: State, table: dict[str, object]) -> None:
        """Left out, all stand on their fountains with their feet to the north."""
        only_keys(table, ("designers", "swapped"))
        players = state.rules.players
        slot = Designers(players)
        state.slots[self.index] = slot
        for seat, text in enumerate(_texts(table, "designers", ["0,0 N"] * players)):
            place, _, feet = text.partition(" ")
            slot.feet[seat] = _read_side(feet)
            slot.cells[seat] = _read_place(place)
            slot.tiles[seat] = NOWHERE
            if slot.cells[seat] != NOWHERE:
                if not whole(state.boards[seat], slot.cells[seat]):
                    raise ValueError(f"designers: no tile lies at {place}")
                self.stand(state, seat, slot.cells[seat])
        swapped = _texts(table, "swapped", ["-"] * players)
        slot.swapped = [_read_place(text) for text in swapped]


# --- Where he stands


class DesignerDeed(Deed):
    """First argument the side of his feet, 0 for north; second the cell."""

    def __init__(self, module: PalaceDesigners, name: str) -> None:
        super().__init__(name)
        self.module = module

    def places(self, state: State, frame: Frame) -> list[int]:
        """The cells on which he may stand."""
        raise NotImplementedError

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every side of every such cell."""
        for cell in self.places(state, frame):
            for side in range(SIDES):
                if not _is_seam(state, frame.seat, cell, side):
                    out.add(pack(self.number, side, cell, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """A place for him, and a side of the whole tile."""
        if int(arg_b(code)) not in self.places(state, frame):
            return "no_place_for_designer"
        return "no_side_of_tile" if _is_seam(state, frame.seat, arg_b(code), arg_a(code)) else ""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """There he stands."""
        self.module.stand(state, frame.seat, int(arg_b(code)))
        self.module.slot(state).feet[int(frame.seat)] = int(arg_a(code))
        if state.telling:
            event: dict[str, object] = {"event": "designer_stands", "seat": int(frame.seat)}
            state.tell({**event, **self.parts(state, frame, code)})

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`at`: his cell; `side`: N, E, S or W, where his feet are."""
        return {"at": cell_part(arg_b(code)), "side": SIDE_LETTERS[int(arg_a(code))]}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks cell and side up."""
        side = parts.get("side")
        if not isinstance(side, str) or len(side) != 1 or side not in SIDE_LETTERS:
            raise BadMoveError("bad_part", "side must be N, E, S or W")
        return pack(self.number, SIDE_LETTERS.index(side), read_cell(parts), 0)


class TurnDesigner(DesignerDeed):
    """Turns him on the tile to which he has gone."""

    def __init__(self, module: PalaceDesigners) -> None:
        super().__init__(module, "designer_feet")

    def places(self, state: State, frame: Frame) -> list[int]:
        """The cells of this tile."""
        cell = self.module.slot(state).cells[int(frame.seat)]
        return cells_of(state.boards[int(frame.seat)], cell)


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


def whole(board: Board, cell: int) -> bool:
    """Whether a tile of whole cells lies here, as opposed to a half cell or nothing."""
    return board.face[cell] >= TILE


def _is_seam(state: State, seat: i64, cell: i64, side: i64) -> bool:
    """Whether this side joins the two cells of one tile."""
    return int(cell + STEP[side]) in cells_of(state.boards[int(seat)], cell)


# --- Texts


def _text(cell: int) -> str:
    return "-" if cell == NOWHERE else cell_text(cell)


def _texts(table: dict[str, object], key: str, default: list[str]) -> list[str]:
    """A text for each seat."""
    texts = table.get(key, default)
    if not isinstance(texts, list) or len(texts) != len(default):
        raise ValueError(f"{key} must be a text for each seat")
    if not all(isinstance(text, str) for text in texts):
        raise ValueError(f"{key} must be a text for each seat")
    return texts


def _read_place(text: str) -> int:
    return NOWHERE if text == "-" else read_cell_text(text)


def _read_side(text: str) -> int:
    """`N` as a side, `-` for none."""
    if text == "-":
        return NO_SIDE
    if len(text) != 1 or text not in SIDE_LETTERS:
        raise ValueError(f"feet are at N, E, S or W, not {text!r}")
    return SIDE_LETTERS.index(text)
