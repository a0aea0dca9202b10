"""What a seat cannot know stays hidden, and another truth looks the same to it."""

import json
from collections import Counter
from random import Random

import pytest

from alhambra import Game, Setup
from alhambra.engine.rules import SCORING
from alhambra.game.streams import numbers
from tests.support import PLAYERS, run_out, seats, seen, state_of, text, walk

SEED = 918273645546372819
SALT = "salt-and-pepper-4711"
HIDDEN_WORDS = ("rng", "seed", "salt", "order", "fifths", "purse", "state")


@pytest.mark.parametrize("players", PLAYERS)
def test_another_truth_looks_the_same(players: int) -> None:
    game = Game(Setup(players=players, seed=players))
    for index, moves in enumerate(walk(game, Random(players))):
        if index % 15:
            continue
        for number, seat in enumerate(seats(game)):
            other = game.determinize(seat, 100 * index + number)
            assert text(other.view(seat)) == text(game.view(seat))
            assert text(other.log(seat)) == text(game.log(seat))
            assert other.moves() == moves


@pytest.mark.parametrize("players", PLAYERS)
def test_another_truth_plays_to_its_end(players: int) -> None:
    game = Game(Setup(players=players, seed=players, options=("score_at_once",)))
    for index, _ in enumerate(walk(game, Random(players))):
        if index % 60 == 7:
            before = seen(game)
            other = game.determinize(index % players, index)
            run_out(other, Random(index))
            assert other.over
            assert seen(game) == before


def fifth_of(game: Game, place: int) -> int:
    """Which fifth of the deck, counted from the bottom, a place belongs to."""
    return sum(place >= start for start in state_of(game).fifths)


@pytest.mark.parametrize("players", PLAYERS)
def test_special_cards_stay_in_their_fifth_and_the_rest_is_the_same(players: int) -> None:
    game = Game(Setup(players=players, seed=players))
    for index, _ in enumerate(walk(game, Random(players))):
        if index % 10:
            continue
        other = game.determinize(0, index)
        mine, theirs = state_of(game), state_of(other)
        assert sorted(mine.deck) == sorted(theirs.deck)
        assert sorted(mine.tower) == sorted(theirs.tower)
        for deck in (mine.deck, theirs.deck):
            places = [fifth_of(game, at) for at, face in enumerate(deck) if face == SCORING]
            assert places == [
                fifth_of(game, at) for at, face in enumerate(mine.deck) if face == SCORING
            ]


def test_other_truths_are_equally_likely() -> None:
    game = Game(Setup(players=3, seed=5))
    truths = [state_of(game.determinize(0, number)) for number in range(800)]
    for drawn in (
        Counter(truth.tower[-1] for truth in truths),
        Counter(truth.deck[-1] for truth in truths),
        Counter(truth.deck.index(SCORING) for truth in truths),
    ):
        expected = len(truths) / len(drawn)
        assert len(drawn) > 10
        assert max(drawn.values()) < 4 * expected
    orders = {tuple(truth.tower) for truth in truths} | {tuple(truth.deck) for truth in truths}
    assert len(orders) == 2 * len(truths)
    assert tuple(state_of(game).tower) not in orders


def test_another_truth_has_its_own_generator() -> None:
    game = Game(Setup(players=3, seed=5))
    numbers = {int(state_of(game.determinize(0, number)).rng.next32()) for number in range(200)}
    assert len(numbers) == 200
    assert int(state_of(game.copy()).rng.next32()) not in numbers


def test_another_truth_knows_nothing_of_the_true_seed() -> None:
    game = Game(Setup(players=3, seed=SEED, salt=SALT))
    for _ in walk(game, Random(1), 30):
        pass
    other = game.determinize(1, 4)
    assert str(SEED) not in text(other.record())
    assert SALT not in text(other.record())


def keys_of(value: object) -> set[str]:
    """Every key of a JSON value, at any depth."""
    if isinstance(value, dict):
        return set(value).union(*(keys_of(inner) for inner in value.values()))
    if isinstance(value, list):
        return set().union(*(keys_of(inner) for inner in value))
    return set()


@pytest.mark.parametrize("players", PLAYERS)
def test_views_and_logs_hold_no_secrets(players: int) -> None:
    game = Game(Setup(players=players, seed=SEED, salt=SALT))
    for index, _ in enumerate(walk(game, Random(players))):
        if index % 15:
            continue
        rng = state_of(game).rng
        for seat in seats(game):
            view, log = game.view(seat), game.log(seat)
            shown = json.dumps([view, log])
            for secret in (SEED, SALT, numbers(rng)[1]):
                assert str(secret) not in shown
            assert not keys_of([view, log]) & set(HIDDEN_WORDS)
            check_hidden_piles(view, seat)


def check_hidden_piles(view: dict[str, object], seat: int | None) -> None:
    """Deck, tower and other hands are numbers."""
    assert isinstance(view["deck"], int)
    assert isinstance(view["tower"], int)
    for number, other in enumerate(view["seats"]):  # type: ignore[arg-type, var-annotated]
        assert isinstance(other["cards"], int)
        assert ("hand" in other) == (number == seat)
        if "hand" in other:
            assert len(other["hand"]) == other["cards"]


def test_a_view_can_be_changed_without_harm() -> None:
    game = Game(Setup(players=3, seed=5))
    before = seen(game)
    view = game.view(0)
    for pile in (view["display"], view["market"], view["discard"], view["gone"], view["options"]):
        pile.append("nonsense")
    view["seats"][0]["board"].append("nonsense")
    view["seats"][0]["hand"].clear()
    assert seen(game) == before
