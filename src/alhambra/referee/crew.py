"""The referee's assistants at one table: one for each module that has something to say."""

from collections.abc import Mapping

from alhambra.referee.assistant import Assistant, Look
from alhambra.referee.paper import View
from alhambra.referee.shapes import Shapes
from alhambra.referee.story import Event, Story
from alhambra.referee.table import Table

Assistants = Mapping[str, type[Assistant]]  # by the modules they know


def shapes_of(kinds: Assistants) -> Shapes:
    """How the tiles of these modules lie."""
    forms = {word: form for kind in kinds.values() for word, form in kind.forms.items()}
    alike = {word for kind in kinds.values() for word in kind.alike}
    return Shapes(forms, [kind.turns_freely for kind in kinds.values()], alike)


class Crew:
    """What was told of the boards, and what each assistant keeps beside it."""

    def __init__(self, view: View, kinds: Assistants) -> None:
        self.shapes = shapes_of(kinds)
        self.story = Story(view, self.shapes)
        self.assistants = [kind(name, view, self.story) for name, kind in kinds.items()]
        self.at_once = {name for one in self.assistants for name in one.at_once}
        self._watching = [one for one in self.assistants if type(one).watch is not Assistant.watch]

    def table(self, view: View) -> Table:
        """What everybody sees, on paper."""
        return Table(view, self.assistants, self.shapes)

    def hear(self, event: Event, look: Look) -> None:
        """One thing that is told."""
        self.story.hear(event)
        for one in self.assistants:
            one.hear(event, look)

    def watch(self, look: Look) -> None:
        """A move was made."""
        for one in self._watching:
            one.watch(look())

    def after_scoring(self) -> None:
        """Everything of a scoring was counted."""
        for one in self.assistants:
            one.after_scoring()

    def compare(self, table: Table) -> None:
        """What was told is what lies on the table."""
        self.story.compare(table.view)
        for one in self.assistants:
            one.compare(table)

    def dirk_drew(self, event: Event) -> list[str]:
        """Tiles that came to Dirk."""
        drawn: list[str] = event["tiles"] if event["event"] == "dirk_drew" else []
        return drawn + [tile for one in self.assistants for tile in one.dirk_drew(event)]

    def laying_moves(self) -> set[str]:
        """The names of all moves that lay or lift a tile."""
        begins = ["", *(start for one in self.assistants for start in one.redesigns.values())]
        ways = ("add", "exchange", "remove", "move")
        usual = {"place", *(f"{start}{way}" for start in begins for way in ways)}
        return usual.union(*(one.laying_moves(usual) for one in self.assistants))

    def wall_moves(self) -> set[str]:
        """The names of all moves that build walls."""
        return {name for one in self.assistants for name in one.wall_moves}
