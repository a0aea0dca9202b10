"""A8, A12: guests have their say in the deal, and what began from a file says so."""

import time

from alhambra import position
from alhambra.game.streams import CHACHA
from alhambra.position.record import verify
from tests.server.house import House


def test_guests_have_their_say_after_the_promise(house: House) -> None:
    made = house.table("human", "open", "random", public=True)
    table, key = made["table"], made["keys"][0]
    promised = house.get(f"/tables/{table}")["commitment"]
    luck = f"/tables/{table}/seats/0/luck"
    assert house.refused("POST", luck, {"words": "mine"}) == (403, "bad_key")
    assert house.refused("POST", luck, {"words": "x" * 61}, key)[0] == 422
    house.post(luck, {"words": "first"}, key)
    assert house.post(luck, {"words": "mine"}, key)["luck"] == {"0": "mine"}
    house.post(f"/tables/{table}/join", {"name": "Bea", "luck": "hers"})
    told = house.get(f"/tables/{table}")
    assert (told["commitment"], told["luck"]) == (promised, {"0": "mine", "1": "hers"})
    assert house.refused("POST", luck, {"words": "late"}, key) == (409, "already_started")


def test_whoever_goes_takes_their_words_along(house: House) -> None:
    made = house.table("human", "open", "open", public=True)
    table = made["table"]
    seat = house.post(f"/tables/{table}/join", {"name": "Bea", "luck": "hers"})
    assert house.get(f"/tables/{table}")["luck"] == {"1": "hers"}
    house.post(f"/tables/{table}/seats/1/leave", {}, seat["key"])
    assert house.get(f"/tables/{table}")["luck"] == {}


def test_whoever_is_sent_away_takes_their_words_along(house: House) -> None:
    made = house.table("human", "open", "open", public=True)
    table = made["table"]
    house.post(f"/tables/{table}/seats/0/luck", {"words": "mine"}, made["keys"][0])
    house.post(f"/tables/{table}/join", {"name": "Bea", "luck": "hers"})
    told = house.post(f"/tables/{table}/seats/1/remove", {}, made["host"])
    assert told["luck"] == {"0": "mine"}


def test_the_record_proves_the_words(house: House) -> None:
    made = house.table("open", "random", public=True)
    table = made["table"]
    promised = house.get(f"/tables/{table}")["commitment"]
    seat = house.post(f"/tables/{table}/join", {"name": "Ann", "luck": "lucky seven"})
    house.post(f"/tables/{table}/seats/{seat['seat']}/offer", {}, seat["key"])
    while house.get(f"/tables/{table}")["state"] != "over":  # while somebody looks, bots play on
        time.sleep(0.5)
    proof = verify(house.get(f"/tables/{table}/record"), promised)
    assert (proof.generator, proof.words) == (CHACHA, ("lucky seven",))


def test_a_table_from_a_file_promises_nothing(house: House) -> None:
    game = position.loads("[[seat]]\ncolour = 'white'\n[[seat]]\ncolour = 'red'\n")
    start = {"position": position.dump(game)}
    made = house.table("human", "open", public=True, start=start)
    table, key = made["table"], made["keys"][0]
    told = {info["table"]: info for info in house.get("/tables")}[table]
    assert told["commitment"] is None
    luck = f"/tables/{table}/seats/0/luck"
    assert house.refused("POST", luck, {"words": "mine"}, key) == (409, "not_dealt")
    house.post(f"/tables/{table}/join", {"name": "Bea", "luck": "hers"})
    assert house.get(f"/tables/{table}")["luck"] == {}
