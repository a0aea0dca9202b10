"""The compiled engine and its sources play the same games."""

import os
import subprocess
import sys

import pytest

from alhambra.purity import compiled

# Prints a fingerprint of whole games: every event, every listed move, every view.
SCRIPT = """
import hashlib, json, random
from alhambra import Game, Setup
from alhambra.purity import compiled
for players in range(2, 7):
    for seed in range(3):
        chance = random.Random(seed)
        options = ("score_at_once",) if seed == 2 else ()
        game = Game(Setup(players=players, seed=seed, options=options))
        digest = hashlib.sha256()
        while not game.over:
            moves = game.moves()
            digest.update(repr(moves).encode())
            game.play(chance.choice(moves))
        digest.update(json.dumps([game.log(), game.view(0), game.record()["hash"]]).encode())
        print(players, seed, digest.hexdigest())
print("compiled" if compiled() else "sources")
"""


def games(pure: str) -> list[str]:
    """The fingerprints, from a process of its own."""
    env = os.environ | {"ALHAMBRA_PURE": pure}
    run = subprocess.run(
        [sys.executable, "-c", SCRIPT], env=env, capture_output=True, text=True, check=True
    )
    return run.stdout.split("\n")


def test_compiled_and_uncompiled_logs_are_equal() -> None:
    """Both kinds must really have run, or the comparison would mean nothing."""
    fast, slow = games(""), games("1")
    assert (fast[-2], slow[-2]) == ("compiled", "sources")
    assert fast[:-2] == slow[:-2]
    assert len(fast) == 5 * 3 + 2


def test_the_tests_run_in_the_mode_that_was_asked_for() -> None:
    assert compiled() is not bool(os.environ.get("ALHAMBRA_PURE"))


@pytest.mark.parametrize(("pure", "word"), [("", "(compiled)"), ("1", "(not compiled)")])
def test_the_version_says_which_it_is(pure: str, word: str) -> None:
    code = "from alhambra.cli import main; main()"
    run = subprocess.run(
        [sys.executable, "-c", code, "--version"],
        env=os.environ | {"ALHAMBRA_PURE": pure},
        capture_output=True,
        text=True,
        check=True,
    )
    assert word in run.stdout
