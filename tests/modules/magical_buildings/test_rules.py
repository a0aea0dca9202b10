"""The Magical Buildings: rotation at every installation."""

from alhambra import Game, Move, Setup
from tests.rules.support import game_with, points
from tests.rules.tracing import traces

HEAD = 'modules = ["magical_buildings"]\ndisplay = ["denar 1", "denar 2", "denar 8", "denar 9"]\n'


def ways(game: Game, kind: str, at: list[int]) -> list[int]:
    """In which ways the tile may be laid there."""
    parts = [move.parts for move in game.moves() if move.kind == kind]
    return sorted(part.get("turn", 0) for part in parts if part["at"] == at)


@traces("any-rotation")
def test_every_fitting_rotation_is_offered() -> None:
    """Two walls at a right angle beside the open fountain: two of four ways leave its side open."""
    game = game_with(HEAD + 'question = "place"', 'pending = ["arcades 11 NE"]', "", "")
    assert ways(game, "place", [1, 0]) == [0, 1]
    assert ways(game, "place", [0, 1]) == [1, 2]


@traces("build-rules")
def test_the_build_rules_hold_as_it_lies() -> None:
    game = game_with(HEAD + 'question = "place"', 'pending = ["tower 14 NES"]', "", "")
    move = Move("place", tile="tower 14 NES", at=[1, 0])
    assert game.why_not(move) is None
    assert game.why_not(Move("place", tile="tower 14 NES", at=[1, 0], turn=2)) == "sides_differ"
    assert game.why_not(Move("place", tile="tower 14 NES", at=[1, 0], turn=4)) == "cannot_turn"
    game.play(Move("place", tile="tower 14 NES", at=[0, -1], turn=3))
    laid = game.view()["seats"][0]["board"]
    assert laid == [{"tile": "tower 14 NES", "at": [0, -1], "turn": 3}]
    assert game.view()["seats"][0]["wall"] == 3


@traces("every-time")
def test_it_turns_again_from_the_reserve_and_in_an_exchange() -> None:
    seat = 'board = ["garden 10 N @ 1,0"]\nreserve = ["seraglio 10 N"]'
    game = game_with(HEAD, seat, "", "")
    assert ways(game, "exchange", [1, 0]) == [0, 1, 2]
    assert len(ways(game, "add", [2, 0])) == 3


@traces("every-time")
def test_rotation_is_forgotten_in_the_reserve_and_written_in_positions() -> None:
    seat = 'board = ["pavilion 9 N @ 1,0 turn 1"]'
    game = game_with(HEAD, seat, "", "")
    assert game.view()["seats"][0]["wall"] == 1
    game.play(Move("remove", at=[1, 0]))
    assert game.view()["seats"][0]["reserve"] == ["pavilion 9 N"]


@traces("others-not")
def test_other_tiles_are_never_turned() -> None:
    game = game_with(HEAD + 'question = "place"', 'pending = ["tower 11 N"]', "", "")
    assert game.why_not(Move("place", tile="tower 11 N", at=[1, 0], turn=1)) == "cannot_turn"


@traces("as-its-type")
def test_it_counts_as_its_type_for_players_and_dirk() -> None:
    dirk = '[dirk]\ntiles = ["garden 13 NES"]'
    game = game_with(HEAD, 'board = ["tower 14 NES @ 1,0"]', "", tail=dirk)
    assert points(game, 1, "tower") == [6, 0, 0]
    assert points(game, 1, "garden") == [0, 0, 5]


@traces("six")
def test_six_tiles_more_lie_in_the_tower() -> None:
    game = Game(Setup(players=3, seed=1, modules=("magical_buildings",)))
    assert game.view()["tower"] == 54 + 6 - 4


@traces("no-turn-in-place")
def test_turning_in_place_is_no_redesign() -> None:
    """What lies can only be removed or make room for another tile."""
    game = game_with(HEAD, 'board = ["seraglio 10 N @ 1,0"]', "", "")
    kinds = {move.kind for move in game.moves()}
    assert kinds == {"take", "remove"}
    turned = Move("exchange", tile="seraglio 10 N", at=[1, 0], turn=1)
    assert game.why_not(turned) == "not_in_reserve"


@traces("leftover")
def test_a_leftover_magical_building_may_be_turned() -> None:
    head = HEAD + 'rounds = 2\nmarket = ["seraglio 10 N", "-", "-", "-"]\ntower = []\n'
    game = game_with(head, 'hand = ["denar 3"]', "", "")
    game.play(Move("take", cards=["denar 1"]))
    assert ways(game, "place", [1, 0]) == [0, 1, 2]
    game.play(Move("place", tile="seraglio 10 N", at=[1, 0], turn=2))
    assert game.over
    assert ("seraglio", 17) in [(name, won) for name, won, _ in game.score_sheets[-1][0]]
