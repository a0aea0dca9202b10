"""The Caravanserai: a money card whose value grows.

A caravanserai is bought like a building, for 8, 4 or 2 in any one currency with four, five or six
building types in the Alhambra; nobody owns more than two. Its marker begins at 0. At the start of
a turn, before anything else, one marker may move one field: up in the main currency, or sideways
to the same value of another one, where it stays. What it shows is spent like a money card, all of
it at once; then the marker is back at 0.
"""

from alhambra.engine.prelude import (  # isort: skip
    ACTION, CURRENCIES, CURRENCY, NONE, SEAT, START, TYPES, Any, Deal, Deed, Event, Final,
    Frame, Listed, Module, Moves, Offer, Pair, Pieces, Piles, Rules, State, Step, Unit, Words,
    first, i64, offer_number, pair, second,
)  # fmt: skip

NOT_FOR_SALE: Final = -1
VALUES: Final = 10  # of each currency, more than any marker shows


def field(currency: i64, value: i64) -> int:
    """What a marker shows, as one number."""
    return int(currency * VALUES + value)


class Card:
    """One caravanserai: the fields its marker can reach, and from each the next ones."""

    def __init__(self, main: int, top: int, sides: dict[int, str]) -> None:
        self.start = field(main, 0)
        self.onward = {field(main, value): [field(main, value + 1)] for value in range(top)}
        self.onward[field(main, top)] = []
        for value, currency in sides.items():
            end = field(CURRENCIES.index(currency), value)
            self.onward[field(main, value)].append(end)
            self.onward[end] = []


class Caravanserai(Module):
    """Eight cards.

    Rulings: only finished buildings make a type, of whatever module. A card can be paid with the
    money of another one, and the money of two goes into one payment if the currency fits. If both
    show the same, the marker that cannot move on is the first to be spent. What a card shows is no
    card in hand. It pays a bid at an auction, but cannot be laid down as an offer or paid to
    another player. It counts for leftover tiles.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__()
        self.sells(caravanserai=CURRENCY)
        prices: dict[str, int] = data["price_by_types"]
        self.prices = [prices.get(str(types), NOT_FOR_SALE) for types in range(len(TYPES) + 1)]
        self.first_types = next(n for n, price in enumerate(self.prices) if price != NOT_FOR_SALE)
        self.top: int = data["highest_value"]
        self.units: dict[int, Unit] = {}  # by field; money that is no card
        self.kinds: list[Card] = []
        names: list[str] = []
        for card in data["cards"]:
            main: str = card["main"]
            copy = 1 + sum(1 for name in names if name.startswith(main))
            names.append(f"{main} caravanserai {copy}")
            sides = {value: card[f"at{value}"] for value in data["branches"]["values"]}
            self.kinds.append(Card(CURRENCIES.index(main), self.top, sides))
        fields = [f"{name} {n}" for name in CURRENCIES for n in range(VALUES)]
        self.card = Pieces(self, "caravanserai", names)
        self.field = Words("field", fields, reason="caravan_not_there")
        most: int = data["max_per_player"]
        self.cards = Piles(self, "cards", Pair(self.card, self.field, ": "), most=most)
        self.derives(left=Listed(self.card))
        self.choosing = self.asks(Step("caravanserai_question", "choose", [Choose(self)]))
        self.joins(START, Drive(self))
        self.caravanserai_chosen = Event(
            self, "caravanserai_chosen", seat=SEAT, caravanserai=self.card
        )
        self.caravan_moved = Event(
            self, "caravan_moved", seat=SEAT, caravanserai=self.card, reaches=self.field
        )

    def register(self, rules: Rules) -> None:
        """Each value of each currency is a unit of money that is no card."""
        for number, name in enumerate(CURRENCIES):
            for value in range(1, self.top + 1):
                title = f"{name} caravan {value}"
                unit = rules.currencies[number].add(title, value, self.cards.most, False, self)
                unit.transferable = False
                unit.pays_bids = True
                self.units[field(number, value)] = unit

    # --- Buying a card

    def cost(self, state: State, seat: i64) -> int:
        """What the next card costs the seat, NOT_FOR_SALE if it may not have one now."""
        owned = len(self.cards.of(state, seat))
        if owned >= self.cards.most:
            return NOT_FOR_SALE
        counts = state.boards[int(seat)].counts
        types = 0
        for kind in range(len(TYPES)):
            if counts[kind] > 0:
                types += 1
        if types < self.first_types + owned or self.cards.total(state) == len(self.kinds):
            return NOT_FOR_SALE
        return self.prices[types]

    def offers(self, state: State, seat: i64, cause: i64, found: list[Offer]) -> None:
        """In one's own turn, in a currency of one's choice."""
        cost = self.cost(state, seat) if cause == ACTION else NOT_FOR_SALE
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

    def onward(self, card: i64) -> list[int]:
        """The fields to which the marker of this card, as it lies, may move."""
        return self.kinds[int(first(card))].onward[int(second(card))]

    def lying(self, state: State, seat: i64, card: i64) -> int:
        """A card of the seat with its marker, NONE if it is not the seat's."""
        for owned in self.cards.of(state, seat):
            if first(owned) == card:
                return owned
        return NONE

    def move(self, state: State, seat: i64, card: i64, shown: i64) -> None:
        """The marker of a card stands on another field."""
        cards = self.cards.of(state, seat)
        cards[cards.index(int(card))] = int(pair(first(card), shown))

    def change_money(self, state: State, seat: i64, shown: i64, sign: i64) -> None:
        """The owner has the money that a marker shows, or (-1) has it no longer."""
        if int(shown) in self.units:
            state.change_purse(seat, shown // VALUES, sign * self.units[int(shown)].one)

    def spent(self, state: State, seat: i64, currency: i64, unit: Unit, count: i64) -> None:
        """The markers that showed the money are back at 0."""
        shown = field(currency, unit.value)
        cards = [card for card in self.cards.of(state, seat) if second(card) == shown]
        ranked = sorted([(len(self.onward(card)), card) for card in cards])
        for _, card in ranked[: int(count)]:
            self.move(state, seat, card, self.kinds[int(first(card))].start)

    def restored(self, state: State) -> None:
        """Markers stand on fields of their cards, and the owners have the money."""
        for seat, cards in enumerate(self.cards.all(state)):
            for card in cards:
                if int(second(card)) not in self.kinds[int(first(card))].onward:
                    name, shown = str(self.cards.kind.text(state.rules, card)).split(": ")
                    raise ValueError(f"{name} has no field {shown}")
                self.change_money(state, seat, second(card), 1)

    def derived(self, state: State, seat: i64) -> dict[str, object]:
        """The cards that nobody has bought."""
        return {"left": [self.card.text(state.rules, card) for card in self.card.left(state)]}


class Choose(Deed):
    """Picks the card that was bought."""

    def __init__(self, module: Caravanserai) -> None:
        super().__init__("choose_caravanserai")
        self.module = module
        self.card = self.part("caravanserai", module.card)

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """It must be for sale."""
        left = self.module.card.left(state)
        return "" if int(self.card.of(code)) in left else "caravanserai_taken"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """It lies before its owner, its marker at 0."""
        card = self.card.of(code)
        self.module.cards.add(state, frame.seat, pair(card, self.module.kinds[int(card)].start))
        self.module.caravanserai_chosen.tell(state, frame.seat, card)


class Drive(Deed):
    """Moves one marker by one field, as the first thing in a turn."""

    def __init__(self, module: Caravanserai) -> None:
        super().__init__("drive_caravan")
        self.module = module
        self.card = self.part("caravanserai", module.card)
        self.reaches = self.part("reaches", module.field)

    def possible(self, state: State, seat: i64) -> bool:
        """A marker of the seat can move, and nothing else was done in this menu before."""
        if state.frames[-1].pc > 0:
            return False
        for card in self.module.cards.of(state, seat):
            if self.module.onward(card):
                return True
        return False

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every field that a marker of the seat reaches, unless something else was done before."""
        if frame.a == 0:
            for card in self.module.cards.of(state, frame.seat):
                for shown in self.module.onward(card):
                    out.add(self.pack(first(card), shown))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """One's own card, the next field, the first thing to do."""
        card = self.module.lying(state, frame.seat, self.card.of(code))
        if card == NONE:
            return "not_your_caravanserai"
        if frame.a != 0:
            return "not_the_first_thing"
        reached = int(self.reaches.of(code)) in self.module.onward(card)
        return "" if reached else "caravan_not_there"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The marker stands there, and the money it shows is in the purse."""
        seat, shown = frame.seat, self.reaches.of(code)
        card = self.module.lying(state, seat, self.card.of(code))
        self.module.change_money(state, seat, second(card), -1)
        self.module.change_money(state, seat, shown, 1)
        self.module.move(state, seat, card, shown)
        self.module.caravan_moved.tell(state, seat, first(card), shown)
