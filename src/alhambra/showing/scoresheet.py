"""The items of a score sheet in words."""

from typing import Any

from alhambra.engine.rules import TYPES
from alhambra.engine.scoring import WALL
from alhambra.showing.texts import bundle, text


def item_name(language: str, item: str) -> str:
    """What an item is called."""
    if item in TYPES:
        return text(language, f"type-{item}")
    return text(language, WALL if item == WALL else f"item-{item.replace('_', '-')}")


def explain(language: str, item: str, data: dict[str, Any]) -> str:
    """Where the points come from: the length of a wall, a place, or what a module says."""
    if item == WALL:
        return text(language, "explain-wall", length=data["length"])
    if item not in TYPES:
        return _explained(language, f"explain-{item.replace('_', '-')}", data)
    whole, half = divmod(data["halves"], 2)
    count = (f"{whole}½" if whole else "½") if half else str(whole)
    told = {"count": count, "place": data["place"], "tied": data["tied"], "sum": _sum(data)}
    return text(language, _ranked(data), **told)


def _earned(data: dict[str, Any]) -> list[int]:
    """What the places are worth that are taken; whoever ties for one takes the next ones, too."""
    first: int = data["place"] - 1
    return [value for value in data["values"][first : first + data["tied"]] if value]


def _sum(data: dict[str, Any]) -> str:
    return " + ".join(str(value) for value in _earned(data))


def _ranked(data: dict[str, Any]) -> str:
    """Which sentence is true of a place; of one that earns nothing, none that names points."""
    if not _earned(data):
        return "explain-nothing"
    return "explain-shared" if data["tied"] > 1 else "explain-place"


def _explained(language: str, key: str, data: dict[str, Any]) -> str:
    """What a module says, if it does: numbers and names as they are; of a list, its length."""
    if not bundle(language).has_message(key):
        return ""
    told = {name: len(value) if isinstance(value, list) else value for name, value in data.items()}
    return text(language, key, **told)
