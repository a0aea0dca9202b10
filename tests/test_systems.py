"""What differs from one system to another, as far as one machine can show it."""

import os
import re
import socket
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.requests import Request

from alhambra.machine.files import data_folder, put
from alhambra.machine.locks import HeldError, hold
from alhambra.machine.processes import workers
from alhambra.server import pages
from alhambra.server.running import event_loop, free_port
from alhambra.showing.words import language_of
from tests.server.house import run_alone

SOURCES = sorted((Path(__file__).parents[1] / "src" / "alhambra").rglob("*.py"))
ONLY_SOMEWHERE = re.compile(
    r"^\s*(?:import|from) (?:fcntl|grp|msvcrt|pwd|resource|termios|tty|uvloop|winreg)\b"
    r"|\bos\.(?:fork|getuid|geteuid|nice|uname|setsid|killpg)\b"
    r"|\bsignal\.(?:SIGKILL|SIGHUP|SIGUSR1|SIGUSR2|SIGALRM|SIGCHLD|alarm|pause)\b"
    r"|get_context\(\"fork",
    re.MULTILINE,
)
HOLDER = """
import sys
from alhambra.machine.locks import hold
lock = hold(sys.argv[1])
print("held", flush=True)
input()
"""


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {}, Path.home() / ".local" / "share"),
        ("darwin", {}, Path.home() / "Library" / "Application Support"),
        ("win32", {"LOCALAPPDATA": "local"}, Path("local")),
        ("win32", {}, Path.home() / "AppData" / "Local"),
        ("linux", {"XDG_DATA_HOME": "wish"}, Path("wish")),
        ("darwin", {"XDG_DATA_HOME": "wish"}, Path("wish")),
        ("win32", {"XDG_DATA_HOME": "wish", "LOCALAPPDATA": "local"}, Path("wish")),
    ],
)
def test_games_are_kept_where_the_system_keeps_data(
    platform: str, environment: dict[str, str], folder: Path
) -> None:
    assert data_folder(environment, platform) == folder / "alhambra"


def test_the_language_of_the_system_counts_where_the_environment_says_nothing() -> None:
    assert language_of({}, "de_DE") == "de"
    assert language_of({"LANG": "en_GB.UTF-8"}, "de_DE") == "en"
    assert language_of({}, "fr_FR") == "en"


def asked_first(text: str, place: int) -> bool:
    """Whether the function asks which system it is before it comes to this place."""
    return "sys.platform" in text[max(0, text.rfind("\ndef ", 0, place)) : place]


def test_nothing_is_used_unasked_that_only_some_systems_have() -> None:
    found = {
        f"{source.name}: {match[0].strip()}"
        for source in SOURCES
        for text in [source.read_text("utf-8")]
        for match in ONLY_SOMEWHERE.finditer(text)
        if not asked_first(text, match.start())
    }
    assert found == set()


# --- Locks


def test_a_lock_keeps_other_processes_out_until_its_own_is_killed(tmp_path: Path) -> None:
    file = tmp_path / "lock"
    words = [sys.executable, "-c", HOLDER, str(file)]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline().strip() == b"held"
        with pytest.raises(HeldError):
            hold(file)
        other.kill()
    hold(file).close()
    hold(file).close()
    assert list(tmp_path.iterdir()) == [file]


def test_a_lock_that_cannot_be_is_no_lock_of_somebody_else(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="nowhere"):
        hold(tmp_path / "nowhere" / "lock")
    (tmp_path / "letter").write_text("mine" * 1000, "utf-8")
    with pytest.raises(OSError, match="letter"):
        hold(tmp_path / "letter")


# --- Files


def test_a_file_that_is_being_read_is_replaced_a_moment_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    replace, refusals = Path.replace, [1, 2]

    def refuse(new: Path, old: Path) -> Path:
        if refusals:
            refusals.pop()
            raise PermissionError(13, "in use")
        return replace(new, old)

    monkeypatch.setattr(Path, "replace", refuse)
    put(tmp_path / "game.json", b"one")
    assert (tmp_path / "game.json").read_bytes() == b"one"
    monkeypatch.setattr("alhambra.machine.files.PAUSES", (0.0,))
    refusals += [1, 2]
    with pytest.raises(PermissionError):
        put(tmp_path / "game.json", b"two")
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]
    assert (tmp_path / "game.json").read_bytes() == b"one"


# --- Processes, sockets, consoles


def test_a_pool_is_no_larger_than_windows_can_wait_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python itself refuses a larger one there."""
    with monkeypatch.context() as windows, ExitStack() as stack:
        windows.setattr(sys, "platform", "win32")
        stack.enter_context(workers(100))


def test_a_port_that_is_in_use_is_not_taken_on_windows_either(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """There SO_REUSEADDR would let two servers have one port."""
    options: list[int] = []
    monkeypatch.setattr(socket.socket, "setsockopt", lambda _, *option: options.append(option[1]))
    free_port("127.0.0.1", 0)
    assert options == [socket.SO_REUSEADDR]
    with monkeypatch.context() as windows:
        windows.setattr(os, "name", "nt")
        free_port("127.0.0.1", 0)
    assert options == [socket.SO_REUSEADDR]


def test_the_loop_is_one_that_the_database_can_use() -> None:
    assert event_loop("sqlite:///games", "win32") == "auto"
    assert event_loop("postgresql://games", "linux") == "auto"
    assert event_loop("postgresql://games", "win32") == "asyncio:SelectorEventLoop"


def test_the_client_has_types_that_browsers_take_whatever_the_system_calls_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "client_folder", lambda: tmp_path)
    monkeypatch.setattr("starlette.responses.guess_type", lambda *_: ("text/plain", None))
    types = {
        "icon.svg": "image/svg+xml",
        "index.html": "text/html; charset=utf-8",
        "main.css": "text/css; charset=utf-8",
        "main.js": "text/javascript; charset=utf-8",
    }
    for name in types:
        (tmp_path / name).touch()
    app = Starlette()
    app.state.root = ""
    for path, kind in {**types, "anywhere": types["index.html"]}.items():
        asked = Request({"type": "http", "headers": [], "app": app})
        assert run_alone(pages.page(path, asked)).headers["content-type"] == kind


def test_a_console_that_knows_few_letters_is_no_error(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "alhambra", "play", "--terminal", "--lang", "de", "--seed", "3"]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "XDG_DATA_HOME": str(tmp_path)}
    run = subprocess.run(words, input=b"", env=environment, capture_output=True, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout.isascii()
