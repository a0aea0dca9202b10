"""In which currency a surplus is credited: where it comes nearest to paying for something."""

from collections.abc import Iterator
from typing import Any, Final

from alhambra.bots.advice.purse import known_price, own_money, paid_exactly
from alhambra.bots.advice.spare_money import use_of
from alhambra.bots.advice.worth import COIN, paid_value, time_left
from alhambra.bots.reasons_kinds import Reason
from alhambra.bots.table import Table
from alhambra.engine.rules import CURRENCIES
from alhambra.game.moves import Move

HIGHEST: Final = 6  # what a certificate can show


def advise(view: dict[str, Any], move: Move) -> float | None:
    """Points for a credit; without one the surplus is lost."""
    if move.kind == "forgo_surplus":
        return 0.0
    if move.kind != "credit_surplus":
        return None
    amount = int(view["question"]["data"]["amount"])
    currency = CURRENCIES.index(str(move.parts["currency"]))
    return (COIN * amount + use_of(Table(view), currency, amount)) * time_left(view)


def credits(view: dict[str, Any]) -> list[str]:
    """What one's own certificates hold."""
    own: list[str] = view["exchange_certificates"]["credit"][view["you"]]
    return own


def why(view: dict[str, Any], move: Move) -> Iterator[Reason]:
    """What the credit pays for, and which purchases bring one."""
    if move.kind == "credit_surplus":
        yield from _credited(view, str(move.parts["currency"]))
    elif move.kind == "buy" and "space" in move.parts:
        table = Table(view)
        price = known_price(table, table.tile(move.parts["tile"]))
        over = paid_value(move.parts["pay"]) - price if price is not None else 0
        if 0 < over <= HIGHEST and _is_free(view, move.parts["pay"]):
            yield Reason("certificate_credit", over=over)


def _credited(view: dict[str, Any], currency: str) -> Iterator[Reason]:
    """A tile that can be paid exactly then, and all money of the currency."""
    money = own_money(view)
    number = CURRENCIES.index(currency)
    richer = [values[:] for values in money]
    richer[number].append(int(view["question"]["data"]["amount"]))
    tile = paid_exactly(view, richer, money)
    if tile is not None:
        yield Reason("certificate_pays", tile=tile)
    yield Reason("certificate_sum", currency=currency, sum=sum(richer[number]))


def _is_free(view: dict[str, Any], pay: list[str]) -> bool:
    """Whether the certificate shows nothing once this is paid, and a stone is there for it."""
    shown = view["exchange_certificates"]
    credit: list[str] = shown["credit"][view["you"]]
    return credit[0] in pay if credit else any(shown["stones"])
