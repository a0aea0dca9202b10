"""The street trader in written positions."""

from typing import TYPE_CHECKING

from alhambra.engine.cells import FOUNTAIN
from alhambra.engine.notation import one_of, per_seat
from alhambra.engine.rules import TYPES
from alhambra.engine.state import State
from alhambra.modules.shared.bag_of_kinds import only_keys
from alhambra.modules.shared.cell_texts import cell_text, read_cell_text
from alhambra.modules.shared.houses import read_lodgers

if TYPE_CHECKING:
    from alhambra.modules.street_trader import StreetTrader, Traders

KEYS = ("traders", "residents", "secret")
NOWHERE = "-"


def write_traders(module: "StreetTrader", state: State) -> dict[str, object]:
    """Each trader as `1,0 garden tower`, `-` for one that is aside; the supply is the rest."""
    slot = module.slot(state)
    seats = range(state.rules.players)
    table: dict[str, object] = {
        "traders": [
            " ".join([_place(slot.cells[seat]), *(TYPES[kind] for kind in slot.crowds[seat])])
            for seat in seats
        ],
        "residents": [slot.lodgers.names(state, seat) for seat in seats],
    }
    if slot.secret:
        table["secret"] = True
    return table


def _place(cell: int) -> str:
    return cell_text(cell) if cell >= 0 else NOWHERE


def read_traders(module: "StreetTrader", state: State, table: dict[str, object]) -> None:
    """Reads it."""
    only_keys(table, KEYS)
    state.slots[module.index] = module.new_slot(state.rules)
    slot = module.slot(state)
    secret = table.get("secret", False)
    if type(secret) is not bool:
        raise ValueError("secret must be true or false")
    slot.secret = secret
    for seat, names in enumerate(per_seat(state.rules, table, "residents")):
        read_lodgers(state, seat, names, "residents", slot.lodgers)
    _read_seats(module, state, table, slot)
    _count_supply(module, slot)


def _read_seats(
    module: "StreetTrader", state: State, table: dict[str, object], slot: "Traders"
) -> None:
    players = state.rules.players
    default = [_place(module.places(state, seat)[0]) for seat in range(players)]
    texts = table.get("traders", default)
    if not isinstance(texts, list) or len(texts) != players:
        raise ValueError("traders must be a text for each seat")
    for seat, text in enumerate(texts):
        place, *names = str(text).split() or [NOWHERE]
        slot.crowds[seat] = sorted(one_of(TYPES, name, "a resident") for name in names)
        if len(names) > module.on_trader:
            raise ValueError(f"traders: {module.on_trader} residents at most stand with each")
        if place != NOWHERE:
            slot.cells[seat] = read_cell_text(place)
            # A tile may have been laid there just now, before he hears that he has to make way.
            if slot.cells[seat] == FOUNTAIN:
                raise ValueError(f"traders: {place} is no free cell")


def _count_supply(module: "StreetTrader", slot: "Traders") -> None:
    """All residents that are nowhere else; while they are chosen all seats hold one of each."""
    if slot.secret:
        return
    slot.supply = [module.per_type] * len(TYPES)
    for kind in [*slot.lodgers.kinds.values(), *(k for crowd in slot.crowds for k in crowd)]:
        slot.supply[kind] -= 1
    for kind, count in enumerate(slot.supply):
        if count < 0:
            raise ValueError(f"there are not so many residents of {TYPES[kind]}")
