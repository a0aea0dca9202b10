"""Modules that draw what they show as a whole: everybody has a row, and every piece is drawn."""

import pytest
from playwright.sync_api import expect

from alhambra.modules import ALL
from tests.browser.conftest import NewPage
from tests.browser.tables import Tables

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
    page.goto(tables.against_bots(3, ("treasures", "medina", "diamonds")))
    page.locator("[data-tab='modules']").click()
    expect(page.locator("section[data-module='medina'] ul > li")).to_have_count(3)
    expect(page.locator("[data-worth]")).to_have_count(0)


def test_what_the_tray_offers_lies_nowhere_else(new_page: NewPage, tables: Tables) -> None:
    """(C27) Six squares to be had: beside the Alhambra, or in the tray once they are asked for."""
    page = new_page()
    page.goto(tables.against_bots(3, ("squares",)))
    page.locator(":is(.bar, .tray) [data-move='take_square']").click()
    expect(page.locator(".tray [data-option]")).to_have_count(6)
    expect(page.locator(".waiting [data-piece]")).to_have_count(0)
