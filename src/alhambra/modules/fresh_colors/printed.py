"""What is printed on the projects and on the board of Fresh Colors."""

from typing import Any, Final, final

from mypy_extensions import i64

from alhambra.engine.kinds import NONE, Kind
from alhambra.engine.pieces import Pieces
from alhambra.engine.rules import CURRENCIES, TYPES, Rules

COLORS: Final = ("blue", "red", "brown", "white", "green", "purple")


@final
class Project:
    """One project: its building type and the colours that complete it."""

    def __init__(self, kind: str, starred: bool, colors: list[str]) -> None:
        self.kind = TYPES.index(kind)
        self.starred = starred
        self.needs: list[int] = [colors.count(color) for color in COLORS]
        self.name = " ".join(["decor", kind, *(f"paint-{color}" for color in colors)])


@final
class PaintSet(Kind):
    """Colours that are taken together; a set may stand in several columns of the board."""

    def __init__(self, paint: Pieces, board: dict[str, Any]) -> None:
        super().__init__("paint_set", reason="no_such_paint")
        self.paint = paint
        self.sets: list[list[int]] = []  # the colours of each
        self.columns = [[self._add(colors) for colors in board[name]] for name in CURRENCIES]

    def _add(self, names: list[str]) -> int:
        colors = sorted([COLORS.index(name) for name in names])
        if colors not in self.sets:
            self.sets.append(colors)
        return self.sets.index(colors)

    def text(self, rules: Rules, value: i64) -> object:
        return [self.paint.text(rules, color) for color in self.sets[int(value)]]

    def wire(self) -> object:
        return {"list": self.paint.wire()}

    def find(self, rules: Rules, text: object) -> i64:
        for number in range(len(self.sets)):
            if text == self.text(rules, number):
                return number
        return NONE

    def size(self, rules: Rules) -> i64:
        return len(self.sets)
