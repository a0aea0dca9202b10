"""Palace Staff with other modules: other money, other tiles, other ground to walk on."""

import pytest

from alhambra import Game, Move, position
from tests.modules.building_sites.sites import site, table
from tests.modules.gates_without_end.gates import PILE_1
from tests.modules.palace_staff.palace import (
    STOP,
    asked,
    board,
    marshal,
    palace,
    staff,
    taken,
    to,
    ways,
)
from tests.modules.travelling_craftsmen.guild import having
from tests.rules.support import points
from tests.rules.tracing import traces

GARDEN = "garden 11 - @ 1,0"


def walks(game: Game) -> bool:
    """Whether the marshal is asked where he goes."""
    return asked(game)[1] == "marshal_steps"


# --- Money


@traces("no-money-no-walk")
def test_an_exchange_card_makes_nobody_walk() -> None:
    display = '["bureau denar dirham", "dirham 1", "ducat 4", "florin 9"]'
    game = palace(board(), "", "", modules=("bureau_de_change",), display=display)
    take = next(move for move in game.moves() if move.kind not in ("take", "remove"))
    game.play(take)
    assert not walks(game)
    assert asked(game)[0] == 1


@traces("no-money-no-walk")
def test_a_gate_card_makes_nobody_walk() -> None:
    tail = "[module.city_gates]\nopen = 1\n"
    game = palace(board(), "", "", modules=("city_gates",), tail=tail)
    game.play(Move("take_gate"))
    assert asked(game) == (1, "act")


@traces("only-the-action")
def test_a_thief_makes_nobody_walk() -> None:
    tail = '[module.thieves]\nhands = [[], [], ["thief dirham"]]\n'
    game = palace("", "", board(), modules=("thieves",), tail=tail)
    game.play(taken("florin 9"))
    game.play(Move("steal", card="dirham 1"))
    assert not walks(game)


@traces("only-the-action")
def test_the_miser_s_card_makes_nobody_walk() -> None:
    tail = '[module.characters]\nheld = [["miser"], [], []]\n'
    hand = 'hand = ["dirham 9", "dirham 2"]\n'
    game = palace(hand + board(), "", "", modules=("characters",), tail=tail)
    game.play(Move("buy", space=2, pay=["dirham 9", "dirham 2"]))
    game.play(Move("miser_take", card="denar 2"))
    assert asked(game) == (0, "place")


@traces("limits-and-special-money")
def test_with_the_merchant_s_limit_too_the_sum_must_stay_below_six() -> None:
    tail = '[module.characters]\nheld = [["merchant"], [], []]\n'
    game = palace(board(), "", "", modules=("characters",), tail=tail)
    game.play(Move("merchant_take", cards=["denar 2", "dirham 1", "ducat 4"]))
    assert not walks(game)
    small = palace(board(), "", "", modules=("characters",), tail=tail)
    small.play(taken("dirham 1", "ducat 4"))
    assert walks(small)


@traces("limits-and-special-money")
def test_a_diamond_counts_by_its_value() -> None:
    display = '["diamond 3", "dirham 1", "ducat 4", "florin 9"]'
    game = palace(board(), "", "", modules=("diamonds",), display=display)
    game.play(taken("diamond 3"))
    assert game.question is not None
    assert game.question.data["steps"] == 3


@traces("limits-and-special-money")
def test_a_master_builder_counts_three() -> None:
    display = '["denar builder 3", "dirham 1", "ducat 4", "florin 9"]'
    game = palace(board(), "", "", modules=("master_builders",), display=display)
    game.play(taken("denar builder 3"))
    assert game.question is not None
    assert game.question.data["steps"] == 3


# --- Tiles


@traces("only-base-buildings", "walks-over-everything-but-camps")
def test_a_magical_building_needs_no_servant() -> None:
    seat = "score = 9\n" + board(GARDEN, "seraglio 10 N @ 2,0")
    game = palace(seat, "", "", modules=("magical_buildings",), open=["seraglio"] * 6)
    game.play(taken("denar 2"))
    game.play(to(1, 0))
    game.play(to(2, 0))
    game.play(STOP)
    assert staff(game)["served"] == []
    assert staff(game)["bare"] == [1, 0, 0]
    assert points(game, 1, "palace_staff") == [-1, 0, 0]


@traces("only-base-buildings", "walks-over-everything-but-camps")
def test_a_project_is_walked_cell_by_cell_and_needs_no_servant() -> None:
    seat = board(GARDEN, "project tower garden @ 2,0")
    game = palace(seat, "", "", modules=("major_construction_projects",))
    game.play(taken("denar 2"))
    for x in (1, 2, 3):
        game.play(to(x, 0))
    assert marshal(game) == [3, 0]
    game.play(STOP)
    assert staff(game)["served"] == ["garden 11 -"]
    assert staff(game)["bare"] == [0, 0, 0]


@traces("only-base-buildings")
def test_a_construction_building_needs_no_servant() -> None:
    seat = board("tower a 12 - @ 1,0")
    game = palace(seat, "", "", modules=("new_building_grounds",))
    game.play(taken("denar 2"))
    game.play(to(1, 0))
    assert staff(game)["served"] == []
    assert staff(game)["bare"] == [0, 0, 0]


@traces("unfinished-buildings")
def test_an_unfinished_building_has_neither_servant_nor_loss() -> None:
    tail = table(site("garden 11 -", token="denar"))
    hand = 'score = 9\nhand = ["denar 9", "denar 2"]\n'
    game = palace(hand + board(GARDEN), "", "", modules=("building_sites",), tail=tail)
    assert points(game, 1, "palace_staff") == [0, 0, 0]
    game.play(taken("denar 2"))
    game.play(to(1, 0))
    assert staff(game)["served"] == []
    done = palace(hand + board(GARDEN), "", "", modules=("building_sites",), tail=tail)
    done.play(Move("finish_site", site="garden 11 -", pay=["denar 2", "denar 9"]))
    assert points(done, 1, "palace_staff") == [-1, 0, 0]
    done.play(taken("denar 2"))
    done.play(to(1, 0))
    assert staff(done)["served"] == ["garden 11 -"]


# --- Ground to walk on


@traces("walks-over-everything-but-camps")
def test_a_gate_opens_the_wall() -> None:
    seat = board("garden 9 E @ 1,0", "seraglio 7 W @ 2,0") + 'gates = ["1,0 E"]\n'
    game = palace(seat, "", "", modules=("city_gates",))
    game.play(taken("denar 2"))
    game.play(to(1, 0))
    game.play(to(2, 0))
    assert staff(game)["served"] == ["seraglio 7 W", "garden 9 E"]


@traces("walks-over-everything-but-camps")
def test_a_watchtower_is_a_step_and_he_may_stop_there() -> None:
    seat = board("tower 12 - @ 1,0", "garden 11 - @ 1,1", "watchtower tower 1 @ 2,0 turn 3")
    game = palace(seat, "", "", modules=("watchtowers",))
    game.play(taken("denar 2"))
    game.play(to(1, 0))
    game.play(to(2, 0))
    assert game.question is not None
    assert game.question.data["steps"] == 2
    game.play(STOP)
    assert marshal(game) == [2, 0]
    assert staff(game)["served"] == ["tower 12 -"]


@traces("walks-over-everything-but-camps")
def test_he_never_enters_a_camp() -> None:
    seat = board("garden 9 E @ 1,0", "camp 6 W @ 2,0")
    game = palace(seat, "", "", modules=("camps",), marshals=[[1, 0], [0, 0], [0, 0]])
    game.play(taken("denar 2"))
    assert ways(game) == [[0, 0]]


# --- Redesigns of other modules


@traces("marshals-tile-may-move")
def test_his_tile_may_be_moved_and_he_goes_along() -> None:
    hand = 'hand = ["florin 8"]\n'
    modules = ("gates_without_end",)
    game = palace(
        hand + board(GARDEN),
        "",
        "",
        modules=modules,
        marshals=[[1, 0], [0, 0], [0, 0]],
        tail=PILE_1,
    )
    game.play(Move("buy", space=4, pay=["florin 8"]))
    game.play(Move("pass"))
    game.play(Move("store", tile="arcades 8 N"))
    game.play(Move("insert_key", bonus="redesign"))
    assert game.why_not(Move("gate_remove", at=[1, 0])) == "marshal_stands_there"
    exchange = Move("gate_exchange", tile="arcades 8 N", at=[1, 0])
    assert game.why_not(exchange) == "marshal_stands_there"
    game.play(Move("gate_move", lift=[1, 0], at=[0, 1]))
    assert marshal(game) == [0, 1]


@traces("marshals-tile-may-move")
def test_the_brickmaker_displaces_his_tile_only_to_another_place() -> None:
    seat = board(GARDEN) + 'pending = ["tower 12 -"]'
    modules = ("travelling_craftsmen",)
    game = palace(
        seat,
        "",
        "",
        modules=modules,
        head='question = "place"',
        marshals=[[1, 0], [0, 0], [0, 0]],
        tail=having("brickmaker", "stonemason"),
    )
    game.play(Move("brick_exchange", tile="tower 12 -", at=[1, 0]))
    assert staff(game)["marshals"][0] == "garden 11 -"
    assert {"word": "marshal", "count": 1, "tile": "garden 11 -", "seat": 0} in game.view()["marks"]
    again = position.loads(position.dump(game))
    assert again.view() == game.view()
    assert game.why_not(Move("store", tile="garden 11 -")) == "marshal_stands_there"
    assert {move.kind for move in game.moves()} == {"place"}
    game.play(Move("place", tile="garden 11 -", at=[0, 1]))
    assert marshal(game) == [0, 1]


@traces("marshals-tile-stays")
def test_the_master_builder_obeys_the_marshal_too() -> None:
    tail = '[module.characters]\nheld = [["master_builder"], [], []]\n'
    modules = ("characters",)
    game = palace(
        board(GARDEN), "", "", modules=modules, marshals=[[1, 0], [0, 0], [0, 0]], tail=tail
    )
    game.play(taken("florin 9"))
    assert asked(game) == (0, "end_question")
    assert game.why_not(Move("builder_remove", at=[1, 0])) == "marshal_stands_there"


# --- Tiles that change hands

NONE = '["-", "-", "-", "-"]'
IN_STALL = '["garden 11 -", "-", "-", "-"]'


@traces("servants-follow-sold-tiles")
def test_a_sold_tile_keeps_its_servant() -> None:
    tail = f"[module.personal_building_market]\nstalls = [{NONE}, {IN_STALL}, {NONE}]\n"
    hand = 'hand = ["denar 9", "denar 3"]'
    modules = ("personal_building_market",)
    game = palace(
        hand, 'reserve = ["garden 11 -"]', "", modules=modules, tail=tail, served=["garden 11 -"]
    )
    game.play(Move("buy", owner=1, stall="denar", pay=["denar 9", "denar 3"]))
    game.play(Move("place", tile="garden 11 -", at=[1, 0]))
    assert staff(game)["served"] == ["garden 11 -"]
    assert staff(game)["bare"] == [0, 0, 0]


@traces("servants-follow-sold-tiles")
def test_a_discarded_tile_takes_its_servant_out_of_the_game() -> None:
    full = '["garden 11 -", "tower 12 -", "tower 11 -", "garden 12 S"]'
    seat = f'hand = ["denar 8"]\nreserve = {full}'
    tail = f"[module.personal_building_market]\nstalls = [{full}, {NONE}, {NONE}]\n"
    modules = ("personal_building_market",)
    game = palace(seat, "", "", modules=modules, tail=tail, served=["garden 11 -"])
    before = staff(game)["pile"]
    game.play(Move("buy", space=1, pay=["denar 8"]))
    game.play(Move("store", tile="pavilion 6 N"))
    game.play(Move("lay_in_stall", stall="denar"))
    assert staff(game)["served"] == []
    assert staff(game)["pile"] == before


@traces("dirk-has-none")
def test_a_servant_on_a_tile_given_to_dirk_leaves_the_game() -> None:
    tail = f"[module.personal_building_market]\nstalls = [{NONE}, {IN_STALL}]\n"
    hand = 'hand = ["denar 9", "denar 3"]'
    modules = ("personal_building_market",)
    game = palace(
        hand, 'reserve = ["garden 11 -"]', modules=modules, tail=tail, served=["garden 11 -"]
    )
    game.play(Move("buy", owner=1, stall="denar", pay=["denar 9", "denar 3"]))
    game.play(Move("give", tile="garden 11 -"))
    assert staff(game)["served"] == []


# --- Losses


@traces("loss-before-other-losses")
def test_the_loss_comes_before_medina_and_invaders() -> None:
    """Seat 1 has most of all types but towers; 7 points go to the staff, then to the others."""
    head = 'deck = ["scoring", "denar 1", "scoring"]'
    modules = ("invaders", "medina")
    game = palace("score = 9\n" + board(), "", "", modules=modules, head=head)
    game.play(taken("florin 9"))
    names = [name for name, _, _ in game.score_sheets[-1][0]]
    assert names.index("palace_staff") < names.index("invaders")
    losing = [name for name, points_, _ in game.score_sheets[-1][0] if points_ < 0]
    assert losing[0] == "palace_staff"


@traces("loss-before-other-losses")
def test_its_items_stand_after_all_gains() -> None:
    game = palace(board(), "", "", modules=("handymen", "alhambra_zoo", "medina"))
    names = [module.name for module in game.state.rules.give_items]
    place = names.index("palace_staff")
    assert names.index("handymen") < place
    assert names.index("alhambra_zoo") < place
    assert place < names.index("medina")


@traces("six-less-the-value")
@pytest.mark.parametrize("rolled", [True, False])
def test_after_a_roll_for_handymen_he_walks_as_well(rolled: bool) -> None:
    tail = f"[module.handymen]\ndice = {[3] if rolled else []}\n"
    game = palace(board(), "", "", modules=("handymen",), tail=tail)
    game.play(taken("denar 2"))
    assert walks(game)
