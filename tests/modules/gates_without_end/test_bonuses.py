"""Gates without End: what the bonuses do."""

import pytest

from alhambra import Move, position
from alhambra.engine.step import BadMoveError
from tests.modules.gates_without_end.gates import (
    EIGHT,
    HEAD,
    NAME,
    PILE_1,
    PILE_2,
    asked,
    module_view,
    names,
    with_key,
)
from tests.rules.support import game_with, points
from tests.rules.tracing import traces
from tests.support import state_of

# --- Redesign and moving


BOARD = 'board = ["garden 11 - @ 1,0", "tower 11 - @ 2,0", "chambers 11 - @ 1,1"]'


@traces("redesign")
def test_a_redesign_costs_no_action_and_obeys_the_build_rules() -> None:
    game = with_key("redesign", f'{BOARD}\nreserve = ["seraglio 9 -"]', "", "")
    assert {move.kind for move in game.moves()} == {
        "gate_add", "gate_remove", "gate_exchange", "gate_move", "gate_decline",
    }  # fmt: skip
    assert game.why_not(Move("gate_remove", at=[1, 0])) == "cut_off"
    game.play(Move("gate_exchange", tile="seraglio 9 -", at=[2, 0]))
    assert game.view()["seats"][0]["reserve"] == ["arcades 8 N", "tower 11 -"]


@traces("redesign")
def test_instead_a_building_may_be_moved() -> None:
    game = with_key("redesign", BOARD, "", "")
    assert game.why_not(Move("gate_move", lift=[2, 0], at=[2, 0])) == "same_place"
    assert game.why_not(Move("gate_move", lift=[1, 0], at=[0, 1])) == "cut_off"
    assert game.why_not(Move("gate_move", lift=[0, 0], at=[0, 1])) == "fountain_stays"
    assert game.why_not(Move("gate_move", lift=[2, 0], at=[3, 0])) == "no_side_contact"
    assert game.why_not(Move("gate_move", lift=[2, 0], at=[0, -1], turn=1)) == "cannot_turn"
    game.play(Move("gate_move", lift=[2, 0], at=[0, -1]))
    laid = {tile["tile"]: tile["at"] for tile in game.view()["seats"][0]["board"]}
    assert laid["tower 11 -"] == [0, -1]
    assert "relocated" in names(game)


@traces("redesign")
def test_every_listed_move_leaves_a_legal_board() -> None:
    game = with_key("redesign", BOARD, "", "")
    for move in game.moves():
        if move.kind == "gate_move":
            other = game.copy()
            other.play(move)
            position.loads(position.dump(other))


@traces("magical-moves", "magical_buildings:no-turn-in-place")
def test_a_magical_building_may_be_turned_when_it_moves() -> None:
    head = HEAD.replace("modules = [", 'modules = ["magical_buildings", ')
    board = 'board = ["garden 11 - @ 1,0", "seraglio 10 N @ 2,0"]'
    game = with_key("redesign", board, "", "", head=head)
    moves = [move for move in game.moves() if move.parts.get("lift") == [2, 0]]
    assert {move.parts.get("turn", 0) for move in moves} == {0, 1, 2, 3}
    assert game.why_not(Move("gate_move", lift=[2, 0], at=[2, 0], turn=1)) == "same_place"
    game.play(Move("gate_move", lift=[2, 0], at=[0, 1], turn=2))
    laid = {tile["tile"]: tile for tile in game.view()["seats"][0]["board"]}
    assert laid["seraglio 10 N"] == {"tile": "seraglio 10 N", "at": [0, 1], "turn": 2}


# --- Walls


@traces("wall", "wall-piece")
def test_a_wall_piece_goes_on_an_outer_side_and_counts() -> None:
    game = with_key("wall", 'board = ["garden 11 - @ 1,0", "tower 11 N @ 2,0"]', "", "")
    assert game.why_not(Move("gate_wall", at=[1, 0], side="E")) == "not_outside"
    assert game.why_not(Move("gate_wall", at=[2, 0], side="N")) == "wall_there"
    assert game.why_not(Move("gate_wall", at=[5, 0], side="N")) == "no_tile_there"
    assert game.why_not(Move("gate_wall", at=[1, 0], side="NE")) == "bad_part"
    assert points(game, 1, "wall")[0] == 1
    game.play(Move("gate_wall", at=[1, 0], side="N"))
    assert points(game, 1, "wall")[0] == 2
    assert module_view(game)["walls"] == 6


@traces("wall-piece")
def test_the_fountain_may_get_a_wall() -> None:
    game = with_key("wall", 'board = ["tower 11 N @ 1,0"]', "", "")
    game.play(Move("gate_wall", at=[0, 0], side="N"))
    assert points(game, 1, "wall")[0] == 2
    assert game.view()["seats"][0]["fountain"] == "N"
    text = position.dump(game)
    again = position.loads(text)
    assert position.dump(again) == text
    assert points(again, 1, "wall")[0] == 2


@traces("wall-piece")
def test_a_wall_stays_with_its_tile_and_binds_it() -> None:
    game = with_key("wall", 'board = ["garden 11 - @ 1,0"]', "", "")
    game.play(Move("gate_wall", at=[1, 0], side="N"))
    while asked(game)[1].startswith("gate"):
        game.play(Move("gate_decline"))
    for _ in range(2):
        game.play(next(move for move in game.moves() if move.kind == "take"))
    game.play(Move("remove", at=[1, 0]))
    for _ in range(2):
        game.play(next(move for move in game.moves() if move.kind == "take"))
    assert game.why_not(Move("add", tile="garden 11 -", at=[0, 1])) == "sides_differ"
    game.play(Move("add", tile="garden 11 -", at=[1, 0]))
    assert game.view()["seats"][0]["board"][0]["added"] == "N"
    assert points(game, 1, "wall")[0] == 1


@traces("wall-piece", "magical_buildings:walls-turn")
def test_a_wall_of_a_turned_tile_is_remembered_as_printed() -> None:
    """Printed north, the tile lies turned by a quarter: its open north is its printed west."""
    head = HEAD.replace("modules = [", 'modules = ["magical_buildings", ')
    game = with_key("wall", 'board = ["seraglio 10 N @ 1,0 turn 1"]', "", "", head=head)
    game.play(Move("gate_wall", at=[1, 0], side="N"))
    assert 'walls = ["seraglio 10 N + W"]' in position.dump(game)
    again = position.loads(position.dump(game))
    assert points(again, 1, "wall")[0] == points(game, 1, "wall")[0] == 2


@traces("lapses")
def test_without_wall_pieces_the_bonus_lapses() -> None:
    tail = f"{PILE_1}\nwalls = 0"
    game = with_key("wall", BOARD, "", "", tail=tail)
    assert asked(game) == (1, "gate_money")


# --- The other bonuses


@traces("plaza", "at-once", "plaza-kind")
def test_a_plaza_is_placed_at_once_and_is_no_gift_for_dirk() -> None:
    game = with_key("plaza", "", "")
    assert asked(game) == (0, "gate_plaza")
    game.play(Move("gate_plaza"))
    assert asked(game) == (0, "place")
    assert game.why_not(Move("give", tile="plaza 1")) == "not_bought"
    game.play(Move("place", tile="plaza 1", at=[1, 0]))
    seat = game.view()["seats"][0]
    assert [tile["tile"] for tile in seat["board"]] == ["plaza 1"]
    assert sum(seat["buildings"].values()) == 0
    assert module_view(game)["plazas"] == 5


@traces("plaza")
def test_a_plaza_may_be_stored_and_built_later() -> None:
    game = with_key("plaza", "", "", "")
    game.play(Move("gate_plaza"))
    game.play(Move("store", tile="plaza 1"))
    assert "plaza 1" in game.view()["seats"][0]["reserve"]
    text = position.dump(game)
    assert position.dump(position.loads(text)) == text


@traces("points")
def test_points_are_given_at_once() -> None:
    game = with_key("two_points", "", "", "")
    assert game.scores == [2, 0, 0]
    game = with_key("one_point", "", "", "", tail=PILE_2)
    assert game.scores == [1, 0, 0]


@traces("money")
def test_the_money_bonus_is_one_money_card() -> None:
    game = with_key("money", "", "", "")
    assert game.why_not(Move("gate_take", card="denar 1")) == "not_on_display"
    game.play(Move("gate_take", card="florin 8"))
    assert game.view(0)["seats"][0]["hand"] == ["florin 8"]


@traces("swap")
def test_a_swap_needs_a_tile() -> None:
    head = HEAD.replace('"garden 10 N", "tower 13 E", "tower 12 -"', '"-", "-", "-"')
    state = state_of(game_with(head, "", "", ""))
    swap, frame = state.rules.deed_by_name["gate_swap"], state.frames[-1]

    def refused(*spaces: int) -> str:
        return swap.refuse(state, frame, swap.code(state, frame, {"spaces": spaces}))

    assert refused(4, 2) == "spaces_empty"
    assert refused(2, 2) == "same_place"
    assert refused(2, 1) == ""
    for wrong in ([1], [0, 1], ["1", 2], None):
        with pytest.raises(BadMoveError):
            swap.code(state, frame, {"spaces": wrong})


TWO_GARDENS = 'board = ["garden 11 - @ 1,0", "garden 10 - @ 0,1"]'


@traces("semi")
@pytest.mark.parametrize(("board", "first"), [("", False), (TWO_GARDENS, True)])
def test_a_semi_building_counts_half_beside_a_real_one(board: str, first: bool) -> None:
    """Two gardens and a half beat two, but half a garden by itself is nothing."""
    tail = f'[module.{NAME}]\nsemi_buildings = [["garden"], [], []]'
    rival = 'board = ["garden 10 N @ 0,-1", "garden 8 NE @ 1,0"]'
    game = game_with(f'modules = ["{NAME}"]', board, rival, "", tail=tail)
    mine, theirs, _ = points(game, 2, "garden")
    assert (mine > theirs > 0) if first else (mine == 0 < theirs)


@traces("semi")
def test_a_semi_building_is_taken_once() -> None:
    tail = f'{PILE_2}\nsemi_buildings = [["garden"], ["tower"], []]'
    game = with_key("semi_building", "", "", "", tail=tail)
    assert game.why_not(Move("gate_semi_building", type="garden")) == "semi_building_taken"
    assert game.why_not(Move("gate_semi_building", type="tower")) == "semi_building_taken"
    assert game.why_not(Move("gate_semi_building", type="harem")) == "no_such_type"
    assert len(game.moves()) == 5
    game.play(Move("gate_semi_building", type="arcades"))
    kinds = module_view(game)["semi_buildings"]
    assert isinstance(kinds, list)
    assert "arcades" in kinds[0]


# --- Buying for 14


RICH = 'hand = ["denar 8", "dirham 9", "ducat 5", "florin 1", "denar 1"]'


@traces("buy-14", "at-once")
def test_a_tile_for_14_in_any_mix_is_placed_at_once() -> None:
    game = with_key("buy", RICH, "", "", tail=PILE_2)
    game.play(Move("gate_mix", space=4))
    for unit in ("dirham 9", "florin 1", "denar 1"):
        game.play(Move("pay_card", unit=unit))
    assert asked(game) == (0, "pay_bill")
    text = position.dump(game)
    assert position.dump(position.loads(text)) == text
    game.play(Move("pay_card", unit="ducat 5"))
    assert asked(game) == (0, "place")
    bought = next(event for event in reversed(game.log()) if event["event"] == "bought")
    assert bought["tile"] == "tower 12 -"
    assert bought["price"] == 14
    game.play(Move("place", tile="tower 12 -", at=[1, 0]))
    assert game.view(0)["seats"][0]["hand"] == []


@traces("fixed-14")
def test_the_price_is_always_14_and_exactness_earns_nothing() -> None:
    game = with_key("buy", 'hand = ["denar 8", "dirham 9", "dirham 5"]', "", "", tail=PILE_2)
    assert game.why_not(Move("gate_buy", space=2, pay=["dirham 9"])) == "too_little_money"
    assert game.why_not(Move("gate_mix", space=5)) == "nothing_for_sale"
    game.play(Move("gate_buy", space=2, pay=["dirham 5", "dirham 9"]))
    bought = next(event for event in reversed(game.log()) if event["event"] == "bought")
    assert bought["exact"] is False
    assert asked(game) == (0, "place")


@traces("diamonds:fourteen", "diamonds-14")
def test_diamonds_are_not_mixed() -> None:
    head = HEAD.replace("modules = [", 'modules = ["diamonds", ')
    hand = 'hand = ["denar 8", "diamond 9", "diamond 6", "ducat 9"]'
    game = with_key("buy", hand, "", "", head=head, tail=PILE_2)
    assert game.why_not(Move("gate_mix", space=2)) == "too_little_money"
    game.play(Move("gate_buy", space=2, pay=["diamond 6", "diamond 9"]))
    assert asked(game) == (0, "place")


@traces("asked-anyway")
def test_whoever_has_too_little_is_asked_all_the_same() -> None:
    """Otherwise all would know what is in the hand."""
    game = with_key("buy", 'hand = ["denar 8", "ducat 1"]', "", "", tail=PILE_2)
    assert asked(game) == (0, "gate_buy")
    assert game.moves() == [Move("gate_decline")]
    assert asked(with_key("buy", EIGHT, "", "", tail=PILE_2))[0] != 0


@traces("buy-14-key")
def test_arcades_bought_for_14_earn_a_key_for_the_next_own_turn() -> None:
    head = HEAD.replace("garden 10 N", "arcades 9 -")
    game = with_key("buy", RICH, "", "", head=head, tail=PILE_2)
    game.play(Move("gate_mix", space=2))
    for unit in ("dirham 9", "ducat 5"):
        game.play(Move("pay_card", unit=unit))
    game.play(Move("store", tile="arcades 9 -"))
    assert module_view(game)["keys"] == [1, 0, 0]
    while asked(game)[1].startswith("gate"):
        game.play(Move("gate_decline"))
    assert asked(game) == (1, "act")


@traces("gift-14")
def test_with_two_players_the_tile_may_be_given_to_dirk() -> None:
    game = with_key("buy", RICH, "", tail=PILE_2)
    game.play(Move("gate_mix", space=2))
    for unit in ("dirham 9", "ducat 5"):
        game.play(Move("pay_card", unit=unit))
    assert game.why_not(Move("give", tile="garden 10 N")) is None


@traces("only-spaces", "personal_building_market:own-turn")
def test_stalls_of_others_are_not_sold_at_a_gate() -> None:
    head = HEAD.replace("modules = [", 'modules = ["personal_building_market", ')
    game = with_key("buy", RICH, 'reserve = ["garden 11 -"]', "", head=head, tail=PILE_2)
    assert not [move for move in game.moves() if "owner" in move.parts]


# --- Beside other modules


@traces("wall-project", "major_construction_projects:wall-piece")
def test_a_wall_piece_goes_on_one_cell_of_a_project() -> None:
    head = HEAD.replace("modules = [", 'modules = ["major_construction_projects", ')
    board = 'board = ["garden 11 - @ 0,1", "project pavilion arcades @ 1,0"]'
    game = with_key("wall", board, "", "", head=head)
    assert game.why_not(Move("gate_wall", at=[1, 0], side="S")) == "not_outside"
    before = points(game, 1, "wall")[0]
    game.play(Move("gate_wall", at=[1, 1], side="S"))
    assert points(game, 1, "wall")[0] == before + 1
    text = position.dump(game)
    assert 'walls = ["project pavilion arcades + /S"]' in text
    again = position.loads(text)
    assert position.dump(again) == text
    assert points(again, 1, "wall")[0] == before + 1


@traces("halves-add")
def test_half_buildings_are_added() -> None:
    """A semi-building and the wise man make a whole one: a tie with two gardens."""
    wise = '[module.characters]\nheld = [["wise_man"], [], []]\nwise = "garden"\n'
    tail = f'{wise}[module.{NAME}]\nsemi_buildings = [["garden"], [], []]'
    head = f'modules = ["characters", "{NAME}"]'
    rival = 'board = ["garden 10 N @ 0,-1", "garden 8 NE @ 1,0"]'
    game = game_with(head, 'board = ["garden 11 - @ 1,0"]', rival, "", tail=tail)
    mine, theirs, _ = points(game, 2, "garden")
    assert mine == theirs > 0


# --- When and for whom


@traces("optional")
def test_a_bonus_may_be_declined() -> None:
    game = with_key("wall", BOARD, "", "")
    assert Move("gate_decline") in game.moves()
    game.play(Move("gate_decline"))
    assert asked(game) == (1, "gate_money")
    assert module_view(game)["walls"] == 7


@traces("after-refill")
def test_keys_come_after_the_refill() -> None:
    """The arcades are stored; market and display are full before the key is laid."""
    game = game_with(HEAD, 'hand = ["denar 8", "ducat 1"]', "", "", tail=PILE_1)
    game.play(Move("buy", space=1, pay=["denar 8"]))
    game.play(Move("take", cards=["florin 9"]))
    assert game.view()["market"][0] is None
    game.play(Move("store", tile="arcades 8 N"))
    assert asked(game) == (0, "insert_key")
    assert None not in game.view()["market"]
    assert len(game.view()["display"]) == 4
    told = names(game)
    assert max(told.index("on_market"), told.index("turned_up")) < told.index("key_shown")


@traces("dirk")
def test_dirk_gets_no_keys() -> None:
    """Arcades he draws after a scoring bring none; his gate is nobody's."""
    head = HEAD.replace("arcades 8 N", "garden 11 -")
    head += '\ndeck = ["scoring", "denar 1", "scoring"]\n'
    head += 'tower = ["arcades 8 N", "arcades 9 -", "arcades 10 -", "arcades 8 E", "tower 11 -", '
    head += '"tower 11 N", "tower 11 S"]'
    game = game_with(head, "", "", tail=PILE_1)
    game.play(Move("take", cards=["florin 9"]))
    assert len(game.view()["dirk"]["tiles"]) == 6
    assert module_view(game)["keys"] == [0, 0]
    assert module_view(game)["pile"] == 9
