"""What a count of buildings is worth: expected points for the places of one building type."""

from functools import lru_cache

from librt.vecs import vec

from alhambra.search.standing import places

Values = tuple[int, ...]
Counts = tuple[int, ...]


@lru_cache(maxsize=200_000)
def standing(counts: Counts, values: Values, spread: float, growth: float, rivalry: float) -> float:
    """Expected points of the first seat, less a part of the mean of the other players'.

    `spread` says by how many buildings differences may still change, `growth` how many of the type
    each seat may still get, `rivalry` which part of the others' points counts against one's own.
    The last entry of `counts` is Dirk's, -1 where he does not take part; nobody minds his points.
    """
    contenders = vec[float](
        [float(count) for count in (counts if counts[-1] >= 0 else counts[:-1])]
    )
    paid = list(values)
    others = range(1, len(counts) - 1)
    theirs = sum(places(contenders, seat, paid, spread, growth) for seat in others)
    return places(contenders, 0, paid, spread, growth) - rivalry * theirs / len(others)
