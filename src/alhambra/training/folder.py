"""The folder of a training: its course, the judge after each round, and sums of the round at work.

A stopped run loses at most the games since the sums were last kept.
"""

import json
import pickle
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import numpy as np

from alhambra.machine.files import put
from alhambra.training.course import Course
from alhambra.training.fitting import Sums
from alhambra.training.lesson import Lesson, Shown

COURSE: Final = "course.json"
JUDGE: Final = "judge.toml"


@dataclass
class Learned:
    """What a round has brought so far."""

    done: set[int] = field(default_factory=set)
    sums: Sums | None = None
    shown: dict[int, Shown] = field(default_factory=dict)

    def add(self, lesson: Lesson) -> None:
        """Sums are of whole numbers, so the order of games does not matter."""
        if lesson.number in self.done:
            return
        self.done.add(lesson.number)
        if lesson.shown is not None:
            self.shown[lesson.number] = lesson.shown
        before = self.sums
        fresh = Sums(lesson.gram, lesson.moment, lesson.rows)
        self.sums = fresh if before is None else _together(before, fresh)


def _together(one: Sums, other: Sums) -> Sums:
    return Sums(
        np.add(one.gram, other.gram),
        np.add(one.moment, other.moment),
        np.add(one.rows, other.rows),
    )


class Folder:
    """Opens the folder of a course, or makes it; refuses that of another course."""

    def __init__(self, path: Path, course: Course) -> None:
        self.path = path
        if path.exists() and not path.is_dir():
            raise ValueError(f"{path} is not a folder")
        file = path / COURSE
        if file.is_file():
            if json.loads(file.read_text("utf-8")) != course.to_json():
                raise ValueError(
                    f"{path} holds another course; ask for the same to go on with it, or choose "
                    "another folder"
                )
        elif path.is_dir() and any(path.iterdir()):
            raise ValueError(f"{path} holds other things; choose an empty or a new folder")
        path.mkdir(parents=True, exist_ok=True)
        put(file, json.dumps(course.to_json(), indent=2).encode() + b"\n")

    def judge(self, name: str) -> str:
        """The judge after a round; nothing if it is not over."""
        file = self.path / f"{name}.toml"
        return file.read_text("utf-8") if file.is_file() else ""

    def finish(self, name: str, text: str) -> None:
        """Keeps the judge of a round; its sums are no longer needed."""
        put(self.path / f"{name}.toml", text.encode())
        (self.path / f"{name}.sums").unlink(missing_ok=True)

    def learned(self, name: str) -> Learned:
        """What a stopped run left of a round."""
        file = self.path / f"{name}.sums"
        if not file.is_file():
            return Learned()
        found = pickle.loads(file.read_bytes())
        assert isinstance(found, Learned)
        return found

    def keep(self, name: str, learned: Learned) -> None:
        """Whole or not at all."""
        put(self.path / f"{name}.sums", pickle.dumps(learned))
