"""The schedule of an arena: who plays whom, from which seat, with which cards."""

from collections import Counter
from itertools import combinations

import pytest

from alhambra.arena.task import MIRRORED, ModuleSet, Task, tables
from alhambra.modules import ALL
from tests.examples import ONE

BOTS = ("random", "easy", "normal")


def test_a_deal_brings_every_bot_to_every_seat_with_the_same_cards() -> None:
    task = Task(BOTS, games=60, sets=(ModuleSet(draw=4),))
    for first in range(0, 60, 3):
        deal = range(first, first + 3)
        assert len({task.setup(number) for number in deal}) == 1
        for seat in range(3):
            assert {task.seating(number)[seat] for number in deal} == {0, 1, 2}
    assert len({task.setup(number).seed for number in range(60)}) == 20


def test_the_second_deal_of_a_table_mirrors_its_order() -> None:
    task = Task(BOTS, games=24)
    followers: Counter[tuple[int, int]] = Counter()
    for number in range(24):
        seats = task.seating(number)
        followers.update(zip(seats, [*seats[1:], seats[0]], strict=True))
    assert set(followers.values()) == {12}


def test_sets_of_modules_take_turns() -> None:
    sets = (ModuleSet(), ModuleSet((ONE,)), ModuleSet(draw=2), ModuleSet(tuple(ALL)))
    task = Task(BOTS, sets=sets, games=24)
    assert [len(task.setup(number).modules) for number in range(0, 12, 3)] == [0, 1, 2, len(ALL)]
    assert [chosen.label for chosen in sets] == ["none", ONE, "random:2", "all"]
    tables_of = [sorted(task.seating(number)) for number in range(0, 12, 3)]
    assert len({tuple(table) for table in tables_of}) == 1


def test_a_longer_task_begins_with_the_same_games() -> None:
    short, long = (Task(BOTS, players=2, games=games, seed=5) for games in (20, 400))
    for number in range(20):
        assert short.seating(number) == long.seating(number)
        assert short.setup(number) == long.setup(number)


@pytest.mark.parametrize("bots", range(2, 9))
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_tables_are_mixed_and_balanced(bots: int, players: int) -> None:
    made = tables(bots, players, 120, seed=3)
    seats = Counter(bot for table in made for bot in table)
    assert max(seats.values()) - min(seats.values()) <= players
    for table in made:
        copies = Counter(table)
        assert max(copies.values()) <= -(-players // bots)
        assert len(copies) == min(bots, players)
    if bots > players:
        met = Counter(pair for table in made for pair in combinations(sorted(table), 2))
        mean = sum(met.values()) / (bots * (bots - 1) / 2)
        assert len(met) == bots * (bots - 1) / 2
        assert max(abs(count - mean) for count in met.values()) <= 0.1 * mean + 2


def test_looks_come_after_whole_rounds_of_sets_and_mirrors() -> None:
    sets = (ModuleSet(), ModuleSet(draw=3))
    task = Task(BOTS, sets=sets, games=400)
    *looks, last = task.looks()
    assert last == 400
    assert looks
    assert all(look % (3 * len(sets) * MIRRORED) == 0 for look in looks)
    assert Task(BOTS, games=7).looks() == [7]


@pytest.mark.parametrize(
    ("other", "text"),
    [
        ({"bots": ("clever", "easy")}, "no such bot: clever"),
        ({"bots": ("easy",)}, "two bots or more"),
        ({"bots": ()}, "two bots or more"),
        ({"bots": ("easy", "easy")}, "named once"),
        ({"players": 7}, "2 to 6 players"),
        ({"games": 0}, "at least one game"),
        ({"sets": ()}, "set of modules"),
        ({"sets": (ModuleSet(), ModuleSet())}, "set of modules"),
        ({"sets": (ModuleSet(), ModuleSet(("atlantis",)))}, "no such module: atlantis"),
        ({"sets": (ModuleSet(draw=99),)}, "modules can be drawn, not 99"),
        ({"options": ("atlantis",)}, "no such option"),
        ({"width": 1.0}, "width to stop at"),
        ({"threshold": 0.2}, "share to settle"),
    ],
)
def test_what_cannot_be_played_is_refused(other: dict[str, object], text: str) -> None:
    arguments: dict[str, object] = {"bots": BOTS, **other}
    with pytest.raises(ValueError, match=text):
        Task(**arguments)  # type: ignore[arg-type]
