"""Every page opens on a laptop (in English) and on a phone (in German) without an error."""

import pytest
from playwright.sync_api import expect

from alhambra.showing.texts import text
from tests.browser.conftest import LAPTOP, PHONE, NewPage
from tests.browser.tables import Tables, human
from tests.browser.test_games import assert_readable
from tests.examples import ONE

PAGES = (
    "/", "/new", "/lobby", "/rules", f"/rules/{ONE}", "/replay", "/learn", "/mine", "/carry",
)  # fmt: skip


@pytest.mark.parametrize(
    ("size", "language"), [(LAPTOP, "en"), (PHONE, "de")], ids=["laptop", "phone"]
)
@pytest.mark.parametrize("path", PAGES)
def test_a_page_opens(path: str, size: tuple[int, int], language: str, new_page: NewPage) -> None:
    page = new_page(size, language)
    page.goto(path)
    page.wait_for_selector("h1, .table")
    page.wait_for_load_state("networkidle")
    assert_readable(page)


LOADED = """() => [...performance.getEntriesByType('navigation'),
  ...performance.getEntriesByType('resource')].reduce((sum, file) => sum + file.transferSize, 0)"""


def test_the_first_load_is_small(new_page: NewPage, tables: Tables) -> None:
    """What a browser fetches that has nothing yet, compressed: the start page, or a table."""
    page = new_page()
    page.goto("/")
    page.wait_for_load_state("networkidle")
    assert 20_000 < page.evaluate(LOADED) < 180_000
    table = new_page()
    table.goto(tables.against_bots())
    table.wait_for_selector("[data-hand]")
    table.wait_for_load_state("networkidle")
    assert 20_000 < table.evaluate(LOADED) < 180_000


def test_a_module_is_taught_from_its_rules_page_and_goes_on_after_a_reload(
    new_page: NewPage,
) -> None:
    page = new_page()
    page.goto(f"/rules/{ONE}")
    page.locator("[data-lesson]").click()
    step = page.locator("[data-guide]")
    expect(step).to_have_attribute("data-guide", "1")
    step.locator(".go").click()
    expect(step).to_have_attribute("data-guide", "2")
    page.reload()
    expect(step).to_have_attribute("data-guide", "2")
    page.goto("/")
    page.locator(".games li a").first.click()
    expect(step).to_have_attribute("data-guide", "2")


def test_an_unknown_address_says_so(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/nowhere")
    expect(page.locator("h1")).to_have_text(text("en", "unknown-page"))


def test_a_seat_link_at_a_waiting_table_shows_whose_seat_it_is(
    new_page: NewPage, tables: Tables
) -> None:
    """C14: the key of the link is enough, on a device that knows nothing yet."""
    made = tables.make([human("Ada"), {"kind": "open"}])
    page = new_page()
    page.goto(f"/table/{made['table']}#{made['seats'][0]['key']}")
    expect(page.locator(".room ol")).to_contain_text(text("en", "room-you"))
    expect(page.locator("[data-join]")).to_have_count(0)
