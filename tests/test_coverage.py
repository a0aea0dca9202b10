"""What counts as a module's own, and that all of it occurs in simulated games."""

from random import Random

import pytest

from alhambra.measuring.coverage import BASE_EVENTS, coverage, own_deeds, own_events
from alhambra.measuring.simulation import Task, play_game
from alhambra.modules import ALL

GAMES = 400  # every deed occurs in so many games of random bots, half of them with companions
COMPANIONS = 3  # some deeds need something that another module brings
# Deeds that a module shares with others and that none of its own questions ever offers: for chests
# nobody is rewarded who pays too much, so one never says that it is enough.
# Nothing is kept only if a scoring card was the last card of the deck; random bots need thousands
# of games for that, so the rule's own test shows it.
NEVER_SEEN = {"treasure_chamber": {"pay_done"}, "buildings_of_power": {"keep_nothing"}}


def active(name: str, number: int) -> tuple[str, ...]:
    """The module alone in even games, in odd ones with others."""
    others = [other for other in ALL if other != name]
    drawn = Random(number).sample(others, min(COMPANIONS, len(others))) if number % 2 else []
    return (name, *drawn)


@pytest.mark.parametrize("name", ALL)
def test_random_bots_do_every_deed(name: str) -> None:
    missing = set(own_deeds(name, 3)) - NEVER_SEEN.get(name, set())
    for number in range(GAMES):
        if not missing:
            return
        task = Task(1, ("random",) * 3, active(name, number), seed=number)
        missing -= set(play_game(task, 0).deeds)
    assert not missing


@pytest.mark.parametrize("players", [2, 3])
def test_the_base_game_tells_only_its_own_events(players: int) -> None:
    for number in range(3):
        outcome = play_game(Task(1, ("random",) * players, seed=number), 0)
        assert outcome.events == {}


def test_what_belongs_to_a_module() -> None:
    assert own_deeds("viziers_favour", 3) == ("wake_vizier", "favour", "done_window")
    assert own_deeds("diamonds", 3) == ()
    assert own_events("viziers_favour") == ("woke_vizier",)
    assert not BASE_EVENTS & {event for name in ALL for event in own_events(name)}


def test_what_never_happened_is_listed() -> None:
    games = [
        (("viziers_favour",), {"favour": 2, "take": 9}, {}),
        (("viziers_favour", "diamonds"), {"favour": 1}, {"earthquake": 1}),
    ]
    found = coverage(3, games)
    vizier = found["modules"]["viziers_favour"]
    assert vizier["games"] == 2
    assert vizier["deeds"] == {"wake_vizier": 0, "favour": 3, "done_window": 0}
    assert vizier["events"] == {"woke_vizier": 0}
    assert vizier["never"] == ["wake_vizier", "done_window"]
    assert found["modules"]["diamonds"]["games"] == 1
    assert found["other_events"] == {"earthquake": 1}
