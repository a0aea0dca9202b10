"""Purchases that are paid card by card because something lets currencies be mixed."""

from mypy_extensions import i64

from alhambra.engine.kinds import Kind
from alhambra.engine.offers import Offer
from alhambra.engine.rules import Rules
from alhambra.engine.state import State
from alhambra.engine.step import BUY, BadMoveError, Deed, Frame, arg_b, arg_c, pack
from alhambra.engine.steps.buy import Purchase, described, named_ware, ware_kinds
from alhambra.engine.steps.mixed import refuse_bill


class MixedPurchase(Deed):
    """Buys what a purchase of the same menu could buy; the price is paid afterwards.

    Its own part says what lets the currencies be mixed. Beside it the packed move holds the offer
    and the purchase.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name, BUY)

    def pack_ware(self, own: i64, offer: Offer, purchase: Purchase) -> i64:
        """The move with this value of its own part."""
        return self.pack(own) | pack(0, 0, offer.number, purchase.number)

    def purchase(self, state: State, code: i64) -> Purchase:
        """The deed with which the seat could buy the same in one currency."""
        deed = state.rules.deeds[int(arg_c(code))]
        assert isinstance(deed, Purchase)
        return deed

    def ware(self, state: State, seat: i64, code: i64) -> Offer:
        """What is bought; raises BadMoveError if it is not for sale."""
        offer = self.purchase(state, code).ware(state, seat, arg_b(code))
        if offer is None:
            raise BadMoveError("nothing_for_sale")
        return offer

    def refuse_price(
        self, state: State, seat: i64, purchase: Purchase, offer: Offer, currencies: list[int]
    ) -> str:
        """Why the seat cannot pay this in a mix of these currencies, "" if it can."""
        offer.exact_only = offer.exact_only or purchase.exact_only
        reason = purchase.refuse_now(state, seat)
        return reason or refuse_bill(state, seat, offer, currencies)

    def kinds(self, rules: Rules) -> dict[str, Kind]:
        return {**super().kinds(rules), **ware_kinds(rules)}

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """Its own part; what names the offer (`space`), the `tile` sold."""
        offer = self.ware(state, frame.seat, code)
        return {**super().parts(state, frame, code), **described(state, offer)}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Of several purchases the first of the menu that knows the offer."""
        code = super().code(state, frame, parts)
        own = [part.name for part in self.named]
        named = {key: value for key, value in parts.items() if key not in own}
        purchase, offer = named_ware(state, frame, named)
        return code | pack(0, 0, offer.number, purchase.number)
