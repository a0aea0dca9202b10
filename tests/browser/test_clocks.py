"""Time: chosen at set-up in plain words, shown at the table, settled among people."""

from typing import Any

from playwright.sync_api import Page, expect

from alhambra.showing.texts import text
from tests.browser.conftest import LAPTOP, PHONE, SHOTS, NewPage
from tests.browser.tables import Tables, human
from tests.browser.test_start import assert_inside

DAY = 86_400
DAYS = {"turn": DAY, "bank": 5 * DAY, "late": "ask", "holidays": 14}


def shoot(page: Page, name: str) -> None:
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SHOTS / f"{name}.png")


def test_a_clock_is_chosen_on_one_card(new_page: NewPage) -> None:
    for size, language in ((LAPTOP, "en"), (PHONE, "de")):
        page = new_page(size, language)
        page.goto("/new?for=friends")
        card = page.locator("[data-clocks]")
        expect(card).to_have_attribute("data-clocks", "none")
        card.get_by_text(text(language, "clock-days"), exact=True).click()
        expect(card).to_have_attribute("data-clocks", "days")
        says = page.locator("[data-clock-says]")
        expect(says).to_contain_text(text(language, "clock-says-night"))
        expect(says).to_contain_text(text(language, "clock-says-holidays", count=14))
        card.scroll_into_view_if_needed()
        shoot(page, f"clock-days-{language}")
        card.get_by_text(text(language, "clock-own"), exact=True).click()
        page.locator("[data-soft]").check()
        expect(page.locator("[data-late]")).to_have_count(0)
        expect(page.locator("[data-holidays]")).to_have_count(0)
        expect(says).to_contain_text(text(language, "clock-says-soft"))
        card.scroll_into_view_if_needed()
        shoot(page, f"clock-own-{language}")
        assert_inside(page)


def sit(new_page: NewPage, made: Any, seat: int, *how: Any) -> Page:
    page = new_page(*how)
    page.goto(f"/table/{made['table']}#{made['seats'][seat]['key']}")
    page.wait_for_selector("[data-time]")
    return page


def test_three_people_settle_a_break_days_off_and_a_seat(new_page: NewPage, tables: Tables) -> None:
    made = tables.make([human("Ada"), human("Bert"), human("Cleo")], clock=DAYS, public=True)
    ada, bert = sit(new_page, made, 0), sit(new_page, made, 1, PHONE, "de")
    cleo = sit(new_page, made, 2)
    expect(ada.locator("[data-time]")).to_contain_text("5d")
    for page in (ada, bert, cleo):
        page.locator("[data-time]").click()
        page.locator("[data-pause]").click()
        page.locator("[data-time-sheet] header button").click()
    expect(ada.locator("[data-time]")).to_contain_text(text("en", "pause-chip"))
    bert.locator("[data-time]").click()
    shoot(bert, "clock-pause-phone")
    bert.locator("[data-resume]").click()
    expect(ada.locator("[data-time]")).to_contain_text("5d")
    bert.locator("[data-days]").select_option("3")
    bert.locator("[data-holiday]").click()
    expect(bert.locator("[data-back]")).to_be_visible()
    shoot(bert, "clock-holiday-phone")
    bert.locator("[data-time-sheet] header button").click()
    assert_inside(bert)
    cleo.goto("/")
    a_seat_is_offered(new_page, ada, bert, made)


def a_seat_is_offered(new_page: NewPage, ada: Page, bert: Page, made: Any) -> None:
    """Cleo has gone: the others agree, the lobby says so, and Dora takes the seat."""
    ada.locator("[data-menu]").click()
    ada.locator("[data-seek='2']").click()
    expect(bert.locator("[data-matter=seat]")).to_be_visible()
    shoot(bert, "clock-matter-phone")
    bert.locator("[data-matter=seat] [data-yes]").click()
    expect(bert.locator("[data-matter=seat]")).to_have_count(0)
    dora = new_page()
    dora.goto("/lobby")
    expect(dora.locator("main")).to_contain_text(text("en", "lobby-wanted", free=1))
    shoot(dora, "clock-lobby")
    dora.goto(f"/table/{made['table']}")
    dora.locator("[data-free-seat] input").first.fill("Dora")
    dora.locator("[data-free-seat] form button[type=submit], [data-free-seat] .go").first.click()
    expect(dora.locator("[data-free-seat]")).to_have_count(0)
    expect(ada.locator("[data-time]")).to_be_visible()
    shoot(ada, "clock-laptop")
