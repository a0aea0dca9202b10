"""The Master Builders: money worth 3, or one more redesign.

Everybody begins with two master builder cards, others lie in the third and the fifth stack of the
deck. They are money cards of value 3 like any other. Or, at the end of one's own turn and after
placing, one of them is spent for a redesign. Whatever it was used for, the card leaves the game.
"""

from alhambra.engine.building import has_tiles
from alhambra.engine.kinds import BYTE
from alhambra.engine.secrets import PATIENCE, plausible
from alhambra.engine.steps.permit import Gift
from alhambra.engine.steps.redesign import redesigns

from alhambra.engine.prelude import (  # isort: skip
    CURRENCIES, CURRENCY_SHIFT, END, FLAG, LAID, NONE, REDESIGN, SEAT, SECRET, STAGE_HANDS, Any,
    Deed, Event, Frame, Listed, Module, Moves, Number, Pile, Rules, State, Step, Unit, Words,
    i64,
)  # fmt: skip


class MasterBuilders(Module):
    """Four cards of each currency.

    Rulings: a redesign with a card belongs to one's own turn, not to a tile gained out of turn. A
    tile that was stored in this turn may be built that way. Cards paid to another player stay in
    play.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__()
        self.copies: int = data["cards_per_currency"]
        self.value: int = data["value"]
        self.dealt: int = data["dealt_per_player"]
        self.stacks: dict[str, int] = data["stacks"]
        self.stacks_for_six: dict[str, int] = data["stacks_with_six_players"]
        self.units: list[Unit] = []  # by currency, like the faces
        self.builder = BuilderCard(self.value)
        # Set-up puts some of those that nobody was dealt into the deck; the rest is not used.
        self.aside = Pile(self, "aside", self.builder, SECRET, LAID)
        self.used = Number(self, "used", FLAG, False, brief=False)  # for a redesign in this turn
        self.builders_dealt = Event(self, "builders_dealt", seat=SEAT, cards=Listed(self.builder))
        self.builder_sent = Event(self, "builder_sent", seat=SEAT, builder=self.builder)
        redesign = redesigns("builder_card_", Gift())
        self.question = self.asks(Step("builder_card_question", "menu", redesign))
        self.joins(END, SendBuilder(self))

    # --- Set-up

    def register(self, rules: Rules) -> None:
        """A further money card in each currency."""
        self.builder.faces = []
        self.units = []
        for number, title in enumerate(self.builder.words):
            face = rules.add_money_card(number, str(title), self.value, self.copies, self)
            self.builder.faces.append(face)
            self.units += [unit for unit in rules.currencies[number].units if unit.face == face]
            rules.special_cards.extend([face] * self.copies)

    def set_up(self, state: State, stage: i64) -> None:
        """The cards are shuffled and two are dealt face down to everybody."""
        if stage != STAGE_HANDS:
            return
        aside = self.builder.faces * self.copies
        state.rng.shuffle(aside)
        self.aside.put(state, aside)
        for seat in range(state.rules.players):
            dealt = [aside.pop() for _ in range(self.dealt)]
            for face in dealt:
                state.gain_blind_card(seat, face)
            self.builders_dealt.tell(state, seat, values=sorted(dealt), only=seat)

    def stack_cards(self, state: State, stack: int) -> list[int]:
        """Three for the third stack and three for the fifth, where six players leave only one."""
        table = self.stacks_for_six if state.rules.players == 6 else self.stacks
        aside = self.aside.of(state)
        return [aside.pop() for _ in range(table.get(str(stack), 0))]

    # --- Using them

    def spent(self, state: State, seat: i64, currency: i64, unit: Unit, count: i64) -> None:
        """However a card is used, it leaves the game."""
        state.gone_cards.extend([self.builder.faces[int(currency)]] * int(count))

    def held(self, state: State, seat: i64, currency: i64) -> i64:
        """How many master builders of a currency a seat has in hand."""
        unit = self.units[int(currency)]
        return (state.purse(seat, currency) >> unit.shift) & unit.mask

    def turn_started(self, state: State, seat: i64) -> None:
        """A new turn, a new redesign."""
        self.used.put(state, False)

    def may_hold(self, state: State, seat: i64) -> bool:
        """Whether the others must expect a card in this hand.

        They know of one, or some card they were not shown might be one.
        """
        for currency in range(len(CURRENCIES)):
            if self.held(state, seat, currency):
                return True
        count = len(state.rules.currencies)
        for currency in range(count if state.blind else 0):
            if state.blind[int(seat) * count + currency]:
                return True
        return False

    # --- Secrets

    def held_cards(self, state: State) -> list[int]:
        """Those that were not needed."""
        return self.aside.of(state)[:]

    def reshuffle(self, state: State, seat: i64) -> None:
        """Those in other hands that nobody has seen, in the deck and aside could be any."""
        deck, purses, blind = state.deck[:], state.purses[:], state.blind[:]
        aside = self.aside.of(state)
        for _ in range(PATIENCE):
            self._deal_anew(state, seat)
            if plausible(state):
                return
            state.deck, state.purses, state.blind = deck[:], purses[:], blind[:]
            self.aside.put(state, aside[:])

    def _deal_anew(self, state: State, seat: i64) -> None:
        places = [place for place, face in enumerate(state.deck) if face in self.builder.faces]
        unknown = self.aside.of(state) + [state.deck[place] for place in places]
        owners: list[int] = []
        count = len(state.rules.currencies)
        for index in range(len(state.blind)):
            if index // count != seat:
                for face in state.rules.currencies[index % count].special_faces(state.blind[index]):
                    unit = state.rules.face_unit[face]
                    state.purses[index] -= unit
                    state.blind[index] -= int(unit)
                    owners.append(index // count)
                    unknown.append(face)
        state.rng.draw_anew(unknown)
        for owner in owners:
            state.gain_blind_card(owner, unknown.pop())
        for place in places:
            state.deck[place] = unknown.pop()
        self.aside.put(state, unknown)


class BuilderCard(Words):
    """A master builder, by the face of his card; there is one for each currency."""

    def __init__(self, value: int) -> None:
        words = [f"{name} builder {value}" for name in CURRENCIES]
        super().__init__("card", words, "master builder")
        self.faces: list[int] = []  # given when the cards are made known

    def text(self, rules: Rules, value: i64) -> object:
        return rules.face_names[int(value)]

    def find(self, rules: Rules, text: object) -> i64:
        place = super().find(rules, text)
        return self.faces[int(place)] if place != NONE else NONE

    def size(self, rules: Rules) -> i64:
        return BYTE


class SendBuilder(Deed):
    """Gives up a card for a redesign."""

    def __init__(self, module: MasterBuilders) -> None:
        super().__init__("send_builder", REDESIGN)
        self.module = module
        self.builder = self.part("builder", module.builder)

    def possible(self, state: State, seat: i64) -> bool:
        """Something to redesign, and a hand that may hold such a card."""
        if self.module.used.of(state):
            return False
        if not state.reserves[int(seat)] and not has_tiles(state.boards[int(seat)]):
            return False
        return self.module.may_hold(state, seat)

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Each currency in hand, if any redesign is possible."""
        if self._refuse(state, frame) == "":
            for currency, face in enumerate(self.module.builder.faces):
                if self.module.held(state, frame.seat, currency):
                    out.add(self.pack(face))

    def _refuse(self, state: State, frame: Frame) -> str:
        """One card in a turn, and there must be something it could do."""
        if self.module.used.of(state):
            return "builder_used"
        if not self.module.may_hold(state, frame.seat):
            return "not_in_hand"
        question = Frame(self.module.question, frame.seat, frame.seat)
        found = Moves()
        for deed in question.step.deeds:
            deed.offer(state, question, found)
            if found.count():
                return ""
        return "nothing_to_redesign"

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """The card must be in hand, too."""
        reason = self._refuse(state, frame)
        if reason:
            return reason
        currency = self.builder.of(code) >> CURRENCY_SHIFT
        return "" if self.module.held(state, frame.seat, currency) else "not_in_hand"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The card is gone, and the seat redesigns."""
        face = self.builder.of(code)
        self.module.used.put(state, True)
        state.pay(frame.seat, face >> CURRENCY_SHIFT, state.rules.face_unit[int(face)])
        self.module.builder_sent.tell(state, frame.seat, face)
        state.ask(self.module.question, frame.seat)
