"""The Falconers: falcons settle where four tiles meet."""

from itertools import combinations

import pytest

from alhambra import Move
from alhambra.engine.cells import cell_at
from alhambra.engine.rules import TYPES
from alhambra.modules.falconers import COLOURS
from tests.modules.falconers.falcons import (
    BLACK,
    BOARD,
    HAND,
    HEAD,
    TABLE,
    WHITE,
    WIDE,
    asked,
    falconers,
    fly,
    flying,
    offered,
    pay,
    settled,
)
from tests.rules.support import game_with, points
from tests.rules.tracing import traces
from tests.support import state_of

# --- The falcons


@traces("fifteen-falcons", "free-choice")
def test_each_pair_of_types_stands_on_one_falcon_and_all_are_for_sale() -> None:
    game = game_with(HEAD, "", "", "")
    supply = game.view()["falconers"]["supply"]
    pairs = {frozenset(name.split()[1:]) for name in supply}
    assert pairs == {frozenset(pair) for pair in combinations(TYPES, 2)}
    for colour in COLOURS:
        assert sum(name.startswith(f"falcon-{colour} ") for name in supply) == 5


@traces("four-tiles-meet", "both-types-there", "fountain-without-type", "own-action")
def test_e_the_crossing_of_tower_garden_chambers_takes_three_falcons() -> None:
    """The fountain is the fourth tile and gives no type."""
    game = game_with(HEAD, HAND + BOARD, "", "")
    pairs = {frozenset(name.split()[1:]) for name, _ in offered(game)}
    assert pairs == {frozenset(pair) for pair in combinations(("tower", "garden", "chambers"), 2)}
    assert {at for _, at in offered(game)} == {(0, 0)}
    assert game.why_not(fly("falcon-black arcades garden")) == "falcon_types"
    assert game.why_not(fly(WHITE, 1, 0)) == "no_crossing"
    assert game.why_not(fly(WHITE, -1, -1)) == "no_crossing"
    assert game.why_not(fly("falcon-red garden tower")) == "no_such_falcon"


@traces("four-tiles-meet")
def test_three_tiles_are_no_crossing() -> None:
    board = 'board = ["garden 10 - @ 1,0", "tower 12 - @ 0,1"]'
    game = game_with(HEAD, HAND + board, "", "")
    assert offered(game) == set()
    assert game.why_not(fly(WHITE)) == "no_crossing"


# --- Buying


@traces("one-card-each", "any-number", "one-per-crossing", "own-action")
def test_any_number_of_falcons_each_for_a_card() -> None:
    game = game_with(HEAD, HAND + WIDE, "", "")
    game.play(fly(WHITE))
    assert asked(game) == (0, "falcon_price")
    cards = {move.parts["card"] for move in game.moves()}
    assert cards == {"denar 9", "florin 1", "ducat 5"}
    assert game.why_not(pay("denar 8")) == "not_in_hand"
    assert game.why_not(pay("gold 1")) == "no_such_card"
    game.play(pay("florin 1"))
    assert asked(game) == (0, "falcon_more")
    assert game.view()["discard"] == ["florin 1"]
    assert game.why_not(fly(BLACK, kind="another_falcon")) == "falcon_there"
    assert game.why_not(fly(WHITE, 1, 0, "another_falcon")) == "falcon_taken"
    game.play(fly(BLACK, 1, 0, "another_falcon"))
    game.play(pay("denar 9"))
    assert asked(game) == (1, "act")
    assert flying(game) == [BLACK, WHITE]
    assert len(game.view()["falconers"]["supply"]) == 13
    assert [e["event"] for e in game.log()[:4]] == ["falcon_placed", "falcon_paid"] * 2


@traces("any-number")
def test_one_may_stop_after_each_falcon() -> None:
    game = game_with(HEAD, HAND + WIDE, "", "")
    game.play(fly(WHITE))
    game.play(pay("ducat 5"))
    game.play(Move("done_falcons"))
    assert asked(game) == (1, "act")
    assert flying(game) == [WHITE]


@traces("any-number", "one-card-each")
def test_no_card_no_falcon() -> None:
    game = game_with(HEAD, BOARD, "", "")
    assert offered(game) == set()
    assert game.why_not(fly(WHITE)) == "falcon_needs_card"
    one = game_with(HEAD, 'hand = ["denar 2"]\n' + WIDE, "", "")
    one.play(fly(WHITE))
    one.play(pay("denar 2"))
    assert asked(one) == (1, "act")


@traces("sole-action")
def test_falcons_are_no_bonus_action_and_leave_no_other() -> None:
    hand = 'hand = ["ducat 8", "denar 1"]\n'
    game = game_with(HEAD, hand + BOARD, "", "")
    assert game.why_not(fly(WHITE)) is None
    game.play(Move("buy", space=3, pay=["ducat 8"]))
    assert asked(game) == (0, "act")
    assert offered(game) == set()
    assert game.why_not(fly(WHITE)) == "falcons_alone"


@traces("diamonds-pay")
def test_a_diamond_is_a_card() -> None:
    head = f'modules = ["diamonds", "falconers"]\n{TABLE}'
    game = game_with(head, 'hand = ["diamond 9"]\n' + BOARD, "", "")
    game.play(fly(WHITE))
    game.play(pay("diamond 9"))
    assert flying(game) == [WHITE]
    assert game.view()["discard"] == ["diamond 9"]


@traces("master-builders-pay")
def test_a_master_builder_card_pays_and_leaves_the_game() -> None:
    head = f'modules = ["master_builders", "falconers"]\n{TABLE}'
    game = game_with(head, 'hand = ["florin builder 3"]\n' + BOARD, "", "")
    game.play(fly(WHITE))
    game.play(pay("florin builder 3"))
    assert flying(game) == [WHITE]
    assert game.view()["discard"] == []
    rules = state_of(game).rules
    gone = [rules.face_names[face] for face in state_of(game).gone_cards]
    assert "florin builder 3" in gone


@traces("only-cards-pay")
def test_coins_and_exchange_cards_do_not_pay() -> None:
    head = f'modules = ["bureau_de_change", "change", "falconers"]\n{TABLE}'
    tail = '[module.change]\ncoins = [["denar coin"], [], []]\n'
    poor = game_with(head, BOARD, "", "", tail=tail)
    assert poor.why_not(fly(WHITE)) == "falcon_needs_card"
    cards = '[module.bureau_de_change]\nhands = [["bureau denar florin"], [], []]\n'
    game = game_with(head, 'hand = ["denar 9"]\n' + BOARD, "", "", tail=tail + cards)
    game.play(fly(WHITE))
    assert game.moves() == [pay("denar 9")]
    assert game.why_not(pay("denar coin")) == "no_money_card"
    events = game.play(pay("denar 9"))
    assert "change_given" not in [event["event"] for event in events]


# --- What is a crossing


@traces("base-buildings-only", "other-kinds-block")
def test_a_magical_building_makes_no_crossing() -> None:
    head = f'modules = ["falconers", "magical_buildings"]\n{TABLE}'
    board = BOARD.replace("chambers 11 - @ 1,1", "pavilion 9 N @ 1,1 turn 2")
    game = game_with(head, HAND + board, "", "")
    assert game.why_not(fly(WHITE)) == "no_crossing"


@traces("other-kinds-block")
@pytest.mark.parametrize(
    ("module", "piece"),
    [
        ("gates_without_end", "plaza 1"),
        ("squares", "square garden E"),
        ("bazaars", "bazaar denar pavilion chambers garden"),
        ("medina", "medina 10 -"),
        ("new_building_grounds", "chambers a 9 -"),
    ],
)
def test_other_pieces_make_no_crossing(module: str, piece: str) -> None:
    head = f'modules = ["falconers", "{module}"]\n{TABLE}'
    board = BOARD.replace("chambers 11 -", piece)
    assert game_with(head, HAND + board, "", "").why_not(fly(WHITE)) == "no_crossing"


@traces("other-kinds-block")
def test_a_project_makes_no_crossing() -> None:
    head = f'modules = ["falconers", "major_construction_projects"]\n{TABLE}'
    board = 'board = ["project tower garden @ 1,0", "tower 12 - @ 0,1", "garden 10 N @ 1,1"]'
    assert game_with(head, HAND + board, "", "").why_not(fly(WHITE)) == "no_crossing"


@traces("other-kinds-block")
def test_a_watchtower_makes_no_crossing() -> None:
    head = f'modules = ["falconers", "watchtowers"]\n{TABLE}'
    board = 'board = ["garden 10 - @ 1,0", "tower 12 - @ 0,1", "watchtower tower 1 @ 1,1 turn 0"]'
    assert game_with(head, HAND + board, "", "").why_not(fly(WHITE)) == "no_crossing"


@traces("site-without-type")
def test_a_site_is_a_member_without_a_type_until_it_is_finished() -> None:
    head = f'modules = ["falconers", "building_sites"]\n{TABLE}'
    sites = '[module.building_sites]\nsites = [["tower 12 -", 0, "denar", "-", "hidden"]]\n'
    hand = 'hand = ["denar 9", "denar 3", "florin 1"]\n'
    tail = sites + settled(f"{BLACK} @ 0,0")
    game = game_with(head, hand + BOARD, "", "", tail=sites)
    assert {name for name, _ in offered(game)} == {BLACK}
    assert game.why_not(fly(WHITE)) == "falcon_types"
    game.play(Move("finish_site", site="tower 12 -", pay=["denar 9", "denar 3"]))
    assert asked(game) == (0, "act")
    game = game_with(head, hand + BOARD, "", "", tail=tail)
    game.play(Move("finish_site", site="tower 12 -", pay=["denar 9", "denar 3"]))
    assert flying(game) == [BLACK]


# --- Redesign


@traces("redesign-returns")
def test_removing_one_of_the_four_sends_the_falcon_back() -> None:
    game = game_with(HEAD, BOARD, "", "", tail=settled(f"{WHITE} @ 0,0"))
    events = game.play(Move("remove", at=[1, 1]))
    assert {"event": "falcon_returned", "seat": 0, "falcon": WHITE} in events
    assert flying(game) == []
    assert WHITE in game.view()["falconers"]["supply"]


@traces("redesign-returns")
def test_exchanging_one_of_the_four_sends_it_back_and_anybody_may_buy_it() -> None:
    other = 'board = ["garden 11 - @ 1,0", "tower 11 - @ 0,1", "chambers 10 - @ 1,1"]\n'
    seat = BOARD + 'reserve = ["pavilion 8 -"]'
    head = HEAD.replace("pavilion 8 -", "pavilion 7 E")
    game = game_with(head, seat, HAND + other, "", tail=settled(f"{WHITE} @ 0,0"))
    game.play(Move("exchange", tile="pavilion 8 -", at=[1, 1]))
    assert flying(game) == []
    game.play(fly(WHITE))
    game.play(pay("denar 9"))
    assert flying(game, 1) == [WHITE]


@traces("redesign-returns")
def test_a_change_elsewhere_leaves_it() -> None:
    game = game_with(HEAD, WIDE, "", "", tail=settled(f"{WHITE} @ 0,0"))
    game.play(Move("remove", at=[2, 1]))
    assert flying(game) == [WHITE]


@traces("moving-returns")
def test_moving_a_tile_by_a_key_sends_it_back() -> None:
    head = """
modules = ["falconers", "gates_without_end"]
market = ["arcades 8 N", "garden 9 E", "pavilion 8 -", "tower 13 E"]
display = ["florin 6", "florin 7", "florin 8", "florin 9"]
"""
    tail = settled(f"{WHITE} @ 0,0")
    tail += "\n[module.gates_without_end]\npile = [1, 2, 3, 4, 5, 6, 7, 8, 9]"
    game = game_with(head, 'hand = ["denar 9"]\n' + BOARD, "", "", tail=tail)
    game.play(Move("buy", space=1, pay=["denar 9"]))
    game.play(Move("store", tile="arcades 8 N"))
    game.play(Move("insert_key", bonus="redesign"))
    game.play(Move("gate_move", lift=[1, 1], at=[-1, 0]))
    assert flying(game) == []


@traces("added-walls-do-not-disturb")
def test_a_wall_piece_leaves_the_falcon() -> None:
    head = """
modules = ["falconers", "gates_without_end"]
market = ["arcades 8 N", "garden 9 E", "pavilion 8 -", "tower 13 E"]
display = ["florin 6", "florin 7", "florin 8", "florin 9"]
"""
    tail = settled(f"{WHITE} @ 0,0")
    tail += "\n[module.gates_without_end]\npile = [1, 2, 3, 4, 5, 6, 7, 8, 9]"
    game = game_with(head, 'hand = ["denar 9"]\n' + BOARD, "", "", tail=tail)
    game.play(Move("buy", space=1, pay=["denar 9"]))
    game.play(Move("store", tile="arcades 8 N"))
    game.play(Move("insert_key", bonus="wall"))
    game.play(Move("gate_wall", at=[1, 1], side="S"))
    assert flying(game) == [WHITE]


# --- Scoring


@traces("points-per-colour")
@pytest.mark.parametrize(("count", "worth"), list(enumerate([0, 2, 6, 12, 20, 30])))
def test_falcons_of_one_colour(count: int, worth: int) -> None:
    game = game_with(HEAD, "", "", "")
    module = falconers(game)
    for number in range(count):
        module.falcons.add(state_of(game), 1, module.settled.of(5 + number, cell_at(number, 0)))
    for round in (1, 2, 3):
        assert points(game, round, "falconers") == [0, worth, 0]


@traces("points-per-colour")
def test_d_three_black_and_one_white() -> None:
    game = game_with(HEAD, "", "", "")
    module = falconers(game)
    for falcon in (0, 2, 4, 13):
        module.falcons.add(state_of(game), 0, module.settled.of(falcon, cell_at(falcon, 0)))
    assert points(game, 2, "falconers") == [12 + 2, 0, 0]
    item = next(i for i in game.count_round(2)[0] if i[0] == "falconers")
    assert item[2] == {"black": 3, "brown": 0, "white": 1}


@traces("dirk-has-none")
def test_dirk_has_no_falcons() -> None:
    tail = f'[module.falconers]\nfalcons = [["{WHITE} @ 0,0"], []]\n'
    game = game_with(HEAD, BOARD, "", tail=tail)
    assert points(game, 1, "falconers") == [2, 0, 0]
