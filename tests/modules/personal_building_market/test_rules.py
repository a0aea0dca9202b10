"""Personal Building Market: stalls instead of a reserve, from which others buy."""

import pytest

from alhambra import Game, Move
from alhambra.engine.module import Module
from alhambra.engine.rules import Rules
from alhambra.engine.state import State
from alhambra.game.catalogue import make_module
from alhambra.modules.personal_building_market import PersonalBuildingMarket
from tests.rules.support import game_with
from tests.rules.tracing import traces
from tests.support import state_of, toy_game

NAME = "personal_building_market"
HEAD = f"""
modules = ["{NAME}"]
market = ["garden 10 N", "-", "-", "-"]
display = ["dirham 9", "ducat 9", "ducat 8", "ducat 7"]
"""
TOWER = 'reserve = ["tower 12 -"]'
NONE = '["-", "-", "-", "-"]'
IN_FLORIN = f"""
[module.{NAME}]
stalls = [{NONE}, ["-", "-", "-", "tower 12 -"], {NONE}]
"""
FULL = 'reserve = ["garden 8 NE", "pavilion 8 -", "seraglio 8 S", "tower 12 -"]'


def asked(game: Game) -> tuple[int, str]:
    """Who is asked what."""
    assert game.question is not None
    return game.question.seat, game.question.kind


def from_stall(*pay: str, owner: int = 1, stall: str = "florin") -> Move:
    return Move("buy", owner=owner, stall=stall, pay=list(pay))


def stalls(game: Game, seat: int = 0) -> list[str | None]:
    row: list[str | None] = game.view()[NAME]["stalls"][seat]
    return row


def hands(game: Game) -> list[list[str]]:
    return [game.view(seat)["seats"][seat]["hand"] for seat in range(game.setup.players)]


# --- Buying from others


@traces("buy", "exact")
def test_an_exact_payment_goes_to_the_owner_and_gives_another_action() -> None:
    game = game_with(HEAD, 'hand = ["florin 7", "florin 5", "denar 1"]', TOWER, "", tail=IN_FLORIN)
    events = game.play(from_stall("florin 5", "florin 7"))
    assert events[0] == {
        "event": "bought", "seat": 0, "owner": 1, "stall": "florin", "tile": "tower 12 -",
        "price": 12, "paid": ["florin 5", "florin 7"], "exact": True,
    }  # fmt: skip
    assert hands(game)[:2] == [["denar 1"], ["florin 5", "florin 7"]]
    assert game.view()["discard"] == []
    assert game.view()["seats"][0]["pending"] == ["tower 12 -"]
    assert asked(game) == (0, "act")


@traces("exact")
def test_overpaying_gives_all_to_the_owner_and_ends_the_actions() -> None:
    game = game_with(HEAD, 'hand = ["florin 7", "florin 6"]', TOWER, "", tail=IN_FLORIN)
    game.play(from_stall("florin 6", "florin 7"))
    assert hands(game)[1] == ["florin 6", "florin 7"]
    assert asked(game) == (0, "place")


@traces("not-own")
def test_nobody_buys_from_the_own_stalls() -> None:
    game = game_with(HEAD, f'hand = ["denar 6", "denar 7"]\n{TOWER}', "", "")
    assert stalls(game)[0] == "tower 12 -"
    own = from_stall("denar 6", "denar 7", owner=0, stall="denar")
    assert game.why_not(own) == "nothing_for_sale"
    assert game.why_not(Move("add", tile="tower 12 -", at=[1, 0])) is None


@traces("free-after")
def test_the_stall_is_free_after_the_sale() -> None:
    game = game_with(HEAD, 'hand = ["florin 7", "florin 5"]', TOWER, "", tail=IN_FLORIN)
    game.play(from_stall("florin 5", "florin 7"))
    assert stalls(game, 1) == [None] * 4
    assert game.view()["seats"][1]["reserve"] == []


@traces("buy")
def test_the_currency_is_that_of_the_stall() -> None:
    game = game_with(HEAD, 'hand = ["denar 9", "denar 3", "florin 9"]', TOWER, "", tail=IN_FLORIN)
    assert game.why_not(from_stall("denar 3", "denar 9")) == "wrong_currency"
    assert game.why_not(from_stall("florin 9")) == "too_little_money"
    assert game.why_not(from_stall("florin 9", stall="denar")) == "nothing_for_sale"
    assert game.why_not(from_stall("florin 9", "florin 3")) == "not_in_hand"


@traces("diamonds:stall", "transferable")
def test_diamonds_go_to_the_owner_too() -> None:
    head = HEAD.replace("modules = [", 'modules = ["diamonds", ')
    game = game_with(head, 'hand = ["diamond 7", "diamond 5"]', TOWER, "", tail=IN_FLORIN)
    game.play(from_stall("diamond 5", "diamond 7"))
    assert hands(game)[1] == ["diamond 5", "diamond 7"]


@traces("dirk")
def test_the_buyer_may_give_the_tile_to_dirk() -> None:
    game = game_with(HEAD, 'hand = ["denar 9", "denar 4"]', TOWER)
    game.play(from_stall("denar 4", "denar 9", stall="denar"))
    game.play(Move("give", tile="tower 12 -"))
    assert "tower 12 -" in game.view()["dirk"]["tiles"]


@traces("own-turn", "viziers_favour:no-stall")
def test_only_in_the_own_turn() -> None:
    head = HEAD.replace("modules = [", 'modules = ["viziers_favour", ')
    game = game_with(head, "", TOWER, 'hand = ["florin 7", "florin 5"]', tail=IN_FLORIN)
    game.play(Move("take", cards=["dirham 9"]))
    while game.question is not None and game.question.kind == "window_question":
        assert not [move for move in game.moves() if "owner" in move.parts]
        game.play(Move("done_window"))


# --- Storing


@traces("stalls", "one-each")
def test_a_stored_tile_goes_to_the_stall_of_choice() -> None:
    game = game_with(HEAD, 'hand = ["denar 9", "denar 2"]', "", "")
    game.play(Move("buy", space=1, pay=["denar 2", "denar 9"]))
    game.play(Move("store", tile="garden 10 N"))
    assert asked(game) == (0, "choose_stall")
    assert game.question is not None
    assert game.question.data == {"tile": "garden 10 N", "full": False}
    assert [move.parts["stall"] for move in game.moves()] == ["denar", "dirham", "ducat", "florin"]
    assert game.why_not(Move("discard_arrival")) == "stall_is_empty"
    assert game.why_not(Move("lay_in_stall", stall="diamond")) == "no_such_stall"
    events = game.play(Move("lay_in_stall", stall="ducat"))
    assert events[0]["event"] == "laid_in_stall"
    assert stalls(game) == [None, None, "garden 10 N", None]
    assert game.view()["seats"][0]["reserve"] == ["garden 10 N"]


@traces("one-each")
def test_a_taken_stall_is_refused_while_another_is_empty() -> None:
    game = game_with(HEAD, f'board = ["garden 11 - @ 1,0"]\n{TOWER}', "", "")
    game.play(Move("remove", at=[1, 0]))
    assert game.why_not(Move("lay_in_stall", stall="denar")) == "stall_taken"
    assert len(game.moves()) == 3


@traces("one-each")
def test_the_last_empty_stall_needs_no_question() -> None:
    three = 'reserve = ["garden 8 NE", "pavilion 8 -", "seraglio 8 S"]'
    game = game_with(HEAD, f'board = ["garden 11 - @ 1,0"]\n{three}', "", "")
    game.play(Move("remove", at=[1, 0]))
    assert stalls(game)[3] == "garden 11 -"
    assert asked(game) == (1, "act")


@traces("full")
@pytest.mark.parametrize("stall", ["denar", None])
def test_with_four_full_stalls_the_new_tile_or_an_old_one_is_discarded(
    stall: str | None,
) -> None:
    game = game_with(HEAD, f'hand = ["denar 9", "denar 2"]\n{FULL}', "", "")
    before = stalls(game)
    game.play(Move("buy", space=1, pay=["denar 2", "denar 9"]))
    game.play(Move("store", tile="garden 10 N"))
    assert game.question is not None
    assert game.question.data["full"] is True
    assert len(game.moves()) == 5
    if stall is None:
        game.play(Move("discard_arrival"))
        assert game.view()["gone"] == ["garden 10 N"]
        assert stalls(game) == before
    else:
        game.play(Move("lay_in_stall", stall=stall))
        assert game.view()["gone"] == [before[0]]
        assert stalls(game) == ["garden 10 N", *before[1:]]


@traces("exchange")
def test_an_exchange_may_use_the_stall_just_left() -> None:
    board = 'board = ["garden 11 - @ 1,0"]'
    game = game_with(HEAD, f"{board}\n{FULL}", "", "")
    place = stalls(game).index("tower 12 -")
    game.play(Move("exchange", tile="tower 12 -", at=[1, 0]))
    assert stalls(game)[place] == "garden 11 -"
    assert game.view()["gone"] == []


@traces("is-reserve")
def test_a_tile_that_comes_back_gets_a_new_choice() -> None:
    game = game_with(HEAD, TOWER, "", "")
    game.play(Move("add", tile="tower 12 -", at=[1, 0]))
    for _ in range(2):
        game.play(game.moves()[0])
    assert asked(game) == (0, "act")
    game.play(Move("remove", at=[1, 0]))
    assert stalls(game) == [None] * 4
    game.play(Move("lay_in_stall", stall="florin"))
    assert stalls(game) == [None, None, None, "tower 12 -"]


@traces("leftover")
def test_a_leftover_tile_that_is_not_built_is_discarded() -> None:
    head = f"""
    modules = ["{NAME}"]
    market = ["garden 10 N", "-", "-", "-"]
    display = ["dirham 9", "ducat 9", "ducat 8", "ducat 7"]
    rounds = 2
    tower = []
    """
    game = game_with(head, 'hand = ["denar 9"]', "", "")
    game.play(Move("take", cards=["dirham 9"]))
    assert asked(game) == (0, "place")
    game.play(Move("store", tile="garden 10 N"))
    assert game.over
    assert "garden 10 N" in game.view()["gone"]
    assert stalls(game) == [None] * 4


# --- What is not for sale, and what does not pay


class Worksite(Module):
    """Its pieces: a tile without a price, and a building that is never finished."""

    def __init__(self) -> None:
        super().__init__()
        self.name, self.number = "worksite", 23

    def register(self, rules: Rules) -> None:
        rules.tiles[rules.players].price = -1  # stands for a square or a plaza
        marker = rules.currencies[3].add("florin marker", 5, 1, False, self)
        marker.transferable = False

    def unfinished(self, state: State, tile: int) -> bool:
        return bool(tile == state.rules.players + 1)

    def spent(self, *_: object) -> None:
        raise AssertionError("what cannot change hands must not be paid")


def worksite_game() -> tuple[Game, State]:
    game = toy_game([Worksite(), make_module(NAME)])
    state = state_of(game)
    state.turn = 0
    return game, state


@traces("no-price")
def test_tiles_without_price_and_unfinished_buildings_are_not_for_sale() -> None:
    game, state = worksite_game()
    seller = (int(state.asked()) + 1) % 3
    tiles = [3, 4, 5]
    for place in (state.tower, state.market):
        for index, tile in enumerate(place):
            if tile in tiles:
                place[index] = -1
    state.tower = [tile for tile in state.tower if tile >= 0]
    state.reserves[seller] = tiles
    market = state.rules.modules[1]
    assert isinstance(market, PersonalBuildingMarket)
    market.stalls.of(state, seller)[:] = [*tiles, -1]
    for currency in ("denar", "dirham", "ducat"):
        for value in range(1, 10):
            state.gain_card(state.asked(), state.rules.face_by_name[f"{currency} {value}"])
    for_sale = {move.parts["stall"] for move in game.moves() if "owner" in move.parts}
    assert for_sale == {"ducat"}


@traces("transferable")
def test_money_that_cannot_change_hands_does_not_pay() -> None:
    game, state = worksite_game()
    buyer = int(state.asked())
    seller = (buyer + 1) % 3
    tile = state.tower.pop()
    price = int(state.rules.tile_price[tile])
    state.reserves[seller] = [tile]
    market = state.rules.modules[1]
    assert isinstance(market, PersonalBuildingMarket)
    market.stalls.of(state, seller)[:] = [-1, -1, -1, tile]
    unit = state.rules.unit_by_name["florin marker"][1]
    state.change_purse(buyer, 3, unit.one)
    for value in (7, 8, 9):
        state.gain_card(buyer, state.rules.face_by_name[f"florin {value}"])
    pays = [move.parts["pay"] for move in game.moves() if "owner" in move.parts]
    assert pays
    assert not [pay for pay in pays if "florin marker" in pay]
    lavish = from_stall("florin 7", "florin 8", "florin marker", owner=seller)
    assert price < 20
    assert game.why_not(lavish) == "not_transferable"
