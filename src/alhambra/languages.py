"""The languages the game speaks, and the plain lines of their Fluent files.

Names and refusals take no arguments, so the engine can speak where Fluent is not installed.
"""

import re

LANGUAGES = ("en", "de")
_LINE = re.compile(r"^([a-z][a-z0-9-]*) = (\S.*)$", re.MULTILINE)


def lines(source: str) -> dict[str, str]:
    """The messages of one line, by their keys."""
    return dict(_LINE.findall(source))
