"""Trying out a room from outside before anybody plays it, so that no game stumbles over it."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module

from alhambra.engine.module import Module
from alhambra.locale.languages import LANGUAGES
from alhambra.rooms.about import RoomError
from alhambra.rooms.declaring import check_declared
from alhambra.rooms.places import PRIVATE
from alhambra.rooms.private import lend
from alhambra.rooms.room import Room
from alhambra.rooms.wording import said

LARGEST = 200_000  # letters of a file of words, which every browser gets


def try_out(room: Room) -> None:
    """Imports its rule and makes it; raises RoomError with the reason why it cannot be played."""
    if room.package == f"{PRIVATE}.{room.id}":
        lend(room.id, room.folder)
    if not (room.folder / "__init__.py").is_file():
        raise RoomError("it has no __init__.py, in which the rule would be")
    with _trouble("its rule cannot be imported"):
        rule = getattr(import_module(room.package), room.rule, None)
    if rule is None:
        raise RoomError(f"its __init__.py has no class {room.rule}")
    with _trouble("pieces.toml is not written as it should be"):
        pieces = room.pieces
    try:
        with _trouble("its rule cannot be made"):
            module = rule(pieces)
    except RoomError:
        _check_style(room)
        raise
    if not isinstance(module, Module):
        raise RoomError(f"its {room.rule} is no Module")
    check_declared(module)
    for part in ("advice", "referee"):
        with _trouble(f"its {part}.py cannot be imported"):
            room.part(part)


def check_readable(room: Room) -> None:
    """Whatever words it has can be read, and sent to browsers; raises RoomError."""
    for language in LANGUAGES:
        for name in (f"{language}.ftl", f"rules.{language}.md"):
            with _trouble(f"{name} cannot be read"):
                size = len(room.read(name))
            if size > LARGEST:
                raise RoomError(f"{name} has {size} letters, more than {LARGEST}")


def _check_style(room: Room) -> None:
    """A rule does not say its name and number; once it had to."""
    style = rf"""super\(\)\.__init__\(\s*["']{room.id}["'],\s*\d+\s*\)"""
    if re.search(style, (room.folder / "__init__.py").read_text("utf-8", "replace")):
        raise RoomError(
            "its rule says its name and number, which the folder and about.toml say already: "
            "write super().__init__() instead"
        ) from None


@contextmanager
def _trouble(what: str) -> Iterator[None]:
    """What others have written may raise anything; here it becomes a sentence."""
    try:
        yield
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise RoomError(f"{what}: {said(error)}") from None
