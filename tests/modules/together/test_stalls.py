"""Culture tiles follow what is sold, bought back or lost from a stall."""

import pytest

from alhambra import Game, Move
from tests.modules.gates_without_end import gates
from tests.modules.together.meeting import asked, hand, head, part, play, seat, told
from tests.rules.support import game_with, points
from tests.rules.tracing import traces

BOTH = ("art_of_the_moors", "personal_building_market")
NONE = ["-", "-", "-", "-"]
NINES = ["arcades 9 -", "seraglio 9 -", "tower 9 NE", "chambers 9 W"]


def stalls(*rows: list[str]) -> str:
    return part("personal_building_market", stalls=list(rows))


def owned(*tiles: list[list[int]]) -> str:
    """The culture tiles of each seat: price, value, value marked."""
    return part("art_of_the_moors", culture=list(tiles))


def culture(game: Game) -> list[list[list[int]]]:
    """The same, read off a game."""
    rows: list[list[list[int]]] = game.view()["art_of_the_moors"]["culture"]
    return rows


def from_stall(owner: int, stall: str, *pay: str) -> Move:
    return Move("buy", owner=owner, stall=stall, pay=list(pay))


@traces("culture-follows-stalls", "personal_building_market:culture")
def test_one_sale_moves_two_markers_before_the_scoring_of_the_turn() -> None:
    """Red sells the third nine to White, who has one: Red falls from 6 to 3, White takes a tile."""
    start = head(*BOTH, deck=["scoring", "denar 7", "denar 8", "scoring"])
    mine = seat("tower 9 ES @ 1,0", hand=["florin 9"])
    theirs = seat("arcades 9 - @ 1,0", "seraglio 9 - @ 0,1", reserve=["tower 9 NE"])
    tail = owned([], [[9, 6, 6]], []) + stalls(NONE, [*NONE[:3], "tower 9 NE"], NONE)
    game = game_with(start, mine, theirs, "", tail=tail)
    play(game, from_stall(1, "florin", "florin 9"), Move("take", cards=["florin 3"]))
    play(game, Move("store", tile="tower 9 NE"), Move("lay_in_stall", stall="ducat"))
    assert culture(game) == [[[9, 0, 3]], [[9, 3, 3]], []]
    sheet = game.score_sheets[0]
    won = [[p for name, p, _ in sheet[n] if name == "culture"] for n in range(3)]
    assert won == [[0], [3], []]
    assert hand(game, 1) == ["florin 9"]


@traces("culture-follows-stalls", "personal_building_market:culture")
def test_the_only_tile_of_a_price_stays_with_whoever_sold_both_buildings() -> None:
    """White buys both and finds no tile left; Red buys them back and must turn from 0 again."""
    row = ["tower 12 -", "-", "-", "tower 13 E"]
    market = ["garden 10 N", "pavilion 8 -", "garden 9 E", "seraglio 8 S"]
    mine = seat(hand=["denar 9", "denar 3", "florin 9", "florin 4"])
    theirs = seat(reserve=["tower 12 -", "tower 13 E"])
    tail = owned([], [[12, 8, 12]], []) + stalls(NONE, row, NONE)
    game = game_with(head(*BOTH, market=market), mine, theirs, "", tail=tail)
    for buyer, owner in ((0, 1), (1, 0)):
        assert asked(game) == (buyer, "act")
        play(game, from_stall(owner, "denar", "denar 3", "denar 9"))
        play(game, from_stall(owner, "florin", "florin 4", "florin 9"), Move("pass"))
        play(game, Move("store", tile="tower 12 -"), Move("lay_in_stall", stall="denar"))
        play(game, Move("store", tile="tower 13 E"), Move("lay_in_stall", stall="florin"))
        assert culture(game) == [[], [[12, 0, 12 if buyer else 0]], []]
    assert game.view()["art_of_the_moors"]["supply"][-1] == 0
    assert hand(game) == ["denar 3", "denar 9", "florin 4", "florin 9"]


@traces("culture-follows-stalls", "personal_building_market:full")
@pytest.mark.parametrize(
    ("bought", "choice", "expected"),
    [
        # Garden 10: an 8 makes room for it, or the garden itself is discarded.
        ("garden 10 N", Move("lay_in_stall", stall="dirham"), [8, 2, 2]),
        ("garden 10 N", Move("discard_arrival"), [8, 5, 5]),
        # A fourth 8: the tower makes room for it, or one 8 takes the place of another.
        ("seraglio 8 S", Move("lay_in_stall", stall="florin"), [8, 5, 9]),
        ("seraglio 8 S", Move("lay_in_stall", stall="denar"), [8, 5, 5]),
    ],
)
def test_a_marker_follows_what_full_stalls_lose(
    bought: str, choice: Move, expected: list[int]
) -> None:
    market = ["garden 10 N", "chambers 8 NW", "garden 12 S", "seraglio 8 S"]
    row = ["garden 8 NE", "pavilion 8 -", "arcades 8 N", "tower 12 -"]
    tail = owned([[8, 5, 5]], [], []) + stalls(row, NONE, NONE)
    mine = seat(hand=["denar 9", "denar 2", "florin 9"], reserve=row)
    game = game_with(head(*BOTH, market=market), mine, "", "", tail=tail)
    space, pay = (1, ["denar 2", "denar 9"]) if "10" in bought else (4, ["florin 9"])
    play(game, Move("buy", space=space, pay=pay), Move("store", tile=bought), choice)
    assert culture(game) == [[expected], [], []]
    assert asked(game) == (1, "act")


@traces("culture-follows-stalls", "art_of_the_moors:out-of-turn")
def test_a_claim_out_of_turn_throws_a_building_out_and_the_marker_falls_at_once() -> None:
    """Red's four stalls hold nines; the claimed tower takes the place of one of them."""
    start = head(*BOTH, "power_of_sultan", tower=["tower 12 -", "garden 11 -", "garden 10 -"])
    tail = part("power_of_sultan", held=[[], ["denar tower"], []])
    tail += owned([], [[9, 10, 10]], []) + stalls(NONE, NINES, NONE)
    mine, theirs = seat(hand=["denar 9", "denar 2"]), seat(reserve=NINES)
    game = game_with(start, mine, theirs, "", tail=tail)
    play(game, Move("buy", space=1, pay=["denar 2", "denar 9"]))
    play(game, Move("store", tile="garden 10 N"), Move("lay_in_stall", stall="denar"))
    play(game, Move("sultan_claim"), Move("store", tile="tower 12 -"))
    assert culture(game)[1] == [[9, 10, 10]]
    game.play(Move("lay_in_stall", stall="denar"))
    assert game.view()["gone"] == ["arcades 9 -"]
    assert culture(game)[1] == [[9, 6, 6]]
    assert asked(game) == (1, "act")


@traces("culture-follows-stalls", "bonuses-out-of-turn")
def test_a_redesign_by_another_players_key_may_cost_a_building_and_its_culture() -> None:
    """White turns the key to money, so Red may redesign: the third nine finds no stall."""
    market = ["arcades 8 N", "garden 10 N", "tower 13 E", "tower 12 -"]
    start = head(*BOTH, "gates_without_end", market=market)
    row = [*NINES[1:3], "garden 7 NSW", "pavilion 8 -"]
    tail = owned([], [[9, 6, 6]], []) + stalls(NONE, row, NONE)
    tail += part("gates_without_end", pile=[1, 2, 3, 4, 5, 6, 7, 8, 9])
    theirs = seat("arcades 9 - @ 1,0", reserve=row)
    game = game_with(start, seat(hand=["denar 8"]), theirs, "", tail=tail)
    gates.turn_ends(game)
    play(game, Move("insert_key", bonus="money"), Move("gate_take", card="florin 3"))
    play(game, Move("gate_remove", at=[1, 0]), Move("discard_arrival"))
    assert culture(game)[1] == [[9, 3, 3]]
    assert game.view()["gone"] == ["arcades 9 -"]


@traces("culture-follows-stalls", "art_of_the_moors:leftovers", "personal_building_market:leftover")
@pytest.mark.parametrize(
    ("choice", "limit"),
    [(Move("place", tile="arcades 9 -", at=[2, 0]), 6), (Move("store", tile="arcades 9 -"), 3)],
)
def test_a_leftover_counts_for_culture_only_if_it_is_built(choice: Move, limit: int) -> None:
    """The tile shows 3 either way: nobody turns it any more."""
    start = head(*BOTH, market=["arcades 9 -", "-", "-", "-"], tower=[], rounds=2)
    mine = seat("seraglio 9 - @ 1,0", hand=["denar 2"], reserve=["tower 9 NE"])
    tail = owned([[9, 3, 3]], [], []) + stalls(["tower 9 NE", *NONE[1:]], NONE, NONE)
    game = game_with(start, mine, "", "", tail=tail)
    play(game, Move("take", cards=["florin 3"]), choice)
    assert game.over
    assert culture(game) == [[[9, 3, limit]], [], []]
    assert points(game, 3, "culture") == [3, 0, 0]
    assert "culture_taken" not in told(game)
