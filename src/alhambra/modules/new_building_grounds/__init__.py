"""The New Building Grounds: buy the ground, then choose the building.

Eight grounds with a price but without a building lie in the tower. Beside the market four columns,
one for each price, show three buildings each. Whoever buys a ground chooses at once a building of
its column and puts it on the ground; from then on both are one tile of that type.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from alhambra.engine.board import UNTYPED
from alhambra.engine.laying import laid_tiles, tile_name
from alhambra.engine.module import STAGE_MARKET, Module, Slot
from alhambra.engine.notation import one_of
from alhambra.engine.offers import Deal
from alhambra.engine.rules import TYPES, Rules, TileSpec
from alhambra.engine.state import State, insert_sorted
from alhambra.engine.step import Deed, Frame, Moves, Step, arg_a, pack
from alhambra.modules.shared.named_deeds import TypeDeed

COPIES: Final = "ab"  # tell grounds of one price apart
FIRST: Final = 0  # before all other modules
BARE: Final = -1  # no building stands on a ground


@final
class Grounds(Slot):
    """The columns, their topmost building first, and what stands on each ground."""

    def __init__(self, columns: list[list[int]], built: list[int]) -> None:
        self.columns = columns  # empty until the buildings are laid out
        self.built = built  # by ground: the type, BARE if nothing stands there

    def copy(self) -> Slot:
        """An independent copy."""
        return Grounds([column[:] for column in self.columns], self.built[:])


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
        super().__init__("new_building_grounds", 27)
        self.prices: list[int] = [int(price) for price in data["sites"]]
        self.copies: list[int] = list(data["sites"].values())
        self.per_type: int = data["buildings_per_type"]
        self.per_column: int = data["per_column"]
        self.bare: list[int] = []  # the tile of each ground
        self.column: list[int] = []  # and the column of each
        self.twins: list[list[int]] = []  # by ground and type: the tile with the building on it
        self.question = Step("ground_question")  # replaced in `register`

    def order_of(self, hook: str) -> int:
        """What was bought is known before anybody else hears of the purchase."""
        return FIRST if hook in ("bought", "awarded") else self.number

    # --- Set-up

    def register(self, rules: Rules) -> None:
        """The grounds, and each of them with each building."""
        self.bare, self.column, self.twins = [], [], []
        for column, price in enumerate(self.prices):
            for copy in COPIES[: self.copies[column]]:
                self.bare.append(_add(rules, "ground", copy, price, UNTYPED))
                self.column.append(column)
                self.twins.append(
                    [_add(rules, name, copy, price, kind) for kind, name in enumerate(TYPES)]
                )
        rules.tower.extend(self.bare)
        for twins in self.twins:
            rules.special_tiles.extend(twins)
        choose = rules.add_deed(ChooseBuilding(self))
        self.question = rules.add_step(GroundQuestion(self, choose))

    def new_slot(self, rules: Rules) -> Slot | None:
        """Nothing is laid out yet."""
        return Grounds([], [BARE] * len(self.bare))

    def slot(self, state: State) -> Grounds:
        """What the module keeps."""
        slot = state.slots[self.index]
        assert isinstance(slot, Grounds)
        return slot

    def set_up(self, state: State, stage: i64) -> None:
        """The columns are laid out before the market."""
        if stage == STAGE_MARKET:
            self.columns(state)

    def columns(self, state: State) -> list[list[int]]:
        """The buildings to choose from, laid out at the latest when Dirk draws his first tiles."""
        slot = self.slot(state)
        if not slot.columns:
            self._lay_out(state, self._all(), [self.per_column] * len(self.prices))
        return slot.columns

    def _all(self) -> list[int]:
        return [kind for kind in range(len(TYPES)) for _ in range(self.per_type)]

    def _lay_out(self, state: State, kinds: list[int], sizes: list[int]) -> None:
        """Shuffled buildings, in columns of these sizes."""
        state.rng.shuffle(kinds)
        slot = self.slot(state)
        slot.columns = []
        for size in sizes:
            slot.columns.append([kinds.pop() for _ in range(size)])

    # --- Building

    def ground(self, tile: i64) -> int:
        """The number of a bare ground, -1 if the tile is none."""
        return self.bare.index(int(tile)) if int(tile) in self.bare else -1

    def bought(self, state: State, deal: Deal) -> None:
        """The buyer of a ground chooses."""
        self._choose(state, deal.seat, deal.offer.tile)

    def awarded(self, state: State, seat: i64, tile: i64, space: i64) -> None:
        """So does whoever gets one at the end."""
        self._choose(state, seat, tile)

    def _choose(self, state: State, seat: i64, tile: i64) -> None:
        """Asks if there is something to choose."""
        ground = self.ground(tile)
        if ground < 0:
            return
        column = self.columns(state)[self.column[ground]]
        if len(set(column)) > 1:
            state.ask(self.question, seat, ground)
        elif column:
            self.build(state, seat, ground, column[0])

    def build(self, state: State, seat: i64, ground: int, kind: int) -> None:
        """Ground and building are one tile, which is what was bought."""
        twin = self._put_on(state, ground, kind)
        bare = self.bare[ground]
        state.pending[int(seat)].remove(bare)
        insert_sorted(state.pending[int(seat)], twin)
        if state.deal is not None and state.deal.offer.tile == bare:
            state.deal = state.deal.of_tile(twin)
        if state.telling:
            event: dict[str, object] = {"event": "ground_built", "seat": int(seat)}
            state.tell({**event, "ground": tile_name(state, bare), "type": TYPES[kind]})

    def _put_on(self, state: State, ground: int, kind: int) -> int:
        """The building leaves its column; returns the tile that it makes."""
        self.columns(state)[self.column[ground]].remove(kind)
        self.slot(state).built[ground] = kind
        return self.twins[ground][kind]

    def given(self, state: State, seat: i64, tile: i64) -> None:
        """Dirk takes the topmost building."""
        ground = self.ground(tile)
        if ground < 0:
            return
        column = self.columns(state)[self.column[ground]]
        if not column:
            return
        kind = column[0]
        twin = self._put_on(state, ground, kind)
        state.dirk.remove(int(tile))
        insert_sorted(state.dirk, twin)
        if state.telling:
            name = tile_name(state, tile)
            state.tell({"event": "dirk_built", "ground": name, "type": TYPES[kind]})

    # --- Notation

    def show(self, state: State, seat: i64, view: dict[str, object]) -> None:
        """The columns are open."""
        view[self.name] = {
            "columns": [
                {"price": price, "buildings": [TYPES[kind] for kind in column]}
                for price, column in zip(self.prices, self.columns(state), strict=True)
            ]
        }

    def held_tiles(self, state: State) -> list[int]:
        """Bare grounds that were built on, and the other tiles that grounds could have become."""
        found: list[int] = []
        for ground, kind in enumerate(self.slot(state).built):
            if kind != BARE:
                found.append(self.bare[ground])
            found.extend(t for n, t in enumerate(self.twins[ground]) if n != kind)
        return found

    def write(self, state: State) -> dict[str, object]:
        """`columns`, the topmost building first; what stands on a ground its tile tells."""
        columns = [[TYPES[kind] for kind in column] for column in self.columns(state)]
        return {"columns": columns}

    def read(self, state: State, table: dict[str, object]) -> None:
        """Without `columns` all buildings that stand on no ground are shuffled into them."""
        for key in table:
            if key != "columns":
                raise ValueError(f"unknown key {key}")
        slot = Grounds([], self._read_built(state))
        state.slots[self.index] = slot
        left = self._all()
        sizes = [self.per_column] * len(self.prices)
        for ground, kind in enumerate(slot.built):
            if kind != BARE:
                sizes[self.column[ground]] -= 1
                if kind not in left:
                    raise ValueError(f"there are only {self.per_type} new {TYPES[kind]}")
                left.remove(kind)
        if "columns" in table:
            slot.columns = self._read_columns(table["columns"], left, sizes)
        else:
            self._lay_out(state, left, sizes)

    def _read_built(self, state: State) -> list[int]:
        """What stands on each ground, by the tiles that lie on the table."""
        tiles = state.dirk + state.gone
        for seat in range(state.rules.players):
            tiles = tiles + state.reserves[seat] + state.pending[seat]
            tiles += [tile for tile, _, _ in laid_tiles(state, seat)]
        built: list[int] = []
        for ground, twins in enumerate(self.twins):
            found = [kind for kind, tile in enumerate(twins) if tile in tiles]
            if len(found) > 1:
                name = tile_name(state, self.bare[ground])
                raise ValueError(f"two buildings stand on {name}")
            built.append(found[0] if found else BARE)
        return built

    def _read_columns(self, value: object, left: list[int], sizes: list[int]) -> list[list[int]]:
        if not isinstance(value, list) or not all(isinstance(names, list) for names in value):
            raise ValueError("columns must be lists of building types")
        columns = [[one_of(TYPES, name, "a building") for name in names] for names in value]
        if [len(column) for column in columns] != sizes:
            raise ValueError(f"the columns must hold {sizes} buildings")
        if sorted(kind for column in columns for kind in column) != left:
            raise ValueError(f"there are {self.per_type} new buildings of each type")
        return columns


def _add(rules: Rules, name: str, copy: str, price: int, kind: int) -> int:
    """A tile without walls that is none of the base game."""
    tile = TileSpec(f"{name} {copy} {price} -", [kind], [0], price)
    tile.half_price = False
    tile.alike = f"{name} {price}"
    return rules.add_tile(tile)


class GroundQuestion(Step):
    """Which building comes onto the ground? `a` is the number of the ground."""

    def __init__(self, module: NewBuildingGrounds, choose: Deed) -> None:
        super().__init__("ground_question", "choose", [choose])
        self.module = module

    def data(self, state: State, frame: Frame) -> dict[str, object]:
        """`ground`: which; what can be chosen is in its moves."""
        return {"ground": tile_name(state, self.module.bare[int(frame.a)])}


class ChooseBuilding(TypeDeed):
    """Puts a building of the column on the ground."""

    def __init__(self, module: NewBuildingGrounds) -> None:
        super().__init__("choose_building")
        self.module = module

    def _column(self, state: State, frame: Frame) -> list[int]:
        return self.module.columns(state)[self.module.column[int(frame.a)]]

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every type of the column."""
        column = self._column(state, frame)
        for kind in range(len(TYPES)):
            if kind in column:
                out.add(pack(self.number, kind, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """It must lie in the column."""
        return "" if int(arg_a(code)) in self._column(state, frame) else "not_in_column"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """Both are one tile from now on."""
        self.module.build(state, frame.seat, int(frame.a), int(arg_a(code)))
