"""When a caravanserai pays: early enough to spend it several times."""

from collections.abc import Iterator
from typing import Any, Final

from alhambra.bots.advice.purse import Money, own_money, paid_exactly
from alhambra.bots.advice.spare_money import use_of
from alhambra.bots.advice.worth import COIN, another_action, paid_value, time_left
from alhambra.bots.reasons_kinds import Reason
from alhambra.bots.table import Table
from alhambra.engine.rules import CURRENCIES
from alhambra.game.moves import Move

TURNS: Final = 1.5  # turns for each tile a seat may still expect
PATIENCE: Final = 6.0  # with so many turns left the marker is worth its full price
GROWTH: Final = 0.8  # units a marker earns in a turn, since now and then it is not moved
CHOICE: Final = 0.5  # the second currency makes a payment exact more often
PRICE: Final = {4: 8, 5: 4, 6: 2}  # by building types


def advise(view: dict[str, Any], move: Move) -> float | None:
    """Points for buying, choosing and moving on."""
    parts = move.parts
    if move.kind == "buy" and "caravanserai" in parts:
        return _buy(view, paid_value(parts["pay"]))
    if move.kind == "choose_caravanserai":
        return 0.0
    if move.kind == "drive_caravan":
        return _drive(view, str(parts["caravanserai"]), str(parts["reaches"]))
    return None


def credits(view: dict[str, Any]) -> list[str]:
    """What one's own markers show."""
    return [worth for _, worth in view["caravanserai"]["cards"][view["you"]]]


def auction_money(view: dict[str, Any]) -> list[str]:
    """The same as units of money; none is called 0."""
    return [" caravan ".join(worth.split()) for worth in credits(view)]


def why(view: dict[str, Any], move: Move) -> Iterator[Reason]:
    """What a card costs, how much there is of its money, and what a moved marker helps to pay."""
    parts = move.parts
    if move.kind == "buy" and "caravanserai" in parts and not Table(view).rules.fold_price:
        yield Reason("caravan_price", count=_types(view), price=PRICE[_types(view)])
    elif move.kind == "choose_caravanserai":
        currency = str(parts["caravanserai"]).split()[0]
        held = sum(own_money(view)[CURRENCIES.index(currency)])
        yield Reason("caravan_main", currency=currency, sum=held)
    elif move.kind == "drive_caravan":
        yield from _driving(view, str(parts["caravanserai"]), str(parts["reaches"]))


def _types(view: dict[str, Any]) -> int:
    """Of how many types the seat has buildings."""
    return sum(1 for count in view["seats"][view["you"]]["buildings"].values() if count)


def _driving(view: dict[str, Any], card: str, reaches: str) -> Iterator[Reason]:
    """A tile that can be paid exactly then, and all money of the currency."""
    money = own_money(view)
    currency = reaches.split(maxsplit=1)[0]
    driven = _driven(view, money, card, reaches)
    tile = paid_exactly(view, driven, money)
    if tile is not None:
        yield Reason("caravan_pays", tile=tile)
    yield Reason("caravan_sum", currency=currency, sum=sum(driven[CURRENCIES.index(currency)]))


def _driven(view: dict[str, Any], money: Money, card: str, reaches: str) -> Money:
    """The own money once the marker of a card has moved on."""
    left = _shown(view, card)
    driven = [values[:] for values in money]
    if not left.endswith(" 0"):
        driven[CURRENCIES.index(left.split()[0])].remove(int(left.split()[1]))
    driven[CURRENCIES.index(reaches.split(maxsplit=1)[0])].append(int(reaches.split()[1]))
    return driven


def _buy(view: dict[str, Any], paid: int) -> float:
    """What it earns until the end, less what it costs; an exact payment keeps the action."""
    turns = TURNS * int(view["tower"]) / int(view["players"])
    if turns < PATIENCE:
        return -COIN * paid
    again = another_action(view) if paid == PRICE.get(_types(view)) else 0.0
    return (COIN + CHOICE / PATIENCE) * GROWTH * turns - COIN * paid + again


def _drive(view: dict[str, Any], card: str, reaches: str) -> float:
    """What the marker shows then, compared with what it shows now."""
    table = Table(view)
    before = _worth(table, _shown(view, card))
    return (_worth(table, reaches) - before) * time_left(view)


def _shown(view: dict[str, Any], card: str) -> str:
    """What the marker of an own card shows."""
    worth: dict[str, str] = dict(view["caravanserai"]["cards"][view["you"]])
    return worth[card]


def _worth(table: Table, text: str) -> float:
    """What money written like `denar 3` is worth."""
    currency, _, value = text.partition(" ")
    amount = int(value)
    if amount == 0:
        return 0.0
    return COIN * amount + use_of(table, CURRENCIES.index(currency), amount)
