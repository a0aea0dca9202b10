"""A module in a wheel of its own plays like ours."""

import json
from pathlib import Path

import pytest

from tests.examples import ONE
from tests.rooms.houses import WHEEL_ROOM
from tests.rooms.support import alhambra


@pytest.fixture(autouse=True)
def _installed(salt: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(salt))


def test_it_is_listed() -> None:
    assert f"1002  {WHEEL_ROOM} " in alhambra("modules")


def test_in_the_arena(tmp_path: Path) -> None:
    words = ("arena", "-n", "4", "--bots", "random,easy", "--players", "2", "--jobs", "2")
    alhambra(*words, "--modules", f"{WHEEL_ROOM},{ONE}", "--out", tmp_path / "out")
    result = json.loads((tmp_path / "out" / "result.json").read_text("utf-8"))
    assert result["games"] == 4
