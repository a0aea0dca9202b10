"""Pages in narrow and low windows: words are whole, and a finger finds every button."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.tables import Tables, bots, human
from tests.browser.test_end import near_the_end
from tests.examples import ONE

NARROW, TABLET, LAPTOP = (360, 640), (768, 1024), (1366, 768)
FINGER = 44

# Words that are wider than the button or the row they stand in.
CUT = """() => [...document.querySelectorAll('header nav, .seg > *, table')]
  .filter((one) => one.clientWidth && (one.tagName === 'TABLE'
    ? one.offsetWidth > one.parentElement.clientWidth : one.scrollWidth > one.clientWidth))
  .map((one) => one.outerHTML.slice(0, 80))"""

# How far the sign of the start page reaches below the upper edge of its card.
HIDDEN = """() => document.querySelector('.sign').getBoundingClientRect().bottom
  - document.querySelector('.play').getBoundingClientRect().top"""


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [NARROW, PHONE, TABLET, LAPTOP])
def test_words_are_whole(size: tuple[int, int], language: str, new_page: NewPage) -> None:
    page = new_page(size, language)
    for path in ("/new", "/rules"):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        assert page.locator("header nav a").count() > 2
        assert page.evaluate(CUT) == []


def test_the_head_of_a_page_has_one_row_or_two(new_page: NewPage) -> None:
    """The switches are never pushed below the sign."""
    for size in (NARROW, TABLET, LAPTOP):
        page = new_page(size, "de")
        page.goto("/rules")
        sign, switches = (
            page.locator(f"header {part}").bounding_box() for part in (".home", ".switches")
        )
        assert sign
        assert switches
        assert abs(sign["y"] - switches["y"]) < sign["height"]


def test_a_seat_is_removed_by_a_finger(new_page: NewPage) -> None:
    page = new_page(PHONE)
    page.goto("/new")
    remove = page.locator(".remove").last.bounding_box()
    assert remove
    assert min(remove["width"], remove["height"]) >= FINGER


@pytest.mark.parametrize("size", [(1024, 768), LAPTOP, (1366, 600)])
def test_the_card_of_the_start_page_hides_no_words(
    size: tuple[int, int], new_page: NewPage, tables: Tables
) -> None:
    """Also where games to go on with leave the picture less room."""
    page = new_page(size, "de")
    page.goto("/")
    page.locator(".play").wait_for()
    assert page.evaluate(HIDDEN) <= 0
    page.goto(tables.against_bots(2))
    page.locator(".bar").wait_for()
    page.goto("/")
    page.locator("#games").wait_for()
    assert page.evaluate(HIDDEN) <= 0


def test_tabs_fade_where_more_of_them_lie(new_page: NewPage, tables: Tables) -> None:
    page = new_page(LAPTOP, "de")
    page.goto(tables.against_bots(2, (ONE,)))
    tabs = page.locator("[role=tablist]")
    expect(tabs).to_have_class(re.compile("clipped"))
    tabs.evaluate("(one) => one.scrollTo(one.scrollWidth, 0)")
    expect(tabs).not_to_have_class(re.compile("clipped"))


def test_a_phone_tells_how_many_tiles_are_left(new_page: NewPage, tables: Tables) -> None:
    """Once no scoring card is to come, the tower says how near the end is."""
    page = new_page(PHONE)
    seats = [human("Ada"), *bots(2)]
    made = tables.make(seats, **near_the_end(seats))
    page.goto(f"/table/{made['table']}#{made['seats'][0]['key']}")
    expect(page.locator(".head .brief")).to_have_text(re.compile(r"^\d+$"))
