"""The largest number of pairs, each tile in one pair at most, by trying all of them."""

from alhambra.referee.pieces import SIDES, Cell, beside


def most_pairs(cells: set[Cell]) -> int:
    """How many pairs of neighbours can be made of these cells.

    >>> most_pairs({(0, 0), (1, 0), (2, 0)}), most_pairs({(0, 0), (1, 0), (0, 1), (1, 1)})
    (1, 2)
    """
    return sum(_most(group) for group in _groups(cells))


def _groups(cells: set[Cell]) -> list[set[Cell]]:
    """The cells in groups that hang together."""
    left, groups = set(cells), []
    while left:
        spread = [left.pop()]
        for cell in spread:
            near = {beside(cell, side) for side in SIDES} & left
            left -= near
            spread += near
        groups.append(set(spread))
    return groups


def _most(cells: set[Cell]) -> int:
    """The first cell stays alone or goes with one of its neighbours, and so on with the rest."""
    if len(cells) < 2:
        return 0
    first = min(cells)
    rest = cells - {first}
    ways = [1 + _most(rest - {other}) for side in "ES" if (other := beside(first, side)) in rest]
    return max([_most(rest), *ways])
