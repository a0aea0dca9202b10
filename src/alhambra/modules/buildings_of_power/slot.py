"""What the Buildings of Power keep: dice, hidden tiles, and who has looked at which pieces."""

from typing import Final, final

from alhambra.engine.laying import tile_name
from alhambra.engine.module import Slot
from alhambra.engine.notation import one_of, per_seat
from alhambra.engine.rules import SPACES
from alhambra.engine.state import EMPTY, State

NONE: Final = -1
UNCOVERED: Final = -2  # instead of who hid a tile: all have seen it

# The piles at which somebody may have looked.
CARDS: Final = 0
TILES: Final = 1
PILES: Final = ("known_cards", "known_tiles")

PIPS: Final = 6
BUILDING: Final = "a building of power"


@final
class Powers(Slot):
    """Buildings are numbered in the order of the data; places of a pile count from its bottom."""

    def __init__(self, players: int, buildings: int) -> None:
        self.dice: list[int] = [0] * buildings  # pips on each building, 0 if there is no die
        self.fresh = 0  # dice rolled in this turn, one bit for each building
        self.declared = NONE  # the building whose white die lowers the next price
        self.used = False  # whether a white die was laid out in this turn
        self.owed: list[list[int]] = [[] for _ in range(players)]  # abilities still to be used
        self.under: list[int] = [EMPTY] * SPACES  # the tile hidden on each market space
        self.under_by: list[int] = [NONE] * SPACES  # who hid it
        self.known: list[list[list[int]]] = [[[] for _ in range(players)] for _ in PILES]

    def copy(self) -> Slot:
        """An independent copy."""
        other = Powers(0, 0)
        other.dice = self.dice[:]
        other.fresh = self.fresh
        other.declared = self.declared
        other.used = self.used
        other.owed = [numbers[:] for numbers in self.owed]
        other.under = self.under[:]
        other.under_by = self.under_by[:]
        other.known = [[places[:] for places in seats] for seats in self.known]
        return other

    def take_die_back(self) -> None:
        """A white die that was laid out is on its tile again, and may be used."""
        self.declared = NONE
        self.used = False

    def knows_under(self, space: int, seat: int) -> bool:
        """Whether the seat knows the tile hidden on a space."""
        by = self.under_by[space]
        return by == UNCOVERED or (seat >= 0 and by == seat)

    # --- What was looked at

    def places(self, seat: int, pile: int, size: int) -> list[int]:
        """The places of a pile of this size that the seat knows, lowest first."""
        if seat < 0:
            return []
        return [place for place in self.known[pile][seat] if place < size]

    def learn(self, seat: int, pile: int, size: int, count: int) -> None:
        """The seat, and nobody else, knows the top pieces of a pile."""
        for other, places in enumerate(self.known[pile]):
            self.known[pile][other] = [place for place in places if place < size - count]
        self.known[pile][seat].extend(range(size - count, size))

    def forget(self, pile: int) -> None:
        """Nobody knows anything about a pile any more."""
        self.known[pile] = [[] for _ in self.known[pile]]

    def raise_cards(self, size: int, below: int) -> None:
        """So many cards came under the deck, which has this size now."""
        for seat, places in enumerate(self.known[CARDS]):
            old = [place for place in places if place < size - below]
            self.known[CARDS][seat] = [place + below for place in old]

    def lowest_sorted(self, size: int) -> int:
        """The lowest place of the deck that somebody has sorted; its size if there is none."""
        lowest = size
        for places in self.known[CARDS]:
            for place in places:
                lowest = min(lowest, place)
        return lowest


# --- Notation


def write_powers(state: State, slot: Powers, names: list[str]) -> dict[str, object]:
    """The module's part of a written position."""
    table: dict[str, object] = {
        "dice": [[names[number], pips] for number, pips in enumerate(slot.dice) if pips],
        "fresh": [name for number, name in enumerate(names) if slot.fresh >> number & 1],
        "used": slot.used,
        "owed": [[names[number] for number in numbers] for numbers in slot.owed],
        "under": [
            [space + 1, tile_name(state, tile), slot.under_by[space]]
            for space, tile in enumerate(slot.under)
            if tile != EMPTY
        ],
    }
    if slot.declared != NONE:
        table["declared"] = names[slot.declared]
    for pile, key in enumerate(PILES):
        size = len(state.deck if pile == CARDS else state.tower)
        seats = range(state.rules.players)
        table[key] = [slot.places(seat, pile, size) for seat in seats]
    return table


def read_powers(state: State, table: dict[str, object], names: list[str]) -> Powers:
    """Reads it; what is left out is not there."""
    keys = ("dice", "fresh", "used", "owed", "under", "declared", *PILES)
    for key in table:
        if key not in keys:
            raise ValueError(f"unknown key {key}")
    slot = Powers(state.rules.players, len(names))
    words = tuple(names)
    _read_dice(table, slot, words)
    for seat, owed in enumerate(per_seat(state.rules, table, "owed")):
        slot.owed[seat] = [one_of(words, name, BUILDING) for name in _list(owed, "owed")]
    for row in _rows(table, "under"):
        _read_under(state, slot, row)
    for pile, key in enumerate(PILES):
        for seat, places in enumerate(per_seat(state.rules, table, key)):
            slot.known[pile][seat] = _read_places(places, key)
    return slot


def _read_dice(table: dict[str, object], slot: Powers, words: tuple[str, ...]) -> None:
    """Dice, those rolled in this turn, and the white one that lies ready."""
    for row in _rows(table, "dice"):
        pips = row[1] if len(row) == 2 else 0
        if type(pips) is not int or not 1 <= pips <= PIPS:
            raise ValueError("dice: each is a building of power and its pips")
        slot.dice[one_of(words, row[0], BUILDING)] = pips
    for name in _list(table.get("fresh", []), "fresh"):
        slot.fresh |= 1 << one_of(words, name, BUILDING)
    used = table.get("used", False)
    if not isinstance(used, bool):
        raise ValueError("used must be true or false")
    slot.used = used
    if "declared" in table:
        slot.declared = one_of(words, table["declared"], "declared")


def _read_under(state: State, slot: Powers, row: list[object]) -> None:
    """A market space, the tile hidden there, and who hid it."""
    if len(row) != 3 or type(row[0]) is not int or not 1 <= row[0] <= SPACES:
        raise ValueError("under: each is a market space, a tile and the seat that hid it")
    space, name, by = row[0] - 1, row[1], row[2]
    tile = state.rules.tile_by_name.get(name, EMPTY) if isinstance(name, str) else EMPTY
    if tile not in state.rules.tower:
        raise ValueError(f"under: there is no tile {name} in the tower")
    if type(by) is not int or not UNCOVERED <= by < state.rules.players:
        raise ValueError(f"under: there is no seat {by}")
    slot.under[space] = tile
    slot.under_by[space] = by


def _read_places(places: object, key: str) -> list[int]:
    found: list[int] = []
    for place in _list(places, key):
        if type(place) is not int or place < 0:
            raise ValueError(f"{key} must be places of a pile, from its bottom")
        found.append(place)
    return sorted(found)


def _list(value: object, key: str) -> list[object]:
    if not isinstance(value, list):
        raise ValueError(f"{key} must be a list")
    return value


def _rows(table: dict[str, object], key: str) -> list[list[object]]:
    return [_list(row, key) for row in _list(table.get(key, []), key)]
