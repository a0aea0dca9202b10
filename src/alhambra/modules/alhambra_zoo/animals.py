"""The animals of the Alhambra Zoo: groups of them on tiles, how far they can walk, and positions.

A group of animals is one int with two bits for each kind, since there are three of each. Groups
stand on spots, so they go wherever their tile goes.
"""

from typing import Final, final

from mypy_extensions import i64

from alhambra.engine.board import Board
from alhambra.engine.lines import on_foot
from alhambra.engine.module import Slot
from alhambra.engine.state import State
from alhambra.modules.shared.bag_of_kinds import Bag, only_keys
from alhambra.modules.shared.token_spots import read_spot_text, spot_text

MOST: Final = 3  # animals of a kind in a group
KEYS: Final = ("pile", "aside", "animals", "out", "walked")


@final
class Zoo(Slot):
    """Where each animal is."""

    def __init__(
        self,
        pile: list[int],
        aside: list[int],
        groups: dict[int, int],
        out: list[int],
        walked: bool,
    ) -> None:
        self.pile = pile  # face down, the next one last
        self.aside = aside  # put away unseen before the game
        self.groups = groups  # spot -> the animals there
        self.out = out  # they left the game with their tiles
        self.walked = walked  # whether a card was discarded in this turn

    def copy(self) -> Slot:
        """An independent copy."""
        return Zoo(self.pile[:], self.aside[:], self.groups.copy(), self.out[:], self.walked)


# --- Groups


def one(kind: int) -> int:
    """A group of one animal."""
    return 1 << 2 * kind


def count(group: int, kind: int) -> int:
    """How many animals of a kind a group holds."""
    return group >> 2 * kind & MOST


def members(group: int) -> list[int]:
    """The animals of a group by kind, in their order."""
    found: list[int] = []
    kind = 0
    while group:
        found.extend([kind] * (group & MOST))
        group >>= 2
        kind += 1
    return found


def add(zoo: Zoo, spot: int, kind: int) -> None:
    """An animal comes to a spot."""
    zoo.groups[spot] = zoo.groups.get(spot, 0) + one(kind)


def remove(zoo: Zoo, spot: int, kind: int) -> None:
    """An animal leaves a spot."""
    left = zoo.groups[spot] - one(kind)
    if left:
        zoo.groups[spot] = left
    else:
        del zoo.groups[spot]


# --- Walking


def reach(board: Board, start: i64, steps: i64) -> list[tuple[int, int]]:
    """The cells an animal can get to, in their order, each with the steps it takes.

    A half cell is a step like any other, but nobody stays there.
    """
    distance: dict[int, int] = {int(start): 0}
    todo: list[int] = [int(start)]
    for cell in todo:
        if distance[cell] < steps:
            for other in on_foot(board, cell):
                if other not in distance:
                    distance[other] = distance[cell] + 1
                    todo.append(other)
    found = [(cell, distance[cell]) for cell in todo[1:] if cell not in board.halves]
    found.sort()
    return found


# --- Positions


@final
class Keeper:
    """Writes the animals into a position and reads them from one."""

    def __init__(self, kinds: list[str], copies: int, aside: int) -> None:
        self.kinds = kinds
        self.copies = copies
        self.aside = aside

    def names(self, animals: list[int]) -> list[str]:
        """Animals as texts."""
        return [self.kinds[kind] for kind in animals]

    def write(self, state: State, zoo: Zoo) -> dict[str, object]:
        """The next of the pile first; each group after the tile it stands on."""
        return {
            "pile": self.names(zoo.pile[::-1]),
            "aside": self.names(zoo.aside),
            "animals": [
                [spot_text(state.rules, spot), *self.names(members(group))]
                for spot, group in sorted(zoo.groups.items())
            ],
            "out": self.names(zoo.out),
            "walked": zoo.walked,
        }

    def read(self, state: State, table: dict[str, object]) -> Zoo:
        """Left out, nothing stands anywhere; what is not named lies in the pile, by lot."""
        only_keys(table, KEYS)
        bag = Bag("animal", self.kinds, [self.copies] * len(self.kinds))
        zoo = Zoo([], [], {}, [], False)
        self._read_groups(state, bag, table.get("animals", []), zoo)
        zoo.out = sorted(bag.take_all("out", table.get("out", [])))
        walked = table.get("walked", False)
        if type(walked) is not bool:
            raise ValueError("walked must be true or false")
        zoo.walked = walked
        zoo.aside = sorted(bag.take_all("aside", table.get("aside", [])))
        zoo.pile = bag.take_all("pile", table.get("pile", []))[::-1]
        if "pile" not in table:
            zoo.pile = bag.rest()
            state.rng.shuffle(zoo.pile)
            if "aside" not in table:
                zoo.aside = sorted(zoo.pile[: self.aside])
                del zoo.pile[: self.aside]
        else:
            bag.expect_empty("pile")
        return zoo

    def _read_groups(self, state: State, bag: Bag, value: object, zoo: Zoo) -> None:
        if not isinstance(value, list):
            raise ValueError("animals must be a list of tiles with what stands on them")
        for entry in value:
            if not isinstance(entry, list) or len(entry) < 2:
                raise ValueError("animals: each entry is a tile and what stands on it")
            spot = read_spot_text(state.rules, "animals", entry[0])
            if spot in zoo.groups:
                raise ValueError(f"animals: {entry[0]} is named twice")
            for kind in bag.take_all("animals", entry[1:]):
                add(zoo, spot, kind)
