"""The Street Trader: residents move in where the trader has to make way."""

import pytest

from alhambra import Game, Move, Setup, position
from alhambra.engine.rules import TYPES
from tests.modules.street_trader.trader import (
    DONE,
    GST,
    HEAD,
    MOVE_IN,
    NAME,
    PLACING,
    asked,
    crowd,
    homes,
    join,
    leave_in_supply,
    module_of,
    place,
    shown,
    stand,
    swap,
    total,
    traders,
    where,
)
from tests.rules.support import game_with, points
from tests.rules.tracing import traces
from tests.support import state_of

ARCADES = TYPES.index("arcades")

# --- Set-up


@traces("three-of-six-in-secret", "before-the-market")
@pytest.mark.parametrize("players", range(2, 7))
def test_three_residents_are_chosen_and_the_trader_stands_beside_the_fountain(
    players: int,
) -> None:
    game = Game(Setup(players=players, modules=(NAME,), seed=3))
    starter = game.view()["starter"]
    chosen = ["pavilion", "garden", "tower"]
    for number in range(players):
        seat = (starter + number) % players
        assert asked(game) == (seat, "choose_residents")
        assert game.view()["market"] == [None] * 4
        assert len(game.moves()) == 20
        game.play(Move("choose_residents", residents=chosen))
        assert asked(game) == (seat, "place_trader")
        beside = {tuple(move.parts["at"]) for move in game.moves()}
        assert beside == {(1, 0), (-1, 0), (0, 1), (0, -1)}
        game.play(stand(0, -1))
        assert where(game, seat) == [0, -1]
    assert asked(game) == (starter, "act")
    assert None not in game.view()["market"]
    assert crowd(game, starter) == chosen
    assert total(game) == 42


@traces("three-of-six-in-secret")
def test_d_after_set_up_the_supply_of_three_players_has_33() -> None:
    game = Game(Setup(players=3, modules=(NAME,), seed=3))
    while asked(game)[1] != "act":
        game.play(game.moves()[0])
    assert sum(shown(game)["supply"]) == 42 - 9
    assert shown(game)["supply"][0] == 7 - 3
    assert shown(game)["supply"][5] == 7


@traces("three-of-six-in-secret")
def test_choices_are_secret_until_all_have_chosen() -> None:
    game = Game(Setup(players=3, modules=(NAME,), seed=3))
    first = game.view()["starter"]
    second = (first + 1) % 3
    game.play(Move("choose_residents", residents=["tower", "garden", "arcades"]))
    assert shown(game, first)["traders"][first][1] == ["arcades", "garden", "tower"]
    assert shown(game, second)["traders"][first][1] == 3
    assert "residents_picked" not in [event["event"] for event in game.log(second)]
    others = [game.determinize(second, seed) for seed in range(20)]
    crowds = [module_of(other).crowd(state_of(other), first) for other in others]
    assert len({tuple(one) for one in crowds}) > 3
    mine = [game.determinize(first, seed) for seed in range(5)]
    assert {tuple(shown(o, first)["traders"][first][1]) for o in mine} == {
        ("arcades", "garden", "tower")
    }
    while asked(game)[1] != "act":
        game.play(game.moves()[0])
    assert crowd(game, first) == ["arcades", "garden", "tower"]
    shows = [event for event in game.log() if event["event"] == "residents_shown"]
    assert [event["seat"] for event in shows] == [0, 1, 2]


@traces("three-of-six-in-secret")
def test_three_different_residents_no_more_no_fewer() -> None:
    game = Game(Setup(players=3, modules=(NAME,), seed=3))
    for residents in (["tower"], ["tower", "tower", "garden"], list(TYPES)):
        move = Move("choose_residents", residents=residents)
        assert game.why_not(move) == "three_residents"
    assert game.why_not(Move("choose_residents", residents=["a"])) == "no_such_type"
    assert game.why_not(Move("choose_residents", residents="tower")) == "bad_part"


# --- Making way


@traces("trader-makes-way", "matching-moves-in", "new-resident", "set-at-the-end")
def test_d_a_matching_building_takes_a_resident_and_another_joins() -> None:
    tail = traders(f"1,0 {GST}")
    game = game_with(PLACING, 'pending = ["garden 11 -"]', "", "", tail=tail)
    game.play(place("garden 11 -", 1, 0))
    assert asked(game) == (0, "resident_moves_in")
    assert where(game) is None
    game.play(MOVE_IN)
    assert homes(game) == ["garden 11 -"]
    assert asked(game) == (0, "new_resident")
    assert [move.parts["type"] for move in game.moves()] == list(TYPES)
    game.play(join("pavilion"))
    assert crowd(game) == ["pavilion", "seraglio", "tower"]
    assert asked(game) == (0, "place_trader")
    game.play(stand(2, 0))
    assert where(game) == [2, 0]
    assert asked(game) == (1, "act")
    assert total(game) == 42


@traces("new-resident")
def test_d_with_an_empty_supply_the_trader_keeps_two() -> None:
    game = game_with(PLACING, 'pending = ["garden 11 -"]', "", "", tail=traders(f"1,0 {GST}"))
    leave_in_supply(game)
    game.play(place("garden 11 -", 1, 0))
    game.play(MOVE_IN)
    assert asked(game) == (0, "place_trader")
    assert crowd(game) == ["seraglio", "tower"]


@traces("new-resident")
def test_only_what_the_supply_holds_can_join() -> None:
    game = game_with(PLACING, 'pending = ["garden 11 -"]', "", "", tail=traders(f"1,0 {GST}"))
    leave_in_supply(game, ARCADES, ARCADES)
    game.play(place("garden 11 -", 1, 0))
    game.play(MOVE_IN)
    assert game.moves() == [join("arcades")]
    assert game.why_not(join("tower")) == "no_such_resident"


@traces("both-optional")
def test_nobody_needs_to_move_in() -> None:
    game = game_with(PLACING, 'pending = ["garden 11 -"]', "", "", tail=traders(f"1,0 {GST}"))
    game.play(place("garden 11 -", 1, 0))
    game.play(DONE)
    assert homes(game) == []
    assert crowd(game) == ["seraglio", "garden", "tower"]
    assert asked(game) == (0, "place_trader")


@traces("swap-if-none-matches", "both-optional")
def test_without_a_match_one_resident_may_be_swapped() -> None:
    tail = traders(f"1,0 {GST}")
    game = game_with(PLACING, 'pending = ["chambers 10 -"]', "", "", tail=tail)
    game.play(place("chambers 10 -", 1, 0))
    assert asked(game) == (0, "swap_resident")
    assert game.why_not(swap("pavilion", "tower")) == "no_such_resident"
    assert game.why_not(swap("tower", "tower")) == "same_resident"
    game.play(swap("tower", "chambers"))
    assert crowd(game) == ["seraglio", "chambers", "garden"]
    assert homes(game) == []
    assert total(game) == 42
    other = game_with(PLACING, 'pending = ["chambers 10 -"]', "", "", tail=tail)
    other.play(place("chambers 10 -", 1, 0))
    other.play(DONE)
    assert crowd(other) == ["seraglio", "garden", "tower"]


@traces("only-one-moves-in")
def test_of_several_alike_one_moves_in() -> None:
    tail = traders("1,0 garden garden garden")
    game = game_with(PLACING, 'pending = ["garden 11 -"]', "", "", tail=tail)
    game.play(place("garden 11 -", 1, 0))
    game.play(MOVE_IN)
    game.play(join("garden"))
    assert crowd(game) == ["garden", "garden", "garden"]
    assert homes(game) == ["garden 11 -"]


@traces("trader-makes-way")
def test_a_redesign_puts_him_aside_too() -> None:
    seat = 'reserve = ["garden 11 -"]'
    game = game_with(HEAD, seat, "", "", tail=traders(f"1,0 {GST}"))
    game.play(Move("add", tile="garden 11 -", at=[1, 0]))
    assert asked(game) == (0, "resident_moves_in")


@traces("trader-makes-way", "stored-tiles-do-not")
def test_a_tile_elsewhere_in_the_reserve_or_with_dirk_does_not_touch_him() -> None:
    tail = traders(f"1,0 {GST}", "1,0")
    for move in (
        place("garden 11 -", 0, 1),
        Move("store", tile="garden 11 -"),
        Move("give", tile="garden 11 -"),
    ):
        game = game_with(PLACING, 'pending = ["garden 11 -"]', "", tail=tail)
        game.play(move)
        assert where(game) == [1, 0]
        assert asked(game) == (1, "act")


@traces("one-per-turn", "set-at-the-end")
def test_he_waits_aside_until_the_end_of_the_turn() -> None:
    seat = 'pending = ["garden 11 -", "tower 12 -"]'
    game = game_with(PLACING, seat, "", "", tail=traders(f"1,0 {GST}"))
    game.play(place("garden 11 -", 1, 0))
    game.play(MOVE_IN)
    game.play(join("tower"))
    assert asked(game) == (0, "place")
    game.play(place("tower 12 -", 2, 0))
    assert homes(game) == ["garden 11 -"]
    assert asked(game) == (0, "place_trader")


# --- Where he stands


@traces("set-at-the-end", "wholly-free-cell")
def test_any_free_cell_beside_a_tile_also_before_a_wall() -> None:
    seat = 'board = ["tower 11 N @ 1,0"]\npending = ["garden 11 -"]'
    game = game_with(PLACING, seat, "", "", tail=traders(f"2,0 {GST}"))
    game.play(place("garden 11 -", 2, 0))
    game.play(DONE)
    cells = {tuple(move.parts["at"]) for move in game.moves()}
    around = {(0, -1), (0, 1), (-1, 0), (1, -1), (1, 1), (2, -1), (2, 1), (3, 0)}
    assert cells == around
    for x, y in ((-1, -1), (1, 0), (5, 5), (3, 1)):
        assert game.why_not(stand(x, y)) == "no_place_for_trader"
    game.play(stand(1, -1))
    assert where(game) == [1, -1]


@traces("no-obstacle")
def test_he_is_no_obstacle() -> None:
    board = 'board = ["tower 11 N @ 1,0", "garden 10 N @ 2,0"]'
    with_him = game_with(HEAD, board, "", "", tail=traders("1,-1"))
    without = game_with(HEAD, board, "", "", tail=traders("0,1"))
    assert points(with_him, 1, "wall") == points(without, 1, "wall")
    kinds = {"add", "remove"}
    assert [m for m in with_him.moves() if m.kind in kinds] == [
        m for m in without.moves() if m.kind in kinds
    ]


@traces("he-stays")
def test_he_stays_when_the_tile_beside_him_goes() -> None:
    seat = 'board = ["garden 10 - @ 1,0"]\nreserve = ["tower 12 -"]'
    game = game_with(HEAD, seat, "", tail=traders(f"2,0 {GST}", "1,0"))
    game.play(Move("remove", at=[1, 0]))
    assert where(game) == [2, 0]
    assert asked(game) == (1, "act")
    assert where(position.loads(position.dump(game))) == [2, 0]


# --- Residents leave


@traces("residents-return")
@pytest.mark.parametrize("exchange", [False, True])
def test_the_resident_of_a_building_that_leaves_goes_back(exchange: bool) -> None:
    seat = 'board = ["garden 10 - @ 1,0"]\nreserve = ["garden 11 -"]'
    tail = traders("0,1 tower", residents=(["garden 10 -"], [], []))
    game = game_with(HEAD, seat, "", "", tail=tail)
    before = shown(game)["supply"][4]
    if exchange:
        game.play(Move("exchange", tile="garden 11 -", at=[1, 0]))
    else:
        game.play(Move("remove", at=[1, 0]))
    assert homes(game) == []
    assert shown(game)["supply"][4] == before + 1
    assert total(game) == 42


# --- Scoring


TILES = {
    "seraglio": ["seraglio 9 -", "seraglio 7 W", "seraglio 8 S"],
    "chambers": ["chambers 10 -", "chambers 11 -"],
    "garden": ["garden 10 -", "garden 11 -"],
    "pavilion": ["pavilion 8 -"],
}


@traces("series")
def test_e_three_red_two_white_two_green_one_blue() -> None:
    """10 + 6 + 1 = 17, in every scoring."""
    names = [name for tiles in TILES.values() for name in tiles]
    row = [n for n in names if n not in ("seraglio 7 W", "seraglio 8 S")]
    board = [f"{name} @ {x + 1},0" for x, name in enumerate(row)]
    board += ["seraglio 7 W @ -1,0", "seraglio 8 S @ 0,1"]
    seat = f"board = {board}".replace("'", '"')
    game = game_with(HEAD, seat, "", "", tail=traders("0,-1", residents=(names, [], [])))
    for round in (1, 2, 3):
        assert points(game, round, NAME) == [17, 0, 0]
    item = next(item for item in game.count_round(1)[0] if item[0] == NAME)
    assert item[2] == {"residents": 8, "series": [4, 3, 1]}


@traces("series")
@pytest.mark.parametrize(("count", "worth"), list(enumerate([0, 1, 3, 6, 10, 15, 21])))
def test_a_series_of_so_many_colours(count: int, worth: int) -> None:
    tiles = ["pavilion 8 -", "seraglio 9 -", "arcades 9 -", "chambers 10 -", "garden 11 -"]
    tiles.append("tower 12 -")
    names = tiles[:count]
    board = [f"{name} @ {x + 1},0" for x, name in enumerate(names)]
    seat = f"board = {board}".replace("'", '"')
    game = game_with(HEAD, seat, "", "", tail=traders("0,1", residents=(names, [], [])))
    assert points(game, 1, NAME) == [worth, 0, 0]


@traces("series", "dirk-has-none")
def test_residents_with_the_trader_do_not_count_and_dirk_has_none() -> None:
    tail = traders(f"1,0 {GST}", "1,0 tower")
    game = game_with(HEAD, "", "", tail=tail + '\n[dirk]\ntiles = ["tower 12 -"]\n')
    assert points(game, 3, NAME) == [0, 0, 0]
    assert len(shown(game)["traders"]) == 2
