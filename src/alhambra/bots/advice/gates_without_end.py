"""How to use a key: a rough worth for each bonus, and for each way to use it."""

from typing import Any, Final

from alhambra.bots.laid import Laid, lay, lift
from alhambra.bots.table import Table
from alhambra.engine.cells import BIT, SIDE_LETTERS, cell_at
from alhambra.engine.outline import longest_wall
from alhambra.engine.rules import CURRENCIES, TYPES
from alhambra.moves import Move

# What a bonus is worth to whoever gets it, in points.
BONUSES: Final = {
    "redesign": 2.0,
    "wall": 2.5,
    "swap": 0.5,
    "plaza": 1.5,
    "one_point": 1.0,
    "two_points": 2.0,
    "buy": 2.0,
    "money": 2.3,
    "semi_building": 3.0,
}
RIVALRY: Final = 0.25  # how much the mean of the others' bonuses counts against one's own
COIN: Final = 0.3  # one unit of money
CARD: Final = 0.5  # one more card in hand
BUILT: Final = 4.0  # a tile of the reserve is built
STEP: Final = 0.4  # each step up in the order of the types
FAIR: Final = 10  # a tile with this price printed on it is worth what it costs here
SIDE: Final = 0.3  # one open side less to build on to
EXACT: Final = 2.0  # a tile can be paid exactly that could not be before


def advise(view: dict[str, Any], move: Move) -> float | None:
    """Points for turning the key and for the use of each bonus."""
    parts = move.parts
    if move.kind == "insert_key":
        return _key(view, str(parts["bonus"]))
    if move.kind in ("gate_buy", "gate_mix"):
        return 0.6 * (_price(str(parts["tile"])) - FAIR)
    if move.kind == "gate_take":
        return COIN * sum(map(sum, Table(view).sort_money([str(parts["card"])]))) + CARD
    if move.kind == "gate_semi_building":
        return _semi_building(view, str(parts["type"]))
    if move.kind == "gate_swap":
        return _swap(view, parts["spaces"])
    fixed = {"gate_plaza": 1.0, "gate_decline": 0.0, "gate_remove": -BUILT}
    return fixed[move.kind] if move.kind in fixed else _building(view, move)


def _building(view: dict[str, Any], move: Move) -> float | None:
    """Bonuses that change the Alhambra."""
    if move.kind == "gate_add":
        return BUILT + STEP * _step(str(move.parts["tile"]))
    if move.kind == "gate_exchange":
        old = Table(view).tile_on(move.parts["at"])
        return STEP * (_price(str(move.parts["tile"])) - Table(view).price(old))
    if move.kind in ("gate_wall", "gate_move"):
        return _walls(view, move)
    return None


def _key(view: dict[str, Any], bonus: str) -> float:
    """The own bonus, less a part of what it gives to the others."""
    others = list(view["question"]["data"]["choices"][bonus])
    del others[view["you"]]
    return BONUSES[bonus] - RIVALRY * sum(BONUSES[other] for other in others) / len(others)


def _semi_building(view: dict[str, Any], kind: str) -> float:
    """Most where one has buildings and competes for the most."""
    mine = int(view["seats"][view["you"]]["buildings"][kind])
    best = max(int(seat["buildings"][kind]) for seat in view["seats"])
    worth = 1.0 + STEP * TYPES.index(kind)
    return worth + 2.0 if mine > 0 and best - mine <= 1 else worth


def _swap(view: dict[str, Any], spaces: list[int]) -> float:
    """How many tiles more can be paid exactly."""
    before: list[str | None] = view["market"]
    after = before[:]
    first, second = spaces[0] - 1, spaces[1] - 1
    after[first], after[second] = after[second], after[first]
    return EXACT * (_exact(view, after) - _exact(view, before)) - 0.1


def _exact(view: dict[str, Any], market: list[str | None]) -> int:
    """How many tiles of such a market the own hand pays exactly."""
    purses = Table(view).purses
    count = 0
    for currency in range(len(CURRENCIES)):
        sums = {0}
        for value in purses[currency]:
            sums |= {amount + value for amount in sums}
        tile = market[currency]
        count += tile is not None and _price(tile) in sums - {0}
    return count


def _walls(view: dict[str, Any], move: Move) -> float:
    """What a new wall, or a tile in another place, does to the longest wall."""
    table = Table(view)
    board = table.board()
    if board is None:
        return 1.0 if move.kind == "gate_wall" else 0.0
    before = longest_wall(board)
    cell = cell_at(*move.parts["at"])
    if move.kind == "gate_wall":
        board.add_wall(cell, BIT[SIDE_LETTERS.index(move.parts["side"])])
    else:
        tile = table.tile_on(move.parts["lift"])
        lift(board, table.rules, cell_at(*move.parts["lift"]))
        lay(board, table.rules, Laid(tile, cell, move.parts.get("turn", 0)))
    return float(longest_wall(board) - before) * table.scorings_left() - SIDE


def _price(tile: str) -> int:
    """The printed price, 0 if there is none."""
    words = tile.split()
    return int(words[1]) if len(words) == 3 and words[1].isdecimal() else 0


def _step(tile: str) -> int:
    """The place of the tile's type in their order."""
    kind = tile.split(maxsplit=1)[0]
    return TYPES.index(kind) if kind in TYPES else 0
