"""The table at every size: nothing runs out, the Alhambra has the largest share and is never lost.

Two games, each saved in the middle of a turn, are opened in windows from a small phone to a large
screen, light and dark, in English and German; the combinations are spread over the sizes.
"""

import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from alhambra import Game, Setup
from alhambra.showing.texts import text
from tests.browser.conftest import AT_ONCE
from tests.browser.tables import Tables, bots, human
from tests.browser.test_games import assert_readable
from tests.browser.typist import STOP
from tests.examples import some

SIZES = [
    (360, 640),
    (390, 844),
    (844, 390),
    (683, 384),
    (768, 1024),
    (820, 1180),
    (1024, 768),
    (1366, 768),
    (1920, 1080),
    (2560, 1440),
]
STYLES = [("light", "en"), ("dark", "de"), ("dark", "en"), ("light", "de")]
SPREAD = [(size, *STYLES[place % len(STYLES)]) for place, size in enumerate(SIZES)]
MANY = some(10)
LEAST_SHARE = 34  # percent of the window
FINGER = 44  # pixels; the places of the board have a halo, overlapping cards a strip of their own
MOVES = 70

# How much of the window each region takes, in percent.
SHARES = """() => Object.fromEntries(['main', '.work', '.seats', '.extras', '.head', '.pair']
  .map((name) => {
    const place = document.querySelector(name)?.getBoundingClientRect();
    const area = place ? place.width * place.height : 0;
    return [name, 100 * area / innerWidth / innerHeight];
  }))"""

# Whatever is drawn over the edge of the window, and points that are cut off.
OUTSIDE = """() => {
  const found = [];
  const seen = '.head *, .seats *, main, .tools *, .waiting, .work, .ask, .desk *, .extras, .pair';
  for (const thing of document.querySelectorAll(seen)) {
    if (thing.ownerSVGElement || thing.closest('.unseen, .bar, .chips > *')) continue;
    const { left, top, right, bottom, width } = thing.getBoundingClientRect();
    const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    if (width && !inside) found.push(thing.outerHTML.slice(0, 80));
  }
  for (const score of document.querySelectorAll('.player .score b, .player .score small')) {
    const [own, seat] = [score, score.closest('.player')].map((one) => one.getBoundingClientRect());
    if (own.left < seat.left || own.right > seat.right + 1 || own.bottom > seat.bottom + 1)
      found.push('score ' + score.textContent);
  }
  for (const words of document.querySelectorAll('.head .brief, .head .outlook, .waiting h2'))
    if (words.clientWidth && words.scrollWidth > words.clientWidth) found.push(words.outerHTML);
  for (const chip of document.querySelectorAll('.player .chips > *')) {
    const [own, room] = [chip, chip.parentElement].map((one) => one.getBoundingClientRect());
    if (own.top < room.bottom - 1 && own.right > room.right + 1) found.push(chip.outerHTML);
  }
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight) found.push('scrolls');
  return found;
}"""

# Buttons that a finger would miss.
SMALL = """(least) => [...document.querySelectorAll(
    '.head button, .seats button, .tools button, .waiting button, .space, .money .card, '
    + '.tabs button, .bar .button, [data-look-away]')]
  .map((button) => [button, button.getBoundingClientRect()])
  .filter(([, { width, height }]) => width && (width < least - 0.5 || height < least - 0.5))
  .map(([button, { width, height }]) => [button.outerHTML.slice(0, 60), width, height])"""

# As late in a long game: points of three digits, a tile that waits.
LATE = """(waiting) => {
  for (const [selector, words] of [
    ['.player .score b', '188'], ['.player .score small', '+88'], ['.waiting h2', waiting],
  ]) for (const one of document.querySelectorAll(selector)) one.textContent = words;
}"""

ROOT_FONT = "(size) => document.documentElement.style.setProperty('font-size', size, 'important')"

PLACES = """() => ['main', '.ask', '.seats', '.desk', '.board svg [data-piece=fountain]']
  .map((name) => {
    const { x, y, width, height } = document.querySelector(name).getBoundingClientRect();
    return [name, x, y, width, height].join(' ');
  })"""

# Tiles of the board whose middle is in sight.
IN_SIGHT = """() => {
  const ground = document.querySelector('.board').getBoundingClientRect();
  const tiles = document.querySelectorAll('.board .tile, .board [data-piece=fountain]');
  return [...tiles].filter((tile) => {
    const { x, y, width, height } = tile.getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2];
    return left >= ground.left && left <= ground.right && top >= ground.top && top <= ground.bottom;
  }).length;
}"""


@cache
def record(players: int, modules: tuple[str, ...]) -> str:
    """A game at random, saved when the first seat may act after some moves."""
    for seed in range(60):
        chance = random.Random(seed)
        game = Game(Setup(players=players, modules=modules, seed=seed))
        for played in range(10 * MOVES):
            question = game.question
            if game.over or question is None:
                break
            if played > MOVES and question.kind == "act" and question.seat == 0:
                return json.dumps(game.record())
            moves = game.moves()
            liked = [move for move in moves if move.kind in ("buy", "place")]
            game.play(chance.choice(liked or moves))
    raise AssertionError("no such moment")


def table_of(tables: Tables, players: int, modules: tuple[str, ...] = ()) -> str:
    seats = [human("Ada-Lovelace von Granada"), *bots(players - 1)]
    made = tables.make(seats, start={"record": record(players, modules)})
    return f"/table/{made['table']}#{made['seats'][0]['key']}"


@pytest.fixture(scope="module")
def paths(base_url: str) -> dict[int, str]:
    tables = Tables(base_url)
    return {3: table_of(tables, 3), 6: table_of(tables, 6, MANY), 2: table_of(tables, 2)}


@pytest.fixture
def pages(browser: Browser, base_url: str) -> Iterator[Any]:
    """Opens a table in a window of a size; small windows have a finger for a pointer."""
    opened = []

    def open_at(
        path: str, size: tuple[int, int], theme: str = "light", language: str = "en", font: int = 0
    ) -> Page:
        small = min(size) < 1000 and max(size) < 1200
        context = browser.new_context(
            base_url=base_url,
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce",
            has_touch=small,
            is_mobile=small,
        )
        context.add_init_script(AT_ONCE)
        page = context.new_page()
        page.set_default_timeout(20_000)
        opened.append(context)
        page.goto(path)
        page.wait_for_selector(".bar[data-question='act']")
        if font:
            page.evaluate(ROOT_FONT, f"{font}px")
        fold_news(page)
        return page

    yield open_at
    for context in opened:
        context.close()


def fold_news(page: Page) -> None:
    """Reads what the others did, so that the own board is shown."""
    while page.locator("[data-news]").count():
        page.locator("[data-news-next]").click()
    expect(page.locator("[data-own]")).to_have_count(0)


def back_in_turn(page: Page) -> None:
    """After the others have moved, and a scoring that may have come was read."""
    page.wait_for_selector(".bar[data-question='act'][aria-busy='false'], [data-scoring]")
    if page.locator("[data-scoring]").count():
        page.locator("[data-scoring] [data-close]").click()
    page.wait_for_selector(".bar[data-question='act'][aria-busy='false']")
    fold_news(page)


def assert_in_order(page: Page, least: int = LEAST_SHARE) -> None:
    """Nothing is cut off; the Alhambra is the largest region, and has its share."""
    assert page.evaluate(OUTSIDE) == []
    shares = page.evaluate(SHARES)
    assert shares["main"] == max(shares.values()), shares
    assert shares["main"] >= least, shares
    assert_readable(page)


@pytest.mark.parametrize(("size", "theme", "language"), SPREAD)
def test_everything_has_its_place(
    size: tuple[int, int], theme: str, language: str, pages: Any, paths: dict[int, str]
) -> None:
    """(C2, C3, C12, C28, C34)"""
    page = pages(paths[3], size, theme, language)
    assert_in_order(page)
    assert page.evaluate("() => document.documentElement.dataset.theme") == theme
    expect(page.locator(".market")).to_have_attribute("aria-label", text(language, "market"))
    expect(page.locator("[data-fit]")).to_be_visible()
    if page.evaluate("() => matchMedia('(pointer: coarse)').matches"):
        assert page.evaluate(SMALL, FINGER) == []


@pytest.mark.parametrize("size", [(360, 640), (844, 390), (820, 1180), (1366, 768)])
def test_six_players_with_many_modules_have_room(
    size: tuple[int, int], pages: Any, paths: dict[int, str]
) -> None:
    """(C12, C13) Every score is read, also where only mark and points fit."""
    page = pages(paths[6], size, "dark", "de")
    assert_in_order(page)
    expect(page.locator(".player")).to_have_count(6)
    for score in page.locator(".player .score b").all():
        expect(score).to_be_visible()
    page.evaluate(LATE, text("de", "pending"))
    assert page.evaluate(OUTSIDE) == []


def test_dirk_sits_among_the_others(pages: Any, paths: dict[int, str]) -> None:
    for size in [(360, 640), (1366, 768)]:
        page = pages(paths[2], size)
        assert_in_order(page)
        expect(page.locator(".player.dirk svg.mark")).to_be_visible()


@pytest.mark.parametrize("size", [(390, 844), (820, 1180), (1366, 768), (1920, 1080)])
def test_a_large_text_reflows_like_a_smaller_window(
    size: tuple[int, int], pages: Any, paths: dict[int, str]
) -> None:
    """(C3) A root font of 24 px."""
    assert_in_order(pages(paths[3], size, font=24))


@pytest.mark.parametrize("size", [(360, 640), (844, 390), (820, 1180), (1366, 768), (1920, 1080)])
def test_nothing_moves_while_questions_change(
    size: tuple[int, int], pages: Any, paths: dict[int, str]
) -> None:
    """(C27) Board and strip stand still to the pixel."""
    page = pages(paths[3], size)
    before = page.evaluate(PLACES)
    page.locator(".space:not(.can), .space").first.click(force=True)  # a purchase, or why not
    assert page.evaluate(PLACES) == before
    page.locator(".money .card").first.click()
    expect(page.locator("[data-confirm]")).to_be_visible()
    assert page.evaluate(PLACES) == before
    page.locator("[data-cancel]").click()
    page.locator("[data-hint]").click()
    expect(page.locator("[data-hinted]").first).to_be_visible()
    assert page.evaluate(PLACES)[0] == before[0]
    page.locator("[data-unhint]").click()
    page.locator(".money .card").first.click()
    page.locator("[data-confirm]").click()
    back_in_turn(page)
    assert page.evaluate(PLACES) == before


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1366, 768)])
def test_the_board_is_never_lost(size: tuple[int, int], pages: Any, paths: dict[int, str]) -> None:
    """(C4) Neither by wild swipes nor by zooming; one touch shows all of it again."""
    page = pages(paths[3], size)
    home = page.locator(".board svg").first.get_attribute("viewBox")
    everything = page.evaluate(IN_SIGHT)
    for dx, dy in [(1, 0), (1, 0), (-1, -1), (-1, -1), (-1, -1), (0, 1), (0, 1)]:
        swipe(page, dx, dy)
        assert page.evaluate(IN_SIGHT) >= 1
    page.locator(STOP).focus()
    for key in [*["+"] * 8, *["Shift+ArrowLeft"] * 12, *["-"] * 16, *["Shift+ArrowUp"] * 40]:
        page.keyboard.press(key)
    assert page.evaluate(IN_SIGHT) >= 1
    page.locator("[data-fit]").click()
    expect(page.locator(".board svg").first).to_have_attribute("viewBox", home or "")
    assert page.evaluate(IN_SIGHT) == everything


def swipe(page: Page, dx: int, dy: int) -> None:
    """Across the whole board, and a little more."""
    ground = middle(page.locator(".board"))
    page.mouse.move(*ground)
    page.mouse.down()
    page.mouse.move(ground[0] + dx * 160, ground[1] + dy * 120, steps=4)
    page.mouse.up()


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# The point of the board between two fingers, before and after they part.
PINCH = """() => {
  const svg = document.querySelector('.board svg');
  const { x, y, width, height } = svg.getBoundingClientRect();
  const [left, top] = [x + 0.3 * width, y + 0.4 * height];
  const send = (type, id, by) => svg.dispatchEvent(new PointerEvent(type, {
    pointerId: id, clientX: left + by, clientY: top, bubbles: true, pointerType: 'touch',
  }));
  const tile = () => document.querySelector('.board [data-piece=fountain]').getBoundingClientRect();
  const before = tile();
  send('pointerdown', 1, -30);
  send('pointerdown', 2, 30);
  for (let by = 40; by <= 60; by += 10) {
    send('pointermove', 1, -by);
    send('pointermove', 2, by);
  }
  send('pointerup', 1, -60);
  send('pointerup', 2, 60);
  return new Promise((done) => setTimeout(() => {
    const after = tile();
    const grown = after.width / before.width;
    done([grown, after.x - (left + (before.x - left) * grown),
      after.y - (top + (before.y - top) * grown)]);
  }, 50));
}"""


def test_a_pinch_is_anchored_between_the_fingers(pages: Any, paths: dict[int, str]) -> None:
    """(C4) What lies between them stays there."""
    page = pages(paths[3], (390, 844))
    grown, right, down = page.evaluate(PINCH)
    assert grown == pytest.approx(2, abs=0.05)
    assert abs(right) < 3
    assert abs(down) < 3


def test_another_board_is_fitted(pages: Any, paths: dict[int, str]) -> None:
    """(C4) However far one has zoomed into the own."""
    page = pages(paths[3], (390, 844))
    page.locator(STOP).focus()
    for _ in range(6):
        page.keyboard.press("+")
    page.locator(".player").nth(1).click()
    expect(page.locator("[data-own]")).to_be_visible()
    tiles = page.locator(".board .tile").count() + 1
    assert page.evaluate(IN_SIGHT) == tiles


def test_what_one_looks_up_lies_on_the_desk_of_a_phone(pages: Any, paths: dict[int, str]) -> None:
    """(C12) The board stays in sight."""
    page = pages(paths[6], (360, 640))
    before = page.evaluate(PLACES)
    expect(page.locator(".extras")).to_be_hidden()
    page.locator("[data-look]").click()
    page.locator("[data-tab='modules']").click()
    expect(page.locator(f"[data-module='{MANY[0]}']")).to_be_attached()
    assert page.evaluate(PLACES) == before
    assert page.evaluate(OUTSIDE) == []
    page.locator("[data-look-away]").click()
    expect(page.locator(".extras")).to_be_hidden()


def test_counts_and_log_stand_open_where_there_is_room(pages: Any, paths: dict[int, str]) -> None:
    """(C28)"""
    page = pages(paths[3], (1920, 1080))
    expect(page.locator("[role=log]")).to_be_visible()
    expect(page.locator(".pair .standings table")).to_be_visible()
    expect(page.locator("[data-tab='log']")).to_have_count(0)


def test_money_stands_below_what_it_buys(pages: Any, paths: dict[int, str]) -> None:
    """(C26) One column for each currency: market space and hand."""
    for size in [(390, 844), (1366, 768)]:
        page = pages(paths[3], size)
        spaces = [middle(space)[0] for space in page.locator(".space").all()]
        purses = [middle(purse)[0] for purse in page.locator(".purse").all()]
        assert purses[: len(spaces)] == pytest.approx(spaces, abs=size[0] / 40)
