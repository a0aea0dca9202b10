"""Which engine runs: the Python sources, or what was compiled from exactly these sources.

An installed wheel has its compiled files beside its sources. A checkout keeps them apart, in a
folder that is named after a digest of the sources they were made of: whoever edits a source runs
the sources until they are compiled anew, and stale code is never run. ALHAMBRA_PURE=1 asks for the
sources in any case.
"""

import os
import sys
import sysconfig
from collections.abc import Mapping, Sequence
from hashlib import sha256
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = "alhambra"
PARTS = ("engine", "modules", "search", "encoding")  # what is compiled
UNCOMPILED = ("advice.py", "referee.py")  # what lies among it for bots and referee, which are not
SOURCE = Path(__file__).parents[1]
CHECKOUT = SOURCE.parents[1]
LOCK = "locks/build.txt"  # another compiler makes other files


class SourceFinder:
    """Finds modules of this package as sources only."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Looks in the package's own folders and nowhere else."""
        if not fullname.startswith(f"{PACKAGE}.") or path is None:
            return None
        for folder in path:
            finder = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            spec = finder.find_spec(fullname)
            if spec is not None:
                return spec
        return None


class CompiledFinder:
    """Finds the compiled files of a folder that has the shape of the package."""

    def __init__(self, folder: Path) -> None:
        self._files = {_module_name(file.relative_to(folder)): file for file in _libraries(folder)}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """What is not compiled lies among the sources of its package."""
        file = self._files.get(fullname)
        if file is not None:
            return spec_from_file_location(
                fullname, file, loader=ExtensionFileLoader(fullname, str(file))
            )
        package = fullname.rpartition(".")[0]
        if package not in self._files:
            return None
        folder = SOURCE.parent.joinpath(*package.split("."))
        return FileFinder(str(folder), (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)


def _libraries(folder: Path) -> list[Path]:
    return [file for file in folder.rglob("*") if file.name.endswith(tuple(EXTENSION_SUFFIXES))]


def _module_name(file: Path) -> str:
    """`alhambra/engine/state.SUFFIX` is `alhambra.engine.state`."""
    parts = [*file.parts[:-1], file.name.split(".")[0]]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def sources(package: Path) -> list[Path]:
    """Every file that is compiled."""
    files = [file for part in PARTS for file in (package / part).rglob("*.py")]
    return sorted(file for file in files if file.name not in UNCOMPILED)


def digest(checkout: Path) -> str:
    """Names everything that the compiled files of a checkout depend on."""
    machine = f"{sys.version} {sysconfig.get_platform()} {os.environ.get('ARCHFLAGS', '')}"
    found = sha256(machine.encode())
    for file in [*sources(checkout / "src" / PACKAGE), checkout / LOCK]:
        found.update(f"\0{file.relative_to(checkout).as_posix()}\0".encode())
        found.update(file.read_bytes() if file.is_file() else b"")
    return found.hexdigest()[:16]


def kept(checkout: Path) -> Path:
    """Where the files compiled from the sources of this checkout lie, or will lie."""
    return checkout / "build" / "engine" / digest(checkout)


def choose(environ: Mapping[str, str]) -> None:
    """Decides, before anything of the engine is imported, which files will be."""
    if environ.get("ALHAMBRA_PURE"):
        sys.meta_path.insert(0, SourceFinder())
    elif (CHECKOUT / "build" / "engine").is_dir():
        folder = kept(CHECKOUT)
        if folder.is_dir():
            sys.meta_path.insert(0, CompiledFinder(folder))


def compiled() -> bool:
    """Whether the engine in this process runs compiled."""
    from alhambra.engine import state  # noqa: PLC0415 - must come after `choose`

    return not str(state.__file__).endswith(".py")
