"""When to roll, where handymen go, and when they make a price exact."""

from typing import Any, Final

from alhambra.bots.advice.worth import ACTION, own_table, paid_value, scorings_left, time_left
from alhambra.bots.table import Table
from alhambra.engine.cells import STEP
from alhambra.engine.rules import CURRENCIES
from alhambra.modules.token_spots import cells_standing
from alhambra.moves import Move

ROLL: Final = 1.0  # a roll when there is nothing one could buy
BUYER: Final = -2.0  # a roll when there is: the purchase is lost
SPACE: Final = 0.8  # a handyman on the market, while there is time
HELPS: Final = 1.5  # the same where he makes the price one that can be paid exactly
CHANCE: Final = 0.35  # what one more die may bring, in each scoring to come
HERE: Final = 0.1  # a handyman on the market is worth more there than in the supply, or less
EXACT: Final = 3.0  # a price that can be paid exactly with the help of handymen
MAN: Final = 0.7  # a handyman who is used up


def advise(view: dict[str, Any], move: Move) -> float | None:
    """Points for rolling, sending and using handymen."""
    kind = move.kind
    if kind == "roll_handymen":
        return BUYER if _can_buy(view) else ROLL * time_left(view) + 0.1
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
    """A price that handymen have raised is paid exactly with more than is printed."""
    if move.kind != "buy" or "space" not in move.parts:
        return 0.0
    mine = {"space": move.parts["space"], "seat": view["you"]}
    for entry in view["handymen"].get("declared", []):
        if mine.items() <= entry.items() and entry["change"] > 0:
            table = Table(view)
            price = table.price(table.tile(str(move.parts["tile"]))) + int(entry["change"])
            return ACTION * time_left(view) if paid_value(move.parts["pay"]) == price else 0.0
    return 0.0


def _can_buy(view: dict[str, Any]) -> bool:
    """Whether the own money buys any tile of the market."""
    table = Table(view)
    for space in range(len(CURRENCIES)):
        tile = table.market[space]
        if tile >= 0 and sum(table.purses[space]) >= table.price(tile):
            return True
    return False


def _tile(view: dict[str, Any], name: str) -> float:
    """A point in every scoring to come if the tile joins the largest group, else a little."""
    state = own_table(view)
    seat = view["you"]
    board = state.boards[seat]
    marked = [
        state.rules.tile_by_name[entry["tile"]]
        for entry in view["handymen"]["tiles"]
        if entry["seat"] == seat
    ]
    tile = state.rules.tile_by_name[name]
    cells = [cell for cell in cells_standing(board) if int(board.tile[cell]) == tile]
    around = [cell + STEP[side] for cell in cells for side in range(4)]
    beside = [int(board.tile[cell]) for cell in around if board.face[cell]]
    joins = not marked or any(other in marked for other in beside)
    if not cells:
        return 0.2
    return scorings_left(view) * (1.0 if joins else 0.5)


def _space(view: dict[str, Any], space: int) -> float:
    """A handyman on a space, and more if with him the own money pays its tile exactly."""
    return SPACE + HELPS * any(_price(view, space, change) > 0 for change in (-1, 1))


def _price(view: dict[str, Any], space: int, change: int) -> float:
    """Good if the tile can be paid exactly then, and could not be before."""
    table = Table(view)
    tile = table.market[space]
    sums = 1
    for value in table.purses[space]:
        sums |= sums << value
    price = table.price(tile)
    changed = max(0, price + change)
    if tile < 0 or sums >> price & 1 or not sums >> changed & 1:
        return -MAN
    return EXACT * time_left(view) - MAN * abs(change)
