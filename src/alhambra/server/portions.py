"""What comes through a connection is read in small portions.

So whoever sends too much is stopped before the rest was looked at, and never holds up the others.
"""

from collections.abc import Iterator

PORTION = 4096  # bytes; a few milliseconds of work, whatever is in them


def portions(data: bytes) -> Iterator[bytes]:
    """The same, a little at a time."""
    for begin in range(0, len(data), PORTION):
        yield data[begin : begin + PORTION]
