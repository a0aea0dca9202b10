"""The Orchards: buildings come with fruits, which fill the groups of a fruit board.

Whenever a building of the base game is laid on the market a fruit is drawn onto it. Whoever gets
the building gets the fruit too and plants it on a matching space of their fruit board; if none is
free it lies face down beside the board. At the end of the game each complete group brings its
points, and each fruit beside the board one.
"""

from alhambra.engine.prelude import (  # isort: skip
    FLAG, HIDDEN, LAID, LAST_ROUND, NONE, SEAT, STACK, STAGE_MARKET, STAGE_NEVER, TILE, Amount,
    Any, Deal, Deed, Event, ForSeats, Frame, Item, Kind, Listed, Map, Mark, Module, Moves,
    Numbers, Pair, Pieces, Pile, Piles, State, Step, Words, first, i64, pair, second,
)  # fmt: skip


class Orchards(Module):
    """Seven fruit boards, one for each player by lot, and eight fruits of each of seven sorts.

    Rulings: among several matching spaces the player chooses. Whoever gets a tile from the market
    gets its fruit: a buyer in whatever way and at whatever price, also if the tile is given to Dirk
    then, and whoever is given a leftover tile. A tile that was claimed before it lay on the market
    has no fruit, nor have Dirk's tiles, nor one that is sold on. If a tile goes back from the
    market, its fruit is shuffled into the supply; if tiles change places, fruits go with them.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__()
        self.points: list[int] = data["group_points"]
        self.points_beside: int = data["points_beside"]
        self.patterns: list[list[list[int]]] = data["boards"]  # the fruits of each group
        self.printed = [  # of each board, the places of its spaces
            {
                int(pair(group, fruit)): 100 * group + place
                for group, asked in enumerate(board)
                for place, fruit in enumerate(asked)
            }
            for board in self.patterns
        ]
        self.asked = [  # the same as they are read: a view has dozens of them
            [
                (space, self.points[int(first(space))], str(data["fruits"][int(second(space))]))
                for space in board
            ]
            for board in self.printed
        ]
        self.spaces = [  # of each board, for each fruit
            [
                [int(pair(group, fruit)) for group, asked in enumerate(board) if fruit in asked]
                for fruit in range(len(data["fruits"]))
            ]
            for board in self.patterns
        ]
        self.fruit = Pieces(self, "fruit", data["fruits"], data["copies_per_fruit"], aside=False)
        self.group = Words("group", self.points)
        self.board = Amount(1, len(self.patterns), "board")
        self.boards = Numbers(self, "boards", self.board, 0, stage=STAGE_MARKET)
        self.planted = Piles(self, "planted", Pair(self.group, self.fruit), order=LAID)
        self.beside = Piles(self, "beside", self.fruit)
        self.lying = Map(self, "market", TILE, self.fruit, stage=STAGE_NEVER)
        self.supply = Pile(self, "supply", self.fruit, HIDDEN, STACK, stage=STAGE_MARKET)
        self.waiting = Pile(self, "waiting", self.fruit, most=1)  # somebody is asked where it goes
        self.out = Pile(self, "out", self.fruit)  # they left the game with their tiles
        self.derives(missing=ForSeats(Listed(self.planted.kind)))
        self.question = self.asks(PlantQuestion(self))
        self.fruit_board = Event(self, "fruit_board", seat=SEAT, board=self.board)
        self.fruit_laid = Event(self, "fruit_laid", fruit=self.fruit, tile=TILE)
        self.fruit_beside = Event(self, "fruit_beside", seat=SEAT, fruit=self.fruit)
        self.fruit_planted = Event(
            self, "fruit_planted", seat=SEAT, fruit=self.fruit, group=self.group, complete=FLAG
        )

    # --- Set-up

    def lay_out(self, state: State, keys: list[str]) -> None:
        """Boards and supply are drawn by lot, before the market is filled with fruits."""
        if "supply" in keys:
            self.supply.put(state, self.fruit.shuffled(state))
        if "boards" in keys:
            boards = list(range(len(self.patterns)))
            state.rng.shuffle(boards)
            for seat in range(state.rules.players):
                self.boards.put(state, seat, boards[seat])
                self.fruit_board.tell(state, seat, boards[seat])
        if "market" in keys:
            for tile in state.market:
                if tile >= 0 and state.rules.tiles[tile].base and self.supply.of(state):
                    self.lying.of(state)[tile] = self.supply.of(state).pop()

    # --- Fruits on the market

    def laid(self, state: State, tile: i64, space: i64) -> None:
        """A building of the base game gets a fruit, as long as there are any."""
        supply = self.supply.of(state)
        if state.rules.tiles[int(tile)].base and supply:
            fruit = supply.pop()
            self.lying.of(state)[int(tile)] = fruit
            state.reveals += 1
            self.fruit_laid.tell(state, fruit, tile)

    def returned(self, state: State, tile: i64, space: i64) -> None:
        """The fruit goes back to the supply, which is shuffled."""
        fruit = self.lying.of(state).pop(int(tile), NONE)
        if fruit != NONE:
            self.supply.add(state, fruit)
            state.rng.shuffle(self.supply.of(state))

    def discarded(self, state: State, tile: i64) -> None:
        """A leftover tile that nobody gets takes its fruit with it."""
        fruit = self.lying.of(state).pop(int(tile), NONE)
        if fruit != NONE:
            self.out.add(state, fruit)

    # --- Planting

    def bought(self, state: State, deal: Deal) -> None:
        """The fruit of a bought tile is free."""
        self._acquire(state, deal.seat, deal.offer.tile)

    def awarded(self, state: State, seat: i64, tile: i64, space: i64) -> None:
        """Leftover tiles bring their fruits."""
        self._acquire(state, seat, tile)

    def _acquire(self, state: State, seat: i64, tile: i64) -> None:
        """The fruit on the tile is planted; among several groups its owner chooses."""
        fruit = self.lying.of(state).pop(int(tile), NONE)
        if fruit == NONE:
            return
        free = self.free_spaces(state, seat, fruit)
        if len(free) > 1:
            self.waiting.add(state, fruit)
            state.ask(self.question, seat)
        elif free:
            self.plant(state, seat, free[0])
        else:
            self.beside.add(state, seat, fruit)
            self.fruit_beside.tell(state, seat, fruit)

    def free_spaces(self, state: State, seat: i64, fruit: int) -> list[int]:
        """The spaces for this fruit that are free."""
        planted = self.planted.of(state, seat)
        spaces = self.spaces[int(self.boards.of(state, seat))][fruit]
        return [space for space in spaces if space not in planted]

    def plant(self, state: State, seat: i64, space: i64) -> None:
        """A fruit lies on its space of a group; they are kept as they are printed."""
        planted = self.planted.of(state, seat)
        printed = self.printed[int(self.boards.of(state, seat))]
        place = 0
        while place < len(planted) and printed[planted[place]] < printed[int(space)]:
            place += 1
        planted.insert(place, int(space))
        if state.telling:
            complete = int(first(space)) in self.complete(state, seat)
            self.fruit_planted.tell(state, seat, second(space), first(space), complete)

    def complete(self, state: State, seat: i64) -> list[int]:
        """The groups of which every space is taken."""
        planted = self.planted.of(state, seat)
        taken = [0] * len(self.points)
        for space in planted:
            taken[int(first(space))] += 1
        pattern = self.patterns[int(self.boards.of(state, seat))]
        return [group for group, fruits in enumerate(pattern) if taken[group] == len(fruits)]

    # --- Scoring

    def items(self, state: State, round: i64, found: list[Item]) -> None:
        """Only at the end of the game: complete groups, and fruits beside the board."""
        if round != LAST_ROUND:
            return
        for seat in range(state.rules.players):
            groups = [self.points[group] for group in self.complete(state, seat)]
            beside = len(self.beside.of(state, seat))
            points = sum(groups) + self.points_beside * beside
            if points:
                data: dict[str, object] = {"groups": groups, "beside": beside}
                found.append(Item(seat, self.name, points, data))

    # --- Showing

    def marks(self, state: State, found: list[Mark]) -> None:
        """Fruits lie open on their tiles."""
        for tile, fruit in sorted(self.lying.of(state).items()):
            found.append(Mark(f"fruit-{self.fruit.words[fruit]}", tile=tile))

    def restored(self, state: State) -> None:
        """Each board lies before one seat, fruits on spaces that ask for them, or on the market."""
        boards = self.boards.values(state)
        for seat, board in enumerate(boards):
            if board in boards[:seat]:
                raise ValueError(f"boards: board {board + 1} lies before two seats")
            planted = self.planted.of(state, seat)
            for space in planted:
                group, fruit = divmod(space, 256)
                if fruit not in self.patterns[board][group] or planted.count(space) > 1:
                    name, points = self.fruit.words[fruit], self.points[group]
                    raise ValueError(f"planted: no space for {name} in the group of {points}")
        for tile in self.lying.of(state):
            acquired = any(tile in tiles for tiles in state.pending)
            if not state.rules.tiles[tile].base or not (tile in state.market or acquired):
                name = state.rules.tiles[tile].name
                raise ValueError(f"market: {name} is no building of the base game on the market")

    def derived(self, state: State, seat: i64) -> dict[str, object]:
        """The spaces of each board where nothing is planted yet."""
        return {"missing": [self._missing(state, other) for other in range(state.rules.players)]}

    def _missing(self, state: State, seat: int) -> list[object]:
        planted, board = set(self.planted.of(state, seat)), int(self.boards.of(state, seat))
        asked = self.asked[board]
        return [[points, fruit] for space, points, fruit in asked if space not in planted]


class PlantQuestion(Step):
    """In which group is the fruit planted?"""

    def __init__(self, module: Orchards) -> None:
        super().__init__("plant", "choose", [Plant(module)])
        self.module = module

    def kinds(self) -> dict[str, Kind]:
        return {"fruit": self.module.fruit}

    def data(self, state: State, frame: Frame) -> dict[str, object]:
        """`fruit`: what is to be planted."""
        return {"fruit": self.module.fruit.words[self.module.waiting.of(state)[0]]}


class Plant(Deed):
    """Plants the fruit that waits; it may not be laid beside the board."""

    def __init__(self, module: Orchards) -> None:
        super().__init__("plant")
        self.module = module
        self.also("fruit", module.fruit, "other_fruit")
        self.group = self.part("group", module.group)

    def tells(self, state: State, frame: Frame, code: i64) -> list[int]:
        """The fruit that waits."""
        return self.module.waiting.of(state)[:]

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        fruit = self.module.waiting.of(state)[0]
        for space in self.module.free_spaces(state, frame.seat, fruit):
            out.add(self.number | self.group.packed(first(space)))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """The group must have a free space for this fruit."""
        fruit = self.module.waiting.of(state)[0]
        space = int(pair(self.group.of(code), fruit))
        free = self.module.free_spaces(state, frame.seat, fruit)
        return "" if space in free else "no_space_for_fruit"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """It is planted."""
        fruit = self.module.waiting.of(state).pop()
        self.module.plant(state, frame.seat, pair(self.group.of(code), fruit))
