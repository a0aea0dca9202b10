"""Who has most: buildings and what counts like them, and how places are shared."""

from alhambra.referee.pieces import TYPES
from alhambra.referee.table import Table


def shared(counts: list[float], values: list[int]) -> list[int]:
    """The points of each contender: whoever ties takes the next places together."""
    points = [0] * len(counts)
    place = 0
    for count in sorted({count for count in counts if count > 0}, reverse=True):
        tied = [who for who, other in enumerate(counts) if other == count]
        for who in tied:
            points[who] = sum(values[place : place + len(tied)]) // len(tied)
        place += len(tied)
    return points


def type_values(table: Table, round_number: int, kind: str) -> list[int]:
    """The points for the places in one type."""
    orders = [one.type_order(table.view, round_number) for one in table.assistants]
    order = next((order for order in orders if order), TYPES)
    lowest = order.index(kind) + 1
    return [lowest + more for more in ((), (0,), (7, 0), (15, 7, 0))[round_number]]


def count(table: Table, seat: int, kind: str) -> float:
    """What counts in a majority: nothing without a real building."""
    real = table.buildings(seat, kind)
    if real == 0:
        return 0
    return real + sum(one.counts(table, seat, kind) for one in table.assistants)
