"""Medinas, which are tiles like buildings and of no type."""

from alhambra import Game, Move
from tests.modules.building_sites.sites import finish, site, table
from tests.modules.caliphs_guidelines.wishes import fulfilled
from tests.modules.gates_without_end import gates
from tests.modules.handymen.crew import goals, rolled, standing
from tests.modules.palace_staff.palace import board, palace, staff, taken, to
from tests.modules.together.meeting import asked, guild, head, moves_of, part, play, seat
from tests.rules.support import game_with, points
from tests.rules.tracing import traces

MARKET = ["garden 10 N", "pavilion 8 -", "tower 13 E", "seraglio 8 S"]
PLACING = 'question = "place"\nacted = true'
NONE = ["-"] * 4


def lost(game: Game) -> list[int]:
    """What the medinas have cost each seat in the last scoring."""
    sheet = game.score_sheets[-1]
    return [sum(won for name, won, _ in sheet[seat] if name == "medina") for seat in sorted(sheet)]


# --- Buying


@traces("medina-like-a-building", "three-rewards-of-a-surplus")
def test_an_overpaid_medina_brings_coins_a_credit_and_paint() -> None:
    """11 for 7: two coins, a credit of 4, and the column of the denars."""
    modules = ("change", "exchange_certificates", "medina", "fresh_colors")
    start = head(*modules, market=["medina 7 W", *MARKET[1:]])
    game = game_with(start, seat(hand=["denar 9", "denar 2"]), "", "")
    game.play(Move("buy", space=1, pay=["denar 2", "denar 9"]))
    assert [coin.split()[1] for coin in game.view()["change"]["coins"][0]] == ["coin", "coin"]
    game.play(Move("credit_surplus", currency="ducat"))
    assert game.view()["exchange_certificates"]["credit"][0] == ["ducat certificate 4"]
    assert asked(game) == (0, "decor_question")
    assert {parts["currency"] for parts in moves_of(game, "paint_take")} == {"denar"}


@traces("medina-like-a-building", "medina:dearest-decides")
def test_the_dearest_medina_is_so_by_its_printed_price() -> None:
    """White pays 5 for the medina of 7 and still has a dearer one than Red with 6."""
    modules = ("medina", "travelling_craftsmen", "handymen")
    start = head(*modules, market=["medina 7 W", *MARKET[1:]])
    tail = guild("carpenter", "builder") + part("handymen", market=standing(1, 1, 0, 0))
    game = game_with(start, seat(hand=["denar 5"]), seat("medina 6 E @ 1,0"), "", tail=tail)
    game.play(Move("use_handymen", space=1, change=-1))
    game.play(Move("carpenter_price", tile="medina 7 W", less=1))
    game.play(Move("buy", space=1, pay=["denar 5"]))
    play(game, Move("pass"), Move("place", tile="medina 7 W", at=[-1, 0]))
    assert points(game, 3, "medina") == [-3, -6, -12]


@traces("medina-like-a-building", "medina:sold-from-a-stall")
def test_a_medina_bought_from_a_stall_counts_for_the_buyer_once_it_is_built() -> None:
    """In Red's stall it counts for nobody; built by White it leaves Red alone without any."""
    start = head("medina", "personal_building_market", market=MARKET)
    tail = part("personal_building_market", stalls=[NONE, ["medina 9 N", *NONE[1:]], NONE])
    theirs, last = seat(reserve=["medina 9 N"]), seat("medina 2 SW @ -1,0")
    game = game_with(start, seat(hand=["denar 9"]), theirs, last, tail=tail)
    assert points(game, 2, "medina") == [-7, -7, 0]
    game.play(Move("buy", owner=1, stall="denar", pay=["denar 9"]))
    play(game, Move("pass"), Move("place", tile="medina 9 N", at=[1, 0]))
    assert points(game, 2, "medina") == [0, -8, -3]


@traces("medina-like-a-building", "gates_without_end:buy-14")
def test_a_medina_bought_for_14_is_built_at_once_and_earns_no_key() -> None:
    start = head("medina", "gates_without_end", market=["arcades 8 N", "medina 7 W", *MARKET[2:]])
    money = ["denar 8", "dirham 9", "florin 5"]
    game = game_with(start, seat(hand=money), "", "", tail=gates.PILE_2)
    gates.turn_ends(game)
    play(game, Move("insert_key", bonus="buy"), Move("gate_mix", space=2))
    play(game, Move("pay_card", unit="dirham 9"), Move("pay_card", unit="florin 5"))
    assert asked(game) == (0, "place")
    game.play(Move("place", tile="medina 7 W", at=[-1, 0]))
    assert points(game, 1, "medina") == [0, -3, -3]
    assert game.view()["gates_without_end"]["keys"] == [0, 0, 0]


# --- Building


@traces("medina-like-a-building", "travelling_craftsmen:mosaic-place")
def test_the_mosaic_artist_turns_a_medina() -> None:
    """Its wall must not face the fountain, so east of it only he can lay it."""
    start = head("medina", "travelling_craftsmen", market=MARKET, more=PLACING)
    tail = guild("mosaic_artist", "coiner")
    game = game_with(start, seat(pending=["medina 7 W"]), "", "", tail=tail)
    assert [parts for parts in moves_of(game, "place") if parts["at"] == [1, 0]] == []
    turns = [parts["turn"] for parts in moves_of(game, "mosaic_place") if parts["at"] == [1, 0]]
    assert sorted(turns) == [1, 2, 3]
    game.play(Move("mosaic_place", tile="medina 7 W", at=[1, 0], turn=2))
    assert points(game, 1, "wall") == [1, 0, 0]
    assert points(game, 1, "medina") == [0, -3, -3]


@traces("medina-like-a-building", "gates-walls-locks")
def test_the_walls_of_a_medina_are_printed_and_further_ones_may_be_added() -> None:
    """A gate opens between pavilion and medina; a wall card makes a wall of two sides."""
    modules = ("city_gates", "city_walls", "medina")
    start = head(*modules, market=MARKET, more=PLACING)
    mine = seat("pavilion 7 E @ 1,0", pending=["medina 7 W"])
    game = game_with(start, mine, "", "", tail=part("city_gates", held=[1, 0, 0]))
    game.play(Move("place_with_gate", tile="medina 7 W", at=[2, 0], gate="W"))
    assert game.view()["city_gates"]["gates"][0] == [[[1, 0], "E"]]
    tail = part("city_walls", open=["city_wall N"])
    walled = game_with(head(*modules, market=MARKET), seat("medina 6 E @ 1,0"), "", "", tail=tail)
    assert points(walled, 1, "wall") == [1, 0, 0]
    walled.play(Move("build_walls", card="city_wall N", at=[1, 0]))
    assert points(walled, 1, "wall") == [2, 0, 0]


@traces("medina-untyped", "palace_designers:any-whole-tile")
def test_a_designer_follows_onto_a_medina() -> None:
    start = head("medina", "palace_designers", market=MARKET, more=PLACING)
    tail = part("palace_designers", designers=["0,0 E", "0,0 N", "0,0 N"])
    game = game_with(start, seat(pending=["medina 6 E"]), "", "", tail=tail)
    game.play(Move("place", tile="medina 6 E", at=[1, 0]))
    assert game.view()["seats"][0]["score"] == 2
    game.play(Move("designer_feet", at=[1, 0], side="S"))


@traces("medina-untyped", "palace_staff:only-base-buildings")
def test_the_marshal_walks_over_a_medina_which_needs_no_servant() -> None:
    mine = "score = 9\n" + board("medina 10 - @ 1,0", "garden 11 - @ 2,0")
    game = palace(mine, "", "", modules=("medina",))
    play(game, taken("ducat 4"), to(1, 0), to(2, 0))
    assert staff(game)["served"] == ["garden 11 -"]
    assert staff(game)["bare"] == [0, 0, 0]


@traces("medina-untyped", "art_of_the_moors:base-only", "alhambra_zoo:other-tiles-score-nothing")
def test_a_medina_is_no_building_for_culture_caravans_and_animals() -> None:
    """Two tiles for 10 and four kinds of tiles, but one building of 10 and three types."""
    modules = ("caravanserai", "art_of_the_moors", "medina", "alhambra_zoo")
    tiles = ("medina 10 - @ 1,0", "arcades 10 - @ 2,0", "tower 12 - @ 0,1", "chambers 11 - @ 0,2")
    tail = part("alhambra_zoo", animals=[["medina 10 -", "monkey"]])
    mine = seat(*tiles, hand=["denar 8"])
    game = game_with(head(*modules, market=MARKET), mine, "", "", tail=tail)
    assert points(game, 1, "alhambra_zoo") == [0, 0, 0]
    assert not [move for move in game.moves() if "caravanserai" in move.parts]
    game.play(Move("take", cards=["denar 4"]))
    while asked(game)[0] == 0:
        game.play(Move("done_end"))
    assert game.view()["art_of_the_moors"]["culture"][0] == []


@traces("medina-structural", "dice-and-handymen")
def test_a_handyman_lies_on_a_medina_and_belongs_to_a_group() -> None:
    mine = seat("medina 6 E @ 1,0", "tower 12 - @ 0,1")
    assert goals(rolled([6], mine, "", "", modules=("medina",))) == ["medina 6 E"]
    tail = part("handymen", tiles=[["medina 10 -", 0], ["tower 12 -", 0]])
    mine = seat("medina 10 - @ 1,0", "tower 12 - @ 2,0")
    game = game_with(head("medina", "handymen", market=MARKET), mine, "", "", tail=tail)
    assert points(game, 1, "handymen") == [2, 0, 0]


@traces("medina-structural", "caliphs_guidelines:sites-uncounted")
def test_the_caliph_counts_a_medina_in_rows_and_ways_but_not_among_the_types() -> None:
    """Fountain, medina and tower make a row; with an unfinished medina only two are there."""
    row = '"medina 10 - @ 1,0", "tower 12 - @ 2,0"'
    assert fulfilled("rows", row, '"medina", ') == 3
    assert fulfilled("different_types", row, '"medina", ') == 0
    way = '"tower 12 - @ 1,0", "medina 10 - @ 2,0"'
    assert fulfilled("farthest_building", way, '"medina", ') == 2
    sites = table(site("medina 10 -"))
    assert fulfilled("rows", row, '"building_sites", "medina", ', sites) == 0


# --- Losses


@traces("medina-site", "medina:unfinished-counts-nothing")
def test_a_medina_counts_from_the_moment_it_is_finished() -> None:
    """Two without any lose 3 each; then White has one, and the third loses 4 alone."""
    start = head("building_sites", "medina", market=MARKET)
    mine = seat("medina 6 E @ 1,0", hand=["ducat 6"])
    game = game_with(start, mine, seat("medina 8 S @ 1,0"), "", tail=table(site("medina 6 E")))
    assert points(game, 1, "medina") == [-3, 0, -3]
    game.play(finish("medina 6 E", "ducat 6"))
    assert points(game, 1, "medina") == [0, 0, -4]


@traces("medina-site", "building_sites:not-dirk")
def test_a_medina_at_half_price_cannot_be_given_to_dirk_who_would_rank_with_it() -> None:
    start = head("building_sites", "medina", market=["medina 7 W", *MARKET[1:]])
    game = game_with(start, seat(hand=["denar 3", "denar 7"]), "")
    half = game.copy()
    half.play(Move("buy_site", site_space=1, pay=["denar 3"]))
    half.play(half.moves()[0])
    assert half.why_not(Move("give", tile="medina 7 W")) == "site_not_for_dirk"
    play(game, Move("buy", space=1, pay=["denar 7"]), Move("pass"))
    game.play(Move("give", tile="medina 7 W"))
    assert points(game, 1, "medina") == [-3, -3, 0]


@traces("medina-at-the-end", "end-sequence")
def test_what_only_counts_at_the_end_is_gained_before_medinas_cost_points() -> None:
    """Everybody has treasures worth 15; two without a medina keep 4 of them, the third 12.

    The third seat has a wall of one side besides.
    """
    start = head("medina", "treasures", market=["-"] * 4, tower=[], rounds=2)
    game = game_with(start, "", "", seat("medina 6 E @ 1,0"))
    game.play(Move("take", cards=["denar 4"]))
    assert game.over
    assert lost(game) == [-11, -11, -3]
    assert game.scores == [4, 4, 13]


@traces("medina-at-the-end", "hidden-leftovers")
def test_a_leftover_medina_counts_in_the_last_scoring() -> None:
    """White is richest and takes the hidden medina; the others share 9 and 6, and lose 3 more."""
    start = head("medina", "buildings_of_power", market=["garden 11 -", "-", "-", "-"], tower=[],
                 rounds=2)  # fmt: skip
    tail = part("buildings_of_power", under=[[1, "medina 10 -", 0]])
    seats = (seat(hand=["denar 5"]), seat(hand=["denar 3"]), "")
    game = game_with(start, *seats, tail=tail)
    play(game, Move("take", cards=["denar 4"]), Move("pick_leftover", tile="medina 10 -"))
    assert game.view()["seats"][1]["pending"] == ["garden 11 -"]
    while not game.over:
        tile = game.view()["seats"][asked(game)[0]]["pending"][0]
        game.play(Move("place", tile=tile, at=[1, 0]))
    assert lost(game) == [-3, -11, -11]
