"""The Characters: ten people with ten abilities, sold by auction.

Six of them lie in the second, third and fourth fifth of the deck. Whoever is turned up is sold at
once, even in the middle of a refill, to the highest bidder. Cards for every round may be used once
per own turn, and only one of them; others act in scorings, or once and then leave the game.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from alhambra.engine.module import ACTIONS, END, STAGE_STARTER, START, Module, Slot
from alhambra.engine.notation import one_of, per_seat
from alhambra.engine.offers import ACTION, Deal
from alhambra.engine.outline import longest_wall
from alhambra.engine.rules import TYPES, Rules
from alhambra.engine.scoring import Item
from alhambra.engine.state import State
from alhambra.engine.step import Deed, Step
from alhambra.engine.steps.auction import Auction, bid_of, bidder_of, most_payable
from alhambra.engine.steps.redesign import Add, Exchange, Remove
from alhambra.modules.characters.actions import (
    ChooseType,
    JugglerKeep,
    JugglerSwap,
    MasterBuilder,
    MerchantTake,
    MiserDecline,
    MiserTake,
    PatronBuy,
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
NOBODY: Final = -1
NONE: Final = -1


@final
class Court(Slot):
    """Who serves whom."""

    def __init__(self, owner: list[int], aside: list[int]) -> None:
        self.owner = owner  # the seat each character serves, NOBODY if it serves none
        self.aside = aside  # face down, the top one last
        self.lot = NONE  # the character that is being sold
        self.used = False  # whether a card for every round was used in this turn
        self.wise = NONE  # the type the wise man counts for in the scoring at hand

    def copy(self) -> Slot:
        """An independent copy."""
        other = Court(self.owner[:], self.aside[:])
        other.lot = self.lot
        other.used = self.used
        other.wise = self.wise
        return other


class Characters(Module):
    """The ten characters.

    Rulings: "round" means the own turn. A payment may exceed the bid. A character nobody bids for
    leaves the game, and so does the juggler, whose 8 points count at once. The wise man needs a
    real building of the type, and chooses last before a scoring. The miser looks at the price asked
    for a tile in the own turn, with all that was added or taken off; if the patron pays, at what he
    pays. He takes his card once the surplus of the purchase is dealt with. Nobody bids for Dirk.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__("characters", 7)
        self.ids: list[str] = [card["id"] for card in data["cards"]]
        self.places = {name: place for place, name in enumerate(self.ids)}
        self.rounds: list[bool] = [card["symbol"] == ROUND for card in data["cards"]]
        self.stacks: dict[str, int] = data["stacks"]
        self.juggler_points: int = data["juggler_points"]
        self.miser_price: int = data["miser_price"]
        self.merchant_limit: int = data["merchant_limit"]
        self.beggar_cards: int = data["beggar_cards"]
        self.watch_sides: int = data["watch_sides"]
        self.faces: list[int] = []
        self.auction = CharacterAuction(self)
        self.begging = Begging(self)
        self.juggling = Step("juggler_question", "choose", [JugglerKeep(self), JugglerSwap(self)])
        self.miserly = Step("miser_question", "choose", [MiserTake(self), MiserDecline()])
        self.choosing = Step("wise_man_question", "choose", [ChooseType(self)])

    def order_of(self, hook: str) -> int:
        """Coins and credit for what was overpaid come before the miser."""
        return AFTER_SURPLUS if hook == "bought" else self.number

    def court(self, state: State) -> Court:
        """What the module keeps."""
        slot = state.slots[self.index]
        assert isinstance(slot, Court)
        return slot

    def number_of(self, name: str) -> int:
        """A character by its id."""
        return self.places[name]

    def serves(self, state: State, seat: i64, name: str) -> bool:
        """Whether the seat may use this character now, as far as the limit per turn goes."""
        court = self.court(state)
        card = self.places[name]
        return court.owner[card] == seat and not (court.used and self.rounds[card])

    def refuse(self, state: State, seat: i64, name: str) -> str:
        """Why the seat may not use this character now, "" if it may."""
        return "" if self.serves(state, seat, name) else "character_not_ready"

    def use(self, state: State) -> None:
        """A card for every round was used; no other may be in this turn."""
        self.court(state).used = True

    def dismiss(self, state: State, card: int) -> None:
        """A character leaves the game."""
        self.court(state).owner[card] = NOBODY
        state.gone_cards.append(self.faces[card])

    # --- Set-up

    def register(self, rules: Rules) -> None:
        """Ten cards and what they ask."""
        self.faces = []
        for name in self.ids:
            face = rules.free_face()
            rules.add_face(face, name, 0, self)
            self.faces.append(face)
            rules.special_cards.append(face)
        self.auction.register(rules)
        rules.add_step(self.begging)
        for question in (self.juggling, self.miserly, self.choosing):
            rules.add_step(question)
            for deed in question.deeds:
                rules.add_deed(deed)

    def deeds(self, menu: str) -> list[Deed]:
        """Before, during and after the actions of a turn."""
        if menu == START:
            return [DancerSwap(self), ChangeMoney(self), Beg(self)]
        if menu == ACTIONS:
            return [PatronBuy(self), MerchantTake(self)]
        if menu == END:
            builder = MasterBuilder(self)
            deeds: list[Deed] = [Add("builder_add", builder), Remove("builder_remove", builder)]
            return [*deeds, Exchange("builder_exchange", builder)]
        return []

    def new_slot(self, rules: Rules) -> Slot | None:
        """Nobody serves anybody."""
        return Court([NOBODY] * len(self.ids), [])

    def set_up(self, state: State, stage: i64) -> None:
        """The characters are shuffled before the stacks are built."""
        if stage == STAGE_STARTER:
            cards = list(range(len(self.ids)))
            state.rng.shuffle(cards)
            self.court(state).aside = cards

    def stack_cards(self, state: State, stack: int) -> list[int]:
        """Two each for the second to the fourth fifth; four stay aside, face down."""
        aside = self.court(state).aside
        return [self.faces[aside.pop()] for _ in range(self.stacks.get(str(stack), 0))]

    # --- How a character comes into service

    def card_revealed(self, state: State, face: i64, seat: i64) -> bool:
        """The game is interrupted for an auction."""
        card = self.faces.index(int(face))
        self.court(state).lot = card
        self.auction.open(state, card)
        return False

    def engage(self, state: State, card: int, seat: i64) -> None:
        """The character serves the seat from now on; the juggler's owner must decide at once."""
        court = self.court(state)
        court.lot = NONE
        court.owner[card] = int(seat)
        if self.ids[card] == JUGGLER:
            state.ask(self.juggling, seat)

    # --- The turn

    def turn_started(self, state: State, seat: i64) -> None:
        """A new turn, a new use."""
        self.court(state).used = False

    def bought(self, state: State, deal: Deal) -> None:
        """The miser takes a card after a dear purchase, if money lies in the display."""
        offer = deal.offer
        if deal.cause != ACTION or offer.tile < 0 or offer.price < self.miser_price:
            return
        if self.serves(state, deal.seat, MISER) and shows_money(state):
            state.ask(self.miserly, deal.seat)

    # --- Scoring

    def before_scoring(self, state: State, round: i64) -> None:
        """The wise man's owner names a type."""
        owner = self.court(state).owner[self.number_of(WISE_MAN)]
        if owner != NOBODY:
            state.ask(self.choosing, owner)

    def halves(self, state: State, seat: i64, kind: i64, buildings: i64) -> i64:
        """The wise man is half a building."""
        court = self.court(state)
        return 1 if court.wise == kind and court.owner[self.number_of(WISE_MAN)] == seat else 0

    def items(self, state: State, round: i64, found: list[Item]) -> None:
        """The city watch: a point for every three sides of the longest wall."""
        owner = self.court(state).owner[self.number_of(CITY_WATCH)]
        if owner != NOBODY:
            length = int(longest_wall(state.boards[owner]))
            points = length // self.watch_sides
            found.append(Item(owner, CITY_WATCH, points, {"length": length}))

    def after_scoring(self, state: State, round: i64) -> None:
        """The next scoring, another choice."""
        self.court(state).wise = NONE

    # --- Secrets and notation

    def show(self, state: State, seat: i64, view: dict[str, object]) -> None:
        """Who serves whom is open; the four set aside are a number."""
        court = self.court(state)
        view[self.name] = {
            "held": self._held(state),
            "aside": len(court.aside),
            "used": court.used,
            "wise": None if court.wise == NONE else TYPES[court.wise],
        }

    def _held(self, state: State) -> list[list[str]]:
        owner = self.court(state).owner
        return [
            [name for card, name in enumerate(self.ids) if owner[card] == seat]
            for seat in range(state.rules.players)
        ]

    def reshuffle(self, state: State, seat: i64) -> None:
        """Nobody knows which characters lie in which fifth and which were set aside."""
        aside = self.court(state).aside
        places = [place for place, face in enumerate(state.deck) if face in self.faces]
        hidden = [self.faces.index(state.deck[place]) for place in places] + aside
        state.rng.shuffle(hidden)
        for place in places:
            state.deck[place] = self.faces[hidden.pop()]
        self.court(state).aside = hidden

    def plausible(self, state: State) -> bool:
        """Whoever has made a bid can pay it."""
        for frame in state.frames:
            if frame.step is self.auction.mixed:
                return self.auction.mixed_total(state, frame) >= bid_of(frame.a)
            if frame.step in (self.auction, self.auction.paying) and bidder_of(frame.a) >= 0:
                return most_payable(state, bidder_of(frame.a)) >= bid_of(frame.a)
        return True

    def held_cards(self, state: State) -> list[int]:
        """In service, set aside, or being sold."""
        court = self.court(state)
        cards = court.aside + [card for card, seat in enumerate(court.owner) if seat != NOBODY]
        if court.lot != NONE:
            cards.append(court.lot)
        return [self.faces[card] for card in cards]

    def write(self, state: State) -> dict[str, object]:
        """`held` by seat, `aside` (the top one first), `used`; `lot` and `wise` if any."""
        court = self.court(state)
        table: dict[str, object] = {
            "held": self._held(state),
            "aside": [self.ids[card] for card in court.aside[::-1]],
            "used": court.used,
        }
        if court.lot != NONE:
            table["lot"] = self.ids[court.lot]
        if court.wise != NONE:
            table["wise"] = TYPES[court.wise]
        return table

    def read(self, state: State, table: dict[str, object]) -> None:
        """Left out, no character has appeared and none is set aside."""
        owner = [NOBODY] * len(self.ids)
        for seat, names in enumerate(per_seat(state.rules, table, "held")):
            for card in self._read_cards(names):
                if owner[card] != NOBODY:
                    raise ValueError(f"{self.ids[card]} cannot serve two")
                owner[card] = seat
        court = Court(owner, self._read_cards(table.get("aside", []))[::-1])
        used = table.get("used", False)
        if not isinstance(used, bool):
            raise ValueError("used must be true or false")
        court.used = used
        if "lot" in table:
            court.lot = one_of(tuple(self.ids), table["lot"], "lot")
        if "wise" in table:
            court.wise = one_of(TYPES, table["wise"], "wise")
        state.slots[self.index] = court

    def _read_cards(self, names: object) -> list[int]:
        if not isinstance(names, list):
            raise ValueError("characters are written as a list of names")
        return [one_of(tuple(self.ids), name, "a character") for name in names]


class CharacterAuction(Auction):
    """One character is sold; it leaves the game if nobody bids."""

    def __init__(self, module: Characters) -> None:
        super().__init__("character")
        self.module = module

    def lot_name(self, state: State, lot: i64) -> str:
        """The character's id."""
        return self.module.ids[int(lot)]

    def sold(self, state: State, lot: i64, seat: i64) -> None:
        """It lies open before the winner."""
        self.module.engage(state, int(lot), seat)

    def unsold(self, state: State, lot: i64) -> None:
        """It leaves the game."""
        self.module.court(state).lot = NONE
        self.module.dismiss(state, int(lot))
        if state.telling:
            state.tell({"event": "character_left", "lot": self.module.ids[int(lot)]})
