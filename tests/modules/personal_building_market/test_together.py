"""Personal Building Market: notation, whole games, other modules."""

import pytest

from alhambra import Game, Move, Setup, position
from alhambra.engine.rules import ANNEX
from alhambra.modules.personal_building_market.advice import advise
from tests.modules.personal_building_market.test_rules import (
    FULL,
    HEAD,
    IN_FLORIN,
    NAME,
    TOWER,
    asked,
    from_stall,
    hands,
    stalls,
)
from tests.rules.support import game_with
from tests.rules.tracing import traces
from tests.rules.whole_games import check_secrets, check_whole_game

# --- Notation


def test_stalls_that_contradict_the_reserve_are_refused() -> None:
    def position_with(stalls: str) -> Game:
        return game_with(HEAD, FULL, "", "", tail=f"[module.{NAME}]\nstalls = {stalls}")

    empty = '["-", "-", "-", "-"]'
    with pytest.raises(position.PositionError, match="3 lists of 4 tiles"):
        position_with(f"[{empty}]")
    with pytest.raises(position.PositionError, match="lies in no stall"):
        position_with(f"[{empty}, {empty}, {empty}]")
    with pytest.raises(position.PositionError, match="does not lie in the reserve"):
        position_with(f'[["tower 11 N", "-", "-", "-"], {empty}, {empty}]')
    with pytest.raises(position.PositionError, match="two stalls"):
        position_with(f'[["tower 12 -", "tower 12 -", "-", "-"], {empty}, {empty}]')
    with pytest.raises(position.PositionError, match="3 lists of 4 tiles"):
        position_with(f'[["-"], {empty}, {empty}]')
    five = FULL.replace("]", ', "tower 11 N"]')
    with pytest.raises(position.PositionError, match="4 stalls"):
        game_with(HEAD, five, "", "")
    with pytest.raises(position.PositionError, match="unknown key"):
        game_with(HEAD, "", "", "", tail=f"[module.{NAME}]\nshelves = []")


def test_the_bot_prefers_to_lose_the_cheapest_tile() -> None:
    game = game_with(HEAD, f'hand = ["denar 9", "denar 2"]\n{FULL}', "", "")
    game.play(Move("buy", space=1, pay=["denar 2", "denar 9"]))
    game.play(Move("store", tile="garden 10 N"))
    values = {move: advise(game.view(0), move) for move in game.moves()}
    best = max(values, key=lambda move: values[move] or 0.0)
    assert stalls(game)[["denar", "dirham", "ducat", "florin"].index(best.parts["stall"])] == (
        "pavilion 8 -"
    )
    assert advise(game.view(0), Move("pass")) is None


@pytest.mark.parametrize("players", range(2, 7))
def test_whole_games(players: int) -> None:
    game = check_whole_game((NAME,), players, players, every=17)
    assert [move for _, move in game.history if "owner" in move.parts]


@pytest.mark.parametrize("players", [2, 4])
def test_nothing_leaks(players: int) -> None:
    check_secrets((NAME,), players, players, every=29)


@traces("stalls")
def test_with_all_models() -> None:
    modules = ("viziers_favour", "diamonds", "magical_buildings", NAME)
    check_whole_game(modules, 3, 1, every=31)
    assert (
        Game(Setup(players=6, modules=modules, seed=2)).view()[NAME]["stalls"] == [[None] * 4] * 6
    )


# --- Beside other modules


def with_module(name: str) -> str:
    return HEAD.replace("modules = [", f'modules = ["{name}", ')


@traces("change:stall", "transferable", "rewards")
def test_coins_go_to_the_owner_and_change_comes_from_the_bank() -> None:
    coins = '[module.change]\ncoins = [["florin coin"], [], []]'
    game = game_with(
        with_module("change"), 'hand = ["florin 9", "florin 4"]', TOWER, "", tail=IN_FLORIN + coins
    )
    game.play(from_stall("florin coin", "florin 4", "florin 9"))
    assert hands(game)[1] == ["florin 4", "florin 9"]
    held = game.view()["change"]["coins"]
    assert held[1] == ["florin coin"]
    assert len(held[0]) == 1


@traces("transferable")
def test_mixed_money_goes_to_the_owner_but_the_exchange_card_is_discarded() -> None:
    bureau = '[module.bureau_de_change]\nhands = [["bureau denar florin"], [], []]'
    hand = 'hand = ["florin 9", "denar 3"]'
    game = game_with(with_module("bureau_de_change"), hand, TOWER, "", tail=IN_FLORIN + bureau)
    mixed = [move for move in game.moves() if move.kind == "bureau_buy"]
    game.play(next(move for move in mixed if "owner" in move.parts))
    for unit in ("denar 3", "florin 9"):
        game.play(Move("pay_card", unit=unit))
    assert hands(game)[1] == ["denar 3", "florin 9"]
    assert game.view()["discard"] == ["bureau denar florin"]
    assert asked(game) == (0, "act")


@traces("building_sites:stall", "site")
def test_a_site_in_a_stall_is_not_for_sale() -> None:
    hand = 'hand = ["denar 5"]'
    rich = 'hand = ["denar 9", "denar 8", "denar 7"]'
    game = game_with(with_module("building_sites"), hand, rich, "")
    game.play(Move("buy_site", site_space=1, pay=["denar 5"]))
    game.play(next(move for move in game.moves() if move.kind == "keep_token"))
    game.play(Move("store", tile="garden 10 N"))
    game.play(Move("lay_in_stall", stall="denar"))
    assert asked(game) == (1, "act")
    assert stalls(game)[0] == "garden 10 N"
    assert not [move for move in game.moves() if "owner" in move.parts]


@traces("printed-price", "watchtowers:base-only")
def test_no_half_price_and_no_watchtower_from_a_stall() -> None:
    rich = 'hand = ["florin 9", "florin 8", "florin 7"]'
    head = HEAD.replace("modules = [", 'modules = ["building_sites", "watchtowers", ')
    game = game_with(head, rich, TOWER, "", tail=IN_FLORIN)
    sold = [move for move in game.moves() if move.parts.get("tile") == "tower 12 -"]
    assert {move.kind for move in sold if "owner" in move.parts} == {"buy"}
    assert all("owner" in move.parts for move in sold if move.kind.startswith("buy"))


@traces("camps:stall", "camp")
def test_a_camp_may_be_stored_and_sold() -> None:
    head = with_module("camps")
    rules = game_with(head, "", "", "").state.rules
    camp = next(rules.tiles[tile] for tile in rules.tower if rules.tiles[tile].shape == ANNEX)
    tail = IN_FLORIN.replace("tower 12 -", camp.name)
    rich = 'hand = ["florin 9", "florin 8", "florin 7"]'
    game = game_with(head, rich, f'reserve = ["{camp.name}"]', "", tail=tail)
    assert [move for move in game.moves() if move.parts.get("owner") == 1]


@traces("no-shifting")
def test_tiles_are_not_shifted_between_stalls() -> None:
    """No move touches a tile that lies in a stall but to build it."""
    game = game_with(HEAD, TOWER, "", "")
    assert {move.kind for move in game.moves()} == {"take", "add"}
    shifted = Move("lay_in_stall", stall="florin")
    assert game.why_not(shifted) == "not_asked"


@traces("locks")
def test_a_gated_tile_is_never_stored() -> None:
    board = 'board = ["pavilion 7 E @ 1,0", "seraglio 7 W @ 2,0"]\ngates = ["1,0 E"]\n'
    game = game_with(with_module("city_gates"), board + TOWER, "", "")
    for x in (1, 2):
        assert game.why_not(Move("remove", at=[x, 0])) == "gate_holds_tile"
        exchange = Move("exchange", tile="tower 12 -", at=[x, 0])
        assert game.why_not(exchange) == "gate_holds_tile"
