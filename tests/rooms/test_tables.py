"""The server: rooms from outside are played, and a table waits for a room that is gone."""

import os
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from alhambra.modules import ALL
from alhambra.rooms.places import VARIABLE
from tests.examples import ONE
from tests.rooms.houses import FOLDER_ROOM, WHEEL_ROOM
from tests.rooms.support import add_room
from tests.server.house import Guest, House, open_house

BOTH = [FOLDER_ROOM, WHEEL_ROOM]


@pytest.fixture
def house(
    spices: Path, salt: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[House]:
    """With a room in a folder, one in a package, and one that takes the number of ours."""
    add_room(tmp_path / "more", "well", ALL[ONE].number)
    monkeypatch.setenv(VARIABLE, os.pathsep.join([str(spices), str(tmp_path / "more")]))
    monkeypatch.setenv("PYTHONPATH", str(salt))
    with open_house(str(tmp_path / "data"), tmp_path) as opened:
        yield opened


def play_some(guest: Guest, moves: int) -> None:
    chance = random.Random(moves)
    for _ in range(moves):
        guest.until_asked()
        guest.play_any(chance)


def test_they_are_offered_and_played_to_the_end(house: House) -> None:
    offer = house.get("/catalogue")
    entries = {entry["id"]: entry for entry in offer["modules"]}
    assert entries[FOLDER_ROOM]["names"]["en"] == "Spice Box"
    assert (entries[WHEEL_ROOM]["box"], offer["boxes"][-1]) == ("Others", "Others")
    assert "well" not in entries
    said = [line for line in house.said() if line["message"] == "a module is left out"]
    assert [(line["room"], line["why"]) for line in said] == [
        ("well", f"well and {ONE} both have the number {ALL[ONE].number}")
    ]
    assert "event-salt-road-opened" in house.ask("GET", "/texts/de").text
    assert house.ask("GET", f"/rules/{WHEEL_ROOM}/de").text.startswith("# Salt Road")
    made = house.table("human", "easy", "random", modules=[*BOTH, ONE])
    with house.sit(made["table"], made["keys"][0]) as guest:
        guest.until_asked()
        hands = guest.update["view"][FOLDER_ROOM]["hands"]
        assert len(hands[0]) == 1
        assert set(hands[1:]) <= {0, 1}  # how many; who had a turn may have used it
        chance = random.Random(1)
        while not guest.update["over"]:
            if guest.asked:
                guest.play_any(chance)
            guest.until_asked()


def test_a_table_waits_for_its_room(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    made = house.table("human", "easy", modules=BOTH, public=True)
    waiting = house.table("human", "open", modules=BOTH)
    table = made["table"]
    with house.sit(table, made["keys"][0]) as guest:
        play_some(guest, 5)
        guest.until_asked()
        number, view = guest.number, guest.update["view"]
    house.stop()
    rooms = os.environ[VARIABLE]
    monkeypatch.delenv(VARIABLE)
    house.start()
    for name in (table, waiting["table"]):
        assert house.refused("GET", f"/tables/{name}") == (409, "no_such_room")
    error = house.ask("GET", f"/tables/{table}").json()["error"]
    assert error["about"] == {"rules": FOLDER_ROOM}
    assert error["text"].startswith("This game is played with the module “Spice box”, which is not")
    assert [info["table"] for info in house.get("/tables")] == [table]
    with house.sit(table, made["keys"][0]) as guest:
        assert guest.farewell()[0][-1]["reason"] == "no_such_room"
    house.stop()
    monkeypatch.setenv(VARIABLE, rooms)
    house.start()
    with house.sit(table, made["keys"][0]) as guest:
        guest.until_asked()
        assert (guest.number, guest.update["view"]) == (number, view)
        play_some(guest, 5)


def test_a_table_waits_for_the_revision_of_its_room(house: House, spices: Path) -> None:
    made = house.table("human", "easy", modules=[FOLDER_ROOM])
    table = made["table"]
    house.stop()
    about = spices / FOLDER_ROOM / "about.toml"
    text = about.read_text("utf-8")
    about.write_text(text.replace("revision = 1", "revision = 2"), "utf-8")
    try:
        house.start()
        assert house.refused("GET", f"/tables/{table}") == (409, "outdated")
        house.stop()
    finally:
        about.write_text(text, "utf-8")
    house.start()
    with house.sit(table, made["keys"][0]) as guest:
        play_some(guest, 3)


def test_modules_that_do_not_fit_make_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    crowd = "Cards(self, 'crowd', [f'crowd {n}' for n in range(200)])"
    rule = "from alhambra.engine.prelude import *\nclass Crowd(Module):\n"
    rule += f"    def __init__(self, data):\n        super().__init__()\n        {crowd}\n"
    add_room(tmp_path / "more", "crowd", 1050, rule=rule)
    monkeypatch.setenv(VARIABLE, str(tmp_path / "more"))
    with open_house(str(tmp_path / "data"), tmp_path) as house:
        body = {"players": 2, "seats": [{"kind": "bot", "bot": "easy"}] * 2, "modules": ["crowd"]}
        answer = house.ask("POST", "/tables", body)
        assert answer.status_code == 422
        assert "more than 128 different cards" in answer.json()["error"]["text"]
