"""Orders at a real server: they are kept, they answer, and nobody else can tell."""

import json
import random
from pathlib import Path
from typing import Any, cast

import pytest

from alhambra import Game, Setup
from alhambra.server import store
from alhambra.server.driver import Driver
from alhambra.server.rows import BOT, HUMAN, ONLY, ORDER, PERSON, LogRow, SeatRow
from alhambra.server.settings import sqlite_url
from tests.server.house import Guest, House, Json, meet, open_house, run_alone
from tests.server.person import Browser
from tests.server.test_orders import GARDENS, PASS, WINDOW, windows
from tests.server.test_unasked import Quiet
from tests.server.windows import BUY, BUYING, READY

MODULES = (BUYING,)


def due(*guests: Guest) -> Guest | None:
    """Whose answer is played next, once nobody is answered for any more; None at the end.

    The last one looks on: it is told who is due, where others are asked at the same time.
    """
    watcher = guests[-1]
    meet(*guests)
    while watcher.update["question"] is not None:
        guest = guests[int(watcher.update["question"]["seat"])]
        if guest.asked:
            return guest
        watcher.until("update")
        meet(*guests)
    return None


def seats(house: House, made: Json) -> list[Guest]:
    """Three people, and one who looks on."""
    keys = [*(made["keys"][seat] for seat in range(3)), made["watch"]]
    guests = [house.sit(made["table"], key) for key in keys]
    for guest in guests:
        guest.until("update")
        while not all(seat["present"] for seat in guest.info["seats"]):
            guest.until("table")
    for guest in guests:
        guest.ask("ping")
        guest.heard = [message for message in guest.heard if message["type"] == "update"]
    return guests


def begun(house: House) -> Json:
    """A table at which the same game is dealt every time."""
    game = Game(Setup(players=3, modules=MODULES, seed=21))
    start = {"record": json.dumps(game.record())}
    return house.table("human", "human", "human", modules=list(MODULES), start=start)


def log_of(database: str, table: str) -> list[LogRow]:
    url = database if database.startswith("postgres") else sqlite_url(Path(database))
    engine = store.connect(url)
    with engine.connect() as connection:
        stored = store.load(connection, table)
    engine.dispose()
    assert stored is not None
    return stored.log


def quiet(guest: Guest, made: Json) -> list[str]:
    """All that a guest heard, but for what differs between any two tables."""
    said = [message for message in guest.heard if message["type"] != "done"]
    for message in said:
        if message["type"] == "table":
            message["info"]["made"] = 0
    return [json.dumps(message).replace(made["table"], "TABLE") for message in said]


def test_others_cannot_tell_an_order_from_an_answer(house: House) -> None:
    """The same game twice, with orders and plans, and answered by hand: equal to the byte."""
    ordered = begun(house)
    guests = seats(house, ordered)
    me, chance = guests[0], random.Random(4)
    assert me.ask("orders", orders=[GARDENS])["type"] == "done"
    while (actor := due(*guests)) is not None:
        if actor is not me and me.update["view"]["turn"] == 2 and chance.random() < 0.3:
            plan(me, chance)
        moves = actor.update["moves"]
        wanted = [move for move in moves if move["move"] in READY]
        assert actor.play(chance.choice(wanted or moves))["type"] == "done"
    log = log_of(house.database, ordered["table"])
    mine = [row for row in log if row.seat == 0]
    kinds = {row.move["move"] for row in mine if row.source == ORDER and row.move}
    assert {BUY, "done_window", "take"} <= kinds

    by_hand = begun(house)
    others = seats(house, by_hand)
    for row in log:
        if row.source != ONLY:
            while others[row.seat].number < row.number - 1:
                others[row.seat].until("update")
            assert others[row.seat].play(row.move or {})["type"] == "done"
    due(*others)
    meet(*guests)
    meet(*others)
    for one, other in zip(guests[1:], others[1:], strict=True):
        assert quiet(one, ordered) == quiet(other, by_hand)
    for path in ("", "/record", "/chronicle", "/replay?step=40", "/replay?step=40&seat=all"):
        assert public(house, ordered, path) == public(house, by_hand, path)
    new = house.post(f"/tables/{ordered['table']}/rematch", key=ordered["keys"][0])["table"]
    with house.sit(new, ordered["keys"][0]) as again:
        again.until("update")
        assert again.update["orders"] == {}
    for guest in (*guests, *others):
        guest.socket.close()


def plan(me: Guest, chance: random.Random) -> None:
    """Money to take in the own turn, if it still lies there."""
    takes = [move for move in me.ask("ahead")["moves"] if move["move"] == "take"]
    if takes:
        answer = me.ask("orders", orders=[GARDENS], plan=[chance.choice(takes)])
        assert answer["type"] == "done"


def public(house: House, made: Json, path: str) -> str:
    told = house.get(f"/tables/{made['table']}{path}")
    if isinstance(told, dict):
        told = {**told, "made": 0, "began": 0, "ended": 0}
    return json.dumps(told).replace(made["table"], "TABLE")


def test_only_the_own_seat_is_told(house: House) -> None:
    made = begun(house)
    guests = seats(house, made)
    me, *others = guests
    assert me.ask("orders", orders=[GARDENS])["type"] == "done"
    assert me.update["orders"]["orders"] == [GARDENS]
    for guest in others:
        heard = len(guest.heard)
        assert guest.ask("ping")["type"] == "pong"
        assert [message["type"] for message in guest.heard[heard:]] == ["pong"]
    assert [guest.update["orders"] for guest in others] == [{}, {}, {}]
    for guest in guests:
        guest.socket.close()


def carry_out(guests: list[Guest]) -> list[Json]:
    """Plays until an order of the first seat has bought something; says what it was told."""
    me, chance = guests[0], random.Random(4)
    me.ask("orders", orders=[GARDENS])
    did: list[Json] = []
    while not any(line["move"]["move"] == BUY for line in did):
        actor = due(*guests)
        assert actor is not None
        wanted = [move for move in actor.update["moves"] if move["move"] in ("take", "place")]
        actor.play(chance.choice(wanted or actor.update["moves"]))
        due(*guests)
        told = [
            message["orders"].get("did", []) for message in me.heard if message["type"] == "update"
        ]
        did = [line for lines in told for line in lines]
    return did


def test_what_an_order_did_is_said_to_its_seat(house: House) -> None:
    made = begun(house)
    guests = seats(house, made)
    me, did = guests[0], carry_out(guests)
    line = did[-1]
    event = me.log[line["at"]]
    assert (event["event"], event["tile"]) == ("bought", line["move"]["tile"])
    others = [message for guest in guests[1:3] for message in guest.heard]
    assert all(
        not message["orders"].get("did", []) for message in others if message["type"] == "update"
    )
    with house.sit(made["table"], made["keys"][0]) as again:
        again.until("update")
        assert again.update["orders"]["did"] == did
    for guest in guests:
        guest.socket.close()


def test_who_takes_a_seat_over_is_told_of_no_earlier_order(house: House) -> None:
    """Neither at the table nor in the file of all that is theirs; of their own orders they are."""
    made = begun(house)
    guests = seats(house, made)
    before, own = Browser(house), Browser(house)
    before.take(made["table"], made["keys"][0])
    carry_out(guests)
    [game] = before.get("/my/belongings")["games"]
    assert ORDER in {move["source"] for move in game["moves"]}
    assert game["orders"]["0"]["orders"][0]["order"]["move"] == BUY
    house.post(f"/tables/{made['table']}/seats/0/offer", key=made["keys"][0])
    joined = house.post(f"/tables/{made['table']}/join", {"name": "Dora", "seat": 0})
    own.take(made["table"], joined["key"])
    with house.sit(made["table"], joined["key"]) as dora:
        dora.until("update")
        assert dora.update["orders"] == {}
        assert dora.ask("orders", orders=[PASS])["type"] == "done"
        assert (dora.update["orders"]["orders"], dora.update["orders"]["did"]) == ([PASS], [])
    [game] = own.get("/my/belongings")["games"]
    assert game["moves"] == []
    assert [kept["order"] for kept in game["orders"]["0"]["orders"]] == [PASS]
    for guest in guests:
        guest.socket.close()


def test_they_hold_until_the_own_next_turn(house: House) -> None:
    made = begun(house)
    guests = seats(house, made)
    me, chance = guests[0], random.Random(7)
    while me.update["view"]["turn"] == 0 or me.update["question"]["kind"] == WINDOW:
        actor = due(*guests)
        assert actor is not None
        actor.play_any(chance)
        due(*guests)
    assert me.ask("orders", orders=[PASS])["type"] == "done"
    while me.update["view"]["turn"] != 0:
        assert me.update["orders"]["orders"] == [PASS]
        actor = due(*guests)
        assert actor is not None
        assert actor is not me or me.update["question"]["kind"] != WINDOW
        actor.play_any(chance)
        due(*guests)
    assert me.update["orders"].get("orders", []) == []
    for guest in guests:
        guest.socket.close()


def slept(games: list[Game], seats: list[SeatRow], monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long the answer of the asked seat waits in each game."""
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr("alhambra.server.driver.asyncio.sleep", sleep)
    monkeypatch.setattr("alhambra.server.driver.time.monotonic", lambda: 0.0)
    random.seed(5)
    for game in games:
        question = game.question
        assert question is not None
        seat = seats[question.seat]
        table = Quiet(game, seat)
        run_alone(Driver(cast("Any", table))._answer(seat))
        assert table.answers == [BOT if seat.automatic else ORDER]
    return waits


def test_an_ordered_answer_waits_as_long_as_a_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether it buys or passes; the times come from the same generator."""
    games = windows(15, wanted=True) + windows(15, wanted=False)
    kept = {"version": 2, "orders": [{"order": GARDENS}]}
    bots = [SeatRow("quiet", seat, BOT, bot="normal") for seat in range(3)]
    people = [SeatRow("quiet", seat, HUMAN, orders=kept) for seat in range(3)]
    times = slept(games, bots, monkeypatch)
    assert times == slept(games, people, monkeypatch)
    assert len(set(times)) == len(games)


@pytest.mark.parametrize(
    "message",
    [
        {"orders": {"window_question": "done_window"}},
        {"orders": [PASS] * 13},
        {"orders": [{**PASS, "until": "ever"}]},
        {"orders": [], "plan": [{"move": "pass"}] * 4},
    ],
    ids=["first form", "many", "wrong", "long"],
)
def test_orders_of_another_form_end_the_conversation(house: House, message: Json) -> None:
    """As with every message that is not written as it should be; what was ordered stands."""
    made = begun(house)
    with house.sit(made["table"], made["keys"][0]) as me:
        me.until("update")
        me.ask("orders", orders=[GARDENS])
        me.say({"type": "orders", "id": 9, **message})
        rest, code = me.farewell()
        assert (rest[-1]["reason"], code) == ("bad_message", 1008)
    with house.sit(made["table"], made["keys"][0]) as again:
        again.until("update")
        assert again.update["orders"]["orders"] == [GARDENS]
        reason = again.ask("orders", orders=[{**PASS, "question": "act"}])["reason"]
        assert reason == "unknown_question"
        assert again.ask("orders", orders=[{**GARDENS, "move": "fly"}])["reason"] == "unknown_move"


def test_orders_and_plans_survive_a_kill(database: str, tmp_path: Path) -> None:
    with open_house(database, tmp_path) as house:
        made = begun(house)
        guests = seats(house, made)
        asked = due(*guests)
        me = next(guest for guest in guests[:3] if guest is not asked)
        seat = me.update["view"]["you"]
        step = me.ask("ahead")["moves"][0]
        assert me.ask("orders", orders=[GARDENS], plan=[step])["type"] == "done"
        before = me.update["orders"]
        for guest in guests:
            guest.socket.close()
        house.kill()
        house.start()
        guests = seats(house, made)
        assert guests[seat].update["orders"] == before
        chance = random.Random(2)
        sources: set[str] = set()
        while not sources & {ORDER}:
            actor = due(*guests)
            assert actor is not None
            actor.play_any(chance)
            due(*guests)
            log = log_of(database, made["table"])
            sources = {row.source for row in log if row.seat == seat}
        assert sources <= {ORDER, PERSON, ONLY}
        for guest in guests:
            guest.socket.close()
