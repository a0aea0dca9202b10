"""The New Building Grounds: buy the ground, then choose the building.

Eight grounds with a price but without a building lie in the tower. Beside the market four columns,
one for each price, show three buildings each. Whoever buys a ground chooses at once a building of
its column and puts it on the ground; from then on both are one tile of that type.
"""

from alhambra.engine.prelude import (  # isort: skip
    LAID, SEAT, STAGE_MARKET, TYPE, TYPES, UNTYPED, Any, Deal, Deed, Event, Final, Frame,
    Module, Pieces, Piles, Rules, State, Step, TileSpec, Words, i64, insert_sorted, tiles_taken,
)  # fmt: skip

COPIES: Final = "ab"  # tell grounds of one price apart
FIRST: Final = 0  # before all other modules


class NewBuildingGrounds(Module):
    """Eight grounds of four prices, twelve buildings to put on them.

    A ground with a building is another tile than the bare one: the bare one lies in the module's
    area from then on, and the other one leaves it.

    Rulings: the number of a column is the price of its grounds. Where only one building is left it
    is taken without a question; where none is left the ground stays bare, a tile of no type that
    can be bought all the same. Other rules about purchases see the building that was chosen. A
    leftover ground is built on by whoever gets it, before it is placed. These are no tiles of the
    base game, and never sold for half. Dirk takes the topmost building with a ground from the
    tower; a ground that is given to him has its building already.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__()
        sites: dict[str, int] = data["sites"]
        self.prices = [int(price) for price in sites]
        self.grounds = [  # the column of each, and what tells it from others there
            (column, copy)
            for column, copies in enumerate(sites.values())
            for copy in COPIES[:copies]
        ]
        self.bare: list[int] = []  # the tile of each
        self.per_column: int = data["per_column"]
        names = [f"ground {copy} {self.prices[column]} -" for column, copy in self.grounds]
        self.ground = Words("ground", names)
        self.building = Buildings(self, data["buildings_per_type"])
        self.columns = Piles(  # the topmost building first
            self, "columns", self.building, order=LAID, stage=STAGE_MARKET, count=len(self.prices)
        )
        self.columns.along = Words("price", self.prices)
        self.question = self.asks(
            Step("ground_question", "choose", [ChooseBuilding(self)], "ground", self.ground)
        )
        self.ground_built = Event(self, "ground_built", seat=SEAT, ground=self.ground, type=TYPE)
        self.dirk_built = Event(self, "dirk_built", ground=self.ground, type=TYPE)

    def order_of(self, hook: str) -> int:
        """What was bought is known before anybody else hears of the purchase."""
        return FIRST if hook in ("bought", "awarded") else self.number

    # --- Set-up

    def register(self, rules: Rules) -> None:
        """The grounds, and after each of them the tiles that it becomes with each building."""
        for column, copy in self.grounds:
            price = self.prices[column]
            self.bare.append(_add(rules, "ground", copy, price, UNTYPED))
            twins = [_add(rules, name, copy, price, kind) for kind, name in enumerate(TYPES)]
            rules.special_tiles.extend(twins)
        rules.tower.extend(self.bare)

    def twin(self, ground: i64, kind: i64) -> int:
        """The tile that a ground becomes with a building of this type."""
        return int(self.bare[int(ground)] + 1 + kind)

    def lay_out(self, state: State, keys: list[str]) -> None:
        """Before the market, or already when Dirk draws his first tiles."""
        if self.columns.empty(state):
            buildings = self.building.shuffled(state)
            for column, size in enumerate(self.sizes(state)):
                self.columns.put(state, column, [buildings.pop() for _ in range(size)])

    def built(self, state: State) -> dict[int, int]:
        """The type that stands on each ground that was built on."""
        taken = tiles_taken(state)
        built: dict[int, int] = {}
        for ground in range(len(self.bare)):
            for kind in range(len(TYPES)):
                if self.twin(ground, kind) in taken:
                    if ground in built:
                        raise ValueError(f"two buildings stand on {self.ground.words[ground]}")
                    if list(built.values()).count(kind) == self.building.copies[kind]:
                        most = self.building.copies[kind]
                        raise ValueError(f"there are only {most} new {TYPES[kind]}")
                    built[ground] = kind
        return built

    def sizes(self, state: State) -> list[int]:
        """How many buildings each column has left."""
        sizes = [self.per_column] * len(self.prices)
        for ground in self.built(state):
            sizes[self.grounds[ground][0]] -= 1
        return sizes

    # --- Building

    def bought(self, state: State, deal: Deal) -> None:
        """The buyer of a ground chooses."""
        self._choose(state, deal.seat, deal.offer.tile)

    def awarded(self, state: State, seat: i64, tile: i64, space: i64) -> None:
        """So does whoever gets one at the end."""
        self._choose(state, seat, tile)

    def _choose(self, state: State, seat: i64, tile: i64) -> None:
        """Asks if there is something to choose."""
        if int(tile) not in self.bare:
            return
        ground = self.bare.index(int(tile))
        column = self.column(state, ground)
        if len(set(column)) > 1:
            state.ask(self.question, seat, ground)
        elif column:
            self.build(state, seat, ground, column[0])

    def column(self, state: State, ground: i64) -> list[int]:
        """The buildings that can be put on a ground."""
        return self.columns.of(state, self.grounds[int(ground)][0])

    def build(self, state: State, seat: i64, ground: i64, kind: i64) -> None:
        """Ground and building are one tile, which is what was bought."""
        bare, twin = self.bare[int(ground)], self.twin(ground, kind)
        self.column(state, ground).remove(int(kind))
        state.pending[int(seat)].remove(bare)
        insert_sorted(state.pending[int(seat)], twin)
        if state.deal is not None and state.deal.offer.tile == bare:
            state.deal = state.deal.of_tile(twin)
        self.ground_built.tell(state, seat, ground, kind)

    def given(self, state: State, seat: i64, tile: i64) -> None:
        """Dirk takes the topmost building."""
        if int(tile) not in self.bare:
            return
        self.lay_out(state, [])
        ground = self.bare.index(int(tile))
        column = self.column(state, ground)
        if column:
            kind = column.pop(0)
            state.dirk.remove(int(tile))
            insert_sorted(state.dirk, self.twin(ground, kind))
            self.dirk_built.tell(state, ground, kind)

    # --- Notation

    def held_tiles(self, state: State) -> list[int]:
        """Bare grounds that were built on, and the other tiles that grounds could have become."""
        built = self.built(state)
        found = [self.bare[ground] for ground in built]
        for ground in range(len(self.bare)):
            twins = [self.twin(ground, kind) for kind in range(len(TYPES))]
            if ground in built:
                twins.pop(built[ground])
            found += twins
        return found

    def restored(self, state: State) -> None:
        """Where a building stands on a ground, it is missing in the column."""
        sizes = self.sizes(state)
        if [len(column) for column in self.columns.all(state)] != sizes:
            raise ValueError(f"the columns must hold {sizes} buildings")


class Buildings(Pieces):
    """The buildings lie in the columns, or on grounds, which are tiles of the table."""

    def __init__(self, grounds: NewBuildingGrounds, copies: int) -> None:
        super().__init__(grounds, "building", TYPES, copies, aside=False)
        self.grounds = grounds

    def counts(self, state: State) -> list[int]:
        counts = super().counts(state)
        for kind in self.grounds.built(state).values():
            counts[kind] -= 1
        return counts


def _add(rules: Rules, name: str, copy: str, price: int, kind: int) -> int:
    """A tile without walls that is none of the base game."""
    tile = TileSpec(f"{name} {copy} {price} -", [kind], [0], price)
    tile.half_price = False
    tile.alike = f"{name} {price}"
    return rules.add_tile(tile)


class ChooseBuilding(Deed):
    """Puts a building of the column on the ground."""

    def __init__(self, module: NewBuildingGrounds) -> None:
        super().__init__("choose_building")
        self.module = module
        self.type = self.part("type", TYPE)

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """It must lie in the column."""
        column = self.module.column(state, frame.a)
        return "" if int(self.type.of(code)) in column else "not_in_column"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        self.module.build(state, frame.seat, frame.a, self.type.of(code))
