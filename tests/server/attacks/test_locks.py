"""A13: what runs is locked by hashes, and holds nothing that only developing needs."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
PINNED = re.compile(
    r"^([A-Za-z0-9._-]+)(?:\[.*\])?==(\S+)(.*?)(?=^\S|\Z)", re.MULTILINE | re.DOTALL
)


def locked(name: str) -> dict[str, tuple[str, int]]:
    """The version of each package of a lock, and how many hashes it may have."""
    text = (ROOT / "locks" / f"{name}.txt").read_text("utf-8")
    return {
        package: (version, more.count("--hash=sha256:"))
        for package, version, more in PINNED.findall(text)
    }


def test_every_package_that_runs_has_a_hash() -> None:
    for name in ("play", "server"):
        found = locked(name)
        assert found
        assert all(hashes for _, hashes in found.values())


def test_nothing_of_developing_runs() -> None:
    tools = {"pytest", "ruff", "hypothesis", "schemathesis", "playwright", "mypy"}
    assert tools <= locked("dev").keys()
    assert not tools & locked("server").keys()


def test_all_locks_agree() -> None:
    """So what runs is what was tested."""
    every = locked("dev")
    for name in ("play", "server"):
        assert {package: every.get(package) for package in locked(name)} == locked(name)


def test_the_instructions_and_the_container_use_the_lock() -> None:
    for path in ("docs/deploy.md", "deploy/Containerfile"):
        assert "--require-hashes -r locks/server.txt" in (ROOT / path).read_text("utf-8")
