"""Leftover tiles go to the richest, which tells something of cards drawn in secret."""

from alhambra.engine.rng import seeded
from alhambra.engine.rules import money_face
from alhambra.engine.setup import new_game
from alhambra.engine.steps.finish import richest
from alhambra.game.catalogue import rules_for


def test_comparing_secret_money_counts_as_revealed() -> None:
    state = new_game(rules_for(3, (), ()), seeded("leftovers"), False)
    before = state.reveals
    richest(state, 0)
    assert state.reveals == before, "all have seen the money in all hands"
    state.gain_blind_card(1, money_face(0, 9))
    richest(state, 0)
    assert state.reveals == before + 1
