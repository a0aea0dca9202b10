"""Patience: when a turn has lasted too long, and when a person has been away too long."""

import time
from collections.abc import Iterable

from alhambra.server.rows import SeatRow, TableRow

Moment = tuple[int, bool]  # a turn, and whether it is the window after it


class Clock:
    """One table's. Times are seconds since 1970, so that clients can count down."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self._asked: dict[int, tuple[Moment, float]] = {}  # who is asked where, and since when
        self._away: dict[int, float] = {}

    def ask(self, seats: Iterable[int], moment: Moment) -> None:
        """These seats are asked; all questions of one turn, or of one window, share their time."""
        now = (moment, time.time())
        going = {seat: since for seat, since in self._asked.items() if since[0] == moment}
        self._asked = {seat: going.get(seat, now) for seat in seats}

    def see(self, present: set[int], seats: list[SeatRow]) -> None:
        """Who is there now."""
        for seat in seats:
            if seat.seat in present:
                self._away.pop(seat.seat, None)
            else:
                self._away.setdefault(seat.seat, time.time())

    def deadline(self, seat: SeatRow) -> float | None:
        """When the asked seat's time is up; bots have their own."""
        if not self.row.clock or seat.automatic or seat.seat not in self._asked:
            return None
        return self._asked[seat.seat][1] + self.row.clock

    def patience(self, seat: SeatRow) -> float | None:
        """When a bot stands in for the asked seat, because nobody is there."""
        if not self.row.takeover or seat.automatic or seat.seat not in self._away:
            return None
        asked = self._asked[seat.seat][1] if seat.seat in self._asked else 0.0
        return max(asked, self._away[seat.seat]) + self.row.takeover

    def next_alarm(self, seat: SeatRow) -> float | None:
        """Seconds until something has to be done, None if never."""
        times = [at for at in (self.deadline(seat), self.patience(seat)) if at is not None]
        return max(0.0, min(times) - time.time()) if times else None

    def time_is_up(self, seat: SeatRow) -> bool:
        """Whether the turn has lasted too long."""
        deadline = self.deadline(seat)
        return deadline is not None and deadline <= time.time()

    def gone_too_long(self, seat: SeatRow) -> bool:
        """Whether the asked person has been away too long."""
        patience = self.patience(seat)
        return patience is not None and patience <= time.time()
