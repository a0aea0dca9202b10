"""The Treasure Chamber: what four chests are worth, and which money to give for them."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from alhambra.bots.advice.worth import ACTION, COIN, rules_of, scorings_left, time_left
from alhambra.bots.reasons_kinds import Reason
from alhambra.engine.cells import SECOND_MARK
from alhambra.engine.rules import TYPES
from alhambra.engine.scoring import share
from alhambra.game.moves import Move

PRICE: Final = 8
POINTS: Final = ((7,), (14, 7), (22, 14, 7))
HOPE: Final = 0.2  # a chest more, in each scoring to come, whatever it changes at once
LASTING: Final = 0.3  # which part of a lead of today lasts: others buy chests, too
RACE: Final = 2.0  # each chest one has: the more, the less one more changes, whatever it costs
PASSED_ON: Final = 0.3  # a chest that others get counts against oneself


def advise(view: dict[str, Any], move: Move) -> float | None:
    """Values a room, the card that pays for it, and where a chest goes."""
    if move.kind == "buy_chests":
        return _room(view, int(move.parts["room"]) - 1)
    if move.kind == "pay_card":
        return _card(view, str(move.parts["unit"]))
    if move.kind == "put_chest":
        return 0.0
    return None


def why(view: dict[str, Any], move: Move) -> Iterator[Reason]:
    """How many chests of a room find a place, and whether that makes them the most."""
    if move.kind != "buy_chests":
        return
    chests = view["treasure_chamber"]["rooms"][int(move.parts["room"]) - 1]
    placed = _placed(view, chests)
    counts = [len(stood) for stood in view["treasure_chamber"]["chests"]]
    own = counts.pop(view["you"])
    if placed:
        yield Reason("chests_placed", count=placed, chests=len(chests))
    if own <= max(counts) < own + placed:
        yield Reason("chests_lead", count=own + placed)


def _room(view: dict[str, Any], room: int) -> float:
    """What the chests that find a place change in the scorings to come."""
    wanted = view["treasure_chamber"]["rooms"][room]
    placed = _placed(view, wanted)
    counts = [len(chests) for chests in view["treasure_chamber"]["chests"]]
    after = counts[:]
    after[view["you"]] += placed
    gain = HOPE * scorings_left(view) * (placed - PASSED_ON * (len(wanted) - placed))
    for points in POINTS[int(view["rounds"]) :]:
        more = share(after, list(points))[view["you"]][0]
        gain += LASTING * (more - share(counts, list(points))[view["you"]][0])
    gain -= RACE * counts[view["you"]]
    return gain - (COIN * PRICE + ACTION) * time_left(view) if placed else -1.0


def _placed(view: dict[str, Any], chests: list[str]) -> int:
    """How many of the chests find a place in own buildings."""
    places = _free_places(view)
    return sum(min(count, places[kind]) for kind, count in Counter(chests).items())


def _free_places(view: dict[str, Any]) -> Counter[str]:
    """How many own buildings of each type have no chest, bought ones included."""
    rules = rules_of(view)
    own = view["seats"][view["you"]]
    free = Counter({kind: int(count) for kind, count in own["buildings"].items()})
    for name in view["treasure_chamber"]["chests"][view["you"]]:
        kinds = rules.tiles[rules.tile_by_name[name.removesuffix(SECOND_MARK)]].kinds
        free[TYPES[kinds[-1] if name.endswith(SECOND_MARK) else kinds[0]]] -= 1
    return free


def _card(view: dict[str, Any], unit: str) -> float:
    """Money beyond what is missing is lost."""
    data = view["question"]["data"]
    value = unit.rpartition(" ")[2]
    worth = int(value) if value.isdecimal() else 1
    return -COIN * max(0, worth - (int(data["price"]) - int(data["paid"])))
