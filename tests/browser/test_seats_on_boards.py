"""The boards of modules tell of every seat (C38).

A line is put between page and server that lays out what would take many turns to come about.
"""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from alhambra import Game, Setup
from alhambra.showing.texts import text
from tests.browser.conftest import NewPage
from tests.browser.modules import Board, boards
from tests.browser.tables import Tables
from tests.browser.test_games import sit
from tests.browser.test_sizes import table_of
from tests.examples import NAMES


def board_of(page: Page, tables: Tables, module: str, area: dict[str, Any]) -> Locator:
    """The board of a module at a table where its area has these values."""

    def lay_out(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def told(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "update":
                message["view"].setdefault(module, {}).update(area)
            route.send(json.dumps(message))

        server.on_message(told)

    page.route_web_socket("**/socket", lay_out)
    sit(page, tables.against_bots(3, modules=(module,)))
    page.locator("[data-tab='modules']").click()
    return page.locator(f"section[data-module='{module}']")


@pytest.mark.parametrize(("module", "board"), boards(), ids=[name for name, _ in boards()])
def test_a_board_shows_what_its_area_holds(
    module: str, board: Board, new_page: NewPage, tables: Tables
) -> None:
    shown = board_of(new_page(), tables, module, board.area)
    for selector, count in board.counts.items():
        expect(shown.locator(selector)).to_have_count(count)
    for selector, words in board.texts.items():
        expect(shown.locator(selector) if selector else shown).to_contain_text(words)
    for selector, label in board.labels.items():
        expect(shown.locator(selector)).to_have_attribute("aria-label", label)


def tells_of_seats(name: str) -> bool:
    areas = Game(Setup(players=3, modules=(name,))).description()["areas"].get(name, {})
    return any(isinstance(kind, dict) and "seats" in kind for kind in areas.values())


TELLING = [name for name in NAMES if tells_of_seats(name)]
PLACE = re.compile(r"-?\d+, -?\d+")  # nobody reads coordinates


@pytest.mark.parametrize("start", range(3))
def test_what_a_seat_has_stands_beside_its_name(
    start: int, new_page: NewPage, tables: Tables
) -> None:
    """As pictures or counts; where something stands is seen on the miniature."""
    page = new_page(language="de")
    page.goto(table_of(tables, 3, tuple(TELLING[start::3])))
    page.wait_for_selector(".bar[data-question='act']")
    chips = page.locator(".player:not(.me) .chip.fact")
    expect(chips.first).to_be_visible()
    for chip in chips.all():
        words = chip.text_content() or ""
        assert words or chip.locator("svg").count()
        assert not PLACE.search(words), words
        assert text("de", "cell-steps", count=1, side="e") not in words
    expect(chips.locator("[data-drawn='no']")).to_have_count(0)
