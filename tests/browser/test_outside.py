"""Modules of other people in a real browser: chosen, read about and played like ours."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from alhambra.rooms.places import VARIABLE
from tests.browser.conftest import NewPage, serving
from tests.browser.tables import Tables
from tests.browser.test_games import assert_readable, sit
from tests.rooms.houses import FOLDER_ROOM, WHEEL_ROOM, folder_room, wheel_room

BOTH = (FOLDER_ROOM, WHEEL_ROOM)


@pytest.fixture(scope="module")
def base_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with a room from a folder and one from a wheel."""
    new = tmp_path_factory.mktemp
    rooms = {
        VARIABLE: str(folder_room(new("spices"))),
        "PYTHONPATH": str(wheel_room(new("salt"))),
    }
    with serving(new("outside"), **rooms) as url:
        yield url


def test_rooms_from_outside_are_chosen_and_played(new_page: NewPage, tables: Tables) -> None:
    page = new_page()
    page.goto(f"/rules/{WHEEL_ROOM}")
    expect(page.get_by_role("heading", name="Salt Road")).to_be_visible()
    assert_readable(page)
    page.goto("/new")
    card = page.locator("li", has=page.locator(f'a[href="/rules/{FOLDER_ROOM}"]'))
    expect(card).to_contain_text("Spice Box")
    expect(card.locator(".chip")).to_have_text("From elsewhere")
    expect(card.locator("img")).to_have_js_property("naturalWidth", 48)
    assert_readable(page)
    opens = tuple(f"open_{name}" for name in BOTH)
    for seed in range(1, 8):
        person = sit(new_page(), tables.against_bots(2, BOTH), opens, seed)
        for _ in range(60):
            person.step()
            if any(move["move"] in opens for move in person.sent):
                assert_readable(person.page)
                return
    pytest.fail("no secret card could be opened")
