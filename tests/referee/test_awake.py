"""The referee is not asleep: it objects to whatever is told, shown or offered otherwise."""

import pytest

from alhambra.referee import ObjectionError
from tests.referee.awake import larger, missing, objects_to, objects_to_places, watched


@pytest.mark.parametrize("name", ["scored", "game_over"])
def test_numbers_told_otherwise(name: str) -> None:
    assert objects_to("", name, larger)


@pytest.mark.parametrize("name", ["placed", "added", "removed", "exchanged", "scored"])
def test_what_nobody_is_told(name: str) -> None:
    assert objects_to("", name, missing)


def test_a_score_sheet_with_another_number() -> None:
    watch = [*watched("", 1)][-1]
    sheet = watch.game.score_sheets[0]
    watch.referee.check_sheet(1, sheet)
    name, points, data = sheet[0][0]
    sheet[0][0] = (name, points + 1, data)
    with pytest.raises(ObjectionError):
        watch.referee.check_sheet(1, sheet)


def test_a_scoring_counted_ahead_with_another_number() -> None:
    for watch in watched("", 2):
        sheet = watch.game.count_round(2)
        if sheet[0]:
            name, points, data = sheet[0][0]
            sheet[0][0] = (name, points - 1, data)
            with pytest.raises(ObjectionError):
                watch.referee.check_ahead(watch.game.view(), 2, sheet)
            return


@pytest.mark.parametrize("kind", ["place", "add", "remove", "exchange"])
def test_places_too_few_or_too_many(kind: str) -> None:
    assert objects_to_places("", kind)


def test_a_tile_that_lies_elsewhere() -> None:
    for watch in watched("", 3):
        view = watch.game.view()
        if view["seats"][0]["board"]:
            view["seats"][0]["board"][0]["at"] = [9, 9]
            with pytest.raises(ObjectionError, match="tiles in the Alhambras"):
                watch.referee.check_places(view, [])
            return


def test_points_out_of_nowhere() -> None:
    watch = next(watched("", 4))
    watch.referee.check_points(watch.game.scores)
    with pytest.raises(ObjectionError, match="points"):
        watch.referee.check_points([1, *watch.game.scores[1:]])
