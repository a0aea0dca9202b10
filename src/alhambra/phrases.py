"""Texts without arguments, of the base game and of all rooms."""

from functools import cache
from importlib.resources import files

from alhambra.languages import LANGUAGES, lines
from alhambra.rooms import room_texts

COMMON = ("", "table.", "pages.", "server.")


@cache
def sources(language: str) -> list[str]:
    """The Fluent files of a language: the common ones, then those of the rooms."""
    if language not in LANGUAGES:
        raise ValueError(f"no such language: {language}; there is {', '.join(LANGUAGES)}")
    folder = files("alhambra.locale")
    common = [(folder / f"{name}{language}.ftl").read_text("utf-8") for name in COMMON]
    return [*common, *room_texts(language)]


@cache
def _phrases(language: str) -> dict[str, str]:
    return lines("\n".join(sources(language)))


def phrase(language: str, key: str) -> str:
    """One text; a missing one is an error, never a blank."""
    return _phrases(language)[key]
