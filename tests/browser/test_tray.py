"""Decisions of modules, answered by touching pictures (C20, C21, C35, C38).

Each module is played until its typical question comes; then what is asked is drawn, nothing lists
combinations in words, and touches alone make the answer.
"""

import random
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.conftest import LAPTOP, PHONE, SHOTS, NewPage
from tests.browser.modules import Asked, own, questions
from tests.browser.person import Person
from tests.browser.tables import Tables

SIZES = {"laptop": LAPTOP, "phone": PHONE}
DEALS = 6
PRESSED = ".tray [data-option][aria-pressed='true']"
AUCTIONS, SETS = questions("AUCTIONS"), questions("SETS")
CHOICES = [*AUCTIONS, *SETS, *questions("CHOICES")]
OPEN = ".tray [data-option][aria-pressed='false']"


def until_asked(page: Page, tables: Tables, asked: Asked) -> Person:
    """Plays until the question comes; not every deal asks it, so a few are tried."""
    wishes = asked.wishes or own(asked.module)[0]
    for seed in range(DEALS):
        person = Person(page, random.Random(seed), wishes)
        person.sit_down(tables.against_bots(3, (asked.module,)))
        if person.play(clicks=300, until=asked.is_there) and asked.is_there(person):
            return person
    pytest.fail(f"nobody asked {asked}")


def keep(page: Page, asked: Asked, size: str, state: str = "") -> None:
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SHOTS / f"tray-{asked.module}-{asked.question}{state}-{size}.png")


# What is cut off of the question, and what of it lies over something else.
CUT = """() => {
  const sentence = document.querySelector('.bar .sentence');
  const cut = sentence.scrollHeight > sentence.clientHeight + 2 ? [sentence.textContent] : [];
  const { left, right, bottom } = sentence.getBoundingClientRect();
  const over = [...document.querySelectorAll('.bar .chip, .bar .acts button')].filter((one) => {
    const place = one.getBoundingClientRect();
    return place.height && place.top < bottom - 1 && place.left < right && place.right > left;
  });
  return [...cut, ...over.map((one) => one.outerHTML.slice(0, 80))];
}"""


def box(thing: Locator) -> FloatRect:
    found = thing.bounding_box()
    assert found is not None
    return found


def assert_apart(one: FloatRect, other: FloatRect) -> None:
    beside = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
    above = one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]
    assert beside or above


def assert_drawn(page: Page) -> None:
    """Every option has a picture of its own, and none is a disc with a letter."""
    drawn: list[dict[str, Any]] = page.evaluate(
        """() => [...document.querySelectorAll('.tray [data-option]')].map((option) => ({
          pictures: option.querySelectorAll('svg, .number, b').length,
          unknown: option.querySelectorAll('[data-drawn=no]').length,
          words: option.innerText.length,
        }))"""
    )
    assert drawn
    assert all(option["pictures"] and not option["unknown"] for option in drawn), drawn
    assert all(option["words"] < 60 for option in drawn), drawn


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("asked", CHOICES, ids=lambda asked: asked.module)
def test_a_question_is_answered_by_touching_pictures(
    asked: Asked, size: str, new_page: NewPage, tables: Tables
) -> None:
    page = new_page(SIZES[size])
    person = until_asked(page, tables, asked)
    keep(page, asked, size)
    assert_drawn(page)
    assert page.evaluate(CUT) == []
    assert_apart(box(page.locator(".tray")), box(page.locator(".board").first))
    assert box(page.locator(".tray"))["width"] == box(page.locator(".desk"))["width"]
    strip = box(page.locator(".bar"))
    for count in range(asked.touches):
        page.locator(OPEN).first.click()
        expect(page.locator(PRESSED)).to_have_count(count + 1)
    assert box(page.locator(".bar")) == strip  # it is as high as before (C27)
    keep(page, asked, size, "-chosen")
    before = len(person.sent)
    assert person.play(clicks=12, until=lambda one: len(one.sent) > before)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("asked", questions("BILLS"), ids=lambda asked: asked.module)
def test_a_bill_is_paid_by_touching_the_hand(
    asked: Asked, size: str, new_page: NewPage, tables: Tables
) -> None:
    page = new_page(SIZES[size])
    person = until_asked(page, tables, asked)
    keep(page, asked, size)
    expect(page.locator("[data-paid]")).to_be_visible()
    expect(page.locator(".tray [data-move], .tray [data-option]")).to_have_count(0)
    assert_apart(box(page.locator(".tray")), box(page.locator(".hand")))
    person.click(".hand .card.usable")
    page.wait_for_function("() => !document.querySelector('.bar[aria-busy=true]')")
    assert person.sent[-1]["move"] == "pay_card"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("asked", questions("DICE"), ids=lambda asked: asked.module)
def test_dice_lie_beside_the_question(
    asked: Asked, size: str, new_page: NewPage, tables: Tables
) -> None:
    """What they are for is touched on the market; the tray would only cover it."""
    page = new_page(SIZES[size])
    until_asked(page, tables, asked)
    keep(page, asked, size)
    die = box(page.locator("[data-asked-thing=dice] svg").first)
    assert_apart(die, box(page.locator(".bar .acts")))
    assert_apart(die, box(page.locator(".bar .sentence")))
    expect(page.locator("[data-asked-thing=dice] [data-drawn=no]")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("asked", questions("STEPS"), ids=lambda asked: asked.module)
def test_a_step_is_touched_on_the_board(
    asked: Asked, size: str, new_page: NewPage, tables: Tables
) -> None:
    page = new_page(SIZES[size])
    person = until_asked(page, tables, asked)
    keep(page, asked, size)
    expect(page.locator(".cell").first).to_be_visible()
    before = len(person.sent)
    assert person.play(clicks=12, until=lambda one: len(one.sent) > before)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("asked", questions("LOTS"), ids=lambda asked: asked.module)
def test_what_lies_beside_the_market_is_bought_there(
    asked: Asked, size: str, new_page: NewPage, tables: Tables
) -> None:
    page = new_page(SIZES[size])
    person = Person(page, random.Random(1))
    person.sit_down(tables.against_bots(3, (asked.module,)))
    assert person.play(clicks=300, until=lambda one: bool(one.look()["wares"]))
    page.locator(".ware.can").first.click()
    expect(page.locator("[data-cancel]")).to_be_visible()
    keep(page, asked, size)
    expect(page.locator(".ware.chosen")).to_have_count(1)


def test_a_set_counts_what_is_gathered_and_gives_it_back(new_page: NewPage, tables: Tables) -> None:
    page = new_page()
    asked = SETS[0]
    until_asked(page, tables, asked)
    counter = page.locator("[data-count]")
    expect(counter).to_have_text(f"0 of {asked.touches}")
    page.locator(OPEN).nth(1).click()
    page.locator(OPEN).nth(1).click()
    expect(counter).to_have_text(f"2 of {asked.touches}")
    page.locator(PRESSED).first.click()
    expect(counter).to_have_text(f"1 of {asked.touches}")
    page.keyboard.press("Escape")
    expect(counter).to_have_text(f"0 of {asked.touches}")


def test_an_auction_shows_the_lot_its_power_and_who_bids(new_page: NewPage, tables: Tables) -> None:
    """C21: a portrait, what it can do, everybody's bid, and what a bid would cost."""
    page = new_page()
    until_asked(page, tables, AUCTIONS[0])
    expect(page.locator(".tray .about h2")).to_be_visible()
    expect(page.locator(".tray .about p")).not_to_be_empty()
    expect(page.locator(".tray .bidders li")).to_have_count(3)
    page.locator(OPEN).first.click()
    amount = page.locator(PRESSED).get_attribute("data-option")
    expect(page.locator("[data-confirm]")).to_have_text(f"Bid {amount}")


@pytest.mark.parametrize("asked", questions("TOUCHED"), ids=lambda asked: asked.module)
def test_words_between_turns_are_whole_on_a_phone(
    asked: Asked, new_page: NewPage, tables: Tables
) -> None:
    page = new_page(PHONE, language="de")
    person = Person(page, random.Random(2))
    person.sit_down(tables.against_bots(3, (asked.module,)))
    assert person.play(clicks=300, until=asked.is_there)
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize("asked", questions("TOUCHED"), ids=lambda asked: asked.module)
def test_between_turns_the_table_stays_in_sight(
    asked: Asked, new_page: NewPage, tables: Tables
) -> None:
    """C5: the strip asks, cards are touched where they lie; passing and the order are beside it."""
    page = new_page()
    person = Person(page, random.Random(2))
    person.sit_down(tables.against_bots(3, (asked.module,)))
    assert person.play(clicks=300, until=asked.is_there)
    keep(page, asked, "laptop")
    expect(page.locator(".tray")).to_have_count(0)
    expect(page.locator(".bar [data-move='done_window']")).to_be_visible()
    expect(page.locator("[data-standing]")).to_be_visible()
    page.locator(".money .card.usable").first.click()
    expect(page.locator("[data-confirm]")).to_be_enabled()
