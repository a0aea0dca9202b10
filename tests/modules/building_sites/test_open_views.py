"""Sites in a replay with everything open."""

from alhambra import Game, Move, Setup
from alhambra.server.replays import open_view


def test_tokens_of_building_sites_are_turned_up() -> None:
    game = Game(Setup(players=2, modules=("building_sites",), seed=1))
    while not any(move.kind == "buy_site" for move in game.moves()):
        game.play(game.moves()[0])
    game.play(next(move for move in game.moves() if move.kind == "buy_site"))
    drawn = open_view(game)["building_sites"]["drawn"]
    game.play(Move("keep_token", token=drawn[0]))
    (site,) = open_view(game)["building_sites"]["sites"]
    assert site[2:] == [*drawn, "hidden"]
    assert game.view()["building_sites"]["sites"] == [[*site[:2], None, None, "hidden"]]
