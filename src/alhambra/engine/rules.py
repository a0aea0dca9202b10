"""What a set-up fixes and all copies of a game share: pieces, hooks, the order of a turn."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.engine.announcement import ANNOUNCEMENTS, Announcement
from alhambra.engine.board import UNTYPED
from alhambra.engine.cells import letters_from_sides, sides_from_letters
from alhambra.engine.looked import Looked
from alhambra.engine.module import Module
from alhambra.engine.money import VALUES, Currency
from alhambra.engine.step import CURRENCY_MASK, DEED_MASK, Deed, Step

CURRENCIES: Final = ("denar", "dirham", "ducat", "florin")
TYPES: Final = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
SPACES: Final = 4
STACKS: Final = 5

# A card's face: currency * 16 + value - 1 for money; cards of modules lie above the currencies.
FACES: Final = 256
CURRENCY_SHIFT: Final = 4
SPECIAL: Final = 128
SCORING: Final = 128  # the face of both scoring cards

MOST_TILES: Final = 255  # boards keep the number of a tile in a byte

# How a tile covers the lattice.
WHOLE_CELLS: Final = 0
HALF_CELL: Final = 1
ANNEX: Final = 2

OPTIONS: Final = ("score_at_once",)


@final
class TileSpec:
    """What is printed on one tile: for each of its cells the type and the walls, and the price."""

    def __init__(self, name: str, kinds: list[int], walls: list[int], price: int) -> None:
        self.name = name
        self.kinds = kinds
        self.walls = walls  # of an annex: its bastions
        self.price = price  # -1 if none is printed
        self.shape = WHOLE_CELLS
        self.turns = 1  # 4 if the tile may be turned freely
        self.second = 0  # step from the first cell to the second, 0 if there is none
        self.storable = True  # whether it may lie in a reserve (or with Dirk)
        self.base = False  # one of the 54 tiles of the base game
        self.half_price = True  # whether it may be bought for half and finished later
        self.alike = ""  # the same text for tiles nobody can tell apart


@final
class BaseData:
    """The pieces of the base game, as read from the data file."""

    def __init__(
        self,
        tiles: list[tuple[str, int, str]],
        market: list[str],
        points: list[dict[str, list[int]]],
        copies: int,
        starting_money: int,
        take_limit: int,
    ) -> None:
        self.tiles = tiles
        self.market = market
        self.points = points
        self.copies = copies
        self.starting_money = starting_money
        self.take_limit = take_limit


def money_face(currency: i64, value: i64) -> i64:
    """The face of a money card."""
    return (currency << CURRENCY_SHIFT) + value - 1


@final
class Rules:
    """Everything about one kind of game that never changes while it is played."""

    def __init__(
        self, data: BaseData, players: int, modules: list[Module], options: list[str]
    ) -> None:
        self.players = players
        self.options = options
        self.score_at_once = "score_at_once" in options
        self.modules: list[Module] = sorted(modules, key=_by_number)
        for index, module in enumerate(self.modules):
            module.index = index
        self.with_dirk = players == 2
        self.scored: i64 = players + 1 if self.with_dirk else players
        self.take_limit: i64 = data.take_limit
        self.starting_money: i64 = data.starting_money
        self.copies = data.copies - 1 if players == 2 else data.copies
        self.currencies: list[Currency] = []
        self.wild_currencies: list[int] = []  # those that stand in for every other, unmixed
        self.space_currency: vec[i64] = vec[i64]([i64(CURRENCIES.index(c)) for c in data.market])
        self.points: list[list[list[int]]] = [
            [round_points[kind] for kind in TYPES] for round_points in data.points
        ]
        self.face_names: list[str] = [""] * FACES
        self.face_value: vec[i64] = vec[i64]([0] * FACES)
        self.face_unit: vec[i64] = vec[i64]([0] * FACES)  # what the card adds to a purse
        self.face_owner: list[Module | None] = [None] * FACES
        self.tiles: list[TileSpec] = []
        self.tower: list[int] = []  # the tiles that are shuffled
        self.special_tiles: list[int] = []  # tiles of modules that begin elsewhere
        self.any_turn = False  # whether something lets tiles be turned that are laid as printed
        self.deck_cards: list[int] = []  # cards of modules that are shuffled with the money
        self.special_cards: list[int] = []  # all other cards of modules, wherever they begin
        self.deeds: list[Deed] = []
        self.deed_by_name: dict[str, Deed] = {}
        self.steps: dict[str, Step] = {}
        for name in CURRENCIES:
            self.add_currency(name)
        self.add_face(SCORING, "scoring", 0, None)
        self._add_tiles(data)
        self.first_numbers: list[int] = []  # what the fields of modules hold at the start
        self.first_rows: list[list[int]] = []
        self.maps = 0  # how many fields are maps
        for module in self.modules:
            self._register(module)
        self.keeps = len(self.first_numbers) + len(self.first_rows) + self.maps > 0
        self.tile_walls: vec[i64] = vec[i64]([i64(tile.walls[0]) for tile in self.tiles])
        self.tile_kind: vec[i64] = vec[i64]([i64(tile.kinds[0]) for tile in self.tiles])
        self.tile_turns: vec[i64] = vec[i64]([i64(tile.turns) for tile in self.tiles])
        self.tile_simple: vec[i64] = vec[i64]([i64(_is_simple(tile)) for tile in self.tiles])
        self.tile_price: vec[i64] = vec[i64]([i64(tile.price) for tile in self.tiles])
        self.tile_by_name = {tile.name: index for index, tile in enumerate(self.tiles)}
        self.unit_by_name = {
            unit.name: (number, unit)
            for number, currency in enumerate(self.currencies)
            for unit in currency.units
        }
        self.face_by_name = {name: face for face, name in enumerate(self.face_names) if name}
        self.phases: list[Step] = []  # the steps of a turn, in order
        self.announcer: Step = Step("announce")  # replaced when the flow is built
        self._find_hooks()

    def _register(self, module: Module) -> None:
        """Makes known all that a module declares."""
        for pieces in module.declares.pieces:
            pieces.register(self)
        module.register(self)
        for field in module.declares.fields:
            field.take_place(self)
        for step in module.declares.steps:
            for deed in step.deeds:
                if self.deed_by_name.get(deed.name) is not deed:
                    self.add_deed(deed)
            self.add_step(step)

    # --- Pieces

    def add_currency(self, name: str) -> int:
        """Makes a currency with cards 1 to 9 known and returns its number."""
        number = len(self.currencies)
        if number > CURRENCY_MASK:
            raise ValueError(f"these modules have more than {CURRENCY_MASK + 1} currencies")
        self.currencies.append(Currency(name))
        for value in range(1, VALUES + 1):
            face = int(money_face(number, value))
            self.add_face(face, f"{name} {value}", value, None)
            self.face_unit[face] = 1 << (2 * (value - 1))
        return number

    def add_face(self, face: int, name: str, value: int, owner: Module | None) -> None:
        """Makes a card known; its owner is called when it is revealed."""
        self.face_names[face] = name
        self.face_value[face] = value
        self.face_owner[face] = owner

    def add_money_card(self, currency: int, name: str, value: int, most: int, owner: Module) -> int:
        """Makes another money card of a currency known; its owner hears when it is spent.

        It is dealt, displayed and taken like any money; returns its face.
        """
        face = (currency << CURRENCY_SHIFT) + VALUES
        while self.face_names[face]:
            face += 1
        if face >= (currency + 1) << CURRENCY_SHIFT:
            raise ValueError(f"no room for {name} among the cards of a currency")
        unit = self.currencies[currency].add(name, value, most, True, owner)
        unit.face = face
        self.add_face(face, name, value, owner)
        self.face_unit[face] = unit.one
        return face

    def free_face(self) -> int:
        """A face that no card has yet, for a card of a module."""
        for face in range(SPECIAL, FACES):
            if not self.face_names[face]:
                return face
        raise ValueError(f"these modules have more than {FACES - SPECIAL} different cards")

    def _add_tiles(self, data: BaseData) -> None:
        for seat in range(self.players):
            self.add_tile(TileSpec(f"fountain {seat}", [UNTYPED], [0], -1))
        for kind, price, walls in data.tiles:
            sides = sides_from_letters(walls)
            name = tile_text(kind, price, sides)
            tile = TileSpec(name, [TYPES.index(kind)], [sides], price)
            tile.base = True
            self.tower.append(self.add_tile(tile))

    def add_tile(self, tile: TileSpec) -> int:
        """Makes a tile known and returns its number."""
        if len(self.tiles) >= MOST_TILES:
            raise ValueError(f"these modules have more than {MOST_TILES} tiles")
        self.tiles.append(tile)
        return len(self.tiles) - 1

    def ways_to_lie(self, tile: int) -> int:
        """In how many turns a tile may be found lying: those of annexes and the like are fixed."""
        spec = self.tiles[tile]
        return 4 if self.any_turn and spec.shape == WHOLE_CELLS else spec.turns

    # --- Steps and deeds

    def add_deed(self, deed: Deed) -> Deed:
        """Gives a deed its number; names are unique."""
        if deed.name in self.deed_by_name:
            raise ValueError(f"two deeds are called {deed.name}")
        if len(self.deeds) > DEED_MASK:
            raise ValueError(f"these modules have more than {DEED_MASK + 1} kinds of moves")
        deed.number = len(self.deeds)
        deed.place_parts(self)
        self.deeds.append(deed)
        self.deed_by_name[deed.name] = deed
        return deed

    def add_step(self, step: Step) -> Step:
        """Makes a step known by its name, for records and positions."""
        if step.name in self.steps:
            raise ValueError(f"two steps are called {step.name}")
        self.steps[step.name] = step
        return step

    # --- Hooks

    def _find_hooks(self) -> None:
        self.listeners = [self._with(announcement.hook) for announcement in ANNOUNCEMENTS]
        self.heard: i64 = 0  # a bit for each announcement that has listeners
        for number, modules in enumerate(self.listeners):
            self.heard |= int(bool(modules)) << number
        self.on_set_up = self._with("set_up", "lay_out")
        self.give_redesigns = self._with("redesigns")
        self.on_laid = self._with("laid")
        self.on_returned = self._with("returned")
        self.on_leftover = self._with("leftover")
        self.on_given = self._with("given")
        self.on_discarded = self._with("discarded")
        self.give_next_tile = self._with("next_tile")
        self.fold_bars = self._with("bars")
        self.give_marks = self._with("marks")
        self.give_offers = self._with("offers")
        self.fold_price = self._with("price")
        self.give_mixes = self._with("mixes")
        self.give_overpay = self._with("overpay")
        self.on_overpaid = self._with("overpaid")
        self.veto_add = self._with("veto_add")
        self.veto_remove = self._with("veto_remove")
        self.veto_exchange = self._with("veto_exchange")
        self.veto_store = self._with("veto_store")
        self.veto_give = self._with("veto_give")
        self.fold_unfinished = self._with("unfinished")
        self.on_tile_drawn = self._with("tile_drawn")
        self.fold_values = self._with("values")
        self.fold_halves = self._with("halves")
        self.give_items = self._with("items")
        self.give_facts = self._with("facts")
        self.on_before_leftovers = self._with("before_leftovers")
        self.fold_leftover_money = self._with("leftover_money")
        self.shown = self._showing()
        self.looked = self._looked()
        self.on_reshuffle = self._hiding()
        self.on_plausible = self._with("plausible")

    def hears(self, what: Announcement) -> bool:
        """Whether any module wants to hear of it."""
        return (self.heard >> what.number) & 1 != 0

    def _showing(self) -> list[Module]:
        """Modules that have anything to show."""
        return [m for m in self.modules if m.declares.fields or m.declares.derived]

    def _looked(self) -> list[Looked]:
        """What seats may know of deck and tower."""
        fields = [field for module in self.modules for field in module.declares.fields]
        return [field for field in fields if isinstance(field, Looked)]

    def _hiding(self) -> list[Module]:
        """Modules that hide anything."""
        found = [m for m in self.modules if _hides(m) or _overrides(m, "reshuffle")]
        return _in_order(found, "reshuffle")

    def _with(self, *hooks: str) -> list[Module]:
        """The active modules that override one of these hooks, in the order of the first."""
        found = [m for m in self.modules if any(_overrides(m, hook) for hook in hooks)]
        return _in_order(found, hooks[0])


def _in_order(modules: list[Module], hook: str) -> list[Module]:
    orders = [module.order_of(hook) for module in modules]
    return [modules[index] for index in sorted(range(len(modules)), key=orders.__getitem__)]


def _hides(module: Module) -> bool:
    return any(field.seen for field in module.declares.fields)


def _overrides(module: Module, hook: str) -> bool:
    return getattr(type(module), hook) is not getattr(Module, hook)


def _is_simple(tile: TileSpec) -> bool:
    """One whole cell: the looked-up build rules will do."""
    return tile.shape == WHOLE_CELLS and tile.second == 0


def _by_number(module: Module) -> int:
    return module.number


def tile_text(kind: str, price: int, walls: int) -> str:
    """How a tile is written: `tower 11 N`, with `-` for no walls."""
    return f"{kind} {price} {letters_from_sides(walls) or '-'}"
