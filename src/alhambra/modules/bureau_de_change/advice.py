"""The Bureaux de Change: take one while there is use for it, and pay exactly with it."""

from collections.abc import Iterator
from typing import Any, Final

from alhambra.bots.advice.purse import cards_and_coins, known_price, own_money, paid_exactly
from alhambra.bots.advice.worth import COIN, WALLS, another_action, building_gain, time_left
from alhambra.bots.laid import NO_TILE
from alhambra.bots.reasons_kinds import Reason
from alhambra.bots.sums import sums_of
from alhambra.bots.table import Table
from alhambra.engine.rules import CURRENCIES
from alhambra.game.moves import Move

CARD: Final = 2.0  # an exchange card in hand, the first of them
OTHER: Final = 4.0  # what is bought if it is no building
EARLY: Final = 0.01  # give dear cards first: the small ones make the sum exact
BUYING: Final = ("bureau_buy", "bureau_buy_between")


def advise(view: dict[str, Any], move: Move) -> float | None:
    """What its moves are worth."""
    mine: list[str] = view["bureau_de_change"]["hands"][view["you"]]
    if move.kind == "take_bureau":
        useful = view["tower"] > 3 * view["players"] and move.parts["card"] not in mine
        return CARD / (1 + len(mine)) if useful else 0.0
    if move.kind == "bureau_buy":
        return _bought(view, move) + _again(view, move)
    if move.kind == "bureau_buy_between":
        return _bought(view, move)
    if move.kind == "pay_card":
        return _pay_card(view, move.parts["unit"])
    return 0.0 if move.kind == "pay_done" else None


def why(view: dict[str, Any], move: Move) -> Iterator[Reason]:
    """What the two currencies of a card pay for together."""
    if move.kind == "take_bureau":
        yield from _taken(view, _pair(move))
    elif move.kind in BUYING and "space" in move.parts:
        yield from _played(view, move)


def _pair(move: Move) -> list[int]:
    """The currencies of the card, by number."""
    return [CURRENCIES.index(name) for name in str(move.parts["card"]).split()[1:]]


def _taken(view: dict[str, Any], pair: list[int]) -> Iterator[Reason]:
    """A tile that only the mix pays exactly, and all money that could be mixed."""
    money = own_money(view)
    mixed = [value for currency in pair for value in money[currency]]
    pays = [mixed if currency in pair else [] for currency in range(len(money))]
    tile = paid_exactly(view, pays, money)
    if tile is not None:
        yield Reason("bureau_pays", tile=tile)
    if mixed:
        yield Reason("bureau_purse", sum=sum(mixed))


def _played(view: dict[str, Any], move: Move) -> Iterator[Reason]:
    """How near to the price the mix comes, and how little the demanded currency is alone."""
    table, money, pair = Table(view), own_money(view), _pair(move)
    price = known_price(table, table.tile(move.parts["tile"]))
    if price is None:
        return
    enough = sums_of([value for currency in pair for value in money[currency]]) >> price
    if enough & 1:
        yield Reason("bureau_exact", price=price)
    elif enough:
        yield Reason("bureau_over", over=(enough & -enough).bit_length() - 1)
    demanded = int(table.rules.space_currency[int(move.parts["space"]) - 1])
    alone = sum(money[demanded])
    if alone < price:
        yield Reason("bureau_only", currency=CURRENCIES[demanded], sum=alone)


def _bought(view: dict[str, Any], move: Move) -> float:
    """What is bought, less the money and the card."""
    table = Table(view)
    kind = table.kind(table.tile(move.parts.get("tile")))
    gain = WALLS + building_gain(view, [kind]) if kind != NO_TILE else OTHER
    return gain - (COIN * _price(move.parts) + CARD / 2) * time_left(view)


def _again(view: dict[str, Any], move: Move) -> float:
    """Another action, if the mix makes the price."""
    exact = _price(move.parts) in _sums(view, move.parts["card"].split()[1:])
    return another_action(view) if exact else 0.0


def _price(parts: dict[str, Any]) -> int:
    """The price of what is bought, as far as the text of a tile tells it."""
    words = str(parts.get("tile", parts.get("site", ""))).split()
    return int(words[1]) if len(words) == 3 and words[1].isdecimal() else 0


def _pay_card(view: dict[str, Any], unit: str) -> float:
    """Best what still lets one pay exactly, else what wastes least."""
    bill = view["question"]["data"]
    rest: int = bill["price"] - bill["paid"] - _value(unit)
    if bill["paid"] >= bill["price"]:
        return -COIN * _value(unit)
    if rest < 0:
        return 1.0 + COIN * rest
    if rest in _sums(view, bill["currencies"], unit):
        return 2.0 + EARLY * _value(unit)
    return 0.5 + EARLY * _value(unit)


def _sums(view: dict[str, Any], currencies: list[str], without: str = "") -> set[int]:
    """What one's own money in these currencies adds up to, in every choice of cards and coins."""
    units = cards_and_coins(view)
    if without in units:
        units.remove(without)
    found = {0}
    for unit in units:
        if unit.split()[0] in currencies:
            found |= {total + _value(unit) for total in found}
    return found


def _value(unit: str) -> int:
    """What a card or coin is worth."""
    word = unit.rsplit(maxsplit=1)[-1]
    return int(word) if word.isdecimal() else 1
