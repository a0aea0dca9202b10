"""Several workers on one PostgreSQL: two servers share a database and hear of each other."""

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.examples import asking_between
from tests.server.conftest import new_database
from tests.server.house import Guest, House, due, meet, open_house
from tests.server.person import Browser


@pytest.fixture(scope="module")
def houses(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[House, House]]:
    """Two servers on one database."""
    folders = [tmp_path_factory.mktemp(name) for name in ("first", "second")]
    database = new_database("postgres", request, folders[0])
    with open_house(database, folders[0]) as one, open_house(database, folders[1]) as two:
        yield one, two
    for house in (one, two):
        assert [line for line in house.said() if line["level"] == "error"] == []


def test_people_at_different_workers_play_with_each_other(houses: tuple[House, House]) -> None:
    one, two = houses
    made = one.table("human", "human", "random")
    chance = random.Random(1)
    with (
        one.sit(made["table"], made["keys"][0]) as ann,
        two.sit(made["table"], made["keys"][1]) as bea,
    ):
        ann.until("update")
        bea.until("update")
        while not ann.update["over"]:
            guest = due(ann, bea)
            if guest is not None:
                guest.play_any(chance)
            elif not ann.update["over"]:
                ann.until("update")
        meet(ann, bea)
        assert ann.log == bea.log
        assert ann.update["over"] == bea.update["over"]


def test_presence_talk_and_seats_are_told_across_workers(houses: tuple[House, House]) -> None:
    one, two = houses
    made = one.table("human", "open", "open")
    with one.sit(made["table"], made["keys"][0]) as ann:
        joined = two.post(f"/tables/{made['table']}/join", {"name": "Bea"})
        with two.sit(made["table"], joined["key"]) as bea:
            bea.until("table")
            while not (ann.info and ann.info["seats"][1]["present"]):
                ann.until("table")
            assert bea.ask("chat", text="over there?")["type"] == "done"
            assert ann.until("chat")["text"] == "over there?"
            refused = one.refused(
                "POST", f"/tables/{made['table']}/seats/1/hand", {"to": "open"}, made["host"]
            )
            assert refused == (409, "seat_present")
            one.post(f"/tables/{made['table']}/start", key=made["host"])
            bea.until("update")
        while ann.info["seats"][1]["present"]:
            ann.until("table")


def test_orders_are_told_to_the_own_seat_alone(houses: tuple[House, House]) -> None:
    """Also where it looks at the table through another worker."""
    one, two = houses
    made = one.table("human", "human", "human", modules=[asking_between()[0]])
    table, keys = made["table"], made["keys"]
    with (
        one.sit(table, keys[0]) as ann,
        two.sit(table, keys[0]) as ann_there,
        two.sit(table, keys[1]) as bea,
    ):
        for guest in (ann, ann_there, bea):
            guest.until("update")
        while not bea.info["seats"][0]["present"]:
            bea.until("table")
        while not ann.info["seats"][1]["present"]:
            ann.until("table")
        bea.ask("ping")
        heard = len(bea.heard)
        order = {"question": "window_question", "until": "game", "else": "pass"}
        assert ann.ask("orders", orders=[order])["type"] == "done"
        while ann_there.update["orders"].get("orders") != [order]:
            ann_there.until("update")
        bea.ask("ping")
        assert [message["type"] for message in bea.heard[heard:]] == ["pong"]


def test_a_device_that_was_signed_out_elsewhere_is_sent_away_here(
    houses: tuple[House, House],
) -> None:
    one, two = houses
    made = one.table("human", "human")
    lost = Browser(one)
    own = lost.take(made["table"], made["keys"][0])[0]
    kept = lost.another()
    with two.sit(made["table"], own) as thief, two.sit(made["table"], made["keys"][0]) as by_link:
        for guest in (thief, by_link):
            guest.until("update")
        assert kept.ask("DELETE", f"/my/devices/{lost.made['device']}").status_code == 204
        for guest in (thief, by_link):
            assert guest.farewell()[1] == 1001
    assert two.get(f"/tables/{made['table']}", own)["you"] is None
    assert two.get(f"/tables/{made['table']}", kept.open(made["table"])[0])["you"] == 0


def test_two_answers_through_two_workers_cannot_both_land(houses: tuple[House, House]) -> None:
    one, two = houses
    made = one.table("human", "human")
    guests = [
        (house.sit(made["table"], made["keys"][0]), house.sit(made["table"], made["keys"][1]))
        for house in houses
    ]
    everyone = [guest for pair in guests for guest in pair]
    for guest in everyone:
        guest.until("update")
    landed = 0
    for number in range(20):
        for guest in everyone:
            while guest.number < number:
                guest.until("update")
        asked = [guest for guest in everyone if guest.asked]
        assert len(asked) == 2
        with ThreadPoolExecutor(2) as threads:
            answers = list(threads.map(race, asked))
        assert sorted(answers) == ["done", "stale"]
        landed += 1
    assert two.get(f"/tables/{made['table']}")["number"] == landed
    for guest in everyone:
        guest.socket.close()


def race(guest: Guest) -> str:
    """Sends the first move; `done`, or why not."""
    answer = guest.ask("move", number=guest.number, move=guest.update["moves"][0])
    return "done" if answer["type"] == "done" else str(answer["reason"])


def test_bots_go_on_when_their_worker_dies(request: pytest.FixtureRequest, tmp_path: Path) -> None:
    """The driver's lease dies with its worker; whoever looks at the table next drives it."""
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    database = new_database("postgres", request, tmp_path)
    with open_house(database, tmp_path / "a") as one, open_house(database, tmp_path / "b") as two:
        made = one.table("random", "random", "random", public=True)
        with one.sit(made["table"]) as watcher:
            watcher.until("update")
            while watcher.number < 20:
                watcher.until("update")
        one.kill()
        with two.sit(made["table"]) as watcher:
            while not (watcher.update and watcher.update["over"]):
                watcher.until("update")


def test_a_server_with_two_workers(request: pytest.FixtureRequest, tmp_path: Path) -> None:
    """Sockets land at either worker; all hear the same."""
    database = new_database("postgres", request, tmp_path)
    chance = random.Random(2)
    with open_house(database, tmp_path, "--workers", "2") as house:
        made = house.table("human", "random", public=True)
        watchers = [house.sit(made["table"]) for _ in range(6)]
        with house.sit(made["table"], made["keys"][0]) as me:
            for _ in range(5):
                me.until_asked()
                me.play_any(chance)
            me.until_asked()
            for watcher in watchers:
                while not watcher.update or watcher.number < me.number:
                    watcher.until("update")
                assert watcher.log == me.log  # the base game tells everybody the same
        for watcher in watchers:
            watcher.socket.close()
