"""Games that were never played, to count on, and folders to compare."""

import json
from collections.abc import Generator, Iterable
from pathlib import Path
from random import Random

from alhambra.arena.play import Done
from alhambra.arena.task import Task
from alhambra.measuring.simulation import Outcome


def invented(task: Task, number: int, scores: list[int]) -> Outcome:
    """The outcome of a game with these scores by seat."""
    best = max(scores)
    return Outcome(
        number=number,
        bots=task.seating(number),
        starter=0,
        scores=scores,
        winners=[seat for seat, score in enumerate(scores) if score == best],
        sources=[{"wall": score} for score in scores],
        decisions=200,
        turns=100,
        modules=task.setup(number).modules,
        answers=[10] * task.players,
        seconds=[0.1] * task.players,
    )


def by_strength(task: Task, number: int, strengths: list[float]) -> Outcome:
    """A game in which strong bots tend to score more; it follows from its number."""
    chance = Random(f"{task.seed} {number}")
    scores = [round(chance.gauss(100 + strengths[bot], 20)) for bot in task.seating(number)]
    return invented(task, number, scores)


class Inventors:
    """A crew that invents games instead of playing them, and hands them in disorder."""

    def __init__(self, strengths: list[float], disorder: int) -> None:
        self.strengths = strengths
        self.disorder = disorder  # so many games are under way at once

    def __call__(self, task: Task, numbers: Iterable[int]) -> Generator[list[Done], None, None]:
        chance = Random(self.disorder)
        waiting: list[int] = []
        for number in numbers:
            waiting.append(number)
            if len(waiting) >= self.disorder:
                yield [self._game(task, waiting.pop(chance.randrange(len(waiting))))]
        for number in waiting:
            yield [self._game(task, number)]

    def _game(self, task: Task, number: int) -> Done:
        return Done(by_strength(task, number, self.strengths), b"")


def published(folder: Path) -> dict[str, bytes]:
    """All that must not depend on how the games were played, by file."""
    names = ("task.json", "result.json", "report.html")
    files = [*(folder / name for name in names), *folder.glob("*.png"), *folder.rglob("*.gz")]
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in files}


def numbers(folder: Path) -> list[int]:
    """The numbers of the games in the file, in its order; a torn line is none."""
    whole = (folder / "games.jsonl").read_bytes().rpartition(b"\n")[0]
    return [json.loads(line)["number"] for line in whole.splitlines()]
