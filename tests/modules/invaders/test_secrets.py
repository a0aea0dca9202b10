"""The Invaders: secrets, notation, whole games."""

import json
from random import Random

import pytest

from alhambra import Game, Setup, position
from alhambra.audit import audited_game
from alhambra.modules.invaders.advice import advise
from tests.modules.invaders.test_rules import HEAD, NORTH, OPEN, PAVILIONS, attacks, buy
from tests.rules.support import game_with
from tests.rules.tracing import traces
from tests.rules.whole_games import check_views
from tests.support import seats, state_of, text, walk

# --- Secrets and notation


@traces("pieces")
def test_a_new_game_shows_two_scouts() -> None:
    game = Game(Setup(players=4, seed=3, modules=("invaders",)))
    shown = game.view(0)["invaders"]
    assert len(shown["scouts"]) == 2
    assert shown["past"] == []
    assert shown["next"] is None


@traces("secret")
def test_what_was_seen_stays_and_the_rest_is_made_up() -> None:
    game = game_with(HEAD, 'hand = ["denar 7"]', "", "", tail=PAVILIONS)
    game.play(buy(1, "denar 7"))
    own, other = set(), set()
    for number in range(60):
        own.add(text(game.determinize(0, number).view(0)["invaders"]))
        other.add(text(game.determinize(1, number).view(0)["invaders"]["next"]))
    assert len(own) == 1
    assert len(other) == 4


@pytest.mark.parametrize("players", range(2, 7))
def test_views_and_logs_leak_nothing(players: int) -> None:
    game = Game(Setup(players=players, seed=players, modules=("invaders",)))
    check_views(game, walk(game, Random(players)), 29)


@traces("fourth")
@pytest.mark.parametrize("players", range(2, 7))
def test_random_games_have_three_attacks_and_end(players: int) -> None:
    game = audited_game(players, ("invaders",), 40 + players, 0.01)
    past = game.view()["invaders"]["past"]
    assert len(set(past)) == len(past) == game.view()["rounds"] == len(attacks(game))


def test_positions_round_trip() -> None:
    game = Game(Setup(players=3, seed=5, modules=("invaders",), options=("open_attack_card",)))
    for index, _ in enumerate(walk(game, Random(5))):
        if index % 40 == 0:
            written = position.dump(game)
            assert position.dump(position.loads(written)) == written
    game = game_with(HEAD, 'hand = ["denar 7"]', "", "", tail=PAVILIONS)
    game.play(buy(1, "denar 7"))
    again = position.loads(position.dump(game))
    assert [again.view(seat) for seat in seats(game)] == [game.view(seat) for seat in seats(game)]


def test_a_position_may_leave_the_cards_to_chance() -> None:
    game = game_with(HEAD + "rounds = 1\n", "", "", "")
    shown = game.view()["invaders"]
    assert len(shown["past"]) == 1
    assert len(shown["scouts"]) == 2
    only_past = game_with(
        HEAD + "rounds = 1\n", "", "", "", tail='[module.invaders]\npast = ["west"]'
    )
    assert only_past.view()["invaders"]["past"] == ["west"]


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ("attacks = 3", "attacks must be a list of attacks"),
        ('attacks = ["up"]', "attacks: there is no attack up"),
        ('attacks = ["north", "north"]', "north is in two places"),
        ('attacks = ["north", "east"]', "it must name every attack that lies nowhere else"),
        ('past = ["north"]', "past must hold one attack for each scoring"),
        ('scouts = ["tower", "garden", "arcades"]', "scouts: at most 2 scouts"),
        ('scouts = ["tower"]\nhidden_scouts = ["tower"]', "tower is in two places"),
        ("looked = [true]", "looked must be given for each seat"),
    ],
)
def test_a_wrong_position_is_refused(lines: str, message: str) -> None:
    with pytest.raises(position.PositionError, match=message):
        game_with(HEAD, "", "", "", tail=f"[module.invaders]\n{lines}")


def test_there_are_no_scouts_where_the_attack_card_is_open() -> None:
    with pytest.raises(position.PositionError, match="no scouts where the attack card is open"):
        game_with(OPEN + HEAD, "", "", "", tail=PAVILIONS)


def test_it_adds_no_moves_so_there_is_no_advice() -> None:
    game = game_with(HEAD, "", "", "", tail=NORTH)
    assert [advise(game.view(0), move) for move in game.moves()] == [None] * len(game.moves())


@traces("pieces")
def test_four_attacks_and_six_scouts() -> None:
    game = Game(Setup(players=3, seed=2, modules=("invaders",)))
    state = state_of(game)
    table: dict[str, list[str]] = json.loads(json.dumps(state.rules.modules[0].write(state)))
    assert sorted(table["attacks"]) == ["east", "north", "south", "west"]
    assert sorted(table["scouts"] + table["hidden_scouts"]) == sorted(
        ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"]
    )
    assert len(table["scouts"]) == 2
