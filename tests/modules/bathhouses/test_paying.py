"""What helps to pay for tiles beside the market, and what becomes of hidden ones."""

import json

import pytest

from alhambra import Game, Move
from tests.modules.buildings_of_power.positions import power
from tests.modules.handymen.crew import standing
from tests.modules.together.lots import Lot, asked, hand
from tests.modules.travelling_craftsmen.guild import having
from tests.modules.treasures.hoards import left
from tests.rules.support import game_with
from tests.rules.tracing import traces

BATH = Lot(
    "bathhouses",
    "bathhouse arcades garden chambers pavilion",
    "bathhouse seraglio chambers garden tower",
)
WELL = Lot("wishing_well", "well 5 1", "well 4 1")
BAZAAR = Lot(
    "bazaars",
    "bazaar denar seraglio arcades tower",
    "bazaar denar pavilion chambers garden",
)
# Each with what its first tile costs beside the first space, where a pavilion for 8 lies.
LOTS = [(BATH, 8), (WELL, 5), (BAZAAR, 8)]
HELPED = ("price-helpers", "wishing_well:price-helpers", "bazaars:price-helpers")
lots = pytest.mark.parametrize(("lot", "price"), LOTS, ids=["bath", "well", "bazaar"])


def payments(game: Game) -> list[list[str]]:
    """With what the tile beside the first space may be paid."""
    buys = [move.parts for move in game.moves() if move.kind == "buy"]
    return [parts["pay"] for parts in buys if "beside_space" in parts]


@traces(*HELPED)
@lots
def test_the_carpenter_makes_it_cheaper(lot: Lot, price: int) -> None:
    tail = having("carpenter", "stonemason") + lot.beside(lot.first)
    mine = hand(f"denar {price - 2}")
    game = game_with(lot.head("travelling_craftsmen"), mine, "", "", tail=tail)
    assert payments(game) == []
    game.play(Move("carpenter_price", tile=lot.first, less=2))
    assert payments(game) == [[f"denar {price - 2}"]]
    game.play(lot.buy(lot.first, f"denar {price - 2}"))
    assert asked(game) == (0, "act")


@traces(*HELPED)
@lots
def test_a_white_die_makes_it_cheaper(lot: Lot, price: int) -> None:
    tail = power(dice=[["arcades 10 -", 3]]) + lot.beside(lot.first)
    mine = 'board = ["arcades 10 - @ 1,0"]\n' + hand(f"denar {price - 1}")
    game = game_with(lot.head("buildings_of_power"), mine, "", "", tail=tail)
    assert payments(game) == []
    game.play(Move("white_die", tile="arcades 10 -"))
    assert payments(game) == [[f"denar {price - 1}"]]


@traces(*HELPED)
@lots
def test_handymen_on_the_market_do_not_change_its_price(lot: Lot, price: int) -> None:
    rows = json.dumps(standing(1, 2, 0, 0))
    tail = f"[module.handymen]\nmarket = {rows}\n" + lot.beside(lot.first)
    game = game_with(lot.head("handymen"), hand(f"denar {price}"), "", "", tail=tail)
    game.play(Move("use_handymen", space=1, change=-2))
    assert payments(game) == [[f"denar {price}"]]


@traces(*HELPED, "bazaars:treasure-is-exact")
@lots
def test_a_treasure_makes_up_for_missing_money(lot: Lot, price: int) -> None:
    every = [1, 2, 3, 4, 5]
    tail = left(every, every, every) + lot.beside(lot.first)
    mine = hand(f"denar {price - 3}")
    game = game_with(lot.head("treasures"), mine, "", "", tail=tail)
    assert payments(game) == []
    game.play(Move("bribe", treasure=3, beside_space=1, tile=lot.first))
    game.play(lot.buy(lot.first, f"denar {price - 3}"))
    assert asked(game) == (0, "act")
    assert game.view(None)["treasures"]["left"][0] == [1, 2, 4, 5]


@traces("under-tile", "wishing_well:under-tile", "bazaars:under-tile")
@lots
def test_from_under_a_tile_it_goes_aside_too(lot: Lot, price: int) -> None:
    assert price
    more = 'tower = ["tower 11 N", "tower 11 S"]'
    tail = power(under=[[1, lot.first, 0]])
    head = lot.head("buildings_of_power", more=more)
    game = game_with(head, hand("denar 9"), "", "", tail=tail)
    game.play(Move("buy", space=1, pay=["denar 9"]))
    game.play(Move("store", tile="pavilion 8 -"))
    assert game.view()["market"][0] == "tower 11 N"
    assert lot.shown(game) == {"denar": [lot.first]}


@traces("certificate-and-paint")
def test_what_is_overpaid_is_stored_and_brings_paint() -> None:
    head = BATH.head("exchange_certificates", "fresh_colors")
    game = game_with(head, hand("denar 9", "denar 3"), "", "", tail=BATH.beside(BATH.first))
    game.play(BATH.buy(BATH.first, "denar 9", "denar 3"))
    kinds = []
    while asked(game)[1] != "place":
        kinds.append(asked(game)[1])
        game.play(game.moves()[0])
    assert len(kinds) == 2
