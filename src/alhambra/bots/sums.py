"""Which sums money can make; nobody gets change."""

from collections.abc import Iterable


def sums_of(values: Iterable[int]) -> int:
    """Every sum of some of the values, as the bits of a number.

    >>> bin(sums_of([1, 3]))
    '0b11011'
    """
    sums = 1
    for value in values:
        sums |= sums << value
    return sums
