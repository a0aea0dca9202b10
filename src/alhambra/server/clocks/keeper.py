"""One table's clocks: whose time runs now, who is late, and who has been away too long."""

from collections.abc import Collection, Iterable

from alhambra.server.clocks import reckon
from alhambra.server.clocks.description import Clock, read
from alhambra.server.clocks.reckon import Left, Moment, SeatTime
from alhambra.server.clocks.rows import Matter, StoredClock
from alhambra.server.clocks.timepiece import Timepiece
from alhambra.server.rows import SeatRow, TableRow

PAUSED = "paused"  # a matter on which all have agreed
LATE = "late"


class Keeper:
    """Remembers the times of a table; `reckon` works out what follows from them."""

    def __init__(self, row: TableRow, stored: StoredClock, time: Timepiece) -> None:
        self._time = time
        self._asked: dict[int, tuple[Moment, float]] = {}  # who is asked where, and since when
        self._away: dict[int, float] = {}
        self.learn(row, stored)

    def learn(self, row: TableRow, stored: StoredClock) -> None:
        """What the database has."""
        self.clock: Clock = read(row.clock)
        self._takeover = row.takeover
        self.zones = stored.zones
        self.times = stored.times
        self.all_matters = stored.matters
        self._due: int | None = None  # the seat whose answer is waited for
        self._changed: set[int] = set()

    # --- Whose time runs

    def ask(
        self, due: int | None, running: Collection[int], answered: Collection[int], moment: Moment
    ) -> None:
        """These seats are asked, some of which have answered already in secret."""
        now = self._time.now()
        asked = set(running) if due is None else {due, *running}
        going = {seat: since for seat, since in self._asked.items() if since[0] == moment}
        self._asked = {seat: going.get(seat, (moment, now)) for seat in asked}
        if not self.clock.turn:
            return
        for seat in {*running, *self.times}:
            time = self.time_of(seat)
            if seat in running and not self.paused:
                time = reckon.run(self.clock, time, moment, seat in answered, now)
            else:
                time = reckon.rest(time, now)
            self.put(time)
        if due != self._due:
            self._changed |= {seat for seat in (due, self._due) if seat in self.times}
            self._due = due

    def time_of(self, seat: int) -> SeatTime:
        """The time of a seat, also of one that was never asked."""
        return self.times.get(seat) or SeatTime(seat)

    def put(self, time: SeatTime) -> None:
        """The time of a seat has changed; it is saved with the next write."""
        if self.times.get(time.seat) != time:
            self.times[time.seat] = time
            self._changed.add(time.seat)

    @property
    def changed(self) -> bool:
        """Whether something is not written yet."""
        return bool(self._changed)

    def changes(self) -> list[tuple[SeatTime, float | None]]:
        """What is still to be written, each with the moment at which it needs attention."""
        seats, self._changed = sorted(self._changed), set()
        return [(self.times[seat], self._alarm(seat)) for seat in seats]

    def _alarm(self, seat: int) -> float | None:
        """Whoever is late is answered for when they are due, not before."""
        if seat != self._due:
            return None
        return reckon.due(self.clock, self.times[seat], self._time.now(), self._zone(seat))

    def _zone(self, seat: int) -> str:
        return self.zones.get(seat, "")

    # --- Agreements

    @property
    def paused(self) -> bool:
        """Whether all have agreed that nobody's time runs."""
        return self.matter(PAUSED) is not None

    def matter(self, kind: str, seat: int = -1) -> Matter | None:
        """A matter as it stands."""
        found = (one for one in self.matters if (one.kind, one.seat) == (kind, seat))
        return next(found, None)

    @property
    def matters(self) -> list[Matter]:
        """All that stand; nobody has to be waited for who has answered."""
        return [one for one in self.all_matters if one.kind != LATE or self.time_of(one.seat).asked]

    def settle(self, kind: str, seat: int, matter: Matter | None) -> None:
        """Sets how a matter stands, or drops it."""
        rest = [one for one in self.all_matters if (one.kind, one.seat) != (kind, seat)]
        self.all_matters = rest if matter is None else [*rest, matter]

    def stored(self) -> StoredClock:
        """The clock as everybody may know it."""
        return StoredClock(self.times, self.zones, self.matters)

    # --- Who is late, who is away

    def see(self, present: set[int], seats: Iterable[SeatRow]) -> None:
        """Notes who is there now."""
        for seat in seats:
            if seat.seat in present:
                self._away.pop(seat.seat, None)
            else:
                self._away.setdefault(seat.seat, self._time.now())

    def left(self, seat: SeatRow) -> Left | None:
        """What an asked seat has left, as everybody may know it; bots have their own time."""
        if not self.clock.turn or seat.automatic or seat.seat not in self.times:
            return None
        time = self.times[seat.seat]
        begun = self._time.now() if time.since is None else time.since
        found = reckon.left(self.clock, time, begun, self._zone(seat.seat))
        return None if found.deadline is None else found

    def deadline(self, seat: SeatRow) -> float | None:
        """When the asked seat's time is up."""
        found = self.left(seat)
        return None if found is None else found.deadline

    def patience(self, seat: SeatRow) -> float | None:
        """When a bot stands in for the asked seat, because nobody is there."""
        if not self._takeover or seat.automatic or seat.seat not in self._away or self.paused:
            return None
        asked = self._asked[seat.seat][1] if seat.seat in self._asked else 0.0
        off = self.time_of(seat.seat).off
        return max(asked, self._away[seat.seat], off) + self._takeover

    def next_alarm(self, seat: SeatRow) -> float | None:
        """Seconds until something has to be done, None if never."""
        now = self._time.now()
        time = None if seat.automatic else self.times.get(seat.seat)
        up = None if time is None else reckon.due(self.clock, time, now, self._zone(seat.seat))
        times = [at for at in (up, self.patience(seat)) if at is not None]
        return max(0.0, min(times) - now) if times else None

    def time_is_up(self, seat: SeatRow) -> bool:
        """Whether the turn has lasted too long, and nothing has been done about it."""
        if seat.automatic or seat.seat not in self.times:
            return False
        time, now = self.times[seat.seat], self._time.now()
        return not time.asked and reckon.is_late(self.clock, time, now, self._zone(seat.seat))

    def gone_too_long(self, seat: SeatRow) -> bool:
        """Whether the asked person has been away too long."""
        patience = self.patience(seat)
        return patience is not None and patience <= self._time.now()
