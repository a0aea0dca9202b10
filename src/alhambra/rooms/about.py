"""The `about.toml` of a room, read and checked: whatever is wrong is said in one sentence."""

import re
import tomllib
from collections.abc import Callable
from keyword import iskeyword
from typing import Any

from alhambra.rooms.places import Place
from alhambra.rooms.room import Room

FILE = "about.toml"
MOST = 9999  # the highest number of a module
TAKEN = ("base", "shared")  # names that mean something else already
LONGEST = 60
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


class RoomError(ValueError):
    """A room that cannot be used; the message says why."""


def _is_number(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _is_length(value: object) -> bool:
    if not isinstance(value, list) or len(value) != 5:
        return False
    return all(_is_number(one, -MOST, MOST) for one in value)


def _is_names(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(one, str) and one for one in value)


def _is_short(value: object) -> bool:
    """Fit for a line of a table; what a terminal might obey is no text."""
    return isinstance(value, str) and 0 < len(value.strip()) <= LONGEST and value.isprintable()


def _is_signs(value: object) -> bool:
    signs = value.values() if isinstance(value, dict) else [None]
    return all(isinstance(sign, str) and len(sign) == 1 for sign in signs)


# What a room must or may say of itself, and how it must be written.
Check = Callable[[object], bool]
NEEDED: dict[str, tuple[Check, str]] = {
    "number": (lambda it: _is_number(it, 0, MOST), f"a whole number up to {MOST}"),
    "revision": (lambda it: _is_number(it, 1, MOST), "a whole number from 1 on"),
}
FURTHER: dict[str, tuple[Check, str]] = {
    "box": (_is_short, f"a text of one line, up to {LONGEST} letters"),
    "weight": (lambda it: _is_number(it, 1, 3), "1, 2 or 3"),
    "length": (_is_length, "five whole numbers, for 2 to 6 players"),
    "options": (_is_names, "a list of names"),
    "signs": (_is_signs, "a table of words and one letter for each"),
}


def read_room(place: Place) -> Room:
    """The room that lies there; raises RoomError."""
    check_name(place.id)
    fields: dict[str, Any] = {
        key: tuple(it) if isinstance(it, list) else it for key, it in _checked(_table(place))
    }
    return Room(place.id, place.package, place.folder, **fields, outside=place.outside)


def check_name(name: str) -> None:
    """The name of a module is part of names in Python and of texts."""
    if not NAME.fullmatch(name):
        raise RoomError(
            f"“{name}” is no name for a module: it begins with a small letter, "
            "and small letters, digits and single _ between them follow"
        )
    if len(name) > LONGEST:
        raise RoomError(f"“{name}” is no name for a module: it has more than {LONGEST} letters")
    if iskeyword(name) or iskeyword(name.capitalize()):  # the class is called so
        raise RoomError(f"“{name}” is no name for a module: it is a word of Python")
    if name in TAKEN:
        raise RoomError(f"“{name}” is no name for a module: the program uses it itself")


def _table(place: Place) -> dict[str, Any]:
    try:
        return tomllib.loads((place.folder / FILE).read_text("utf-8-sig"))
    except FileNotFoundError:
        raise RoomError(f"it has no {FILE}") from None
    except OSError as error:
        raise RoomError(f"{FILE} cannot be read: {error.strerror}") from None
    except (ValueError, RecursionError) as error:  # no TOML, or no UTF-8
        raise RoomError(f"{FILE} is not written as it should be: {error}") from None


def _checked(table: dict[str, Any]) -> list[tuple[str, Any]]:
    known = {**NEEDED, **FURTHER}
    for key in NEEDED:
        if key not in table:
            raise RoomError(f"{FILE} does not say its {key}")
    for key, value in table.items():
        if key not in known:
            raise RoomError(f"{FILE} says {key}, which means nothing; there is {', '.join(known)}")
        fits, wanted = known[key]
        if not fits(value):
            raise RoomError(f"{FILE}: {key} must be {wanted}, not {value!r}")
    return list(table.items())
