"""Orchards for the referee: fruits as they were planted, on the spaces of the board dealt."""

from collections.abc import Mapping
from typing import Any

from alhambra.referee.assistant import Assistant, Look
from alhambra.referee.objection import ObjectionError, agree
from alhambra.referee.paper import View
from alhambra.referee.scorer import LAST_ROUND
from alhambra.referee.story import Event, Story
from alhambra.referee.table import Table

FRUITS = ("apple", "fig", "grape", "lemon", "orange", "pear", "pomegranate")
GROUPS = (1, 2, 4, 7, 11, 16)  # the points of the groups with one to six spaces
# The spaces of the first board, by group; each further board names the next fruit in the circle.
FIRST_BOARD = ((0,), (3, 5), (1, 2, 4), (0, 3, 5, 6), (0, 1, 2, 4, 6), (1, 2, 3, 4, 5, 6))


def fruit_spaces(board: int) -> dict[int, set[str]]:
    """The fruits of each group of a board, the first of which is number 1."""
    return {
        points: {FRUITS[(fruit + board - 1) % len(FRUITS)] for fruit in spaces}
        for points, spaces in zip(GROUPS, FIRST_BOARD, strict=True)
    }


class FruitBoard:
    """The spaces of each group, those that are planted, and fruits beside the board."""

    def __init__(self, shown: dict[str, Any], seat: int) -> None:
        planted, missing = shown["planted"][seat], shown["missing"][seat]
        self.planted = {group: {f for g, f in planted if g == group} for group in GROUPS}
        self.spaces = {
            group: {f for g, f in missing if g == group} | self.planted[group] for group in GROUPS
        }
        self.beside = len(shown["beside"][seat])

    def plant(self, fruit: str, group: int) -> None:
        """On a space of its own kind that is free."""
        free = self.spaces[group] - self.planted[group]
        if fruit not in free:
            raise ObjectionError(f"a space for a {fruit} in group {group}", True, sorted(free))
        self.planted[group].add(fruit)

    def lay_beside(self, fruit: str) -> None:
        """Only if no space for it is free."""
        free = [g for g in self.spaces if fruit in self.spaces[g] - self.planted[g]]
        agree(f"groups with a free space for the {fruit} beside the board", [], free)
        self.beside += 1

    def points(self) -> int:
        """Whole groups, and one for each fruit beside."""
        whole = [group for group in self.spaces if self.planted[group] == self.spaces[group]]
        return sum(whole) + self.beside


def fruit_boards(shown: dict[str, Any]) -> list[FruitBoard]:
    """The boards of all seats, as a view shows them."""
    return [FruitBoard(shown, seat) for seat in range(len(shown["boards"]))]


class Orchards(Assistant):
    """One board for each seat."""

    def __init__(self, name: str, view: View, story: Story) -> None:
        super().__init__(name, view, story)
        self.boards = fruit_boards(self.shown)

    def begin(self, told: list[Event]) -> None:
        """Each board that was dealt shows its fruits."""
        for event in told:
            if event["event"] == "fruit_board":
                spaces = self.boards[event["seat"]].spaces
                agree(f"fruit board {event['board']}", spaces, fruit_spaces(event["board"]))

    def hear(self, event: Event, look: Look) -> None:
        if event["event"] == "fruit_planted":
            self.boards[event["seat"]].plant(event["fruit"], event["group"])
        elif event["event"] == "fruit_beside":
            self.boards[event["seat"]].lay_beside(event["fruit"])

    def compare(self, table: Table) -> None:
        now = fruit_boards(table.view["orchards"])
        for seat, (mine, other) in enumerate(zip(self.boards, now, strict=True)):
            agree(f"fruits of seat {seat}", other.planted, mine.planted)
            agree(f"fruits beside the board of seat {seat}", other.beside, mine.beside)

    def points(self, table: Table, seat: int, round_number: int) -> Mapping[str, int]:
        return {"orchards": self.boards[seat].points() if round_number == LAST_ROUND else 0}
