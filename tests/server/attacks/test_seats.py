"""A seat in a running game is its person's: nobody else sees what was dealt to it (A4)."""

from tests.server.house import Guest, House, Json
from tests.server.person import Browser
from tests.server.windows import done


def sat(house: House, made: Json, *seats: int) -> list[Guest]:
    guests = [house.sit(made["table"], made["keys"][seat]) for seat in seats]
    for guest in guests:
        guest.until("update")
    return guests


def no_way_in(house: House, made: Json, seat: int) -> None:
    """Neither the host nor a stranger gets the seat."""
    table = made["table"]
    path = f"/tables/{table}/seats/{seat}"
    assert house.refused("POST", f"{path}/hand", {"to": "open"}, made["host"])[0] >= 400
    assert house.refused("POST", f"{path}/offer", {}, made["host"]) == (403, "bad_key")
    wish = {"name": "Eve", "seat": seat}
    assert house.refused("POST", f"/tables/{table}/join", wish)[1] in ("seat_taken", "game_over")


def test_one_other_person_alone_cannot_give_a_seat_away(house: House) -> None:
    made = house.table("human", "human", "normal", public=True)
    (host,) = sat(house, made, 0)
    assert host.ask("agree", matter="seat", seat=1)["reason"] == "too_few_to_agree"
    assert host.ask("agree", matter="seat", seat=0)["reason"] == "no_such_seat"
    assert host.ask("agree", matter="seat", seat=2)["reason"] == "no_such_seat"
    assert host.ask("agree", matter="seat", seat=5)["reason"] == "no_such_seat"
    no_way_in(house, made, 1)
    no_way_in(house, made, 2)


def test_nobody_gets_a_seat_before_all_others_agree(house: House) -> None:
    made = house.table("human", "human", "human", "human", public=True)
    one, two, four = sat(house, made, 0, 1, 3)
    done(one.ask("agree", matter="seat", seat=2))
    done(one.ask("agree", matter="seat", seat=2))  # twice is not two
    done(two.ask("agree", matter="seat", seat=2))
    assert two.info["matters"] == [{"kind": "seat", "seat": 2, "yes": [0, 1]}]
    no_way_in(house, made, 2)
    house.post(f"/tables/{made['table']}/seats/3/leave", {}, made["keys"][3])
    no_way_in(house, made, 2)  # whoever is away has a say too
    with house.sit(made["table"]) as stranger:
        stranger.until("update")
        assert stranger.ask("agree", matter="seat", seat=2)["reason"] == "not_seated"
    done(two.ask("agree", matter="seat", seat=2, yes=False))
    done(four.ask("agree", matter="seat", seat=2))
    no_way_in(house, made, 2)
    assert not any(seat["offered"] for seat in house.get(f"/tables/{made['table']}")["seats"])


def test_whoever_is_there_is_asked_nothing_about_their_seat(house: House) -> None:
    made = house.table("human", "human", "human")
    one, two, three = sat(house, made, 0, 1, 2)
    assert one.ask("agree", matter="seat", seat=2)["reason"] == "seat_present"
    three.socket.close()
    while one.info["seats"][2]["present"]:
        one.until("table")
    done(one.ask("agree", matter="seat", seat=2))
    (three,) = sat(house, made, 2)
    while one.info["matters"]:
        one.until("table")
    assert two.ask("agree", matter="seat", seat=2)["reason"] == "seat_present"


def test_somebody_new_takes_a_seat_that_all_have_agreed_on(house: House) -> None:
    made = house.table("human", "human", "human", public=True)
    table = made["table"]
    gone = Browser(house)
    own = gone.take(table, made["keys"][2])[2]
    one, two = sat(house, made, 0, 1)
    done(one.ask("agree", matter="seat", seat=2))
    done(two.ask("agree", matter="seat", seat=2))
    listed = next(info for info in house.get("/tables") if info["table"] == table)
    assert listed["seats"][2]["offered"]
    assert listed["seats"][2]["stand_in"]
    taken = house.post(f"/tables/{table}/join", {"name": "Nora", "seat": 2})
    while one.until("chat")["note"] != "seat_taken":
        pass
    notes = [message["note"] for message in one.heard if message["type"] == "chat"]
    assert notes == ["seat_asked", "seat_offered", "seat_taken"]
    assert one.heard[-1]["name"] == "Nora"
    with house.sit(table, taken["key"]) as nora:
        nora.until("update")
        assert nora.update["view"]["you"] == 2
    for old in (own, made["keys"][2]):
        with house.sit(table, old) as before:
            rest, _ = before.farewell()
            assert all(message["type"] == "refused" for message in rest)
    assert table not in gone.games()
    assert house.refused("POST", f"/tables/{table}/join", {"name": "Eve"})[1] == "table_full"


def test_the_person_may_come_back_until_somebody_has_come(house: House) -> None:
    made = house.table("human", "human", "human", public=True)
    one, two = sat(house, made, 0, 1)
    done(one.ask("agree", matter="seat", seat=2))
    done(two.ask("agree", matter="seat", seat=2))
    (three,) = sat(house, made, 2)
    assert three.update["view"]["you"] == 2
    while one.info["seats"][2]["offered"]:
        one.until("table")
    no_way_in(house, made, 2)


def test_whoever_gives_a_seat_away_is_named(house: House) -> None:
    made = house.table("human", "human", "human")
    (one,) = sat(house, made, 0)
    house.post(f"/tables/{made['table']}/seats/2/offer", {}, made["keys"][2])
    line = one.until("chat")
    assert (line["note"], line["seat"], line["name"]) == ("seat_given", 2, "P2")
    house.post(f"/tables/{made['table']}/join", {"name": "Nora"})
    assert one.until("chat")["note"] == "seat_taken"
