"""Side lots: tiles that are drawn for a market space but sold beside it.

Each market space has a lot beside it. A tile of a module that uses lots is laid there when it is
drawn for the space, and another tile is drawn; so a lot may hold any number of tiles, each of which
is for sale. What lies in the lots at the end of the game is given to nobody.
"""

from alhambra.engine.prelude import (  # isort: skip
    BESIDE, CURRENCIES, FOUNTAIN, NONE, SPACE, SPACES, TILE, BadMoveError, Deal, Event, Kind, Mark,
    Module, Offer, Piles, Rules, State, TileSpec, i64, insert_sorted, offer_number, survey,
    tile_name,
)  # fmt: skip
from alhambra.engine.cells import CELL_MASK


class SpaceCurrency(Kind):
    """A market space, called by its currency."""

    def text(self, rules: Rules, value: i64) -> object:
        return CURRENCIES[int(rules.space_currency[value])]

    def size(self, rules: Rules) -> i64:
        return SPACES


class LotModule(Module):
    """A module whose tiles lie in the tower and are sold beside the market.

    Rulings: swaps of market tiles leave the lots where they are. A tile in a lot is sold whether or
    not a tile lies on the space, as an action, by the patron or between turns, but never for half
    its price, together with a thing of another module, or for a price of its own that some module
    names. Nobody who stands on the space changes its price. Dirk may draw such tiles; they count
    nothing for him.
    """

    def __init__(self, word: str) -> None:
        super().__init__()
        self.word = word  # the first word of the names of its tiles
        self.tiles: list[int] = []
        self.sells(beside_space=BESIDE)
        self.beside = Piles(self, "beside", TILE, count=SPACES)
        self.beside.along = SpaceCurrency("currency")
        self.laid_beside = Event(self, f"{word}_beside", tile=TILE, beside=SPACE)

    def add_lot_tile(self, rules: Rules, spec: TileSpec) -> int:
        """Makes a tile known that is shuffled into the tower."""
        spec.half_price = False
        tile = rules.add_tile(spec)
        rules.tower.append(tile)
        self.tiles.append(tile)
        return tile

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
        self.beside.add(state, lot, tile)
        self.laid_beside.tell(state, tile, lot)
        return True

    def offers(self, state: State, seat: i64, cause: i64, found: list[Offer]) -> None:
        """What lies in the lots; of tiles that look alike the first in each."""
        rules = state.rules
        for space in range(SPACES):
            lot = self.beside.of(state, space)
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
        space = self.beside.owner(state, offer.tile)
        if space == NONE:
            raise BadMoveError("nothing_for_sale")
        return {"beside_space": space + 1}

    def deliver(self, state: State, deal: Deal) -> None:
        """It waits beside the buyer's Alhambra."""
        tile = int(deal.offer.tile)
        self.beside.of(state, self.beside.owner(state, tile)).remove(tile)
        insert_sorted(state.pending[int(deal.seat)], tile)

    # --- Notation

    def marks(self, state: State, found: list[Mark]) -> None:
        """A sign beside each space with something in its lot."""
        for space, lot in enumerate(self.beside.all(state)):
            if lot:
                found.append(Mark(self.word, space=space, count=len(lot)))

    def held_tiles(self, state: State) -> list[int]:
        return self.beside.values(state)

    def restored(self, state: State) -> None:
        """Only tiles of the module lie there, each beside a space where it may lie."""
        for space, lot in enumerate(self.beside.all(state)):
            for tile in lot:
                if tile not in self.tiles or self.lot_for(state.rules, tile, space) != space:
                    name = tile_name(state, tile)
                    raise ValueError(f"beside: {name} does not lie beside space {space + 1}")


def sold_beside(rules: Rules, tile: i64) -> bool:
    """Whether a tile belongs in a lot, so that nobody gets it at the end of the game."""
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
