"""The coiner: a building is paid with money of the hand and of the display together."""

from typing import TYPE_CHECKING

from librt.vecs import vec

from alhambra.engine.offers import Mix, mixes

from alhambra.engine.prelude import (  # isort: skip
    BUY, CURRENCY_SHIFT, BadMoveError, Deed, Frame, Kind, Moves, Offer, Purchase, Rules, State,
    i64, is_money, kinds_of, ware_kinds,
)  # fmt: skip
from alhambra.engine.step import (
    DEED_MASK,
    arg_a,
    arg_b,
    arg_c,
    arg_currency,
    arg_pay,
    pack,
)
from alhambra.engine.steps.buy import described, purchases
from alhambra.engine.steps.mixed import open_bill, refuse_bill
from alhambra.modules.travelling_craftsmen.money import is_building

if TYPE_CHECKING:
    from alhambra.modules.travelling_craftsmen import TravellingCraftsmen


class CoinerBuy(Deed):
    """Buys a building like any purchase of the same menu, with money of the hand and the display.

    Of equal cards those of the display are paid first. Rulings: cards of the display are used like
    cards of the hand, so they go wherever the payment goes; it is no use without one of them.
    """

    def __init__(self, module: "TravellingCraftsmen") -> None:
        super().__init__("coiner_buy", BUY)
        self.module = module

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """What the purchases would list if the display were in hand, where it is needed."""
        if not self.module.serves(state, frame.seat, "coiner"):
            return
        trial = Trial(self.module, state, frame.seat)
        lent = displayed(state)
        for deed in purchases(frame):
            wares = deed.wares(state, frame.seat)
            buildings = [int(offer.number) for offer in wares if is_building(offer)]
            if not buildings:
                continue
            found = Moves()
            deed.offer(state, frame, found)
            for code in found.codes:
                if arg_pay(code) & lent[arg_currency(code)] and int(arg_a(code)) in buildings:
                    out.add(recoded(code, self.number))
        trial.end(state)

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """The coiner, a building, a payment that does, and a card of the display in it."""
        reason = self.module.refuse(state, frame.seat, "coiner")
        if reason:
            return reason
        trial = Trial(self.module, state, frame.seat)
        reason = self._refuse(state, frame, code)
        trial.end(state)
        if reason:
            return reason
        return "" if from_display(state, code) else "coiner_not_needed"

    def _refuse(self, state: State, frame: Frame, code: i64) -> str:
        """What the purchase says with the display in hand."""
        deed = seller(state, frame, code)
        if deed is None:
            return "nothing_for_sale"
        offer = deed.ware(state, frame.seat, arg_a(code))
        if offer is None or not is_building(offer):
            return "no_building_sold"
        return deed.refuse(state, frame, recoded(code, deed.number))

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The cards of the display pass through the hand."""
        self.module.use(state, frame.seat, "coiner")
        deed = seller(state, frame, code)
        assert deed is not None
        lent = from_display(state, code)
        for face in lent:
            state.display.remove(face)
            state.gain_card(frame.seat, face)
        self.module.display_lent.tell(state, frame.seat, values=lent)
        deed.act(state, frame, recoded(code, deed.number))

    def kinds(self, rules: Rules) -> dict[str, Kind]:
        return {**ware_kinds(rules), **kinds_of("pay")}

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """As the purchase names them."""
        trial = Trial(self.module, state, frame.seat)
        try:
            deed = seller(state, frame, code)
            if deed is None:
                raise BadMoveError("nothing_for_sale")
            return deed.parts(state, frame, recoded(code, deed.number))
        finally:
            trial.end(state)

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """The first purchase of the menu that knows such an offer."""
        trial = Trial(self.module, state, frame.seat)
        try:
            return self._code(state, frame, parts)
        finally:
            trial.end(state)

    def _code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        error = BadMoveError("nothing_for_sale")
        for deed in purchases(frame):
            try:
                return recoded(deed.code(state, frame, parts), self.number)
            except BadMoveError as bad:
                error = more_telling(error, bad)
        raise error


def more_telling(error: BadMoveError, other: BadMoveError) -> BadMoveError:
    """Of several purchases the first that knows the offer says what is wrong."""
    unknown = other.reason in ("nothing_for_sale", "bad_part")
    return error if unknown or error.reason != "nothing_for_sale" else other


def recoded(code: i64, deed: i64) -> i64:
    """The same move of another deed."""
    return code - (code & DEED_MASK) + deed


def seller(state: State, frame: Frame, code: i64) -> Purchase | None:
    """The purchase of the menu that has this offer."""
    for deed in purchases(frame):
        if deed.ware(state, frame.seat, arg_a(code)) is not None:
            return deed
    return None


def displayed(state: State) -> vec[i64]:
    """For each currency where the cards of the display are counted in a purse."""
    found = vec[i64]([0] * len(state.rules.currencies))
    for face in state.display:
        if is_money(face):
            currency = i64(face >> CURRENCY_SHIFT)
            for unit in state.rules.currencies[int(currency)].units:
                if unit.one == state.rules.face_unit[face]:
                    found[currency] |= unit.mask * unit.one
    return found


def from_display(state: State, code: i64) -> list[int]:
    """The cards of a payment that lie in the display."""
    currency = arg_currency(code)
    paid = state.cards_in(currency, arg_pay(code))
    found: list[int] = []
    for face in state.display:
        if is_money(face) and found.count(face) < paid.count(face):
            found.append(face)
    return found


class Trial:
    """Tries what the seat could do with the display in hand and without the carpenter."""

    def __init__(self, module: "TravellingCraftsmen", state: State, seat: i64) -> None:
        self.module = module
        self.purses = state.purses[:]
        self.wares = state.wares
        self.named = module.named.of(state)
        module.named.put(state, [])
        state.wares = None
        for face in state.display:
            if is_money(face):
                state.gain_card(seat, face)

    def end(self, state: State) -> None:
        """Nothing has happened."""
        state.purses = self.purses
        state.wares = self.wares
        self.module.named.put(state, self.named)


# --- Several currencies in one payment


class CoinerMix(Deed):
    """The same where something lets two currencies be mixed; then it is paid card by card.

    The arguments are the offer, the number of what lets them be mixed, and the purchase. All cards
    of these currencies come from the display into the hand; those that are not paid go back.
    """

    def __init__(self, module: "TravellingCraftsmen") -> None:
        super().__init__("coiner_mix", BUY)
        self.module = module

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Whatever building hand and display can pay together."""
        if not self.module.serves(state, frame.seat, "coiner"):
            return
        trial = Trial(self.module, state, frame.seat)
        for number, mix in enumerate(mixes(state, frame.seat)):
            if not cards_of(state, mix):
                continue
            for deed in purchases(frame):
                for offer in deed.wares(state, frame.seat):
                    if self._refuse(state, frame, deed, offer, mix) == "":
                        out.add(pack(self.number, offer.number, number, deed.number))
        trial.end(state)

    def _refuse(self, state: State, frame: Frame, deed: Purchase, offer: Offer, mix: Mix) -> str:
        """A building, cards of the display, and money enough once they are lent."""
        reason = deed.refuse_now(state, frame.seat)
        if reason:
            return reason
        if not is_building(offer):
            return "no_building_sold"
        if not cards_of(state, mix):
            return "coiner_not_needed"
        offer.exact_only = offer.exact_only or deed.exact_only
        return refuse_bill(state, frame.seat, offer, mix.currencies)

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """The coiner besides."""
        reason = self.module.refuse(state, frame.seat, "coiner")
        if reason:
            return reason
        found = mixes(state, frame.seat)
        if arg_b(code) >= len(found):
            return "cannot_mix"
        deed = purchase_of(state, code)
        reason = "nothing_for_sale"
        trial = Trial(self.module, state, frame.seat)
        offer = deed.ware(state, frame.seat, arg_a(code))
        if offer is not None:
            reason = self._refuse(state, frame, deed, offer, found[int(arg_b(code))])
        trial.end(state)
        return reason

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The cards are lent, and the first card is asked for."""
        mix = mixes(state, frame.seat)[int(arg_b(code))]
        deed = purchase_of(state, code)
        trial = Trial(self.module, state, frame.seat)
        offer = deed.ware(state, frame.seat, arg_a(code))
        trial.end(state)
        assert offer is not None
        self.module.use(state, frame.seat, "coiner")
        lend(self.module, state, frame.seat, cards_of(state, mix))
        mix.owner.use_mix(state, frame.seat, mix)
        open_bill(state, frame.seat, deed, offer, mix.currencies)

    def kinds(self, rules: Rules) -> dict[str, Kind]:
        return {**kinds_of("currencies"), **ware_kinds(rules)}

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`currencies` that are mixed; what names the offer (`space`), the `tile` sold."""
        trial = Trial(self.module, state, frame.seat)
        offer = purchase_of(state, code).ware(state, frame.seat, arg_a(code))
        trial.end(state)
        if offer is None:
            raise BadMoveError("nothing_for_sale")
        mix = mixes(state, frame.seat)[int(arg_b(code))]
        return {"currencies": currency_names(state, mix), **described(state, offer)}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """The first purchase of the menu that knows such an offer."""
        known = [currency_names(state, mix) for mix in mixes(state, frame.seat)]
        if parts.get("currencies") not in known:
            raise BadMoveError("cannot_mix", str(parts.get("currencies")))
        number = [mix == parts.get("currencies") for mix in known].index(True)
        named = {key: value for key, value in parts.items() if key != "currencies"}
        trial = Trial(self.module, state, frame.seat)
        try:
            return self._code(state, frame, named, number)
        finally:
            trial.end(state)

    def _code(self, state: State, frame: Frame, named: dict[str, object], number: int) -> i64:
        error = BadMoveError("nothing_for_sale")
        for deed in purchases(frame):
            try:
                offer = deed.ware_named(state, frame.seat, named)
                return pack(self.number, offer.number, number, deed.number)
            except BadMoveError as bad:
                error = more_telling(error, bad)
        raise error


def purchase_of(state: State, code: i64) -> Purchase:
    """The purchase that such a move names."""
    deed = state.rules.deeds[int(arg_c(code))]
    assert isinstance(deed, Purchase)
    return deed


def currency_names(state: State, mix: Mix) -> list[str]:
    """The currencies that can be mixed."""
    return [state.rules.currencies[number].name for number in mix.currencies]


def cards_of(state: State, mix: Mix) -> list[int]:
    """The cards of the display in these currencies."""
    return [
        face
        for face in state.display
        if is_money(face) and face >> CURRENCY_SHIFT in mix.currencies
    ]


def lend(module: "TravellingCraftsmen", state: State, seat: i64, cards: list[int]) -> None:
    """Cards of the display come into the hand; how many of each are there then is noted."""
    for face in cards:
        state.display.remove(face)
        state.gain_card(seat, face)
    module.lent.put(state, cards)
    module.held.put(state, [state.hand(seat).count(face) for face in cards])
    module.display_lent.tell(state, seat, values=cards)


def bring_back(module: "TravellingCraftsmen", state: State, seat: i64) -> None:
    """What was lent and not paid lies in the display again; equal cards of the hand stay there."""
    hand = state.hand(seat)
    lent, held = module.lent.of(state), module.held.of(state)
    back: list[int] = []
    for index, face in enumerate(lent):
        paid = held[index] - hand.count(face)
        if lent[: index + 1].count(face) > paid:
            back.append(face)
    for face in back:
        state.change_purse(seat, face >> CURRENCY_SHIFT, -state.rules.face_unit[face])
        state.display.append(face)
    module.lent.put(state, [])
    module.held.put(state, [])
    if back:
        module.display_returned.tell(state, seat, values=back)
