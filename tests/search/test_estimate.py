"""What a position is worth to its seats."""

import pytest
from librt.vecs import vec

from alhambra import Game, Setup, position
from alhambra.bots.weights import search_weights
from alhambra.engine.playout import play_out
from alhambra.engine.rng import seeded
from alhambra.modules import ALL
from alhambra.search.estimate import Estimate, openness, utilities
from alhambra.search.progress import full_deck, part_before
from alhambra.search.scales import Scales

TABLE = """
rounds = 2
market = ["-", "-", "-", "-"]
[[seat]]
colour = "red"
score = 10
board = [{red}]
[[seat]]
colour = "blue"
score = 10
[[seat]]
colour = "green"
score = 10
"""


def estimated(game: Game) -> list[float]:
    return list(Estimate(game.state.rules, Scales(search_weights())).values(game.state))


def red(board: str, more: str = "") -> float:
    text = TABLE.format(red=board).replace("rounds = 2", f"rounds = 2\n{more}")
    return estimated(position.loads(text))[0]


def test_at_the_end_only_points_count() -> None:
    for modules in ((), tuple(ALL)):
        game = Game(Setup(players=3, seed=5, modules=modules))
        play_out(game.state, seeded("end"))
        assert estimated(game) == game.scores


def test_a_building_a_wall_and_money_are_worth_something() -> None:
    alone = red("")
    assert red('"garden 10 N @ 1,0"') > red('"garden 11 - @ 1,0"') > alone
    hand = TABLE.format(red="").replace(
        "score = 10\nboard", 'hand = ["denar 9"]\nscore = 10\nboard', 1
    )
    assert estimated(position.loads(hand))[0] > alone


def test_the_next_seat_minds_a_lead() -> None:
    behind = estimated(position.loads(TABLE.format(red='"garden 10 N @ 1,0"')))
    alone = estimated(position.loads(TABLE.format(red="")))
    assert behind[1] < alone[1]


def test_equal_seats_are_worth_the_same() -> None:
    values = estimated(position.loads(TABLE.format(red="")))
    assert values[0] == values[1] == values[2] > 10


@pytest.mark.parametrize("players", range(2, 7))
def test_it_can_be_asked_at_any_moment_with_everything_in_play(players: int) -> None:
    game = Game(Setup(players=players, seed=3, modules=tuple(ALL)))
    chance = seeded("moments")
    for _ in range(120):
        codes = game.state.codes()
        game.state.apply(codes[chance.below(len(codes))])
        values = estimated(game)
        assert len(values) == players
        assert all(abs(value) < 2000 for value in values)


def test_openness_counts_the_first_side_of_a_direction_double() -> None:
    text = TABLE.format(red='"garden 10 N @ 1,0"')
    board = position.loads(text).state.boards
    assert openness(board[1]) == 8  # a fountain: one open side each way
    assert openness(board[0]) == 2 + 2 + 3 + 2  # two open sides to the south


def test_chances_add_up_and_follow_the_points() -> None:
    chances = utilities(vec[float]([30.0, 20.0, 10.0]), 10.0)
    assert sum(chances) == pytest.approx(1.5)
    assert chances[1] == pytest.approx(0.5)
    assert chances[0] > chances[1] > chances[2]


def test_scorings_come_nearer_as_the_deck_shrinks() -> None:
    full = full_deck(Game(Setup(players=3, seed=1)).state.rules)
    assert full == 108 - 4 - 13.5
    parts = [part_before(1, deck, full, 54.0) for deck in (90.0, 75.0, 60.0)]
    assert parts == sorted(parts, reverse=True)
    assert parts[-1] == 0.0
    assert part_before(3, 10.0, full, 20.0) == 1.0
