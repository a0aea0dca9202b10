"""Where walls may be added to tiles: by wall cards and by a key."""

from collections.abc import Iterator
from typing import Any

from alhambra.referee.outline import built
from alhambra.referee.paper import Paper, View, paper
from alhambra.referee.pieces import OPPOSITE, SIDES, Cell, beside
from alhambra.referee.story import Story

Way = tuple[Any, ...]
WALL_MOVES = ("build_walls", "build_walls_aside", "gate_wall")


def told_wall(move: dict[str, Any]) -> Way:
    """A move that builds walls, as it was offered."""
    place = tuple(move.get("at", ())), move.get("tile", ""), move.get("part", 1)
    return (move["move"], *place, move.get("card", "").removeprefix("city_wall "), move.get("side"))


def wall_ways(view: View, story: Story) -> set[Way]:
    """Every way to build walls in answer to the question."""
    question = view["question"]
    drawn = paper(view, question["seat"])
    if question["kind"] == "gate_wall":
        return {("gate_wall", c, "", 1, "", s) for c, s in _outer_sides(drawn)}
    if question["kind"] != "act" or story.rolled:
        return set()
    mine = view["seats"][question["seat"]]
    found: set[Way] = set()
    for card in view.get("city_walls", {}).get("open", []):
        sides = card.split()[1]
        free = set(_outer_sides(drawn))
        for cell in drawn.squares:
            if all((cell, side) in free for side in sides):
                found.add(("build_walls", cell, "", 1, sides, None))
        for tile in mine["reserve"] + mine["pending"]:
            found |= {
                ("build_walls_aside", (), tile, n, sides, None) for n in _parts(story, tile, sides)
            }
    return found


def _outer_sides(drawn: Paper) -> Iterator[tuple[Cell, str]]:
    """Sides of whole cells without a wall and with nothing built beside them."""
    for cell, square in drawn.squares.items():
        for side in SIDES:
            other = beside(cell, side)
            free = not built(drawn, other, OPPOSITE[side]) and other not in drawn.camps
            if side not in square.walls and free:
                yield cell, side


def _parts(story: Story, tile: str, sides: str) -> list[int]:
    """The cells of a tile, from 1, that have no walls at these sides yet, nor a seam."""
    lone = story.lone(tile, (0, 0), 0)
    return [
        number
        for number, (cell, square) in enumerate(lone.squares.items(), 1)
        if not set(sides) & square.walls
        and not any(beside(cell, side) in lone.squares for side in sides)
    ]
