"""Every way to lay, lift or wall a tile in answer to a question, worked out from the rules."""

from collections.abc import Iterable, Iterator
from typing import Any

from alhambra.referee.paper import Paper, View, paper, unfinished
from alhambra.referee.pieces import Cell, turns_freely
from alhambra.referee.plan import Plan
from alhambra.referee.story import Story

# The questions that hold a redesign, and how its moves begin there.
REDESIGNS = {
    "act": "",
    "end_question": "builder_",
    "builder_card_question": "builder_card_",
    "craft_question": "craft_",
    "gate_redesign": "gate_",
}
MOVING = ("craft_", "gate_")  # redesigns in which a tile may be moved inside the Alhambra
TURNS = range(4)
Way = tuple[Any, ...]  # the kind of a move, then its parts in a fixed order


def look_of(tile: str, story: Story) -> str:
    """Watchtowers of a colour cannot be told apart, nor can plazas with the same walls."""
    words = tile.split()
    if words[0] in ("watchtower", "plaza"):
        return " ".join([*words[:-1], story.added.get(tile, "")])
    return tile


def told_way(move: dict[str, Any], story: Story) -> Way:
    """A move as it was offered."""
    tile = look_of(move["tile"], story) if "tile" in move else ""
    at, lift = tuple(move.get("at", ())), tuple(move.get("lift", ()))
    gate = (move["gate"], move.get("part", 1)) if "gate" in move else ()
    return (move["move"], tile, lift, at, move.get("turn", 0), gate)


class Ways:
    """The ways of the seat that is asked."""

    def __init__(self, view: View, story: Story) -> None:
        self.view = view
        self.story = story
        self.seat: int = view["question"]["seat"]
        self.kind: str = view["question"]["kind"]
        self.plan = Plan(paper(view, self.seat))
        self.sites = unfinished(view)

    def all(self) -> set[Way]:
        """Whatever the question is."""
        if self.kind == "place":
            return {*self._placing(self.view["question"]["data"]["tiles"])}
        if self.kind in REDESIGNS and self._may_redesign():
            return {*self._redesigning(REDESIGNS[self.kind])}
        return set()

    # --- What is allowed now

    def _may_redesign(self) -> bool:
        """After a roll for handymen money is the only action; a builder of the court comes once."""
        if self.kind == "act":
            return not self.story.rolled
        if self.kind == "end_question":
            court = self.view.get("characters", {"used": True})
            if court["used"] or self.story.flown:
                return False
            return "master_builder" in court["held"][self.seat]
        return True

    def _craftsman(self, name: str) -> bool:
        """One of the two that lie open, once in the own turn."""
        guild = self.view.get("travelling_craftsmen")
        if guild is None or self.story.turn != self.seat:
            return False
        return name in guild["up"][self.seat] and guild["used"] is None

    def _has_gate(self) -> bool:
        gates = self.view.get("city_gates")
        return gates is not None and gates["held"][self.seat] > 0

    def _may_store(self, tile: str) -> bool:
        """The marshal's tile never goes to the reserve."""
        marshals = self.view.get("palace_staff", {}).get("marshals", [])
        at = [(m["at"][0], m["at"][1]) for m in marshals if m["seat"] == self.seat]
        return tile not in [self.plan.tile_at(cell) for cell in at]

    # --- Ways

    def _placing(self, tiles: list[str]) -> Iterator[Way]:
        """What was bought; watchtowers that fit nowhere go back once nothing else waits."""
        yield from self._adds("place", tiles, self.plan)
        if self._has_gate():
            yield from self._adds_with_gate("place_with_gate", tiles, self.plan)
        own = self.story.claimed.isdisjoint(tiles)
        if own and self._craftsman("mosaic_artist"):
            yield from self._turned(self._adds("mosaic_place", tiles, self.plan, turned=True))
        if own and self._craftsman("brickmaker"):
            yield from self._bricks([tile for tile in tiles if tile in self.story.bought])
        towers = all(tile.startswith("watchtower ") for tile in tiles)
        if towers and not any(self._adds("place", tiles, self.plan)):
            for tile in tiles:
                yield ("return_watchtower", look_of(tile, self.story), (), (), 0, ())

    def _redesigning(self, begins: str) -> Iterator[Way]:
        tiles = self.view["seats"][self.seat]["reserve"]
        yield from self._adds(f"{begins}add", tiles, self.plan)
        yield from self._exchanges(f"{begins}exchange", tiles)
        yield from self._removals(f"{begins}remove")
        if self._has_gate():
            yield from self._adds_with_gate(f"{begins}add_with_gate", tiles, self.plan)
        if self._craftsman("mosaic_artist"):
            kind = f"mosaic_{begins}add"
            yield from self._turned(self._adds(kind, tiles, self.plan, turned=True))
            if begins == "":
                yield from self._turned(self._exchanges("mosaic_exchange", tiles, turned=True))
        if begins in MOVING:
            yield from self._moves(f"{begins}move")

    def _turned(self, ways: Iterable[Way]) -> Iterator[Way]:
        """The artist is called only for a tile that is turned and could not be without him."""
        for way in ways:
            words = way[1].split()
            if way[4] and words[0] != "camp" and not turns_freely(way[1]):
                yield way

    def _laid(
        self, tile: str, cells: Iterable[Cell], turned: bool = False
    ) -> Iterator[tuple[Cell, int, Paper]]:
        """The tile, beginning on each of the cells, in each direction it may have."""
        turns = TURNS if turned or turns_freely(tile) else range(1)
        if tile.startswith("camp "):
            turns = range(1)
        for at in cells:
            for turn in turns:
                yield at, turn, self.story.lone(tile, at, turn, tile not in self.sites)

    def _adds(
        self, kind: str, tiles: list[str], plan: Plan, turned: bool = False, lift: Way = ()
    ) -> Iterator[Way]:
        for tile in tiles:
            cells = plan.near() if tile.startswith("project ") else plan.edge
            for at, turn, piece in self._laid(tile, cells, turned):
                if plan.may_add(piece):
                    yield (kind, look_of(tile, self.story), lift, at, turn, ())

    def _adds_with_gate(
        self, kind: str, tiles: list[str], plan: Plan, lift: Way = ()
    ) -> Iterator[Way]:
        for tile in tiles:
            cells = plan.near() if tile.startswith("project ") else plan.edge
            for at, turn, piece in self._laid(tile, cells):
                for cell, side in plan.gates(piece):
                    gate = (side, 1 if cell == at else 2)
                    yield (kind, look_of(tile, self.story), lift, at, turn, gate)

    def _removals(self, kind: str) -> Iterator[Way]:
        for tile, at in self.plan.paper.tiles().items():
            if self._may_store(tile) and self.plan.may_lift(self.plan.paper.cells_of(tile)):
                yield (kind, "", (), at, 0, ())

    def _exchanges(self, kind: str, tiles: list[str], turned: bool = False) -> Iterator[Way]:
        for old in self.plan.paper.tiles():
            if self._may_store(old):
                cells = self.plan.paper.cells_of(old)
                for tile in tiles:
                    yield from self._exchange(kind, tile, cells, turned)

    def _exchange(self, kind: str, tile: str, cells: list[Cell], turned: bool) -> Iterator[Way]:
        for at, turn, piece in self._laid(tile, cells, turned):
            if self.plan.may_exchange(cells, piece):
                yield (kind, look_of(tile, self.story), (), at, turn, ())

    def _moves(self, kind: str) -> Iterator[Way]:
        """Lifted and laid elsewhere; the rules hold without the tile and with it."""
        for tile, old in self.plan.paper.tiles().items():
            cells = self.plan.paper.cells_of(tile)
            if self.plan.may_lift(cells):
                rest = Plan(self.plan.paper.without(cells))
                ways = [*self._adds(kind, [tile], rest, lift=old)]
                if self._has_gate():
                    ways += self._adds_with_gate(f"{kind}_with_gate", [tile], rest, lift=old)
                for kind_, _, lift, at, turn, gate in ways:
                    if at != old:
                        yield (kind_, "", lift, at, turn, gate)

    def _bricks(self, tiles: list[str]) -> Iterator[Way]:
        """A bought tile takes the place of a built one, which is built elsewhere or stored."""
        for old in self.plan.paper.tiles():
            cells = self.plan.paper.cells_of(old)
            for tile in tiles:
                if tile.startswith("watchtower "):
                    continue
                for at, turn, piece in self._laid(tile, cells):
                    if self.plan.may_exchange(cells, piece) and self._finds_place(
                        old, cells, piece
                    ):
                        yield ("brick_exchange", look_of(tile, self.story), (), at, turn, ())

    def _finds_place(self, old: str, cells: list[Cell], piece: Paper) -> bool:
        """A tile that cannot be stored must fit elsewhere."""
        if self._may_store(old):
            return True
        after = Plan(self.plan.paper.without(cells).with_piece(piece))
        return any(self._adds("", [old], after))
