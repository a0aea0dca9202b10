"""The stream that deals: ChaCha20 as RFC 8439 has it, with a nonce of zeros.

However much of it lies open, nobody can reckon what comes next without the key.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from alhambra.engine.rng import MASK, Rng

CONSTANTS: Final = b"expand 32-byte k"
KEY_BYTES: Final = 32
NONCE: Final = bytes(12)
DOUBLE_ROUNDS: Final = 10
PLACE_BITS: Final = 4  # a block has sixteen words
PLACE_MASK: Final = 15


def words_of(data: bytes) -> vec[i64]:
    """Bytes as numbers of 32 bits, the low byte first."""
    words = vec[i64]()
    for i in range(0, len(data), 4):
        words = append(words, i64(int.from_bytes(data[i : i + 4], "little")))
    return words


def block(start: vec[i64]) -> vec[i64]:
    """The sixteen words made of constants, key, counter and nonce."""
    x = start[:]
    for _ in range(i64(DOUBLE_ROUNDS)):
        _quarter(x, 0, 4, 8, 12)
        _quarter(x, 1, 5, 9, 13)
        _quarter(x, 2, 6, 10, 14)
        _quarter(x, 3, 7, 11, 15)
        _quarter(x, 0, 5, 10, 15)
        _quarter(x, 1, 6, 11, 12)
        _quarter(x, 2, 7, 8, 13)
        _quarter(x, 3, 4, 9, 14)
    for i in range(i64(len(x))):
        x[i] = (x[i] + start[i]) & MASK
    return x


def _quarter(x: vec[i64], i: i64, j: i64, k: i64, m: i64) -> None:
    """The quarter round, on four of the words."""
    a, b, c, d = x[i], x[j], x[k], x[m]
    a = (a + b) & MASK
    d ^= a
    d = ((d << 16) & MASK) | (d >> 16)
    c = (c + d) & MASK
    b ^= c
    b = ((b << 12) & MASK) | (b >> 20)
    a = (a + b) & MASK
    d ^= a
    d = ((d << 8) & MASK) | (d >> 24)
    c = (c + d) & MASK
    b ^= c
    b = ((b << 7) & MASK) | (b >> 25)
    x[i] = a
    x[j] = b
    x[k] = c
    x[m] = d


@final
class ChaCha(Rng):
    """The numbers of a key, from a place on.

    The block at hand is never changed, only put aside for the next one, so copies share it.
    """

    def __init__(self, key: bytes, place: i64) -> None:
        if len(key) != KEY_BYTES:
            raise ValueError(f"a key has {KEY_BYTES} bytes")
        self.key = key
        self.place = place  # how many numbers were drawn
        self.block = vec[i64]()
        if place & PLACE_MASK:
            self._next_block()

    def copy(self) -> "ChaCha":
        """A second stream that will give the same numbers."""
        other = ChaCha(self.key, 0)
        other.place = self.place
        other.block = self.block
        return other

    def next32(self) -> i64:
        """The next number in 0 .. 2**32 - 1."""
        at = self.place & PLACE_MASK
        if at == 0:
            self._next_block()
        self.place += 1
        return self.block[at]

    def _next_block(self) -> None:
        counter = int(self.place >> PLACE_BITS).to_bytes(4, "little")
        self.block = block(words_of(CONSTANTS + self.key + counter + NONCE))
