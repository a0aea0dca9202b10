"""Buy: pay at least the price in the space's currency; an exact payment gives another action."""

from mypy_extensions import i64, mypyc_attr

from alhambra.engine.announcement import BOUGHT, NUMBER_MASK
from alhambra.engine.kinds import Kind
from alhambra.engine.offers import (
    ACTION,
    Deal,
    Offer,
    accepted,
    deliver,
    hand_over,
    least_payment,
    most_payment,
    offer_parts,
    offers,
    overpayments,
    refuse_payment,
)
from alhambra.engine.rules import Rules
from alhambra.engine.state import State
from alhambra.engine.step import (
    BUY,
    BadMoveError,
    Deed,
    Frame,
    Moves,
    arg_a,
    arg_currency,
    arg_pay,
    pack,
    pack_payment,
)
from alhambra.engine.steps.reading import read_units, same_parts
from alhambra.engine.vocabulary import kinds_of


def complete(state: State, deal: Deal) -> None:
    """What has been paid is handed out, and everybody who cares hears of it.

    Modules are told of one purchase at a time, so none of them may sell anything while it is told
    of another: the modules after it would be told of the wrong one.
    """
    for frame in state.frames:
        if frame.step is state.rules.announcer and frame.a & NUMBER_MASK == BOUGHT.number:
            raise RuntimeError("a purchase while another one is still being announced")
    deliver(state, deal)
    state.announce(BOUGHT, deal.seat)


def described(state: State, offer: Offer) -> dict[str, object]:
    """What is bought: the parts that name the offer, and the tile."""
    parts = offer_parts(state, offer)
    if offer.tile >= 0:
        parts["tile"] = state.rules.tiles[int(offer.tile)].name
    return parts


def ware_kinds(rules: Rules) -> dict[str, Kind]:
    """All that may name something that is for sale in this game."""
    kinds = kinds_of("space", "tile")
    for module in rules.modules:
        kinds.update(module.declares.wares)
    return kinds


def named_offer(state: State, wares: list[Offer], parts: dict[str, object]) -> Offer:
    """The offer that these parts name, of several in one place the one with the `tile`.

    Raises BadMoveError if there is none.
    """
    named = {key: value for key, value in parts.items() if key != "tile"}
    found = [offer for offer in wares if same_parts(offer_parts(state, offer), named)]
    for offer in found:
        there = described(state, offer)
        if parts.get("tile", there.get("tile")) == there.get("tile"):
            return offer
    if found:
        raise BadMoveError("other_tile_there", str(parts.get("tile")))
    raise BadMoveError("nothing_for_sale")


@mypyc_attr(allow_interpreted_subclasses=True)
class WareDeed(Deed):
    """A deed about one thing that is for sale: its first argument is the number of the offer."""

    def wares(self, state: State, seat: i64) -> list[Offer]:
        """What it may be about."""
        raise NotImplementedError

    def ware(self, state: State, seat: i64, code: i64) -> Offer | None:
        """What a move is about, None if that is not for sale."""
        for offer in self.wares(state, seat):
            if offer.number == arg_a(code):
                return offer
        return None

    def refuse_now(self, state: State, seat: i64) -> str:
        """Why this seat can do nothing of the kind, "" if it can."""
        return ""

    def refuse_ware(self, state: State, seat: i64, offer: Offer) -> str:
        """Why this seat cannot do it with this offer, "" if it can."""
        return ""

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        if self.refuse_now(state, frame.seat) == "":
            for offer in self.wares(state, frame.seat):
                if self.refuse_ware(state, frame.seat, offer) == "":
                    out.add(pack(self.number, offer.number, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        reason = self.refuse_now(state, frame.seat)
        if reason:
            return reason
        offer = self.ware(state, frame.seat, code)
        return "nothing_for_sale" if offer is None else self.refuse_ware(state, frame.seat, offer)

    def kinds(self, rules: Rules) -> dict[str, Kind]:
        return ware_kinds(rules)

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """What names the offer (`space`), and the `tile`."""
        offer = self.ware(state, frame.seat, code)
        if offer is None:
            raise BadMoveError("nothing_for_sale")
        return described(state, offer)

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """`tile` may be left out; if given it must be the one that is sold."""
        offer = named_offer(state, self.wares(state, frame.seat), parts)
        return pack(self.number, offer.number, 0, 0)


class Purchase(Deed):
    """Buying in one currency: first argument the offer, second the currency, then the payment."""

    def __init__(self, name: str, cause: i64, exact_only: bool) -> None:
        super().__init__(name)
        self.role = BUY
        self.cause = cause
        self.exact_only = exact_only

    # --- What a way of buying is, however it is paid

    def wares(self, state: State, seat: i64) -> list[Offer]:
        """What can be bought this way."""
        return offers(state, seat, self.cause)

    def ware(self, state: State, seat: i64, number: i64) -> Offer | None:
        """The offer with this number, None if there is none."""
        for offer in self.wares(state, seat):
            if offer.number == number:
                offer.exact_only = offer.exact_only or self.exact_only
                return offer
        return None

    def refuse_now(self, state: State, seat: i64) -> str:
        """Why this seat can buy nothing this way, "" if it can."""
        return ""

    def prepare(self, state: State, seat: i64) -> None:
        """Opens what comes after the purchase; called just before it is delivered."""

    def conclude(self, state: State, deal: Deal) -> None:
        """What the purchase means for the turn; called when it is delivered."""

    # --- Paid in one currency, at once

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every payment from which no card can be left out; larger ones are legal, not listed."""
        seat = frame.seat
        if self.refuse_now(state, seat):
            return
        for offer in self.wares(state, seat):
            self._payments(state, seat, offer, offer.currency, out)
            if state.rules.wild_currencies and least_payment(offer) > 0:
                for currency in state.rules.wild_currencies:
                    self._payments(state, seat, offer, currency, out)

    def _payments(self, state: State, seat: i64, offer: Offer, currency: i64, out: Moves) -> None:
        money = state.rules.currencies[int(currency)]
        exact_only = self.exact_only or offer.exact_only
        least = least_payment(offer)
        purse = state.purse(seat, currency)
        if least > 0 and (purse == 0 or money.total(purse) < least):
            return
        if offer.payee >= 0:
            purse = money.lasting(purse)
        payments = money.payments(purse, least)
        most = most_payment(offer, exact_only)
        for payment in payments:
            if most < 0 or money.total(payment) <= most:
                out.add(pack_payment(self.number, offer.number, currency, payment))
        if state.rules.give_overpay and not exact_only:
            for payment in overpayments(state, seat, offer, currency, purse, payments):
                out.add(pack_payment(self.number, offer.number, currency, payment))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """Nothing is for sale there, or the payment is not enough."""
        reason = self.refuse_now(state, frame.seat)
        if reason:
            return reason
        offer = self.ware(state, frame.seat, arg_a(code))
        if offer is None:
            return "nothing_for_sale"
        return refuse_payment(state, frame.seat, offer, arg_currency(code), arg_pay(code))

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """It is paid and delivered."""
        self.buy(state, frame, code)

    def buy(self, state: State, frame: Frame, code: i64) -> Deal:
        """Pays, delivers, tells."""
        offer = self.ware(state, frame.seat, arg_a(code))
        assert offer is not None
        currency = arg_currency(code)
        money = state.rules.currencies[int(currency)]
        hand_over(state, frame.seat, offer, currency, arg_pay(code))
        paid = money.total(arg_pay(code))
        units = money.names(arg_pay(code)) if state.telling else []
        return self.settle(state, Deal(frame.seat, offer, currency, paid, self.cause), units)

    # --- What follows once it is paid, in whatever way

    def settle(self, state: State, deal: Deal, units: list[str]) -> Deal:
        """It is told and delivered; everybody who cares hears of it."""
        self.prepare(state, deal.seat)
        if state.telling:
            self._tell(state, deal, units)
        complete(state, deal)
        self.conclude(state, deal)
        return deal

    def _tell(self, state: State, deal: Deal, units: list[str]) -> None:
        event: dict[str, object] = {"event": "bought", "seat": int(deal.seat)}
        event.update(described(state, deal.offer))
        event["price"] = int(deal.offer.price)
        event["paid"] = units
        event["exact"] = deal.exact
        state.tell(event)

    # --- Names

    def kinds(self, rules: Rules) -> dict[str, Kind]:
        return {**ware_kinds(rules), **kinds_of("pay")}

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """What names the offer (`space`), the `tile` sold, `pay`: the money given."""
        offer = self.ware(state, frame.seat, arg_a(code))
        if offer is None:
            raise BadMoveError("nothing_for_sale")
        pay = state.rules.currencies[int(arg_currency(code))].names(arg_pay(code))
        return {**described(state, offer), "pay": pay}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """`tile` may be left out; if given it must be the one that is sold."""
        named = {key: value for key, value in parts.items() if key != "pay"}
        offer = self.ware_named(state, frame.seat, named)
        currency, payment = read_units(state.rules, parts, accepted(state, offer))
        return pack_payment(self.number, offer.number, currency, payment)

    def ware_named(self, state: State, seat: i64, parts: dict[str, object]) -> Offer:
        """The offer that these parts name; raises BadMoveError if there is none."""
        return named_offer(state, self.wares(state, seat), parts)


class Buy(Purchase):
    """The action of one's own turn."""

    def __init__(self, name: str) -> None:
        super().__init__(name, ACTION, False)

    def conclude(self, state: State, deal: Deal) -> None:
        """An exact payment leaves the turn its action."""
        if deal.exact:
            state.acted = True
        else:
            state.spend_action()


def purchases(frame: Frame) -> list[Purchase]:
    """The ways to buy something that a menu has."""
    return [deed for deed in frame.step.deeds if isinstance(deed, Purchase)]


def named_ware(state: State, frame: Frame, parts: dict[str, object]) -> tuple[Purchase, Offer]:
    """The first purchase of the menu that knows what these parts name, and the offer."""
    error = BadMoveError("nothing_for_sale")
    for deed in purchases(frame):
        try:
            return deed, deed.ware_named(state, frame.seat, parts)
        except BadMoveError as bad:
            if error.reason == "nothing_for_sale":
                error = bad
    raise error
