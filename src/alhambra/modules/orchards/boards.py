"""The fruit boards of the Orchards: groups of spaces, what is planted on them, and positions."""

from typing import Final, final

from alhambra.engine.module import Slot
from alhambra.engine.state import State
from alhambra.modules.shared.bag_of_kinds import Bag, only_keys, rows

NO_FRUIT: Final = -1
KEYS: Final = ("boards", "planted", "beside", "market", "supply", "waiting", "out")


@final
class Pattern:
    """One fruit board: for each group the fruits its spaces ask for, no fruit twice."""

    def __init__(self, groups: list[list[int]]) -> None:
        self.groups = groups
        self.starts: list[int] = []  # the number of each group's first space
        spaces = 0
        for group in groups:
            if len(set(group)) != len(group):
                raise ValueError("a group asks for each fruit at most once")
            self.starts.append(spaces)
            spaces += len(group)

    def bit(self, group: int, fruit: int) -> int:
        """The space for this fruit in this group, as a bit; 0 if there is none."""
        if fruit not in self.groups[group]:
            return 0
        return 1 << (self.starts[group] + self.groups[group].index(fruit))

    def complete(self, group: int, planted: int) -> bool:
        """Whether every space of the group is taken."""
        full = (1 << len(self.groups[group])) - 1
        return planted >> self.starts[group] & full == full


@final
class Groves(Slot):
    """Fruits in the supply, on the market and with the seats."""

    def __init__(self, players: int) -> None:
        self.supply: list[int] = []  # face down, the next one last
        self.lying: dict[int, int] = {}  # tile of the market -> its fruit
        self.boards: list[int] = [0] * players
        self.planted: list[int] = [0] * players  # one bit for each space
        self.beside: list[list[int]] = [[] for _ in range(players)]
        self.waiting = NO_FRUIT  # somebody is asked where it goes
        self.out: list[int] = []  # they left the game with their tiles

    def copy(self) -> Slot:
        """An independent copy."""
        other = Groves(0)
        other.supply = self.supply[:]
        other.lying = self.lying.copy()
        other.boards = self.boards
        other.planted = self.planted[:]
        other.beside = [fruits[:] for fruits in self.beside]
        other.waiting = self.waiting
        other.out = self.out[:]
        return other


# --- Positions


@final
class Gardener:
    """Writes the groves into a position and reads them from one."""

    def __init__(
        self, fruits: list[str], copies: int, points: list[int], patterns: list[Pattern]
    ) -> None:
        self.fruits = fruits
        self.copies = copies
        self.points = points
        self.patterns = patterns

    def write(self, state: State, groves: Groves) -> dict[str, object]:
        """Boards by their numbers from 1, fruits by name, the next of the supply first."""
        tiles = state.rules.tiles
        return {
            "boards": [board + 1 for board in groves.boards],
            "planted": [self._planted(groves, seat) for seat in range(state.rules.players)],
            "beside": [self.names(fruits) for fruits in groves.beside],
            "market": [
                [tiles[tile].name, self.fruits[fruit]]
                for tile, fruit in sorted(groves.lying.items())
            ],
            "supply": self.names(groves.supply[::-1]),
            "waiting": self.names([groves.waiting] if groves.waiting >= 0 else []),
            "out": self.names(groves.out),
        }

    def names(self, fruits: list[int]) -> list[str]:
        """Fruits as texts."""
        return [self.fruits[fruit] for fruit in fruits]

    def _planted(self, groves: Groves, seat: int) -> list[list[object]]:
        """The points of the group and the fruit, for each space that is taken."""
        pattern = self.patterns[groves.boards[seat]]
        return [
            [points, self.fruits[fruit]]
            for group, points in enumerate(self.points)
            for fruit in pattern.groups[group]
            if groves.planted[seat] & pattern.bit(group, fruit)
        ]

    def read(self, state: State, table: dict[str, object]) -> Groves:
        """Left out, boards are dealt by lot, nothing is planted, and the market gets its fruits."""
        only_keys(table, KEYS)
        players = state.rules.players
        bag = Bag("fruit", self.fruits, [self.copies] * len(self.fruits))
        groves = Groves(players)
        groves.boards = self._read_boards(state, table)
        for seat, row in enumerate(rows(table, "planted", players)):
            groves.planted[seat] = self._read_planted(bag, groves.boards[seat], row)
        for seat, row in enumerate(rows(table, "beside", players)):
            groves.beside[seat] = sorted(bag.take_all("beside", row))
        waiting = bag.take_all("waiting", table.get("waiting", []))
        if len(waiting) > 1:
            raise ValueError("waiting: only one fruit waits at a time")
        groves.waiting = waiting[0] if waiting else NO_FRUIT
        groves.out = sorted(bag.take_all("out", table.get("out", [])))
        if "market" in table:
            groves.lying = _read_market(state, bag, table["market"])
        self._read_supply(state, bag, table, groves)
        return groves

    def _read_boards(self, state: State, table: dict[str, object]) -> list[int]:
        players = state.rules.players
        if "boards" not in table:
            return deal_boards(state, len(self.patterns))
        boards: list[int] = []
        for number in rows(table, "boards", players):
            if type(number) is not int or not 1 <= number <= len(self.patterns):
                raise ValueError(f"boards: there is no board {number}")
            if number - 1 in boards:
                raise ValueError(f"boards: board {number} lies before two seats")
            boards.append(number - 1)
        return boards

    def _read_planted(self, bag: Bag, board: int, row: object) -> int:
        if not isinstance(row, list):
            raise ValueError("planted must be a list for each seat")
        planted = 0
        for entry in row:
            if not isinstance(entry, list) or len(entry) != 2 or entry[0] not in self.points:
                raise ValueError("planted: each fruit is written with the points of its group")
            group = self.points.index(entry[0])
            bit = self.patterns[board].bit(group, bag.take("planted", entry[1]))
            if not bit or planted & bit:
                raise ValueError(f"planted: no space for {entry[1]} in the group of {entry[0]}")
            planted |= bit
        return planted

    def _read_supply(
        self, state: State, bag: Bag, table: dict[str, object], groves: Groves
    ) -> None:
        if "supply" in table:
            groves.supply = bag.take_all("supply", table["supply"])[::-1]
        else:
            groves.supply = bag.rest()
            bag.take_all("supply", [self.fruits[fruit] for fruit in groves.supply])
            state.rng.shuffle(groves.supply)
        if "market" not in table:
            for tile in state.market:
                if tile >= 0 and state.rules.tiles[tile].base and groves.supply:
                    groves.lying[tile] = groves.supply.pop()
        bag.expect_empty("supply")


def _read_market(state: State, bag: Bag, value: object) -> dict[int, int]:
    if not isinstance(value, list):
        raise ValueError("market must be a list of tiles and fruits")
    lying: dict[int, int] = {}
    for entry in value:
        if not isinstance(entry, list) or len(entry) != 2 or not isinstance(entry[0], str):
            raise ValueError("market must be a list of tiles and fruits")
        tile = state.rules.tile_by_name.get(entry[0], -1)
        if tile < 0 or not state.rules.tiles[tile].base or not _on_its_way(state, tile):
            raise ValueError(f"market: {entry[0]} is no building of the base game on the market")
        if tile in lying:
            raise ValueError(f"market: two fruits lie on {entry[0]}")
        lying[tile] = bag.take("market", entry[1])
    return lying


def _on_its_way(state: State, tile: int) -> bool:
    """Whether a tile lies on the market, or was just acquired and its fruit not yet taken."""
    return tile in state.market or any(tile in tiles for tiles in state.pending)


def deal_boards(state: State, count: int) -> list[int]:
    """A board for each seat, by lot."""
    boards = list(range(count))
    state.rng.shuffle(boards)
    return boards[: state.rules.players]
