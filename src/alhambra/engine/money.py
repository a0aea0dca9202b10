"""Money: the purse of a seat in one currency, and the payments it can make.

A purse is one int: the counts of its units side by side. The nine card values have two bits each
(three copies of every card exist); what modules add to a currency (a `Unit`) lies above them.
A payment is written the same way, so paying is a subtraction.
"""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from alhambra.engine.module import Module

VALUES: Final = 9
CARD_BITS: Final = 2
CARD_MASK: Final = 3
UNIT_BITS: Final = CARD_BITS * VALUES  # where units of modules begin
PURSE_BITS: Final = 40  # what a packed move leaves for a payment
NO_FACE: Final = -1  # of a unit that is no card
LARGEST_SUM: Final = 47  # more than any price: what is paid exactly is looked up in a set of bits
SUMS_MASK: Final = 0xFFFF_FFFF_FFFF


def _sums(lowest: int, values: int) -> vec[i64]:
    """Total value of every packed count of `values` neighbouring card values."""
    table = vec[i64]()
    for packed in range(4**values):
        table = append(table, i64(sum((packed >> 2 * i & 3) * (lowest + i) for i in range(values))))
    return table


def _counts(values: int) -> vec[i64]:
    """Number of cards in every packed count of `values` card values."""
    table = vec[i64]()
    for packed in range(4**values):
        table = append(table, i64(sum(packed >> 2 * i & 3 for i in range(values))))
    return table


_SUM_LOW: Final[vec[i64]] = _sums(1, 5)
_SUM_HIGH: Final[vec[i64]] = _sums(6, 4)
_COUNT_LOW: Final[vec[i64]] = _counts(5)
_COUNT_HIGH: Final[vec[i64]] = _counts(4)


def card_total(purse: i64) -> i64:
    """Value of the money cards 1-9 in the purse."""
    return _SUM_LOW[purse & 1023] + _SUM_HIGH[(purse >> 10) & 255]


def card_count(purse: i64) -> i64:
    """Number of money cards 1-9 in the purse."""
    return _COUNT_LOW[purse & 1023] + _COUNT_HIGH[(purse >> 10) & 255]


@final
class Unit:
    """One kind of money inside a currency: a card value, or what a module adds."""

    def __init__(
        self,
        name: str,
        shift: i64,
        bits: i64,
        value: i64,
        is_card: bool,
        owner: "Module | None" = None,
    ) -> None:
        self.name = name
        self.owner = owner  # the module that hears when it is spent, None for plain money
        self.shift = shift
        self.mask: i64 = _bit(bits) - 1
        self.one: i64 = _bit(shift)
        self.value = value
        self.is_card = is_card  # a card in hand, as opposed to a coin or a marker
        self.transferable = True  # whether it can be laid down or paid to another seat
        self.pays_bids = False  # whether it pays at an auction although it is not transferable
        self.face: i64 = NO_FACE  # of a card that a module added


def _bit(place: i64) -> i64:
    """One bit; a shift of a literal would be cut off at 32 bits once compiled."""
    bit: i64 = 1
    for _ in range(place):
        bit *= 2
    return bit


@final
class _Totals:
    """What `by_total` answered last: the same purse is asked about for offer after offer."""

    def __init__(self, purse: i64, best: vec[i64]) -> None:
        self.purse = purse
        self.best = best


@final
class Currency:
    """The units of one currency, dearest first, so that payments are found greedily."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.top: i64 = UNIT_BITS
        self.units: list[Unit] = [
            Unit(f"{name} {value}", CARD_BITS * (value - 1), CARD_BITS, value, True)
            for value in range(VALUES, 0, -1)
        ]
        self.extras: list[Unit] = []  # those of modules
        self._last = _Totals(-1, vec[i64]())

    def add(
        self, name: str, value: i64, most: i64, is_card: bool, owner: "Module | None" = None
    ) -> Unit:
        """Gives a module room for up to `most` pieces of this value."""
        bits: i64 = 1
        while _bit(bits) <= most:
            bits += 1
        if self.top + bits > PURSE_BITS:
            raise ValueError(f"no room for {name} in a purse of {self.name}")
        unit = Unit(name, self.top, bits, value, is_card, owner)
        self.top += bits
        self.extras.append(unit)
        self.units.append(unit)
        self.units.sort(key=_dearest_first)
        return unit

    def total(self, purse: i64) -> i64:
        """What the purse is worth."""
        total = card_total(purse)
        if purse >> UNIT_BITS:
            for unit in self.extras:
                total += ((purse >> unit.shift) & unit.mask) * unit.value
        return total

    def cards(self, purse: i64) -> i64:
        """How many cards of this currency are in the purse."""
        count = card_count(purse)
        if purse >> UNIT_BITS:
            for unit in self.extras:
                if unit.is_card:
                    count += (purse >> unit.shift) & unit.mask
        return count

    def holds(self, purse: i64, payment: i64) -> bool:
        """Whether every unit of the payment lies in the purse."""
        for unit in self.units:
            if (purse >> unit.shift) & unit.mask < (payment >> unit.shift) & unit.mask:
                return False
        return payment >> self.top == 0

    def transferable(self, units: i64) -> bool:
        """Whether all of these units can be paid to another seat."""
        if units >> UNIT_BITS:
            for unit in self.extras:
                if not unit.transferable and (units >> unit.shift) & unit.mask:
                    return False
        return True

    def lasting(self, purse: i64, at_auction: bool = False) -> i64:
        """The part of a purse that can be laid down, paid to another seat, or at an auction."""
        if purse >> UNIT_BITS:
            for unit in self.extras:
                if not unit.transferable and not (at_auction and unit.pays_bids):
                    purse -= ((purse >> unit.shift) & unit.mask) * unit.one
        return purse

    def common_cards(self, one: i64, other: i64) -> i64:
        """The cards that lie in both purses."""
        common: i64 = 0
        for unit in self.units:
            if unit.is_card:
                count = (one >> unit.shift) & unit.mask
                limit = (other >> unit.shift) & unit.mask
                common += (count if count < limit else limit) * unit.one
        return common

    def special_faces(self, units: i64) -> list[int]:
        """The cards of modules among packed units, as faces."""
        faces: list[int] = []
        if units >> UNIT_BITS:
            for unit in self.units:
                if unit.face >= 0:
                    faces.extend([int(unit.face)] * int((units >> unit.shift) & unit.mask))
        return faces

    def names(self, units: i64) -> list[str]:
        """The units by their names, the smallest first."""
        found: list[str] = []
        for unit in reversed(self.units):
            found.extend([unit.name] * int((units >> unit.shift) & unit.mask))
        return found

    def payments(self, purse: i64, price: i64) -> vec[i64]:
        """All payments of at least the price from which nothing can be left out.

        What costs nothing is paid with nothing.
        """
        if price <= 0:
            return vec[i64]([0])
        found = vec[i64]()
        if self.total(purse) >= price:
            found = self._search(purse, price, 0, 0, self.total(purse), found)
        return found

    def sums(self, purse: i64, found: i64 = 1) -> i64:
        """The sums that can be paid from the purse: bit n is set if n can be (up to LARGEST_SUM).

        `found` has those that can be paid from other purses, to be mixed with this one.
        """
        for unit in self.units:
            for _ in range((purse >> unit.shift) & unit.mask):
                found |= (found << unit.value) & SUMS_MASK
        return found

    def by_total(self, purse: i64) -> vec[i64]:
        """For each sum the payment with the fewest pieces, -1 if the purse has none."""
        last = self._last
        if purse == last.purse:
            return last.best
        total = self.total(purse)
        best = vec[i64]([-1] * (total + 1))
        pieces = vec[i64]([0] * (total + 1))
        best[0] = 0
        for unit in self.units:
            for _ in range((purse >> unit.shift) & unit.mask):
                for reached in range(total, unit.value - 1, -1):
                    before = reached - unit.value
                    if best[before] < 0:
                        continue
                    if best[reached] < 0 or pieces[before] + 1 < pieces[reached]:
                        best[reached] = best[before] + unit.one
                        pieces[reached] = pieces[before] + 1
        self._last = _Totals(purse, best)
        return best

    def _search(
        self, purse: i64, missing: i64, first: i64, paid: i64, rest: i64, found: vec[i64]
    ) -> vec[i64]:
        """Extends `paid` by units from `first` on, which together are worth `rest`.

        Units come dearest first and one stops as soon as the price is reached, so the last unit is
        the smallest and cannot be left out.
        """
        units = self.units
        index = first
        while rest >= missing:
            unit = units[index]
            index += 1
            here = (purse >> unit.shift) & unit.mask
            if here == 0:
                continue
            rest -= here * unit.value
            left = missing
            payment = paid
            for _ in range(here):
                left -= unit.value
                payment += unit.one
                if left <= 0:
                    found = append(found, payment)
                    break
                if rest >= left:
                    found = self._search(purse, left, index, payment, rest, found)
        return found


def _dearest_first(unit: Unit) -> tuple[int, int]:
    return (-int(unit.value), int(unit.shift))
