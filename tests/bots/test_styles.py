"""Characters: each plays as it is said to, at hardly any cost, and brings every game to its end."""

from functools import cache
from random import Random

import pytest

from alhambra import Game, Setup
from alhambra.bots import NAMES, Worlds, check, make, offered
from alhambra.bots.levels import rungs, style_of
from alhambra.bots.styles import MOST, read, styles
from alhambra.measuring.habits import habits, watch
from alhambra.measuring.simulation import Task, drawn, play_game
from tests.bots.moments import asked
from tests.examples import hiding

GAMES = 48
MOST_ANSWERS = 3000
BLOCKS, BLOCK = 20, 25  # of games in the long sweep, for each character and level
ANYBODY = ("random", "novice", "easy", "normal", "normal+slip=6", "search:8", "exact", "normal@1")
TRAITS = {  # what a character shows, and how many times as much of it as others at its table
    "builder": ("walls", 1.03, 9.0),
    "spender": ("coins", 0.0, 0.95),
    "miser": ("coins", 1.15, 9.0),
    "gambler": ("one_currency", 1.08, 9.0),
}


@cache
def shown(style: str) -> dict[str, dict[str, float]]:
    """How a character plays beside two bots without one."""
    task = Task(GAMES, (f"normal+{style}", "normal", "normal"), seed=40)
    return habits(task, watch(task, 1))


@pytest.mark.parametrize("style", TRAITS)
def test_a_character_shows_its_trait(style: str) -> None:
    trait, least, most = TRAITS[style]
    found = shown(style)
    own, theirs = found[f"normal+{style}"][trait], found["normal"][trait]
    assert least * theirs <= own <= most * theirs


def test_beside_a_spoiler_others_pay_exactly_less_often() -> None:
    plain = Task(GAMES, ("normal", "normal", "normal"), seed=40)
    usual = habits(plain, watch(plain, 1))["normal"]
    assert shown("spoiler")["normal"]["exact"] < usual["exact"]


def test_every_character_shows_something() -> None:
    assert {*TRAITS, "spoiler"} == set(styles())


# --- Names


def test_every_judged_level_can_have_every_character() -> None:
    for level in ("normal", "hard", "master"):
        for style in styles():
            assert offered(f"{level}+{style}")
            assert style_of(f"{level}+{style}") == style
    assert not any(offered(f"{level}+builder") for level in ("random", "novice", "easy", "exact"))


@pytest.mark.parametrize(
    "name",
    ["search:400", "normal@1", "normal+coin=2", "exact", "clever", "normal+builder+miser", ""],
)
def test_people_are_not_offered_what_is_for_experiments(name: str) -> None:
    assert not offered(name)


def test_people_are_offered_every_level_and_every_step_of_the_one_that_adapts() -> None:
    assert all(map(offered, (*NAMES, *rungs())))
    assert offered(f"{rungs()[2]}+miser")


def test_two_characters_are_refused() -> None:
    with pytest.raises(ValueError, match="more than one character: builder, miser"):
        check("hard+builder+miser")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('face = "av-13"\nlikes = { wisdom = 1 }', "likes wisdom, which is no fact"),
        (f'face = "av-13"\nlikes = {{ coins = {MOST + 1} }}', f"not by up to {MOST}"),
        ('face = "av-13"\nlikes = { coins = 0.5 }', f"not by up to {MOST}"),
        ('face = "av-13"\nspite = 300', "has a spite of 300, not of 0 to 256"),
    ],
)
def test_a_character_out_of_bounds_is_refused(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        read(f"[odd]\n{text}\n")


# --- Honest, and never endless


@pytest.mark.parametrize("style", styles())
def test_a_character_knows_no_more_than_its_seat(style: str) -> None:
    game = Game(Setup(players=3, seed=19, modules=hiding()[:1]))
    players = [make(f"normal+{style}", seat) for seat in range(3)]
    for number in range(24):
        seat = asked(game)
        view, moves = game.view(seat), list(game.moves())
        worlds = Worlds.of(game, seat, number)
        if number % 6 == 0:
            other = game.determinize(seat, number)
            both = [
                make(f"normal+{style}", 3).rank(view, moves, Worlds.of(truth, seat, 5))
                for truth in (game, other)
            ]
            assert both[0] == both[1]
        game.play(players[seat].choose(view, moves, worlds))


@pytest.mark.parametrize(("players", "modules"), [(2, 3), (3, 3), (2, 0), (3, 0)])
@pytest.mark.parametrize("style", styles())
def test_with_every_seat_in_one_style_a_game_ends(style: str, players: int, modules: int) -> None:
    task = Task(1, (f"normal+{style}",) * players, drawn(players, modules), seed=players)
    assert play_game(task, 0).decisions <= MOST_ANSWERS


@pytest.mark.long
@pytest.mark.parametrize("block", range(BLOCKS))
@pytest.mark.parametrize("level", ["normal", "search:8"])
@pytest.mark.parametrize("style", styles())
def test_no_game_is_endless(style: str, level: str, block: int) -> None:
    """Any number of players and of modules, all in one style, or each in another."""
    for number in range(BLOCK * block, BLOCK * (block + 1)):
        players = 2 + number % 5
        each = [f"{level}+{other}" for other in styles()]
        seats = (each * 2)[:players] if number % 4 == 3 else [f"{level}+{style}"] * players
        task = Task(1, tuple(seats), drawn(number, number % 7), seed=number)
        assert play_game(task, 0).decisions <= MOST_ANSWERS


@pytest.mark.long
@pytest.mark.parametrize("block", range(BLOCKS))
def test_no_game_between_levels_is_endless(block: int) -> None:
    """Whoever sits at a table, with any number of players and of modules."""
    for number in range(BLOCK * block, BLOCK * (block + 1)):
        seats = Random(number).choices(ANYBODY, k=2 + number % 5)
        task = Task(1, tuple(seats), drawn(number, number % 7), seed=number)
        assert play_game(task, 0).decisions <= MOST_ANSWERS
