"""A game over days in three browsers, while days go by: the server's clock is moved by hand."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from alhambra.showing.texts import text
from tests.browser.conftest import PHONE, NewPage
from tests.browser.tables import Tables, human
from tests.browser.test_clocks import shoot
from tests.browser.test_start import assert_inside
from tests.server.clocks.moving import MovingHouse, moving_house

DAY = 86_400
DAYS = {"turn": DAY, "bank": 5 * DAY, "late": "stand_in", "holidays": 14}
NAMES = ("Ada", "Bert", "Cleo")
AHEAD = "(seconds) => { const was = Date.now; Date.now = () => was() + 1000 * seconds; }"


class Days:
    """Three people, each with a browser; the one who is due first."""

    def __init__(self, house: MovingHouse, new_page: NewPage) -> None:
        tables = Tables(house.url)
        self.house = house
        self.made = tables.make([human(name) for name in NAMES], clock=DAYS)
        due = tables.get(f"/api/tables/{self.made['table']}")["asked"]
        self.order = [(due + after) % 3 for after in range(3)]
        self.pages = [new_page(), new_page(PHONE, "de"), new_page()]
        for seat, page in zip(self.order, self.pages, strict=True):
            page.goto(f"{house.url}/table/{self.made['table']}#{self.made['seats'][seat]['key']}")
            page.wait_for_selector("[data-time]")

    def wait(self, days: float) -> None:
        """So many days go by, for the server and for all who look at a clock."""
        self.house.wait(days * DAY)
        for page in self.pages:
            page.evaluate(AHEAD, days * DAY)

    def left(self, said: dict[str, str]) -> None:
        """All see how much time the one who is due has left."""
        for page, language in zip(self.pages, ("en", "de", "en"), strict=True):
            expect(page.locator("[data-time]")).to_contain_text(said[language])


@pytest.fixture
def days(tmp_path: Path, new_page: NewPage) -> Iterator[Days]:
    with moving_house(str(tmp_path / "data"), tmp_path) as house:
        found = Days(house, new_page)
        yield found
        for page in found.pages:  # before their server is gone
            page.goto("about:blank")


def in_sheet(page: Page, button: str) -> None:
    """Touches something on the sheet about time."""
    page.locator("[data-time]").click()
    page.locator(button).click()
    page.locator("[data-time-sheet] header button").click()


def test_days_go_by_in_three_browsers(days: Days) -> None:
    due, other, third = days.pages
    days.left({"en": "5d", "de": "5 T"})
    days.wait(2)
    days.left({"en": "3d", "de": "3 T"})
    for page in days.pages:
        in_sheet(page, "[data-pause]")
    for page, language in ((due, "en"), (other, "de")):
        expect(page.locator("[data-time]")).to_contain_text(text(language, "pause-chip"))
    days.wait(10)
    in_sheet(other, "[data-resume]")
    days.left({"en": "3d", "de": "3 T"})
    due.locator("[data-time]").click()
    due.locator("[data-days]").select_option("3")
    due.locator("[data-holiday]").click()
    due.locator("[data-time-sheet] header button").click()
    days.wait(2)
    days.left({"en": "4d", "de": "4 T"})
    expect(due.locator("[data-away]")).to_have_count(0)
    days.wait(5.5)
    expect(due.locator("[data-away]")).to_be_visible(timeout=60_000)
    shoot(due, "days-bot-plays")
    shoot(other, "days-phone")
    assert_inside(other)
    due.locator("[data-im-back]").click()
    expect(due.locator("[data-away]")).to_have_count(0)
    expect(third.locator("[data-time]")).to_be_visible()
