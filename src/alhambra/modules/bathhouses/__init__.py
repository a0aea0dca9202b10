"""The Bathhouses: the farther away the right building lies, the better.

A bathhouse that is drawn lies beside the market space it was drawn for and costs 8 in that space's
currency. On each of its sides it names a building type. In each scoring every side brings a point
for each step to the first building of its type in a straight line.
"""

from alhambra.engine.lines import line
from alhambra.modules.shared.side_lots import LotModule, built_cells

from alhambra.engine.prelude import (  # isort: skip
    AMOUNT, SIDE_LETTERS, TILE, TYPES, UNTYPED, Any, Final, ForSeats, Item, Listed, Rules,
    State, TileSpec, Together, i64, kind_at, tile_name, unfinished, x_of, y_of,
)  # fmt: skip

BATHHOUSE: Final = "bathhouse"
SIDES: Final = 4


class Bathhouses(LotModule):
    """Six tiles without walls that may be turned freely.

    Walls do not break a line, gaps do. Rulings: any tile carries a line on, the fountain too, but a
    camp or a watchtower ends it. Any finished building of the type is a target, of a tile on two
    cells the cell that has the type. An unfinished building is never the target, and the line goes
    on over it; the distance is counted in cells, so it is a step like any other tile.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(BATHHOUSE)
        self.cost: int = data["price"]
        self.data: list[list[str]] = data["tiles"]
        self.wanted: dict[int, list[int]] = {}
        self.derives(baths=ForSeats(Listed(Together(tile=TILE, brings=AMOUNT))))

    def register(self, rules: Rules) -> None:
        """Named by the types on their sides: `bathhouse arcades garden chambers pavilion`."""
        for types in self.data:
            spec = TileSpec(" ".join([BATHHOUSE, *types]), [UNTYPED], [0], self.cost)
            spec.turns = SIDES
            tile = self.add_lot_tile(rules, spec)
            self.wanted[tile] = [TYPES.index(kind) for kind in types]

    def derived(self, state: State, seat: i64) -> dict[str, object]:
        """The bathhouses that each has built, and what each brings in a scoring."""
        seats = range(state.rules.players)
        return {"baths": [self._baths(state, other) for other in seats]}

    def _baths(self, state: State, seat: int) -> list[list[object]]:
        found: list[list[object]] = []
        for cell in built_cells(state, seat, self.tiles):
            points = sum(self.distance(state, seat, cell, side) for side in range(SIDES))
            found.append([tile_name(state, i64(state.boards[seat].tile[cell])), points])
        return found

    def items(self, state: State, round: i64, found: list[Item]) -> None:
        """All sides of all bathhouses of a seat, in every scoring."""
        for seat in range(state.rules.players):
            points = 0
            told: list[list[object]] = []
            for cell in built_cells(state, seat, self.tiles):
                for side in range(SIDES):
                    distance = self.distance(state, seat, cell, side)
                    if distance:
                        told.append([x_of(cell), y_of(cell), SIDE_LETTERS[side], distance])
                        points += distance
            if told:
                found.append(Item(seat, self.name, points, {"lines": told}))

    def distance(self, state: State, seat: int, cell: int, side: int) -> int:
        """How far away the building is that this side of a bathhouse looks for, 0 if nowhere."""
        board = state.boards[seat]
        turn = board.turns.get(cell, 0)
        wanted = self.wanted[int(board.tile[cell])][(side - turn) % SIDES]
        for steps, other in enumerate(line(board, cell, side), start=1):
            if kind_at(state, seat, other) == wanted:
                if not unfinished(state, i64(board.tile[other])):
                    return steps
        return 0
