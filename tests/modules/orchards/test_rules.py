"""Orchards: fruits on the market, planting, and points at the end."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from alhambra import Game, Move, Setup, position
from alhambra.audit import audited_game
from alhambra.modules.orchards.advice import advise, extra
from tests.modules.orchards.orchard import (
    BOARD,
    DISPLAY,
    LYING,
    beside,
    full,
    grove,
    lying,
    orchard,
    supply,
)
from tests.rules.support import game_with, points
from tests.rules.tracing import traces
from tests.rules.whole_games import check_views
from tests.support import state_of, walk

RICH = 'hand = ["denar 7", "denar 8", "dirham 9", "dirham 1", "ducat 9", "ducat 4", "florin 3"]'
PAVILION = Move("buy", space=1, pay=["denar 7"])
GARDEN = Move("buy", space=2, pay=["dirham 1", "dirham 9"])


# --- Set-up and the market


@traces("one-board-each", "eight-of-seven-sorts", "base-tiles-get-a-fruit")
@pytest.mark.parametrize("players", range(2, 7))
def test_everybody_has_a_board_and_the_first_four_tiles_have_fruits(players: int) -> None:
    game = Game(Setup(players=players, modules=("orchards",), seed=players))
    boards = [event["board"] for event in game.log() if event["event"] == "fruit_board"]
    assert len(set(boards)) == players
    assert set(boards) <= set(range(1, 8))
    assert set(lying(game)) == set(game.view()["market"])
    assert supply(game) == 52
    written = position.dump(game).split("[module.orchards]")[1]
    for fruit in ("apple", "fig", "grape", "lemon", "orange", "pear", "pomegranate"):
        assert written.count(f'"{fruit}"') == 8


@traces("one-board-each")
def test_each_board_asks_three_times_for_each_sort() -> None:
    game = Game(Setup(players=6, modules=("orchards",), seed=1))
    seen: list[str] = []
    for missing in game.view()["orchards"]["missing"]:
        groups = Counter(group for group, _ in missing)
        assert groups == {1: 1, 2: 2, 4: 3, 7: 4, 11: 5, 16: 6}
        wanted = [fruit for _, fruit in missing]
        assert all(wanted.count(fruit) == 3 for fruit in wanted)
        seen.append(json.dumps(missing))
    assert len(set(seen)) == 6


@traces("base-tiles-get-a-fruit", "buyer-gets-the-fruit")
def test_a_refilled_space_gets_a_new_fruit() -> None:
    game = orchard(RICH, "", "", head='tower = ["seraglio 9 -", "tower 11 N"]')
    game.play(Move("buy", space=2, pay=["dirham 9", "dirham 1"]))
    before = supply(game)
    game.play(Move("plant", group=16))
    game.play(Move("take", cards=["florin 6"]))
    game.play(Move("store", tile="garden 10 N"))
    assert game.view()["market"][1] == "seraglio 9 -"
    assert "seraglio 9 -" in lying(game)
    assert "garden 10 N" not in lying(game)
    assert supply(game) == before - 1


@traces("only-base-tiles")
def test_other_tiles_get_none() -> None:
    """A magical tower and a camp come onto the market."""
    head = 'tower = ["tower 14 NES", "camp 4 E", "tower 11 N"]'
    game = orchard(RICH, "", "", modules=("camps", "magical_buildings"), head=head)
    tower = [state_of(game).rules.tiles[tile].name for tile in state_of(game).tower[:-3:-1]]
    game.play(PAVILION)
    game.play(Move("plant", group=1))
    game.play(GARDEN)
    game.play(Move("plant", group=4))
    game.play(Move("take", cards=["florin 6"]))
    game.play(Move("store", tile="pavilion 7 E"))
    game.play(Move("store", tile="garden 10 N"))
    assert game.view()["market"][:2] == tower
    assert set(lying(game)) == {"tower 13 E", "tower 12 -"}


@traces("empty-supply")
def test_without_fruits_tiles_come_bare() -> None:
    spread = full(1, 2, 4, 7, 11, 16)
    others = dict.fromkeys(("apple", "fig", "grape", "lemon"), 5 - 1)
    others |= dict.fromkeys(("orange", "pear", "pomegranate"), 5)
    rest = [fruit for fruit, count in others.items() for _ in range(count)]
    game = orchard(RICH, "", "", mine=spread, beside=[[], rest, []], supply=[])
    assert supply(game) == 0
    game.play(Move("buy", space=1, pay=["denar 8"]))
    game.play(Move("store", tile="pavilion 7 E"))
    assert beside(game) == 1
    assert game.view()["market"][0] is not None
    assert game.view()["market"][0] not in lying(game)


# --- Planting


@traces("owner-chooses-the-space", "buyer-gets-the-fruit")
def test_among_several_spaces_the_owner_chooses() -> None:
    game = orchard(RICH, "", "")
    game.play(PAVILION)
    assert game.question is not None
    assert game.question.kind == "plant"
    assert game.question.data == {"fruit": "apple"}
    assert [move.parts["group"] for move in game.moves()] == [1, 7, 11]
    assert game.why_not(Move("plant", group=16)) == "no_space_for_fruit"
    assert game.why_not(Move("plant", group=5)) == "no_such_group"
    assert game.why_not(Move("plant", group=1, fruit="fig")) == "other_fruit"
    game.play(Move("plant", group=7))
    assert grove(game) == {7: ["apple"]}
    assert game.question.kind == "act"


@traces("must-be-planted")
def test_with_a_free_space_the_fruit_is_planted_at_once() -> None:
    """Only one space is left for an apple: there is nothing to choose, and nothing lies beside."""
    game = orchard(RICH, "", "", mine=[[1, "apple"], [7, "apple"]])
    game.play(PAVILION)
    assert game.question is not None
    assert game.question.kind == "act"
    assert grove(game)[11] == ["apple"]
    assert beside(game) == 0


@traces("must-be-planted")
def test_without_a_free_space_the_fruit_lies_beside_the_board() -> None:
    game = orchard(RICH, "", "", mine=[[1, "apple"], [7, "apple"], [11, "apple"]])
    game.play(PAVILION)
    assert beside(game) == 1
    assert [event["fruit"] for event in game.log() if event["event"] == "fruit_beside"] == ["apple"]


@traces("also-into-the-reserve")
def test_the_tile_may_go_to_the_reserve() -> None:
    game = orchard(RICH, "", "")
    game.play(Move("buy", space=1, pay=["denar 8"]))
    game.play(Move("plant", group=1))
    game.play(Move("store", tile="pavilion 7 E"))
    assert grove(game) == {1: ["apple"]}
    told = [event for event in game.log() if event["event"] == "fruit_planted"]
    assert told == [
        {"event": "fruit_planted", "seat": 0, "fruit": "apple", "group": 1, "complete": True}
    ]


# --- Points


@traces("groups-score-at-the-end", "beside-scores-one")
def test_three_complete_groups_and_two_beside() -> None:
    """Groups for 1, 2 and 11 are complete, those for 4, 7 and 16 lack a fruit each: 16 points."""
    planted = full(1, 2, 11) + full(4)[:-1] + full(7)[:-1] + full(16)[:-1]
    game = orchard("", "", "", mine=planted, beside=[["apple", "fig"], [], []])
    assert points(game, 3, "orchards") == [16, 0, 0]
    details = [data for name, _, data in game.count_round(3)[0] if name == "orchards"]
    assert details == [{"groups": [1, 2, 11], "beside": 2}]


@traces("groups-score-at-the-end")
def test_all_six_groups() -> None:
    game = orchard("", "", "", mine=full(*BOARD))
    assert points(game, 3, "orchards") == [41, 0, 0]


@traces("groups-score-at-the-end", "beside-scores-one")
@pytest.mark.parametrize("round_number", [1, 2])
def test_other_scorings_bring_nothing(round_number: int) -> None:
    game = orchard("", "", "", mine=full(1, 2), beside=[["apple"], [], []])
    assert points(game, round_number, "orchards") == [0, 0, 0]


# --- The end


@traces("leftovers-bring-fruit")
def test_a_leftover_brings_its_fruit_and_one_that_nobody_gets_takes_it_away() -> None:
    """Seat 2 is richest in dirham and chooses; nobody is richest in ducats."""
    start = 'modules = ["orchards"]\nmarket = ["-", "garden 10 N", "tower 13 E", "-"]\n'
    start += f"display = {DISPLAY}\nrounds = 2\ntower = []\n"
    tail = "[module.orchards]\nboards = [2, 1, 3]\nmarket = " + json.dumps(LYING[1:3])
    game = game_with(start, "", 'hand = ["dirham 1"]', "", tail=tail)
    game.play(Move("take", cards=["florin 6"]))
    assert game.question is not None
    assert (game.question.kind, game.question.seat) == ("plant", 1)
    game.play(Move("plant", group=4))
    game.play(Move("store", tile="garden 10 N"))
    assert game.over
    assert grove(game, 1) == {4: ["fig"]}
    assert lying(game) == {}
    assert "grape" in position.dump(game).split("out = ")[1].split("]")[0]


# --- Notation and secrets


@pytest.mark.parametrize(
    ("table", "word"),
    [
        ({"boards": [1, 1, 2]}, "board 1 lies before two seats"),
        ({"boards": [0, 1, 2]}, "there is no board 0"),
        ({"boards": [1, 2]}, "boards must be given for each seat"),
        ({"planted": [[[1, "fig"]], [], []]}, "no space for fig in the group of 1"),
        ({"planted": [[[1, "apple"], [1, "apple"]], [], []]}, "no space for apple"),
        ({"planted": [[["apple"]], [], []]}, "each entry names a group, then the fruit"),
        ({"planted": ["apple", [], []]}, "planted must be a list for each seat"),
        ({"beside": [["plum"], [], []]}, "there is no fruit plum"),
        ({"beside": [["fig"] * 8, [], []]}, "not so many pieces fig"),
        ({"beside": ["fig", [], []]}, "beside must be a list"),
        ({"waiting": ["fig", "fig"]}, "at most 1 fruit"),
        ({"supply": ["fig"]}, "it must name every fruit"),
        ({"market": [["garden 11 -", "fig"]]}, "is no building of the base game on the market"),
        ({"market": [LYING[0], LYING[0]]}, "two fruits lie on pavilion 7 E"),
        ({"market": [["fig"]]}, "a list of tiles and fruits"),
        ({"market": 3}, "a list of tiles and fruits"),
        ({"trees": 3}, "unknown key trees"),
    ],
)
def test_bad_positions_are_refused(table: dict[str, Any], word: str) -> None:
    with pytest.raises(position.PositionError, match=word):
        orchard("", "", "", **table)


def test_left_out_everything_is_drawn_by_lot() -> None:
    head = 'modules = ["orchards"]\nmarket = ["pavilion 7 E", "-", "tower 13 E", "-"]\n'
    game = game_with(head, "", "", "")
    assert set(lying(game)) == {"pavilion 7 E", "tower 13 E"}
    assert supply(game) == 54


@pytest.mark.parametrize("players", [2, 5])
def test_whole_games(players: int) -> None:
    game = audited_game(players, ("orchards",), 7 + players, 0.02)
    planted = sum(1 for event in game.log() if event["event"] == "fruit_planted")
    assert planted > 10


def test_nothing_leaks() -> None:
    game = Game(Setup(players=3, modules=("orchards",), seed=5))
    check_views(game, walk(game, Random(5)), 40)


def test_the_supply_is_shuffled_in_another_truth() -> None:
    game = Game(Setup(players=3, modules=("orchards",), seed=5))
    other = game.determinize(0, 9)
    tables = [state_of(one).rules.modules[0].write(state_of(one)) for one in (game, other)]
    assert tables[0]["supply"] != tables[1]["supply"]
    assert {**tables[0], "supply": 0} == {**tables[1], "supply": 0}


# --- Bots and pictures


def test_the_bot_plants_where_a_group_will_soon_be_full() -> None:
    game = orchard(RICH, "", "", mine=full(7)[1:])
    game.play(PAVILION)
    worth = {move.parts["group"]: advise(game.view(0), move) for move in game.moves()}
    assert worth[7] == 7
    assert max(worth, key=lambda group: worth[group] or 0) == 7
    assert advise(game.view(0), Move("pass")) is None


def test_fruits_are_marked_on_their_tiles() -> None:
    game = orchard("", "", "")
    marks = [(mark["word"], mark["tile"]) for mark in game.view()["marks"]]
    assert marks == [(f"fruit-{fruit}", tile) for tile, fruit in sorted(LYING, key=_by_number)]


def _by_number(entry: list[str]) -> int:
    return ["pavilion 7 E", "garden 10 N", "tower 12 -", "tower 13 E"].index(entry[0])


def test_the_bot_sees_what_a_fruit_adds_to_a_purchase() -> None:
    game = orchard(RICH, "", "", mine=[*full(7)[1:], [1, "apple"]])
    apple = extra(game.view(0), Move("buy", space=1, tile="pavilion 7 E", pay=["denar 7"]))
    assert apple == 7
    assert extra(game.view(0), Move("take", cards=["florin 6"])) == 0.0
    bare = orchard(RICH, "", "", market=[], mine=full(*BOARD))
    assert extra(bare.view(0), Move("buy", space=1, tile="pavilion 7 E", pay=[])) == 0.0
    full_board = orchard(RICH, "", "", mine=full(*BOARD))
    assert extra(full_board.view(0), Move("buy", space=1, tile="pavilion 7 E", pay=[])) == 1.0
