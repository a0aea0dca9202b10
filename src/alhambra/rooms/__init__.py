"""Rooms: the folder of one module, with its rule and everything that belongs to it.

A room is a package with an `about.toml`. Ours lie in `alhambra/modules`; others come from installed
packages and from folders that somebody has named. Nothing else lists modules. Rooms are looked for
when somebody asks for them, and a rule of ours is imported when it is played.
"""

from alhambra.rooms.gathering import ALL, Rooms, room_texts
from alhambra.rooms.places import HOME, SHARED, Fault, ours
from alhambra.rooms.room import BOXES, OTHERS, Room

__all__ = [
    "ALL",
    "BOXES",
    "HOME",
    "OTHERS",
    "SHARED",
    "Fault",
    "Room",
    "Rooms",
    "ours",
    "room_texts",
]
