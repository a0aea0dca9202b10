"""The sources of the client: no host is written in them, and lengths grow with the text."""

import json
import re
from pathlib import Path

WEB = Path("web")
STYLE = re.compile(r"<style>.*</style>", re.DOTALL)
PIXELS = re.compile(r"([\d.]+)px")
HAIRLINES = 3.0  # pixels: a border, or those of a row of buttons together
DRAWN = "art"  # drawings have units of their own


def test_the_lock_file_names_no_host() -> None:
    """So that everybody gets the packages from the registry they use."""
    lock = json.loads((WEB / "package-lock.json").read_text("utf-8"))
    assert not [name for name, package in lock["packages"].items() if "resolved" in package]


def styles() -> dict[str, str]:
    """The style of every page and part, by its path."""
    sheets = {path: path.read_text("utf-8") for path in WEB.glob("src/**/*.css")}
    for path in WEB.glob("src/**/*.svelte"):
        sheets[path] = "".join(STYLE.findall(path.read_text("utf-8")))
    return {str(path): sheet for path, sheet in sheets.items() if path.parent.name != DRAWN}


def test_lengths_are_rem() -> None:
    """A larger text reflows like a smaller window, so only hairlines are pixels."""
    wide = {
        path: found
        for path, sheet in styles().items()
        if (found := [length for length in PIXELS.findall(sheet) if float(length) > HAIRLINES])
    }
    assert not wide
