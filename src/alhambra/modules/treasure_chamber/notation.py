"""The treasure chamber in written positions."""

from typing import TYPE_CHECKING

from alhambra.engine.notation import one_of
from alhambra.engine.rules import TYPES
from alhambra.engine.state import State
from alhambra.modules.shared.bag_of_kinds import only_keys
from alhambra.modules.shared.houses import read_lodgers

if TYPE_CHECKING:
    from alhambra.modules.treasure_chamber import Chests, TreasureChamber

KEYS = ("rooms", "closed", "chests", "carried", "room")


def write_chests(module: "TreasureChamber", state: State) -> dict[str, object]:
    """The module's part of a written position; what is in the bag follows from the rest."""
    slot = module.slot(state)
    table: dict[str, object] = {
        "rooms": [[TYPES[kind] for kind in room] for room in slot.rooms],
        "closed": slot.closed,
        "chests": [slot.lodgers.names(state, seat) for seat in range(int(state.rules.scored))],
    }
    if slot.carried:
        table["carried"] = [TYPES[kind] for kind in slot.carried]
        table["room"] = slot.room + 1
    return table


def read_chests(module: "TreasureChamber", state: State, table: dict[str, object]) -> None:
    """Reads it; rooms that are left out are filled at random."""
    only_keys(table, KEYS)
    state.slots[module.index] = module.new_slot(state.rules)
    slot = module.slot(state)
    _read_lodgers(state, table, slot)
    _read_carried(module, table, slot)
    _read_rooms(module, table, slot)
    _count_bag(slot)
    if "rooms" not in table:
        for room in range(module.room_count):
            if room != slot.room:
                module.fill(state, room)
    closed = table.get("closed", slot.closed)
    if type(closed) is not bool:
        raise ValueError("closed must be true or false")
    slot.closed = closed


def _read_rooms(module: "TreasureChamber", table: dict[str, object], slot: "Chests") -> None:
    if "rooms" not in table:
        return
    rooms = table["rooms"]
    if not isinstance(rooms, list) or len(rooms) != module.room_count:
        raise ValueError(f"rooms must be a list for each of {module.room_count} rooms")
    slot.rooms = [_read_kinds(room, "rooms") for room in rooms]


def _count_bag(slot: "Chests") -> None:
    """What lies nowhere else is in the bag."""
    elsewhere = [*slot.carried, *slot.lodgers.kinds.values()]
    for room in slot.rooms:
        elsewhere.extend(room)
    for kind in elsewhere:
        slot.bag[kind] -= 1
        if slot.bag[kind] < 0:
            raise ValueError(f"there are not so many chests of {TYPES[kind]}")


def _read_lodgers(state: State, table: dict[str, object], slot: "Chests") -> None:
    rows = table.get("chests", [])
    if not isinstance(rows, list) or len(rows) not in (0, int(state.rules.scored)):
        raise ValueError("chests must be a list for each seat, and for Dirk")
    for seat, names in enumerate(rows):
        read_lodgers(state, seat, names, "chests", slot.lodgers)


def _read_carried(module: "TreasureChamber", table: dict[str, object], slot: "Chests") -> None:
    if ("carried" in table) != ("room" in table):
        raise ValueError("carried chests come from a room")
    if "carried" not in table:
        return
    slot.carried = _read_kinds(table["carried"], "carried")
    room = table["room"]
    if type(room) is not int or not 1 <= room <= module.room_count:
        raise ValueError(f"room must be 1 to {module.room_count}")
    slot.room = room - 1


def _read_kinds(names: object, key: str) -> list[int]:
    """Chests by the building types of their colours."""
    if not isinstance(names, list):
        raise ValueError(f"{key} must be a list of building types")
    return sorted(one_of(TYPES, name, key) for name in names)
