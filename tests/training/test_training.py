"""Training: sums of whole games, stopped and gone on with, and what it refuses."""

from collections.abc import Generator, Iterable
from pathlib import Path

import numpy as np
import pytest

from alhambra.arena.crews import local
from alhambra.bots.judging import Weighing
from alhambra.training.course import Course, Round
from alhambra.training.fitting import Sums, fit
from alhambra.training.folder import Folder
from alhambra.training.lesson import TRUST, Lesson, teach, to_come
from alhambra.training.training import train

COURSE = Course(rounds=1, games=20, module_games=3, seed=9)


def learned(path: Path, course: Course = COURSE) -> Weighing:
    return train(Folder(path, course), course, local(1, teach), lambda _: None)


def test_a_stopped_training_comes_to_the_same_judge(tmp_path: Path) -> None:
    whole = learned(tmp_path / "whole")
    path = tmp_path / "stopped"

    def tired(task: Round, numbers: Iterable[int]) -> Generator[list[Lesson], None, None]:
        for place, number in enumerate(numbers):
            if task.name == "round-1" and place == 7:
                raise KeyboardInterrupt
            yield [teach(task, number)]

    with pytest.raises(KeyboardInterrupt):
        train(Folder(path, COURSE), COURSE, tired, lambda _: None)
    folder = Folder(path, COURSE)
    assert folder.judge("round-0")
    assert len(folder.learned("round-1").done) == 7
    assert learned(path) == whole
    assert whole.training["held_out_games"] == 2


def test_the_order_of_games_does_not_matter(tmp_path: Path) -> None:
    course = Course(rounds=1, games=20, module_games=0, seed=9)

    def backwards(task: Round, numbers: Iterable[int]) -> Generator[list[Lesson], None, None]:
        yield [teach(task, number) for number in reversed(list(numbers))]

    there = train(Folder(tmp_path / "a", course), course, backwards, lambda _: None)
    assert there == learned(tmp_path / "b", course)


def test_another_course_is_refused(tmp_path: Path) -> None:
    Folder(tmp_path / "course", COURSE)
    with pytest.raises(ValueError, match="holds another course"):
        Folder(tmp_path / "course", Course(seed=1))
    with pytest.raises(ValueError, match="holds other things"):
        Folder(tmp_path, COURSE)
    with pytest.raises(ValueError, match="20 games or more"):
        Course(games=3)


def test_what_follows_is_partly_seen_and_partly_thought() -> None:
    scores, final = np.array([[0, 0], [10, 4]]), np.array([15, 4])
    thought = np.array([[9.0, 9.0], [25.0, 0.0]])
    seen = [[10 + TRUST * 5 + (1 - TRUST) * 25, 4.0], [5.0, 0.0]]
    assert to_come(scores, final, thought).tolist() == np.rint(64 * np.array(seen)).tolist()


def test_weights_are_found_that_made_the_numbers() -> None:
    """Three facts, the last always 1; one that never shows keeps its weight."""
    chance = np.random.default_rng(1)
    facts = chance.integers(0, 50, (500, 3))
    facts[:, 1], facts[:, 2] = 0, 1
    points = 64 * (2 * facts[:, 0] + 5)
    one, rows = facts.T @ facts, np.array([500] * 3)
    sums = Sums(np.stack([one] * 3), np.stack([facts.T @ points] * 3), rows)
    found = fit(sums, np.array([[0.0, 1.0, 0.0]] * 3), 1e-9)
    assert np.allclose(found, [[2, 1, 5]] * 3, atol=1e-3)
