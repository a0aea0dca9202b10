"""Orders about what the sultan is asked."""

import pytest

from alhambra import Game, Setup
from alhambra.server.orders.giving import check
from alhambra.server.refusals import Refusal
from tests.server.test_orders import orders


def test_what_cannot_be_passed_is_not_passed() -> None:
    game = Game(Setup(players=3, modules=("power_of_sultan",), seed=2))
    claim = {"question": "sultan_claim_question", "until": "game", "move": "sultan_claim"}
    check(game, orders({**claim, "if": [{"part": "tile", "fact": "type", "among": ["garden"]}]}))
    with pytest.raises(Refusal) as refused:
        check(game, orders({**claim, "else": "pass"}))
    assert refused.value.reason == "no_passing"
