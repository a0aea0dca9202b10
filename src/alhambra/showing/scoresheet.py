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
    values = "/".join(str(value) for value in data["values"])
    key = "explain-shared" if data["tied"] > 1 else "explain-place"
    return text(language, key, count=count, place=data["place"], tied=data["tied"], values=values)


def _explained(language: str, key: str, data: dict[str, Any]) -> str:
    """What a module says, if it does: numbers and names as they are; of a list, its length."""
    if not bundle(language).has_message(key):
        return ""
    told = {name: len(value) if isinstance(value, list) else value for name, value in data.items()}
    return text(language, key, **told)
