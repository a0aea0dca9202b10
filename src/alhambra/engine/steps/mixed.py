"""Paying card by card: where several currencies may be mixed there are too many payments to list.

A bill lies in the state while it is paid. Every unit leaves the hand at once and is offered only if
the rest can still be paid; when the price is reached the purchase is settled like any other. Only
where paying too much is rewarded may one go on. Money of no market space is never mixed.
"""

from typing import Final

from mypy_extensions import i64

from alhambra.engine.common import AMOUNT
from alhambra.engine.kinds import Kind
from alhambra.engine.money import LARGEST_SUM, Unit
from alhambra.engine.offers import (
    Bill,
    Deal,
    Offer,
    hand_over,
    least_payment,
    most_payment,
    surpluses,
)
from alhambra.engine.rules import Rules
from alhambra.engine.state import State
from alhambra.engine.step import BadMoveError, Deed, Frame, Moves, Step, arg_a, arg_b, pack
from alhambra.engine.steps.buy import Purchase
from alhambra.engine.vocabulary import kinds_of

STEP: Final = "pay_bill"


def register_bills(rules: Rules) -> None:
    """Makes the question known; a module that lets currencies be mixed calls this."""
    if STEP not in rules.steps:
        deeds: list[Deed] = [PayCard("pay_card"), PayDone("pay_done")]
        for deed in deeds:
            rules.add_deed(deed)
        rules.add_step(BillQuestion(STEP, "pay", deeds))


def open_bill(state: State, seat: i64, deed: Purchase, offer: Offer, currencies: list[int]) -> None:
    """From now on the seat pays the offer in any mix of these currencies."""
    state.bill = Bill(seat, deed.number, offer, currencies, [0] * len(currencies))
    state.ask(state.rules.steps[STEP], seat)


# --- What can be paid


def usable(offer: Offer, unit: Unit) -> bool:
    """Whether such units can be paid for the offer at all."""
    return offer.payee < 0 or unit.transferable


def means(state: State, seat: i64, offer: Offer, currency: i64) -> i64:
    """The units of a currency that the seat can pay for the offer."""
    purse = state.purse(seat, currency)
    return purse if offer.payee < 0 else state.rules.currencies[int(currency)].lasting(purse)


def wealth(state: State, seat: i64, offer: Offer, currencies: list[int]) -> i64:
    """All that the seat can pay for the offer in a mix of these currencies."""
    total: i64 = 0
    for currency in currencies:
        money = state.rules.currencies[currency]
        total += money.total(means(state, seat, offer, currency))
    return total


def sums(state: State, seat: i64, offer: Offer, currencies: list[int]) -> i64:
    """The sums that the seat can pay in any mix: bit n is set if n can be (up to LARGEST_SUM)."""
    found: i64 = 1
    for currency in currencies:
        money = state.rules.currencies[currency]
        found = money.sums(means(state, seat, offer, currency), found)
    return found


def refuse_bill(state: State, seat: i64, offer: Offer, currencies: list[int]) -> str:
    """Why the seat cannot pay the offer in a mix of these currencies, "" if it can."""
    if int(offer.currency) not in currencies:
        return "wrong_currency"
    least = least_payment(offer)
    if least <= 0:
        return "paid_enough"
    if wealth(state, seat, offer, currencies) < least:
        return "too_little_money"
    most = most_payment(offer, offer.exact_only)
    if most < 0:
        return ""
    found = sums(state, seat, offer, currencies)
    return "" if _reaches(found, least, most) else "exact_only"


def _reaches(found: i64, least: i64, most: i64) -> bool:
    """Whether one of the sums lies between these two."""
    for total in range(max(least, 0), min(most, LARGEST_SUM) + 1):
        if found >> total & 1:
            return True
    return False


def paid_so_far(state: State, bill: Bill) -> i64:
    """What the units given are worth."""
    paid: i64 = 0
    for index, currency in enumerate(bill.currencies):
        paid += state.rules.currencies[currency].total(bill.given[index])
    return paid


def open_sum(state: State, bill: Bill) -> i64:
    """What is still missing, negative if too much has been paid."""
    return least_payment(bill.offer) - paid_so_far(state, bill)


def payable(state: State, bill: Bill) -> bool:
    """Whether the hand can still pay what is missing."""
    missing = open_sum(state, bill)
    if missing <= 0:
        return True
    most = most_payment(bill.offer, bill.offer.exact_only)
    if most < 0:
        return wealth(state, bill.seat, bill.offer, bill.currencies) >= missing
    found = sums(state, bill.seat, bill.offer, bill.currencies)
    return _reaches(found, missing, most - paid_so_far(state, bill))


# --- The question


class BillQuestion(Step):
    """Which card do you give?"""

    def kinds(self) -> dict[str, Kind]:
        return {**kinds_of("price", "currencies", "exact"), "paid": AMOUNT}

    def data(self, state: State, frame: Frame) -> dict[str, object]:
        """`price`, what is `paid`, which `currencies` may be mixed, whether it must be `exact`."""
        bill = state.bill
        assert bill is not None
        return {
            "price": int(bill.offer.price),
            "paid": int(paid_so_far(state, bill)),
            "currencies": [state.rules.currencies[number].name for number in bill.currencies],
            "exact": bill.offer.exact_only,
        }


class PayCard(Deed):
    """Gives one unit: first argument the currency's place on the bill, second the unit's place."""

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every kind of unit in hand after which the rest can still be paid."""
        bill = state.bill
        assert bill is not None
        for index, currency in enumerate(bill.currencies):
            for number in range(len(state.rules.currencies[currency].units)):
                code = pack(self.number, index, number, 0)
                if self.refuse(state, frame, code) == "":
                    out.add(code)

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """It must be in hand, and an exact payment must stay possible."""
        bill = state.bill
        assert bill is not None
        currency = bill.currencies[int(arg_a(code))]
        unit = state.rules.currencies[currency].units[int(arg_b(code))]
        if (state.purse(frame.seat, currency) >> unit.shift) & unit.mask == 0:
            return "not_in_hand"
        if not usable(bill.offer, unit):
            return "not_transferable"
        missing = open_sum(state, bill)
        if missing <= 0 and not worth_more(state, bill):
            return "paid_enough"
        most = most_payment(bill.offer, bill.offer.exact_only)
        if most < 0:
            return ""
        left = most - paid_so_far(state, bill)
        fits = self._leaves_sum(state, bill, currency, unit, missing, left)
        return "" if fits else "exact_only"

    def _leaves_sum(
        self, state: State, bill: Bill, currency: i64, unit: Unit, missing: i64, left: i64
    ) -> bool:
        """Whether the rest of the hand can pay what this unit leaves open, and not too much."""
        if unit.value > left:
            return False
        blind = state.blind[:]  # only tried, so nobody sees the unit
        state.change_purse(bill.seat, currency, -unit.one)
        found = sums(state, bill.seat, bill.offer, bill.currencies)
        state.change_purse(bill.seat, currency, unit.one)
        state.blind = blind
        return _reaches(found, missing - unit.value, left - unit.value)

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The unit is gone; at the price the purchase is settled."""
        bill = state.bill
        assert bill is not None
        index = int(arg_a(code))
        currency = bill.currencies[index]
        unit = state.rules.currencies[currency].units[int(arg_b(code))]
        hand_over(state, bill.seat, bill.offer, currency, unit.one)
        given = bill.given[:]
        given[index] += int(unit.one)
        bill = Bill(bill.seat, bill.deed, bill.offer, bill.currencies, given)
        state.bill = bill
        if open_sum(state, bill) > 0 or worth_more(state, bill):
            state.ask(frame.step, frame.seat)
        else:
            settle_bill(state, bill)

    def kinds(self, rules: Rules) -> dict[str, Kind]:
        return kinds_of("unit")

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`unit`: the card or coin given."""
        bill = state.bill
        assert bill is not None
        money = state.rules.currencies[bill.currencies[int(arg_a(code))]]
        return {"unit": money.units[int(arg_b(code))].name}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks the unit up."""
        bill = state.bill
        assert bill is not None
        name = parts.get("unit")
        currency, unit = state.rules.unit_by_name.get(str(name), (-1, None))
        if unit is None:
            raise BadMoveError("no_such_card", str(name))
        if currency not in bill.currencies:
            raise BadMoveError("wrong_currency", str(name))
        place = state.rules.currencies[currency].units.index(unit)
        return pack(self.number, bill.currencies.index(currency), place, 0)


class PayDone(Deed):
    """Enough has been paid, though more would be rewarded."""

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Once the price is reached."""
        if self.refuse(state, frame, self.number) == "":
            out.add(pack(self.number, 0, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """The price must be reached."""
        assert state.bill is not None
        return "too_little_money" if open_sum(state, state.bill) > 0 else ""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The purchase is settled."""
        assert state.bill is not None
        settle_bill(state, state.bill)


def worth_more(state: State, bill: Bill) -> bool:
    """Whether the seat could pay still more and would be rewarded for it."""
    if bill.offer.exact_only or not state.rules.give_overpay:
        return False
    over = -open_sum(state, bill)
    left = wealth(state, bill.seat, bill.offer, bill.currencies)
    if over < 0 or left == 0:
        return False
    steps = surpluses(state, bill.seat, bill.offer, over + left)
    return len(steps) > 0 and steps[-1] > over


def settle_bill(state: State, bill: Bill) -> None:
    """All is paid: the purchase goes on like any other."""
    state.bill = None
    deed = state.rules.deeds[int(bill.deed)]
    assert isinstance(deed, Purchase)
    offer = bill.offer
    units: list[str] = []
    for index, currency in enumerate(bill.currencies):
        units.extend(state.rules.currencies[currency].names(bill.given[index]))
    paid = paid_so_far(state, bill)
    deal = Deal(bill.seat, offer, offer.currency, paid, deed.cause)
    deal.currencies = [
        currency for index, currency in enumerate(bill.currencies) if bill.given[index]
    ]
    deed.settle(state, deal, units)
