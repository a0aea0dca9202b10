"""What a seat can pay in any way."""

from typing import final

from mypy_extensions import i64

from alhambra.engine.offers import Offer, accepted, mixes
from alhambra.engine.state import State
from alhambra.engine.steps.mixed import sums


@final
class Means:
    """What a seat can pay in any way, found once for all offers."""

    def __init__(self, state: State, seat: i64) -> None:
        self.state = state
        self.seat = seat
        self.alone = [-1] * len(state.rules.currencies)  # sums by currency, -1 if not asked for yet
        self.mixes = mixes(state, seat)

    def suffice(self, offer: Offer, price: i64) -> bool:
        """Whether the seat has a legal payment for the offer at this price."""
        if price <= 0:
            return True
        for found in self._ways(offer):
            if found >> int(price) & 1 or (found >> int(price) and not offer.exact_only):
                return True
        return False

    def missing(self, offer: Offer) -> int:
        """The least that is missing from the price of an offer for which the means do not suffice.

        Whoever has no money pays nothing.
        """
        price = int(offer.price)
        return min([_below(found, price) for found in self._ways(offer)])

    def _ways(self, offer: Offer) -> list[int]:
        """The sums that can be paid for the offer, in each way: bit n is set if n can be."""
        wanted = int(offer.currency)
        mixed = [mix.currencies for mix in self.mixes if wanted in mix.currencies]
        found = [self._alone(offer, currency) for currency in accepted(self.state, offer)]
        return found + [sums(self.state, self.seat, offer, several) for several in mixed]

    def _alone(self, offer: Offer, currency: int) -> int:
        """The same in one currency."""
        if self.alone[currency] < 0:
            self.alone[currency] = sums(self.state, self.seat, offer, [currency])
        return self.alone[currency]


def _below(found: int, price: int) -> int:
    """What is missing from the price if one pays the largest of these sums that is below it."""
    return price + 1 - (found & ((1 << price) - 1)).bit_length()
