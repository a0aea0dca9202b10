"""Menus of modules: "in any order" at the start and end of a turn, and the window between turns."""

from mypy_extensions import i64

from alhambra.engine.state import State
from alhambra.engine.step import Deed, Frame, Moves, Step, pack


class Done(Deed):
    """Leaves a menu."""

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Always possible."""
        out.add(pack(self.number, 0, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """Always possible."""
        return ""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The menu below this question is closed."""
        state.frames.pop()


class Decline(Deed):
    """Nothing after all."""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """Nothing happens."""


class Menu(Step):
    """Asks one seat again and again until it is done.

    It is skipped only if public facts rule out every deed: a skip that depended on hidden cards
    would tell what they are.
    """

    def __init__(self, name: str, question: Step) -> None:
        super().__init__(name)
        self.question = question

    def run(self, state: State, frame: Frame) -> None:
        """One question at a time; its argument is how many came before."""
        if possible(self.question, state, frame.who):
            state.frames[-1] = frame.at(frame.pc + 1)
            state.ask(self.question, frame.who, frame.pc)
        else:
            state.frames.pop()


class NextSeat(Done):
    """Passes in the window between turns; after somebody did something all are asked again."""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The window below goes on to the next seat, or begins anew."""
        state.frames[-1] = _passed(state.frames[-1])


class Window(Step):
    """Between turns: every seat is asked, from the player due next on."""

    def __init__(self, question: Step) -> None:
        super().__init__("window")
        self.question = question

    def run(self, state: State, frame: Frame) -> None:
        """`pc` counts the seats that have passed; closed once the game is at its end."""
        if frame.pc >= state.rules.players or state.ended:
            state.frames.pop()
            return
        seat = (frame.who + 1 + frame.pc) % state.rules.players
        if possible(self.question, state, seat):
            state.ask(self.question, seat)
        else:
            state.frames[-1] = _passed(frame)


def _passed(window: Frame) -> Frame:
    """The window once a seat is done: the next seat, or all again if this one did something."""
    return Frame(window.step, window.seat, window.who, 0 if window.a else window.pc + 1)


def reopen_window(state: State) -> None:
    """A deed in the window calls this: when its seat is done, all seats are asked again."""
    window = state.frames[-1]
    state.frames[-1] = Frame(window.step, window.seat, window.who, window.pc, 1)


def possible(question: Step, state: State, seat: i64) -> bool:
    """Whether public facts leave the seat anything to do in this menu."""
    for deed in question.deeds:
        if deed.possible(state, seat) and state.barred(seat, deed.role) == "":
            return True
    return False
