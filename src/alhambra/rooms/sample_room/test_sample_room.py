"""Tests of the module: run `pytest` in this folder."""

import os
from pathlib import Path
from random import Random

from alhambra import Game, Setup, position
from alhambra.position.record import replay, to_record

NAME = "sample_room"
os.environ["ALHAMBRA_ROOMS"] = str(Path(__file__).parent)  # where modules are looked for


def game(seed: int = 7) -> Game:
    return Game(Setup(players=3, modules=(NAME,), seed=seed))


def play(one: Game, seed: int, moves: int = 10_000) -> Game:
    """Any moves, until the game is over or so many are made."""
    chance = Random(seed)
    while not one.over and len(one.history) < moves:
        one.play(chance.choice(one.moves()))
    return one


def test_everybody_sees_only_the_own_card() -> None:
    for seat in range(3):
        hands = game().view(seat)[NAME]["hands"]
        assert [len(hand) if isinstance(hand, list) else hand for hand in hands] == [1, 1, 1]
        assert [isinstance(hand, list) for hand in hands] == [n == seat for n in range(3)]


def test_an_opened_card_takes_money_of_its_currency() -> None:
    for seed in range(20):
        one = game(seed)
        for move in one.moves():
            if move.kind == f"open_{NAME}":
                seat = one.question.seat if one.question else 0
                [secret] = one.view(seat)[NAME]["hands"][seat]
                assert secret.split()[-1] == str(move.parts["card"]).split()[0]
                one.play(move)
                assert one.view(seat)[NAME]["hands"][seat] == []
                return
    raise AssertionError("nobody could open a card")


def test_closed_cards_score_at_the_end() -> None:
    one = play(game(), 1)
    items = [(item, points) for entry in one.count_round(3).values() for item, points, _ in entry]
    closed = sum(hand == 1 for hand in one.view(None)[NAME]["hands"])
    assert items.count((NAME, 3)) == closed


def test_games_can_be_kept_and_read_again() -> None:
    one = play(game(), 2, moves=30)
    assert position.dump(position.loads(position.dump(one))) == position.dump(one)
    assert replay(to_record(one)).view(0) == one.view(0)
