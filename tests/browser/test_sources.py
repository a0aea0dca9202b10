"""The sources of the client: no host is written in them."""

import json
from pathlib import Path

WEB = Path("web")


def test_the_lock_file_names_no_host() -> None:
    """So that everybody gets the packages from the registry they use."""
    lock = json.loads((WEB / "package-lock.json").read_text("utf-8"))
    assert not [name for name, package in lock["packages"].items() if "resolved" in package]
