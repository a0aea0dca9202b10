"""The stream that deals is ChaCha20: the published vectors of RFC 8439, and other code."""

from random import Random

import pytest
from cryptography.hazmat.primitives.ciphers import Cipher
from cryptography.hazmat.primitives.ciphers.algorithms import ChaCha20

from alhambra.engine.chacha import CONSTANTS, ChaCha, block, words_of
from alhambra.game import streams

ZERO = bytes(32)
LAST_ONE = bytes(31) + b"\x01"
SECOND_FULL = b"\x00\xff" + bytes(30)
# Key, counter, nonce and block: appendix A.1, and section 2.3.2.
VECTORS = [
    (ZERO, 0, "000000000000000000000000",
     "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
     "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586"),
    (ZERO, 1, "000000000000000000000000",
     "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
     "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f"),
    (LAST_ONE, 1, "000000000000000000000000",
     "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
     "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0"),
    (SECOND_FULL, 2, "000000000000000000000000",
     "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
     "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096"),
    (ZERO, 0, "000000000000000000000002",
     "c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7"
     "8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d"),
    (bytes(range(32)), 1, "000000090000004a00000000",
     "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
     "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"),
]  # fmt: skip


def in_bytes(numbers: list[int]) -> bytes:
    return b"".join(int(number).to_bytes(4, "little") for number in numbers)


def drawn(stream: ChaCha, count: int) -> list[int]:
    return [int(stream.next32()) for _ in range(count)]


@pytest.mark.parametrize(("key", "counter", "nonce", "expected"), VECTORS)
def test_the_published_blocks(key: bytes, counter: int, nonce: str, expected: str) -> None:
    start = words_of(CONSTANTS + key + counter.to_bytes(4, "little") + bytes.fromhex(nonce))
    assert in_bytes([int(word) for word in block(start)]).hex() == expected


def test_a_stream_is_the_blocks_of_its_key_one_after_the_other() -> None:
    first, second = VECTORS[0][3], VECTORS[1][3]
    assert in_bytes(drawn(ChaCha(ZERO, 0), 32)).hex() == first + second


@pytest.mark.parametrize("number", range(20))
def test_it_is_the_stream_of_another_implementation(number: int) -> None:
    chance = Random(number)
    key, place = chance.randbytes(32), chance.randrange(1 << 20)
    counter = (place >> 4).to_bytes(4, "little")
    cipher = Cipher(ChaCha20(key, counter + bytes(12)), None).encryptor()
    stream = cipher.update(bytes(64 * 4))
    skipped = 4 * (place & 15)
    expected = stream[skipped : skipped + 4 * 40]
    assert in_bytes(drawn(ChaCha(key, place), 40)) == expected


@pytest.mark.parametrize("ahead", [0, 1, 15, 16, 17, 40])
def test_a_copy_and_what_is_written_go_on_alike(ahead: int) -> None:
    stream = ChaCha(bytes(range(32)), 0)
    drawn(stream, ahead)
    copy = stream.copy()
    again = streams.read(streams.written(stream))
    expected = drawn(copy, 40)
    assert [int(again.next32()) for _ in range(40)] == expected
    assert drawn(stream, 40) == expected


def test_a_key_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        ChaCha(bytes(16), 0)


DAMAGED = [
    "", "chacha20", "chacha20 00 1", f"chacha20 {'0' * 64} -1", f"chacha20 {'0' * 64} {1 << 36}",
    f"chacha20 {'g' * 64} 1", f"chacha8 {'0' * 64} 1", "xoshiro128** 1 2 3", "xoshiro128** 0 0 0 0",
    "xoshiro128** 1 2 3 4294967296", "xoshiro128** 1 2 3 x",
]  # fmt: skip


@pytest.mark.parametrize("text", DAMAGED)
def test_no_stream_is_read_from_anything_else(text: str) -> None:
    with pytest.raises(ValueError, match=r"^generator must"):
        streams.read(text)
