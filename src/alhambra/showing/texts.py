"""The texts of the interface, in English and German, from the Fluent files."""

import gzip
from functools import cache, lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from alhambra.game.phrases import sources
from alhambra.game.revisions import BASE, Difference
from alhambra.locale.languages import LANGUAGES, spelled
from alhambra.modules import ALL

__all__ = [
    "LANGUAGES",
    "all_messages",
    "bundle",
    "english",
    "outdated",
    "rules_name",
    "rules_page",
    "sources",
    "text",
]


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of one language."""
    result = FluentBundle([language], use_isolating=False)
    for source in sources(language):
        result.add_resource(FluentResource(source))
    return result


def rules_page(language: str, module: str) -> str:
    """The rules of a module in our own words, as Markdown."""
    if module == BASE:
        return (files("alhambra.locale") / "rules" / f"base.{language}.md").read_text("utf-8")
    return ALL[module].rules_page(language)


@cache
def all_messages(language: str, packed: bool) -> bytes:
    """All of them without remarks; packed once, as well as can be: every page begins with them."""
    lines = "\n".join(sources(language)).split("\n")
    told = "\n".join(line for line in lines if not line.startswith("#")).encode()
    return gzip.compress(told, 9, mtime=0) if packed else told


@lru_cache(maxsize=20_000, typed=True)
def text(language: str, key: str, **args: str | int) -> str:
    """One message with its arguments filled in; a missing message is an error, never a blank."""
    messages = bundle(language)
    message = messages.get_message(key)
    if message.value is None:
        raise KeyError(f"{language}: {key} has no text")
    result, errors = messages.format_pattern(message.value, args)
    if errors:
        raise ValueError(f"{language}: {key}: {errors[0]}")
    return str(result)


def english(key: str, **args: str | int) -> str:
    """A message in English."""
    return text("en", key, **args)


def rules_name(language: str, name: str) -> str:
    """What a module is called, or the base game; a module need not be here any more."""
    if name == BASE:
        return text(language, "rules-base")
    key = f"module-{name.replace('_', '-')}-name"
    return text(language, key) if bundle(language).has_message(key) else spelled(name).capitalize()


def outdated(language: str, other: Difference) -> str:
    """Why a game that was begun under other rules does not go on."""
    rules = rules_name(language, other.name)
    return text(language, "reason-outdated", rules=rules, made=str(other.made), now=other.now)
