"""The action menu: one action per turn, and one more for each exact purchase."""

from mypy_extensions import i64

from alhambra.engine.kinds import Kind
from alhambra.engine.state import State
from alhambra.engine.step import DEED_MASK, FREE, Deed, Frame, Moves, Step, pack
from alhambra.engine.vocabulary import kinds_of


class Pass(Deed):
    """An extra action may be declined; the first only if there is nothing one can do."""

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Stands last in the menu, so it sees whether any action is there."""
        if state.acted or not _has_action(state, out):
            out.add(pack(self.number, 0, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """The first action must be taken."""
        for legal in state.codes():
            if legal == code:
                return ""
        return "must_act"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """No more actions in this turn."""
        state.actions = 0
        if state.telling:
            state.tell({"event": "passed", "seat": int(frame.seat)})


def _has_action(state: State, out: Moves) -> bool:
    """Whether one of the moves is an action; what costs none leaves the choice to pass."""
    for code in out.codes:
        if state.rules.deeds[int(code & DEED_MASK)].role != FREE:
            return True
    return False


class ActionQuestion(Step):
    """What do you do?"""

    def kinds(self) -> dict[str, Kind]:
        return kinds_of("extra")

    def data(self, state: State, frame: Frame) -> dict[str, object]:
        """`extra`: whether this action was earned by an exact payment."""
        return {"extra": state.acted}


class Actions(Step):
    """Asks as long as the turn holds actions."""

    def __init__(self, question: Step) -> None:
        super().__init__("actions")
        self.question = question

    def run(self, state: State, frame: Frame) -> None:
        """A turn begins with one action."""
        if frame.pc == 0:
            state.actions = 1
            state.acted = False
            state.due = state.next_seat(frame.who)
            state.frames[-1] = frame.at(1)
        if state.actions > 0:
            state.ask(self.question, frame.who)
        else:
            state.frames.pop()
