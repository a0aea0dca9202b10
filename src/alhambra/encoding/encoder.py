"""The table as one seat sees it, written as numbers into one flat buffer.

It has three parts, one after the other: the table (a vector of named fields), the boards (planes of
a window round each fountain) and the listed moves (rows). Seats are counted clockwise from the one
that looks. Only what the view of that seat shows is read.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from alhambra.encoding.rows import WIDTH, Rows
from alhambra.engine.board import Board
from alhambra.engine.cells import ALL_SIDES, CELL_MASK, FOUNTAIN, HALF, STRIDE
from alhambra.engine.laying import walls_of
from alhambra.engine.marks import Mark
from alhambra.engine.outline import longest_wall
from alhambra.engine.printed import kind_at
from alhambra.engine.rules import SPACES, TYPES, Rules
from alhambra.engine.state import State
from alhambra.engine.step import SHAPES
from alhambra.engine.survey import survey

REACH: Final = 10  # cells from the fountain to the rim of the window
WINDOW: Final = 2 * REACH + 1
PLANE: Final = WINDOW * WINDOW
PLANES: Final = ("kind", "walls", "tile", "tokens")
WALLS_PLANE: Final = PLANE
TILE_PLANE: Final = 2 * PLANE
TOKENS_PLANE: Final = 3 * PLANE
ANNEX: Final = 8  # the kind of what stands outside the walls

# The fields with which the table begins.
TABLE: Final = (
    *("question", "shape", "asked", "turn", "starter", "rounds", "extra", "over"),
    *("deck", "tower", "moves", "first"),
)
QUESTION: Final = 0
SHAPE: Final = 1
ASKED: Final = 2
WHOSE_TURN: Final = 3
STARTER: Final = 4
ROUNDS: Final = 5
EXTRA: Final = 6
OVER: Final = 7
DECK: Final = 8
TOWER: Final = 9
LISTED: Final = 10
FIRST: Final = 11

# The fields of each market space and of each seat; the types come last.
SPACE: Final = ("kind", "price", "walls", "currency", "tokens")
SPACE_TOKENS: Final = 4
SEAT: Final = ("score", "cards", "wall", "reserve", "pending", "outside", *TYPES)
OUTSIDE: Final = 5
SEAT_TYPES: Final = 6

# Where a tile is, if it is in sight; above these come board, reserve and pending of each seat.
MARKET: Final = 1
DRAWN: Final = 5
GONE: Final = 6
DIRK: Final = 7
SEATS: Final = 8


@final
class Encoder:
    """Writes observations of the games of one set of rules."""

    def __init__(self, rules: Rules, page: int) -> None:
        self.rules = rules
        self.per_page: i64 = page - 1  # the last action turns the page
        self.rows = Rows(rules)
        self.fields: list[str] = []  # the names of the table's numbers
        self.size: i64 = 0
        questions = [step for step in rules.steps.values() if step.shape]
        self.question_names = [step.name for step in questions]
        self.questions = {step.name: number + 1 for number, step in enumerate(questions)}
        self.shapes = {shape: number + 1 for number, shape in enumerate(SHAPES)}
        self.faces = [face for face, name in enumerate(rules.face_names) if name]
        self.face_place = vec[i64]([0] * len(rules.face_names))
        for place, face in enumerate(self.faces):
            self.face_place[face] = place
        self._lay_out()
        self.boards: i64 = self.size
        self.moves: i64 = self.boards + rules.players * len(PLANES) * PLANE
        self.blank = vec[i16]([0] * (self.moves + page * WIDTH))
        self.nowhere = vec[i64]([0] * len(rules.tiles))
        self.spots = self.nowhere  # where the first plane has each tile, 0 if it lies on no board

    # --- Where everything stands

    def _lay_out(self) -> None:
        rules = self.rules
        for name in TABLE:
            self._field(name)
        self.at_market = self._fields("market", SPACES, SPACE)
        self.at_seats = self._fields("seat", rules.players, SEAT)
        self.at_dirk = self.size
        if rules.with_dirk:
            for name in ("score", *TYPES):
                self._field(f"dirk_{name}")
        self.at_hand = self.size
        for money in rules.currencies:
            for unit in money.units:
                self._field(f"hand {unit.name}")
        self.at_purse = self.size
        for money in rules.currencies:
            self._field(f"purse {money.name}")
        self.at_display = self.size
        for face in self.faces:
            self._field(f"display {rules.face_names[face]}")
        self.at_discard = self.size
        for face in self.faces:
            self._field(f"discard {rules.face_names[face]}")
        self.at_tiles = self.size
        for tile in rules.tiles[rules.players :]:
            self._field(f"tile {tile.name}")

    def _fields(self, group: str, count: int, names: tuple[str, ...]) -> i64:
        start = self.size
        for number in range(count):
            for name in names:
                self._field(f"{group}_{number} {name}")
        return start

    def _field(self, name: str) -> None:
        self.fields.append(name)
        self.size += 1

    # --- Writing

    def encode(self, state: State, seat: i64, codes: vec[i64], first: i64) -> vec[i16]:
        """Everything the seat sees; of the listed moves one page, from `first` on.

        `codes` are the moves if this seat is asked, else nothing.
        """
        out = self.blank[:]
        if self.rules.give_marks:
            self.spots = self.nowhere[:]
        self._table(state, seat, out)
        self._market(state, out)
        self._cards(state, seat, out)
        self._tiles(state, out)
        for place in range(i64(self.rules.players)):
            self._seat(state, seat, place, out)
        if self.rules.with_dirk:
            self._dirk(state, out)
        if self.rules.give_marks:
            self._tokens(state, seat, out)
        count: i64 = len(codes)
        if count:
            out[LISTED] = i16(count)
            out[FIRST] = i16(first)
            last = min(first + self.per_page, count)
            self.rows.write(state, codes, first, last, out, self.moves)
            if count > self.per_page:
                out[self.moves + self.per_page * WIDTH] = i16(len(self.rules.deeds) + 1)
        return out

    def _from(self, seat: i64, other: i64) -> i64:
        """How many seats clockwise the other one sits."""
        return (other - seat + self.rules.players) % self.rules.players

    def _table(self, state: State, seat: i64, out: vec[i16]) -> None:
        if state.frames:
            frame = state.frames[-1]
            out[QUESTION] = i16(self.questions[frame.step.name])
            out[SHAPE] = i16(self.shapes[frame.step.shape])
            out[ASKED] = i16(self._from(seat, frame.seat) + 1)
            out[EXTRA] = 1 if state.acted and frame.step.name == "act" else 0
        else:
            out[OVER] = 1
        out[WHOSE_TURN] = i16(self._from(seat, state.turn))
        out[STARTER] = i16(self._from(seat, state.starter))
        out[ROUNDS] = i16(state.rounds)
        out[DECK] = i16(len(state.deck))
        out[TOWER] = i16(len(state.tower))

    def _market(self, state: State, out: vec[i16]) -> None:
        at = self.at_market
        for space in range(i64(SPACES)):
            tile = i64(state.market[int(space)])
            if tile >= 0:
                out[at] = i16(self.rules.tile_kind[tile] + 1)
                out[at + 1] = i16(max(self.rules.tile_price[tile], 0))
                out[at + 2] = i16(walls_of(state, tile, 0) & ALL_SIDES)
            out[at + 3] = i16(self.rules.space_currency[space] + 1)
            at += len(SPACE)

    def _cards(self, state: State, seat: i64, out: vec[i16]) -> None:
        """The own hand, the display and the discard pile."""
        at = self.at_hand
        for number, money in enumerate(self.rules.currencies):
            purse = state.purse(seat, number)
            if purse:
                for place, unit in enumerate(money.units):
                    out[at + place] = i16((purse >> unit.shift) & unit.mask)
                out[self.at_purse + number] = i16(money.total(purse))
            at += len(money.units)
        for face in state.display:
            out[self.at_display + self.face_place[face]] += 1
        for face in state.discard:
            out[self.at_discard + self.face_place[face]] += 1

    def _place(self, tile: i64, place: i64, out: vec[i16]) -> None:
        """Says where a tile is; fountains never move."""
        if tile >= self.rules.players:
            out[self.at_tiles + tile - self.rules.players] = i16(place)

    def _tiles(self, state: State, out: vec[i16]) -> None:
        for space in range(i64(SPACES)):
            self._place(state.market[int(space)], MARKET + space, out)
        self._place(state.drawn, DRAWN, out)
        for tile in state.gone:
            self._place(tile, GONE, out)
        for tile in state.dirk:
            self._place(tile, DIRK, out)

    def _seat(self, state: State, seat: i64, place: i64, out: vec[i16]) -> None:
        """The fields of one seat, `place` seats clockwise, and its board."""
        other = int((seat + place) % self.rules.players)
        board = state.boards[other]
        at = self.at_seats + place * len(SEAT)
        out[at] = i16(state.scores[other])
        out[at + 1] = i16(state.card_count(other))
        out[at + 2] = i16(longest_wall(board))
        out[at + 3] = i16(len(state.reserves[other]))
        out[at + 4] = i16(len(state.pending[other]))
        for kind in range(i64(len(TYPES))):
            out[at + SEAT_TYPES + kind] = i16(board.counts[kind])
        where = SEATS + 3 * place
        for tile in state.reserves[other]:
            self._place(tile, where + 1, out)
        for tile in state.pending[other]:
            self._place(tile, where + 2, out)
        out[at + OUTSIDE] = i16(self._board(state, other, board, place, where, out))

    def _board(
        self, state: State, seat: i64, board: Board, place: i64, where: i64, out: vec[i16]
    ) -> i64:
        """Writes the planes of one board; returns how many cells lie outside the window."""
        outside: i64 = 0
        plain = board.plain()
        survey(board)
        for entry in board.standing:
            cell = entry & CELL_MASK
            tile = i64(board.tile[cell])
            if cell != FOUNTAIN:
                self._place(tile, where, out)
            at = self.cell_index(place, cell)
            if at < 0:
                outside += 1
                continue
            if self.rules.give_marks:
                self.spots[tile] = at
            kind = self.rules.tile_kind[tile] if plain else kind_at(state, seat, cell)
            out[at] = i16(kind + 1)
            out[at + WALLS_PLANE] = i16(board.walls(cell))
            if cell != FOUNTAIN:
                out[at + TILE_PLANE] = i16(tile - self.rules.players + 1)
        if board.annexes:
            outside += self._annexes(board, place, where, out)
        return outside

    def _annexes(self, board: Board, place: i64, where: i64, out: vec[i16]) -> i64:
        """The same for what stands outside the walls; its walls are its bastions."""
        outside: i64 = 0
        for key, bastions in board.annexes.items():
            cell = i64(key)
            tile = i64(board.tile[cell])
            self._place(tile, where, out)
            at = self.cell_index(place, cell)
            if at < 0:
                outside += 1
                continue
            if self.rules.give_marks:
                self.spots[tile] = at
            out[at] = ANNEX
            out[at + WALLS_PLANE] = i16(bastions)
            out[at + TILE_PLANE] = i16(tile - self.rules.players + 1)
        return outside

    def cell_index(self, place: i64, cell: i64) -> i64:
        """Where the first plane has this cell of a board, -1 if it lies outside the window."""
        x = (cell & (STRIDE - 1)) - HALF + REACH
        y = (cell >> 6) - HALF + REACH
        if x < 0 or y < 0 or x >= WINDOW or y >= WINDOW:
            return -1
        return self.boards + place * len(PLANES) * PLANE + y * WINDOW + x

    def _dirk(self, state: State, out: vec[i16]) -> None:
        out[self.at_dirk] = i16(state.scores[self.rules.players])
        for tile in state.dirk:
            kind = self.rules.tile_kind[tile]
            if kind < len(TYPES):
                out[self.at_dirk + 1 + kind] += 1

    # --- Tokens of modules

    def _tokens(self, state: State, seat: i64, out: vec[i16]) -> None:
        """Counts the tokens on market spaces and on cells, also those that lie on a tile there."""
        marks: list[Mark] = []
        for module in self.rules.give_marks:
            module.marks(state, marks)
        for mark in marks:
            count = i16(mark.count)
            if mark.space >= 0:
                out[self.at_market + mark.space * len(SPACE) + SPACE_TOKENS] += count
            elif mark.tile >= 0:
                self._token_on_tile(state, mark.tile, count, out)
            elif mark.cell >= 0 and mark.seat >= 0:
                at = self.cell_index(self._from(seat, mark.seat), mark.cell)
                if at >= 0:
                    out[at + TOKENS_PLANE] += count

    def _token_on_tile(self, state: State, tile: i64, count: i16, out: vec[i16]) -> None:
        """On a tile in an Alhambra (of two cells, the later one) or on the market."""
        if self.spots[tile]:
            out[self.spots[tile] + TOKENS_PLANE] += count
        for space in range(i64(SPACES)):
            if state.market[int(space)] == tile:
                out[self.at_market + space * len(SPACE) + SPACE_TOKENS] += count
