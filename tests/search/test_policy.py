"""The quick policy: which moves it prefers."""

from alhambra import Game, Move, Setup, position
from alhambra.bots.weights import search_weights
from alhambra.engine.rng import seeded
from alhambra.modules import ALL
from alhambra.search.estimate import Estimate
from alhambra.search.policy import Policy, sums
from alhambra.search.scales import Scales

TABLE = """
market = ["pavilion 7 E", "-", "-", "-"]
display = ["denar 2", "florin 7", "ducat 9"]
[[seat]]
colour = "red"
hand = [{hand}]
[[seat]]
colour = "blue"
[[seat]]
colour = "green"
"""


def judged(game: Game) -> list[tuple[float, Move]]:
    rules = game.state.rules
    values = Policy(rules, Estimate(rules, Scales(search_weights()))).judge(
        game.state, game.state.codes()
    )
    found = list(zip(values, game.moves(), strict=True))
    return sorted(found, key=lambda pair: -pair[0])


def best(hand: str) -> Move:
    return judged(position.loads(TABLE.format(hand=hand)))[0][1]


def test_an_exact_payment_is_best() -> None:
    move = best('"denar 3", "denar 4", "denar 9"')
    assert (move.kind, move.parts["pay"]) == ("buy", ["denar 3", "denar 4"])


def test_money_that_pays_exactly_is_taken() -> None:
    assert best('"denar 5"') == Move("take", cards=["denar 2"])


def test_without_a_use_the_most_money_is_taken() -> None:
    assert best("") == Move("take", cards=["ducat 9"])


def test_a_tile_is_rather_built_than_stored() -> None:
    text = TABLE.format(hand="").replace("hand = []", 'pending = ["garden 10 N"]')
    game = position.loads('question = "place"\n' + text)
    order = [move for _, move in judged(game)]
    assert order[0].kind == "place"
    assert order[-1].kind == "store"
    assert order[0].parts["at"] == [0, -1] or order[0].parts["at"][1] <= 0


def test_removals_and_exchanges_come_last() -> None:
    text = TABLE.format(hand="").replace("hand = []", 'board = ["garden 10 N @ 1,0"]')
    assert judged(position.loads(text))[-1][1].kind == "remove"


def test_which_sums_a_purse_can_pay() -> None:
    game = position.loads(TABLE.format(hand='"denar 3", "denar 4"'))
    assert sums(game.state.purse(0, 0)) == 1 | 1 << 3 | 1 << 4 | 1 << 7
    assert sums(0) == 1


def test_every_move_of_every_module_gets_a_value() -> None:
    game = Game(Setup(players=4, seed=3, modules=tuple(ALL)))
    policy = Policy(game.state.rules, Estimate(game.state.rules, Scales(search_weights())))
    chance = seeded("judge")
    for _ in range(300):
        codes = game.state.codes()
        assert len(policy.judge(game.state, codes)) == len(codes)
        game.state.apply(codes[chance.below(len(codes))])
