"""What the server counts and the page only shows: prices, the next scoring, boards of the past."""

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.sync_api import expect

from alhambra import Game, Setup
from alhambra.game.moves import Move
from alhambra.modules import ALL
from alhambra.server.wares import wares
from alhambra.showing.texts import text
from tests.browser.conftest import LAPTOP, PHONE, SHOTS, NewPage
from tests.browser.modules import said
from tests.browser.person import Person
from tests.browser.tables import Tables, bots, human
from tests.examples import ONE, using

Wanted = Callable[[Game], bool]


def played(modules: tuple[str, ...], wanted: Wanted, likes: tuple[str, ...] = ()) -> Game:
    """A game played at random until it is as wanted."""
    for seed in range(60):
        chance = random.Random(seed)
        game = Game(Setup(players=2, modules=modules, seed=seed))
        while not game.over:
            if wanted(game):
                return game
            moves = game.moves()
            liked = [move for move in moves if move.kind in likes]
            game.play(chance.choice(liked or moves))
    raise AssertionError("no such moment")


def on_sale(game: Game) -> list[dict[str, Any]]:
    """With the parts that name each thing, whatever they are."""
    return cast("list[dict[str, Any]]", wares(game))


def cheaper(game: Game) -> Move | None:
    """A purchase that has another price than the printed one."""
    changed = [
        ware for ware in on_sale(game) if ware.get("space") and price_on(ware) > ware["price"]
    ]
    for move in game.moves():
        if any(move.parts.get("space") == ware["space"] for ware in changed):
            return move
    return None


def price_on(ware: dict[str, object]) -> int:
    return int(str(ware["tile"]).split()[-2])


def table_of(tables: Tables, game: Game) -> str:
    """A table that goes on with a game; whoever is asked there is the person."""
    question = game.question
    assert question is not None
    seats = bots(2)
    seats[question.seat] = human("Ada")
    made = tables.make(seats, start={"record": json.dumps(game.record())})
    return f"/table/{made['table']}#{made['seats'][0]['key']}"


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=("laptop", "phone"))
def test_a_market_space_shows_what_its_tile_costs_now(
    new_page: NewPage, tables: Tables, size: tuple[int, int]
) -> None:
    module = next(name for name in ALL if said(name, "CHANGES_PRICES"))
    likes = said(module, "CHANGES_PRICES")
    game = played((module,), lambda game: cheaper(game) is not None, likes)
    move = cheaper(game)
    assert move is not None
    ware = next(ware for ware in on_sale(game) if ware.get("space") == move.parts["space"])
    page = new_page(size)
    person = Person(page, random.Random(1))
    person.sit_down(table_of(tables, game))
    space = page.locator(f"[data-space='{ware['space']}']")
    expect(space.locator("s")).to_have_text(str(price_on(ware)))
    expect(space.locator("b")).to_contain_text(str(ware["price"]))
    now = text("en", "price-now", price=ware["price"])
    expect(space).to_have_attribute("aria-label", re.compile(re.escape(now)))
    plain = [other for other in on_sale(game) if price_on(other) == other["price"]]
    for other in plain:
        expect(page.locator(f"[data-space='{other['space']}'] s")).to_have_count(0)
    box, below = space.bounding_box(), page.locator("section.hand").bounding_box()
    assert box is not None
    assert below is not None
    assert box["y"] + box["height"] <= below["y"] + 1
    page.screenshot(path=SHOTS / f"price-{size[0]}.png")


def test_another_way_to_buy_a_tile_names_its_price(new_page: NewPage, tables: Tables) -> None:
    module = next(name for name in ALL if said(name, "SELLS_CHEAPER"))
    cheap = said(module, "SELLS_CHEAPER")

    def half(game: Game) -> bool:
        kinds = {(move.kind, str(move.parts.get("tile"))) for move in game.moves()}
        return any(("buy", tile) in kinds for kind, tile in kinds if kind == cheap)

    game = played((module,), half, ("take",))
    site = next(
        move for move in game.moves()
        if move.kind == cheap
        and any(m.kind == "buy" and m.parts["tile"] == move.parts["tile"] for m in game.moves())
    )  # fmt: skip
    page = new_page()
    Person(page, random.Random(2)).sit_down(table_of(tables, game))
    space = next(value for part, value in site.parts.items() if part.endswith("space"))
    page.locator(f"[data-space='{space}']").click()
    printed = int(str(site.parts["tile"]).split()[-2])
    choices = page.locator("[data-variant]")
    for price in (printed, printed // 2):
        expect(choices.filter(has_text=text("en", "price", price=price))).to_have_count(1)


@pytest.mark.parametrize("modules", [using("stack_cards"), using("values")])
def test_the_next_scoring_is_foreseen_with_modules_too(
    new_page: NewPage, tables: Tables, modules: tuple[str, ...]
) -> None:
    page = new_page()
    Person(page, random.Random(3)).sit_down(tables.against_bots(3, modules))
    expect(page.locator("[data-outlook]")).to_have_text(re.compile(r"^1st .*\d+\D\d+"))
    page.locator("[data-language]").click()
    expect(page.locator("[data-outlook]")).to_have_text(re.compile(r"^1\. Wertung"))


def test_on_a_phone_the_next_scoring_stands_below_the_track(
    new_page: NewPage, tables: Tables
) -> None:
    page = new_page(PHONE)
    Person(page, random.Random(3)).sit_down(tables.against_bots(3, (ONE,)))
    expect(page.locator(".track .brief")).to_have_text(re.compile(r"^\d+\D\d+$"))
    expect(page.locator(".track .brief")).to_be_visible()


def test_an_old_sheet_in_a_replay_lies_over_the_boards_of_its_time(
    new_page: NewPage, tmp_path: Path
) -> None:
    game = played((), lambda game: len(game.score_sheets) == 2, ("buy", "place"))
    file = tmp_path / "game.json"
    file.write_text(json.dumps(game.record()))
    page = new_page()
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_selector(".table")
    page.keyboard.press("End")
    show = page.locator("[data-show-sheet]")
    expect(show.last).to_be_visible()
    expect(page.locator("[data-scoring]")).to_have_count(0)  # a leap opens nothing
    tiles = "document.querySelectorAll('.player .mini')[0].querySelectorAll('svg > g').length"
    late = page.evaluate(tiles)
    show.last.click()
    expect(page.locator("[data-scoring] h2")).to_contain_text(text("en", "scoring-2"))
    page.get_by_role("button", name=text("en", "scoring-1")).click()
    expect(page.locator("[data-scoring] h2")).to_contain_text(text("en", "scoring-1"))
    page.wait_for_function(f"() => {tiles} < {late}")
