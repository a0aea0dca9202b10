"""Reading typed values out of a TOML table, with errors that name the place."""

from typing import Any

UNKNOWN = "unknown"


class PositionError(ValueError):
    """A text that is no position; the message says what is wrong."""


class Fields:
    """A table of a position; keys it should not have are refused, so that no slip goes unseen."""

    def __init__(self, table: object, where: str, allowed: set[str]) -> None:
        if not isinstance(table, dict):
            raise PositionError(f"{where} must be a table")
        self._table: dict[str, Any] = table
        self.where = where
        for key in table:
            if key not in allowed:
                raise PositionError(f"{where}: unknown key {key}")

    def has(self, key: str) -> bool:
        """Whether the key is given."""
        return key in self._table

    def _wrong(self, key: str, wanted: str) -> PositionError:
        return PositionError(f"{self.where}: {key} must be {wanted}")

    def is_integer(self, key: str) -> bool:
        """Whether the key is given as a whole number."""
        value = self._table.get(key)
        return isinstance(value, int) and not isinstance(value, bool)

    def is_text(self, key: str) -> bool:
        """Whether the key is given as a text."""
        return isinstance(self._table.get(key), str)

    def integer(
        self, key: str, default: int, low: int | None = None, high: int | None = None
    ) -> int:
        """A whole number within bounds."""
        if not self.has(key):
            return default
        value = self._table[key]
        if not self.is_integer(key):
            raise self._wrong(key, "a whole number")
        if (low is not None and value < low) or (high is not None and value > high):
            raise self._wrong(key, f"at least {low}" if high is None else f"{low} to {high}")
        return int(value)

    def boolean(self, key: str, default: bool) -> bool:
        """True or false."""
        value = self._table.get(key, default)
        if not isinstance(value, bool):
            raise self._wrong(key, "true or false")
        return value

    def string(self, key: str, default: str | None = None) -> str:
        """A text; required if there is no default."""
        value = self._table.get(key, default)
        if not isinstance(value, str):
            raise self._wrong(key, "a text")
        return value

    def unknown(self, key: str) -> bool:
        """Whether a pile is left out or written as "unknown"."""
        return bool(self._table.get(key, UNKNOWN) == UNKNOWN)

    def strings(self, key: str) -> list[str]:
        """A list of texts; empty if left out."""
        value = self._table.get(key, [])
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self._wrong(key, "a list of texts")
        return value

    def integers(self, key: str) -> list[int]:
        """A list of whole numbers; empty if left out."""
        value = self._table.get(key, [])
        if not isinstance(value, list) or not all(type(item) is int for item in value):
            raise self._wrong(key, "a list of whole numbers")
        return value

    def table(self, key: str, allowed: set[str]) -> "Fields":
        """A table inside this one; empty if left out."""
        return Fields(self._table.get(key, {}), key, allowed)

    def raw(self, key: str) -> dict[str, object]:
        """A table inside this one, as it is."""
        value = self._table.get(key, {})
        if not isinstance(value, dict):
            raise self._wrong(key, "a table")
        return value
