"""Rooms that several tests play."""

from pathlib import Path

import pytest

from tests.rooms.houses import folder_room, wheel_room


@pytest.fixture(scope="session")
def spices(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that holds `spice_box`."""
    return folder_room(tmp_path_factory.mktemp("spices"))


@pytest.fixture(scope="session")
def salt(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for PYTHONPATH that holds `salt_road`."""
    return wheel_room(tmp_path_factory.mktemp("salt"))
