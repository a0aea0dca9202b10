"""Runs the engine from its Python sources although compiled files lie beside them.

Set ALHAMBRA_PURE=1 to compare both or to debug. Nothing here is needed where nothing is compiled.
"""

import sys
from collections.abc import Mapping, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

PACKAGE = "alhambra."


class SourceFinder(MetaPathFinder):
    """Finds modules of this package as sources only."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Looks in the package's own folders and nowhere else."""
        if not fullname.startswith(PACKAGE) or path is None:
            return None
        for folder in path:
            finder = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            spec = finder.find_spec(fullname)
            if spec is not None:
                return spec
        return None


def apply(environ: Mapping[str, str]) -> None:
    """Installs the finder if the environment asks for it."""
    if environ.get("ALHAMBRA_PURE"):
        sys.meta_path.insert(0, SourceFinder())


def compiled() -> bool:
    """Whether the engine in this process runs compiled."""
    from alhambra.engine import state  # noqa: PLC0415 - must come after `apply`

    return not str(state.__file__).endswith(".py")
