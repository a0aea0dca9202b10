"""The Bureaux de Change: two currencies for one tile.

Six exchange cards, one for each pair of currencies, turn up among the money. One of them is taken
instead of money; played with a purchase, it lets the price be paid in any mix of its two currencies
if the demanded one is among them. Then it goes to the discard pile.
"""

from alhambra.engine.offers import Mix
from alhambra.engine.secrets import mix_deck_cards
from alhambra.engine.step import arg_b, arg_c, pack
from alhambra.engine.steps.buy import described, purchases
from alhambra.engine.steps.mixed import open_bill, refuse_bill, register_bills

from alhambra.engine.prelude import (  # isort: skip
    ACTIONS, BUY, CURRENCIES, LAID, OWNER, SEAT, SECRET, TAKE, WINDOW, Any, BadMoveError,
    DeckCards, Deed, Event, Frame, Kind, Module, Moves, Pile, Piles, Purchase, Rules, State,
    i64, ware_kinds,
)  # fmt: skip


class BureauDeChange(Module):
    """Six cards that take places in the display.

    Rulings: one card at most for a payment. It is no money card: it is never one of several small
    cards taken together, no thief takes it, and taking it counts as no money taken. It may also be
    played where paying in one of its currencies alone would do. It can be used with the vizier.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__("bureau_de_change", 2)
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

    def show(self, state: State, seat: i64, view: dict[str, object]) -> None:
        """Everybody sees how many cards are held; the own ones besides."""
        hands = self.hands.all(state)
        shown: dict[str, object] = {"counts": [len(hand) for hand in hands]}
        if seat >= 0:
            shown["mine"] = [self.card.text(state.rules, face) for face in hands[int(seat)]]
        view[self.name] = shown


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


class BureauBuy(Deed):
    """Buys with an exchange card what a purchase of the same menu could buy; then it is paid.

    Beside the card, the packed move holds the offer and the purchase.
    """

    def __init__(self, name: str, module: BureauDeChange) -> None:
        super().__init__(name, BUY)
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
                offer.exact_only = offer.exact_only or deed.exact_only
                for face in hand:
                    currencies = self.module.currencies(face)
                    if int(offer.currency) in currencies:
                        if refuse_bill(state, frame.seat, offer, currencies) == "":
                            out.add(pack(self.number, face, offer.number, deed.number))

    def purchase(self, state: State, code: i64) -> Purchase:
        """The deed with which the seat could buy the same without a card."""
        deed = state.rules.deeds[int(arg_c(code))]
        assert isinstance(deed, Purchase)
        return deed

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """The card must be in hand, show the demanded currency, and the money must do."""
        face = self.card.of(code)
        if int(face) not in self.module.hands.of(state, frame.seat):
            return "no_such_bureau"
        deed = self.purchase(state, code)
        reason = deed.refuse_now(state, frame.seat)
        if reason:
            return reason
        offer = deed.ware(state, frame.seat, arg_b(code))
        if offer is None:
            return "nothing_for_sale"
        return refuse_bill(state, frame.seat, offer, self.module.currencies(face))

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The card is played; now the price is paid card by card."""
        face = self.card.of(code)
        deed = self.purchase(state, code)
        offer = deed.ware(state, frame.seat, arg_b(code))
        assert offer is not None
        self.module.use(state, frame.seat, face)
        open_bill(state, frame.seat, deed, offer, self.module.currencies(face))

    def kinds(self, rules: Rules) -> dict[str, Kind]:
        return {**super().kinds(rules), **ware_kinds(rules)}

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`card`: the exchange card; what names the offer (`space`), the `tile` sold."""
        offer = self.purchase(state, code).ware(state, frame.seat, arg_b(code))
        if offer is None:
            raise BadMoveError("nothing_for_sale")
        return {**super().parts(state, frame, code), **described(state, offer)}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """The first purchase of the menu that knows such an offer."""
        code = super().code(state, frame, parts)
        named = {key: value for key, value in parts.items() if key != "card"}
        error = BadMoveError("nothing_for_sale")
        for deed in purchases(frame):
            try:
                offer = deed.ware_named(state, frame.seat, named)
            except BadMoveError as bad:
                error = bad
            else:
                return code | pack(0, 0, offer.number, deed.number)
        raise error
