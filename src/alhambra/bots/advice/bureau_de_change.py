"""The Bureaux de Change: take one while there is use for it, and pay exactly with it."""

from typing import Any, Final

from alhambra.moves import Move

CARD: Final = 2.0  # an exchange card in hand, the first of them
UNIT: Final = 0.3  # one unit of money
TILE: Final = 3.0  # a tile that could be bought only so, beyond the money it costs
ACTION: Final = 3.0  # another action for an exact payment
EARLY: Final = 0.01  # give dear cards first: the small ones make the sum exact


def advise(view: dict[str, Any], move: Move) -> float | None:
    """What its moves are worth."""
    mine: list[str] = view["bureau_de_change"].get("mine", [])
    if move.kind == "take_bureau":
        useful = view["tower"] > 3 * view["players"] and move.parts["card"] not in mine
        return CARD / (1 + len(mine)) if useful else 0.0
    if move.kind == "bureau_buy":
        currencies = move.parts["card"].split()[1:]
        price = _price(move.parts)
        return TILE - CARD / 2 + (ACTION if price in _sums(view, currencies) else -1.0)
    if move.kind == "bureau_buy_between":
        return TILE
    if move.kind == "pay_card":
        return _pay_card(view, move.parts["unit"])
    return 0.0 if move.kind == "pay_done" else None


def _price(parts: dict[str, Any]) -> int:
    """The price of what is bought, as far as the text of a tile tells it."""
    words = str(parts.get("tile", parts.get("site", ""))).split()
    return int(words[1]) if len(words) == 3 and words[1].isdecimal() else 0


def _pay_card(view: dict[str, Any], unit: str) -> float:
    """Best what still lets one pay exactly, else what wastes least."""
    bill = view["question"]["data"]
    rest: int = bill["price"] - bill["paid"] - _value(unit)
    if bill["paid"] >= bill["price"]:
        return -UNIT * _value(unit)
    if rest < 0:
        return 1.0 + UNIT * rest
    if rest in _sums(view, bill["currencies"], unit):
        return 2.0 + EARLY * _value(unit)
    return 0.5 + EARLY * _value(unit)


def _sums(view: dict[str, Any], currencies: list[str], without: str = "") -> set[int]:
    """What the own money in these currencies adds up to, in every choice of cards and coins."""
    seat = view["you"]
    units = view["seats"][seat]["hand"][:]
    if "change" in view:
        units += view["change"]["coins"][seat]
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
