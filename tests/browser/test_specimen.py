"""Every piece of every module has a drawing of its own, on the page that shows them all."""

from tests.browser.conftest import NewPage

PIECES = 500  # in each theme, at least


def test_every_piece_is_drawn(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/specimen")
    page.locator("[data-specimen='dark'] figure").last.wait_for(state="attached")
    assert page.locator("[data-specimen='light'] figure").count() >= PIECES
    plain = page.locator("figure:has([data-drawn='no'])")
    names = plain.evaluate_all("found => found.map(one => one.dataset.figure)")
    assert names == []


def test_every_drawing_uses_symbols_that_are_there(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/specimen")
    page.locator("[data-specimen='dark'] figure").last.wait_for(state="attached")
    missing = page.evaluate(
        "[...new Set([...document.querySelectorAll('use')].map(one => one.getAttribute('href')))]"
        ".filter(href => !document.getElementById(href.slice(1)))"
    )
    assert missing == []
