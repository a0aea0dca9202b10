"""A careful scorekeeper: hears what is told at the table and writes every point down.

Points outside scorings must be those that are due. Every scoring is counted again from the table as
it lies, then its losses are taken in their order, and nobody ever falls below 0.
"""

from collections import Counter
from collections.abc import Callable
from functools import cache

from alhambra.referee.assistant import Look
from alhambra.referee.crew import Crew
from alhambra.referee.objection import agree
from alhambra.referee.paper import View
from alhambra.referee.scorer import LAST_ROUND, Sheet, gains, losses
from alhambra.referee.story import Event
from alhambra.referee.table import Table


class Ledger:
    """Points by seat, Dirk last, and the sheets they come from."""

    def __init__(self, view: View, crew: Crew) -> None:
        self.crew = crew
        self.points = [seat["score"] for seat in view["seats"]]
        if "dirk" in view:
            self.points.append(view["dirk"]["score"])
        self.sheets: list[Sheet] = [[Counter() for _ in self.points] for _ in range(LAST_ROUND)]

    def hear(self, events: list[Event], view: Callable[[], View]) -> None:
        """What was told in one move, in its order; the table lies as it does after it."""
        look = cache(lambda: self.crew.table(view()))
        for number, event in enumerate(events):
            self.crew.hear(event, look)
            self._take_at_once(event, look)
            if event["event"] in self.crew.at_once:
                self.points[event["seat"]] += event["points"]
            elif event["event"] == "scored":
                self._score(event, events[number:], look())
            elif event["event"] == "game_over":
                agree("points at the end", event["scores"], self.points)
        self.crew.watch(look)

    def _score(self, event: Event, later: list[Event], table: Table) -> None:
        """Everything is counted, gains first; nobody falls below 0."""
        round_number = event["round"]
        then = self._at_the_scoring(later, table)
        counted = gains(then, round_number)
        lost = losses(then, round_number, counted)
        gained = [own.total() for own in counted]
        for name, by_seat in lost.items():
            for seat, less in enumerate(by_seat):
                counted[seat][name] -= less
        told = [own.total() for own in counted]
        agree(f"points of scoring {round_number}", event["points"], told)
        for seat, own in enumerate(counted):
            self.sheets[round_number - 1][seat].update(own)
            for change in (gained[seat], *(-by_seat[seat] for by_seat in lost.values())):
                self.points[seat] = max(0, self.points[seat] + change)
        self.crew.after_scoring()

    def _at_the_scoring(self, later: list[Event], table: Table) -> Table:
        """The table without what Dirk drew since, with the points of that moment."""
        view = table.view
        seats = zip(view["seats"], self.points, strict=False)
        then = {**view, "seats": [{**seat, "score": points} for seat, points in seats]}
        if "dirk" in view:
            since = [tile for event in later for tile in self.crew.dirk_drew(event)]
            left = [tile for tile in view["dirk"]["tiles"] if tile not in since]
            then["dirk"] = {**view["dirk"], "tiles": left}
        return self.crew.table(then)

    def _take_at_once(self, event: Event, look: Look) -> None:
        """Nobody loses more than there is; where nothing is told of it, nobody lost anything."""
        for one in self.crew.assistants:
            loss = one.loses_at_once(event, look)
            if loss is None:
                continue
            lost = [min(has, cost) for has, cost in zip(self.points, loss.costs, strict=False)]
            told = event.get("losses", [0] * len(lost))
            agree(f"points lost to {one.name} in scoring {loss.round_number}", told, lost)
            for seat, less in enumerate(lost):
                self.points[seat] -= less
                self.sheets[loss.round_number - 1][seat][one.name] -= less

    def sheet(self, round_number: int) -> list[dict[str, int]]:
        """The items of one scoring that brought or cost something, by seat."""
        return [with_points(own) for own in self.sheets[round_number - 1]]


def with_points(items: Counter[str]) -> dict[str, int]:
    """Items that brought or cost something."""
    return {name: points for name, points in items.items() if points}
