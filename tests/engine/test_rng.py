"""The generators: their streams are part of records, so they may never change."""

import pytest

from alhambra.engine.rng import Rng, Xoshiro, put_in_order, seeded
from alhambra.game.streams import GENERATORS, stream

SAMPLES = 20_000
FIRST = [1442962153, 2064891870, 3476530830, 1010178708, 126750823, 3733754987]
BELOW = [0, 0, 6, 127]


def numbers(rng: Rng, count: int) -> list[int]:
    return [int(rng.next32()) for _ in range(count)]


def test_the_stream_of_a_text_is_fixed() -> None:
    assert numbers(seeded("alhambra"), 6) == FIRST
    assert [int(seeded("7 ").below(n)) for n in (2, 6, 54, 1000)] == BELOW


def test_the_stream_of_known_words_is_fixed() -> None:
    """The reference stream of xoshiro128** for the state 1, 2, 3, 4."""
    assert numbers(Xoshiro(1, 2, 3, 4), 4) == [11520, 0, 5927040, 70819200]


@pytest.mark.parametrize("generator", GENERATORS)
def test_numbers_have_32_bits(generator: str) -> None:
    drawn = numbers(stream(generator, "bits"), 2000)
    assert all(0 <= number < 2**32 for number in drawn)
    for bit in range(32):
        assert 850 < sum(number >> bit & 1 for number in drawn) < 1150


@pytest.mark.parametrize("generator", GENERATORS)
@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 54, 97])
def test_numbers_below_n_are_equally_likely(generator: str, n: int) -> None:
    rng = stream(generator, f"below {n}")
    counts = [0] * n
    for _ in range(SAMPLES):
        counts[int(rng.below(n))] += 1
    expected = SAMPLES / n
    chi_square = sum((count - expected) ** 2 / expected for count in counts)
    # Mean n - 1, variance 2 (n - 1): five standard deviations above is far beyond chance.
    assert chi_square <= n - 1 + 5 * (2 * (n - 1)) ** 0.5


@pytest.mark.parametrize("generator", GENERATORS)
def test_large_bounds_are_kept(generator: str) -> None:
    rng = stream(generator, "large")
    for n in (2**31, 2**31 - 1, 3 * 2**29):
        assert all(0 <= rng.below(n) < n for _ in range(200))
    with pytest.raises(ValueError, match="too large"):
        rng.below(2**31 + 1)


@pytest.mark.parametrize("generator", GENERATORS)
@pytest.mark.parametrize("size", [0, 1, 2, 5, 54, 108])
def test_a_shuffle_is_a_permutation(generator: str, size: int) -> None:
    items = list(range(size))
    stream(generator, f"shuffle {size}").shuffle(items)
    assert sorted(items) == list(range(size))
    assert size < 5 or items != list(range(size))


@pytest.mark.parametrize("size", [0, 3, 17, 54, 120, 255, 256, 300])
@pytest.mark.parametrize(("low", "high"), [(0, 255), (10, 90), (0, 0), (-1, 5), (0, 300)])
def test_many_numbers_are_put_in_order_like_few(size: int, low: int, high: int) -> None:
    """However many there are, and whether or not they fit into a byte."""
    rng = seeded(f"order {size}")
    items = [low + int(rng.below(high - low + 1)) for _ in range(size)]
    wanted = sorted(items)
    put_in_order(items)
    assert items == wanted


@pytest.mark.parametrize("size", [5, 54, 108])
def test_what_is_drawn_anew_does_not_show_how_it_lay(size: int) -> None:
    ordered = list(range(size))
    mixed = ordered[::-1]
    seeded("anew").draw_anew(ordered)
    seeded("anew").draw_anew(mixed)
    assert ordered == mixed != list(range(size))


@pytest.mark.parametrize("generator", GENERATORS)
def test_every_permutation_of_three_is_equally_likely(generator: str) -> None:
    rng = stream(generator, "three")
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        items = [0, 1, 2]
        rng.shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


@pytest.mark.parametrize("generator", GENERATORS)
def test_a_copy_gives_the_same_numbers_and_is_independent(generator: str) -> None:
    rng = stream(generator, "copy")
    numbers(rng, 3)
    copy = rng.copy()
    ahead = numbers(copy, 10)
    assert numbers(rng, 10) == ahead


@pytest.mark.parametrize("generator", GENERATORS)
def test_different_texts_have_different_streams(generator: str) -> None:
    streams = {tuple(numbers(stream(generator, f"{seed} "), 2)) for seed in range(500)}
    assert len(streams) == 500
