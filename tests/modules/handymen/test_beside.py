"""Handymen stand on a market space: what lies beside it is none of their business (S19)."""

import pytest

from alhambra import Game, Move
from tests.modules.handymen.crew import asked, shown, standing, use
from tests.modules.together.lots import Lot, hand
from tests.modules.together.meeting import part
from tests.rules.support import game_with
from tests.rules.tracing import traces

BAZAAR = Lot("bazaars", "bazaar denar seraglio arcades tower", "")
WELL = Lot("wishing_well", "well 5 1", "")
BATH = Lot("bathhouses", "bathhouse arcades garden chambers pavilion", "")
# Each with what it costs beside the first space, where a pavilion for 8 lies.
lots = pytest.mark.parametrize(
    ("lot", "price"), [(BAZAAR, 8), (WELL, 5), (BATH, 8)], ids=["bazaar", "well", "bath"]
)


def beside(lot: Lot, *seats: str, counts: tuple[int, int, int] = (1, 0, 0)) -> Game:
    """So many handymen of each seat stand on the space; all may buy with a vizier."""
    tail = part("handymen", market=standing(1, *counts)) + lot.beside(lot.first)
    return game_with(lot.head("viziers_favour", "handymen"), *seats, tail=tail)


@traces("not-beside-a-space")
@lots
@pytest.mark.parametrize("change", [-1, 1])
def test_they_do_not_change_what_lies_beside_their_space(lot: Lot, price: int, change: int) -> None:
    game = beside(lot, hand(f"denar {price}", f"denar {price + change}"), "", "")
    game.play(use(1, change))
    events = game.play(lot.buy(lot.first, f"denar {price}"))
    assert (events[0]["price"], events[0]["exact"]) == (price, True)
    assert shown(game)["market"] == standing(1, 1, 0, 0)
    assert shown(game)["declared"] == standing(1, change, 0, 0)


@traces("not-beside-a-space", "vizier-too")
@lots
def test_nor_do_they_between_turns(lot: Lot, price: int) -> None:
    game = beside(lot, "", hand(f"denar {price - 1}"), "", counts=(0, 1, 0))
    game.play(Move("take", cards=["florin 9"]))
    assert asked(game) == (1, "window_question")
    game.play(Move("use_handymen_between", space=1, change=-1))
    cheaper = lot.buy(lot.first, f"denar {price - 1}", kind="favour")
    assert game.why_not(cheaper) == "too_little_money"
