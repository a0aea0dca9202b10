"""A real server and a real Chromium; every page is watched for errors and untranslated texts."""

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

import pytest
from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from alhambra.server.pages import client_folder
from tests.browser.tables import Tables

SHOTS = Path("build/screenshots")
LAPTOP = (1366, 768)
PHONE = (390, 844)
START_SECONDS = 60.0

# Others' moves are shown as they come, unless a test chooses another speed.
AT_ONCE = """if (location.protocol !== 'about:' && !localStorage.getItem('alhambra.settings'))
  localStorage.setItem('alhambra.settings', '{"speed": "at-once"}')"""

NewPage = Callable[..., Page]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def chromium_path() -> str:
    for name in ("chromium", "chromium-browser", "google-chrome"):
        found = shutil.which(name)
        if found:
            return found
    pytest.fail("these tests need Chromium; on Debian: apt install chromium")


@pytest.fixture(scope="session")
def base_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of our own with quick bots."""
    with serving(tmp_path_factory.mktemp("server")) as url:
        yield url


@contextmanager
def serving(folder: Path, *more: str, **environment: str) -> Iterator[str]:
    """The address of a server that keeps its games in this folder."""
    if not (client_folder() / "index.html").is_file():
        pytest.fail("the client is not built; from the sources: npm run build in web/")
    port = free_port()
    command = [sys.executable, "-m", "alhambra", "serve"]
    options = [
        "--port",
        str(port),
        "--data",
        str(folder),
        "--bot-pause",
        "0",
        "--tables-per-hour",
        "10000",
    ]
    with (folder / "log").open("w") as log:
        server = subprocess.Popen(
            [*command, *options, *more], stdout=log, stderr=log, env={**os.environ, **environment}
        )
    url = f"http://127.0.0.1:{port}"
    try:
        wait_until_healthy(url, server)
        yield url
    finally:
        server.terminate()
        server.wait(20)


def wait_until_healthy(url: str, server: "subprocess.Popen[bytes]") -> None:
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end and server.poll() is None:
        try:
            with urllib.request.urlopen(f"{url}/api/health", timeout=2):
                return
        except OSError:
            time.sleep(0.1)
    pytest.fail("the server did not start")


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    found = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])
    yield found
    found.close()


@pytest.fixture
def tables(base_url: str) -> Tables:
    return Tables(base_url)


@pytest.fixture
def complaints() -> list[str]:
    """Errors of any page; a test fails that leaves one behind, unless it takes it out."""
    return []


@pytest.fixture
def new_page(
    browser: Browser, base_url: str, complaints: list[str], request: pytest.FixtureRequest
) -> Iterator[NewPage]:
    """Opens browsers that know nothing of each other."""
    pages: list[Page] = []

    def open_page(size: tuple[int, int] = LAPTOP, language: str = "en") -> Page:
        context = browser.new_context(
            base_url=base_url,
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            reduced_motion="reduce",
            has_touch=size == PHONE,
        )
        context.add_init_script(AT_ONCE)
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console",
            lambda message: complaints.append(message.text) if message.type == "error" else None,
        )
        pages.append(page)
        return page

    yield open_page
    SHOTS.mkdir(parents=True, exist_ok=True)
    for number, page in enumerate(pages):
        name = request.node.name.replace("/", "-")
        page.screenshot(path=SHOTS / f"{name}-{number}.png")
        page.context.close()
    assert not complaints
