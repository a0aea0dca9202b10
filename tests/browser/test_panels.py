"""Modules that draw what they show as a whole: everybody has a row, and every piece is drawn."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

import alhambra.modules
from tests.browser.conftest import NewPage
from tests.browser.tables import Tables

ROOMS = Path(alhambra.modules.__file__).parent
WHOLE = sorted(panel.parts[-3] for panel in ROOMS.glob("*/panels/whole.svelte"))


@pytest.mark.parametrize("module", WHOLE)
@pytest.mark.parametrize("language", ["en", "de"])
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
