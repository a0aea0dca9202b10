"""What characters are worth: how much to bid for them, and when to use them."""

from typing import Any, Final

from alhambra.bots.advice.worth import (
    COIN,
    building_gain,
    paid_value,
    scorings_left,
    time_left,
)
from alhambra.engine.rules import TYPES
from alhambra.moves import Move

# What each character brings in all, in points, if there is time to use it.
WORTH: Final = {
    "rich_patron": 7.0,
    "miser": 4.0,
    "master_builder": 5.0,
    "merchant": 3.0,
    "juggler": 8.0,
    "wise_man": 5.0,
    "dancer": 2.5,
    "money_changer": 3.0,
    "beggar": 2.5,
    "city_watch": 4.0,
}
SCORING: Final = ("wise_man", "city_watch")  # they need no time but scorings
BUILDER_SWAP: Final = 0.3  # an exchange by the master builder, about which little is known
STRANGER: Final = 3.5  # a character nobody has seen
TILE: Final = 1.0  # how much better a tile must be expected to be before the dancer swaps
CARD: Final = 0.5  # one more card in hand

_HARMLESS: Final = ("character_pass", "miser_decline", "juggler_swap")


def advise(view: dict[str, Any], move: Move) -> float | None:
    """Points for bidding, paying, and the uses of each character."""
    kind, parts = move.kind, move.parts
    if kind == "character_bid":
        return _bid(view, int(parts["amount"]))
    if kind in ("character_pay", "character_pay_unit", "character_mix"):
        return -COIN * paid_value(parts.get("pay", []))
    if kind in _HARMLESS:
        return 0.0
    if kind == "juggler_keep":
        return WORTH["juggler"] - STRANGER * time_left(view)
    if kind in ("beg", "miser_take", "merchant_take", "change_money"):
        return _money(parts, kind)
    if kind == "patron_buy":
        return _patron(view, str(parts["tile"]))
    if kind == "wise_choice":
        return building_gain(view, [TYPES.index(str(parts["type"]))])
    return _building(view, move)


def _bid(view: dict[str, Any], amount: int) -> float:
    """The character's worth less the money; raising by little is best."""
    lot = str(view["question"]["data"]["lot"])
    left = scorings_left(view) / 3 if lot in SCORING else time_left(view)
    worth = WORTH[lot] * (1.0 if lot == "juggler" else left)
    return worth - COIN * amount


def _money(parts: dict[str, Any], kind: str) -> float:
    """What comes into the hand, less what leaves it."""
    if kind == "beg":
        return COIN * 5 + CARD
    if kind == "change_money":
        return COIN * (paid_value([parts["take"]]) - paid_value([parts["give"]])) - CARD
    cards = parts.get("cards") or [parts["card"]]
    return COIN * paid_value(cards) + CARD * len(cards)


def _patron(view: dict[str, Any], tile: str) -> float:
    """A dear tile for nothing; while there is time, wait for one."""
    words = tile.split()
    price = int(words[1]) if len(words) > 1 and words[1].isdecimal() else 5
    kinds = [TYPES.index(words[0])] if words[0] in TYPES else []
    gain = building_gain(view, kinds) + COIN * price
    return gain - WORTH["rich_patron"] * time_left(view) / 2


def _building(view: dict[str, Any], move: Move) -> float | None:
    """The master builder adds what waits in the reserve; the dancer swaps what others want."""
    if move.kind == "builder_add":
        words = str(move.parts["tile"]).split()
        return 1.0 + building_gain(view, [TYPES.index(words[0])] if words[0] in TYPES else [])
    if move.kind == "builder_exchange":
        return -BUILDER_SWAP
    if move.kind == "builder_remove":
        return -2.0
    if move.kind == "dancer_swap":
        words = str(move.parts["tile"]).split()
        kinds = [TYPES.index(words[0])] if words[0] in TYPES else []
        return TILE - building_gain(view, kinds)
    return None
