"""Who is asked at a table now, and what has been answered already."""

from collections.abc import Iterable
from typing import Any

from alhambra.game.game import Game
from alhambra.game.moves import Move
from alhambra.server.play import Play
from alhambra.server.rows import KEPT, AnswerRow, LogRow, SeatRow
from alhambra.server.unasked import Given, given
from alhambra.server.waiting import QUESTION, line, standing, stays


class Asking:
    """The questions of one table; what follows from the game is worked out once for each row."""

    def __init__(self, play: Play, answers: Iterable[AnswerRow]) -> None:
        self._play = play
        self.waiting = standing(answers, play)
        self._found: tuple[int, dict[int, Game]] = (-1, {})
        self._given: dict[int, tuple[dict[str, Any], Given | None]] = {}

    def line(self) -> dict[int, Game]:
        """Who is asked, the first of them due, each with the game in which it is asked."""
        if self._found[0] != self._play.played:
            self._found = (self._play.played, line(self._play.game))
            self._given = {}
        return self._found[1]

    def given(self, seat: SeatRow) -> Given | None:
        """The answer of a seat in the line, if it has given one or does not need to be asked."""
        kept = self.answered(seat.seat)
        if kept is not None:
            return Given(Move.from_json(kept), KEPT)
        if seat.automatic:
            return None
        asked = self.line()[seat.seat]
        if seat.seat not in self._given or self._given[seat.seat][0] != seat.orders:
            self._given[seat.seat] = (seat.orders, given(asked, seat.orders))
        return self._given[seat.seat][1]

    def open_to(self, seat: SeatRow) -> Game | None:
        """The game in which the person on this seat has to answer now."""
        asked = self.line().get(seat.seat)
        return None if asked is None or seat.automatic or self.given(seat) else asked

    def answered(self, seat: int) -> dict[str, Any] | None:
        """What a seat has answered to what it is asked now."""
        asked = self.line().get(seat)
        if seat not in self.waiting or asked is None or not _between(asked):
            return None
        return self.waiting[seat].move

    def played(self, row: LogRow) -> AnswerRow | None:
        """The answer that had waited and is played with this row."""
        return self.waiting[row.seat] if row.source == KEPT else None

    def settle(self, row: LogRow) -> list[AnswerRow]:
        """A move was played or taken back: returns the answers that no longer wait."""
        before = self.waiting
        self.waiting = standing((one for one in before.values() if stays(one, row)), self._play)
        return [answer for answer in before.values() if answer.seat not in self.waiting]

    def learn(self, answers: Iterable[AnswerRow]) -> set[int]:
        """Takes over what the database says is waiting; returns the seats for which that is new."""
        before, self.waiting = self.waiting, standing(answers, self._play)
        both = before.keys() | self.waiting.keys()
        return {seat for seat in both if before.get(seat) != self.waiting.get(seat)}

    def still_open(self, seat: int, number: int) -> bool:
        """Whether the seat is still asked what it was asked at this number."""
        if number == self._play.number:
            return True
        asked = self.line().get(seat)
        return asked is not None and _between(asked) and self._play.quiet_since(number, seat)


def _between(asked: Game) -> bool:
    question = asked.question
    return question is not None and question.kind == QUESTION
