"""With everything open, whoever looks at a replay sees what all seats see together."""

from alhambra import Game, Setup
from alhambra.engine.fields import OWNER
from alhambra.server.replays import open_view
from tests.examples import hiding, rule


def test_hands_of_all_seats_lie_open() -> None:
    game = Game(Setup(players=3, modules=hiding(), seed=1))
    view = open_view(game)
    for module in hiding():
        for field in rule(module).declares.fields:
            if field.seen == OWNER:
                own = [game.view(seat)[module][field.key][seat] for seat in range(3)]
                assert view[module][field.key] == own
        assert view[module].keys() == game.view()[module].keys()
