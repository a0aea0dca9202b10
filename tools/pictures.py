"""Makes the pictures of the documentation anew: `python tools/pictures.py [docs]`.

Games are played from fixed seeds on a server of its own, so that every run shows the same
moments. Needs what `make test` sets up: the built client and Chromium.
"""

import io
import sys
from collections.abc import Callable
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from alhambra import Game
from tools.stage import Stage, Theme, Wanted, asked, best_place, moment, stage
from tools.turn import film

LAPTOP, TABLET, PHONE = (1366, 768), (820, 1180), (390, 844)
WIDE = 1024  # pixels; a picture of the page of pictures is not larger
QUALITY = 82
SOME = ("viziers_favour", "squares", "camps")

Take = Callable[[Stage, Path], None]
Act = Callable[[Page], None]


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "docs")
    (folder / "pictures").mkdir(parents=True, exist_ok=True)
    with stage() as made:
        for take in TAKES:
            take(made, folder)
            print(take.__name__)
        film(made, folder / "turn.webp")


def keep(page: Page, path: Path) -> None:
    """A small picture of what is in the window."""
    page.wait_for_timeout(600)  # drawings of modules are loaded when they are needed
    image = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    if image.width > WIDE:
        image = image.resize((WIDE, image.height * WIDE // image.width), Image.Resampling.LANCZOS)
    image.save(path, quality=QUALITY, method=6)


def nothing(_: Page) -> None:
    """Nobody touches anything."""


def of_page(made: Stage, path: Path, address: str, act: Act = nothing) -> None:
    with made.page(address, LAPTOP) as page:
        act(page)
        keep(page, path)


def of_game(
    made: Stage,
    path: Path,
    game: Game,
    size: tuple[int, int] = LAPTOP,
    theme: Theme = "light",
    act: Act = nothing,
) -> None:
    with made.page(made.put(game), size, theme) as page:
        at_the_table(page)
        act(page)
        keep(page, path)


def at_the_table(page: Page) -> None:
    """Waits until something is asked, and reads what the others did."""
    page.wait_for_selector(".bar[data-question]:not([data-question=''])")
    while page.locator("[data-news]").count():
        page.locator("[data-news-next]").click()


# --- Games


def middle(seed: int = 5) -> Game:
    """The second scoring is near, and something can be bought."""
    return moment(lambda game: asked("act", 150)(game) and can_buy(game), SOME, seed)


def can_buy(game: Game) -> bool:
    return any(move.kind == "buy" for move in game.moves())


def building(seed: int) -> Game:
    """One tile waits; there are many places for it, and the best is worth something."""

    def wanted(game: Game) -> bool:
        places = [move for move in game.moves() if move.kind == "place"] if not game.over else []
        alone = len({str(move.parts["tile"]) for move in places}) == 1
        return alone and len(game.history) > 140 and len(places) > 4 and best_place(game)[0] > 6

    return moment(wanted, SOME, seed)


def place(cell: str) -> Act:
    """The ghost stands on this cell, with its wall and points."""

    def act(page: Page) -> None:
        page.locator(f"[data-cell='{cell}']").click()
        page.mouse.move(0, 0)
        page.locator("[data-draft]").wait_for(state="detached")  # the server has told what it does

    return act


# --- Pictures


def the_table(made: Stage, folder: Path) -> None:
    game = building(14)
    with made.page(made.put(game), LAPTOP) as page:
        at_the_table(page)
        place(best_place(game)[1])(page)
        page.wait_for_timeout(600)
        page.screenshot(path=folder / "table.png")


def start(made: Stage, folder: Path) -> None:
    of_page(made, folder / "pictures/start.webp", "/")


def set_up(made: Stage, folder: Path) -> None:
    of_page(made, folder / "pictures/setup.webp", "/new")


def laptop(made: Stage, folder: Path) -> None:
    of_game(made, folder / "pictures/laptop.webp", middle())


def tablet(made: Stage, folder: Path) -> None:
    game = building(21)
    of_game(made, folder / "pictures/tablet.webp", game, TABLET, act=place(best_place(game)[1]))


def phone(made: Stage, folder: Path) -> None:
    game = building(7)
    of_game(made, folder / "pictures/phone.webp", game, PHONE, act=place(best_place(game)[1]))


def dark(made: Stage, folder: Path) -> None:
    of_game(made, folder / "pictures/dark.webp", middle(6), theme="dark")


def auction(made: Stage, folder: Path) -> None:
    game = moment(choice("character_bid_question"), ("characters", "camps"), 2)
    of_game(made, folder / "pictures/auction.webp", game, act=with_tray)


def decision(made: Stage, folder: Path) -> None:
    game = moment(choice("insert_key"), ("gates_without_end", "camps"), 1)
    of_game(made, folder / "pictures/decision.webp", game, act=with_tray)


def choice(kind: str) -> Wanted:
    """A question with several answers, when some tiles are built."""
    return lambda game: asked(kind, 80)(game) and len(game.moves()) > 3


def with_tray(page: Page) -> None:
    page.locator(".tray [data-option]").first.wait_for()


def scoring(made: Stage, folder: Path) -> None:
    def tell(page: Page) -> None:
        page.locator("[data-show-sheet]").last.click()
        page.locator("[data-scoring] [data-next]").click()

    game = moment(lambda game: asked("act")(game) and len(game.score_sheets) == 2, SOME, 5)
    of_game(made, folder / "pictures/scoring.webp", game, act=tell)


def end(made: Stage, folder: Path) -> None:
    """Whoever is there before the last move is told the last scoring first."""
    told, skip = "[data-end] [data-curve] svg", "[data-scoring] [data-close]"
    with made.page(made.play_out(moment(lambda game: game.over, SOME, 5)), LAPTOP) as page:
        page.locator(f"{told}, {skip}").first.wait_for()
        if page.locator(skip).count():
            page.locator(skip).click()
        page.wait_for_selector(told)
        keep(page, folder / "pictures/end.webp")


def rules(made: Stage, folder: Path) -> None:
    def to_the_diagram(page: Page) -> None:
        page.locator("[data-diagram='place']").evaluate("one => one.scrollIntoView({block: 'end'})")

    of_page(made, folder / "pictures/rules.webp", "/rules", to_the_diagram)


def pieces(made: Stage, folder: Path) -> None:
    of_page(made, folder / "pictures/pieces.webp", "/specimen", to_the_pieces)


def to_the_pieces(page: Page) -> None:
    page.locator("[data-specimen='dark'] figure").last.wait_for(state="attached")
    page.locator("[data-specimen='light'] h2").nth(8).scroll_into_view_if_needed()


TAKES: tuple[Take, ...] = (
    the_table, start, set_up, laptop, tablet, phone, dark,
    auction, decision, scoring, end, rules, pieces,
)  # fmt: skip

if __name__ == "__main__":
    main()
