"""When a caravanserai pays: early enough to spend it several times."""

from typing import Any, Final

from alhambra.bots.advice.spare_money import use_of
from alhambra.bots.advice.worth import ACTION, COIN, paid_value, time_left
from alhambra.bots.table import Table
from alhambra.engine.rules import CURRENCIES
from alhambra.moves import Move

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


def _buy(view: dict[str, Any], paid: int) -> float:
    """What it earns until the end, less what it costs; an exact payment keeps the action."""
    turns = TURNS * int(view["tower"]) / int(view["players"])
    if turns < PATIENCE:
        return -COIN * paid - ACTION
    types = sum(1 for count in view["seats"][view["you"]]["buildings"].values() if count)
    exact = paid == PRICE.get(types)
    return (COIN + CHOICE / PATIENCE) * GROWTH * turns - COIN * paid - (0.0 if exact else ACTION)


def _drive(view: dict[str, Any], card: str, reaches: str) -> float:
    """What the marker shows then, compared with what it shows now."""
    shown = view["caravanserai"]
    index = shown["cards"][view["you"]].index(card)
    table = Table(view)
    before = _worth(table, shown["worth"][view["you"]][index])
    return (_worth(table, reaches) - before) * time_left(view)


def _worth(table: Table, text: str) -> float:
    """What money written like `denar 3` is worth."""
    currency, _, value = text.partition(" ")
    amount = int(value)
    if amount == 0:
        return 0.0
    return COIN * amount + use_of(table, CURRENCIES.index(currency), amount)
