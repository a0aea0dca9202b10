"""When to roll, where handymen go, and when they make a price exact."""

from collections.abc import Iterator
from itertools import product
from typing import Any, Final

from alhambra.bots.advice.worth import (
    ACTION,
    FREE,
    another_action,
    own_table,
    paid_value,
    scorings_left,
    time_left,
)
from alhambra.bots.reasons_kinds import Reason
from alhambra.bots.sums import sums_of
from alhambra.bots.table import Table
from alhambra.engine.cells import STEP
from alhambra.engine.rules import WHOLE_CELLS
from alhambra.game.moves import Move
from alhambra.modules.handymen import Handymen
from alhambra.modules.handymen.dice import is_joker, results
from alhambra.modules.shared.token_spots import cells_standing

ROLL: Final = 1.0  # a roll when there is nothing one could buy
BUYER: Final = -2.0  # a roll when there is: the purchase is lost
SPACE: Final = 0.8  # a handyman on the market, while there is time
HELPS: Final = 1.5  # the same where he makes the price one that can be paid exactly
CHANCE: Final = 0.35  # what one more die may bring, in each scoring to come
HERE: Final = 0.1  # a handyman on the market is worth more there than in the supply, or less
MAN: Final = 0.7  # a handyman who is used up


def advise(view: dict[str, Any], move: Move) -> float | None:
    """Points for rolling, sending and using handymen."""
    kind = move.kind
    if kind == "roll_handymen":
        return BUYER if _payable(view) else ROLL * time_left(view) + 0.1
    if kind == "handyman_to_tile":
        return _tile(view, str(move.parts["tile"]))
    if kind == "roll_on":
        return CHANCE * scorings_left(view)
    if kind in ("use_handymen", "use_handymen_between"):
        return _price(view, int(move.parts["space"]) - 1, int(move.parts["change"]))
    if kind == "handyman_to_space":
        return _space(view, int(move.parts["space"]) - 1) * time_left(view)
    if kind == "take_handymen_back":
        supply = int(view["handymen"]["supply"][view["you"]])
        return HERE * int(move.parts["count"]) * (1.0 if not supply else -time_left(view))
    return 0.0 if kind in ("handymen_rest", "handymen_stay") else None


def extra(view: dict[str, Any], move: Move) -> float:
    """A price that handymen have changed is paid exactly; a lower one looks so without them."""
    if move.kind != "buy" or "space" not in move.parts:
        return 0.0
    change = int(view["handymen"]["declared"][int(move.parts["space"]) - 1][view["you"]])
    if not change:
        return 0.0
    table = Table(view)
    price = table.price(table.tile(str(move.parts["tile"]))) + change
    if paid_value(move.parts["pay"]) != price:
        return 0.0
    return another_action(view) - (ACTION * time_left(view) if change < 0 else 0.0)


def why(view: dict[str, Any], move: Move) -> Iterator[Reason]:
    """How likely the dice are to fit, where handymen are then, and which price they bend."""
    if move.kind in ("roll_handymen", "roll_on", "handymen_rest", "done_start"):
        yield from _why_roll(view, move.kind)
    elif move.kind in ("handyman_to_space", "use_handymen", "use_handymen_between"):
        yield from _why_bend(view, move)
    elif move.kind == "handyman_to_tile":
        yield Reason("handyman_tile", count=len(_marked(view)) + 1)
    elif move.kind == "take_handymen_back":
        supply = int(view["handymen"]["supply"][view["you"]])
        yield Reason("handymen_again", count=supply + int(move.parts["count"]))
    elif move.kind == "handymen_stay":
        yield Reason("handymen_there", **view["question"]["data"])
    elif move.kind == "buy" and "space" in move.parts:
        yield from _why_buy(view, int(move.parts["space"]))


def _why_roll(view: dict[str, Any], kind: str) -> Iterator[Reason]:
    """A roll may fit; without one the handymen stay in the supply and money can still buy."""
    shown = view["handymen"]
    supply = int(shown["supply"][view["you"]])
    if kind == "handymen_rest":
        yield Reason("handymen_saved", count=supply)
    elif kind == "done_start":
        payable = len(_payable(view))
        if supply and payable and not shown["dice"]:
            yield Reason("handymen_payable", count=payable)
    else:
        dice, percent = _chance(view)
        if percent:
            yield Reason("handymen_chance", dice=dice, percent=percent)


def _why_bend(view: dict[str, Any], move: Move) -> Iterator[Reason]:
    """The price that own money pays exactly with the handymen, else how far they bend it."""
    space, sent = int(move.parts["space"]), move.kind == "handyman_to_space"
    if sent:
        count = _standing(view, space).get(view["you"], 0) + 1
        changes = [change * way for change in range(1, count + 1) for way in (-1, 1)]
        yield from _exact(view, space - 1, changes) or [Reason("handyman_space", count=count)]
    else:
        yield from _exact(view, space - 1, [int(move.parts["change"])])


def _exact(view: dict[str, Any], space: int, changes: list[int]) -> list[Reason]:
    """The first change that makes the price one that own money pays exactly, as it does not now."""
    table = Table(view)
    sums, price = sums_of(table.purses[space]), table.price(table.market[space])
    if sums >> price & 1 or _is_lowered(view):
        return []
    fitting = [price + change for change in changes if price + change > 0]
    tile = view["market"][space]
    return [Reason("handyman_exact", tile=tile, price=p) for p in fitting if sums >> p & 1][:1]


def _is_lowered(view: dict[str, Any]) -> bool:
    """Whether something else lowers prices in this turn."""
    carpenter = view.get("travelling_craftsmen", {}).get("cheaper")
    white_die = view.get("buildings_of_power", {}).get("declared")
    return carpenter is not None or white_die is not None


def _why_buy(view: dict[str, Any], space: int) -> Iterator[Reason]:
    """Handymen who lower the price; others who wait there; own ones who need not help."""
    change = int(view["handymen"]["declared"][space - 1][view["you"]])
    standing = _standing(view, space)
    own = standing.pop(view["you"], 0)
    if change < 0:
        yield Reason("handymen_cheaper", count=-change)
    elif standing:
        other = max(standing, key=lambda seat: standing[seat])
        yield Reason("handymen_ahead", other=other, count=standing[other])
    elif own and not change:
        yield Reason("handymen_spared", count=own)


def _standing(view: dict[str, Any], space: int) -> dict[int, int]:
    """How many handymen of each seat stand on a market space (from 1)."""
    counts = view["handymen"]["market"][space - 1]
    return {seat: count for seat, count in enumerate(counts) if count}


def _chance(view: dict[str, Any]) -> tuple[int, int]:
    """How many dice can still be rolled, and in how many of 100 cases one of them makes a fit."""
    table, dice = Table(view), list(view["handymen"]["dice"])
    module = next(one for one in table.rules.modules if isinstance(one, Handymen))
    prices, left = _prices(view, table), module.dice.most - len(dice)
    fits = 0
    for rolled in product(range(1, module.die.high + 1), repeat=left):
        rolls = [[*dice, *rolled[:count]] for count in range(1, left + 1)]
        fits += any(is_joker(r, module.dice.most) or prices & {*results(r)} for r in rolls)
    return left, 100 * fits // module.die.high**left


def _prices(view: dict[str, Any], table: Table) -> set[int]:
    """The prices of all tiles to which a handyman could go: on the market, or one's own."""
    own, rules = view["seats"][view["you"]], table.rules
    marked = {tile for tile, _ in view["handymen"]["tiles"]}
    names = [*(laid["tile"] for laid in own["board"]), *own["reserve"]]
    tiles = [rules.tile_by_name[name] for name in names if name not in marked]
    free = [tile for tile in tiles if rules.tiles[tile].shape == WHOLE_CELLS]
    return {table.price(tile) for tile in [*free, *table.market]}


def _payable(view: dict[str, Any]) -> list[int]:
    """The spaces whose tile one's own cards of one currency buy at the printed price."""
    table = Table(view)
    wild = max((sum(table.purses[number]) for number in table.rules.wild_currencies), default=0)
    return [
        space
        for space, tile in enumerate(table.market)
        if tile >= 0 and max(wild, sum(table.purses[space])) >= table.price(tile)
    ]


def _marked(view: dict[str, Any]) -> list[str]:
    """The own tiles with a handyman."""
    tiles = view["handymen"]["tiles"]
    return [tile for tile, seat in tiles if seat == view["you"]]


def _tile(view: dict[str, Any], name: str) -> float:
    """A point in every scoring to come if the tile joins the largest group, else a little."""
    state = own_table(view)
    seat = view["you"]
    board = state.boards[seat]
    marked = [state.rules.tile_by_name[other] for other in _marked(view)]
    tile = state.rules.tile_by_name[name]
    cells = [cell for cell in cells_standing(board) if int(board.tile[cell]) == tile]
    around = [cell + STEP[side] for cell in cells for side in range(4)]
    beside = [int(board.tile[cell]) for cell in around if board.face[cell]]
    joins = not marked or any(other in marked for other in beside)
    if not cells:
        return 0.2
    return scorings_left(view) * (1.0 if joins else 0.5)


def _space(view: dict[str, Any], space: int) -> float:
    """A handyman on a space, and more if with him one's own money pays its tile exactly."""
    return SPACE + HELPS * any(_price(view, space, change) > 0 for change in (-1, 1))


def _price(view: dict[str, Any], space: int, change: int) -> float:
    """Good if the tile can be paid exactly then, and could not be before."""
    table = Table(view)
    tile = table.market[space]
    sums = sums_of(table.purses[space])
    price = table.price(tile)
    changed = max(0, price + change)
    if tile < 0 or sums >> price & 1 or not sums >> changed & 1:
        return -MAN
    return FREE - MAN * abs(change)
