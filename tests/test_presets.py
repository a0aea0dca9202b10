"""Presets, weights and lengths of all modules, in both languages."""

import json

import pytest

from alhambra.game.setup import Setup
from alhambra.measuring.lengths import PLAYERS, changed, check, estimate, measured
from alhambra.modules import ALL, BOXES
from alhambra.showing.presets import WEIGHTS, choices, lengths, presets, weight
from alhambra.showing.texts import LANGUAGES, text
from tests.examples import ONE

MEGA_BOX = range(1, 44)  # the numbers of its modules; others come after them


def test_every_module_of_the_mega_box_can_be_played() -> None:
    assert set(MEGA_BOX) <= {module.number for module in ALL.values()}


def test_every_module_has_a_weight() -> None:
    assert all(weight(module) in WEIGHTS for module in ALL)


def test_presets_name_modules_that_can_be_played_together() -> None:
    for preset in presets():
        assert Setup(players=3, modules=preset.modules, seed=1).modules == preset.modules


def test_there_is_a_preset_for_the_first_game_for_each_box_and_for_everything() -> None:
    found = {preset.id: set(preset.modules) for preset in presets()}
    assert found["first"] == set()
    assert found["everything"] == set(ALL)
    for box in BOXES:
        built = {module.id for module in ALL.values() if module.box == box}
        assert not built or built in found.values()


def test_presets_have_words_in_both_languages() -> None:
    for preset in presets():
        for language in LANGUAGES:
            assert text(language, f"preset-{preset.id}-name")
            assert text(language, f"preset-{preset.id}-text")


def test_every_module_that_can_be_played_has_a_measured_length() -> None:
    known = lengths()
    assert set(known["extra"]) == set(ALL)
    assert all(len(row) == len(PLAYERS) for row in (known["base"], *known["extra"].values()))


def test_more_modules_take_longer_and_none_shrinks_a_game_to_nothing() -> None:
    known = lengths()
    assert estimate(known, [], 3) == known["base"][1]
    longest = max(known["extra"], key=lambda name: known["extra"][name][1])
    assert estimate(known, [longest], 3) > estimate(known, [], 3)
    shrunk = {"base": [100] * 5, "extra": {ONE: [-90] * 5}}
    assert estimate(shrunk, [ONE], 3) == 50


def test_the_choices_are_plain_json() -> None:
    made = choices()
    assert json.loads(json.dumps(made))["boxes"] == list(BOXES)
    assert {"presets", "weights", "lengths"} < set(made)


def test_every_module_has_a_picture_of_its_own_in_the_client() -> None:
    drawn = [(room.folder / "emblem.svg").read_text("utf-8") for room in ALL.values()]
    names = [f'id="e-{room}"' for room in ALL]
    assert [name for name, drawing in zip(names, drawn, strict=True) if name not in drawing] == []
    assert len({drawing.partition(">")[2] for drawing in drawn}) == len(drawn)


@pytest.mark.long
def test_the_lengths_can_be_measured_again() -> None:
    files = [file for file, _, _ in measured(1)]
    assert set(files[2:]) == {room.folder / "about.toml" for room in ALL.values()}
    assert "expected" in next(check(1, 1))


def test_a_new_length_changes_one_line() -> None:
    about = 'box = "3"\nlength = [1, 2, 3, 4, 5]\noptions = []\n'
    new = changed(about, "length", [0, -1, 0, 0, 7])
    assert new == 'box = "3"\nlength = [0, -1, 0, 0, 7]\noptions = []\n'
