"""What modules show is described, and told with names (K4)."""

import pytest

from alhambra import Game, Setup
from alhambra.audit.describing import fits
from alhambra.engine.fields import OWNER
from alhambra.modules import ALL
from alhambra.showing.areas import is_by_seat, named
from tests.examples import hiding, rule


@pytest.mark.parametrize(
    ("kind", "value", "told"),
    [
        ("tile", "garden 11 -", "garden 11 -"),
        ({"list": "card"}, 3, 3),  # hidden: only how many
        (
            {"row": {"tile": "tile", "seat": "seat"}},
            ["garden 11 -", 1],
            {"tile": "garden 11 -", "seat": 1},
        ),
        ({"row": {"at": "cell", "side": "side"}}, [[0, 1], None], {"at": [0, 1]}),
        (
            {"each": ["denar", "florin"], "of": {"list": "tile"}},
            [[], ["tower 11 -"]],
            {"florin": ["tower 11 -"]},
        ),
        (
            {"each": ["1", "2"], "of": {"seats": "amount"}},
            [[0, 2], [0, 0]],
            {"1": [{"seat": 1, "count": 2}]},
        ),
        ({"seats": {"list": {"row": {"at": "cell"}}}}, [[[[2, 0]]], []], [[{"at": [2, 0]}], []]),
    ],
)
def test_what_stands_side_by_side_gets_its_names(kind: object, value: object, told: object) -> None:
    assert named(kind, value) == told


def test_only_what_there_is_one_of_for_each_seat_is_by_seat() -> None:
    assert is_by_seat({"seats": "flag"})
    assert not is_by_seat({"list": "flag"})
    assert not is_by_seat("flag")


def test_a_number_stands_for_a_hidden_list_and_nothing_for_what_is_not_there() -> None:
    assert fits({"seats": {"list": "card"}}, [["spy denar"], 4, 4])
    assert fits({"row": {"at": "cell", "side": "side"}}, [None, "N"])
    assert not fits({"row": {"at": "cell"}}, [[0, 1], "N"])
    assert not fits({"each": ["denar", "florin"], "of": "amount"}, [1])


def test_a_game_describes_what_its_modules_show() -> None:
    game = Game(Setup(players=3, modules=tuple(ALL), seed=1))
    areas, view = game.description()["areas"], game.view(0)
    assert list(areas) == list(ALL)
    for module, kinds in areas.items():
        assert list(kinds) == list(view.get(module, {}))
    for module in hiding():
        keys = [field.key for field in rule(module).declares.fields if field.seen == OWNER]
        assert all(areas[module][key]["seats"].keys() == {"list"} for key in keys)
