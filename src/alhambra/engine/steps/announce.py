"""Events that may ask: each module that cares is called, and finishes, before the next."""

from alhambra.engine.announcement import ANNOUNCEMENTS, NUMBER_BITS, NUMBER_MASK
from alhambra.engine.state import State
from alhambra.engine.step import Frame, Step


class Announce(Step):
    """`a` holds the number of the announcement and its argument; `pc` says which module is next."""

    def __init__(self) -> None:
        super().__init__("announce")

    def run(self, state: State, frame: Frame) -> None:
        """One module a time."""
        number = int(frame.a & NUMBER_MASK)
        modules = state.rules.listeners[number]
        if frame.pc >= len(modules):
            state.frames.pop()
            return
        state.frames[-1] = frame.at(frame.pc + 1)
        module = modules[int(frame.pc)]
        ANNOUNCEMENTS[number].call(module, state, frame.who, frame.a >> NUMBER_BITS)
