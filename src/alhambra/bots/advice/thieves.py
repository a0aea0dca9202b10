"""When to send a thief: for a dear card, for one that pays for a tile, or when time runs out."""

from typing import Any, Final

from alhambra.engine.rules import CURRENCIES
from alhambra.moves import Move

COIN: Final = 0.3  # one unit of money
CARD: Final = 0.5  # one more card in hand
PAYS: Final = 1.5  # a tile can be paid now that could not be paid before
EXACT: Final = 2.0  # or can be paid exactly
WAITING: Final = 2.9  # what the thief may take later, while there is time
LONG: Final = 4.0  # tiles each seat may still expect while there is time enough


def advise(view: dict[str, Any], move: Move) -> float | None:
    """The card's worth less what the thief is worth in hand; a late theft costs nothing."""
    if move.kind != "steal":
        return None
    currency, value = str(move.parts["card"]).split()
    time: float = min(1.0, view["tower"] / view["players"] / LONG)
    worth = COIN * int(value) + CARD + _reach(view, currency, int(value))
    return worth * max(0.2, time) - WAITING * time * time


def _reach(view: dict[str, Any], currency: str, value: int) -> float:
    """What the card adds because of the tile that is sold for its currency."""
    tile = view["market"][CURRENCIES.index(currency)]
    if tile is None:
        return 0.0
    words = tile.split()
    if len(words) != 3 or not words[1].isdecimal():
        return 0.0
    price = int(words[1])
    before = _sums(view["seats"][view["you"]]["hand"], currency)
    after = before | {amount + value for amount in before}
    pays = PAYS if max(before) < price <= max(after) else 0.0
    return pays + (EXACT if price in after and price not in before else 0.0)


def _sums(hand: list[str], currency: str) -> set[int]:
    """All amounts that can be paid in this currency."""
    sums = {0}
    for card in hand:
        name, _, value = card.rpartition(" ")
        if name == currency:
            sums |= {amount + int(value) for amount in sums}
    return sums
