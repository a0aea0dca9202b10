"""The Power of the Sultan: tiles on their way to the market.

Eight sultan cards lie in the first three fifths of the deck. Whoever turns one up rolls a die and
marks the rolled type or the opposite one. The card is bought for 7 in its currency; its owner may
claim, free of charge, a tile of the marked type that is drawn for the market.
"""

from collections.abc import Sequence

from alhambra.engine.prelude import (  # isort: skip
    CURRENCIES, CURRENCY, EMPTY, LAID, NONE, SEAT, SPACE, STAGE_STARTER, TILE, TYPE, TYPES, Any,
    Deal, DeckCards, Deed, Event, Final, Frame, Kind, Module, Number, Offer, Pieces, Pile,
    Piles, State, Step, Words, i64, insert_sorted, kinds_of, offer_number, place_now, tile_name,
)  # fmt: skip
from alhambra.engine.secrets import mix_deck_cards
from alhambra.engine.steps.place import only

KINDS: Final = len(TYPES)

# For whom a card is marked, as the argument of the question.
FOR_SALE: Final = 0
FOR_BUYER: Final = 1


class SultanCard(Words):
    """A sultan card by its currency: `denar`, or with the type marked on it, `denar tower`."""

    def __init__(self, sultan: DeckCards, words: Sequence[str]) -> None:
        super().__init__("sultan", words, "sultan card")
        self.sultan = sultan
        self.each = len(words) // len(CURRENCIES)

    def stock(self) -> Pieces | None:
        return self.sultan

    def pieces_in(self, value: i64) -> list[int]:
        return [self.sultan.first + int(value) // self.each]


class PowerOfSultan(Module):
    """Sultan cards and their die.

    Rulings: whoever makes the display be filled rolls for the card it uncovers; the opposite type
    may be marked at every roll. A claimed tile is no purchase. One card claims one tile. Tiles
    without a type cannot be claimed, magical buildings can. The player who just finished may claim
    too, as the last.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__()
        self.sells(sultan=CURRENCY, mark=TYPE)
        self.cost: int = data["price"]
        self.copies: int = data["cards_per_currency"]
        self.stacks: dict[str, int] = data["stacks"]
        self.opposite = [0] * KINDS
        for one, other in data["die"]["opposites"]:
            self.opposite[TYPES.index(one)] = TYPES.index(other)
            self.opposite[TYPES.index(other)] = TYPES.index(one)
        names = [f"sultan {currency}" for currency in CURRENCIES]
        self.sultan = DeckCards(self, "sultan", names, self.copies)
        marked = SultanCard(self.sultan, [f"{c} {mark}" for c in CURRENCIES for mark in TYPES])
        self.undealt = Pile(self, "", self.sultan, order=LAID, stage=STAGE_STARTER)
        self.open = Pile(self, "open", marked)  # for sale
        self.held = Piles(self, "held", marked)
        self.marking = Number(self, "marking", SultanCard(self.sultan, CURRENCIES))
        self.rolled = Number(self, "rolled", TYPE)  # what the die shows for the card being marked
        self.mark = self.asks(MarkQuestion(self))
        self.keep = self.asks(KeepQuestion(self))
        self.claim = self.asks(ClaimQuestion(self))
        self.claims = self.asks(Claims(self))
        self.sultan_rolled = Event(self, "sultan_rolled", seat=SEAT, currency=CURRENCY, type=TYPE)
        self.sultan_marked = Event(self, "sultan_marked", seat=SEAT, currency=CURRENCY, type=TYPE)
        self.sultan_drew = Event(self, "sultan_drew", tile=TILE, space=SPACE)
        self.sultan_claimed = Event(self, "sultan_claimed", seat=SEAT, tile=TILE)

    # --- Set-up

    def lay_out(self, state: State, keys: list[str]) -> None:
        """The cards are shuffled before the stacks are built."""
        last = self.sultan.first + len(CURRENCIES)
        cards = list(range(self.sultan.first, last)) * self.copies
        state.rng.shuffle(cards)
        self.undealt.put(state, cards)

    def stack_cards(self, state: State, stack: int) -> list[int]:
        """Three, two and three."""
        undealt = self.undealt.of(state)
        return [undealt.pop() for _ in range(self.stacks.get(str(stack), 0))]

    def reshuffle(self, state: State, seat: i64) -> None:
        """Which of the cards lies in which fifth of the deck is unknown."""
        mix_deck_cards(state, self.sultan.all())

    # --- A card is turned up and marked

    def card_revealed(self, state: State, face: i64, seat: i64) -> bool:
        """It lies beside the board, and is rolled for at once."""
        self.roll(state, seat, face - self.sultan.first, FOR_SALE)
        return False

    def roll(self, state: State, seat: i64, currency: i64, purpose: i64) -> None:
        """The seat rolls and must mark what the die shows, on its top or underneath."""
        rolled = state.rng.below(KINDS)
        self.marking.put(state, currency)
        self.rolled.put(state, rolled)
        state.reveals += 1
        self.sultan_rolled.tell(state, seat, currency, rolled)
        state.ask(self.mark, seat, purpose)

    # --- A card is bought

    def offers(self, state: State, seat: i64, cause: i64, found: list[Offer]) -> None:
        """The open cards, in one's own turn only; of equal ones the first."""
        last = NONE
        for card in self.open.of(state):
            if card != last:
                offer = Offer(offer_number(self, card), -1, self.cost, card // KINDS, self)
                offer.building = False
                offer.action_only = True
                found.append(offer)
                last = card

    def offer_parts(self, state: State, offer: Offer) -> dict[str, object]:
        """`sultan`: the currency of the card, `mark`: the type marked on it."""
        card = int(offer.number) - offer_number(self, 0)
        return {"sultan": CURRENCIES[card // KINDS], "mark": TYPES[card % KINDS]}

    def deliver(self, state: State, deal: Deal) -> None:
        """The buyer may remove the mark and roll once more."""
        card = int(deal.offer.number) - offer_number(self, 0)
        self.open.of(state).remove(card)
        self.held.add(state, deal.seat, card)
        state.ask(self.keep, deal.seat, card)

    # --- A tile is claimed

    def tile_drawn(self, state: State, tile: i64, space: i64) -> bool:
        """Whoever holds a card with the tile's type is asked, from the player due next on."""
        kind = state.rules.tile_kind[tile]
        for seat in range(state.rules.players):
            if self.claiming_card(state, seat, kind) != NONE:
                self.sultan_drew.tell(state, tile, space)
                state.push(self.claims, state.due)
                break
        return False

    def claiming_card(self, state: State, seat: i64, kind: i64) -> int:
        """The first card of the seat with this type, NONE without one."""
        for card in self.held.of(state, seat):
            if card % KINDS == kind:
                return card
        return NONE

    # --- Notation

    def restored(self, state: State) -> None:
        if (self.marking.of(state) == NONE) != (self.rolled.of(state) == NONE):
            raise ValueError("a card is being marked with what was rolled: both or none")


# --- The questions


class MarkQuestion(Step):
    """The die shows a type: mark it, or the opposite one?"""

    def __init__(self, module: PowerOfSultan) -> None:
        super().__init__("sultan_mark_question", "choose", [MarkCard(module)])
        self.module = module

    def kinds(self) -> dict[str, Kind]:
        return {"currency": CURRENCY, "rolled": TYPE}

    def data(self, state: State, frame: Frame) -> dict[str, object]:
        """`currency` of the card and the type that was `rolled`."""
        return {
            "currency": self.module.marking.write(state),
            "rolled": self.module.rolled.write(state),
        }


class MarkCard(Deed):
    """Marks a type on the card."""

    def __init__(self, module: PowerOfSultan) -> None:
        super().__init__("sultan_mark")
        self.module = module
        self.type = self.part("type", TYPE)

    def candidates(self, state: State, frame: Frame) -> list[int]:
        """What was rolled, and the opposite."""
        rolled = int(self.module.rolled.of(state))
        return [rolled, self.module.opposite[rolled]]

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """No other type."""
        allowed = int(self.type.of(code)) in self.candidates(state, frame)
        return "" if allowed else "sultan_not_rolled"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The card is for sale, or lies before its buyer."""
        module, kind = self.module, self.type.of(code)
        currency = module.marking.of(state)
        if frame.a == FOR_BUYER:
            module.held.add(state, frame.seat, currency * KINDS + kind)
        else:
            module.open.add(state, currency * KINDS + kind)
        module.marking.put(state, NONE)
        module.rolled.put(state, NONE)
        module.sultan_marked.tell(state, frame.seat, currency, kind)


class KeepQuestion(Step):
    """A card was bought: keep its mark, or roll once more? `a` is the card."""

    def __init__(self, module: PowerOfSultan) -> None:
        super().__init__("sultan_keep_question", "choose", [Leave("sultan_keep"), Reroll(module)])

    def kinds(self) -> dict[str, Kind]:
        return {"currency": CURRENCY, "mark": TYPE}

    def data(self, state: State, frame: Frame) -> dict[str, object]:
        """`currency` of the card and its `mark`."""
        return {"currency": CURRENCIES[int(frame.a) // KINDS], "mark": TYPES[int(frame.a) % KINDS]}


class Leave(Deed):
    """Nothing changes: the mark stays, or the tile is left to others."""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The game goes on."""


class Reroll(Deed):
    """The mark is removed; the new roll must be taken."""

    def __init__(self, module: PowerOfSultan) -> None:
        super().__init__("sultan_reroll")
        self.module = module

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The buyer rolls and marks."""
        self.module.held.of(state, frame.seat).remove(int(frame.a))
        self.module.roll(state, frame.seat, frame.a // KINDS, FOR_BUYER)


class Claims(Step):
    """Asks the holders of a fitting card one after the other, from `who` on."""

    def __init__(self, module: PowerOfSultan) -> None:
        super().__init__("sultan_claims")
        self.module = module

    def run(self, state: State, frame: Frame) -> None:
        """`pc` counts the seats; it is over as soon as the tile is taken."""
        if state.drawn < 0 or frame.pc >= state.rules.players:
            state.frames.pop()
            return
        state.frames[-1] = frame.at(frame.pc + 1)
        seat = (frame.who + frame.pc) % state.rules.players
        kind = state.rules.tile_kind[state.drawn]
        if self.module.claiming_card(state, seat, kind) != NONE:
            state.ask(self.module.claim, seat)


class ClaimQuestion(Step):
    """A tile of the marked type was drawn: take it?"""

    def __init__(self, module: PowerOfSultan) -> None:
        super().__init__(
            "sultan_claim_question", "confirm", [Claim(module), Leave("sultan_decline")]
        )

    def kinds(self) -> dict[str, Kind]:
        return kinds_of("tile")

    def data(self, state: State, frame: Frame) -> dict[str, object]:
        """The `tile`."""
        return {"tile": tile_name(state, state.drawn)}


class Claim(Deed):
    """Takes the drawn tile; it is placed at once, and with two players may be given to Dirk.

    What the seat got before, and places at the end of its turn, waits on.
    """

    def __init__(self, module: PowerOfSultan) -> None:
        super().__init__("sultan_claim")
        self.module = module

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The card leaves the game."""
        seat, tile = frame.seat, state.drawn
        card = self.module.claiming_card(state, seat, state.rules.tile_kind[tile])
        self.module.held.of(state, seat).remove(card)
        state.gone_cards.append(self.module.sultan.first + card // KINDS)
        state.drawn = EMPTY
        insert_sorted(state.pending[int(seat)], int(tile))
        place_now(state, seat, only(tile))
        self.module.sultan_claimed.tell(state, seat, tile)
