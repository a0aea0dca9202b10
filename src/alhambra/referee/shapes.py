"""How tiles lie: most cover one cell and may not be turned; modules have others."""

from collections.abc import Callable, Iterable

from alhambra.referee.paper import Paper, lone_square
from alhambra.referee.pieces import Cell

Form = Callable[[str, Cell, int, str], Paper]  # from tile, first cell, turn and added walls
NO_TURN, TURNS = range(1), range(4)


class Shapes:
    """The forms of tiles by their first word, and which of them may be turned."""

    def __init__(
        self, forms: dict[str, Form], turning: Iterable[Callable[[str], bool]], alike: set[str]
    ) -> None:
        self.forms = forms
        self.turning = [*turning]
        self.alike = alike  # first words of tiles that cannot be told apart

    def piece(
        self, tile: str, at: Cell, turn: int = 0, added: str = "", finished: bool = True
    ) -> Paper:
        """One tile by itself, laid with its first cell here; walls are added as a view writes them.

        `NE` are walls of the only cell, `N/E` one of each of two cells.
        """
        form = self.forms.get(tile.split(maxsplit=1)[0])
        if form is None:
            return lone_square(tile, at, turn, added, finished)
        return form(tile, at, turn, added)

    def turns_freely(self, tile: str) -> bool:
        """Whether it may be laid in any of four ways."""
        return any(may_turn(tile) for may_turn in self.turning)

    def turns(self, tile: str, helped: bool = False) -> range:
        """The directions it may have; help turns whatever lies inside the walls."""
        if self.turns_freely(tile):
            return TURNS
        return TURNS if helped and not self.outside(tile) else NO_TURN

    def outside(self, tile: str) -> bool:
        """Whether it lies outside the walls."""
        return bool(self.piece(tile, (0, 0)).outworks)

    def is_long(self, tile: str) -> bool:
        """Whether it covers more than one cell."""
        return len(self.piece(tile, (0, 0)).cells()) > 1
