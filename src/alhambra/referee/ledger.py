"""A careful scorekeeper: hears what is told at the table and writes every point down.

Points outside scorings must be those that are due. Every scoring is counted again from the table as
it lies, then its losses are taken in their order, and nobody ever falls below 0.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

from alhambra.referee.at_once import Designers, Juggler, Keys
from alhambra.referee.hoards import Hoards
from alhambra.referee.objection import agree
from alhambra.referee.paper import Paper, View, paper
from alhambra.referee.penalties import LAST_ROUND, attack_losses, bare_buildings
from alhambra.referee.scorer import Sheet, score
from alhambra.referee.story import Story

AT_ONCE = ("designer_points", "gate_points", "juggler_kept")
ENDING = ("staff_missed", "leftover")  # what may be told first when the game comes to its end
CULTURE = ("culture_taken", "culture_turned", "turn", "scored")

Event = dict[str, Any]
Look = Callable[[], View]  # what everybody sees now


class Ledger:
    """Points by seat, Dirk last, and the sheets they come from."""

    def __init__(self, view: View) -> None:
        self.points = [seat["score"] for seat in view["seats"]]
        if "dirk" in view:
            self.points.append(view["dirk"]["score"])
        self.sheets: list[Sheet] = [[Counter() for _ in self.points] for _ in range(LAST_ROUND)]
        self.story = Story(view)
        self.hoards = Hoards(view)
        self.at_once = (Designers(view, self.story), Keys(view), Juggler())
        self._docked = False  # whether the palace staff has cost points for the last time

    def hear(self, events: list[Event], look: Look) -> None:
        """What was told in one move, in its order; the table lies as it does after it."""
        for number, event in enumerate(events):
            self.story.hear(event)
            for giver in self.at_once:
                giver.hear(event)
            if event["event"] in CULTURE and self.hoards.culture:
                self.hoards.culture.hear(event, look())
            if event["event"] in AT_ONCE:
                self.points[event["seat"]] += event["points"]
            elif event["event"] == "scored":
                self._score(event, events[number:], look())
            elif event["event"] == "attacked":
                self._attack(event, look())
            elif event["event"] in ENDING:
                self._deduct_staff(event, look())
            elif event["event"] == "game_over":
                agree("points at the end", event["scores"], self.points)
            self.hoards.hear(event)
        if self.hoards.culture:
            self.hoards.culture.watch(look())

    def _score(self, event: Event, later: list[Event], view: View) -> None:
        """Everything is counted, gains first; nobody falls below 0."""
        round_number = event["round"]
        if round_number == LAST_ROUND:
            self._deduct_staff(event, view)
        counted = score(self._at_the_scoring(later, view), round_number, self.hoards)
        told = [own.total() for own in counted]
        agree(f"points of scoring {round_number}", event["points"], told)
        for seat, own in enumerate(counted):
            self.sheets[round_number - 1][seat].update(own)
            losses = [own.pop(name, 0) for name in ("palace_staff", "medina")]
            for change in (own.total(), *losses):
                self.points[seat] = max(0, self.points[seat] + change)

    def _at_the_scoring(self, later: list[Event], view: View) -> View:
        """The table without what Dirk drew since, with the points of that moment."""
        seats = zip(view["seats"], self.points, strict=False)
        then = {**view, "seats": [{**seat, "score": points} for seat, points in seats]}
        if "dirk" in view:
            since = [tile for event in later for tile in _drawn(event)]
            left = [tile for tile in view["dirk"]["tiles"] if tile not in since]
            then["dirk"] = {**view["dirk"], "tiles": left}
        return then

    def _deduct_staff(self, event: Event, view: View) -> None:
        """The last one comes before the leftover tiles; if nothing is told of it, nobody lost."""
        if "palace_staff" in view and not self._docked:
            self._docked = True
            bare = [bare_buildings(drawn, self.hoards.served) for drawn in _papers(view)]
            self._take("palace_staff", LAST_ROUND, bare, event.get("losses", [0] * len(bare)))

    def _attack(self, event: Event, view: View) -> None:
        """After everything else of a scoring."""
        round_number = event["round"]
        costs = [attack_losses(drawn, round_number, event["attack"]) for drawn in _papers(view)]
        self._take("invaders", round_number, costs, event["losses"])

    def _take(self, name: str, round_number: int, costs: list[int], told: list[int]) -> None:
        """Nobody loses more than there is."""
        losses = [min(has, cost) for has, cost in zip(self.points, costs, strict=False)]
        agree(f"points lost to {name} in scoring {round_number}", told, losses)
        for seat, lost in enumerate(losses):
            self.points[seat] -= lost
            self.sheets[round_number - 1][seat][name] -= lost

    def sheet(self, round_number: int) -> list[dict[str, int]]:
        """The items of one scoring that brought or cost something, by seat."""
        return [with_points(own) for own in self.sheets[round_number - 1]]


def _papers(view: View) -> list[Paper]:
    return [paper(view, seat) for seat in range(len(view["seats"]))]


def _drawn(event: Event) -> list[str]:
    """The tiles Dirk drew, and the buildings he put on his grounds."""
    if event["event"] == "dirk_built":
        return [event["ground"].replace("ground", event["type"])]
    drawn: list[str] = event["tiles"] if event["event"] == "dirk_drew" else []
    return drawn


def with_points(items: Counter[str]) -> dict[str, int]:
    """Items that brought or cost something."""
    return {name: points for name, points in items.items() if points}
