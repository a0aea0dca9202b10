"""The Power of the Sultan: tiles on their way to the market.

Eight sultan cards lie in the first three fifths of the deck. Whoever turns one up rolls a die and
marks the rolled type or the opposite one. The card is bought for 7 in its currency; its owner may
claim, free of charge, a tile of the marked type that is drawn for the market.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from alhambra.engine.laying import tile_name
from alhambra.engine.module import STAGE_STARTER, Module, Slot
from alhambra.engine.notation import one_of, per_seat
from alhambra.engine.offers import Deal, Offer, offer_number
from alhambra.engine.rules import CURRENCIES, TYPES, Rules
from alhambra.engine.secrets import mix_deck_cards
from alhambra.engine.state import EMPTY, State, insert_sorted
from alhambra.engine.step import Frame, Moves, Step, arg_a, pack
from alhambra.engine.steps.place import only, place_now
from alhambra.engine.steps.plain import PlainDeed
from alhambra.modules.shared.named_deeds import TypeDeed

KINDS: Final = len(TYPES)
NONE: Final = -1

# For whom a card is marked, as the argument of the question.
FOR_SALE: Final = 0
FOR_BUYER: Final = 1


@final
class Sultan(Slot):
    """The cards in play, each as currency * 6 + marked type."""

    def __init__(self, open: list[int], held: list[list[int]]) -> None:
        self.pile: list[int] = []  # faces that set-up has not put into the deck yet
        self.open = open  # for sale
        self.held = held  # by seat
        self.marking = NONE  # the currency of the card that is to be marked
        self.rolled = 0  # the type the die shows for it

    def copy(self) -> Slot:
        """An independent copy; in the course of a game the pile is empty."""
        other = Sultan(self.open[:], [cards[:] for cards in self.held])
        other.marking = self.marking
        other.rolled = self.rolled
        return other


class PowerOfSultan(Module):
    """Sultan cards and their die.

    Rulings: whoever makes the display be filled rolls for the card it uncovers; the opposite type
    may be marked at every roll. A claimed tile is no purchase. One card claims one tile. Tiles
    without a type cannot be claimed, magical buildings can. The player who just finished may claim
    too, as the last.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__("power_of_sultan", 18)
        self.cost: int = data["price"]
        self.copies: int = data["cards_per_currency"]
        self.stacks: dict[str, int] = data["stacks"]
        self.opposite = [0] * KINDS
        for one, other in data["die"]["opposites"]:
            self.opposite[TYPES.index(one)] = TYPES.index(other)
            self.opposite[TYPES.index(other)] = TYPES.index(one)
        self.faces: list[int] = []
        self.mark = MarkQuestion(self)
        self.keep = KeepQuestion(self)
        self.claims = Claims(self, ClaimQuestion(self))

    def sultan(self, state: State) -> Sultan:
        """What the module keeps."""
        slot = state.slots[self.index]
        assert isinstance(slot, Sultan)
        return slot

    # --- Set-up

    def register(self, rules: Rules) -> None:
        """Two cards of each currency, and the questions they ask."""
        self.faces = []
        for currency in CURRENCIES:
            face = rules.free_face()
            rules.add_face(face, f"sultan {currency}", 0, self)
            self.faces.append(face)
            rules.special_cards.extend([face] * self.copies)
        for question in (self.mark, self.keep, self.claims.question):
            rules.add_step(question)
            for deed in question.deeds:
                rules.add_deed(deed)
        rules.add_step(self.claims)

    def new_slot(self, rules: Rules) -> Slot | None:
        """Nobody has a card."""
        return Sultan([], [[] for _ in range(rules.players)])

    def set_up(self, state: State, stage: i64) -> None:
        """The cards are shuffled before the stacks are built."""
        if stage == STAGE_STARTER:
            pile = self.faces * self.copies
            state.rng.shuffle(pile)
            self.sultan(state).pile = pile

    def stack_cards(self, state: State, stack: int) -> list[int]:
        """Three, two and three."""
        pile = self.sultan(state).pile
        return [pile.pop() for _ in range(self.stacks.get(str(stack), 0))]

    # --- A card is turned up and marked

    def card_revealed(self, state: State, face: i64, seat: i64) -> bool:
        """It lies beside the board, and is rolled for at once."""
        self.roll(state, seat, self.faces.index(int(face)), FOR_SALE)
        return False

    def roll(self, state: State, seat: i64, currency: int, purpose: i64) -> None:
        """The seat rolls and must mark what the die shows, on its top or underneath."""
        slot = self.sultan(state)
        slot.marking = currency
        slot.rolled = int(state.rng.below(KINDS))
        state.reveals += 1
        if state.telling:
            event: dict[str, object] = {"event": "sultan_rolled", "seat": int(seat)}
            state.tell({**event, "currency": CURRENCIES[currency], "type": TYPES[slot.rolled]})
        state.ask(self.mark, seat, purpose)

    # --- A card is bought

    def offers(self, state: State, seat: i64, cause: i64, found: list[Offer]) -> None:
        """The open cards, in the own turn only; of equal ones the first."""
        last = NONE
        for card in self.sultan(state).open:
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
        slot = self.sultan(state)
        slot.open.remove(card)
        insert_sorted(slot.held[int(deal.seat)], card)
        state.ask(self.keep, deal.seat, card)

    # --- A tile is claimed

    def tile_drawn(self, state: State, tile: i64, space: i64) -> bool:
        """Whoever holds a card with the tile's type is asked, from the player due next on."""
        kind = state.rules.tile_kind[tile]
        for seat in range(state.rules.players):
            if self.claiming_card(state, seat, kind) != NONE:
                if state.telling:
                    name = tile_name(state, tile)
                    state.tell({"event": "sultan_drew", "tile": name, "space": int(space) + 1})
                state.push(self.claims, state.due)
                break
        return False

    def claiming_card(self, state: State, seat: i64, kind: i64) -> int:
        """The first card of the seat with this type, NONE without one."""
        for card in self.sultan(state).held[int(seat)]:
            if card % KINDS == kind:
                return card
        return NONE

    # --- Secrets and notation

    def show(self, state: State, seat: i64, view: dict[str, object]) -> None:
        """All cards in play are open."""
        slot = self.sultan(state)
        view[self.name] = {
            "open": [card_text(card) for card in slot.open],
            "held": [[card_text(card) for card in cards] for cards in slot.held],
        }

    def reshuffle(self, state: State, seat: i64) -> None:
        """Which of the cards lies in which fifth of the deck is unknown."""
        mix_deck_cards(state, self.faces)

    def held_cards(self, state: State) -> list[int]:
        """Open, owned, and the one being marked."""
        slot = self.sultan(state)
        cards = [card for cards in slot.held for card in cards] + slot.open
        found = [self.faces[card // KINDS] for card in cards]
        return found if slot.marking == NONE else [*found, self.faces[slot.marking]]

    def write(self, state: State) -> dict[str, object]:
        """`open`, `held` by seat; in the middle of marking `marking` and `rolled`."""
        slot = self.sultan(state)
        table: dict[str, object] = {
            "open": [card_text(card) for card in slot.open],
            "held": [[card_text(card) for card in cards] for cards in slot.held],
        }
        if slot.marking != NONE:
            table["marking"] = CURRENCIES[slot.marking]
            table["rolled"] = TYPES[slot.rolled]
        return table

    def read(self, state: State, table: dict[str, object]) -> None:
        """Left out, no card is in play."""
        held = per_seat(state.rules, table, "held")
        slot = Sultan(read_cards(table.get("open", [])), [read_cards(cards) for cards in held])
        if "marking" in table:
            slot.marking = one_of(CURRENCIES, table["marking"], "marking")
            slot.rolled = one_of(TYPES, table.get("rolled"), "rolled")
        state.slots[self.index] = slot


def card_text(card: int) -> str:
    """A marked card as text: `denar tower`."""
    return f"{CURRENCIES[card // KINDS]} {TYPES[card % KINDS]}"


def read_cards(texts: object) -> list[int]:
    """Marked cards from their texts."""
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise ValueError("sultan cards are written as a list of texts")
    cards: list[int] = []
    for text in texts:
        words = text.split()
        if len(words) != 2:
            raise ValueError(f"{text}: a sultan card is written like denar tower")
        currency = one_of(CURRENCIES, words[0], "the currency of a sultan card")
        cards.append(currency * KINDS + one_of(TYPES, words[1], "the mark of a sultan card"))
    return sorted(cards)


# --- The questions


class MarkQuestion(Step):
    """The die shows a type: mark it, or the opposite one?"""

    def __init__(self, module: PowerOfSultan) -> None:
        super().__init__("sultan_mark_question", "choose", [Mark(module)])
        self.module = module

    def data(self, state: State, frame: Frame) -> dict[str, object]:
        """`currency` of the card and the type that was `rolled`."""
        slot = self.module.sultan(state)
        return {"currency": CURRENCIES[slot.marking], "rolled": TYPES[slot.rolled]}


class Mark(TypeDeed):
    """Marks a type on the card; the first argument is the type."""

    def __init__(self, module: PowerOfSultan) -> None:
        super().__init__("sultan_mark")
        self.module = module

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """What was rolled, and the opposite."""
        rolled = self.module.sultan(state).rolled
        out.add(pack(self.number, rolled, 0, 0))
        out.add(pack(self.number, self.module.opposite[rolled], 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """No other type."""
        rolled = self.module.sultan(state).rolled
        kind = int(arg_a(code))
        return "" if kind in (rolled, self.module.opposite[rolled]) else "sultan_not_rolled"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The card is for sale, or lies before its buyer."""
        slot = self.module.sultan(state)
        card = slot.marking * KINDS + int(arg_a(code))
        insert_sorted(slot.held[int(frame.seat)] if frame.a == FOR_BUYER else slot.open, card)
        slot.marking = NONE
        slot.rolled = 0
        if state.telling:
            event: dict[str, object] = {"event": "sultan_marked", "seat": int(frame.seat)}
            event["currency"] = CURRENCIES[card // KINDS]
            state.tell({**event, "type": TYPES[card % KINDS]})


class KeepQuestion(Step):
    """A card was bought: keep its mark, or roll once more? `a` is the card."""

    def __init__(self, module: PowerOfSultan) -> None:
        super().__init__("sultan_keep_question", "choose", [Keep(), Reroll(module)])

    def data(self, state: State, frame: Frame) -> dict[str, object]:
        """`currency` of the card and its `mark`."""
        return {"currency": CURRENCIES[int(frame.a) // KINDS], "mark": TYPES[int(frame.a) % KINDS]}


class Keep(PlainDeed):
    """The mark stays."""

    def __init__(self) -> None:
        super().__init__("sultan_keep")

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """Nothing changes."""


class Reroll(PlainDeed):
    """The mark is removed; the new roll must be taken."""

    def __init__(self, module: PowerOfSultan) -> None:
        super().__init__("sultan_reroll")
        self.module = module

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The buyer rolls and marks."""
        self.module.sultan(state).held[int(frame.seat)].remove(int(frame.a))
        self.module.roll(state, frame.seat, int(frame.a) // KINDS, FOR_BUYER)


class Claims(Step):
    """Asks the holders of a fitting card one after the other, from `who` on."""

    def __init__(self, module: PowerOfSultan, question: Step) -> None:
        super().__init__("sultan_claims")
        self.module = module
        self.question = question

    def run(self, state: State, frame: Frame) -> None:
        """`pc` counts the seats; it is over as soon as the tile is taken."""
        if state.drawn < 0 or frame.pc >= state.rules.players:
            state.frames.pop()
            return
        state.frames[-1] = frame.at(frame.pc + 1)
        seat = (frame.who + frame.pc) % state.rules.players
        kind = state.rules.tile_kind[state.drawn]
        if self.module.claiming_card(state, seat, kind) != NONE:
            state.ask(self.question, seat)


class ClaimQuestion(Step):
    """A tile of the marked type was drawn: take it?"""

    def __init__(self, module: PowerOfSultan) -> None:
        super().__init__("sultan_claim_question", "confirm", [Claim(module), Decline()])

    def data(self, state: State, frame: Frame) -> dict[str, object]:
        """The `tile`."""
        return {"tile": tile_name(state, state.drawn)}


class Claim(PlainDeed):
    """Takes the drawn tile; it is placed at once, and with two players may be given to Dirk.

    What the seat got before, and places at the end of its turn, waits on.
    """

    def __init__(self, module: PowerOfSultan) -> None:
        super().__init__("sultan_claim")
        self.module = module

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The card leaves the game."""
        seat = int(frame.seat)
        tile = int(state.drawn)
        card = self.module.claiming_card(state, seat, state.rules.tile_kind[tile])
        self.module.sultan(state).held[seat].remove(card)
        state.gone_cards.append(self.module.faces[card // KINDS])
        state.drawn = EMPTY
        insert_sorted(state.pending[seat], tile)
        place_now(state, seat, only(tile))
        if state.telling:
            state.tell({"event": "sultan_claimed", "seat": seat, "tile": tile_name(state, tile)})


class Decline(PlainDeed):
    """Leaves the tile to others."""

    def __init__(self) -> None:
        super().__init__("sultan_decline")

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The next holder is asked, or the tile goes to the market."""
