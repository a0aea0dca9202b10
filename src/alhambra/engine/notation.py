"""Reading what modules wrote into a position: small helpers that say clearly what is wrong."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from alhambra.engine.rules import Rules


def one_of(names: tuple[str, ...], name: object, what: str) -> int:
    """The place of a name in a list."""
    if name not in names:
        raise ValueError(f"{what} must be one of {', '.join(names)}")
    return names.index(str(name))


def per_seat(rules: "Rules", table: dict[str, object], key: str) -> list[object]:
    """One list for each seat; empty ones if the key is left out."""
    lists = table.get(key, [[] for _ in range(rules.players)])
    if not isinstance(lists, list) or len(lists) != rules.players:
        raise ValueError(f"{key} must be a list for each seat")
    return lists
