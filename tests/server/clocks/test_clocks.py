"""Clocks at a real server whose time is moved by hand, on both databases."""

import random
import time
from pathlib import Path
from typing import Any

import pytest

from alhambra.server.clocks.description import DAY, HOUR
from tests.server.clocks.moving import MovingHouse, moving_house
from tests.server.house import PATIENCE, Guest, House, Json, due
from tests.server.person import Browser
from tests.server.windows import LET_PASS, Party, done, moment

MINUTE = 60
CLOCK = {"turn": DAY, "bank": 2 * DAY}
NEVER = 1.0  # seconds of real time in which nothing must happen
SOON = 30.0


@pytest.fixture
def house(database: str, tmp_path: Path) -> Any:
    with moving_house(database, tmp_path) as house:
        yield house


def beginner(made: Json, after: int = 0) -> int:
    """The seat that begins, or one after it."""
    people = sum(seat["kind"] == "human" for seat in made["info"]["seats"])
    return int((made["info"]["asked"] + after) % people)


def table(house: House, *kinds: str, **more: Any) -> Json:
    """A table of people, of whom one begins."""
    made = house.table(*kinds, **more)
    made["info"] = house.get(f"/tables/{made['table']}")
    return made


def seated(house: House, made: Json, *places: int) -> list[Guest]:
    """People in the order of play: 0 begins."""
    seats = [beginner(made, place) for place in places]
    guests = [house.sit(made["table"], made["keys"][seat]) for seat in seats]
    for guest in guests:
        guest.until("update")
    return guests


def own(guest: Guest) -> Json:
    """What everybody knows of somebody's seat."""
    seat: Json = guest.info["seats"][guest.update["view"]["you"]]
    return seat


def until(guest: Guest, what: str) -> Json:
    """Until the table has said something of its own."""
    while True:
        line = guest.until("chat")
        if line["note"] == what:
            return line


def source(house: House, made: Json) -> str:
    """Who made the last move."""
    party = Party.__new__(Party)
    party.house, party.made = house, made
    return party.stored().log[-1].source


def test_a_bot_answers_when_turn_and_bank_are_over_also_after_a_kill(house: MovingHouse) -> None:
    made = table(house, "human", "human", clock=CLOCK)
    me, other = seated(house, made, 0, 1)
    begun = me.update["deadline"]
    assert me.update["bank"] == 2 * DAY
    house.wait(2 * DAY)
    me.never("update", NEVER)
    house.kill()
    house.start()
    me, other = seated(house, made, 0, 1)
    assert abs(me.update["deadline"] - begun) < SOON
    assert me.number == 0
    house.wait(DAY + MINUTE)
    while other.number < 1:
        other.until("update")
    assert source(house, made) == "clock"
    other.until_asked()
    assert other.update["bank"] == 2 * DAY


def test_what_a_turn_takes_beyond_its_time_comes_from_the_bank(house: MovingHouse) -> None:
    made = table(house, "human", "human", clock=CLOCK)
    guests = seated(house, made, 0, 1)
    chance = random.Random(2)
    house.wait(1.5 * DAY)
    turns: list[int] = []
    while turns.count(0) < 2 or turns[-1] != 0:
        asked = due(*guests)
        assert asked is not None
        seat = guests.index(asked)
        turns += [seat] if turns[-1:] != [seat] else []
        if turns.count(0) < 2:
            asked.play_any(chance)
    assert abs(guests[0].update["bank"] - 1.5 * DAY) < MINUTE


def test_a_jump_of_the_clock_and_a_time_without_a_server_cost_nobody_anything(
    house: MovingHouse,
) -> None:
    made = table(house, "human", "human", clock={"turn": HOUR})
    (me,) = seated(house, made, 0)
    house.set_clock(100 * DAY)
    me.never("update", NEVER)
    (me,) = seated(house, made, 0)
    left = me.update["deadline"] - (time.time() + 100 * DAY)
    assert HOUR - 2 * MINUTE < left < HOUR + 2 * MINUTE
    house.set_clock(-150 * DAY)
    me.never("update", NEVER)
    house.kill()
    house.set_clock(70 * DAY)
    house.start()
    (me,) = seated(house, made, 0)
    left = me.update["deadline"] - (time.time() + 20 * DAY)
    assert HOUR - 2 * MINUTE < left < HOUR + 2 * MINUTE
    assert me.number == 0
    house.wait(HOUR + MINUTE)
    while me.number < 1:
        me.until("update")


def test_a_game_that_sleeps_is_woken_when_time_is_up(house: MovingHouse) -> None:
    made = table(house, "human", "human", clock={"turn": HOUR})
    house.kill()
    house.start()  # nobody has looked at it since
    end = time.monotonic() + PATIENCE
    while house.get(f"/tables/{made['table']}")["number"] < 1 and time.monotonic() < end:
        house.wait(2 * HOUR)  # before its first look at the clock this is time without a server
        time.sleep(1)
    assert source(house, made) == "clock"


# --- What happens when time is up


def test_a_bot_plays_until_the_late_person_says_that_they_are_back(house: MovingHouse) -> None:
    made = table(house, "human", "human", clock={"turn": HOUR, "late": "stand_in"})
    me, other = seated(house, made, 0, 1)
    house.wait(HOUR + MINUTE)
    while not own(me)["stand_in"]:
        me.until("table")
    assert me.ask("back")["type"] == "done"
    assert not own(me)["stand_in"]
    assert me.ask("back")["reason"] == "stale"
    asked = due(me, other)
    assert asked is not None
    assert asked.update["deadline"] > time.time() + HOUR


def test_the_others_are_asked_whether_to_go_on(house: MovingHouse) -> None:
    made = table(house, "human", "human", "human", clock={"turn": HOUR, "late": "ask"})
    late, second, third = seated(house, made, 0, 1, 2)
    seat = beginner(made)
    house.wait(HOUR + MINUTE)
    assert until(second, "late")["seat"] == seat
    assert late.ask("agree", matter="late", seat=seat)["reason"] == "stale"
    done(second.ask("agree", matter="late", seat=seat, yes=False))
    until(third, "waits")
    house.wait(HOUR // 2)
    time.sleep(NEVER)
    assert house.get(f"/tables/{made['table']}")["number"] == 0
    house.wait(HOUR)
    until(third, "late")
    house.kill()
    house.start()
    late, second, third = seated(house, made, 0, 1, 2)
    done(second.ask("agree", matter="late", seat=seat))
    assert second.info["matters"] == [{"kind": "late", "seat": seat, "yes": [own(second)["seat"]]}]
    assert not second.info["seats"][seat]["stand_in"]
    done(third.ask("agree", matter="late", seat=seat))
    assert third.info["seats"][seat]["stand_in"]
    assert third.info["matters"] == []


def test_whoever_answers_late_is_waited_for_no_longer(house: MovingHouse) -> None:
    made = table(house, "human", "human", clock={"turn": HOUR, "late": "ask"})
    late, other = seated(house, made, 0, 1)
    house.wait(HOUR + MINUTE)
    until(other, "late")
    late.until("chat")
    takes = next(move for move in late.update["moves"] if move["move"] == "take")
    done(late.play(takes))
    assert other.ask("agree", matter="late", seat=beginner(made))["reason"] == "stale"


# --- Pauses


def test_a_pause_begins_when_all_agree_and_any_one_ends_it(house: MovingHouse) -> None:
    made = table(house, "human", "human", clock={"turn": HOUR})
    one, two = seated(house, made, 0, 1)
    done(one.ask("agree", matter="pause"))
    assert one.info["matters"] == [{"kind": "pause", "seat": None, "yes": [own(one)["seat"]]}]
    assert one.update["deadline"] is not None
    done(two.ask("agree", matter="pause"))
    assert [matter["kind"] for matter in two.info["matters"]] == ["paused"]
    assert two.update["deadline"] is None
    house.wait(3 * DAY)
    two.never("update", NEVER)
    house.kill()
    house.start()
    one, two = seated(house, made, 0, 1)
    assert one.number == 0
    done(two.ask("agree", matter="pause", yes=False))
    assert two.info["matters"] == []
    assert HOUR - SOON < two.update["deadline"] - time.time() - 3 * DAY <= HOUR
    with house.sit(made["table"], made["watch"]) as stranger:
        stranger.until("update")
        assert stranger.ask("agree", matter="pause")["reason"] == "not_seated"


def test_no_pause_where_there_is_no_clock(house: MovingHouse) -> None:
    made = table(house, "human", "human")
    (one,) = seated(house, made, 0)
    assert one.ask("agree", matter="pause")["reason"] == "no_clock"
    assert one.ask("holiday", days=1)["reason"] == "no_days_left"
    assert one.ask("back")["reason"] == "stale"


# --- Days off and nights


def test_days_off_are_taken_and_ended(house: MovingHouse) -> None:
    made = table(house, "human", "human", clock={**CLOCK, "holidays": 10})
    me, other = seated(house, made, 0, 1)
    before = me.update["deadline"]
    done(me.ask("holiday", days=7))
    until(other, "holiday")
    assert abs(me.update["deadline"] - before - 7 * DAY) < SOON
    assert own(me)["days"] == 7
    assert own(me)["off"] > time.time() + 6 * DAY
    assert me.ask("holiday", days=11)["reason"] == "no_days_left"
    house.wait(5 * DAY)
    me.never("update", NEVER)
    done(me.ask("back"))
    assert (own(me)["days"], own(me)["off"]) == (6, 0)
    assert abs(me.update["deadline"] - before - 5 * DAY) < SOON


def sleeps_at(moment: float) -> str:
    """A zone in which it is two or three in the night then."""
    hours = (2 - time.gmtime(moment).tm_hour + 12) % 24 - 12
    return f"Etc/GMT{-hours:+d}"


def test_a_turn_waits_for_the_persons_morning(house: MovingHouse) -> None:
    made = table(house, "human", "human", clock={"turn": HOUR, "night": True})
    anna = Browser(house)
    anna.take(made["table"], made["keys"][beginner(made)])
    zone = sleeps_at(time.time() + HOUR)
    assert anna.ask("PUT", "/my", {"language": "en", "zone": zone}).status_code == 200
    (me,) = seated(house, made, 0)
    assert 5 * HOUR < me.update["deadline"] - time.time() - HOUR <= 6 * HOUR
    assert me.update["deadline"] % HOUR == 0
    assert anna.games()[made["table"]]["deadline"] == me.update["deadline"]
    house.wait(2 * HOUR)
    me.never("update", NEVER)
    house.wait(5 * HOUR + MINUTE)
    while me.number < 1:
        me.until("update")


# --- Between turns


def test_windows_charge_each_seat_its_own_time(house: MovingHouse) -> None:
    with Party(house, moment(opens=False)[0], clock={"turn": HOUR, "bank": HOUR}) as party:
        first, second, third = party.guests
        done(third.play(LET_PASS))
        house.wait(HOUR + 30 * MINUTE)
        done(second.play(LET_PASS))
        done(first.play(LET_PASS))
        rows = party.stored
        while len(rows().log) < 3:
            time.sleep(0.1)
        times = rows().clock.times
        spent = {seat: entry.spent + entry.used for seat, entry in times.items()}
        one, two, three = party.order
        assert spent[three] < MINUTE
        assert spent[two] >= 30 * MINUTE
        assert spent[one] >= 30 * MINUTE
