"""The Characters: ten people with ten abilities, sold by auction.

Six of them lie in the second, third and fourth fifth of the deck. Whoever is turned up is sold at
once, even in the middle of a refill, to the highest bidder. Cards for every round may be used once
per own turn, and only one of them; others act in scorings, or once and then leave the game.
"""

from alhambra.engine.outline import longest_wall

from alhambra.engine.prelude import (  # isort: skip
    ACTION, ACTIONS, AMOUNT, CARD, END, FLAG, HIDDEN, NONE, SEAT, SPACE, STACK, STAGE_STARTER,
    START, TILE, TYPE, Any, Auction, Deal, DeckCards, Deed, Event, Final, Item, Module, Number,
    Pile, Piles, State, Step, Words, i64,
)  # fmt: skip
from alhambra.engine.steps.menu import Decline
from alhambra.engine.steps.permit import Permitted
from alhambra.engine.steps.redesign import redesigns
from alhambra.engine.steps.take import WiderTake
from alhambra.modules.characters.actions import (
    ChooseType,
    JugglerKeep,
    JugglerSwap,
    MiserTake,
    PatronBuy,
    Service,
)
from alhambra.modules.characters.start import (
    Beg,
    Begging,
    ChangeMoney,
    DancerSwap,
    shows_money,
)

MISER: Final = "miser"
JUGGLER: Final = "juggler"
WISE_MAN: Final = "wise_man"
CITY_WATCH: Final = "city_watch"

ROUND: Final = "round"
AFTER_SURPLUS: Final = 12


class Characters(Module):
    """The ten characters.

    Rulings: "round" means one's own turn. A payment may exceed the bid. A character nobody bids for
    leaves the game, and so does the juggler, whose 8 points count at once. The wise man needs a
    real building of the type, and chooses last before a scoring. The miser looks at the price asked
    for a tile in one's own turn, with all that was added or taken off; if the patron pays, at what
    he pays. He takes his card once the surplus of the purchase is dealt with. Nobody bids for Dirk.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__()
        self.ids: list[str] = [card["id"] for card in data["cards"]]
        self.places = {name: place for place, name in enumerate(self.ids)}
        self.rounds: list[bool] = [card["symbol"] == ROUND for card in data["cards"]]
        self.stacks: dict[str, int] = data["stacks"]
        self.juggler_points: int = data["juggler_points"]
        self.miser_price: int = data["miser_price"]
        self.beggar_cards: int = data["beggar_cards"]
        self.watch_sides: int = data["watch_sides"]
        self.character = DeckCards(self, "character", self.ids)
        self.held = Piles(self, "held", self.character)  # whom they serve
        self.aside = Pile(self, "aside", self.character, HIDDEN, STACK)
        self.used = Number(self, "used", FLAG, False, brief=False)  # one for every round, this turn
        self.lot = Number(self, "lot", self.character)  # who is being sold
        self.wise = Number(self, "wise", TYPE)  # where the wise man counts, in this scoring
        self.patron_bought = Event(self, "patron_bought", seat=SEAT, tile=TILE)
        self.patron_bought.names_ware = True
        self.character_left = Event(self, "character_left", lot=self.character)
        self.juggler_kept = Event(self, "juggler_kept", seat=SEAT, points=AMOUNT)
        self.juggler_swapped = Event(self, "juggler_swapped", seat=SEAT, lot=self.character)
        self.miser_took = Event(self, "miser_took", seat=SEAT, card=CARD)
        self.wise_man_chose = Event(self, "wise_man_chose", seat=SEAT, type=TYPE)
        self.danced = Event(self, "danced", seat=SEAT, tile=TILE, space=SPACE)
        self.changed_money = Event(self, "changed_money", seat=SEAT, give=CARD, take=CARD)
        self.begged = Event(self, "begged", seat=SEAT)
        self.begged_card = Event(self, "begged_card", seat=SEAT, card=CARD)
        self.turned_up = Event(self, "turned_up", card=CARD)
        self.auction = CharacterAuction(self)
        self.begging = self.asks(Begging(self))
        juggler: list[Deed] = [JugglerKeep(self), JugglerSwap(self)]
        self.juggling = self.asks(Step("juggler_question", "choose", juggler))
        miser: list[Deed] = [MiserTake(self), Decline("miser_decline")]
        self.miserly = self.asks(Step("miser_question", "choose", miser))
        self.choosing = self.asks(Step("wise_man_question", "choose", [ChooseType(self)]))
        changer, merchant = Service(self, "money_changer"), Service(self, "merchant")
        take = WiderTake("merchant_take", data["merchant_limit"], "merchant_not_needed")
        self.joins(START, DancerSwap(self), Permitted(changer, ChangeMoney(self)), Beg(self))
        self.joins(ACTIONS, PatronBuy(self), Permitted(merchant, take))
        self.joins(END, *redesigns("builder_", Service(self, "master_builder")))

    def order_of(self, hook: str) -> int:
        """Coins and credit for what was overpaid come before the miser."""
        return AFTER_SURPLUS if hook == "bought" else self.number

    def card_of(self, name: str) -> int:
        """The card of a character."""
        return self.character.first + self.places[name]

    def serves(self, state: State, seat: i64, name: str) -> bool:
        """Whether the seat may use this character now, as far as the limit per turn goes."""
        held = self.held.of(state, seat)
        if not held:
            return False
        place = self.places[name]
        if self.character.first + place not in held:
            return False
        return not (self.rounds[place] and self.used.of(state))

    def refuse(self, state: State, seat: i64, name: str) -> str:
        """Why the seat may not use this character now, "" if it may."""
        return "" if self.serves(state, seat, name) else "character_not_ready"

    def dismiss(self, state: State, seat: i64, name: str) -> None:
        """A character leaves its master and the game."""
        self.held.of(state, seat).remove(self.card_of(name))
        state.gone_cards.append(self.card_of(name))

    # --- Set-up

    def set_up(self, state: State, stage: i64) -> None:
        """The characters are shuffled before the stacks are built."""
        if stage == STAGE_STARTER:
            self.aside.put(state, self.character.shuffled(state))

    def stack_cards(self, state: State, stack: int) -> list[int]:
        """Two each for the second to the fourth fifth; four stay aside, face down."""
        aside = self.aside.of(state)
        return [aside.pop() for _ in range(self.stacks.get(str(stack), 0))]

    # --- How a character comes into service

    def card_revealed(self, state: State, face: i64, seat: i64) -> bool:
        """The game is interrupted for an auction."""
        self.lot.put(state, face)
        self.auction.open(state, face - self.character.first)
        return False

    def engage(self, state: State, seat: i64, card: i64) -> None:
        """The character serves the seat from now on; the juggler's owner must decide at once."""
        self.held.add(state, seat, card)
        if card == self.card_of(JUGGLER):
            state.ask(self.juggling, seat)

    # --- The turn

    def turn_started(self, state: State, seat: i64) -> None:
        self.used.put(state, False)

    def bought(self, state: State, deal: Deal) -> None:
        """The miser takes a card after an expensive purchase, if money lies in the display."""
        offer = deal.offer
        if deal.cause != ACTION or offer.tile < 0 or offer.price < self.miser_price:
            return
        if self.serves(state, deal.seat, MISER) and shows_money(state):
            state.ask(self.miserly, deal.seat)

    # --- Scoring

    def before_scoring(self, state: State, round: i64) -> None:
        """The wise man's owner names a type."""
        owner = self.held.owner(state, self.card_of(WISE_MAN))
        if owner != NONE:
            state.ask(self.choosing, owner)

    def halves(self, state: State, seat: i64, kind: i64, buildings: i64) -> i64:
        """The wise man is half a building."""
        if self.wise.of(state) != kind or seat >= state.rules.players:
            return 0
        return 1 if self.card_of(WISE_MAN) in self.held.of(state, seat) else 0

    def items(self, state: State, round: i64, found: list[Item]) -> None:
        """The city watch: a point for every three sides of the longest wall."""
        owner = self.held.owner(state, self.card_of(CITY_WATCH))
        if owner != NONE:
            length = int(longest_wall(state.boards[owner]))
            points = length // self.watch_sides
            found.append(Item(owner, CITY_WATCH, points, {"length": length}))

    def after_scoring(self, state: State, round: i64) -> None:
        """The next scoring, another choice."""
        self.wise.put(state, NONE)

    # --- Secrets

    def reshuffle(self, state: State, seat: i64) -> None:
        """Nobody knows which characters lie in which fifth and which were set aside."""
        deck = state.deck
        places = [place for place, face in enumerate(deck) if self.character.includes(face)]
        hidden = [deck[place] for place in places] + self.aside.of(state)
        state.rng.draw_anew(hidden)
        for place in places:
            deck[place] = hidden.pop()
        self.aside.put(state, hidden)

    def plausible(self, state: State) -> bool:
        """Whoever has made a bid can pay it."""
        return self.auction.plausible(state)


class CharacterAuction(Auction):
    """One character is sold; it leaves the game if nobody bids."""

    def __init__(self, module: Characters) -> None:
        super().__init__(module, "character", Words("character", module.ids))
        self.module = module

    def sold(self, state: State, lot: i64, seat: i64) -> None:
        """It lies open before the winner."""
        card = self.module.lot.of(state)
        self.module.lot.put(state, NONE)
        self.module.engage(state, seat, card)

    def unsold(self, state: State, lot: i64) -> None:
        """It leaves the game."""
        card = self.module.lot.of(state)
        self.module.lot.put(state, NONE)
        state.gone_cards.append(int(card))
        self.module.character_left.tell(state, card)
