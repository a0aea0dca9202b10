"""Wishing Well: a wish comes true if the line is neither too short nor too long.

A well that is drawn lies beside the market space it was drawn for and costs its number in that
space's currency. In each scoring it brings its number if exactly so many buildings lie in the
straight line before its spout.
"""

from alhambra.modules.shared.side_lots import LotModule, built_cells

from alhambra.engine.prelude import (  # isort: skip
    AMOUNT, SIDE_LETTERS, UNTYPED, Any, Final, ForSeats, Item, Listed, Rules, State, TileSpec,
    Together, buildings_in_line, i64, x_of, y_of,
)  # fmt: skip

WELL: Final = "well"
SIDES: Final = 4


class WishingWell(LotModule):
    """Six tiles without walls that may be turned freely, two of each number.

    Rulings: every tile in the line counts, the fountain too, and of a tile on two cells each cell.
    An unfinished building is neither a gap nor a building: the line goes on over it, but it is not
    counted. Walls do not break a line; gaps, camps and watchtowers end it.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(WELL)
        self.numbers: list[int] = data["prices"]
        self.spout: int = SIDE_LETTERS.index(data["spout"])
        self.derives(wells=ForSeats(Listed(Together(number=AMOUNT, line=AMOUNT))))

    def register(self, rules: Rules) -> None:
        """Named by their numbers, and a further one that tells copies apart: `well 3 1`."""
        for index, number in enumerate(self.numbers):
            copy = self.numbers[: index + 1].count(number)
            spec = TileSpec(f"{WELL} {number} {copy}", [UNTYPED], [0], number)
            spec.turns = SIDES
            spec.alike = f"{WELL} {number}"
            self.add_lot_tile(rules, spec)

    def derived(self, state: State, seat: i64) -> dict[str, object]:
        """The wells that each has built: the number of each, and how long its line is."""
        return {
            "wells": [
                [
                    list(self.number_and_line(state, other, cell))
                    for cell in built_cells(state, other, self.tiles)
                ]
                for other in range(state.rules.players)
            ]
        }

    def items(self, state: State, round: i64, found: list[Item]) -> None:
        """All wells of a seat whose wish came true, in every scoring."""
        for seat in range(state.rules.players):
            points = 0
            told: list[list[object]] = []
            for cell in built_cells(state, seat, self.tiles):
                number, length = self.number_and_line(state, seat, cell)
                if number == length:
                    side = SIDE_LETTERS[self.looks(state, seat, cell)]
                    told.append([x_of(cell), y_of(cell), side, number])
                    points += number
            if told:
                found.append(Item(seat, self.name, points, {"wells": told}))

    def looks(self, state: State, seat: int, cell: int) -> int:
        """The side to which the spout of the well here points."""
        return (self.spout + state.boards[seat].turns.get(cell, 0)) % SIDES

    def number_and_line(self, state: State, seat: int, cell: int) -> tuple[int, int]:
        """The number of the well here, and how many buildings lie before its spout."""
        board = state.boards[seat]
        number = int(state.rules.tile_price[int(board.tile[cell])])
        spout = self.looks(state, seat, cell)
        return number, int(buildings_in_line(state, seat, cell, spout))
