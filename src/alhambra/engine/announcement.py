"""What happens in a game that modules may want to hear of, and answer with a question.

Each announcement knows the hook of `Module` that is called and what it is told. They stand in the
order of their numbers, by which written positions name them.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from alhambra.engine.module import Module
    from alhambra.engine.state import State

NUMBER_BITS: Final = 4
NUMBER_MASK: Final = 15
TILE_BITS: Final = 8
TILE_MASK: Final = 255


class Announcement:
    """Something that happened: to a seat, with an argument of its own."""

    def __init__(self, hook: str) -> None:
        self.hook = hook
        self.number: i64 = len(ANNOUNCEMENTS)
        ANNOUNCEMENTS.append(self)

    def call(self, module: "Module", state: "State", who: i64, argument: i64) -> None:
        """Tells one module."""
        raise NotImplementedError


ANNOUNCEMENTS: Final[list[Announcement]] = []


def with_tile(tile: i64, place: i64) -> i64:
    """The argument of what is told about a tile and its place."""
    return tile | place << TILE_BITS


class _TurnStarted(Announcement):
    def call(self, module: "Module", state: "State", who: i64, argument: i64) -> None:
        module.turn_started(state, who)


class _Took(Announcement):
    def call(self, module: "Module", state: "State", who: i64, argument: i64) -> None:
        module.took(state, who, argument)


class _Bought(Announcement):
    def call(self, module: "Module", state: "State", who: i64, argument: i64) -> None:
        assert state.deal is not None
        module.bought(state, state.deal)


class _Placed(Announcement):
    def call(self, module: "Module", state: "State", who: i64, argument: i64) -> None:
        module.placed(state, who, argument & TILE_MASK, argument >> TILE_BITS)


class _Lifted(Announcement):
    def call(self, module: "Module", state: "State", who: i64, argument: i64) -> None:
        module.lifted(state, who, argument & TILE_MASK, argument >> TILE_BITS)


class _BeforeScoring(Announcement):
    def call(self, module: "Module", state: "State", who: i64, argument: i64) -> None:
        module.before_scoring(state, argument)


class _AfterScoring(Announcement):
    def call(self, module: "Module", state: "State", who: i64, argument: i64) -> None:
        module.after_scoring(state, argument)


class _Refilled(Announcement):
    def call(self, module: "Module", state: "State", who: i64, argument: i64) -> None:
        module.refilled(state, who)


class _EndPrepared(Announcement):
    def call(self, module: "Module", state: "State", who: i64, argument: i64) -> None:
        module.end_prepared(state)


class _Stored(Announcement):
    def call(self, module: "Module", state: "State", who: i64, argument: i64) -> None:
        module.stored(state, who, argument)


class _Opening(Announcement):
    def call(self, module: "Module", state: "State", who: i64, argument: i64) -> None:
        module.opening(state, who)


class _Awarded(Announcement):
    def call(self, module: "Module", state: "State", who: i64, argument: i64) -> None:
        module.awarded(state, who, argument & TILE_MASK, argument >> TILE_BITS)


class _Closed(Announcement):
    def call(self, module: "Module", state: "State", who: i64, argument: i64) -> None:
        module.closed(state, who)


class _TurnOver(Announcement):
    def call(self, module: "Module", state: "State", who: i64, argument: i64) -> None:
        module.turn_over(state, who)


TURN_STARTED: Final = _TurnStarted("turn_started")
TOOK: Final = _Took("took")
BOUGHT: Final = _Bought("bought")
PLACED: Final = _Placed("placed")
LIFTED: Final = _Lifted("lifted")
BEFORE_SCORING: Final = _BeforeScoring("before_scoring")
AFTER_SCORING: Final = _AfterScoring("after_scoring")
REFILLED: Final = _Refilled("refilled")
END_PREPARED: Final = _EndPrepared("end_prepared")
STORED: Final = _Stored("stored")
OPENING: Final = _Opening("opening")
GIVEN_OUT: Final = _Awarded("awarded")
CLOSED: Final = _Closed("closed")
TURN_OVER: Final = _TurnOver("turn_over")
