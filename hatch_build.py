"""Compiles the engine with mypyc while the wheel is built.

Where that is not possible (no C compiler, say) the wheel holds the Python sources only and says so;
they run unchanged, only slower. ALHAMBRA_COMPILE=0 leaves the compiler out on purpose,
ALHAMBRA_COMPILE=1 makes a failure an error.
"""

import os
import shutil
import sys
import tempfile
import traceback
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("engine", "modules")


class CompileHook(BuildHookInterface[Any]):
    """Adds the compiled files to the wheel; never writes into the source tree."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Runs before the wheel is put together; editable installs stay uncompiled."""
        wish = os.environ.get("ALHAMBRA_COMPILE", "")
        if version == "editable" or wish == "0":
            return
        folder = Path(tempfile.mkdtemp(prefix="alhambra-build-"))
        try:
            built = compile_engine(Path(self.root) / "src", folder)
        except (Exception, SystemExit) as error:
            if wish == "1":
                raise
            self.app.display_warning(f"The engine is not compiled: {error!r}")
            traceback.print_exc(file=sys.stderr)
            return
        build_data["force_include"].update({str(file): name for file, name in built})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def compile_engine(source: Path, folder: Path) -> list[tuple[Path, str]]:
    """Compiles a copy of the sources; gives each compiled file with its place in the wheel."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    shutil.copytree(source, folder / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    here = Path.cwd()
    os.chdir(folder / "src")
    try:
        files = [str(f) for part in COMPILED for f in sorted(Path("alhambra", part).rglob("*.py"))]
        extensions = mypycify(["--ignore-missing-imports", *files], opt_level="3")
        command = build_ext(Distribution({"name": "alhambra", "ext_modules": extensions}))
        command.build_lib = str(folder / "lib")
        command.build_temp = str(folder / "temp")
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(here)
    return [(f, f.relative_to(folder / "lib").as_posix()) for f in (folder / "lib").rglob("*.so")]
