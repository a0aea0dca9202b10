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
from alhambra.measuring.coverage import events_of, own_deeds, own_events
from alhambra.modules import ALL
from tests.bots.play import bots_named, decisions, through_json
from tests.coverage_table import Covered

ENDLESS = 5000  # no game of these bots takes so many decisions
GAMES = 12  # in so many games `normal` must have used a module
PLAYERS = {name: 2 + number % 5 for number, name in enumerate(ALL)}

# Modules without deeds and events of their own, and a text that tells their use in a move.
SILENT = {
    "diamonds": '"diamond ',  # cards in the deck: taken and paid like money
    "magical_buildings": '"turn"',  # tiles of the tower: placed turned
    "camps": '"camp ',  # tiles of the tower: placed outside the walls
    "medina": '"medina ',  # tiles of the tower: built like buildings
}


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
    if name in SILENT:
        return any(SILENT[name] in json.dumps(move.to_json()) for move in moves)
    deeds = {move.kind for move in moves if not is_exit(move)}
    return bool(deeds & set(own_deeds(name, 3)) or set(events_of(game)) & set(own_events(name)))


@pytest.mark.parametrize("name", ALL)
def test_uses_every_module(name: str) -> None:
    assert any(uses(play_out(3, (name,), seed), name) for seed in range(GAMES))


@pytest.mark.parametrize("name", sorted(set(SILENT) & set(ALL)))
def test_silent_modules_have_nothing_of_their_own(name: str) -> None:
    assert (own_deeds(name, 3), own_events(name)) == ((), ())


@pytest.mark.parametrize("name", ALL)
def test_answers_the_questions_of_random_games(name: str) -> None:
    """Random opponents bring positions that it would never reach by itself."""
    players = PLAYERS[name]
    game = Game(Setup(players=players, modules=(name,), seed=4))
    normal = bots_named(["normal"] * players, 2)
    for view, moves, _ in decisions(game, bots_named(["random"] * players, 3)):
        assert normal[view["you"]].choose(view, moves) in moves


@pytest.mark.parametrize("modules", [("magical_buildings",), tuple(ALL)], ids=len)
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


def test_a_purchase_between_turns_is_worth_what_a_purchase_is_without_the_action() -> None:
    view = opening("viziers_favour")
    own = view["seats"][view["you"]]
    own["hand"] = ["denar 3", "denar 4", "denar 8"]
    view["market"] = ["tower 8 NES", None, None, None]
    parts = {"space": 1, "tile": "tower 8 NES", "pay": ["denar 8"]}
    favour = Move("favour", **parts)
    assert make("normal", 1).choose(view, [favour, Move("done_window")]) == favour
    assert make("normal", 1).choose(view, [favour, Move("buy", **parts)]).kind == "buy"


def test_diamonds_are_money() -> None:
    view = opening("diamonds")
    view["seats"][view["you"]]["hand"] = ["diamond 8"]
    view["market"] = [None, None, None, "tower 13 E"]
    useful = Move("take", cards=["diamond 5"])
    assert make("normal", 1).choose(view, [Move("take", cards=["denar 5"]), useful]) == useful


def test_leaves_a_menu_that_offers_the_same_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    advised(monkeypatch, 1.0)
    view, bot = opening(), make("normal", 1)
    moves = [Move("dance"), Move("done_window")]
    kinds = [bot.choose(view, moves).kind for _ in range(OFTEN + 2)]
    assert kinds == ["dance"] * OFTEN + ["done_window"] * 2
    view["deck"] -= 1
    assert bot.choose(view, moves).kind == "dance"


@pytest.mark.parametrize(
    ("tile", "lift", "at"),
    [
        ("camp 7 ES", [-1, -1], [-1, -2]),
        ("project tower pavilion", [0, 1], [1, 0]),
    ],
)
def test_a_moved_tile_keeps_its_shape(tile: str, lift: list[int], at: list[int]) -> None:
    """A camp thought of as a building once left a board without an outline, and no end."""
    view = opening("gates_without_end", "camps", "major_construction_projects")
    own = view["seats"][view["you"]]
    own["board"] = [
        {"tile": "chambers 9 W", "at": [0, -1]},
        {"tile": tile, "at": lift},
    ]
    advise = adviser("gates_without_end")
    assert advise is not None
    assert advise(view, Move("gate_move", lift=lift, at=at)) is not None
