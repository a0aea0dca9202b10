"""Promising a treasure for a tile that one cannot pay."""

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from alhambra.engine.offers import Offer, accepted, mixes
from alhambra.engine.state import State
from alhambra.engine.step import BadMoveError, Deed, Frame, Moves, arg_a, arg_b, pack
from alhambra.engine.steps.buy import Purchase, described, named_offer, purchases
from alhambra.engine.steps.mixed import sums
from alhambra.engine.steps.reading import read_int

if TYPE_CHECKING:
    from alhambra.modules.treasures import Treasures


class Promise(Deed):
    """Promises a treasure, the first argument, for the offer that is the second.

    Each treasure is promised once in a turn at most, and one for each tile, so nobody can go on
    for ever.
    """

    def __init__(self, name: str, module: "Treasures") -> None:
        super().__init__(name)
        self.module = module

    def possible(self, state: State, seat: i64) -> bool:
        """Between turns: whoever may buy something may promise something."""
        if not self.module.free(state, seat):
            return False
        for deed in state.rules.steps["window_question"].deeds:
            if isinstance(deed, Purchase) and deed.possible(state, seat):
                return True
        return False

    def wares(self, state: State, frame: Frame) -> list[Offer]:
        """The tiles that can be bought here."""
        found: list[Offer] = []
        for deed in purchases(frame):
            if self._opens(state, frame.seat, deed):
                for offer in deed.wares(state, frame.seat):
                    if self.module.helps(offer):
                        offer.exact_only = offer.exact_only or deed.exact_only
                        found.append(offer)
        return found

    def _opens(self, state: State, seat: i64, deed: Purchase) -> bool:
        """Whether the seat may buy so."""
        return deed.refuse_now(state, seat) == "" and state.barred(seat, deed.role) == ""

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every treasure that can make up for what is missing from the own money."""
        treasures = self.module.free(state, frame.seat)
        if not treasures:
            return
        means = Means(state, frame.seat)
        for offer in self.wares(state, frame):
            if offer.aid or means.suffice(offer, offer.price):
                continue
            least = means.missing(offer)
            for treasure in treasures:
                if treasure >= least:
                    out.add(pack(self.number, treasure, offer.number, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """It must be there and not promised yet, and so must the tile; money must be missing.

        Whether it is enough shows when the tile is paid, perhaps with money from elsewhere.
        """
        treasure = int(arg_a(code))
        if treasure not in self.module.hoards(state).left[int(frame.seat)]:
            return "no_such_treasure"
        if treasure not in self.module.free(state, frame.seat):
            return "treasure_promised_before"
        offer = self._ware(state, frame, arg_b(code))
        if offer is None:
            return "nothing_for_sale"
        if offer.aid:
            return "treasure_promised_for_it"
        short = not Means(state, frame.seat).suffice(offer, offer.price)
        return "" if short else "nothing_missing"

    def _ware(self, state: State, frame: Frame, number: i64) -> Offer | None:
        for offer in self.wares(state, frame):
            if offer.number == number:
                return offer
        return None

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """It counts if that tile is bought for less than its price in this turn."""
        offer = self._ware(state, frame, arg_b(code))
        assert offer is not None
        self.module.promise(state, frame.seat, arg_a(code), offer)

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`treasure`: its value; what names the offer, and the `tile`."""
        offer = self._ware(state, frame, arg_b(code))
        if offer is None:
            raise BadMoveError("nothing_for_sale")
        return {"treasure": int(arg_a(code)), **described(state, offer)}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks treasure and offer up."""
        treasure = read_int(parts, "treasure")
        if treasure not in self.module.all:
            raise BadMoveError("no_such_treasure", str(treasure))
        named = {key: value for key, value in parts.items() if key != "treasure"}
        offer = named_offer(state, self.wares(state, frame), named)
        return pack(self.number, treasure, offer.number, 0)


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
