"""Looking at the top of deck or tower: one piece may be taken, the others are sorted.

The pieces stay where they are while they are looked at, so whatever else uses the pile finds it
whole.
"""

from typing import Final, final

from mypy_extensions import i64

from alhambra.engine.common import AMOUNT
from alhambra.engine.kinds import Kind, distinct
from alhambra.engine.looked import DECK, Looked
from alhambra.engine.module import Module
from alhambra.engine.state import State
from alhambra.engine.step import NOBODY, Choice, Deed, Frame, Step

# How far one has come is one number in the frame: the pile, whether a piece was taken, how many
# pieces are looked at, how many of them are sorted.
PILES: Final = 2
LOOKED_AT: Final = 8


@final
class Look:
    """How far a seat has come."""

    def __init__(self, number: i64) -> None:
        self.pile = int(number % PILES)  # DECK or TOWER
        self.taken = number // PILES % 2 == 1
        self.count = int(number // (2 * PILES) % LOOKED_AT)
        self.sorted = int(number // (2 * PILES * LOOKED_AT))  # so many from the top lie right

    def number(self) -> int:
        """All of it as one number."""
        counts = self.sorted * LOOKED_AT + self.count
        return (counts * 2 + int(self.taken)) * PILES + self.pile


class Looking(Step):
    """First one piece is taken, then the others are sorted; asked whatever they are.

    A module makes it in its `__init__` with two questions about the deck and two about the tower:
    which piece is taken, which comes next. Deeds that take one call `take_out`. `begin` opens it.
    """

    def __init__(
        self,
        module: Module,
        name: str,
        taking: "list[LookQuestion]",
        sorting: "list[LookQuestion]",
    ) -> None:
        super().__init__(name)
        self.taking = taking
        self.sorting = sorting
        for step in [*taking, *sorting, self]:
            module.asks(step)

    def begin(self, state: State, seat: i64, pile: int, count: int) -> list[int]:
        """The seat looks at so many pieces, or at all there are; they are given from the top."""
        if pile == DECK and len(state.deck) < count:
            state.renew_deck()
        look, known = Look(pile), self.taking[pile].known
        pieces = known.pieces(state)
        look.count = min(count, len(pieces))
        known.learn(state, seat, look.count)
        state.push(self, seat, look.number())
        return pieces[len(pieces) - look.count :][::-1]

    def run(self, state: State, frame: Frame) -> None:
        """A single piece has only one place."""
        look = Look(frame.a)
        left = look.count - look.sorted
        if not look.taken and left > 0:
            state.ask(self.taking[look.pile], frame.who, frame.a)
        elif left > 1:
            state.ask(self.sorting[look.pile], frame.who, frame.a)
        else:
            state.frames.pop()


class LookQuestion(Step):
    """What becomes of pieces that only one seat sees; how many they are is public."""

    def __init__(self, name: str, shape: str, deeds: list[Deed], known: Looked) -> None:
        super().__init__(name, shape, deeds)
        self.known = known

    def kinds(self) -> dict[str, Kind]:
        return {"count": AMOUNT}

    def data(self, state: State, frame: Frame) -> dict[str, object]:
        look = Look(frame.a)
        return {"count": look.count - look.sorted}


def known_pile(frame: Frame) -> Looked:
    """What is known of the pile that a question is about."""
    question = frame.step
    assert isinstance(question, LookQuestion)
    return question.known


def looked_at(state: State, frame: Frame) -> list[int]:
    """The pieces that are looked at and not yet sorted, the top one last."""
    look, pile = Look(frame.a), known_pile(frame).pieces(state)
    return pile[len(pile) - look.count : len(pile) - look.sorted]


def take_out(state: State, frame: Frame, piece: i64, last: bool = True) -> None:
    """A piece leaves its pile; if it was the `last` to be taken, sorting comes next."""
    look, known = Look(frame.a), known_pile(frame)
    pile = known.pieces(state)
    _take_from(pile, piece, len(pile))
    look.count -= 1
    look.taken = last
    known.learn(state, frame.seat, look.count)
    _go_on(state, look)


def _go_on(state: State, look: Look) -> None:
    """One has come further; the frame of `Looking` lies on top, its question is answered."""
    frame = state.frames[-1]
    state.frames[-1] = Frame(frame.step, NOBODY, frame.who, 0, look.number())


def _take_from(pile: list[int], piece: i64, end: int) -> int:
    """The highest such piece below `end` leaves the pile."""
    place = end - 1
    while pile[place] != piece:
        place -= 1
    return pile.pop(place)


class TakeNothing(Deed):
    """No piece is taken; sorting comes next."""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        look = Look(frame.a)
        look.taken = True
        _go_on(state, look)


class Sort(Choice):
    """Says which piece comes next, from the top; it lies under those that were sorted before."""

    def __init__(self, name: str, known: Looked) -> None:
        super().__init__(name, known.piece.word, known.piece, "not_looked_at")

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return distinct(sorted(looked_at(state, frame)))

    def act(self, state: State, frame: Frame, code: i64) -> None:
        look, pile = Look(frame.a), known_pile(frame).pieces(state)
        end = len(pile) - look.sorted
        pile.insert(end - 1, _take_from(pile, self.chosen.of(code), end))
        look.sorted += 1
        _go_on(state, look)
