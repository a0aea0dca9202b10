"""Marks on sultan cards, and the tiles they claim."""

from alhambra.engine.rules import TYPES
from tests.bots.told import Told

OPPOSITE = {"pavilion": "tower", "seraglio": "garden", "arcades": "chambers"}


def _buildings(told: Told, kind: str) -> list[int]:
    """How many buildings of a type each seat has, the own one first."""
    seats = [seat["buildings"][kind] for seat in told.after["seats"]]
    return [seats.pop(told.seat), *seats]


def sultan_standing(told: Told) -> bool:
    """The card with this mark is there, and all buildings are as told."""
    kind = told.parts["type"]
    own, *others = _buildings(told, kind)
    shown = told.after["power_of_sultan"]
    cards = [*shown["open"], *shown["held"][told.seat]]
    marked = any(card.split()[1] == kind for card in cards)
    ahead = [other - own for other in others if other > own]
    behind = max(ahead) if ahead else 0
    return marked and (own, behind) == (told.parts["count"], told.parts["behind"])


def sultan_rolls(told: Told) -> bool:
    """Two numbers of the die for each pair of types with one in which nobody has more."""
    front = {kind for kind in TYPES if _buildings(told, kind)[0] == max(_buildings(told, kind))}
    pairs = [pair for pair in OPPOSITE.items() if front & {*pair}]
    rolled = told.after["question"]["data"]["rolled"]
    return rolled in TYPES and 2 * len(pairs) == told.parts["count"] > 0


def sultan_kept(told: Told) -> bool:
    """The card is still there and would claim the tile that is left."""
    mark = told.parts["mark"]
    held = [view["power_of_sultan"]["held"][told.seat] for view in (told.before, told.after)]
    mine = [card for card in held[1] if card.endswith(f" {mark}")]
    return bool(mine and held[0] == held[1]) and told.before["drawn"].startswith(f"{mark} ")


CHECKS = {
    "sultan_standing": sultan_standing,
    "sultan_rolls": sultan_rolls,
    "sultan_kept": sultan_kept,
}
