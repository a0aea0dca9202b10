"""The host of a table names it anew, silences guests and sends them away; nobody else does."""

from typing import Any

import pytest

from tests.server.house import Guest, House, Json

DOORS: tuple[tuple[str, Json], ...] = (
    ("name", {"name": "Granada"}),
    ("seats/1/mute", {"muted": True}),
    ("seats/1/remove", {}),
    ("watchers/mute", {"muted": True}),
    ("watchers/remove", {}),
)


def tell(house: House, made: Json, path: str, **body: Any) -> Json:
    told: Json = house.post(f"/tables/{made['table']}/{path}", body, made["host"])
    return told


def sat(house: House, made: Json, seat: int | None) -> Guest:
    guest = house.sit(made["table"], None if seat is None else made["keys"][seat])
    guest.until("update")
    return guest


@pytest.mark.parametrize(("path", "body"), DOORS)
def test_nobody_but_the_host_may(house: House, path: str, body: Json) -> None:
    made = house.table("human", "human", "open", public=True)
    for key in ("", made["keys"][1], made["watch"]):
        refused = house.refused("POST", f"/tables/{made['table']}/{path}", body, key)
        assert refused == (403, "bad_key")


def test_everybody_is_told_the_new_name(house: House) -> None:
    made = house.table("human", "human", public=True)
    with sat(house, made, 1) as guest:
        tell(house, made, "name", name="Granada")
        while guest.info["name"] != "Granada":
            guest.until("table")
    assert (
        house.refused("POST", f"/tables/{made['table']}/name", {"name": "a\n\u200b"}, made["host"])[
            0
        ]
        == 422
    )


def test_whoever_is_muted_says_nothing_but_plays(house: House) -> None:
    made = house.table("human", "human", public=True)
    with sat(house, made, 0) as one, sat(house, made, 1) as two, sat(house, made, None) as watcher:
        tell(house, made, "seats/1/mute", muted=True)
        tell(house, made, "watchers/mute", muted=True)
        assert two.ask("chat", text="boo")["reason"] == "muted"
        assert watcher.ask("chat", text="boo")["reason"] == "muted"
        assert one.ask("chat", text="hello")["type"] == "done"
        asked = one if one.asked else two
        assert asked.play(asked.update["moves"][0])["type"] == "done"
        tell(house, made, "seats/1/mute", muted=False)
        tell(house, made, "watchers/mute", muted=False)
        assert two.ask("chat", text="thanks")["type"] == "done"
        assert watcher.ask("chat", text="thanks")["type"] == "done"


def test_before_the_game_somebody_is_sent_away_for_good(house: House) -> None:
    made = house.table("human", "human", "open", public=True)
    path = f"/tables/{made['table']}"
    with house.sit(made["table"], made["keys"][1]) as guest:
        guest.until("table")
        info = tell(house, made, "seats/1/remove")
        assert info["seats"][1]["kind"] == "open"
        guest.farewell()
    assert house.refused("POST", f"{path}/seats/1/leave", {}, made["keys"][1]) == (403, "bad_key")
    assert house.refused("POST", f"{path}/seats/2/remove", {}, made["host"])[0] == 404
    house.post(f"{path}/join", {"name": "New", "seat": 1})
    assert house.get(path)["seats"][1]["muted"] is False


def test_a_seat_of_a_running_game_stays_its_persons(house: House) -> None:
    made = house.table("human", "human", public=True)
    path = f"/tables/{made['table']}/seats/1/remove"
    assert house.refused("POST", path, {}, made["host"]) == (409, "seat_is_theirs")


def test_those_who_watch_are_sent_away_and_their_link_opens_nothing(house: House) -> None:
    made = house.table("human", "human", public=True)
    with sat(house, made, 0) as player, sat(house, made, None) as watcher:
        with house.sit(made["table"], made["watch"]) as friend:
            friend.until("update")
            key = tell(house, made, "watchers/remove")["watch"]
            watcher.farewell()
            friend.farewell()
        assert player.ask("ping")["type"] == "pong"
    for old in (None, made["watch"]):
        with house.sit(made["table"], old) as gone:
            assert gone.until("refused")["reason"] == "bad_key"
    with house.sit(made["table"], key) as friend:
        friend.until("update")
    assert made["table"] not in {info["table"] for info in house.get("/tables")}
