"""The pieces on top of a pile that one seat looks at: which they are, and how they leave it.

They stay where they are while they are looked at, so whatever else uses the pile finds it whole.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from alhambra.engine.state import State
from alhambra.engine.step import NOBODY, BadMoveError, Frame
from alhambra.modules.buildings_of_power.slot import CARDS

if TYPE_CHECKING:
    from alhambra.modules.buildings_of_power import BuildingsOfPower

# The argument of `Looking` and its questions: the pile, whether a piece was taken, how many pieces
# are looked at, how many of them are sorted.
PILE_MASK: Final = 1
TAKEN: Final = 2
COUNT_SHIFT: Final = 2
COUNT_MASK: Final = 7
SORTED_SHIFT: Final = 5


def pile_of(a: i64) -> int:
    """CARDS or TILES."""
    return int(a & PILE_MASK)


def count_of(a: i64) -> int:
    """How many pieces are looked at."""
    return int((a >> COUNT_SHIFT) & COUNT_MASK)


def sorted_of(a: i64) -> int:
    """How many of them, from the top, are where they should be."""
    return int(a >> SORTED_SHIFT)


def pieces(state: State, pile: int) -> list[int]:
    """The pile itself, its top last."""
    return state.deck if pile == CARDS else state.tower


def looked_at(state: State, a: i64) -> list[int]:
    """The pieces that are looked at, the top one last."""
    pile = pieces(state, pile_of(a))
    return pile[len(pile) - count_of(a) :]


def unsorted(state: State, a: i64) -> list[int]:
    """Those that may still be sorted."""
    seen = looked_at(state, a)
    return seen[: len(seen) - sorted_of(a)]


def go_on(state: State, a: i64) -> None:
    """One has come further; the frame of `Looking` lies on top, its question is answered."""
    frame = state.frames[-1]
    state.frames[-1] = Frame(frame.step, NOBODY, frame.who, 0, a)


def take_out(
    module: "BuildingsOfPower", state: State, frame: Frame, piece: int, last: bool = True
) -> None:
    """One of the pieces leaves its pile; if it was the `last` to be taken, sorting comes next."""
    pile = pieces(state, pile_of(frame.a))
    count = count_of(frame.a)
    place = len(pile) - 1
    while pile[place] != piece:
        place -= 1
    del pile[place]
    module.slot(state).learn(int(frame.seat), pile_of(frame.a), len(pile), count - 1)
    taken = TAKEN if last else 0
    go_on(state, pile_of(frame.a) | taken | (count - 1) << COUNT_SHIFT)


def read_card(state: State, parts: dict[str, object]) -> int:
    """The face named by `card`."""
    card = parts.get("card")
    face = state.rules.face_by_name.get(card, -1) if isinstance(card, str) else -1
    if face < 0:
        raise BadMoveError("no_such_card", str(card))
    return face
