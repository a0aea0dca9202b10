"""A scoring that is told step by step, while the table waits for its reader."""

import random

from playwright.sync_api import expect

from alhambra.showing.texts import text
from tests.browser.conftest import LAPTOP, NewPage
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
    log = page.locator("[role=log]").inner_text()
    page.wait_for_timeout(800)
    assert page.locator("[role=log]").inner_text() == log  # nothing new is shown meanwhile
    page.keyboard.press("Space")
    expect(page.locator("[data-scoring] h2")).to_contain_text(text("en", "type-pavilion"))
    page.keyboard.press("Escape")
    expect(page.locator("[data-scoring]")).to_have_count(0)
    assert person.play(until=lambda one: bool(one.look()["question"]))


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
