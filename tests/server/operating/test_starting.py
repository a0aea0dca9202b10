"""What keeps a server from starting is said in one sentence, and the command fails."""

import os
import socket
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from alhambra.server import store
from alhambra.server.settings import sqlite_url
from tests.server.house import free_port, open_house
from tests.server.operating.operator import sentence

Words = tuple[str, ...]


def garbage(folder: Path) -> Words:
    (folder / "alhambra.sqlite").write_bytes(b"no database" * 1000)
    return "--data", str(folder)


def newer(folder: Path) -> Words:
    """A later program has been here."""
    store.migrate(store.connect(sqlite_url(folder)))
    with sqlite3.connect(folder / "alhambra.sqlite") as found:
        found.execute("UPDATE alembic_version SET version_num = '9999'")
    return "--data", str(folder)


def a_file(folder: Path) -> Words:
    (folder / "file").touch()
    return "--data", str(folder / "file")


def nowhere(folder: Path) -> Words:
    (folder / "file").touch()
    return "--data", str(folder / "file" / "below")


def no_database(folder: Path) -> Words:  # noqa: ARG001 - it needs none
    return "--database", f"postgresql://nobody:x@127.0.0.1:{free_port()}/none"


def a_name(*words: str) -> Callable[[Path], Words]:
    return lambda folder: ("--data", str(folder), *words)


PROBLEMS: dict[str, tuple[Callable[[Path], Words], str]] = {
    "garbage": (garbage, "the database cannot be used: "),
    "newer": (newer, "the database cannot be used: "),
    "a file": (a_file, "the folder cannot be used: "),
    "below a file": (nowhere, "the folder cannot be used: "),
    "no database": (no_database, "the database cannot be used: "),
    "no such host": (a_name("--host", "no.such.host.invalid"), "cannot listen on "),
    "not mine": (a_name("--host", "203.0.113.9"), "cannot listen on "),
    "workers": (a_name("--workers", "2"), "several workers need PostgreSQL"),
    "level": (a_name("--log-level", "loud"), "a log level is one of"),
    "address": (a_name("--address", "here"), "the address is written https://NAME"),
    "path": (a_name("--root-path", "a b"), "the path is written --root-path /NAME"),
}


@pytest.fixture(autouse=True)
def _same_mask() -> Iterator[None]:
    """A server makes its files private, and this process stays as it was."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def failed(*words: str) -> str:
    """What is said by a server that does not start."""
    return sentence("serve", "--port", str(free_port()), *words)


@pytest.mark.parametrize("problem", PROBLEMS)
def test_it_is_said_in_one_sentence(problem: str, tmp_path: Path) -> None:
    words, told = PROBLEMS[problem]
    assert told in failed(*words(tmp_path))


def test_a_real_process_says_one_line_and_fails(tmp_path: Path) -> None:
    whole = [sys.executable, "-m", "alhambra", "serve", *garbage(tmp_path)]
    told = subprocess.run(whole, capture_output=True, text=True, check=False, timeout=120)
    assert told.returncode == 2
    assert told.stdout == ""
    (line,) = told.stderr.splitlines()
    assert line.startswith("Error: the database cannot be used: ")


def test_a_port_in_use_is_said(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert "cannot listen on" in failed("--data", str(tmp_path), "--port", port)


def test_a_folder_in_use_is_said_and_files_are_private(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    with open_house(str(folder), tmp_path):
        assert "a server already runs on this folder" in failed("--data", str(folder))
        files = [file for file in folder.iterdir() if file.is_file()]
        assert files
        assert [file for file in files if stat.S_IMODE(file.stat().st_mode) & 0o077] == []
