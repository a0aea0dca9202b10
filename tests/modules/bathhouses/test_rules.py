"""The Bathhouses: how far the buildings are that their sides look for."""

import pytest

from alhambra import Game, Move
from tests.modules.together.lots import Lot, asked, board, hand
from tests.rules.support import game_with, points
from tests.rules.tracing import traces

# On the sides N, E, S, W of the bathhouse while it is not turned.
BATH = "bathhouse arcades garden chambers pavilion"
OTHER = "bathhouse seraglio chambers garden tower"
LOT = Lot("bathhouses", BATH, OTHER)


def scored(*tiles: str, others: tuple[str, ...] = (), tail: str = "", market: str = "") -> int:
    """What the bathhouses of such an Alhambra bring in each scoring."""
    names = [market or "tower 7 NEW", "tower 8 NES", "tower 13 E", "tower 9 NE"]
    game = game_with(LOT.head(*others, market=names), board(*tiles), "", "", tail=tail)
    found = [points(game, number, "bathhouses") for number in (1, 2, 3)]
    assert found[0] == found[1] == found[2]
    return found[0][0]


# --- Scoring


@traces("first-of-its-type", "every-scoring")
def test_chambers_two_away_and_a_garden_three_away() -> None:
    """South of the bathhouse a pavilion, then chambers; east of it two tiles, then a garden."""
    assert (
        scored(
            f"{BATH} @ 1,0",
            "pavilion 8 - @ 1,1",
            "chambers 11 - @ 1,2",
            "tower 12 - @ 2,0",
            "seraglio 9 - @ 3,0",
            "garden 11 - @ 4,0",
        )
        == 2 + 3
    )


@traces("first-of-its-type")
def test_only_the_first_of_two_counts() -> None:
    row = ["garden 11 - @ 2,0", "tower 12 - @ 3,0", "garden 10 - @ 4,0"]
    assert scored(f"{BATH} @ 1,0", *row) == 1


@traces("gaps-break")
def test_a_gap_ends_the_line() -> None:
    """The garden in the row is reached by a way around the gap."""
    around = ["tower 12 - @ 1,1", "tower 11 - @ 2,1", "seraglio 9 - @ 3,1", "garden 11 - @ 3,0"]
    assert scored(f"{BATH} @ 1,0", *around) == 0
    assert scored(f"{BATH} @ 1,0", *around[:3], "arcades 9 - @ 2,0", around[3]) == 2


@traces("double-walls")
def test_double_walls_do_not_break_a_line() -> None:
    around = ["pavilion 7 E @ 2,0", "arcades 9 - @ 2,1", "tower 12 - @ 3,1", "garden 10 W @ 3,0"]
    assert scored(f"{BATH} @ 1,0", *around) == 2


@traces("wrong-side")
def test_a_building_on_another_side_is_not_looked_for() -> None:
    assert scored(f"{BATH} @ 1,0", "garden 11 - @ 1,1", "arcades 9 - @ 2,0") == 0


@traces("turned-freely", "first-of-its-type")
def test_a_turned_bathhouse_looks_the_other_way() -> None:
    """One quarter clockwise the garden's side is in the south, two quarters in the west."""
    assert scored(f"{BATH} @ 1,0 turn 1", "garden 11 - @ 1,1") == 1
    assert scored(f"{BATH} @ 0,1 turn 2", "garden 11 - @ -1,1") == 1
    assert scored(f"{BATH} @ 0,1 turn 3", "pavilion 8 - @ 0,2") == 1


@traces("every-side")
def test_all_four_sides_and_all_bathhouses_count() -> None:
    cross = ["garden 11 - @ 2,1", "arcades 9 - @ 1,0", "chambers 11 - @ 1,2", "pavilion 8 - @ 0,1"]
    assert scored(f"{BATH} @ 1,1", *cross) == 4
    assert scored(f"{BATH} @ 1,1", *cross, f"{OTHER} @ 3,1 turn 1") == 4 + 1
    assert scored(f"{BATH} @ 1,1", *cross, f"{OTHER} @ 3,1 turn 1", "chambers 10 - @ 3,2") == 4 + 2
    game = game_with(LOT.head(), board(f"{BATH} @ 1,1", cross[1], cross[2]), "", "")
    details = [data for name, _, data in game.count_round(1)[0] if name == "bathhouses"]
    assert details == [{"lines": [[1, 1, "N", 1], [1, 1, "S", 1]]}]


@traces("carries-on")
def test_the_fountain_and_tiles_without_a_type_carry_a_line_on() -> None:
    """West of the bathhouse the fountain and a medina, then the pavilion."""
    west = ["medina 10 - @ -1,0", "pavilion 8 - @ -2,0"]
    assert scored(f"{BATH} @ 1,0", *west, others=("medina",)) == 3
    east = ["square tower N @ 2,0", "well 3 1 @ 3,0", f"{OTHER} @ 4,0", "garden 11 - @ 5,0"]
    assert scored(f"{BATH} @ 1,0", *east, others=("squares", "wishing_well")) == 4


@traces("carries-on")
def test_an_unfinished_building_carries_the_line_on_but_is_no_target() -> None:
    site = '[module.building_sites]\nsites = [["garden 11 -", 0, "denar", "-", "hidden"]]\n'
    row = [f"{BATH} @ 1,0", "garden 11 - @ 2,0", "garden 10 - @ 3,0"]
    assert scored(*row, others=("building_sites",), tail=site) == 2
    assert scored(*row) == 1


@traces("camps-end-it")
def test_camps_and_watchtowers_end_a_line() -> None:
    """No building may touch a camp but with a wall, so nothing lies right behind one."""
    assert scored(f"{BATH} @ 1,0", "pavilion 7 E @ 2,0", "camp 6 W @ 3,0", others=("camps",)) == 0
    half = ["tower 12 - @ 2,0", "watchtower tower 1 @ 3,0 turn 3"]
    assert scored(f"{BATH} @ 1,0", *half, others=("watchtowers",)) == 0


@traces("every-kind-of-building")
def test_magical_buildings_and_halves_of_projects_are_targets() -> None:
    assert scored(f"{BATH} @ 1,0", "garden 13 NES @ 2,0", others=("magical_buildings",)) == 1
    pair = ["project tower garden @ 2,0"]
    assert scored(f"{BATH} @ 1,0", *pair, others=("major_construction_projects",)) == 2


@traces("reserve-counts-nothing")
def test_what_lies_in_the_reserve_counts_nothing() -> None:
    mine = board("garden 11 - @ 1,0") + f'reserve = ["{BATH}"]'
    assert points(game_with(LOT.head(), mine, "", ""), 1, "bathhouses") == [0, 0, 0]


# --- The lot


@traces("six-in-the-tower")
def test_six_tiles_more_lie_in_the_tower() -> None:
    LOT.check_tower(6)


@traces("laid-beside", "draw-on", "several")
def test_two_bathhouses_go_beside_the_space_and_a_tower_comes() -> None:
    LOT.check_drawn()


@traces("tower-runs-out")
def test_the_game_ends_if_the_last_tile_is_a_bathhouse() -> None:
    LOT.check_tower_runs_out()


@traces("never-given-out")
def test_it_is_not_given_out_at_the_end() -> None:
    LOT.check_never_given_out()


@traces("costs-8", "exact")
def test_it_costs_8_in_the_currency_of_its_space() -> None:
    LOT.check_exact()
    game = game_with(LOT.head(), hand("dirham 8"), "", "", tail=LOT.rows([[], [BATH], [], []]))
    assert Move("buy", beside_space=2, tile=BATH, pay=["dirham 8"]) in game.moves()


@traces("space-may-be-empty")
def test_it_may_be_bought_while_its_space_is_empty() -> None:
    game = game_with(LOT.head(), hand("denar 8", "denar 8"), "", "", tail=LOT.beside(BATH))
    game.play(Move("buy", space=1, pay=["denar 8"]))
    assert game.view()["market"][0] is None
    assert LOT.buy(BATH, "denar 8") in game.moves()


@traces("overpaying")
def test_paying_too_much_brings_change_but_no_action() -> None:
    head = LOT.head("change")
    game = game_with(head, hand("denar 9", "denar 3"), "", "", tail=LOT.beside(BATH))
    game.play(LOT.buy(BATH, "denar 9", "denar 3"))
    assert [e["event"] for e in game.log()] == ["bought", "change_given"]
    assert asked(game) == (0, "place")


@traces("turned-freely")
def test_it_may_be_built_in_any_way() -> None:
    game = game_with(LOT.head(), hand("denar 9"), "", "", tail=LOT.beside(BATH))
    game.play(LOT.buy(BATH, "denar 9"))
    ways = [m.parts.get("turn", 0) for m in game.moves() if m.parts.get("at") == [1, 0]]
    assert sorted(ways) == [0, 1, 2, 3]


@traces("vizier-and-patron")
def test_the_vizier_and_the_patron_may_buy_it() -> None:
    LOT.check_window()
    LOT.check_patron()


@traces("vizier-and-patron")
def test_diamonds_and_exchange_cards_pay_for_it() -> None:
    LOT.check_other_money()


@traces("no-watchtower-no-half-price")
def test_no_watchtower_and_no_half_price() -> None:
    LOT.check_no_watchtower_and_no_half_price()


@traces("draw-on", "no-claim")
def test_the_sultan_claims_only_what_follows() -> None:
    LOT.check_nobody_claims()


@traces("draw-on")
def test_the_dancer_draws_on() -> None:
    LOT.check_the_dancer_draws_on()


@traces("draw-on")
def test_bathhouses_wells_and_bazaars_in_a_row_all_go_aside() -> None:
    bazaar = "bazaar ducat seraglio chambers tower"
    others = ("wishing_well", "bazaars")
    game = LOT.drawn(BATH, "well 3 1", bazaar, OTHER, "tower 11 N", others=others)
    assert game.view()["market"][0] == "tower 11 N"
    assert LOT.shown(game) == {"denar": [BATH, OTHER]}
    assert game.view()["wishing_well"]["beside"] == [["well 3 1"], [], [], []]
    assert game.view()["bazaars"]["beside"] == [[], [], [bazaar], []]


@traces("dirk")
def test_dirk_keeps_it_for_nothing() -> None:
    LOT.check_dirk_draws_it()


@traces("swaps")
def test_swaps_leave_it_where_it_is() -> None:
    LOT.check_swap()


@traces("not-for-a-key")
def test_the_bonus_of_a_key_buys_none() -> None:
    LOT.check_not_for_a_key()


@traces("sold-from-a-stall")
def test_a_stall_sells_it_for_8() -> None:
    sold = Move("buy", owner=1, stall="denar", tile=BATH, pay=["denar 8"])
    assert sold in LOT.sold_in_a_stall()


@traces("no-claim")
def test_no_scout_is_sent_for_it() -> None:
    game = game_with(LOT.head("invaders"), hand("denar 8"), "", "", tail=LOT.beside(BATH))
    game.play(LOT.buy(BATH, "denar 8"))
    assert "scout_sent" not in [event["event"] for event in game.log()]


def test_positions_are_written_and_checked() -> None:
    LOT.check_positions()


@traces("first-of-its-type")
@pytest.mark.parametrize("turn", range(4))
def test_all_bathhouses_have_four_different_types(turn: int) -> None:
    game: Game = game_with(LOT.head(), "", "", "")
    names = [tile.name for tile in game.state.rules.tiles if tile.name.startswith("bathhouse ")]
    assert len(names) == 6
    assert all(len(set(name.split()[1:])) == 4 for name in names)
    assert {name.split()[1 + turn] for name in names} == {
        "pavilion", "seraglio", "arcades", "chambers", "garden", "tower",
    }  # fmt: skip


# --- What is shown


def test_everybody_sees_what_each_bathhouse_brings() -> None:
    """(C38) South of it a pavilion, then chambers."""
    tiles = [f"{BATH} @ 1,0", "pavilion 8 - @ 1,1", "chambers 11 - @ 1,2"]
    market = ["tower 7 NEW", "tower 8 NES", "tower 13 E", "tower 9 NE"]
    game = game_with(LOT.head(market=market), board(*tiles), "", "")
    assert game.view(2)["bathhouses"]["baths"] == [[[BATH, 2]], [], []]
