"""No message to a seat tells anything that its view does not.

Two truths are compared: the real game, and another that looks the same to the seat. Whatever is
told must be equal in both, byte for byte.
"""

import json
import random
from typing import Any

import pytest

from alhambra import Game, Setup
from alhambra.modules import ALL
from alhambra.server.messages import encode
from alhambra.server.play import Play
from alhambra.server.rows import LogRow
from alhambra.server.unasked import given
from alhambra.server.updates import Teller
from alhambra.server.waiting import line
from tests.examples import asking_between, hiding
from tests.server.house import Guest, House, due, meet

BOT_SEAT = 2  # of the game by sockets
SEATS: tuple[int | None, ...] = (0, 1, 2, None)


def asking(game: Game, seat: int | None) -> Game | None:
    """The game in which a seat is asked, if it is."""
    return None if seat is None else line(game).get(seat)


def told(game: Game, seat: int | None, log: list[dict[str, Any]]) -> bytes:
    """The update for a seat, as if the game had been played at a table."""
    play = Play.__new__(Play)
    play.game = game
    play.number = 0
    play._marks = [0]
    play._sources = []
    play._private = []
    play._sorted = 0
    play._sort_events()
    message = Teller(play, committed=True).update(seat, None, {}, None, asking(game, seat))
    assert message["events"] == log
    return encode(message)


@pytest.mark.parametrize("modules", [(), *((name,) for name in ALL), tuple(ALL)], ids=len)
def test_updates_are_the_same_in_every_truth_a_seat_could_be_in(modules: tuple[str, ...]) -> None:
    chance = random.Random(len(modules))
    game = Game(Setup(players=3, modules=modules, seed=11, salt="pepper"))
    while not game.over:
        if chance.random() < 0.03:
            for seat in SEATS:
                other = game.determinize(seat, chance.randrange(10**6))
                log = game.log(seat)
                assert told(game, seat, log) == told(other, seat, log)
        game.play(chance.choice(game.moves()))


def test_the_wire_carries_the_view_and_nothing_else(small_house: House) -> None:
    """A whole game by sockets: every field of every message is what the seat may know."""
    house = small_house
    made = house.table("human", "human", "random", modules=[*hiding(), asking_between()[0]])
    chance = random.Random(12)
    seats = [made["keys"][0], made["keys"][1], made["watch"]]
    guests = [house.sit(made["table"], key) for key in seats]
    for guest in guests:
        guest.until("update")
    while not guests[0].update["over"]:
        asked = due(*guests)
        if asked is not None:
            asked.play_any(chance)
        elif not guests[0].update["over"]:
            guests[0].until("update")
    meet(*guests)
    record = house.get(f"/tables/{made['table']}/record")
    for guest, seat in zip(guests, (0, 1, None), strict=True):
        _check(guest, seat, record)
        guest.socket.close()


def _check(guest: Guest, seat: int | None, record: dict[str, Any]) -> None:
    """Plays the game again and compares every update with what the seat may know."""
    play = Play(record["start"])
    teller = Teller(play, committed=True)
    updates = [message for message in guest.heard if message["type"] == "update"]
    moves = iter(enumerate(record["moves"], start=1))
    since: int | None = None
    secret = record["start"]["setup"]["salt"]
    for update in updates:
        while play.number < update["number"]:
            number, move = next(moves)
            row = LogRow("", number, 0, move, "bot", 0.0)
            play.answer(row)
            play.note(row)
        due = play.game.question
        asked = None if due is not None and due.seat == BOT_SEAT else asking(play.game, seat)
        waits = update["answered"] is not None or (asked is not None and given(asked, {}))
        told = teller.update(seat, since, {}, None, None if waits else asked, update["answered"])
        expected = json.loads(encode(told))
        since = update["number"]
        for message in (update, expected):
            del message["undo"], message["restart"]  # depend on who answered
        assert update == expected
        assert secret not in json.dumps(update) or update["over"]
    assert updates[-1]["over"]["salt"] == secret
    others = [message for message in guest.heard if message["type"] not in ("update", "done")]
    assert all(message["type"] == "table" for message in others)
    assert secret not in json.dumps(others)
