"""The Master Builders: money worth 3, or one more redesign.

Everybody begins with two master builder cards, others lie in the third and the fifth stack of the
deck. They are money cards of value 3 like any other. Or, at the end of the own turn and after
placing, one of them is spent for a redesign. Whatever it was used for, the card leaves the game.
"""

from typing import Any, final

from mypy_extensions import i64

from alhambra.engine.building import has_tiles
from alhambra.engine.module import END, STAGE_HANDS, Module, Slot
from alhambra.engine.money import Unit
from alhambra.engine.rules import CURRENCIES, CURRENCY_SHIFT, Rules
from alhambra.engine.secrets import PATIENCE, plausible
from alhambra.engine.state import State
from alhambra.engine.step import (
    REDESIGN,
    BadMoveError,
    Deed,
    Frame,
    Moves,
    Step,
    arg_a,
    pack,
)
from alhambra.engine.steps.redesign import Add, Exchange, Gift, Remove
from alhambra.engine.steps.take import names


@final
class Lodge(Slot):
    """The cards that nobody was dealt, and whether one was used for a redesign in this turn."""

    def __init__(self, aside: list[int], used: bool) -> None:
        self.aside = aside  # set-up puts some of them into the deck; the rest has left the game
        self.used = used

    def copy(self) -> Slot:
        """An independent copy."""
        return Lodge(self.aside[:], self.used)


class MasterBuilders(Module):
    """Four cards of each currency.

    Rulings: a redesign with a card belongs to the own turn, not to a tile gained out of turn. A
    tile that was stored in this turn may be built so. Cards paid to another player stay in play.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__("master_builders", 14)
        self.copies: int = data["cards_per_currency"]
        self.value: int = data["value"]
        self.dealt: int = data["dealt_per_player"]
        self.stacks: dict[str, Any] = data["stacks"]
        self.stacks_for_six: dict[str, Any] = data["stacks_with_six_players"]
        self.faces: list[int] = []  # by currency
        self.units: list[Unit] = []
        gift = Gift()
        redesign: list[Deed] = [Add("builder_card_add", gift), Remove("builder_card_remove", gift)]
        redesign.append(Exchange("builder_card_exchange", gift))
        self.question = Step("builder_card_question", "menu", redesign)

    def lodge(self, state: State) -> Lodge:
        """What the module keeps."""
        slot = state.slots[self.index]
        assert isinstance(slot, Lodge)
        return slot

    # --- Set-up

    def register(self, rules: Rules) -> None:
        """A further money card in each currency, and the redesign it allows."""
        self.faces = []
        self.units = []
        for number, name in enumerate(CURRENCIES):
            title = f"{name} builder {self.value}"
            face = rules.add_money_card(number, title, self.value, self.copies, self)
            self.faces.append(face)
            self.units += [unit for unit in rules.currencies[number].units if unit.face == face]
            rules.special_cards.extend([face] * self.copies)
        rules.add_step(self.question)
        for deed in self.question.deeds:
            rules.add_deed(deed)

    def deeds(self, menu: str) -> list[Deed]:
        """The redesign comes after placing."""
        return [SendBuilder(self)] if menu == END else []

    def new_slot(self, rules: Rules) -> Slot | None:
        """Filled when the cards are shuffled."""
        return Lodge([], False)

    def set_up(self, state: State, stage: i64) -> None:
        """The cards are shuffled and two are dealt face down to everybody."""
        if stage != STAGE_HANDS:
            return
        aside = self.faces * self.copies
        state.rng.shuffle(aside)
        self.lodge(state).aside = aside
        for seat in range(state.rules.players):
            dealt = [aside.pop() for _ in range(self.dealt)]
            for face in dealt:
                state.gain_blind_card(seat, face)
            if state.telling:
                cards = names(state.rules, sorted(dealt))
                state.tell({"event": "builders_dealt", "seat": seat, "cards": cards}, seat)

    def stack_cards(self, state: State, stack: int) -> list[int]:
        """Three for the third stack and three for the fifth, where six players leave only one."""
        table = self.stacks_for_six if state.rules.players == 6 else self.stacks
        aside = self.lodge(state).aside
        return [aside.pop() for _ in range(table.get(str(stack), 0))]

    # --- Using them

    def spent(self, state: State, seat: i64, currency: i64, unit: Unit, count: i64) -> None:
        """However a card is used, it leaves the game."""
        state.gone_cards.extend([self.faces[int(currency)]] * int(count))

    def held(self, state: State, seat: i64, currency: i64) -> i64:
        """How many master builders of a currency a seat has in hand."""
        unit = self.units[int(currency)]
        return (state.purse(seat, currency) >> unit.shift) & unit.mask

    def turn_started(self, state: State, seat: i64) -> None:
        """A new turn, a new redesign."""
        self.lodge(state).used = False

    def may_hold(self, state: State, seat: i64) -> bool:
        """Whether the others must reckon with a card in this hand.

        They know of one, or some card they were not shown might be one.
        """
        for currency in range(len(CURRENCIES)):
            if self.held(state, seat, currency):
                return True
        count = len(state.rules.currencies)
        return any(state.blind[int(seat) * count : (int(seat) + 1) * count])

    # --- Secrets and notation

    def show(self, state: State, seat: i64, view: dict[str, object]) -> None:
        """Whether one was used for a redesign in this turn; the hands are shown elsewhere."""
        view[self.name] = {"used": self.lodge(state).used}

    def reshuffle(self, state: State, seat: i64) -> None:
        """Those in other hands that nobody has seen, in the deck and aside could be any."""
        deck, purses, blind = state.deck[:], state.purses[:], state.blind[:]
        aside = self.lodge(state).aside
        for _ in range(PATIENCE):
            self._deal_anew(state, seat)
            if plausible(state):
                return
            state.deck, state.purses, state.blind = deck[:], purses[:], blind[:]
            self.lodge(state).aside = aside[:]

    def _deal_anew(self, state: State, seat: i64) -> None:
        places = [place for place, face in enumerate(state.deck) if face in self.faces]
        unknown = self.lodge(state).aside + [state.deck[place] for place in places]
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
        state.rng.shuffle(unknown)
        for owner in owners:
            state.gain_blind_card(owner, unknown.pop())
        for place in places:
            state.deck[place] = unknown.pop()
        self.lodge(state).aside = unknown

    def held_cards(self, state: State) -> list[int]:
        """Those that were not needed."""
        return self.lodge(state).aside[:]

    def write(self, state: State) -> dict[str, object]:
        """`aside`: the cards that were not needed; `used`."""
        lodge = self.lodge(state)
        return {"aside": names(state.rules, lodge.aside), "used": lodge.used}

    def read(self, state: State, table: dict[str, object]) -> None:
        """Left out, all cards are in play and none was used in this turn."""
        for key in table:
            if key not in ("aside", "used"):
                raise ValueError(f"unknown key {key}")
        aside = table.get("aside", [])
        if not isinstance(aside, list):
            raise ValueError("aside must be a list of master builders")
        faces = [state.rules.face_by_name.get(str(name), -1) for name in aside]
        if any(face not in self.faces for face in faces):
            raise ValueError("aside must be a list of master builders")
        used = table.get("used", False)
        if not isinstance(used, bool):
            raise ValueError("used must be true or false")
        state.slots[self.index] = Lodge(faces, used)


class SendBuilder(Deed):
    """Gives up a card for a redesign; the first argument is the currency of the card."""

    def __init__(self, module: MasterBuilders) -> None:
        super().__init__("send_builder")
        self.role = REDESIGN
        self.module = module

    def possible(self, state: State, seat: i64) -> bool:
        """Something to redesign, and a hand that may hold such a card."""
        if self.module.lodge(state).used:
            return False
        if not state.reserves[int(seat)] and not has_tiles(state.boards[int(seat)]):
            return False
        return self.module.may_hold(state, seat)

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Each currency in hand, if any redesign is possible."""
        if self._refuse(state, frame) == "":
            for currency in range(len(CURRENCIES)):
                if self.module.held(state, frame.seat, currency):
                    out.add(pack(self.number, currency, 0, 0))

    def _refuse(self, state: State, frame: Frame) -> str:
        """One card in a turn, and there must be something it could do."""
        if self.module.lodge(state).used:
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
        return "" if self.module.held(state, frame.seat, arg_a(code)) else "not_in_hand"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The card is gone, and the seat redesigns."""
        face = self.module.faces[int(arg_a(code))]
        self.module.lodge(state).used = True
        state.pay(frame.seat, arg_a(code), state.rules.face_unit[face])
        if state.telling:
            event: dict[str, object] = {"event": "builder_sent", "seat": int(frame.seat)}
            state.tell({**event, **self.parts(state, frame, code)})
        state.ask(self.module.question, frame.seat)

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`builder`: the card."""
        return {"builder": state.rules.face_names[self.module.faces[int(arg_a(code))]]}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks the card up."""
        face = state.rules.face_by_name.get(str(parts.get("builder")), -1)
        if face not in self.module.faces:
            raise BadMoveError("no_such_card", str(parts.get("builder")))
        return pack(self.number, face >> CURRENCY_SHIFT, 0, 0)
