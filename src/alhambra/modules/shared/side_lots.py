"""Side lots: tiles that are drawn for a market space but sold beside it.

Each market space has a lot beside it. A tile of a module that uses lots is laid there when it is
drawn for the space, and another tile is drawn; so a lot may hold any number of tiles, each of which
is for sale. What lies in the lots at the end of the game is given to nobody.
"""

from typing import final

from mypy_extensions import i64

from alhambra.engine.cells import CELL_MASK, FOUNTAIN
from alhambra.engine.laying import tile_name
from alhambra.engine.marks import Mark
from alhambra.engine.module import Module, Slot
from alhambra.engine.offers import Deal, Offer, offer_number
from alhambra.engine.rules import CURRENCIES, SPACES, Rules, TileSpec
from alhambra.engine.state import State, insert_sorted
from alhambra.engine.step import BadMoveError
from alhambra.engine.survey import survey


@final
class Lots(Slot):
    """What lies beside each market space."""

    def __init__(self, tiles: list[list[int]]) -> None:
        self.tiles = tiles
        self.empty = not any(tiles)

    def copy(self) -> Slot:
        """An independent copy."""
        return Lots([lot[:] for lot in self.tiles])

    def add(self, space: int, tile: int) -> None:
        """A tile comes to lie beside a space."""
        insert_sorted(self.tiles[space], tile)
        self.empty = False

    def remove(self, tile: int) -> None:
        """A tile leaves its lot."""
        for lot in self.tiles:
            if tile in lot:
                lot.remove(tile)
        self.empty = not any(self.tiles)


class LotModule(Module):
    """A module whose tiles lie in the tower and are sold beside the market.

    Rulings: swaps of market tiles leave the lots where they are. A tile in a lot is sold whether or
    not a tile lies on the space, as an action, by the patron or between turns, but never for half
    its price, with a watchtower, or for a price of its own that some module names. Nobody who
    stands on the space changes its price. Dirk may draw such tiles; they count nothing for him.
    """

    def __init__(self, name: str, number: int, word: str) -> None:
        super().__init__(name, number)
        self.word = word  # the first word of the names of its tiles
        self.tiles: list[int] = []

    def add_lot_tile(self, rules: Rules, spec: TileSpec) -> int:
        """Makes a tile known that is shuffled into the tower."""
        spec.half_price = False
        tile = rules.add_tile(spec)
        rules.tower.append(tile)
        self.tiles.append(tile)
        return tile

    def new_slot(self, rules: Rules) -> Slot | None:
        """The lots are empty."""
        return Lots([[] for _ in range(SPACES)])

    def lots(self, state: State) -> Lots:
        """What the module keeps."""
        slot = state.slots[self.index]
        assert isinstance(slot, Lots)
        return slot

    # --- What a module says of its tiles

    def lot_for(self, rules: Rules, tile: int, space: int) -> int:
        """The space beside which a tile is laid that was drawn for this one."""
        return space

    def lot_price(self, state: State, tile: int, space: int) -> int:
        """What a tile beside this space costs, -1 if it cannot be bought now."""
        return int(state.rules.tile_price[tile])

    def exact_only(self) -> bool:
        """Whether its tiles must be paid exactly."""
        return False

    # --- Drawing and selling

    def tile_drawn(self, state: State, tile: i64, space: i64) -> bool:
        """It is laid beside the space, and another tile is drawn."""
        if int(tile) not in self.tiles:
            return False
        lot = self.lot_for(state.rules, int(tile), int(space))
        self.lots(state).add(lot, int(tile))
        if state.telling:
            name = tile_name(state, tile)
            state.tell({"event": f"{self.word}_beside", "tile": name, "beside": lot + 1})
        return True

    def offers(self, state: State, seat: i64, cause: i64, found: list[Offer]) -> None:
        """What lies in the lots; of tiles that look alike the first in each."""
        lots = self.lots(state)
        if lots.empty:
            return
        rules = state.rules
        for space, lot in enumerate(lots.tiles):
            for index, tile in enumerate(lot):
                price = self.lot_price(state, tile, space)
                if price < 0 or (index and _alike(rules, lot[index - 1], tile)):
                    continue
                number = offer_number(self, self.tiles.index(tile))
                offer = Offer(number, tile, price, rules.space_currency[space], self)
                offer.exact_only = self.exact_only()
                found.append(offer)

    def offer_parts(self, state: State, offer: Offer) -> dict[str, object]:
        """`beside_space`: the market space, from 1."""
        return {"beside_space": self._space_of(state, int(offer.tile)) + 1}

    def _space_of(self, state: State, tile: int) -> int:
        for space, lot in enumerate(self.lots(state).tiles):
            if tile in lot:
                return space
        raise BadMoveError("nothing_for_sale")

    def deliver(self, state: State, deal: Deal) -> None:
        """It waits beside the buyer's Alhambra."""
        self.lots(state).remove(int(deal.offer.tile))
        insert_sorted(state.pending[int(deal.seat)], int(deal.offer.tile))

    # --- Notation

    def show(self, state: State, seat: i64, view: dict[str, object]) -> None:
        """`beside`: what lies in the lots, by the currency of the space."""
        view[self.name] = {
            "beside": {
                CURRENCIES[int(state.rules.space_currency[space])]: names
                for space, names in enumerate(self._named(state))
                if names
            }
        }

    def marks(self, state: State, found: list[Mark]) -> None:
        """A sign beside each space with something in its lot."""
        for space, lot in enumerate(self.lots(state).tiles):
            if lot:
                found.append(Mark(self.word, space=space, count=len(lot)))

    def _named(self, state: State) -> list[list[str]]:
        return [[tile_name(state, tile) for tile in lot] for lot in self.lots(state).tiles]

    def held_tiles(self, state: State) -> list[int]:
        """What lies in the lots."""
        return [tile for lot in self.lots(state).tiles for tile in lot]

    def write(self, state: State) -> dict[str, object]:
        """`beside`: for each market space the tiles in its lot."""
        return {"beside": self._named(state)}

    def read(self, state: State, table: dict[str, object]) -> None:
        """Left out, all lots are empty."""
        for key in table:
            if key != "beside":
                raise ValueError(f"unknown key {key}")
        rows = table.get("beside", [[] for _ in range(SPACES)])
        if not isinstance(rows, list) or len(rows) != SPACES:
            raise ValueError(f"beside must be a list for each of the {SPACES} market spaces")
        lots = Lots([[] for _ in range(SPACES)])
        for space, row in enumerate(rows):
            if not isinstance(row, list):
                raise ValueError("beside must be a list of tiles for each market space")
            for name in row:
                lots.add(space, self._read_tile(state, name, space))
        state.slots[self.index] = lots

    def _read_tile(self, state: State, name: object, space: int) -> int:
        tile = state.rules.tile_by_name.get(name, -1) if isinstance(name, str) else -1
        if tile not in self.tiles or self.lot_for(state.rules, tile, space) != space:
            raise ValueError(f"beside: {name} does not lie beside space {space + 1}")
        return tile


def sold_beside(rules: Rules, tile: i64) -> bool:
    """Whether a tile belongs into a lot, so that nobody gets it at the end of the game."""
    for module in rules.modules:
        if isinstance(module, LotModule) and int(tile) in module.tiles:
            return True
    return False


def _alike(rules: Rules, one: int, other: int) -> bool:
    """Whether nobody can tell these two apart."""
    return rules.tiles[one].alike != "" and rules.tiles[one].alike == rules.tiles[other].alike


def built_cells(state: State, seat: int, tiles: list[int]) -> list[int]:
    """Where some of these tiles lie in a seat's Alhambra, in the order of the cells."""
    board = state.boards[seat]
    survey(board)
    cells = [int(entry & CELL_MASK) for entry in board.standing]
    return [cell for cell in cells if cell != FOUNTAIN and int(board.tile[cell]) in tiles]
