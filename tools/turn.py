"""One turn as a moving picture: choose a tile, pay, build it, and hear what the others do."""

import io
import time
from pathlib import Path
from typing import cast

from PIL import Image
from playwright.sync_api import Locator, Page

from alhambra import Game
from alhambra.bots import answer, make
from alhambra.game.moves import Move
from tools.stage import Stage, asked, best_place, moment

WINDOW = (1280, 720)
SIZE = (960, 540)
QUALITY = 62
STEPS = 6  # frames in which the pointer goes from one thing to the next
STEP = 55  # milliseconds for each of them, however long taking it took
SEED = 3
MODULES = ("camps",)
EARLIEST = 90  # moves

# A pointer that can be seen: screenshots have none.
POINTER = """() => {
  const dot = document.createElement('div');
  dot.id = 'pointer';
  dot.style.cssText = 'position:fixed;z-index:99999;width:26px;height:26px;margin:-13px;'
    + 'border-radius:50%;background:#0007;border:3px solid #fff;box-shadow:0 0 4px #000;'
    + 'pointer-events:none;left:640px;top:660px';
  document.body.append(dot);
  addEventListener('mousemove', ({ clientX, clientY }) => {
    dot.style.left = `${clientX}px`;
    dot.style.top = `${clientY}px`;
  }, true);
  addEventListener('mousedown', () => {
    dot.style.background = '#1b6fa8';
    setTimeout(() => { dot.style.background = '#0007'; }, 350);
  }, true);
}"""


class Film:
    """Frames, and how long each is to be seen; nothing is kept twice."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[Image.Image] = []
        self.spans: list[int] = []
        self.at = (640.0, 660.0)

    def shoot(self, span: int) -> None:
        taken = Image.open(io.BytesIO(self.page.screenshot())).convert("RGB")
        frame = taken.resize(SIZE, Image.Resampling.LANCZOS)
        if self.frames and frame.tobytes() == self.frames[-1].tobytes():
            self.spans[-1] += span
        else:
            self.frames.append(frame)
            self.spans.append(span)

    def watch(self, seconds: float) -> None:
        """What happens meanwhile, as fast as it happens."""
        end = before = time.monotonic()
        end += seconds
        while before < end:
            self.shoot(0)
            now = time.monotonic()
            self.spans[-1] += round(1000 * (now - before))
            before = now

    def touch(self, thing: Locator, then: float) -> None:
        """The pointer goes there and clicks; then the page is watched."""
        box = thing.bounding_box()
        if box is None:
            raise ValueError("nothing there to touch")
        (left, top), (x, y) = self.at, (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        for step in range(1, STEPS + 1):
            part = step / STEPS
            part = part * part * (3 - 2 * part)  # slow, fast, slow
            self.page.mouse.move(left + part * (x - left), top + part * (y - top))
            self.shoot(STEP)
        self.at = (x, y)
        self.page.mouse.down()
        self.page.mouse.up()
        self.watch(then)

    def save(self, path: Path) -> None:
        first, *others = self.frames
        first.save(
            path,
            save_all=True,
            append_images=others,
            duration=self.spans,
            loop=0,
            quality=QUALITY,
            method=4,
        )


def after_buying(game: Game) -> tuple[Move, Game]:
    """What a bot would do here, and the game after it."""
    move, then = answer(make("normal", seed=1), game), game.copy()
    then.play(move)
    return move, then


def buys_and_builds(game: Game) -> bool:
    """A tile can be bought with several cards, and there are places for it, one worth a lot."""
    if not asked("act", EARLIEST)(game):
        return False
    move, then = after_buying(game)
    several = move.kind == "buy" and len(cast("list[str]", move.parts["pay"])) > 1
    if (
        not several
        or then.question is None
        or then.question.data.get("tiles") != [move.parts["tile"]]
    ):
        return False
    return sum(other.kind == "place" for other in then.moves()) > 3 and best_place(then)[0] > 5


def film(made: Stage, path: Path) -> None:
    """Takes the turn and keeps it."""
    game = moment(buys_and_builds, MODULES, SEED)
    bought, then = after_buying(game)
    with made.page(made.put(game), WINDOW, still=False) as page:
        page.wait_for_selector(".bar[data-question='act']")
        page.wait_for_timeout(1500)
        while page.locator("[data-news]").count():
            page.locator("[data-news-next]").click()
        page.evaluate(POINTER)
        taken = Film(page)
        taken.watch(0.8)
        taken.touch(page.locator(f"[data-space='{bought.parts['space']}']"), 1.4)
        taken.touch(page.locator("[data-confirm]"), 1.2)
        taken.touch(page.locator(f"[data-cell='{best_place(then)[1]}']"), 1.8)
        taken.touch(page.locator("[data-confirm]"), 4.2)
        taken.save(path)
