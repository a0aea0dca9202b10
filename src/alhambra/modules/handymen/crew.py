"""The handymen of all players: how many are left, on which spaces and tiles they are, positions."""

from typing import Final, final

from mypy_extensions import i64

from alhambra.engine.cells import STEP
from alhambra.engine.module import Slot
from alhambra.engine.rules import SPACES
from alhambra.engine.state import State
from alhambra.modules.shared.bag_of_kinds import only_keys, rows
from alhambra.modules.shared.token_spots import cells_standing

KEYS: Final = ("supply", "market", "tiles", "dice", "declared")


@final
class Crew(Slot):
    """Everything about handymen that changes."""

    def __init__(self, players: int, supply: int) -> None:
        self.players = players
        self.supply: list[int] = [supply] * players
        self.spaces: list[int] = [0] * (SPACES * players)  # on the market, by space, then seat
        self.tiles: dict[int, int] = {}  # tile -> the seat whose handyman lies on it
        self.dice: list[int] = []  # what was rolled in this turn
        self.declared: list[int] = [0] * (SPACES * players)  # price changes, by space, then seat

    def copy(self) -> Slot:
        """An independent copy."""
        other = Crew(0, 0)
        other.players = self.players
        other.supply = self.supply[:]
        other.spaces = self.spaces[:]
        other.tiles = self.tiles.copy()
        other.dice = self.dice[:]
        other.declared = self.declared[:]
        return other

    def index(self, space: i64, seat: i64) -> int:
        """The place of a seat and a market space in the lists of both."""
        return int(space * self.players + seat)

    def on_space(self, space: i64, seat: i64) -> int:
        """How many handymen of a seat stand on a market space."""
        return self.spaces[self.index(space, seat)]


# --- Dice


def results(dice: list[int]) -> list[int]:
    """All sums and differences of these dice above 0, rising; a single die as it is."""
    sums: list[int] = [dice[0]]
    for die in dice[1:]:
        sums = [total + die for total in sums] + [total - die for total in sums]
    return sorted({abs(total) for total in sums} - {0})


def is_joker(dice: list[int], all_dice: int) -> bool:
    """Whether all dice were rolled and show the same."""
    return len(dice) == all_dice and len(set(dice)) == 1


# --- The largest group


def largest_group(state: State, seat: i64, crew: Crew) -> int:
    """How many tiles with handymen of an Alhambra hang together; walls between do not matter."""
    board = state.boards[int(seat)]
    cells = [cell for cell in cells_standing(board) if int(board.tile[cell]) in crew.tiles]
    best = 0
    seen: list[int] = []
    for start in cells:
        if start in seen:
            continue
        group = [start]
        for cell in group:
            for side in range(4):
                other = cell + int(STEP[side])
                if other in cells and other not in group:
                    group.append(other)
        seen.extend(group)
        best = max(best, len({int(board.tile[cell]) for cell in group}))
    return best


# --- Positions


def write_crew(state: State, crew: Crew) -> dict[str, object]:
    """The market and declared changes by space, then seat; tiles with the number of the seat."""
    return {
        "supply": crew.supply[:],
        "market": _by_space(crew, crew.spaces),
        "tiles": [
            [state.rules.tiles[tile].name, seat] for tile, seat in sorted(crew.tiles.items())
        ],
        "dice": crew.dice[:],
        "declared": _by_space(crew, crew.declared),
    }


def _by_space(crew: Crew, values: list[int]) -> list[list[int]]:
    return [values[space * crew.players : (space + 1) * crew.players] for space in range(SPACES)]


def read_crew(
    state: State, table: dict[str, object], per_player: int, dice: int, sides: int
) -> Crew:
    """Left out, all handymen are in the supply and nobody has rolled."""
    only_keys(table, KEYS)
    players = state.rules.players
    crew = Crew(players, per_player)
    crew.spaces = _read_spaces(table, "market", players, 0, per_player)
    crew.declared = _read_spaces(table, "declared", players, -per_player, per_player)
    _read_tiles(state, table.get("tiles", []), crew)
    for seat in range(players):
        used = sum(crew.on_space(space, seat) for space in range(SPACES))
        used += list(crew.tiles.values()).count(seat)
        if used > per_player:
            raise ValueError(f"seat {seat + 1} has more than {per_player} handymen")
        crew.supply[seat] = per_player - used
    if "supply" in table:
        crew.supply = _read_supply(rows(table, "supply", players), crew.supply)
    for index, change in enumerate(crew.declared):
        if abs(change) > crew.spaces[index]:
            raise ValueError("declared: a change needs as many handymen on the space")
    crew.dice = _numbers(table.get("dice", []), "dice", 1, sides)
    if len(crew.dice) > dice:
        raise ValueError(f"there are {dice} dice")
    return crew


def _numbers(value: object, key: str, least: int, most: int) -> list[int]:
    """A list of whole numbers within limits."""
    if not isinstance(value, list):
        raise ValueError(f"{key} must be a list of numbers")
    found: list[int] = []
    for number in value:
        if type(number) is not int or not least <= number <= most:
            raise ValueError(f"{key}: {number} is not a number from {least} to {most}")
        found.append(number)
    return found


def _read_spaces(
    table: dict[str, object], key: str, players: int, least: int, most: int
) -> list[int]:
    """A number for each seat on each market space."""
    lists = table.get(key, [[0] * players for _ in range(SPACES)])
    if not isinstance(lists, list) or len(lists) != SPACES:
        raise ValueError(f"{key} must be given for each space")
    found: list[int] = []
    for row in lists:
        numbers = _numbers(row, key, least, most)
        if len(numbers) != players:
            raise ValueError(f"{key} must be given for each space and seat")
        found.extend(numbers)
    return found


def _read_tiles(state: State, value: object, crew: Crew) -> None:
    if not isinstance(value, list):
        raise ValueError("tiles must be a list of tiles and seats")
    for entry in value:
        if not isinstance(entry, list) or len(entry) != 2 or not isinstance(entry[0], str):
            raise ValueError("tiles must be a list of tiles and seats")
        tile = state.rules.tile_by_name.get(entry[0], -1)
        if tile < 0 or tile in crew.tiles:
            raise ValueError(f"tiles: there is no tile {entry[0]}, or it is named twice")
        if type(entry[1]) is not int or not 0 <= entry[1] < crew.players:
            raise ValueError(f"tiles: there is no seat {entry[1]}")
        crew.tiles[tile] = entry[1]


def _read_supply(value: list[object], most: list[int]) -> list[int]:
    """What is left of each seat's handymen; those that were used up are nowhere."""
    supply: list[int] = []
    for seat, number in enumerate(value):
        if type(number) is not int or not 0 <= number <= most[seat]:
            raise ValueError(f"supply: seat {seat + 1} has at most {most[seat]} handymen left")
        supply.append(number)
    return supply
