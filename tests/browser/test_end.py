"""The end of a game: podium, curve, records, where it leads (C24); moments of a replay (C11)."""

import json
import random
import re
import time
import urllib.parse
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from alhambra import Game, Setup, position
from alhambra.engine.rules import SCORING
from alhambra.showing.texts import text
from tests.browser.conftest import LAPTOP, PHONE, NewPage
from tests.browser.person import Person
from tests.browser.tables import Tables, bots, human
from tests.examples import using
from tests.server.test_chronicle import played

SIX = [{"kind": "bot", "bot": "random", "name": f"Player of a long name {n}"} for n in range(6)]
SIZES = [LAPTOP, PHONE, (360, 640), (844, 390), (820, 1180), (2560, 1440)]
TOLD = "[data-end] [data-curve] svg"  # there once the chronicle is
FEW = 12  # moves that are left when a test joins a game

# Nothing sticks out of the window to the side.
FITS = """() => document.body.scrollWidth <= innerWidth
  && [...document.querySelectorAll('[data-end] [data-points]')].every((table) => {
    const [panel, pad] = [table.parentElement, getComputedStyle(table.parentElement).paddingLeft];
    return table.offsetWidth <= panel.clientWidth - 2 * parseFloat(pad) + 1;
  })
  && [...document.querySelectorAll('[data-end] *')].every((part) => {
    const { left, right, width } = part.getBoundingClientRect();
    return !width || part.closest('.unseen') || (left > -1 && right < innerWidth + 1);
  })"""
# Whether stars have ever been on the page.
WATCH_FOR_STARS = """new MutationObserver(() => {
  if (document.querySelector('[data-stars]')) window.starred = true;
}).observe(document, {subtree: true, childList: true})"""


def get(tables: Tables, path: str) -> Any:
    with urllib.request.urlopen(f"{tables.url}{path}") as answer:
        return json.load(answer)


def play_out(tables: Tables, seats: list[dict[str, str]], **more: Any) -> str:
    """A public table whose bots have played to the end."""
    table = str(tables.make(seats, public=True, **more)["table"])
    for _ in range(300):
        if get(tables, f"/api/tables/{table}")["state"] == "over":
            return table
        time.sleep(0.2)
    pytest.fail("the bots did not finish")


@pytest.fixture(scope="module")
def over(base_url: str) -> str:
    """A finished game of three."""
    return play_out(Tables(base_url), bots(3), modules=using("items")[:1])


def near_the_end(seats: list[dict[str, str]]) -> dict[str, Any]:
    """A table that joins a known game a few moves before its end."""
    game = played(len(seats), 2)
    return {"start": {"record": json.dumps(game.record()), "step": len(game.history) - FEW}}


def end_of(page: Page, path: str) -> None:
    page.goto(path)
    page.wait_for_selector(TOLD)


def test_a_busy_server_is_asked_again(new_page: NewPage, over: str, complaints: list[str]) -> None:
    page = new_page(LAPTOP)
    busy = {"error": {"reason": "busy", "text": "Busy.", "about": {"seconds": 1}}}
    page.route(
        "**/chronicle",
        lambda route: route.fulfill(status=503, content_type="application/json", json=busy),
        times=1,
    )
    end_of(page, f"/table/{over}")
    complaints.clear()  # the browser tells of every answer that is no success


def test_who_comes_later_sees_podium_points_curve_and_records(
    new_page: NewPage, tables: Tables, over: str
) -> None:
    page = new_page(LAPTOP)
    end_of(page, f"/table/{over}")
    told, info = get(tables, f"/api/tables/{over}/chronicle"), get(tables, f"/api/tables/{over}")
    for seat, score in enumerate(info["scores"]):
        expect(page.locator(f"[data-stand='{seat}'] .block")).to_contain_text(str(score))
        expect(page.locator(f"[data-points] [data-seat='{seat}'] .total")).to_have_text(str(score))
    expect(page.locator("[data-stand] .alhambra [data-piece='fountain']")).to_have_count(3)
    expect(page.locator("[data-curve-of]")).to_have_count(3)
    expect(page.locator("[data-curve-of] circle")).to_have_count(3 * len(told["scorings"]))
    expect(page.locator("[data-curve-table] tbody tr")).to_have_count(len(told["turns"]))
    last = page.locator("[data-curve-table] tbody tr").last.locator("td")
    assert last.all_inner_texts() == [str(score) for score in info["scores"]]
    wall = next(record for record in told["records"] if record["record"] == "wall")
    expected = text("en", "end-record-wall", count=wall["count"])
    expect(page.locator("[data-record='wall'] b")).to_have_text(expected)
    everybody = len(wall["seats"]) == len(info["seats"])
    first = info["seats"][wall["seats"][0]]["name"]
    holder = text("en", "end-everybody") if everybody else first
    expect(page.locator("[data-record='wall'] small")).to_contain_text(holder)
    expect(page.locator("[data-verdict]")).not_to_be_empty()
    expect(page.locator("[data-rematch]")).to_have_count(0)  # who only watches plays no rematch


def test_points_are_split_by_scoring(new_page: NewPage, tables: Tables, over: str) -> None:
    page = new_page(LAPTOP)
    end_of(page, f"/table/{over}")
    held = get(tables, f"/api/tables/{over}/chronicle")["scorings"]
    first = held[0]["scores"]
    for seat, score in enumerate(first):
        cells = page.locator(f"[data-points] [data-seat='{seat}'] td:not(.place)")
        expect(cells.first).to_have_text(str(score))
        points = [int(cell) if cell[-1].isdigit() else 0 for cell in cells.all_inner_texts()]
        assert sum(points[:-1]) == points[-1]


def test_the_boards_can_be_looked_at_after_the_end(new_page: NewPage, over: str) -> None:
    page = new_page(PHONE)
    end_of(page, f"/table/{over}")
    page.locator("[data-table]").click()
    expect(page.locator("[data-end]")).to_have_count(0)
    expect(page.locator("main .board")).to_be_visible()
    page.locator("[data-result]").click()
    page.locator("[data-stand='1'] button").click()
    expect(page.locator("[data-place='seat-1']")).to_have_attribute("aria-pressed", "true")
    page.locator("[data-result]").click()
    page.locator("[data-end] [data-sheet]").click()
    expect(page.locator("[data-scoring]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-end]")).to_be_visible()  # the sheet closed, the result is back


def test_the_link_to_bg_stats_carries_the_play(
    new_page: NewPage, tables: Tables, over: str
) -> None:
    page = new_page(LAPTOP)
    end_of(page, f"/table/{over}")
    link = page.locator("[data-bgstats]").get_attribute("href") or ""
    address, _, data = link.partition("?data=")
    assert address == "https://app.bgstatsapp.com/createPlay.html"
    play, info = json.loads(urllib.parse.unquote(data)), get(tables, f"/api/tables/{over}")
    assert play["game"] == {
        "name": "Alhambra",
        "sourceGameId": "alhambra",
        "bggId": 6249,
        "highestWins": True,
        "noPoints": False,
    }
    assert play["sourcePlayId"] == over
    assert play["sourceName"] == "Alhambra"
    assert re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d", play["playDate"])
    assert play["durationMin"] >= 1
    assert play["comments"].endswith(f"/replay/{over}")
    assert [one["score"] for one in play["players"]] == info["scores"]
    assert [one["name"] for one in play["players"]] == [one["name"] for one in info["seats"]]
    winners = [seat for seat, one in enumerate(play["players"]) if one["winner"]]
    assert winners == info["winners"]
    assert [one["rank"] == 1 for one in play["players"]] == [
        one["winner"] for one in play["players"]
    ]
    assert sum(one["startPlayer"] for one in play["players"]) == 1


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_six_players_fit_on_every_screen(
    new_page: NewPage, six: str, theme: str, language: str
) -> None:
    page = new_page(SIZES[0], language)
    page.add_init_script(
        f"localStorage.setItem('alhambra.settings', JSON.stringify({{theme: '{theme}'}}))"
    )
    end_of(page, f"/table/{six}")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(FITS)
        expect(page.locator("[data-replay]")).to_be_in_viewport()
        expect(page.locator("[data-podium]")).to_be_in_viewport()
    assert not re.search(r"\{[a-z-]+\}", page.locator("[data-end]").inner_text())


@pytest.fixture(scope="module")
def six(base_url: str) -> str:
    return play_out(Tables(base_url), SIX)


def file_of(folder: Path, players: int, seed: int) -> tuple[Game, Path]:
    """A finished game, and its record."""
    game, file = played(players, seed), folder / "game.json"
    file.write_text(json.dumps(game.record()))
    return game, file


@pytest.fixture
def end_of_file(new_page: NewPage) -> Callable[[Path], Page]:
    """Opens the result of a game that is a file."""

    def opened(file: Path) -> Page:
        page = new_page(LAPTOP)
        page.goto("/replay")
        page.locator("input[type=file]").set_input_files(file)
        page.wait_for_selector(".controls")
        page.keyboard.press("End")
        page.locator("[data-result]").click()
        return page

    return opened


def test_a_shared_victory_stands_equally_high(
    end_of_file: Callable[[Path], Page], tmp_path: Path
) -> None:
    game, file = file_of(tmp_path, 4, 17)
    assert game.scores == [59, 92, 92, 88]
    page = end_of_file(file)
    expect(page.locator("[data-end] h2")).to_contain_text(text("en", "end-share", names="")[:-1])
    tops = [page.locator(f"[data-stand='{seat}'] .block").bounding_box() for seat in (1, 2, 3)]
    first, second, third = [top["y"] for top in tops if top]
    assert first == second < third
    expect(page.locator("[data-stand='0']")).to_have_count(0)


def test_dirk_has_points_but_no_stand(end_of_file: Callable[[Path], Page], tmp_path: Path) -> None:
    game, file = file_of(tmp_path, 2, 1)
    dirk = game.view()["dirk"]["score"]
    assert dirk > max(game.scores)
    page = end_of_file(file)
    expect(page.locator("[data-stand]")).to_have_count(2)
    expect(page.locator("[data-points] [data-seat='2'] .total")).to_have_text(str(dirk))
    expect(page.locator("[data-stand='0'] .block")).to_contain_text(
        text("en", "end-place", place=1)
    )


def play_until(game: Game, chance: random.Random, done: Callable[[], bool]) -> None:
    """Plays by chance, but buys and builds where it can."""
    while not done():
        moves = game.moves()
        game.play(chance.choice([m for m in moves if m.kind in ("buy", "place")] or moves))


def test_a_game_from_a_position_that_ended_before_the_second_scoring_card(
    end_of_file: Callable[[Path], Page], tmp_path: Path
) -> None:
    """Nobody knows the sheet of its first scoring: those points stand in a column of their own."""
    game, chance = Game(Setup(players=3, seed=1)), random.Random(1)
    game.state.deck.remove(SCORING)
    game.state.deck.insert(0, SCORING)  # the second one comes last of all
    play_until(game, chance, lambda: len(game.state.tower) <= 1)
    late = position.loads(position.dump(game))
    play_until(late, chance, lambda: late.over)
    assert [sheet.round for sheet in late.state.sheets] == [3]
    file = tmp_path / "game.json"
    file.write_text(json.dumps(late.record()))
    page = end_of_file(file)
    heads = page.locator("[data-points] thead .chip").all_inner_texts()
    assert heads == [text("en", "end-round", round=3)]
    expect(page.locator("[data-points] thead")).to_contain_text(text("en", "end-between"))
    for row in page.locator("[data-points] tbody tr").all():
        held, between, total = (int(cell) for cell in row.locator("td").all_inner_texts()[1:])
        assert held + between == total


def test_a_person_reads_the_scoring_then_sees_the_end_and_their_bests(
    new_page: NewPage, tables: Tables
) -> None:
    page = new_page(LAPTOP)
    page.goto("/")
    page.evaluate("localStorage.setItem('alhambra.bests', '{\"best\": {\"bought\": 1}}')")
    seats = [human("Ada"), human("Ben"), human("Cid")]
    made = tables.make(seats, **near_the_end(seats))
    known = [{"seat": at, "key": one["key"], "name": ""} for at, one in enumerate(made["seats"])]
    page.evaluate(
        "(tables) => localStorage.setItem('alhambra.tables', JSON.stringify(tables))",
        [{"table": made["table"], "seats": known, "at": 0}],
    )
    person = Person(page, random.Random(1))
    person.sit_down(f"/table/{made['table']}")
    assert person.play(until=lambda one: one.look()["sheet"] and page.locator(".over").count() > 0)
    expect(page.locator("[data-end]")).to_have_count(0)
    assert person.play()
    page.wait_for_selector(TOLD)
    expect(page.locator("[data-record='bought'] em")).to_be_visible()
    page.reload()
    page.wait_for_selector(TOLD)
    expect(page.locator("[data-record='bought'] em")).to_be_visible()
    page.locator("[data-rematch]").click()
    expect(page.locator("[data-end]")).to_have_count(0)


def test_stars_fall_once_and_never_where_nothing_should_move(
    browser: Browser, base_url: str, over: str, new_page: NewPage
) -> None:
    context = browser.new_context(base_url=base_url)
    context.add_init_script(WATCH_FOR_STARS)
    page = context.new_page()
    end_of(page, f"/table/{over}")
    page.wait_for_function("() => window.starred")
    expect(page.locator("[data-stars]")).to_have_count(0)
    end_of(page, f"/table/{over}")
    assert not page.evaluate("() => window.starred")
    context.close()
    still = new_page(LAPTOP)
    still.add_init_script(WATCH_FOR_STARS)
    end_of(still, f"/table/{over}")
    assert not still.evaluate("() => window.starred")


# --- Replays


def slider(page: Page) -> Any:
    return page.locator(".controls input[type=range]")


def test_the_address_of_a_step_opens_that_step(new_page: NewPage, over: str) -> None:
    page = new_page(LAPTOP)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"/replay/{over}?step=30&seat=1")
    expect(slider(page)).to_have_value("30")
    expect(page.locator(".controls select")).to_have_value("1")
    before = page.evaluate("() => history.length")
    page.get_by_role("button", name=text("en", "replay-forward")).click()
    page.wait_for_url(f"**/replay/{over}?step=31&seat=1")
    assert page.evaluate("() => history.length") == before  # steps leave no trace
    page.locator("[data-copy]").click()
    expect(page.locator("[data-copy]")).to_have_text(text("en", "replay-copied"))
    copied = page.evaluate("() => navigator.clipboard.readText()")
    other = new_page(PHONE)
    other.goto(copied)
    expect(slider(other)).to_have_value("31")
    expect(other.locator(".controls select")).to_have_value("1")


def test_a_touch_on_the_curve_leaps_and_the_browser_leads_back(
    new_page: NewPage, tables: Tables, over: str
) -> None:
    page = new_page(PHONE)
    page.goto(f"/replay/{over}?step=9")
    page.get_by_role("button", name=text("en", "replay-forward")).click()
    expect(slider(page)).to_have_value("10")
    box = page.locator(".controls [data-curve] svg").bounding_box()
    assert box
    held = get(tables, f"/api/tables/{over}/chronicle")["scorings"]
    expect(page.locator(".controls [data-scoring-at]")).to_have_count(len(held))
    page.mouse.click(box["x"] + box["width"] - 2, box["y"] + box["height"] / 2)
    last = slider(page).get_attribute("max") or ""
    page.wait_for_url(f"**/replay/{over}?step={last}")
    expect(slider(page)).to_have_value(last)
    page.go_back()
    expect(slider(page)).to_have_value("10")
    page.go_forward()
    expect(slider(page)).to_have_value(last)


def test_dragging_opens_no_sheet_and_going_on_does(
    new_page: NewPage, tables: Tables, over: str
) -> None:
    """C11: only who goes on is told the scoring."""
    page = new_page(LAPTOP)
    scored = get(tables, f"/api/tables/{over}/chronicle")["scorings"][0]["step"]
    page.goto(f"/replay/{over}?step={scored - 1}")
    expect(slider(page)).to_have_value(str(scored - 1))
    slider(page).press("ArrowRight")
    expect(slider(page)).to_have_value(str(scored))
    expect(page.locator(".count")).to_have_text(re.compile(f"^{scored}/"))
    expect(page.locator("[data-scoring]")).to_have_count(0)
    page.get_by_role("button", name=text("en", "replay-back")).click()
    expect(page.locator(".count")).to_have_text(re.compile(f"^{scored - 1}/"))
    page.get_by_role("button", name=text("en", "replay-forward")).click()
    expect(page.locator("[data-scoring]")).to_be_visible()
    page.get_by_role("button", name=text("en", "replay-back")).click()
    expect(page.locator("[data-scoring]")).to_have_count(0)


def test_seats_keep_their_order_along_a_replay(new_page: NewPage, over: str) -> None:
    """C11."""
    page = new_page(LAPTOP)
    page.goto(f"/replay/{over}?step=20")
    seats = page.locator("[data-place^='seat-']")
    expect(seats).to_have_count(3)
    order = [one.get_attribute("data-place") for one in seats.all()]
    for step in range(21, 25):
        page.get_by_role("button", name=text("en", "replay-forward")).click()
        expect(page.locator(".count")).to_have_text(re.compile(f"^{step}/"))
        assert [one.get_attribute("data-place") for one in seats.all()] == order
