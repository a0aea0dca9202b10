"""The Travelling Craftsmen as everybody sees them, and in written positions."""

from typing import TYPE_CHECKING, Final

from alhambra.engine.notation import per_seat
from alhambra.engine.state import State

if TYPE_CHECKING:
    from alhambra.modules.travelling_craftsmen import Guild, TravellingCraftsmen

NONE: Final = -1
NOBODY: Final = "-"
FACE_DOWN: Final = "face-down"
KEYS: Final = (
    "up", "down", "secret", "used", "named", "bought", "displaced", "lent", "held",
)  # fmt: skip


def show_guild(module: "TravellingCraftsmen", state: State) -> dict[str, object]:
    """Who has which craftsmen, who was used, and which tiles the carpenter makes cheaper."""
    slot = module.guild(state)
    hidden = [FACE_DOWN if slot.secret else name for name in _names(module, slot.down)]
    return {
        "up": [_names(module, kinds) for kinds in slot.up],
        "down": [
            [] if kind == NONE else [name] for kind, name in zip(slot.down, hidden, strict=True)
        ],
        "used": None if slot.used == NONE else module.kinds[slot.used],
        "cheaper": [
            {"tile": state.rules.tiles[tile].name, "less": less}
            for tile, less in slot.named
            if less == slot.less(tile)
        ],
    }


def _names(module: "TravellingCraftsmen", kinds: list[int]) -> list[str]:
    return [NOBODY if kind == NONE else module.kinds[kind] for kind in kinds]


def write_guild(module: "TravellingCraftsmen", state: State) -> dict[str, object]:
    """What changes, and nothing that follows from it."""
    slot = module.guild(state)
    table: dict[str, object] = {
        "up": [_names(module, kinds) for kinds in slot.up],
        "down": _names(module, slot.down),
        "secret": slot.secret,
        "bought": [state.rules.tiles[tile].name for tile in slot.bought],
    }
    if slot.used != NONE:
        table["used"] = module.kinds[slot.used]
    if slot.named:
        table["named"] = [[state.rules.tiles[tile].name, less] for tile, less in slot.named]
    if slot.displaced != NONE:
        table["displaced"] = state.rules.tiles[slot.displaced].name
    if slot.lent:
        table["lent"] = [state.rules.face_names[face] for face in slot.lent]
        table["held"] = slot.held
    return table


def read_guild(module: "TravellingCraftsmen", state: State, table: dict[str, object]) -> None:
    """Without `up` all are dealt; without `down` one is drawn for whoever's turn it is.

    Without `bought` all tiles were bought that this seat has still to place.
    """
    for key in table:
        if key not in KEYS:
            raise ValueError(f"unknown key {key}")
    slot = module.guild(state)
    if "up" not in table:
        module.deal(state, state.turn)
    else:
        _read_craftsmen(module, state, table, slot)
    slot.bought = state.pending[int(state.turn)][:]
    if "bought" in table:
        slot.bought = [_tile(state, "bought", name) for name in _items(table, "bought")]
    if "used" in table:
        slot.used = module.number_of(table["used"])
        if slot.used not in slot.up[int(state.turn)] + slot.down:
            raise ValueError("used must be a craftsman of the seat whose turn it is")
    slot.named = [_named(module, state, entry) for entry in _items(table, "named")]
    if "displaced" in table:
        slot.displaced = _tile(state, "displaced", table["displaced"])
    _read_loan(state, table, slot)


def _named(module: "TravellingCraftsmen", state: State, entry: object) -> tuple[int, int]:
    """A tile that the carpenter makes cheaper, and by how much."""
    if not isinstance(entry, list) or len(entry) != 2:
        raise ValueError("named must be a list of tiles and what the carpenter takes off them")
    less = entry[1]
    if type(less) is not int or not 1 <= less <= module.limits["carpenter"]:
        raise ValueError("named: a carpenter does not take so much off the price")
    return _tile(state, "named", entry[0]), less


def _read_loan(state: State, table: dict[str, object], slot: "Guild") -> None:
    """Cards of the display in a hand, and how many equal ones were there."""
    lent, held = table.get("lent", []), table.get("held", [])
    if not isinstance(lent, list) or not isinstance(held, list) or len(lent) != len(held):
        raise ValueError("lent and held must be lists of the same length")
    if any(name not in state.rules.face_by_name for name in lent):
        raise ValueError("lent must be a list of cards")
    if any(type(count) is not int or count < 1 for count in held):
        raise ValueError("held must be how many of each card are in hand")
    slot.lent = [state.rules.face_by_name[name] for name in lent]
    slot.held = held


def _read_craftsmen(
    module: "TravellingCraftsmen", state: State, table: dict[str, object], slot: "Guild"
) -> None:
    rest = module.pool(state.rules)
    for seat, names in enumerate(per_seat(state.rules, table, "up")):
        if not isinstance(names, list) or len(names) != module.open:
            raise ValueError(f"up must be {module.open} craftsmen for each seat")
        slot.up[seat] = sorted(_taken(module, name, rest) for name in names)
    down = table.get("down")
    if down is None:
        state.rng.shuffle(rest)
        slot.down[int(state.turn)] = rest.pop()
    elif not isinstance(down, list) or len(down) != state.rules.players:
        raise ValueError("down must be a craftsman, or -, for each seat")
    elif sum(1 for name in down if name != NOBODY) != 1:
        raise ValueError("one craftsman lies face down")
    else:
        slot.down = [NONE if name == NOBODY else _taken(module, name, rest) for name in down]
    slot.secret = _flag(table, "secret", False)
    slot.out = sorted(rest)


def _taken(module: "TravellingCraftsmen", name: object, rest: list[int]) -> int:
    """A craftsman, taken from the rest."""
    kind = module.number_of(name)
    if kind not in rest:
        raise ValueError(f"there are not so many craftsmen {name}")
    rest.remove(kind)
    return kind


def _flag(table: dict[str, object], key: str, default: bool) -> bool:
    value = table.get(key, default)
    if not isinstance(value, bool):
        raise ValueError(f"{key} must be true or false")
    return value


def _items(table: dict[str, object], key: str) -> list[object]:
    """A list, empty if left out."""
    value = table.get(key, [])
    if not isinstance(value, list):
        raise ValueError(f"{key} must be a list")
    return value


def _tile(state: State, key: str, name: object) -> int:
    tile = state.rules.tile_by_name.get(str(name), NONE)
    if tile == NONE:
        raise ValueError(f"{key}: there is no tile {name}")
    return tile
