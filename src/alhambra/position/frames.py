"""The open frames of a position: which question is asked, and what comes after it."""

from itertools import pairwise

from alhambra.engine.state import State
from alhambra.engine.step import NOBODY, Frame
from alhambra.position.fields import Fields, PositionError

QUESTIONS = ("act", "place")
# The phase of a turn whose automatic frame lies below each question.
_PHASE_OF = {"act": "actions", "place": "placement"}


def read_frames(state: State, head: Fields, colours: tuple[str, ...]) -> list[Frame]:
    """The frames as written, or those of the plain question named by `question`.

    A question may lie below work that asks something first.
    """
    if not head.has("frames"):
        return _plain_frames(state, head.string("question", "act"))
    frames = [_frame(state, text, colours) for text in head.strings("frames")]
    if frames and frames[-1].seat == NOBODY:
        raise PositionError("frames: the last one must be a question")
    for below, above in pairwise(frames):
        if NOBODY not in (below.seat, above.seat):
            raise PositionError("frames: only the last one of several can be a question")
    return frames


def _plain_frames(state: State, question: str) -> list[Frame]:
    """The seat whose turn it is acts, or places what waits."""
    if question not in QUESTIONS:
        raise PositionError(f"question must be one of {', '.join(QUESTIONS)}")
    seat = state.turn
    if question == "place" and not state.pending[seat]:
        raise PositionError("question: no tile waits to be placed")
    if question == "act" and state.actions < 1:
        raise PositionError("question: an action is asked for, but none is left")
    steps = state.rules.steps
    phase = steps[_PHASE_OF[question]]
    turn = Frame(steps["turn"], NOBODY, seat, state.rules.phases.index(phase) + 1)
    return [turn, Frame(phase, NOBODY, seat, 1), Frame(steps[question], seat, seat)]


def _frame(state: State, text: str, colours: tuple[str, ...]) -> Frame:
    words = text.split()
    if len(words) != 4 or words[1] not in colours:
        raise PositionError(f"frames: {text}: written as step, colour, counter, argument")
    name, asks = words[0].removesuffix("?"), words[0].endswith("?")
    step = state.rules.steps.get(name)
    if step is None or bool(step.shape) != asks:
        raise PositionError(f"frames: there is no step {words[0]}")
    if not words[2].isdecimal() or not words[3].isdecimal():
        raise PositionError(f"frames: {text}: counter and argument are whole numbers")
    who = colours.index(words[1])
    return Frame(step, who if asks else NOBODY, who, int(words[2]), int(words[3]))
