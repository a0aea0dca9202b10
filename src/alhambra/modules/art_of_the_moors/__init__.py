"""The Art of the Moors: buildings of equal price bring culture tiles.

Whoever owns two base buildings of one price at the end of a turn takes the culture tile of that
price. It begins at 0; a marker on one of its sections says how far the number of such buildings
lets it be turned. To turn all own tiles one step is an action, and in each scoring they bring what
they show.
"""

from typing import final

from librt.vecs import vec

from alhambra.engine.cells import CELL_MASK

from alhambra.engine.prelude import (  # isort: skip
    ACTIONS, AMOUNT, NONE, OTHER, SEAT, Any, Deed, Event, Final, ForEach, Frame, Item, Kind,
    Listed, Module, Pieces, Piles, Rules, State, TileSpec, i64, survey, unfinished,
)  # fmt: skip

SECTIONS: Final = 8  # more than any culture tile has


class ArtOfTheMoors(Module):
    """Twenty culture tiles for seven prices.

    Rulings: tiles are taken without being asked for, since they never hurt. If buildings are lost
    the tile stays, but its marker goes back, and the tile with it where it shows more than the
    marker allows. The action needs a tile that can be turned. Sites count once they are finished,
    and so do tiles that wait in a personal market, which is a reserve.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__()
        self.least: int = data["least"]
        self.kinds = [TilesOfOnePrice(table) for table in data["tile"]]
        self.price_of = vec[i64]()  # by tile, as far as there are tiles of the base game
        words = [price.price for price in self.kinds]
        copies = [price.copies for price in self.kinds]
        self.tile = Pieces(self, "culture", words, copies, noun="culture tile")
        self.turned = TurnedTile(self.tile, self.kinds)
        self.culture = Piles(self, "culture", self.turned)
        self.derives(supply=ForEach([kind.price for kind in self.kinds], AMOUNT))
        self.culture_taken = Event(self, "culture_taken", seat=SEAT, price=self.tile)
        self.culture_turned = Event(self, "culture_turned", seat=SEAT, values=Listed(AMOUNT))
        self.joins(ACTIONS, Develop(self))

    def register(self, rules: Rules) -> None:
        """Notes which price each tile of the base game has."""
        self.price_of = vec[i64]([i64(self._price_of(tile)) for tile in rules.tiles])

    def _price_of(self, tile: TileSpec) -> int:
        for number, price in enumerate(self.kinds):
            if tile.base and tile.price in (price.price, price.also):
                return number
        return NONE

    # --- Taking and marking

    def closed(self, state: State, seat: i64) -> None:
        """Whoever's turn or gain is over takes and marks; others may have lost something."""
        counts = self.counts(state, seat)
        for price, buildings in enumerate(counts):
            if buildings >= self.least and not self.owns(state, seat, price):
                self._take(state, seat, price)
        for other in range(state.rules.players):
            if self.culture.of(state, other):
                self._mark(state, other, counts if other == seat else self.counts(state, other))

    def counts(self, state: State, seat: i64) -> list[int]:
        """How many finished base buildings of each price a seat owns, in Alhambra and reserve."""
        found = [0] * len(self.kinds)
        board = state.boards[int(seat)]
        survey(board)
        for entry in board.standing:
            self._count(state, i64(board.tile[entry & CELL_MASK]), found)
        for tile in state.reserves[int(seat)]:
            self._count(state, tile, found)
        return found

    def _count(self, state: State, tile: i64, found: list[int]) -> None:
        """Adds a tile to the others of its price, if it counts."""
        price = self.price_of[tile] if tile < len(self.price_of) else i64(NONE)
        if price != NONE and not unfinished(state, tile):
            found[int(price)] += 1

    def owns(self, state: State, seat: i64, price: int) -> bool:
        """Whether a seat has the culture tile of a price."""
        for tile in self.culture.of(state, seat):
            if self.turned.price(tile) == price:
                return True
        return False

    def _take(self, state: State, seat: i64, price: int) -> None:
        """The tile begins at 0, if any is left."""
        if self.tile.counts(state)[price] > 0:
            self.culture.add(state, seat, self.turned.of(price, 0, 0))
            self.culture_taken.tell(state, seat, price)

    def _mark(self, state: State, seat: i64, counts: list[int]) -> None:
        """The markers of a seat follow its buildings; a tile never shows more than its marker."""
        tiles = self.culture.of(state, seat)
        for place, tile in enumerate(tiles):
            price = self.turned.price(tile)
            mark = self.kinds[price].marked(counts[price])
            tiles[place] = self.turned.of(price, min(self.turned.shown(tile), mark), mark)

    # --- Turning

    def can_turn(self, state: State, seat: i64) -> bool:
        """Whether a tile of the seat has not come to its marker yet."""
        for tile in self.culture.of(state, seat):
            if self.turned.shown(tile) < self.turned.mark(tile):
                return True
        return False

    def turn(self, state: State, seat: i64) -> None:
        """All tiles of a seat go on one section, but not beyond their markers."""
        tiles = self.culture.of(state, seat)
        for place, tile in enumerate(tiles):
            shown, mark = self.turned.shown(tile), self.turned.mark(tile)
            if shown < mark:
                tiles[place] = self.turned.of(self.turned.price(tile), shown + 1, mark)

    # --- Scoring

    def values_of(self, state: State, seat: i64) -> list[int]:
        """What the tiles of a seat show at the gem."""
        return [self.turned.values(tile)[1] for tile in self.culture.of(state, seat)]

    def items(self, state: State, round: i64, found: list[Item]) -> None:
        """What the tiles show at the gem; Dirk has none."""
        for seat in range(state.rules.players):
            values = self.values_of(state, seat)
            if values:
                found.append(Item(seat, "culture", sum(values), {"values": values}))

    # --- Showing

    def derived(self, state: State, seat: i64) -> dict[str, object]:
        """Tiles that nobody has taken."""
        return {"supply": self.tile.counts(state)}

    def restored(self, state: State) -> None:
        for tiles in self.culture.all(state):
            prices = [self.turned.price(tile) for tile in tiles]
            for number, price in enumerate(self.kinds):
                if prices.count(number) > 1:
                    raise ValueError(f"a seat has one culture tile for price {price.price} at most")


@final
class TilesOfOnePrice:
    """The culture tiles of one price: how many there are, and their sections from the gem on."""

    def __init__(self, table: dict[str, Any]) -> None:
        self.price: int = table["price"]
        self.also: int = table.get("also", self.price)  # another price that counts as the same
        self.copies: int = table["copies"]
        self.values: list[int] = table["values"]
        self.squares: list[int] = table["squares"]

    def marked(self, buildings: int) -> int:
        """The highest section with as many squares, or the last if there are more buildings.

        With fewer buildings than any section shows it is the first.
        """
        section = 0
        for number, squares in enumerate(self.squares):
            if squares <= buildings:
                section = number
        return section


@final
class TurnedTile(Kind):
    """A culture tile, the section at the gem and the marked one.

    Written as its price, the value at the gem and the value under the marker.
    """

    def __init__(self, tile: Pieces, kinds: list[TilesOfOnePrice]) -> None:
        super().__init__("turned_tile", "culture tile")
        self.tile = tile
        self.kinds = kinds

    def of(self, price: int, shown: int, mark: int) -> int:
        """All three as one number."""
        return (price * SECTIONS + shown) * SECTIONS + mark

    def price(self, tile: i64) -> int:
        return int(tile // (SECTIONS * SECTIONS))

    def shown(self, tile: i64) -> int:
        return int(tile // SECTIONS % SECTIONS)

    def mark(self, tile: i64) -> int:
        return int(tile % SECTIONS)

    def values(self, tile: i64) -> list[int]:
        """Its price, the value at the gem and the value under the marker."""
        price = self.kinds[self.price(tile)]
        return [price.price, price.values[self.shown(tile)], price.values[self.mark(tile)]]

    def text(self, rules: Rules, value: i64) -> object:
        return self.values(value)

    def wire(self) -> object:
        return {"row": dict.fromkeys(("culture", "points", "limit"), AMOUNT.wire())}

    def find(self, rules: Rules, text: object) -> i64:
        if not isinstance(text, list) or [type(part) for part in text] != [int, int, int]:
            raise TypeError("a culture tile is written as price, value and the value marked")
        price = self.tile.read(rules, text[0])
        values = self.kinds[price].values
        if text[1] not in values or text[2] not in values or text[1] > text[2]:
            return NONE
        return self.of(price, values.index(text[1]), values.index(text[2]))

    def stock(self) -> Pieces | None:
        return self.tile

    def pieces_in(self, value: i64) -> list[int]:
        return [self.price(value)]


class Develop(Deed):
    """Turns all own culture tiles one step; those that have come to their marker stay."""

    def __init__(self, module: ArtOfTheMoors) -> None:
        super().__init__("develop_culture", OTHER)
        self.module = module

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """A tile must be left to turn."""
        return "" if self.module.can_turn(state, frame.seat) else "no_culture_to_turn"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """It is an action."""
        self.module.turn(state, frame.seat)
        state.spend_action()
        values = self.module.values_of(state, frame.seat)
        self.module.culture_turned.tell(state, frame.seat, values=values)
