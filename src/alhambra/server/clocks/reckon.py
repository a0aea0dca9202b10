"""Whose time runs, and when it is up: functions of what was agreed, what was, and the moment.

Nothing here looks at a clock. Times are seconds since 1970.
"""

import math
from dataclasses import dataclass, replace

from alhambra.server.clocks.description import DAY, Clock
from alhambra.server.clocks.night import until_morning

Moment = tuple[int, bool]  # a turn, as `Play.turns` counts them, and whether it is the window after


@dataclass(frozen=True)
class SeatTime:
    """The time of one seat."""

    seat: int
    turn: int = -1  # the moment in which it was last asked
    between: bool = False
    since: float | None = None  # from when its time runs; it may be later than now
    stopped: float | None = None  # when it answered, where others must not know that it did
    spent: float = 0.0  # seconds of this moment before `since`
    used: float = 0.0  # seconds of the bank before this moment
    off: float = 0.0  # until when its person has days off
    days: int = 0  # days off so far, the present ones included
    asked: bool = False  # time is up, and the others were asked whether to go on

    @property
    def moment(self) -> Moment:
        """Where it was last asked."""
        return self.turn, self.between


@dataclass(frozen=True)
class Left:
    """What a seat has left."""

    deadline: float | None  # when its time is up, if it runs
    bank: float  # seconds, as they are now


def elapsed(time: SeatTime, now: float) -> float:
    """Seconds since its time began to run, until it answered."""
    if time.since is None:
        return 0.0
    return max(0.0, (now if time.stopped is None else time.stopped) - time.since)


def left(clock: Clock, time: SeatTime, now: float, zone: str = "") -> Left:
    """What a seat has left; its deadline does not tell whether it has answered in secret."""
    bank = clock.bank - time.used
    beyond = max(0.0, time.spent + elapsed(time, now) - clock.turn)
    deadline = None
    if time.since is not None:
        deadline = time.since + max(0.0, clock.turn + bank - time.spent)
        if clock.night:
            deadline = until_morning(deadline, zone)
    return Left(deadline, max(0.0, bank - beyond))


def is_late(clock: Clock, time: SeatTime, now: float, zone: str = "") -> bool:
    """Whether something has to be done because its time is up."""
    deadline = left(clock, time, now, zone).deadline
    return deadline is not None and not clock.soft and time.stopped is None and deadline <= now


def returned(clock: Clock, time: SeatTime, now: float) -> SeatTime:
    """Whoever is back from an absence has the time of a turn before them."""
    spent = time.spent + elapsed(time, now)
    used = min(float(clock.bank), time.used + max(0.0, spent - clock.turn))
    return replace(time, since=None, stopped=None, spent=0.0, used=used, asked=False)


def due(clock: Clock, time: SeatTime, now: float, zone: str = "") -> float | None:
    """When this seat needs attention; never, once the others were asked."""
    if clock.soft or time.stopped is not None or time.asked:
        return None
    return left(clock, time, now, zone).deadline


# --- What happens to it


def run(clock: Clock, time: SeatTime, moment: Moment, answered: bool, now: float) -> SeatTime:
    """The seat is asked; all questions of one moment share its time.

    A move that is taken back leads to an earlier moment: no time is given for that.
    """
    if moment > time.moment:
        spent = time.spent + elapsed(time, now)
        used = min(float(clock.bank), time.used + max(0.0, spent - clock.turn))
        turn, between = moment
        time = replace(
            time, turn=turn, between=between, since=None, stopped=None, spent=0.0, used=used,
            asked=False,
        )  # fmt: skip
    if time.since is None:
        time = replace(time, since=max(now, time.off))
    if answered and time.stopped is None:
        return replace(time, stopped=now)
    if not answered and time.stopped is not None:
        return replace(
            time, spent=time.spent + elapsed(time, now), since=max(now, time.off), stopped=None
        )
    return time


def rest(time: SeatTime, now: float) -> SeatTime:
    """The seat is not asked, or all clocks are stopped."""
    if time.since is None:
        return time
    return replace(
        time, spent=time.spent + elapsed(time, now), since=None, stopped=None, asked=False
    )


def go_off(clock: Clock, time: SeatTime, days: int, now: float) -> SeatTime | None:
    """Days off, from now on; None if there are not so many left."""
    time = come_back(time, now)
    if days < 1 or time.days + days > clock.holidays:
        return None
    until = now + days * DAY
    return replace(_from(time, now, until), off=until, days=time.days + days)


def come_back(time: SeatTime, now: float) -> SeatTime:
    """The rest of the days off is kept for later; a day that has begun is gone."""
    if time.off <= now:
        return time
    unused = math.floor((time.off - now) / DAY)
    return replace(_from(time, now, now), off=0.0, days=time.days - unused)


def _from(time: SeatTime, now: float, begin: float) -> SeatTime:
    """Time that runs goes on at `begin`."""
    if time.since is None:
        return time
    spent = time.spent + elapsed(time, now)
    stopped = None if time.stopped is None else begin
    return replace(time, spent=spent, since=begin, stopped=stopped)


def wait_on(clock: Clock, time: SeatTime, now: float) -> SeatTime:
    """The others wait: the seat has the time of one more turn, and nothing in its bank."""
    since = None if time.since is None else max(now, time.off)
    return replace(time, used=float(clock.bank), spent=0.0, since=since, asked=False)
