"""Modules that draw what they show as a whole: everybody has a row, and every piece is drawn."""

import pytest
from playwright.sync_api import expect

from alhambra.modules import ALL
from tests.browser.conftest import NewPage
from tests.browser.modules import said
from tests.browser.tables import Tables
from tests.examples import silent

WHOLE = [name for name, room in ALL.items() if (room.folder / "panels/whole.svelte").is_file()]


@pytest.mark.parametrize(
    ("module", "language"), [(name, ("en", "de")[at % 2]) for at, name in enumerate(WHOLE)]
)
def test_a_module_shows_what_it_is_about(
    new_page: NewPage, tables: Tables, module: str, language: str
) -> None:
    """(C38) From the first turn on, in words of the language, with no picture missing."""
    page = new_page(language=language)
    page.goto(tables.against_bots(3, (module,)))
    page.locator("[data-tab='modules']").click()
    board = page.locator(f"section[data-module='{module}']")
    expect(board.locator("ul > li").first).to_be_visible()
    expect(board.locator("[data-drawn='no']")).to_have_count(0)
    assert "panel-" not in board.inner_text()


def test_a_board_that_counts_for_itself_is_not_told_twice(
    new_page: NewPage, tables: Tables
) -> None:
    page = new_page()
    counting = [name for name in ALL if said(name, "COUNTS_FOR_ITSELF")]
    assert counting
    page.goto(tables.against_bots(3, (*counting, silent()[0])))
    page.locator("[data-tab='modules']").click()
    for name in counting:
        expect(page.locator(f"section[data-module='{name}'] ul > li").first).to_be_visible()
    expect(page.locator("[data-worth]")).to_have_count(0)


@pytest.mark.parametrize("module", [name for name in ALL if said(name, "TILES_TO_TAKE")])
def test_what_the_tray_offers_lies_nowhere_else(
    new_page: NewPage, tables: Tables, module: str
) -> None:
    """(C27) Tiles to be had lie beside the Alhambra, or in the tray once they are asked for."""
    move, count = said(module, "TILES_TO_TAKE")
    page = new_page()
    page.goto(tables.against_bots(3, (module,)))
    page.locator(f":is(.bar, .tray) [data-move='{move}']").click()
    expect(page.locator(".tray [data-option]")).to_have_count(count)
    expect(page.locator(".waiting [data-piece]")).to_have_count(0)
