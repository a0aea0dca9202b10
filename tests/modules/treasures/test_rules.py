"""Treasures: they make up for missing money, or are points."""

import pytest

from alhambra import Game, Move, Setup, position
from alhambra.modules.treasures.advice import advise
from tests.modules.treasures.hoards import HEAD, bribe, bribes, buy, hoard, kind, left, with_modules
from tests.rules.support import game_with, leftovers, points
from tests.rules.tracing import traces
from tests.rules.whole_games import check_secrets, check_whole_game

SEVEN = 'hand = ["florin 7", "florin 1"]'
ALL = [1, 2, 3, 4, 5]


@traces("five-each")
@pytest.mark.parametrize("players", range(2, 7))
def test_everybody_has_five_treasures(players: int) -> None:
    game = Game(Setup(players=players, modules=("treasures",)))
    assert game.view(None)["treasures"]["left"] == [ALL] * players


# --- Using one


@traces("makes-up-for-missing-money", "always-exact", "example-arcades", "leaves-the-game")
def test_seven_and_the_treasure_of_three_buy_arcades_of_nine() -> None:
    game = game_with(HEAD, 'hand = ["florin 7"]', "", "", tail=left([1, 3, 4, 5], ALL, ALL))
    assert game.why_not(buy(4, "florin 7")) == "too_little_money"
    told = game.play(bribe(3, 4))
    assert told[0] == {
        "event": "treasure_promised", "seat": 0, "treasure": 3, "tile": "arcades 9 -",
    }  # fmt: skip
    events = game.play(buy(4, "florin 7"))
    assert [event["event"] for event in events] == ["bought", "treasure_given"]
    assert events[0]["exact"] is True
    assert hoard(game, 0) == [1, 4, 5]
    assert kind(game) == "act"
    assert game.question is not None
    assert game.question.data == {"extra": True}


@traces("makes-up-for-missing-money")
def test_a_treasure_that_is_too_small_does_not_help() -> None:
    """7 and 1 are 8, which is less than 9."""
    game = game_with(HEAD, 'hand = ["florin 7"]', "", "")
    assert (1, "arcades 9 -") not in bribes(game)
    assert (2, "arcades 9 -") in bribes(game)
    game.play(bribe(1, 4))
    assert game.why_not(buy(4, "florin 7")) == "too_little_money"


@traces("only-if-money-is-missing")
@pytest.mark.parametrize(
    "cards",
    ['"florin 7", "florin 2"', '"florin 9"', '"florin 7", "florin 8"', '"florin 7", "diamond 9"'],
)
def test_whoever_can_pay_uses_no_treasure(cards: str) -> None:
    """S6: exactly, too much or in diamonds; money is not missing because one would keep it."""
    game = game_with(with_modules("diamonds"), f"hand = [{cards}]", "", "")
    assert "arcades 9 -" not in [tile for _, tile in bribes(game)]
    assert game.why_not(bribe(2, 4)) == "nothing_missing"


@traces("only-if-money-is-missing")
def test_whoever_is_short_need_not_give_all_money() -> None:
    game = game_with(HEAD, SEVEN, "", "")
    game.play(bribe(2, 4))
    game.play(buy(4, "florin 7"))
    assert hoard(game, 0) == [1, 3, 4, 5]
    assert game.view(0)["seats"][0]["hand"] == ["florin 1"]


@traces("treasure-alone")
def test_a_treasure_of_five_buys_a_building_of_five_alone() -> None:
    game = game_with(HEAD, "", "", "")
    assert bribes(game) == [(5, "seraglio 5 SW")]
    game.play(bribe(5, 3))
    pays = [move.parts["pay"] for move in game.moves() if move.kind == "buy"]
    assert pays == [[]]
    events = game.play(buy(3))
    assert events[0]["exact"] is True
    assert hoard(game, 0) == [1, 2, 3, 4]


@traces("always-exact")
def test_every_payment_between_is_legal_and_listed_without_waste() -> None:
    hand = 'hand = ["florin 4", "florin 3", "florin 1"]'
    game = game_with(HEAD, hand, "", "")
    game.play(bribe(5, 4))
    for pay in (["florin 4"], ["florin 3", "florin 1"], ["florin 4", "florin 3", "florin 1"]):
        assert game.why_not(buy(4, *pay)) is None
    assert game.why_not(buy(4, "florin 3")) == "too_little_money"
    listed = [m.parts["pay"] for m in game.moves() if m.parts.get("space") == 4]
    assert listed == [["florin 4"], ["florin 1", "florin 3"]]


@traces("one-per-purchase", "promised-first")
def test_one_treasure_for_a_tile_and_each_once_in_a_turn() -> None:
    game = game_with(HEAD, SEVEN + "\n", "", "")
    game.play(bribe(2, 4))
    assert game.why_not(bribe(3, 4)) == "treasure_promised_for_it"
    assert game.why_not(bribe(2, 3)) == "treasure_promised_before"
    game.play(bribe(5, 3))
    game.play(buy(4, "florin 7"))
    assert game.why_not(bribe(2, 1)) == "no_such_treasure"
    game.play(buy(3))
    assert hoard(game, 0) == [1, 3, 4]


@traces("promised-first")
def test_other_tiles_are_bought_as_always() -> None:
    game = game_with(HEAD, 'hand = ["florin 7", "ducat 5"]', "", "")
    game.play(bribe(2, 4))
    events = game.play(buy(3, "ducat 5"))
    assert events[0]["exact"] is True
    assert hoard(game, 0) == ALL


@traces("promised-first")
def test_an_unused_promise_costs_nothing_and_lapses() -> None:
    game = game_with(HEAD, 'hand = ["florin 7"]', "", "")
    game.play(bribe(2, 4))
    promised = game.view(None)["treasures"]["promised"]
    assert [[(value, tile) for value, _, tile in own] for own in promised] == [
        [(2, "arcades 9 -")], [], []
    ]  # fmt: skip
    game.play(Move("take", cards=["dirham 6"]))
    assert hoard(game, 0) == ALL
    assert game.view(None)["treasures"]["promised"] == [[], [], []]
    for _ in range(2):
        game.play(next(move for move in game.moves() if move.kind == "take"))
    assert game.why_not(buy(4, "florin 7")) == "too_little_money"
    assert game.why_not(bribe(2, 4)) is None


@traces("promised-first")
def test_a_promise_alone_is_no_action() -> None:
    game = game_with(HEAD.replace('"dirham 6", "dirham 7", "dirham 8", "dirham 9"', ""), "", "", "")
    game.play(bribe(5, 3))
    assert kind(game) == "act"
    assert game.why_not(Move("pass")) == "must_act"  # the seraglio can be had for the treasure


@traces("makes-up-for-missing-money")
def test_what_is_not_there_is_refused() -> None:
    game = game_with(HEAD, SEVEN, "", "")
    assert game.why_not(bribe(6, 4)) == "no_such_treasure"
    assert game.why_not(bribe(2, 7)) == "nothing_for_sale"
    assert game.why_not(Move("bribe", space=4)) == "bad_part"
    assert game.why_not(bribe(2, 4, tile="tower 12 -")) == "other_tile_there"
    assert game.why_not(Move("bribe_between_turns", treasure=2, space=4)) == "not_asked"


# --- The end


@traces("kept-treasures-score")
def test_what_is_left_scores_its_value_in_the_third_scoring() -> None:
    game = game_with(HEAD, "", "", "", tail=left([1, 4, 5], ALL, []))
    assert points(game, 3, "treasures") == [10, 15, 0]
    assert points(game, 1, "treasures") == [0, 0, 0]
    assert points(game, 2, "treasures") == [0, 0, 0]


@traces("no-leftover-money")
def test_treasures_are_no_money_when_the_last_tiles_are_given_out() -> None:
    head = """
    modules = ["treasures"]
    rounds = 2
    market = ["tower 12 -", "garden 11 -", "-", "-"]
    tower = []
    display = ["florin 1", "florin 2", "florin 3", "florin 4"]
    """
    game = game_with(head, 'hand = ["denar 1"]', "", "", tail=left([], ALL, []))
    game.play(Move("take", cards=["florin 1"]))
    assert leftovers(game) == [0, -1]


# --- Positions, whole games, advice


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ("[module.treasures]\ngold = 1", "unknown key gold"),
        ("[module.treasures]\nleft = [1]", "left must be a list for each seat"),
        (left([6], [], []), "left: there is no treasure 6"),
        (left([2, 1], [], []), "each once and in their order"),
        (left([1, 1], [], []), "each once and in their order"),
        ("[module.treasures]\nleft = [1, 2, 3]", "left must be a list for each seat"),
        ("[module.treasures]\npromised = [1, 2, 3]", "must be a list for each seat"),
        ("[module.treasures]\npromised = [[[1, 2]], [], []]", "written as treasure, offer, tile"),
        ('[module.treasures]\npromised = [[[1, 2, "hut"]], [], []]', "there is no tile hut"),
    ],
)
def test_a_wrong_position_is_refused(table: str, message: str) -> None:
    with pytest.raises(position.PositionError, match=message):
        game_with(HEAD, "", "", "", tail=table)


def test_moves_and_positions_round_trip() -> None:
    game = game_with(HEAD, SEVEN, "", "")
    game.play(bribe(2, 4))
    again = position.loads(position.dump(game))
    assert again.moves() == game.moves()
    assert again.view(0) == game.view(0)
    assert position.dump(again) == position.dump(game)
    for move in game.moves():
        assert Move.from_json(move.to_json()) == move


@pytest.mark.parametrize("players", range(2, 7))
def test_random_games_end_and_nothing_leaks(players: int) -> None:
    game = check_whole_game(("treasures",), players, players)
    assert any(event["event"] == "treasure_given" for event in game.log())
    check_secrets(("treasures",), players, players, 37)


def test_advice_gives_the_smallest_treasure_for_what_is_worth_it() -> None:
    game = game_with(HEAD, 'hand = ["florin 7", "ducat 1"]', "", "")
    view = game.view(0)
    worth = {(m.parts["treasure"], m.parts["space"]): advise(view, m) for m in game.moves()
             if m.kind == "bribe"}  # fmt: skip
    assert (worth[2, 4] or 0.0) > 0
    assert (worth[3, 4] or 0.0) < 0  # the smaller one does
    assert (worth[5, 3] or 0.0) < 0  # the one worth 4 does
    assert advise(view, Move("pass")) is None
    assert (advise(view, Move("bribe", treasure=2, bazaar=1, tile="tower 12 -")) or 0.0) < 0
