"""The Watchtowers: half cells with a wall on the long side.

With each building of the base game one may buy a watchtower of its colour. It is built at once, in
any of four ways, beside a building of its colour; it counts one side of outer wall, and two points
more if it stands in the longest wall.
"""

from typing import Any, final

from mypy_extensions import i64

from alhambra.engine.board import UNTYPED
from alhambra.engine.building import cells_of
from alhambra.engine.cells import BIT, STEP
from alhambra.engine.laying import tell_tile
from alhambra.engine.module import PLACEMENT, Module, Slot
from alhambra.engine.offers import ACTION, BETWEEN_TURNS, Deal, Offer, offer_number
from alhambra.engine.outline import runs
from alhambra.engine.piece import legs
from alhambra.engine.printed import kind_at
from alhambra.engine.rules import HALF_CELL, SPACES, TYPES, Rules, TileSpec
from alhambra.engine.scoring import Item
from alhambra.engine.spots import offer_adds
from alhambra.engine.state import State, insert_sorted
from alhambra.engine.step import Deed, Frame, Moves, arg_a, pack
from alhambra.engine.steps.place import PendingDeed, alike_before, waiting

TURNS = 4
LOCAL_MASK = 31


@final
class Stock(Slot):
    """The watchtowers nobody has bought yet, by colour."""

    def __init__(self, left: list[list[int]]) -> None:
        self.left = left

    def copy(self) -> Slot:
        """An independent copy."""
        return Stock([tiles[:] for tiles in self.left])


class Watchtowers(Module):
    """Three of each colour.

    Rulings: with a base tile only, so never with a magical one; the colour of any building will
    do as a hold, a magical or unfinished one too; whoever pays for the tile pays for both, the
    patron as well; of equally long walls the one with most watchtowers is scored; a side that faces
    the free half of a watchtower's cell is an outer side.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__("watchtowers", 22)
        self.per_type: int = data["per_type"]
        self.surcharges: list[int] = data["surcharge"]
        self.bonus: int = data["bonus_in_longest_wall"]
        self.colours: dict[int, int] = {}

    def register(self, rules: Rules) -> None:
        """Pieces of their own: no buildings, never in a reserve, free to be turned."""
        for kind, name in enumerate(TYPES):
            for number in range(1, self.per_type + 1):
                tile = TileSpec(f"watchtower {name} {number}", [UNTYPED], [0], -1)
                tile.shape = HALF_CELL
                tile.turns = TURNS
                tile.storable = False
                tile.alike = f"watchtower {name}"
                index = rules.add_tile(tile)
                rules.special_tiles.append(index)
                self.colours[index] = kind

    def new_slot(self, rules: Rules) -> Slot | None:
        """All lie beside the market."""
        return Stock([self._of_kind(kind) for kind in range(len(TYPES))])

    def _of_kind(self, kind: int) -> list[int]:
        return [tile for tile, colour in self.colours.items() if colour == kind]

    def stock(self, state: State) -> Stock:
        """What the module keeps."""
        slot = state.slots[self.index]
        assert isinstance(slot, Stock)
        return slot

    def deeds(self, menu: str) -> list[Deed]:
        """A watchtower without a place goes back."""
        return [ReturnWatchtower(self)] if menu == PLACEMENT else []

    # --- Buying

    def surcharge(self, state: State) -> int:
        """Cheaper after each scoring."""
        return self.surcharges[min(int(state.rounds), len(self.surcharges) - 1)]

    def offers(self, state: State, seat: i64, cause: i64, found: list[Offer]) -> None:
        """Every base tile of the market once more, together with a watchtower of its colour.

        In the own turn and between turns, not where a module sells a tile for a sum of its own.
        """
        if cause not in (ACTION, BETWEEN_TURNS):
            return
        rules = state.rules
        left = self.stock(state).left
        for plain in found[:]:
            if plain.owner is not None or plain.number >= SPACES:
                continue
            if rules.tiles[int(plain.tile)].base and left[int(rules.tile_kind[plain.tile])]:
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
        return {"space": int(offer.number & LOCAL_MASK) + 1, "watchtower": True}

    def deliver(self, state: State, deal: Deal) -> None:
        """Tile and watchtower wait together."""
        kind = state.rules.tile_kind[deal.offer.tile]
        state.sell_space(deal.seat, deal.offer.number & LOCAL_MASK)
        insert_sorted(state.pending[int(deal.seat)], self.stock(state).left[int(kind)].pop(0))

    # --- A building of its colour beside it

    def veto_add(self, state: State, seat: i64, tile: i64, turn: i64, cell: i64) -> str:
        """A short side touches a building of the watchtower's colour."""
        if int(tile) not in self.colours:
            return ""
        held = self._held(state, seat, cell, turn, self.colours[int(tile)], [])
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
        cells = cells_of(board, cell)
        for one in cells:
            index = 0 if one == cell else 1
            for side in range(i64(4)):
                tower = one + STEP[side]
                if not board.half_towards(tower, (side + 2) & 3):
                    continue
                corner = board.halves[int(tower)]
                colour = self.colours[int(board.tile[tower])]
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

    def show(self, state: State, seat: i64, view: dict[str, object]) -> None:
        """How many are left of each colour, and what one costs."""
        left = self.stock(state).left
        view[self.name] = {
            "left": {name: len(left[kind]) for kind, name in enumerate(TYPES)},
            "surcharge": self.surcharge(state),
        }

    def held_tiles(self, state: State) -> list[int]:
        """The stock."""
        return [tile for tiles in self.stock(state).left for tile in tiles]

    def write(self, state: State) -> dict[str, object]:
        """`left`: the stock."""
        return {"left": [state.rules.tiles[tile].name for tile in self.held_tiles(state)]}

    def read(self, state: State, table: dict[str, object]) -> None:
        """Left out, the stock is whatever is nowhere else."""
        for key in table:
            if key != "left":
                raise ValueError(f"unknown key {key}")
        used = self._used(state)
        unused = [tile for tile in self.colours if tile not in used]
        names = table.get("left", [state.rules.tiles[tile].name for tile in unused])
        if not isinstance(names, list):
            raise ValueError("left must be a list of watchtowers")
        left: list[list[int]] = [[] for _ in TYPES]
        for name in names:
            tile = state.rules.tile_by_name.get(name, -1) if isinstance(name, str) else -1
            if tile not in self.colours:
                raise ValueError(f"there is no watchtower {name}")
            insert_sorted(left[self.colours[tile]], tile)
        if len(names) + len(used) != len(self.colours):
            raise ValueError("left must name every watchtower that was not bought")
        state.slots[self.index] = Stock(left)

    def _used(self, state: State) -> list[int]:
        """The watchtowers that were bought; each built one must have its hold."""
        used = [tile for tiles in state.pending for tile in tiles if tile in self.colours]
        for seat in range(state.rules.players):
            board = state.boards[seat]
            for cell, corner in board.halves.items():
                tile = int(board.tile[cell])
                if not self._held(state, seat, cell, corner, self.colours[tile], []):
                    name = state.rules.tiles[tile].name
                    raise ValueError(f"{name} touches nothing of its colour")
                used.append(tile)
        return used


class ReturnWatchtower(PendingDeed):
    """Ruling: a watchtower for which there is no place goes back, and no money with it.

    Ruling: that is judged once every other tile has found its place.
    """

    def __init__(self, module: Watchtowers) -> None:
        super().__init__("return_watchtower")
        self.module = module

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Only if nothing but watchtowers waits and none of them can be built."""
        tiles = waiting(state, frame)
        if out.count() == 0 and self._refuse_all(state, frame) == "":
            for index, tile in enumerate(tiles):
                if not alike_before(state, tiles, index):
                    out.add(pack(self.number, tile, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """A watchtower that can be built must be built."""
        reason = super().refuse(state, frame, code)
        if reason == "" and int(arg_a(code)) not in self.module.colours:
            reason = "no_watchtower"
        return reason if reason else self._refuse_all(state, frame)

    def _refuse_all(self, state: State, frame: Frame) -> str:
        """Why none of the waiting watchtowers can go back yet."""
        tiles = waiting(state, frame)
        for tile in tiles:
            if tile not in self.module.colours:
                return "other_tiles_first"
        spots = Moves()
        for tile in tiles:
            offer_adds(self, state, frame.seat, tile, spots)
            if spots.count():
                return "watchtower_has_place"
        return ""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """It lies in the stock again."""
        tile = int(arg_a(code))
        state.pending[int(frame.seat)].remove(tile)
        insert_sorted(self.module.stock(state).left[self.module.colours[tile]], tile)
        if state.telling:
            tell_tile(state, "watchtower_returned", frame.seat, tile)
