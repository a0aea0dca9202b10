"""The Squares: free tiles that count for the buildings around them.

Six piles of squares, one for each building type, lie beside the market with the top one face up. As
an action one takes such a square for nothing; nobody may own more than three. In majorities a
square counts for each building of its colour that one can walk to from it in one step.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from alhambra.engine.board import UNTYPED
from alhambra.engine.cells import BIT, CELL_MASK, STEP, sides_from_letters
from alhambra.engine.laying import laid_tiles, tell_tile, tile_name, unfinished
from alhambra.engine.module import ACTIONS, STAGE_BOARDS, Module, Slot
from alhambra.engine.printed import kind_at
from alhambra.engine.rules import TYPES, Rules, TileSpec
from alhambra.engine.state import State, insert_sorted
from alhambra.engine.step import OTHER, Deed, Frame, Moves, arg_a, pack
from alhambra.engine.steps.reading import read_tile
from alhambra.engine.survey import survey

SQUARE: Final = "square"


@final
class Piles(Slot):
    """The squares of each type that nobody has taken, the open one last, and who took which."""

    def __init__(self, piles: list[list[int]], taken: list[list[int]]) -> None:
        self.piles = piles
        self.taken = taken

    def copy(self) -> Slot:
        """An independent copy."""
        return Piles([pile[:] for pile in self.piles], [tiles[:] for tiles in self.taken])


class Squares(Module):
    """Twenty-four tiles with walls, laid, stored and redesigned by the usual rules.

    A square costs no money, so it is never paid exactly and gives no further action; nor may it be
    given to Dirk, for it is not bought. Its walls count as usual.

    Rulings: a square may be taken as any action of a turn, never between turns. One that has left
    the game is owned by nobody. A square is no building: it counts neither for another square nor
    in a majority of its own.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__("squares", 4)
        self.data: list[list[Any]] = data["tiles"]
        self.most: int = data["max_per_player"]
        self.most_neighbours: int = data["max_neighbours"]
        self.colours: dict[int, int] = {}

    def register(self, rules: Rules) -> None:
        """Tiles without type and price, named by their colour and walls: `square garden NE`."""
        for colour, letters in self.data:
            walls = sides_from_letters(letters)
            tile = TileSpec(f"{SQUARE} {colour} {letters}", [UNTYPED], [walls], -1)
            number = rules.add_tile(tile)
            rules.special_tiles.append(number)
            self.colours[number] = TYPES.index(colour)

    def new_slot(self, rules: Rules) -> Slot | None:
        """All lie in their piles."""
        piles = [
            [tile for tile in self.colours if self.colours[tile] == n] for n in range(len(TYPES))
        ]
        return Piles(piles, [[] for _ in range(rules.players)])

    def slot(self, state: State) -> Piles:
        """What the module keeps."""
        slot = state.slots[self.index]
        assert isinstance(slot, Piles)
        return slot

    def set_up(self, state: State, stage: i64) -> None:
        """Each pile is shuffled and its top square is turned up."""
        if stage == STAGE_BOARDS:
            for pile in self.slot(state).piles:
                state.rng.shuffle(pile)
            if state.telling:
                state.tell({"event": "squares_opened", "squares": self._open_names(state)})

    def _open_names(self, state: State) -> list[str]:
        return [tile_name(state, pile[-1]) for pile in self.slot(state).piles if pile]

    # --- Taking one

    def deeds(self, menu: str) -> list[Deed]:
        """Taking a square is an action."""
        return [TakeSquare(self)] if menu == ACTIONS else []

    def owned(self, state: State, seat: i64) -> int:
        """How many squares a seat has, wherever they lie."""
        taken = self.slot(state).taken[int(seat)]
        return len([tile for tile in taken if tile not in state.gone])

    def veto_give(self, state: State, seat: i64, tile: i64) -> str:
        """Only what was bought may be given away."""
        return "not_bought" if int(tile) in self.colours else ""

    # --- Scoring

    def halves(self, state: State, seat: i64, kind: i64, buildings: i64) -> i64:
        """Each square of this colour counts like the buildings beside it."""
        if seat >= state.rules.players or not self.slot(state).taken[int(seat)]:
            return 0
        board = state.boards[int(seat)]
        survey(board)
        count: i64 = 0
        for entry in board.standing:
            cell = entry & CELL_MASK
            tile = int(board.tile[cell])
            if tile in self.colours and self.colours[tile] == kind:
                count += self.neighbours(state, seat, cell, kind)
        return 2 * count

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

    def show(self, state: State, seat: i64, view: dict[str, object]) -> None:
        """The open squares, how many lie in each pile, and how many each seat has."""
        view[self.name] = {
            "open": self._open_names(state),
            "left": {TYPES[n]: len(pile) for n, pile in enumerate(self.slot(state).piles)},
            "owned": [self.owned(state, other) for other in range(state.rules.players)],
        }

    def reshuffle(self, state: State, seat: i64) -> None:
        """Nobody knows the order of what lies below the open square."""
        for pile in self.slot(state).piles:
            hidden = pile[:-1]
            state.rng.shuffle(hidden)
            pile[:-1] = hidden

    def held_tiles(self, state: State) -> list[int]:
        """The piles."""
        return [tile for pile in self.slot(state).piles for tile in pile]

    def write(self, state: State) -> dict[str, object]:
        """`piles`: by type, the open square first."""
        piles = self.slot(state).piles
        return {"piles": [[tile_name(state, tile) for tile in reversed(pile)] for pile in piles]}

    def read(self, state: State, table: dict[str, object]) -> None:
        """Left out, what lies nowhere else is shuffled."""
        for key in table:
            if key != "piles":
                raise ValueError(f"unknown key {key}")
        taken = [self._taken_by(state, seat) for seat in range(state.rules.players)]
        used = [tile for tiles in taken for tile in tiles] + state.gone
        unused = [tile for tile in self.colours if tile not in used]
        if "piles" in table:
            piles = self._read_piles(state, table["piles"])
            if sorted(tile for pile in piles for tile in pile) != unused:
                raise ValueError("piles must name every square that nobody has taken, once")
        else:
            piles = [
                [tile for tile in unused if self.colours[tile] == n] for n in range(len(TYPES))
            ]
            for pile in piles:
                state.rng.shuffle(pile)
        state.slots[self.index] = Piles(piles, taken)

    def _taken_by(self, state: State, seat: int) -> list[int]:
        tiles = [tile for tile, _, _ in laid_tiles(state, seat)]
        tiles += state.reserves[seat] + state.pending[seat]
        taken = sorted(tile for tile in tiles if tile in self.colours)
        if len(taken) > self.most:
            raise ValueError(f"seat {seat + 1} has more than {self.most} squares")
        return taken

    def _read_piles(self, state: State, value: object) -> list[list[int]]:
        if not isinstance(value, list) or len(value) != len(TYPES):
            raise ValueError("piles must be six lists of squares, by type")
        piles: list[list[int]] = []
        for kind, names in enumerate(value):
            pile: list[int] = []
            for name in names if isinstance(names, list) else [names]:
                tile = state.rules.tile_by_name.get(name, -1) if isinstance(name, str) else -1
                if self.colours.get(tile, -1) != kind:
                    raise ValueError(f"piles: {name} is no {TYPES[kind]} square")
                pile.append(tile)
            piles.append(pile[::-1])
        return piles


class TakeSquare(Deed):
    """Takes an open square, which is placed at the end of the turn; the first argument is it."""

    def __init__(self, module: Squares) -> None:
        super().__init__("take_square")
        self.role = OTHER
        self.module = module

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """The top of each pile, for whoever has fewer than three."""
        if self.module.owned(state, frame.seat) < self.module.most:
            for pile in self.module.slot(state).piles:
                if pile:
                    out.add(pack(self.number, pile[-1], 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """An open one, and no fourth."""
        if self.module.owned(state, frame.seat) >= self.module.most:
            return "squares_enough"
        colour = self.module.colours.get(int(arg_a(code)), -1)
        pile = self.module.slot(state).piles[colour] if colour >= 0 else []
        return "" if pile and pile[-1] == int(arg_a(code)) else "square_not_open"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The next one of the pile is turned up."""
        slot = self.module.slot(state)
        tile = int(arg_a(code))
        pile = slot.piles[self.module.colours[tile]]
        pile.pop()
        insert_sorted(slot.taken[int(frame.seat)], tile)
        insert_sorted(state.pending[int(frame.seat)], tile)
        state.spend_action()
        if state.telling:
            tell_tile(state, "took_square", frame.seat, tile)
        if pile:
            state.reveals += 1
            if state.telling:
                state.tell({"event": "square_opened", "tile": tile_name(state, pile[-1])})

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`tile`: which square."""
        return {"tile": tile_name(state, arg_a(code))}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks the square up."""
        return pack(self.number, read_tile(state.rules, parts), 0, 0)
