"""What the referee found where tiles are turned and prices named in vain."""

from alhambra import Game, Move
from tests.modules.together.meeting import guild, head, moves_of, seat
from tests.rules.support import game_with
from tests.rules.tracing import traces

PROJECT = "project chambers tower @ 1,0"
TOWER = "watchtower tower 1 @ 3,0"
TURNED = Move("mosaic_exchange", tile="project tower garden", at=[2, 0], turn=2)


def mosaic(*tiles: str, **keys: object) -> Game:
    """White has the mosaic artist and a project in the reserve."""
    modules = ("watchtowers", "major_construction_projects", "travelling_craftsmen")
    mine = seat(*tiles, reserve=["project tower garden"], **keys)
    return game_with(head(*modules), mine, "", "", tail=guild("mosaic_artist", "coiner"))


@traces("travelling_craftsmen:mosaic-projects")
def test_a_turned_project_takes_the_place_of_another_either_way_round() -> None:
    """Turned by half, it begins where the other ends."""
    game = mosaic(PROJECT)
    assert game.why_not(TURNED) is None
    assert TURNED.parts in moves_of(game, "mosaic_exchange")


@traces("watchtowers:project-holds")
def test_a_watchtower_is_held_by_the_building_that_will_lie_beside_it() -> None:
    """Of the turned project the tower comes to lie there, of the other way round the garden."""
    game = mosaic(PROJECT, TOWER)
    assert game.why_not(TURNED) is None
    assert TURNED.parts in moves_of(game, "mosaic_exchange")
    loose = Move("mosaic_exchange", tile="project tower garden", at=[1, 0], turn=2)
    assert loose.parts not in moves_of(game, "mosaic_exchange")


@traces("travelling_craftsmen:carpenter-in-vain")
def test_the_coiner_pays_half_of_a_price_that_the_carpenter_has_named_away() -> None:
    """A pavilion for 2 costs half of 2 as a site; with the carpenter's 1 less there is no half."""
    modules = ("building_sites", "travelling_craftsmen")
    market = ["garden 10 N", "pavilion 8 -", "garden 12 S", "pavilion 2 NEW"]
    start = head(*modules, market=market, display=["florin 1", "denar 4", "ducat 6", "dirham 1"])
    game = game_with(start, seat(), "", "", tail=guild("coiner", "carpenter"))
    game.play(Move("carpenter_price", tile="pavilion 2 NEW", less=1))
    (half,) = [move for move in game.moves() if move.parts.get("pay") == ["florin 1"]]
    assert half.kind == "coiner_buy"
    assert game.why_not(half) is None
    game.play(half)
    assert game.view()["seats"][0]["pending"] == ["pavilion 2 NEW"]
