"""The prices that are told are the prices that are paid."""

import random
from typing import Any, cast

import pytest

from alhambra import Game, Setup
from alhambra.game.moves import Move
from alhambra.server.play import Play
from alhambra.server.updates import Teller
from alhambra.server.wares import wares
from tests.examples import asking_between, using
from tests.server.test_leaks import asking

NO_NAME = ("move", "currency", "price")
NOT_OF_WARE = ("pay", "card", "currencies")
CHANGERS = tuple({*using("offers"), *using("price"), *asking_between()})


def ware_of(game: Game, move: Move) -> dict[str, Any] | None:
    """What the move buys, found as a client finds it."""
    named = {part: value for part, value in move.parts.items() if part not in NOT_OF_WARE}
    for ware in wares(game):
        parts = {part: value for part, value in ware.items() if part not in NO_NAME}
        if ware["move"] == move.kind and parts == named:
            return cast("dict[str, Any]", ware)
    return None


def printed(game: Game, ware: dict[str, Any]) -> int:
    rules = game.state.rules
    return int(rules.tile_price[rules.tile_by_name[ware["tile"]]])


def test_what_is_paid_for_is_what_was_told() -> None:
    chance = random.Random(8)
    changed: set[str] = set()
    for seed in range(6):
        game = Game(Setup(players=3, modules=CHANGERS, seed=seed))
        while not game.over:
            move = chance.choice(game.moves())
            ware = ware_of(game, move) if "pay" in move.parts else None
            events = game.play(move)
            bought = next((event for event in events if event["event"] == "bought"), None)
            if bought is None or ware is None:
                continue
            assert bought["price"] == ware["price"]
            if "tile" in ware and ware["price"] != printed(game, ware):
                changed.add(move.kind + str(sorted(ware)))
    assert len(changed) >= 3  # the base game's purchase, and others


@pytest.mark.parametrize("modules", [(), CHANGERS], ids=len)
def test_every_listed_purchase_has_its_price(modules: tuple[str, ...]) -> None:
    chance = random.Random(9)
    game = Game(Setup(players=2, modules=modules, seed=9))
    seen = 0
    while not game.over and seen < 200:
        moves = game.moves()
        for move in moves:
            if move.kind == "buy" and "pay" in move.parts:
                seen += 1
                assert ware_of(game, move) is not None
        game.play(chance.choice(moves))
    assert seen >= 200


def test_only_the_asked_seat_is_told() -> None:
    play = Play({"setup": Setup(players=2, seed=3).to_json()})
    asked = play.game.question
    assert asked is not None
    teller = Teller(play, committed=True)
    for seat in (0, 1, None):
        told = teller.update(seat, None, {}, None, asking(play.game, seat))["wares"]
        assert (told is not None) == (seat == asked.seat)
    mine = teller.update(asked.seat, None, {}, None, play.game)
    assert mine["wares"] is not None
    assert [ware["currency"] for ware in mine["wares"]] == mine["currencies"]
