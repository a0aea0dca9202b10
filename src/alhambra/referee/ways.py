"""Every way to lay, lift or wall a tile in answer to a question, worked out from the rules."""

from collections.abc import Iterable, Iterator
from typing import Any

from alhambra.referee.paper import Paper
from alhambra.referee.pieces import Cell
from alhambra.referee.plan import Plan
from alhambra.referee.story import Story
from alhambra.referee.table import Table

REDESIGN = {"act": ""}  # the question that holds a redesign in the base game: its moves as they are
Way = tuple[Any, ...]  # the kind of a move, tile, lifted cell, cell, turn, and what else it names
Rest = tuple[tuple[str, Any], ...]  # the names of further parts with their values, in their order
NAMED = ("move", "tile", "lift", "at", "turn")


def told_way(move: dict[str, Any], story: Story) -> Way:
    """A move as it was offered."""
    tile = story.look_of(move["tile"]) if "tile" in move else ""
    at, lift = tuple(move.get("at", ())), tuple(move.get("lift", ()))
    rest = {name: value for name, value in move.items() if name not in NAMED}
    return (move["move"], tile, lift, at, move.get("turn", 0), named(**rest))


def named(part: int = 1, **rest: Any) -> Rest:
    """Further parts of a move; the first cell of a tile need not be named."""
    return tuple(sorted(rest.items())) + ((("part", part),) if part != 1 else ())


class Ways:
    """The ways of the seat that is asked."""

    def __init__(self, table: Table, story: Story) -> None:
        self.table = table
        self.view = table.view
        self.story = story
        self.assistants = table.assistants
        self.seat: int = self.view["question"]["seat"]
        self.kind: str = self.view["question"]["kind"]
        self.plan = Plan(table.papers[self.seat], self.assistants)

    def all(self) -> set[Way]:
        """Whatever the question is."""
        if self.kind == "place":
            return {*self._placing(self.view["question"]["data"]["tiles"])}
        if all(one.may_redesign(self) for one in self.assistants):
            for holder in (None, *self.assistants):
                questions = holder.redesigns if holder else REDESIGN
                if self.kind in questions:
                    moving = holder is not None and holder.moving
                    return {*self._redesigning(questions[self.kind], moving)}
        return set()

    def walls(self) -> set[Way]:
        """Every way to build walls."""
        return {way for one in self.assistants for way in one.walls(self)}

    def may_store(self, tile: str) -> bool:
        """Whether a tile may go to the reserve."""
        return all(one.may_store(self, tile) for one in self.assistants)

    # --- Ways

    def _placing(self, tiles: list[str]) -> Iterator[Way]:
        yield from self._every_add("place", tiles, self.plan)
        for one in self.assistants:
            yield from one.placings(self, tiles)

    def _redesigning(self, begins: str, moving: bool) -> Iterator[Way]:
        tiles = self.view["seats"][self.seat]["reserve"]
        yield from self._every_add(f"{begins}add", tiles, self.plan)
        yield from self.exchanges(f"{begins}exchange", tiles)
        for one in self.assistants:
            yield from one.exchanges(self, f"{begins}exchange", tiles)
        yield from self._removals(f"{begins}remove")
        if moving:
            yield from self._moves(f"{begins}move")

    def _every_add(self, kind: str, tiles: list[str], plan: Plan, lift: Way = ()) -> Iterator[Way]:
        yield from self.adds(kind, tiles, plan, lift=lift)
        for one in self.assistants:
            yield from one.adds(self, kind, tiles, plan, lift)

    def laid(
        self, tile: str, cells: Iterable[Cell], helped: bool = False
    ) -> Iterator[tuple[Cell, int, Paper]]:
        """The tile, beginning on each of the cells, in each direction it may have."""
        for at in cells:
            for turn in self.story.shapes.turns(tile, helped):
                yield at, turn, self.story.lone(tile, at, turn, tile not in self.table.unfinished)

    def beginnings(self, tile: str, plan: Plan) -> set[Cell]:
        """The free cells on which a tile may begin."""
        return plan.near() if self.story.shapes.is_long(tile) else plan.edge

    def adds(
        self, kind: str, tiles: list[str], plan: Plan, helped: bool = False, lift: Way = ()
    ) -> Iterator[Way]:
        """Each tile on free ground; with help also turned."""
        for tile in tiles:
            for at, turn, piece in self.laid(tile, self.beginnings(tile, plan), helped):
                if plan.may_add(piece):
                    yield (kind, self.story.look_of(tile), lift, at, turn, ())

    def _removals(self, kind: str) -> Iterator[Way]:
        for tile, at in self.plan.paper.tiles().items():
            if self.may_store(tile) and self.plan.may_lift(self.plan.paper.cells_of(tile)):
                yield (kind, "", (), at, 0, ())

    def exchanges(self, kind: str, tiles: list[str], helped: bool = False) -> Iterator[Way]:
        """Each tile in the place of one that goes to the reserve; with help also turned."""
        for old in self.plan.paper.tiles():
            if self.may_store(old):
                cells = self.plan.paper.cells_of(old)
                for tile in tiles:
                    for at, turn, piece in self.laid(tile, cells, helped):
                        if self.plan.may_exchange(cells, piece):
                            yield (kind, self.story.look_of(tile), (), at, turn, ())

    def _moves(self, kind: str) -> Iterator[Way]:
        """Lifted and laid elsewhere; the rules hold without the tile and with it."""
        for tile, old in self.plan.paper.tiles().items():
            cells = self.plan.paper.cells_of(tile)
            if self.plan.may_lift(cells):
                rest = self.plan.without(cells)
                for name, _, lift, at, turn, more in self._every_add(kind, [tile], rest, old):
                    if at != old:
                        yield (name, "", lift, at, turn, more)
