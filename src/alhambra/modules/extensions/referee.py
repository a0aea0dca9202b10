"""Extensions for the referee: they count with the building they belong to."""

from alhambra.referee.assistant import Assistant
from alhambra.referee.table import Table


class Extensions(Assistant):
    """On buildings in the Alhambra, or of Dirk."""

    def counts(self, table: Table, seat: int, kind: str) -> float:
        own = table.tiles(seat)
        marks = [mark for mark in table.view["marks"] if mark["word"] == f"extension-{kind}"]
        here = [mark for mark in marks if mark.get("tile") in own]
        spots = [mark for mark in marks if "tile" not in mark and mark.get("seat") == seat]
        return float(sum(mark["count"] for mark in here + spots))
