"""What everybody has gathered, as it was told: fruits, treasures, chests, dice, servants ...

Begins with what lies on the table when the referee comes, and changes only by what is told.
"""

from typing import Any

from alhambra.referee.culture import Culture
from alhambra.referee.objection import ObjectionError, agree
from alhambra.referee.paper import View
from alhambra.referee.pieces import TREASURES, fruit_spaces


class Orchard:
    """One fruit board: the spaces of each group, those that are planted, and fruits beside it."""

    def __init__(self, board: dict[str, Any]) -> None:
        self.spaces: dict[int, set[str]] = {
            group["group"]: {*group["planted"], *group["missing"]} for group in board["groups"]
        }
        self.planted = {group["group"]: set(group["planted"]) for group in board["groups"]}
        self.beside: int = board["beside"]

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


class Hoards:
    """All of it, by seat."""

    def __init__(self, view: View) -> None:
        seats = range(len(view["seats"]))
        self.orchards = [Orchard(board) for board in view.get("orchards", {}).get("boards", [])]
        left = view.get("treasures", {}).get("left", [TREASURES for _ in seats])
        self.treasures = [set(own) for own in left]
        done = view.get("fresh_colors", {}).get("done", [[] for _ in seats])
        self.decor = [{project.split()[1] for project in own} for own in done]
        chests = view.get("treasure_chamber", {}).get("chests", [])
        self.chests = [len(own) for own in chests]
        dice = view.get("buildings_of_power", {}).get("dice", [])
        self.black = {die["tile"]: die["pips"] for die in dice if die["die"] == "black"}
        self.served = set(view.get("palace_staff", {}).get("served", []))
        falcons = view.get("falconers", {}).get("falcons", [[] for _ in seats])
        self.falcons = [{one["falcon"]: tuple(one["at"]) for one in own} for own in falcons]
        self.culture = Culture(view) if "art_of_the_moors" in view else None
        self.wise: str | None = view.get("characters", {}).get("wise")

    def hear(self, event: dict[str, Any]) -> None:
        """One thing that was told."""
        seat = event.get("seat", -1)
        self._hear_of_tiles(event, seat)
        match event["event"]:
            case "fruit_planted":
                self.orchards[seat].plant(event["fruit"], event["group"])
            case "fruit_beside":
                self.orchards[seat].lay_beside(event["fruit"])
            case "treasure_given":
                agree("a treasure to give", True, event["treasure"] in self.treasures[seat])
                self.treasures[seat].remove(event["treasure"])
            case "decor_completed":
                self.decor[seat] |= {project.split()[1] for project in event["projects"]}
            case "wise_man_chose":
                self.wise = event["type"]
            case "scored":
                self.wise = None

    def _hear_of_tiles(self, event: dict[str, Any], seat: int) -> None:
        """What comes to tiles and leaves them."""
        match event["event"]:
            case "chest_put":
                self.chests[seat] += 1
            case "chest_lost":
                self.chests[seat] -= 1
            case "power_die" if event["die"] == "black":
                self.black[event["tile"]] = event["pips"]
            case "servant_placed":
                self.served.add(event["tile"])
            case "falcon_placed":
                self.falcons[seat][event["falcon"]] = tuple(event["at"])
            case "falcon_returned":
                agree("a falcon to return", True, event["falcon"] in self.falcons[seat])
                del self.falcons[seat][event["falcon"]]

    def check_boards(self, told: list[dict[str, Any]]) -> None:
        """Each fruit board that was dealt shows its fruits."""
        for event in told:
            if event["event"] == "fruit_board":
                spaces = self.orchards[event["seat"]].spaces
                agree(f"fruit board {event['board']}", spaces, fruit_spaces(event["board"]))

    def compare(self, view: View) -> None:
        """What was told is what lies on the table."""
        now = Hoards(view)
        for seat, (mine, other) in enumerate(zip(self.orchards, now.orchards, strict=True)):
            agree(f"fruits of seat {seat}", other.planted, mine.planted)
            agree(f"fruits beside the board of seat {seat}", other.beside, mine.beside)
        agree("treasures left", now.treasures, self.treasures)
        agree("completed projects", now.decor, self.decor)
        agree("chests", now.chests, self.chests)
        agree("falcons", now.falcons, self.falcons)
        if self.culture and now.culture:
            agree("culture tiles", now.culture.seen(view), self.culture.seen(view))
        built = {lying["tile"] for mine in view["seats"] for lying in mine["board"]}
        agree("served buildings", now.served & built, self.served & built)
        pips = {tile: number for tile, number in self.black.items() if tile in built}
        agree("black dice", {tile: now.black.get(tile) for tile in pips}, pips)
