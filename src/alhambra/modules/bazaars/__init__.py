"""The Bazaars: they want to be surrounded by buildings of their colours.

A bazaar that is drawn lies beside the market. It is paid in its own currency, exactly, and costs as
much as the tile that lies on the market space of that currency. Only the third scoring counts it.
"""

from alhambra.engine.cells import STRIDE
from alhambra.modules.shared.side_lots import LotModule, built_cells

from alhambra.engine.prelude import (  # isort: skip
    CURRENCIES, LAST_ROUND, TYPES, UNTYPED, Any, Final, Item, Rules, State, TileSpec, i64,
    kind_at, unfinished, x_of, y_of,
)  # fmt: skip

BAZAAR: Final = "bazaar"
AROUND: Final = (-STRIDE - 1, -STRIDE, -STRIDE + 1, -1, 1, STRIDE - 1, STRIDE, STRIDE + 1)


class Bazaars(LotModule):
    """Eight tiles without walls, two for each currency, each with three colours.

    Rulings: whatever lies on the space, its printed price is the price of the bazaar, and what
    changes prices changes that, except handymen: they work on the space only. If nothing lies there
    the bazaar cannot be bought. Squares, other bazaars, medinas and buildings that are not finished
    do not count; of a tile on two cells each cell counts.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(BAZAAR)
        self.data: list[list[str]] = data["tiles"]
        self.currencies: dict[int, int] = {}
        self.colours: dict[int, list[int]] = {}

    def register(self, rules: Rules) -> None:
        """They have neither type nor price: `bazaar dirham seraglio arcades garden`."""
        for currency, *types in self.data:
            name = " ".join([BAZAAR, currency, *types])
            tile = self.add_lot_tile(rules, TileSpec(name, [UNTYPED], [0], -1))
            self.currencies[tile] = CURRENCIES.index(currency)
            self.colours[tile] = [TYPES.index(kind) for kind in types]

    # --- Selling

    def lot_for(self, rules: Rules, tile: int, space: int) -> int:
        """The space of the currency on the coin, whichever space it was drawn for."""
        currencies = [int(currency) for currency in rules.space_currency]
        return currencies.index(self.currencies[tile])

    def lot_price(self, state: State, tile: int, space: int) -> int:
        """As printed on the tile that lies on the space."""
        there = state.market[space]
        return int(state.rules.tile_price[there]) if there >= 0 else -1

    def exact_only(self) -> bool:
        """No bazaar can be paid with too much."""
        return True

    # --- Scoring

    def items(self, state: State, round: i64, found: list[Item]) -> None:
        """The third scoring: for each bazaar fitting buildings times their colours."""
        if round != LAST_ROUND:
            return
        for seat in range(state.rules.players):
            points = 0
            told: list[list[object]] = []
            for cell in built_cells(state, seat, self.tiles):
                buildings, colours = self.surroundings(state, seat, cell)
                points += buildings * colours
                told.append([x_of(cell), y_of(cell), buildings, colours])
            if told:
                found.append(Item(seat, self.name, points, {"bazaars": told}))

    def surroundings(self, state: State, seat: int, cell: int) -> tuple[int, int]:
        """How many of the eight neighbours of a bazaar fit, and in how many colours."""
        board = state.boards[seat]
        wanted = self.colours[int(board.tile[cell])]
        kinds: list[int] = []
        for step in AROUND:
            kind = int(kind_at(state, seat, cell + step))
            if kind in wanted and not unfinished(state, i64(board.tile[cell + step])):
                kinds.append(kind)
        return len(kinds), len(set(kinds))
