"""The Squares: free tiles that count for the buildings around them.

Six piles of squares, one for each building type, lie beside the market with the top one face up. As
an action one takes such a square for nothing; nobody may own more than three. In majorities a
square counts for each building of its colour that one can walk to from it in one step.
"""

from alhambra.engine.prelude import (  # isort: skip
    ACTIONS, AMOUNT, HIDDEN, NONE, OTHER, SEAT, STACK, STAGE_BOARDS, TILE, TYPE, TYPES, UNTYPED,
    WHOLE_BUILDING, Any, Deed, Event, Final, ForSeats, Frame, Listed, Module, Moves, Piles,
    State, TileSpec, Tiles, i64, insert_sorted, survey, tile_name, tiles_before, unfinished,
)  # fmt: skip
from alhambra.engine.cells import BIT, CELL_MASK, STEP, sides_from_letters
from alhambra.engine.printed import kind_at

SQUARE: Final = "square"


class Squares(Module):
    """Twenty-four tiles with walls, laid, stored and redesigned by the usual rules.

    A square costs no money, so it is never paid exactly and gives no further action; nor may it be
    given to Dirk, for it is not bought. Its walls count as usual.

    Rulings: a square may be taken as any action of a turn, never between turns. One that has left
    the game is owned by nobody. A square is no building: it counts neither for another square nor
    in a majority of its own.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__()
        self.most: int = data["max_per_player"]
        self.most_neighbours: int = data["max_neighbours"]
        printed: list[list[str]] = data["tiles"]
        self.colours = [TYPES.index(colour) for colour, _ in printed]
        self.square = Tiles(self, SQUARE, [square(*words) for words in printed])
        self.piles = Piles(
            self, "piles", self.square, HIDDEN, STACK, stage=STAGE_BOARDS, count=len(TYPES)
        )
        self.piles.along = TYPE
        self.derives(open=Listed(TILE), owned=ForSeats(AMOUNT))
        self.taken = Piles(self, "", TILE)  # who took which, wherever they lie now
        self.squares_opened = Event(self, "squares_opened", squares=Listed(TILE))
        self.square_opened = Event(self, "square_opened", tile=TILE)
        self.took_square = Event(self, "took_square", seat=SEAT, tile=TILE)
        self.joins(ACTIONS, TakeSquare(self))

    def lay_out(self, state: State, keys: list[str]) -> None:
        """Each pile is shuffled and its top square is turned up."""
        left = self.square.left(state)
        for colour in range(len(TYPES)):
            pile = [tile for tile in left if self.colour(tile) == colour]
            state.rng.shuffle(pile)
            self.piles.put(state, colour, pile)
        self.squares_opened.tell(state, values=self.open(state))

    def colour(self, tile: i64) -> int:
        """The type for which a square counts, NONE if the tile is no square."""
        return self.colours[int(tile) - self.square.first] if self.square.includes(tile) else NONE

    def open(self, state: State) -> list[int]:
        """The top squares of the piles."""
        return [pile[-1] for pile in self.piles.all(state) if pile]

    def owned(self, state: State, seat: i64) -> int:
        """How many squares a seat has, wherever they lie."""
        count = 0
        for tile in self.taken.of(state, seat):
            if tile not in state.gone:
                count += 1
        return count

    def veto_give(self, state: State, seat: i64, tile: i64) -> str:
        """Only what was bought may be given away."""
        return "not_bought" if self.square.includes(tile) else ""

    # --- Scoring

    def halves(self, state: State, seat: i64, kind: i64, buildings: i64) -> i64:
        """Each square of this colour counts like the buildings beside it."""
        if seat >= state.rules.players or not self.taken.of(state, seat):
            return 0
        board = state.boards[int(seat)]
        survey(board)
        count: i64 = 0
        for entry in board.standing:
            cell = entry & CELL_MASK
            if self.colour(i64(board.tile[cell])) == kind:
                count += self.neighbours(state, seat, cell, kind)
        return WHOLE_BUILDING * count

    def neighbours(self, state: State, seat: i64, cell: i64, kind: i64) -> i64:
        """How many finished buildings of the type lie beside this cell without a wall between.

        Ruling: a wall with a gate is a wall. Of a tile on two cells each cell counts.
        """
        board = state.boards[int(seat)]
        count: i64 = 0
        for side in range(i64(4)):
            other = cell + STEP[side]
            if board.walls(cell) & BIT[side] == 0 and kind_at(state, seat, other) == kind:
                if not unfinished(state, i64(board.tile[other])):
                    count += 1
        return min(count, i64(self.most_neighbours))

    # --- Secrets and notation

    def derived(self, state: State, seat: i64) -> dict[str, object]:
        """The open squares, and how many each seat has."""
        players = range(state.rules.players)
        return {
            "open": [tile_name(state, tile) for tile in self.open(state)],
            "owned": [self.owned(state, other) for other in players],
        }

    def reshuffle(self, state: State, seat: i64) -> None:
        """Nobody knows the order of what lies below the open square."""
        for pile in self.piles.all(state):
            below = pile[:-1]
            state.rng.draw_anew(below)
            pile[:-1] = below

    def held_tiles(self, state: State) -> list[int]:
        return self.piles.values(state)

    def restored(self, state: State) -> None:
        """Each pile is of one type, and nobody has a fourth square."""
        for colour, pile in enumerate(self.piles.all(state)):
            for tile in pile:
                if self.colour(tile) != colour:
                    name = tile_name(state, tile)
                    raise ValueError(f"piles: {name} is no {TYPES[colour]} square")
        for seat in range(state.rules.players):
            taken = [tile for tile in tiles_before(state, seat) if self.square.includes(tile)]
            if len(taken) > self.most:
                raise ValueError(f"seat {seat + 1} has more than {self.most} squares")
            self.taken.put(state, seat, sorted(taken))


def square(colour: str, walls: str) -> TileSpec:
    """A tile without type and price, named by its colour and walls: `square garden NE`."""
    return TileSpec(f"{SQUARE} {colour} {walls}", [UNTYPED], [sides_from_letters(walls)], -1)


class TakeSquare(Deed):
    """Takes an open square, which is placed at the end of the turn."""

    def __init__(self, module: Squares) -> None:
        super().__init__("take_square", OTHER)
        self.module = module
        self.tile = self.part("tile", TILE)

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """The top of each pile, for whoever has fewer than three."""
        if self.module.owned(state, frame.seat) < self.module.most:
            for colour in range(len(TYPES)):
                pile = self.module.piles.of(state, colour)
                if pile:
                    out.add(self.pack(pile[-1]))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """An open one, and no fourth."""
        if self.module.owned(state, frame.seat) >= self.module.most:
            return "squares_enough"
        return "" if int(self.tile.of(code)) in self.module.open(state) else "square_not_open"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The next one of the pile is turned up."""
        tile = self.tile.of(code)
        pile = self.module.piles.of(state, self.module.colour(tile))
        pile.pop()
        self.module.taken.add(state, frame.seat, tile)
        insert_sorted(state.pending[int(frame.seat)], int(tile))
        state.spend_action()
        self.module.took_square.tell(state, frame.seat, tile)
        if pile:
            state.reveals += 1
            self.module.square_opened.tell(state, pile[-1])
