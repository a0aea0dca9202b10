"""The folder of an arena: its task, its games, their records. A kill at any moment costs little.

A game counts once its line in `games.jsonl` is complete; its record is on the disk before that.
Lines are in the order in which games ended; a line torn by a kill is cut off when the run goes on.
"""

import json
import os
import sqlite3
from collections.abc import Iterable
from contextlib import ExitStack, closing
from dataclasses import asdict
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

import msgspec

from alhambra.arena.play import Done, Failure
from alhambra.arena.task import Task
from alhambra.machine.files import put
from alhambra.machine.locks import HeldError, hold
from alhambra.measuring.simulation import Outcome

TASK, GAMES, RECORDS, LOCK = "task.json", "games.jsonl", "records", "arena.lock"
TOGETHER = 1000  # records in one folder


class Folder:
    """Opens the folder of a task, or makes it; the folder of another task is refused untouched."""

    def __init__(self, path: Path, task: Task) -> None:
        self.path = path
        self.task = task
        self.entries: dict[int, Outcome | Failure] = {}
        self._check()
        path.mkdir(parents=True, exist_ok=True)
        with ExitStack() as open_files:
            open_files.enter_context(closing(_lock(path)))
            self._lines: BinaryIO = open_files.enter_context((path / GAMES).open("a+b"))
            self._begin()
            self._read()
            self._open_files = open_files.pop_all()

    def __enter__(self) -> "Folder":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._open_files.close()

    @property
    def missing(self) -> list[int]:
        """The numbers of games that are still to be played."""
        return [number for number in range(self.task.games) if number not in self.entries]

    def add(self, games: Iterable[Done]) -> None:
        """Keeps games, on the disk when this returns; those that are there already stay."""
        fresh = {done.entry.number: done for done in games}
        for number in fresh.keys() & self.entries.keys():
            del fresh[number]
        for number, done in fresh.items():
            if done.record is not None:
                put(self.record(number), done.record)
        self._lines.write(b"".join(line(done.entry) for done in fresh.values()))
        self._lines.flush()
        os.fsync(self._lines.fileno())
        self.entries.update({number: done.entry for number, done in fresh.items()})

    def record(self, number: int) -> Path:
        """The file of a game's record; games are counted from 1."""
        shelf = f"{number // TOGETHER:03}"
        return self.path / RECORDS / shelf / f"game-{number + 1:06}.json.gz"

    # --- Opening

    def _check(self) -> None:
        """Refuses a folder that is not for this task."""
        if self.path.exists() and not self.path.is_dir():
            raise ValueError(f"{self.path} is not a folder")
        if (self.path / TASK).exists():
            _compare(self.path, _loaded(self.path / TASK), self.task.to_json())
        elif self.path.exists() and not all(map(_begun, self.path.iterdir())):
            raise ValueError(f"{self.path} holds other things; choose an empty or a new folder")

    def _begin(self) -> None:
        """Writes the task if it is new, and clears away what a kill left half written."""
        self._check()  # another run may have begun here a moment ago
        for torn in self.path.rglob("*.new"):
            torn.unlink()
        if not (self.path / TASK).exists():
            put(self.path / TASK, json.dumps(self.task.to_json(), indent=2).encode() + b"\n")

    def _read(self) -> None:
        """Takes the games that are there; cuts off what a kill left of a line."""
        self._lines.seek(0)
        data = self._lines.read()
        whole = data.rfind(b"\n") + 1
        for at, text in enumerate(data[:whole].splitlines(), start=1):
            try:
                entry = parsed(text)
            except (msgspec.DecodeError, msgspec.ValidationError) as error:
                raise ValueError(f"{self.path / GAMES}, line {at} is damaged: {error}") from None
            self.entries.setdefault(entry.number, entry)
        self._lines.truncate(whole)


def _begun(file: Path) -> bool:
    """Whether a kill can have left this file before the task was written."""
    empty = file.name in (GAMES, LOCK) and not file.stat().st_size
    return empty or file.match(f"{TASK}.*.new")


def line(entry: Outcome | Failure) -> bytes:
    """A game as one line."""
    table = asdict(entry)
    for name in ("record", "deeds", "events"):  # the record has a file of its own and tells them
        table.pop(name, None)
    return msgspec.json.encode(table) + b"\n"


def parsed(text: bytes) -> Outcome | Failure:
    """What `line` wrote; a damaged line raises an error of msgspec."""
    table = msgspec.json.decode(text, type=dict[str, Any])
    if "error" in table:
        return msgspec.convert(table, Failure)
    return msgspec.convert(table, Outcome)


def _loaded(file: Path) -> dict[str, Any]:
    try:
        table = json.loads(file.read_text("utf-8"))
    except ValueError as error:
        raise ValueError(f"{file} is damaged: {error}") from None
    if not isinstance(table, dict):
        raise ValueError(f"{file} is not the task of an arena")
    return table


def _compare(path: Path, found: dict[str, Any], wanted: dict[str, Any]) -> None:
    """Refuses to mix games of two tasks, and says how they differ."""
    keys = [key for key in {**found, **wanted} if found.get(key) != wanted.get(key)]
    if keys:
        texts = (f"{key} {_short(found.get(key))}, not {_short(wanted.get(key))}" for key in keys)
        raise ValueError(
            f"{path} holds another task: {'; '.join(texts)}. "
            "Ask for the same to go on with it, or choose another folder"
        )


def _short(value: object) -> str:
    text = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


def _lock(path: Path) -> sqlite3.Connection:
    """Two runs must not write one file."""
    try:
        return hold(path / LOCK)
    except HeldError:
        raise ValueError(f"another run is at work in {path}") from None
