"""Learning at the table: the teacher points, a reload loses nothing, pieces are explained."""

import pytest
from playwright.sync_api import Page, expect

from alhambra.game.catalogue import rules_for
from alhambra.modules import ALL
from alhambra.showing.lessons import lesson
from alhambra.showing.texts import rules_name, text
from tests.browser.conftest import LAPTOP, PHONE, NewPage
from tests.browser.tables import Tables
from tests.examples import alone, with_tiles

INSIDE = """([ring, thing]) => {
  const box = (name) => document.querySelector(name).getBoundingClientRect();
  const [outer, inner] = [box(ring), box(thing)];
  return outer.left <= inner.left && outer.right >= inner.right
    && outer.top <= inner.top && outer.bottom >= inner.bottom;
}"""
PRESS = """(card) => {
  const { left, top } = card.getBoundingClientRect();
  const at = { clientX: left + 20, clientY: top + 20, bubbles: true };
  card.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch", ...at }));
}"""
RING = "[data-pointer]"
# Where something lies in the ring that can be touched and is not chosen yet.
NEXT = """() => {
  const ring = document.querySelector("[data-pointer]")?.getBoundingClientRect();
  for (const thing of ring ? document.querySelectorAll(".table button, .table [data-cell]") : []) {
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    const inside = left > ring.left - 2 && right < ring.right + 2
      && top > ring.top - 2 && bottom < ring.bottom + 2;
    const at = [left + 8, top + 14];
    const chosen = thing.matches(".chosen, [aria-pressed=true], [aria-disabled=true], :disabled");
    if (right <= left || !inside || chosen) continue;
    if (thing.contains(document.elementFromPoint(...at))) return at;
  }
  return null;
}"""
BASE_MOVES = {"take", "buy", "place", "pass"}
TOUCHES = 60  # at most in one lesson


def points_at(page: Page, thing: str) -> None:
    page.wait_for_selector(RING)
    page.wait_for_function(INSIDE, arg=[RING, thing])


def begin(page: Page) -> None:
    page.goto("/learn")
    page.get_by_role("button", name=text("en", "learn-begin")).click()
    page.locator("[data-guide='1']").wait_for()


def test_the_teacher_points_at_what_is_said_at_every_size(new_page: NewPage) -> None:
    """C30: a ring lies around the board, the market, then around what is to be touched next."""
    for size in (LAPTOP, PHONE):
        page = new_page(size)
        begin(page)
        points_at(page, ".board [data-piece='fountain']")
        page.locator("[data-guide] .go").click()
        points_at(page, "[data-space='4']")
        page.locator("[data-guide] .go").click()
        points_at(page, "[data-space='1']")
        page.locator("[data-space='1']").click()
        points_at(page, "[data-confirm]")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_lesson_goes_on_where_it_was_after_a_reload(new_page: NewPage) -> None:
    """C10."""
    page = new_page()
    begin(page)
    page.locator("[data-guide] .go").click()
    page.locator("[data-guide] .go").click()
    page.reload()
    expect(page.locator("[data-guide]")).to_have_attribute("data-guide", "3")
    points_at(page, "[data-space='1']")


def own_moves(name: str) -> list[str]:
    """Kinds of moves that this lesson asks for and the base game does not know."""
    asked = [step.move["move"] for step in lesson(name).steps if step.move]
    return [kind for kind in asked if kind not in BASE_MOVES]


TAUGHT = [name for name in ALL if own_moves(name)]


@pytest.mark.parametrize("name", TAUGHT[::4])
def test_a_lesson_is_learned_by_touching_what_is_pointed_at(new_page: NewPage, name: str) -> None:
    """C30: the ring leads also through buttons and what lies in the tray."""
    page = new_page()
    page.goto(f"/learn/{name}")
    last = len(lesson(name).steps)
    guide = page.locator("[data-guide]")
    guide.wait_for()
    for _ in range(TOUCHES):
        page.wait_for_function(
            "() => !document.querySelector('[data-guide]')"
            " || document.querySelector('[data-guide] .go')"
            f" || (!document.querySelector('.bar[aria-busy=true]') && ({NEXT})())"
        )
        if not guide.count():
            return
        if page.locator("[data-guide] .go").count():
            page.locator("[data-guide] .go").click()
            continue
        at = page.evaluate(NEXT)
        if at:
            page.mouse.click(*at)
    raise AssertionError(f"still at step {guide.get_attribute('data-guide')} of {last}")


def test_a_piece_is_explained_in_place(new_page: NewPage, tables: Tables) -> None:
    """C30: the other mouse button opens name and rules; Esc closes them, and the focus returns."""
    page = new_page()
    page.goto(tables.against_bots(modules=(MODULE,), start={"position": TABLE}))
    card = page.locator("[data-hand][data-piece='denar 7']")
    card.focus()
    card.click(button="right", position={"x": 8, "y": 14})
    sheet = page.locator("[data-about-sheet]")
    expect(sheet.get_by_role("heading", level=2).first).to_be_visible()
    expect(sheet.locator("summary")).to_have_text(text("en", "rules-base"))
    expect(page.locator("[data-hand].chosen")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(card).to_be_focused()
    page.keyboard.press("i")
    expect(sheet).to_be_visible()


def test_the_question_mark_explains_the_next_piece_that_is_touched(
    new_page: NewPage, tables: Tables
) -> None:
    """A piece of a module comes with the rules of its module; nothing is played."""
    page = new_page()
    page.goto(tables.against_bots(modules=(MODULE,), start={"position": TABLE}))
    page.locator("[data-about]").click()
    page.locator("[data-space='1'] [data-piece]").click()
    sheet = page.locator("[data-about-sheet]")
    name = rules_name("en", MODULE)
    expect(sheet.locator("summary")).to_have_text(text("en", "about-rules", module=name))
    expect(sheet.locator("figure").first).to_be_visible()
    expect(page.locator(".space.chosen")).to_have_count(0)
    sheet.get_by_role("button", name=text("en", "close")).click()
    page.locator("[data-space='1']").click()
    expect(page.locator(".space.chosen")).to_have_count(1)


def test_a_long_press_explains_on_a_phone(new_page: NewPage, tables: Tables) -> None:
    page = new_page(PHONE)
    page.goto(tables.against_bots())
    card = page.locator("[data-display]").first
    card.wait_for()
    card.evaluate(PRESS)
    expect(page.locator("[data-about-sheet]")).to_be_visible()


# A tile that only a module brings lies on the first space.
MODULE = with_tiles()[0]
TILE = alone(MODULE).tiles[len(rules_for(3, (), ()).tiles)].name
TABLE = f"""
modules = ["{MODULE}"]
market = ["{TILE}", "garden 10 N", "tower 13 E", "chambers 10 -"]
display = ["dirham 6", "dirham 7", "dirham 8", "florin 9"]
[[seat]]
colour = "red"
hand = ["denar 7", "florin 4"]
[[seat]]
colour = "blue"
[[seat]]
colour = "green"
"""
