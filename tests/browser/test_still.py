"""Nothing jumps while one answers and others play: the browser's own layout shifts (C27)."""

import random
from typing import Any

import pytest

from tests.browser.conftest import LAPTOP, PHONE, SHOTS, NewPage
from tests.browser.person import Person
from tests.browser.tables import Tables
from tests.browser.test_sizes import MANY, table_of

CLICKS = 30
# What stands still, whoever moves. Cards share their columns as they come and go, the log scrolls,
# and what is offered to be answered changes with the question.
STILL = ".head > *, .track, .player, .sentence, .ask, .desk, .desk > *, .board, .tools, .tabs, main"
WATCH = f"""
window.shifts = [];
new PerformanceObserver((list) => {{
  for (const entry of list.getEntries()) {{
    const moved = entry.sources.flatMap(({{ node, previousRect, currentRect }}) => {{
      const thing = node?.nodeType === Node.ELEMENT_NODE ? node : node?.parentElement;
      if (!thing?.matches('{STILL}')) return [];
      return [[thing.outerHTML.slice(0, 120), previousRect.toJSON(), currentRect.toJSON()]];
    }});
    window.shifts.push({{ value: entry.value, own: entry.hadRecentInput, moved }});
  }}
}}).observe({{ type: 'layout-shift', buffered: true }});"""


def shifts(page: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("() => window.shifts")
    return found


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_nothing_jumps_in_a_large_game(
    size: tuple[int, int], new_page: NewPage, tables: Tables
) -> None:
    """Six players, ten modules; notes how much moved in all, and how much of it by itself."""
    page = new_page(size)
    page.add_init_script(WATCH)
    person = Person(page, random.Random(7))
    person.sit_down(table_of(tables, 6, MANY))
    person.play(clicks=CLICKS)
    found = shifts(page)
    alone, whole = (
        sum(shift["value"] for shift in found if every or not shift["own"])
        for every in (False, True)
    )
    SHOTS.mkdir(parents=True, exist_ok=True)
    (SHOTS / f"shifts-{size[0]}.txt").write_text(
        f"{whole:.4f} in {person.clicks} clicks, {alone:.4f} by itself\n"
    )
    assert [shift["moved"] for shift in found if shift["moved"]] == []


@pytest.mark.parametrize("path", ["/", "/new", "/rules", "/learn", "/lobby", "/mine"])
def test_a_page_comes_without_jumping(path: str, new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script(WATCH)
    page.goto(path)
    page.wait_for_selector("h1")
    page.wait_for_load_state("networkidle")
    assert sum(shift["value"] for shift in shifts(page)) < 0.01
