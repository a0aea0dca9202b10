"""Handymen: dice, what they change, and the group that scores."""

import pytest

from alhambra import Move
from alhambra.modules.handymen.dice import is_joker, results
from tests.modules.handymen.crew import (
    asked,
    begins,
    crew,
    goals,
    prices,
    rolled,
    shown,
    standing,
    use,
)
from tests.rules.support import points
from tests.rules.tracing import traces

ROLL = Move("roll_handymen")
REST = Move("handymen_rest")
TAKE = Move("take", cards=["florin 9"])
FIVE = 'board = ["seraglio 5 SW @ -1,0"]\n'


# --- Dice


@traces("first-die", "sum-or-difference", "three-dice", "difference-is-absolute")
@pytest.mark.parametrize(
    ("dice", "made"),
    [
        ([1], [1]),
        ([1, 6], [5, 7]),
        ([1, 6, 5], [2, 10, 12]),
        ([3, 4, 6], [1, 5, 7, 13]),
        ([3, 3], [6]),
        ([4, 4, 6], [2, 6, 14]),
        ([2, 2, 2], [2, 6]),
    ],
)
def test_what_dice_make(dice: list[int], made: list[int]) -> None:
    assert results(dice) == made
    assert is_joker(dice, 3) == (dice == [2, 2, 2])


@traces("first-die", "sum-or-difference", "three-dice", "to-the-market", "to-an-own-tile")
def test_one_then_six_then_five() -> None:
    """The 1 is useless; 7 is on the market and 5 one's own; a 5 would make 12."""
    board = 'board = ["seraglio 5 SW @ -1,0", "tower 12 - @ 1,0"]\n'
    game = rolled([1], board, "", "")
    assert goals(game) == []
    assert {move.kind for move in game.moves()} == {"roll_on", "handymen_rest"}
    game = rolled([1, 6], board, "", "")
    assert game.question is not None
    assert game.question.data == {"dice": [1, 6], "results": [5, 7], "joker": False}
    assert goals(game) == [1, "seraglio 5 SW"]
    assert Move("roll_on") in game.moves()
    game = rolled([1, 6, 5], board, "", "")
    assert goals(game) == [2, "tower 12 -"]
    assert game.why_not(Move("roll_on")) == "no_die_left"


@traces("roll-at-the-start", "then-only-money", "eight-each", "to-the-market")
def test_a_turn_with_dice() -> None:
    game = begins('hand = ["denar 7"]', "", "")
    assert asked(game) == (0, "start_question")
    assert shown(game)["supply"] == [8, 8, 8]
    game.play(ROLL)
    assert asked(game) == (0, "handymen_dice")
    assert game.question is not None
    first = game.question.data["dice"]
    assert len(first) == 1
    assert 1 <= first[0] <= 6
    again = rolled([1, 6], 'hand = ["denar 7"]', "", "")
    again.play(Move("handyman_to_space", space=1))
    assert shown(again)["supply"] == [7, 8, 8]
    assert shown(again)["market"] == standing(1, 1, 0, 0)
    assert asked(again) == (0, "act")
    assert {move.kind for move in again.moves()} == {"take"}
    again.play(TAKE)
    assert asked(again)[0] == 1
    assert shown(again)["dice"] == []


@traces("then-only-money", "other-actions-closed")
def test_after_a_roll_nothing_else_is_an_action() -> None:
    seat = 'hand = ["denar 7"]\nreserve = ["tower 11 -"]\nboard = ["garden 11 - @ 1,0"]'
    game = rolled([1, 6], seat, "", "")
    game.play(REST)
    for move in (
        Move("buy", space=1, pay=["denar 7"]),
        Move("add", tile="tower 11 -", at=[2, 0]),
        Move("remove", at=[1, 0]),
        Move("exchange", tile="tower 11 -", at=[1, 0]),
    ):
        assert game.why_not(move) == "rolled_so_take_money"
    assert {move.kind for move in game.moves()} == {"take"}


@traces("then-only-money")
def test_after_a_roll_one_may_pass_if_no_money_lies_there() -> None:
    game = crew('hand = ["denar 7"]', "", "", display="[]", dice=[3])
    assert [move.kind for move in game.moves()] == ["pass"]


@traces("roll-at-the-start")
def test_whoever_does_not_roll_acts_as_usual_and_cannot_roll_later() -> None:
    game = begins('hand = ["denar 7", "dirham 9", "dirham 1"]', "", "")
    game.play(Move("done_start"))
    assert asked(game) == (0, "act")
    assert game.why_not(ROLL) is not None
    game.play(Move("buy", space=1, pay=["denar 7"]))
    assert asked(game) == (0, "act")
    assert game.why_not(ROLL) is not None


@traces("first-die", "sum-or-difference")
def test_refusing_rolls_the_next_die() -> None:
    game = rolled([1], FIVE, "", "")
    game.play(Move("roll_on"))
    assert game.question is not None
    assert game.question.data["dice"][0] == 1
    assert len(game.question.data["dice"]) == 2
    told = [event["dice"] for event in game.log() if event["event"] == "handymen_rolled"]
    assert told == [game.question.data["dice"]]


@traces("nothing-fits")
def test_if_nothing_fits_after_the_third_die_the_results_are_lost() -> None:
    """Nothing on the market and nothing of one's own costs anything but the fountain."""
    market = '["-", "-", "-", "-"]'
    for seed in range(6):
        game = rolled([1, 3], "", "", "", market=market, head=f"seed = {seed}")
        game.play(Move("roll_on"))
        assert asked(game) == (0, "act")
        assert {move.kind for move in game.moves()} == {"take"}
        assert shown(game)["supply"] == [8, 8, 8]


@traces("triple-is-a-joker")
def test_a_triple_fits_everything() -> None:
    seat = 'board = ["tower 12 - @ 1,0"]\nreserve = ["garden 11 -"]'
    game = rolled([4, 4, 4], seat, "", "")
    assert goals(game) == [1, 2, 3, 4, "fountain 0", "tower 12 -", "garden 11 -"]
    game.play(Move("handyman_to_tile", tile="fountain 0"))
    assert shown(game)["tiles"] == [["fountain 0", 0]]
    pair = rolled([4, 4], seat, "", "")
    assert goals(pair) == []


@traces("one-on-a-tile", "to-an-own-tile")
def test_a_tile_carries_one_handyman() -> None:
    game = rolled([5], FIVE, "", "", tiles=[["seraglio 5 SW", 0]])
    assert goals(game) == []
    there = Move("handyman_to_tile", tile="seraglio 5 SW")
    assert game.why_not(there) == "handyman_there"


@traces("to-an-own-tile", "printed-price")
def test_a_tile_of_the_reserve_and_what_does_not_fit() -> None:
    game = rolled([5], 'reserve = ["seraglio 5 SW"]', 'board = ["arcades 5 NW @ -1,0"]', "")
    assert goals(game) == ["seraglio 5 SW"]
    assert game.why_not(Move("handyman_to_tile", tile="arcades 5 NW")) == "other_result_rolled"
    assert game.why_not(Move("handyman_to_space", space=1)) == "other_result_rolled"
    game.play(Move("handyman_to_tile", tile="seraglio 5 SW"))
    assert shown(game)["supply"] == [7, 8, 8]


@traces("one-placement")
def test_one_handyman_is_placed() -> None:
    game = rolled([1, 6], FIVE, "", "")
    game.play(Move("handyman_to_tile", tile="seraglio 5 SW"))
    assert asked(game) == (0, "act")


@traces("to-the-market")
def test_several_handymen_may_stand_on_a_space() -> None:
    game = rolled([1, 6], "", "", "", on_market=standing(1, 1, 2, 0))
    game.play(Move("handyman_to_space", space=1))
    assert shown(game)["market"] == standing(1, 2, 2, 0)


@traces("placement-may-be-declined")
def test_nobody_need_place_a_handyman() -> None:
    game = rolled([1, 6], FIVE, "", "")
    game.play(REST)
    assert shown(game)["supply"] == [8, 8, 8]
    assert asked(game) == (0, "act")


@traces("empty-supply-no-roll")
def test_without_a_handyman_nobody_rolls() -> None:
    game = crew("", "", "", supply=[8, 0, 8])
    game.play(TAKE)
    assert asked(game) == (1, "act")
    other = begins("", "", "", supply=[0, 8, 8])
    assert other.why_not(ROLL) == "no_handyman_left"


# --- Prices


NINE = 'hand = ["florin 7", "florin 8", "florin 9", "florin 4", "florin 6", "florin 5"]'


@traces("price-up-or-down", "declared-before")
def test_two_handymen_make_seven_to_eleven() -> None:
    """The arcades cost 9; each of the five prices can be paid exactly."""
    for change in (-2, -1, 0, 1, 2):
        game = crew(NINE, "", "", on_market=standing(4, 2, 0, 0))
        assert [m.parts["change"] for m in game.moves() if m.kind == "use_handymen"] == [
            -2, -1, 1, 2,
        ]  # fmt: skip
        if change:
            game.play(use(4, change))
            assert asked(game) == (0, "act")
        assert min(prices(game, 4)) == 9 + change
        pays = {
            7: ["florin 7"],
            8: ["florin 8"],
            9: ["florin 9"],
            10: ["florin 4", "florin 6"],
            11: ["florin 5", "florin 6"],
        }
        game.play(Move("buy", space=4, pay=pays[9 + change]))
        bought = next(event for event in game.log() if event["event"] == "bought")
        assert bought["price"] == 9 + change
        assert bought["exact"]


@traces("used-ones-leave", "take-back-or-leave")
def test_used_handymen_leave_the_game_and_the_others_are_asked_for() -> None:
    game = crew(NINE, "", "", on_market=standing(4, 3, 0, 0), supply=[5, 8, 8])
    game.play(use(4, -2))
    game.play(Move("buy", space=4, pay=["florin 7"]))
    assert asked(game) == (0, "handymen_back")
    assert game.question is not None
    assert game.question.data == {"space": 4, "count": 1}
    game.play(Move("take_handymen_back", count=1))
    assert shown(game)["supply"] == [6, 8, 8]
    assert shown(game)["market"] == standing(1, 0, 0, 0)
    assert asked(game) == (0, "act")


@traces("declared-before")
def test_a_change_is_declared_once_and_lapses_unused() -> None:
    game = crew(NINE, "", "", on_market=standing(4, 2, 0, 0))
    game.play(use(4, -1))
    assert shown(game)["declared"] == standing(4, -1, 0, 0)
    assert game.why_not(use(4, -2)) == "price_changed_already"
    game.play(TAKE)
    assert shown(game)["declared"] == standing(1, 0, 0, 0)
    assert shown(game)["market"] == standing(4, 2, 0, 0)


@traces("price-up-or-down")
def test_only_own_handymen_on_the_space_help() -> None:
    game = crew(NINE, "", "", on_market=standing(4, 1, 2, 0))
    assert game.why_not(use(4, -2)) == "not_so_many_handymen"
    assert game.why_not(use(4, 0)) == "not_so_many_handymen"
    assert game.why_not(use(1, 1)) == "not_so_many_handymen"
    assert game.why_not(use(4, 99)) == "not_so_many_handymen"
    empty = crew(NINE, "", "", on_market=standing(4, 1, 0, 0), market='["-", "-", "-", "-"]')
    assert empty.why_not(use(4, 1)) == "nothing_for_sale"


@traces("declared-before", "then-only-money")
def test_after_a_roll_no_price_is_changed() -> None:
    game = crew(NINE, "", "", on_market=standing(4, 1, 0, 0), dice=[2])
    assert game.why_not(use(4, 1)) == "rolled_so_take_money"
    assert {move.kind for move in game.moves()} == {"take"}


@traces("starting-player-first", "take-back-or-leave")
def test_take_backs_are_asked_from_the_starting_player_on() -> None:
    game = crew(
        NINE, "", "", head='starter = "red"', on_market=standing(4, 1, 2, 1), supply=[7, 6, 7]
    )
    game.play(Move("buy", space=4, pay=["florin 9"]))
    assert asked(game) == (1, "handymen_back")
    assert [m.parts.get("count") for m in game.moves()] == [1, 2, None]
    assert game.why_not(Move("take_handymen_back", count=3)) == "not_so_many_handymen"
    game.play(Move("take_handymen_back", count=1))
    assert asked(game) == (2, "handymen_back")
    game.play(Move("handymen_stay"))
    assert asked(game) == (0, "handymen_back")
    game.play(Move("take_handymen_back", count=1))
    assert shown(game)["supply"] == [8, 7, 7]
    assert shown(game)["market"] == standing(4, 0, 1, 1)
    assert game.view()["market"][3] is None  # all this before a new tile comes


# --- Scoring


@traces("largest-group-scores")
@pytest.mark.parametrize("round_number", [1, 2, 3])
def test_four_connected_and_one_diagonal(round_number: int) -> None:
    names = ["garden 11 -", "tower 12 -", "chambers 11 -", "arcades 10 -", "tower 11 -"]
    cells = [(1, 0), (2, 0), (2, 1), (3, 1), (0, -1)]
    extra = '"garden 10 - @ 1,-1"'
    tiles = [f'"{name} @ {x},{y}"' for name, (x, y) in zip(names, cells, strict=True)]
    seat = f"board = [{', '.join([*tiles, extra])}]"
    game = crew(seat, "", "", tiles=[[name, 0] for name in names])
    assert points(game, round_number, "handymen") == [4, 0, 0]
    assert shown(game)["largest"] == [4, 0, 0]


@traces("double-walls-do-not-separate", "largest-group-scores")
def test_a_double_wall_does_not_separate() -> None:
    seat = 'board = ["garden 9 E @ 1,0", "seraglio 7 W @ 2,0", "tower 11 - @ 1,1", '
    seat += '"garden 11 - @ 2,1"]'
    game = crew(seat, "", "", tiles=[["garden 9 E", 0], ["seraglio 7 W", 0]])
    assert points(game, 1, "handymen") == [2, 0, 0]


@traces("tile-keeps-its-handyman")
def test_in_the_reserve_a_handyman_stays_and_does_not_score() -> None:
    game = crew('board = ["tower 12 - @ 1,0"]', "", "", tiles=[["tower 12 -", 0]])
    game.play(Move("remove", at=[1, 0]))
    assert shown(game)["tiles"] == [["tower 12 -", 0]]
    assert points(game, 1, "handymen") == [0, 0, 0]
