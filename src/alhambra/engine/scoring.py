"""Scorings: outer walls and majorities, item by item.

Counts are kept in halves of a building, so that modules can add half buildings; a seat without a
real building of a type never ranks. Tied seats take the next places together and share their
points, rounded down.
"""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from alhambra.engine.cells import x_of, y_of
from alhambra.engine.outline import Run, runs

if TYPE_CHECKING:
    from alhambra.engine.state import State

LAST_ROUND: Final = 3
WHOLE_BUILDING: Final = 2  # see `Module.halves`
WALL: Final = "wall"
EDGE_LETTERS: Final = "NESWD"  # D is the long side of a half cell


@final
class Item:
    """Points of one seat for one thing, with what explains them."""

    def __init__(self, seat: int, name: str, points: int, data: dict[str, object]) -> None:
        self.seat = seat
        self.name = name
        self.points = points
        self.data = data


@final
class Sheet:
    """One scoring: its number (1 to 3) and its items in the order in which they were counted."""

    def __init__(self, round: int, items: list[Item]) -> None:
        self.round = round
        self.items = items


def share(halves: list[int], values: list[int]) -> list[tuple[int, int, int]]:
    """For each contender: points, first place taken (from 1), and how many share it.

    Whoever has nothing gets (0, 0, 0); so does whoever comes behind the last paid place, but with
    the place.
    """
    result = [(0, 0, 0)] * len(halves)
    place = 0
    for count in sorted(set(halves), reverse=True):
        if count <= 0:
            break
        tied = [index for index, other in enumerate(halves) if other == count]
        points = sum(values[place : place + len(tied)]) // len(tied)
        for index in tied:
            result[index] = (points, place + 1, len(tied))
        place += len(tied)
    return result


def buildings(state: "State", seat: i64, kind: i64) -> i64:
    """Real buildings of a type; the seat after the last is Dirk."""
    if seat < state.rules.players:
        return state.boards[int(seat)].counts[kind]
    count: i64 = 0
    for tile in state.dirk:
        count += state.rules.tiles[tile].kinds.count(int(kind))
    return count


def halves_of(state: "State", seat: i64, kind: i64) -> i64:
    """What counts in the majority of a type, in halves; nothing without a real building."""
    real = buildings(state, seat, kind)
    halves = 2 * real
    if real:
        for module in state.rules.fold_halves:
            halves += module.halves(state, seat, kind, real)
    return halves


def place_values(state: "State", round: i64, kind: i64) -> list[int]:
    """The points for the first places of a type in this round."""
    values = state.rules.points[int(round) - 1][int(kind)]
    for module in state.rules.fold_values:
        values = module.values(state, round, kind, values)
    return values


def _wall_item(state: "State", seat: int) -> Item:
    found: list[Run] = runs(state.boards[seat])
    length = found[0].length if found else 0
    edges: list[list[object]] = []
    if found:
        edges = [[x_of(cell), y_of(cell), EDGE_LETTERS[side]] for cell, side in found[0].edges]
    return Item(seat, WALL, length, {"length": length, "edges": edges})


def _majority_items(state: "State", round: i64, kind: int, name: str) -> list[Item]:
    values = place_values(state, round, kind)
    halves = [int(halves_of(state, seat, kind)) for seat in range(int(state.rules.scored))]
    items: list[Item] = []
    for seat, (points, place, tied) in enumerate(share(halves, values)):
        if halves[seat]:
            data: dict[str, object] = {
                "halves": halves[seat],
                "place": place,
                "tied": tied,
                "values": values,
            }
            items.append(Item(seat, name, points, data))
    return items


def count_round(state: "State", round: i64, types: tuple[str, ...]) -> Sheet:
    """The score sheet of the board as it lies, for round 1, 2 or 3; changes nothing."""
    items = [_wall_item(state, seat) for seat in range(state.rules.players)]
    for kind, name in enumerate(types):
        items.extend(_majority_items(state, round, kind, name))
    for module in state.rules.give_items:
        module.items(state, round, items)
    return Sheet(int(round), items)


def award(state: "State", sheet: Sheet) -> None:
    """Writes the points down, after what was counted for this round before; never below 0.

    A sheet is replaced, for copies share sheets.
    """
    early = state.early
    state.early = []
    for item in sheet.items:
        state.scores[item.seat] = max(0, state.scores[item.seat] + item.points)
    if state.sheets and state.sheets[-1].round == sheet.round:
        sheet = Sheet(sheet.round, state.sheets.pop().items + sheet.items)
    state.sheets.append(Sheet(sheet.round, early + sheet.items) if early else sheet)


def add_items(state: "State", round: i64, items: list[Item]) -> None:
    """Items that come before or follow from a scoring join its sheet."""
    if round <= state.rounds:
        award(state, Sheet(int(round), items))
        return
    for item in items:
        state.scores[item.seat] = max(0, state.scores[item.seat] + item.points)
    state.early = state.early + items
