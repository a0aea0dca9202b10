"""Money of the display that pays for a building as if it were in hand: somebody lends it."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.engine.common import AMOUNT, CARD, CURRENCY, SEAT
from alhambra.engine.fields import LAID, SECRET
from alhambra.engine.kinds import Kind, Listed, Some
from alhambra.engine.offers import Mix, Offer, is_building, mixes
from alhambra.engine.piles import Pile
from alhambra.engine.rules import CURRENCIES, CURRENCY_SHIFT, Rules
from alhambra.engine.state import State, is_money
from alhambra.engine.step import (
    BUY,
    DEED_MASK,
    BadMoveError,
    Deed,
    Frame,
    Moves,
    arg_a,
    arg_b,
    arg_currency,
    arg_pay,
)
from alhambra.engine.steps.buy import Purchase, named_ware, purchases, ware_kinds
from alhambra.engine.steps.mixed import open_bill
from alhambra.engine.steps.mixed_purchase import MixedPurchase
from alhambra.engine.telling import Event
from alhambra.engine.vocabulary import kinds_of

if TYPE_CHECKING:
    from alhambra.engine.module import Module

MIXED: Final = Some(CURRENCY, list(range(len(CURRENCIES))))


@final
class Lending:
    """A module that lends the display makes this in its `__init__`, and calls `bring_back`.

    `lapsing` holds what was declared for this turn, which is void for such a purchase;
    `needless` is the key of the rule that nobody lends in vain.
    """

    def __init__(self, module: "Module", lapsing: Pile, needless: str) -> None:
        self.lapsing = lapsing
        self.needless = needless
        self.lent = Pile(module, "lent", CARD, order=LAID, brief=True)  # from the display to a hand
        self.held = Pile(module, "held", AMOUNT, SECRET, LAID, brief=True)  # such cards in it then
        self.display_lent = Event(module, "display_lent", seat=SEAT, cards=Listed(CARD))
        self.display_returned = Event(module, "display_returned", seat=SEAT, cards=Listed(CARD))

    def lend(self, state: State, seat: i64, cards: list[int]) -> None:
        """Cards of the display come into the hand."""
        for face in cards:
            state.display.remove(face)
            state.gain_card(seat, face)
        self.display_lent.tell(state, seat, values=cards)

    def note(self, state: State, seat: i64, cards: list[int]) -> None:
        """Notes what is lent, and how many of each such card are in hand then."""
        self.lent.put(state, cards)
        self.held.put(state, [state.hand(seat).count(face) for face in cards])

    def bring_back(self, state: State, seat: i64) -> None:
        """What was lent and not paid goes back to the display; equal cards of the hand stay."""
        lent, held = self.lent.of(state), self.held.of(state)
        if not lent:
            return
        hand = state.hand(seat)
        back: list[int] = []
        for index, face in enumerate(lent):
            paid = held[index] - hand.count(face)
            if lent[: index + 1].count(face) > paid:
                back.append(face)
        for face in back:
            state.change_purse(seat, face >> CURRENCY_SHIFT, -state.rules.face_unit[face])
            state.display.append(face)
        self.lent.put(state, [])
        self.held.put(state, [])
        if back:
            self.display_returned.tell(state, seat, values=back)

    def check(self, state: State) -> None:
        """Raises ValueError if a position says something that cannot be."""
        held = self.held.of(state)
        if len(self.lent.of(state)) != len(held):
            raise ValueError("lent and held must be lists of the same length")
        if 0 in held:
            raise ValueError("held must be how many of each card are in hand")


@final
class Trial:
    """What the seat could do with the display in hand and without what lapses."""

    def __init__(self, lending: Lending, state: State, seat: i64) -> None:
        self.lapsing = lending.lapsing
        self.state = state
        self.seat = seat
        self.purses = state.purses[:]
        self.wares = state.wares
        self.declared = lending.lapsing.of(state)

    def __enter__(self) -> None:
        self.lapsing.put(self.state, [])
        self.state.wares = None
        for face in displayed(self.state):
            self.state.gain_card(self.seat, face)

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        """Nothing has happened."""
        self.state.purses = self.purses
        self.state.wares = self.wares
        self.lapsing.put(self.state, self.declared)


def displayed(state: State) -> list[int]:
    """The money of the display."""
    return [face for face in state.display if is_money(face)]


class LentPurchase(Deed):
    """Buys a building like any purchase of the same menu, with money of the hand and the display.

    Of equal cards those of the display are paid first. Rulings: cards of the display are used like
    cards of the hand, so they go wherever the payment goes; it is no use without one of them.
    """

    def __init__(self, name: str, lending: Lending) -> None:
        super().__init__(name, BUY)
        self.lending = lending

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """What the purchases would list if the display were in hand, where it is needed."""
        lent = counted(state)
        with Trial(self.lending, state, frame.seat):
            for deed in purchases(frame):
                wares = deed.wares(state, frame.seat)
                buildings = [int(offer.number) for offer in wares if is_building(offer)]
                found = Moves()
                if buildings:
                    deed.offer(state, frame, found)
                for code in found.codes:
                    if arg_pay(code) & lent[arg_currency(code)] and int(arg_a(code)) in buildings:
                        out.add(unnumbered(code))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """A building, a payment that is enough, and a card of the display in it."""
        with Trial(self.lending, state, frame.seat):
            reason = self._refuse(state, frame, code)
        return reason or ("" if from_display(state, code) else self.lending.needless)

    def _refuse(self, state: State, frame: Frame, code: i64) -> str:
        """What the purchase says with the display in hand."""
        deed = seller(state, frame, code)
        if deed is None:
            return "nothing_for_sale"
        offer = deed.ware(state, frame.seat, arg_a(code))
        if offer is None or not is_building(offer):
            return "no_building_sold"
        return deed.refuse(state, frame, code)

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The cards of the display pass through the hand."""
        deed = seller(state, frame, code)
        assert deed is not None
        self.lending.lend(state, frame.seat, from_display(state, code))
        deed.act(state, frame, code)

    def kinds(self, rules: Rules) -> dict[str, Kind]:
        return {**ware_kinds(rules), **kinds_of("pay")}

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """As the purchase names them."""
        with Trial(self.lending, state, frame.seat):
            deed = seller(state, frame, code)
            if deed is None:
                raise BadMoveError("nothing_for_sale")
            return deed.parts(state, frame, code)

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        named = {key: value for key, value in parts.items() if key != "pay"}
        with Trial(self.lending, state, frame.seat):
            deed = named_ware(state, frame, named)[0]
            return unnumbered(deed.code(state, frame, parts))


def unnumbered(code: i64) -> i64:
    """A move without the number of its deed."""
    return code & ~DEED_MASK


def seller(state: State, frame: Frame, code: i64) -> Purchase | None:
    """The purchase of the menu that has this offer."""
    for deed in purchases(frame):
        if deed.ware(state, frame.seat, arg_a(code)) is not None:
            return deed
    return None


def counted(state: State) -> vec[i64]:
    """For each currency where the cards of the display are counted in a purse."""
    found = vec[i64]([0] * len(state.rules.currencies))
    for face in displayed(state):
        currency = i64(face >> CURRENCY_SHIFT)
        for unit in state.rules.currencies[int(currency)].units:
            if unit.one == state.rules.face_unit[face]:
                found[currency] |= unit.mask * unit.one
    return found


def from_display(state: State, code: i64) -> list[int]:
    """The cards of a payment that lie in the display."""
    paid = state.cards_in(arg_currency(code), arg_pay(code))
    found: list[int] = []
    for face in displayed(state):
        if found.count(face) < paid.count(face):
            found.append(face)
    return found


# --- Several currencies in one payment


class LentMixedPurchase(MixedPurchase):
    """The same where something lets currencies be mixed; then it is paid card by card.

    All cards of these currencies come from the display into the hand; those that are not paid go
    back.
    """

    def __init__(self, name: str, lending: Lending) -> None:
        super().__init__(name)
        self.lending = lending
        self.currencies = self.part("currencies", MIXED, "cannot_mix")

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Whatever building hand and display can pay together."""
        with Trial(self.lending, state, frame.seat):
            for mix in mixes(state, frame.seat):
                for deed in purchases(frame):
                    for offer in deed.wares(state, frame.seat):
                        if self._refuse(state, frame.seat, deed, offer, mix) == "":
                            out.add(self.pack_ware(MIXED.of(mix.currencies), offer, deed))

    def _mix(self, state: State, seat: i64, code: i64) -> Mix | None:
        """What lets the currencies of the move be mixed."""
        for mix in mixes(state, seat):
            if MIXED.of(mix.currencies) == self.currencies.of(code):
                return mix
        return None

    def _refuse(self, state: State, seat: i64, deed: Purchase, offer: Offer, mix: Mix) -> str:
        """A building, cards of the display, and money enough once they are lent."""
        if not is_building(offer):
            return "no_building_sold"
        if not cards_of(state, mix):
            return self.lending.needless
        return self.refuse_price(state, seat, deed, offer, mix.currencies)

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        mix, deed = self._mix(state, frame.seat, code), self.purchase(state, code)
        if mix is None:
            return "cannot_mix"
        with Trial(self.lending, state, frame.seat):
            offer = deed.ware(state, frame.seat, arg_b(code))
            if offer is None:
                return "nothing_for_sale"
            return self._refuse(state, frame.seat, deed, offer, mix)

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The cards are lent, and the first card is asked for."""
        mix = self._mix(state, frame.seat, code)
        assert mix is not None
        with Trial(self.lending, state, frame.seat):
            offer = self.ware(state, frame.seat, code)
        cards = cards_of(state, mix)
        self.lending.lend(state, frame.seat, cards)
        self.lending.note(state, frame.seat, cards)
        mix.owner.use_mix(state, frame.seat, mix)
        open_bill(state, frame.seat, self.purchase(state, code), offer, mix.currencies)

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        with Trial(self.lending, state, frame.seat):
            return super().parts(state, frame, code)

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        with Trial(self.lending, state, frame.seat):
            return super().code(state, frame, parts)


def cards_of(state: State, mix: Mix) -> list[int]:
    """The cards of the display in these currencies."""
    return [face for face in displayed(state) if face >> CURRENCY_SHIFT in mix.currencies]
