"""Updates as what has changed: the same table, with far fewer bytes."""

import copy
import json
import random
from typing import Any

import pytest

from alhambra.modules import ALL
from tests.server.house import Guest, House, Json

MOVES = 60


class Saver(Guest):
    """A guest who takes changes, and counts what comes."""

    def __init__(self, house: House, table: str, key: str | None) -> None:
        self.came: list[tuple[str, int]] = []
        super().__init__(house, table, {"key": key, "changes": True})

    def hear(self, timeout: float = 120.0) -> Json:
        text = self.socket.recv(timeout)
        message: Json = json.loads(text)
        self.came.append((message["type"], len(text)))
        if message["type"] == "changes":
            message = self.update = put(self.update, message["parts"])
        elif message["type"] == "update":
            self.update = message
        self.heard.append(message)
        return message


def updates_of(guest: Guest) -> list[Json]:
    return [message for message in guest.heard if message["type"] == "update"]


def put(update: Json, parts: Json) -> Json:
    """As a client does it."""
    fresh = copy.deepcopy(update)
    for place, value in parts.items():
        *way, last = place.split("/")
        node: Any = fresh
        for step in way:
            node = node[int(step)] if isinstance(node, list) else node[step]
        node[int(last) if isinstance(node, list) else last] = value
    return fresh


@pytest.mark.parametrize("seat", [0, None])
def test_changes_put_together_are_the_whole_update(small_house: House, seat: int | None) -> None:
    made = small_house.table("human", "random", "random", public=True, modules=list(ALL))
    key = None if seat is None else made["keys"][seat]
    chance = random.Random(4)
    with (
        small_house.sit(made["table"], made["keys"][0]) as player,
        small_house.sit(made["table"], key) as whole,
        Saver(small_house, made["table"], key) as saver,
    ):
        for guest in (player, whole, saver):
            guest.until("update")
        for _ in range(12):
            player.until_asked()
            player.play_any(chance)
        player.until_asked()
        for guest in (whole, saver):
            while guest.number < player.number:
                guest.until("update")
        updates = [{told["number"]: told for told in updates_of(guest)} for guest in (whole, saver)]
        for number in sorted(updates[0].keys() & updates[1].keys())[1:]:
            assert updates[0][number] == updates[1][number]
        assert "changes" in {kind for kind, _ in saver.came}


def test_six_players_with_all_modules_need_a_third_of_the_bytes(small_house: House) -> None:
    made = small_house.table("human", *["random"] * 5, modules=list(ALL))
    table, key = made["table"], made["keys"][0]
    chance = random.Random(5)
    with small_house.sit(table, key) as whole, Saver(small_house, table, key) as saver:
        for guest in (whole, saver):
            guest.until("update")
        while not whole.update["over"] and whole.number < 40 * MOVES:
            whole.until_asked()
            if whole.asked:
                whole.play_any(chance)
        while saver.number < whole.number:
            saver.until("update")
    before = [len(json.dumps(told, separators=(",", ":"))) for told in updates_of(whole)]
    after = [size for kind, size in saver.came if kind in ("update", "changes")]
    assert len(before) > MOVES
    assert sum(after) / len(after) < sum(before) / len(before) / 3
