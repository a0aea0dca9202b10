"""Moves that break a rule, or are no moves at all, raise IllegalMove and change nothing."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from alhambra import Game, IllegalMove, Move, Setup
from tests.support import PLAYERS, seen, state_of, walk

KINDS = ("take", "buy", "add", "remove", "exchange", "pass", "place", "store", "give", "rob")
GARBAGE: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1.5,
    float("nan"),
    10**30,
    "",
    "tower",
    "\ud800",
    [],
    [[]],
    {},
    {"x": 1},
    ["denar 1", 2],
    [1, 2, 3],
    [10**30, 0],
    [0.0, 1.0],
    [True, False],
    b"bytes",
)


def mutated(move: Move, game: Game, rng: Random) -> Iterator[Move]:
    """The move with parts changed, lost or made up."""
    rules = state_of(game).rules
    for key in move.parts:
        yield Move(move.kind, **{k: v for k, v in move.parts.items() if k != key})
        yield Move(move.kind, **{**move.parts, key: rng.choice(GARBAGE)})
    cards = rng.sample(sorted(rules.face_by_name), rng.randint(1, 4))
    yield Move(move.kind, **{**move.parts, "cards": cards})
    yield Move(move.kind, **{**move.parts, "pay": cards})
    yield Move(move.kind, **{**move.parts, "tile": rng.choice(sorted(rules.tile_by_name))})
    yield Move(move.kind, **{**move.parts, "at": [rng.randint(-4, 4), rng.randint(-40, 40)]})
    yield Move(move.kind, **{**move.parts, "space": rng.randint(-1, 6)})
    yield Move(rng.choice(KINDS), **move.parts)


def refused(game: Game, move: Move) -> bool:
    """Tries a move on a copy; checks that why_not and play say the same."""
    reason = game.why_not(move)
    if reason is None:
        return False
    before, log = seen(game), len(game.history)
    with pytest.raises(IllegalMove) as caught:
        game.play(move)
    assert caught.value.reason == reason
    assert caught.value.text
    assert not caught.value.text.startswith("reason-")
    assert (seen(game), len(game.history)) == (before, log)
    return True


@pytest.mark.parametrize("players", PLAYERS)
def test_a_refused_move_changes_nothing(players: int) -> None:
    game = Game(Setup(players=players, seed=players))
    rng = Random(players)
    tried = 0
    for index, moves in enumerate(walk(game, Random(10 + players))):
        if index % 40 == 0:
            for move in mutated(rng.choice(moves), game, rng):
                tried += refused(game, move)
    assert tried > 15


@pytest.mark.parametrize("players", [2, 4])
def test_what_why_not_allows_can_be_played(players: int) -> None:
    """A changed move that is legal is really one that the rules allow: it plays."""
    game = Game(Setup(players=players, seed=players))
    rng = Random(players)
    for index, moves in enumerate(walk(game, Random(20 + players))):
        if index % 40 == 0:
            for move in mutated(rng.choice(moves), game, rng):
                if game.why_not(move) is None:
                    before = seen(game)
                    copy = game.copy()
                    copy.play(move)
                    assert len(copy.history) == len(game.history) + 1
                    assert seen(game) == before


@pytest.mark.parametrize("data", [*GARBAGE, {"move": 1}, {"move": None}, {"move": "take", 1: 2}])
def test_garbage_is_no_move(data: object) -> None:
    with pytest.raises(IllegalMove) as caught:
        Move.from_json(data)
    assert caught.value.reason == "bad_part"


@pytest.mark.parametrize("garbage", GARBAGE, ids=repr)
def test_garbage_in_any_part_is_refused(garbage: object) -> None:
    game = Game(Setup(players=3, seed=1))
    before = seen(game)
    for kind, part, others in (
        ("take", "cards", {}),
        ("buy", "space", {"pay": ["denar 1"]}),
        ("buy", "pay", {"space": 1}),
        ("add", "tile", {"at": [1, 0]}),
        ("add", "at", {"tile": "tower 11 N"}),
        ("remove", "at", {}),
        ("exchange", "at", {"tile": "tower 11 N"}),
    ):
        move = Move(kind, **{**others, part: garbage})
        assert game.why_not(move) is not None
        with pytest.raises(IllegalMove):
            game.play(move)
    assert seen(game) == before


def test_a_number_is_not_a_truth_value() -> None:
    """Spaces are numbered; `true` is none of the numbers."""
    game = Game(Setup(players=3, seed=1))
    for moves in walk(game, Random(1)):
        buys = [move for move in moves if move.kind == "buy" and move.parts["space"] == 1]
        if buys:
            assert game.why_not(buys[0]) is None
            assert game.why_not(Move("buy", **{**buys[0].parts, "space": True})) is not None
            return


def test_the_first_action_must_be_taken() -> None:
    game = Game(Setup(players=3, seed=1))
    assert game.why_not(Move("pass")) == "must_act"


def test_nothing_is_legal_when_the_game_is_over() -> None:
    game = Game(Setup(players=2, seed=1))
    last = [move for moves in walk(game, Random(1)) for move in moves[:1]][-1]
    assert game.over
    assert game.why_not(last) == "game_over"
    assert refused(game, last)


@pytest.mark.parametrize("players", PLAYERS)
def test_superfluous_cards_are_accepted_though_not_listed(players: int) -> None:
    game = Game(Setup(players=players, seed=30 + players))
    accepted = 0
    for moves in walk(game, Random(30 + players)):
        for move in moves:
            if move.kind == "buy" and (larger := with_one_more(game, move)):
                assert larger not in moves
                assert game.why_not(larger) is None
                copy = game.copy()
                event = copy.play(larger)[0]
                assert event["exact"] is False
                assert sorted(event["paid"]) == sorted(larger.parts["pay"])
                accepted += 1
                break
    assert accepted


def with_one_more(game: Game, buy: Move) -> Move | None:
    """The same purchase with one more card of the currency, if the hand holds one."""
    question = game.question
    assert question is not None
    left = list(game.view(question.seat)["seats"][question.seat]["hand"])
    pay = list(buy.parts["pay"])
    for card in pay:
        left.remove(card)
    spare = [card for card in left if card.split()[0] == pay[0].split()[0]]
    return Move("buy", space=buy.parts["space"], pay=[*pay, spare[0]]) if spare else None
