"""The Bonus Cards: secret cards that make a building count twice.

Ten cards show the ten tiles of the base game without walls; some are dealt face down. Whoever has
just that tile in their Alhambra may show the card at any time; from then on it counts as one more
building of the type in every scoring. If the tile leaves the Alhambra the card goes back into the
hand, and may be shown again once the tile is back.
"""

from alhambra.engine.prelude import (  # isort: skip
    ACTIONS, AMOUNT, CARD, LAID, LAST_ROUND, OWNER, SEAT, SECRET, STAGE_STARTER, TYPES,
    WHOLE_BUILDING, Any, Cards, Deed, Event, ForSeats, Frame, Listed, Mark, Module, Pile, Piles,
    Rules, Some, State, Step, counts_in, i64, tile_text,
)  # fmt: skip


class BonusCards(Module):
    """Ten cards, three, two or one for each seat.

    Rulings: "at any time" means in one's own turn, as often as one likes and without an action, and
    in every scoring. In the first two scorings all choose in secret and show together, before
    anything else is decided; in the third every card that fits is shown, for it never does harm.
    Whether somebody is asked depends on what all can see, so that it tells nothing. A building must
    be finished. Walls built later change nothing. A tile that is moved inside the Alhambra has not
    left it. A card counts in majorities and nowhere else. A card that went back into the hand is
    still known to all. Dirk has none.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__()
        self.pictures: list[list[Any]] = data["cards"]
        self.types = [TYPES.index(kind) for kind, _ in self.pictures]
        self.tiles: list[int] = []
        words = [f"bonus {kind} {price}" for kind, price in self.pictures]
        self.card = Cards(self, "bonus", words, noun="bonus card", reason="no_such_card")
        share: dict[str, int] = data["dealt_per_player"]
        self.hands = Piles(self, "hands", self.card, OWNER, most=share, stage=STAGE_STARTER)
        # All see them, each with its owner: `derived` shows them by seat.
        self.shown = Pile(self, "shown", CARD, SECRET)
        self.known = Pile(self, "known", CARD, SECRET)  # back in the hand
        self.answered = Pile(self, "answered", SEAT, brief=True)
        self.chosen = Pile(self, "chosen", CARD, SECRET, LAID, brief=True)  # till all answer
        self.derives(open=ForSeats(Listed(CARD)), seen=ForSeats(Listed(CARD)))
        self.joins(ACTIONS, ShowNow(self))
        together = [ShowTogether(self), KeepHidden(self)]
        self.question = self.asks(Step("bonus_question", "choose", together))
        self.asking = self.asks(Choosing(self))
        self.bonus_dealt = Event(self, "bonus_dealt", count=AMOUNT)
        self.bonus_held = Event(self, "bonus_held", seat=SEAT, cards=Listed(CARD))
        self.bonus_shown = Event(self, "bonus_shown", seat=SEAT, cards=Listed(CARD))
        self.bonus_back = Event(self, "bonus_back", seat=SEAT, card=CARD)

    def register(self, rules: Rules) -> None:
        """The pictured tiles."""
        numbers = {tile.name: number for number, tile in enumerate(rules.tiles)}
        self.tiles = [numbers[tile_text(kind, price, 0)] for kind, price in self.pictures]

    def lay_out(self, state: State, keys: list[str]) -> None:
        """Dealt once the starting player is known; the others leave the game unseen."""
        self.hands.deal(state, self.card.shuffled(state)[::-1])
        self.bonus_dealt.tell(state, self.hands.most)
        for seat, hand in enumerate(self.hands.all(state)):
            self.bonus_held.tell(state, seat, values=hand, only=seat)

    # --- Which cards

    def hand(self, state: State, seat: i64) -> list[int]:
        """The cards a seat has not shown."""
        shown = self.shown.of(state)
        return [card for card in self.hands.of(state, seat) if card not in shown]

    def fits(self, state: State, seat: i64, card: int) -> bool:
        """Whether the pictured building stands, finished, in the Alhambra of the seat."""
        return counts_in(state, seat, self.tiles[card - self.card.first])

    def fitting(self, state: State, seat: i64) -> list[int]:
        """The cards a seat could show now."""
        shown, hand = self.shown.of(state), self.hands.of(state, seat)
        return [card for card in hand if card not in shown and self.fits(state, seat, card)]

    def refuse(self, state: State, seat: i64, card: int) -> str:
        """Why the seat cannot show this card, "" if it can."""
        if card not in self.hands.of(state, seat) or card in self.shown.of(state):
            return "bonus_not_in_hand"
        return "" if self.fits(state, seat, card) else "bonus_needs_building"

    def might_show(self, state: State, seat: i64) -> bool:
        """Whether the seat could have a card to show, as far as everybody can tell."""
        seen = self.known_to_all(state)
        hand = self.hand(state, seat)
        could = [card for card in hand if card in seen]
        if len(could) < len(hand):
            could += [card for card in self.card.all() if card not in seen]
        return any(self.fits(state, seat, card) for card in could)

    def known_to_all(self, state: State) -> list[int]:
        """Whatever was shown once."""
        return self.shown.of(state) + self.known.of(state)

    # --- Showing and taking back

    def show_cards(self, state: State, seat: i64, cards: list[int]) -> None:
        """They lie open from now on."""
        for card in cards:
            if card in self.known.of(state):
                self.known.of(state).remove(card)
            self.shown.add(state, card)
        state.reveals += 1
        self.bonus_shown.tell(state, seat, values=cards)

    def lifted(self, state: State, seat: i64, tile: i64, cell: i64) -> None:
        """Without its building a shown card goes back into the hand."""
        if int(tile) not in self.tiles:
            return
        card = self.card.first + self.tiles.index(int(tile))
        if card not in self.shown.of(state):
            return
        if not self.fits(state, self.hands.owner(state, card), card):
            self.shown.of(state).remove(card)
            self.known.add(state, card)
            self.bonus_back.tell(state, seat, card)

    # --- Scoring

    def before_scoring(self, state: State, round: i64) -> None:
        """All choose in secret; in the last scoring there is nothing to choose.

        That no card is shown tells something, too.
        """
        if round == LAST_ROUND:
            state.reveals += 1
            for seat in range(state.rules.players):
                cards = self.fitting(state, seat)
                if cards:
                    self.show_cards(state, seat, cards)
        else:
            state.push(self.asking, state.turn)

    def choose(self, state: State, seat: i64, cards: list[int]) -> None:
        """A seat has chosen; nobody hears what."""
        self.answered.add(state, seat)
        self.chosen.of(state).extend(cards)

    def show_chosen(self, state: State) -> None:
        """All have chosen, and show their cards together; or it is seen that there are none."""
        state.reveals += 1
        chosen = self.chosen.of(state)
        for seat in range(state.rules.players):
            cards = [card for card in self.hands.of(state, seat) if card in chosen]
            if cards:
                self.show_cards(state, seat, cards)
        self.chosen.clear(state)
        self.answered.clear(state)

    def halves(self, state: State, seat: i64, kind: i64, buildings: i64) -> i64:
        """A shown card is one more building."""
        more: i64 = 0
        for card in self.shown.of(state):
            if self.types[card - self.card.first] == kind:
                if seat < state.rules.players and card in self.hands.of(state, seat):
                    more += WHOLE_BUILDING
        return more

    def marks(self, state: State, found: list[Mark]) -> None:
        """On each building whose card is shown."""
        for card in self.shown.of(state):
            place = card - self.card.first
            found.append(Mark(f"bonus-{TYPES[self.types[place]]}", tile=self.tiles[place]))

    # --- Secrets and notation

    def reshuffle(self, state: State, seat: i64) -> None:
        """What others have just chosen is unknown, too."""
        super().reshuffle(state, seat)
        chosen = [card for card in self.chosen.of(state) if seat == self.hands.owner(state, card)]
        for other in self.answered.of(state):
            if other != seat:
                chosen += [card for card in self.fitting(state, other) if state.rng.below(2)]
        self.chosen.put(state, chosen)

    def restored(self, state: State) -> None:
        """A shown card is held and has its building; what was chosen could be."""
        for card in self.known_to_all(state) + self.chosen.of(state):
            name, seat = state.rules.face_names[card], self.hands.owner(state, card)
            if seat < 0:
                raise ValueError(f"nobody holds {name}")
            if card in self.shown.of(state) and not self.fits(state, seat, card):
                raise ValueError(f"{name} is shown without its building")
            if card in self.chosen.of(state):
                if seat not in self.answered.of(state) or self.refuse(state, seat, card):
                    raise ValueError(f"{name} cannot have been chosen")

    def derived(self, state: State, seat: i64) -> dict[str, object]:
        """Of each seat the cards on the table, and those in hand that were seen before."""
        names, hands = state.rules.face_names, self.hands.all(state)
        shown, known = self.shown.of(state), self.known.of(state)
        return {
            "open": [[names[card] for card in hand if card in shown] for hand in hands],
            "seen": [[names[card] for card in hand if card in known] for hand in hands],
        }


class Choosing(Step):
    """Before a scoring every seat is asked in turn, then all show what they have chosen."""

    def __init__(self, module: BonusCards) -> None:
        super().__init__("bonus_round")
        self.module = module

    def run(self, state: State, frame: Frame) -> None:
        """The program counter says whose turn it is to choose."""
        players = state.rules.players
        if frame.pc == players:
            state.frames.pop()
            self.module.show_chosen(state)
            return
        state.frames[-1] = frame.at(frame.pc + 1)
        seat = (frame.who + frame.pc) % players
        if self.module.might_show(state, seat):
            state.ask(self.module.question, seat)


class ShowNow(Deed):
    """Shows one card in one's own turn, which is no action."""

    def __init__(self, module: BonusCards) -> None:
        super().__init__("show_bonus")
        self.module = module
        self.bonus = self.part("bonus", module.card)

    def candidates(self, state: State, frame: Frame) -> list[int]:
        """Cards whose buildings stand."""
        return self.module.fitting(state, frame.seat)

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """It must be in hand, and its building in the Alhambra."""
        return self.module.refuse(state, frame.seat, int(self.bonus.of(code)))

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The card lies open."""
        self.module.show_cards(state, frame.seat, [int(self.bonus.of(code))])


class ShowTogether(Deed):
    """Chooses which cards are shown in a scoring."""

    def __init__(self, module: BonusCards) -> None:
        super().__init__("choose_bonus")
        self.module = module
        self.some = Some(module.card, list(range(len(module.types))))
        self.bonuses = self.part("bonuses", self.some)

    def candidates(self, state: State, frame: Frame) -> list[int]:
        """Every choice of cards whose buildings stand."""
        chosen = [0]
        for card in self.module.fitting(state, frame.seat):
            chosen += [others | 1 << (card - self.module.card.first) for others in chosen]
        return chosen[1:]

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """Each card must be in hand, and its building in the Alhambra."""
        cards = self.some.values(self.bonuses.of(code))
        for card in cards:
            reason = self.module.refuse(state, frame.seat, card)
            if reason:
                return reason
        return "" if cards else "no_such_card"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """They wait until all have chosen."""
        self.module.choose(state, frame.seat, self.some.values(self.bonuses.of(code)))


class KeepHidden(Deed):
    """Shows no card in this scoring."""

    def __init__(self, module: BonusCards) -> None:
        super().__init__("keep_bonus")
        self.module = module

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """Nobody hears of it."""
        self.module.choose(state, frame.seat, [])
