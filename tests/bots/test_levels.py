"""The levels: their names, their budgets, and that none of them can reach the true game."""

import gc
from typing import Any

import pytest

from alhambra import Game, Setup
from alhambra.bots import NAMES, Bot, Worlds, answer, check, make, searches
from alhambra.bots.levels import manner
from alhambra.bots.search_bot import SearchBot
from alhambra.bots.searching import Budget, search
from alhambra.bots.team import shared_search
from alhambra.modules import ALL
from tests.bots.moments import asked
from tests.examples import hiding, some

LEVELS = ("novice", "easy", "normal", "hard", "master")


def test_the_names_are_what_people_choose() -> None:
    assert list(NAMES) == ["random", *LEVELS]
    assert [name for name in NAMES if searches(name)] == ["normal", "hard", "master"]
    assert searches("search:30")
    assert not searches("normal@1")
    assert searches("hard@1")


@pytest.mark.parametrize(
    "name",
    ["clever", "search:", "search:0", "search:9x", "search:-3", "Hard", "easy@1", "normal@2"],
)
def test_other_names_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match=f"no such bot: {name}; there is random, novice, easy"):
        check(name)


@pytest.mark.parametrize(
    "name", ["normal+coin", "normal+coin=x", "normal+turns=3", "random+coin=1", "hard+blur=2"]
)
def test_changes_that_make_no_sense_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match="cannot be changed by"):
        check(name)


def test_a_level_can_be_changed_for_an_experiment() -> None:
    game = Game(Setup(players=3, seed=7))
    assert answer(make("normal@1+coin=9+exact=0", 1), game).kind == "take"
    assert answer(make("search:9+turns=3+wall=1.5", 1), game) in game.moves()


def test_a_search_without_worlds_is_refused() -> None:
    game = Game(Setup(players=3, seed=1))
    with pytest.raises(ValueError, match="needs worlds"):
        make("search:4", 1).choose(game.view(asked(game)), list(game.moves()))


@pytest.mark.parametrize("name", ["search:1", "search:12", "search:30"])
def test_a_budget_of_playouts_is_kept_to_the_last(name: str) -> None:
    game = Game(Setup(players=3, seed=7))
    worlds = Worlds.of(game, asked(game), 1)
    playouts = int(name.partition(":")[2])
    tried = search(worlds, [0.0] * len(game.moves()), Budget(playouts), manner({}), "s")
    assert sum(found.visits for found in tried) == playouts


def test_a_budget_of_time_ends_a_search_that_has_playouts_left() -> None:
    game = Game(Setup(players=3, seed=7))
    worlds = Worlds.of(game, asked(game), 1)
    tried = search(worlds, [0.0] * len(game.moves()), Budget(100_000, 1, 0.0), manner({}), "s")
    assert 0 < sum(found.visits for found in tried) < 100_000
    assert answer(make("search:100000", 1, seconds=0.0), game) in game.moves()


def test_processes_share_a_search() -> None:
    """The result is the sum of what each finds by itself."""
    game = Game(Setup(players=3, seed=7))
    worlds = Worlds.of(game, asked(game), 1)
    promised = [0.0] * len(game.moves())
    shared = shared_search(worlds, promised, Budget(21, 2), manner({}), "s")
    parts = [
        search(worlds, promised, Budget(count), manner({}), f"s {part}")
        for part, count in enumerate((10, 11))
    ]
    assert [found.visits for found in shared] == [
        one.visits + other.visits for one, other in zip(*parts, strict=True)
    ]
    assert answer(make("search:8x2", 1), game) in game.moves()


def test_the_ranking_begins_with_what_is_played() -> None:
    game = Game(Setup(players=3, seed=7))
    seat = asked(game)
    view, moves, worlds = game.view(seat), list(game.moves()), Worlds.of(game, seat, 1)
    for name in ("normal", "normal@1", "search:20", "search:20@1"):
        ranked = make(name, 1).rank(view, moves, worlds)
        assert sorted(map(str, moves)) == sorted(str(move) for move, _ in ranked)
        assert ranked[0][0] == make(name, 1).choose(view, moves, worlds)


@pytest.mark.parametrize("name", ["easy", "normal", "normal@1", "hard", "search:9x2"])
def test_equal_seeds_decide_alike(name: str) -> None:
    game = Game(Setup(players=3, seed=11, modules=some(2)))
    for _ in range(12):
        choice = answer(make(name, 5), game)
        assert answer(make(name, 5), game) == choice
        game.play(choice)


# --- Nothing of the true game


def reachable(*roots: Any) -> set[int]:
    """The identities of all objects that can be reached from these."""
    found: set[int] = set()
    open_ends = list(roots)
    while open_ends:
        item = open_ends.pop()
        if id(item) not in found and not isinstance(item, type) and not callable(item):
            found.add(id(item))
            open_ends.extend(gc.get_referents(item))
    return found


class Spy:
    """Hands on to a bot and keeps what it was given."""

    searches = True

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.given: list[Any] = []

    def choose(self, view: Any, moves: Any, worlds: Any = None) -> Any:
        self.given = [view, moves, worlds]
        return self.bot.choose(view, moves, worlds)

    def rank(self, view: Any, moves: Any, worlds: Any = None) -> Any:
        return self.bot.rank(view, moves, worlds)


@pytest.mark.parametrize("modules", [(), tuple(ALL)], ids=["base", "all"])
def test_what_a_bot_is_given_leads_nowhere_near_the_true_game(modules: tuple[str, ...]) -> None:
    game = Game(Setup(players=3, seed=7, modules=modules))
    spy = Spy(make("search:6", 1))
    for _ in range(10):
        move = answer(spy, game)
        if spy.given:
            near = reachable(spy, *spy.given)
            true = game.state
            secrets = [game, game.setup, true, true.rng, true.deck, true.tower, true.frames]
            secrets += [true.rows, *true.rows, true.maps, *true.maps]
            assert not near & {id(secret) for secret in secrets}
        game.play(move)
    assert spy.given


def test_worlds_look_alike_and_differ_in_what_is_hidden() -> None:
    game = Game(Setup(players=3, seed=7, modules=hiding()))
    seat = asked(game)
    worlds = Worlds.of(game, seat, 1)
    states = [worlds.state(number) for number in range(30)]
    assert len({tuple(state.deck) for state in states}) == 30
    assert sum(state.deck[-1] == game.state.deck[-1] for state in states) < 15
    assert all(worlds.game(number).view(seat) == game.view(seat) for number in range(5))


def test_worlds_travel_as_text() -> None:
    game = Game(Setup(players=3, seed=7, modules=tuple(ALL)))
    for _ in range(20):
        seat = asked(game)
        far = Worlds.read(Worlds.of(game, seat, 3).write(), seat).game(1)
        assert far.view(seat) == game.view(seat)
        assert far.moves() == list(game.moves())
        game.play(game.moves()[0])


# --- Every level, every kind of question, every module


@pytest.mark.parametrize("module", list(ALL))
def test_every_level_answers_every_kind_of_question(module: str) -> None:
    """The first time a kind of question comes up in a game, all levels are asked."""
    game = Game(Setup(players=3, seed=3, modules=(module,)))
    bots = [make("normal", seat) for seat in range(3)]
    levels = [make(name, 1, seconds=0.0) for name in LEVELS if name != "normal"]
    met: set[str] = set()
    while (question := game.question) is not None:
        if question.kind not in met and len(game.moves()) > 1:
            met.add(question.kind)
            for level in levels:
                assert game.why_not(answer(level, game)) is None
        game.play(answer(bots[question.seat], game))
    assert {"act", "place"} <= met


def test_a_level_that_searches_is_a_search_bot() -> None:
    assert isinstance(make("hard", 1), SearchBot)
    assert isinstance(make("master", 1), SearchBot)


def test_modules_and_seats_make_decisions_of_a_master_shorter() -> None:
    """A playout is dearer with them, and people wait; other budgets stay as they are."""
    assert Budget(1500, halved=30).at_table(2, 0).playouts == 1500
    assert Budget(1500, halved=30).at_table(3, 30).playouts == 750
    assert Budget(1500, halved=30).at_table(6, 0).playouts == 750
    assert Budget(150).at_table(6, 43).playouts == 150
    game = Game(Setup(players=4, seed=7, modules=tuple(ALL)))
    wanted = {"master": 2400 * 3 // 4 * 30 // (30 + len(ALL))}
    wanted["hard"] = 250 * 3 // 4 * 400 // (400 + len(ALL))
    for name, playouts in wanted.items():
        bot = make(name, 1)
        assert isinstance(bot, SearchBot)
        assert bot.budget(game.view(asked(game))).playouts == playouts


def test_a_search_looks_two_own_turns_ahead() -> None:
    """Laps are counted in turns; the first version looked as far at every table."""
    assert [manner({}).plan_for(players).turns for players in (2, 3, 6)] == [5, 7, 13]
    assert [manner({}, first=True).plan_for(players).turns for players in (2, 6)] == [12, 12]
    assert manner({"laps": 1.0}).plan_for(3).turns == 4


def test_a_level_stops_once_its_choice_is_settled() -> None:
    """It chooses as if it had gone on, in less time."""
    game = Game(Setup(players=3, seed=7))
    worlds = Worlds.of(game, asked(game), 1)
    bot = make("normal", 1)
    ranked = bot.rank(game.view(asked(game)), list(game.moves()), worlds)
    promised = {str(move): value for move, value in ranked}
    values = [promised[str(move)] for move in game.moves()]
    whole, stopped = (
        search(worlds, values, Budget(150, settles=settles), manner({}), "5")
        for settles in (False, True)
    )
    assert sum(tried.visits for tried in whole) == 150
    assert sum(tried.visits for tried in stopped) < 150
    best = []
    for tried in (whole, stopped):
        visits = [found.visits for found in tried]
        best.append(visits.index(max(visits)))
    assert best[0] == best[1]
