"""The pages around the table: start, new game, tables, rules, lesson and replay."""

import json
import random
import time
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from alhambra.modules import ALL
from alhambra.showing.texts import rules_name, text
from tests.browser.conftest import LAPTOP, PHONE, NewPage
from tests.browser.person import Person
from tests.browser.tables import Tables, bots, human
from tests.examples import ONE, some


def open_at(page: Page, path: str) -> None:
    page.goto(path)
    page.wait_for_selector("main, .setup, .now")
    page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("path", ["/", "/new", "/learn", "/replay"])
def test_a_page_fits_a_laptop(new_page: NewPage, path: str) -> None:
    page = new_page(LAPTOP, "de")
    open_at(page, path)
    assert page.evaluate("() => document.documentElement.scrollHeight") <= LAPTOP[1]


def test_one_tap_from_the_start_page_to_a_game(new_page: NewPage) -> None:
    page = new_page()
    open_at(page, "/")
    page.get_by_role("button", name=text("en", "start-play")).click()
    page.wait_for_selector(".table")
    open_at(page, "/")
    page.locator(".games").get_by_role("link", name=text("en", "start-go-on")).first.click()
    page.wait_for_selector(".table")


def test_modules_are_searched_filtered_drawn_and_played(new_page: NewPage) -> None:
    page = new_page()
    open_at(page, "/new")
    cards = page.locator(".cards > li")
    expect(cards).to_have_count(len(ALL))
    search = page.get_by_placeholder(text("en", "module-search"))
    search.fill(rules_name("en", ONE))
    expect(cards).to_have_count(1)
    cards.locator(".choose").click()
    search.fill("")
    page.get_by_role("button", name=text("en", "module-draw")).click()
    expect(page.locator(".cards .chosen")).to_have_count(3)
    page.get_by_role("button", name=text("en", "preset-recommended-name")).click()
    expect(page.locator("footer")).to_contain_text(text("en", "modules-chosen", count=3))
    page.get_by_role("button", name=text("en", "new-start")).click()
    page.wait_for_selector(".table")


def meet(host: Page, guest: Page) -> str:
    """Two people sit down at a table and begin; returns its link."""
    open_at(host, "/new?for=friends")
    host.locator(".setup ol input").first.fill("Ada")
    host.get_by_role("button", name=text("en", "new-open")).click()
    link = host.locator(".link input").first.input_value()
    guest.goto(link)
    guest.locator("form input").fill("Bert")
    guest.get_by_role("button", name=text("de", "room-join")).click()
    expect(host.locator(".room ol")).to_contain_text("Bert")
    host.get_by_role("button", name=text("en", "room-start")).click()
    host.wait_for_selector(".table")
    guest.wait_for_selector(".table")
    return link


def test_friends_meet_by_a_link(new_page: NewPage) -> None:
    meet(new_page(), new_page(PHONE, "de"))


def test_somebody_offers_their_seat_and_another_takes_it(new_page: NewPage) -> None:
    host, guest, heir = new_page(), new_page(PHONE, "de"), new_page(PHONE)
    link = meet(host, guest)
    guest.get_by_role("button", name=text("de", "menu")).click()
    guest.locator("[data-offer]").click()
    expect(guest.locator("[data-offer]")).to_have_text(text("de", "offer-seat-sure"))
    guest.locator("[data-offer]").click()
    expect(guest.locator("[data-gone='offered']")).to_contain_text(text("de", "offered-text"))
    guest.goto("/")
    expect(guest.locator(".now")).to_be_visible()
    expect(guest.locator("#games")).to_have_count(0)
    heir.goto(link)
    seat = heir.locator("[data-free-seat]")
    seat.locator("input").fill("Cleo")
    seat.get_by_role("button", name=text("en", "room-join")).click()
    expect(heir.locator("[data-hand]").first).to_be_visible()
    expect(seat).to_have_count(0)
    expect(host.locator(".players")).to_contain_text("Cleo")


def test_a_public_table_is_found_and_left_again(new_page: NewPage, tables: Tables) -> None:
    tables.make(
        [human("Ada"), {"kind": "open"}, {"kind": "open"}], public=True, name="Evening round"
    )
    page = new_page()
    open_at(page, "/lobby")
    row = page.locator("li", has_text="Evening round").first
    row.get_by_role("link", name=text("en", "lobby-join")).click()
    page.locator("form input").fill("Cleo")
    page.get_by_role("button", name=text("en", "room-join")).click()
    page.get_by_role("button", name=text("en", "room-leave")).click()
    expect(page.locator(".now")).to_be_visible()


def test_a_table_that_is_no_more_says_so(new_page: NewPage, complaints: list[str]) -> None:
    page = new_page()
    open_at(page, "/lobby/nosuchtable")
    expect(page.locator("main")).to_contain_text(text("en", "room-gone"))
    page.goto("/rules")  # so that it does not ask again
    assert all("404" in complaint for complaint in complaints)
    complaints.clear()


def test_every_module_has_its_rules_page_and_the_way_there(new_page: NewPage) -> None:
    page = new_page()
    open_at(page, "/rules")
    for entry in ALL.values():
        page.locator(f"nav a[href='/rules/{entry.id}']").click()
        expect(page.locator("article h1")).to_have_text(entry.names["en"])
    page.get_by_role("button", name=text("en", "language-de")).click()
    expect(page.locator("article h1")).to_have_text(entry.names["de"])


# --- The lesson


def test_the_lesson_teaches_the_first_turn_and_ends_with_a_scoring(new_page: NewPage) -> None:
    page = new_page()
    person = Person(page, random.Random(1))
    open_at(page, "/learn")
    page.get_by_role("button", name=text("en", "learn-begin")).click()
    step = page.locator("[data-guide]")
    for expected in ("1", "2"):
        expect(step).to_have_attribute("data-guide", expected)
        step.locator(".go").click()
    buy_the_garden(page)
    expect(step).to_have_attribute("data-guide", "4")
    page.locator("[data-display]").first.click()
    page.locator("[data-confirm]").click()
    expect(step).to_have_attribute("data-guide", "5")
    page.locator("[data-cell='0,-1']").click()
    page.locator("[data-confirm]").click()
    expect(step).to_have_attribute("data-guide", "7")
    assert person.play(clicks=300, until=lambda one: taught(one.page))
    step.locator(".go").click()
    expect(step).to_have_count(0)


def buy_the_garden(page: Page) -> None:
    """Pays exactly, as the lesson says; cards that are chosen already stay so."""
    page.locator(".space[data-space='1']").click()
    for card in ("denar 5", "denar 4"):
        chosen = page.locator(f".hand [data-piece='{card}']")
        if chosen.get_attribute("aria-pressed") != "true":
            chosen.click()
    page.locator("[data-confirm]").click()


def taught(page: Page) -> bool:
    """Whether the last step of the lesson is reached; presses its buttons on the way.

    Nobody here rebuilds on purpose, so that step is passed over.
    """
    step = page.locator("[data-guide]")
    number = step.get_attribute("data-guide")
    if number == "13":
        return True
    button = step.locator(".button" if number == "10" else ".go")
    if button.count() and not page.locator("[data-scoring]").count():
        button.click()
    return False


# --- Replays


def finished(tables: Tables) -> str:
    """A table whose bots have played to the end."""
    made = tables.make(bots(3), some(2))
    for _ in range(200):
        with urllib.request.urlopen(f"{tables.url}/api/tables/{made['table']}") as answer:
            if json.load(answer)["state"] == "over":
                return str(made["table"])
        time.sleep(0.2)
    pytest.fail("the bots did not finish")


def test_a_finished_game_is_stepped_through_and_played_on(
    new_page: NewPage, tables: Tables, tmp_path: Path
) -> None:
    page = new_page()
    page.goto(f"/replay/{finished(tables)}")
    slider = page.locator(".controls input[type=range]")
    expect(slider).to_have_value("0")
    page.get_by_role("button", name=text("en", "replay-forward")).click()
    expect(slider).to_have_value("1")
    page.keyboard.press("End")
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    expect(page.locator("[data-scoring]")).to_have_count(0)
    # The log tells everything that was jumped over.
    expect(page.get_by_role("button", name=text("en", "log-earlier"))).to_be_visible()
    page.keyboard.press("Home")
    page.locator(".controls select").select_option("1")
    expect(page.locator(".hand [data-hand]").first).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name=text("en", "replay-download")).click()
    download.value.save_as(tmp_path / "game.json")
    open_at(page, "/replay")
    page.locator("input[type=file]").set_input_files(tmp_path / "game.json")
    expect(slider).to_have_value("0")
    page.get_by_role("button", name=text("en", "replay-play-on")).click()
    page.wait_for_selector(".table:not(.passive)")


def test_a_file_that_is_no_game_is_refused_with_a_reason(
    new_page: NewPage, complaints: list[str], tmp_path: Path
) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Boabdil,")
    page = new_page()
    open_at(page, "/replay")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_be_visible()
    assert all("422" in complaint for complaint in complaints)
    complaints.clear()
