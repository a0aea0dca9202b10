"""Leads through a course: plays what is missing of each round, then finds its judge."""

import subprocess
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import alhambra
from alhambra.arena.crews import Crew
from alhambra.bots.judging import FACTS, Weighing, read
from alhambra.search.progress import SCORINGS
from alhambra.training.course import HELD_OUT, MODULES, Course, Round
from alhambra.training.fitting import (
    CAUTION,
    add_rooms,
    first_weights,
    fit,
    margins,
    measured,
    rows_of,
    weights_in,
)
from alhambra.training.folder import JUDGE, Folder, Learned
from alhambra.training.lesson import Lesson

OFTEN: Final = 50  # games between two moments at which the sums are kept


def train(
    folder: Folder, course: Course, crew: Crew[Round, Lesson], tell: Callable[[str], None]
) -> Weighing:
    """The mean of the judges of all rounds but the first, with what modules teach.

    `tell` hears the name of the round of each game that ended.
    """
    text = ""
    rounds: list[Weighing] = []
    for name, games in course.lots:
        made = folder.judge(name)
        if not made:
            if name == MODULES:
                text = mean_of(rounds[1:]).write()
            task = Round(name, course.seed, text)
            learned = _play(folder, task, games, crew, tell)
            made = judge_of(task, learned, course).write()
            folder.finish(name, made)
        text = made
        rounds.append(read(made, name))
    found = rounds[-1] if course.module_games else mean_of(rounds[1:])
    folder.finish(Path(JUDGE).stem, found.write())
    return found


def mean_of(rounds: list[Weighing]) -> Weighing:
    """Later rounds are hardly stronger than earlier ones, but their mean errs less than each."""
    facts = {
        name: tuple(
            round(sum(weighing.facts[name][done] for weighing in rounds) / len(rounds))
            for done in range(SCORINGS)
        )
        for name in FACTS
    }
    margin = round(sum(weighing.margin for weighing in rounds) / len(rounds))
    per_tile = round(sum(weighing.margin_per_tile for weighing in rounds) / len(rounds))
    return Weighing(facts, {}, margin, per_tile, rounds[-1].training)


def _play(
    folder: Folder,
    task: Round,
    games: int,
    crew: Crew[Round, Lesson],
    tell: Callable[[str], None],
) -> Learned:
    learned = folder.learned(task.name)
    missing = [number for number in range(games) if number not in learned.done]
    playing = crew(task, missing)
    kept = len(learned.done)
    try:
        for lessons in playing:
            for lesson in lessons:
                learned.add(lesson)
                tell(task.name)
            if len(learned.done) >= kept + OFTEN:
                folder.keep(task.name, learned)
                kept = len(learned.done)
    finally:
        playing.close()
        folder.keep(task.name, learned)
    return learned


def judge_of(task: Round, learned: Learned, course: Course) -> Weighing:
    """What the games of a round make of the judge that played them."""
    before, sums = task.weighing, learned.sums
    assert sums is not None
    if task.with_modules:
        assert before is not None
        return add_rooms(before, sums)
    known = first_weights() if before is None else weights_in(before)
    facts = rows_of(fit(sums, known, CAUTION))
    order = sorted(learned.shown)
    learned_from = [learned.shown[n] for n in order if n % HELD_OUT]
    margin, per_tile = margins(learned_from, facts)
    found = Weighing(facts, {}, margin, per_tile, {})
    held_out = [learned.shown[n] for n in order if n % HELD_OUT == 0]
    return replace(found, training=_training(course) | measured(held_out, found))


def _training(course: Course) -> dict[str, Any]:
    """How a judge was made."""
    return {"commit": made_from(), **course.to_json()}


def made_from() -> str:
    """The commit of the checkout; of an installed package its version."""
    found = subprocess.run(
        ["git", "rev-parse", "HEAD"],
        cwd=Path(alhambra.__file__).parent,
        capture_output=True,
        text=True,
        check=False,
    )
    return found.stdout.strip() or f"version {alhambra.__version__}"
