"""Medina: who has built the fewest loses points."""

import json

import pytest

from alhambra import Game, Move, Setup
from alhambra.game.catalogue import make_module
from alhambra.modules.medina import Medina
from tests.rules.support import game_with, leftovers, points
from tests.rules.tracing import traces

HEAD = """
modules = ["medina"]
market = ["medina 7 W", "garden 10 N", "tower 13 E", "tower 12 -"]
display = ["florin 6", "florin 7", "florin 8", "florin 9"]
"""
NAMES = """
medina 2 SW, medina 3 ES, medina 4 NE, medina 5 NW, medina 6 E, medina 7 W, medina 8 S, medina 9 N,
medina 10 -
"""


def seat(*placed: str, more: str = "") -> str:
    return f"board = {json.dumps(placed)}\n{more}"


def losses(built: list[list[int]], round_number: int) -> list[int]:
    module = make_module("medina")
    assert isinstance(module, Medina)
    return module.losses(built, round_number)


def scored(rounds: int, *seats: str, tail: str = "", head: str = HEAD) -> Game:
    """The next card is a scoring card, and the first seat has just taken money."""
    left = ["scoring", "denar 1", *["scoring"] * (1 - rounds)]
    head += f"rounds = {rounds}\ndeck = {json.dumps(left)}\n"
    game = game_with(head, *seats, tail=tail)
    game.play(Move("take", cards=["florin 9"]))
    return game


# --- Losses


@traces("fewest-lose", "none-share", "none-lose-more", "others-follow")
def test_e_two_without_any_one_with_one_and_one_with_two() -> None:
    """The first two share 9 and 6, rounded up, and lose 3 more."""
    head = HEAD.replace('"medina 7 W"', '"tower 11 N"')
    game = game_with(
        head, "", "", seat("medina 8 S @ 1,0"), seat("medina 6 E @ 0,1", "medina 10 - @ 0,2")
    )
    assert points(game, 3, "medina") == [-11, -11, -3, 0]
    data = [item for item in game.count_round(3)[2] if item[0] == "medina"]
    assert data == [("medina", -3, {"medinas": 1, "dearest": 8})]


@traces("fewest-lose", "dearest-decides")
def test_e_equally_many_and_the_dearest_decides() -> None:
    """A and B have three each, A's dearest costs 8 and B's 5; C has fewer."""
    assert losses([[2, 6, 8], [3, 4, 5], [7, 9]], 3) == [3, 6, 9]
    assert losses([[2, 6, 8], [3, 4, 5], [7, 9]], 2) == [0, 3, 6]
    assert losses([[2, 6, 8], [3, 4, 5], [7, 9]], 1) == [0, 0, 3]


@traces("none-share", "none-lose-more")
@pytest.mark.parametrize(
    ("round_number", "each"),
    [(1, [4, 3, 2, 2, 2, 2]), (2, [8, 7, 5, 5, 4, 4]), (3, [12, 11, 9, 8, 7, 6])],
)
def test_d_what_each_of_so_many_without_any_loses(round_number: int, each: list[int]) -> None:
    for count, loss in enumerate(each, start=1):
        others = [[price] * 2 for price in range(10 - 6 + count, 10)]
        assert losses([[]] * count + others, round_number)[:count] == [loss] * count


@traces("others-follow")
def test_d_behind_two_without_any_nobody_loses_in_the_second_scoring() -> None:
    assert losses([[], [4], [], [5]], 2) == [7, 0, 7, 0]
    assert losses([[], [4], [5], [6]], 2) == [8, 3, 0, 0]
    assert losses([[], [4], [5], [6]], 1) == [4, 0, 0, 0]
    assert losses([[], [4], [5], [6]], 3) == [12, 6, 3, 0]


@traces("dearest-decides")
def test_only_the_dearest_of_equally_many_matters() -> None:
    assert losses([[2, 10], [8, 9], [3, 7]], 3) == [3, 6, 9]


@traces("reserve-counts-nothing")
def test_what_lies_in_a_reserve_does_not_count() -> None:
    more = 'reserve = ["medina 9 N"]'
    game = game_with(HEAD, seat(more=more), seat("medina 8 S @ 1,0"), seat("medina 6 E @ 0,1"))
    assert points(game, 1, "medina") == [-4, 0, 0]


@traces("last-of-all", "floor")
def test_all_gains_come_first_and_nobody_falls_below_0() -> None:
    """Five points for the garden, then four lost; without any gain nothing is left to lose."""
    game = scored(0, seat("garden 11 - @ 1,0"), seat("medina 8 S @ 1,0"), "score = 1")
    sheet = game.score_sheets[-1]
    assert [name for name, _, _ in sheet[0]][-1] == "medina"
    assert game.scores == [5 - 3, 1, 0]


@traces("last-of-all")
def test_the_items_of_other_modules_come_before_it() -> None:
    """A camp's line is a gain, whatever the numbers of the modules are."""
    head = HEAD.replace('["medina"]', '["camps", "medina", "watchtowers"]')
    mine = seat("tower 11 S @ 1,0", "camp 3 N @ 1,1")
    game = scored(0, mine, seat("medina 8 S @ 1,0"), "", head=head)
    assert [name for name, _, _ in game.score_sheets[-1][0]][-2:] == ["camps", "medina"]


@traces("dirk-ranks")
def test_dirk_is_compared_with_both_players() -> None:
    dirk = '[dirk]\nscore = 20\ntiles = ["medina 2 SW", "medina 9 N"]'
    game = game_with(HEAD, seat("medina 8 S @ 1,0"), "", tail=dirk)
    assert points(game, 3, "medina") == [-6, -12, -3]
    assert points(game, 1, "medina") == [0, -4, 0]
    without = game_with(HEAD, seat("medina 8 S @ 1,0"), "", tail="[dirk]\nscore = 20")
    assert points(without, 3, "medina") == [-3, -11, -11]


@traces("dirk-ranks")
def test_dirk_keeps_what_he_is_given_and_loses_points() -> None:
    dirk = "[dirk]\nscore = 20"
    head = HEAD + 'deck = ["denar 5", "scoring", "scoring"]\n'
    game = game_with(head, 'hand = ["denar 7", "denar 9"]', seat("medina 8 S @ 1,0"), tail=dirk)
    game.play(Move("buy", space=1, pay=["denar 9"]))
    game.play(Move("give", tile="medina 7 W"))
    assert game.view()["dirk"]["tiles"] == ["medina 7 W"]
    assert points(game, 2, "medina") == [-8, 0, -3]


# --- The tile


@traces("nine-in-the-tower")
def test_nine_tiles_more_lie_in_the_tower() -> None:
    game = Game(Setup(players=3, seed=1, modules=("medina",)))
    assert game.view()["tower"] == 54 + 9 - 4
    tiles = [tile.name for tile in game.state.rules.tiles if tile.name.startswith("medina ")]
    assert tiles == [name.strip() for name in NAMES.split(",")]


@traces("bought-like-a-building", "built-and-stored")
def test_it_is_bought_and_placed_like_a_building() -> None:
    game = game_with(HEAD, 'hand = ["denar 7", "denar 9"]', "", "")
    game.play(Move("buy", space=1, pay=["denar 7"]))
    assert game.question is not None
    assert game.question.kind == "act"
    game.play(Move("take", cards=["florin 6"]))
    assert game.why_not(Move("place", tile="medina 7 W", at=[1, 0])) == "sides_differ"
    assert Move("store", tile="medina 7 W") in game.moves()
    game.play(Move("place", tile="medina 7 W", at=[-1, 0]))
    assert game.view()["seats"][0]["wall"] == 1


@traces("bought-like-a-building")
def test_paid_too_much_it_gives_no_further_action() -> None:
    game = game_with(HEAD, 'hand = ["denar 9"]', "", "")
    game.play(Move("buy", space=1, pay=["denar 9"]))
    assert game.question is not None
    assert game.question.kind == "place"


@traces("built-and-stored")
def test_it_is_redesigned_like_a_building() -> None:
    mine = seat("medina 8 S @ 1,0", more='reserve = ["medina 9 N"]')
    game = game_with(HEAD, mine, "", "")
    assert Move("remove", at=[1, 0]) in game.moves()
    assert Move("add", tile="medina 9 N", at=[2, 0]) in game.moves()
    game.play(Move("exchange", tile="medina 9 N", at=[1, 0]))
    assert game.view()["seats"][0]["reserve"] == ["medina 8 S"]


@traces("no-type")
def test_it_counts_in_no_majority() -> None:
    game = game_with(HEAD, seat("medina 8 S @ 1,0"), "", "")
    for kind, count in game.view()["seats"][0]["buildings"].items():
        assert count == 0
        assert points(game, 3, kind) == [0, 0, 0]


# --- With other modules


@traces("before-the-attack")
def test_the_invaders_come_after_the_medina() -> None:
    """Four points are lost before the attack: of five, the attack finds one."""
    head = HEAD.replace('["medina"]', '["medina", "invaders"]')
    tail = '[module.invaders]\nattacks = ["north", "east", "south", "west"]\n'
    game = scored(0, "score = 5", seat("medina 8 S @ 1,0"), seat("medina 6 E @ 0,1"), tail=tail,
                  head=head)  # fmt: skip
    names = [(name, lost) for name, lost, _ in game.score_sheets[-1][0] if lost]
    assert names == [("medina", -4), ("invaders", -1)]
    assert game.scores[0] == 0


@traces("unfinished-counts-nothing")
def test_for_half_its_price_it_counts_once_it_is_finished() -> None:
    head = HEAD.replace('["medina"]', '["medina", "building_sites"]')
    game = game_with(head, 'hand = ["denar 3", "denar 9"]', "", "")
    half = {move.parts["site_space"] for move in game.moves() if move.kind == "buy_site"}
    assert 1 in half
    site = '[module.building_sites]\nsites = [["medina 10 -", 0, "denar", "-", "hidden"]]\n'
    mine = seat("medina 10 - @ 1,0", more='hand = ["denar 9", "denar 1"]')
    game = game_with(head, mine, seat("medina 9 N @ 1,0"), seat("medina 8 S @ 1,0"), tail=site)
    assert points(game, 1, "medina") == [-4, 0, 0]
    game.play(Move("finish_site", site="medina 10 -", pay=["denar 9", "denar 1"]))
    assert points(game, 1, "medina") == [0, 0, -3]


@traces("no-watchtower", "no-claim-no-scout", "purchase")
def test_what_a_purchase_of_a_medina_brings() -> None:
    modules = '["medina", "watchtowers", "invaders", "change", "characters"]'
    head = HEAD.replace('["medina"]', modules).replace("medina 7 W", "medina 10 -")
    tail = '[module.characters]\nheld = [["miser", "rich_patron"], [], []]\n'
    game = game_with(head, 'hand = ["denar 9", "denar 5", "denar 1"]', "", "", tail=tail)
    assert not [m for m in game.moves() if m.kind == "buy" and "watchtower" in m.parts]
    assert Move("patron_buy", space=1, tile="medina 10 -") in game.moves()
    game.play(Move("buy", space=1, pay=["denar 9", "denar 5"]))
    assert game.question is not None
    assert game.question.kind == "miser_question"
    game.play(Move("miser_decline"))
    events = [event["event"] for event in game.log()]
    assert "change_given" in events
    assert "scout_sent" not in events


@traces("purchase")
def test_the_vizier_may_buy_it() -> None:
    head = HEAD.replace('["medina"]', '["medina", "viziers_favour"]')
    game = game_with(head, "", 'hand = ["denar 7"]', "")
    game.play(Move("take", cards=["florin 6"]))
    assert Move("favour", space=1, tile="medina 7 W", pay=["denar 7"]) in game.moves()


@traces("no-claim-no-scout")
def test_no_sultan_claims_it() -> None:
    head = HEAD.replace('["medina"]', '["medina", "power_of_sultan"]')
    head += 'tower = ["medina 9 N", "tower 11 N"]\n'
    tail = '[module.power_of_sultan]\nheld = [["denar tower"], [], []]\n'
    game = game_with(head, 'hand = ["denar 9"]', "", "", tail=tail)
    game.play(Move("buy", space=1, pay=["denar 9"]))
    game.play(Move("store", tile="medina 7 W"))
    assert game.view()["market"][0] == "medina 9 N"


@traces("in-line")
def test_it_counts_in_the_line_of_a_camp_and_is_attacked() -> None:
    head = HEAD.replace('["medina"]', '["medina", "camps", "invaders"]')
    tail = '[module.invaders]\nattacks = ["north", "east", "south", "west"]\n'
    mine = seat("medina 8 S @ 1,0", "camp 3 N @ 1,1", more="score = 30")
    game = scored(0, mine, "", "", tail=tail, head=head)
    found = {name: gained for name, gained, _ in game.score_sheets[-1][0]}
    assert found["camps"] == 1
    assert found["invaders"] == -2


@traces("leftover")
def test_at_the_end_it_is_given_out_like_other_tiles() -> None:
    head = HEAD.replace('"tower 12 -"', '"-"') + "rounds = 2\ntower = []\n"
    game = game_with(head, 'hand = ["denar 1"]', "", "")
    game.play(Move("take", cards=["florin 6"]))
    assert leftovers(game)[0] == 0
    game.play(Move("place", tile="medina 7 W", at=[-1, 0]))
    assert [sum(p for name, p, _ in items if name == "medina")
            for items in game.score_sheets[-1].values()] == [-3, -11, -11]  # fmt: skip


@traces("sold-from-a-stall")
def test_it_is_sold_from_a_stall() -> None:
    head = HEAD.replace('["medina"]', '["medina", "personal_building_market"]')
    tail = """[module.personal_building_market]
    stalls = [["-", "-", "-", "-"], ["medina 9 N", "-", "-", "-"], ["-", "-", "-", "-"]]
    """
    game = game_with(head, 'hand = ["denar 9"]', 'reserve = ["medina 9 N"]', "", tail=tail)
    sold = Move("buy", owner=1, stall="denar", tile="medina 9 N", pay=["denar 9"])
    assert sold in game.moves()


@traces("after-the-staff")
def test_buildings_without_servants_cost_their_points_first() -> None:
    """Four points for the wall and the garden: two for bare buildings, then what is left."""
    head = HEAD.replace('["medina"]', '["medina", "palace_staff"]')
    mine = seat("garden 12 S @ 1,0", "pavilion 6 N @ 2,0")
    game = scored(0, mine, seat("medina 8 S @ 1,0"), seat("medina 6 E @ 0,1"), head=head)
    while not game.score_sheets:
        game.play(game.moves()[-1])
    assert [name for name, _, _ in game.score_sheets[-1][0]][-2:] == ["palace_staff", "medina"]


# --- What is shown


def test_everybody_sees_what_the_next_scoring_would_cost() -> None:
    """(C38) The fewest medinas in the first scoring; whoever has none loses one more."""
    game = game_with(HEAD, seat("medina 3 ES @ 1,0"), seat("medina 2 SW @ -1,0"), seat())
    assert game.view(0)["medina"] == {"losses": [0, 0, 4]}
