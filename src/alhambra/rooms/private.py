"""Rooms in folders are imported as `alhambra_rooms.ID`, so that they clash with no other package.

Inside a room both `from .sibling import ...` and `from alhambra_rooms.ID.sibling import ...` work.
"""

import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

from alhambra.rooms.places import PRIVATE


class Lender:
    """Finds the rooms that were lent."""

    def __init__(self) -> None:
        self.folders: dict[str, Path] = {}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Rooms, and the empty package above them; what lies in a room is found as usual."""
        if fullname == PRIVATE:
            return ModuleSpec(PRIVATE, None, is_package=True)
        folder = self.folders.get(fullname)
        if folder is None or not (folder / "__init__.py").is_file():
            return None
        return spec_from_file_location(
            fullname, folder / "__init__.py", submodule_search_locations=[str(folder)]
        )


LENDER = Lender()


def lend(name: str, folder: Path) -> None:
    """From now on the room of this name is the one in this folder."""
    if LENDER not in sys.meta_path:
        sys.meta_path.append(LENDER)
    package = f"{PRIVATE}.{name}"
    if LENDER.folders.get(package, folder) != folder:
        for module in [key for key in sys.modules if f"{key}.".startswith(f"{package}.")]:
            del sys.modules[module]
    LENDER.folders[package] = folder
