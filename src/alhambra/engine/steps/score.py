"""Scorings in the course of the game, and what Dirk draws after them."""

from typing import Final

from mypy_extensions import i64

from alhambra.engine.announcement import AFTER_SCORING, BEFORE_SCORING
from alhambra.engine.rules import TYPES
from alhambra.engine.scoring import award, count_round
from alhambra.engine.state import State
from alhambra.engine.step import NOBODY, Frame, Step

CARDS: Final = 2  # the first two scorings come by card
DIRKS_TILES: Final = 6
DIRKS_SHARE: Final = 3


class Score(Step):
    """One scoring: modules prepare it, it is counted, modules react, Dirk draws."""

    def __init__(self) -> None:
        super().__init__("score")

    def run(self, state: State, frame: Frame) -> None:
        """`a` is the round."""
        round = frame.a
        state.frames[-1] = frame.at(frame.pc + 1)
        if frame.pc == 0:
            state.announce(BEFORE_SCORING, frame.who, round)
        elif frame.pc == 1:
            self._count(state, round)
            state.announce(AFTER_SCORING, frame.who, round)
        else:
            state.frames.pop()
            dirk_draws(state, round)

    def _count(self, state: State, round: i64) -> None:
        sheet = count_round(state, round, TYPES)
        award(state, sheet)
        state.rounds = round
        if round <= CARDS:
            state.queued -= 1
        if state.telling:
            points = [0] * len(state.scores)
            for item in sheet.items:
                points[item.seat] += item.points
            state.tell({"event": "scored", "round": int(round), "points": points})


class QueuedScorings(Step):
    """Runs the scorings whose cards were turned up, one after the other."""

    def __init__(self, score: Step) -> None:
        super().__init__("scorings")
        self.score = score

    def idle(self, state: State, who: i64) -> bool:
        """No scoring card was turned up."""
        return state.queued == 0

    def run(self, state: State, frame: Frame) -> None:
        """The first card ever turned up is the first scoring."""
        if state.queued > 0:
            state.push(self.score, frame.who, state.rounds + 1)
        else:
            state.frames.pop()


def dirk_draws(state: State, round: i64) -> None:
    """After the first scoring Dirk draws six tiles, after the second a third of the tower."""
    if not state.rules.with_dirk or round > 2:
        return
    count = DIRKS_TILES if round == 1 else len(state.tower) // DIRKS_SHARE
    give_dirk(state, count)


def give_dirk(state: State, count: int) -> None:
    """Dirk draws so many tiles from the tower."""
    drawn: list[str] = []
    for _ in range(count):
        tile = state.draw_tile()
        if tile >= 0:
            state.give_dirk(NOBODY, tile)
            drawn.append(state.rules.tiles[int(tile)].name)
    if state.telling:
        state.tell({"event": "dirk_drew", "tiles": drawn})
