"""A game by keyboard alone, and the board as a grid (C17)."""

import random

from playwright.sync_api import expect

from alhambra import Game, Setup, position
from tests.browser.conftest import NewPage
from tests.browser.tables import Tables, bots, human
from tests.browser.test_reading import SIGNS
from tests.browser.typist import STOP, Typist
from tests.examples import some

LAST = 30  # moves of a game that are left to be played


def near_the_end(players: int, seed: int) -> str:
    """The position of a game at random that has few moves left."""
    game, chance = Game(Setup(players=players, seed=seed)), random.Random(seed)
    before: list[Game] = []
    while not game.over:
        before.append(game.copy())
        game.play(chance.choice(game.moves()))
    return position.dump(before[-LAST])


def typist(new_page: NewPage, path: str) -> Typist:
    person = Typist(new_page(), random.Random(5))
    person.sit_down(path)
    return person


def test_the_keyboard_alone_takes_money_buys_and_builds(new_page: NewPage, tables: Tables) -> None:
    person = typist(new_page, tables.against_bots())
    wanted = {"take", "buy", "place"}
    assert person.play(400, lambda one: wanted <= {move["move"] for move in one.sent})


def test_decisions_of_modules_are_met_by_keyboard(new_page: NewPage, tables: Tables) -> None:
    person = typist(new_page, tables.against_bots(3, some(3)))
    assert person.play(60) is False
    assert len(person.sent) >= 8


def test_a_game_is_brought_to_its_end_and_begun_anew(new_page: NewPage, tables: Tables) -> None:
    """Scorings are read, the end is seen, and the next game waits behind a button."""
    start = {"position": near_the_end(3, seed=3)}
    made = tables.make([human("Ada"), *bots(2)], start=start)
    person = typist(new_page, f"/table/{made['table']}#{made['seats'][0]['key']}")
    assert person.play()
    page = person.page
    page.wait_for_selector("[data-end]")
    person.click("[data-rematch]")
    page.wait_for_function(f"() => !location.pathname.includes('{made['table']}')")
    page.wait_for_selector(".bar[data-question]")


def test_the_board_is_a_grid_with_one_tab_stop(new_page: NewPage, tables: Tables) -> None:
    person = typist(new_page, tables.against_bots())
    assert person.play(until=Typist.must_place)
    page = person.page
    grid = page.get_by_role("grid")
    expect(grid).to_have_accessible_name("Alhambra: Ada")
    expect(page.locator(STOP)).to_have_count(1)
    rows = grid.get_by_role("row")
    sizes = {row.get_by_role("gridcell").count() for row in rows.all()}
    assert len(sizes) == 1  # a rectangle
    labels = [cell.get_attribute("aria-label") or "" for cell in grid.get_by_role("gridcell").all()]
    assert len(set(labels)) == len(labels)
    assert not [label for label in labels if SIGNS.search(label)]
    assert sum("can be chosen" in label for label in labels) == page.locator(".cell").count()
    first = page.locator(".waiting .usable").first
    if not person.look()["tile"]:
        person.tab_to(first)
        page.keyboard.press("Enter")
    expect(page.locator(f"{STOP}.cell.inviting")).to_have_count(1)  # Tab leads to a place at once


def test_a_cell_that_is_no_place_says_why(new_page: NewPage, tables: Tables) -> None:
    person = typist(new_page, tables.against_bots())
    assert person.play(until=lambda one: Typist.must_place(one) and bool(one.look()["tile"]))
    person.walk_to(person.page.locator("[data-cell='0,0']"))
    person.page.keyboard.press("Enter")
    expect(person.page.locator(".bar .notice.bad")).to_be_visible()
    expect(person.page.locator("[data-cell='0,0']")).to_be_focused()
