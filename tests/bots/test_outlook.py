"""How a game may end: chances that add up, that are fair, and that tell nothing hidden."""

import pytest

from alhambra import Game, Setup
from alhambra.bots import Worlds, answer, make
from alhambra.bots.outlook import outlook, victories
from alhambra.modules import ALL
from tests.bots.moments import asked
from tests.examples import hiding

GAMES = 12
CERTAIN = 60  # percent from which on somebody is thought to win


def test_chances_add_up_and_the_leader_has_the_best() -> None:
    chances = victories([90.0, 120.0, 100.0, 100.0], 15.0)
    assert sum(chances) == pytest.approx(1.0)
    assert chances[2] == pytest.approx(chances[3])
    assert chances[1] == max(chances)


@pytest.mark.parametrize("modules", [(), hiding()[:2], tuple(ALL)], ids=len)
def test_what_is_hidden_changes_nothing(modules: tuple[str, ...]) -> None:
    game = Game(Setup(players=3, seed=19, modules=modules))
    bots = [make("easy", seat) for seat in range(3)]
    for number in range(20):
        seat = asked(game)
        if number % 5 == 0:
            other = game.determinize(seat, number)
            found = [outlook(Worlds.of(truth, seat, 5)) for truth in (game, other)]
            assert found[0] == found[1]
            assert sum(look.chance for look in found[0]) == pytest.approx(100, abs=2)
        game.play(answer(bots[seat], game))


def test_whoever_is_thought_to_win_mostly_does() -> None:
    """Told before the last scoring, over some games between equals."""
    thought = won = 0
    for seed in range(GAMES):
        game = Game(Setup(players=3, seed=seed))
        bots = [make("easy", 3 * seed + seat) for seat in range(3)]
        sure: int | None = None
        while not game.over:
            seat = asked(game)
            if game.state.rounds == 2 and sure is None:
                found = outlook(Worlds.of(game, seat, 1))
                best = max(found, key=lambda look: look.chance)
                sure = found.index(best) if best.chance >= CERTAIN else -1
            game.play(answer(bots[seat], game))
        if sure is not None and sure >= 0:
            thought += 1
            won += sure in game.winners
    assert thought >= GAMES // 4
    assert won >= 0.6 * thought
