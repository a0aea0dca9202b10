"""The Major Construction Projects: the end, notation, whole games."""

import pytest

from alhambra import Game, Move, Setup, position
from alhambra.audit import audited_game
from alhambra.modules.major_construction_projects.advice import advise
from tests.modules.major_construction_projects.test_rules import (
    HEAD,
    NAME,
    OPEN,
    PLACING,
    RICH,
    bid,
)
from tests.rules.support import game_with, leftovers
from tests.rules.tracing import traces

# --- The end


def ending(modules: str, hand: str, tail: str) -> Game:
    """Seat 1 takes a card and the market cannot be filled; seat 0 has an open offer."""
    head = f"""modules = [{modules}]
    rounds = 2
    turn = "red"
    market = ["tower 12 -", "-", "-", "-"]
    tower = []
    display = ["florin 1", "florin 2", "florin 3", "florin 4"]
    """
    offer = f'[module.{NAME}]\nopen = "project tower garden"\nbidder = 0\n'
    game = game_with(head, hand, "", 'hand = ["denar 5"]', tail=offer + tail)
    game.play(Move("take", cards=["florin 1"]))
    return game


@traces("open-bid-back")
def test_an_open_offer_comes_back_before_leftovers() -> None:
    game = ending(f'"{NAME}"', "", 'bid = ["denar 9", "denar 7"]\n')
    assert game.question is not None
    assert (game.question.seat, game.question.kind) == (0, "place")
    assert game.view(0)["seats"][0]["hand"] == ["denar 7", "denar 9"]


@traces("building_sites:end-bids")
def test_the_money_is_back_before_building_sites_take_theirs() -> None:
    """The returned denars are lost to the site, so seat 2 is richest."""
    sites = """bid = ["denar 9", "denar 7"]
    [module.building_sites]
    sites = [["pavilion 8 -", 0, "denar", "-", "hidden"]]
    """
    hand = 'board = ["pavilion 8 - @ 1,0"]'
    game = ending(f'"building_sites", "{NAME}"', hand, sites)
    assert leftovers(game) == [2]
    assert game.view(0)["seats"][0]["hand"] == []


# --- Notation, secrets, whole games


def test_positions_say_what_is_wrong() -> None:
    wrong = {
        'open = "tower 12 -"': "no project",
        "pile = 3": "pile must be a list",
        "pile = []": "every project",
        "bidder = 7": "there is no seat 7",
        'bidder = "-"': "a whole number",
        "bidder = 1": "needs a bid",
        'bid = "-"': "must be a list",
        'bid = ["denar 9", "denar 7"]': "needs a bidder",
        'bidder = 0\nbid = ["denar 9"]': "too low",
        'bidder = 0\nbid = ["denar 9", "dirham 9"]': "bid: wrong_currency",
        "more = 1": "unknown key",
    }
    for lines, text in wrong.items():
        with pytest.raises(position.PositionError, match=text):
            game_with(f'modules = ["{NAME}"]', "", "", "", tail=f"[module.{NAME}]\n{lines}")
    twice = f'modules = ["{NAME}"]\ngone = ["project tower garden"]\n'
    with pytest.raises(position.PositionError, match="two places"):
        game_with(twice, "", "", "", tail=OPEN)


@pytest.mark.parametrize("players", range(2, 7))
def test_random_games_lose_no_piece_and_leak_nothing(players: int) -> None:
    game = audited_game(players, (NAME,), players, 0.01)
    assert game.over
    assert "bid_project" in {move.kind for _, move in game.history}


def test_the_order_of_the_pile_is_nobody_s_business() -> None:
    game = Game(Setup(players=3, seed=5, modules=(NAME,)))
    orders = {position.dump(game.determinize(0, seed)).split("pile")[1][:200] for seed in range(5)}
    assert len(orders) > 1


def test_advice_bids_and_builds() -> None:
    game = game_with(HEAD, RICH, "", "", tail=OPEN)
    cheap, dear = bid("denar 7", "denar 9"), bid("denar 5", "denar 7", "denar 9")
    values = [advise(game.view(0), move) or 0 for move in (cheap, dear)]
    assert values[0] > values[1] > 0
    assert advise(game.view(0), Move("take", cards=["florin 1"])) is None
    placing = game_with(PLACING, 'pending = ["project tower garden"]', "", "")
    built = Move("place", tile="project tower garden", at=[0, 1])
    stored = Move("store", tile="project tower garden")
    view = placing.view(0)
    assert (advise(view, built) or 0) > (advise(view, stored) or 0) > 0
