"""The Power of the Sultan: whole games, secrets, advice."""

import pytest

from alhambra import Game, Move, Setup
from alhambra.modules.power_of_sultan.advice import advise
from tests.modules.power_of_sultan.test_rules import TOWER, asked, buying
from tests.rules.tracing import traces
from tests.rules.whole_games import check_pieces, check_secrets, check_whole_game
from tests.support import state_of

# --- Whole games


@pytest.mark.parametrize("players", range(2, 7))
def test_whole_games(players: int) -> None:
    game = check_whole_game(("power_of_sultan",), players, players)
    kinds = {move.kind for _, move in game.history}
    assert "sultan_mark" in kinds
    check_pieces(game)


@pytest.mark.parametrize("players", range(2, 7))
def test_nothing_leaks(players: int) -> None:
    check_secrets(("power_of_sultan",), players, players)


def test_other_truths_have_other_cards_in_the_fifths() -> None:
    game = Game(Setup(players=3, modules=("power_of_sultan",), seed=1))
    decks = set()
    for seed in range(10):
        state = state_of(game.determinize(0, seed))
        names = [state.rules.face_names[face] for face in state.deck]
        decks.add(tuple(name for name in names if name.startswith("sultan")))
    assert len(decks) > 1


def test_advice_prefers_free_tiles_and_dear_types() -> None:
    game = buying(TOWER, [], ["denar tower"], [])
    view = game.view(1)
    claim, decline = advise(view, Move("sultan_claim")), advise(view, Move("sultan_decline"))
    assert claim is not None
    assert decline == 0.0
    assert claim > 0
    assert advise(view, Move("sultan_mark", type="tower")) > advise(  # type: ignore[operator]
        view, Move("sultan_mark", type="pavilion")
    )
    assert advise(view, Move("take", cards=["denar 9"])) is None


@traces("set-up")
def test_nobody_claims_while_the_game_is_set_up() -> None:
    """No card has been turned up, so nobody holds one and the first question is a turn's."""
    for seed in range(5):
        game = Game(Setup(players=3, modules=("power_of_sultan",), seed=seed))
        shown = game.view()["power_of_sultan"]
        assert (shown["open"], shown["held"]) == ([], [[], [], []])
        assert asked(game) == (game.view()["starter"], "act")
        assert None not in game.view()["market"]
