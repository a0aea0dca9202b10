"""The Diamonds: a fifth currency that never mixes."""

from alhambra import Game, Move, Setup
from tests.rules.support import game_with, leftovers
from tests.rules.tracing import traces

HEAD = """
modules = ["diamonds"]
market = ["seraglio 9 -", "arcades 8 E", "pavilion 7 E", "tower 12 -"]
display = ["florin 6", "florin 7", "florin 8", "florin 9"]
"""
NINE = 'hand = ["diamond 5", "diamond 4", "florin 5"]'


@traces("fifth")
def test_two_diamonds_pay_a_tile_exactly_and_give_another_action() -> None:
    game = game_with(HEAD, NINE, "", "")
    game.play(Move("buy", space=1, pay=["diamond 4", "diamond 5"]))
    assert game.question is not None
    assert game.question.data == {"extra": True}


@traces("fifth")
def test_cheaper_tiles_are_overpaid() -> None:
    game = game_with(HEAD, NINE, "", "")
    for space in (2, 3):
        move = Move("buy", space=space, pay=["diamond 4", "diamond 5"])
        assert game.why_not(move) is None
    game.play(Move("buy", space=3, pay=["diamond 4", "diamond 5"]))
    assert game.question is not None
    assert game.question.kind == "place"


@traces("unmixed")
def test_diamonds_never_mix() -> None:
    game = game_with(HEAD, NINE, "", "")
    mixed = Move("buy", space=4, pay=["diamond 5", "diamond 4", "florin 5"])
    assert game.why_not(mixed) == "wrong_currency"
    assert game.why_not(Move("buy", space=1, pay=["florin 5"])) == "wrong_currency"


@traces("leftovers")
def test_leftovers_ignore_diamonds() -> None:
    head = """
    modules = ["diamonds"]
    rounds = 2
    market = ["tower 12 -", "-", "-", "-"]
    tower = []
    display = ["florin 1"]
    """
    game = game_with(head, 'hand = ["diamond 9"]', 'hand = ["denar 1"]', "")
    game.play(Move("take", cards=["florin 1"]))
    assert leftovers(game) == [1]


@traces("ten-cards", "two-players")
def test_all_ten_stay_with_two_players_and_count_as_starting_money() -> None:
    for players in (2, 3):
        game = Game(Setup(players=players, seed=1, modules=("diamonds",)))
        held = [face for seat in range(players) for face in game.state.hand(seat)]
        everywhere = held + game.state.deck + game.state.display
        assert sum(64 <= face < 80 for face in everywhere) == 10
    for seed in range(20):
        game = Game(Setup(players=6, seed=seed, modules=("diamonds",)))
        dealt = [event["cards"] for event in game.log() if event["event"] == "dealt"]
        for cards in dealt:
            values = [int(card.split()[1]) for card in cards]
            assert sum(values) >= 20 > sum(values[:-1])


@traces("taken")
def test_diamonds_are_taken_like_other_money() -> None:
    head = 'modules = ["diamonds"]\ndisplay = ["diamond 3", "denar 2", "denar 9", "diamond 5"]'
    game = game_with(head, "", "", "")
    takes = [move.parts["cards"] for move in game.moves() if move.kind == "take"]
    assert ["denar 2", "diamond 3"] in takes
    game.play(Move("take", cards=["diamond 3", "denar 2"]))
    assert game.view(0)["seats"][0]["hand"] == ["denar 2", "diamond 3"]
