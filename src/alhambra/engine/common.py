"""The kinds that every game has: cards, money, tiles, cells, seats and the like."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from alhambra.engine.cells import CELLS, SIDE_LETTERS, cell_at, on_lattice, x_of, y_of
from alhambra.engine.kinds import NONE, Amount, Kind, Words
from alhambra.engine.rules import CURRENCIES, SPACES, TYPES

if TYPE_CHECKING:
    from alhambra.engine.money import Unit
    from alhambra.engine.rules import Rules

UNIT_SHIFT: Final = 5
UNIT_MASK: Final = 31


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


class _Tile(Kind):
    """Any tile but a fountain, by its number."""

    def text(self, rules: "Rules", value: i64) -> object:
        return rules.tiles[int(value)].name

    def find(self, rules: "Rules", text: object) -> i64:
        if not isinstance(text, str):
            raise TypeError("the text of a tile is wanted")
        tile = rules.tile_by_name.get(text, NONE)
        return tile if tile >= rules.players else NONE


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
MONEY: Final[Kind] = _Money("money", reason="no_such_card")
TILE: Final[Kind] = _Tile("tile")
CELL: Final[Kind] = _Cell("cell", reason="table_edge")
SIDE: Final[Kind] = Words("side", SIDE_LETTERS)
SEAT: Final[Kind] = _Seat(word="seat")
SPACE: Final[Kind] = Amount(1, SPACES, "space")  # of the market, counted from 1
FLAG: Final[Kind] = _Flag("flag", reason="bad_part")
AMOUNT: Final[Kind] = Amount()
TYPE: Final[Kind] = Words("type", TYPES)
CURRENCY: Final[Kind] = Words("currency", CURRENCIES)
