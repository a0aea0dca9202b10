"""The Camps: tiles outside the walls that count lines of buildings.

A camp leans with its bastions on walls of its owner's Alhambra. In each scoring every bastion
brings a point for each building of the unbroken straight line that begins behind it.
"""

from alhambra.engine.rules import ANNEX

from alhambra.engine.prelude import (  # isort: skip
    SIDE_LETTERS, UNTYPED, Any, Final, Item, Module, Rules, State, TileSpec, buildings_in_line,
    i64, sides_from_letters, tile_text, x_of, y_of,
)  # fmt: skip

CAMP: Final = "camp"


class Camps(Module):
    """Eight tiles in the tower, bought, placed, stored and redesigned like buildings.

    A bastion may only meet a wall, a green side only a green side of another camp, and one bastion
    at least must meet a wall. Camps are never turned, and one need not walk to them. Walls under a
    bastion count as before.

    Rulings: a green side may not meet a wall. A second bastion may face free ground. Buildings laid
    later obey the same table, and no camp may lose its last contact. There must be no hole, neither
    with the camps as solid ground nor with them as free ground. In a line the fountain counts, and
    of a tile on two cells each cell; walls inside do not matter. An unfinished building is neither
    a gap nor a building: the line goes on over it, and it brings no point. Half cells and other
    camps end a line.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__()
        self.tiles: list[list[Any]] = data["tiles"]

    def register(self, rules: Rules) -> None:
        """They are annexes without a building type."""
        for price, letters in self.tiles:
            bastions = sides_from_letters(letters)
            tile = TileSpec(tile_text(CAMP, price, bastions), [UNTYPED], [bastions], price)
            tile.shape = ANNEX
            tile.half_price = False
            rules.tower.append(rules.add_tile(tile))

    def items(self, state: State, round: i64, found: list[Item]) -> None:
        """The lines of all camps of a seat; what lies in a reserve or with Dirk counts nothing."""
        for seat in range(state.rules.players):
            lines: list[list[object]] = []
            points = 0
            annexes = state.boards[seat].annexes
            for cell in sorted(annexes):
                for side in range(4):
                    if annexes[cell] >> side & 1:
                        length = int(buildings_in_line(state, seat, cell, side))
                        lines.append([x_of(cell), y_of(cell), SIDE_LETTERS[side], length])
                        points += length
            if lines:
                found.append(Item(seat, "camps", points, {"lines": lines}))
