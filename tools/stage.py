"""A server with prepared games and a browser in front of it, to take pictures of them.

Games are played by bots from fixed seeds until a moment that is wanted; a person sits down there.
"""

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Literal, cast
from urllib.error import HTTPError

from playwright.sync_api import Browser, Page, sync_playwright

from alhambra import Game, Setup
from alhambra.bots import answer, make
from alhambra.position import dump

BUSY = (422, 503)  # what a busy machine answers to what takes it too long
NAMES = ("Ada", "Yusuf", "Zahra", "Tariq")
AVATARS = {"Ada": "av-3", "Yusuf": "av-5", "Zahra": "av-6", "Tariq": "av-8"}
PATIENCE = 180.0
BROWSERS = ("chromium", "chromium-browser", "google-chrome")

Wanted = Callable[[Game], bool]
Theme = Literal["light", "dark"]
Language = Literal["en", "de"]


def moment(wanted: Wanted, modules: tuple[str, ...] = (), seed: int = 1, players: int = 3) -> Game:
    """A game of this seed at the first moment that is wanted."""
    game = Game(Setup(players=players, modules=modules, seed=seed))
    bots = [make("normal", seed=seat) for seat in range(players)]
    while not wanted(game):
        if game.question is None:
            raise ValueError(f"no such moment with seed {seed}")
        game.play(answer(bots[game.question.seat], game))
    return game


def asked(kind: str, after: int = 0) -> Wanted:
    """Somebody is asked this, after so many moves."""
    return lambda game: (
        game.question is not None and game.question.kind == kind and len(game.history) >= after
    )


def best_place(game: Game) -> tuple[int, str]:
    """What the best place for a waiting tile adds to the next scoring, and its cell."""
    if game.question is None or game.question.kind != "place":
        return 0, ""
    seat = game.question.seat
    before, best = worth(game, seat), (0, "")
    for move in game.moves():
        if move.kind == "place":
            then = game.copy()
            then.play(move)
            at = ",".join(map(str, cast("list[int]", move.parts["at"])))
            best = max(best, (worth(then, seat) - before, at))
    return best


def worth(game: Game, seat: int) -> int:
    """The points of this seat, if the next scoring came now."""
    coming = min(len(game.score_sheets) + 1, 3)
    return game.scores[seat] + sum(points for _, points, _ in game.count_round(coming)[seat])


class Stage:
    """A server and a browser; a game put on it is looked at from the seat that is asked."""

    def __init__(self, url: str, browser: Browser) -> None:
        self.url = url
        self.browser = browser

    def put(self, game: Game) -> str:
        """The path of a table where this game goes on, for the seat that is asked."""
        return self._table(game, asked_seat(game), told(game, len(game.history)))

    def put_position(self, game: Game) -> str:
        """The same, with nothing told of what was before; it takes less time."""
        return self._table(game, asked_seat(game), {"position": dump(game)})

    def play_out(self, game: Game) -> str:
        """The path of a table that shows the end of this game; its last move is left to a bot."""
        return self._table(game, None, told(game, len(game.history) - 1))

    def _table(self, game: Game, own: int | None, start: dict[str, str | int]) -> str:
        order = [seat for seat in range(game.setup.players) if seat != own]
        names = dict(zip(order if own is None else [own, *order], NAMES, strict=False))
        seats = [
            {"kind": "human", "name": names[seat], "avatar": AVATARS[names[seat]]}
            if seat == own
            else {
                "kind": "bot",
                "bot": "normal",
                "name": names[seat],
                "avatar": AVATARS[names[seat]],
            }
            for seat in range(game.setup.players)
        ]
        body = {"players": len(seats), "seats": seats, "start": start, "public": own is None}
        made = self._made(body)
        key = made["seats"][0]["key"] if made["seats"] else made["watch"]
        return f"/table/{made['table']}#{key}"

    def _made(self, body: dict[str, object]) -> dict[str, Any]:
        """What the server answers; on a busy machine it refuses at first what is too slow there."""
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(
            f"{self.url}/api/tables", json.dumps(body).encode(), headers
        )
        end = time.monotonic() + PATIENCE
        while True:
            try:
                with urllib.request.urlopen(request, timeout=PATIENCE) as answered:
                    made: dict[str, Any] = json.load(answered)
                    return made
            except HTTPError as error:
                if error.code not in BUSY or time.monotonic() > end:
                    raise

    @contextmanager
    def page(
        self,
        path: str,
        size: tuple[int, int],
        theme: Theme = "light",
        still: bool = True,
        language: Language = "en",
    ) -> Iterator[Page]:
        """A window of this size; nothing moves in it, unless that is wanted."""
        context = self.browser.new_context(
            base_url=self.url,
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme=theme,
            reduced_motion="reduce" if still else "no-preference",
            has_touch=size[0] < 1000,
            is_mobile=size[0] < 900,
        )
        speed = "at-once" if still else "normal"
        kept = json.dumps({"speed": speed, "name": NAMES[0], "sounds": False})
        context.add_init_script(f"localStorage.setItem('alhambra.settings', '{kept}')")
        page = context.new_page()
        page.goto(path)
        page.wait_for_load_state("networkidle")
        yield page
        context.close()


def asked_seat(game: Game) -> int:
    return game.question.seat if game.question else 0


def told(game: Game, step: int) -> dict[str, str | int]:
    """A game with all that happened until this step."""
    return {"record": json.dumps(game.record()), "step": step}


@contextmanager
def stage() -> Iterator[Stage]:
    """Everything that is needed, until it is left."""
    with TemporaryDirectory() as folder, serving(Path(folder)) as url, sync_playwright() as started:
        found = next(filter(None, map(shutil.which, BROWSERS)), None)
        if found is None:
            sys.exit("Chromium is needed; on Debian: apt install chromium")
        browser = started.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield Stage(url, browser)
        browser.close()


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """The address of a server that keeps its games in this folder."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    options = ["--port", str(port), "--data", str(folder), "--bot-pause", "0"]
    options += ["--tables-per-hour", "10000"]
    with (folder / "log").open("w") as log:
        server = subprocess.Popen(
            [sys.executable, "-m", "alhambra", "serve", *options],
            stdout=log,
            stderr=log,
            env=os.environ,
        )
    try:
        url = f"http://127.0.0.1:{port}"
        wait_until_healthy(url)
        yield url
    finally:
        server.terminate()
        server.wait(20)


def wait_until_healthy(url: str) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            with urllib.request.urlopen(f"{url}/api/health", timeout=2):
                return
        except OSError:
            time.sleep(0.1)
    sys.exit("the server did not start")
