"""A whole score sheet, from a table and from what was told."""

from collections import Counter

from alhambra.referee.majorities import count, shared, type_values
from alhambra.referee.outline import longest
from alhambra.referee.pieces import TYPES
from alhambra.referee.table import Table

Sheet = list[Counter[str]]  # by seat, Dirk last: the points of each item
Losses = dict[str, list[int]]  # by item and seat, in the order in which they are taken
LAST_ROUND = 3


def gains(table: Table, round_number: int) -> Sheet:
    """What everybody would score in this round, by the names of the items."""
    sheet: Sheet = [Counter() for _ in table.seats]
    places = {kind: _majority(table, round_number, kind) for kind in TYPES}
    for one in table.assistants:
        places.update(one.places(table, round_number))
    for name, points in places.items():
        for own, number in zip(sheet, points, strict=True):
            own[name] += number
    for seat, drawn in enumerate(table.papers):
        sheet[seat]["wall"] = longest(drawn)[0]
        for one in table.assistants:
            sheet[seat].update(one.points(table, seat, round_number))
    return sheet


def _majority(table: Table, round_number: int, kind: str) -> list[int]:
    counts = [count(table, seat, kind) for seat in table.seats]
    return shared(counts, type_values(table, round_number, kind))


def losses(table: Table, round_number: int, sheet: Sheet) -> Losses:
    """What it would cost them then, one module after the other; nobody falls below 0."""
    found: Losses = {}
    has = [own["score"] for own in table.view["seats"]] + [0] * (len(sheet) - table.players)
    has = [max(0, points + own.total()) for points, own in zip(has, sheet, strict=True)]
    for one in sorted(table.assistants, key=lambda one: one.loses_last):
        lost = [one.loss(table, seat, round_number, has[seat]) for seat in table.seats]
        if any(lost):
            found[one.name] = lost
            has = [max(0, points - less) for points, less in zip(has, lost, strict=True)]
    return found


def score(table: Table, round_number: int) -> Sheet:
    """Gains and losses on one sheet."""
    sheet = gains(table, round_number)
    for name, lost in losses(table, round_number, sheet).items():
        for own, less in zip(sheet, lost, strict=True):
            own[name] -= less
    return sheet
