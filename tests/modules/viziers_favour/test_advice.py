"""What bots make of a purchase by the vizier."""

from alhambra import Move
from alhambra.bots import make
from tests.bots.test_modules import opening


def test_a_purchase_between_turns_is_worth_what_a_purchase_is_without_the_action() -> None:
    view = opening("viziers_favour")
    own = view["seats"][view["you"]]
    own["hand"] = ["denar 3", "denar 4", "denar 8"]
    view["market"] = ["tower 8 NES", None, None, None]
    parts = {"space": 1, "tile": "tower 8 NES", "pay": ["denar 8"]}
    favour = Move("favour", **parts)
    assert make("normal", 1).choose(view, [favour, Move("done_window")]) == favour
    assert make("normal", 1).choose(view, [favour, Move("buy", **parts)]).kind == "buy"
