"""Bots with characters in a real browser: faces, sentences, and a level that adapts."""

import json
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage

STEP = "() => JSON.parse(localStorage.getItem('alhambra.adapting')).step"


def made(page: Page, button: str) -> dict[str, Any]:
    """What the page asks the server for."""
    with page.expect_request(lambda request: request.method == "POST") as sent:
        page.click(button)
    found: dict[str, Any] = json.loads(sent.value.post_data or "")
    return found


def test_bots_of_a_quick_game_have_different_characters(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.click("[data-level='hard']")
    wish = made(page, ".now .go")
    bots = [seat["bot"] for seat in wish["seats"] if seat["kind"] == "bot"]
    assert len(set(bots)) == len(bots) == 2
    assert all(bot.startswith("hard+") for bot in bots)


def test_a_character_is_chosen_by_its_face(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/new")
    page.locator(".setup li > .face").nth(1).click()
    page.click("[data-style='miser']")
    expect(page.locator(".setup .levels")).to_contain_text("miser")
    wish = made(page, "footer .go")
    assert wish["seats"][1]["bot"] == "normal+miser"


def test_a_link_carries_characters(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/new?setup=1&seats=human,bot.hard.miser,bot.adapt.spoiler")
    expect(page.locator(".setup .levels")).to_contain_text("miser")
    wish = made(page, "footer .go")
    assert wish["seats"][1]["bot"] == "hard+miser"
    assert wish["seats"][2]["bot"] == "normal+slip=9+spoiler"


def test_the_level_that_adapts_says_where_it_is_and_asks_for_bots_of_that_strength(
    new_page: NewPage,
) -> None:
    page = new_page()
    page.goto("/")
    page.click("[data-level='adapt']")
    expect(page.locator("[data-adapt]")).to_contain_text("step 3 of 9")
    wish = made(page, ".now .go")
    bots = [seat["bot"] for seat in wish["seats"] if seat["kind"] == "bot"]
    assert all(bot.startswith("normal+slip=9+") for bot in bots)
    page.wait_for_url("**/table/*")
    assert page.evaluate(STEP) == 2
    kept = json.loads(page.evaluate("() => localStorage.getItem('alhambra.adapting')"))
    assert kept["open"] == [page.url.rsplit("/", 1)[-1].split("#")[0]]
