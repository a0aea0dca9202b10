"""For those who do not see the table, and those who like to hear it (C17, C33)."""

import re

from playwright.sync_api import Page, expect

from alhambra.showing.texts import text
from tests.browser.conftest import NewPage
from tests.browser.tables import Tables
from tests.browser.test_games import sit
from tests.examples import using, with_tiles

SIGNS = re.compile(r"\[[^]a-z]+\]|\b\d[NESW]\b|[{}]|undefined")
LISTEN = """() => {
  window.heard = 0;
  const make = AudioContext.prototype.createGain;
  AudioContext.prototype.createGain = function () { window.heard += 1; return make.call(this); };
}"""


def test_the_table_can_be_read_as_text(new_page: NewPage, tables: Tables) -> None:
    page = new_page()
    person = sit(page, tables.against_bots(3, (with_tiles()[0], using("marks")[0])))
    assert person.play(until=lambda one: ("placed", 0) in placed(one.events))
    page.locator("[data-tab=reading]").click()
    told = page.locator("[data-reading]")
    assert not SIGNS.search(told.inner_text())
    expect(told.locator("h3")).to_contain_text(["market", "Money", "Hand", "Ada", "Amina", "Yusuf"])
    drawn = page.locator(".board g.tile").count()
    own = told.locator("ul").nth(3)
    assert drawn > 0
    assert len(re.findall(r"; |: ", " ".join(own.locator("li").all_inner_texts()[1:]))) >= drawn


def placed(events: list[dict[str, object]]) -> list[tuple[object, object]]:
    return [(event["event"], event.get("seat")) for event in events]


def test_places_are_called_by_walls_and_steps_in_words(new_page: NewPage, tables: Tables) -> None:
    page = new_page()
    person = sit(page, tables.against_bots())
    assert person.play(until=lambda one: one.look()["question"] == "place")
    labels = [cell.get_attribute("aria-label") or "" for cell in page.locator("[data-cell]").all()]
    assert labels
    assert not [label for label in labels if SIGNS.search(label)]
    assert all("fountain" in label or "west" in label or "east" in label for label in labels)


def test_sounds_are_heard_until_they_are_switched_off(new_page: NewPage, tables: Tables) -> None:
    page = new_page()
    person = sit(page, tables.against_bots())
    page.evaluate(LISTEN)
    person.play(clicks=30, until=lambda one: heard(one.page) > 0)
    assert heard(page) > 0
    page.get_by_role("button", name=text("en", "menu")).click()
    page.locator("[data-setting=sounds]").uncheck()
    page.keyboard.press("Escape")
    before = heard(page)
    person.play(clicks=20)
    assert heard(page) == before


def heard(page: Page) -> int:
    return int(page.evaluate("() => window.heard"))
