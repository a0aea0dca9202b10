"""In which currency a surplus is credited: where it comes nearest to paying for something."""

from typing import Any

from alhambra.bots.advice.spare_money import use_of
from alhambra.bots.advice.worth import COIN, time_left
from alhambra.bots.table import Table
from alhambra.engine.rules import CURRENCIES
from alhambra.moves import Move


def advise(view: dict[str, Any], move: Move) -> float | None:
    """Points for a credit; without one the surplus is lost."""
    if move.kind == "forgo_surplus":
        return 0.0
    if move.kind != "credit_surplus":
        return None
    amount = int(view["question"]["data"]["amount"])
    currency = CURRENCIES.index(str(move.parts["currency"]))
    return (COIN * amount + use_of(Table(view), currency, amount)) * time_left(view)
