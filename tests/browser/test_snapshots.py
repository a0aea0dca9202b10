"""Screens look as they did: compared with kept pictures, so coarsely that fonts do not matter.

`ALHAMBRA_SNAPSHOTS=renew` writes the pictures anew. A screen is compared region by region, each
blurred to a few pixels: a text that breaks elsewhere passes, a missing board does not.
"""

import io
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageFilter
from playwright.sync_api import Browser, Page

from tests.browser.conftest import AT_ONCE
from tests.browser.tables import Tables, bots, human

KEPT = Path(__file__).parent / "snapshots"
RENEW = os.environ.get("ALHAMBRA_SNAPSHOTS") == "renew"
LYING, UPRIGHT = (1280, 720), (390, 844)
KEPT_SIZE = {LYING: (480, 270), UPRIGHT: (195, 422)}  # pixels of a kept picture
WIDE, HIGH = KEPT_SIZE[LYING]
COLUMNS, ROWS = 8, 5  # regions
BLUR = 12  # pixels of the kept picture: wider than a line of text
FAR = 16.0  # of 255: the mean difference of a region that nobody would overlook
ALL = 3.0  # of 255: the mean difference of the whole picture
TO_THE_DIAGRAM = """() =>
  document.querySelector("[data-diagram='place']")?.scrollIntoView({ block: 'center' })"""
ADD_STYLE = """(style) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""
# Letters of another shape and width, as on another machine.
OTHER_FONT = "* { font-family: serif !important }"
# Of each theme only the heads and some pieces of the base game.
FEW_PIECES = """
  h1, [data-specimen] > :nth-child(n + 4), [data-specimen] figure:not(:nth-child(18n + 3)) {
    display: none !important;
  }"""


def open_start(page: Page, _: Tables) -> None:
    page.goto("/")
    page.locator("a[href='/rules']").first.wait_for()


def open_setup(page: Page, _: Tables) -> None:
    page.goto("/new")
    page.locator("[data-module]").first.wait_for()


def open_rules(page: Page, _: Tables) -> None:
    page.goto("/rules")
    page.locator("[data-diagram='place']").wait_for()


def open_pieces(page: Page, _: Tables) -> None:
    page.goto("/specimen")
    page.locator("[data-specimen='dark'] figure").last.wait_for(state="attached")
    page.evaluate(ADD_STYLE, FEW_PIECES)


def open_table(page: Page, tables: Tables) -> None:
    seats = [human("Ada"), *bots(2)]
    page.goto(table_path(tables.make(seats, start={"position": (KEPT / "table.txt").read_text()})))
    page.locator(".bar[data-question='act']").wait_for()
    page.locator(".board g.tile").first.wait_for()


def open_learn(page: Page, _: Tables) -> None:
    page.goto("/learn")
    page.locator("main h1").wait_for()


def open_room(page: Page, tables: Tables) -> None:
    """A table that waits; its address and the time on it are of the day."""
    page.goto(table_path(tables.make([human("Ada"), {"kind": "open"}, *bots(1)])))
    page.locator(".room ol").wait_for()


def table_path(made: dict[str, object]) -> str:
    seats = made["seats"]
    assert isinstance(seats, list)
    return f"/table/{made['table']}#{seats[0]['key']}"


SCREENS = {
    "start": (open_start, "light", LYING),
    "start-dark": (open_start, "dark", LYING),
    "setup": (open_setup, "light", LYING),
    "rules": (open_rules, "light", LYING),
    "learn": (open_learn, "light", LYING),
    "room": (open_room, "light", LYING),
    "pieces": (open_pieces, "light", LYING),
    "table": (open_table, "light", LYING),
    "table-dark": (open_table, "dark", LYING),
    "phone": (open_table, "light", UPRIGHT),
}


def taken(page: Page) -> Image.Image:
    page.wait_for_load_state("networkidle")
    page.evaluate(TO_THE_DIAGRAM)
    image = Image.open(io.BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
    wide, high = image.size
    return image.resize(KEPT_SIZE[wide, high], Image.Resampling.LANCZOS)


def differences(one: Image.Image, other: Image.Image) -> list[int]:
    """The mean difference of each region."""
    size = (WIDE // BLUR, HIGH // BLUR)
    first, second = (
        image.filter(ImageFilter.GaussianBlur(BLUR)).resize(size, Image.Resampling.BOX)
        for image in (one, other)
    )
    red, green, blue = ImageChops.difference(first, second).split()
    apart = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return list(apart.resize((COLUMNS, ROWS), Image.Resampling.BOX).tobytes())


def alike(one: Image.Image, other: Image.Image) -> bool:
    found = differences(one, other)
    return max(found) < FAR and sum(found) / len(found) < ALL


@contextmanager
def opened(name: str, browser: Browser, tables: Tables) -> Iterator[Page]:
    opening, theme, (wide, high) = SCREENS[name]
    context = browser.new_context(
        base_url=tables.url,
        viewport={"width": wide, "height": high},
        locale="en",
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
    )
    context.add_init_script(AT_ONCE)
    page = context.new_page()
    opening(page, tables)
    yield page
    context.close()


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_looks_as_it_did(name: str, browser: Browser, tables: Tables) -> None:
    with opened(name, browser, tables) as page:
        seen = taken(page)
    if RENEW:
        KEPT.mkdir(exist_ok=True)
        seen.save(KEPT / f"{name}.webp", quality=80)
    assert alike(seen, kept(name)), differences(seen, kept(name))


@pytest.mark.parametrize("name", ["start", "setup", "rules", "learn", "room", "table"])
def test_another_font_passes(name: str, browser: Browser, tables: Tables) -> None:
    with opened(name, browser, tables) as page:
        page.evaluate(ADD_STYLE, OTHER_FONT)
        seen = taken(page)
    assert alike(seen, kept(name)), differences(seen, kept(name))


def kept(name: str) -> Image.Image:
    return Image.open(KEPT / f"{name}.webp").convert("RGB")


@pytest.mark.parametrize("name", SCREENS)
def test_shifted_text_passes_and_another_screen_does_not(name: str) -> None:
    picture = kept(name)
    moved = picture.copy()
    moved.paste(picture, (1, 1))
    assert alike(picture, moved)
    assert not any(alike(picture, kept(other)) for other in SCREENS if other != name)


def test_a_missing_board_or_an_empty_desk_is_seen() -> None:
    for corner in ((150, 40, 300, 250), (360, 70, 470, 200)):
        picture = kept("table")
        ImageDraw.Draw(picture).rectangle(corner, picture.getpixel((130, 200)))
        assert not alike(picture, kept("table"))
