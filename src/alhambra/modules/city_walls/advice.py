"""What walls are worth: a longer outer wall, against sides one can no longer build on to."""

from collections.abc import Iterator
from typing import Any, Final

from alhambra.bots.advice.worth import own_table, rules_of, scorings_left, time_left, wall_points
from alhambra.bots.reasons_kinds import Reason
from alhambra.engine.cells import cell_at, sides_from_letters
from alhambra.game.moves import Move

SIDE: Final = 0.3  # one open side less to build on to
LATER: Final = 0.5  # points that a wall on a tile of the reserve may bring in a scoring


def advise(view: dict[str, Any], move: Move) -> float | None:
    """Values walls in the Alhambra, and roughly those on tiles that are not built."""
    if move.kind not in ("build_walls", "build_walls_aside"):
        return None
    letters = str(move.parts["card"]).split()[1]
    if move.kind == "build_walls_aside":
        return LATER * len(letters) * scorings_left(view) * time_left(view)
    state = own_table(view)
    seat = int(view["you"])
    before = wall_points(state, seat)
    state.boards[seat].add_wall(cell_at(*move.parts["at"]), sides_from_letters(letters))
    longer = wall_points(state, seat) - before
    return scorings_left(view) * longer - SIDE * len(letters) * time_left(view)


def why(view: dict[str, Any], move: Move) -> Iterator[Reason]:
    """How many walls a tile has then that is not built yet."""
    if move.kind != "build_walls_aside":
        return
    name = str(move.parts["tile"])
    rules = rules_of(view)
    printed = sum(walls.bit_count() for walls in rules.tiles[rules.tile_by_name[name]].walls)
    added = [walls for tile, walls, _ in view["city_walls"]["aside"] if tile == name]
    now = printed + len("".join(added))
    after = now + len(str(move.parts["card"]).split()[1])
    yield Reason("city_walls_aside", tile=name, now=now, after=after)
