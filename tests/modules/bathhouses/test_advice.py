"""Advice about bathhouses: the right place is worth more than any other."""

from alhambra.modules.bathhouses import advice
from tests.bots.advised import placing, valued
from tests.modules.together.lots import Lot, board, hand
from tests.rules.support import game_with

BATH = "bathhouse arcades garden chambers pavilion"


def test_a_bathhouse_looks_for_what_is_far_away() -> None:
    row = ["seraglio 9 - @ 1,0", "tower 11 - @ 2,0", "garden 11 - @ 3,0"]
    value, best = valued(placing("bathhouses", BATH, *row), advice.advise, "place")[0]
    assert (best.parts["at"], best.parts.get("turn", 0)) == ([-1, 0], 0)
    assert value > 3 * 4


def test_a_lot_is_bought_for_its_best_place() -> None:
    lot = Lot("bathhouses", BATH, "bathhouse seraglio chambers garden tower")
    mine = hand("denar 8", "denar 9") + board("seraglio 9 - @ 1,0", "garden 11 - @ 2,0")
    game = game_with(lot.head(), mine, "", "", tail=lot.beside(lot.first))
    values = valued(game, advice.advise, "buy")
    assert [move.parts["pay"] for _, move in values] == [["denar 8"], ["denar 9"]]
    assert values[0][0] > 0
