"""The Street Trader: which residents to take along, where to stand, who moves in."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from alhambra.bots.advice.worth import own_table, rules_of, scorings_left
from alhambra.bots.reasons_kinds import Reason
from alhambra.bots.table import tiles_of_type
from alhambra.engine.cells import SECOND_MARK, cell_at
from alhambra.engine.laying import refuse_add
from alhambra.engine.rules import TYPES
from alhambra.game.moves import Move

SERIES: Final = (0, 1, 3, 6, 10, 15, 21)
# How many tiles of each type there are.
TILES: Final = dict(zip(TYPES, (7, 7, 9, 9, 11, 11), strict=True))
COMMON: Final = 0.05  # a tile more of its colour makes a resident likelier to move in
AHEAD: Final = 0.3  # which part of its points a resident with the trader is worth
MISSED: Final = -0.4  # the trader makes way and nobody moves in
REACHED: Final = 0.5  # the trader's cell can be reached on foot
TIGHT: Final = 0.1  # each further tile beside his cell must fit what is laid there


def advise(view: dict[str, Any], move: Move) -> float | None:
    """Values the moves of the trader."""
    if move.kind == "choose_residents":
        return COMMON * sum(TILES[name] for name in move.parts["residents"])
    if move.kind == "place_trader":
        return _place(view, move.parts["at"])
    if move.kind == "move_in":
        return float(scorings_left(view))
    if move.kind == "new_resident":
        return _along(view, move.parts["type"])
    if move.kind == "swap_resident":
        return _along(view, move.parts["take"]) - _along(view, move.parts["give"])
    return None


def extra(view: dict[str, Any], move: Move) -> float:
    """What laying a tile adds because the trader stands there."""
    at, residents = view["street_trader"]["traders"][view["you"]]
    if "tile" not in move.parts or move.parts.get("at") != at:
        return 0.0
    kind = str(move.parts["tile"]).split()[0]
    if kind not in residents:
        return MISSED
    return _gain(view, kind) * scorings_left(view)


def why(view: dict[str, Any], move: Move) -> Iterator[Reason]:
    """How common the colours are, what may be built on his cell, what a newcomer will bring."""
    if move.kind == "choose_residents":
        yield _colours(view, move.parts["residents"])
    elif move.kind == "place_trader":
        yield from _room(view, move.parts["at"])
    elif move.kind == "new_resident":
        kind = move.parts["type"]
        yield Reason("trader_newcomer", type=kind, points=_gain(view, kind))
    elif move.kind == "swap_resident":
        kind = move.parts["take"]
        if _gain(view, kind) > _gain(view, move.parts["give"]):
            yield Reason("trader_newcomer", type=kind, points=_gain(view, kind))


def _colours(view: dict[str, Any], residents: list[str]) -> Reason:
    """How many of the tiles that come in the game have one of these colours."""
    rules = rules_of(view)
    tiles = tiles_of_type(rules)
    count = sum(tiles[TYPES.index(name)] for name in residents)
    return Reason("trader_colours", count=count, all=sum(tiles))


def _room(view: dict[str, Any], at: list[int]) -> Iterator[Reason]:
    """Tiles for sale that fit there and have a resident; if there are none, how one gets there."""
    state, seat, cell = own_table(view), int(view["you"]), cell_at(*at)
    _, waiting = view["street_trader"]["traders"][seat]
    wanted = [name for name in view["market"] if name and name.split()[0] in waiting]
    numbers = {name: state.rules.tile_by_name[name] for name in wanted}
    fitting = [n for n in wanted if refuse_add(state, seat, numbers[n], 0, cell) == ""]
    if fitting:
        yield Reason("trader_ware", tile=fitting[0], count=len(fitting))
        return
    board = state.boards[seat]
    sides = (int(board.touched(cell)) & ~int(board.facing_walls(cell))).bit_count()
    if sides:
        yield Reason("trader_reach", sides=sides)


def _homes(view: dict[str, Any]) -> Counter[str]:
    """How many own residents of each colour live in buildings."""
    houses = view["street_trader"]["residents"][view["you"]]
    return Counter(_colour(name) for name in houses)


def _colour(house: str) -> str:
    """The colour of a house: its type, of a project the half."""
    words = house.removesuffix(SECOND_MARK).split()
    if words[0] in TILES:
        return words[0]
    return words[-1 if house.endswith(SECOND_MARK) else 1]


def _points(homes: Counter[str]) -> int:
    """What these residents bring in one scoring."""
    most = max(homes.values(), default=0)
    return sum(SERIES[sum(1 for n in homes.values() if n > i)] for i in range(most))


def _gain(view: dict[str, Any], kind: str) -> int:
    """What one more resident of this colour would bring in one scoring."""
    homes = _homes(view)
    before = _points(homes)
    homes[kind] += 1
    return _points(homes) - before


def _along(view: dict[str, Any], kind: str) -> float:
    """What a resident with the trader promises."""
    waiting: list[str] = view["street_trader"]["traders"][view["you"]][1]
    gain = AHEAD * scorings_left(view) * _gain(view, kind) / (1 + waiting.count(kind))
    return gain + COMMON * TILES[kind]


def _place(view: dict[str, Any], at: list[int]) -> float:
    """Where one can walk to, and no other side must fit, something will be built soon."""
    board = own_table(view).boards[view["you"]]
    cell = cell_at(*at)
    touched = int(board.touched(cell))
    reached = touched & ~int(board.facing_walls(cell))
    return (REACHED if reached else 0.0) - TIGHT * touched.bit_count()
