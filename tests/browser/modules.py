"""How one sees in the browser that a module's own action was used."""

from collections.abc import Callable, Iterable
from typing import Any

from tests.browser.person import Person

Seen = Callable[[Person], bool]


def sent(*kinds: str) -> Seen:
    """A move of one of these kinds was sent."""
    return lambda person: any(move["move"] in kinds for move in person.sent)


def names(part: str, start: str) -> Seen:
    """A move was sent that names a piece beginning so."""
    return lambda person: any(
        name.startswith(start) for move in person.sent for name in _listed(move.get(part))
    )


def has(part: str) -> Seen:
    """A move was sent that has this part."""
    return lambda person: any(part in move for move in person.sent)


def told(event: str) -> Seen:
    """The own seat was told of such an event."""
    return lambda person: any(
        entry["event"] == event and entry.get("seat", 0) == 0 for entry in person.events
    )


def _listed(value: Any) -> Iterable[str]:
    return value if isinstance(value, list) else [str(value)]


# What to press when it is offered, and how to tell that it was done.
OWN: dict[str, tuple[tuple[str, ...], Seen]] = {
    "viziers_favour": (("favour", "wake_vizier"), sent("favour", "wake_vizier")),
    "bureau_de_change": (("take_bureau", "bureau_buy"), sent("take_bureau", "bureau_buy")),
    "diamonds": (
        (),
        lambda person: names("cards", "diamond")(person) or names("pay", "diamond")(person),
    ),
    "city_gates": (("take_gate",), sent("take_gate")),
    "characters": (("character_bid",), sent("character_bid")),
    "thieves": (("steal",), sent("steal")),
    "change": ((), told("change_given")),
    "invaders": ((), told("attacked")),
    "power_of_sultan": (("sultan_mark", "buy"), told("sultan_marked")),
    "watchtowers": ((), has("watchtower")),
    "building_sites": (("buy_site",), sent("buy_site")),
    "magical_buildings": ((), has("turn")),
    "major_construction_projects": (("bid_project",), sent("bid_project")),
    "gates_without_end": (("insert_key",), told("key_inserted")),
    "personal_building_market": (("store", "lay_in_stall"), sent("lay_in_stall")),
    "camps": ((), names("tile", "camp")),
}
