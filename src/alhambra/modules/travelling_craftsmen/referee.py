"""Travelling craftsmen for the referee: those who lay, turn and move tiles."""

from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar

from alhambra.referee.assistant import Assistant, Look
from alhambra.referee.paper import Paper
from alhambra.referee.pieces import Cell
from alhambra.referee.plan import Plan
from alhambra.referee.story import Event
from alhambra.referee.ways import Way, Ways


class TravellingCraftsmen(Assistant):
    """One of the two that lie open may be called on, once in one's own turn."""

    redesigns: ClassVar[Mapping[str, str]] = {"craft_question": "craft_"}
    moving = True

    def hear(self, event: Event, look: Look) -> None:
        if event["event"] == "craftsman_passed":
            self.story.turn = None

    def laying_moves(self, usual: set[str]) -> set[str]:
        return {"brick_exchange", *(f"mosaic_{name}" for name in usual)}

    def _may_call(self, asked: Ways, craftsman: str) -> bool:
        guild = asked.view["travelling_craftsmen"]
        mine = self.story.turn == asked.seat and guild["used"] is None
        return mine and craftsman in guild["up"][asked.seat]

    # --- The mosaic artist turns a tile

    def adds(
        self, asked: Ways, kind: str, tiles: list[str], plan: Plan, lift: Way
    ) -> Iterator[Way]:
        claimed = kind == "place" and not self.story.claimed.isdisjoint(tiles)
        if not lift and not claimed and self._may_call(asked, "mosaic_artist"):
            yield from self._turned(asked.adds(f"mosaic_{kind}", tiles, plan, helped=True))

    def exchanges(self, asked: Ways, kind: str, tiles: list[str]) -> Iterator[Way]:
        if kind == "exchange" and self._may_call(asked, "mosaic_artist"):
            yield from self._turned(asked.exchanges("mosaic_exchange", tiles, helped=True))

    def _turned(self, ways: Iterable[Way]) -> Iterator[Way]:
        """He is called only for a tile that is turned and could not be without him."""
        for way in ways:
            if way[4] and not self.story.shapes.turns_freely(way[1]):
                yield way

    # --- The brickmaker lays a tile in the place of another

    def placings(self, asked: Ways, tiles: list[str]) -> Iterator[Way]:
        """A bought tile takes the place of a built one, which is built elsewhere or stored."""
        if not self.story.claimed.isdisjoint(tiles) or not self._may_call(asked, "brickmaker"):
            return
        for old in asked.plan.paper.tiles():
            cells = asked.plan.paper.cells_of(old)
            for tile in self.story.bought.intersection(tiles):
                for at, turn, piece in asked.laid(tile, cells):
                    if asked.plan.may_exchange(cells, piece) and not piece.halves:
                        if self._finds_place(asked, old, cells, piece):
                            yield ("brick_exchange", self.story.look_of(tile), (), at, turn, ())

    def _finds_place(self, asked: Ways, old: str, cells: list[Cell], piece: Paper) -> bool:
        """A tile that cannot be stored must fit elsewhere."""
        if asked.may_store(old):
            return True
        return any(asked.adds("", [old], asked.plan.after(cells, piece)))
