"""Taking an extension for three cards, and putting it on a building."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from alhambra.engine.laying import tile_name
from alhambra.engine.money import Currency, Unit
from alhambra.engine.rules import TYPES
from alhambra.engine.state import State
from alhambra.engine.step import (
    OTHER,
    BadMoveError,
    Deed,
    Frame,
    Moves,
    Step,
    arg_a,
    arg_c,
    pack,
)
from alhambra.engine.steps.reading import read_int, read_tile

if TYPE_CHECKING:
    from alhambra.modules.extensions import Extensions

UNIT_BITS: Final = 5  # a card is written as its place among the units of its currency
UNIT_MASK: Final = 31
CARDS: Final = 3


def triple(first: i64, second: i64, third: i64) -> i64:
    """Three cards as one int: two of the column's first currency, then one of the other."""
    return first | (second << UNIT_BITS) | (third << 2 * UNIT_BITS)


def in_hand(money: Currency, purse: i64) -> list[int]:
    """The kinds of cards of a currency in a purse, by their places among its units."""
    return [
        index
        for index, unit in enumerate(money.units)
        if unit.is_card and (purse >> unit.shift) & unit.mask
    ]


def pairs(money: Currency, purse: i64) -> list[tuple[int, int]]:
    """All ways to play two cards of a currency."""
    kinds = in_hand(money, purse)
    found: list[tuple[int, int]] = []
    for place, first in enumerate(kinds):
        unit = money.units[first]
        if (purse >> unit.shift) & unit.mask > 1:
            found.append((first, first))
        found.extend((first, second) for second in kinds[place + 1 :])
    return found


class Extend(Deed):
    """The first argument is the space of the board, the third the three cards.

    Matching, if the cards are worth no more than the amount of the row: then the turn goes on.
    """

    def __init__(self, module: "Extensions") -> None:
        super().__init__("extend")
        self.role = OTHER
        self.module = module

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every three cards for every extension that can be put somewhere."""
        seat = frame.seat
        tiles: list[int] = []
        for column in range(len(self.module.columns)):
            if self._may_pay(state, seat, column):
                tiles = tiles or self.module.own_tiles(state, seat)
                spaces = self._useful(state, tiles, column)
                if spaces:
                    self._offer_column(state, seat, column, spaces, out)

    def _may_pay(self, state: State, seat: i64, column: int) -> bool:
        """Whether the hand has the cards of a column."""
        twice, _, once = self.module.columns[column]
        currencies = state.rules.currencies
        if currencies[twice].cards(state.purse(seat, twice)) < 2:
            return False
        return currencies[once].cards(state.purse(seat, once)) > 0

    def _useful(self, state: State, tiles: list[int], column: int) -> list[int]:
        """The spaces of a column whose extension may be taken by whoever owns these tiles."""
        spaces = self.module.slot(state).spaces
        found: list[int] = []
        for row in range(len(self.module.amounts)):
            space = self.module.space(column, row)
            if spaces[space] >= 0 and self.module.targets(state, tiles, spaces[space]):
                found.append(space)
        return found

    def _offer_column(
        self, state: State, seat: i64, column: int, spaces: list[int], out: Moves
    ) -> None:
        twice, _, once = self.module.columns[column]
        money = state.rules.currencies
        singles = in_hand(money[once], state.purse(seat, once))
        for first, second in pairs(money[twice], state.purse(seat, twice)):
            for third in singles:
                for space in spaces:
                    out.add(pack(self.number, space, 0, triple(first, second, third)))

    def _column(self, code: i64) -> int:
        return int(arg_a(code)) // len(self.module.amounts)

    def _units(self, state: State, code: i64) -> list[tuple[int, Unit]]:
        """The three cards with their currencies."""
        found: list[tuple[int, Unit]] = []
        for place, currency in enumerate(self.module.columns[self._column(code)]):
            index = (arg_c(code) >> place * UNIT_BITS) & UNIT_MASK
            found.append((currency, state.rules.currencies[currency].units[index]))
        return found

    def _payments(self, state: State, code: i64) -> list[tuple[int, int]]:
        """What leaves the hand, by currency."""
        twice, _, once = self.module.columns[self._column(code)]
        units = [unit for _, unit in self._units(state, code)]
        return [(twice, int(units[0].one + units[1].one)), (once, int(units[2].one))]

    def _total(self, state: State, code: i64) -> int:
        return sum(int(unit.value) for _, unit in self._units(state, code))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """An extension must lie there and fit a building, and the cards must be in hand."""
        kind = self.module.slot(state).spaces[int(arg_a(code))]
        if kind < 0:
            return "no_extension_there"
        for currency, payment in self._payments(state, code):
            money = state.rules.currencies[currency]
            if not money.holds(state.purse(frame.seat, currency), payment):
                return "not_in_hand"
        tiles = self.module.own_tiles(state, frame.seat)
        return "" if self.module.targets(state, tiles, kind) else "extension_needs_building"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The cards are paid and the extension is taken; a matching payment leaves the action."""
        parts = self.parts(state, frame, code) if state.telling else {}
        slot = self.module.slot(state)
        space = int(arg_a(code))
        kind = slot.spaces[space]
        slot.spaces[space] = -1
        matching = self._total(state, code) <= self.module.amounts[space % len(self.module.amounts)]
        if matching:
            state.acted = True
        else:
            state.spend_action()
        if state.telling:
            event: dict[str, object] = {"event": "extended", "seat": int(frame.seat)}
            state.tell({**event, **parts, "matching": matching})
        for currency, payment in self._payments(state, code):
            state.pay(frame.seat, currency, payment)
        targets = self.module.targets(state, self.module.own_tiles(state, frame.seat), kind)
        if len(targets) == 1:
            self.module.put(state, frame.seat, targets[0], kind)
        else:
            state.ask(self.module.question, frame.seat, kind)

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`extension`: its type; `column` and `amount`: where it lies; `pay`: the cards."""
        space = int(arg_a(code))
        kind = self.module.slot(state).spaces[space]
        return {
            "extension": TYPES[kind],
            "column": self._column(code) + 1,
            "amount": self.module.amounts[space % len(self.module.amounts)],
            "pay": [unit.name for _, unit in self._units(state, code)],
        }

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """`extension` may be left out; if given it must be the one that lies there."""
        column, amount = read_int(parts, "column") - 1, read_int(parts, "amount")
        if not 0 <= column < len(self.module.columns) or amount not in self.module.amounts:
            raise BadMoveError("no_extension_there", f"{column + 1}, {amount}")
        space = self.module.space(column, self.module.amounts.index(amount))
        kind = self.module.slot(state).spaces[space]
        if kind < 0 or parts.get("extension", TYPES[kind]) != TYPES[kind]:
            raise BadMoveError("no_extension_there", str(parts.get("extension")))
        return pack(self.number, space, 0, self._read_cards(state, column, parts))

    def _read_cards(self, state: State, column: int, parts: dict[str, object]) -> i64:
        """The cards in any order; they must be those the column shows."""
        names = parts.get("pay")
        if not isinstance(names, (list, tuple)) or len(names) != CARDS:
            raise BadMoveError("wrong_combination", str(names))
        twice, _, once = self.module.columns[column]
        places: dict[int, list[int]] = {twice: [], once: []}
        for name in names:
            found = state.rules.unit_by_name.get(name) if isinstance(name, str) else None
            if found is None:
                raise BadMoveError("no_such_card", str(name))
            currency, unit = found
            if currency not in places or not unit.is_card:
                raise BadMoveError("wrong_combination", str(name))
            places[currency].append(state.rules.currencies[currency].units.index(unit))
        if len(places[once]) != 1:
            raise BadMoveError("wrong_combination", str(names))
        first, second = sorted(places[twice])
        return triple(first, second, places[once][0])


class ExtensionQuestion(Step):
    """On which building is the extension put? `a` is its type."""

    def __init__(self, put: Deed) -> None:
        super().__init__("extension_question", "choose", [put])

    def data(self, state: State, frame: Frame) -> dict[str, object]:
        """`extension`: its type."""
        return {"extension": TYPES[int(frame.a)]}


class PutExtension(Deed):
    """The first argument is the tile, one's own or one of Dirk's."""

    def __init__(self, module: "Extensions") -> None:
        super().__init__("put_extension")
        self.module = module

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Own buildings in the Alhambra, in the reserve, just bought; then Dirk's."""
        tiles = self.module.own_tiles(state, frame.seat)
        for tile in self.module.targets(state, tiles, frame.a):
            out.add(pack(self.number, tile, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """A building of the type that has none yet."""
        tile = int(arg_a(code))
        owned = tile in state.dirk or tile in self.module.own_tiles(state, frame.seat)
        return "" if owned and self.module.bare(state, tile, frame.a) else "extension_not_there"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """It lies there for good."""
        self.module.put(state, frame.seat, int(arg_a(code)), frame.a)

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`tile`: on which it is put; `dirk`: whether that is Dirk's."""
        tile = int(arg_a(code))
        return {"tile": tile_name(state, tile), "dirk": tile in state.dirk}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks the tile up by its text."""
        return pack(self.number, read_tile(state.rules, parts), 0, 0)
