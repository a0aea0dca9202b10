"""A verdict on an edit in less than a minute: `make quick`, or `make quick M=thieves` for a module.

Everything runs on the sources, so nothing has to be compiled or installed anew.
"""

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BIN = Path(sys.executable).parent
PYTEST = (sys.executable, "-m", "pytest", "-q", "-m", "not long")
CHECKED = ("src", "tests", "tools", "examples", "hatch_build.py")
GAMES = "100"
SWEEPS = "tests/modules/test_combinations.py"

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
    """Two lines of work side by side, about equally long."""
    tests = ("-n", "2", "tests/engine", "tests/rules", "tests/modules", f"--ignore={SWEEPS}")
    return [linters(changed()), [("engine and rules", (*PYTEST, *tests))]]


def one_module(name: str) -> list[list[Check]]:
    """Its rules, its audit, its texts, its recorded game, and random games with it alone."""
    rules = f"tests/modules/{name}"
    if not (ROOT / rules).is_dir():
        sys.exit(f"There is no module {name}: {rules} is missing.")
    files = [file for file in changed() if name in file]
    audit = (SWEEPS, "tests/modules/test_complete.py", "tests/test_texts_modules.py")
    records = "tests/test_records.py"
    simulate = (sys.executable, "-m", "alhambra", "simulate", "--modules", name, "-n", GAMES)
    return [
        [*linters(files), (f"{GAMES} games", (*simulate, "--referee"))],
        [("rules", (*PYTEST, rules)), ("audit and texts", (*PYTEST, *audit, records, "-k", name))],
    ]


def run(checks: list[Check]) -> bool:
    """One after the other, each with its time; what a check says is shown only if it fails."""
    good = True
    for name, command in checks:
        begun = time.monotonic()
        done = subprocess.run(
            command,
            cwd=ROOT,
            env=os.environ | {"ALHAMBRA_PURE": "1"},
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
