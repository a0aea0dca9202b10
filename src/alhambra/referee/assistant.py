"""What a module tells the referee: everything it may, on one page.

The room of a module has an assistant in its `referee.py`, under the name of its rule. It is written
from the rules, reads views and hears events, and imports nothing but the referee. A module that
brings no points of its own and changes nothing about laying tiles needs none.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from alhambra.referee.paper import Gate, Paper, View
from alhambra.referee.shapes import Form
from alhambra.referee.story import Event, Story

if TYPE_CHECKING:
    from alhambra.referee.plan import Plan
    from alhambra.referee.table import Table
    from alhambra.referee.ways import Way, Ways

Look = Callable[[], "Table"]  # what everybody sees after the move


class Loss(NamedTuple):
    """Points that are taken away at once, on the sheet of a scoring."""

    round_number: int
    costs: list[int]  # by seat; nobody loses more than there is


class Assistant:
    """Sits at one table. Nothing here does anything: a module says what is different with it."""

    forms: ClassVar[Mapping[str, Form]] = {}  # of tiles that cover no single cell, by first word
    alike: ClassVar[tuple[str, ...]] = ()  # first words of tiles that cannot be told apart
    at_once: ClassVar[tuple[str, ...]] = ()  # events that bring a seat points
    loses_last: ClassVar[bool] = False  # whether its losses come after those of all others
    redesigns: ClassVar[Mapping[str, str]] = {}  # questions with a redesign: how its moves begin
    moving: ClassVar[bool] = False  # whether tiles may be moved in its redesigns
    wall_moves: ClassVar[tuple[str, ...]] = ()  # moves that build walls

    def __init__(self, name: str, view: View, story: Story) -> None:
        self.name = name
        self.story = story
        self.shown: dict[str, Any] = view.get(name, {})  # what the module shows at first

    # --- Pieces

    @staticmethod
    def turns_freely(_tile: str) -> bool:
        """Whether a tile of the module may be laid in any of four ways."""
        return False

    def unfinished(self, view: View) -> set[str]:
        """Tiles that do not count as buildings yet."""
        return set()

    def gates(self, view: View, seat: int) -> set[Gate]:
        """Walls of an Alhambra that one may walk through, each from one side."""
        return set()

    # --- Hearing

    def begin(self, told: list[Event]) -> None:
        """What was told before the referee came."""

    def hear(self, event: Event, look: Look) -> None:
        """One thing that is told, after the story has heard of it and before it is scored."""

    def after_scoring(self) -> None:
        """Everything of a scoring was counted."""

    def watch(self, table: "Table") -> None:
        """A move was made."""

    def compare(self, table: "Table") -> None:
        """What was told is what lies on the table."""

    # --- Points

    def type_order(self, view: View, round_number: int) -> list[str] | None:
        """The types by what they are worth in a scoring, the lowest first; None as usual."""
        return None

    def counts(self, table: "Table", seat: int, kind: str) -> float:
        """What counts besides the buildings of somebody who has one; the last seat is Dirk."""
        return 0

    def points(self, table: "Table", seat: int, round_number: int) -> Mapping[str, int]:
        """What a scoring brings to a seat, by the names of the items."""
        return {}

    def places(self, table: "Table", round_number: int) -> Mapping[str, list[int]]:
        """What a scoring brings to those who have most of something, by item; Dirk comes last."""
        return {}

    def loss(self, table: "Table", seat: int, round_number: int, points: int) -> int:
        """What a scoring costs a seat that has so many points by then; the last seat is Dirk."""
        return 0

    def loses_at_once(self, event: Event, look: Look) -> Loss | None:
        """What an event costs, before it is scored."""
        return None

    def not_ahead(self, view: View, round_number: int) -> tuple[str, ...]:
        """Items that cannot be told before their time."""
        return ()

    def dirk_drew(self, event: Event) -> list[str]:
        """Tiles that came to Dirk."""
        return []

    # --- Places

    def broken(self, paper: Paper) -> str:
        """The build rule of the module that does not hold in an Alhambra, "" if all do."""
        return ""

    def may_redesign(self, asked: "Ways") -> bool:
        """Whether a redesign is possible now, as far as the module has a say in it."""
        return True

    def may_store(self, asked: "Ways", tile: str) -> bool:
        """Whether a tile may go to the reserve."""
        return True

    def laying_moves(self, usual: set[str]) -> set[str]:
        """Its own names of moves that lay a tile, made from the usual ones."""
        return set()

    def placings(self, asked: "Ways", tiles: list[str]) -> "Iterator[Way]":
        """Further ways to place what was bought."""
        yield from ()

    def adds(
        self, asked: "Ways", kind: str, tiles: list[str], plan: "Plan", lift: "Way"
    ) -> "Iterator[Way]":
        """Further ways to place, add or move a tile; a tile that is moved was lifted there."""
        yield from ()

    def exchanges(self, asked: "Ways", kind: str, tiles: list[str]) -> "Iterator[Way]":
        """Further ways to exchange a tile."""
        yield from ()

    def walls(self, asked: "Ways") -> "Iterator[Way]":
        """Every way to build walls."""
        yield from ()
