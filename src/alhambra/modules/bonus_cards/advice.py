"""When to show a bonus card: in every scoring it helps in; before, only where a lead scares."""

from typing import Any, Final

from alhambra.bots.advice.worth import building_gain
from alhambra.engine.rules import TYPES
from alhambra.game.moves import Move

CARD: Final = 2.0  # one more building in a scoring
SECRET: Final = 0.3  # what it is worth that nobody knows
FREE: Final = 50.0  # what costs no action comes before any action
OPEN: Final = "-"  # all pictured buildings are without walls
CLEAR: Final = 2  # by so many buildings a lead is hardly fought any more


def advise(view: dict[str, Any], move: Move) -> float | None:
    """Points for showing, now or in a scoring."""
    if move.kind == "choose_bonus":
        return CARD * len(move.parts["bonuses"])
    if move.kind == "keep_bonus":
        return 0.0
    if move.kind == "show_bonus":
        return FREE if _scares(view, str(move.parts["bonus"]).split()[1]) else -SECRET
    return None


def extra(view: dict[str, Any], move: Move) -> float:
    """A building that an own card shows counts twice."""
    if not {"tile", "pay"} <= move.parts.keys():
        return 0.0
    kind, *words = str(move.parts["tile"]).split()
    cards = view["bonus_cards"]["hands"][view["you"]]
    if words[1:] != [OPEN] or f"bonus {kind} {words[0]}" not in cards:
        return 0.0
    return building_gain(view, [TYPES.index(kind)])


def _scares(view: dict[str, Any], kind: str) -> bool:
    """Whether with the card one's own lead in this type would be clear, and was not before."""
    counts = [int(seat["buildings"][kind]) for seat in view["seats"]]
    own = counts.pop(int(view["you"]))
    return own + 1 - max(counts) == CLEAR
