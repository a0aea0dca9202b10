"""How to use the abilities: hide what one can pay, keep dear cards, leave others the poor ones."""

from collections.abc import Iterator
from typing import Any, Final

from alhambra.bots.advice.worth import (
    COIN,
    building_gain,
    paid_value,
    rules_of,
    scorings_left,
    time_left,
)
from alhambra.bots.reasons_kinds import Reason
from alhambra.bots.sums import sums_of
from alhambra.engine.rules import CURRENCIES, TYPES
from alhambra.game.moves import Move
from alhambra.modules.buildings_of_power import PIPS, WISDOM

FREE: Final = 50.0  # what costs no action comes before any action
NO_USE: Final = -1.0
ABILITY: Final = 2.0  # looking at a pile is never bad
MEANS: Final = 0.1  # money of a currency in which a hidden tile can be paid for
CLEAR: Final = 2.0  # so far ahead a scoring helps oneself
ORDER: Final = 0.1  # what the next player finds on a pile is worth so much less to oneself
DEAREST: Final = 10


def advise(view: dict[str, Any], move: Move) -> float | None:
    """Points for each of its moves."""
    if move.kind == "white_die":
        return FREE if _helps(view) else NO_USE
    if move.kind == "use_power":
        return ABILITY
    if move.kind in ("keep_card", "play_scoring", "keep_nothing", "sort_card"):
        return _about_cards(view, move)
    if move.kind in ("lay_under", "sort_tile", "pick_leftover"):
        return _about_tiles(view, move)
    return None


def why(view: dict[str, Any], move: Move) -> Iterator[Reason]:
    """What an ability lets one do, and what becomes of the pieces one has looked at."""
    if move.kind == "use_power":
        wisdom = _ability(view, str(move.parts["tile"])) == WISDOM
        yield Reason("power_looks", wisdom=wisdom, most=PIPS)
    elif move.kind == "lay_under":
        yield _why_hidden(view, str(move.parts["tile"]), int(move.parts["space"]))
    elif move.kind in ("sort_card", "sort_tile"):
        yield from _why_sorted(view, move)
    elif move.kind == "buy" and "space" in move.parts:
        ability = _ability(view, str(move.parts["tile"]))
        if ability is not None:
            yield Reason("power_ability", ability=ability)


def _ability(view: dict[str, Any], tile: str) -> str | None:
    """The ability that a building brings, if it is one of the twelve."""
    entries = view["buildings_of_power"]["abilities"]
    return next((ability for ability, tiles in entries if tile in tiles), None)


def _why_hidden(view: dict[str, Any], tile: str, space: int) -> Reason:
    """The money one has for the tile where it will be turned up."""
    currency = CURRENCIES[space - 1]
    held = sum(_purse(view, currency))
    enough = held >= _price(view, tile) > 0
    return Reason("power_hidden", currency=currency, sum=held, enough=enough)


def _why_sorted(view: dict[str, Any], move: Move) -> Iterator[Reason]:
    """The least of all known cards, or a tile that can be paid for; how many come after it."""
    if move.kind == "sort_card":
        card = str(move.parts["card"])
        known = [c for c in view["buildings_of_power"]["next_cards"] if c and _is_money(c)]
        if _is_money(card) and all(paid_value([card]) <= paid_value([c]) for c in known):
            yield Reason("power_poorest")
    else:
        price = _price(view, str(move.parts["tile"]))
        able = [name for name in CURRENCIES if sum(_purse(view, name)) >= price > 0]
        if able:
            yield Reason("power_payable", count=len(able))
    yield Reason("power_before", count=int(view["question"]["data"]["count"]) - 1)


def _is_money(card: str) -> bool:
    return card.rpartition(" ")[2].isdecimal()


def _price(view: dict[str, Any], tile: str) -> int:
    """The printed price, -1 if there is none."""
    rules = rules_of(view)
    return int(rules.tiles[rules.tile_by_name[tile]].price)


def _about_cards(view: dict[str, Any], move: Move) -> float:
    if move.kind == "keep_nothing":
        return 0.0
    if move.kind == "play_scoring":
        return FREE if _lead(view) >= CLEAR else NO_USE
    value = min(DEAREST, paid_value([str(move.parts["card"])]))
    return COIN * value if move.kind == "keep_card" else ORDER * (DEAREST - value)


def _about_tiles(view: dict[str, Any], move: Move) -> float:
    gain = _gain(view, str(move.parts["tile"]))
    if move.kind == "sort_tile":
        return ORDER * DEAREST / (1 + gain)
    if move.kind == "pick_leftover":
        return gain
    purse = _purse(view, CURRENCIES[int(move.parts["space"]) - 1])
    return gain * time_left(view) + MEANS * min(DEAREST, sum(purse))


def _gain(view: dict[str, Any], tile: str) -> float:
    """What a building of this tile's type adds."""
    rules = rules_of(view)
    kinds = rules.tiles[rules.tile_by_name[tile]].kinds
    return building_gain(view, [kind for kind in kinds if kind < len(TYPES)])


def _lead(view: dict[str, Any]) -> float:
    """By how much one is ahead of the best of the others, buildings and wall together."""
    totals = [sum(seat["buildings"].values()) + seat["wall"] for seat in view["seats"]]
    own = totals.pop(int(view["you"]))
    return float(own - max(totals)) if scorings_left(view) > 1 else 0.0


def _purse(view: dict[str, Any], currency: str) -> list[int]:
    """The values of one's own money of a currency."""
    cards = [str(card).split() for card in view["seats"][view["you"]]["hand"]]
    return [int(words[-1]) for words in cards if words[0] == currency and words[-1].isdecimal()]


def _helps(view: dict[str, Any]) -> bool:
    """Whether a price that is lower by 1 can be paid exactly, and the full price cannot."""
    for space, tile in enumerate(view["market"]):
        if tile is None:
            continue
        sums, price = sums_of(_purse(view, CURRENCIES[space])), _price(view, tile)
        if price > 0 and sums >> (price - 1) & 1 and not sums >> price & 1:
            return True
    return False
