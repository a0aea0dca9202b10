"""How to use a key: a rough worth for each bonus, and for each way to use it."""

from collections.abc import Iterator
from typing import Any, Final

from alhambra.bots.advice.worth import own_table
from alhambra.bots.laid import Laid, lay, lift
from alhambra.bots.reasons_kinds import Reason
from alhambra.bots.table import Table
from alhambra.engine.board import Board
from alhambra.engine.cells import BIT, CELL_MASK, SIDE_LETTERS, cell_at
from alhambra.engine.outline import longest_wall, open_outer_sides
from alhambra.engine.rules import CURRENCIES, TYPES
from alhambra.game.moves import Move

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
TOTAL: Final = 14  # what any tile costs at a gate
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


def why(view: dict[str, Any], move: Move) -> Iterator[Reason]:
    """What a key is good for, here and elsewhere; what a tile or half a building changes."""
    kind = str(move.parts.get("type") or str(move.parts.get("tile", "")).partition(" ")[0])
    if move.kind == "insert_key":
        yield from _use(view, str(move.parts["bonus"]))
        yield Reason("key_others", bonuses=_others(view, str(move.parts["bonus"])))
    elif move.kind == "gate_mix":
        yield from _short(view, move)
        if kind in TYPES:
            mine, most = _standing(view, kind)
            yield Reason("gate_tile", type=kind, count=mine + 1, most=most)
    elif move.kind == "gate_semi_building":
        mine, most = _standing(view, kind)
        yield Reason("gate_half", type=kind, count=mine, most=most)
    elif move.kind == "gate_decline":
        yield from _kept(view)


def _use(view: dict[str, Any], bonus: str) -> Iterator[Reason]:
    """What one's own bonus can do now, where that is easily seen."""
    if bonus == "money":
        values = {card: sum(map(sum, Table(view).sort_money([card]))) for card in view["display"]}
        if any(values.values()):
            yield Reason("key_money", card=max(values, key=lambda card: values[card]))
    elif bonus == "wall":
        board = own_table(view).boards[view["you"]]
        now, after = int(longest_wall(board)), _longest_with_one_more(board)
        if view["gates_without_end"]["walls"] and after > now:
            yield Reason("key_wall", now=now, after=after)
    elif bonus == "buy" and _money(view) >= TOTAL and any(view["market"]):
        yield Reason("key_buy", sum=_money(view))
    elif bonus == "semi_building":
        yield from _half(view)


def _half(view: dict[str, Any]) -> Iterator[Reason]:
    """Half a building is enough for the lead; of several types the dearest."""
    taken = {kind for own in view["gates_without_end"]["semi_buildings"] for kind in own}
    free = [kind for kind in TYPES if kind not in taken]
    for kind in free[::-1]:
        mine, most = _standing(view, kind)
        if mine == most > 0:
            yield Reason("key_half", type=kind, count=mine)
            return


def _short(view: dict[str, Any], move: Move) -> Iterator[Reason]:
    """The currency of the space alone does not reach the printed price."""
    currency, price = int(move.parts["space"]) - 1, _price(str(move.parts["tile"]))
    held = sum(Table(view).purses[currency])
    if held < price:
        yield Reason("gate_short", price=price, currency=CURRENCIES[currency], sum=held)


def _kept(view: dict[str, Any]) -> Iterator[Reason]:
    """What is left to whoever declines: money, or open sides."""
    asked = view["question"]["kind"]
    if asked == "gate_buy":
        yield Reason("gate_money_kept", sum=_money(view))
    elif asked == "gate_wall":
        sides = int(sum(open_outer_sides(own_table(view).boards[view["you"]])))
        yield Reason("gate_sides_kept", sides=sides)


def _standing(view: dict[str, Any], kind: str) -> tuple[int, int]:
    """Own buildings of the type, and the most that another seat or Dirk has."""
    mine, *others = Table(view).counts[TYPES.index(kind)]
    return mine, max(0, *others)


def _money(view: dict[str, Any]) -> int:
    """All own money that may be mixed."""
    return sum(map(sum, Table(view).purses[: len(CURRENCIES)]))


def _longest_with_one_more(board: Board) -> int:
    """The longest wall that one more wall on an open outer side can make."""
    best = longest_wall(board)
    for entry in board.standing:
        cell = entry & CELL_MASK
        for side in BIT:
            if not (board.touched(cell) | board.walls(cell)) & side and cell not in board.halves:
                walled = board.copy()
                walled.add_wall(cell, side)
                best = max(best, longest_wall(walled))
    return int(best)


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
    others = _others(view, bonus)
    return BONUSES[bonus] - RIVALRY * sum(BONUSES[other] for other in others) / len(others)


def _others(view: dict[str, Any], bonus: str) -> list[str]:
    """What the other seats get if one takes this bonus."""
    rows: list[list[str]] = view["question"]["data"]["choices"]
    row = next(row for row in rows if row[view["you"]] == bonus)
    return [other for seat, other in enumerate(row) if seat != view["you"]]


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
    """How many tiles of such a market one's own hand pays exactly."""
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
