"""Master builders who are sent or stay in hand."""

from typing import Any

from tests.bots.hints.ground import fits_somewhere, ground
from tests.bots.told import Told


def _own(told: Told, view: str) -> dict[str, Any]:
    own: dict[str, Any] = (told.before if view == "before" else told.after)["seats"][told.seat]
    return own


def _fitting(told: Told) -> list[str]:
    laid = ground(told.before, told.seat)
    return [tile for tile in _own(told, "before")["reserve"] if fits_somewhere(laid, tile)]


def _sent(told: Told) -> bool:
    """Just that card has left the hand."""
    left = sorted([*_own(told, "after")["hand"], told.move.parts["builder"]])
    return bool(told.after["master_builders"]["used"]) and left == sorted(
        _own(told, "before")["hand"]
    )


def builder_adds(told: Told) -> bool:
    return _sent(told) and told.parts["tile"] in _fitting(told)


def builder_free(told: Told) -> bool:
    value = int(told.move.parts["builder"].split()[-1])
    return bool(_sent(told) and not _fitting(told) and value == told.parts["value"])


def builder_lone(told: Told) -> bool:
    left = [card.split()[0] for card in _own(told, "after")["hand"]]
    card: str = told.move.parts["builder"]
    return card.startswith(told.parts["currency"]) and told.parts["currency"] not in left


def builder_idle(told: Told) -> bool:
    hand = _own(told, "before")["hand"]
    kept = sorted(hand) == sorted(_own(told, "after")["hand"])
    return kept and any("builder" in card for card in hand) and not _fitting(told)


CHECKS = {
    "builder_adds": builder_adds,
    "builder_free": builder_free,
    "builder_lone": builder_lone,
    "builder_idle": builder_idle,
}
