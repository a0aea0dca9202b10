"""The Buildings of Power: two leftover tiles on a space, positions, advice."""

import pytest

from alhambra import Game, Move, position
from alhambra.modules.buildings_of_power.advice import advise
from tests.modules.buildings_of_power.positions import (
    HEAD,
    asked,
    piles,
    power,
    told,
    with_modules,
)
from tests.rules.support import game_with, leftovers
from tests.rules.tracing import traces

END = """
modules = ["buildings_of_power"]
market = ["tower 9 ES", "-", "-", "-"]
display = ["florin 9"]
tower = []
rounds = 2
"""
HIDDEN = power(under=[[1, "tower 12 -", 0]])


def ended(*hands: str, head: str = END, tail: str = HIDDEN) -> Game:
    """The market cannot be filled; one space has a second, hidden tile."""
    game = game_with(head, *[f"hand = {hand}" for hand in hands], tail=tail)
    game.play(Move("take", cards=["florin 9"]))
    return game


def pick(tile: str) -> Move:
    return Move("pick_leftover", tile=tile)


@traces("leftover-two", "second-richest")
def test_money_7_5_2_gives_one_tile_to_each_of_the_first_two() -> None:
    game = ended('["denar 2"]', '["denar 7"]', '["denar 5"]')
    assert asked(game) == (1, "leftover_question")
    assert game.question is not None
    assert game.question.data == {"space": 1, "tiles": ["tower 9 ES", "tower 12 -"]}
    assert told(game, "under_shown")[0]["tile"] == "tower 12 -"
    assert game.moves() == [pick("tower 9 ES"), pick("tower 12 -")]
    assert game.why_not(pick("tower 11 -")) == "not_left_there"
    again = position.loads(position.dump(game))
    assert again.moves() == game.moves()
    for seed in range(5):
        assert game.determinize(0, seed).moves() == game.moves()
    game.play(pick("tower 12 -"))
    assert leftovers(game) == [1, 2]
    assert asked(game) == (1, "place")
    game.play(Move("place", tile="tower 12 -", at=[1, 0]))
    assert asked(game) == (2, "place")
    game.play(Move("store", tile="tower 9 ES"))
    assert game.over


@traces("leftover-two", "second-richest")
def test_money_7_5_5_leaves_the_other_tile_to_nobody() -> None:
    game = ended('["denar 5"]', '["denar 7"]', '["denar 5"]')
    game.play(pick("tower 9 ES"))
    assert leftovers(game) == [1, -1]
    assert game.view()["gone"] == ["tower 12 -"]


@traces("leftover-two")
def test_money_7_7_2_leaves_both_to_nobody() -> None:
    game = ended('["denar 7"]', '["denar 7"]', '["denar 2"]')
    assert game.over
    assert leftovers(game) == [-1, -1]
    assert sorted(game.view()["gone"]) == ["tower 12 -", "tower 9 ES"]


@traces("no-money-no-claim")
def test_whoever_has_no_money_of_the_currency_has_no_claim() -> None:
    game = ended("[]", '["denar 7"]', '["dirham 5"]')
    game.play(pick("tower 9 ES"))
    assert leftovers(game) == [1, -1]
    game = ended("[]", "[]", "[]")
    assert leftovers(game) == [-1, -1]


@traces("leftover-two", "no-money-no-claim")
def test_diamonds_do_not_count_for_hidden_tiles_either() -> None:
    head = END.replace('["buildings', '["diamonds", "buildings')
    game = ended('["diamond 9"]', '["denar 7"]', '["denar 5"]', head=head)
    game.play(pick("tower 9 ES"))
    assert leftovers(game) == [1, 2]


@traces("nothing-above")
def test_a_hidden_tile_with_nothing_above_it_is_an_ordinary_leftover() -> None:
    """The first space stays empty, but the second turns up what lies there."""
    head = END.replace('["tower 9 ES", "-"', '["-", "-"')
    game = ended(
        '["dirham 2"]',
        '["dirham 7"]',
        "[]",
        head=head,
        tail=power(under=[[2, "tower 12 -", 0]]),
    )
    assert [event["space"] for event in told(game, "on_market")] == [2]
    assert leftovers(game) == [1]
    assert asked(game) == (1, "place")
    game.play(Move("store", tile="tower 12 -"))
    assert game.over


@traces("leftover-two")
def test_with_two_players_dirk_gets_nothing() -> None:
    game = ended('["denar 7"]', '["denar 2"]')
    game.play(pick("tower 9 ES"))
    assert leftovers(game) == [0, 1]


BESIDE = {
    "bazaars": "bazaar dirham seraglio arcades garden",
    "bathhouses": "bathhouse arcades garden chambers pavilion",
    "wishing_well": "well 3 1",
}


@traces("sold-beside-not-given-out")
@pytest.mark.parametrize("name", BESIDE)
def test_what_is_sold_beside_the_market_is_not_given_out_from_under_a_tile(name: str) -> None:
    """It leaves the game; the tile over it goes to the richest, and the second gets nothing."""
    hidden = BESIDE[name]
    head, tail = with_modules(name, head=END), power(under=[[1, hidden, 0]])
    game = ended('["denar 2"]', '["denar 7"]', '["denar 5"]', head=head, tail=tail)
    assert told(game, "under_shown")[0]["tile"] == hidden
    assert [(event["seat"], event["tile"]) for event in told(game, "leftover")] == [
        (-1, hidden),
        (1, "tower 9 ES"),
    ]
    assert game.view()["gone"] == [hidden]
    assert asked(game) == (1, "place")
    game.play(Move("store", tile="tower 9 ES"))
    assert game.over
    assert position.dump(position.loads(position.dump(game))) == position.dump(game)


@traces("sold-beside-not-given-out", "nothing-above")
def test_neither_is_it_with_nothing_above_it() -> None:
    """The last refill turns it up; it goes beside the market and stays there."""
    head = with_modules("wishing_well", head=END).replace('["tower 9 ES", "-"', '["-", "-"')
    tail = power(under=[[2, "well 3 1", 0]])
    game = ended('["dirham 2"]', '["dirham 7"]', "[]", head=head, tail=tail)
    assert game.over
    assert leftovers(game) == []
    assert game.view()["wishing_well"]["beside"] == [[], ["well 3 1"], [], []]


# --- Notation and advice


@pytest.mark.parametrize(
    ("tail", "message"),
    [
        (power(power=3), "unknown key power"),
        (power(dice=3), "dice must be a list"),
        (power(dice=[["chambers 11 -", 7]]), "dice: there is no pips 7"),
        (
            power(dice=[["chambers 11 -"]]),
            "dice must be a list of buildings of power and pips",
        ),
        (power(dice=[["tower 12 -", 3]]), "there is no building of power tower 12 -"),
        (power(used=3), "used: true or false is wanted"),
        (power(declared="tower 12 -"), "declared: there is no building of power tower 12 -"),
        (
            power(owed=[["tower 12 -"], [], []]),
            "owed: there is no building of power tower 12 -",
        ),
        (power(owed=[3, [], []]), "owed must be a list"),
        (power(under=[[5, "tower 12 -", 0]]), "under: there is no space 5"),
        (power(under=[[1, "tower 99 -", 0]]), "there is no tile tower 99 -"),
        (power(under=[[1, "tower 12 -", 3]]), "there is no seat 3"),
        (power(under=[[1, "tower 9 ES", 0]]), "the tile tower 9 ES is in two places"),
        (power(known_cards=[[-1], [], []]), "known_cards: there is no place -1"),
        (power(fresh=3), "fresh must be a list"),
    ],
)
def test_a_wrong_position_is_refused(tail: str, message: str) -> None:
    with pytest.raises(position.PositionError, match=message):
        game_with(HEAD, "", "", "", tail=tail)


def test_a_position_keeps_everything() -> None:
    tail = power(
        dice=[["pavilion 5 NW", 4], ["garden 9 E", 2]],
        fresh=["garden 9 E"],
        used=True,
        declared="pavilion 5 NW",
        owed=[["pavilion 8 -"], [], ["tower 13 E"]],
        under=[[2, "tower 12 -", 1]],
        known_cards=[[0, 1], [], [4]],
        known_tiles=[[], [3], []],
    )
    seat = 'board = ["pavilion 5 NW @ -1,0"]'
    game = game_with(HEAD, seat, "", "", tail=tail)
    again = position.loads(position.dump(game))
    for seat_number in range(3):
        assert again.view(seat_number) == game.view(seat_number)
    assert position.dump(again) == position.dump(game)


def test_advice() -> None:
    head = HEAD + piles()
    view = game_with(head, 'hand = ["denar 8", "florin 7"]', "", "").view(0)
    assert (advise(view, Move("white_die", tile="arcades 10 -")) or 0) > 0
    view["seats"][0]["hand"] = ["denar 9"]
    assert (advise(view, Move("white_die", tile="arcades 10 -")) or 0) < 0
    assert (advise(view, Move("use_power", tile="pavilion 8 -")) or 0) > 0
    dear, cheap = (advise(view, Move("keep_card", card=f"ducat {n}")) or 0 for n in (9, 1))
    assert dear > cheap > (advise(view, Move("keep_nothing")) or 0)
    assert (advise(view, Move("play_scoring")) or 0) < 0
    dear, cheap = (advise(view, Move("sort_card", card=f"ducat {n}")) or 0 for n in (9, 1))
    assert cheap > dear
    tower = advise(view, Move("lay_under", tile="tower 12 -", space=1)) or 0
    assert tower > (advise(view, Move("lay_under", tile="pavilion 7 E", space=1)) or 0)
    assert tower > (advise(view, Move("lay_under", tile="tower 12 -", space=2)) or 0)
    assert (advise(view, Move("pick_leftover", tile="tower 12 -")) or 0) > 0
    assert (advise(view, Move("sort_tile", tile="tower 12 -")) or 0) > 0
    assert advise(view, Move("dance")) is None
