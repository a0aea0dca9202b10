"""My games on every device: carried by a link, signed out, listed, saved, deleted, resigned."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from websockets.sync.client import connect

from alhambra.showing.texts import text
from tests.browser.conftest import LAPTOP, PHONE, NewPage
from tests.browser.tables import Tables, bots, human
from tests.browser.test_games import assert_readable
from tests.browser.test_start import assert_inside

FORBIDDEN = "Failed to load resource: the server responded with a status of 403"


def games_of(tables: Tables, count: int) -> list[dict[str, Any]]:
    """Running games in which the first seat is this browser's."""
    known = []
    for number in range(count):
        made = tables.make([human("Ada"), human("Bert"), *bots(number)])
        first = {**made["seats"][0], "name": "Ada"}
        entry = {"table": made["table"], "seats": [first], "host": made["host"], "at": 0}
        known.append({**entry, "others": made["seats"][1:]})
    return known


def owning(page: Page, known: list[dict[str, Any]]) -> Page:
    """The start page of a browser that has had the keys of these games once."""
    written = json.dumps(json.dumps(known))
    had = "localStorage.getItem('alhambra.tables')"
    page.add_init_script(f"if (!{had}) localStorage.setItem('alhambra.tables', {written})")
    page.goto("/")
    expect(page.locator(".games li")).to_have_count(len(known))
    return page


def carry_link(page: Page) -> str:
    """A link to another device, as the page shows it."""
    page.goto("/mine")
    page.locator("[data-carry]").click()
    expect(page.locator("svg[role=img][aria-label]")).to_be_visible()
    return page.locator(".link input").input_value()


def listed(page: Page) -> list[str]:
    return [
        str(one.get_attribute("data-table")) for one in page.locator(".games a[data-table]").all()
    ]


def test_another_device_has_all_games_by_a_link(
    new_page: NewPage, tables: Tables, complaints: list[str]
) -> None:
    known = games_of(tables, 3)
    laptop, phone = owning(new_page(), known), new_page(PHONE, "de")
    link = carry_link(laptop)
    assert "#" in link
    phone.goto(link)
    expect(phone).to_have_url(re.compile("/carry$"))  # the code is out of the address at once
    phone.locator("[data-arrive]").click()
    expect(phone.locator(".games li")).to_have_count(3)
    assert set(listed(phone)) == {one["table"] for one in known}
    assert_inside(phone)
    phone.locator(".games a[data-table]").first.click()
    expect(phone.locator("[data-hand]").first).to_be_visible()
    phone.goto(link)  # once more
    phone.locator("[data-arrive]").click()
    expect(phone.get_by_role("alert")).to_have_text(text("de", "reason-bad-carry"))
    assert all(line.startswith(FORBIDDEN) for line in complaints)
    complaints.clear()


def test_a_lost_device_is_signed_out_while_it_plays(
    new_page: NewPage, tables: Tables, complaints: list[str]
) -> None:
    known = games_of(tables, 2)
    laptop, phone = owning(new_page(), known), new_page(PHONE)
    phone.goto(carry_link(laptop))
    phone.locator("[data-arrive]").click()
    phone.locator(".games a[data-table]").first.click()
    expect(phone.locator("[data-hand]").first).to_be_visible()
    laptop.goto("/mine")
    rows = laptop.locator("[data-device]")
    expect(rows).to_have_count(2)
    assert_inside(laptop)
    lost = rows.filter(has_not=laptop.locator(".chip.ok"))
    lost.locator("button").click()
    expect(lost.locator("button")).to_have_text(text("en", "mine-sign-out-sure"))
    lost.locator("button").click()
    expect(rows).to_have_count(1)
    expect(phone.get_by_role("alert")).to_contain_text(text("en", "reason-bad-key"))
    phone.goto("/")
    expect(phone.locator(".now")).to_be_visible()
    expect(phone.locator("#games")).to_have_count(0)
    assert phone.evaluate("localStorage.getItem('alhambra.person')") is None
    laptop.goto(f"/table/{known[0]['table']}")  # its first key has ended, its right has not
    expect(laptop.locator("[data-hand]").first).to_be_visible()
    assert all(line.startswith(FORBIDDEN) for line in complaints)
    complaints.clear()


def test_games_that_wait_for_me_come_first_and_are_counted_in_the_title(
    new_page: NewPage, tables: Tables
) -> None:
    known = [game for _ in range(4) for game in games_of(tables, 1)]
    mine = [tables.get(f"/api/tables/{one['table']}")["asked"] for one in known].count(0)
    page = owning(new_page(), known)
    expect(page.locator(".games .yours")).to_have_count(mine)
    told = page.locator(".games .state").all_inner_texts()
    assert told[:mine] == [text("en", "turn-yours")] * mine
    if mine:
        expect(page).to_have_title(f"({mine}) {text('en', 'title')}")
        assert str(page.locator("link[rel=icon]").get_attribute("href")).startswith("data:")


def bert_moves(tables: Tables) -> dict[str, Any]:
    """A game in which Bert has taken money, as Ada's browser knows it."""
    made: dict[str, Any] = {"asked": 0}
    while made["asked"] != 1:
        made = tables.make([human("Ada"), human("Bert"), human("Cleo")], clock={"turn": 86_400})
        made["asked"] = tables.get(f"/api/tables/{made['table']}")["asked"]
    address = f"{tables.url.replace('http', 'ws')}/api/tables/{made['table']}/socket"
    with connect(address) as socket:
        socket.send(json.dumps({"type": "hello", "key": made["seats"][1]["key"]}))
        while (told := json.loads(socket.recv(60)))["type"] != "update":
            pass
        move = next(move for move in told["moves"] if move["move"] == "take")
        socket.send(json.dumps({"type": "move", "id": 1, "number": told["number"], "move": move}))
        while json.loads(socket.recv(60)).get("id") != 1:
            pass
    return {"table": made["table"], "seats": [{**made["seats"][0], "name": "Ada"}], "at": 1}


def test_the_list_tells_what_happened_last_and_the_time_left(
    new_page: NewPage, tables: Tables
) -> None:
    made = bert_moves(tables)
    page = owning(new_page(PHONE, "de"), [made])
    game = page.locator(".games li")
    expect(game.locator(".said")).to_contain_text("Bert")
    expect(game.locator(".said")).to_contain_text(re.compile(r"\d"))  # the money that was taken
    expect(game.locator(".when")).to_contain_text(re.compile("noch 2[34] Stunden|noch 1 Tag"))
    assert_inside(page)


def test_talk_while_i_was_away_is_counted(new_page: NewPage, tables: Tables) -> None:
    (known,) = games_of(tables, 1)
    page = owning(new_page(), [known])
    expect(page.locator("[data-unread]")).to_have_count(0)
    key = known["others"][0]["key"]
    address = f"{tables.url.replace('http', 'ws')}/api/tables/{known['table']}/socket"
    with connect(address) as socket:
        socket.send(json.dumps({"type": "hello", "key": key}))
        socket.send(json.dumps({"type": "chat", "id": 1, "text": "hello?"}))
        while json.loads(socket.recv(60)).get("id") != 1:
            pass
    page.reload()
    expect(page.locator("[data-unread='1']")).to_be_visible()
    page.locator(".games a[data-table]").first.click()
    expect(page.locator("[data-hand]").first).to_be_visible()
    page.goto("/")
    expect(page.locator(".games li")).to_have_count(1)
    expect(page.locator("[data-unread]")).to_have_count(0)


def test_without_network_the_last_known_list_is_shown(
    new_page: NewPage, tables: Tables, complaints: list[str]
) -> None:
    page = owning(new_page(), games_of(tables, 2))
    page.route("**/api/my/**", lambda route: route.abort())
    page.reload()
    expect(page.locator(".games li")).to_have_count(2)
    expect(page.locator("#continue")).to_contain_text(text("en", "games-offline"))
    page.unroute("**/api/my/**")
    page.reload()
    expect(page.locator("#continue")).to_contain_text(text("en", "start-continue-text"))
    assert all("ERR_FAILED" in line for line in complaints)
    complaints.clear()


def test_everything_of_mine_is_saved_and_deleted(new_page: NewPage, tables: Tables) -> None:
    known = games_of(tables, 2)
    page, bert = owning(new_page(PHONE, "de"), known), new_page()
    made = tables.make([human("Ada"), human("Bert")])
    page.goto(f"/table/{made['table']}#{made['seats'][0]['key']}")
    expect(page.locator("[data-hand]").first).to_be_visible()
    bert.goto(f"/table/{made['table']}#{made['seats'][1]['key']}")
    expect(bert.locator("[data-hand]").first).to_be_visible()
    page.goto("/mine")
    with page.expect_download() as saved:
        page.locator("[data-save]").click()
    told = json.loads(Path(saved.value.path()).read_text())
    assert {game["table"]["table"] for game in told["games"]} >= {one["table"] for one in known}
    assert_inside(page)
    page.locator("[data-delete]").click()
    expect(page.locator("[data-delete]")).to_have_text(text("de", "mine-delete-sure"))
    page.locator("[data-delete]").click()
    expect(page.locator(".now")).to_be_visible()
    expect(page.locator("#games")).to_have_count(0)
    expect(bert.locator("body")).to_contain_text(text("en", "seat-given-up", name="Ada"))


@pytest.mark.parametrize(("size", "language"), [(LAPTOP, "en"), (PHONE, "de")])
def test_resigning_leads_to_a_page_that_makes_sense(
    new_page: NewPage, tables: Tables, size: tuple[int, int], language: str
) -> None:
    """C8: also at a private table one can watch on."""
    (known,) = games_of(tables, 1)
    page = owning(new_page(size, language), [known])
    page.locator(".games a[data-table]").first.click()
    page.get_by_role("button", name=text(language, "menu")).click()
    page.locator("[data-resign]").click()
    page.locator("[data-resign]").click()
    gone = page.locator("[data-gone='resigned']")
    expect(gone).to_contain_text(text(language, "resigned-text"))
    assert_readable(page)
    gone.locator("[data-watch]").click()
    page.wait_for_selector(".table")
    expect(page.locator("[data-hand]")).to_have_count(0)
    page.goto("/")
    expect(page.locator(".games .state")).to_have_text(re.compile(text(language, "game-resigned")))
    page.locator(".games a[data-table]").first.click()
    expect(gone).to_be_visible()
