"""People without accounts: their devices and keys, what they hold, and what they may not."""

import json
import re
import time
from pathlib import Path

import segno
from sqlalchemy import select, update

from alhambra.server import people, store
from alhambra.server.schema import CARRIES, DEVICES, HELD, PEOPLE, SEAT_KEYS
from alhambra.server.settings import sqlite_url
from tests.server.house import House, open_house
from tests.server.person import Browser, finish


def test_somebody_new_has_one_device(house: House) -> None:
    anna = Browser(house, name="Firefox on Linux")
    me = anna.get("/my")
    assert (me["person"], me["language"], me["zone"]) == (
        anna.made["person"], "en", "Europe/Berlin",
    )  # fmt: skip
    (device,) = me["devices"]
    assert device["here"]
    assert (device["device"], device["name"]) == (anna.made["device"], "Firefox on Linux")


def test_habits_are_kept_and_an_unknown_zone_is_none(house: House) -> None:
    anna = Browser(house)
    assert anna.ask("PUT", "/my", {"language": "de", "zone": "Mars/Base"}).json()["zone"] == ""
    assert anna.get("/my")["language"] == "de"
    assert anna.refused("PUT", "/my", {"language": "fr"})[0] == 422


def test_nobody_is_known_without_a_key_of_theirs(house: House) -> None:
    assert house.refused("GET", "/my") == (403, "unknown_device")
    stranger = Browser(house, {"key": "x" * 43})
    assert stranger.refused("GET", "/my") == (403, "unknown_device")
    table = house.table("human", "random")
    assert Browser(house, {"key": table["keys"][0]}).refused("GET", "/my")[0] == 403


# --- What is held


def test_a_seat_that_was_taken_is_opened_by_any_device(house: House) -> None:
    anna, made = Browser(house), house.table("human", "random")
    own = anna.take(made["table"], made["keys"][0])
    assert own[0] != made["keys"][0]
    phone = anna.another()
    with house.sit(made["table"], phone.open(made["table"])[0]) as seat:
        seat.until_asked()
        assert seat.update["view"]["you"] == 0
    for key in (own[0], made["keys"][0]):  # the first device's key, and the link alone
        assert house.get(f"/tables/{made['table']}", key)["you"] == 0


def test_the_host_is_the_host_on_any_device(house: House) -> None:
    anna, made = Browser(house), house.table("human", "open")
    anna.take(made["table"], made["keys"][0])
    anna.take(made["table"], made["host"])
    told = anna.another().post(f"/my/games/{made['table']}/keys")
    assert house.post(f"/tables/{made['table']}/start", key=told["host"])["state"] == "running"
    assert anna.games()[made["table"]]["host"]


def test_only_a_key_that_fits_lets_hold_something(house: House) -> None:
    anna, made, other = Browser(house), house.table("human", "random"), house.table("human", "easy")
    path, wish = "/my/games", {"table": made["table"]}
    for key in ("", "wrong", other["keys"][0], made["watch"], anna.made["key"]):
        assert anna.refused("POST", path, wish, key) == (403, "bad_key")
    assert anna.refused("POST", path, {"table": "nosuchtabl"}, "x") == (404, "no_such_table")
    assert house.refused("POST", path, wish, made["keys"][0]) == (403, "unknown_device")
    assert anna.open(made["table"]) == {}
    assert anna.get("/my/games") == []


def test_nobody_gets_what_another_person_holds(house: House) -> None:
    anna, bert, made = Browser(house), Browser(house), house.table("human", "human")
    anna.take(made["table"], made["keys"][0])
    bert.take(made["table"], made["keys"][1])
    assert set(bert.open(made["table"])) == {1}
    device = anna.made["device"]
    assert bert.refused("DELETE", f"/my/devices/{device}") == (404, "no_such_device")
    told = bert.ask("GET", "/my/games").text + bert.ask("GET", "/my/belongings").text
    assert anna.made["person"] not in told
    assert anna.made["key"] not in told


def test_a_rematch_is_held_too(house: House) -> None:
    anna, made = Browser(house), house.table("human", "random", pause=0)
    own = anna.take(made["table"], made["keys"][0])
    finish(house, made["table"], own[0])
    again = house.post(f"/tables/{made['table']}/rematch", key=own[0])["table"]
    assert house.get(f"/tables/{again}", own[0])["you"] == 0
    assert anna.games()[again]["info"]["state"] == "running"
    assert list(anna.another().open(again)) == [0]


def test_a_seat_that_was_left_is_held_no_more(house: House) -> None:
    anna, made = Browser(house), house.table("human", "open", "open")
    joined = house.post(f"/tables/{made['table']}/join", {"name": "Anna"})
    own = anna.take(made["table"], joined["key"])[joined["seat"]]
    house.post(f"/tables/{made['table']}/seats/{joined['seat']}/leave", key=own)
    assert anna.get("/my/games") == []
    newcomer = house.post(f"/tables/{made['table']}/join", {"name": "Bert"})
    assert newcomer["seat"] == joined["seat"]
    for key in (own, joined["key"]):
        assert house.get(f"/tables/{made['table']}", key)["you"] is None


def test_a_browser_that_asks_for_keys_on_and_on_keeps_the_last_ones(house: House) -> None:
    anna, made = Browser(house), house.table("human", "random")
    first = anna.take(made["table"], made["keys"][0])[0]
    for _ in range(people.MOST_KEYS + 5):
        last = anna.open(made["table"])[0]
    assert house.get(f"/tables/{made['table']}", last)["you"] == 0
    assert house.get(f"/tables/{made['table']}", first)["you"] is None
    with store.connect(address(house)).connect() as connection:
        kept = connection.execute(select(SEAT_KEYS).where(SEAT_KEYS.c.table_id == made["table"]))
        assert 0 < len(kept.all()) <= people.MOST_KEYS


# --- Other devices


def test_a_link_to_another_device_is_good_once(house: House) -> None:
    anna = Browser(house)
    code = anna.code()
    assert house.post("/people/arrive", {"code": code})["person"] == anna.made["person"]
    for used in (code, "wrong", anna.made["key"]):
        wish = {"code": used, "device": "intruder"}
        assert house.refused("POST", "/people/arrive", wish) == (403, "bad_carry")
    assert [device["name"] for device in anna.get("/my")["devices"]] == ["Firefox", ""]


def test_a_newer_link_ends_the_one_before(house: House) -> None:
    anna = Browser(house)
    first, second = anna.code(), anna.code()
    assert house.refused("POST", "/people/arrive", {"code": first}) == (403, "bad_carry")
    assert house.post("/people/arrive", {"code": second})["person"] == anna.made["person"]


def test_a_device_brings_its_games_along(house: House) -> None:
    anna, phone = Browser(house), Browser(house, name="Safari")
    one, two = house.table("human", "random"), house.table("human", "easy")
    anna.take(one["table"], one["keys"][0])
    key = phone.take(two["table"], two["keys"][0])[0]
    told = phone.post("/people/arrive", {"code": anna.code(), "device": "Safari"})
    assert told == {"person": anna.made["person"], "device": phone.made["device"], "key": None}
    assert set(anna.games()) == set(phone.games()) == {one["table"], two["table"]}
    assert house.get(f"/tables/{two['table']}", key)["you"] == 0
    assert len(anna.get("/my")["devices"]) == 2


def test_a_lost_device_is_signed_out_with_all_it_had(house: House) -> None:
    lost, made = Browser(house), house.table("human", "human", "random")
    own = lost.take(made["table"], made["keys"][0])[0]
    lost.take(made["table"], made["host"])
    kept = lost.another()
    still = kept.open(made["table"])[0]
    sockets = [house.sit(made["table"], key) for key in (own, made["keys"][0], still)]
    with sockets[0] as thief, sockets[1] as by_link, sockets[2] as at_home:
        for socket in sockets:
            socket.until("update")
        assert kept.ask("DELETE", f"/my/devices/{lost.made['device']}").status_code == 204
        for socket in (thief, by_link):
            assert socket.farewell()[1] == 1001
        assert at_home.ask("ping")["type"] == "pong"
    assert lost.refused("GET", "/my/games") == (403, "unknown_device")
    for key in (own, made["keys"][0]):
        with house.sit(made["table"], key) as stranger:
            assert stranger.until("refused")["reason"] == "bad_key"
    path = f"/tables/{made['table']}/seats/1/hand"
    assert house.refused("POST", path, {}, made["host"]) == (403, "bad_key")
    assert house.get(f"/tables/{made['table']}", made["keys"][1])["you"] == 1
    assert house.get(f"/tables/{made['table']}", still)["you"] == 0


def test_a_lost_device_does_not_come_back_by_a_link_that_it_has_made(house: House) -> None:
    lost = Browser(house)
    kept = lost.another()
    code = lost.code()
    assert kept.ask("DELETE", f"/my/devices/{lost.made['device']}").status_code == 204
    assert house.refused("POST", "/people/arrive", {"code": code}) == (403, "bad_carry")
    assert [device["device"] for device in kept.get("/my")["devices"]] == [kept.made["device"]]
    assert house.post("/people/arrive", {"code": kept.code()})["person"] == kept.made["person"]


def test_a_device_signs_itself_out(house: House) -> None:
    anna = Browser(house)
    code = anna.code()
    assert anna.ask("DELETE", f"/my/devices/{anna.made['device']}").status_code == 204
    assert anna.refused("GET", "/my") == (403, "unknown_device")
    moved = house.post("/people/arrive", {"code": code})  # it was made for another one of theirs
    assert moved["person"] == anna.made["person"]


def test_the_code_to_be_scanned_holds_the_link(house: House) -> None:
    told = Browser(house).post("/my/carry", {"origin": "https://alhambra.example"})
    dark = {
        (int(x) + step, int(y))
        for x, y, width in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\d+z", told["square"]["path"])
        for step in range(int(width))
    }
    rows = segno.make_qr(told["link"], error="m").matrix
    assert told["square"]["size"] == len(rows)
    assert dark == {(x, y) for y, row in enumerate(rows) for x, bit in enumerate(row) if bit}
    assert Browser(house).refused("POST", "/my/carry", {"origin": "javascript:x"})[0] == 422


# --- Secrets


def test_no_personal_key_is_stored_or_logged(house: House) -> None:
    anna, made = Browser(house), house.table("human", "human", public=True)
    own = anna.take(made["table"], made["keys"][0])[0]
    code = anna.code()
    with house.sit(made["table"], made["keys"][1]) as other:
        other.until("update")
        heard = json.dumps(other.heard)
    told = heard + json.dumps(house.get("/tables")) + house.log.read_text()
    for secret in (anna.made["key"], own, code, anna.made["person"], anna.made["device"]):
        assert secret not in told
        if len(secret) > 20:
            assert secret not in stored(house)


def stored(house: House) -> str:
    """Everything of the tables about people."""
    with store.connect(address(house)).connect() as connection:
        tables = (PEOPLE, DEVICES, HELD, SEAT_KEYS, CARRIES)
        return str([connection.execute(select(table)).all() for table in tables])


def address(house: House) -> str:
    return house.database if "://" in house.database else sqlite_url(Path(house.database))


# --- Time


def test_a_link_ends_after_ten_minutes(house: House) -> None:
    anna = Browser(house)
    code = anna.code()
    with store.connect(address(house)).begin() as connection:
        where = CARRIES.c.person_id == anna.made["person"]
        until = connection.scalar(select(CARRIES.c.until).where(where)) or 0.0
        assert 590 < until - time.time() <= 600
        connection.execute(update(CARRIES).where(where).values(until=time.time() - 1))
    assert house.refused("POST", "/people/arrive", {"code": code}) == (403, "bad_carry")


def test_people_who_hold_nothing_are_forgotten_after_long(house: House) -> None:
    anna, bert = Browser(house), Browser(house)
    made = house.table("human", "random")
    bert.take(made["table"], made["keys"][0])
    with store.connect(address(house)).begin() as connection:
        people.purge(connection, time.time() + 399 * 86_400)
        there = set(connection.scalars(select(PEOPLE.c.id)))
        assert {anna.made["person"], bert.made["person"]} <= there
        people.purge(connection, time.time() + 401 * 86_400)
        there = set(connection.scalars(select(PEOPLE.c.id)))
    assert anna.made["person"] not in there
    assert bert.made["person"] in there


def test_new_people_are_counted_by_address(tmp_path: Path) -> None:
    with open_house(str(tmp_path / "data"), tmp_path, "--tables-per-hour", "1") as house:
        for _ in range(5):
            Browser(house)
        assert house.refused("POST", "/people", {}) == (429, "too_many_people")
