"""Hints in a real browser: moves with reasons, by mouse and by keyboard, in both languages."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import LAPTOP, PHONE, NewPage
from tests.browser.person import Person
from tests.browser.tables import Tables, bots, human
from tests.examples import some

SENTENCES = {"en": "What you could do", "de": "Was du tun könntest"}


def sit_down(page: Page, path: str) -> Person:
    person = Person(page, random.Random(1))
    person.sit_down(path)
    page.wait_for_selector("[data-hint]")
    return person


def inside(page: Page, selector: str) -> bool:
    """Whether everything of this kind is within the window from left to right."""
    width = page.viewport_size["width"] if page.viewport_size else 0
    boxes = [thing.bounding_box() for thing in page.locator(selector).all()]
    return all(box and box["x"] >= 0 and box["x"] + box["width"] <= width for box in boxes)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_three_moves_with_reasons_are_shown_and_one_is_played(
    new_page: NewPage, tables: Tables, size: tuple[int, int], language: str
) -> None:
    page = new_page(size, language)
    person = sit_down(page, tables.against_bots(3))
    page.click("[data-hint]")
    expect(page.locator("[data-hinted]")).to_have_count(3)
    expect(page.get_by_role("heading", name=SENTENCES[language])).to_be_visible()
    cards = page.locator("[data-hinted]").all_inner_texts()
    assert all(len(card.splitlines()) >= 2 for card in cards)  # the move and a reason at least
    assert not re.search(r"\{hint", " ".join(cards))
    assert len({card.splitlines()[0] for card in cards}) == 3
    assert inside(page, "[data-hinted]")
    page.click("[data-hinted='0']")
    expect(page.locator(".sentence")).to_have_text(cards[0].splitlines()[0])
    expect(page.locator("[data-hinted]")).to_have_count(0)
    page.click("[data-confirm]")
    page.wait_for_function("() => !document.querySelector('[data-hinted], [data-confirm]')")
    assert len(person.sent) == 1


def test_by_keyboard_alone(new_page: NewPage, tables: Tables) -> None:
    page = new_page()
    person = sit_down(page, tables.against_bots(3))
    page.keyboard.press("?")
    expect(page.locator("[data-hinted='0']")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("[data-hinted='1']")).to_be_focused()
    page.keyboard.press("Enter")
    page.locator("[data-confirm]:not([disabled])").focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => !document.querySelector('[data-confirm]')")
    assert len(person.sent) == 1


def test_a_hinted_move_can_be_put_back_and_the_others_are_still_there(
    new_page: NewPage, tables: Tables
) -> None:
    page = new_page()
    person = sit_down(page, tables.against_bots(3))
    page.click("[data-hint]")
    page.click("[data-hinted='1']")
    page.click("[data-cancel]")
    expect(page.locator("[data-hinted]")).to_have_count(3)
    page.click("[data-unhint]")
    expect(page.locator("[data-hint]")).to_be_visible()
    assert person.sent == []


def test_where_hints_are_off_there_is_no_button_and_the_menu_says_so(
    new_page: NewPage, tables: Tables
) -> None:
    made: dict[str, Any] = tables.make([human("Ada"), *bots(2)], hints=False)
    page = new_page()
    person = Person(page, random.Random(1))
    person.sit_down(f"/table/{made['table']}#{made['seats'][0]['key']}")
    person.wait()
    expect(page.locator("[data-hint]")).to_have_count(0)
    page.keyboard.press("?")
    page.click("[data-menu]")
    expect(page.locator("[data-hints-off]")).to_be_visible()


def test_turns_with_modules_are_played_by_hints(new_page: NewPage, tables: Tables) -> None:
    """Whatever is asked, the first hint can be chosen and is what the page then sends."""
    page = new_page()
    modules = some(5)
    person = Person(page, random.Random(2))
    person.sit_down(tables.against_bots(3, modules))
    answered = 0
    while answered < 9:  # nobody gets more hints in a few seconds
        seen = person.wait()
        if seen["sheet"]:
            person.click("[data-scoring] [data-close]")
            continue
        if seen["over"]:
            break
        follow(page, person)
        answered += 1
    assert person.sent


def follow(page: Page, person: Person) -> None:
    """Takes the first hint, confirming it as often as asked.

    Where only one move is left it lies ready to be confirmed, and there is nothing to hint at.
    """
    sent = len(person.sent)
    page.wait_for_selector("[data-hint], [data-confirm]")
    if page.locator("[data-hint]").count():
        page.click("[data-hint]")
        page.click("[data-hinted='0']")
    for _ in range(100):
        if len(person.sent) > sent:
            return
        for button in ("[data-confirm]:not([disabled])", "[data-hinted='0'].go"):
            if page.locator(button).count():
                page.click(button)
        page.wait_for_timeout(50)
    raise AssertionError("the hint was not played")
