"""Events that may ask: each module that cares is called, and finishes, before the next."""

from typing import Final

from mypy_extensions import i64

from alhambra.engine.module import Module
from alhambra.engine.state import (
    AFTER_SCORING,
    BEFORE_SCORING,
    BOUGHT,
    CLOSED,
    END_PREPARED,
    GIVEN_OUT,
    LIFTED,
    OPENING,
    PLACED,
    REFILLED,
    STORED,
    TOOK,
    TURN_OVER,
    TURN_STARTED,
    State,
)
from alhambra.engine.step import Frame, Step

EVENT_BITS: Final = 4
EVENT_MASK: Final = 15
TILE_BITS: Final = 8


class Announce(Step):
    """`a` holds the event and its argument; the program counter says which module is next."""

    def __init__(self) -> None:
        super().__init__("announce")

    def run(self, state: State, frame: Frame) -> None:
        """One module a time."""
        event = frame.a & EVENT_MASK
        modules = state.rules.listeners[int(event)]
        if frame.pc >= len(modules):
            state.frames.pop()
            return
        state.frames[-1] = frame.at(frame.pc + 1)
        _call(modules[int(frame.pc)], state, event, frame.who, frame.a >> EVENT_BITS)


def _call(module: Module, state: State, event: i64, who: i64, argument: i64) -> None:
    if event == TURN_STARTED:
        module.turn_started(state, who)
    elif event == TOOK:
        module.took(state, who, argument)
    elif event == BOUGHT:
        assert state.deal is not None
        module.bought(state, state.deal)
    elif event in (PLACED, LIFTED, STORED, GIVEN_OUT):
        _call_about_tile(module, state, event, who, argument)
    elif event == BEFORE_SCORING:
        module.before_scoring(state, argument)
    elif event == AFTER_SCORING:
        module.after_scoring(state, argument)
    elif event == REFILLED:
        module.refilled(state, who)
    elif event == END_PREPARED:
        module.end_prepared(state)
    else:
        _call_about_seat(module, state, event, who)


def _call_about_seat(module: Module, state: State, event: i64, who: i64) -> None:
    if event == OPENING:
        module.opening(state, who)
    elif event == CLOSED:
        module.closed(state, who)
    elif event == TURN_OVER:
        module.turn_over(state, who)


def _call_about_tile(module: Module, state: State, event: i64, who: i64, argument: i64) -> None:
    if event == PLACED:
        module.placed(state, who, argument & 255, argument >> TILE_BITS)
    elif event == LIFTED:
        module.lifted(state, who, argument & 255, argument >> TILE_BITS)
    elif event == GIVEN_OUT:
        module.awarded(state, who, argument & 255, argument >> TILE_BITS)
    else:
        module.stored(state, who, argument)
