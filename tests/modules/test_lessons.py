"""Lessons: every module has one, its position loads, and its moves can be made."""

import json

import pytest

from alhambra import position
from alhambra.audit.languages import is_foreign
from alhambra.game.moves import Move
from alhambra.locale.languages import LANGUAGES
from alhambra.modules import ALL
from alhambra.showing.lessons import MOST_STEPS, LessonError, lesson, read_lesson

LONGEST = 260  # signs of a step: it lies beside a table on a phone
WRITTEN = """
position = '''
market = ["garden 9 E", "-", "-", "-"]
[[seat]]
colour = "red"
hand = ["denar 9"]
[[seat]]
colour = "blue"
'''
[[step]]
{}
text = {{ en = "Buy it.", de = "Kauf ihn." }}
"""


@pytest.mark.parametrize("name", ALL)
def test_its_lesson_is_short_and_shows_a_move(name: str) -> None:
    """Reading it makes all its moves; one that is not possible is an error."""
    given = lesson(name)
    assert 2 <= len(given.steps) <= MOST_STEPS
    assert any(step.move for step in given.steps)
    assert name in position.loads(given.position).setup.modules


@pytest.mark.parametrize("name", ["base", *ALL])
def test_every_step_is_told_in_both_languages(name: str) -> None:
    for step in lesson(name).steps:
        for language in LANGUAGES:
            said = step.text[language]
            assert len(said) <= LONGEST, said
            assert not is_foreign(said, language), said
        assert step.text["en"] != step.text["de"]


def test_the_lesson_of_the_base_game_teaches_every_kind_of_action() -> None:
    done = {kind for step in lesson("base").steps for kind in step.done}
    assert {"take", "buy", "place", "add", "scored"} <= done


def test_its_first_purchase_is_exact() -> None:
    given = lesson("base")
    game = position.loads(given.position)
    move = next(step.move for step in given.steps if step.move)
    assert game.play(Move.from_json(move))[0]["exact"] is True


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ('move = { move = "buy", space = 2, pay = ["denar 9"] }', "for sale"),
        ('points = "sky"', "nobody can point at sky"),
        ('remark = "none"', "means nothing"),
        ('title = { en = "Only English" }', "must be told in en and de"),
    ],
)
def test_what_is_wrong_is_said(line: str, what: str) -> None:
    with pytest.raises(LessonError, match=what):
        read_lesson("toy", WRITTEN.format(line))


def test_the_learner_must_be_asked() -> None:
    """After the purchase and its place it is the next seat's turn."""
    moves: list[dict[str, object]] = [
        {"move": "buy", "space": 1, "pay": ["denar 9"]},
        {"move": "pass"},
        {"move": "place", "tile": "garden 9 E", "at": [1, 0]},
    ]
    assert len(read_lesson("toy", _moves(*moves)).steps) == 3
    with pytest.raises(LessonError, match="nobody asks the learner"):
        read_lesson("toy", _moves(*moves, {"move": "pass"}))


def _moves(*moves: dict[str, object]) -> str:
    head = WRITTEN.split("[[step]]", maxsplit=1)[0]
    said = 'text = { en = "Do it.", de = "Los." }'
    steps = [f"[[step]]\n{said}\nmove = {_table(move)}" for move in moves]
    return "\n".join([head, *steps])


def _table(move: dict[str, object]) -> str:
    return "{ " + ", ".join(f"{key} = {json.dumps(value)}" for key, value in move.items()) + " }"
