"""The search: it tries what is listed, learns, and knows no more than its seat."""

import pytest

from alhambra import Game, Setup, position
from alhambra.bots.levels import manner
from alhambra.bots.searching import policy_for
from alhambra.bots.worlds import Worlds
from alhambra.engine.playout import play_out
from alhambra.engine.rng import seeded
from alhambra.search.tree import WHOLE, Plan, Search

MANNER = manner({})
PLAN = MANNER.plan_for(3)

LAST_TURN = """
rounds = 2
tower = []
market = ["tower 11 N", "-", "-", "-"]
display = ["denar 1", "dirham 1", "ducat 1", "florin 1"]
deck = []
[[seat]]
colour = "red"
hand = ["denar 9", "denar 2"]
board = ["tower 12 - @ 1,0"]
[[seat]]
colour = "blue"
hand = ["denar 9", "denar 8"]
board = ["tower 13 E @ 1,0"]
[[seat]]
colour = "green"
"""


def searched(game: Game, playouts: int, seed: str = "s", how: Plan | None = None) -> Search:
    question = game.question
    assert question is not None
    world = Worlds.of(game, question.seat, 1).state(0)
    search = Search(
        world, question.seat, policy_for(world.rules, MANNER.weights), how or PLAN, seeded(seed)
    )
    search.run(playouts)
    return search


def test_every_playout_tries_a_listed_move() -> None:
    game = Game(Setup(players=3, seed=7))
    results = searched(game, 50).results()
    assert len(results) == len(game.moves())
    assert sum(visits for visits, _ in results) == 50
    assert all(0 <= success <= 1 for _, success in results)


def test_equal_seeds_find_the_same() -> None:
    game = Game(Setup(players=3, seed=7))
    assert searched(game, 30).results() == searched(game, 30).results()
    assert searched(game, 30).results() != searched(game, 30, "other").results()


def test_the_world_it_begins_with_is_not_changed() -> None:
    game = Game(Setup(players=3, seed=7))
    worlds = Worlds.of(game, 0, 1)
    before = worlds.write()
    world = worlds.state(0)
    Search(world, 0, policy_for(world.rules, MANNER.weights), PLAN, seeded("x")).run(20)
    assert worlds.write() == before


@pytest.mark.parametrize("worlds", [0, 1, 8, 1000])
def test_all_moves_are_tried_in_the_same_worlds(worlds: int) -> None:
    """The move tried most often has met the most worlds; no playout changes them."""
    game = Game(Setup(players=3, seed=7))
    search = searched(game, 60, how=Plan({**dict(MANNER.plan), "worlds": worlds}))
    most = max(visits for visits, _ in search.results())
    assert len(search.imagined) == min(worlds, most)
    assert len({tuple(world.deck) for world in search.imagined}) == len(search.imagined)
    assert all(len(world.deck) == len(game.state.deck) for world in search.imagined)
    assert all(world.asked() == search.seat for world in search.imagined)


def test_a_turn_that_a_new_move_ends_counts() -> None:
    """A playout of one turn stops there, whether the move is tried for the first time or again."""
    game = Game(Setup(players=3, seed=7))
    world = Worlds.of(game, 0, 1).state(0)
    how = Plan({**dict(MANNER.plan), "turns": 1, "worlds": 1, "noise": 0})
    search = Search(world, 0, policy_for(world.rules, MANNER.weights), how, seeded("x"))
    taking = next(index for index, move in enumerate(game.moves()) if move.kind == "take")
    search.expect([50.0 if index == taking else 0.0 for index in range(len(game.moves()))])
    search.run(1)
    first = search.results()[taking]
    search.run(9)
    visits, success = search.results()[taking]
    assert first[0] == 1 < visits
    assert success == pytest.approx(first[1])


def test_it_finds_the_purchase_that_wins_the_last_majority() -> None:
    game = position.loads(LAST_TURN)
    results = searched(game, 60).results()
    best = max(range(len(results)), key=lambda index: results[index][0])
    assert game.moves()[best].kind == "buy"


def test_other_expectations_send_it_elsewhere_first() -> None:
    game = Game(Setup(players=3, seed=7))
    world = Worlds.of(game, 0, 1).state(0)
    search = Search(world, 0, policy_for(world.rules, MANNER.weights), PLAN, seeded("x"))
    promised = [0.0] * len(game.moves())
    promised[3] = 50.0
    search.expect(promised)
    search.run(1)
    assert search.results()[3][0] == 1


@pytest.mark.parametrize(("faith", "kind"), [(1.0, "buy"), (1000.0, "take")])
def test_what_a_move_promised_counts_as_so_many_playouts(faith: float, kind: str) -> None:
    game = position.loads(LAST_TURN)
    world = Worlds.of(game, 0, 1).state(0)
    how = Plan({**dict(MANNER.plan), "faith": faith})
    search = Search(world, 0, policy_for(world.rules, MANNER.weights), how, seeded("x"))
    search.expect([1.0 if move.kind == "take" else 0.0 for move in game.moves()])
    search.run(200)
    tried = [visits for visits, _ in search.results()]
    assert game.moves()[tried.index(max(tried))].kind == kind


def test_it_refuses_expectations_about_other_moves() -> None:
    world = Worlds.of(Game(Setup(players=3, seed=7)), 0, 1).state(0)
    search = Search(world, 0, policy_for(world.rules, MANNER.weights), PLAN, seeded("x"))
    with pytest.raises(ValueError, match="other moves"):
        search.expect([1.0])


def test_the_quick_policy_plays_whole_games_better_than_chance() -> None:
    quick = chance = 0
    for seed in range(6):
        game = Game(Setup(players=3, seed=seed))
        state = game.state.copy()
        how = Plan({**dict(MANNER.plan), "turns": WHOLE})
        Search(state, 0, policy_for(state.rules, MANNER.weights), how, seeded("q")).play_on(
            state, 0
        )
        assert state.over()
        quick += sum(state.scores)
        other = game.state.copy()
        play_out(other, seeded("c"))
        chance += sum(other.scores)
    assert quick > chance
