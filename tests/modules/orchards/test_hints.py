"""What is said of a purchase when a fruit is asked about first."""

from alhambra import position
from tests.bots.test_hints import TABLE, buy, keys


def test_an_exact_payment_is_told_though_a_module_asks_something_first() -> None:
    with_fruit = 'modules = ["orchards"]\n' + TABLE
    lists = {"hand": '["denar 9"]', "board": "[]", "pending": "[]"}
    game = position.loads(with_fruit.format(question="act", **lists))
    move = buy(1, "tower 9 NE", "denar 9")
    after = game.copy()
    after.play(move)
    assert after.question is not None
    assert after.question.kind == "plant"
    assert "exact" in keys(game, move)
