"""The start page and the list of tables: what runs, whose turn it is, and that everything fits."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from alhambra.server.bodies import LONGEST_NAME
from alhambra.showing.texts import text
from tests.browser.conftest import LAPTOP, PHONE, SHOTS, NewPage
from tests.browser.tables import Tables, bots, human
from tests.browser.test_games import assert_readable
from tests.browser.test_setup import set_up
from tests.examples import some

LONG_NAME = "Maximiliane Oberhuber-W."
SIZES = (LAPTOP, PHONE, (360, 640), (820, 1180), (844, 390), (2560, 1440))


def test_the_start_page_tells_how_long_a_set_takes(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.locator("[data-set='court']").click()
    expect(page.locator(".note")).to_contain_text(text("en", "preset-court-text"))
    expect(page.locator(".note strong")).to_have_text(text("en", "length", minutes=30))


def test_the_name_of_a_quick_start_is_remembered(new_page: NewPage, tables: Tables) -> None:
    """C15: others read a name, also of whoever gave none."""
    page = new_page()
    for name, told in (("", text("en", "guest-name")), ("Ada", "Ada")):
        page.goto("/")
        page.get_by_label(text("en", "room-your-name")).fill(name)
        with page.expect_response(lambda answer: answer.url.endswith("/api/tables")) as made:
            page.locator(".now .go").click()
        table = made.value.json()["table"]
        seats = page.request.get(f"{tables.url}/api/tables/{table}").json()["seats"]
        assert seats[0]["name"] == told
    set_up(page)
    expect(page.locator(".setup ol input").first).to_have_value("Ada")


def test_a_running_table_with_a_free_seat_offers_it(new_page: NewPage, tables: Tables) -> None:
    """C16: the list says "join", not only "watch"."""
    made = tables.make([human("Ada"), human("Bert")], public=True, name="Half full")
    tables.post(f"/api/tables/{made['table']}/seats/1/offer", {}, made["seats"][1]["key"])
    page = new_page()
    page.goto("/lobby")
    row = page.locator("li", has_text="Half full")
    expect(row).to_contain_text(text("en", "lobby-wanted", free=1))
    row.get_by_role("link", name=text("en", "lobby-join")).click()
    expect(page.locator("[data-free-seat]")).to_be_visible()


@pytest.fixture
def busy(tables: Tables) -> list[dict[str, Any]]:
    """Seven running games of this device; in some it is somebody else's turn."""
    known = []
    for number in range(7):
        seats = [human(LONG_NAME), human(LONG_NAME), *bots(number % 3)]
        made = tables.make(seats, some(2), name="W" * 40)
        key = made["seats"][number % 2]
        known.append({"table": made["table"], "seats": [{**key, "name": "Ada"}], "at": number})
    return known


def with_games(page: Page, known: list[dict[str, Any]]) -> Page:
    written = json.dumps(json.dumps(known))
    page.add_init_script(f"localStorage.setItem('alhambra.tables', {written})")
    page.goto("/")
    expect(page.locator(".games li")).to_have_count(len(known))
    return page


def test_all_running_games_are_shown_with_whose_turn_it_is(
    new_page: NewPage, busy: list[dict[str, Any]]
) -> None:
    """C1: own turns first."""
    page = with_games(new_page(), busy)
    told = page.locator(".games .state").all_inner_texts()
    own = text("en", "turn-yours")
    count = told.count(own)
    assert told == [own] * count + [text("en", "turn-of", name=LONG_NAME)] * (len(busy) - count)


def test_a_phone_leads_from_the_count_of_turns_to_the_games(
    new_page: NewPage, busy: list[dict[str, Any]]
) -> None:
    page = with_games(new_page(PHONE), busy)
    count = page.locator(".games .yours").count()
    page.get_by_role("link", name=text("en", "start-turns", count=count)).click()
    first = page.locator(".games li a").first
    expect(first).to_be_in_viewport()
    expect(first).to_be_focused()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES, ids=[f"{wide}x{high}" for wide, high in SIZES])
def test_nothing_runs_out_of_the_page(
    new_page: NewPage, busy: list[dict[str, Any]], size: tuple[int, int], theme: str
) -> None:
    """C13: neither names of full length nor every panel opened; the button to play is at hand."""
    assert len(LONG_NAME) == LONGEST_NAME
    page = new_page(size, "de")
    chosen_theme = json.dumps(json.dumps({"theme": theme, "name": LONG_NAME, "language": "de"}))
    page.add_init_script(f"localStorage.setItem('alhambra.settings', {chosen_theme})")
    with_games(page, busy)
    assert_inside(page)
    set_up(page, "?for=friends")
    for opened in (".face", "[data-boxes]", "[data-link]"):
        page.locator(opened).first.click()
    page.locator(".setup ol input").first.fill(LONG_NAME)
    page.get_by_label(text("de", "preset-boxes")).select_option("everything")
    assert_inside(page)
    expect(page.locator("footer .go")).to_be_in_viewport()
    page.goto("/lobby")
    page.wait_for_selector("main h1")
    assert_inside(page)


# What is wider than its own box and neither scrolls nor cuts its end off on purpose.
OUTSIDE = """() => [...document.querySelectorAll('main *, .setup *, footer *, header *')]
  .filter((one) => one.clientWidth && one.scrollWidth > one.clientWidth + 1)
  .filter((one) => getComputedStyle(one).overflowX === 'visible'
    && !one.closest('svg') && getComputedStyle(one).display !== 'inline')
  .map((one) => one.outerHTML.slice(0, 120))"""


def assert_inside(page: Page) -> None:
    assert_readable(page)
    assert page.evaluate(OUTSIDE) == []


def test_light_and_dark_change_with_one_tap_and_for_good(new_page: NewPage) -> None:
    page = new_page()
    page.emulate_media(color_scheme="light")
    page.goto("/")
    root = page.locator("html")
    page.locator("[data-theme-switch]").click()
    expect(root).to_have_attribute("data-theme", "dark")
    page.goto("/lobby")
    expect(root).to_have_attribute("data-theme", "dark")
    page.locator("[data-theme-switch]").click()
    expect(root).to_have_attribute("data-theme", "light")


# Milliseconds from a touch on the button until a card can be taken.
FIRST_MOVE = """() => new Promise((done) => {
  const begun = performance.now();
  document.querySelector('.now .go').click();
  const look = () => document.querySelector('.bar[data-question=act]')
    && document.querySelector('.money .usable, .space.can')
    ? done(performance.now() - begun) : requestAnimationFrame(look);
  look();
})"""


def test_the_first_move_comes_soon(new_page: NewPage) -> None:
    """Notes how long it takes until something can be answered."""
    page = new_page()
    page.goto("/")
    page.locator(".now .go:enabled").wait_for()
    page.wait_for_load_state("networkidle")
    took = page.evaluate(FIRST_MOVE)
    SHOTS.mkdir(parents=True, exist_ok=True)
    (SHOTS / "first-move.txt").write_text(f"{took:.0f} ms until the first move is possible\n")
