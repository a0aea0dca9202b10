"""A careful scorekeeper: hears what is told at the table and writes every point down.

Points outside scorings are told as they come. Every scoring is counted again from the table as it
lies, then its losses are taken in their order, and nobody ever falls below 0.
"""

from collections import Counter
from typing import Any

from alhambra import Game
from tests.second.paper import Paper, paper
from tests.second.penalties import LAST_ROUND, attack_losses, bare_buildings
from tests.second.scorer import Sheet, score

AT_ONCE = ("designer_points", "gate_points", "juggler_kept")
ENDING = ("staff_missed", "leftover")  # what may be told first when the game comes to its end

Event = dict[str, Any]
View = dict[str, Any]
Item = tuple[str, int, dict[str, Any]]


class Ledger:
    """Points by seat, Dirk last, and the sheets they come from."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.players = game.setup.players
        contenders = range(len(game.count_round(1)))
        self.points = [0 for _ in contenders]
        self.sheets: list[Sheet] = [[Counter() for _ in contenders] for _ in range(LAST_ROUND)]
        self._wise: str | None = None
        self._docked = False  # whether the palace staff has cost points for the last time

    def hear(self, events: list[Event]) -> None:
        """What was told in one move, in its order; the table lies as it does after it."""
        for number, event in enumerate(events):
            if event["event"] in AT_ONCE:
                self.points[event["seat"]] += event["points"]
            elif event["event"] == "wise_man_chose":
                self._wise = event["type"]
            elif event["event"] == "scored":
                self._score(event, events[number:])
            elif event["event"] == "attacked":
                self._attack(event)
            elif event["event"] in ENDING:
                self._deduct_staff(event)

    def _score(self, event: Event, later: list[Event]) -> None:
        """Everything is counted, gains first; nobody falls below 0."""
        round_number = event["round"]
        if round_number == LAST_ROUND:
            self._deduct_staff(event)
        counted = score(self._at_the_scoring(later), round_number)
        for seat, own in enumerate(counted):
            self.sheets[round_number - 1][seat].update(own)
            losses = [own.pop(name, 0) for name in ("palace_staff", "medina")]
            for change in (own.total(), *losses):
                self.points[seat] = max(0, self.points[seat] + change)
        self._wise = None

    def _at_the_scoring(self, later: list[Event]) -> View:
        """The table without what Dirk drew since, with the points and the wise man's type."""
        view = self.game.view()
        seats = zip(view["seats"], self.points, strict=False)
        view["seats"] = [{**seat, "score": points} for seat, points in seats]
        if "dirk" in view:
            since = [tile for event in later for tile in _drawn(event)]
            view["dirk"]["tiles"] = [t for t in view["dirk"]["tiles"] if t not in since]
        if "characters" in view:
            view["characters"]["wise"] = self._wise
        return view

    def _deduct_staff(self, event: Event) -> None:
        """The last one comes before the leftover tiles; if nothing is told of it, nobody lost."""
        view = self.game.view()
        if "palace_staff" in view and not self._docked:
            self._docked = True
            bare = [bare_buildings(view, drawn) for drawn in self._papers(view)]
            self._take("palace_staff", LAST_ROUND, bare, event.get("losses", [0] * self.players))

    def _attack(self, event: Event) -> None:
        """After everything else of a scoring."""
        round_number = event["round"]
        papers = self._papers(self.game.view())
        costs = [attack_losses(drawn, round_number, event["attack"]) for drawn in papers]
        self._take("invaders", round_number, costs, event["losses"])

    def _papers(self, view: View) -> list[Paper]:
        return [paper(view, seat) for seat in range(self.players)]

    def _take(self, name: str, round_number: int, costs: list[int], told: list[int]) -> None:
        """Nobody loses more than there is."""
        losses = [min(has, cost) for has, cost in zip(self.points, costs, strict=False)]
        assert told == losses
        for seat, lost in enumerate(losses):
            self.points[seat] -= lost
            self.sheets[round_number - 1][seat][name] -= lost


def _drawn(event: Event) -> list[str]:
    """The tiles Dirk drew, and the buildings he put on his grounds."""
    if event["event"] == "dirk_built":
        return [event["ground"].replace("ground", event["type"])]
    return event["tiles"] if event["event"] == "dirk_drew" else []


def summed(items: list[Item]) -> dict[str, int]:
    """The points of each item that has any."""
    found: Counter[str] = Counter()
    for name, points, _ in items:
        found[name] += points
    return with_points(found)


def with_points(items: Counter[str]) -> dict[str, int]:
    """Items that brought or cost something."""
    return {name: points for name, points in items.items() if points}
