"""The notation of positions: it writes down any moment, and says clearly what is wrong."""

import random
from pathlib import Path

import pytest

from alhambra import Game, Setup, position
from alhambra.position import PositionError
from tests.examples import ONE
from tests.support import state_of

SEATS = """
[[seat]]
colour = "white"
[[seat]]
colour = "red"
[[seat]]
colour = "blue"
"""


@pytest.mark.parametrize("players", range(2, 7))
def test_every_moment_of_a_game_round_trips(players: int) -> None:
    chance = random.Random(players)
    game = Game(Setup(players=players, seed=players))
    while not game.over:
        game.play(chance.choice(game.moves()))
        if chance.random() < 0.05 or game.over:
            text = position.dump(game)
            again = position.loads(text)
            assert position.dump(again) == text
            assert again.moves() == game.moves()
            assert again.view(1) == game.view(1)
            assert again.score_sheets == []


def test_a_loaded_game_goes_on_like_the_original() -> None:
    chance = random.Random(5)
    game = Game(Setup(players=3, seed=5))
    for _ in range(60):
        game.play(chance.choice(game.moves()))
    again = position.loads(position.dump(game))
    while not game.over:
        move = chance.choice(game.moves())
        assert game.play(move) == again.play(move)
    assert again.over
    assert again.scores == game.scores


def test_the_shortest_position_can_be_played_to_its_end() -> None:
    game = position.loads(SEATS)
    chance = random.Random(1)
    while not game.over:
        game.play(chance.choice(game.moves()))
    assert len(game.score_sheets) == 3


def test_unknown_piles_hold_exactly_what_is_not_seen() -> None:
    held = '"white"\nhand = ["denar 1", "denar 1"]\nreserve = ["tower 13 E"]'
    seats = SEATS.replace('"white"', held)
    game = position.loads('rounds = 1\ndeck = "unknown"\ntower = "unknown"\n' + seats)
    state = game.state
    assert len(state.deck) == 108 - 2 + 1
    assert len(state.tower) == 53
    other = position.loads("seed = 1\nrounds = 1\n" + seats).state
    assert sorted(other.tower) == sorted(state.tower)
    assert other.tower != state.tower


def test_unknown_hands_are_dealt_from_what_is_left() -> None:
    game = position.loads(SEATS.replace('"red"', '"red"\nhand = 7'))
    assert [seat["cards"] for seat in game.view()["seats"]] == [0, 7, 0]
    assert len(game.state.deck) == 108 - 7 + 2


def test_walls_may_be_written_in_any_order() -> None:
    game = position.loads(SEATS.replace('"red"', '"red"\nboard = ["arcades  5 WN @ -1, 0"]'))
    assert game.view()["seats"][1]["board"] == [{"tile": "arcades 5 NW", "at": [-1, 0]}]


FAULTS = {
    "not TOML": "seat =",
    "unknown key players": "players = 3\n" + SEATS,
    "format 1": "format = 2\n" + SEATS,
    "must be a whole number": 'format = "1"\n' + SEATS,
    "2 to 6 players": '[[seat]]\ncolour = "red"',
    "seats are written as": "seat = 5",
    "seat 1 must be a table": "seat = [5]",
    "colour must be a text": "[[seat]]\n[[seat]]",
    "no such colour: pink": SEATS.replace("white", "pink"),
    "different colours": SEATS.replace("white", "red"),
    "no such module": 'modules = ["chess"]\n' + SEATS,
    "no such option": 'options = ["fast"]\n' + SEATS,
    "nobody plays green": 'turn = "green"\n' + SEATS,
    "rounds must be 0 to 3": "rounds = 4\n" + SEATS,
    "true or false": "acted = 1\n" + SEATS,
    "market must have 4": 'market = ["tower 13 E"]\n' + SEATS,
    "no tile tower 99 E": 'market = ["tower 99 E", "-", "-", "-"]\n' + SEATS,
    "no tile fountain 0": 'market = ["fountain 0", "-", "-", "-"]\n' + SEATS,
    "is in two places": 'market = ["tower 13 E", "tower 13 E", "-", "-"]\n' + SEATS,
    "no card gold 3": 'display = ["gold 3"]\n' + SEATS,
    "not so many cards denar 3": f"display = {['denar 3'] * 4}\n" + SEATS,
    "display must be a list": 'display = "denar 3"\n' + SEATS,
    "scoring card lies in the deck": 'display = ["scoring"]\n' + SEATS,
    "hold 2 scoring cards": "deck = []\n" + SEATS,
    "must add up": 'rounds = 2\ndeck = ["denar 1"]\nstacks = [2]\n' + SEATS,
    "fewer than 0": 'rounds = 2\ndeck = ["denar 1"]\nstacks = [2, -1]\n' + SEATS,
    "generator must be": "generator = [0, 0, 0, 0]\n" + SEATS,
    "list of whole numbers": "generator = [true]\n" + SEATS,
    "written like tower": SEATS + 'board = ["tower 13 E"]',
    "like tower 11 N": SEATS + 'board = ["tower 13 E @ a,b"]',
    "@ 1,0": SEATS + 'board = ["tower 13 E @ 99,0"]',
    "lies there already": SEATS + 'board = ["tower 12 - @ 0,0"]',
    "build rule: sides_differ": SEATS + 'board = ["tower 13 E @ -1,0"]',
    "build rule: not_on_foot": SEATS + 'board = ["tower 13 E @ 5,5"]',
    "build rule: hole": SEATS
    + 'board = ["garden 11 - @ 1,0", "garden 10 - @ 2,0", "tower 11 - @ 0,1", "tower 12 - @ 0,2",'
    '"chambers 11 - @ 1,2", "chambers 10 - @ 2,2", "arcades 10 - @ 2,1"]',
    "score must be at least 0": SEATS + "score = -1",
    "unknown key money": SEATS + "money = 1",
    "scoring is no money card": SEATS + 'hand = ["scoring"]',
    "not so many cards left": SEATS + "hand = 120",
    "Dirk plays only": SEATS + "[dirk]\nscore = 5",
    "question must be one of": 'question = "bid"\n' + SEATS,
    "no tile waits": 'question = "place"\n' + SEATS,
    "none is left": "actions = 0\n" + SEATS,
    "there is no step dance": 'frames = ["dance? red 0 0"]\n' + SEATS,
    "no step act": 'frames = ["act red 0 0"]\n' + SEATS,
    "step, colour, counter": 'frames = ["act? red"]\n' + SEATS,
    "whole numbers": 'frames = ["act? red x 0"]\n' + SEATS,
    "last one must be": 'frames = ["turn red 0 0"]\n' + SEATS,
    "only the last one": 'frames = ["act? red 0 0", "act? red 0 0"]\n' + SEATS,
    f"unknown key {ONE}": f"[module.{ONE}]\n" + SEATS,
}


@pytest.mark.parametrize("word", FAULTS)
def test_what_is_wrong_is_said(word: str) -> None:
    with pytest.raises(PositionError, match=word):
        position.loads(FAULTS[word])


def test_files(tmp_path: Path) -> None:
    path = tmp_path / "position.toml"
    path.write_text(SEATS, "utf-8")
    assert position.load(path).setup.colours == ("white", "red", "blue")
    with pytest.raises(PositionError, match="cannot read"):
        position.load(tmp_path / "missing.toml")
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(PositionError, match="cannot read"):
        position.load(path)


def test_a_game_that_ended_before_its_second_scoring_card_is_written_and_read() -> None:
    game = Game(Setup(players=3, seed=2))
    state = state_of(game)
    state.gone, state.tower = sorted(state.tower), []
    while not game.over:
        game.play(game.moves()[-1])
    text = position.dump(game)
    assert '"scoring"' in text
    assert position.dump(position.loads(text)) == text
