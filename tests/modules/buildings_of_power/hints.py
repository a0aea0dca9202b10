"""Abilities, hidden tiles, and the order of what one has looked at."""

from typing import Any

from alhambra.engine.rules import CURRENCIES
from tests.bots.told import Told


def _known(view: dict[str, Any], pile: str) -> list[str]:
    """What the seat knows of a pile, from the top."""
    return [name for name in view["buildings_of_power"][pile] if name is not None]


def _held(told: Told, currency: str) -> int:
    cards = [card.split() for card in told.before["seats"][told.seat]["hand"]]
    return sum(int(value) for name, value in cards if name == currency)


def power_looks(told: Told) -> bool:
    """No more are looked at, and the question that follows is the right one."""
    asked = "wisdom_question" if told.parts["wisdom"] else "architecture_question"
    question = told.after["question"]
    return bool(question["kind"] == asked and question["data"]["count"] <= told.parts["most"])


def power_hidden(told: Told) -> bool:
    """The tile lies under the space of this currency."""
    tile, space = told.move.parts["tile"], told.move.parts["space"]
    hidden = [space, tile] in told.after["buildings_of_power"]["hidden"]
    held = _held(told, CURRENCIES[space - 1])
    named = CURRENCIES[space - 1] == told.parts["currency"] and held == told.parts["sum"]
    return hidden and named and told.parts["enough"] == (held >= int(tile.split()[1]))


def power_poorest(told: Told) -> bool:
    """Cards of the deck that are no money count nothing."""
    values = [card.split()[-1] for card in _known(told.after, "next_cards")]
    least = min(int(value) for value in values if value.isdecimal())
    return int(told.move.parts["card"].split()[-1]) == least


def power_payable(told: Told) -> bool:
    price = int(told.move.parts["tile"].split()[1])
    return bool(sum(_held(told, name) >= price for name in CURRENCIES) == told.parts["count"])


def power_before(told: Told) -> bool:
    """So many that one knows lie under it."""
    piece = told.move.parts.get("card") or told.move.parts["tile"]
    pile = "next_cards" if "card" in told.move.parts else "next_tiles"
    known = _known(told.after, pile)
    return bool(len(known) - known.index(piece) - 1 >= told.parts["count"] > 0)


def power_ability(told: Told) -> bool:
    """A die lies on the tile, or its ability waits for the end of the turn."""
    tile, shown = told.move.parts["tile"], told.after["buildings_of_power"]
    dice = [pips for lying, pips in shown["dice"] if lying == tile]
    if told.parts["ability"] in ("strength", "prosperity"):
        return len(dice) == 1
    return bool(tile in shown["owed"][told.seat] and not dice)


CHECKS = {
    "power_looks": power_looks,
    "power_hidden": power_hidden,
    "power_poorest": power_poorest,
    "power_payable": power_payable,
    "power_before": power_before,
    "power_ability": power_ability,
}
