"""The walk of the animals: a card is discarded, and its value is shared out among them."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import u8

from alhambra.engine.prelude import (  # isort: skip
    AMOUNT, CELL, MONEY, NOBODY, UNIT_SHIFT, Deed, Final, Frame, Kind, Moves, Several, State,
    Step, cards_in, distinct, i64, unit_of,
)  # fmt: skip
from alhambra.engine.board import BLANK, Board
from alhambra.engine.cells import BIT, CELL_MASK, STEP
from alhambra.engine.survey import survey, walkable_sides

if TYPE_CHECKING:
    from alhambra.modules.alhambra_zoo import AlhambraZoo

CURRENCY_BITS: Final = 3
CURRENCY_MASK: Final = 7


def steps_to(board: Board, start: i64, steps: i64) -> vec[u8]:
    """By cell, how many steps it takes to get there; 0 where they do not suffice.

    A half cell is a step like any other, but nobody stays there.
    """
    taken = BLANK[:]
    edge = vec[i64]([start])
    for step in range(i64(1), steps + 1):
        beyond = vec[i64]()
        for cell in edge:
            sides = walkable_sides(board, cell)
            for side in range(i64(4)):
                other = cell + STEP[side]
                if sides & BIT[side] and taken[other] == 0 and other != start:
                    taken[other] = u8(step)
                    beyond = append(beyond, other)
        edge = beyond
    for half in board.halves:
        taken[half] = 0
    return taken


def reach(board: Board, start: i64, steps: i64) -> vec[i64]:
    """The cells an animal can get to, in their order."""
    survey(board)
    taken = steps_to(board, start, steps)
    found = vec[i64]()
    for entry in board.standing:
        if taken[entry & CELL_MASK] > 0:
            found = append(found, entry & CELL_MASK)
    return found


class CallAnimals(Deed):
    """At the end of the turn, once: which card is discarded is asked then."""

    def __init__(self, module: "AlhambraZoo") -> None:
        super().__init__("call_animals")
        self.module = module

    def possible(self, state: State, seat: i64) -> bool:
        """Animals in the Alhambra and cards in hand are public."""
        if self.module.walked.of(state) or not state.card_count(seat):
            return False
        return self.module.has_animals(state, seat)

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """Animals to walk, a card for them, and once a turn."""
        if self.module.walked.of(state):
            return "animals_walked"
        if not self.module.has_animals(state, frame.seat):
            return "no_animals"
        return "" if state.card_count(frame.seat) else "not_in_hand"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        self.module.walked.put(state, 1)
        state.ask(self.module.card, frame.seat)


class AnimalCard(Deed):
    """A money card is chosen; its value is the number of steps.

    Ruling: whatever counts as a card of money in hand will do.
    """

    def __init__(self, module: "AlhambraZoo") -> None:
        super().__init__("animal_card")
        self.module = module
        self.card = self.part("pay", Several(MONEY, 1, "bad_part"))

    def candidates(self, state: State, frame: Frame) -> list[int]:
        """Each card of the hand, of equal ones one."""
        found: list[int] = []
        for currency in range(len(state.rules.currencies)):
            found += cards_in(state.rules, currency, state.purse(frame.seat, currency))
        return distinct(found)

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        card = self.card.of(code)
        unit = unit_of(state.rules, card)
        if not unit.is_card:
            return "no_money_card"
        held = state.purse(frame.seat, card >> UNIT_SHIFT) >> unit.shift & unit.mask
        return "" if held else "not_in_hand"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """Once more it is asked: a card is soon gone."""
        card = self.card.of(code)
        place = unit_of(state.rules, card).shift << CURRENCY_BITS
        state.ask(self.module.confirm, frame.seat, card >> UNIT_SHIFT | place)


def chosen_card(state: State, frame: Frame) -> int:
    """The card that is about to be discarded: `a` is its currency and its place in the purse."""
    currency = int(frame.a & CURRENCY_MASK)
    for place, unit in enumerate(state.rules.currencies[currency].units):
        if unit.shift == frame.a >> CURRENCY_BITS:
            return currency << UNIT_SHIFT | place
    raise ValueError(f"there is no such card of {state.rules.currencies[currency].name}")


class ConfirmQuestion(Step):
    """Is this card to go?"""

    def __init__(self, deeds: list[Deed]) -> None:
        super().__init__("animal_confirm", "confirm", deeds)

    def kinds(self) -> dict[str, Kind]:
        return {"card": MONEY, "steps": AMOUNT}

    def data(self, state: State, frame: Frame) -> dict[str, object]:
        """`card`, and the `steps` it gives."""
        unit = unit_of(state.rules, chosen_card(state, frame))
        return {"card": unit.name, "steps": int(unit.value)}


class GoAnimals(Deed):
    """The card is discarded and the animals may walk."""

    def __init__(self, module: "AlhambraZoo") -> None:
        super().__init__("animals_go")
        self.module = module

    def act(self, state: State, frame: Frame, code: i64) -> None:
        card = chosen_card(state, frame)
        unit = unit_of(state.rules, card)
        state.pay(frame.seat, card >> UNIT_SHIFT, unit.one)
        self.module.animals_called.tell(state, frame.seat, card, unit.value)
        state.push(self.module.walk, frame.seat, unit.value)


class KeepCard(Deed):
    """No card is discarded after all; the animals stay where they are."""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        pass


class Walk(Step):
    """Asks as long as steps are left (`a`) and an animal has anywhere to go."""

    def __init__(self, module: "AlhambraZoo") -> None:
        super().__init__("animal_walk")
        self.module = module

    def run(self, state: State, frame: Frame) -> None:
        board = state.boards[int(frame.who)]
        for cell, _ in self.module.at_home(state, frame.who) if frame.a > 0 else []:
            if len(reach(board, cell, frame.a)) > 0:
                state.ask(self.module.steps, frame.who, frame.a)
                return
        state.frames.pop()


class MoveAnimal(Deed):
    """An animal walks from its cell to another; the question knows how many steps are left."""

    def __init__(self, module: "AlhambraZoo") -> None:
        super().__init__("move_animal")
        self.module = module
        self.animal = self.part("animal", module.animal)
        self.lift = self.part("lift", CELL)
        self.at = self.part("at", CELL)

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every animal to every cell it can reach; of equal animals one."""
        board = state.boards[int(frame.seat)]
        for cell, group in self.module.at_home(state, frame.seat):
            ways = reach(board, cell, frame.a)
            for animal in distinct(self.module.group.values(group)):
                for other in ways:
                    out.add(self.pack(animal, cell, other))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """Such an animal must be there, and the steps must suffice."""
        here = dict(self.module.at_home(state, frame.seat)).get(int(self.lift.of(code)), 0)
        if self.module.group.number(here, self.animal.of(code)) == 0:
            return "no_such_animal"
        return "" if self._distance(state, frame, code) else "too_far_to_walk"

    def _distance(self, state: State, frame: Frame, code: i64) -> i64:
        """The steps it takes, 0 if there are not enough."""
        board = state.boards[int(frame.seat)]
        return i64(steps_to(board, self.lift.of(code), frame.a)[self.at.of(code)])

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The walk below has so many steps less."""
        walk = state.frames[-1]
        left = frame.a - self._distance(state, frame, code)
        state.frames[-1] = Frame(walk.step, NOBODY, walk.who, 0, left)
        animal, lift, at = self.animal.of(code), self.lift.of(code), self.at.of(code)
        self.module.move(state, frame.seat, animal, lift, at)


class StopAnimals(Deed):
    """The steps that are left are lost."""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The walk below ends."""
        state.frames.pop()
