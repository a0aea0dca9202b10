"""What is told about the next scoring is true, whatever modules do to the deck."""

import random

import pytest

from alhambra import Game, Setup
from alhambra.engine.looked import DECK
from alhambra.engine.rules import SCORING, STACKS
from alhambra.engine.setup import SCORING_STACKS
from alhambra.engine.state import State
from alhambra.modules import ALL
from alhambra.showing.outlook import cards_until_scoring
from tests.examples import alone, bringing, using

SHUFFLING = using("stack_cards")
LOOKING = bringing(lambda name: any(looked.pile == DECK for looked in alone(name).looked))[0]


def cards_to_draw(state: State) -> int:
    """After so many cards the next scoring card is drawn."""
    return state.deck[::-1].index(SCORING) + 1


def stack_sizes(cards: int) -> list[int]:
    """The five stacks of the base game's deck, scoring cards included, the first drawn first."""
    share, extra = divmod(cards - len(SCORING_STACKS), STACKS)
    return [
        share + (number <= extra) + (number in SCORING_STACKS) for number in range(1, STACKS + 1)
    ]


def counted(rounds: int, deck: int, drawn: int) -> tuple[int, int] | None:
    """What a player counts who has seen the deck piled up and so many cards turned up."""
    if rounds >= len(SCORING_STACKS):
        return None
    sizes = stack_sizes(deck + drawn)
    before = sum(sizes[: SCORING_STACKS[rounds] - 1])
    last = before + sizes[SCORING_STACKS[rounds] - 1]
    return max(1, before - drawn + 1), last - drawn


@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize(
    "modules",
    [(), SHUFFLING, (LOOKING,), (LOOKING, SHUFFLING[0]), tuple(ALL)],
    ids=len,
)
def test_the_scoring_card_lies_where_it_is_said_to_lie(
    modules: tuple[str, ...], players: int
) -> None:
    chance = random.Random(players)
    for seed in range(3):
        game = Game(Setup(players=players, modules=modules, seed=seed))
        told = 0
        while not game.over and game.state.rounds < 2:
            found = cards_until_scoring(game.state)
            if found is not None:
                told += 1
                assert found[0] <= cards_to_draw(game.state) <= found[1]
            game.play(chance.choice(game.moves()))
        assert told > 20


def test_without_modules_it_is_what_a_player_can_count_from_the_table() -> None:
    assert stack_sizes(92) == [18, 19, 18, 19, 18]
    chance = random.Random(4)
    game = Game(Setup(players=4, seed=4))
    while not game.over:
        drawn = sum(event["event"] == "turned_up" for event in game.log())
        assert cards_until_scoring(game.state) == counted(
            game.view()["rounds"], game.view()["deck"], drawn
        )
        game.play(chance.choice(game.moves()))


def test_sorted_cards_widen_it() -> None:
    """Whoever has looked at the top cards may have laid the scoring card on top of them."""
    game = Game(Setup(players=3, modules=(LOOKING,), seed=5))
    state = game.state
    known = next(looked for looked in state.rules.looked if looked.pile == DECK)
    exact = cards_until_scoring(state)
    assert exact is not None
    known.learn(state, 0, exact[0] - 1)
    assert cards_until_scoring(state) == exact
    known.learn(state, 0, exact[0])
    assert cards_until_scoring(state) == (1, exact[1])


def test_nothing_is_told_where_nobody_can_count() -> None:
    game = Game(Setup(players=3, seed=6))
    state = game.state.copy()
    state.fifths = []
    assert cards_until_scoring(state) is None
    state = game.state.copy()
    state.queued = 1
    assert cards_until_scoring(state) is None
