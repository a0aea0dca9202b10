"""The judge: its file, what is refused, and the same decisions from sources and compiled code."""

import os
import subprocess
import sys

import pytest

from alhambra import Game, Setup
from alhambra.bots import answer, make
from alhambra.bots.judging import FACTS, judge_for, read, shipped
from alhambra.search.judge import UNIT
from tests.examples import some

DECISIONS = f"""
from alhambra import Game, Setup
from alhambra.bots import answer, make
for modules in ((), {some(3)}):
    game = Game(Setup(players=3, seed=21, modules=modules))
    bots = [make(name, 4) for name in ("normal", "search:4", "easy")]
    for number in range(45):
        move = answer(bots[number % 3], game)
        print(move.to_json())
        game.play(move)
"""


def test_the_shipped_judge_is_whole() -> None:
    weighing = shipped()
    assert list(weighing.facts) == list(FACTS)
    assert read(weighing.write()) == weighing
    assert {"commit", "seed", "games", "rounds", "r2_of_final_lead"} <= set(weighing.training)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("coins_late = ", "coins_later = ", "was trained on other facts (coins_late, coins_later)"),
        ("margin = ", "margin = -", "margin must be a whole number"),
        ("score = [", "score = [1, ", "score needs 3 whole numbers"),
        ("score = [", "score = [7", "was changed after it was written"),
        ('format = "alhambra judge 1"', 'format = "2"', "its format is not 'alhambra judge 1'"),
        ("[facts]", "[facts", "is no judge"),
    ],
)
def test_a_file_that_does_not_fit_is_refused_in_a_sentence(old: str, new: str, why: str) -> None:
    text = shipped().write()
    assert old in text
    with pytest.raises(ValueError, match=r"^judge\.toml") as refused:
        read(text.replace(old, new, 1), "judge.toml")
    assert why in str(refused.value)


def test_facts_in_another_order_are_refused() -> None:
    text = shipped().write()
    lines = text.splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("coins ="))
    lines[at], lines[at + 1] = lines[at + 1], lines[at]
    with pytest.raises(ValueError, match="their order"):
        read("\n".join(lines))


def test_a_finished_game_is_judged_by_its_points() -> None:
    game = Game(Setup(players=3, seed=5))
    bots = [make("normal", seat) for seat in range(3)]
    while (question := game.question) is not None:
        game.play(answer(bots[question.seat], game))
    judge = judge_for(game.state.rules)
    scores = list(game.state.scores[:3])
    assert [int(worth) for worth in judge.expected(game.state)] == [s * UNIT for s in scores]
    assert max(judge.chances(game.state)) == judge.chances(game.state)[scores.index(max(scores))]


def test_compiled_code_and_sources_decide_alike() -> None:
    """Whatever runs here, the sources alone decide the same."""
    said = [
        subprocess.run(
            [sys.executable, "-c", DECISIONS],
            env={**os.environ, **pure},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for pure in ({}, {"ALHAMBRA_PURE": "1"})
    ]
    assert said[0] == said[1]
    assert said[0].count("\n") == 90
