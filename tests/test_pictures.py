"""The pictures of boards: every cell as the game has it, for whoever draws it."""

from random import Random

import pytest

from alhambra import Game, Setup
from alhambra.modules import ALL
from alhambra.showing.pictures import BoardPicture, Spot, board_picture, tile_picture
from tests.support import choose

STEPS = {"N": (0, -1, "S"), "E": (1, 0, "W"), "S": (0, 1, "N"), "W": (-1, 0, "E")}


@pytest.fixture(scope="module")
def pictures() -> list[tuple[Game, int, BoardPicture]]:
    """All boards at several moments of games with everything."""
    found: list[tuple[Game, int, BoardPicture]] = []
    for seed in (1, 2, 3):
        game = Game(Setup(players=3, modules=tuple(ALL), seed=seed))
        rng = Random(seed)
        while not game.over:
            building = [m for m in game.moves() if m.kind.startswith(("place", "buy", "bid"))]
            game.play(choose(building or game.moves(), rng))
            if len(game.history) % 100 == 0 or game.over:
                now = game.copy()
                found += [(now, seat, board_picture(now, seat)) for seat in range(3)]
    return found


def built(spot: Spot, side: str) -> bool:
    """Whether a spot reaches this side of its cell."""
    return side in spot.half if spot.half else not spot.outside


def test_every_tile_of_the_view_lies_there(pictures: list[tuple[Game, int, BoardPicture]]) -> None:
    for game, seat, picture in pictures:
        tiles = sorted(piece["tile"] for piece in game.view()["seats"][seat]["board"])
        assert sorted({spot.tile for spot in picture.spots}) == tiles
        assert len({spot.at for spot in picture.spots}) == len(picture.spots)


def test_neighbours_agree_about_their_walls(
    pictures: list[tuple[Game, int, BoardPicture]],
) -> None:
    for _, _, picture in pictures:
        spots = {spot.at: spot for spot in picture.spots}
        for (x, y), spot in spots.items():
            for side, (dx, dy, across) in STEPS.items():
                other = spots.get((x + dx, y + dy))
                if other and built(spot, side) and built(other, across):
                    assert (side in spot.walls) == (across in other.walls)


def test_mates_know_each_other_and_share_no_wall(
    pictures: list[tuple[Game, int, BoardPicture]],
) -> None:
    seen = 0
    for _, _, picture in pictures:
        spots = {spot.at: spot for spot in picture.spots}
        for spot in picture.spots:
            if spot.mate:
                seen += 1
                mate = spots[spot.mate]
                assert (mate.mate, mate.tile) == (spot.at, spot.tile)
                assert {spot.kind, mate.kind} == set(spot.tile.split()[1:])
    assert seen


def test_the_rim_is_the_wall_that_scores(pictures: list[tuple[Game, int, BoardPicture]]) -> None:
    for game, seat, picture in pictures:
        assert len(picture.rim) == game.view()["seats"][seat]["wall"]
        spots = {spot.at: spot for spot in picture.spots}
        for x, y, side in picture.rim:
            if (x, y) == (0, 0):
                assert side in picture.fountain
            elif side == "D":
                assert spots[x, y].half
            else:
                assert side in spots[x, y].walls


def test_all_shapes_come_up(pictures: list[tuple[Game, int, BoardPicture]]) -> None:
    spots = [spot for _, _, picture in pictures for spot in picture.spots]
    assert any(spot.half for spot in spots)
    assert any(spot.outside for spot in spots)
    assert any(spot.unfinished for spot in spots)
    assert any(spot.turn and not spot.half for spot in spots)
    assert any(picture.gates for _, _, picture in pictures)


def test_tiles_are_shown_as_printed() -> None:
    game = Game(Setup(players=3, modules=tuple(ALL), seed=1))
    assert tile_picture(game, "tower 11 N") == (Spot((0, 0), "tower 11 N", "tower", "N"),)
    shapes = [tile_picture(game, tile.name) for tile in game.state.rules.tiles]
    assert any(shape[0].outside for shape in shapes)
    assert {shape[0].half for shape in shapes} == {"", "NW"}
    tall = next(shape for shape in shapes if len(shape) > 1)
    assert [(spot.at, spot.mate) for spot in tall] == [((0, 0), (0, 1)), ((0, 1), (0, 0))]
    assert tall[0].kind != tall[1].kind
