"""The Caravanserai: a money card whose value grows.

A caravanserai is bought like a building, for 8, 4 or 2 in any one currency with four, five or six
building types in the Alhambra; nobody owns more than two. Its marker begins at 0. At the start of
a turn, before anything else, one marker may move one field: up in the main currency, or sideways
to the same value of another one, where it stays. What it shows is spent like a money card, all of
it at once; then the marker is back at 0.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from alhambra.engine.module import START, Module, Slot
from alhambra.engine.money import Unit
from alhambra.engine.notation import one_of, per_seat
from alhambra.engine.offers import ACTION, Deal, Offer, offer_number
from alhambra.engine.rules import CURRENCIES, TYPES, Rules
from alhambra.engine.state import State
from alhambra.engine.step import BadMoveError, Deed, Frame, Moves, Step, arg_a, arg_b, pack

NOBODY: Final = -1
NOT_FOR_SALE: Final = -1


class Card:
    """One caravanserai: its fields, and to which others the marker moves from each."""

    def __init__(self, name: str, top: int, main: str, sides: dict[int, str]) -> None:
        self.name = name
        self.currencies = [CURRENCIES.index(main)] * (top + 1)  # of each field
        self.values = list(range(top + 1))
        self.onward: list[list[int]] = [[field + 1] for field in range(top)] + [[]]
        for value, currency in sides.items():
            self.onward[value].append(len(self.values))
            self.onward.append([])
            self.currencies.append(CURRENCIES.index(currency))
            self.values.append(value)
        self.texts = tuple(
            f"{CURRENCIES[currency]} {value}"
            for currency, value in zip(self.currencies, self.values, strict=True)
        )


@final
class Caravans(Slot):
    """By card: who owns it, and on which field its marker stands."""

    def __init__(self, owner: list[int], field: list[int]) -> None:
        self.owner = owner
        self.field = field

    def copy(self) -> Slot:
        """An independent copy."""
        return Caravans(self.owner[:], self.field[:])


class Caravanserai(Module):
    """Eight cards.

    Rulings: only finished buildings make a type, of whatever module. A card can be paid with the
    money of another one, and the money of two goes into one payment if the currency fits. If both
    show the same, the marker that cannot move on is the first to be spent. What a card shows is no
    card in hand. It pays a bid at an auction, but cannot be laid down as an offer or paid to
    another player. It counts for leftover tiles.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__("caravanserai", 19)
        self.most: int = data["max_per_player"]
        self.top: int = data["highest_value"]
        self.prices: list[int] = [
            data["price_by_types"].get(str(count), NOT_FOR_SALE) for count in range(len(TYPES) + 1)
        ]
        self.first_types = next(n for n, price in enumerate(self.prices) if price != NOT_FOR_SALE)
        self.cards: list[Card] = []
        for card in data["cards"]:
            copy = 1 + sum(1 for other in self.cards if other.name.startswith(card["main"]))
            name = f"{card['main']} caravanserai {copy}"
            sides = {value: card[f"at{value}"] for value in data["branches"]["values"]}
            self.cards.append(Card(name, self.top, card["main"], sides))
        self.units: list[list[Unit]] = []  # by currency, from 1 up
        self.choosing = Step("caravanserai_question", "choose", [Choose(self)])

    def caravans(self, state: State) -> Caravans:
        """What the module keeps."""
        slot = state.slots[self.index]
        assert isinstance(slot, Caravans)
        return slot

    def register(self, rules: Rules) -> None:
        """Each value of each currency is a unit of money that is no card."""
        self.units = []
        for number, name in enumerate(CURRENCIES):
            units: list[Unit] = []
            for value in range(1, self.top + 1):
                title = f"{name} caravan {value}"
                unit = rules.currencies[number].add(title, value, self.most, False, self)
                unit.transferable = False
                unit.pays_bids = True
                units.append(unit)
            self.units.append(units)
        rules.add_step(self.choosing)
        for deed in self.choosing.deeds:
            rules.add_deed(deed)

    def deeds(self, menu: str) -> list[Deed]:
        """A marker is moved at the start of the own turn."""
        return [Drive(self)] if menu == START else []

    def new_slot(self, rules: Rules) -> Slot | None:
        """All cards are for sale."""
        return Caravans([NOBODY] * len(self.cards), [0] * len(self.cards))

    def owned(self, state: State, seat: i64) -> list[int]:
        """The cards of a seat."""
        owner = self.caravans(state).owner
        return [card for card in range(len(owner)) if owner[card] == seat]

    # --- Buying a card

    def cost(self, state: State, seat: i64) -> int:
        """What the next card costs the seat, NOT_FOR_SALE if it may not have one now."""
        owner = self.caravans(state).owner
        owned = owner.count(int(seat))
        if owned >= self.most or NOBODY not in owner:
            return NOT_FOR_SALE
        counts = state.boards[int(seat)].counts
        types = 0
        for kind in range(len(TYPES)):
            if counts[kind] > 0:
                types += 1
        return self.prices[types] if types >= self.first_types + owned else NOT_FOR_SALE

    def offers(self, state: State, seat: i64, cause: i64, found: list[Offer]) -> None:
        """In the own turn, in a currency of one's choice."""
        if cause != ACTION:
            return
        cost = self.cost(state, seat)
        if cost == NOT_FOR_SALE:
            return
        for currency in range(len(CURRENCIES)):
            offer = Offer(offer_number(self, currency), -1, cost, currency, self)
            offer.building = False
            offer.action_only = True
            found.append(offer)

    def offer_parts(self, state: State, offer: Offer) -> dict[str, object]:
        """`caravanserai`: the currency it is paid in."""
        return {"caravanserai": CURRENCIES[int(offer.currency)]}

    def deliver(self, state: State, deal: Deal) -> None:
        """The buyer picks a card."""
        state.ask(self.choosing, deal.seat)

    # --- Markers

    def put(self, state: State, card: int, field: int) -> None:
        """The marker of a card stands on this field, and its owner has the money it shows."""
        slot = self.caravans(state)
        here = self.cards[card]
        old = slot.field[card]
        seat = slot.owner[card]
        if here.values[old]:
            state.change_purse(seat, here.currencies[old], -self._unit(here, old).one)
        slot.field[card] = field
        if here.values[field]:
            state.change_purse(seat, here.currencies[field], self._unit(here, field).one)

    def _unit(self, card: Card, field: int) -> Unit:
        return self.units[card.currencies[field]][card.values[field] - 1]

    def spent(self, state: State, seat: i64, currency: i64, unit: Unit, count: i64) -> None:
        """The markers that showed the money are back at 0."""
        slot = self.caravans(state)
        shown: list[tuple[int, int]] = []
        for card in self.owned(state, seat):
            here = self.cards[card]
            field = slot.field[card]
            if here.currencies[field] == currency and here.values[field] == unit.value:
                shown.append((len(here.onward[field]), card))
        shown.sort()
        for _, card in shown[: int(count)]:
            slot.field[card] = 0

    # --- Notation

    def show(self, state: State, seat: i64, view: dict[str, object]) -> None:
        """Everything lies open."""
        slot = self.caravans(state)
        owned = [self.owned(state, other) for other in range(state.rules.players)]
        view[self.name] = {
            "cards": [[self.cards[card].name for card in cards] for cards in owned],
            "worth": [[self.cards[c].texts[slot.field[c]] for c in cards] for cards in owned],
            "left": [self.cards[card].name for card in self.owned(state, NOBODY)],
        }

    def write(self, state: State) -> dict[str, object]:
        """`cards` by seat, each with what its marker shows: `denar caravanserai 1: ducat 2`."""
        slot = self.caravans(state)
        return {
            "cards": [
                [
                    f"{self.cards[card].name}: {self.cards[card].texts[slot.field[card]]}"
                    for card in self.owned(state, seat)
                ]
                for seat in range(state.rules.players)
            ]
        }

    def read(self, state: State, table: dict[str, object]) -> None:
        """Left out, all cards are for sale."""
        for key in table:
            if key != "cards":
                raise ValueError(f"unknown key {key}")
        for seat, cards in enumerate(per_seat(state.rules, table, "cards")):
            if not isinstance(cards, list) or len(cards) > self.most:
                raise ValueError(f"cards must be a list of at most {self.most} for each seat")
            for text in cards:
                self._read_card(state, seat, str(text))

    def _read_card(self, state: State, seat: int, text: str) -> None:
        slot = self.caravans(state)
        name, _, shown = text.partition(": ")
        card = one_of(tuple(card.name for card in self.cards), name, "a card")
        if slot.owner[card] != NOBODY:
            raise ValueError(f"{name} cannot belong to two")
        slot.owner[card] = seat
        self.put(state, card, one_of(self.cards[card].texts, shown, f"what {name} shows"))


class CardDeed(Deed):
    """A deed about a card, which is its first argument."""

    def __init__(self, name: str, module: Caravanserai) -> None:
        super().__init__(name)
        self.module = module

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`caravanserai`: which."""
        return {"caravanserai": self.module.cards[int(arg_a(code))].name}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks the card up."""
        return pack(self.number, self.read_card(parts), 0, 0)

    def read_card(self, parts: dict[str, object]) -> int:
        """The number of the card that is named."""
        for number, card in enumerate(self.module.cards):
            if card.name == parts.get("caravanserai"):
                return number
        raise BadMoveError("no_such_caravanserai", str(parts.get("caravanserai")))


class Choose(CardDeed):
    """Picks the card that was bought."""

    def __init__(self, module: Caravanserai) -> None:
        super().__init__("choose_caravanserai", module)

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Any that nobody owns."""
        for card in self.module.owned(state, NOBODY):
            out.add(pack(self.number, card, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """It must be for sale."""
        owner = self.module.caravans(state).owner[int(arg_a(code))]
        return "" if owner == NOBODY else "caravanserai_taken"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """It lies before its owner, its marker at 0."""
        card = int(arg_a(code))
        self.module.caravans(state).owner[card] = int(frame.seat)
        if state.telling:
            event: dict[str, object] = {"event": "caravanserai_chosen", "seat": int(frame.seat)}
            state.tell({**event, **self.parts(state, frame, code)})


class Drive(CardDeed):
    """Moves one marker by one field, as the first thing in a turn; the second argument is where."""

    def __init__(self, module: Caravanserai) -> None:
        super().__init__("drive_caravan", module)

    def possible(self, state: State, seat: i64) -> bool:
        """A marker of the seat can move, and nothing else was done in this menu before."""
        if state.frames[-1].pc > 0:
            return False
        field = self.module.caravans(state).field
        for card in self.module.owned(state, seat):
            if self.module.cards[card].onward[field[card]]:
                return True
        return False

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every field that a marker of the seat reaches, unless something else was done before."""
        if frame.a != 0:
            return
        field = self.module.caravans(state).field
        for card in self.module.owned(state, frame.seat):
            for onward in self.module.cards[card].onward[field[card]]:
                out.add(pack(self.number, card, onward, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """One's own card, the next field, the first thing to do."""
        slot = self.module.caravans(state)
        card = int(arg_a(code))
        if slot.owner[card] != frame.seat:
            return "not_your_caravanserai"
        if frame.a != 0:
            return "not_the_first_thing"
        onward = self.module.cards[card].onward[slot.field[card]]
        return "" if int(arg_b(code)) in onward else "caravan_not_there"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The marker stands there."""
        self.module.put(state, int(arg_a(code)), int(arg_b(code)))
        if state.telling:
            event: dict[str, object] = {"event": "caravan_moved", "seat": int(frame.seat)}
            state.tell({**event, **self.parts(state, frame, code)})

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`caravanserai`: which, `reaches`: what it shows then."""
        card = self.module.cards[int(arg_a(code))]
        return {"caravanserai": card.name, "reaches": card.texts[int(arg_b(code))]}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks card and field up."""
        card = self.read_card(parts)
        texts = self.module.cards[card].texts
        if parts.get("reaches") not in texts:
            raise BadMoveError("caravan_not_there", str(parts.get("reaches")))
        return pack(self.number, card, texts.index(str(parts["reaches"])), 0)
