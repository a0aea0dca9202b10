"""The boards of modules tell of every seat (C38).

A line is put between page and server that lays out what would take many turns to come about.
"""

import json
from typing import Any

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.conftest import NewPage
from tests.browser.tables import Tables
from tests.browser.test_games import sit


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


def test_numbers_of_a_seat_are_drawn_as_tokens(new_page: NewPage, tables: Tables) -> None:
    board = board_of(new_page(), tables, "city_gates", {"held": [2, 0, 1], "open": 1})
    rows = board.locator(".each dd")
    expect(rows).to_have_count(3)
    expect(rows.nth(0).locator("[data-mark='gate']")).to_have_count(2)
    expect(rows.nth(1)).to_contain_text("none")
    expect(rows.nth(2).locator("[data-mark='gate']")).to_have_count(1)


def test_viziers_are_seen_asleep_or_awake(new_page: NewPage, tables: Tables) -> None:
    board = board_of(new_page(), tables, "viziers_favour", {"awake": [True, False, False]})
    expect(board.locator("[data-mark='vizier']")).to_have_count(1)
    expect(board.locator("[data-mark='vizier-asleep']")).to_have_count(2)


def test_hidden_cards_are_called_face_down(new_page: NewPage, tables: Tables) -> None:
    area = {"hands": [["bureau denar florin"], 2, 0]}
    board = board_of(new_page(), tables, "bureau_de_change", area)
    rows = board.locator(".each dd")
    expect(rows.nth(0).locator("[role=img]")).to_have_count(1)
    expect(rows.nth(1)).to_contain_text("2 face down")


def test_a_caravan_shows_the_field_it_has_come_to(new_page: NewPage, tables: Tables) -> None:
    cards = [[["denar caravanserai 1", "denar 3"]], [], []]
    board = board_of(new_page(), tables, "caravanserai", {"cards": cards})
    caravan = board.locator(".each dd").nth(0).locator("[role=img]").first
    expect(caravan).to_have_attribute(
        "aria-label", "Denar caravanserai (2 Dirham, 3 Ducat, 4 Florin): Denar 3 now"
    )


def test_an_empty_board_says_what_will_lie_there(new_page: NewPage, tables: Tables) -> None:
    page = new_page()
    expect(board_of(page, tables, "diamonds", {})).to_contain_text("lie in your hand")
    walls = board_of(new_page(), tables, "city_walls", {"open": []})
    expect(walls.locator(".part")).to_contain_text("nothing now")
