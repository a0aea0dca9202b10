"""What a seat can pay in any way."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.engine.offers import Offer, mixes
from alhambra.engine.state import State


@final
class Means:
    """What a seat can pay in any way, found once for all offers."""

    def __init__(self, state: State, seat: i64) -> None:
        self.state = state
        self.seat = seat
        # The sums that can be paid: bit n is set if n can be; -1 if nobody has asked yet.
        self.alone = vec[i64]([-1] * len(state.rules.currencies))
        self.mixes = mixes(state, seat)
        self.mixed = vec[i64]([-1] * len(self.mixes))

    def suffice(self, offer: Offer, price: i64) -> bool:
        """Whether the seat has a legal payment for the offer at this price."""
        return self.missing(offer, price) == 0

    def missing(self, offer: Offer, price: i64) -> i64:
        """The least that is missing from the price, 0 if the seat has a legal payment.

        Whoever has no money pays nothing.
        """
        least = self._short(self._alone(offer.currency), offer, price)
        for currency in self.state.rules.wild_currencies:
            least = min(least, self._short(self._alone(currency), offer, price))
        for number, mix in enumerate(self.mixes):
            if int(offer.currency) in mix.currencies:
                least = min(least, self._short(self._mix(number), offer, price))
        return least

    def _short(self, found: i64, offer: Offer, price: i64) -> i64:
        """What is missing from the price if one pays the largest of these sums that is below it."""
        if price <= 0 or found >> price & 1 or (found >> price and not offer.exact_only):
            return 0
        missing: i64 = 1
        while not found >> (price - missing) & 1:
            missing += 1
        return missing

    def _alone(self, currency: i64) -> i64:
        """What can be paid in one currency."""
        if self.alone[currency] < 0:
            money = self.state.rules.currencies[int(currency)]
            self.alone[currency] = money.sums(self.state.purse(self.seat, currency))
        return self.alone[currency]

    def _mix(self, number: i64) -> i64:
        """What can be paid in several."""
        if self.mixed[number] < 0:
            found: i64 = 1
            for currency in self.mixes[int(number)].currencies:
                money = self.state.rules.currencies[currency]
                found = money.sums(self.state.purse(self.seat, currency), found)
            self.mixed[number] = found
        return self.mixed[number]
