"""A verdict on an edit: `make quick`, or `make quick M=ID` for a module.

Nothing has to be compiled or installed anew: an edited engine runs on its sources, one that nobody
touched may run compiled. Plugins of pytest that these tests do not need are left out: they take
longer to load than many a module's tests.
"""

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from alhambra.modules import ALL

ROOT = Path(__file__).resolve().parents[1]
BIN = Path(sys.executable).parent
PYTEST = (sys.executable, "-m", "pytest", "-p", "xdist", "-n", "2", "--dist", "worksteal")
ENVIRONMENT = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
CHECKED = ("src", "tests", "tools", "examples", "hatch_build.py")
SWEEPS = "tests/modules/test_combinations.py"
WHOLE = "tests/audit/test_modules.py"
AUDIT = (WHOLE, SWEEPS, "tests/modules/test_complete.py", "tests/test_texts_modules.py")
BESIDE = ("tests/test_records.py", "tests/bots/test_modules.py", "tests/referee/test_alone.py")

Check = tuple[str, tuple[str, ...]]


def changed() -> list[str]:
    """Python files that differ from the last commit, or are new."""
    listing = subprocess.run(
        ["git", "status", "--porcelain", "--untracked-files=all", "--no-renames"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    ).stdout
    names = [line[3:].strip('"') for line in listing.splitlines()]
    return [name for name in names if name.endswith(".py") and (ROOT / name).is_file()]


def linters(files: list[str]) -> list[Check]:
    """Style of everything, types of what changed: the rest was checked when it was committed."""
    typed = [file for file in files if file.startswith(CHECKED)]
    types: list[Check] = [("types", (str(BIN / "mypy"), *typed))] if typed else []
    return [
        ("style", (str(BIN / "ruff"), "check", ".")),
        ("format", (str(BIN / "ruff"), "format", "--check", ".")),
        *types,
    ]


def everything() -> list[list[Check]]:
    """Linters beside the tests."""
    tests = ("tests/engine", "tests/rules", "tests/modules", f"--ignore={SWEEPS}")
    return [linters(changed()), [("engine and rules", (*PYTEST, "-m", "not long", *tests))]]


def one_module(name: str) -> list[list[Check]]:
    """Its rules, audit, texts, recorded game, bots, and a hundred random games with a referee."""
    if name not in ALL:
        sys.exit(f"There is no module {name}.")
    files = [file for file in changed() if name in file]
    which = ("-m", "not long or hundred", "-k", only(name))
    tests = (f"tests/modules/{name}", *AUDIT, *BESIDE)
    said = "rules, audit, texts, bots, a hundred games"
    return [linters(files), [(said, (*PYTEST, *which, *tests))]]


def only(name: str) -> str:
    """Chooses the tests of this module, not of one whose name holds this name: change, exchange."""
    return " and not ".join([name, *(other for other in ALL if name in other and name != other)])


def run(checks: list[Check]) -> bool:
    """One after the other, each with its time; what a check says is shown only if it fails."""
    good = True
    for name, command in checks:
        begun = time.monotonic()
        done = subprocess.run(
            command,
            cwd=ROOT,
            env=os.environ | ENVIRONMENT,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        word = "ok" if done.returncode == 0 else "FAILED"
        said = "" if done.returncode == 0 else f"\n{done.stdout}"
        print(f"  {name}: {word}, {time.monotonic() - begun:.1f} s{said}", flush=True)
        good = good and done.returncode == 0
    return good


def main() -> int:
    begun = time.monotonic()
    lines = one_module(sys.argv[1]) if sys.argv[1:] else everything()
    with ThreadPoolExecutor() as pool:
        good = all(list(pool.map(run, lines)))
    print(f"{'All good' if good else 'Something failed'} after {time.monotonic() - begun:.0f} s.")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
