"""Streams of random numbers: what every one of them can do, and the fast one for what is imagined.

Every number stays below 2**63, so it runs alike compiled (where 64-bit ints wrap) and interpreted.
"""

from hashlib import sha256
from typing import Final, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64, u8

MASK: Final = 0xFFFFFFFF
LARGEST: Final = 0x80000000  # above it a product would not fit into a machine word
NUMBERS: Final = 256  # tiles and faces are bytes
FEW: Final = 16  # up to so many things are compared faster than counted
NONE_COUNTED: Final[vec[u8]] = vec[u8]([0] * NUMBERS)

Thing = TypeVar("Thing")


def _rotl(x: i64, k: i64) -> i64:
    return ((x << k) & MASK) | (x >> (32 - k))


class Rng:
    """A stream of random numbers that can be copied in the middle."""

    def next32(self) -> i64:
        """The next number in 0 .. 2**32 - 1."""
        raise NotImplementedError

    def copy(self) -> "Rng":
        """A second stream that will give the same numbers."""
        raise NotImplementedError

    def below(self, n: i64) -> i64:
        """A number in 0 .. n - 1, each equally likely (Lemire's method with rejection)."""
        if n > LARGEST:
            raise ValueError("the bound is too large")
        product = self.next32() * n
        low = product & MASK
        if low < n:
            threshold = (MASK + 1 - n) % n
            while low < threshold:
                product = self.next32() * n
                low = product & MASK
        return product >> 32

    def shuffle(self, items: list[Thing]) -> None:
        """Fisher-Yates, in place; what the things are does not matter, so none is looked into."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            thing = items[i]
            items[i] = items[j]
            items[j] = thing
            i -= 1

    def draw_anew(self, items: list[int]) -> None:
        """Shuffles what somebody cannot know; how it truly lay does not show in the result."""
        put_in_order(items)
        self.shuffle(items)


def put_in_order(items: list[int]) -> None:
    """Sorts. Tiles and faces are counted, not compared: bots imagine other worlds all the time."""
    size: i64 = len(items)
    if size <= FEW or size >= NUMBERS:
        items.sort()
        return
    counts = NONE_COUNTED[:]
    highest: i64 = 0
    for item in items:
        number: i64 = item
        if number < 0 or number >= NUMBERS:
            items.sort()
            return
        counts[number] += 1
        highest = max(highest, number)
    place: i64 = 0
    for number in range(highest + 1):
        left = counts[number]
        while left != 0:
            items[place] = int(number)
            place += 1
            left -= 1


@final
class Xoshiro(Rng):
    """xoshiro128**: fast, for worlds that are imagined and moves chosen at random.

    Whoever sees enough of its numbers can reckon the others, so nothing is dealt by it any more,
    except in games that were begun when it dealt.
    """

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def copy(self) -> "Xoshiro":
        """A second stream that will give the same numbers."""
        return Xoshiro(self.a, self.b, self.c, self.d)

    def next32(self) -> i64:
        """The next number in 0 .. 2**32 - 1."""
        result = (_rotl((self.b * 5) & MASK, 7) * 9) & MASK
        t = (self.b << 9) & MASK
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= t
        self.d = _rotl(self.d, 11)
        return result


def seeded(text: str) -> Xoshiro:
    """The fast stream that belongs to this text."""
    digest = sha256(text.encode()).digest()
    words = [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 16, 4)]
    if not any(words):
        words[0] = 1
    return Xoshiro(words[0], words[1], words[2], words[3])


def drawn_from(rng: Rng) -> Xoshiro:
    """A fast stream of its own, begun by the next numbers of another one."""
    return Xoshiro(rng.next32(), rng.next32(), rng.next32(), rng.next32() | 1)
