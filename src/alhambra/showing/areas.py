"""What modules show, with names for what a view says by its place in a list."""

from collections.abc import Iterable
from typing import Any

Kind = Any  # as a game describes it, see docs/questions.md


def named(kind: Kind, value: Any) -> Any:
    """Rows and what there is one of for each name become tables; what is not there is left out."""
    if not isinstance(kind, dict) or not isinstance(value, list):
        return value
    if "row" in kind:
        return _table(list(kind["row"]), list(kind["row"].values()), value)
    if "each" in kind and is_by_seat(kind["of"]):
        return _table(kind["each"], [{"list": "seat"}] * len(value), map(_by_seat, value))
    if "each" in kind:
        return _table(kind["each"], [kind["of"]] * len(value), value)
    return [named(kind.get("list") or kind["seats"], one) for one in value]


def _table(names: list[str], kinds: list[Kind], values: Iterable[Any]) -> dict[str, Any]:
    rows = zip(names, kinds, values, strict=False)
    return {name: named(kind, value) for name, kind, value in rows if value not in (None, [])}


def _by_seat(counts: list[int]) -> list[dict[str, int]]:
    """How many each seat has there, if it has any."""
    return [{"seat": seat, "count": count} for seat, count in enumerate(counts) if count]


def is_by_seat(kind: Kind) -> bool:
    """Whether there is one for each seat."""
    return isinstance(kind, dict) and "seats" in kind
