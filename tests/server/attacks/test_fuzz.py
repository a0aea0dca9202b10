"""Whatever is said through a socket, the server answers, refuses or closes, and logs no error."""

import json
import random
import time
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.examples import some
from tests.server.house import House

KINDS = (
    "hello", "move", "undo", "withdraw", "preview", "orders", "try", "ahead", "choices", "hint",
    "chat", "boards", "ping", "fly", "",
)  # fmt: skip
KEYS = ("id", "number", "move", "orders", "plan", "text", "turn", "lasting", "scoring", "key")
ODD: tuple[Any, ...] = (
    None, True, -1, 0, 1, 2**31, 2**63, 1e308, "", "x", "\u0000", "\ud800", "x" * 400, [], {},
    [[]], [{}], {"move": "take"}, {"move": None}, {"move": "buy", "tile": [{}]},
)  # fmt: skip


def odd(chance: random.Random, moves: list[Any]) -> str:
    """A message that is nearly right, or not at all."""
    if chance.random() < 0.1:
        return chance.choice(("", "{", "[]", "null", "[" * 5000, "\x00", "7" * 6000))
    message: dict[str, Any] = {"type": chance.choice(KINDS), "id": chance.randrange(99)}
    if message["type"] in ("move", "preview") and moves and chance.random() < 0.7:
        message |= {"number": chance.choice((0, 1)), "move": dict(chance.choice(moves))}
        part = chance.choice([*message["move"], "more"])
        message["move"][part] = chance.choice(ODD)
    for _ in range(chance.randrange(4)):
        message[chance.choice(KEYS)] = chance.choice(ODD)
    return json.dumps(message)


def fuzz(house: House, seconds: float, seed: int) -> int:
    """Says odd things for a while, and counts them."""
    chance, said = random.Random(seed), 0
    made = house.table("human", "normal", modules=some(2), public=True)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with house.sit(made["table"], chance.choice((made["keys"][0], None))) as guest:
            try:
                guest.until("update")
                moves = guest.update["moves"] or []
                for _ in range(20):
                    guest.say(odd(chance, moves))
                    said += 1
                guest.ask("ping")
            except ConnectionClosed:
                pass
    with house.sit(made["table"], made["keys"][0]) as guest:  # nothing is broken
        guest.until("update")
        assert guest.ask("ping")["type"] == "pong"
    return said


def test_odd_messages(small_house: House) -> None:
    assert fuzz(small_house, 60, 1) > 100


@pytest.mark.long
def test_odd_messages_for_an_hour(house: House) -> None:
    """Half of it on each database."""
    assert fuzz(house, 1800, 2) > 10_000
