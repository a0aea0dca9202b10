"""Renews the lock files: `make lock`.

One lock for each way to use the project, all of the same versions, with hashes and no host names:
developing (dev), playing (play), a public server (server), and what sets up and builds (build).
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LOCKS = ROOT / "locks"
COMMON = ("--generate-hashes", "--universal", "--python-version", "3.11", "--no-header", "--quiet")


def lock(name: str, *what: str) -> None:
    command = (sys.executable, "-m", "uv", "pip", "compile", *what, *COMMON)
    target = LOCKS / f"{name}.txt"
    subprocess.run([*command, "-o", str(target)], cwd=ROOT, check=True)
    print(f"{target.relative_to(ROOT)}: {target.read_text('utf-8').count('==')} packages")


if __name__ == "__main__":
    same = ("-c", "locks/dev.txt")
    lock("dev", "pyproject.toml", "--extra", "dev", "--upgrade")
    lock("play", "pyproject.toml", "--extra", "play", *same)
    lock("server", "pyproject.toml", "--extra", "server", *same)
    lock("build", "--group", "build", *same)
