"""What belongs to Gates without End: its keys and pieces, and how they are written down."""

from collections.abc import Callable
from typing import Final, final

from alhambra.engine.laying import laid_tiles
from alhambra.engine.module import Slot
from alhambra.engine.rules import TYPES
from alhambra.engine.state import State
from alhambra.engine.step import NOBODY

GATES: Final = 6
NO_KEY: Final = -1


@final
class Gates(Slot):
    """Keys by their numbers, the pieces in the supply, and who has which semi-building."""

    def __init__(self, players: int) -> None:
        self.pile: list[int] = []  # the top key last
        self.keys: list[list[int]] = [[] for _ in range(players)]  # in the order of buying
        self.gone: list[int] = []
        self.key = NO_KEY  # the one that lies between the gates
        self.rotation = 0
        self.walls = 0
        self.plazas: list[int] = []
        self.semi_buildings: list[int] = [NOBODY] * len(TYPES)  # the owner's seat, by type

    def copy(self) -> Slot:
        """An independent copy."""
        other = Gates(0)
        other.pile = self.pile[:]
        other.keys = [keys[:] for keys in self.keys]
        other.gone = self.gone[:]
        other.key = self.key
        other.rotation = self.rotation
        other.walls = self.walls
        other.plazas = self.plazas[:]
        other.semi_buildings = self.semi_buildings[:]
        return other


def gates_of(state: State, index: int) -> Gates:
    """What the module with this index keeps."""
    slot = state.slots[index]
    assert isinstance(slot, Gates)
    return slot


# --- Positions


def write_gates(slot: Gates, players: int) -> dict[str, object]:
    """Keys by their numbers from 1, the top of the pile first; `key` 0 if none lies there."""
    return {
        "pile": [key + 1 for key in reversed(slot.pile)],
        "keys": [[key + 1 for key in keys] for keys in slot.keys],
        "gone": [key + 1 for key in slot.gone],
        "key": slot.key + 1,
        "rotation": slot.rotation,
        "walls": slot.walls,
        "semi_buildings": [
            [kind for number, kind in enumerate(TYPES) if slot.semi_buildings[number] == seat]
            for seat in range(players)
        ],
    }


def read_gates(state: State, table: dict[str, object], slot: Gates) -> None:
    """Changes a full supply into what the table says; a pile that is left out is shuffled."""
    reader = GatesReader(table, len(slot.pile), state.rules.players)
    slot.keys = reader.seats("keys", reader.key)
    slot.gone = [reader.key("gone", key) for key in reader.items("gone")]
    slot.key = reader.key("key", table["key"]) if table.get("key", 0) != 0 else NO_KEY
    slot.rotation = reader.number("rotation", 0, GATES - 1)
    slot.walls = reader.number("walls", slot.walls, slot.walls)
    if "pile" in table:
        slot.pile = [reader.key("pile", key) for key in reader.items("pile")][::-1]
        if reader.unseen:
            raise ValueError("pile: a key is missing")
    else:
        slot.pile = reader.unseen[:]
        state.rng.shuffle(slot.pile)
    for seat, kinds in enumerate(reader.seats("semi_buildings", reader.kind)):
        for kind in kinds:
            slot.semi_buildings[kind] = seat
    slot.plazas = [plaza for plaza in slot.plazas if not on_table(state, plaza)]


class GatesReader:
    """Hands keys and types out once each."""

    def __init__(self, table: dict[str, object], keys: int, players: int) -> None:
        known = ("pile", "keys", "gone", "key", "rotation", "walls", "semi_buildings")
        for name in table:
            if name not in known:
                raise ValueError(f"unknown key {name}")
        self.table = table
        self.players = players
        self.unseen = list(range(keys))
        self.types = list(TYPES)

    def items(self, name: str) -> list[object]:
        """A list, empty if left out."""
        value = self.table.get(name, [])
        if not isinstance(value, list):
            raise ValueError(f"{name} must be a list")
        return value

    def number(self, name: str, default: int, most: int) -> int:
        """A whole number from 0."""
        value = self.table.get(name, default)
        if type(value) is not int or not 0 <= value <= most:
            raise ValueError(f"{name} must be 0 to {most}")
        return value

    def key(self, name: str, value: object) -> int:
        """A key that has not been found yet."""
        if type(value) is not int or value - 1 not in self.unseen:
            raise ValueError(f"{name}: there is no key {value}, or it lies in two places")
        self.unseen.remove(value - 1)
        return value - 1

    def kind(self, name: str, value: object) -> int:
        """A type whose semi-building has not been found yet."""
        if value not in self.types:
            raise ValueError(f"{name}: there is no {value}, or two seats have it")
        self.types.remove(str(value))
        return TYPES.index(str(value))

    def seats(self, name: str, read: Callable[[str, object], int]) -> list[list[int]]:
        """A list for each seat, all empty if left out."""
        rows = self.items(name) or [[] for _ in range(self.players)]
        if len(rows) != self.players:
            raise ValueError(f"{name} must be given for each seat")
        found: list[list[int]] = []
        for row in rows:
            if not isinstance(row, list):
                raise ValueError(f"{name} must be a list for each seat")
            found.append([read(name, value) for value in row])
        return found


def on_table(state: State, tile: int) -> bool:
    """Whether a plaza lies anywhere but in the supply."""
    for seat in range(state.rules.players):
        if tile in state.reserves[seat] or tile in state.pending[seat]:
            return True
        if tile in [laid for laid, _, _ in laid_tiles(state, seat)]:
            return True
    return tile in state.gone
