"""The Watchtowers: every example and ruling, as positions."""

import json
from collections import Counter

import pytest

from alhambra import Game, Move, Setup, position
from alhambra.audit import audited_game
from alhambra.engine.building import no_annex
from alhambra.engine.cells import cell_at
from alhambra.engine.outline import open_outer_sides
from alhambra.modules.watchtowers.advice import advise
from tests.rules.support import game_with, points
from tests.rules.tracing import traces

HEAD = 'modules = ["watchtowers"]\ndisplay = ["dirham 9", "ducat 9", "ducat 8", "ducat 7"]\n'
PLACING = 'modules = ["watchtowers"]\nquestion = "place"\n'
MARKET = 'market = ["tower 9 ES", "garden 11 -", "-", "-"]\n'


def left(game: Game) -> Counter[str]:
    """How many watchtowers of each colour nobody has bought."""
    return Counter(name.split()[1] for name in game.view()["watchtowers"]["left"])


def kind_of_question(game: Game) -> str:
    """What is asked."""
    assert game.question is not None
    return game.question.kind


# --- Scoring

SEVEN = """board = ["tower 11 N @ 1,0", "garden 11 - @ 1,1", "tower 13 E @ 2,1", "tower 9 ES @ 2,2",
         "seraglio 8 S @ 1,2", "watchtower tower 1 @ 2,0 turn 3",
         "watchtower seraglio 1 @ 0,2 turn 1"]"""
FOUR = """board = ["pavilion 2 NEW @ 0,-1", "garden 10 N @ 1,0", "tower 12 - @ 0,1",
        "watchtower tower 2 @ 0,2 turn 1", "watchtower tower 3 @ 1,1"]"""


@traces("bonus")
def test_watchtowers_outside_the_longest_wall_bring_no_bonus() -> None:
    game = game_with('modules = ["watchtowers"]', FOUR, "", "")
    assert points(game, 1, "wall") == [4, 0, 0]
    assert points(game, 1, "watchtowers") == [0, 0, 0]


@traces("bonus")
def test_seven_sides_with_two_watchtowers_are_eleven_points() -> None:
    game = game_with('modules = ["watchtowers"]', SEVEN, "", "")
    assert points(game, 1, "wall")[0] + points(game, 1, "watchtowers")[0] == 7 + 4


@traces("bonus")
def test_eight_sides_with_two_watchtowers_are_twelve_points() -> None:
    eight = SEVEN.replace('"garden 11', '"chambers 9 W @ 0,1", "garden 11')
    game = game_with('modules = ["watchtowers"]', eight, "", "")
    assert points(game, 1, "wall")[0] + points(game, 1, "watchtowers")[0] == 8 + 4


@traces("one-side")
def test_one_side_and_one_watchtower_are_four_points() -> None:
    board = 'board = ["tower 11 N @ 1,0", "watchtower tower 1 @ 2,0 turn 3"]'
    game = game_with('modules = ["watchtowers"]', board, "", "")
    assert points(game, 1, "wall") == [2, 0, 0]
    assert points(game, 1, "watchtowers") == [2, 0, 0]
    assert game.count_round(1)[0][-1] == ("watchtowers", 2, {"towers": 1})


@traces("equal-walls")
def test_of_equally_long_walls_the_one_with_a_watchtower_counts() -> None:
    """North of the garden one side; the watchtower elsewhere is one side too."""
    board = """board = ["garden 10 N @ 1,0", "tower 12 - @ 0,1", "tower 11 - @ 0,2",
              "watchtower tower 1 @ 0,3 turn 0"]"""
    game = game_with('modules = ["watchtowers"]', board, "", "")
    assert points(game, 1, "wall") == [1, 0, 0]
    assert points(game, 1, "watchtowers") == [2, 0, 0]


@traces("equal-walls")
def test_length_decides_before_the_bonus() -> None:
    board = """board = ["pavilion 4 ES @ 1,0", "tower 12 - @ -1,0",
              "watchtower tower 1 @ -2,0 turn 1"]"""
    game = game_with('modules = ["watchtowers"]', board, "", "")
    assert points(game, 1, "wall") == [2, 0, 0]
    assert points(game, 1, "watchtowers") == [0, 0, 0]


@traces("no-building")
def test_watchtowers_are_no_buildings() -> None:
    game = game_with('modules = ["watchtowers"]', FOUR, "", "")
    assert game.view()["seats"][0]["buildings"]["tower"] == 1


# --- Buying


@traces("surcharge", "exact-sum", "own-colour")
@pytest.mark.parametrize(("rounds", "surcharge"), [(0, 6), (1, 4), (2, 2)])
def test_the_surcharge_falls_with_each_scoring(rounds: int, surcharge: int) -> None:
    head = HEAD + MARKET + f"rounds = {rounds}\n"
    game = game_with(head, f'hand = ["denar 9", "denar {surcharge}", "denar 1"]', "", "")
    pay = ["denar 9", f"denar {surcharge}"]
    assert game.view()["watchtowers"]["surcharge"] == surcharge
    exact = Move("buy", space=1, watchtower=True, tile="tower 9 ES", pay=sorted(pay))
    assert exact in game.moves()
    too_little = Move("buy", space=1, watchtower=True, pay=["denar 9"])
    assert game.why_not(too_little) == "too_little_money"
    events = game.play(exact)
    assert events[0]["exact"] is True
    assert events[0]["watchtower"] is True
    assert kind_of_question(game) == "act"
    assert game.view()["seats"][0]["pending"] == ["tower 9 ES", "watchtower tower 1"]
    assert left(game)["tower"] == 2


@traces("exact-sum")
def test_overpaying_the_sum_gives_no_further_action() -> None:
    game = game_with(HEAD + MARKET, 'hand = ["denar 9", "denar 7"]', "", "")
    game.play(Move("buy", space=1, watchtower=True, pay=["denar 7", "denar 9"]))
    assert kind_of_question(game) == "place"


@traces("magical_buildings:not-base", "base-only", "stock")
def test_no_watchtower_with_a_magical_building_or_an_empty_stock() -> None:
    head = """modules = ["watchtowers", "magical_buildings"]
    market = ["tower 14 NES", "tower 11 -", "-", "-"]
    """
    hand = 'hand = ["denar 9", "denar 8", "denar 7", "dirham 9", "dirham 8"]\n'
    boards = [
        'board = ["tower 12 - @ 1,0", "watchtower tower 1 @ 2,0 turn 3", '
        '"watchtower tower 2 @ 1,-1 turn 3"]',
        'board = ["tower 11 N @ 1,0", "watchtower tower 3 @ 2,0 turn 3"]',
    ]
    game = game_with(head, hand + boards[0], boards[1], "")
    assert not [move for move in game.moves() if "watchtower" in move.parts]
    some = game_with(head, hand + boards[0], "", "")
    offered = {m.parts["space"] for m in some.moves() if "watchtower" in m.parts}
    assert offered == {2}


@traces("viziers_favour:watchtower", "vizier")
def test_the_vizier_buys_both_for_the_exact_sum() -> None:
    head = """modules = ["viziers_favour", "watchtowers"]
    market = ["tower 9 ES", "garden 11 -", "garden 10 -", "garden 12 S"]
    display = ["dirham 9", "ducat 9", "ducat 8", "ducat 7"]
    deck = ["florin 1", "scoring", "scoring"]
    tower = ["pavilion 8 -", "pavilion 6 N"]
    """
    game = game_with(head, "", 'hand = ["denar 9", "denar 6", "denar 7"]', "")
    game.play(Move("take", cards=["dirham 9"]))
    assert kind_of_question(game) == "window_question"
    over = Move("favour", space=1, watchtower=True, pay=["denar 7", "denar 9"])
    assert game.why_not(over) == "exact_only"
    game.play(Move("favour", space=1, watchtower=True, pay=["denar 6", "denar 9"]))
    game.play(Move("place", tile="tower 9 ES", at=[1, 0]))
    game.play(Move("place", tile="watchtower tower 1", at=[1, -1], turn=3))
    assert game.view()["market"][0] == "pavilion 8 -"


# --- Building

TOWER_WAITS = 'board = ["tower 11 N @ 1,0"]\npending = ["watchtower tower 1"]'


@traces("turned")
def test_it_may_be_turned_and_must_touch_its_colour() -> None:
    game = game_with(PLACING, TOWER_WAITS, "", "")
    places = [(tuple(m.parts["at"]), m.parts.get("turn", 0)) for m in game.moves()]
    assert places == [((2, 0), 0), ((2, 0), 3), ((1, 1), 0), ((1, 1), 1)]
    lonely = Move("place", tile="watchtower tower 1", at=[-1, 0], turn=1)
    assert game.why_not(lonely) == "watchtower_needs_colour"


@traces("legs")
def test_build_rules_for_watchtowers() -> None:
    board = """board = ["tower 11 N @ 1,0", "tower 9 NE @ 0,-1", "watchtower tower 2 @ 2,0 turn 3"]
    pending = ["watchtower tower 1", "pavilion 8 -", "pavilion 5 NW"]"""
    game = game_with(PLACING, board, "", "")
    why = game.why_not
    assert why(Move("place", tile="watchtower tower 1", at=[1, -1], turn=3)) == "sides_differ"
    assert why(Move("place", tile="watchtower tower 1", at=[2, 0], turn=1)) == "cell_taken"
    assert why(Move("place", tile="watchtower tower 1", at=[1, 1], turn=2)) == "no_side_contact"
    assert why(Move("place", tile="watchtower tower 1", at=[4, 4])) == "no_side_contact"
    assert why(Move("place", tile="pavilion 8 -", at=[3, 0])) == "no_side_contact"
    assert why(Move("place", tile="pavilion 5 NW", at=[2, 1])) == "sides_differ"
    assert why(Move("place", tile="watchtower tower 1", at=[1, 1], turn=4)) == "cannot_turn"


@traces("walk")
def test_the_way_may_lead_across_a_watchtower() -> None:
    board = """board = ["tower 11 N @ 1,0", "watchtower tower 2 @ 2,0 turn 3"]
    pending = ["pavilion 8 -"]"""
    game = game_with(PLACING, board, "", "")
    game.play(Move("place", tile="pavilion 8 -", at=[2, 1]))
    assert game.view()["seats"][0]["board"][-1]["at"] == [2, 1]


@traces("hole")
def test_a_hole_may_not_arise() -> None:
    """The free half in the middle would be closed off by the last tile of the ring."""
    board = """board = ["garden 11 - @ 1,0", "garden 10 - @ 2,0", "tower 11 - @ 0,1",
             "tower 12 - @ 0,2", "chambers 11 - @ 1,2", "chambers 10 - @ 2,2",
             "watchtower tower 1 @ 1,1 turn 0"]
    pending = ["arcades 10 -"]"""
    game = game_with(PLACING, board, "", "")
    assert game.why_not(Move("place", tile="arcades 10 -", at=[2, 1])) == "hole"


@traces("free-half")
def test_a_tile_may_face_the_free_half() -> None:
    """Ruling: no side is shared with the long side, so only holes are forbidden."""
    board = """board = ["tower 11 - @ 1,0", "tower 12 - @ 1,1", "garden 11 - @ 1,-1",
             "garden 10 - @ 2,-1", "watchtower tower 1 @ 2,0 turn 3"]
    pending = ["arcades 10 -"]"""
    game = game_with(PLACING, board, "", "")
    assert game.why_not(Move("place", tile="arcades 10 -", at=[3, -1])) is None
    assert game.why_not(Move("place", tile="arcades 10 -", at=[2, 1])) is None


@traces("not-stored")
def test_never_into_the_reserve_nor_to_dirk() -> None:
    game = game_with(PLACING, TOWER_WAITS, "")
    assert game.why_not(Move("store", tile="watchtower tower 1")) == "not_storable"
    assert game.why_not(Move("give", tile="watchtower tower 1")) == "not_for_dirk"


def test_equal_watchtowers_are_listed_once() -> None:
    lines = TOWER_WAITS.replace(
        '"watchtower tower 1"', '"watchtower tower 1", "watchtower tower 3"'
    )
    game = game_with(PLACING, lines, "", "")
    assert {move.parts["tile"] for move in game.moves()} == {"watchtower tower 1"}
    other = Move("place", tile="watchtower tower 3", at=[2, 0], turn=3)
    assert game.why_not(other) is None


@traces("no-place")
def test_without_a_place_it_goes_back_after_all_other_tiles() -> None:
    head = PLACING + 'display = ["dirham 9", "ducat 9", "ducat 8", "ducat 7"]\n'
    game = game_with(head, 'pending = ["tower 9 ES", "watchtower tower 1"]', "", "")
    back = Move("return_watchtower", tile="watchtower tower 1")
    assert game.why_not(back) == "other_tiles_first"
    assert game.why_not(Move("return_watchtower", tile="tower 9 ES")) == "no_watchtower"
    game.play(Move("store", tile="tower 9 ES"))
    assert game.moves() == [back]
    game.play(Move.from_json(json.loads(json.dumps(back.to_json()))))
    assert left(game)["tower"] == 3
    assert "watchtower_returned" in [event["event"] for event in game.log()]


@traces("must-build")
def test_a_watchtower_with_a_place_must_be_built() -> None:
    game = game_with(PLACING, TOWER_WAITS, "", "")
    back = Move("return_watchtower", tile="watchtower tower 1")
    assert back not in game.moves()
    assert game.why_not(back) == "watchtower_has_place"


@traces("magical_buildings:type-clauses", "magical-holds")
def test_a_magical_building_holds_a_watchtower() -> None:
    head = 'modules = ["watchtowers", "magical_buildings"]\nquestion = "place"\n'
    walled = 'board = ["tower 14 NES @ 1,0"]\npending = ["watchtower tower 1"]'
    assert [m.kind for m in game_with(head, walled, "", "").moves()] == ["return_watchtower"]
    seraglio = 'board = ["seraglio 10 N @ 1,0"]\npending = ["watchtower seraglio 1"]'
    assert {m.kind for m in game_with(head, seraglio, "", "").moves()} == {"place"}


# --- For good

HELD = """board = ["tower 11 N @ 1,0", "watchtower tower 1 @ 2,0 turn 3"]
reserve = ["tower 11 -", "arcades 8 N", "tower 12 -"]"""


@traces("fixed")
def test_it_is_never_moved_and_keeps_its_colour() -> None:
    game = game_with(HEAD, HELD, "", "")
    assert game.why_not(Move("remove", at=[2, 0])) == "half_cell_stays"
    assert game.why_not(Move("exchange", tile="tower 11 -", at=[2, 0])) == "half_cell_stays"
    assert game.why_not(Move("remove", at=[1, 0])) == "cut_off"
    other = Move("exchange", tile="arcades 8 N", at=[1, 0])
    assert game.why_not(other) == "watchtower_needs_colour"
    assert other not in game.moves()
    game.play(Move("exchange", tile="tower 11 -", at=[1, 0]))
    assert game.view()["seats"][0]["board"][0]["tile"] == "tower 11 -"


@traces("fixed")
def test_a_building_may_go_if_another_of_the_colour_stays() -> None:
    lines = """board = ["tower 11 N @ 1,0", "pavilion 8 - @ 1,1", "tower 12 - @ 2,1",
             "watchtower tower 1 @ 2,0 turn 3"]"""
    game = game_with(HEAD, lines, "", "")
    assert game.why_not(Move("remove", at=[2, 1])) is None
    assert game.why_not(Move("remove", at=[1, 0])) == "cut_off"
    arcades = lines.replace("tower 11 N", "arcades 8 N")
    kept = game_with(HEAD, arcades, "", "")
    assert kept.why_not(Move("remove", at=[2, 1])) == "watchtower_needs_colour"
    assert Move("remove", at=[2, 1]) not in kept.moves()


# --- Others look at the half cell


@traces("camps:not-watchtower", "attack")
def test_a_camp_cannot_lean_on_it_and_the_free_half_is_outside() -> None:
    game = game_with('modules = ["watchtowers"]', HELD, "", "")
    board = game.state.boards[0]
    assert no_annex(board, cell_at(2, 1), 1) == "bastion_needs_wall"
    counts = [int(count) for count in open_outer_sides(board)]
    assert counts == [1, 0, 2, 1]  # its legs and its long side are not open to an attack


# --- Notation, secrets, whole games


def test_positions_say_what_is_wrong_with_watchtowers() -> None:
    wrong = {
        'board = ["garden 11 - @ 1,0", "watchtower tower 1 @ 2,0 turn 3"]': "touches nothing",
        'board = ["watchtower tower 9 @ 2,0 turn 3"]': "no tile",
    }
    for seat, text in wrong.items():
        with pytest.raises(position.PositionError, match=text):
            game_with('modules = ["watchtowers"]', seat, "", "")
    for left, text in {
        "3": "a list",
        '["tower 11 N"]': "no watchtower",
        "[]": "name every",
    }.items():
        with pytest.raises(position.PositionError, match=text):
            game_with(
                'modules = ["watchtowers"]', "", "", tail=f"[module.watchtowers]\nleft = {left}"
            )
    with pytest.raises(position.PositionError, match="unknown key"):
        game_with('modules = ["watchtowers"]', "", "", tail="[module.watchtowers]\nmore = 1")


@traces("eighteen")
@pytest.mark.parametrize("players", range(2, 7))
def test_random_games_lose_no_piece_and_leak_nothing(players: int) -> None:
    game = audited_game(players, ("watchtowers",), players, 0.01)
    assert game.over
    pieces = [len(board.halves) for board in game.state.boards]
    assert sum(pieces) + left(game).total() == 18


def test_moves_survive_json_and_all_are_legal() -> None:
    game = game_with(HEAD + MARKET, 'hand = ["denar 9", "denar 7", "dirham 9"]', "", "")
    for move in game.moves():
        again = Move.from_json(json.loads(json.dumps(move.to_json())))
        assert again == move
        assert game.why_not(again) is None


def test_advice_likes_a_long_wall() -> None:
    game = game_with(PLACING, TOWER_WAITS, "", "")
    values = {
        (tuple(move.parts["at"]), move.parts.get("turn", 0)): advise(game.view(0), move)
        for move in game.moves()
    }
    assert max(values.values(), key=lambda value: value or 0) == values[((2, 0), 3)] == 9.0
    buying = game_with(HEAD + MARKET, 'hand = ["denar 9", "denar 6"]', "", "")
    both = Move("buy", space=1, watchtower=True, tile="tower 9 ES", pay=["denar 6", "denar 9"])
    assert (advise(buying.view(0), both) or 0) > 0
    assert advise(buying.view(0), Move("return_watchtower", tile="watchtower tower 1")) == 0
    assert advise(buying.view(0), Move("take", cards=["ducat 9"])) is None


@traces("eighteen")
def test_three_watchtowers_of_each_colour() -> None:
    game = Game(Setup(players=3, seed=1, modules=("watchtowers",)))
    kinds = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
    assert left(game) == dict.fromkeys(kinds, 3)


@traces("order-free")
def test_watchtower_and_building_are_placed_in_any_order() -> None:
    """It may stand at another building of its colour, before its own is placed or after."""
    seat = 'board = ["tower 11 N @ 1,0"]\npending = ["tower 12 -", "watchtower tower 1"]'
    building = Move("place", tile="tower 12 -", at=[0, 1])
    watchtower = Move("place", tile="watchtower tower 1", at=[2, 0], turn=3)
    for moves in ([building, watchtower], [watchtower, building]):
        game = game_with(HEAD + PLACING.partition("\n")[2], seat, "", "")
        for move in moves:
            game.play(move)
        assert len(game.view()["seats"][0]["board"]) == 3
