"""The compiled engine and its sources play the same games."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from alhambra import Setup
from alhambra.machine.compiled import compiled
from tests.coverage_table import Covered
from tests.modules.combinations import NAMES, PAIRS, SETS
from tests.support import PLAYERS

ROOT = Path(__file__).parents[1]
CHUNK = 10  # sets that share a pair of processes


def fingerprints(pure: str, setups: list[Setup]) -> list[str]:
    """One for each game, then which engine it was, from a process of its own."""
    run = subprocess.run(
        [sys.executable, "-m", "tests.fingerprints"],
        input=json.dumps([setup.to_json() for setup in setups]),
        cwd=ROOT,
        env=os.environ | {"ALHAMBRA_PURE": pure},
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout.splitlines()


def compare(setups: list[Setup]) -> dict[str, int]:
    """Both kinds must really have run, or the comparison would mean nothing."""
    *fast, fast_kind = fingerprints("", setups)
    *slow, slow_kind = fingerprints("1", setups)
    assert (fast_kind, slow_kind) == ("compiled", "sources")
    assert fast == slow
    assert len(fast) == len(setups)
    return {"games": len(fast), "decisions": sum(int(line.split()[0]) for line in fast)}


def games(modules: tuple[str, ...], seed: int) -> list[Setup]:
    """With any number of players."""
    return [Setup(players=players, modules=modules, seed=seed + players) for players in PLAYERS]


def test_the_base_game() -> None:
    compare([setup for seed in range(3) for setup in games((), seed)])
    compare([Setup(players=players, seed=2, options=("score_at_once",)) for players in PLAYERS])


def test_every_module_alone() -> None:
    compare([games((name,), 1)[number % len(PLAYERS)] for number, name in enumerate(NAMES)])


def test_all_modules_together() -> None:
    compare(games(NAMES, 1))


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES[:-1])
def test_all_pairs(name: str, covered: Covered) -> None:
    """The pairs of which this is the first module."""
    pairs = [pair for pair in PAIRS if pair[0] == name]
    covered(pairs=len(pairs), **compare([game for pair in pairs for game in games(pair, 3)]))


@pytest.mark.long
@pytest.mark.parametrize("first", range(0, len(SETS), CHUNK))
def test_many_sets(first: int, covered: Covered) -> None:
    sets = SETS[first : first + CHUNK]
    covered(sets=len(sets), **compare([game for drawn in sets for game in games(drawn, first)]))


def test_the_tests_run_in_the_mode_that_was_asked_for() -> None:
    assert compiled() is not bool(os.environ.get("ALHAMBRA_PURE"))


@pytest.mark.parametrize(("pure", "word"), [("", "(compiled)"), ("1", "(not compiled)")])
def test_the_version_says_which_it_is(pure: str, word: str) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "alhambra", "--version"],
        env=os.environ | {"ALHAMBRA_PURE": pure},
        capture_output=True,
        text=True,
        check=True,
    )
    assert word in run.stdout
