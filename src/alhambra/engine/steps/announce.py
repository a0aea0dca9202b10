"""Events that may ask: each module that cares is called, and finishes, before the next."""

from alhambra.engine.announcement import ANNOUNCEMENTS, NUMBER_BITS, NUMBER_MASK
from alhambra.engine.state import State
from alhambra.engine.step import Frame, Step


class Announce(Step):
    """`a` holds the number of the announcement and its argument; `pc` says which module is next."""

    def __init__(self) -> None:
        super().__init__("announce")

    def run(self, state: State, frame: Frame) -> None:
        """One module after the other, until one has opened something: that comes first."""
        number = int(frame.a & NUMBER_MASK)
        modules = state.rules.listeners[number]
        depth = len(state.frames)
        pc = frame.pc
        while pc < len(modules):
            module = modules[int(pc)]
            ANNOUNCEMENTS[number].call(module, state, frame.who, frame.a >> NUMBER_BITS)
            pc += 1
            if len(state.frames) > depth or state.news:
                state.frames[depth - 1] = frame.at(pc)
                return
        state.frames.pop()
