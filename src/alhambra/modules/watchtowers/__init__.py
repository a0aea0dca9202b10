"""The Watchtowers: half cells with a wall on the long side.

With each building of the base game one may buy a watchtower of its colour. It is built at once, in
any of four ways, beside a building of its colour; it counts one side of outer wall, and two points
more if it stands in the longest wall.
"""

from alhambra.engine.prelude import (  # isort: skip
    ACTION, AMOUNT, BETWEEN_TURNS, FLAG, NONE, PLACEMENT, SEAT, SPACES, STAGE_MARKET, TILE,
    TYPES, UNTYPED, Any, Deal, Deed, Event, Final, Frame, Item, Module, Moves, Offer, Pile,
    State, TileSpec, Tiles, i64, insert_sorted, offer_number, tile_name,
)  # fmt: skip
from alhambra.engine.board import Board
from alhambra.engine.building import cells_of
from alhambra.engine.cells import BIT, STEP
from alhambra.engine.outline import runs
from alhambra.engine.piece import legs
from alhambra.engine.printed import kind_at
from alhambra.engine.rules import HALF_CELL
from alhambra.engine.spots import offer_adds
from alhambra.engine.steps.place import alike_before, waiting
from alhambra.engine.survey import mate_of

TURNS: Final = 4


class Watchtowers(Module):
    """Three of each colour.

    Rulings: with a base tile only, so never with a magical one; the colour of any building will
    do as a hold, a magical or unfinished one too; whoever pays for the tile pays for both, the
    patron as well; of equally long walls the one with most watchtowers is scored; a side that faces
    the free half of a watchtower's cell is an outer side.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__()
        self.per_type: int = data["per_type"]
        self.surcharges: list[int] = data["surcharge"]
        self.bonus: int = data["bonus_in_longest_wall"]
        copies = range(1, self.per_type + 1)
        towers = [watchtower(colour, copy) for colour in TYPES for copy in copies]
        self.tower = Tiles(self, "watchtower", towers)
        self.sells(watchtower=FLAG)
        self.left = Pile(self, "left", self.tower, stage=STAGE_MARKET)
        self.derives(surcharge=AMOUNT)
        self.watchtower_returned = Event(self, "watchtower_returned", seat=SEAT, tile=TILE)
        self.joins(PLACEMENT, ReturnWatchtower(self))

    def lay_out(self, state: State, keys: list[str]) -> None:
        """All that nobody has bought lie beside the market."""
        self.left.put(state, self.tower.left(state))

    def colour(self, tower: i64) -> i64:
        """The type a watchtower belongs to."""
        return (tower - self.tower.first) // self.per_type

    def first_left(self, state: State, colour: i64) -> int:
        """A watchtower of this colour that nobody has bought, NONE if there is none."""
        for tower in self.left.of(state):
            if self.colour(tower) == colour:
                return tower
        return NONE

    # --- Buying

    def surcharge(self, state: State) -> int:
        """Cheaper after each scoring."""
        return self.surcharges[min(int(state.rounds), len(self.surcharges) - 1)]

    def offers(self, state: State, seat: i64, cause: i64, found: list[Offer]) -> None:
        """Every base tile of the market once more, together with a watchtower of its colour.

        In one's own turn and between turns, not where a module sells a tile for a sum of its own.
        """
        if cause not in (ACTION, BETWEEN_TURNS):
            return
        rules = state.rules
        for plain in found[:]:
            if plain.owner is not None or plain.number >= SPACES:
                continue
            colour = rules.tile_kind[plain.tile]
            if rules.tiles[int(plain.tile)].base and self.first_left(state, colour) != NONE:
                number = offer_number(self, int(plain.number))
                price = plain.price + self.surcharge(state)
                both = Offer(number, plain.tile, price, plain.currency, self)
                both.space = plain.space
                both.exact_only = plain.exact_only
                both.never_exact = plain.never_exact
                both.action_only = plain.action_only
                found.append(both)

    def offer_parts(self, state: State, offer: Offer) -> dict[str, object]:
        """The market space, and that a watchtower is bought with the tile."""
        return {"space": int(offer.number) - offer_number(self, 0) + 1, "watchtower": True}

    def deliver(self, state: State, deal: Deal) -> None:
        """Tile and watchtower wait together."""
        tower = self.first_left(state, state.rules.tile_kind[deal.offer.tile])
        self.left.of(state).remove(tower)
        state.sell_space(deal.seat, deal.offer.number - offer_number(self, 0))
        insert_sorted(state.pending[int(deal.seat)], tower)

    # --- A building of its colour beside it

    def veto_add(self, state: State, seat: i64, tile: i64, turn: i64, cell: i64) -> str:
        """A short side touches a building of the watchtower's colour."""
        if not self.tower.includes(tile):
            return ""
        held = self._held(state, seat, cell, turn, self.colour(tile), [])
        return "" if held else "watchtower_needs_colour"

    def _held(
        self, state: State, seat: i64, cell: i64, corner: i64, kind: i64, without: list[int]
    ) -> bool:
        """Whether a building of this colour, not on one of these cells, touches a short side."""
        board = state.boards[int(seat)]
        touch = board.touched(cell) & legs(corner)
        for side in range(i64(4)):
            other = cell + STEP[side]
            if touch & BIT[side] and int(other) not in without:
                if kind_at(state, seat, other) == kind:
                    return True
        return False

    def veto_remove(self, state: State, seat: i64, cell: i64) -> str:
        """Each watchtower keeps a building of its colour."""
        if not state.boards[int(seat)].halves:
            return ""
        return self._veto_loss(state, seat, cell, [])

    def veto_exchange(self, state: State, seat: i64, tile: i64, cell: i64) -> str:
        """A building of the same colour may take the place of one that holds a watchtower."""
        if not state.boards[int(seat)].halves:
            return ""
        return self._veto_loss(state, seat, cell, state.rules.tiles[int(tile)].kinds)

    def _veto_loss(self, state: State, seat: i64, cell: i64, kinds: list[int]) -> str:
        """Whether some watchtower loses its last hold when buildings of these types lie here.

        The first of them lies on this very cell, a second one on the other cell of the tile.
        """
        board = state.boards[int(seat)]
        mate = mate_of(board, cell)
        if not _holds_half(board, cell) and (mate < 0 or not _holds_half(board, mate)):
            return ""
        cells = cells_of(board, cell)
        for one in cells:
            index = 0 if one == cell else 1
            for side in range(i64(4)):
                tower = one + STEP[side]
                if not board.half_towards(tower, (side + 2) & 3):
                    continue
                corner = board.halves[int(tower)]
                colour = self.colour(i64(board.tile[tower]))
                if index < len(kinds) and kinds[index] == colour:
                    continue
                if not self._held(state, seat, tower, corner, colour, cells):
                    return "watchtower_needs_colour"
        return ""

    # --- Scoring

    def items(self, state: State, round: i64, found: list[Item]) -> None:
        """Two points for each watchtower in the longest wall."""
        for seat in range(state.rules.players):
            if not state.boards[seat].halves:
                continue
            towers = runs(state.boards[seat])[0].diagonals
            if towers:
                found.append(Item(seat, self.name, self.bonus * towers, {"towers": towers}))

    # --- Notation

    def derived(self, state: State, seat: i64) -> dict[str, object]:
        """What one costs now."""
        return {"surcharge": self.surcharge(state)}

    def held_tiles(self, state: State) -> list[int]:
        return self.left.values(state)

    def restored(self, state: State) -> None:
        """Each built watchtower has its hold."""
        for seat in range(state.rules.players):
            board = state.boards[seat]
            for cell, corner in board.halves.items():
                tile = i64(board.tile[cell])
                if not self._held(state, seat, cell, corner, self.colour(tile), []):
                    raise ValueError(f"{tile_name(state, tile)} touches nothing of its colour")


def _holds_half(board: Board, cell: i64) -> bool:
    """Whether a watchtower turns a short side to this cell."""
    for side in range(i64(4)):
        if board.half_towards(cell + STEP[side], (side + 2) & 3):
            return True
    return False


def watchtower(colour: str, copy: int) -> TileSpec:
    """A piece of its own: no building, never in a reserve, free to be turned."""
    tile = TileSpec(f"watchtower {colour} {copy}", [UNTYPED], [0], -1)
    tile.shape = HALF_CELL
    tile.turns = TURNS
    tile.storable = False
    tile.alike = f"watchtower {colour}"
    return tile


class ReturnWatchtower(Deed):
    """Ruling: a watchtower for which there is no place goes back, and no money with it.

    Ruling: that is judged once every other tile has found its place.
    """

    def __init__(self, module: Watchtowers) -> None:
        super().__init__("return_watchtower")
        self.module = module
        self.tile = self.part("tile", TILE)

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Only if nothing but watchtowers waits and none of them can be built."""
        tiles = waiting(state, frame)
        if out.count() == 0 and self._refuse_all(state, frame) == "":
            for index, tile in enumerate(tiles):
                if not alike_before(state, tiles, index):
                    out.add(self.pack(tile))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """A watchtower that can be built must be built."""
        tile = self.tile.of(code)
        if int(tile) not in waiting(state, frame):
            return "not_pending"
        return (
            self._refuse_all(state, frame) if self.module.tower.includes(tile) else "no_watchtower"
        )

    def _refuse_all(self, state: State, frame: Frame) -> str:
        """Why none of the waiting watchtowers can go back yet."""
        tiles = waiting(state, frame)
        for tile in tiles:
            if not self.module.tower.includes(tile):
                return "other_tiles_first"
        spots = Moves()
        for tile in tiles:
            offer_adds(self, state, frame.seat, tile, spots)
            if spots.count():
                return "watchtower_has_place"
        return ""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """It lies in the stock again."""
        tile = self.tile.of(code)
        state.pending[int(frame.seat)].remove(int(tile))
        self.module.left.add(state, tile)
        self.module.watchtower_returned.tell(state, frame.seat, tile)
