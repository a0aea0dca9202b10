"""The Camps: redesign, interactions, notation."""

import json
from random import Random

import pytest

from alhambra import Game, Move, Setup, position
from alhambra.audit import audited_game
from alhambra.modules.camps.advice import advise
from tests.modules.camps.encampment import BAY, EXAMPLE, HEAD, ROW, acting, board, place, placing
from tests.rules.support import game_with, leftovers, points
from tests.rules.tracing import traces
from tests.rules.whole_games import check_views
from tests.support import state_of, walk


@traces("redesign")
def test_an_exchange_obeys_the_table_of_sides() -> None:
    game = acting(["camp 4 E", "camp 10 NW", "garden 11 -", "pavilion 6 N"], *ROW, "camp 3 N @ 1,1")
    assert game.why_not(Move("exchange", tile="camp 4 E", at=[1, 1])) == "bastion_needs_wall"
    assert game.why_not(Move("exchange", tile="camp 10 NW", at=[1, 1])) is None
    assert game.why_not(Move("exchange", tile="camp 10 NW", at=[2, 2])) == "no_tile_there"
    assert game.why_not(Move("exchange", tile="camp 10 NW", at=[0, 0])) == "fountain_stays"
    listed = [move for move in game.moves() if move.kind == "exchange" and "camp" in str(move)]
    assert listed == [Move("exchange", tile="camp 10 NW", at=[1, 1])]


@traces("redesign")
def test_a_camp_never_takes_the_place_of_a_building_nor_a_building_that_of_a_camp() -> None:
    """Where a building stood an open side remains; where a camp stood there are only walls."""
    game = acting(["camp 5 S", "pavilion 6 N", "garden 11 -"], *ROW, "camp 3 N @ 1,1")
    assert game.why_not(Move("exchange", tile="camp 5 S", at=[3, 0])) == "bastion_needs_wall"
    assert game.why_not(Move("exchange", tile="pavilion 6 N", at=[1, 1])) == "not_on_foot"
    assert game.why_not(Move("exchange", tile="garden 11 -", at=[1, 1])) == "sides_differ"


@traces("keeps-contact")
def test_no_camp_may_lose_its_last_wall() -> None:
    tiles = [*ROW, "camp 3 N @ 3,1"]
    game = acting(["garden 12 S", "garden 11 -"], *tiles)
    assert game.why_not(Move("remove", at=[3, 0])) == "bastion_needs_wall"
    assert game.why_not(Move("exchange", tile="garden 11 -", at=[3, 0])) == "bastion_needs_wall"
    assert game.why_not(Move("exchange", tile="garden 12 S", at=[3, 0])) is None
    two = acting([], *ROW, "garden 9 E @ 0,1", "camp 10 NW @ 1,1")
    assert two.why_not(Move("remove", at=[0, 1])) is None


@traces("holes")
def test_what_camps_would_enclose_stays() -> None:
    """Two camps and two buildings surround the camp in the corner: its place would be a hole."""
    game = acting(
        [],
        "garden 11 - @ 1,0",
        "chambers 9 S @ 2,0",
        "tower 11 S @ 3,0",
        "garden 9 E @ 1,1",
        "arcades 8 E @ 1,2",
        "camp 10 NW @ 2,1",
        "camp 3 N @ 3,1",
        "camp 6 W @ 2,2",
    )
    assert game.why_not(Move("remove", at=[2, 1])) == "hole"
    assert game.why_not(Move("remove", at=[2, 2])) is None
    assert game.why_not(Move("remove", at=[3, 2])) == "no_tile_there"


# --- Buying and the end


@traces("bought")
def test_a_camp_is_bought_like_a_building() -> None:
    head = HEAD.replace('"pavilion 8 -"', '"camp 5 S"')
    hand = 'hand = ["denar 5", "denar 9"]\n' + board("garden 10 N @ 1,0")
    game = game_with(head, hand, "", "")
    game.play(Move("buy", space=1, pay=["denar 5"]))
    assert game.question is not None
    assert game.question.data == {"extra": True}
    game.play(Move("pass"))
    game.play(place("camp 5 S", 1, -1))
    assert points(game, 1, "camps") == [1, 0, 0]
    game = game_with(head, hand, "", "")
    game.play(Move("buy", space=1, pay=["denar 9"]))
    game.play(Move("store", tile="camp 5 S"))
    assert game.view(0)["seats"][0]["reserve"] == ["camp 5 S"]


@traces("no-half-no-tower", "watchtowers:base-only")
def test_no_half_price_and_no_watchtower_for_a_camp() -> None:
    head = HEAD.replace('["camps"]', '["camps", "watchtowers", "building_sites"]')
    head = head.replace('"pavilion 8 -"', '"camp 8 NE"')
    game = game_with(head, 'hand = ["denar 9", "denar 4", "denar 7"]', "", "")
    buys = [move for move in game.moves() if "camp" in str(move)]
    assert {move.kind for move in buys} == {"buy"}
    assert all(set(move.parts) == {"space", "tile", "pay"} for move in buys)
    assert {tuple(move.parts["pay"]) for move in buys} == {("denar 9",), ("denar 4", "denar 7")}


@traces("dirk")
def test_dirk_may_have_camps_and_gets_nothing_for_them() -> None:
    head = HEAD.replace('"pavilion 8 -"', '"camp 5 S"')
    game = game_with(head, 'hand = ["denar 9"]', "", tail='[dirk]\ntiles = ["camp 3 N"]')
    game.play(Move("buy", space=1, pay=["denar 9"]))
    game.play(Move("give", tile="camp 5 S"))
    assert game.view()["dirk"]["tiles"] == ["camp 3 N", "camp 5 S"]
    assert [name for name, _, _ in game.count_round(3)[2]] == []


@traces("leftover")
def test_a_leftover_camp_is_given_out_and_built_before_the_last_scoring() -> None:
    head = """
    modules = ["camps"]
    rounds = 2
    market = ["camp 5 S", "-", "-", "-"]
    tower = []
    display = ["florin 1", "florin 2", "florin 3", "florin 4"]
    """
    seat = 'hand = ["denar 4"]\n' + board("garden 10 N @ 1,0")
    game = game_with(head, seat, "", "")
    game.play(Move("take", cards=["florin 1"]))
    assert leftovers(game) == [0]
    game.play(place("camp 5 S", 1, -1))
    assert game.over
    assert ("camps", 1) in [(name, won) for name, won, _ in game.score_sheets[-1][0]]


# --- Notation and whole games


@pytest.mark.parametrize(
    ("tiles", "reason"),
    [
        ([*ROW, "camp 4 E @ 0,1"], "bastion_needs_wall"),
        ([*ROW, "camp 3 N @ 5,5"], "bastion_needs_wall"),
        ([*ROW, "camp 8 NE @ 1,1", "camp 3 N @ 2,1"], "green_needs_green"),
        ([*BAY, "camp 6 W @ 2,2"], "hole"),
        (["camp 3 N @ 1,0", *ROW], "something lies there already"),
    ],
)
def test_a_board_that_breaks_the_rules_is_no_position(tiles: list[str], reason: str) -> None:
    with pytest.raises(position.PositionError, match=reason):
        game_with(HEAD, board(*tiles), "", "")


def test_positions_and_moves_round_trip() -> None:
    game = acting(["camp 8 NE"], *ROW, "camp 3 N @ 1,1")
    again = position.loads(position.dump(game))
    assert again.view(0) == game.view(0)
    assert again.moves() == game.moves()
    for move in game.moves():
        assert Move.from_json(json.loads(json.dumps(move.to_json()))) == move


@pytest.mark.parametrize("players", range(2, 7))
def test_another_truth_looks_the_same(players: int) -> None:
    game = Game(Setup(players=players, seed=players, modules=("camps",)))
    check_views(game, walk(game, Random(players), 260), 37)


@pytest.mark.parametrize("players", range(2, 7))
def test_random_games_end_with_every_piece_in_one_place(players: int) -> None:
    game = audited_game(players, ("camps",), 30 + players, 0.005)
    assert any("camp" in str(move.parts.get("tile")) for _, move in game.history)


def test_advice_knows_the_longer_line() -> None:
    game = placing("camp 3 N", tiles=[*EXAMPLE, "chambers 9 S @ 0,1"])
    view = game.view(0)
    assert advise(view, place("camp 3 N", 1, 2)) == 3 * 2
    stored = advise(view, Move("store", tile="camp 3 N"))
    assert stored is not None
    assert 0 < stored < 6
    assert advise(view, place("garden 10 -", 1, 2)) is None
    assert advise(view, Move("pass")) is None
    bought = Move("buy", space=1, tile="camp 3 N", pay=["denar 3"])
    lavish = Move("buy", space=1, tile="camp 3 N", pay=["denar 9"])
    exact, over = advise(view, bought), advise(view, lavish)
    assert exact is not None
    assert over is not None
    assert exact > over


@traces("in-tower")
def test_eight_camps_lie_in_the_tower() -> None:
    state = state_of(Game(Setup(players=3, seed=1, modules=("camps",))))
    names = [state.rules.tiles[tile].name for tile in state.rules.tower]
    assert sum(name.startswith("camp ") for name in names) == 8
    assert len(names) == 54 + 8


@traces("no-walk")
def test_camps_need_no_way_and_give_none() -> None:
    """The wall in the south keeps out whoever walks; a camp stands there all the same."""
    game = placing("camp 3 N", "garden 10 N", tiles=["seraglio 8 S @ 2,0", "garden 11 - @ 1,0"])
    assert game.why_not(place("garden 10 N", 2, 1)) == "not_on_foot"
    game.play(place("camp 3 N", 2, 1))
    beside = placing(
        "garden 9 E", tiles=["garden 11 - @ 1,0", "chambers 9 S @ 2,0", "camp 10 NW @ 2,1"]
    )
    beside.play(place("garden 9 E", 1, 1))
    across = placing("seraglio 7 W", tiles=["chambers 9 S @ 1,0", "camp 8 NE @ 1,1"])
    assert across.why_not(place("seraglio 7 W", 2, 1)) == "no_side_contact"


@traces("half-cell-ends")
def test_a_watchtower_ends_the_line_of_a_camp() -> None:
    """East of the camp stand three buildings, then a watchtower; those behind it do not count."""
    head = HEAD.replace('["camps"]', '["camps", "watchtowers"]')
    tiles = [
        "garden 11 - @ 0,1",
        "tower 12 - @ 0,2",
        "watchtower tower 1 @ 1,2 turn 0",
        "tower 11 - @ 1,1",
        "chambers 11 - @ 2,1",
        "chambers 10 - @ 2,2",
        "garden 10 - @ -1,2",
        "seraglio 7 W @ -2,2",
        "camp 4 E @ -3,2",
    ]
    game = game_with(head, board(*tiles), "", "")
    assert points(game, 1, "camps") == [3, 0, 0]
