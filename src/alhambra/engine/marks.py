"""Tokens that lie openly on tiles, cells and market spaces, for whoever draws the table."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from alhambra.engine.steps.reading import cell_part

if TYPE_CHECKING:
    from alhambra.engine.state import State

NOWHERE: Final = -1


@final
class Mark:
    """Some tokens of one kind: on a tile wherever it lies, on a cell, or on a market space."""

    def __init__(
        self,
        word: str,
        tile: i64 = NOWHERE,
        seat: i64 = NOWHERE,
        cell: i64 = NOWHERE,
        space: i64 = NOWHERE,
        side: str = "",
        count: int = 1,
    ) -> None:
        self.word = word  # `piece-WORD` is its text
        self.tile = tile
        self.seat = seat  # whose board the cell is on, or whose token it is
        self.cell = cell
        self.space = space
        self.side = side  # where it looks, or the corner it lies on: N, E, S, W, NE ...
        self.count = count


def shown_marks(state: "State") -> list[dict[str, object]]:
    """All tokens as plain JSON values."""
    found: list[Mark] = []
    for module in state.rules.give_marks:
        module.marks(state, found)
    return [_shown(state, mark) for mark in found]


def _shown(state: "State", mark: Mark) -> dict[str, object]:
    shown: dict[str, object] = {"word": mark.word, "count": mark.count}
    if mark.tile >= 0:
        shown["tile"] = state.rules.tiles[int(mark.tile)].name
    if mark.seat >= 0:
        shown["seat"] = int(mark.seat)
    if mark.cell >= 0:
        shown["at"] = cell_part(mark.cell)
    if mark.space >= 0:
        shown["space"] = int(mark.space) + 1
    if mark.side:
        shown["side"] = mark.side
    return shown
