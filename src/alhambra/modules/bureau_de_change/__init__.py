"""The Bureaux de Change: two currencies for one tile.

Six exchange cards, one for each pair of currencies, turn up among the money. One of them is taken
instead of money; played with a purchase, it lets the price be paid in any mix of its two currencies
if the demanded one is among them. Then it goes to the discard pile.
"""

from alhambra.engine.offers import Mix
from alhambra.engine.secrets import mix_deck_cards
from alhambra.engine.step import arg_b
from alhambra.engine.steps.buy import purchases
from alhambra.engine.steps.mixed import open_bill, register_bills

from alhambra.engine.prelude import (  # isort: skip
    ACTIONS, CURRENCIES, LAID, OWNER, SEAT, SECRET, TAKE, WINDOW, Any, DeckCards, Deed, Event,
    Frame, Module, Moves, Pile, Piles, Rules, State, i64,
)  # fmt: skip
from alhambra.engine.steps.mixed_purchase import MixedPurchase


class BureauDeChange(Module):
    """Six cards that take places in the display.

    Rulings: one card at most for a payment. It is no money card: it is never one of several small
    cards taken together, no thief takes it, and taking it counts as no money taken. It may also be
    played where paying in one of its currencies alone would do. It can be used with the vizier.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__()
        self.pairs: list[list[int]] = [
            [CURRENCIES.index(name) for name in names] for names in data["pairs"]
        ]
        self.stacks: dict[str, int] = data["stacks"]
        words = [f"bureau {one} {other}" for one, other in data["pairs"]]
        self.card = DeckCards(self, "card", words, noun="exchange card")
        self.hands = Piles(self, "hands", self.card, OWNER)
        self.undealt = Pile(self, "", self.card, SECRET, LAID)  # in set-up only
        self.bureau_taken = Event(self, "bureau_taken", seat=SEAT, card=self.card)
        self.bureau_used = Event(self, "bureau_used", seat=SEAT, card=self.card)
        self.joins(ACTIONS, TakeBureau(self), BureauBuy("bureau_buy", self))
        self.joins(WINDOW, BureauBuy("bureau_buy_between", self))

    def register(self, rules: Rules) -> None:
        """The question how something is paid in two currencies."""
        register_bills(rules)

    def stack_cards(self, state: State, stack: int) -> list[int]:
        """Two of them, at random, in each of the three stacks in the middle."""
        if stack == 1:
            self.undealt.put(state, self.card.shuffled(state))
        undealt = self.undealt.of(state)
        return [undealt.pop() for _ in range(self.stacks.get(str(stack), 0))]

    def card_revealed(self, state: State, face: i64, seat: i64) -> bool:
        """It lies in the display like money."""
        return True

    def card_kept(self, state: State, face: i64, seat: i64) -> bool:
        """It comes into the hand."""
        self.hands.add(state, seat, face)
        return True

    def currencies(self, face: i64) -> list[int]:
        """The two currencies that an exchange card shows."""
        return self.pairs[int(face) - self.card.first]

    def mixes(self, state: State, seat: i64, found: list[Mix]) -> None:
        """Each card in hand."""
        for face in self.hands.of(state, seat):
            mix = Mix(self, face - self.card.first, self.currencies(face))
            found.append(mix)

    def use_mix(self, state: State, seat: i64, mix: Mix) -> None:
        """The card is played."""
        self.use(state, seat, self.card.first + mix.number)

    def use(self, state: State, seat: i64, face: i64) -> None:
        """The card goes to the discard pile and comes back when that is shuffled."""
        self.hands.of(state, seat).remove(int(face))
        state.discard.append(int(face))
        self.bureau_used.tell(state, seat, face)

    # --- Secrets

    def reshuffle(self, state: State, seat: i64) -> None:
        """Hands were taken openly; which of the other cards lies in which stack is unknown."""
        mix_deck_cards(state, self.card.all())


class TakeBureau(Deed):
    """Takes one exchange card instead of money."""

    def __init__(self, module: BureauDeChange) -> None:
        super().__init__("take_bureau", TAKE)
        self.module = module
        self.card = self.part("card", module.card)

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every one in the display."""
        for face in state.display:
            if self.module.card.includes(face):
                out.add(self.pack(face))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """It must lie there."""
        return "" if int(self.card.of(code)) in state.display else "not_on_display"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """It comes into the hand; that is the whole action."""
        face = self.card.of(code)
        state.display.remove(int(face))
        self.module.hands.add(state, frame.seat, face)
        state.spend_action()
        self.module.bureau_taken.tell(state, frame.seat, face)


class BureauBuy(MixedPurchase):
    """Buys with an exchange card what a purchase of the same menu could buy; then it is paid."""

    def __init__(self, name: str, module: BureauDeChange) -> None:
        super().__init__(name)
        self.module = module
        self.card = self.part("card", module.card)

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """For each card whatever can be paid with it."""
        hand = self.module.hands.of(state, frame.seat)
        if not hand:
            return
        for deed in purchases(frame):
            if deed.refuse_now(state, frame.seat):
                continue
            for offer in deed.wares(state, frame.seat):
                for face in hand:
                    currencies = self.module.currencies(face)
                    if int(offer.currency) in currencies:
                        if not self.refuse_price(state, frame.seat, deed, offer, currencies):
                            out.add(self.pack_ware(face, offer, deed))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """The card must be in hand, show the demanded currency, and the money must be enough."""
        face, seat = self.card.of(code), frame.seat
        if int(face) not in self.module.hands.of(state, seat):
            return "no_such_bureau"
        deed = self.purchase(state, code)
        offer = deed.ware(state, seat, arg_b(code))
        if offer is None:
            return "nothing_for_sale"
        return self.refuse_price(state, seat, deed, offer, self.module.currencies(face))

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The card is played; now the price is paid card by card."""
        face, offer = self.card.of(code), self.ware(state, frame.seat, code)
        self.module.use(state, frame.seat, face)
        currencies = self.module.currencies(face)
        open_bill(state, frame.seat, self.purchase(state, code), offer, currencies)
