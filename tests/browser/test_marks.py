"""Tokens on tiles, cells and market spaces: drawn wherever they lie, named for those who listen.

A line is put between page and server that adds tokens to what the server tells, so that many kinds
are seen at once and several lie on one tile.
"""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import LAPTOP, PHONE, NewPage
from tests.browser.tables import Tables
from tests.browser.test_games import assert_readable, sit
from tests.examples import tokens

CROWD = tokens()["tile"][:5]
ON_SPACE = tokens()["space"][0]
PLACES: list[tuple[list[int], str]] = [
    ([1, 0], ""),
    ([0, 0], "N"),
    ([0, 0], ""),
    ([0, 0], "SE"),
    ([-1, 0], "NE"),
]
BESIDE = [(word, *place) for word, place in zip(tokens()["at"], PLACES, strict=False)]
assert len(CROWD) == len(BESIDE) == len(PLACES)
SOMETHING = "[data-mark='{}']"


def marks_for(view: dict[str, Any]) -> list[dict[str, Any]]:
    """Tokens for whatever lies on this table."""
    market = [tile for tile in view["market"] if tile]
    marks: list[dict[str, Any]] = []
    if market:
        marks += [{"word": word, "count": 1, "tile": market[0]} for word in CROWD]
        marks += [{"word": CROWD[0], "count": 2, "tile": market[-1]}]
        marks += [{"word": CROWD[1], "count": 1, "tile": market[-1]}]
    marks += [{"word": ON_SPACE, "count": n + 1, "space": 2, "seat": n} for n in range(2)]
    for n, seat in enumerate(view["seats"]):
        marks += [
            {"word": word, "count": 1, "seat": n, "at": at, **({"side": side} if side else {})}
            for word, at, side in BESIDE
        ]
        tiles = [laid["tile"] for laid in seat["board"]] + seat["reserve"] + seat["pending"]
        marks += [{"word": word, "count": 4, "tile": tile} for tile in tiles for word in CROWD[:4]]
    return marks


def add_marks(route: WebSocketRoute) -> None:
    """Hands everything on, with tokens in each update, which is asked for as a whole."""
    server = route.connect_to_server()

    def said(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "hello":
            message["changes"] = False
        server.send(json.dumps(message))

    def told(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "update":
            message["view"]["marks"] = marks_for(message["view"])
        route.send(json.dumps(message))

    route.on_message(said)
    server.on_message(told)


def sit_among_tokens(page: Page, tables: Tables, **more: Any) -> Any:
    page.route_web_socket("**/socket", add_marks)
    return sit(page, tables.against_bots(3, **more))


@pytest.mark.parametrize(
    ("size", "language"), [(LAPTOP, "en"), (PHONE, "de")], ids=["laptop", "phone"]
)
def test_tokens_lie_where_they_are_told_to(
    size: tuple[int, int], language: str, new_page: NewPage, tables: Tables
) -> None:
    page = new_page(size, language)
    person = sit_among_tokens(page, tables)
    market = page.locator(".space").first
    for word in CROWD:
        expect(market.locator(SOMETHING.format(word))).to_have_count(1)
    expect(
        page.locator(f".space[data-space='2'] .tokens {SOMETHING.format(ON_SPACE)}")
    ).to_have_count(2)
    for word, _, _ in BESIDE:
        expect(page.locator(f".board {SOMETHING.format(word)}")).to_have_count(1)
    assert person.play(clicks=200, until=lambda one: tokens_on_board(one.page) > len(BESIDE) + 8)
    assert_readable(page)


def tokens_on_board(page: Page) -> int:
    return page.locator(".board [data-mark]").count()


def test_a_token_is_named_for_those_who_listen(new_page: NewPage, tables: Tables) -> None:
    page = new_page()
    sit_among_tokens(page, tables)
    label = page.locator(".space").first.get_attribute("aria-label") or ""
    names = page.locator(".space").first.locator("[data-mark] title").all_text_contents()
    assert len(names) == len(CROWD)
    assert all(name in label for name in names)
