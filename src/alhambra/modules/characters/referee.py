"""Characters for the referee: what those at court bring, and a redesign at the end of a turn."""

from collections.abc import Mapping
from typing import ClassVar

from alhambra.referee.assistant import Assistant, Look
from alhambra.referee.objection import agree
from alhambra.referee.outline import longest
from alhambra.referee.paper import View
from alhambra.referee.story import Event, Story
from alhambra.referee.table import Table
from alhambra.referee.ways import Ways

END_OF_TURN = "end_question"
JUGGLER = 8
HALF = 0.5  # what the wise man adds to the type he chose
WATCHED = 3  # pieces of wall for each point of the city watch


class Characters(Assistant):
    """Who has just won the juggler, and what the wise man has chosen."""

    at_once: ClassVar[tuple[str, ...]] = ("juggler_kept",)
    redesigns: ClassVar[Mapping[str, str]] = {END_OF_TURN: "builder_"}

    def __init__(self, name: str, view: View, story: Story) -> None:
        super().__init__(name, view, story)
        self.juggled: int | None = None
        self.wise: str | None = self.shown.get("wise")

    def hear(self, event: Event, look: Look) -> None:
        match event["event"]:
            case "character_won":
                self.juggled = event["seat"] if event["lot"] == "juggler" else None
            case "juggler_kept":
                told = event["seat"], event["points"]
                agree("points for the juggler", told, (self.juggled, JUGGLER))
            case "wise_man_chose":
                self.wise = event["type"]
            case "patron_bought" if "tile" in event:
                self.story.buy(event["tile"])
            case "danced":
                self.story.drawing = True

    def after_scoring(self) -> None:
        """The wise man chooses anew for each."""
        self.wise = None

    def counts(self, table: Table, seat: int, kind: str) -> float:
        return HALF * (self.wise == kind and _has(table.view, seat, "wise_man"))

    def points(self, table: Table, seat: int, round_number: int) -> Mapping[str, int]:
        if not _has(table.view, seat, "city_watch"):
            return {}
        return {"city_watch": longest(table.papers[seat])[0] // WATCHED}

    def may_redesign(self, asked: Ways) -> bool:
        """The builder of the court comes once in a turn."""
        if asked.kind != END_OF_TURN:
            return True
        used = asked.view["characters"]["used"]
        return not used and _has(asked.view, asked.seat, "master_builder")


def _has(view: View, seat: int, character: str) -> bool:
    """Dirk has none."""
    held = view["characters"]["held"]
    return seat < len(held) and character in held[seat]
