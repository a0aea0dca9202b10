"""The street trader for the referee: series of residents of different colours."""

from collections import Counter
from collections.abc import Mapping

from alhambra.referee.assistant import Assistant
from alhambra.referee.table import Table

RESIDENT = "resident-"


class StreetTrader(Assistant):
    """Residents are marks on the cells where they live."""

    def points(self, table: Table, seat: int, round_number: int) -> Mapping[str, int]:
        return {"street_trader": series(Counter(residents(table, seat)))}


def residents(table: Table, seat: int) -> list[str]:
    """The colours of those who live in the Alhambra; others still stand with the trader.

    A tile may lie on his cell already when he has not yet been told to make way.
    """
    found: list[str] = []
    trader, _ = table.view["street_trader"]["traders"][seat]
    for mark in table.view["marks"]:
        if mark["word"].startswith(RESIDENT) and mark.get("seat") == seat:
            built = (mark["at"][0], mark["at"][1]) in table.papers[seat].squares
            if built and mark["at"] != trader:
                found += [mark["word"].removeprefix(RESIDENT)] * mark["count"]
    return found


def series(colours: Counter[str]) -> int:
    """Series of different colours, as long as possible, one after the other."""
    points = 0
    while colours := +colours:
        points += len(colours) * (len(colours) + 1) // 2
        colours.subtract(list(colours))
    return points
