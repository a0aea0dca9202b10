"""The list of my games, everything of mine in one file, and letting all of it go."""

import json
import random
import time
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import select

from alhambra.server.schema import CHAT, SEATS
from tests.server.attacks.database import change, engine_of
from tests.server.attacks.test_integrity import BAD_ROWS
from tests.server.house import PATIENCE, House, Json, due, open_house
from tests.server.person import Browser, finish

ENDED = "UPDATE tables SET state = 'over' WHERE id = :id"

# --- The list


def test_what_waits_for_me_comes_first_and_what_is_over_last(house: House) -> None:
    anna = Browser(house)
    over = house.table("human", "random", pause=0)
    anna.take(over["table"], over["keys"][0])
    finish(house, over["table"], over["keys"][0])
    waiting = house.table("human", "open")
    tables = [house.table("human", "human", pause=0) for _ in range(4)]
    asked = {made["table"]: house.get(f"/tables/{made['table']}")["asked"] for made in tables}
    for made in tables:  # two wait for me, the others for somebody else
        mine = asked[made["table"]] if made in tables[:2] else 1 - asked[made["table"]]
        anna.take(made["table"], made["keys"][mine])
    anna.take(waiting["table"], waiting["keys"][0])
    told = anna.get("/my/games")
    names = [made["table"] for made in tables]
    order = [names[0], names[1], names[3], names[2], waiting["table"], over["table"]]
    assert [game["info"]["table"] for game in told] == order
    assert [game["waits"] for game in told] == [True, True, False, False, False, False]
    assert told[0]["since"] <= told[1]["since"]
    assert told[-1]["info"]["scores"]


def test_a_game_in_the_list_tells_what_everybody_saw(house: House) -> None:
    anna, made = Browser(house), house.table("human", "human", clock={"turn": 600})
    for key in made["keys"].values():
        anna.take(made["table"], key)
    first = house.get(f"/tables/{made['table']}")["asked"]
    with house.sit(made["table"], made["keys"][first]) as guest:
        guest.until_asked()
        taking = next(move for move in guest.update["moves"] if move["move"] == "take")
        guest.play(taking)
        said = [event["event"] for event in guest.log]
    (game,) = anna.get("/my/games")
    told = [event["event"] for event in game["last"]]
    assert "took" in told
    assert set(told) <= set(said)
    assert game["kinds"]["seat"] == "seat"
    assert game["waits"]  # both seats are mine
    assert game["deadline"] > game["since"]
    assert not {"seed", "hand", "salt"} & {part for event in game["last"] for part in event}


def test_talk_is_unread_until_one_comes_to_the_table(house: House) -> None:
    anna, made = Browser(house), house.table("human", "human")
    own = anna.take(made["table"], made["keys"][0])[0]
    with house.sit(made["table"], made["keys"][1]) as bert:
        bert.until("update")
        for line in ("hello?", "your turn"):
            bert.ask("chat", text=line)
        assert anna.games()[made["table"]]["unread"] == 2
        with house.sit(made["table"], own) as guest:
            guest.ask("chat", text="coming")
            guest.ask("ping")
        eventually(lambda: anna.games()[made["table"]]["unread"] == 0)
        bert.ask("chat", text="at last")
        assert anna.games()[made["table"]]["unread"] == 1


def eventually(holds: Callable[[], bool]) -> None:
    """A socket that was closed is noticed a moment later."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_whoever_resigned_may_watch_on(house: House) -> None:
    anna, made = Browser(house), house.table("human", "human", "random")
    own = anna.take(made["table"], made["keys"][0])[0]
    with house.sit(made["table"], own) as guest:
        guest.until("update")
        assert guest.ask("resign")["type"] == "done"
    for key in (own, made["keys"][0]):
        with house.sit(made["table"], key) as watcher:
            assert watcher.until("update")["view"]["you"] is None
            assert watcher.ask("resign")["reason"] == "not_seated"
    game = anna.games()[made["table"]]
    assert game["resigned"]
    assert game["info"]["you"] is None
    assert not game["waits"]


def test_what_i_resigned_stands_below_what_i_still_play(house: House) -> None:
    """Resigned is a table at which no seat is left to me."""
    anna = Browser(house)
    gone, half = (house.table("human", "human", "human") for _ in range(2))
    anna.take(gone["table"], gone["keys"][0])
    for seat in range(2):
        anna.take(half["table"], half["keys"][seat])
    waits = house.table("human", "open")
    anna.take(waits["table"], waits["keys"][0])
    for made in (half, gone):
        with house.sit(made["table"], made["keys"][0]) as guest:
            guest.until("update")
            assert guest.ask("resign")["type"] == "done"
    told = anna.get("/my/games")
    order = [half["table"], waits["table"], gone["table"]]
    assert [game["info"]["table"] for game in told] == order
    assert [game["resigned"] for game in told] == [False, False, True]


# --- All of it


def test_everything_of_mine_in_one_file_without_a_key(house: House) -> None:
    anna = Browser(house)
    over, runs = house.table("human", "random", pause=0), house.table("human", "random", pause=0)
    for made in (over, runs):
        anna.take(made["table"], made["keys"][0])
    finish(house, over["table"], over["keys"][0])
    with house.sit(runs["table"], runs["keys"][0]) as guest:
        guest.until_asked()
        guest.ask("chat", text="well met")
    answer = anna.ask("GET", "/my/belongings")
    assert "attachment" in answer.headers["content-disposition"]
    told = answer.json()
    games = {game["table"]["table"]: game for game in told["games"]}
    assert games[over["table"]]["record"]["moves"]
    assert games[over["table"]]["moves"]
    assert "record" not in games[runs["table"]]
    assert [line["text"] for line in games[runs["table"]]["said"]] == ["well met"]
    assert [device["name"] for device in told["devices"]] == ["Firefox"]
    for secret in (anna.made["key"], *over["keys"].values(), "key_hash", "host_hash"):
        assert secret not in answer.text
    assert "seed" not in json.dumps(games[runs["table"]])


def test_deletion_leaves_nothing_of_mine_but_moves_that_others_need(house: House) -> None:
    anna, bert = Browser(house), Browser(house)
    alone = house.table("human", "random")
    shared = house.table("human", "human", "random")
    open_one = house.table("human", "open", "open")
    joined = house.post(f"/tables/{open_one['table']}/join", {"name": "Anna", "luck": "my luck"})
    over = house.table("human", "human", pause=0)
    for made in (alone, shared, over):
        anna.take(made["table"], made["keys"][0])
    own = anna.take(open_one["table"], joined["key"])[joined["seat"]]
    bert.take(shared["table"], shared["keys"][1])
    end_together(house, over)
    with (
        house.sit(shared["table"], shared["keys"][1]) as other,
        house.sit(shared["table"], anna.open(shared["table"])[0]) as me,
    ):
        me.until("update")
        other.until("update")
        me.ask("chat", text="my words")
        assert anna.ask("DELETE", "/my").status_code == 204
        assert me.farewell()[1] == 1001
        while other.info["seats"][0]["kind"] != "bot":
            other.until("table")
        assert other.info["seats"][0]["name"] == ""
    assert anna.refused("GET", "/my") == (403, "unknown_device")
    assert house.refused("GET", f"/tables/{alone['table']}") == (404, "no_such_table")
    with house.sit(shared["table"], shared["keys"][0]) as stranger:
        assert stranger.until("refused")["reason"] == "bad_key"
    with house.sit(shared["table"], shared["keys"][1]) as other:
        other.until("update")
        assert [line for line in other.heard if line["type"] == "chat"] == []
    assert house.get(f"/tables/{open_one['table']}", own)["you"] is None
    left = house.get(f"/tables/{open_one['table']}")
    assert (left["seats"][joined["seat"]]["kind"], left["luck"]) == ("open", {})
    ended = house.get(f"/tables/{over['table']}")
    assert (ended["state"], [seat["name"] for seat in ended["seats"]]) == ("over", ["", "P1"])
    assert house.get(f"/tables/{over['table']}/record")["moves"]
    assert set(bert.games()) == {shared["table"]}
    again = house.post(f"/tables/{over['table']}/rematch", {}, over["keys"][1])["table"]
    seats = house.get(f"/tables/{again}")["seats"]
    assert [seat["kind"] for seat in seats] == ["bot", "human"]  # who else could open it?


def test_one_bad_row_spoils_one_game_of_mine(database: str, tmp_path: Path) -> None:
    with open_house(database, tmp_path) as house:
        anna = Browser(house)
        names = [*BAD_ROWS, "sound", "over"]
        made = {name: house.table("human", "human", "random", pause=0) for name in names}
        for one in made.values():
            anna.take(one["table"], one["keys"][0])
            with house.sit(one["table"], one["keys"][0]) as me:
                me.ask("chat", text="my words")
        house.stop()
        for name, statement in BAD_ROWS.items():
            if name != "move":
                change(database, statement, id=made[name]["table"])
        change(database, ENDED, id=made["over"]["table"])
        house.start()
        games = anna.get("/my/belongings")["games"]
        assert {game.get("problem") is None for game in games} == {True, False}
        (ended,) = [game for game in games if "record" in game]
        assert ended["table"]["table"] == made["over"]["table"]
        assert ended["record"] == house.get(f"/tables/{made['over']['table']}/record")
        assert anna.ask("DELETE", "/my").status_code == 204
        left = engine_of(database)
        with left.connect() as connection:
            assert connection.execute(select(CHAT)).all() == []
            mine = select(SEATS.c.name).where(SEATS.c.seat == 0)
            assert set(connection.scalars(mine)) == {""}
        left.dispose()


def end_together(house: House, made: Json) -> None:
    """Two people play to the end."""
    chance = random.Random(5)
    with (
        house.sit(made["table"], made["keys"][0]) as one,
        house.sit(made["table"], made["keys"][1]) as two,
    ):
        one.until("update")
        two.until("update")
        while (next_one := due(one, two)) is not None:
            next_one.play_any(chance)


def test_a_seat_that_two_people_hold_stays_with_the_other(house: House) -> None:
    anna, bert, made = Browser(house), Browser(house), house.table("human", "random")
    anna.take(made["table"], made["keys"][0])
    own = bert.take(made["table"], made["keys"][0])[0]
    anna.ask("DELETE", "/my")
    told = house.get(f"/tables/{made['table']}", own)
    assert (told["you"], told["seats"][0]["name"]) == (0, "P0")
