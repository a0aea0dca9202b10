"""Every page opens on a laptop (in English) and on a phone (in German) without an error."""

import gzip
import urllib.request

import pytest

from alhambra.server.pages import client_folder
from tests.browser.conftest import LAPTOP, PHONE, NewPage
from tests.browser.test_games import assert_readable

PAGES = ("/", "/new", "/lobby", "/rules", "/rules/thieves", "/replay", "/learn")


@pytest.mark.parametrize(
    ("size", "language"), [(LAPTOP, "en"), (PHONE, "de")], ids=["laptop", "phone"]
)
@pytest.mark.parametrize("path", PAGES)
def test_a_page_opens(path: str, size: tuple[int, int], language: str, new_page: NewPage) -> None:
    page = new_page(size, language)
    page.goto(path)
    page.wait_for_selector("h1, .table")
    page.wait_for_load_state("networkidle")
    assert_readable(page)


def test_the_whole_client_is_small(base_url: str) -> None:
    """All pages, all art and the texts of one language together, compressed."""
    files = [file for file in client_folder().rglob("*") if file.is_file()]
    with urllib.request.urlopen(f"{base_url}/api/texts/en") as answer:
        texts = answer.read()
    assert sum(len(gzip.compress(file.read_bytes())) for file in files) < 200_000
    assert len(gzip.compress(texts)) < 50_000
