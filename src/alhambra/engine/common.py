"""The kinds that every game has: cards, money, tiles, cells, seats and the like."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from alhambra.engine.cells import CELLS, SIDE_LETTERS, cell_at, on_lattice, x_of, y_of
from alhambra.engine.kinds import NONE, Amount, Kind, Words
from alhambra.engine.money import PURSE_BITS
from alhambra.engine.rules import CURRENCIES, SPACES, TYPES
from alhambra.engine.step import CURRENCY_MASK, BadMoveError
from alhambra.engine.steps.reading import read_units

if TYPE_CHECKING:
    from alhambra.engine.money import Unit
    from alhambra.engine.pieces import Pieces
    from alhambra.engine.rules import Rules

UNIT_SHIFT: Final = 5
UNIT_MASK: Final = 31
PAYMENT_SHIFT: Final = 3  # a payment has its currency below its units
PAYMENTS: Final = 1 << (PURSE_BITS + PAYMENT_SHIFT)  # one more than the largest


class _Card(Kind):
    """Any card, by its face."""

    def text(self, rules: "Rules", value: i64) -> object:
        return rules.face_names[int(value)]

    def find(self, rules: "Rules", text: object) -> i64:
        return rules.face_by_name.get(text, NONE) if isinstance(text, str) else NONE


class _Money(Kind):
    """A unit of money: a card, a coin or what else pays, by currency and place in its purse."""

    def text(self, rules: "Rules", value: i64) -> object:
        return unit_of(rules, value).name

    def find(self, rules: "Rules", text: object) -> i64:
        currency, unit = rules.unit_by_name.get(text if isinstance(text, str) else "", (NONE, None))
        if unit is None:
            return NONE
        return currency << UNIT_SHIFT | rules.currencies[currency].units.index(unit)


def unit_of(rules: "Rules", value: i64) -> "Unit":
    """The unit of money that a value of MONEY stands for."""
    return rules.currencies[int(value >> UNIT_SHIFT)].units[int(value & UNIT_MASK)]


def cards_in(rules: "Rules", currency: int, purse: i64) -> list[int]:
    """The cards in a purse, each as a value of MONEY."""
    found: list[int] = []
    for place, unit in enumerate(rules.currencies[currency].units):
        count = purse >> unit.shift & unit.mask
        while count > 0 and unit.is_card:
            found.append(currency << UNIT_SHIFT | place)
            count -= 1
    return found


@final
class _Payment(Kind):
    """Any money of one currency, as a list of its units; nothing is the empty list."""

    def of(self, currency: i64, units: i64) -> i64:
        """Packed units of a currency as one number."""
        return units << PAYMENT_SHIFT | currency

    def currency(self, value: i64) -> i64:
        """Which currency it is, the first one for nothing."""
        return value & CURRENCY_MASK

    def units(self, value: i64) -> i64:
        """How much of it, as it lies in a purse."""
        return value >> PAYMENT_SHIFT

    def total(self, rules: "Rules", value: i64) -> i64:
        """What it is worth."""
        return rules.currencies[int(self.currency(value))].total(self.units(value))

    def text(self, rules: "Rules", value: i64) -> object:
        return rules.currencies[int(self.currency(value))].names(self.units(value))

    def wire(self) -> object:
        return {"list": MONEY.wire()}

    def find(self, rules: "Rules", text: object) -> i64:
        currency, units = read_units(rules, {"pay": text}, list(range(len(rules.currencies))))
        return self.of(currency, units)

    def read(self, rules: "Rules", text: object) -> int:
        try:
            return int(self.find(rules, text))
        except BadMoveError as error:
            raise ValueError(str(error)) from None

    def size(self, rules: "Rules") -> i64:
        return PAYMENTS


class _Tile(Kind):
    """Any tile but a fountain, by its number."""

    def text(self, rules: "Rules", value: i64) -> object:
        return rules.tiles[int(value)].name

    def find(self, rules: "Rules", text: object) -> i64:
        if not isinstance(text, str):
            raise TypeError("the text of a tile is wanted")
        tile = rules.tile_by_name.get(text, NONE)
        return tile if tile >= rules.players else NONE


class _AnyTile(_Tile):
    """Any tile, also a fountain."""

    def find(self, rules: "Rules", text: object) -> i64:
        if not isinstance(text, str):
            raise TypeError("the text of a tile is wanted")
        return rules.tile_by_name.get(text, NONE)


class _Cell(Kind):
    """A cell as [x, y], counted from the fountain."""

    def text(self, rules: "Rules", value: i64) -> object:
        return [x_of(int(value)), y_of(int(value))]

    def find(self, rules: "Rules", text: object) -> i64:
        if not isinstance(text, (list, tuple)) or [type(n) for n in text] != [int, int]:
            raise TypeError("[x, y] is wanted")
        x, y = text
        return cell_at(x, y) if on_lattice(x, y) else NONE

    def size(self, rules: "Rules") -> i64:
        return CELLS


class _Place(_Cell):
    """A cell as text: `1,0` is one step east of the fountain."""

    def text(self, rules: "Rules", value: i64) -> object:
        return f"{x_of(int(value))},{y_of(int(value))}"

    def show(self, rules: "Rules", value: i64) -> object:
        return CELL.text(rules, value)

    def find(self, rules: "Rules", text: object) -> i64:
        numbers = text.split(",") if isinstance(text, str) else []
        if len(numbers) != 2 or not all(n.removeprefix("-").isdecimal() for n in numbers):
            raise TypeError(f"a place is written x,y, not {text!r}")
        return super().find(rules, [int(number) for number in numbers])


class _Seat(Amount):
    """A seat, from 0."""

    def size(self, rules: "Rules") -> i64:
        return rules.players

    def find(self, rules: "Rules", text: object) -> i64:
        seat = super().find(rules, text)
        return seat if seat < rules.players else NONE


class _Flag(Kind):
    """Yes or no."""

    def text(self, rules: "Rules", value: i64) -> object:
        return bool(value)

    def find(self, rules: "Rules", text: object) -> i64:
        if not isinstance(text, bool):
            raise TypeError("true or false is wanted")
        return int(text)

    def size(self, rules: "Rules") -> i64:
        return 2


CARD: Final[Kind] = _Card("card")
HELD: Final[Kind] = _Card("held", "card", "no_such_card")  # a card of one's own hand
MONEY: Final[Kind] = _Money("money", reason="no_such_card")
PAYMENT: Final = _Payment("payment")
TILE: Final[Kind] = _Tile("tile")
ANY_TILE: Final[Kind] = _AnyTile("tile")
CELL: Final[Kind] = _Cell("cell", reason="table_edge")
PLACE: Final[Kind] = _Place("cell", reason="table_edge")  # a cell in positions
SIDE: Final[Kind] = Words("side", SIDE_LETTERS)
SEAT: Final[Kind] = _Seat(word="seat")
SPACE: Final[Kind] = Amount(1, SPACES, "space")  # of the market, counted from 1
BESIDE: Final[Kind] = Amount(1, SPACES, "beside")  # not the space but what lies beside it
TURN: Final[Kind] = Amount(0, 3, "turn")  # quarter turns of a tile
FLAG: Final[Kind] = _Flag("flag", reason="bad_part")
AMOUNT: Final[Kind] = Amount()
TYPE: Final[Kind] = Words("type", TYPES)
CURRENCY: Final[Kind] = Words("currency", CURRENCIES)


@final
class At(Kind):
    """A thing on a cell, written `tent red @ 1,0`; the thing may be a piece, which lies there."""

    def __init__(self, kind: Kind) -> None:
        super().__init__("at", kind.noun, kind.reason, kind.plural)
        self.kind = kind

    def of(self, thing: i64, cell: i64) -> i64:
        """The thing on the cell, as one number."""
        return thing * CELLS + cell

    def thing(self, value: i64) -> i64:
        """What lies there."""
        return value // CELLS

    def cell(self, value: i64) -> i64:
        """Where it lies."""
        return value % CELLS

    def text(self, rules: "Rules", value: i64) -> object:
        thing, place = self.kind.text(rules, self.thing(value)), PLACE.text(rules, self.cell(value))
        return f"{thing} @ {place}"

    def show(self, rules: "Rules", value: i64) -> object:
        return [self.kind.show(rules, self.thing(value)), CELL.text(rules, self.cell(value))]

    def wire(self) -> object:
        return {"row": {self.kind.word: self.kind.wire(), "at": CELL.wire()}}

    def find(self, rules: "Rules", text: object) -> i64:
        if not isinstance(text, str):
            raise TypeError(f"each entry names a {self.kind.noun} and its place")
        thing, _, place = text.partition(" @ ")
        return self.of(self.kind.read(rules, thing), PLACE.read(rules, place))

    def size(self, rules: "Rules") -> i64:
        return CELLS * self.kind.size(rules)

    def stock(self) -> "Pieces | None":
        return self.kind.stock()

    def pieces_in(self, value: i64) -> list[int]:
        return self.kind.pieces_in(self.thing(value))
