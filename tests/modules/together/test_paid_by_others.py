"""Advice where a purse is not the hand: caravans pay bids, and the patron pays for watchtowers."""

from alhambra import Move
from alhambra.bots.advice.purse import cheapest_bid
from alhambra.bots.counsel import Counsel
from tests.modules.caravanserai.caravans import DENAR, cards, with_modules
from tests.modules.characters.court import TABLE, serving
from tests.rules.support import game_with


def test_caravans_pay_bids_at_auctions_and_are_not_laid_down() -> None:
    hand = 'hand = ["denar 3", "ducat 7"]'
    tail = cards([f"{DENAR}: denar 2"], [], [])
    view = game_with(with_modules("characters"), hand, "", "", tail=tail).view(0)
    assert cheapest_bid(view, 4, at_auction=True) == ["denar 3", "denar caravan 2"]
    assert cheapest_bid(view, 4) == ["ducat 7"]


def test_a_caravan_at_the_start_of_its_track_pays_nothing() -> None:
    tail = cards([f"{DENAR}: denar 0"], [], [])
    view = game_with(with_modules("characters"), 'hand = ["denar 3"]', "", "", tail=tail).view(0)
    assert cheapest_bid(view, 4, at_auction=True) == []


def test_the_patron_had_better_pay_for_a_watchtower_too() -> None:
    head = f'modules = ["characters", "watchtowers"]\n{TABLE}'
    view = game_with(head, "", "", "", tail=serving(["rich_patron"], [], [])).view(0)
    counsel = Counsel(view)
    parts = {"space": 1, "tile": "garden 10 N"}
    plain = counsel.about(Move("patron_buy", **parts))
    both = counsel.about(Move("patron_buy", **parts, watchtower=True))
    assert plain is not None
    assert both is not None
    assert both > plain
