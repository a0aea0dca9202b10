"""The table as a bot reads it from its view: counts, money, tiles, and how far along the game is.

Everything is rebuilt from public texts with the engine's own tables; no rule is written here.
"""

from functools import lru_cache
from typing import Any

from alhambra.bots.advice.told import place_points
from alhambra.bots.laid import NO_TILE, build, read_layout
from alhambra.engine.board import Board
from alhambra.engine.cells import cell_at
from alhambra.engine.rules import TYPES, Rules
from alhambra.game.catalogue import rules_for
from alhambra.search.progress import SCORINGS, full_deck, part_before


@lru_cache(maxsize=64)
def tiles_of_type(rules: Rules) -> tuple[int, ...]:
    """How many tiles of each building type there are."""
    kinds = [rules.tile_kind[tile] for tile in rules.tower]
    return tuple(kinds.count(kind) for kind in range(len(TYPES)))


class Table:
    """One view, read."""

    def __init__(self, view: dict[str, object]) -> None:
        data: Any = view
        self.rules = rules_for(data["players"], tuple(data["modules"]), tuple(data["options"]))
        self.seat: int = data["you"]
        self.players: int = data["players"]
        self.rounds: int = data["rounds"]
        self.points = place_points(data, self.rules.points)
        self.tower: int = data["tower"]
        self.deck: int = data["deck"]
        self.market = [self.tile(name) for name in data["market"]]
        own = data["seats"][self.seat]
        self.purses = self.sort_money(own["hand"])
        self.reserve: list[str] = own["reserve"]
        self.pending = [self.tile(name) for name in own["pending"]]
        self.layout = read_layout(self.rules, self.seat, own)
        others = [data["seats"][(self.seat + i) % self.players] for i in range(self.players)]
        dirk = data.get("dirk")
        given = [self.kind(self.tile(name)) for name in dirk["tiles"]] if dirk else []
        self.counts = [
            (*(seat["buildings"][name] for seat in others), given.count(kind) if dirk else -1)
            for kind, name in enumerate(TYPES)
        ]
        self.unseen = self._count_unseen(others, data["gone"])

    # --- Texts to numbers

    def tile(self, name: str | None) -> int:
        """The number of a tile, NO_TILE for an empty space or a piece unknown here."""
        return NO_TILE if name is None else self.rules.tile_by_name.get(name, NO_TILE)

    def kind(self, tile: int) -> int:
        """The building type of a tile, NO_TILE if it has none."""
        kind = NO_TILE if tile == NO_TILE else int(self.rules.tile_kind[tile])
        return kind if kind < len(TYPES) else NO_TILE

    def is_strange(self, name: str | None) -> bool:
        """Whether this is a piece unlike the tiles of the base game."""
        tile = self.tile(name)
        return tile != NO_TILE and (self.kind(tile) == NO_TILE or not self.rules.tile_simple[tile])

    def sort_money(self, names: list[str]) -> list[list[int]]:
        """The values of money by currency; anything that is not money is left out."""
        purses: list[list[int]] = [[] for _ in self.rules.currencies]
        for name in names:
            found = self.rules.unit_by_name.get(name)
            if found is not None:
                currency, unit = found
                purses[currency].append(int(unit.value))
        return purses

    def sold_for(self, currency: int) -> list[int]:
        """The tiles of the market that this currency pays for."""
        wild = currency in self.rules.wild_currencies
        return self.market if wild else self.market[currency : currency + 1]

    def board(self) -> Board | None:
        """The own Alhambra, None if it holds pieces that cannot be rebuilt from their texts."""
        return None if self.layout is None else build(self.rules, self.layout)

    def _count_unseen(self, seats: list[dict[str, Any]], gone: list[str]) -> list[int]:
        """Of each type, how many tiles are still to be had: in the tower or on the market."""
        left = list(tiles_of_type(self.rules))
        for kind, counts in enumerate(self.counts):
            left[kind] -= sum(count for count in counts if count > 0)
        for name in [name for seat in seats for name in seat["reserve"] + seat["pending"]] + gone:
            kind = self.kind(self.tile(name))
            if kind != NO_TILE:
                left[kind] -= 1
        return [max(0, count) for count in left]

    def price(self, tile: int) -> int:
        """The printed price."""
        return int(self.rules.tile_price[tile]) if tile != NO_TILE else 0

    def tile_on(self, at: list[int]) -> int:
        """The own tile that lies there, NO_TILE if none is known."""
        cell = cell_at(at[0], at[1])
        return next((laid.tile for laid in self.layout or () if laid.cell == cell), NO_TILE)

    # --- How far the game is

    def scorings_left(self) -> int:
        """How many scorings are still to come."""
        return SCORINGS - self.rounds

    def tiles_left(self) -> int:
        """Tiles that can still be bought before the game ends."""
        return self.tower + sum(1 for tile in self.market if tile != NO_TILE)

    def tiles_each(self) -> float:
        """How many tiles of the tower each seat may still expect: a measure of the time left."""
        return self.tower / self.players

    def part_before(self, round: int) -> float:
        """Which part of the tiles left will be bought before this scoring (1 to 3), 0 to 1."""
        tiles = float(self.tiles_left())
        return part_before(round, float(self.deck), full_deck(self.rules), tiles)
