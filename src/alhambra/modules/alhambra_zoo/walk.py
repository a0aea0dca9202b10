"""The walk of the animals: a card is discarded, and its value is shared out among them."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from alhambra.engine.money import Unit
from alhambra.engine.state import State
from alhambra.engine.step import (
    CURRENCY_MASK,
    NOBODY,
    BadMoveError,
    Deed,
    Frame,
    Moves,
    Step,
    arg_a,
    arg_b,
    arg_c,
    arg_currency,
    arg_pay,
    pack,
    pack_payment,
)
from alhambra.engine.steps.plain import PlainDeed
from alhambra.engine.steps.reading import cell_part, read_cell
from alhambra.modules.alhambra_zoo.animals import count, members, reach

if TYPE_CHECKING:
    from alhambra.modules.alhambra_zoo import AlhambraZoo

CURRENCY_BITS: Final = 3


class CallAnimals(Deed):
    """At the end of the turn, once: which card is discarded is asked then."""

    def __init__(self, module: "AlhambraZoo") -> None:
        super().__init__("call_animals")
        self.module = module

    def possible(self, state: State, seat: i64) -> bool:
        """Animals in the Alhambra and cards in hand are public."""
        if self.module.zoo(state).walked or not state.card_count(seat):
            return False
        return self.module.has_animals(state, seat)

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """One way to do it."""
        if self.possible(state, frame.seat):
            out.add(pack(self.number, 0, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """Animals to walk, a card for them, and once a turn."""
        if self.module.zoo(state).walked:
            return "animals_walked"
        if not self.module.has_animals(state, frame.seat):
            return "no_animals"
        return "" if state.card_count(frame.seat) else "not_in_hand"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The card is asked for."""
        self.module.zoo(state).walked = True
        state.ask(self.module.card, frame.seat)


class AnimalCard(Deed):
    """A money card is chosen; its value is the number of steps. It is a move that pays.

    Ruling: whatever counts as a card of money in hand will do.
    """

    def __init__(self, module: "AlhambraZoo") -> None:
        super().__init__("animal_card")
        self.module = module

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Each card of the hand, of equal ones one."""
        for number, currency in enumerate(state.rules.currencies):
            purse = state.purse(frame.seat, number)
            for unit in currency.units:
                if unit.is_card and (purse >> unit.shift) & unit.mask:
                    out.add(pack_payment(self.number, 0, number, unit.one))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """It must be a card of the hand."""
        unit = self._unit(state, code)
        if unit is None:
            return "no_money_card"
        held = (state.purse(frame.seat, arg_currency(code)) >> unit.shift) & unit.mask
        return "" if held else "not_in_hand"

    def _unit(self, state: State, code: i64) -> Unit | None:
        """The card of such a move, None if it is no card."""
        for unit in state.rules.currencies[int(arg_currency(code))].units:
            if unit.one == arg_pay(code) and unit.is_card:
                return unit
        return None

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """Once more it is asked: a card is soon gone."""
        unit = self._unit(state, code)
        assert unit is not None
        card = arg_currency(code) | (unit.shift << CURRENCY_BITS)
        state.ask(self.module.confirm, frame.seat, card)

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`pay`: the card."""
        return {"pay": state.rules.currencies[int(arg_currency(code))].names(arg_pay(code))}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks the card up."""
        pay = parts.get("pay")
        if not isinstance(pay, (list, tuple)) or len(pay) != 1:
            raise BadMoveError("bad_part", "pay must be one card")
        number, unit = state.rules.unit_by_name.get(str(pay[0]), (-1, None))
        if unit is None:
            raise BadMoveError("no_such_card", str(pay[0]))
        return pack_payment(self.number, 0, number, unit.one)


def chosen_card(state: State, frame: Frame) -> Unit:
    """The card that is about to be discarded: its currency and where it lies in the purse."""
    currency = int(frame.a & CURRENCY_MASK)
    for unit in state.rules.currencies[currency].units:
        if unit.shift == frame.a >> CURRENCY_BITS:
            return unit
    raise ValueError(f"there is no such card of {state.rules.currencies[currency].name}")


class ConfirmQuestion(Step):
    """Is this card (`a`) to go?"""

    def data(self, state: State, frame: Frame) -> dict[str, object]:
        """`card`, and the `steps` it gives."""
        unit = chosen_card(state, frame)
        return {"card": unit.name, "steps": int(unit.value)}


class GoAnimals(PlainDeed):
    """The card is discarded and the animals may walk."""

    def __init__(self, module: "AlhambraZoo") -> None:
        super().__init__("animals_go")
        self.module = module

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The card is gone; the walk begins."""
        unit = chosen_card(state, frame)
        state.pay(frame.seat, frame.a & CURRENCY_MASK, unit.one)
        if state.telling:
            event: dict[str, object] = {"event": "animals_called", "seat": int(frame.seat)}
            state.tell({**event, "card": unit.name, "steps": int(unit.value)})
        state.push(self.module.walk, frame.seat, unit.value)


class KeepCard(PlainDeed):
    """No card is discarded after all."""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The animals stay where they are."""


class Walk(Step):
    """Asks as long as steps are left (`a`)."""

    def __init__(self, module: "AlhambraZoo", question: Step) -> None:
        super().__init__("animal_walk")
        self.module = module
        self.question = question

    def run(self, state: State, frame: Frame) -> None:
        """Until no step is left or no animal has anywhere to go."""
        board = state.boards[int(frame.who)]
        for cell, _ in self.module.at_home(state, frame.who) if frame.a > 0 else []:
            if reach(board, cell, frame.a):
                state.ask(self.question, frame.who, frame.a)
                return
        state.frames.pop()


class WalkQuestion(Step):
    """Which animal walks where?"""

    def data(self, state: State, frame: Frame) -> dict[str, object]:
        """`steps`: how many are left for all animals together."""
        return {"steps": int(frame.a)}


class MoveAnimal(Deed):
    """First argument the animal's cell, second where it walks, then its kind."""

    def __init__(self, module: "AlhambraZoo") -> None:
        super().__init__("move_animal")
        self.module = module

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every animal to every cell it can reach; of equal animals one."""
        board = state.boards[int(frame.seat)]
        for cell, group in self.module.at_home(state, frame.seat):
            ways = reach(board, cell, frame.a)
            for kind in sorted(set(members(group))):
                for other, _ in ways:
                    out.add(pack(self.number, cell, other, kind))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """Such an animal must be there, and the steps must suffice."""
        kind = int(arg_c(code))
        here = dict(self.module.at_home(state, frame.seat)).get(int(arg_a(code)), 0)
        if not count(here, kind):
            return "no_such_animal"
        return "" if self._distance(state, frame, code) else "too_far_to_walk"

    def _distance(self, state: State, frame: Frame, code: i64) -> int:
        """The steps it takes, 0 if there are not enough."""
        board = state.boards[int(frame.seat)]
        return dict(reach(board, arg_a(code), frame.a)).get(int(arg_b(code)), 0)

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The walk below has so many steps less."""
        walk = state.frames[-1]
        left = frame.a - self._distance(state, frame, code)
        state.frames[-1] = Frame(walk.step, NOBODY, walk.who, 0, left)
        self.module.move(state, frame.seat, int(arg_c(code)), arg_a(code), arg_b(code))

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`animal`: its kind; `lift` and `at`: from where to where."""
        animal = self.module.kinds[int(arg_c(code))]
        lift, at = cell_part(arg_a(code)), cell_part(arg_b(code))
        return {"animal": animal, "lift": lift, "at": at}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks the animal and both cells up."""
        animal = parts.get("animal")
        if animal not in self.module.kinds:
            raise BadMoveError("no_such_animal", str(animal))
        old = read_cell({"at": parts.get("lift")})
        return pack(self.number, old, read_cell(parts), self.module.kinds.index(str(animal)))


class StopAnimals(PlainDeed):
    """The steps that are left are lost."""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The walk below ends."""
        state.frames.pop()
