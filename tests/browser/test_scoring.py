"""A scoring that is told step by step, while the table waits for its reader."""

import random
import re

from playwright.sync_api import expect

from alhambra.engine.rules import TYPES
from alhambra.showing.texts import text
from tests.browser.conftest import LAPTOP, PHONE, NewPage
from tests.browser.person import Person
from tests.browser.tables import Tables


def test_a_scoring_lies_on_the_desk_and_holds_the_table_for_its_reader(
    new_page: NewPage, tables: Tables
) -> None:
    page = new_page(LAPTOP)
    person = Person(page, random.Random(5))
    person.sit_down(tables.against_bots(3))
    assert person.play(until=lambda one: one.look()["sheet"])
    sheet, board = (
        page.locator("[data-scoring]").bounding_box(),
        page.locator("main").bounding_box(),
    )
    assert sheet is not None
    assert board is not None
    assert sheet["x"] >= board["x"] + board["width"] - 1  # the board stays in sight
    expect(page.locator("[data-scoring] h2")).to_contain_text(text("en", "wall"))
    expect(page.locator("[data-gain]")).to_have_count(3)
    # Nothing lies over what is told: neither what others did nor what a scoring would give.
    expect(page.locator("[data-news], [data-news-open], [data-now]:visible")).to_have_count(0)
    log = page.locator("[role=log]").inner_text()
    page.wait_for_timeout(800)
    assert page.locator("[role=log]").inner_text() == log  # nothing new is shown meanwhile
    page.keyboard.press("Space")
    types = "|".join(text("en", f"type-{kind}") for kind in TYPES)  # the first that anybody has
    expect(page.locator("[data-scoring] h2")).to_contain_text(re.compile(types))
    page.keyboard.press("Escape")
    expect(page.locator("[data-scoring]")).to_have_count(0)
    assert person.play(until=lambda one: bool(one.look()["question"]))


def test_on_a_phone_the_sheet_leaves_the_board_in_sight(new_page: NewPage, tables: Tables) -> None:
    """Each step stands in whole lines over the desk, and nothing is pushed aside."""
    page = new_page(PHONE)
    person = Person(page, random.Random(5))
    person.sit_down(tables.against_bots(3))
    before = page.locator("main").bounding_box()
    assert person.play(until=lambda one: one.look()["sheet"])
    board, sheet, next_step = (
        page.locator(part).bounding_box() for part in ("main", "[data-scoring]", "[data-next]")
    )
    assert before
    assert board
    assert sheet
    assert next_step
    assert board["width"] == before["width"]
    assert sheet["width"] > 0.95 * PHONE[0]
    assert sheet["y"] >= board["y"] + board["height"] / 3
    assert next_step["height"] >= 44
    title = page.locator("[data-scoring] h2").bounding_box()
    assert title
    assert title["width"] > 0.8 * sheet["width"]
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    told = page.locator("[data-scoring] tr.now").bounding_box()
    total = page.locator("[data-scoring] tfoot td").first.bounding_box()
    assert told
    assert total
    assert told["y"] + told["height"] <= total["y"] + 1  # the total does not cover what is told
    assert page.evaluate("() => document.body.scrollWidth <= innerWidth")


def test_on_a_phone_the_strip_tells_whole_sentences(new_page: NewPage, tables: Tables) -> None:
    """C23: also beside a reserve, which leaves it little room."""
    page = new_page(PHONE)
    person = Person(page, random.Random(2))
    person.sit_down(tables.against_bots(3, start={"position": WITH_RESERVE}))
    strip = page.locator("[data-news] p")
    assert person.play(until=lambda _: strip.count() > 0)
    expect(page.locator(".waiting [data-piece]")).not_to_have_count(0)
    assert strip.inner_text()
    assert strip.evaluate("(told) => told.scrollHeight <= told.clientHeight + 1")


def test_step_by_step_others_move_one_touch_at_a_time(new_page: NewPage, tables: Tables) -> None:
    page = new_page(LAPTOP)
    page.goto("/")
    page.evaluate("() => localStorage.setItem('alhambra.settings', '{\"speed\": \"step\"}')")
    person = Person(page, random.Random(4))
    person.sit_down(tables.against_bots(3))
    touches = 0
    for _ in range(80):
        seen = person.look()
        if seen["question"] and not seen["busy"]:
            if touches:
                return
            person.answer(seen)
        elif page.locator("[data-news-next].go").count():
            page.locator("[data-news-next].go").click()
            touches += 1
        else:
            page.wait_for_timeout(100)
    raise AssertionError("the own turn never came back")


WITH_RESERVE = """
market = ["garden 9 E", "pavilion 5 NW", "tower 11 N", "chambers 7 SW"]
display = ["dirham 6", "dirham 7", "dirham 8", "florin 9"]
[[seat]]
colour = "red"
hand = ["denar 8"]
reserve = ["chambers 10 -", "tower 12 -"]
[[seat]]
colour = "blue"
hand = ["denar 9", "dirham 5", "ducat 9", "ducat 2", "florin 7"]
reserve = ["garden 10 -", "garden 11 -"]
[[seat]]
colour = "green"
hand = ["denar 9", "dirham 5", "ducat 9", "ducat 2", "florin 7"]
reserve = ["arcades 10 -", "arcades 9 -"]
"""
