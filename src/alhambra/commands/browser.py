"""The game in the browser of this machine: a server for its own people only."""

import os
import sys
import threading
import time
import urllib.request
import webbrowser

from rich.console import Console
from rich.text import Text

from alhambra.machine.files import data_folder
from alhambra.server.folder_lock import TakenError
from alhambra.server.pages import client_folder
from alhambra.server.running import free_port, run
from alhambra.server.settings import Settings, bot_processes, sqlite_url
from alhambra.showing.words import Words

HOST = "127.0.0.1"
PATIENCE = 30.0  # seconds the server may take to start


def client_is_built() -> bool:
    """A package made without Node has no client."""
    return (client_folder() / "index.html").is_file()


def play_in_browser(console: Console, words: Words, port: int) -> None:
    """Serves until Ctrl-C; games are kept, so nothing is lost."""
    settings = Settings(
        database=sqlite_url(data_folder()),
        bot_processes=bot_processes(),
        tables_per_hour=1000,  # nobody else can come
    )
    port = free_port(HOST, port)
    address = f"http://{HOST}:{port}/"

    def ready() -> None:
        console.print(Text(words("browser-address", address=address), "bold"))
        console.print(Text(words("browser-stop")))
        threading.Thread(target=_show, args=(address,), daemon=True).start()

    try:
        run(settings, HOST, port, "warning", ready)
    except TakenError as taken:
        console.print(Text(words("browser-already", address=taken.address)))
        _show(taken.address)


def _show(address: str) -> None:
    """Opens the page as soon as there is one, if anybody could see it."""
    if not _has_display():
        return
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            with urllib.request.urlopen(f"{address}api/health", timeout=1):
                webbrowser.open(address)
                return
        except OSError:
            time.sleep(0.1)


def _has_display() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
