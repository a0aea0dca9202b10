"""Wishing Well: exactly so many tiles before the spout."""

import pytest

from alhambra import Move
from tests.modules.together.lots import Lot, asked, board, hand
from tests.rules.support import game_with, points
from tests.rules.tracing import traces

THREE, FOUR, FIVE = "well 3 1", "well 4 1", "well 5 1"
LOT = Lot("wishing_well", "well 5 1", "well 4 1")
# The spout points to the north; turned once, twice, three times to the east, south, west.
EAST, WEST = "turn 1", "turn 3"
ROW = ["garden 11 - @ 2,0", "tower 11 - @ 3,0", "arcades 9 - @ 4,0", "arcades 10 - @ 5,0"]


def scored(*tiles: str, others: tuple[str, ...] = (), tail: str = "") -> int:
    """What the wells of such an Alhambra bring in each scoring."""
    market = ["tower 7 NEW", "tower 8 NES", "tower 13 E", "tower 9 NE"]
    game = game_with(LOT.head(*others, market=market), board(*tiles), "", "", tail=tail)
    found = [points(game, number, "wishing_well") for number in (1, 2, 3)]
    assert found[0] == found[1] == found[2]
    return found[0][0]


# --- Scoring


@traces("just-so-many", "every-scoring")
def test_three_tiles_for_the_well_with_the_3() -> None:
    assert scored(f"{THREE} @ 1,0 {EAST}", *ROW[:3]) == 3
    game = game_with(LOT.head(), board(f"{THREE} @ 1,0 {EAST}", *ROW[:3]), "", "")
    details = [data for name, _, data in game.count_round(1)[0] if name == "wishing_well"]
    assert details == [{"wells": [[1, 0, "E", 3]]}]


@traces("too-few-or-too-many")
@pytest.mark.parametrize("count", [0, 1, 2, 4])
def test_fewer_or_more_bring_nothing(count: int) -> None:
    assert scored(f"{THREE} @ 1,0 {EAST}", *ROW[:count]) == 0


@traces("just-so-many")
def test_each_number_wants_its_own_line() -> None:
    assert scored(f"{FOUR} @ 1,0 {EAST}", *ROW) == 4
    assert scored(f"{FIVE} @ 1,0 {EAST}", *ROW, "seraglio 9 - @ 6,0") == 5
    assert scored(f"{FIVE} @ 1,0 {EAST}", *ROW) == 0


@traces("all-tiles")
def test_fountain_square_and_tower_are_three() -> None:
    line = ["square tower N @ -1,0", "tower 12 - @ -2,0"]
    assert scored(f"{THREE} @ 1,0 {WEST}", *line, others=("squares",)) == 3


@traces("all-tiles")
def test_other_wells_and_medinas_count_too() -> None:
    line = [f"{THREE} @ 1,0 {EAST}", ROW[0], "well 3 2 @ 3,0", "medina 10 - @ 4,0"]
    assert scored(*line, others=("medina",)) == 3


@traces("walls")
def test_walls_do_not_break_a_line() -> None:
    around = ["pavilion 7 E @ 2,0", "arcades 9 - @ 2,1", "tower 12 - @ 3,1", "garden 10 W @ 3,0"]
    assert scored(f"{THREE} @ 1,0 {EAST}", *around, "arcades 10 - @ 4,0") == 3


@traces("camps-end-it")
def test_gaps_camps_and_watchtowers_end_a_line_and_are_not_counted() -> None:
    gap = ["tower 12 - @ 4,1", "seraglio 9 - @ 5,1", "chambers 11 - @ 6,1", "chambers 10 - @ 6,0"]
    assert scored(f"{THREE} @ 1,0 {EAST}", *ROW[:3], *gap) == 3
    east = [*ROW[:2], "pavilion 7 E @ 4,0"]
    assert scored(f"{THREE} @ 1,0 {EAST}", *east, "camp 6 W @ 5,0", others=("camps",)) == 3
    assert scored(f"{FOUR} @ 1,0 {EAST}", *east, "camp 6 W @ 5,0", others=("camps",)) == 0
    half = [ROW[0], "arcades 9 - @ 3,0", "tower 11 - @ 4,0", "watchtower tower 1 @ 5,0 turn 3"]
    assert scored(f"{THREE} @ 1,0 {EAST}", *half, others=("watchtowers",)) == 3


@traces("both-cells")
def test_a_project_is_two_tiles_of_a_line() -> None:
    line = ["project tower garden @ 2,0", "arcades 9 - @ 4,0"]
    assert scored(f"{THREE} @ 1,0 {EAST}", *line, others=("major_construction_projects",)) == 3


@traces("turned-freely", "just-so-many")
def test_only_the_side_of_the_spout_counts() -> None:
    for turn in ("", "turn 2", "turn 3"):
        assert scored(f"{THREE} @ 1,0 {turn}", *ROW[:3]) == 0
    assert scored(f"{THREE} @ 0,1", "garden 11 - @ 0,-1", "tower 12 - @ 0,-2") == 3


@traces("reserve-counts-nothing")
def test_what_lies_in_the_reserve_counts_nothing() -> None:
    mine = board(*ROW[:1]).replace("2,0", "1,0") + f'reserve = ["{THREE}"]'
    assert points(game_with(LOT.head(), mine, "", ""), 1, "wishing_well") == [0, 0, 0]


# --- The lot


@traces("six-in-the-tower")
def test_six_tiles_more_lie_in_the_tower() -> None:
    LOT.check_tower(6)
    game = game_with(LOT.head(), "", "", "")
    wells = [tile for tile in game.state.rules.tiles if tile.name.startswith("well ")]
    assert [tile.price for tile in wells] == [3, 3, 4, 4, 5, 5]


@traces("laid-beside", "draw-on", "several")
def test_wells_go_beside_the_space_and_a_tower_comes() -> None:
    Lot("wishing_well", "well 4 1", "well 5 1").check_drawn()


@traces("tower-runs-out")
def test_the_game_ends_if_the_last_tile_is_a_well() -> None:
    LOT.check_tower_runs_out()


@traces("never-given-out")
def test_it_is_not_given_out_at_the_end() -> None:
    LOT.check_never_given_out()


@traces("costs-its-number", "exact", "several")
def test_it_costs_its_number_in_the_currency_of_its_space() -> None:
    tail = LOT.rows([[FOUR, FIVE], [], [THREE], []])
    game = game_with(LOT.head(), hand("denar 4", "denar 5", "ducat 3"), "", "", tail=tail)
    wells = [move.parts for move in game.moves() if "beside_space" in move.parts]
    assert {(parts["tile"], *parts["pay"]) for parts in wells} == {
        (FOUR, "denar 4"),
        (FOUR, "denar 5"),
        (FIVE, "denar 5"),
        (THREE, "ducat 3"),
    }
    game.play(LOT.buy(FIVE, "denar 5"))
    assert asked(game) == (0, "act")
    game.play(LOT.buy(FOUR, "denar 4"))
    game.play(Move("pass"))
    assert game.view()["seats"][0]["pending"] == [FOUR, FIVE]


@traces("several")
def test_of_two_equal_wells_one_is_offered() -> None:
    tail = LOT.rows([["well 3 1", "well 3 2"], ["well 4 2"], [], []])
    game = game_with(LOT.head(), hand("denar 3", "dirham 4"), "", "", tail=tail)
    names = [move.parts["tile"] for move in game.moves() if "beside_space" in move.parts]
    assert names == ["well 3 1", "well 4 2"]


@traces("space-may-be-empty")
def test_it_may_be_bought_while_its_space_is_empty() -> None:
    game = game_with(LOT.head(), hand("denar 8", "denar 5"), "", "", tail=LOT.beside(FIVE))
    game.play(Move("buy", space=1, pay=["denar 8"]))
    assert LOT.buy(FIVE, "denar 5") in game.moves()


@traces("overpaying")
def test_paying_too_much_brings_change_but_no_action() -> None:
    game = game_with(LOT.head("change"), hand("denar 9"), "", "", tail=LOT.beside(FIVE))
    game.play(LOT.buy(FIVE, "denar 9"))
    assert [e["event"] for e in game.log()] == ["bought", "change_given"]
    assert asked(game) == (0, "place")


@traces("turned-freely")
def test_it_may_be_built_in_any_way() -> None:
    game = game_with(LOT.head(), hand("denar 9"), "", "", tail=LOT.beside(FIVE))
    game.play(LOT.buy(FIVE, "denar 9"))
    ways = [m.parts.get("turn", 0) for m in game.moves() if m.parts.get("at") == [1, 0]]
    assert sorted(ways) == [0, 1, 2, 3]


@traces("vizier-and-patron")
def test_the_vizier_and_the_patron_may_buy_it() -> None:
    LOT.check_window("denar 5")
    LOT.check_patron()


@traces("vizier-and-patron")
def test_diamonds_and_exchange_cards_pay_for_it() -> None:
    LOT.check_other_money(5)


@traces("no-watchtower-no-half-price")
def test_no_watchtower_and_no_half_price() -> None:
    LOT.check_no_watchtower_and_no_half_price()


@traces("draw-on", "no-claim")
def test_the_sultan_claims_only_what_follows() -> None:
    LOT.check_nobody_claims()


@traces("no-claim")
def test_no_scout_is_sent_for_it() -> None:
    game = game_with(LOT.head("invaders"), hand("denar 5"), "", "", tail=LOT.beside(FIVE))
    game.play(LOT.buy(FIVE, "denar 5"))
    assert "scout_sent" not in [event["event"] for event in game.log()]


@traces("draw-on")
def test_the_dancer_draws_on() -> None:
    LOT.check_the_dancer_draws_on()


@traces("dirk")
def test_dirk_keeps_it_for_nothing() -> None:
    LOT.check_dirk_draws_it("denar 5")


@traces("swaps")
def test_swaps_leave_it_where_it_is() -> None:
    LOT.check_swap()


@traces("not-for-a-key")
def test_the_bonus_of_a_key_buys_none() -> None:
    LOT.check_not_for_a_key()


@traces("sold-from-a-stall")
def test_a_stall_sells_it_for_its_number() -> None:
    sold = LOT.sold_in_a_stall()
    assert {move.parts["tile"] for move in sold} == {FIVE}
    game = game_with(LOT.head(), "", "", "")
    assert game.state.rules.tiles[game.state.rules.tile_by_name[FIVE]].price == 5


def test_positions_are_written_and_checked() -> None:
    LOT.check_positions()


# --- What is shown


def test_everybody_sees_how_long_the_line_of_a_well_is() -> None:
    """(C38) Its number first."""
    game = game_with(LOT.head(), board(f"{FOUR} @ 1,0 {EAST}", *ROW[:3]), "", "")
    assert game.view(1)["wishing_well"]["wells"] == [[[4, 3]], [], []]
