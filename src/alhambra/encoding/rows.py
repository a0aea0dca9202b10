"""One row of numbers for each listed move, with the same columns for every module.

Moves of the base game are read from their packed form, all others from their named parts, which
every deed has: tiles, cells, money, currencies and building types are recognised by name, whatever
the deed. The last columns hold the packed form itself, so no two moves of one question look alike.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from alhambra.engine.cells import ALL_SIDES, HALF, STRIDE, cell_at
from alhambra.engine.laying import cell_of, tile_of, turn_of, walls_of
from alhambra.engine.offers import Offer
from alhambra.engine.rules import CURRENCIES, CURRENCY_SHIFT, TYPES, Rules
from alhambra.engine.state import State, is_money
from alhambra.engine.step import (
    DEED_MASK,
    Deed,
    Frame,
    arg_a,
    arg_b,
    arg_currency,
    arg_pay,
)
from alhambra.engine.steps.buy import Purchase
from alhambra.engine.steps.place import PendingDeed, Place
from alhambra.engine.steps.redesign import Remove, ReserveDeed
from alhambra.engine.steps.take import Take

DEED: Final = 0
ROLE: Final = 1
KIND: Final = 2
PRICE: Final = 3
WALLS: Final = 4
PLACED: Final = 5
X: Final = 6
Y: Final = 7
TURN: Final = 8
SPACE: Final = 9
CURRENCY: Final = 10
COST: Final = 11
PAID: Final = 12
PAID_UNITS: Final = 13
OVER: Final = 14
TAKEN: Final = 15
TAKEN_UNITS: Final = 16
TAKEN_BY_CURRENCY: Final = 17
TOUCHES: Final = 21
OUTER_WALLS: Final = 22
INNER_WALLS: Final = 23
NUMBER: Final = 24
PACKED: Final = 25
WIDTH: Final = 29

COLUMNS: Final = (
    *("deed", "role", "kind", "price", "walls", "placed", "x", "y", "turn", "space"),
    *("currency", "cost", "paid", "paid_units", "over", "taken", "taken_units"),
    *("taken_denar", "taken_dirham", "taken_ducat", "taken_florin"),
    *("touches", "outer_walls", "inner_walls", "number", "packed_a", "packed_b"),
    *("packed_c", "packed_d"),
)

# How the packed form of a deed is read; NAMED goes by the parts.
NAMED: Final = 0
PLAIN: Final = 1
TAKE: Final = 2
BUY: Final = 3
SPOT: Final = 4
CELL: Final = 5
TILE: Final = 6

NO_TILE: Final = -1
NO_CELL: Final = -1
_PAYING: Final = ("pay", "unit", "give")  # parts that name money which is given away
_SPACES: Final = ("space", "beside")  # kinds of parts that number a space of the market
_SIDES: Final[vec[i64]] = vec[i64]([sides.bit_count() for sides in range(ALL_SIDES + 1)])
_HIGH: Final = 0x7FFF  # fifteen bits, the most a column can hold
_C_BITS: Final = 32
_D_BITS: Final = 47


def layout_of(deed: Deed) -> i64:
    """How the moves of a deed are read: fast if it names its parts as the base game does."""
    parts = getattr(type(deed), "parts")  # noqa: B009 - methods are compared, as Rules does it
    for owner, layout in (
        (Deed, PLAIN),
        (Take, TAKE),
        (Purchase, BUY),
        (Place, SPOT),
        (ReserveDeed, SPOT),
        (Remove, CELL),
        (PendingDeed, TILE),
    ):
        if parts is getattr(owner, "parts"):  # noqa: B009
            return layout
    return NAMED


@final
class Rows:
    """Writes rows for the games of one set of rules."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.layouts = vec[i64]([layout_of(deed) for deed in rules.deeds])
        self.currency_numbers = {money.name: n for n, money in enumerate(rules.currencies)}
        self.type_numbers = {name: kind for kind, name in enumerate(TYPES)}
        named = [part for deed in rules.deeds for part in deed.kinds(rules).items()]
        self.spaces = {name for name, kind in named if kind.word in _SPACES}
        self.tile: i64 = NO_TILE  # what the named parts of one move have told so far
        self.cell: i64 = NO_CELL

    def write(
        self, state: State, codes: vec[i64], first: i64, last: i64, out: vec[i16], at: i64
    ) -> None:
        """Writes the rows of the moves `first` to `last` - 1 of the open question from `at` on.

        The buffer holds zeros there.
        """
        frame = state.frames[-1]
        offer: Offer | None = None
        known: i64 = -1  # deed and offer of the purchase that was looked up last
        state.listing = True  # nothing changes meanwhile, so offers are found once
        for index in range(first, last):
            code = codes[index]
            deed = self.rules.deeds[int(code & DEED_MASK)]
            self._head(deed, code, out, at)
            layout = self.layouts[deed.number]
            if layout == TAKE:
                self._take(state, arg_a(code), out, at)
            elif layout == BUY:
                if known != code & 0xFFFFF:
                    known = code & 0xFFFFF
                    offer = ware(state, frame, deed, code)
                self._buy(state, frame, deed, code, offer, out, at)
            elif layout == SPOT:
                self._spot(state, frame.seat, tile_of(code), turn_of(code), cell_of(code), out, at)
            elif layout == CELL:
                self._spot(state, frame.seat, NO_TILE, 0, arg_b(code), out, at)
            elif layout == TILE:
                self._spot(state, frame.seat, arg_a(code), 0, NO_CELL, out, at)
            elif layout == NAMED:
                self.name(state, frame, deed.parts(state, frame, code), out, at)
            at += WIDTH
        state.listing = False
        state.wares = None

    def _head(self, deed: Deed, code: i64, out: vec[i16], at: i64) -> None:
        """The deed, what it is to a turn, and the packed form."""
        out[at + DEED] = i16(deed.number + 1)
        out[at + ROLE] = i16(deed.role)
        out[at + PACKED] = i16(arg_a(code))
        out[at + PACKED + 1] = i16(arg_b(code))
        out[at + PACKED + 2] = i16((code >> _C_BITS) & _HIGH)
        out[at + PACKED + 3] = i16((code >> _D_BITS) & _HIGH)

    def _take(self, state: State, chosen: i64, out: vec[i16], at: i64) -> None:
        """Cards of the display."""
        display = state.display
        for place in range(i64(len(display))):
            if chosen >> place & 1 and is_money(display[place]):
                face = i64(display[place])
                self._taken(face >> CURRENCY_SHIFT, self.rules.face_value[face], out, at)

    def _taken(self, currency: i64, value: i64, out: vec[i16], at: i64) -> None:
        """One more card that comes into the hand."""
        out[at + TAKEN] += i16(value)
        out[at + TAKEN_UNITS] += 1
        if currency < len(CURRENCIES):
            out[at + TAKEN_BY_CURRENCY + currency] += i16(value)

    def _buy(
        self,
        state: State,
        frame: Frame,
        deed: Deed,
        code: i64,
        offer: Offer | None,
        out: vec[i16],
        at: i64,
    ) -> None:
        """A purchase in one currency; what a module sells is known by its parts."""
        if offer is None or offer.owner is not None:
            self.name(state, frame, deed.parts(state, frame, code), out, at)
        else:
            self._spot(state, frame.seat, offer.tile, 0, NO_CELL, out, at)
            self._pay(arg_currency(code), arg_pay(code), out, at)
            out[at + SPACE] = i16(offer.number + 1)
        if offer is not None:
            out[at + COST] = i16(offer.price)
            out[at + OVER] = i16(i64(out[at + PAID]) - offer.price)

    def _pay(self, currency: i64, payment: i64, out: vec[i16], at: i64) -> None:
        """Units of one currency that are given."""
        money = self.rules.currencies[int(currency)]
        if payment:
            out[at + CURRENCY] = i16(currency + 1)
            out[at + PAID] = i16(money.total(payment))
            for unit in money.units:
                out[at + PAID_UNITS] += i16((payment >> unit.shift) & unit.mask)

    def _spot(
        self, state: State, seat: i64, tile: i64, turn: i64, cell: i64, out: vec[i16], at: i64
    ) -> None:
        """A tile, a cell, or a tile on a cell; a cell alone stands for the tile that lies there."""
        board = state.boards[int(seat)]
        walls: i64 = 0
        if cell >= 0:
            out[at + PLACED] = 1
            out[at + X] = i16((cell & (STRIDE - 1)) - HALF)
            out[at + Y] = i16(cell // STRIDE - HALF)
            out[at + TURN] = i16(turn)
            if tile < 0 and board.built(cell):
                tile = i64(board.tile[cell])
                walls = board.walls(cell)
            elif tile >= 0:
                walls = walls_of(state, tile, turn)
            touched = board.touched(cell)
            out[at + TOUCHES] = i16(_SIDES[touched])
            out[at + OUTER_WALLS] = i16(_SIDES[walls & ~touched & ALL_SIDES])
            out[at + INNER_WALLS] = i16(_SIDES[walls & touched])
        elif tile >= 0:
            walls = walls_of(state, tile, turn)
        if tile >= 0:
            out[at + KIND] = i16(self.rules.tile_kind[tile] + 1)
            out[at + PRICE] = i16(max(self.rules.tile_price[tile], 0))
            out[at + WALLS] = i16(walls & ALL_SIDES)

    # --- By name

    def name(
        self, state: State, frame: Frame, parts: dict[str, object], out: vec[i16], at: i64
    ) -> None:
        """What the named parts of a move tell."""
        self.tile = NO_TILE
        self.cell = NO_CELL
        for key, value in parts.items():
            if isinstance(value, str):
                self._word(key, value, out, at)
            elif isinstance(value, int):
                column = TURN if key == "turn" else SPACE if key in self.spaces else NUMBER
                out[at + column] = i16(value)
            elif isinstance(value, list) and key == "at":
                self.cell = cell_at(value[0], value[1])
            elif isinstance(value, list):
                for word in value:
                    if isinstance(word, str):
                        self._word(key, word, out, at)
        self._spot(state, frame.seat, self.tile, i64(out[at + TURN]), self.cell, out, at)

    def _word(self, key: str, word: str, out: vec[i16], at: i64) -> None:
        """A tile, a card or coin, a currency or a building type; other words mean nothing here."""
        rules = self.rules
        if word in rules.tile_by_name:
            self.tile = rules.tile_by_name[word]
        elif word in rules.unit_by_name:
            currency, unit = rules.unit_by_name[word]
            if key in _PAYING:
                out[at + CURRENCY] = i16(currency + 1)
                out[at + PAID] += i16(unit.value)
                out[at + PAID_UNITS] += 1
            else:
                self._taken(currency, unit.value, out, at)
        elif word in self.currency_numbers:
            out[at + CURRENCY] = i16(self.currency_numbers[word] + 1)
        elif word in self.type_numbers:
            out[at + KIND] = i16(self.type_numbers[word] + 1)


def ware(state: State, frame: Frame, deed: Deed, code: i64) -> Offer | None:
    """What a purchase would bring."""
    assert isinstance(deed, Purchase)
    return deed.ware(state, frame.seat, arg_a(code))
