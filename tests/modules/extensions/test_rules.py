"""The Extensions: three cards make a building count twice."""

import pytest

from alhambra import Game, Move, Setup, position
from alhambra.engine.rules import TYPES
from tests.modules.extensions.extended import (
    BOARD,
    CARDS,
    OWNS_ALL,
    asked,
    extend,
    extended,
    extensions,
    left,
    offered,
    table,
    with_modules,
)
from tests.rules.support import points
from tests.rules.tracing import traces

# --- Set-up


@traces("twelve-shuffled")
@pytest.mark.parametrize("players", range(2, 7))
def test_twelve_extensions_lie_open_in_four_columns(players: int) -> None:
    boards = set()
    for seed in range(3):
        game = Game(Setup(players=players, seed=seed, modules=("extensions",)))
        shown = left(game)
        assert sorted(kind for _, kind, _ in shown) == sorted([*TYPES, *TYPES])
        assert [column for column, _, _ in shown] == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]
        assert [amount for _, _, amount in shown] == [9, 12, 15] * 4
        boards.add(str(shown))
    assert len(boards) == 3


# --- Taking one


@traces("three-cards-of-a-column", "matching-by-amount")
def test_yellow_5_yellow_2_and_green_4() -> None:
    """Eleven: seraglio (15) and arcades (12) are matching, the pavilion (9) is not."""
    game = table(OWNS_ALL)
    assert offered(game) == {("pavilion", 9), ("arcades", 12), ("seraglio", 15)}
    for kind, amount in (("arcades", 12), ("seraglio", 15)):
        game = table(OWNS_ALL)
        events = game.play(extend(kind, amount))
        assert [event["event"] for event in events] == ["extended", "extension_put"]
        assert events[0]["matching"] is True
        assert asked(game) == (0, "act")
        assert game.question is not None
        assert game.question.data == {"extra": True}
    game = table(OWNS_ALL)
    events = game.play(extend("pavilion", 9))
    assert events[0]["matching"] is False
    assert asked(game) == (1, "act")


@traces("three-cards-of-a-column", "no-refill")
def test_the_cards_are_discarded_and_the_space_stays_empty() -> None:
    game = table(OWNS_ALL)
    game.play(extend("arcades", 12))
    view = game.view(0)
    assert view["seats"][0]["hand"] == ["denar 5"]
    assert sorted(view["discard"]) == ["dirham 4", "florin 2", "florin 5"]
    assert (1, "arcades", 12) not in left(game)
    game.play(Move("pass"))
    assert len(left(game)) == 11
    assert game.why_not(Move("take", cards=["denar 2"])) is None


@traces("matching-by-amount")
def test_just_the_amount_is_matching() -> None:
    hand = 'hand = ["florin 5", "florin 3", "dirham 4", "florin 6"]'
    game = table('board = ["arcades 9 - @ 1,0"]\n' + hand)
    pays = {tuple(m.parts["pay"]) for m in game.moves() if m.kind == "extend"}
    assert len(pays) == 3
    game.play(extend("arcades", 12, pay=["florin 3", "dirham 4", "florin 5"]))
    assert asked(game) == (0, "act")
    game = table('board = ["arcades 9 - @ 1,0"]\n' + hand)
    game.play(extend("arcades", 12, pay=["florin 6", "florin 3", "dirham 4"]))
    assert asked(game) == (1, "act")


@traces("three-cards-of-a-column")
def test_two_equal_cards_need_two_copies() -> None:
    one = 'board = ["arcades 9 - @ 1,0"]\nhand = ["florin 2", "dirham 4"]'
    pay = ["florin 2", "florin 2", "dirham 4"]
    assert table(one).why_not(extend("arcades", 12, pay=pay)) == "not_in_hand"
    two = one.replace('"florin 2"', '"florin 2", "florin 2"')
    assert table(two).why_not(extend("arcades", 12, pay=pay)) is None
    assert offered(table(one)) == set()
    assert offered(table(two)) == {("arcades", 12)}


@traces("owner-of-the-type")
def test_without_a_seraglio_none_can_be_had() -> None:
    game = table('board = ["arcades 9 - @ 1,0"]\nhand = ["florin 5", "florin 2", "dirham 4"]')
    assert offered(game) == {("arcades", 12)}
    assert game.why_not(extend("seraglio", 15)) == "extension_needs_building"


@traces("owner-of-the-type", "put-at-once", "counts-two")
def test_in_the_reserve_it_counts_nothing_in_the_alhambra_two() -> None:
    hand = '\nhand = ["dirham 5", "dirham 2", "denar 4"]'
    pay = ["dirham 5", "dirham 2", "denar 4"]
    game = table('reserve = ["tower 11 -"]' + hand)
    game.play(extend("tower", 15, 2, pay))
    assert extended(game) == ["tower 11 -"]
    assert points(game, 3, "tower") == [0, 0, 0]
    game.play(Move("add", tile="tower 11 -", at=[1, 0]))
    assert points(game, 3, "tower") == [21, 0, 0]
    halves = [data["halves"] for name, _, data in game.count_round(3)[0] if name == "tower"]
    assert halves == [4]


@traces("only-once")
def test_a_second_extension_on_a_building_is_illegal() -> None:
    tail = extensions([["seraglio 9 -", "seraglio"]], [["pavilion", "arcades", "-"], *BOARD[1:]])
    hand = '\nhand = ["ducat 5", "ducat 2", "florin 4"]'
    pay = ["ducat 5", "ducat 2", "florin 4"]
    game = table('board = ["seraglio 9 - @ 1,0"]' + hand, tail=tail)
    assert game.why_not(extend("seraglio", 15, 4, pay)) == "extension_needs_building"
    two = 'board = ["seraglio 9 - @ 1,0"]\nreserve = ["seraglio 8 S"]' + hand
    game = table(two, tail=tail)
    game.play(extend("seraglio", 15, 4, pay))
    assert extended(game) == ["seraglio 9 -", "seraglio 8 S"]


@traces("bought-this-turn", "bought-before")
def test_a_building_bought_in_this_turn_will_do_but_not_one_to_be_bought() -> None:
    hand = 'hand = ["florin 5", "florin 2", "dirham 4", "denar 5"]'
    game = table(hand)
    assert game.why_not(extend("seraglio", 15)) == "extension_needs_building"
    game.play(Move("buy", space=1, pay=["denar 5"]))
    game.play(extend("seraglio", 15))
    assert extended(game) == ["seraglio 5 SW"]
    game.play(Move("pass"))
    game.play(Move("store", tile="seraglio 5 SW"))
    assert extended(game) == ["seraglio 5 SW"]


@traces("put-at-once")
def test_with_several_buildings_one_chooses() -> None:
    mine = OWNS_ALL + 'reserve = ["seraglio 8 S"]'
    game = table(mine)
    game.play(extend("seraglio", 15))
    assert asked(game) == (0, "extension_question")
    assert game.moves() == [
        Move("put_extension", tile="seraglio 9 -", dirk=False),
        Move("put_extension", tile="seraglio 8 S", dirk=False),
    ]
    assert game.why_not(Move("put_extension", tile="arcades 9 -")) == "extension_not_there"
    assert game.why_not(Move("put_extension", tile="seraglio 5 SW")) == "extension_not_there"
    again = position.loads(position.dump(game))
    assert again.moves() == game.moves()
    game.play(Move("put_extension", tile="seraglio 8 S"))
    assert extended(game) == ["seraglio 8 S"]
    assert asked(game) == (0, "act")


@traces("stays-on-it")
def test_it_stays_on_the_building_in_a_redesign() -> None:
    tail = extensions([["tower 11 -", "tower"]], [["-"] * 3, BOARD[1], ["-"] * 3, ["-"] * 3])
    game = table('board = ["tower 11 - @ 1,0"]\nreserve = ["garden 11 -"]', tail=tail)
    game.play(Move("exchange", tile="garden 11 -", at=[1, 0]))
    assert points(game, 1, "tower") == [0, 0, 0]
    assert extended(game) == ["tower 11 -"]


@traces("three-cards-of-a-column", "cards-only")
def test_only_the_currencies_of_the_column_will_do() -> None:
    game = table(OWNS_ALL)
    wrong = "wrong_combination"
    for pay in (CARDS[:2], [*CARDS, "denar 5"], ["florin 5", "florin 2", "denar 5"], 3):
        assert game.why_not(Move("extend", column=1, amount=15, pay=pay)) == wrong
    assert game.why_not(extend("seraglio", 15, pay=["florin 5", "dirham 4", "dirham 4"])) == wrong
    assert game.why_not(extend("seraglio", 15, pay=["florin 5", "x", "dirham 4"])) == "no_such_card"
    assert game.why_not(extend("tower", 15)) == "no_extension_there"
    assert game.why_not(extend("seraglio", 14)) == "no_extension_there"
    assert game.why_not(extend("seraglio", 15, 5)) == "no_extension_there"
    assert game.why_not(Move("extend", column="x", amount=15, pay=CARDS)) == "bad_part"


@traces("cards-only")
def test_diamonds_and_coins_do_not_pay() -> None:
    mine = 'board = ["seraglio 9 - @ 1,0"]\nhand = ["florin 5", "florin 2", "diamond 4"]'
    game = table(mine, head=with_modules("diamonds"))
    assert offered(game) == set()
    pay = ["florin 5", "florin 2", "diamond 4"]
    assert game.why_not(extend("seraglio", 15, pay=pay)) == "wrong_combination"
    tail = extensions() + '[module.change]\ncoins = [["dirham coin", "florin coin"], [], []]\n'
    mine = 'board = ["seraglio 9 - @ 1,0"]\nhand = ["florin 5", "florin 2"]'
    game = table(mine, head=with_modules("change"), tail=tail)
    assert offered(game) == set()
    pay = ["florin 5", "florin 2", "dirham coin"]
    assert game.why_not(extend("seraglio", 15, pay=pay)) == "wrong_combination"


@traces("no-building-purchase")
def test_it_brings_neither_change_nor_a_key() -> None:
    head = with_modules("change", "gates_without_end")
    mine = 'board = ["arcades 9 - @ 1,0"]\nhand = ["florin 5", "florin 9", "dirham 4"]'
    game = table(mine, head=head)
    game.play(extend("arcades", 12, pay=["florin 5", "florin 9", "dirham 4"]))
    view = game.view()
    assert view["gates_without_end"]["keys"] == [0, 0, 0]
    assert not [event for event in game.log() if event["event"] not in ("extended", "turn")][3:]
    assert asked(game) == (1, "act")
