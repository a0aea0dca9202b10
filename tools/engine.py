"""Compiles the engine with mypyc: `python tools/engine.py`, or for a wheel.

The compiled files of a checkout lie in `build/engine`, in a folder named after the digest of their
sources (see src/alhambra/machine/compiled.py); they come there whole or not at all.
"""

import importlib.util
import os
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
COMPILERS = ("cc", "gcc", "clang", "cl")
# Nobody outside calls the compiled functions, so calls among them need not be looked up: they are
# direct, or gone where a function is written into its caller.
DIRECT_CALLS = "-fvisibility=hidden"
# Some processors multiply and add in one step and round once: bots would decide otherwise there.
NOTHING_FUSED = "-ffp-contract=off"


def layout(root: Path) -> ModuleType:
    """What the package says of its compiled files, without importing the package."""
    file = root / "src" / "alhambra" / "machine" / "compiled.py"
    spec = importlib.util.spec_from_file_location("alhambra_layout", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def missing_compiler() -> str:
    """What has to be installed before anything can be compiled; nothing if all is there."""
    named = os.environ.get("CC", "").split()[:1]
    if not any(shutil.which(name) for name in (*named, *COMPILERS)) and os.name != "nt":
        return "a C compiler (on Debian: apt install gcc python3-dev)"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "the headers of Python (on Debian: apt install python3-dev)"
    return ""


def compile_engine(root: Path = ROOT) -> Path:
    """The folder of the compiled files; files of the same sources are used again."""
    kept: Path = layout(root).kept(root)
    if kept.is_dir():
        return kept
    missing = missing_compiler()
    if missing:
        raise RuntimeError(f"compiling needs {missing}")
    with tempfile.TemporaryDirectory(prefix="alhambra-") as folder:
        _compile(root / "src", Path(folder), layout(root).sources)
        made = kept.with_name(f"{kept.name}.{os.getpid()}")
        shutil.copytree(Path(folder) / "lib", made)
    others = [other for other in kept.parent.iterdir() if other != made]
    try:
        made.rename(kept)  # at once, so that half a copy is never used
    except OSError:  # somebody else was quicker
        shutil.rmtree(made)
        return kept
    for other in others:
        shutil.rmtree(other, ignore_errors=True)
    return kept


def _compile(source: Path, folder: Path, sources: Callable[[Path], list[Path]]) -> None:
    """Compiles a copy of the sources into `lib` of the folder."""
    from mypyc.build import mypycify  # noqa: PLC0415 - needed only where something is compiled
    from setuptools import Distribution  # noqa: PLC0415

    shutil.copytree(
        source, folder / "src", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    )
    here = Path.cwd()
    os.chdir(folder / "src")
    try:
        files = [str(file) for file in sources(Path("alhambra"))]
        extensions = mypycify(
            ["--ignore-missing-imports", *files], opt_level="3", debug_level="0", multi_file=True
        )
        if os.name != "nt":
            for extension in extensions:
                extension.extra_compile_args += [DIRECT_CALLS, NOTHING_FUSED]
        distribution = Distribution({"name": "alhambra", "ext_modules": extensions})
        command = _builder()(distribution)
        command.build_lib = str(folder / "lib")
        command.build_temp = str(folder / "temp")
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(here)


def _builder() -> Any:
    """The class of the command that compiles: many C files, on all cores."""
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415

    class ParallelBuild(build_ext):  # type: ignore[misc, unused-ignore]
        """All files of an extension are compiled side by side, then linked."""

        def build_extension(self, extension: Any) -> None:
            """The compiler is told to queue its files; linking waits for all of them."""
            compiler = self.compiler
            if not hasattr(compiler, "_compile"):  # Microsoft's takes all files at once
                super().build_extension(extension)
                return
            compile_one, link = compiler._compile, compiler.link_shared_object
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                jobs: list[Future[Any]] = []

                def queue(*arguments: Any) -> None:
                    jobs.append(pool.submit(compile_one, *arguments))

                def link_all(*arguments: Any, **named: Any) -> None:
                    for job in jobs:
                        job.result()
                    link(*arguments, **named)

                compiler._compile, compiler.link_shared_object = queue, link_all
                try:
                    super().build_extension(extension)
                finally:
                    compiler._compile, compiler.link_shared_object = compile_one, link

    return ParallelBuild


if __name__ == "__main__":
    try:
        compile_engine()
    except RuntimeError as error:
        sys.exit(f"The engine is not compiled: {error}")
