"""City walls for the referee: cards that add walls to tiles."""

from collections.abc import Iterator
from typing import ClassVar

from alhambra.referee.assistant import Assistant, Look
from alhambra.referee.outline import open_sides
from alhambra.referee.paper import View
from alhambra.referee.pieces import beside
from alhambra.referee.story import Event, Story
from alhambra.referee.ways import Way, Ways, named


class CityWalls(Assistant):
    """Walls are built where nothing lies, or on a tile that is not built yet."""

    wall_moves: ClassVar[tuple[str, ...]] = ("build_walls", "build_walls_aside")

    def __init__(self, name: str, view: View, story: Story) -> None:
        super().__init__(name, view, story)
        for tile, walls, part in self.shown["aside"]:
            story.add_walls(tile, part, walls)

    def hear(self, event: Event, look: Look) -> None:
        if event["event"] == "walls_built":
            self.story.wall(event["seat"], event["at"], event["card"].split()[1])
        elif event["event"] == "walls_built_aside":
            sides = event["card"].split()[1]
            self.story.add_walls(event["tile"], event.get("part", 1), sides)

    def walls(self, asked: Ways) -> Iterator[Way]:
        """Instead of another action."""
        if asked.kind != "act" or not all(one.may_redesign(asked) for one in asked.assistants):
            return
        drawn, mine = asked.plan.paper, asked.view["seats"][asked.seat]
        free = {(c, side) for c, side in open_sides(drawn) if beside(c, side) not in drawn.outworks}
        for card in asked.view["city_walls"]["open"]:
            sides = card.split()[1]
            for cell in drawn.squares:
                if all((cell, side) in free for side in sides):
                    yield ("build_walls", "", (), cell, 0, named(card=card))
            for tile in mine["reserve"] + mine["pending"]:
                for part in self._parts(tile, sides):
                    look = self.story.look_of(tile)
                    yield ("build_walls_aside", look, (), (), 0, named(part, card=card))

    def _parts(self, tile: str, sides: str) -> list[int]:
        """The cells of a tile, from 1, that have no walls at these sides yet, nor a seam."""
        lone = self.story.lone(tile, (0, 0), 0)
        return [
            number
            for number, (cell, square) in enumerate(lone.squares.items(), 1)
            if not set(sides) & square.walls
            and not any(beside(cell, side) in lone.squares for side in sides)
        ]
