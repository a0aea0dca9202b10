"""Between turns all are asked at once, and one device is handed on only to who has a choice."""

import json
from typing import Any

from playwright.sync_api import Page, expect

from alhambra.server.waiting import PASS
from alhambra.showing.texts import text
from tests.browser.conftest import PHONE, NewPage
from tests.browser.tables import Tables, human
from tests.browser.test_games import assert_readable, sit
from tests.examples import asking_between
from tests.server.windows import moment

NAMES = ("Ada", "Ben", "Cem")
PASSING = f".bar [data-move='{PASS}']"
QUESTION = ".bar[data-question='window_question']:not([aria-busy='true'])"


def between_turns(tables: Tables) -> Any:
    """A table at which all three could buy something; the order is Ben, Cem, Ada."""
    start = {"position": moment(opens=False)[0]}
    return tables.make([human(name) for name in NAMES], start=start)


def path(made: Any, seat: int) -> str:
    return f"/table/{made['table']}#{made['seats'][seat]['key']}"


def test_three_browsers_are_asked_at_once(new_page: NewPage, tables: Tables) -> None:
    made = between_turns(tables)
    pages = [new_page(), new_page(), new_page(PHONE)]
    for seat, page in enumerate(pages):
        page.goto(path(made, seat))
        expect(page.locator(QUESTION)).to_be_visible()
    ada, ben, cem = pages
    cem.locator(PASSING).click()
    pass_text = text("en", "move-done-window")
    said = text("en", "answered", move=pass_text, name="Ben")
    expect(cem.locator(".bar .sentence")).to_have_text(said)
    assert_readable(cem)
    cem.locator("[data-withdraw]").click()
    expect(cem.locator(QUESTION)).to_be_visible()
    cem.locator(PASSING).click()
    expect(cem.locator("[data-withdraw]")).to_be_visible()
    ada.locator(".space.can").first.click()
    expect(ada.locator(".space.chosen")).to_have_count(1)
    ben.locator(PASSING).click()
    expect(cem.locator("[data-withdraw]")).to_have_count(0)  # Cem's answer was played after Ben's
    expect(ada.locator(".space.chosen")).to_have_count(1)  # what Ada has begun is not lost
    expect(ada.locator(QUESTION)).to_be_visible()


def test_after_answering_one_may_wait_in_german(new_page: NewPage, tables: Tables) -> None:
    made = between_turns(tables)
    page = new_page(PHONE, "de")
    page.goto(path(made, 0))
    page.locator("[data-standing]").click()
    expect(page.locator("[data-withdraw]")).to_have_text(text("de", "answer-change"))
    assert_readable(page)


# --- One device


class Device:
    """Three people at one screen; knows whose answers went over which line."""

    def __init__(self, page: Page, made: Any) -> None:
        self.page = page
        self.answered: list[str] = []  # keys, in the order of their answers
        page.on("websocket", self._overhear)
        page.goto("/")
        seats = [{**seat, "name": NAMES[seat["seat"]]} for seat in made["seats"]]
        page.evaluate(
            "(known) => localStorage.setItem('alhambra.tables', JSON.stringify([known]))",
            {"table": made["table"], "seats": seats, "at": 0},
        )

    def _overhear(self, line: Any) -> None:
        key: list[str] = []

        def note(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] == "hello":
                key.append(message["key"])
            elif message["type"] == "move":
                self.answered.append(key[0])

        line.on("framesent", note)

    @property
    def changes(self) -> int:
        """How often another person answered than the one before."""
        pairs = zip(self.answered, self.answered[1:], strict=False)
        return sum(one != other for one, other in pairs)


def test_a_window_goes_round_one_device_once(new_page: NewPage, tables: Tables) -> None:
    """Ada, who has it, answers first; Ben, whose turn comes next, last, and keeps it."""
    made = between_turns(tables)
    page = new_page()
    device = Device(page, made)
    page.goto(f"/table/{made['table']}")
    for name in ("Ada", "Cem", "Ben"):
        if name != "Ada":
            expect(page.locator("[data-ready]")).to_contain_text(name)
            page.locator("[data-ready]").click()
        expect(page.locator(QUESTION)).to_be_visible()
        page.locator(PASSING).click()
    expect(page.locator(".bar[data-question='act']")).to_be_visible()
    assert page.locator("[data-ready]").count() == 0
    assert device.changes == 2


def test_a_device_is_handed_on_only_to_who_has_a_choice(new_page: NewPage, tables: Tables) -> None:
    """From the first turn on, with a module that asks all after every turn."""
    made = tables.make([human(name) for name in NAMES], (asking_between()[0],))
    page = new_page()
    device = Device(page, made)
    person = sit(page, f"/table/{made['table']}")
    handed = 0
    while len(device.answered) < 24:
        shown = person.wait()
        handed += shown["ready"]
        person.react(shown)
    first = 1 if device.answered[0] != made["seats"][0]["key"] else 0  # the screen before the first
    assert handed - first in (device.changes, device.changes + 1)  # the last may not have answered
    assert device.changes <= 18
