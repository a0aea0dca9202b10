"""What characters are worth: how much to bid for them, and when to use them."""

from collections.abc import Iterator
from typing import Any, Final

from alhambra.bots.advice.purse import cheapest_bid, known_price, own_money
from alhambra.bots.advice.worth import (
    COIN,
    building_gain,
    half_gain,
    paid_value,
    scorings_left,
    time_left,
)
from alhambra.bots.laid import NO_TILE
from alhambra.bots.reasons_kinds import Reason
from alhambra.bots.table import Table
from alhambra.engine.rules import TYPES
from alhambra.game.moves import Move
from alhambra.modules.characters import Characters

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
        return half_gain(view, TYPES.index(str(parts["type"])))
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


# --- Facts for people


def why(view: dict[str, Any], move: Move) -> Iterator[Reason]:
    """What a character would bring and cost, and what it does for the seat."""
    if move.kind == "character_bid":
        yield from _lot(view, str(view["question"]["data"]["lot"]))
        yield from _amount(view, int(move.parts["amount"]))
    elif move.kind == "character_pass" and not _mixes(view):
        least = cheapest_bid(view, int(view["question"]["data"]["bid"]) + 1, at_auction=True)
        if least:
            yield Reason("character_saves", sum=paid_value(least))
    elif move.kind == "dancer_swap":
        yield from _swapped(view, move)
    elif move.kind == "wise_choice":
        yield from _tied(view, TYPES.index(str(move.parts["type"])))
    elif move.kind in ("builder_remove", "builder_exchange"):
        yield from _lifted(view, move)


def _lot(view: dict[str, Any], lot: str) -> Iterator[Reason]:
    """What the character for sale would do for the seat as it stands."""
    rules = Table(view).rules
    module = next(module for module in rules.modules if isinstance(module, Characters))
    own = view["seats"][view["you"]]
    if lot == "juggler":
        yield Reason("character_juggler", points=module.juggler_points)
    elif lot == "city_watch" and own["wall"] >= module.watch_sides:
        points = own["wall"] // module.watch_sides
        yield Reason("character_watch", wall=own["wall"], points=points)
    elif lot == "wise_man" and scorings_left(view):
        yield Reason("character_wise_man", count=scorings_left(view))


def _amount(view: dict[str, Any], amount: int) -> Iterator[Reason]:
    """Whether it is the least one can bid, and the cards that would pay it."""
    data = view["question"]["data"]
    pay = cheapest_bid(view, amount, at_auction=True)
    over = paid_value(pay) - amount
    if amount == data["bid"] + 1 and over:
        yield Reason("character_lowest")
    elif pay:
        yield Reason("character_pays", pay=pay, over=over)


def _mixes(view: dict[str, Any]) -> bool:
    """Whether an exchange card could make a payment cheaper."""
    return "bureau_de_change" in view and bool(view["bureau_de_change"]["hands"][view["you"]])


def _swapped(view: dict[str, Any], move: Move) -> Iterator[Reason]:
    """Who has most buildings of the type, and what the seat lacks to buy the tile itself."""
    table = Table(view)
    tile = table.tile(move.parts["tile"])
    if table.kind(tile) != NO_TILE:
        yield from _rival(table, table.kind(tile))
    price = known_price(table, tile)
    currency = int(table.rules.space_currency[int(move.parts["space"]) - 1])
    missing = (price or 0) - sum(own_money(view)[currency])
    if missing > 0:
        yield Reason("character_short", missing=missing)


def _rival(table: Table, kind: int) -> Iterator[Reason]:
    """Whoever has most buildings of a type, unless the seat itself has."""
    own, others = table.counts[kind][0], _others(table, kind)
    most = max(others.values())
    if most and most >= own:
        rival = min(seat for seat, count in others.items() if count == most)
        yield Reason("character_rival", other=rival, type=TYPES[kind], count=most, own=own)


def _others(table: Table, kind: int) -> dict[int, int]:
    """How many buildings of a type each other seat has, Dirk last."""
    counts = table.counts[kind]
    others = {(table.seat + i) % table.players: counts[i] for i in range(1, table.players)}
    return others if counts[-1] < 0 else {**others, table.players: counts[-1]}


def _tied(view: dict[str, Any], kind: int) -> Iterator[Reason]:
    """Somebody who has as many buildings, which half a building more changes."""
    table = Table(view)
    own = table.counts[kind][0]
    tied = [seat for seat, count in _others(table, kind).items() if count == own > 0]
    if tied:
        yield Reason("character_rival", other=min(tied), type=TYPES[kind], count=own, own=own)


def _lifted(view: dict[str, Any], move: Move) -> Iterator[Reason]:
    """The tile that comes off, unless a building of another type takes its place."""
    board = view["seats"][view["you"]]["board"]
    lifted = [str(laid["tile"]) for laid in board if laid["at"] == move.parts["at"]]
    for tile in lifted:
        if tile.split()[0] == str(move.parts.get("tile", tile)).split()[0]:
            yield Reason("character_lifts", tile=tile)
