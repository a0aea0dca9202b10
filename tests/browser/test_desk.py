"""The desk stays open while something on it is to be touched, and says no too early of nothing."""

import json
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from alhambra import Game, Setup, position
from alhambra.modules import ALL
from tests.browser.conftest import NewPage
from tests.browser.modules import said
from tests.browser.tables import Tables
from tests.examples import asking_between, using

# A promise for a tile of the market, made between turns beside others that ask then, too; and
# modules with which it can mean two things.
MODULE = next(name for name in ALL if said(name, "PROMISES"))
PROMISE, TOKEN = said(MODULE, "PROMISES")
MODULES = tuple({*asking_between(), *using("veto_add"), MODULE})


def until(right: Callable[[Game], bool], modules: tuple[str, ...]) -> Game:
    """A game in which seat 0 is asked something of this sort."""
    for seed in range(60):
        game = Game(Setup(players=3, modules=modules, seed=seed, colours=("white", "red", "blue")))
        rng = random.Random(seed)
        while game.question is not None:
            if game.question.seat == 0 and right(game):
                return game
            game.play(rng.choice(game.moves()))
    raise AssertionError("no game came to such a question")


def at_the_table(game: Game, tables: Tables) -> str:
    start = {"position": position.dump(game)}
    return tables.against_bots(len(game.setup.colours), modules=game.setup.modules, start=start)


def promised_twice(game: Game) -> list[dict[str, Any]]:
    """Promises that can mean two things, where cards can be taken too and there are more tiles."""
    moves = [move.to_json() for move in game.moves()]
    promises = [move for move in moves if move["move"] == PROMISE and "space" in move]
    ways = Counter((move[TOKEN], move["space"]) for move in promises)
    tiles = {treasure: len([1 for other, _ in ways if other == treasure]) for treasure, _ in ways}
    if not any("card" in move for move in moves):
        return []
    return [
        move for move in promises if ways[move[TOKEN], move["space"]] > 1 and tiles[move[TOKEN]] > 1
    ]


def test_a_promise_between_turns_is_made_by_touches(new_page: NewPage, tables: Tables) -> None:
    """The tray goes once the rest lies on the market, and words part what looks the same."""
    game = until(lambda game: bool(promised_twice(game)), MODULES)
    promise = promised_twice(game)[0]
    page = new_page()
    page.goto(at_the_table(game, tables))
    expect(page.locator(".bar[data-question='window_question']")).to_be_visible()
    expect(page.locator(".tray")).to_have_count(0)
    page.locator("[data-more]").click()
    page.locator(f".tray [data-move='{PROMISE}']").click()
    page.locator(f".tray [data-option='{promise[TOKEN]}']").click()
    expect(page.locator(".tray")).to_have_count(0)
    page.locator(f".space[data-space='{promise['space']}']").click()
    expect(page.locator(".tray [data-variant]")).to_have_count(2)
    page.locator(".tray [data-variant]").first.click()
    expect(page.locator("[data-confirm]")).to_be_enabled()


def bought_with_three(game: Game) -> list[dict[str, Any]]:
    """Purchases with three cards or more of what can be paid in several ways."""
    moves = [move.to_json() for move in game.moves() if move.kind == "buy"]
    ways = Counter(move["space"] for move in moves)
    return [move for move in moves if len(move["pay"]) > 2 and ways[move["space"]] > 1]


def test_a_payment_is_not_refused_before_it_is_complete(new_page: NewPage, tables: Tables) -> None:
    """Its cards are gathered one by one; each stays in sight beside those that are chosen."""
    game = until(lambda game: bool(bought_with_three(game)), ())
    move = bought_with_three(game)[0]
    page = new_page()
    page.goto(at_the_table(game, tables))
    page.locator(f".space[data-space='{move['space']}']").click()
    for name in move["pay"]:
        card = page.locator(f".hand [data-piece='{name}'][aria-pressed='false']").first
        card.click(position={"x": 5, "y": 12})
        page.wait_for_timeout(200)  # whoever would refuse it has been asked
        expect(page.locator(".bar .notice.bad")).to_have_count(0)
    expect(page.locator("[data-confirm]")).to_be_enabled()


class Held:
    """Previews that the server has sent and the page does not get before it is time."""

    def __init__(self) -> None:
        self.on_time = False
        self.kept: list[Callable[[], None]] = []

    def between(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def told(text: str | bytes) -> None:
            if self.on_time or json.loads(text)["type"] != "preview":
                route.send(text)
            else:
                self.kept.append(lambda: route.send(text))

        route.on_message(server.send)
        server.on_message(told)

    def let_go(self) -> None:
        self.on_time = True
        for send in self.kept:
            send()


def test_a_tile_is_seen_on_its_place_before_the_server_has_answered(
    new_page: NewPage, tables: Tables
) -> None:
    game = until(lambda game: game.question is not None and game.question.kind == "place", ())
    held = Held()
    page = new_page()
    page.route_web_socket("**/socket", held.between)
    page.goto(at_the_table(game, tables))
    expect(page.locator(".bar[data-question='place']")).to_be_visible()
    draft = page.locator(".board [data-draft]")
    expect(draft).to_have_count(0)
    page.locator(".board .cell").first.click()
    expect(draft).to_have_count(1)
    expect(page.locator("[data-confirm]")).to_be_enabled()
    held.let_go()
    expect(draft).to_have_count(0)
    expect(page.locator(".board g.tile")).to_have_count(1)
