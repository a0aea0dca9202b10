"""What is due is sent once, at the right time, to those who still wait for it."""

import json
import threading
from dataclasses import replace
from typing import Any

import pytest

from alhambra.server.reach import queue, watch, wishes
from alhambra.server.reach.wishes import Habits
from alhambra.server.rows import OVER
from alhambra.server.schema import DUES, TABLES
from tests.server.reach.post_office import NOON, PostOffice
from tests.server.reach.receivers import PushBrowser, signed_claims

HOUR = 3600.0


# --- One notice per question


def test_a_waiting_question_is_told_once_in_each_way(office: PostOffice) -> None:
    office.way()
    browser = PushBrowser(office.receiver.url("/push"))
    office.push_way(browser)
    office.table("aa")
    for _ in range(3):
        office.tell("aa")
        office.carry()
    by_path = {request.path: request for request in office.got()}
    assert sorted(by_path) == ["/hook", "/push"]
    assert by_path["/hook"].json["url"] == "https://play.test/table/aa"
    pushed = json.loads(browser.read(by_path["/push"].body))
    assert pushed["title"] == "Table aa: it is your turn"
    signed_claims(by_path["/push"].headers["authorization"])
    office.now += 30 * 24 * HOUR
    office.carry()
    assert office.got() == []


def test_nobody_is_told_what_is_answered_already(office: PostOffice) -> None:
    office.way()
    office.table("aa")
    office.tell("aa")
    office.move("aa", 2)
    office.carry()
    assert office.got() == []
    assert office.states() == ["done"]


def test_a_muted_table_a_switched_off_way_and_a_game_that_is_over_are_silent(
    office: PostOffice,
) -> None:
    way = office.way()
    for name in ("aa", "bb", "cc"):
        office.table(name)
        office.tell(name)
    with office.book() as connection:
        assert wishes.mute(connection, office.anna, "aa", True)
        assert not wishes.mute(connection, office.anna, "zz", True)
        connection.execute(TABLES.update().where(TABLES.c.id == "bb").values(state=OVER))
    office.carry()
    (request,) = office.got()
    assert request.json["games"][0]["table"] == "cc"
    with office.book() as connection:
        wishes.switch(connection, way, False)
    office.table("dd")
    office.tell("dd")
    office.carry()
    assert office.got() == []


def test_a_seat_that_a_bot_plays_is_not_told(office: PostOffice) -> None:
    office.way()
    office.table("aa")
    office.tell("aa")
    with office.book() as connection:
        connection.exec_driver_sql("UPDATE seats SET stand_in = true WHERE table_id = 'aa'")
    office.carry()
    assert office.got() == []


def test_what_was_sent_is_forgotten_once_it_is_answered(office: PostOffice) -> None:
    office.way()
    office.table("aa")
    office.tell("aa")
    office.carry()
    assert office.states() == ["done"]
    office.move("aa", 2)
    for looked in (False, True):  # until the watch has looked, it may still be the same question
        with office.book() as connection:
            if looked:
                watch.note(connection, watch.Sleeping("aa", 2, office.now))
            queue.tidy(connection, office.now)
        assert office.states() == [] if looked else ["done"]


# --- When


def test_reminders_come_after_the_time_of_ones_choice_and_end(office: PostOffice) -> None:
    office.way()
    office.habits(remind=120)
    office.table("aa")
    office.tell("aa")
    office.carry()
    assert len(office.got()) == 1
    office.now += 2 * HOUR - 1
    office.carry()
    assert office.got() == []
    office.now += 1
    office.carry()
    (request,) = office.got()
    assert request.json["title"] == "Table aa is still waiting for you"
    for _ in range(20):
        office.now += 2 * HOUR
        office.carry()
    assert len(office.got()) == queue.MOST_REMINDERS - 1


def test_a_reminder_is_not_sent_after_the_answer(office: PostOffice) -> None:
    office.way()
    office.habits(remind=60)
    office.table("aa")
    office.tell("aa")
    office.carry()
    office.move("aa", 2)
    office.now += 2 * HOUR
    office.carry()
    assert len(office.got()) == 1


def test_quiet_hours_are_those_of_the_persons_zone(office: PostOffice) -> None:
    office.way()
    office.habits(quiet_from=22 * 60, quiet_to=7 * 60)
    office.table("aa")
    office.now = NOON + 8.5 * HOUR  # half past eight in the evening in UTC, half past ten in Berlin
    office.tell("aa")
    office.carry()
    assert office.got() == []
    office.now = NOON + 17 * HOUR - 1  # a second to seven in Berlin
    office.carry()
    assert office.got() == []
    office.now += 1
    office.carry()
    assert len(office.got()) == 1


@pytest.mark.parametrize(
    ("begin", "end", "hour", "expected"),
    [
        (22 * 60, 7 * 60, 21.9, None),
        (22 * 60, 7 * 60, 22, 31),
        (22 * 60, 7 * 60, 24, 31),
        (22 * 60, 7 * 60, 31, None),
        (9 * 60, 17 * 60, 12, 17),
        (9 * 60, 17 * 60, 17, None),
        (9 * 60, 9 * 60, 12, None),
    ],
)
def test_quiet_hours(begin: int, end: int, hour: float, expected: float | None) -> None:
    midnight = NOON - 12 * HOUR
    found = Habits(begin, end).quiet_until(midnight + hour * HOUR, "UTC")
    assert found == (None if expected is None else midnight + expected * HOUR)


def test_clocks_that_are_set_forward_and_back_hold_nobody_up() -> None:
    """The nights of 29 March and 25 October 2026 in Berlin, minute by minute."""
    habits = Habits(2 * 60 + 15, 2 * 60 + 45)
    for begin in (1_774_738_800, 1_792_879_200):
        for minute in range(6 * 60):
            now = begin + minute * 60.0
            until = habits.quiet_until(now, "Europe/Berlin")
            assert until is None or now < until <= now + 2 * HOUR


@pytest.mark.parametrize(
    "changed", [{"webhooks": False}, {"webhook_hosts": ["discord.com"]}], ids=["switch", "list"]
)
def test_what_the_host_forbids_later_goes_nowhere(
    office: PostOffice, changed: dict[str, Any]
) -> None:
    """Also to an address that was named when it was allowed; whoever named it sees why."""
    way = office.way()
    office.options = replace(office.options, **changed)
    office.table("aa")
    office.tell("aa")
    office.carry()
    assert office.got() == []
    known = office.known(way)
    assert known is not None
    assert known.trouble == "not_offered"


def test_many_games_wait_and_one_message_comes(office: PostOffice) -> None:
    office.way()
    for name in ("aa", "bb", "cc"):
        office.table(name)
        office.tell(name)
    office.carry()
    (request,) = office.got()
    assert request.json["title"] == "3 games are waiting for you"
    assert {game["table"] for game in request.json["games"]} == {"aa", "bb", "cc"}


def test_who_gathers_is_told_once_in_so_many_minutes(office: PostOffice) -> None:
    office.way()
    office.habits(gather=60)
    for name in ("aa", "bb", "cc"):
        office.table(name)
        office.tell(name)
        office.carry()
        office.now += 600
    assert len(office.got()) == 1
    office.now += HOUR
    office.carry()
    (request,) = office.got()
    assert {game["table"] for game in request.json["games"]} == {"bb", "cc"}


# --- Receivers that do not answer


def test_trouble_makes_us_wait_longer_each_time(office: PostOffice) -> None:
    way = office.way()
    office.receiver.answers["/hook"] = (503, {})
    office.table("aa")
    office.tell("aa")
    office.carry()
    assert len(office.got()) == 1
    for wait in (60, 240, 960, 3840, 15_360):
        office.now += wait - 1
        office.carry()
        assert office.got() == []
        office.now += 1
        office.carry()
        assert len(office.got()) == 1
    office.now += 100 * HOUR
    office.carry()
    assert office.got() == []
    known = office.known(way)
    assert known is not None
    assert known.trouble == "no_answer"
    assert known.switched_on


def test_a_receiver_can_ask_for_time(office: PostOffice) -> None:
    office.way()
    office.receiver.answers["/hook"] = (429, {"Retry-After": "1000"})
    office.table("aa")
    office.tell("aa")
    office.carry()
    office.receiver.answers = {}
    office.now += 999
    office.carry()
    assert len(office.got()) == 1
    office.now += 1
    office.carry()
    assert len(office.got()) == 1


def test_a_slow_receiver_delays_nobody_else(office: PostOffice) -> None:
    asleep = threading.Event()
    answer = office.receiver.answer

    def slow(request: object) -> tuple[int, dict[str, str]]:
        if getattr(request, "path", "") == "/slow":
            asleep.wait()
        return answer(request)  # type: ignore[arg-type]

    office.receiver.answer = slow  # type: ignore[method-assign]
    office.way(address=office.receiver.url("/slow"))
    office.way(address=office.receiver.url("/quick"))
    office.table("aa")
    office.tell("aa")
    thread = threading.Thread(target=office.carry)
    thread.start()
    try:
        assert office.receiver.next().path == "/quick"
    finally:
        asleep.set()
        thread.join()
    assert office.receiver.next().path == "/slow"


def test_a_way_that_refuses_again_and_again_is_switched_off(office: PostOffice) -> None:
    way = office.way()
    office.receiver.answers["/hook"] = (403, {})
    for number in range(7):
        office.table(f"t{number}")
        office.tell(f"t{number}")
        office.carry()
    assert len(office.got()) == 5
    known = office.known(way)
    assert known is not None
    assert (known.switched_on, known.trouble) == (False, "refused")


def test_a_redirect_counts_as_refused(office: PostOffice) -> None:
    way = office.way()
    office.receiver.answers["/hook"] = (302, {"Location": office.receiver.url("/inner")})
    office.table("aa")
    office.tell("aa")
    office.carry()
    assert [request.path for request in office.got()] == ["/hook"]
    known = office.known(way)
    assert known is not None
    assert known.trouble == "refused"


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_has_gone_is_forgotten(office: PostOffice, status: int) -> None:
    way = office.push_way(PushBrowser(office.receiver.url("/push")))
    office.receiver.answers["/push"] = (status, {})
    office.table("aa")
    office.tell("aa")
    office.carry()
    assert office.known(way) is None
    assert office.states() == []


def test_a_way_to_a_private_place_is_never_taken(office: PostOffice) -> None:
    """Such as one that the host named once, and names no more."""
    way = office.way(address="https://localhost:1/")
    office.table("aa")
    office.tell("aa")
    office.carry()
    known = office.known(way)
    assert known is not None
    assert known.trouble == "bad_address"


# --- Several couriers


def test_each_notice_is_claimed_by_one_courier(office: PostOffice) -> None:
    office.way()
    for number in range(40):
        office.table(f"t{number}")
        office.tell(f"t{number}")
    found: list[str] = []

    def take() -> None:
        with office.engine.begin() as connection:
            taken = queue.claim(connection, office.now)
        found.extend(row.id for rows in taken.values() for row in rows)

    threads = [threading.Thread(target=take) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    with office.engine.connect() as connection:
        every = [row.id for row in connection.execute(DUES.select())]
    assert sorted(found) == sorted(every)


def test_the_secrets_of_a_server_are_made_once(office: PostOffice) -> None:
    made: list[str] = []

    def ask() -> None:
        with office.engine.begin() as connection:
            made.append(wishes.secrets_of(connection).vapid.public)

    threads = [threading.Thread(target=ask) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(made)) == 1
    assert len(made) == 4
