"""The languages the game speaks, and the plain lines of their Fluent files.

Names and refusals take no arguments, so the engine can speak where Fluent is not installed.
"""

import re
from pathlib import Path

LANGUAGES = ("en", "de")
LOCALE = Path(__file__).parent
_LINE = re.compile(r"^([a-z][a-z0-9-]*) = (\S.*)$", re.MULTILINE)


def lines(source: str) -> dict[str, str]:
    """The messages of one line, by their keys."""
    return dict(_LINE.findall(source))


def keys(source: str) -> list[str]:
    """The keys of all messages."""
    return re.findall(r"^([a-zA-Z][\w-]*) *=", source, re.MULTILINE)


def common(language: str) -> list[str]:
    """The Fluent files that belong to no module."""
    files = [LOCALE / f"{language}.ftl", *sorted(LOCALE.glob(f"*.{language}.ftl"))]
    return [file.read_text("utf-8") for file in files]


def spelled(name: str) -> str:
    """A name of the game's data as plain words.

    >>> spelled("done_window")
    'done window'
    """
    return name.replace("_", " ").replace("-", " ").strip()
