"""The Palace Designers: build where the designer points, and he walks on."""

import pytest

from alhambra import Game, Move, Setup, position
from alhambra.audit import audited_game
from tests.modules.palace_designers.designers import (
    HEAD,
    NAME,
    PLACING,
    anew,
    asked,
    at,
    designer,
    feet,
    place,
    score,
)
from tests.rules.support import game_with
from tests.rules.tracing import traces
from tests.rules.whole_games import check_secrets, check_whole_game

# --- Set-up


@traces("feet-before-the-market")
@pytest.mark.parametrize("players", range(2, 7))
def test_each_designer_is_turned_before_the_market_is_filled(players: int) -> None:
    game = Game(Setup(players=players, modules=(NAME,), seed=3))
    starter = game.view()["starter"]
    for number in range(players):
        seat = (starter + number) % players
        assert asked(game) == (seat, "designer_feet")
        assert game.view()["market"] == [None] * 4
        assert [move.parts["side"] for move in game.moves()] == list("NESW")
        game.play(feet("S", 0, 0))
        assert designer(game, seat) == [[0, 0], "S"]
    assert asked(game) == (starter, "act")
    assert None not in game.view()["market"]


# --- Building beside him


@traces("two-at-his-feet", "one-elsewhere", "he-walks-on")
@pytest.mark.parametrize(("x", "y", "worth"), [(1, -1, 2), (2, 0, 1), (1, 1, 1)])
def test_chambers_beside_a_seraglio(x: int, y: int, worth: int) -> None:
    """Feet to the north: above it brings 2, beside it 1; he goes to the new tile."""
    seat = 'board = ["seraglio 9 - @ 1,0"]\npending = ["chambers 10 -"]'
    game = game_with(PLACING, seat, "", "", tail=at("1,0 N"))
    events = game.play(place("chambers 10 -", x, y))
    points = next(event for event in events if event["event"] == "designer_points")
    assert points["points"] == worth
    assert score(game) == worth
    assert asked(game) == (0, "designer_feet")
    assert game.moves() == [feet(side, x, y) for side in "NESW"]
    game.play(feet("W", x, y))
    assert designer(game) == [[x, y], "W"]
    assert asked(game) == (1, "act")


@traces("one-tile-after-the-other", "two-at-his-feet")
def test_two_tiles_at_his_feet() -> None:
    seat = 'pending = ["chambers 10 -", "garden 11 -"]'
    game = game_with(PLACING, seat, "", "", tail=at("0,0 N"))
    game.play(place("chambers 10 -", 0, -1))
    game.play(feet("E", 0, -1))
    assert asked(game) == (0, "place")
    game.play(place("garden 11 -", 1, -1))
    assert score(game) == 4


@traces("not-beside-him")
def test_a_tile_elsewhere_brings_nothing() -> None:
    seat = 'board = ["seraglio 9 - @ 1,0", "garden 11 - @ 2,0"]\npending = ["chambers 10 -"]'
    game = game_with(PLACING, seat, "", "", tail=at("0,0 N"))
    game.play(place("chambers 10 -", 3, 0))
    assert score(game) == 0
    assert designer(game) == [[0, 0], "N"]
    assert asked(game) == (1, "act")


@traces("not-beside-him")
def test_a_corner_is_not_beside_him() -> None:
    seat = 'board = ["seraglio 9 - @ 1,0"]\npending = ["chambers 10 -"]'
    game = game_with(PLACING, seat, "", "", tail=at("0,0 N"))
    game.play(place("chambers 10 -", 1, 1))
    assert score(game) == 0


@traces("walls-do-not-matter")
def test_a_double_wall_does_not_matter() -> None:
    board = 'board = ["seraglio 9 - @ 1,0", "pavilion 7 E @ 1,-1", "garden 11 - @ 2,0"]'
    head = PLACING.replace("pavilion 7 E", "pavilion 8 -")
    game = game_with(head, f'{board}\npending = ["chambers 9 W"]', "", "", tail=at("1,-1 E"))
    game.play(place("chambers 9 W", 2, -1))
    assert score(game) == 2


@traces("moves-are-mandatory", "he-walks-on")
def test_he_must_be_turned_on_the_new_tile() -> None:
    game = game_with(PLACING, 'pending = ["chambers 10 -"]', "", "", tail=at("0,0 N"))
    game.play(place("chambers 10 -", 0, -1))
    assert game.why_not(Move("pass")) == "not_asked"
    assert game.why_not(feet("N", 0, 0)) == "no_place_for_designer"
    assert game.why_not(Move("designer_feet", at=[0, -1], side="up")) == "bad_part"
    assert designer(game) == [[0, -1], None]


# --- What counts


@traces("empty-cells-only")
def test_a_tile_from_the_reserve_counts() -> None:
    game = game_with(HEAD, 'reserve = ["chambers 10 -"]', "", "", tail=at("0,0 E"))
    game.play(Move("add", tile="chambers 10 -", at=[1, 0]))
    assert score(game) == 2


@traces("empty-cells-only")
def test_an_exchange_beside_him_brings_nothing() -> None:
    seat = 'board = ["chambers 10 - @ 1,0"]\nreserve = ["garden 11 -"]'
    game = game_with(HEAD, seat, "", "", tail=at("0,0 E"))
    game.play(Move("exchange", tile="garden 11 -", at=[1, 0]))
    assert score(game) == 0
    assert designer(game) == [[0, 0], "E"]
    assert asked(game) == (1, "act")


@traces("empty-cells-only")
def test_a_cell_that_became_empty_counts_again() -> None:
    seat = 'board = ["chambers 10 - @ 1,0"]\nreserve = ["garden 11 -"]'
    game = game_with(HEAD, seat, "", tail=at("0,0 E", "0,0 N"))
    game.play(Move("remove", at=[1, 0]))
    game.play(Move("take", cards=["florin 9"]))
    game.play(Move("add", tile="garden 11 -", at=[1, 0]))
    assert score(game) == 2


@traces("any-whole-tile")
def test_camps_and_watchtowers_do_not_count() -> None:
    head = PLACING.replace(f'"{NAME}"', f'"camps", "watchtowers", "{NAME}"')
    board = 'board = ["tower 11 N @ 1,0"]'
    camps = game_with(head, f'{board}\npending = ["camp 5 S"]', "", "", tail=at("1,0 N"))
    camps.play(place("camp 5 S", 1, -1))
    assert score(camps) == 0
    assert asked(camps) == (1, "act")
    seat = f'{board}\npending = ["watchtower tower 1"]'
    towers = game_with(head, seat, "", "", tail=at("1,0 E"))
    spots = [m for m in towers.moves() if m.kind == "place" and m.parts["at"] == [2, 0]]
    towers.play(spots[0])
    assert score(towers) == 0
    assert designer(towers) == [[1, 0], "E"]


@traces("any-whole-tile")
def test_a_magical_building_and_a_plaza_count() -> None:
    head = PLACING.replace(f'"{NAME}"', f'"magical_buildings", "gates_without_end", "{NAME}"')
    game = game_with(head, 'pending = ["pavilion 9 N", "plaza 1"]', "", "", tail=at("0,0 E"))
    game.play(place("plaza 1", 1, 0))
    game.play(feet("S", 1, 0))
    game.play(place("pavilion 9 N", 2, 0))
    assert score(game) == 2 + 1


# --- When his tile goes


@traces("set-anew", "moves-are-mandatory")
def test_removing_his_tile_sets_him_on_any_other() -> None:
    seat = 'board = ["chambers 10 - @ 1,0", "garden 11 - @ 0,1"]'
    game = game_with(HEAD, seat, "", "", tail=at("1,0 E"))
    game.play(Move("remove", at=[1, 0]))
    assert asked(game) == (0, "designer_anew")
    assert designer(game) == [None, None]
    places = {tuple(move.parts["at"]) for move in game.moves()}
    assert places == {(0, 0), (0, 1)}
    assert len(game.moves()) == 8
    assert game.why_not(anew("N", 1, 0)) == "no_place_for_designer"
    again = position.loads(position.dump(game))
    again.play(anew("S", 0, 1))
    game.play(anew("S", 0, 1))
    assert position.dump(again) == position.dump(game)
    assert designer(game) == [[0, 1], "S"]
    assert score(game) == 0
    assert asked(game) == (1, "act")


@traces("set-anew", "empty-cells-only")
def test_exchanging_his_tile_sets_him_anew_and_brings_nothing() -> None:
    seat = 'board = ["chambers 10 - @ 1,0"]\nreserve = ["garden 11 -"]'
    game = game_with(HEAD, seat, "", "", tail=at("1,0 E"))
    game.play(Move("exchange", tile="garden 11 -", at=[1, 0]))
    assert asked(game) == (0, "designer_anew")
    assert {tuple(move.parts["at"]) for move in game.moves()} == {(0, 0), (1, 0)}
    again = position.loads(position.dump(game))
    for one in (game, again):
        one.play(anew("E", 0, 0))
        assert score(one) == 0
        assert designer(one) == [[0, 0], "E"]
        assert asked(one) == (1, "act")


# --- Moving tiles inside the Alhambra (by a key)


KEY = "\n[module.gates_without_end]\npile = [1, 2, 3, 4, 5, 6, 7, 8, 9]"


def with_redesign(board: str, standing: str) -> Game:
    """The first seat has bought arcades and may move a tile."""
    head = f"""
modules = ["gates_without_end", "{NAME}"]
market = ["arcades 8 N", "garden 9 E", "pavilion 8 -", "tower 13 E"]
display = ["florin 6", "florin 7", "florin 8", "florin 9"]
"""
    game = game_with(head, f'hand = ["denar 9"]\n{board}', "", "", tail=at(standing) + KEY)
    game.play(Move("buy", space=1, pay=["denar 9"]))
    game.play(Move("store", tile="arcades 8 N"))
    game.play(Move("insert_key", bonus="redesign"))
    return game


@traces("own-tile-moved")
def test_his_own_tile_moves_he_is_set_anew_and_then_it_scores() -> None:
    game = with_redesign('board = ["chambers 10 - @ 1,0", "garden 11 - @ 0,1"]', "1,0 N")
    game.play(Move("gate_move", lift=[1, 0], at=[1, 1]))
    assert asked(game) == (0, "designer_anew")
    assert {tuple(move.parts["at"]) for move in game.moves()} == {(0, 0), (0, 1)}
    game.play(anew("E", 0, 1))
    assert score(game) == 2
    assert asked(game) == (0, "designer_feet")
    game.play(feet("N", 1, 1))
    assert designer(game) == [[1, 1], "N"]


@traces("empty-cells-only")
def test_a_tile_moved_beside_him_scores() -> None:
    game = with_redesign('board = ["chambers 10 - @ 1,0", "garden 11 - @ 0,1"]', "0,1 S")
    game.play(Move("gate_move", lift=[1, 0], at=[0, 2]))
    assert score(game) == 2


# --- The brickmaker


@traces("brickmaker", "set-anew")
def test_the_tile_displaced_by_a_brick_scores_where_it_is_rebuilt() -> None:
    head = PLACING.replace(f'"{NAME}"', f'"travelling_craftsmen", "{NAME}"')
    others = '["goldsmith", "coiner"], ["builder", "stonemason"]'
    guild = f'\n[module.travelling_craftsmen]\nup = [["brickmaker", "carpenter"], {others}]\n'
    seat = 'board = ["chambers 10 - @ 1,0"]\npending = ["garden 11 -"]'
    game = game_with(head, seat, "", "", tail=at("0,0 S") + guild)
    game.play(Move("brick_exchange", tile="garden 11 -", at=[1, 0]))
    assert score(game) == 0
    assert asked(game) == (0, "place")
    game.play(place("chambers 10 -", 0, 1))
    assert score(game) == 2
    game = game_with(head, seat, "", "", tail=at("1,0 S") + guild)
    game.play(Move("brick_exchange", tile="garden 11 -", at=[1, 0]))
    assert asked(game) == (0, "designer_anew")
    game.play(anew("S", 1, 0))
    assert asked(game) == (0, "place")
    game.play(place("chambers 10 -", 1, 1))
    assert score(game) == 2


# --- The end


@traces("leftovers-count")
def test_leftover_tiles_score() -> None:
    head = f"""
modules = ["{NAME}"]
rounds = 2
market = ["garden 11 -", "-", "-", "-"]
tower = []
display = ["florin 1", "florin 2", "florin 3", "florin 4"]
"""
    game = game_with(head, 'hand = ["denar 9"]', "", "", tail=at("0,0 E"))
    game.play(Move("take", cards=["florin 1"]))
    assert asked(game) == (0, "place")
    game.play(place("garden 11 -", 1, 0))
    assert asked(game) == (0, "designer_feet")
    assert score(game) == 2
    game.play(feet("E", 1, 0))
    assert game.over


# --- Notation


def test_designers_are_marked_with_their_feet() -> None:
    game = game_with(HEAD, 'board = ["seraglio 9 - @ 1,0"]', "", tail=at("1,0 W", "0,0 N"))
    first = {"word": "designer", "count": 1, "seat": 0, "at": [1, 0], "side": "W"}
    second = {"word": "designer", "count": 1, "seat": 1, "at": [0, 0], "side": "N"}
    assert game.view()["marks"] == [first, second]


@pytest.mark.parametrize(
    ("table", "wrong"),
    [
        ("planners = 1", "unknown key planners"),
        ('designers = ["0,0 N"]', "given for each seat"),
        ("designers = [1, 2, 3]", "written as a text"),
        ('designers = ["-", "0,0 N", "0,0 N"]', "no side"),
        ('designers = ["0,0 X", "0,0 N", "0,0 N"]', "no side X"),
        ('designers = ["here N", "0,0 N", "0,0 N"]', "is written x,y"),
        ('designers = ["99,0 N", "0,0 N", "0,0 N"]', "no cell 99,0"),
        ('designers = ["1,0 N", "0,0 N", "0,0 N"]', "no tile lies at"),
    ],
)
def test_bad_positions_are_refused(table: str, wrong: str) -> None:
    with pytest.raises(position.PositionError, match=wrong):
        game_with(HEAD, "", "", "", tail=f"[module.{NAME}]\n{table}")


@pytest.mark.parametrize("players", range(2, 7))
def test_whole_games(players: int) -> None:
    check_whole_game((NAME,), players, players, 29)


def test_secrets_are_kept() -> None:
    check_secrets((NAME, "thieves"), 3, 5, 83)


def test_with_other_modules() -> None:
    others = ("camps", "watchtowers", "major_construction_projects", "gates_without_end")
    audited_game(4, (NAME, *others, "personal_building_market"), 3, 0.002)
