"""Advice about medinas: to whom they are worth most."""

from alhambra.modules.medina import advice
from tests.bots.advised import valued
from tests.modules.together.lots import board, hand
from tests.rules.support import game_with


def test_a_medina_is_worth_most_to_whoever_has_none() -> None:
    head = 'modules = ["medina"]\nmarket = ["medina 7 W", "garden 10 N", "tower 13 E", "-"]\n'
    theirs = board("medina 8 S @ 1,0")
    none = game_with(head, hand("denar 7"), theirs, theirs.replace("8 S", "9 N"))
    some = game_with(head, hand("denar 7") + board("medina 6 E @ 0,1", "medina 10 - @ 0,2"),
                     theirs, theirs.replace("8 S", "9 N"))  # fmt: skip
    first = valued(none, advice.advise, "buy")[0][0]
    assert first > valued(some, advice.advise, "buy")[0][0]


def test_dirk_gets_no_medina_that_would_let_him_pass_by() -> None:
    head = 'modules = ["medina"]\nquestion = "place"\n'
    mine = board("medina 8 S @ 1,0") + 'pending = ["medina 9 N"]'
    game = game_with(head, mine, board("medina 6 E @ 0,1"))
    assert valued(game, advice.advise, "give")[0][0] < 0
