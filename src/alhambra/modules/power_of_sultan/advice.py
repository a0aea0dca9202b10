"""When the sultan helps: a claim is a free tile, a mark should be of a type worth fighting for."""

from collections.abc import Iterator
from typing import Any, Final

from alhambra.bots.advice.worth import COIN, UNSEEN, another_action, paid_value
from alhambra.bots.reasons_kinds import Reason
from alhambra.bots.table import Table
from alhambra.engine.rules import TYPES
from alhambra.game.moves import Move
from alhambra.modules.power_of_sultan import PowerOfSultan

TILE: Final = 4.0  # a free tile of a middling type
STEP: Final = 0.8  # each step up in the order of the types
MEAN: Final = 2.5  # the middle of that order
PRICE: Final = 7
CARD: Final = 0.6  # which part of a tile's worth the mere chance of it is
LONG: Final = 12.0  # tiles in the tower per seat while there is time enough


def advise(view: dict[str, Any], move: Move) -> float | None:
    """Points for marking, keeping, claiming, and for buying a sultan card."""
    if move.kind == "sultan_mark":
        return worth(view, str(move.parts["type"]))
    if move.kind == "sultan_claim":
        return worth(view, str(view["drawn"]).split()[0])
    if move.kind == "sultan_reroll":
        mark = str(view["question"]["data"]["mark"])
        return STEP - worth(view, mark) + TILE
    if move.kind == "buy" and "sultan" in move.parts:
        return _card(view, str(move.parts["mark"]), paid_value(move.parts["pay"]))
    return 0.0 if move.kind in ("sultan_keep", "sultan_decline") else None


def why(view: dict[str, Any], move: Move) -> Iterator[Reason]:
    """How one stands in the marked type, what a new roll may bring, which card is kept."""
    asked = view["question"]["data"]
    if move.kind == "sultan_mark":
        yield _standing(view, str(move.parts["type"]))
    elif move.kind == "sultan_keep":
        yield _standing(view, str(asked["mark"]))
    elif move.kind == "sultan_reroll":
        rolls = _rolls_in_front(view)
        if rolls:
            yield Reason("sultan_rolls", count=rolls)
    elif move.kind == "sultan_decline":
        table = Table(view)
        yield Reason("sultan_kept", mark=TYPES[table.kind(table.tile(asked["tile"]))])
    elif move.kind == "buy" and "sultan" in move.parts:
        yield _standing(view, str(move.parts["mark"]))


def _standing(view: dict[str, Any], kind: str) -> Reason:
    """The own buildings of a type, and the most that anybody else has."""
    own, *others = Table(view).counts[TYPES.index(kind)]
    return Reason("sultan_standing", type=kind, count=own, behind=max(0, max(others) - own))


def _rolls_in_front(view: dict[str, Any]) -> int:
    """How many numbers of the die let one mark a type in which nobody has more."""
    table = Table(view)
    module = next(one for one in table.rules.modules if isinstance(one, PowerOfSultan))
    front = [counts[0] == max(counts) for counts in table.counts]
    return sum(1 for kind, own in enumerate(front) if own or front[module.opposite[kind]])


def worth(view: dict[str, Any], kind: str) -> float:
    """A tile of this type: dear types score more, and those one already builds are worth more."""
    mine = view["seats"][view["you"]]["buildings"][kind]
    best = max(seat["buildings"][kind] for seat in view["seats"])
    near = 1.5 if 0 <= best - mine <= 1 else 0.0
    return TILE + STEP * (TYPES.index(kind) - MEAN) + near


def _card(view: dict[str, Any], mark: str, paid: int) -> float:
    """What the card may bring, less its price; late in the game no tile of the type may come."""
    time = min(1.0, view["tower"] / view["players"] / LONG)
    again = another_action(view) if paid == PRICE else 0.0
    return float((UNSEEN * CARD * worth(view, mark) - COIN * paid) * time + again)
