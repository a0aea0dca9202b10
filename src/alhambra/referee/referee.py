"""The referee: watches a game from outside and objects to every point and place that is wrong."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from alhambra.referee.ground import broken
from alhambra.referee.ledger import Event, Ledger, Look, with_points
from alhambra.referee.objection import ObjectionError, agree
from alhambra.referee.paper import View, paper
from alhambra.referee.penalties import LAST_ROUND
from alhambra.referee.scorer import score
from alhambra.referee.walls import WALL_MOVES, told_wall, wall_ways
from alhambra.referee.ways import REDESIGNS, Way, Ways, told_way

STAFF, CULTURE = "palace_staff", "culture"
LAYING_MOVES = {
    "place", "place_with_gate", "mosaic_place", "brick_exchange", "return_watchtower",
    "mosaic_exchange",
    *(f"{begins}{way}" for begins in REDESIGNS.values() for way in ("add", "exchange", "remove")),
    *(f"{begins}add_with_gate" for begins in REDESIGNS.values()),
    *(f"mosaic_{begins}add" for begins in REDESIGNS.values()),
    "craft_move", "gate_move", "craft_move_with_gate", "gate_move_with_gate",
}  # fmt: skip

Move = dict[str, Any]  # its kind and its parts
Item = tuple[str, int, dict[str, Any]]  # name, points, explanation


class Referee:
    """Hears what is told to everybody and sees what everybody sees, nothing else."""

    def __init__(self, view: View, told: list[Event]) -> None:
        self.ledger = Ledger(view)
        self.ledger.hoards.check_boards(told)
        self.compared: Counter[str] = Counter()
        self.skipped: Counter[str] = Counter()  # offered moves that name a cell, by kind

    def hear(self, events: list[Event], look: Look) -> None:
        """What a move did."""
        self.ledger.hear(events, look)
        self.compared["moves"] += 1
        self.compared["scorings"] += sum(event["event"] == "scored" for event in events)

    def check_points(self, points: list[int]) -> None:
        """Everybody's points, Dirk's not counted."""
        agree("points", points, self.ledger.points[: len(points)])

    def check_sheet(self, round_number: int, sheet: dict[int, list[Item]]) -> None:
        """A score sheet, item by item."""
        mine = self.ledger.sheet(round_number)
        for seat, items in sheet.items():
            agree(f"scoring {round_number}, seat {seat}", summed(items), mine[seat])

    def check_ahead(self, view: View, round_number: int, sheet: dict[int, list[Item]]) -> None:
        """What a scoring would bring if it came now."""
        again = score(view, round_number, self.ledger.hoards)
        for seat, items in sheet.items():
            mine, theirs = with_points(again[seat]), summed(items)
            for name in self._not_ahead(view, round_number):
                mine.pop(name, None)
                theirs.pop(name, None)
            agree(f"scoring {round_number} counted ahead, seat {seat}", theirs, mine)
        self.compared["scorings"] += 1

    def _not_ahead(self, view: View, round_number: int) -> list[str]:
        """Items that cannot be told before their time.

        In the last scoring the palace staff comes before the leftover tiles. A building that leaves
        a stall lowers the marker of a culture tile only when the turn is over.
        """
        names = [STAFF] if round_number == LAST_ROUND else []
        return names + ([CULTURE] if "personal_building_market" in view else [])

    def check_places(self, view: View, moves: Iterable[Move]) -> None:
        """The table as it was told, every Alhambra, and all places the question offers."""
        story = self.ledger.story
        story.compare(view)
        self.ledger.hoards.compare(view)
        for seat in range(len(view["seats"])):
            agree(
                f"a broken build rule in the Alhambra of seat {seat}", "", broken(paper(view, seat))
            )
        laying, walling = [], []
        for move in moves:
            if move["move"] in LAYING_MOVES:
                laying.append(told_way(move, story))
            elif move["move"] in WALL_MOVES:
                walling.append(told_wall(move))
            elif "at" in move:
                self.skipped[move["move"]] += 1
        self._same("places", laying, Ways(view, story).all())
        self._same("walls", walling, wall_ways(view, story))

    def _same(self, what: str, told: list[Way], mine: set[Way]) -> None:
        offered = set(told)
        if offered != mine:
            more, fewer = sorted(offered - mine, key=repr), sorted(mine - offered, key=repr)
            raise ObjectionError(f"{what} to choose from", f"also {more}", f"also {fewer}")
        self.compared[what] += len(mine)


def summed(items: list[Item]) -> dict[str, int]:
    """The points of each item that has any."""
    found: Counter[str] = Counter()
    for name, points, _ in items:
        found[name] += points
    return with_points(found)
