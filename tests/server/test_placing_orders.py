"""Where a tile goes that was bought between turns can be ordered, as far as it names no place."""

import random

import pytest

from alhambra import Game, Move, Setup
from alhambra.server.orders import choices
from alhambra.server.refusals import Refusal
from tests.server.test_orders import WINDOW, begun, decided, play_on
from tests.server.windows import BUY


def bought(seat_whose_turn_it_was: bool) -> Game:
    """Somebody has bought something between turns, and is asked where it goes."""
    game, chance = begun(), random.Random(3)
    while True:
        question, moves = game.question, game.moves()
        assert question is not None
        if question.kind != WINDOW:
            play_on(game, chance)
            continue
        wanted = (game.state.turn == question.seat) == seat_whose_turn_it_was
        bought_now = next((move for move in moves if move.kind == BUY and wanted), None)
        game.play(bought_now or Move("done_window"))
        if bought_now is not None:
            return game


@pytest.mark.parametrize("own", [False, True])
def test_what_is_bought_between_turns_may_go_to_the_reserve_by_an_order(own: bool) -> None:
    """Where on the board it would stand, nobody can say beforehand: then the person is asked."""
    game = bought(own)
    question = game.question
    assert question is not None
    assert question.kind == "place"
    kind = str(question.data["tiles"][0]).split()[0]
    others = [word for word in ("garden", "tower", "arcades") if word != kind]
    store = {"question": "place", "until": "game", "move": "store", "else": "ask"}
    found = decided(game, {**store, "if": [{"part": "tile", "fact": "type", "among": [kind]}]})
    assert found is not None
    assert (found.kind, found.parts["tile"]) == ("store", question.data["tiles"][0])
    assert (
        decided(game, {**store, "if": [{"part": "tile", "fact": "type", "among": others}]}) is None
    )
    with pytest.raises(Refusal):
        decided(game, {**store, "move": "place"})


def test_where_nothing_is_bought_out_of_turn_nothing_is_said_of_placing() -> None:
    assert "place" not in [choice["question"] for choice in choices(Game(Setup(players=3)))]
    assert "place" in [choice["question"] for choice in choices(begun())]
