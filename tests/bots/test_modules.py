"""Greedy with modules: it plays them all to the end and uses what they offer."""

import json
from typing import Any

import pytest

from alhambra import Game, Move, Setup
from alhambra.bots import make
from alhambra.bots.counsel import Counsel, adviser
from alhambra.bots.greedy import OFTEN, is_exit
from alhambra.bots.table import Table
from alhambra.engine.outline import longest_wall
from alhambra.game.catalogue import rules_for
from alhambra.measuring.coverage import events_of, own_deeds, own_events
from alhambra.modules import ALL
from tests.bots.play import bots_named, decisions, through_json
from tests.coverage_table import Covered
from tests.examples import alone, silent, with_tiles

ENDLESS = 5000  # no game of these bots takes so many decisions
GAMES = 12  # in so many games `normal` must have used a module
PLAYERS = {name: 2 + number % 5 for number, name in enumerate(ALL)}


def own_pieces(name: str) -> set[str]:
    """Tiles and cards that only this module brings."""
    base, more = rules_for(3, (), ()), alone(name)
    tiles = {tile.name for tile in more.tiles} - {tile.name for tile in base.tiles}
    return tiles | {*more.face_names} - {*base.face_names}


def play_out(players: int, modules: tuple[str, ...], seed: int) -> Game:
    """A game of these bots, which must end."""
    game = Game(Setup(players=players, modules=modules, seed=seed))
    bots = bots_named(["normal"] * players, seed)
    for number, (_, moves, choice) in enumerate(decisions(game, bots)):
        assert choice in moves
        assert number < ENDLESS, "the game does not end"
    return game


@pytest.mark.parametrize("name", ALL)
def test_plays_every_module(name: str) -> None:
    play_out(PLAYERS[name], (name,), 1)


@pytest.mark.long
@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("players", range(2, 7))
def test_plays_every_module_with_any_number(name: str, players: int, covered: Covered) -> None:
    covered(games=1, decisions=len(play_out(players, (name,), 2).history))


@pytest.mark.parametrize("players", range(2, 7))
def test_plays_all_modules_together(players: int) -> None:
    play_out(players, tuple(ALL), players)


def uses(game: Game, name: str) -> bool:
    """Whether an own deed that is no mere exit, an own event or an own piece was used."""
    moves = [move for _, move in game.history]
    if name in silent():
        pieces = own_pieces(name)
        return any(piece in json.dumps(move.to_json()) for move in moves for piece in pieces)
    deeds = {move.kind for move in moves if not is_exit(move)}
    return bool(deeds & set(own_deeds(name, 3)) or set(events_of(game)) & set(own_events(name)))


@pytest.mark.parametrize("name", ALL)
def test_uses_every_module(name: str) -> None:
    assert any(uses(play_out(3, (name,), seed), name) for seed in range(GAMES))


@pytest.mark.parametrize("name", ALL)
def test_answers_the_questions_of_random_games(name: str) -> None:
    """Random opponents bring positions that it would never reach by itself."""
    players = PLAYERS[name]
    game = Game(Setup(players=players, modules=(name,), seed=4))
    normal = bots_named(["normal"] * players, 2)
    for view, moves, _ in decisions(game, bots_named(["random"] * players, 3)):
        assert normal[view["you"]].choose(view, moves) in moves


@pytest.mark.parametrize("modules", [*((name,) for name in with_tiles()), tuple(ALL)], ids="+".join)
def test_boards_with_pieces_of_modules_are_rebuilt(modules: tuple[str, ...]) -> None:
    """Wall of the rebuilt board is the one the view tells."""
    game = Game(Setup(players=3, modules=modules, seed=3))
    for view, _, _ in decisions(game, bots_named(["random"] * 3, 1)):
        board = Table(view).board()
        assert board is not None
        assert longest_wall(board) == view["seats"][view["you"]]["wall"]


# --- Advice


def opening(*modules: str) -> dict[str, Any]:
    game = Game(Setup(players=3, modules=modules, seed=7))
    assert game.question is not None
    view: dict[str, Any] = through_json(game.view(game.question.seat))
    return view


def advised(monkeypatch: pytest.MonkeyPatch, worth: float | None) -> None:
    monkeypatch.setattr(Counsel, "about", lambda _self, _move: worth)


@pytest.mark.parametrize(("worth", "kind"), [(0.01, "dance"), (0.0, "pass"), (-0.01, "pass")])
def test_advice_decides_about_moves_it_does_not_know(
    monkeypatch: pytest.MonkeyPatch, worth: float, kind: str
) -> None:
    advised(monkeypatch, worth)
    view = opening()
    assert make("normal", 1).choose(view, [Move("dance"), Move("pass")]).kind == kind


def test_a_missing_advice_is_no_error() -> None:
    assert adviser("atlantis") is None
    assert Counsel({"modules": ["atlantis"]}).about(Move("dance")) is None


@pytest.mark.parametrize("name", ALL)
def test_every_advice_belongs_to_a_module_that_can_be_asked(name: str) -> None:
    """Whoever has written one is silent about moves of others."""
    advise = adviser(name)
    assert advise is None or advise(opening(name), Move("dance")) is None


def test_leaves_a_menu_that_offers_the_same_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    advised(monkeypatch, 1.0)
    view, bot = opening(), make("normal", 1)
    moves = [Move("dance"), Move("done_window")]
    kinds = [bot.choose(view, moves).kind for _ in range(OFTEN + 2)]
    assert kinds == ["dance"] * OFTEN + ["done_window"] * 2
    view["deck"] -= 1
    assert bot.choose(view, moves).kind == "dance"
