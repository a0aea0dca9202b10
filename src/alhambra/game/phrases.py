"""Texts without arguments, of the base game and of all rooms."""

from functools import cache

from alhambra.locale.languages import LANGUAGES, common, lines
from alhambra.rooms import room_texts


@cache
def sources(language: str) -> list[str]:
    """The Fluent files of a language: the common ones, then those of the rooms."""
    if language not in LANGUAGES:
        raise ValueError(f"no such language: {language}; there is {', '.join(LANGUAGES)}")
    return [*common(language), *room_texts(language)]


@cache
def _phrases(language: str) -> dict[str, str]:
    return lines("\n".join(sources(language)))


def phrase(language: str, key: str) -> str:
    """One text; a missing one is an error, never a blank."""
    return _phrases(language)[key]
