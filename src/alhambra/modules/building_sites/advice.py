"""The Building Sites: cheap walls now, a building later if the token's money comes together."""

from collections.abc import Iterator
from typing import Any, Final

from alhambra.bots.advice.purse import own_money
from alhambra.bots.reasons_kinds import Reason
from alhambra.engine.rules import CURRENCIES
from alhambra.game.moves import Move

UNIT: Final = 0.3  # one unit of money
WORTH: Final = 2.0  # any building that counts,
PER_PRICE: Final = 0.35  # and so much more for each unit of its price
HOPE: Final = 0.55  # which part of that a site is worth: finishing costs money and an action
ACTION: Final = 3.0  # another action for an exact payment


def advise(view: dict[str, Any], move: Move) -> float | None:
    """What its moves are worth."""
    if move.kind == "buy_site":
        time = min(1.0, view["tower"] / (3.0 * view["players"]))
        building = WORTH + PER_PRICE * _number(move.parts["tile"])
        return float(HOPE * time * building - UNIT * _sum(move.parts["pay"]))
    if move.kind == "finish_site":
        price, paid = _number(move.parts["site"]), _sum(move.parts["pay"])
        exact = ACTION if paid == price else 0.0
        return WORTH + 1.0 + PER_PRICE * price - UNIT * paid + exact
    if move.kind == "keep_token":
        own = view["seats"][view["you"]]["hand"]
        money = [card for card in own if card.startswith(move.parts["token"] + " ")]
        return UNIT * min(10, _sum(money)) / 2
    return None


def unfinished(view: dict[str, Any]) -> list[str]:
    """The tiles that are sites, whoever has them."""
    return [tile for tile, *_ in view["building_sites"]["sites"]]


def why(view: dict[str, Any], move: Move) -> Iterator[Reason]:
    """How much less a site costs now, and what its token asks for."""
    parts = move.parts
    if move.kind == "buy_site":
        paid, price = _sum(parts["pay"]), _number(parts["tile"])
        if paid < price:
            yield Reason("site_price", sum=paid, price=price)
    elif move.kind == "keep_token":
        held = sum(own_money(view)[CURRENCIES.index(parts["token"])])
        price = _number(view["question"]["data"]["tile"])
        yield Reason("site_money", currency=parts["token"], sum=held, price=price)
    elif move.kind == "finish_site":
        kind, own = str(parts["site"]).split()[0], view["seats"][view["you"]]
        built = parts["site"] not in own["reserve"]
        if kind in own["buildings"]:
            count = own["buildings"][kind] + built
            yield Reason("site_counts", type=kind, count=count, built=built)


def _number(tile: str) -> int:
    """The price in the text of a tile."""
    words = tile.split()
    return int(words[1]) if len(words) > 1 and words[1].isdecimal() else 0


def _sum(units: list[str]) -> int:
    """What cards and coins are worth."""
    words = [unit.rsplit(maxsplit=1)[-1] for unit in units]
    return sum(int(word) if word.isdecimal() else 1 for word in words)
