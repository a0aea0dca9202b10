"""Orchards with other modules: every way to get a building, and every way it comes and goes."""

from alhambra import Move
from alhambra.engine.module import Module
from alhambra.engine.state import State
from alhambra.game.catalogue import make_module
from tests.modules.gates_without_end.gates import PILE_1, PILE_2, asked
from tests.modules.orchards.orchard import LYING, grove, lying, orchard, supply
from tests.rules.tracing import traces
from tests.support import state_of, toy_game

ARCADES = '["arcades 8 N", "garden 10 N", "tower 13 E", "-"]'
ON_ARCADES = [["arcades 8 N", "apple"], ["garden 10 N", "fig"], ["tower 13 E", "grape"]]
PLANT = Move("plant", group=1)


# --- Ways to buy


@traces("every-purchase-brings-fruit")
def test_the_vizier_brings_the_fruit() -> None:
    game = orchard("", 'hand = ["denar 7"]', "", modules=("viziers_favour",), boards=[2, 1, 3])
    game.play(Move("take", cards=["florin 9"]))
    game.play(Move("favour", space=1, pay=["denar 7"]))
    assert asked(game) == (1, "plant")
    game.play(PLANT)
    assert grove(game, 1) == {1: ["apple"]}
    assert asked(game) == (1, "place")


@traces("every-purchase-brings-fruit")
def test_the_patron_brings_the_fruit() -> None:
    tail = '[module.characters]\nheld = [["rich_patron"], [], []]\n'
    game = orchard("", "", "", modules=("characters",), tail=tail)
    game.play(Move("patron_buy", space=1))
    game.play(PLANT)
    assert grove(game) == {1: ["apple"]}


@traces("every-purchase-brings-fruit")
def test_the_purchase_for_a_fixed_total_brings_the_fruit() -> None:
    """The apple of the arcades first, then the key, and with it the garden for 14."""
    hand = 'hand = ["denar 8", "dirham 9", "ducat 5"]'
    gates = ("gates_without_end",)
    game = orchard(hand, "", "", modules=gates, tiles=ARCADES, market=ON_ARCADES, tail=PILE_2)
    game.play(Move("buy", space=1, pay=["denar 8"]))
    game.play(PLANT)
    game.play(Move("pass"))
    game.play(Move("store", tile="arcades 8 N"))
    game.play(Move("insert_key", bonus="buy"))
    game.play(Move("gate_mix", space=2))
    for unit in ("dirham 9", "ducat 5"):
        game.play(Move("pay_card", unit=unit))
    assert asked(game) == (0, "plant")
    game.play(Move("plant", group=16))
    assert grove(game) == {1: ["apple"], 16: ["fig"]}


@traces("half-price-brings-fruit")
def test_a_building_for_half_its_price_brings_the_fruit() -> None:
    game = orchard('hand = ["denar 3"]', "", "", modules=("building_sites",))
    game.play(Move("buy_site", site_space=1, pay=["denar 3"]))
    while asked(game)[1] == "choose_token":
        game.play(game.moves()[0])
    assert asked(game) == (0, "plant")
    game.play(PLANT)
    assert grove(game) == {1: ["apple"]}


@traces("resale-brings-none")
def test_a_tile_from_a_stall_brings_none() -> None:
    seat = 'reserve = ["tower 11 -"]'
    stalls = '[module.personal_building_market]\nstalls = [["-", "-", "-", "-"], '
    stalls += '["tower 11 -", "-", "-", "-"], ["-", "-", "-", "-"]]\n'
    hand = 'hand = ["denar 9", "denar 2"]'
    game = orchard(hand, seat, "", modules=("personal_building_market",), tail=stalls)
    game.play(Move("buy", owner=1, stall="denar", pay=["denar 9", "denar 2"]))
    assert asked(game) == (0, "act")
    assert grove(game) == {}


@traces("gift-to-dirk-keeps-fruit")
def test_the_buyer_keeps_the_fruit_of_a_gift() -> None:
    game = orchard('hand = ["denar 8"]', "")
    game.play(Move("buy", space=1, pay=["denar 8"]))
    game.play(PLANT)
    game.play(Move("give", tile="pavilion 7 E"))
    assert grove(game) == {1: ["apple"]}
    assert game.view()["dirk"]["tiles"] == ["pavilion 7 E"]


@traces("gift-to-dirk-keeps-fruit")
def test_the_tiles_dirk_is_dealt_have_no_fruit() -> None:
    game = orchard("", "", head='deck = ["scoring", "denar 1", "scoring"]')
    before = supply(game)
    game.play(Move("take", cards=["florin 9"]))
    assert len(game.view()["dirk"]["tiles"]) == 6
    assert supply(game) == before


# --- Coming and going


@traces("claimed-tiles-have-none")
def test_a_claimed_tile_has_no_fruit() -> None:
    tail = '[module.power_of_sultan]\nheld = [[], ["denar tower"], []]\n'
    head = 'tower = ["tower 11 N", "seraglio 9 -"]'
    hand = 'hand = ["denar 8"]'
    game = orchard(hand, "", "", modules=("power_of_sultan",), head=head, tail=tail)
    game.play(Move("buy", space=1, pay=["denar 8"]))
    game.play(PLANT)
    game.play(Move("store", tile="pavilion 7 E"))
    before = supply(game)
    assert asked(game)[0] == 1
    game.play(next(move for move in game.moves() if "claim" in move.kind))
    while asked(game)[1] != "place":
        game.play(game.moves()[0])
    assert supply(game) == before
    assert "tower 11 N" not in lying(game)
    game.play(Move("store", tile="tower 11 N"))
    assert supply(game) == before - 1
    assert "seraglio 9 -" in lying(game)


@traces("returned-tile-returns-fruit")
def test_the_dancer_sends_the_fruit_back() -> None:
    tail = '[module.characters]\nheld = [["dancer"], [], []]\n'
    head = 'frames = ["turn white 2 0", "start_menu white 0 0", "start_question? white 0 0"]\n'
    head += 'due = "white"\ntower = ["seraglio 9 -", "tower 11 N"]'
    game = orchard("", "", "", modules=("characters",), head=head, tail=tail)
    before = supply(game)
    game.play(Move("dancer_swap", space=1))
    assert game.view()["market"][0] == "seraglio 9 -"
    assert set(lying(game)) == {"seraglio 9 -", "garden 10 N", "tower 13 E", "tower 12 -"}
    assert supply(game) == before


@traces("swaps-move-fruit")
def test_swapped_tiles_keep_their_fruits() -> None:
    gates = ("gates_without_end",)
    game = orchard(
        'hand = ["denar 8"]', "", "", modules=gates, tiles=ARCADES, market=ON_ARCADES, tail=PILE_1
    )
    game.play(Move("buy", space=1, pay=["denar 8"]))
    game.play(PLANT)
    game.play(Move("pass"))
    game.play(Move("store", tile="arcades 8 N"))
    game.play(Move("insert_key", bonus="swap"))
    game.play(Move("gate_swap", spaces=[2, 3]))
    assert game.view()["market"][1:3] == ["tower 13 E", "garden 10 N"]
    assert lying(game)["tower 13 E"] == "grape"
    assert lying(game)["garden 10 N"] == "fig"


class Hidden(Module):
    """Keeps one tile for the first space, as if it lay hidden there."""

    def __init__(self, tile: str) -> None:
        super().__init__()
        self.name, self.number = "hidden", 99
        self.tile = tile

    def next_tile(self, state: State, space: int) -> int:
        """That tile, once."""
        tile = state.rules.tile_by_name[self.tile]
        if space == 0 and tile in state.tower:
            state.tower.remove(tile)
            return tile
        return -1


@traces("turned-up-tile-gets-fruit")
def test_a_hidden_tile_gets_its_fruit_when_it_comes_to_lie_open() -> None:
    game = toy_game([make_module("orchards"), Hidden("tower 13 E")])
    assert game.view()["market"][0] == "tower 13 E"
    assert "tower 13 E" in lying(game)
    assert len(lying(game)) == len(LYING)
    assert state_of(game).market.count(-1) == 0
