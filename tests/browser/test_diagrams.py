"""Diagrams of the rules pages: drawn by the pieces themselves, and told to those who do not see."""

import json
import urllib.request

from alhambra.modules import ALL
from tests.browser.conftest import PHONE, NewPage

UNDRAWN = "figure [data-drawn='no']"


def test_every_page_draws_all_its_diagrams(new_page: NewPage, base_url: str) -> None:
    """None of their pieces is a letter on a disc, and each has a text for screen readers (C30)."""
    page = new_page()
    for name in ("base", *ALL):
        with urllib.request.urlopen(f"{base_url}/api/diagrams/{name}", timeout=60) as answer:
            wanted = json.load(answer)
        page.goto(f"/rules/{name}")
        figures = page.locator("figure[data-diagram]")
        page.locator(f"figure[data-diagram='{next(iter(wanted))}']").wait_for()
        assert figures.count() == len(wanted), name
        assert page.locator(UNDRAWN).count() == 0, name
        told = page.locator("figure > [role='img'][aria-label]")
        assert told.count() == len(wanted), name
        assert "{" not in " ".join(told.evaluate_all("all => all.map(one => one.ariaLabel)"))


def test_a_diagram_of_placing_marks_what_is_allowed_and_what_is_not(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/rules")
    figure = page.locator("[data-diagram='place']")
    figure.wait_for()
    assert figure.locator("[data-try='yes']").count() == 5
    assert figure.locator("[data-try='no']").count() == 2
    assert "may be laid here" in (figure.locator("svg").first.get_attribute("aria-label") or "")


def test_diagrams_fit_a_phone_and_speak_german(new_page: NewPage) -> None:
    page = new_page(PHONE, "de")
    page.goto("/rules")
    page.locator("[data-diagram='wall']").wait_for()
    assert (
        page.locator("[data-diagram='wall'] figcaption")
        .inner_text()
        .startswith("Die längste Mauer")
    )
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
