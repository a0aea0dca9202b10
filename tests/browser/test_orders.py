"""Orders are made by touching pictures, and plans by touching the table."""

import json
import random
from types import SimpleNamespace
from typing import Any, cast
from urllib.parse import urlparse

import pytest
from playwright.sync_api import Page, expect

from alhambra import Game, Setup
from alhambra.server.orders import ahead
from alhambra.showing.texts import text
from tests.browser.conftest import LAPTOP, PHONE, NewPage
from tests.browser.tables import Tables, human
from tests.browser.test_access import findings
from tests.browser.test_games import sit
from tests.examples import buying
from tests.server.house import Guest, due

BUYING, BUY = buying()
GARDENS = {
    "question": "window_question",
    "until": "game",
    "move": BUY,
    "if": [
        {"part": "tile", "fact": "type", "among": ["garden", "tower"]},
        {"part": "pay", "fact": "value", "least": 5},
        {"fact": "exact", "among": [True]},
    ],
    "then": "do",
    "else": "pass",
}
SENTENCES = {
    "en": ", if it is Garden or Tower, every card is 5 or more "
    "and it is paid exactly; else let it pass.",
    "de": ", wenn es Garten oder Turm ist, jede Karte 5 oder mehr ist "
    "und passend bezahlt wird; sonst verzichten.",
}
NOW = {language: text(language, "order-now-pass") for language in SENTENCES}


def waiting_game(*modules: str) -> Game:
    """A game that another seat begins, and in which the first could buy something exactly."""
    for seed in range(100):
        game = Game(Setup(players=3, modules=modules, seed=seed))
        assert game.question is not None
        if game.question.seat == 1 and exact(game):
            return game
    raise AssertionError("no such game")


def exact(game: Game) -> list[dict[str, Any]]:
    """What the first seat could buy exactly, were it its turn."""
    buys = [move for move in ahead(game, 0, [])["moves"] if move["move"] == "buy"]
    return [move for move in buys if move["pay"] and _paid(move) == int(move["tile"].split()[1])]


def _paid(move: dict[str, Any]) -> int:
    return sum(int(card.split()[1]) for card in move["pay"])


def begun(tables: Tables, game: Game) -> Any:
    seats = [human(name) for name in ("Ada", "Ben", "Cem")]
    return tables.make(seats, game.setup.modules, start={"record": json.dumps(game.record())})


def heard(page: Page, sort: str) -> list[dict[str, Any]]:
    """What the page will send of this sort."""
    sent: list[dict[str, Any]] = []

    def note(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == sort:
            sent.append(message)

    page.on("websocket", lambda line: line.on("framesent", note))
    return sent


@pytest.mark.parametrize(
    ("size", "language"), [(LAPTOP, "en"), (PHONE, "de")], ids=["laptop", "phone"]
)
def test_a_purchase_between_turns_is_ordered(
    new_page: NewPage, tables: Tables, size: tuple[int, int], language: str
) -> None:
    """Any garden or tower that can be paid exactly with cards of 5 or more, else pass."""
    door = text(language, f"door-{BUY}")
    sentence = door[0].upper() + door[1:] + SENTENCES[language]
    page = new_page(size, language)
    sent = heard(page, "orders")
    made = begun(tables, waiting_game(BUYING))
    sit(page, f"/table/{made['table']}#{made['seats'][0]['key']}")
    page.locator("[data-menu]").first.click()
    page.locator("dialog [data-open-orders]").click()
    sheet = page.locator("dialog[data-orders]")
    sheet.locator("[data-new-order]").click()
    sheet.locator(f"[data-deed='{BUY}']").click()
    for choice in ("garden", "tower"):
        sheet.locator(f"[data-fact='type'] [data-choice='{choice}']").click()
    more = sheet.locator("[data-fact='value'] [data-end='least'] [data-plus]")
    for _ in range(4):
        more.click()
    more.press("ArrowUp")
    sheet.locator("[data-fact='exact'] [data-choice='true']").click()
    sheet.locator("[data-else='pass']").click()
    sheet.locator("[data-until='game']").click()
    expect(sheet.locator("[data-sentence]")).to_have_text(sentence)
    expect(sheet.locator("footer [data-now]")).to_have_text(NOW[language])
    assert findings(page) == []
    sheet.locator("[data-give-order]").click()
    listed = sheet.locator(f"[data-order='{BUY}']")
    expect(listed).to_contain_text(sentence)
    expect(listed).to_contain_text(text(language, "order-until-game"))
    assert sent[-1]["orders"] == [GARDENS]
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.reload()
    page.wait_for_selector(".table")
    page.locator("[data-menu]").first.click()
    page.locator("dialog [data-open-orders]").click()
    sheet.locator(f"[data-order='{BUY}'] [data-delete]").click()
    expect(sheet.locator("[data-order]")).to_have_count(0)
    assert sent[-1]["orders"] == []


def test_the_question_between_turns_leads_to_orders(new_page: NewPage, tables: Tables) -> None:
    page = new_page(PHONE)
    person = sit(page, tables.against_bots(3, (BUYING,)))
    assert person.play(until=lambda one: one.look()["question"] == "window_question")
    page.locator(".bar [data-open-orders]").click()
    sheet = page.locator("dialog[data-orders]")
    expect(sheet.locator("[data-new-order]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(page.locator(".bar [data-open-orders]")).to_be_focused()


def test_the_own_turn_is_planned_at_the_table(
    new_page: NewPage, tables: Tables, base_url: str
) -> None:
    """Buying something while another thinks; it is bought when the turn comes."""
    game = waiting_game()
    move = exact(game)[0]
    made = begun(tables, game)
    page = new_page()
    sent = heard(page, "orders")
    sit(page, f"/table/{made['table']}#{made['seats'][0]['key']}")
    page.locator("[data-menu]").first.click()
    page.locator("dialog [data-open-orders]").click()
    page.locator("dialog [data-plan-turn]").click()
    expect(page.locator("[data-planning]")).to_be_visible()
    page.locator(f".space[data-space='{move['space']}']").first.click()
    page.locator("[data-payment]").first.click()
    page.locator("[data-confirm]").click()
    page.locator("[data-keep-plan]").click()
    expect(page.locator("[data-planning]")).to_have_count(0)
    assert len(sent[-1]["plan"]) == 1
    assert sent[-1]["plan"][0] in exact(game)
    house = cast("Any", SimpleNamespace(port=urlparse(base_url).port))
    others = [
        Guest(house, made["table"], {"key": key})
        for key in (made["seats"][1]["key"], made["seats"][2]["key"])
    ]
    chance = random.Random(1)
    for guest in others:
        guest.until("update")
    while not any(event["event"] == "bought" for event in others[0].log):
        asked = due(*others)
        if asked is None:
            others[0].until("update")
        else:
            takes = [each for each in asked.update["moves"] if each["move"] == "take"]
            asked.play(chance.choice(takes))
    expect(page.locator("[data-did='buy']")).to_be_visible()
    bought = next(each for each in others[0].log if each["event"] == "bought")
    assert (bought["seat"], bought["tile"]) == (0, move["tile"])
    for guest in others:
        guest.socket.close()
