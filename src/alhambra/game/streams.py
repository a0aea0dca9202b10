"""The streams of chance by name: what records and positions say of them, and how one begins."""

from hashlib import sha256

from alhambra.engine.chacha import KEY_BYTES, ChaCha
from alhambra.engine.rng import MASK, Rng, Xoshiro, seeded

CHACHA = "chacha20"
XOSHIRO = "xoshiro128**"  # dealt all games before ChaCha20 did
GENERATORS = (CHACHA, XOSHIRO)
MOST_DRAWN = 1 << 36  # then the counter of blocks is used up


def stream(generator: str, secret: str) -> Rng:
    """The stream that belongs to a secret text."""
    if generator == XOSHIRO:
        return seeded(secret)
    return ChaCha(sha256(secret.encode()).digest(), 0)


def numbers(rng: Rng) -> list[object]:
    """The state of a stream as fingerprints hold it."""
    if isinstance(rng, ChaCha):
        return [CHACHA, rng.key.hex(), int(rng.place)]
    assert isinstance(rng, Xoshiro)
    return [int(word) for word in (rng.a, rng.b, rng.c, rng.d)]


def written(rng: Rng) -> str:
    """The state of a stream as positions hold it: its name, and what it goes on from."""
    told = numbers(rng)
    words = told if isinstance(rng, ChaCha) else [XOSHIRO, *told]
    return " ".join(str(word) for word in words)


def read(text: str) -> Rng:
    """The stream that was written; raises ValueError with a clear text."""
    name, *words = text.split() or [""]
    if name == CHACHA and len(words) == 2:
        return _chacha(*words)
    if name == XOSHIRO and len(words) == 4 and all(word.isdecimal() for word in words):
        return xoshiro([int(word) for word in words])
    raise ValueError(f"generator must begin with {' or '.join(GENERATORS)}, with its state")


def _chacha(key: str, place: str) -> Rng:
    try:
        known = bytes.fromhex(key)
    except ValueError:
        known = b""
    if len(known) != KEY_BYTES or not place.isdecimal() or int(place) >= MOST_DRAWN:
        raise ValueError(f"generator must have a key of {2 * KEY_BYTES} hex digits and a place")
    return ChaCha(known, int(place))


def xoshiro(words: list[int]) -> Rng:
    """The older stream; positions of its time hold just its four words."""
    if len(words) != 4 or not all(0 <= word <= MASK for word in words) or not any(words):
        raise ValueError("generator must be four numbers below 2**32, not all 0")
    return Xoshiro(words[0], words[1], words[2], words[3])
