"""Buy: pay at least the price in the space's currency; an exact payment gives another action."""

from mypy_extensions import i64

from alhambra.engine.offers import (
    ACTION,
    Deal,
    Offer,
    accepted,
    offer_numbered,
    offer_parts,
    offers,
    purchase,
    refuse_payment,
)
from alhambra.engine.state import BOUGHT, State
from alhambra.engine.step import BadMoveError, Deed, Frame, Moves, arg_a, arg_b, arg_pay, pack
from alhambra.engine.steps.reading import read_units


class Purchase(Deed):
    """Buying in one currency: first argument the offer, second the currency, then the payment."""

    def __init__(self, name: str, cause: i64, exact_only: bool) -> None:
        super().__init__(name)
        self.cause = cause
        self.exact_only = exact_only

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every payment from which no card can be left out; larger ones are legal, not listed."""
        seat = frame.seat
        for offer in offers(state, seat, self.cause):
            self._payments(state, seat, offer, offer.currency, out)
            if state.rules.wild_currencies:
                for currency in state.rules.wild_currencies:
                    self._payments(state, seat, offer, currency, out)

    def _payments(self, state: State, seat: i64, offer: Offer, currency: i64, out: Moves) -> None:
        money = state.rules.currencies[int(currency)]
        exact_only = self.exact_only or offer.exact_only
        for payment in money.payments(state.purse(seat, currency), offer.price):
            if not exact_only or money.total(payment) == offer.price:
                out.add(pack(self.number, offer.number, currency, payment))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """Nothing for sale there, or the payment does not do."""
        offer = offer_numbered(state, frame.seat, arg_a(code), self.cause)
        if offer is None:
            return "nothing_for_sale"
        offer.exact_only = offer.exact_only or self.exact_only
        return refuse_payment(state, frame.seat, offer, arg_b(code), arg_pay(code))

    def buy(self, state: State, frame: Frame, code: i64) -> Deal:
        """Pays, delivers, tells."""
        offer = offer_numbered(state, frame.seat, arg_a(code), self.cause)
        assert offer is not None
        if state.telling:
            self._tell(state, frame, offer, code)
        deal = purchase(state, frame.seat, offer, arg_b(code), arg_pay(code), self.cause)
        if state.rules.on_bought:
            state.announce(BOUGHT, frame.seat, 0)
        return deal

    def _tell(self, state: State, frame: Frame, offer: Offer, code: i64) -> None:
        money = state.rules.currencies[int(arg_b(code))]
        event: dict[str, object] = {"event": "bought", "seat": int(frame.seat)}
        event.update(self._described(state, offer))
        event["price"] = int(offer.price)
        event["paid"] = money.names(arg_pay(code))
        event["exact"] = money.total(arg_pay(code)) == offer.price
        state.tell(event)

    def _described(self, state: State, offer: Offer) -> dict[str, object]:
        """What is bought: the parts that name the offer, and the tile."""
        parts = offer_parts(state, offer)
        if offer.tile >= 0:
            parts["tile"] = state.rules.tiles[int(offer.tile)].name
        return parts

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """What names the offer (`space`), the `tile` sold, `pay`: the money given."""
        offer = offer_numbered(state, frame.seat, arg_a(code), self.cause)
        if offer is None:
            raise BadMoveError("nothing_for_sale")
        pay = state.rules.currencies[int(arg_b(code))].names(arg_pay(code))
        return {**self._described(state, offer), "pay": pay}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """`tile` may be left out; if given it must be the one that is sold."""
        named = {key: value for key, value in parts.items() if key not in ("tile", "pay")}
        for offer in offers(state, frame.seat, self.cause):
            if offer_parts(state, offer) == named:
                described = self._described(state, offer)
                if parts.get("tile", described.get("tile")) != described.get("tile"):
                    raise BadMoveError("other_tile_there", str(parts.get("tile")))
                currency, payment = read_units(state.rules, parts, accepted(state, offer))
                return pack(self.number, offer.number, currency, payment)
        raise BadMoveError("nothing_for_sale")


class Buy(Purchase):
    """The action of one's own turn."""

    def __init__(self, name: str) -> None:
        super().__init__(name, ACTION, False)

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """An exact payment leaves the turn its action."""
        deal = self.buy(state, frame, code)
        if deal.exact:
            state.acted = True
        else:
            state.spend_action()
