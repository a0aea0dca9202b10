"""Handymen on the market: they change the price of a purchase, or are taken back after it."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from alhambra.engine.rules import SPACES, Rules
from alhambra.engine.state import State
from alhambra.engine.step import (
    BUY,
    BadMoveError,
    Deed,
    Frame,
    Moves,
    Step,
    arg_a,
    arg_b,
    pack,
)
from alhambra.engine.steps.plain import PlainDeed
from alhambra.engine.steps.reading import read_int
from alhambra.modules.shared.named_deeds import SpaceDeed

if TYPE_CHECKING:
    from alhambra.modules.handymen import Handymen

MIDDLE: Final = 32  # a packed change of 0


class UseHandymen(SpaceDeed):
    """Declares how own handymen change the price on their space in this turn.

    First argument the space, second the change. Whoever does not buy there loses nothing. Once for
    each space in a turn, and not after a roll, when nothing can be bought.
    """

    def __init__(self, module: "Handymen", name: str) -> None:
        super().__init__(name)
        self.module = module

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Each change from all of them downwards to all of them upwards."""
        for space in range(SPACES):
            if self._refuse_space(state, frame.seat, space) == "":
                count = self.module.crew(state).on_space(space, frame.seat)
                for change in range(-count, count + 1):
                    if change:
                        out.add(pack(self.number, space, change + MIDDLE, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """Enough handymen there, and only once."""
        reason = self._refuse_space(state, frame.seat, arg_a(code))
        if reason:
            return reason
        change = abs(int(arg_b(code)) - MIDDLE)
        enough = 0 < change <= self.module.crew(state).on_space(arg_a(code), frame.seat)
        return "" if enough else "not_so_many_handymen"

    def _refuse_space(self, state: State, seat: i64, space: i64) -> str:
        crew = self.module.crew(state)
        if crew.declared[crew.index(space, seat)]:
            return "price_changed_already"
        if crew.dice and seat == state.turn:
            return "rolled_so_take_money"
        if state.market[int(space)] < 0:
            return "nothing_for_sale"
        return "" if crew.on_space(space, seat) else "not_so_many_handymen"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The price is changed until the turn ends."""
        crew = self.module.crew(state)
        change = int(arg_b(code)) - MIDDLE
        crew.declared[crew.index(arg_a(code), frame.seat)] = change
        if state.telling:
            event: dict[str, object] = {"event": "handymen_changed_price", "seat": int(frame.seat)}
            state.tell({**event, **self.parts(state, frame, code)})

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`space` and `tile`, and the `change` of the price."""
        return {**super().parts(state, frame, code), "change": int(arg_b(code)) - MIDDLE}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks space and change up."""
        change = read_int(parts, "change")
        if not -MIDDLE < change < MIDDLE:
            raise BadMoveError("not_so_many_handymen", str(change))
        space = super().code(state, frame, {k: v for k, v in parts.items() if k != "change"})
        return pack(self.number, arg_a(space), change + MIDDLE, 0)


class UseBetweenTurns(UseHandymen):
    """The same before a purchase between turns, if there can be one."""

    def possible(self, state: State, seat: i64) -> bool:
        """Handymen on the market, and a deed that buys, are public."""
        for space in range(SPACES):
            if self._refuse_space(state, seat, space) == "":
                return self._can_buy(state, seat)
        return False

    def _can_buy(self, state: State, seat: i64) -> bool:
        for deed in state.rules.steps["window_question"].deeds:
            if deed.role == BUY and deed.possible(state, seat):
                return True
        return False

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Only where something can be bought."""
        if self._can_buy(state, frame.seat):
            super().offer(state, frame, out)

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """Only where something can be bought."""
        if not self._can_buy(state, frame.seat):
            return "nothing_for_sale"
        return super().refuse(state, frame, code)


# --- After a purchase


def back_question(module: "Handymen", rules: Rules) -> Step:
    """Does one take handymen back?"""
    deeds: list[Deed] = [TakeBack(module), LeaveHandymen("handymen_stay")]
    for deed in deeds:
        rules.add_deed(deed)
    return rules.add_step(BackQuestion(module, deeds))


class TakeBackRound(Step):
    """Asks each seat with handymen on the space (`a`), from the starting player on."""

    def __init__(self, module: "Handymen", question: Step) -> None:
        super().__init__("handymen_round")
        self.module = module
        self.question = question

    def run(self, state: State, frame: Frame) -> None:
        """`pc` counts the seats that were asked."""
        if frame.pc >= state.rules.players:
            state.frames.pop()
            return
        state.frames[-1] = frame.at(frame.pc + 1)
        seat = (state.starter + frame.pc) % state.rules.players
        if self.module.crew(state).on_space(frame.a, seat):
            state.ask(self.question, seat, frame.a)


class BackQuestion(Step):
    """How many handymen does one take back?"""

    def __init__(self, module: "Handymen", deeds: list[Deed]) -> None:
        super().__init__("handymen_back", "choose", deeds)
        self.module = module

    def data(self, state: State, frame: Frame) -> dict[str, object]:
        """`space`: where the tile was bought; `count`: how many of one's own stand there."""
        count = self.module.crew(state).on_space(frame.a, frame.seat)
        return {"space": int(frame.a) + 1, "count": count}


class TakeBack(Deed):
    """Takes some of them back into the supply; the first argument says how many."""

    def __init__(self, module: "Handymen") -> None:
        super().__init__("take_handymen_back")
        self.module = module

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """One or more."""
        for count in range(1, self.module.crew(state).on_space(frame.a, frame.seat) + 1):
            out.add(pack(self.number, count, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """As many as stand there."""
        there = self.module.crew(state).on_space(frame.a, frame.seat)
        return "" if 0 < arg_a(code) <= there else "not_so_many_handymen"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """They are in the supply again."""
        crew = self.module.crew(state)
        count = int(arg_a(code))
        crew.spaces[crew.index(frame.a, frame.seat)] -= count
        crew.supply[int(frame.seat)] += count
        if state.telling:
            event: dict[str, object] = {"event": "handymen_taken_back", "seat": int(frame.seat)}
            state.tell({**event, "count": count, "space": int(frame.a) + 1})

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`count`: how many."""
        return {"count": int(arg_a(code))}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks the number up."""
        count = read_int(parts, "count")
        if not 0 <= count < MIDDLE:
            raise BadMoveError("not_so_many_handymen", str(count))
        return pack(self.number, count, 0, 0)


class LeaveHandymen(PlainDeed):
    """They stay for the next tile."""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """Nothing changes."""
