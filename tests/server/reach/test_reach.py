"""A real server reaches people: from an answer in a game to a browser, a room, a mailbox."""

import json
from pathlib import Path

import pytest

from tests.server.house import CLIENT, House, Json
from tests.server.person import Browser
from tests.server.reach.place import Place
from tests.server.reach.receivers import (
    PushBrowser,
    next_at,
    signed_claims,
)


def test_everything_is_off_until_somebody_switches_it_on(place: Place) -> None:
    anna = Browser(place.house)
    told = anna.get("/my/reach")
    assert told["offers"] == {"push": True, "webhook": True, "mail": True}
    assert told["ways"] == []
    assert (told["quiet"], told["remind"], told["gather"], told["muted"]) == (None, 0, 0, [])
    assert anna.get("/my/reach")["push_key"] == told["push_key"]


def test_a_push_reaches_the_browser_of_whoever_is_asked(place: Place) -> None:
    anna = Browser(place.house)
    eyes = PushBrowser(place.receiver.url("/push/anna"))
    wish = {"kind": "push", "address": eyes.endpoint, "keys": eyes.keys}
    (way,) = anna.post("/my/reach/ways", wish)["ways"]
    assert (way["kind"], way["here"], way["on"], way["address"]) == (
        "push", True, True, "localhost",
    )  # fmt: skip
    table = place.waiting_table(anna, name="Granada")
    request = next_at(place.receiver, "/push/anna")
    told = json.loads(eyes.read(request.body))
    assert told["title"] == "Granada: it is your turn"
    assert told["path"] == f"/table/{table['table']}"
    claims, public = signed_claims(request.headers["authorization"])
    assert claims["aud"] == f"https://localhost:{place.receiver.port}"
    assert public == anna.get("/my/reach")["push_key"]


def test_what_is_told_since_ones_own_last_move(place: Place) -> None:
    """Both answer in turns; then one is away, and hears of the other's moves but no card."""
    anna = Browser(place.house)
    table = place.house.table("human", "human", name="Sevilla")
    keys, name = table["keys"], table["table"]
    first = place.house.get(f"/tables/{name}")["asked"]
    place.hold(anna.made["person"], name, first)
    with place.house.sit(name, keys[first]) as one, place.house.sit(name, keys[1 - first]) as two:
        one.until_asked()
        while one.asked:
            taking = [move for move in one.update["moves"] if move["move"] == "take_money"]
            assert one.play((taking or one.update["moves"])[0])["type"] == "done"
        two.until_asked()
        hook = {"kind": "webhook", "address": place.receiver.url("/since"), "format": "json"}
        anna.post("/my/reach/ways", hook)
        while not (two.update["over"] or one.asked):
            taking = [move for move in two.update["moves"] if move["move"] == "take_money"]
            assert two.play((taking or two.update["moves"])[0])["type"] == "done"
            one.until("update")
    body = next_at(place.receiver, "/since").json
    assert body["games"][0]["table"] == name
    assert body["games"][0]["moves"] >= 1
    assert f"P{1 - first}" in body["text"]
    written = json.dumps(body)
    for key in (*keys.values(), table["host"], table["watch"]):
        assert key not in written
    for coin in ("denar", "dirham", "dukat", "florin"):
        assert coin not in written


def test_nobody_is_told_while_they_sit_at_the_table(place: Place) -> None:
    anna, ben = Browser(place.house), Browser(place.house)
    for person, path in ((anna, "/present"), (ben, "/absent")):
        hook = {"kind": "webhook", "address": place.receiver.url(path), "format": "json"}
        person.post("/my/reach/ways", hook)
    table = place.house.table("human", "human")
    asked = place.house.get(f"/tables/{table['table']}")["asked"]
    with place.house.sit(table["table"], table["keys"][asked]) as guest:
        guest.until("update")
        place.hold(anna.made["person"], table["table"], asked)
        for _ in range(2):  # by the second time, the watch has looked at every table
            place.waiting_table(ben)
            assert place.receiver.next().path == "/absent"
    assert next_at(place.receiver, "/present").json["games"][0]["table"] == table["table"]


def test_a_webhook_is_tried_and_removed(place: Place) -> None:
    anna = Browser(place.house)
    address = place.receiver.url("/try?token=secret")
    (way,) = anna.post("/my/reach/ways", {"kind": "webhook", "address": address})["ways"]
    assert way["format"] == "json"
    assert "secret" not in json.dumps(anna.get("/my/reach"))
    anna.post(f"/my/reach/ways/{way['way']}/test")
    assert next_at(place.receiver, "/try?token=secret").json["title"] == (
        "Alhambra reaches you here"
    )
    off = anna.ask("PUT", f"/my/reach/ways/{way['way']}", {"on": False}).json()
    assert not off["ways"][0]["on"]
    gone = anna.ask("DELETE", f"/my/reach/ways/{way['way']}").json()
    assert gone["ways"] == []


def test_a_mail_address_is_asked_first_and_ends_by_one_click(place: Place) -> None:
    anna = Browser(place.house)
    told = anna.post("/my/reach/ways", {"kind": "mail", "address": "anna@example.org"})
    assert not told["ways"][0]["confirmed"]
    asking = place.mailbox.next()
    assert asking["To"] == "anna@example.org"
    token = asking.get_content().split("#confirm=")[1].split()[0]
    place.waiting_table(anna, name="Toledo")
    assert place.house.refused("POST", "/reach/confirm", {"token": "x-" + token})[0] == 404
    place.house.post("/reach/confirm", {"token": token})
    assert anna.get("/my/reach")["ways"][0]["confirmed"]
    mail = place.mailbox.next()
    assert mail["Subject"] == "Toledo: it is your turn"
    link = mail["List-Unsubscribe"].strip("<>").removeprefix("https://play.test")
    body = {"List-Unsubscribe": "One-Click"}
    assert CLIENT.post(place.house.url + link[:-1] + "x", data=body).status_code == 404
    assert CLIENT.post(place.house.url + link, data=body).status_code == 200
    assert anna.get("/my/reach")["ways"] == []


def test_hours_are_kept(place: Place) -> None:
    anna = Browser(place.house)
    wish = {"quiet": {"begin": 1320, "end": 420}, "remind": 1440, "gather": 60}
    assert anna.ask("PUT", "/my/reach", wish).status_code == 200
    told = anna.get("/my/reach")
    assert {name: told[name] for name in wish} == wish
    anna.ask("PUT", "/my/reach", {})
    assert anna.get("/my/reach")["quiet"] is None


def test_a_table_is_muted_and_heard_again(place: Place) -> None:
    anna = Browser(place.house)
    table = place.waiting_table(anna)["table"]
    path = f"/my/reach/tables/{table}"
    assert anna.ask("PUT", path, {"muted": True}).json()["muted"] == [table]
    assert anna.ask("PUT", path, {"muted": False}).json()["muted"] == []
    strange = place.house.table("human", "human")["table"]
    assert anna.refused("PUT", f"/my/reach/tables/{strange}", {"muted": True})[0] == 404


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"kind": "webhook", "address": "http://example.org/x"}, "https_only"),
        ({"kind": "webhook", "address": "https://127.0.0.1/x"}, "bad_address"),
        ({"kind": "webhook", "address": "https://u:p@example.org/x"}, "bad_address"),
        ({"kind": "webhook", "address": "https://example.org:25/"}, "bad_port"),
        ({"kind": "push", "address": "https://127.0.0.1/x"}, "bad_address"),
        ({"kind": "push", "address": "https://push.example.org/x"}, "bad_address"),
        ({"kind": "mail", "address": "nobody"}, "bad_address"),
        ({"kind": "mail", "address": "a@b.org, c@d.org"}, "bad_address"),
        ({"kind": "mail", "address": "a@b.org\r\nBcc: c@d.org"}, "bad_address"),
        ({"kind": "pigeon", "address": "https://example.org/x"}, "bad_request"),
        ({"kind": "webhook", "address": "https://example.org/" + "x" * 1000}, "bad_request"),
    ],
)
def test_what_cannot_be_is_refused(place: Place, wish: Json, reason: str) -> None:
    anna = Browser(place.house)
    assert anna.refused("POST", "/my/reach/ways", wish) == (422, reason)
    assert anna.get("/my/reach")["ways"] == []


def test_a_stranger_sees_and_changes_nothing(place: Place) -> None:
    anna, ben = Browser(place.house), Browser(place.house)
    hook = {"kind": "webhook", "address": place.receiver.url("/mine")}
    (way,) = anna.post("/my/reach/ways", hook)["ways"]
    path = f"/my/reach/ways/{way['way']}"
    assert ben.refused("DELETE", path)[0] == 404
    assert ben.refused("PUT", path, {"on": False})[0] == 404
    assert ben.refused("POST", f"{path}/test")[0] == 404
    assert place.house.refused("GET", "/my/reach") == (403, "unknown_device")


def test_nobody_sends_many_mails_with_our_hands(place: Place) -> None:
    """Three to one address that never said yes, whoever asks for them."""
    wish = {"kind": "mail", "address": "victim@example.org"}
    for _ in range(3):
        Browser(place.house).post("/my/reach/ways", wish)
        assert place.mailbox.next()["To"] == "victim@example.org"
    last = Browser(place.house)
    assert last.refused("POST", "/my/reach/ways", wish) == (429, "too_many_messages")


def test_a_person_has_so_many_ways_and_no_more(place: Place) -> None:
    anna = Browser(place.house)
    for number in range(12):
        hook = {"kind": "webhook", "address": f"https://example.org/{number}"}
        anna.post("/my/reach/ways", hook)
    more = {"kind": "webhook", "address": "https://example.org/more"}
    assert anna.refused("POST", "/my/reach/ways", more) == (409, "too_many_ways")


def test_what_somebody_said_is_in_their_file_comes_along_and_goes(place: Place) -> None:
    anna, ben = Browser(place.house), Browser(place.house)
    hook = {"kind": "webhook", "address": place.receiver.url("/file")}
    anna.post("/my/reach/ways", hook)
    told = anna.get("/my/belongings")["reach"]
    assert [way["address"] for way in told["ways"]] == [hook["address"]]
    anna.post("/people/arrive", {"code": ben.code(), "device": "x"})
    assert len(ben.get("/my/reach")["ways"]) == 1
    assert ben.ask("DELETE", "/my").status_code == 204
    assert place.house.refused("GET", "/my/reach")[0] == 403


def test_hours_and_muted_tables_come_along_and_no_way_is_there_twice(place: Place) -> None:
    """Two people turn out to be one; whoever is found has the last word about hours."""
    anna, ben, cleo = (Browser(place.house) for _ in range(3))
    muted = place.waiting_table(anna)["table"]
    hook = {"kind": "webhook", "address": place.receiver.url("/twice")}
    for person in (anna, ben):
        person.post("/my/reach/ways", hook)
    night = {"quiet": {"begin": 1320, "end": 420}, "remind": 180, "gather": 0}
    anna.ask("PUT", "/my/reach", night)
    anna.ask("PUT", f"/my/reach/tables/{muted}", {"muted": True})
    anna.post("/people/arrive", {"code": ben.code(), "device": "x"})
    told = ben.get("/my/reach")
    assert ({name: told[name] for name in night}, told["muted"]) == (night, [muted])
    assert len(told["ways"]) == 1
    cleo.ask("PUT", "/my/reach", {**night, "remind": 1440})
    ben.post("/people/arrive", {"code": cleo.code(), "device": "y"})
    assert cleo.get("/my/reach")["remind"] == 1440


def test_a_server_without_an_address_offers_push_only(small_house: House) -> None:
    anna = Browser(small_house)
    assert anna.get("/my/reach")["offers"] == {"push": True, "webhook": False, "mail": False}
    hook = {"kind": "webhook", "address": "https://example.org/x"}
    assert anna.refused("POST", "/my/reach/ways", hook) == (409, "not_offered")


def test_the_file_with_the_secrets_is_for_its_owner_only(small_house: House) -> None:
    file = Path(small_house.database) / "alhambra.sqlite"
    assert file.stat().st_mode & 0o077 == 0
