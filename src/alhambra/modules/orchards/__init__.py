"""The Orchards: buildings come with fruits, which fill the groups of a fruit board.

Whenever a building of the base game is laid on the market a fruit is drawn onto it. Whoever gets
the building gets the fruit too and plants it on a matching space of the own fruit board; if none is
free it lies face down beside the board. At the end of the game each complete group brings its
points, and each fruit beside the board one.
"""

from typing import Any

from mypy_extensions import i64

from alhambra.engine.marks import Mark
from alhambra.engine.module import STAGE_MARKET, Module, Slot
from alhambra.engine.offers import Deal
from alhambra.engine.rules import Rules
from alhambra.engine.scoring import Item
from alhambra.engine.state import State, insert_sorted
from alhambra.engine.step import BadMoveError, Deed, Frame, Moves, Step, arg_a, pack
from alhambra.modules.orchards.boards import (
    NO_FRUIT,
    Gardener,
    Groves,
    Pattern,
    deal_boards,
)

LAST_ROUND = 3


class Orchards(Module):
    """Seven fruit boards, one for each player by lot, and eight fruits of each of seven sorts.

    Rulings: among several matching spaces the player chooses. Whoever gets a tile from the market
    gets its fruit: a buyer in whatever way and at whatever price, also if the tile is given to Dirk
    then, and whoever is given a leftover tile. A tile that was claimed before it lay on the market
    has no fruit, nor have Dirk's tiles, nor one that is sold on. If a tile goes back from the
    market, its fruit is shuffled into the supply; if tiles change places, fruits go with them.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__("orchards", 30)
        self.fruits: list[str] = data["fruits"]
        self.copies: int = data["copies_per_fruit"]
        self.points: list[int] = data["group_points"]
        self.points_beside: int = data["points_beside"]
        self.patterns = [Pattern(groups) for groups in data["boards"]]
        self.gardener = Gardener(self.fruits, self.copies, self.points, self.patterns)
        self.question = Step("plant")  # replaced in `register`

    def register(self, rules: Rules) -> None:
        """Its question: in which group?"""
        plant = rules.add_deed(Plant(self))
        self.question = rules.add_step(PlantQuestion(self, [plant]))

    def new_slot(self, rules: Rules) -> Slot | None:
        """Filled when the fruits are shuffled."""
        return Groves(rules.players)

    def groves(self, state: State) -> Groves:
        """What the module keeps."""
        slot = state.slots[self.index]
        assert isinstance(slot, Groves)
        return slot

    def set_up(self, state: State, stage: i64) -> None:
        """The fruits lie face down and everybody has a board before the market is filled."""
        if stage != STAGE_MARKET:
            return
        groves = self.groves(state)
        groves.supply = [fruit for fruit in range(len(self.fruits)) for _ in range(self.copies)]
        state.rng.shuffle(groves.supply)
        groves.boards = deal_boards(state, len(self.patterns))
        if state.telling:
            for seat, board in enumerate(groves.boards):
                state.tell({"event": "fruit_board", "seat": seat, "board": board + 1})

    # --- Fruits on the market

    def laid(self, state: State, tile: i64, space: i64) -> None:
        """A building of the base game gets a fruit, as long as there are any."""
        groves = self.groves(state)
        if not state.rules.tiles[int(tile)].base or not groves.supply:
            return
        fruit = groves.supply.pop()
        groves.lying[int(tile)] = fruit
        state.reveals += 1
        if state.telling:
            event: dict[str, object] = {"event": "fruit_laid", "fruit": self.fruits[fruit]}
            state.tell({**event, "tile": state.rules.tiles[int(tile)].name})

    def returned(self, state: State, tile: i64, space: i64) -> None:
        """The fruit goes back to the supply, which is shuffled."""
        groves = self.groves(state)
        fruit = groves.lying.pop(int(tile), NO_FRUIT)
        if fruit >= 0:
            groves.supply.append(fruit)
            state.rng.shuffle(groves.supply)

    def discarded(self, state: State, tile: i64) -> None:
        """A leftover tile that nobody gets takes its fruit with it."""
        groves = self.groves(state)
        fruit = groves.lying.pop(int(tile), NO_FRUIT)
        if fruit >= 0:
            insert_sorted(groves.out, fruit)

    # --- Planting

    def bought(self, state: State, deal: Deal) -> None:
        """The fruit of a bought tile is free."""
        self._acquire(state, deal.seat, deal.offer.tile)

    def awarded(self, state: State, seat: i64, tile: i64, space: i64) -> None:
        """Leftover tiles bring their fruits."""
        self._acquire(state, seat, tile)

    def _acquire(self, state: State, seat: i64, tile: i64) -> None:
        """The fruit on the tile is planted; among several groups its owner chooses."""
        groves = self.groves(state)
        fruit = groves.lying.pop(int(tile), NO_FRUIT)
        if fruit < 0:
            return
        groups = self.groups_for(state, seat, fruit)
        if len(groups) > 1:
            groves.waiting = fruit
            state.ask(self.question, seat)
        elif groups:
            self.plant(state, seat, fruit, groups[0])
        else:
            insert_sorted(groves.beside[int(seat)], fruit)
            if state.telling:
                event: dict[str, object] = {"event": "fruit_beside", "seat": int(seat)}
                state.tell({**event, "fruit": self.fruits[fruit]})

    def groups_for(self, state: State, seat: i64, fruit: int) -> list[int]:
        """The groups in which a space for this fruit is free."""
        groves = self.groves(state)
        pattern = self.patterns[groves.boards[int(seat)]]
        planted = groves.planted[int(seat)]
        found: list[int] = []
        for group in range(len(self.points)):
            bit = pattern.bit(group, fruit)
            if bit and not planted & bit:
                found.append(group)
        return found

    def plant(self, state: State, seat: i64, fruit: int, group: int) -> None:
        """The fruit lies on its space of this group."""
        groves = self.groves(state)
        pattern = self.patterns[groves.boards[int(seat)]]
        groves.planted[int(seat)] |= pattern.bit(group, fruit)
        if state.telling:
            event: dict[str, object] = {"event": "fruit_planted", "seat": int(seat)}
            event["fruit"] = self.fruits[fruit]
            event["group"] = self.points[group]
            event["complete"] = pattern.complete(group, groves.planted[int(seat)])
            state.tell(event)

    # --- Scoring

    def items(self, state: State, round: i64, found: list[Item]) -> None:
        """Only at the end of the game: complete groups, and fruits beside the board."""
        if round != LAST_ROUND:
            return
        groves = self.groves(state)
        for seat in range(state.rules.players):
            groups = self._complete(groves, seat)
            beside = len(groves.beside[seat])
            points = sum(groups) + self.points_beside * beside
            if points:
                data: dict[str, object] = {"groups": groups, "beside": beside}
                found.append(Item(seat, self.name, points, data))

    def _complete(self, groves: Groves, seat: int) -> list[int]:
        """The points of each complete group."""
        pattern = self.patterns[groves.boards[seat]]
        planted = groves.planted[seat]
        return [
            points for group, points in enumerate(self.points) if pattern.complete(group, planted)
        ]

    # --- Secrets and notation

    def marks(self, state: State, found: list[Mark]) -> None:
        """Fruits lie open on their tiles."""
        for tile, fruit in sorted(self.groves(state).lying.items()):
            found.append(Mark(f"fruit-{self.fruits[fruit]}", tile=tile))

    def show(self, state: State, seat: i64, view: dict[str, object]) -> None:
        """Everything but the order of the supply: it lies face down."""
        groves = self.groves(state)
        tiles = state.rules.tiles
        view[self.name] = {
            "supply": len(groves.supply),
            "market": [
                {"tile": tiles[tile].name, "fruit": self.fruits[fruit]}
                for tile, fruit in sorted(groves.lying.items())
            ],
            "boards": [self._show_board(groves, other) for other in range(state.rules.players)],
        }

    def _show_board(self, groves: Groves, seat: int) -> dict[str, object]:
        """For each group what is planted and what is missing, and the fruits beside the board."""
        pattern = self.patterns[groves.boards[seat]]
        groups: list[dict[str, object]] = []
        for group, points in enumerate(self.points):
            planted: list[str] = []
            missing: list[str] = []
            for fruit in pattern.groups[group]:
                taken = groves.planted[seat] & pattern.bit(group, fruit)
                (planted if taken else missing).append(self.fruits[fruit])
            groups.append({"group": points, "planted": planted, "missing": missing})
        return {"seat": seat, "groups": groups, "beside": len(groves.beside[seat])}

    def reshuffle(self, state: State, seat: i64) -> None:
        """Nobody knows what comes next."""
        state.rng.shuffle(self.groves(state).supply)

    def write(self, state: State) -> dict[str, object]:
        """Boards, and where each fruit lies."""
        return self.gardener.write(state, self.groves(state))

    def read(self, state: State, table: dict[str, object]) -> None:
        """What is left out is drawn by lot."""
        state.slots[self.index] = self.gardener.read(state, table)


class PlantQuestion(Step):
    """In which group is the fruit planted?"""

    def __init__(self, module: Orchards, deeds: list[Deed]) -> None:
        super().__init__("plant", "choose", deeds)
        self.module = module

    def data(self, state: State, frame: Frame) -> dict[str, object]:
        """`fruit`: what is to be planted."""
        return {"fruit": self.module.fruits[self.module.groves(state).waiting]}


class Plant(Deed):
    """Plants the fruit; the first argument is the group. It may not be laid beside the board."""

    def __init__(self, module: Orchards) -> None:
        super().__init__("plant")
        self.module = module

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every group with a free space for it."""
        fruit = self.module.groves(state).waiting
        for group in self.module.groups_for(state, frame.seat, fruit):
            out.add(pack(self.number, group, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """The group must have a free space for this fruit."""
        fruit = self.module.groves(state).waiting
        groups = self.module.groups_for(state, frame.seat, fruit)
        return "" if int(arg_a(code)) in groups else "no_space_for_fruit"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """It is planted."""
        groves = self.module.groves(state)
        fruit = groves.waiting
        groves.waiting = NO_FRUIT
        self.module.plant(state, frame.seat, fruit, int(arg_a(code)))

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`fruit`, and `group`: the points of the group."""
        fruit = self.module.groves(state).waiting
        group = self.module.points[int(arg_a(code))]
        return {"fruit": self.module.fruits[fruit], "group": group}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """`fruit` may be left out; if given it must be the one that waits."""
        fruit = self.module.fruits[self.module.groves(state).waiting]
        if parts.get("fruit", fruit) != fruit:
            raise BadMoveError("other_fruit", str(parts["fruit"]))
        group = parts.get("group")
        if type(group) is not int or group not in self.module.points:
            raise BadMoveError("no_such_group", str(group))
        return pack(self.number, self.module.points.index(group), 0, 0)
