"""The New Building Grounds: a ground, and a building of one's choice."""

import pytest

from alhambra import Game, Move, Setup, position
from alhambra.audit import check_pieces
from alhambra.engine.rules import TYPES
from tests.modules.new_building_grounds.grounds import (
    COLUMNS,
    HEAD,
    RICH,
    asked,
    buy,
    choose,
    columns,
    empty_last_column,
    grounds,
    table,
)
from tests.rules.support import points
from tests.rules.tracing import traces

# --- Set-up


@traces("in-the-tower", "four-columns", "number-is-price")
@pytest.mark.parametrize("players", range(2, 7))
def test_grounds_in_the_tower_and_buildings_in_columns(players: int) -> None:
    laid_out = set()
    for seed in range(3):
        game = Game(Setup(players=players, seed=seed, modules=("new_building_grounds",)))
        described = game.description()["areas"]["new_building_grounds"]["columns"]
        assert described["each"] == ["9", "10", "11", "12"]
        rules = game.state.rules
        bare = [rules.tiles[tile] for tile in rules.tower if not rules.tiles[tile].base]
        assert sorted(tile.price for tile in bare) == [9, 9, 10, 10, 11, 11, 12, 12]
        assert {tile.walls[0] for tile in bare} == {0}
        check_pieces(game.state)
        if players > 2:
            kinds = [kind for column in columns(game) for kind in column]
            assert sorted(kinds) == sorted([*TYPES, *TYPES])
            assert [len(column) for column in columns(game)] == [3, 3, 3, 3]
            laid_out.add(str(columns(game)))
    assert len(laid_out) == (3 if players > 2 else 0)


# --- Buying


@traces("bought-like-a-building", "choose-at-once", "one-tile", "number-is-price")
def test_twelve_denar_and_chambers() -> None:
    game = table()
    game.play(buy("denar 6", "denar 6"))
    assert asked(game) == (0, "ground_question")
    assert game.moves() == [choose("pavilion"), choose("arcades"), choose("chambers")]
    events = game.play(choose("chambers"))
    assert [event["event"] for event in events] == ["ground_built"]
    assert asked(game) == (0, "act")
    assert game.question is not None
    assert game.question.data == {"extra": True}
    assert columns(game)[3] == ["pavilion", "arcades"]
    assert game.view()["seats"][0]["pending"] == ["chambers a 12 -"]
    check_pieces(game.state)


@traces("choose-at-once")
def test_a_garden_is_not_in_that_column() -> None:
    game = table()
    game.play(buy("denar 6", "denar 6"))
    assert game.why_not(choose("garden")) == "not_in_column"
    assert game.why_not(choose("castle")) == "no_such_type"


@traces("bought-like-a-building", "choose-at-once")
def test_thirteen_is_not_exact_but_one_chooses_all_the_same() -> None:
    game = table()
    game.play(buy("denar 6", "denar 7"))
    game.play(choose("arcades"))
    assert asked(game) == (0, "place")
    game.play(Move("place", tile="arcades a 12 -", at=[1, 0]))
    assert asked(game) == (1, "act")
    assert game.view()["seats"][0]["buildings"]["arcades"] == 1


@traces("one-tile")
def test_ground_and_building_stay_one_tile_in_the_reserve() -> None:
    game = table()
    game.play(buy("denar 6", "denar 7"))
    game.play(choose("arcades"))
    game.play(Move("store", tile="arcades a 12 -"))
    assert game.view()["seats"][0]["reserve"] == ["arcades a 12 -"]
    again = position.loads(position.dump(game))
    assert again.view() == game.view()
    check_pieces(again.state)


@traces("choose-at-once")
def test_equal_buildings_are_one_choice() -> None:
    game = table(head=HEAD.replace("ground a 12 -", "ground b 10 -"))
    game.play(buy("denar 6", "denar 7"))
    assert game.moves() == [choose("seraglio"), choose("tower")]
    game.play(choose("seraglio"))
    assert columns(game)[1] == ["seraglio", "tower"]
    assert game.view()["seats"][0]["pending"] == ["seraglio b 10 -"]


@traces("only-one-left")
def test_the_only_building_left_is_taken_without_a_question() -> None:
    head = HEAD.replace("ground a 12 -", "ground b 10 -")
    tail = grounds([COLUMNS[0], ["seraglio", "seraglio"], *COLUMNS[2:]])
    game = table(RICH, 'reserve = ["tower a 10 -"]', "", head=head, tail=tail)
    game.play(buy("denar 6", "denar 7"))
    assert asked(game) == (0, "place")
    assert game.view()["seats"][0]["pending"] == ["seraglio b 10 -"]


@traces("empty-column")
def test_with_an_empty_column_the_ground_stays_without_a_type() -> None:
    """Columns cannot be emptied by two grounds; so the third building is taken away here."""
    game = table()
    empty_last_column(game)
    game.play(buy("denar 6", "denar 6"))
    assert asked(game) == (0, "act")
    assert game.view()["seats"][0]["pending"] == ["ground a 12 -"]
    game.play(Move("pass"))
    game.play(Move("place", tile="ground a 12 -", at=[1, 0]))
    assert set(game.view()["seats"][0]["buildings"].values()) == {0}


@traces("counts-as-its-type")
def test_it_counts_like_any_other_building_of_its_type() -> None:
    tail = grounds([COLUMNS[0], ["seraglio", "seraglio"], *COLUMNS[2:]])
    game = table('board = ["tower a 10 - @ 1,0"]', 'board = ["tower 11 - @ 1,0"]', "", tail=tail)
    assert points(game, 1, "tower") == [3, 3, 0]
