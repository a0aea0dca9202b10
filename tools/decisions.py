"""Pictures of what modules ask: `python tools/decisions.py [MODULE ...]`, into `build/decisions/`.

Bots play each module from fixed seeds; every decision that only this module brings is shown once to
a person with a laptop and once with a phone, side by side, and so is the module's board.
Needs what `make test` sets up: the built client and Chromium.
"""

import io
import random
import sys
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from alhambra import Game, Move, Setup
from alhambra.bots import answer, make
from alhambra.modules import ALL
from tools.stage import Language, Stage, stage

FOLDER = Path("build/decisions")
LAPTOP, PHONE = (1366, 768), (390, 844)
SEEDS = 3
EARLY = 50  # moves after which boards have something to show
OFTEN = 0.4  # how often a bot does what is the module's own
BASE = Game(Setup(players=3, seed=1)).description()

Found = dict[str, tuple[Game, Move]]


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    language: Language = "de" if "--german" in sys.argv else "en"
    wanted = [name for name in sys.argv[1:] if not name.startswith("-")] or list(ALL)
    with stage() as made:
        for module in wanted:
            for name, (game, move) in decisions(module).items():
                path = FOLDER / f"{module}-{name}-{language}.webp"
                if path.exists() and "--new" in sys.argv:
                    continue
                show(made, game, move, module, path, language)
                print(path)


# --- Games


def decisions(module: str) -> Found:
    """For each decision of the module a game that has come to it, and one of the answers."""
    found: Found = {}
    early: Found = {}
    for seed in range(1, SEEDS + 1):
        game = Game(Setup(players=3, modules=(module,), seed=seed))
        bots = [make("easy", seed=seat) for seat in range(3)]
        rng = random.Random(seed)
        while not game.over and game.question:
            own = {name: move for move in game.moves() for name in [named(game, move)] if name}
            late = len(game.history) >= EARLY
            for name, move in own.items():
                kept = found if late else early
                kept.setdefault(name, (game.copy(), move))
            if own and rng.random() < OFTEN:
                game.play(rng.choice([move for move in game.moves() if named(game, move) in own]))
            else:
                game.play(answer(bots[game.question.seat], game))
            if late and "table" not in found and asked(game) == "act" and len(game.history) > 90:
                found["table"] = (game.copy(), game.moves()[0])
        if set(early) <= set(found) and len(found) > 1:
            break
    return {**early, **found}


def asked(game: Game) -> str:
    return game.question.kind if game.question else ""


def named(game: Game, move: Move) -> str:
    """What the module brings to this move: a question, a kind of move, a part, a tile."""
    kind, parts = asked(game), BASE["moves"].get(move.kind)
    if kind not in BASE["questions"]:
        return kind if len(game.moves()) > 1 else ""
    if parts is None:
        return move.kind
    more = [part for part in move.parts if part not in parts]
    if more:
        return f"{move.kind}-{more[0]}"
    words = str(move.parts.get("tile", "")).split()
    own = move.kind in SETTLED and words and words[0] not in TYPES
    return f"{move.kind}-{words[0]}" if own else ""


SETTLED = ("buy", "place")  # what else is done with a tile looks alike
TYPES = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")

# --- Pictures


def show(made: Stage, game: Game, move: Move, module: str, path: Path, language: Language) -> None:
    """Both screens and the module's board, side by side."""
    address = made.put_position(game)
    images = []
    table = path.stem.endswith(f"table-{language}")
    for size in (LAPTOP,) if table else (LAPTOP, PHONE):
        with made.page(address, size, language=language) as page:
            ready(page)
            touch(page, game, move)
            images.append(picture(page))
            if table:
                images.append(board(page, module))
    width = sum(image.width for image in images)
    whole = Image.new("RGB", (width, max(image.height for image in images)), "white")
    left = 0
    for image in images:
        whole.paste(image, (left, 0))
        left += image.width
    whole.save(path, quality=85)


def ready(page: Page) -> None:
    """Waits until something is asked, and reads what the others did."""
    page.wait_for_selector(".bar[data-question]:not([data-question=''])")
    while page.locator("[data-news]").count():
        page.locator("[data-news-next]").click()


def touch(page: Page, game: Game, move: Move) -> None:
    """Does what leads to the decision: opens the door of a deed, touches what is for sale."""
    door = page.locator(f":is(.bar, .tray) [data-move='{move.kind}']")
    if asked(game) not in BASE["questions"]:
        return
    if not door.count() and page.locator("[data-more]").count():
        kinds = page.locator("[data-more]").get_attribute("data-more") or ""
        if move.kind in kinds.split():
            page.locator("[data-more]").click()
    if door.count() and sum(other.kind == move.kind for other in game.moves()) > 1:
        door.first.click()
    elif "tile" in move.parts and not page.locator(".tray").count():
        tile, space = move.parts["tile"], move.parts.get("space")
        for selector in (f".ware.can[data-ware='{tile}']", f".space.can[data-space='{space}']"):
            if page.locator(selector).count():
                page.locator(selector).first.click()
                return


def board(page: Page, module: str) -> Image.Image:
    """What the module shows of itself."""
    page.locator("[data-tab='modules']").click()
    page.locator("[data-wide]").click()
    return shot(page.locator(f"[data-module='{module}']").screenshot())


def picture(page: Page) -> Image.Image:
    page.wait_for_timeout(600)  # drawings of modules are loaded when they are needed
    return shot(page.screenshot())


def shot(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(data)).convert("RGB")


if __name__ == "__main__":
    main()
