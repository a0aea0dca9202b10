"""Each row of a log carries a hash of itself and of all before it: none is changed unnoticed.

The first row hangs on how the game began. Which rules it was begun under is not part of that: they
are noted once more when the last seat is taken.
"""

from collections.abc import Iterable
from dataclasses import replace
from hashlib import sha256
from typing import Any

import msgspec

from alhambra.server.rows import LogRow

FIRM = ("setup", "position")


class BrokenChain(ValueError):  # noqa: N818 - named after what was found
    """A row of the log is not the one that was written."""

    def __init__(self, number: int) -> None:
        self.number = number
        super().__init__(f"answer {number} of the log is not the one that was written")


def anchor(table: str, start: dict[str, Any]) -> str:
    """What the first row of a table's log hangs on."""
    return _hash([table, *(start.get(part) for part in FIRM)])


def link(before: str, row: LogRow) -> str:
    """The hash of a row and of all before it."""
    said = [before, row.table_id, row.number, row.seat, row.move, row.source, row.at]
    return _hash(said)


def linked(before: str, row: LogRow) -> LogRow:
    """The row as it is written after another one."""
    return replace(row, chain=link(before, row))


def check(before: str, rows: Iterable[LogRow], number: int = 0) -> None:
    """Raises BrokenChain unless these rows follow each other after row `number`."""
    for row in rows:
        number += 1
        if row.number != number or row.chain != link(before, row):
            raise BrokenChain(number)
        before = row.chain


def _hash(said: list[Any]) -> str:
    return sha256(msgspec.json.encode(said)).hexdigest()
