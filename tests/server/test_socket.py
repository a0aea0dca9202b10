"""The socket: answers, undo, resuming, previews, talk, patience, and bad manners."""

import contextlib
import json
import random
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from alhambra.server.driver import TURN
from tests.server import house as people
from tests.server.house import Guest, House, Json, open_house


def due(*guests: Guest) -> Guest:
    """Whoever is asked; somebody is, once all who have no choice were passed over."""
    while (guest := people.due(*guests)) is None:
        guests[0].until("update")
    return guest


def takes(guest: Guest) -> Json:
    """A move that takes money."""
    moves: list[Json] = guest.update["moves"]
    return next(move for move in moves if move["move"] == "take")


def test_an_answer_is_told_to_all_and_then_acknowledged(house: House) -> None:
    made = house.table("human", "human")
    with (
        house.sit(made["table"], made["keys"][0]) as one,
        house.sit(made["table"], made["keys"][1]) as two,
    ):
        one.until("update")
        two.until("update")
        me = due(one, two)
        other = two if me is one else one
        before = len(me.heard)
        done = me.play(takes(me))
        assert done == {"type": "done", "id": 1, "number": 1}
        told = [message["type"] for message in me.heard[before:] if message["type"] != "table"]
        assert told == ["update", "done"]
        other.until("update")
        assert other.number == 1
        assert other.update["events"] == me.update["events"]
        assert other.update["events"][0]["event"] == "took"


def test_two_answers_to_one_question_cannot_both_land(house: House) -> None:
    made = house.table("human", "human")
    table, keys = made["table"], made["keys"]
    with house.sit(table, keys[0]) as one, house.sit(table, keys[1]) as two:
        one.until("update")
        two.until("update")
        me = due(one, two)
        seat = me.update["view"]["you"]
        with house.sit(table, keys[seat]) as twin:
            twin.until("update")
            move = takes(me)
            for guest in (me, twin):
                guest.say({"type": "move", "id": 7, "number": 0, "move": move})
            answers = []
            for guest in (me, twin):
                while guest.hear().get("id") != 7:
                    pass
                answers.append(guest.heard[-1]["type"])
            assert sorted(answers) == ["done", "refused"]
            # The same message once more is late, whoever sends it.
            assert me.play(move, number=0)["reason"] == "stale"
    assert house.get(f"/tables/{table}")["number"] == 1


def test_illegal_answers_name_the_rule_and_change_nothing(house: House) -> None:
    made = house.table("human", "human")
    with (
        house.sit(made["table"], made["keys"][0]) as one,
        house.sit(made["table"], made["keys"][1]) as two,
    ):
        one.until("update")
        two.until("update")
        me = due(one, two)
        other = two if me is one else one
        view = me.update["view"]
        assert me.play({"move": "remove", "at": [0, 0]})["reason"] == "fountain_stays"
        assert me.play({"move": "fly", "to": "the moon"})["reason"] == "unknown_move"
        assert me.play({"mauve": 1})["reason"] == "bad_part"
        assert me.play({"move": "take", "cards": [["x"]]})["type"] == "refused"
        assert me.play({"move": "take", "cards": "dirham 8"})["type"] == "refused"
        assert me.play({"move": "take"}, number=5)["reason"] == "stale"
        assert other.play(takes(me))["reason"] == "not_your_turn"
        assert me.update["view"] == view


def test_undo_takes_back_what_revealed_nothing(house: House) -> None:
    made = house.table("human", "random", "random")
    chance = random.Random(4)
    with house.sit(made["table"], made["keys"][0]) as me:
        for _ in range(200):
            me.until_asked()
            before, log, number = me.update["view"], me.log[:], me.number
            me.play_any(chance)
            if me.update["undo"] is None and me.number == number + 1:
                break
        assert me.ask("undo", number=number)["reason"] == "stale"
        assert me.ask("undo", number=me.number)["type"] == "done"
        assert me.number == number + 2
        assert me.update["view"] == before
        assert me.log == log
        with house.sit(made["table"], made["keys"][0], since=number + 1) as again:
            again.until("update")
            assert again.update["told"] == len(log)
            assert again.update["events"] == []


def test_a_turn_begins_anew(house: House) -> None:
    """An exact payment leaves the turn open: purchase and placing go back in one step."""
    made = house.table("human", "random", "random")
    chance = random.Random(4)
    with house.sit(made["table"], made["keys"][0]) as me:
        for _ in range(400):
            me.until_asked()
            if me.update["view"]["turn"] == 0 and not me.update["restart"]:
                before = me.update["view"]
            me.play_any(chance)
            if me.update["restart"] > 1:
                break
        number, moves = me.number, me.update["restart"]
        assert me.ask("undo", number=number, turn=True)["type"] == "done"
        assert me.number == number + moves
        assert me.update["view"] == before
        assert me.update["restart"] == 0


def test_the_next_scoring_is_foretold(house: House) -> None:
    made = house.table("human", "human", "human")
    with house.sit(made["table"], made["keys"][0]) as me:
        told = me.until("update")["forecast"]
        assert (told["round"], told["points"]) == (1, [0, 0, 0])
        assert told["values"]["tower"][0] == 6


def test_what_revealed_something_stays(house: House) -> None:
    made = house.table("human", "human")
    with (
        house.sit(made["table"], made["keys"][0]) as one,
        house.sit(made["table"], made["keys"][1]) as two,
    ):
        one.until("update")
        two.until("update")
        me = due(one, two)
        other = two if me is one else one
        assert me.ask("undo", number=0)["reason"] == "nothing_to_undo"
        me.play(takes(me))
        assert me.ask("undo", number=1)["reason"] == "revealed"
        other.until("update")
        assert other.ask("undo", number=1)["reason"] == "other_answered"


def test_whoever_comes_back_is_told_what_happened_since(house: House) -> None:
    made = house.table("human", "random", "random")
    chance = random.Random(5)
    with house.sit(made["table"], made["keys"][0]) as me:
        for _ in range(5):
            me.until_asked()
            me.play_any(chance)
        me.until_asked()
        log, number = me.log[:], me.number
    with house.sit(made["table"], made["keys"][0], since=number) as back:
        back.until("update")
        assert (back.update["told"], back.update["events"]) == (len(log), [])
        back.log = log[:]
        back.play_any(chance)
        back.until_asked()
        with house.sit(made["table"], made["keys"][0], since=number) as late:
            late.until("update")
            assert late.update["told"] == len(log)
            assert log + late.update["events"] == back.log
        with house.sit(made["table"], made["keys"][0]) as fresh:
            fresh.until("update")
            assert (fresh.update["told"], fresh.log) == (0, back.log)
        with house.sit(made["table"], made["keys"][0], since=100_000) as confused:
            confused.until("update")
            assert confused.log == back.log


def test_previews_tell_the_consequences_and_change_nothing(house: House) -> None:
    made = house.table("human", "random")
    chance = random.Random(6)
    seen: set[str] = set()
    with house.sit(made["table"], made["keys"][0]) as me:
        me.until_asked()
        while not me.update["over"] and not {"take", "buy", "place"} <= seen:
            number, view = me.number, me.update["view"]
            one_of_each = {move["move"]: move for move in me.update["moves"]}
            for move in one_of_each.values():
                told = me.ask("preview", number=number, move=move)
                check_preview(told, move, view)
                seen.add(move["move"])
            wrong = me.ask("preview", number=number, move={"move": "remove", "at": [0, 0]})
            assert wrong["reason"] in ("fountain_stays", "not_asked")
            assert wrong["text"]
            assert wrong["pictures"] is None
            assert me.update["view"] == view
            me.play_any(chance)
            me.until_asked()
        assert {"take", "buy", "place"} <= seen
        assert me.ask("preview", number=0, move={"move": "pass"})["reason"] == "stale"


def check_preview(told: Json, move: Json, view: Json) -> None:
    """It shows what follows for certain, and nothing that is hidden."""
    assert told["reason"] is None, told
    assert set(told["wall"]) == set(told["scores"]) == {"now", "after"}
    if move["move"] == "place":
        assert move["at"] in [[cell["x"], cell["y"]] for cell in told["pictures"]["cells"]]
    if view["deck"] > 6:  # the last cards can be told by counting
        assert "turned_up" not in [event["event"] for event in told["events"]]


def test_talk_is_told_to_all_and_kept(house: House) -> None:
    made = house.table("human", "human", public=True)
    table = made["table"]
    with house.sit(table, made["keys"][0]) as one, house.sit(table) as watcher:
        assert one.ask("chat", text="Salam!")["type"] == "done"
        heard = watcher.until("chat")
        assert (heard["seat"], heard["name"], heard["text"]) == (0, "P0", "Salam!")
        assert watcher.ask("chat", text="hello")["type"] == "done"
        assert one.ask("chat", text="\u0000")["reason"] == "bad_message"
        for number in range(60):
            one.ask("chat", text=f"line {number}")
    with house.sit(table, made["keys"][1]) as late:
        late.until("update")
        lines = [message["text"] for message in late.heard if message["type"] == "chat"]
        assert lines == [f"line {number}" for number in range(10, 60)]


def test_when_the_time_is_up_a_bot_answers(house: House) -> None:
    made = house.table("human", "human", clock={"turn": 1})
    with house.sit(made["table"], made["keys"][0]) as me:
        me.until("update")
        assert 0 < me.update["deadline"] - time.time() <= 1
        while me.number < 2:
            me.until("update", 10)
        kinds = [seat["kind"] for seat in house.get(f"/tables/{made['table']}")["seats"]]
        assert kinds == ["human", "human"]


def test_a_bot_takes_over_the_seat_of_whoever_is_away(house: House) -> None:
    made = house.table("human", "human", takeover=1)
    with house.sit(made["table"], made["keys"][0]) as me:
        chance = random.Random(8)
        me.until("update")
        for _ in range(3):
            me.until_asked()
            me.play_any(chance)
        me.until_asked()
        info = house.get(f"/tables/{made['table']}")
        assert [seat["stand_in"] for seat in info["seats"]] == [False, True]


def test_bots_wait_after_a_person_but_not_for_each_other(house: House) -> None:
    pause = 3
    made = house.table("human", "random", "random", "random", pause=pause)
    with house.sit(made["table"], made["keys"][0]) as me:
        me.until_asked()
        began = time.monotonic()
        me.play(takes(me))
        me.until_asked()
        shortest = TURN[0] * pause
        assert shortest <= time.monotonic() - began < 3 * shortest  # one wait, not three


# --- Bad manners


def last_words(guest: Guest) -> tuple[str, int | None]:
    rest, code = guest.farewell()
    assert rest[-1]["type"] == "refused"
    assert rest[-1]["id"] is None
    return rest[-1]["reason"], code


@pytest.mark.parametrize(
    "message",
    [
        "hello",
        "",
        "null",
        "[" * 10_000,
        b"\x00\xff",
        '{"type": "hello", "key": 5}',
        '{"type": "fly"}',
        '{"type": "hello", "key": null, "since": -1}',
        '{"type": "hello", "key": null, "surprise": 1}',
        '{"type": "hello", "type": "move"}',
        '{"type": "chat", "id": 1, "text": "first of all"}',
        '{"type": "chat", "id": 1, "text": "' + "x" * 301 + '"}',
        '{"type": "chat", "id": 1, "text": "\\ud800"}',
        '{"type": "move", "id": 1e400, "number": 0, "move": {}}',
        '{"type": "move", "id": 1, "number": 99999999999999999999, "move": {}}',
        json.dumps({"type": "move", "id": 1, "number": 0, "move": {"move": "x" * 20_000}}),
    ],
)
@pytest.mark.parametrize("greeted", [False, True])
def test_malformed_messages_are_explained_before_the_socket_closes(
    house: House, message: str | bytes, greeted: bool
) -> None:
    table = _open_table(house)
    with house.sit(table) as guest:
        if greeted:
            guest.until("update")
            if isinstance(message, str) and "first of all" in message:
                return
            guest.say(message)
            reason, code = last_words(guest)
        else:
            with Silent(house, table, {}) as silent:
                silent.say(message)
                reason, code = last_words(silent)
    assert reason in ("bad_message", "too_long", "say_hello")
    assert code == 1008


class Silent(Guest):
    """Does not say hello."""

    def say(self, message: Any) -> None:
        if not (isinstance(message, dict) and message["type"] == "hello"):
            super().say(message)


_OPEN: dict[str, str] = {}


def _open_table(house: House) -> str:
    """A public table for tests that do not play."""
    if house.url not in _OPEN:
        _OPEN[house.url] = house.table("human", "human", public=True)["table"]
    return _OPEN[house.url]


def test_huge_messages_are_not_read(house: House) -> None:
    with house.sit(_open_table(house)) as guest:
        guest.until("update")
        with contextlib.suppress(ConnectionClosed):
            guest.say("x" * 5_000_000)
        assert guest.farewell()[1] in (1009, None)  # or cut off in the middle
    assert house.answers()


def test_unknown_tables_are_refused(house: House) -> None:
    for name in ("nowhere", "a" * 16, "%00", "x'--"):
        with house.sit(name) as guest:
            assert last_words(guest) == ("no_such_table", 1008)


def test_too_many_messages_end_the_socket(tmp_path: Path) -> None:
    limits = ("--messages-per-second", "10", "--tables-per-hour", "2")
    with open_house(str(tmp_path / "data"), tmp_path, *limits) as strict:
        table = strict.table("human", "human", public=True)["table"]
        with strict.sit(table) as guest:
            for number in range(100):
                guest.say({"type": "ping", "id": number})
            rest, code = guest.farewell()
            assert sum(message["type"] == "pong" for message in rest) < 60
            assert (rest[-1]["reason"], code) == ("too_fast", 1008)
        strict.table("human", "human")
        assert strict.refused("POST", "/tables", {"players": 2, "seats": []})[0] == 422
        body = {"players": 2, "seats": [{"kind": "human"}, {"kind": "human"}]}
        assert strict.refused("POST", "/tables", body) == (429, "too_many_tables")
