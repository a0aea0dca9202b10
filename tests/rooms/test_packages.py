"""Rooms of installed packages are found by their entry points, and cheaply."""

import subprocess
import sys
from pathlib import Path

import pytest

from alhambra.rooms import Rooms
from alhambra.rooms.places import in_packages
from tests.rooms.support import add_room

POINTS = """[console_scripts]
spices = elsewhere.cli:main

[alhambra.modules]
# our shop
spices = elsewhere.spices
gone = elsewhere.gone
broken=broken_house.room [extra]

[alhambra.modules.more]
other = elsewhere.other
"""


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of installed packages."""
    for name in ("a-1.0", "b-1.0"):  # one named twice, as by a reinstalled package, is one
        (tmp_path / f"{name}.dist-info").mkdir()
        (tmp_path / f"{name}.dist-info" / "entry_points.txt").write_text(POINTS, "utf-8")
    (tmp_path / "c.dist-info").mkdir()
    add_room(tmp_path / "elsewhere", "spices", 1001)
    (tmp_path / "broken_house").mkdir()
    (tmp_path / "broken_house" / "__init__.py").write_text("1 / 0\n", "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def test_entry_points_name_rooms(site: Path) -> None:
    found = Rooms(lambda: in_packages([str(site), "", str(site / "nowhere")]))
    [spices] = found.values()
    assert (spices.id, spices.package) == ("spices", "elsewhere.spices")
    assert spices.folder == site / "elsewhere" / "spices"
    assert [str(fault) for fault in found.faults] == [
        "broken (broken_house.room): broken_house.room cannot be imported: "
        "ZeroDivisionError: division by zero",
        "gone (elsewhere.gone): there is no package elsewhere.gone",
    ]


def test_looking_for_them_needs_no_library(site: Path) -> None:
    code = (
        "import sys; from alhambra.rooms.places import in_packages; before = set(sys.modules);"
        f"in_packages({[str(site / 'empty'), *sys.path]!r});"
        "print(sorted(set(sys.modules) - before))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
