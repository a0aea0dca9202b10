"""What is due is a function of what was agreed, what was, and the moment."""

from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from pydantic import ValidationError

from alhambra.server.clocks import reckon
from alhambra.server.clocks.description import DAY, HOUR, NO_CLOCK, Clock, read, write
from alhambra.server.clocks.night import until_morning
from alhambra.server.clocks.reckon import SeatTime
from alhambra.server.clocks.timepiece import Timepiece

MINUTE = 60
BERLIN = "Europe/Berlin"
TURN, WINDOW, NEXT = (10, False), (10, True), (20, False)
EVENING = Clock(turn=MINUTE, bank=5 * MINUTE)
DAYS = Clock(turn=DAY, bank=3 * DAY, late="stand_in", night=True, holidays=14)


def asked(clock: Clock, time: SeatTime, moment: reckon.Moment, now: float) -> SeatTime:
    return reckon.run(clock, time, moment, False, now)


def deadline(clock: Clock, time: SeatTime, now: float = 0.0, zone: str = "") -> float | None:
    return reckon.left(clock, time, now, zone).deadline


def test_a_turn_has_time_of_its_own_then_the_bank_is_used() -> None:
    time = asked(EVENING, SeatTime(0), TURN, 1000)
    assert deadline(EVENING, time) == 1000 + 6 * MINUTE
    assert reckon.left(EVENING, time, 1030).bank == 5 * MINUTE
    assert reckon.left(EVENING, time, 1090).bank == 5 * MINUTE - 30
    time = reckon.rest(time, 1090)
    assert deadline(EVENING, time) is None
    time = asked(EVENING, time, NEXT, 2000)
    assert deadline(EVENING, time) == 2000 + 6 * MINUTE - 30
    assert not reckon.is_late(EVENING, time, 2329)
    assert reckon.is_late(EVENING, time, 2331)


def test_questions_of_one_turn_share_its_time() -> None:
    time = reckon.rest(asked(EVENING, SeatTime(0), TURN, 0), 20)
    time = asked(EVENING, time, TURN, 100)
    assert deadline(EVENING, time) == 100 + 6 * MINUTE - 20
    assert asked(EVENING, time, TURN, 150) == time


def test_a_window_is_a_moment_of_its_own() -> None:
    time = asked(EVENING, SeatTime(0), TURN, 0)
    time = asked(EVENING, time, WINDOW, 90)
    assert (time.spent, time.used) == (0, 30)
    assert deadline(EVENING, time) == 90 + 6 * MINUTE - 30


def test_whoever_takes_back_gets_no_time_for_it() -> None:
    first = reckon.rest(asked(EVENING, SeatTime(0), TURN, 0), 50)
    later = reckon.rest(asked(EVENING, first, WINDOW, 60), 70)
    again = asked(EVENING, later, TURN, 80)
    assert again.spent == 10
    assert again.moment == WINDOW
    assert deadline(EVENING, asked(EVENING, first, TURN, 60)) == 60 + 6 * MINUTE - 50


def test_an_answer_in_secret_stops_the_own_time_and_nobody_sees_it() -> None:
    time = asked(EVENING, SeatTime(1), WINDOW, 0)
    answered = reckon.run(EVENING, time, WINDOW, True, 10)
    assert deadline(EVENING, answered, 500) == deadline(EVENING, time, 500)
    assert reckon.is_late(EVENING, time, 1000)
    assert not reckon.is_late(EVENING, answered, 1000)
    assert reckon.due(EVENING, answered, 1000) is None
    withdrawn = reckon.run(EVENING, answered, WINDOW, False, 100)
    assert deadline(EVENING, withdrawn) == 100 + 6 * MINUTE - 10


def test_a_soft_clock_only_shows() -> None:
    soft = Clock(turn=MINUTE, soft=True)
    time = asked(soft, SeatTime(0), TURN, 0)
    assert deadline(soft, time) == MINUTE
    assert not reckon.is_late(soft, time, 9999)
    assert reckon.due(soft, time, 9999) is None


def test_days_off_stop_the_time_within_their_bound() -> None:
    time = asked(DAYS, SeatTime(0), TURN, 0)
    off = reckon.go_off(DAYS, time, 10, HOUR)
    assert off is not None
    assert deadline(DAYS, off) == HOUR + 10 * DAY + 4 * DAY - HOUR
    assert reckon.go_off(DAYS, off, 15, HOUR) is None
    assert reckon.go_off(NO_CLOCK, SeatTime(0), 1, 0) is None
    back = reckon.come_back(off, HOUR + 2.5 * DAY)
    assert (back.days, back.off) == (3, 0)
    assert deadline(DAYS, back) == HOUR + 2.5 * DAY + 4 * DAY - HOUR
    again = reckon.go_off(DAYS, back, 11, HOUR + 3 * DAY)
    assert again is not None
    assert again.days == 14


def test_whoever_is_off_before_they_are_asked_has_all_their_time() -> None:
    off = reckon.go_off(DAYS, SeatTime(0), 2, 0)
    assert off is not None
    assert deadline(DAYS, asked(DAYS, off, TURN, DAY)) == 2 * DAY + 4 * DAY
    assert reckon.come_back(off, 3 * DAY) == off


def test_nobody_is_asked_again_whether_to_go_on_before_another_turn_has_passed() -> None:
    clock = Clock(turn=MINUTE, bank=MINUTE, late="ask")
    time = replace(asked(clock, SeatTime(0), TURN, 0), asked=True)
    assert reckon.due(clock, time, 200) is None
    waits = reckon.wait_on(clock, time, 200)
    assert reckon.due(clock, waits, 200) == 200 + MINUTE
    assert reckon.left(clock, waits, 200).bank == 0


def test_whoever_is_back_has_a_turn_before_them() -> None:
    time = asked(EVENING, SeatTime(0), TURN, 0)
    back = reckon.returned(EVENING, time, 10_000)
    assert deadline(EVENING, asked(EVENING, back, TURN, 10_000)) == 10_000 + MINUTE


def at(day: int, hour: int, zone: str = BERLIN, month: int = 6) -> float:
    return datetime(2026, month, day, hour, 30, tzinfo=ZoneInfo(zone)).timestamp()


@pytest.mark.parametrize(
    ("hour", "day", "morning"), [(21, 1, None), (22, 1, 2), (3, 2, 2), (7, 2, 2), (8, 2, None)]
)
def test_what_would_end_in_the_night_ends_in_the_morning(
    hour: int, day: int, morning: int | None
) -> None:
    moment = at(day, hour)
    expected = moment if morning is None else at(morning, 8) - 30 * MINUTE
    assert until_morning(moment, BERLIN) == expected


def test_the_night_is_that_of_the_persons_zone_also_when_clocks_are_changed() -> None:
    midnight = at(1, 0)
    assert until_morning(midnight, "America/New_York") == midnight
    changed = at(25, 1, month=10)  # an hour is there twice
    assert until_morning(changed, BERLIN) - changed == 7.5 * HOUR
    for odd in ("", "Nowhere/Land", "../etc/passwd", "\x00"):
        assert until_morning(midnight, odd) == midnight


def test_the_deadline_of_a_table_with_nights() -> None:
    begun = at(1, 3)
    time = asked(DAYS, SeatTime(0), TURN, begun)
    assert deadline(DAYS, time, begun, BERLIN) == at(5, 8) - 30 * MINUTE
    assert deadline(DAYS, time, begun) == begun + 4 * DAY
    plain = DAYS.model_copy(update={"night": False})
    assert deadline(plain, time, begun, BERLIN) == begun + 4 * DAY


# --- What can be agreed


@pytest.mark.parametrize(
    "odd",
    [
        {"turn": -1},
        {"turn": 31 * DAY},
        {"turn": 1.5},
        {"turn": "60"},
        {"turn": True},
        {"bank": 60},
        {"turn": 60, "bank": 91 * DAY},
        {"soft": True},
        {"night": True},
        {"late": "ask"},
        {"turn": 60, "late": "explode"},
        {"turn": 60, "night": True},
        {"turn": 60, "holidays": 3},
        {"turn": DAY, "holidays": 61},
        {"turn": DAY, "holidays": -1},
        {"turn": 60, "soft": True, "late": "ask"},
        {"turn": DAY, "soft": True, "night": True},
        {"turn": 60, "more": 1},
    ],
)
def test_what_cannot_be_meant_is_refused(odd: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        Clock.model_validate(odd)


@pytest.mark.parametrize("clock", [NO_CLOCK, EVENING, DAYS])
def test_a_clock_is_written_and_read(clock: Clock) -> None:
    assert read(write(clock)) == clock


# --- Time itself


def test_time_does_not_jump_while_the_process_lives() -> None:
    wall, steady = [1e9], [50.0]
    time = Timepiece(lambda: wall[0], lambda: steady[0])
    wall[0] += 2 * DAY
    steady[0] += 5
    assert time.now() == 1e9 + 5
    assert time.follow()
    assert time.now() == 1e9 + 2 * DAY
    wall[0] += 6
    steady[0] += 5
    assert not time.follow()
    assert time.now() == wall[0]
