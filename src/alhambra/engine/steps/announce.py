"""Events that may ask: each module that cares is called, and finishes, before the next."""

from typing import Final

from mypy_extensions import i64

from alhambra.engine.module import Module
from alhambra.engine.state import State
from alhambra.engine.step import Frame, Step

TURN_STARTED: Final = 0
BEFORE_SCORING: Final = 1
AFTER_SCORING: Final = 2
REFILLED: Final = 3
END_PREPARED: Final = 4

_EVENT_BITS: Final = 3


class Announce(Step):
    """`a` holds the event and its argument; the program counter says which module is next."""

    def __init__(self) -> None:
        super().__init__("announce")

    def start(self, state: State, event: i64, who: i64, argument: i64) -> None:
        """Opens the frame, if anybody cares."""
        if listeners(state, event):
            state.push(self, who, (argument << _EVENT_BITS) | event)

    def run(self, state: State, frame: Frame) -> None:
        """One module a time."""
        event = frame.a & ((1 << _EVENT_BITS) - 1)
        modules = listeners(state, event)
        if frame.pc >= len(modules):
            state.frames.pop()
            return
        state.frames[-1] = frame.at(frame.pc + 1)
        _call(modules[int(frame.pc)], state, event, frame.who, frame.a >> _EVENT_BITS)


def listeners(state: State, event: i64) -> list[Module]:
    """The modules that react to the event."""
    rules = state.rules
    if event == TURN_STARTED:
        return rules.on_turn_started
    if event == BEFORE_SCORING:
        return rules.on_before_scoring
    if event == AFTER_SCORING:
        return rules.on_after_scoring
    if event == REFILLED:
        return rules.on_refilled
    return rules.on_end_prepared


def _call(module: Module, state: State, event: i64, who: i64, argument: i64) -> None:
    if event == TURN_STARTED:
        module.turn_started(state, who)
    elif event == BEFORE_SCORING:
        module.before_scoring(state, argument)
    elif event == AFTER_SCORING:
        module.after_scoring(state, argument)
    elif event == REFILLED:
        module.refilled(state, who)
    else:
        module.end_prepared(state)
