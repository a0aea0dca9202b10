"""The Squares: taken for free, and counted by their neighbours."""

import json
from random import Random

import pytest

from alhambra import Game, Move, Setup, position
from alhambra.engine.rules import TYPES
from alhambra.position import PositionError
from tests.rules.support import game_with, points
from tests.rules.tracing import traces
from tests.support import walk

HEAD = """
modules = ["squares"]
market = ["pavilion 7 E", "garden 10 N", "tower 13 E", "tower 12 -"]
display = ["florin 6", "florin 7", "florin 8", "florin 9"]
"""
PILES = """[module.squares]
piles = [
    ["square pavilion N", "square pavilion NE", "square pavilion SW"],
    ["square seraglio S", "square seraglio ES", "square seraglio NW"],
    ["square arcades E", "square arcades NE", "square arcades SW", "square arcades NEW"],
    ["square chambers W", "square chambers ES", "square chambers NW", "square chambers ESW"],
    ["square garden E", "square garden S", "square garden NE", "square garden SW",
     "square garden NES"],
    ["square tower N", "square tower W", "square tower ES", "square tower NW", "square tower NSW"],
]
"""
SWAPPED = (
    PILES.replace('"square pavilion N"', '"?"')
    .replace('"square tower N"', '"square pavilion N"')
    .replace('"?"', '"square tower N"')
)
# The arcades square above the corner touches both arcades, the one below it the second only; the
# tower lies behind the wall of its square.
EXAMPLE = [
    "arcades 9 - @ 1,0",
    "square arcades NE @ 2,0",
    "arcades 10 - @ 2,1",
    "square arcades SW @ 2,2",
    "square tower NSW @ -1,0",
    "tower 11 N @ -1,1",
    "garden 11 - @ 0,1",
]


def board(*tiles: str) -> str:
    return f"board = {json.dumps(tiles)}\n"


def with_modules(*names: str) -> str:
    return HEAD.replace('["squares"]', json.dumps(["squares", *names]))


def counted(game: Game, kind: str, seat: int = 0) -> int:
    """How many buildings of the type count in the majority of a seat, in halves."""
    found = [data["halves"] for name, _, data in game.count_round(1)[seat] if name == kind]
    return int(str(found[0])) if found else 0


def take(tile: str) -> Move:
    return Move("take_square", tile=tile)


# --- Taking one


@traces("twenty-four-in-six-piles")
def test_six_piles_with_an_open_square_each() -> None:
    game = Game(Setup(players=3, seed=1, modules=("squares",)))
    shown = game.view()["squares"]
    assert shown["piles"] == [3, 3, 4, 4, 5, 5]
    assert [name.split()[1] for name in shown["open"]] == list(TYPES)
    assert shown["owned"] == [0, 0, 0]
    assert game.view()["tower"] == 54 - 4
    others = [Game(Setup(players=3, seed=n, modules=("squares",))) for n in range(2, 9)]
    assert len({tuple(other.view()["squares"]["open"]) for other in others}) > 1


@traces("taking-is-an-action", "no-further-action", "placed-at-the-end")
def test_an_open_square_is_taken_for_an_action_and_placed() -> None:
    game = game_with(HEAD, "", "", "", tail=PILES)
    listed = [move.parts["tile"] for move in game.moves() if move.kind == "take_square"]
    assert listed == game.view()["squares"]["open"]
    assert game.why_not(take("square garden S")) == "square_not_open"
    assert game.why_not(take("tower 12 -")) == "square_not_open"
    game.play(take("square garden E"))
    assert game.question is not None
    assert (game.question.seat, game.question.kind) == (0, "place")
    assert "square garden S" in game.view()["squares"]["open"]
    assert Move("store", tile="square garden E") in game.moves()
    assert game.why_not(Move("place", tile="square garden E", at=[-1, 0])) == "sides_differ"
    game.play(Move("place", tile="square garden E", at=[1, 0]))
    assert game.view()["squares"]["owned"] == [1, 0, 0]
    assert game.view()["squares"]["piles"][4] == 4


@traces("placed-at-the-end", "further-action")
def test_it_may_be_taken_after_an_exact_payment_and_waits_with_the_tile() -> None:
    game = game_with(HEAD, 'hand = ["denar 7"]', "", "", tail=PILES)
    game.play(Move("buy", space=1, pay=["denar 7"]))
    game.play(take("square pavilion N"))
    assert game.question is not None
    assert game.question.data == {"tiles": ["pavilion 7 E", "square pavilion N"]}


@traces("empty-pile")
def test_a_pile_that_has_run_out_stays_empty() -> None:
    mine = 'reserve = ["square pavilion N", "square pavilion NE"]'
    game = game_with(HEAD, mine, "", "")
    assert game.view()["squares"]["piles"][0] == 1
    game.play(take("square pavilion SW"))
    game.play(Move("store", tile="square pavilion SW"))
    kinds = [m.parts["tile"].split()[1] for m in game.moves() if m.kind == "take_square"]
    assert kinds == ["seraglio", "arcades", "chambers", "garden", "tower"]
    assert game.view()["squares"]["piles"][0] == 0


@traces("three-at-most")
def test_e_a_fourth_square_is_refused() -> None:
    mine = board("square arcades E @ 1,0", "square tower NSW @ -1,0")
    mine += 'reserve = ["square arcades SW"]'
    game = game_with(HEAD, mine, "", "")
    open_one = game.view()["squares"]["open"][0]
    assert game.why_not(take(open_one)) == "squares_enough"
    assert not [move for move in game.moves() if move.kind == "take_square"]
    game.play(Move("take", cards=["florin 6"]))
    assert game.why_not(take(open_one)) is None


@traces("three-at-most")
def test_squares_that_wait_count_too() -> None:
    mine = 'hand = ["denar 7"]\nreserve = ["square arcades SW", "square arcades E"]'
    game = game_with(HEAD, mine + '\npending = ["square tower N"]', "", "")
    assert game.why_not(take(game.view()["squares"]["open"][0])) == "squares_enough"


@traces("redesigned")
def test_the_rules_of_redesign_hold() -> None:
    mine = board("square arcades E @ 1,0") + 'reserve = ["square tower N", "garden 11 -"]'
    game = game_with(HEAD, mine, "", "")
    assert Move("remove", at=[1, 0]) in game.moves()
    assert Move("add", tile="square tower N", at=[-1, 0]) in game.moves()
    assert Move("exchange", tile="garden 11 -", at=[1, 0]) in game.moves()
    game.play(Move("exchange", tile="square tower N", at=[1, 0]))
    assert game.view()["seats"][0]["reserve"] == ["garden 11 -", "square arcades E"]


# --- Scoring


@traces("counts-neighbours", "no-wall-between")
def test_e_one_garden_one_tower_and_five_arcades() -> None:
    game = game_with(HEAD, board(*EXAMPLE), "", "")
    assert counted(game, "garden") == 2 * 1
    assert counted(game, "tower") == 2 * 1
    assert counted(game, "arcades") == 2 * 5
    rival = board("arcades 8 N @ 1,0", "arcades 8 E @ 2,0", "arcades 6 SW @ 1,1")
    game = game_with(HEAD, board(*EXAMPLE), rival, "")
    assert points(game, 1, "arcades") == [3, 0, 0]


@traces("counts-neighbours")
def test_three_neighbours_are_the_most() -> None:
    """The square in the middle has one wall and three towers."""
    head = HEAD.replace("tower 12 -", "tower 11 N")
    row = ["tower 12 - @ 1,0", "square tower N @ 2,0", "tower 11 - @ 3,0"]
    assert counted(game_with(head, board(*row), "", ""), "tower") == 2 * (2 + 2)
    three = board(*row, "tower 9 ES @ 2,1")
    assert counted(game_with(head, three, "", ""), "tower") == 2 * (3 + 3)


@traces("walls-count")
def test_its_walls_count_like_others() -> None:
    game = game_with(HEAD, board("square garden NES @ 1,0"), "", "")
    assert points(game, 1, "wall") == [3, 0, 0]


@traces("needs-a-building", "no-building")
def test_alone_or_beside_another_square_it_counts_nothing() -> None:
    game = game_with(HEAD, board("square garden S @ 1,0", "square garden E @ 2,0"), "", "")
    assert counted(game, "garden") == 0
    assert points(game, 1, "garden") == [0, 0, 0]
    game = game_with(
        HEAD, board("square garden S @ 1,0", "square garden E @ 2,0", "garden 11 - @ -1,0"), "", ""
    )
    assert counted(game, "garden") == 2


# --- Two players


@traces("not-for-dirk")
def test_dirk_gets_no_square() -> None:
    game = game_with(HEAD, "", "", tail=PILES)
    game.play(take("square garden E"))
    assert game.why_not(Move("give", tile="square garden E")) == "not_bought"
    assert not [move for move in game.moves() if move.kind == "give"]
    dirk = '[dirk]\ntiles = ["garden 11 -"]'
    game = game_with(HEAD, board("square garden E @ 1,0"), "", tail=dirk)
    assert points(game, 1, "garden") == [0, 0, 5]


# --- With other modules


@traces("not-between-turns")
def test_the_vizier_takes_no_square() -> None:
    game = game_with(with_modules("viziers_favour"), "", 'hand = ["denar 7"]', "", tail=PILES)
    game.play(Move("take", cards=["florin 6"]))
    assert game.question is not None
    assert game.question.kind == "window_question"
    assert game.why_not(take("square garden E")) == "not_asked"


@traces("gate-is-a-wall")
def test_a_gate_between_leaves_a_wall() -> None:
    tiles = board("square arcades E @ 1,0", "arcades 5 NW @ 2,0") + 'gates = ["1,0 E"]'
    game = game_with(with_modules("city_gates"), tiles, "", "")
    assert counted(game, "arcades") == 2


@traces("unfinished")
def test_an_unfinished_building_does_not_count() -> None:
    site = '[module.building_sites]\nsites = [["arcades 10 -", 0, "denar", "-", "hidden"]]\n'
    tiles = ("arcades 9 - @ 1,0", "square arcades NE @ 2,0", "arcades 10 - @ 2,1")
    game = game_with(with_modules("building_sites"), board(*tiles), "", "", tail=site)
    assert counted(game, "arcades") == 2 * (1 + 1)


@traces("every-kind-of-building")
def test_magical_buildings_and_halves_of_projects_count() -> None:
    head = with_modules("magical_buildings", "major_construction_projects")
    magic = board("square seraglio S @ 1,0", "seraglio 10 N @ 2,0")
    game = game_with(head, magic, "", "")
    assert counted(game, "seraglio") == 2 * 2
    halves = board("project tower garden @ 1,0", "square garden E @ 3,0", "square tower N @ 1,-1")
    game = game_with(head, halves, "", "")
    assert (counted(game, "garden"), counted(game, "tower")) == (2 * 2, 2 * 2)


@traces("in-line")
def test_a_camp_counts_it_and_invaders_attack_it() -> None:
    head = with_modules("camps", "invaders") + 'deck = ["scoring", "denar 1", "scoring"]\n'
    tail = '[module.invaders]\nattacks = ["north", "east", "south", "west"]\n'
    mine = board("square seraglio S @ 1,0", "camp 3 N @ 1,1") + "score = 30"
    game = game_with(head, mine, "", "", tail=tail)
    game.play(Move("take", cards=["florin 9"]))
    found = {name: gained for name, gained, _ in game.score_sheets[-1][0]}
    assert (found["camps"], found["invaders"]) == (1, -2)


STALLS = """[module.personal_building_market]
stalls = [["square garden E", "tower 11 -", "tower 11 N", "tower 11 S"], ["-", "-", "-", "-"],
          ["-", "-", "-", "-"]]
"""


@traces("never-sold")
def test_no_stall_sells_a_square() -> None:
    mine = 'reserve = ["square garden E", "tower 11 -", "tower 11 N", "tower 11 S"]'
    head = with_modules("personal_building_market") + 'turn = "red"\n'
    game = game_with(head, mine, 'hand = ["denar 9", "dirham 9", "dirham 2"]', "", tail=STALLS)
    sold = [m.parts["tile"] for m in game.moves() if m.kind == "buy" and "owner" in m.parts]
    assert sold == ["tower 11 -"]


@traces("gone")
def test_a_square_that_left_the_game_leaves_room_for_another() -> None:
    mine = 'reserve = ["square garden E", "tower 11 -", "tower 11 N", "tower 11 S"]\n'
    head = with_modules("personal_building_market") + 'question = "place"\n'
    game = game_with(head, mine + 'pending = ["garden 12 S"]', "", "", tail=STALLS)
    assert game.view()["squares"]["owned"] == [1, 0, 0]
    game.play(Move("store", tile="garden 12 S"))
    game.play(Move("lay_in_stall", stall="denar"))
    assert game.view()["gone"] == ["square garden E"]
    assert game.view()["squares"]["owned"] == [0, 0, 0]
    assert position.dump(position.loads(position.dump(game))) == position.dump(game)


# --- Secrets and positions


@traces("order-is-hidden")
def test_what_lies_below_the_open_square_may_be_any_other() -> None:
    game = Game(Setup(players=3, seed=4, modules=("squares",)))
    for _, _ in zip(walk(game, Random(3)), range(30), strict=False):
        pass
    shown = game.view(0)["squares"]
    others = [game.determinize(0, n) for n in range(9)]
    assert all(other.view(0)["squares"] == shown for other in others)
    assert len({position.dump(other).partition("[module.squares]")[2] for other in others}) > 1


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ("[module.squares]\nheap = 1\n", "unknown key"),
        ("[module.squares]\npiles = 3\n", "6 lists"),
        (PILES.replace('"square pavilion N"', '"square tower N"'), "in two places"),
        (SWAPPED, "no pavilion square"),
        (PILES.replace('"square pavilion N", ', ""), "every square"),
        (PILES.replace('"square pavilion N"', "7"), "no square 7"),
    ],
)
def test_bad_positions_are_refused(table: str, said: str) -> None:
    with pytest.raises(PositionError, match=said):
        game_with(HEAD, "", "", "", tail=table)


@traces("three-at-most")
def test_a_position_with_four_squares_is_refused() -> None:
    four = json.dumps(["square tower N", "square tower W", "square tower ES", "square tower NW"])
    with pytest.raises(PositionError, match="more than 3 squares"):
        game_with(HEAD, f"reserve = {four}", "", "")
