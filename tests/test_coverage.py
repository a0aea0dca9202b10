"""What counts as a module's own, and that all of it occurs in simulated games."""

from random import Random

import pytest

from alhambra.audit.known import notes
from alhambra.engine.module import WINDOW
from alhambra.measuring.coverage import (
    BASE_EVENTS,
    coverage,
    own_deeds,
    own_events,
    shared_events,
)
from alhambra.measuring.simulation import Task, play_game
from alhambra.modules import ALL
from tests.examples import asking_between, rule, silent

NEVER = "nobody ever makes the move"
GAMES = 400  # every deed occurs in so many games of random bots, half of them with companions
ASKS, SILENT = asking_between()[0], silent()[0]
COMPANIONS = 3  # some deeds need something that another module brings


def active(name: str, number: int) -> tuple[str, ...]:
    """The module alone in even games, in odd ones with others."""
    others = [other for other in ALL if other != name]
    drawn = Random(number).sample(others, min(COMPANIONS, len(others))) if number % 2 else []
    return (name, *drawn)


@pytest.mark.parametrize("name", ALL)
def test_random_bots_do_every_deed(name: str) -> None:
    rare = [entry["finding"] for entry in notes(ALL[name]).get("known", [])]
    missing = {
        deed for deed in own_deeds(name, 3) if f"nobody ever makes the move {deed}" not in rare
    }
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
    for name in ALL:
        events = {event.name for event in rule(name).declares.events}
        assert events <= BASE_EVENTS | shared_events() | {*own_events(name)}
    assert set(own_deeds(ASKS, 3)) > {deed.name for deed in rule(ASKS).deeds(WINDOW)}
    assert own_deeds(SILENT, 3) == own_events(SILENT) == ()
    own = {event for name in ALL for event in own_events(name)}
    assert not own & (BASE_EVENTS | shared_events())


def test_what_never_happened_is_listed() -> None:
    deed, *others = own_deeds(ASKS, 3)
    games = [
        ((ASKS,), {deed: 2, "take": 9}, {}),
        ((ASKS, SILENT), {deed: 1}, {"earthquake": 1, min(shared_events()): 2}),
    ]
    found = coverage(3, games)
    asks = found["modules"][ASKS]
    assert asks["games"] == 2
    assert asks["deeds"] == {deed: 3, **dict.fromkeys(others, 0)}
    assert asks["events"] == dict.fromkeys(own_events(ASKS), 0)
    assert asks["never"] == others
    assert found["modules"][SILENT]["games"] == 1
    assert found["other_events"] == {"earthquake": 1}
