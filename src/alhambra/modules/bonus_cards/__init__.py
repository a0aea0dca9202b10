"""The Bonus Cards: secret cards that make a building count twice.

Ten cards show the ten tiles of the base game without walls; some are dealt face down. Whoever has
just that tile in the own Alhambra may show the card at any time; from then on it counts as one more
building of the type in every scoring. If the tile leaves the Alhambra the card goes back into the
hand, and may be shown again once the tile is back.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from alhambra.engine.marks import Mark
from alhambra.engine.module import ACTIONS, STAGE_STARTER, Module, Slot
from alhambra.engine.notation import per_seat
from alhambra.engine.rules import TYPES, Rules, tile_text
from alhambra.engine.state import State
from alhambra.engine.step import Deed, Step
from alhambra.engine.whereabouts import counts_in
from alhambra.modules.bonus_cards.showing import Choosing, KeepHidden, ShowNow, ShowTogether

ASIDE: Final = -1  # who holds a card that was not dealt

# What others know of a card.
HIDDEN: Final = 0
KNOWN: Final = 1  # it was shown once and is back in the hand
SHOWN: Final = 2

WHOLE: Final = 2  # a whole building, in halves
LAST_ROUND: Final = 3


@final
class Bonuses(Slot):
    """Of each card: who holds it, and what the others know of it."""

    def __init__(self, holder: list[int], status: list[int]) -> None:
        self.holder = holder
        self.status = status
        self.chosen: list[int] = []  # cards that will be shown once all have chosen
        self.answered = 0  # the seats that have chosen, one bit each

    def copy(self) -> Slot:
        """An independent copy."""
        other = Bonuses(self.holder[:], self.status[:])
        other.chosen = self.chosen[:]
        other.answered = self.answered
        return other


class BonusCards(Module):
    """Ten cards, three, two or one for each seat.

    Rulings: "at any time" means in the own turn, as often as one likes and without an action, and
    in every scoring. In the first two scorings all choose in secret and show together, before
    anything else is decided; in the third every card that fits is shown, for it never does harm.
    Whether somebody is asked depends on what all can see, so that it tells nothing. A building must
    be finished. Walls built later change nothing. A tile that is moved inside the Alhambra has not
    left it. A card counts in majorities and nowhere else. A card that went back into the hand is
    still known to all. Dirk has none.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__("bonus_cards", 3)
        self.cards: list[list[Any]] = data["cards"]
        self.dealt: dict[str, int] = data["dealt_per_player"]
        self.kinds: list[int] = [TYPES.index(kind) for kind, _ in self.cards]
        self.names: list[str] = [f"bonus {kind} {price}" for kind, price in self.cards]
        self.faces: list[int] = []
        self.tiles: list[int] = []
        self.question = Step("bonus_question")  # replaced in `register`
        self.asking = Step("bonus_round")

    # --- Set-up

    def register(self, rules: Rules) -> None:
        """The cards, and the question before a scoring."""
        numbers = {tile.name: number for number, tile in enumerate(rules.tiles)}
        self.faces = []
        self.tiles = [numbers[tile_text(kind, price, 0)] for kind, price in self.cards]
        for name in self.names:
            face = rules.free_face()
            rules.add_face(face, name, 0, self)
            self.faces.append(face)
        rules.special_cards.extend(self.faces)
        deeds = [rules.add_deed(ShowTogether(self)), rules.add_deed(KeepHidden(self))]
        self.question = rules.add_step(Step("bonus_question", "choose", deeds))
        self.asking = rules.add_step(Choosing(self))

    def deeds(self, menu: str) -> list[Deed]:
        """In the own turn a card is shown at once."""
        return [ShowNow(self)] if menu == ACTIONS else []

    def new_slot(self, rules: Rules) -> Slot | None:
        """Nothing is dealt yet."""
        return Bonuses([ASIDE] * len(self.cards), [HIDDEN] * len(self.cards))

    def slot(self, state: State) -> Bonuses:
        """What the module keeps."""
        slot = state.slots[self.index]
        assert isinstance(slot, Bonuses)
        return slot

    def set_up(self, state: State, stage: i64) -> None:
        """Dealt once the starting player is known; the others leave the game unseen."""
        if stage != STAGE_STARTER:
            return
        self._deal(state)
        if state.telling:
            share = self.dealt[str(state.rules.players)]
            state.tell({"event": "bonus_dealt", "count": share})
            for seat in range(state.rules.players):
                cards = self._named(self.hand(state, seat))
                state.tell({"event": "bonus_held", "seat": seat, "cards": cards}, seat)

    def _deal(self, state: State) -> None:
        cards = list(range(len(self.cards)))
        state.rng.shuffle(cards)
        for seat in range(state.rules.players):
            for _ in range(self.dealt[str(state.rules.players)]):
                self.slot(state).holder[cards.pop()] = seat

    # --- Which cards

    def hand(self, state: State, seat: i64) -> list[int]:
        """The cards a seat has not shown."""
        slot = self.slot(state)
        return [
            card
            for card, holder in enumerate(slot.holder)
            if holder == seat and slot.status[card] != SHOWN
        ]

    def fits(self, state: State, seat: i64, card: int) -> bool:
        """Whether the pictured building stands, finished, in the Alhambra of the seat."""
        return counts_in(state, seat, self.tiles[card])

    def fitting(self, state: State, seat: i64) -> list[int]:
        """The cards a seat could show now."""
        return [card for card in self.hand(state, seat) if self.fits(state, seat, card)]

    def refuse(self, state: State, seat: i64, card: int) -> str:
        """Why the seat cannot show this card, "" if it can."""
        slot = self.slot(state)
        if slot.holder[card] != seat or slot.status[card] == SHOWN:
            return "bonus_not_in_hand"
        return "" if self.fits(state, seat, card) else "bonus_needs_building"

    def might_show(self, state: State, seat: i64) -> bool:
        """Whether the seat could have a card to show, as far as everybody can tell."""
        slot = self.slot(state)
        secrets = any(
            slot.holder[card] == seat and slot.status[card] == HIDDEN
            for card in range(len(self.cards))
        )
        for card, status in enumerate(slot.status):
            own = slot.holder[card] == seat if status == KNOWN else secrets
            if status != SHOWN and own and self.fits(state, seat, card):
                return True
        return False

    # --- Showing and taking back

    def show_cards(self, state: State, seat: i64, cards: list[int]) -> None:
        """They lie open from now on."""
        for card in cards:
            self.slot(state).status[card] = SHOWN
        state.reveals += 1
        if state.telling:
            shown = self._named(cards)
            state.tell({"event": "bonus_shown", "seat": int(seat), "cards": shown})

    def lifted(self, state: State, seat: i64, tile: i64, cell: i64) -> None:
        """Without its building a shown card goes back into the hand."""
        if int(tile) not in self.tiles:
            return
        card = self.tiles.index(int(tile))
        slot = self.slot(state)
        if slot.status[card] != SHOWN or self.fits(state, slot.holder[card], card):
            return
        slot.status[card] = KNOWN
        if state.telling:
            event: dict[str, object] = {"event": "bonus_back", "seat": int(seat)}
            state.tell({**event, "card": self.names[card]})

    # --- Scoring

    def before_scoring(self, state: State, round: i64) -> None:
        """All choose in secret; in the last scoring there is nothing to choose."""
        if round == LAST_ROUND:
            for seat in range(state.rules.players):
                cards = self.fitting(state, seat)
                if cards:
                    self.show_cards(state, seat, cards)
        else:
            state.push(self.asking, state.turn)

    def choose(self, state: State, seat: i64, cards: list[int]) -> None:
        """A seat has chosen; nobody hears what."""
        slot = self.slot(state)
        slot.chosen.extend(cards)
        slot.answered |= 1 << int(seat)

    def show_chosen(self, state: State) -> None:
        """All have chosen, and show their cards together."""
        slot = self.slot(state)
        for seat in range(state.rules.players):
            cards = sorted(card for card in slot.chosen if slot.holder[card] == seat)
            if cards:
                self.show_cards(state, seat, cards)
        slot.chosen = []
        slot.answered = 0

    def halves(self, state: State, seat: i64, kind: i64, buildings: i64) -> i64:
        """A shown card is one more building."""
        slot = self.slot(state)
        more: i64 = 0
        for card in range(len(self.kinds)):
            if slot.status[card] == SHOWN and slot.holder[card] == seat:
                if self.kinds[card] == kind:
                    more += WHOLE
        return more

    # --- Secrets and notation

    def _named(self, cards: list[int]) -> list[str]:
        return [self.names[card] for card in cards]

    def _known(self, state: State, status: int) -> list[list[str]]:
        """By seat, the cards of which all know so much."""
        slot = self.slot(state)
        return [
            [
                name
                for card, name in enumerate(self.names)
                if slot.holder[card] == seat and slot.status[card] == status
            ]
            for seat in range(state.rules.players)
        ]

    def show(self, state: State, seat: i64, view: dict[str, object]) -> None:
        """Cards on the table, cards in hand that were seen before, numbers, and the own hand."""
        hands = [self.hand(state, other) for other in range(state.rules.players)]
        shown: dict[str, object] = {
            "counts": [len(hand) for hand in hands],
            "known": self._known(state, KNOWN),
            "shown": self._known(state, SHOWN),
        }
        if seat >= 0:
            shown["mine"] = self._named(hands[int(seat)])
        view[self.name] = shown

    def marks(self, state: State, found: list[Mark]) -> None:
        """On each building whose card is shown."""
        for card, status in enumerate(self.slot(state).status):
            if status == SHOWN:
                found.append(Mark(f"bonus-{TYPES[self.kinds[card]]}", tile=self.tiles[card]))

    def reshuffle(self, state: State, seat: i64) -> None:
        """Unseen cards of others could be any, and what they have just chosen is unknown."""
        slot = self.slot(state)
        unseen = [
            card
            for card, holder in enumerate(slot.holder)
            if holder != seat and slot.status[card] == HIDDEN
        ]
        holders = [slot.holder[card] for card in unseen]
        state.rng.shuffle(holders)
        for card, holder in zip(unseen, holders, strict=True):
            slot.holder[card] = holder
        chosen = [card for card in slot.chosen if slot.holder[card] == seat]
        for other in range(state.rules.players):
            if other != seat and slot.answered >> other & 1:
                fitting = self.fitting(state, other)
                chosen += [card for card in fitting if state.rng.below(2)]
        slot.chosen = chosen

    def held_cards(self, state: State) -> list[int]:
        """They never leave the module's area."""
        return self.faces[:]

    def write(self, state: State) -> dict[str, object]:
        """`hands` with what was shown, `shown`, `known`; who has chosen what, if anybody has."""
        slot = self.slot(state)
        hands: list[list[str]] = [[] for _ in range(state.rules.players)]
        for card, holder in enumerate(slot.holder):
            if holder != ASIDE:
                hands[holder].append(self.names[card])
        table: dict[str, object] = {"hands": hands}
        for key, status in (("shown", SHOWN), ("known", KNOWN)):
            table[key] = self._named([n for n, known in enumerate(slot.status) if known == status])
        if slot.answered:
            table["answered"] = [s for s in range(state.rules.players) if slot.answered >> s & 1]
            table["chosen"] = self._named(slot.chosen)
        return table

    def read(self, state: State, table: dict[str, object]) -> None:
        """Left out, the cards are dealt by lot; a shown card needs its building."""
        for key in table:
            if key not in ("hands", "shown", "known", "answered", "chosen"):
                raise ValueError(f"unknown key {key}")
        slot = Bonuses([ASIDE] * len(self.cards), [HIDDEN] * len(self.cards))
        state.slots[self.index] = slot
        if "hands" in table:
            self._read_hands(state, table, slot)
        else:
            self._deal(state)
        for key, status in (("shown", SHOWN), ("known", KNOWN)):
            for card in self._read_cards(table.get(key, []), key):
                if slot.holder[card] == ASIDE:
                    raise ValueError(f"{key}: nobody holds {self.names[card]}")
                if status == SHOWN and not self.fits(state, slot.holder[card], card):
                    raise ValueError(f"{self.names[card]} is shown without its building")
                slot.status[card] = status
        self._read_choices(state, table, slot)

    def _read_hands(self, state: State, table: dict[str, object], slot: Bonuses) -> None:
        most = self.dealt[str(state.rules.players)]
        for seat, names in enumerate(per_seat(state.rules, table, "hands")):
            cards = self._read_cards(names, "hands")
            if len(cards) > most:
                raise ValueError(f"each seat holds at most {most} bonus cards")
            for card in cards:
                if slot.holder[card] != ASIDE:
                    raise ValueError(f"{self.names[card]} is in two hands")
                slot.holder[card] = seat

    def _read_choices(self, state: State, table: dict[str, object], slot: Bonuses) -> None:
        seats = table.get("answered", [])
        if not isinstance(seats, list) or any(
            type(seat) is not int or not 0 <= seat < state.rules.players for seat in seats
        ):
            raise ValueError("answered must be a list of seats")
        slot.answered = sum(1 << seat for seat in set(seats))
        slot.chosen = self._read_cards(table.get("chosen", []), "chosen")
        for card in slot.chosen:
            seat = slot.holder[card]
            if seat not in seats or self.refuse(state, seat, card):
                raise ValueError(f"chosen: {self.names[card]} cannot have been chosen")

    def _read_cards(self, names: object, key: str) -> list[int]:
        if not isinstance(names, list):
            raise ValueError(f"{key} must be a list of bonus cards")
        cards = [self.number_of(name) for name in names]
        if -1 in cards:
            raise ValueError(f"there is no bonus card {names[cards.index(-1)]}")
        return cards

    def number_of(self, name: object) -> int:
        """The card of this name, -1 if there is none."""
        return self.names.index(name) if isinstance(name, str) and name in self.names else -1
