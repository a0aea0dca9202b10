"""What counts of buildings are worth, by hand."""

import pytest
from librt.vecs import vec

from alhambra.search.standing import ahead, has_one, places

SURE = 0.001  # nothing will change any more


def worth(counts: list[float], seat: int, values: list[int], spread: float = SURE) -> float:
    return places(vec[float](counts), seat, values, spread, 0.0)


def test_sure_places_are_paid_as_printed() -> None:
    counts = [5.0, 3.0, 1.0]
    assert [round(worth(counts, seat, [16, 8, 1]), 2) for seat in range(3)] == [16, 8, 1]


def test_whoever_has_no_building_takes_no_place() -> None:
    assert worth([0.0, 3.0, 0.0], 0, [16, 8, 1]) == 0.0
    assert round(worth([2.0, 0.0, 0.0], 0, [16, 8, 1]), 2) == 16


def test_a_tie_is_worth_the_mean_of_its_places() -> None:
    assert worth([2.0, 2.0], 0, [10, 4]) == pytest.approx(7)


def test_the_fourth_place_is_worth_nothing() -> None:
    assert worth([4.0, 3.0, 2.0, 1.0], 3, [20, 9, 2]) == pytest.approx(0, abs=1e-3)


@pytest.mark.parametrize("spread", [0.2, 1.0, 5.0])
def test_more_buildings_are_never_worth_less(spread: float) -> None:
    found = [worth([float(own), 3.0, 2.0], 0, [16, 8, 1], spread) for own in range(1, 9)]
    assert found == sorted(found)


@pytest.mark.parametrize("spread", [0.2, 1.0, 5.0])
def test_all_seats_together_get_what_the_places_pay(spread: float) -> None:
    counts = [4.0, 2.0, 1.0]
    total = sum(worth(counts, seat, [16, 8, 1], spread) for seat in range(3))
    assert total == pytest.approx(25, rel=0.08)  # seats are taken to be independent


def test_chances_are_symmetric() -> None:
    assert ahead(2.0, 1.5) + ahead(-2.0, 1.5) == pytest.approx(1)
    assert ahead(0.0, 1.5) == 0.5


def test_the_more_are_to_come_the_likelier_one_gets_the_first() -> None:
    assert has_one(0.0, 0.0) == 0.0
    assert 0 < has_one(0.0, 1.0) < has_one(0.0, 3.0) < has_one(1.0, 0.0) == 1.0
