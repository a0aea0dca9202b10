"""The Treasure Chamber: buying chests, giving them out, scoring them."""

import pytest

from alhambra import Game, Move, Setup
from alhambra.engine.rules import TYPES
from alhambra.modules.treasure_chamber import TreasureChamber
from tests.modules.treasure_chamber.chamber import (
    EIGHT,
    GGGP,
    HEAD,
    NAME,
    TABLE,
    asked,
    bought,
    buy,
    chamber,
    pay,
    put,
    shown,
    told,
)
from tests.rules.support import game_with, points
from tests.rules.tracing import traces
from tests.support import state_of

GARDENS = 'board = ["garden 10 - @ 1,0", "garden 11 - @ 0,1"]\n'
GARDEN = 'board = ["garden 10 - @ 1,0"]\n'

# --- Set-up


@traces("chests-and-rooms")
@pytest.mark.parametrize("players", range(2, 7))
def test_four_chests_of_forty_two_in_each_room(players: int) -> None:
    game = Game(Setup(players=players, modules=(NAME,), seed=players))
    rooms = shown(game)["rooms"]
    assert [len(room) for room in rooms] == [4, 4, 4]
    all_chests = [*(5, 5), *(7, 7), *(9, 9)]
    for kind, count in zip(TYPES, all_chests, strict=True):
        in_rooms = sum(room.count(kind) for room in rooms)
        assert shown(game)["bag"][TYPES.index(kind)] + in_rooms == count
    assert len(told(game, "room_filled")) == 3


# --- Buying


@traces("own-action", "eight-in-any-mix", "no-change", "never-exact")
def test_e_three_three_and_four_of_three_currencies() -> None:
    hand = 'hand = ["ducat 3", "denar 3", "dirham 4", "florin 5"]\n'
    game = game_with(HEAD, hand + GARDENS, "", "", tail=chamber(*GGGP))
    game.play(buy())
    assert asked(game) == (0, "pay_bill")
    assert game.question is not None
    assert game.question.data["price"] == 8
    for move in pay("ducat 3", "denar 3", "dirham 4"):
        game.play(move)
    assert asked(game) == (1, "act")
    event = told(game, "chests_bought")[0]
    assert event["chests"] == sorted(GGGP, key=TYPES.index)
    assert sorted(event["paid"]) == ["denar 3", "dirham 4", "ducat 3"]
    assert game.view(0)["seats"][0]["hand"] == ["florin 5"]


@traces("eight-in-any-mix", "own-action")
def test_seven_is_not_enough_and_an_empty_room_is_not_sold() -> None:
    rest = '[], ["tower", "tower", "tower", "tower"]'
    game = game_with(HEAD, 'hand = ["ducat 3", "denar 4"]', "", "", tail=chamber(*GGGP, rest=rest))
    assert game.why_not(buy()) == "too_little_money"
    rich = game_with(HEAD, EIGHT, "", "", tail=chamber(*GGGP, rest=rest))
    assert [m.parts["room"] for m in rich.moves() if m.kind == "buy_chests"] == [1, 3]
    assert rich.why_not(buy(2)) == "room_empty"
    assert rich.why_not(buy(4)) == "room_empty"
    assert rich.why_not(buy(1, "gold")) == "wrong_currency"


@traces("never-exact")
def test_just_eight_gives_no_further_action() -> None:
    game = bought(EIGHT, "", "", tail=chamber(*GGGP))
    assert asked(game) == (1, "act")


@traces("as-extra-action")
def test_chests_with_the_action_of_an_exact_payment() -> None:
    hand = 'hand = ["ducat 7", "denar 8"]\n'
    game = game_with(HEAD, hand + GARDENS, "", "", tail=chamber(*GGGP))
    game.play(Move("buy", space=3, pay=["ducat 7"]))
    game.play(buy())
    game.play(Move("pay_card", unit="denar 8"))
    assert asked(game) == (0, "place")


@traces("diamonds-alone")
def test_diamonds_pay_alone_or_not_at_all() -> None:
    head = f'modules = ["diamonds", "{NAME}"]\n{TABLE}'
    game = game_with(head, 'hand = ["diamond 7", "denar 4"]', "", "", tail=chamber(*GGGP))
    assert game.why_not(buy()) == "too_little_money"
    assert game.why_not(buy(1, "diamond")) == "too_little_money"
    hand = 'hand = ["diamond 7", "diamond 6", "denar 9"]'
    game = game_with(head, hand, "", "", tail=chamber(*GGGP))
    game.play(buy(1, "diamond"))
    assert game.why_not(Move("pay_card", unit="denar 9")) == "wrong_currency"
    for move in pay("diamond 7", "diamond 6"):
        game.play(move)
    assert asked(game) == (1, "act")


@traces("no-building-bought", "no-change")
def test_no_coins_and_no_reason_to_pay_more() -> None:
    head = f'modules = ["change", "{NAME}"]\n{TABLE}'
    game = game_with(head, 'hand = ["denar 9", "denar 8"]', "", "", tail=chamber(*GGGP))
    game.play(buy())
    game.play(Move("pay_card", unit="denar 9"))
    assert asked(game) == (1, "act")
    assert told(game, "change_given") == []


@traces("eight-in-any-mix")
def test_coins_are_money() -> None:
    head = f'modules = ["change", "{NAME}"]\n{TABLE}'
    coins = '[module.change]\ncoins = [["dirham coin"], [], []]\n'
    game = game_with(head, 'hand = ["denar 7"]', "", "", tail=chamber(*GGGP) + coins)
    game.play(buy())
    for move in pay("denar 7", "dirham coin"):
        game.play(move)
    assert asked(game) == (1, "act")


@traces("no-building-bought")
def test_neither_vizier_nor_patron_buys_chests() -> None:
    head = f'modules = ["viziers_favour", "characters", "{NAME}"]\n{TABLE}'
    tail = chamber(*GGGP) + '[module.characters]\nheld = [["rich_patron"], [], []]\n'
    game = game_with(head, "", EIGHT, "", tail=tail)
    assert all("room" not in move.parts for move in game.moves())
    game.play(Move("take", cards=["florin 9"]))
    assert asked(game) == (1, "window_question")
    assert all("room" not in move.parts for move in game.moves())


# --- Giving out


@traces("matching-one-each", "rest-goes-left", "same-turn", "room-refilled")
def test_d_one_green_building_takes_one_of_three() -> None:
    """The other two gardens and the pavilion go to the left."""
    left = 'board = ["garden 11 - @ 1,0", "pavilion 8 - @ 0,1"]\n'
    game = bought(EIGHT + GARDEN, left, "", tail=chamber(*GGGP))
    assert shown(game)["chests"] == [["garden 10 -"], ["pavilion 8 -", "garden 11 -"], []]
    assert told(game, "chests_returned")[0]["chests"] == ["garden"]
    assert len(shown(game)["rooms"][0]) == 4
    assert shown(game)["carried"] == []
    assert asked(game) == (1, "act")


@traces("as-many-as-possible")
def test_the_owner_chooses_where_there_are_more_buildings_than_chests() -> None:
    room = ["garden", "tower", "tower", "tower"]
    game = bought(EIGHT + GARDENS, 'board = ["tower 11 - @ 1,0"]', "", tail=chamber(*room))
    assert asked(game) == (0, "put_chest")
    assert {tuple(move.parts["at"]) for move in game.moves()} == {(1, 0), (0, 1)}
    assert game.why_not(put(0, 0)) == "no_place_for_chest"
    assert game.why_not(Move("put_chest", at=[1, 0], chest="tower")) == "no_place_for_chest"
    assert game.why_not(Move("put_chest", at=[1, 0], chest="stable")) == "no_such_type"
    game.play(put(0, 1))
    assert shown(game)["chests"] == [["garden 11 -"], ["tower 11 -"], []]


@traces("as-many-as-possible", "rest-goes-left")
def test_a_receiver_chooses_too() -> None:
    three = 'board = ["garden 11 - @ 1,0", "garden 10 N @ 0,1", "garden 10 - @ -1,0"]\n'
    room = ["garden", "garden", "pavilion", "pavilion"]
    game = bought(EIGHT, three.replace("10 N", "12 S"), "", tail=chamber(*room))
    assert asked(game) == (1, "put_chest")
    game.play(put(-1, 0))
    game.play(put(1, 0))
    assert shown(game)["chests"] == [[], ["garden 10 -", "garden 11 -"], []]
    assert asked(game) == (1, "act")


@traces("matching-one-each")
def test_a_building_with_a_chest_takes_no_other() -> None:
    tail = chamber(*GGGP, chests=(["garden 10 -"], [], []))
    game = bought(EIGHT + GARDEN, "", "", tail=tail)
    assert shown(game)["chests"] == [["garden 10 -"], [], []]


@traces("once-round", "rest-goes-left")
def test_the_rest_stops_before_the_buyer_and_goes_into_the_bag() -> None:
    game = game_with(HEAD, EIGHT, GARDEN, "", tail=chamber(*GGGP))
    game.play(buy())
    before = shown(game)["bag"]
    game.play(Move("pay_card", unit="denar 8"))
    assert told(game, "chests_returned")[0]["chests"] == ["pavilion", "garden", "garden"]
    room = shown(game)["rooms"][0]
    for kind, back in (("pavilion", 1), ("garden", 2)):
        number = TYPES.index(kind)
        assert shown(game)["bag"][number] == before[number] + back - room.count(kind)


@traces("new-buildings-too", "after-redesigns")
def test_a_building_of_this_turn_takes_a_chest_one_in_the_reserve_does_not() -> None:
    hand = 'hand = ["dirham 9", "denar 8"]\n'
    for store in (False, True):
        seat = hand + 'reserve = ["garden 11 -"]\n'
        game = game_with(HEAD, seat, "", "", tail=chamber(*GGGP))
        game.play(Move("buy", space=2, pay=["dirham 9"]))
        game.play(buy())
        game.play(Move("pay_card", unit="denar 8"))
        if store:
            game.play(Move("store", tile="garden 9 E"))
        else:
            game.play(Move("place", tile="garden 9 E", at=[1, 0]))
        assert shown(game)["chests"][0] == ([] if store else ["garden 9 E"])


@traces("after-redesigns")
def test_chests_come_after_the_builder_at_the_end_of_the_turn() -> None:
    head = f'modules = ["characters", "{NAME}"]\n{TABLE}'
    tail = chamber(*GGGP) + '[module.characters]\nheld = [["master_builder"], [], []]\n'
    seat = EIGHT + 'reserve = ["garden 11 -"]\n'
    game = bought(seat, "", "", tail=tail, head=head)
    assert asked(game) == (0, "end_question")
    assert shown(game)["carried"] == ["pavilion", "garden", "garden", "garden"]
    game.play(Move("builder_add", tile="garden 11 -", at=[1, 0]))
    while asked(game)[0] == 0:
        game.play(Move("done_end"))
    assert shown(game)["chests"][0] == ["garden 11 -"]


@traces("not-on-sites")
def test_a_site_takes_no_chest() -> None:
    head = f'modules = ["building_sites", "{NAME}"]\n{TABLE}'
    sites = '[module.building_sites]\nsites = [["garden 10 -", 0, "florin", "-", "hidden"]]\n'
    game = bought(EIGHT + GARDENS, "", "", tail=chamber(*GGGP) + sites, head=head)
    assert shown(game)["chests"][0] == ["garden 11 -"]


@traces("not-on-other-pieces")
def test_pieces_without_a_type_take_none() -> None:
    head = f'modules = ["squares", "camps", "bazaars", "gates_without_end", "{NAME}"]\n{TABLE}'
    board = '"plaza 1 @ 1,0", "garden 10 N @ 2,0", "camp 5 S @ 2,-1", "square garden S @ -1,0"'
    bazaar = '"bazaar denar pavilion chambers garden @ 0,1"'
    seat = f"{EIGHT}board = [{board}, {bazaar}]\n"
    game = bought(seat, "", "", tail=chamber(*GGGP), head=head)
    assert shown(game)["chests"] == [["garden 10 N"], [], []]


@traces("any-typed-building")
def test_magical_buildings_and_each_half_of_a_project_take_one() -> None:
    head = f'modules = ["magical_buildings", "major_construction_projects", "{NAME}"]\n{TABLE}'
    seat = EIGHT + 'board = ["project tower garden @ 1,0", "pavilion 9 N @ 0,1 turn 2"]\n'
    room = ["garden", "garden", "tower", "pavilion"]
    game = bought(seat, "", "", tail=chamber(*room), head=head)
    names = shown(game)["chests"][0]
    assert set(names) == {"pavilion 9 N", "project tower garden", "project tower garden / 2"}
    assert told(game, "chests_returned")[0]["chests"] == ["garden"]


# --- Refilling and losing


@traces("no-more-refills")
def test_d_with_three_in_the_bag_no_room_is_ever_filled_again() -> None:
    board = '"garden 10 - @ 1,0", "garden 11 - @ 2,0", "pavilion 8 - @ 3,0", "garden 10 N @ 0,-1"'
    game = game_with(
        HEAD, f"{EIGHT}board = [{board}]", 'hand = ["dirham 8"]', "", tail=chamber(*GGGP)
    )
    module = next(m for m in state_of(game).rules.modules if isinstance(m, TreasureChamber))
    bag = module.chest.left(state_of(game))
    module.rooms.of(state_of(game), 2).extend(bag[3:])
    game.play(buy())
    game.play(Move("pay_card", unit="denar 8"))
    assert len(shown(game)["chests"][0]) == 4
    assert shown(game)["rooms"][0] == []
    assert shown(game)["closed"] is True
    game.play(buy(2))
    game.play(Move("pay_card", unit="dirham 8"))
    assert shown(game)["rooms"][1] == []
    assert sum(shown(game)["bag"]) == 3 + 4


@traces("removed-building")
@pytest.mark.parametrize("exchange", [False, True])
def test_the_chest_of_a_building_that_leaves_goes_into_the_bag(exchange: bool) -> None:
    tail = chamber(*GGGP, chests=(["garden 10 -"], [], []))
    game = game_with(HEAD, GARDEN + 'reserve = ["garden 11 -"]', "", "", tail=tail)
    before = shown(game)["bag"][4]
    if exchange:
        game.play(Move("exchange", tile="garden 11 -", at=[1, 0]))
    else:
        game.play(Move("remove", at=[1, 0]))
    assert shown(game)["chests"] == [[], [], []]
    assert shown(game)["bag"][4] == before + 1
    assert told(game, "chest_lost")[0]["chest"] == "garden"


# --- Two players


@traces("dirk-first", "dirk-competes")
def test_dirk_takes_what_fits_before_the_other_player() -> None:
    dirk = '\n[dirk]\ntiles = ["garden 12 S", "tower 12 -", "pavilion 2 NEW"]\n'
    room = ["garden", "garden", "garden", "pavilion"]
    tail = chamber(*room) + dirk
    game = bought(EIGHT + GARDEN, 'board = ["garden 11 - @ 1,0"]', tail=tail)
    names = [["garden 10 -"], ["garden 11 -"], ["pavilion 2 NEW", "garden 12 S"]]
    assert shown(game)["chests"] == names
    assert points(game, 2, NAME) == [3, 3, 14]


# --- Scoring


TWELVE = [
    *("garden 10 -", "garden 11 -", "tower 11 -", "tower 12 -", "chambers 10 -"),
    *("chambers 11 -", "arcades 9 -", "arcades 10 -", "seraglio 9 -", "pavilion 8 -"),
]


def with_chests(*counts: int) -> Game:
    """Seats in a row with so many chests on tiles without walls."""
    tiles = [*TWELVE, "garden 10 N", "garden 9 E"]
    seats: list[str] = []
    chests: list[list[str]] = []
    for count in counts:
        own, tiles = tiles[:count], tiles[count:]
        texts = [f"{tile} @ {x + 1},0" for x, tile in enumerate(own)]
        seats.append(f"board = {texts}".replace("'", '"'))
        chests.append(own)
    rest = '["tower", "tower", "tower", "tower"], []'
    head = HEAD.replace("pavilion 7 E", "pavilion 6 N").replace("garden 9 E", "garden 8 SW")
    return game_with(head, *seats, tail=chamber(*GGGP, rest=rest, chests=tuple(chests)))


@traces("most-chests-score")
@pytest.mark.parametrize(("round", "expected"), [(1, [7, 0, 0]), (2, [14, 7, 0]), (3, [22, 14, 7])])
def test_places_in_each_scoring(round: int, expected: list[int]) -> None:
    assert points(with_chests(4, 3, 1), round, NAME) == expected


@traces("most-chests-score")
def test_d_five_five_and_one_in_the_second_scoring() -> None:
    game = with_chests(5, 5, 1)
    assert points(game, 2, NAME) == [10, 10, 0]
    assert points(game, 1, NAME) == [3, 3, 0]
    assert points(game, 3, NAME) == [18, 18, 7]
    assert points(with_chests(2, 0, 0), 3, NAME) == [22, 0, 0]
