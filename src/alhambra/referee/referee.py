"""The referee: watches a game from outside and objects to every point and place that is wrong."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from alhambra.referee.crew import Assistants, Crew
from alhambra.referee.ledger import Ledger, with_points
from alhambra.referee.objection import ObjectionError, agree
from alhambra.referee.paper import View
from alhambra.referee.plan import Plan
from alhambra.referee.scorer import score
from alhambra.referee.story import Event
from alhambra.referee.ways import Way, Ways, told_way

Move = dict[str, Any]  # its kind and its parts
Item = tuple[str, int, dict[str, Any]]  # name, points, explanation


class Referee:
    """Hears what is told to everybody and sees what everybody sees, nothing else."""

    def __init__(self, view: View, told: list[Event], assistants: Assistants) -> None:
        self.crew = Crew(view, assistants)
        for one in self.crew.assistants:
            one.begin(told)
        self.ledger = Ledger(view, self.crew)
        self.laying, self.walling = self.crew.laying_moves(), self.crew.wall_moves()
        self.compared: Counter[str] = Counter()
        self.skipped: Counter[str] = Counter()  # offered moves that name a cell, by kind

    def hear(self, events: list[Event], look: Callable[[], View]) -> None:
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
        again = score(self.crew.table(view), round_number)
        later = [n for one in self.crew.assistants for n in one.not_ahead(view, round_number)]
        for seat, items in sheet.items():
            mine, theirs = with_points(again[seat]), summed(items)
            for name in later:
                mine.pop(name, None)
                theirs.pop(name, None)
            agree(f"scoring {round_number} counted ahead, seat {seat}", theirs, mine)
        self.compared["scorings"] += 1

    def check_places(self, view: View, moves: Iterable[Move]) -> None:
        """The table as it was told, every Alhambra, and all places the question offers."""
        table = self.crew.table(view)
        self.crew.compare(table)
        for seat, drawn in enumerate(table.papers):
            broken = Plan(drawn, self.crew.assistants).broken(drawn)
            agree(f"a broken build rule in the Alhambra of seat {seat}", "", broken)
        ways = Ways(table, self.crew.story)
        laying, walling = self._told(moves)
        self._same("places", laying, ways.all())
        self._same("walls", walling, ways.walls())

    def _told(self, moves: Iterable[Move]) -> tuple[list[Way], list[Way]]:
        """The offered moves that lay tiles and those that build walls; others are counted."""
        laying, walling = [], []
        for move in moves:
            if move["move"] in self.laying:
                laying.append(told_way(move, self.crew.story))
            elif move["move"] in self.walling:
                walling.append(told_way(move, self.crew.story))
            elif "at" in move:
                self.skipped[move["move"]] += 1
        return laying, walling

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
