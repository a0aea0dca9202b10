"""Tables: made, joined, left, handed over, started, finished, played once more."""

import random

import pytest

from alhambra import Game, Setup, position
from alhambra.position.record import verify
from tests.server.house import Guest, House, wish


def test_a_game_against_bots_is_played_to_its_end_and_proved(house: House) -> None:
    made = house.table("human", "random")
    chance = random.Random(1)
    with house.sit(made["table"], made["keys"][0]) as me:
        me.until_asked()
        promised = house.get(f"/tables/{made['table']}")["commitment"]
        while not me.update["over"]:
            me.play_any(chance)
            me.until_asked()
        over = me.update["over"]
    info = house.get(f"/tables/{made['table']}")
    assert info["state"] == "over"
    assert info["winners"] == over["winners"]
    record = house.get(f"/tables/{made['table']}/record")
    proof = verify(record, promised)
    assert (proof.seed, proof.salt, proof.scores) == (over["seed"], over["salt"], info["scores"])
    assert Game.replay(record).log(0) == me.log


def test_the_boards_of_a_scoring_are_remembered_and_the_next_one_is_foreseen(
    house: House,
) -> None:
    """Also by whoever comes later, as everything is made again from the log."""
    made = house.table("human", "random")
    chance = random.Random(2)
    with house.sit(made["table"], made["keys"][0]) as me:
        me.until_asked()
        assert me.ask("boards", scoring=1)["scene"] is None
        until_scoring(me, chance)
        then = me.ask("boards", scoring=1)["scene"]
        assert len(then["pictures"]) == 2
        for _ in range(6):
            me.play_any(chance)
            me.until_asked()
        assert me.ask("boards", scoring=1)["scene"] == then
        until_scoring(me, chance)


def until_scoring(me: Guest, chance: random.Random) -> None:
    """The next scoring comes no earlier than was foreseen, counted in cards of the deck."""
    foreseen, deck = me.update["outlook"], me.update["view"]["deck"]
    held = len(me.update["sheets"])
    while len(me.update["sheets"]) == held:
        me.play_any(chance)
        me.until_asked()
    if foreseen is not None:  # else its card is drawn already, or none is left
        assert foreseen[0] <= deck - me.update["view"]["deck"]


def test_the_list_shows_public_tables_only(house: House) -> None:
    public = house.table("human", "open", public=True, name="come in")["table"]
    private = house.table("human", "open", name="go away")["table"]
    listed = house.get("/tables")
    assert listed[0]["table"] == public
    assert listed[0]["name"] == "come in"
    assert private not in [info["table"] for info in listed]


def test_people_join_by_the_public_name_and_the_game_starts_when_all_are_there(
    house: House,
) -> None:
    made = house.table("human", "open", "open")
    table = made["table"]
    with house.sit(table, made["keys"][0]) as host:
        host.until("table")
        assert host.info["state"] == "waiting"
        assert [seat["kind"] for seat in host.info["seats"]] == ["human", "open", "open"]
        first = house.post(f"/tables/{table}/join", {"name": "Bea", "seat": 2})
        assert first["seat"] == 2
        assert house.refused("POST", f"/tables/{table}/join", {"name": "Cy", "seat": 2}) == (
            409,
            "seat_taken",
        )
        second = house.post(f"/tables/{table}/join", {"name": "  Cy  "})
        assert second["seat"] == 1
        host.until("update")
        while host.info["state"] != "running":
            host.until("table")
        assert [seat["name"] for seat in host.info["seats"]] == ["P0", "Cy", "Bea"]
        assert house.refused("POST", f"/tables/{table}/join", {"name": "Di"}) == (409, "table_full")
        with house.sit(table, first["key"]) as bea:
            bea.until("update")
            assert bea.update["view"]["you"] == 2


def test_the_host_starts_with_bots_in_the_open_seats(house: House) -> None:
    made = house.table("human", "open", "open")
    path = f"/tables/{made['table']}/start"
    assert house.refused("POST", path) == (403, "bad_key")
    assert house.refused("POST", path, key=made["keys"][0]) == (403, "bad_key")
    info = house.post(path, key=made["host"])
    assert info["state"] == "running"
    assert [seat["kind"] for seat in info["seats"]] == ["human", "bot", "bot"]
    assert house.refused("POST", path, key=made["host"]) == (409, "already_started")


def test_leaving_before_the_game_opens_the_seat(house: House) -> None:
    made = house.table("human", "open", "open")
    table = made["table"]
    joined = house.post(f"/tables/{table}/join", {"name": "Bea"})
    path = f"/tables/{table}/seats/{joined['seat']}/leave"
    assert house.refused("POST", path, key=made["keys"][0]) == (403, "bad_key")
    info = house.post(path, key=joined["key"])
    assert info["seats"][joined["seat"]]["kind"] == "open"
    assert house.refused("POST", path, key=joined["key"]) == (403, "bad_key")


def test_a_bot_stands_in_for_whoever_leaves_and_gives_the_seat_back(house: House) -> None:
    made = house.table("human", "human")
    table, keys = made["table"], made["keys"]
    with house.sit(table, keys[0]) as me:
        me.until("update")
        info = house.post(f"/tables/{table}/seats/1/leave", key=keys[1])
        assert (info["seats"][1]["kind"], info["seats"][1]["stand_in"]) == ("human", True)
        chance = random.Random(2)
        for _ in range(3):
            me.until_asked()
            me.play_any(chance)
        me.until_asked()
        with house.sit(table, keys[1]) as back:
            back.until("table")
            assert not back.info["seats"][1]["stand_in"]
            assert back.info["seats"][1]["present"]


def test_the_host_hands_an_absent_seat_to_a_bot_and_cannot_free_it(house: House) -> None:
    made = house.table("human", "human", "human")
    table, keys, host = made["table"], made["keys"], made["host"]
    path = f"/tables/{table}/seats"
    with house.sit(table, keys[0]) as me:
        me.until("update")
        assert house.refused("POST", f"{path}/0/hand", {"to": "random"}, host) == (
            409,
            "seat_present",
        )
        assert house.refused("POST", f"{path}/1/hand", {"to": "hal"}, host) == (422, "no_such_bot")
        assert house.refused("POST", f"{path}/1/hand", {"to": "random"}, keys[0]) == (
            403,
            "bad_key",
        )
        assert house.post(f"{path}/1/hand", {"to": "random"}, host)["seats"][1]["stand_in"]
        for seat in (1, 2):
            freeing = house.refused("POST", f"{path}/{seat}/hand", {"to": "open"}, host)
            assert freeing == (409, "seat_is_theirs")
    assert house.refused("POST", f"/tables/{table}/join", {"name": "New"}) == (409, "table_full")


def test_a_person_offers_their_seat_and_a_bot_plays_until_somebody_comes(house: House) -> None:
    made = house.table("human", "human", pause=0)
    table, keys = made["table"], made["keys"]
    path = f"/tables/{table}/seats/1/offer"
    for key in (made["host"], keys[0], ""):
        assert house.refused("POST", path, key=key) == (403, "bad_key")
    chance = random.Random(4)
    with house.sit(table, keys[0]) as me, house.sit(table, keys[1]) as old:
        me.until("update")
        old.until("update")
        assert house.post(path, key=keys[1])["seats"][1]["kind"] == "open"
        assert old.farewell()[1] == 1001
        for _ in range(3):
            me.until_asked()
            me.play_any(chance)
    joined = house.post(f"/tables/{table}/join", {"name": "New"})
    assert joined["seat"] == 1
    with house.sit(table, keys[1]) as old:
        rest, code = old.farewell()
        assert (rest[-1]["reason"], code) == ("bad_key", 1008)
    with house.sit(table, joined["key"]) as heir:
        assert heir.until("update")["view"]["you"] == 1


def test_a_seat_is_offered_only_while_the_game_runs(house: House) -> None:
    made = house.table("human", "open")
    path = f"/tables/{made['table']}/seats/0/offer"
    assert house.refused("POST", path, key=made["keys"][0]) == (409, "not_started")


def test_the_host_fills_a_waiting_table_seat_by_seat(house: House) -> None:
    made = house.table("human", "open", "open")
    path = f"/tables/{made['table']}/seats"
    info = house.post(f"{path}/2/hand", {"to": "random"}, made["host"])
    assert [seat["kind"] for seat in info["seats"]] == ["human", "open", "bot"]
    assert info["state"] == "waiting"
    info = house.post(f"{path}/1/hand", {"to": "random"}, made["host"])
    assert [seat["kind"] for seat in info["seats"]] == ["human", "bot", "bot"]
    assert info["state"] == "running"


def test_resigning_gives_the_seat_to_a_bot_for_good(house: House) -> None:
    made = house.table("human", "human")
    table, keys = made["table"], made["keys"]
    with house.sit(table, keys[1]) as other, house.sit(table, keys[0]) as me:
        me.until("update")
        assert me.ask("resign")["type"] == "done"
        me.farewell()
        other.until("table")
        while other.info["seats"][0]["kind"] != "bot":
            other.until("table")
        assert other.info["seats"][0]["bot"]
    with house.sit(table, keys[0]) as late:
        assert late.until("update")["view"]["you"] is None


def finished(house: House, *kinds: str) -> dict[str, object]:
    """A table whose game is over."""
    made = house.table(*kinds)
    for seat, key in made["keys"].items():
        house.post(f"/tables/{made['table']}/seats/{seat}/leave", key=key)
    with house.sit(made["table"], made["watch"]) as watcher:
        while not (watcher.update and watcher.update["over"]):
            watcher.until("update")
    return made


def test_a_rematch_keeps_people_and_their_keys(house: House) -> None:
    running = house.table("human", "random")
    path = f"/tables/{running['table']}/rematch"
    assert house.refused("POST", path, key=running["keys"][0]) == (409, "not_over")
    made = finished(house, "human", "human")
    keys: dict[int, str] = made["keys"]  # type: ignore[assignment]
    path = f"/tables/{made['table']}/rematch"
    assert house.refused("POST", path, key=str(made["host"])) == (403, "bad_key")
    with house.sit(str(made["table"]), keys[1]) as other:
        other.until("table")
        again = house.post(path, key=keys[0])["table"]
        while other.info["rematch"] != again:
            other.until("table")
    assert house.post(path, key=keys[1])["table"] == again
    with house.sit(again, keys[1]) as me:
        me.until("update")
        assert me.number == 0
    old, new = (house.get(f"/tables/{name}") for name in (made["table"], again))
    assert old["commitment"] != new["commitment"]


def test_spectators_need_a_key_only_at_private_tables(house: House) -> None:
    public = house.table("human", "random", public=True)
    private = house.table("human", "random")
    for table, key in ((public["table"], None), (private["table"], private["watch"])):
        with house.sit(table, key) as watcher:
            watcher.until("update")
            assert watcher.update["view"]["you"] is None
            assert watcher.update["moves"] is None
            assert "hand" not in watcher.update["view"]["seats"][0]
            move = {"move": "pass"}
            for number in (watcher.number, watcher.number + 100):  # bots may have moved on
                assert watcher.play(move, number)["reason"] == "not_seated"
                assert watcher.ask("undo", number=number)["reason"] == "not_seated"
            assert watcher.ask("resign")["reason"] == "not_seated"
            for kind in ("orders", "try"):
                assert watcher.ask(kind, orders=[])["reason"] == "not_seated"
            for kind in ("ahead", "choices"):
                assert watcher.ask(kind)["reason"] == "not_seated"
    with house.sit(private["table"]) as nobody:
        rest, code = nobody.farewell()
        assert (rest[-1]["reason"], code) == ("bad_key", 1008)
    with house.sit(private["table"], public["host"]) as foreign:
        assert foreign.farewell()[0][-1]["reason"] == "bad_key"


def test_hot_seat_two_seats_on_one_device(house: House) -> None:
    made = house.table("human", "human")
    chance = random.Random(3)
    with (
        house.sit(made["table"], made["keys"][0]) as one,
        house.sit(made["table"], made["keys"][1]) as two,
    ):
        one.until("update")
        two.until("update")
        for _ in range(30):
            due, other = (one, two) if one.asked else (two, one)
            due.play_any(chance)
            while other.number < due.number:
                other.until("update")
            assert one.update["moves"] is None or two.update["moves"] is None


def test_records_and_replays_are_for_finished_games(house: House) -> None:
    running = house.table("human", "random")["table"]
    assert house.refused("GET", f"/tables/{running}/record") == (409, "not_over")
    assert house.refused("GET", f"/tables/{running}/replay") == (409, "not_over")
    table = finished(house, "random", "random")["table"]
    record = house.get(f"/tables/{table}/record")
    game = Game.replay(record)
    last = len(game.history)
    everything = house.get(f"/tables/{table}/replay?step={last}&seat=all")
    assert everything["steps"] == last
    assert everything["view"]["seats"][1]["hand"] == game.view(1)["seats"][1]["hand"]
    assert everything["over"]["winners"] == game.winners
    own = house.get(f"/tables/{table}/replay?step=5&seat=1")
    assert own["view"]["you"] == 1
    assert "hand" not in own["view"]["seats"][0]
    filed = house.post("/replay", {"record": record, "step": 5, "seat": 1})
    assert filed["view"] == own["view"]
    steps = [house.get(f"/tables/{table}/replay?step={n}&seat=1")["events"] for n in range(6)]
    for since, told in ((0, steps), (3, steps[4:])):
        jump = house.get(f"/tables/{table}/replay?step=5&seat=1&since={since}")
        assert jump["events"] == [event for events in told for event in events]
    assert house.refused("GET", f"/tables/{table}/replay?seat=5") == (404, "no_such_seat")


def test_a_game_goes_on_from_a_record_and_from_a_position(house: House) -> None:
    table = finished(house, "random", "random")["table"]
    record = house.ask("GET", f"/tables/{table}/record").text
    made = house.table("human", "human", start={"record": record, "step": 10})
    info = house.get(f"/tables/{made['table']}")
    assert (info["number"], info["commitment"], info["state"]) == (10, None, "running")
    with house.sit(made["table"], made["keys"][0]) as me:
        me.until("update")
        assert me.ask("undo", number=10)["type"] == "refused"
    wrong = wish("human", "human", "human", start={"record": record})
    assert house.refused("POST", "/tables", wrong) == (422, "bad_setup")
    assert house.refused("POST", "/tables", wish("human", "human", start={"record": record})) == (
        422,
        "game_over",
    )
    assert house.refused("POST", "/tables", wish("human", "human", start={"position": "x"})) == (
        422,
        "bad_file",
    )
    text = position.dump(Game(Setup(players=2, seed=4)))
    made = house.table("human", "human", start={"position": text})
    with house.sit(made["table"], made["keys"][1]) as me:
        me.until("update")
        assert me.update["over"] is None


def seats_with(**said: str) -> dict[str, object]:
    """A wish for a table whose first person is said to be so."""
    return {"players": 2, "seats": [{"kind": "human", **said}, {"kind": "bot"}]}


def test_names_of_people_and_tables_may_have_their_full_length(house: House) -> None:
    """C13: longer ones would not fit beside a score."""
    made = house.post("/tables", {**seats_with(name="A" * 24), "name": "T" * 40})
    info = house.get(f"/tables/{made['table']}")
    assert (info["seats"][0]["name"], info["name"]) == ("A" * 24, "T" * 40)
    table = house.table("human", "open")["table"]
    path = f"/tables/{table}/join"
    assert house.refused("POST", path, {"name": "B" * 25}) == (422, "bad_request")
    assert house.post(path, {"name": "B" * 24})["seat"] == 1


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (wish("human", "hal"), "no_such_bot"),
        (wish("human", "human", modules=["flying_carpets"]), "bad_setup"),
        (wish("human", "human", options=["flying_carpets"]), "bad_setup"),
        (wish("human", "human", players=3), "bad_request"),
        (wish("human", "human", colours=["red"]), "bad_colours"),
        (wish("human", "human", colours=["red", "red"]), "bad_colours"),
        (wish("human", "human", colours=["red", "mauve"]), "bad_setup"),
        (seats_with(name="A" * 25), "bad_request"),
        (seats_with(avatar="av-18"), "bad_request"),
        (seats_with(avatar="../secret"), "bad_request"),
        ({**wish("human", "human"), "name": "T" * 41}, "bad_request"),
        ({**wish("human", "human"), "surprise": 1}, "bad_request"),
        (wish("human"), "bad_request"),
        ([], "bad_request"),
    ],
)
def test_tables_that_cannot_be(house: House, body: object, reason: str) -> None:
    assert house.refused("POST", "/tables", body) == (422, reason)


# --- Who is who


def test_people_go_by_their_drawings_and_a_key_tells_its_seat(house: House) -> None:
    seats = [{"kind": "human", "name": "Ada", "avatar": "av-3"}, {"kind": "open"}]
    made = house.post("/tables", {"players": 2, "seats": seats, "colours": ["green", "white"]})
    path = f"/tables/{made['table']}"
    assert house.get(path)["you"] is None
    assert house.get(path, key=made["seats"][0]["key"])["you"] == 0
    guest = house.post(f"{path}/join", {"name": "Bea", "avatar": "av-7"})
    info = house.get(path, key=guest["key"])
    assert info["you"] == 1
    assert [seat["avatar"] for seat in info["seats"]] == ["av-3", "av-7"]
    assert [seat["colour"] for seat in info["seats"]] == ["green", "white"]


def test_the_table_tells_whose_answer_it_waits_for(house: House) -> None:
    made = house.table("human", "human")
    info = house.get(f"/tables/{made['table']}")
    with house.sit(made["table"], made["keys"][info["asked"]]) as asked:
        asked.until("update")
        assert asked.update["question"]["seat"] == info["asked"]
