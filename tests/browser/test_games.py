"""Whole games in a real browser: alone, at one screen, with friends, on a phone, in German."""

import random
import re

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from alhambra.modules import ALL
from alhambra.showing.texts import text
from tests.browser.conftest import PHONE, NewPage
from tests.browser.modules import own
from tests.browser.person import Person
from tests.browser.tables import Tables, bots, human
from tests.coverage_table import Covered
from tests.examples import some

SAMPLE = some(7)
DEALS = 4
UNTRANSLATED = re.compile(r"\{[a-z][a-z0-9-]+\}")


def sit(page: Page, path: str, wishes: tuple[str, ...] = (), seed: int = 5) -> Person:
    person = Person(page, random.Random(seed), wishes)
    person.sit_down(path)
    return person


def all_text(page: Page) -> str:
    return str(page.evaluate("() => document.body.innerText"))


def assert_readable(page: Page) -> None:
    """No text is missing, nothing runs out of the window."""
    assert not UNTRANSLATED.search(all_text(page))
    wide, window = page.evaluate("() => [document.body.scrollWidth, window.innerWidth]")
    assert wide <= window


def test_a_whole_game_to_the_last_score_sheet_and_a_rematch(
    new_page: NewPage, tables: Tables
) -> None:
    page = new_page()
    person = sit(page, tables.against_bots())
    assert person.play()
    page.locator("[data-end] [data-sheet]").click()
    expect(page.locator("[data-scoring] tfoot td").first).to_be_visible()
    assert_readable(page)
    assert sum(event["event"] == "scored" for event in person.events) == 3
    page.locator("[data-scoring] [data-close]").click()
    page.locator("[data-rematch]").click()
    expect(page.locator(".over")).to_have_count(0)
    expect(page.locator(".players")).to_contain_text("Ada")


def test_two_players_and_dirk(new_page: NewPage, tables: Tables) -> None:
    page = new_page()
    person = sit(page, tables.against_bots(2))
    assert person.play(clicks=60, until=lambda one: one.clicks >= 50)
    expect(page.locator(".player.dirk")).to_be_visible()


def test_everything_fits_on_a_phone_and_speaks_german(new_page: NewPage, tables: Tables) -> None:
    page = new_page(PHONE, "de")
    person = sit(page, tables.against_bots(4))
    assert person.play(clicks=80, until=lambda one: one.clicks >= 60)
    assert_readable(page)
    assert page.evaluate("() => document.documentElement.lang") == "de"
    height = page.evaluate("() => document.documentElement.scrollHeight")
    assert height <= PHONE[1]


def test_language_switches_at_once(new_page: NewPage, tables: Tables) -> None:
    page = new_page()
    sit(page, tables.against_bots())
    heading = page.locator(".market h2")
    expect(heading).to_contain_text(text("en", "market"))
    page.locator("[data-language]").click()
    expect(heading).to_contain_text(text("de", "market"))


def test_reload_in_the_middle_of_a_purchase(new_page: NewPage, tables: Tables) -> None:
    page = new_page()
    person = sit(page, tables.against_bots())
    assert person.play(until=lambda one: bool(one.look()["spaces"]) and not one.look()["busy"])
    page.locator(".space.can").first.click()
    page.reload()
    page.wait_for_selector(".table")
    person.wait()
    before = len(person.sent)
    assert person.play(until=lambda one: any(m["move"] == "buy" for m in one.sent[before:]))


def test_a_lost_connection_in_the_middle_of_a_purchase(
    new_page: NewPage, tables: Tables, complaints: list[str]
) -> None:
    page = new_page()
    person = sit(page, tables.against_bots())
    assert person.play(until=lambda one: bool(one.look()["spaces"]) and not one.look()["busy"])
    page.locator(".space.can").first.click()
    page.context.set_offline(True)
    expect(page.locator(".lost")).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator(".lost")).to_have_count(0)
    before = len(person.sent)
    assert person.play(until=lambda one: any(m["move"] == "buy" for m in one.sent[before:]))
    complaints[:] = [line for line in complaints if "ERR_INTERNET_DISCONNECTED" not in line]


def test_hot_seat_hides_the_hands(new_page: NewPage, tables: Tables) -> None:
    made = tables.make([human("Ada"), human("Ben")])
    page = new_page()
    page.goto("/")
    seats = [
        {**seat, "name": name} for seat, name in zip(made["seats"], ("Ada", "Ben"), strict=True)
    ]
    page.evaluate(
        "(known) => localStorage.setItem('alhambra.tables', JSON.stringify([known]))",
        {"table": made["table"], "seats": seats, "at": 0},
    )
    person = sit(page, f"/table/{made['table']}")
    seen: set[str] = set()
    for _ in range(120):
        if len(seen) == 2:
            break
        shown = person.wait()
        if shown["ready"]:
            assert page.locator(".hand").count() == 0
            seen.add(page.locator("[data-ready]").inner_text())
        person.react(shown)
    assert len(seen) == 2


def test_two_browsers_play_each_other_by_link(new_page: NewPage, tables: Tables) -> None:
    made = tables.make([human("Ada"), human("Ben"), *bots(1)])
    people = [
        sit(new_page(), f"/table/{made['table']}#{seat['key']}", seed=seat["seat"])
        for seat in made["seats"]
    ]
    for _ in range(60):
        for person in people:
            person.react(person.look())
        people[0].page.wait_for_timeout(30)
    assert all(person.sent for person in people)


def test_a_friend_joins_by_link(new_page: NewPage, tables: Tables) -> None:
    made = tables.make([human("Ada"), {"kind": "open"}])
    ada = new_page()
    ada.goto(f"/table/{made['table']}#{made['seats'][0]['key']}")
    ben = new_page()
    ben.goto(f"/table/{made['table']}")
    ben.locator("input[type=text], input:not([type])").first.fill("Ben")
    ben.get_by_role("button", name=text("en", "room-join")).click()
    expect(ben.locator(".table")).to_be_visible()
    expect(ada.locator(".table")).to_be_visible()
    expect(ada.locator(".players")).to_contain_text("Ben")


def test_a_spectator_sees_no_hand(new_page: NewPage, tables: Tables) -> None:
    made = tables.make([human("Ada"), *bots(2)])
    page = new_page()
    page.goto(f"/table/{made['table']}#{made['watch']}")
    expect(page.locator(".table")).to_be_visible()
    assert page.locator(".hand .card").count() == 0
    assert page.locator("[data-undo]").count() == 0


def test_an_illegal_drop_names_the_rule(new_page: NewPage, tables: Tables) -> None:
    page = new_page()
    person = sit(page, tables.against_bots())
    assert person.play(until=lambda one: one.look()["question"] == "place")
    if not person.look()["tile"]:
        page.locator(".waiting .usable").first.click()
    fountain = page.locator(".board [data-piece=fountain]").bounding_box()
    assert fountain is not None
    page.mouse.click(fountain["x"] + fountain["width"] / 2, fountain["y"] + fountain["height"] / 2)
    expect(page.locator(".bar .notice.bad")).to_be_visible()


def at_rest(thing: Locator) -> FloatRect:
    """Where a thing lies once the board has stopped moving, as a person waits for it."""
    last = thing.bounding_box()
    for _ in range(100):
        thing.page.wait_for_timeout(200)
        box = thing.bounding_box()
        if box is not None and box == last:
            return box
        last = box
    raise AssertionError("the board does not come to rest")


def drag_to_the_first_cell(page: Page) -> None:
    cell = at_rest(page.locator(".cell").first)
    tile = at_rest(page.locator(".waiting .usable").first)
    page.mouse.move(tile["x"] + 20, tile["y"] + 20)
    page.mouse.down()
    page.mouse.move(cell["x"] + cell["width"] / 2, cell["y"] + cell["height"] / 2, steps=8)
    page.mouse.up()


def test_a_tile_is_dragged_to_its_place(new_page: NewPage, tables: Tables) -> None:
    page = new_page()
    person = sit(page, tables.against_bots())
    assert person.play(until=Person.must_place)
    for _ in range(2):  # where it lies already it stays
        drag_to_the_first_cell(page)
        expect(page.locator("[data-confirm]")).to_be_enabled()
        expect(page.locator(".cell").first).to_have_class(re.compile("chosen"))
    before = len(person.sent)
    page.locator("[data-confirm]").click()
    page.wait_for_function("() => !document.querySelector('.cell.chosen')")
    assert person.sent[before]["move"] == "place"


def play_module(module: str, new_page: NewPage, tables: Tables) -> int:
    """Until the module's own action was used; not every deal offers it, so a few are tried.

    Says how often was clicked.
    """
    wishes, used = own(module)
    page = new_page()
    clicks = 0
    for seed in range(DEALS):
        person = sit(page, tables.against_bots(3, (module,)), wishes, seed)
        done = person.play(clicks=900, until=used)
        clicks += person.clicks
        if done:
            break
    else:
        pytest.fail(f"the action of {module} was never used")
    # A score sheet may have opened over the table meanwhile; the tab is reached all the same.
    page.locator("[data-tab='modules']").dispatch_event("click")
    expect(page.locator(f"[data-module='{module}']")).to_be_attached()
    assert_readable(page)
    return clicks


@pytest.mark.parametrize("module", SAMPLE)
def test_a_sample_of_modules_is_played(module: str, new_page: NewPage, tables: Tables) -> None:
    play_module(module, new_page, tables)


@pytest.mark.long
@pytest.mark.parametrize("module", [module for module in ALL if module not in SAMPLE])
def test_every_module_is_played(
    module: str, new_page: NewPage, tables: Tables, covered: Covered
) -> None:
    covered(modules=1, clicks=play_module(module, new_page, tables))


def test_all_modules_at_once_with_six(new_page: NewPage, tables: Tables) -> None:
    page = new_page()
    person = sit(page, tables.against_bots(6, tuple(ALL)))
    assert person.play(clicks=60, until=lambda one: one.clicks >= 50)
    assert_readable(page)
