"""The facts of modules in one order for all games, whichever modules they have."""

from functools import cache

from alhambra.game.catalogue import rules_for
from alhambra.modules import ALL


@cache
def room_columns() -> dict[tuple[str, str], int]:
    """Where each fact of a module stands; first what modules would give in points."""
    found = {("", "items_next"): 0, ("", "items"): 1}
    for name in ALL:
        for module in rules_for(3, (name,), ()).give_facts:
            for fact in module.fact_names():
                found[module.name, fact] = len(found)
    return found
