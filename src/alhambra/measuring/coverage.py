"""What occurred of each module in played games: its deeds, its events, and what never did."""

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from alhambra.game.catalogue import rules_for
from alhambra.game.game import Game
from alhambra.locale.languages import common, keys
from alhambra.modules import ALL

# What every game tells, with or without modules.
BASE_EVENTS: Final = frozenset(
    (
        *("starts", "dealt", "display", "turn", "took", "bought", "passed", "placed", "stored"),
        *("given", "added", "removed", "exchanged", "turned_up", "on_market", "reshuffled"),
        *("scored", "dirk_drew", "leftover", "game_over"),
    )
)

Counts = dict[str, int]
_EVENT: Final = "event-"


@cache
def own_deeds(module: str, players: int) -> tuple[str, ...]:
    """The kinds of moves that a game has because of this module."""
    base = rules_for(players, (), ()).deed_by_name
    return tuple(
        name for name in rules_for(players, (module,), ()).deed_by_name if name not in base
    )


@cache
def own_events(module: str) -> tuple[str, ...]:
    """The events that this module alone can tell: those its texts have words for."""
    return _told_in(ALL[module].read("en.ftl"))


@cache
def shared_events() -> frozenset[str]:
    """The events that any module may tell: those the game's own texts have words for."""
    return frozenset(_told_in("\n".join(common("en"))))


def _told_in(texts: str) -> tuple[str, ...]:
    names = [key.removeprefix(_EVENT) for key in keys(texts) if key.startswith(_EVENT)]
    return tuple(name.replace("-", "_") for name in names)


def deeds_of(game: Game) -> Counts:
    """How often each kind of move was made."""
    return dict(Counter(move.kind for _, move in game.history))


def events_of(game: Game) -> Counts:
    """How often each event beyond those of the base game was told, to whomever."""
    told = Counter(str(event["event"]) for _, event in game.state.events)
    return {name: count for name, count in told.items() if name not in BASE_EVENTS}


Played = tuple[tuple[str, ...], Counts, Counts]  # a game's modules, deeds and events


def coverage(players: int, games: Iterable[Played]) -> dict[str, Any]:
    """For each active module: in how many games it was, and what of its own occurred in them."""
    modules: dict[str, dict[str, Any]] = {}
    foreign: Counter[str] = Counter()
    for active, deeds, events in games:
        claimed = {*shared_events()}
        for name in active:
            row = modules.setdefault(name, _blank(name, players))
            row["games"] += 1
            _add(row["deeds"], deeds)
            _add(row["events"], events)
            claimed.update(row["events"])
        foreign.update({name: count for name, count in events.items() if name not in claimed})
    for row in modules.values():
        row["never"] = [name for name, count in row["deeds"].items() if not count]
    return {"modules": modules, "other_events": dict(foreign)}


def _blank(module: str, players: int) -> dict[str, Any]:
    deeds = dict.fromkeys(own_deeds(module, players), 0)
    return {"games": 0, "deeds": deeds, "events": dict.fromkeys(own_events(module), 0)}


def _add(counts: Counts, more: Counts) -> None:
    for name in counts:
        counts[name] += more.get(name, 0)
