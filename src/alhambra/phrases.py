"""Texts without arguments, as the lines of the Fluent files have them.

Names and refusals need no more, so the engine can speak where Fluent is not installed.
"""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

LANGUAGES = ("en", "de")
_LINE = re.compile(r"^([a-z][a-z0-9-]*) = (\S.*)$", re.MULTILINE)


@cache
def sources(language: str) -> list[str]:
    """The Fluent files of a language: the common ones, then one per module."""
    if language not in LANGUAGES:
        raise ValueError(f"no such language: {language}; there is {', '.join(LANGUAGES)}")
    folder = files("alhambra.locale")
    common = [folder / f"{name}{language}.ftl" for name in ("", "table.", "pages.", "server.")]
    rooms = sorted(Path(str(files("alhambra.modules"))).glob(f"*/*{language}.ftl"))
    return [file.read_text("utf-8") for file in (*common, *rooms)]


@cache
def _phrases(language: str) -> dict[str, str]:
    return {key: value for source in sources(language) for key, value in _LINE.findall(source)}


def phrase(language: str, key: str) -> str:
    """One text; a missing one is an error, never a blank."""
    return _phrases(language)[key]
