"""What the games tell: pairs, ratings, early stopping, effects of modules."""

from math import log10

import numpy as np
import pytest

from alhambra.arena.effects import by_module, by_set, deals
from alhambra.arena.pairs import Pairs, meetings
from alhambra.arena.ratings import groups, ranked, rate, strengths
from alhambra.arena.stopping import enough
from alhambra.arena.task import ModuleSet, Task
from alhambra.measuring.simulation import Outcome, wilson
from tests.arena.helpers import by_strength, invented
from tests.examples import ONE

BOTS = ("random", "easy", "normal")


def games(task: Task, strengths: list[float]) -> list[Outcome]:
    return [by_strength(task, number, strengths) for number in range(task.games)]


def test_ties_are_half_and_a_bot_on_two_seats_counts_once() -> None:
    task = Task(("random", "easy"), games=12)
    number = next(n for n in range(12) if sorted(task.seating(n)) == [0, 0, 1])
    twice = [seat for seat, bot in enumerate(task.seating(number)) if bot == 0]
    scores = [50, 50, 50]
    scores[twice[0]] = 70
    assert meetings(invented(task, number, scores)) == {(0, 1): 0.75}


def test_shares_of_a_pair_add_up_to_one() -> None:
    task = Task(BOTS, games=90)
    pairs = Pairs(task, games(task, [0, 10, 30]))
    one, other = pairs.share(2, 0), pairs.share(0, 2)
    assert one is not None
    assert other is not None
    assert one.games == other.games == 90
    assert one.share + other.share == pytest.approx(1)
    assert one.error == pytest.approx(other.error)
    assert one.by_games() == wilson(one.share * 90, 90)
    assert one.safe()[0] == min(one.by_games()[0], one.by_deals()[0])


def test_deals_whose_games_all_end_alike_widen_the_interval() -> None:
    task = Task(("random", "easy"), players=2, games=100)
    alike = []
    for number in range(100):
        winner = task.deal(number) % 2
        alike.append(invented(task, number, [90 + (bot == winner) for bot in task.seating(number)]))
    share = Pairs(task, alike).share(0, 1)
    assert share is not None
    assert share.share == 0.5
    # 50 deals instead of 100 games: the interval is wider by the root of two.
    (low, high), (lower, higher) = share.by_games(), share.by_deals()
    assert (higher - lower) / (high - low) == pytest.approx(2**0.5, rel=0.05)


def test_a_single_deal_tells_nothing_sure() -> None:
    task = Task(("random", "easy"), players=2, games=2)
    share = Pairs(task, games(task, [0, 5])).share(0, 1)
    assert share is not None
    assert share.by_deals() == (0.0, 1.0)


def test_bots_that_never_met_have_no_share() -> None:
    task = Task(("random", "easy", "normal"), players=2, games=4)
    pairs = Pairs(task, games(task, [0, 0, 0]))
    absent = ({0, 1, 2} - set(task.seating(0))).pop()
    assert pairs.share(absent, task.seating(0)[0]) is None


def test_ratings_are_odds_on_the_scale_of_elo() -> None:
    ahead = np.array([[0.0, 1000.0], [100.0, 0.0]])
    gap = float(np.ptp(strengths(ahead)))
    assert gap == pytest.approx(400 * log10(1000.5 / 100.5))


def test_ratings_order_the_bots_and_their_intervals_hold_them() -> None:
    task = Task(BOTS, games=300)
    pairs = Pairs(task, games(task, [0, 40, 20]))
    rows = rate(pairs, seed=1, anchor=0)
    assert [row.bot for row in rows] == ranked(pairs) == [1, 2, 0]
    assert rows[-1].rating == 0
    for row in rows:
        assert row.interval is not None
        assert row.interval[0] < row.rating < row.interval[1]
    assert rows == rate(pairs, seed=1, anchor=0)
    assert rows != rate(pairs, seed=2, anchor=0)
    assert rate(pairs, seed=1, anchor=None) == rows  # the weakest is the anchor


def test_a_gap_nobody_crossed_is_open() -> None:
    task = Task(BOTS, games=90)
    joined = Pairs(task, games(task, [0, 5, 10]))
    assert [len(group) for group in groups(joined)] == [3]
    parted = Pairs(task, games(task, [-1000, 0, 10]))
    assert groups(parted) == [[2, 1], [0]]
    best, second, last = rate(parted, seed=1, anchor=0)
    assert last.interval is None
    assert best.interval is not None
    assert second.interval is not None
    # What is sure within a group does not suffer from the gap below it.
    assert best.interval[1] - best.interval[0] < 200 < second.rating - last.rating


def test_it_is_enough_when_intervals_are_narrow() -> None:
    strengths = [0.0, 20.0, 40.0]
    wide, narrow = (Task(BOTS, games=200, width=width) for width in (0.3, 0.05))
    assert "narrower than 30.0%" in str(enough(wide, games(wide, strengths)))
    assert enough(narrow, games(narrow, strengths)) is None
    assert enough(Task(BOTS, games=200), games(wide, strengths)) is None
    assert enough(wide, []) is None


def test_it_is_enough_when_all_neighbours_lie_on_one_side() -> None:
    task = Task(BOTS, games=200, threshold=0.65)
    assert "side of 65%" in str(enough(task, games(task, [0, 60, 120])))
    assert enough(task, games(task, [0, 11, 120])) is None  # about 65 % for one pair


def test_many_looks_ask_for_more() -> None:
    """The same games settle a short task and not a long one, which looks more often."""
    short, long = (Task(BOTS, games=games, threshold=0.65) for games in (50, 40000))
    assert (len(short.looks()), len(long.looks())) == (1, 741)
    found = games(Task(BOTS, games=200), [0, 22, 44])
    assert enough(short, found) is not None
    assert enough(long, found) is None


def test_a_module_that_helps_one_bot_is_found_and_others_are_noise() -> None:
    task = Task(BOTS, games=900, sets=(ModuleSet(), ModuleSet(draw=12)))
    outcomes = []
    for number in range(task.games):
        helps = ONE in task.setup(number).modules
        outcomes.append(by_strength(task, number, [0.0, 20.0, 60.0 if helps else 20.0]))
    rows = {row["name"]: row["effects"] for row in by_module(task, deals(task, outcomes))}
    clear = {(name, e["bot"]) for name, effects in rows.items() for e in effects if e["clear"]}
    assert {(ONE, "normal"), (ONE, "easy")} <= clear
    assert {name for name, _ in clear} == {ONE}
    low, high = rows[ONE][2]["effect_95"]
    assert 0 < low < rows[ONE][2]["effect"] < high


def test_a_set_is_compared_with_the_others() -> None:
    task = Task(BOTS, games=300, sets=(ModuleSet(), ModuleSet((ONE,))))
    outcomes = [
        by_strength(task, n, [0.0, 20.0, 80.0 if task.setup(n).modules else 20.0])
        for n in range(task.games)
    ]
    none, chosen = by_set(task, deals(task, outcomes))
    assert (none["name"], chosen["name"]) == ("none", ONE)
    assert chosen["effects"][2]["effect"] > 0.2
    assert chosen["effects"][2]["clear"]
    assert none["effects"][2]["effect"] == pytest.approx(-chosen["effects"][2]["effect"])
    assert by_set(Task(BOTS, games=300), deals(task, outcomes)) == []


def test_too_few_deals_tell_nothing_of_a_module() -> None:
    task = Task(BOTS, games=12, sets=(ModuleSet(draw=1),))
    rows = by_module(task, deals(task, games(task, [0, 0, 0])))
    assert 0 < len(rows) <= 4
    assert all(effect["effect"] is None for row in rows for effect in row["effects"])
