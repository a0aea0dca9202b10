"""Purses and payments."""

from random import Random

import pytest

from alhambra.engine.money import Currency, card_count, card_total
from tests.engine import slow_count

CARD_VALUES = tuple(range(1, 10))


def packed(currency: Currency, counts: dict[int, int]) -> int:
    """A purse with so many pieces of each unit, by the unit's place in the currency."""
    return sum(int(currency.units[index].one) * count for index, count in counts.items())


def unpacked(currency: Currency, purse: int) -> tuple[int, ...]:
    return tuple(int((purse >> unit.shift) & unit.mask) for unit in currency.units)


def check_payments(currency: Currency, counts: list[int]) -> None:
    """Every price against every set of units there is."""
    values = [int(unit.value) for unit in currency.units]
    purse = packed(currency, dict(enumerate(counts)))
    total = sum(value * count for value, count in zip(values, counts, strict=True))
    assert currency.total(purse) == total
    for price in range(1, total + 2):
        found = [unpacked(currency, int(code)) for code in currency.payments(purse, price)]
        assert len(found) == len(set(found))
        assert set(found) == slow_count.payments(counts, values, price), (counts, price)


def coins() -> Currency:
    """A currency to which modules added six coins of 1 and four cards of 3."""
    currency = Currency("denar")
    currency.add("coin", 1, 6, False)
    currency.add("builder", 3, 4, True)
    return currency


@pytest.mark.parametrize("seed", range(25))
def test_listed_payments_hold_nothing_superfluous(seed: int) -> None:
    rng = Random(seed)
    counts = [0] * 9
    for value in rng.choices(range(9), k=rng.randint(1, 7)):
        counts[value] = min(3, counts[value] + 1)
    check_payments(Currency("denar"), counts)


@pytest.mark.parametrize("seed", range(12))
def test_listed_payments_with_added_units(seed: int) -> None:
    rng = Random(seed)
    currency = coins()
    counts = [0] * len(currency.units)
    for index, unit in enumerate(currency.units):
        most = {"coin": 6, "builder": 4}.get(unit.name, 1)
        if unit.name in {"coin", "builder"} or rng.random() < 0.3:
            counts[index] = rng.randint(0, most)
    check_payments(currency, counts)


def test_payments_come_in_a_fixed_order() -> None:
    currency = Currency("denar")
    purse = packed(currency, {0: 1, 2: 1, 4: 2, 6: 1, 8: 3})  # 9 7 5 5 3 1 1 1
    listed = [unpacked(currency, int(code)) for code in currency.payments(purse, 8)]
    assert listed == [
        (1, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 0, 1, 0, 1, 0, 0, 0, 0),
        (0, 0, 1, 0, 0, 0, 1, 0, 0),
        (0, 0, 1, 0, 0, 0, 0, 0, 1),
        (0, 0, 0, 0, 1, 0, 1, 0, 0),
        (0, 0, 0, 0, 1, 0, 0, 0, 3),
        (0, 0, 0, 0, 2, 0, 0, 0, 0),
    ]


def test_nobody_pays_more_than_the_purse_holds() -> None:
    currency = Currency("denar")
    purse = packed(currency, {0: 2})
    assert len(currency.payments(purse, 19)) == 0
    assert len(currency.payments(0, 1)) == 0
    assert len(currency.payments(purse, 18)) == 1


def test_totals_and_numbers_of_cards() -> None:
    rng = Random(1)
    currency = coins()
    for _ in range(300):
        limits = {"coin": 6, "builder": 4}
        counts = [rng.randint(0, limits.get(unit.name, 3)) for unit in currency.units]
        purse = packed(currency, dict(enumerate(counts)))
        units = list(zip(currency.units, counts, strict=True))
        cards = [(unit, count) for unit, count in units if unit.name not in limits]
        assert currency.total(purse) == sum(int(unit.value) * count for unit, count in units)
        assert currency.cards(purse) == sum(count for unit, count in units if unit.is_card)
        assert card_total(purse) == sum(int(unit.value) * count for unit, count in cards)
        assert card_count(purse) == sum(count for _, count in cards)


def test_a_purse_holds_a_payment_if_it_holds_each_unit() -> None:
    rng = Random(2)
    currency = coins()
    tops = [int(unit.mask) for unit in currency.units]
    for _ in range(500):
        purse = [rng.randint(0, top) for top in tops]
        payment = [rng.choice((0, rng.randint(0, top))) for top in tops]
        holds = all(paid <= held for paid, held in zip(payment, purse, strict=True))
        packed_purse = packed(currency, dict(enumerate(purse)))
        packed_payment = packed(currency, dict(enumerate(payment)))
        assert currency.holds(packed_purse, packed_payment) == holds
    assert not currency.holds(0, 1 << int(currency.top))


def test_units_are_listed_dearest_first() -> None:
    currency = coins()
    values = [int(unit.value) for unit in currency.units]
    assert values == sorted(values, reverse=True)


def test_a_purse_has_limited_room() -> None:
    currency = Currency("denar")
    currency.add("much", 1, 4_000_000, False)
    with pytest.raises(ValueError, match="no room for more"):
        currency.add("more", 1, 1, False)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 160))
def test_large_purses_long(seed: int) -> None:
    rng = Random(seed)
    check_payments(Currency("denar"), [rng.randint(0, 2) for _ in CARD_VALUES])
