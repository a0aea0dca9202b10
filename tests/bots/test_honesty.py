"""Two truths and one view: what a seat cannot know changes nothing of what it does or is told."""

from collections.abc import Iterator

import pytest

from alhambra import Game, Setup
from alhambra.bots import Worlds, answer, make
from alhambra.bots.hint import ask_for_hints
from alhambra.bots.judging import judge_for
from alhambra.bots.outlook import outlook
from alhambra.bots.styles import styles
from alhambra.engine.state import State
from alhambra.modules import ALL
from tests.bots.moments import asked

STEP = 7  # answers between two moments that are looked at
MOMENTS = 4
GAMES = [(), *((name,) for name in ALL), tuple(ALL)]
SEED = 5  # of the worlds
HIGHEST = 10  # moves of a ranking that are compared


def truths(modules: tuple[str, ...]) -> Iterator[tuple[Game, Game, int]]:
    """Moments of a game, each with another truth that looks the same to the seat asked."""
    game = Game(Setup(players=3, seed=19, modules=modules))
    players = [make("normal", seat) for seat in range(3)]
    looked = number = 0
    while not game.over and looked < MOMENTS:
        seat = asked(game)
        if number % STEP == 0 and len(game.moves()) > 1:
            looked += 1
            other = game.determinize(seat, number)
            assert other.view(seat) == game.view(seat)
            yield game, other, seat
        game.play(answer(players[seat], game))
        number += 1
    assert looked == MOMENTS


def told(game: Game, seat: int) -> dict[str, object]:
    """All that bots make of a moment, and all that people are told of it."""
    worlds, view, moves = Worlds.of(game, seat, SEED), game.view(seat), list(game.moves())
    names = ["normal", "search:6", *(f"normal+{style}" for style in styles())]
    found: dict[str, object] = {
        name: make(name, 3).rank(view, moves, worlds)[:HIGHEST] for name in names
    }
    world = worlds.state(0)
    judges = [judge_for(world.rules), *(judge_for(world.rules, style, seat) for style in styles())]
    found["judge"] = [list(judge.expected(world)) for judge in judges]
    found["chances"] = outlook(worlds)
    found["hints"] = [hint.to_json() for hint in ask_for_hints(view, moves, worlds, "normal")]
    return found


@pytest.mark.parametrize("modules", GAMES, ids=lambda names: str(names[:2]))
def test_equal_views_are_judged_alike(modules: tuple[str, ...]) -> None:
    for game, other, seat in truths(modules):
        assert told(game, seat) == told(other, seat)


@pytest.mark.parametrize("what", ["normal", "search:6", "judge", "chances"])
def test_whoever_peeked_would_be_found(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With worlds that are the truth itself, the same comparison fails."""

    def peek(cls: type[Worlds], game: Game, seat: int, _: int) -> Worlds:
        return cls(game.copy(), seat)

    def truth(self: Worlds, _: int) -> State:
        return self._some.state.copy()

    monkeypatch.setattr(Worlds, "of", classmethod(peek))
    monkeypatch.setattr(Worlds, "state", truth)
    assert any(
        told(game, seat)[what] != told(other, seat)[what]
        for modules in ((), tuple(ALL))
        for game, other, seat in truths(modules)
    )
