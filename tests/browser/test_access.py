"""For everybody (C17, C33): axe-core finds nothing on any page, in light and in dark."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from alhambra.showing.texts import text
from tests.browser.conftest import LAPTOP, PHONE, NewPage
from tests.browser.person import Person
from tests.browser.tables import Tables, human
from tests.browser.test_games import sit
from tests.examples import ONE, some

AXE = Path("web/node_modules/axe-core/axe.min.js")
PAGES = (
    *("/", "/new", "/lobby", "/rules", f"/rules/{ONE}", "/replay", "/learn", "/nowhere"),
    *("/mine", "/carry"),
)
THEMES = ("light", "dark")
# The page's policy lets no script in from outside, so axe comes through the debugger. Numbers drawn
# on pieces are pictures, no labels. Cards of a hand overlap as on a table, and a page scrolls under
# its foot: what lies half under something else is not too small.
RUN = """async () => (await axe.run(document, {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'label-content-name-mismatch': { enabled: false } },
})).violations.flatMap(({ id, nodes }) => nodes
  .filter(({ failureSummary: why }) => id !== 'target-size' || !why.includes('obscured'))
  .map(({ html, failureSummary }) => [
    id, html.slice(0, 160), failureSummary.replaceAll('\\n', ' ').slice(0, 300)]))"""


def findings(page: Page) -> list[Any]:
    """What axe-core complains about, by rule and element."""
    page.evaluate(AXE.read_text("utf-8"))
    found: list[Any] = page.evaluate(RUN)
    return found


def in_theme(page: Page, theme: str) -> Page:
    wanted = json.dumps({"speed": "at-once", "theme": theme})
    page.add_init_script(f"localStorage.setItem('alhambra.settings', '{wanted}')")
    return page


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("path", PAGES)
def test_a_page_has_no_barriers(path: str, theme: str, new_page: NewPage) -> None:
    page = in_theme(new_page(LAPTOP if theme == "light" else PHONE), theme)
    page.goto(path)
    page.wait_for_selector("h1")
    page.wait_for_load_state("networkidle")
    assert findings(page) == []


@pytest.mark.parametrize("theme", THEMES)
def test_a_waiting_table_has_no_barriers(theme: str, new_page: NewPage, tables: Tables) -> None:
    made = tables.make([human("Ada"), {"kind": "open"}])
    page = in_theme(new_page(PHONE if theme == "light" else LAPTOP), theme)
    page.goto(f"/table/{made['table']}#{made['seats'][0]['key']}")
    page.wait_for_selector("h1")
    assert findings(page) == []


MODULES = some(5)


@pytest.mark.parametrize(
    ("size", "theme"),
    [(LAPTOP, "light"), (LAPTOP, "dark"), (PHONE, "light"), (PHONE, "dark")],
    ids=["laptop-light", "laptop-dark", "phone-light", "phone-dark"],
)
def test_a_table_has_no_barriers(
    size: tuple[int, int], theme: str, new_page: NewPage, tables: Tables
) -> None:
    """In every question that comes up on the way to the first scoring, and on its sheet."""
    page = in_theme(new_page(size), theme)
    person = sit(page, tables.against_bots(3, MODULES))
    seen: set[str] = set()
    found: list[Any] = []

    def look(one: Person) -> bool:
        shown = one.look()
        kind = "sheet" if shown["sheet"] else str(shown["question"])
        if kind not in seen:
            seen.add(kind)
            found.extend(findings(page))
        return "sheet" in seen

    assert person.play(until=look)
    assert found == []


TABS = ("modules", "standings", "tiles", "reading", "chat", "orders", "log")


@pytest.mark.parametrize("theme", THEMES)
def test_what_opens_at_a_table_has_no_barriers(
    theme: str, new_page: NewPage, tables: Tables
) -> None:
    """Every tab, the menu, hints and what explains a piece."""
    size = LAPTOP if theme == "light" else PHONE
    page = in_theme(new_page(size), theme)
    person = sit(page, tables.against_bots(3, MODULES))
    person.wait()
    found: dict[str, list[Any]] = {}
    page.locator("[data-display]").first.focus()
    page.keyboard.press("i")
    page.locator("[data-about-sheet] h1, [data-about-sheet] summary").first.wait_for()
    found["about"] = findings(page)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.locator("[data-hinted]").first.wait_for()
    found["hints"] = findings(page)
    page.locator("[data-unhint]").click()
    page.get_by_role("button", name=text("en", "menu"), exact=True).click()
    page.get_by_role("heading", name=text("en", "menu")).wait_for()
    found["menu"] = findings(page)
    page.keyboard.press("Escape")
    if size == PHONE:
        page.get_by_role("button", name=text("en", "look-up")).click()
    for tab in TABS:
        page.locator(f"[data-tab={tab}]").click()
        found[tab] = findings(page)
    assert {name: told for name, told in found.items() if told} == {}
