"""What bots make of diamonds."""

from alhambra import Move
from alhambra.bots import make
from tests.bots.test_modules import opening


def test_diamonds_are_money() -> None:
    view = opening("diamonds")
    view["seats"][view["you"]]["hand"] = ["diamond 8"]
    view["market"] = [None, None, None, "tower 13 E"]
    useful = Move("take", cards=["diamond 5"])
    assert make("normal", 1).choose(view, [Move("take", cards=["denar 5"]), useful]) == useful
