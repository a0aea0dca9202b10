"""Rooms: the folder of one module, with its rule and everything that belongs to it.

A room is a package with an `about.toml`. Ours lie in `alhambra/modules`; others come from installed
packages and from folders that somebody has named. Nothing else lists modules. Rooms are looked for
when somebody asks for them, and a rule of ours is imported when it is played.
"""

from alhambra.rooms.known import ALL, Rooms, room_texts
from alhambra.rooms.room import BOXES, HOME, OTHERS, SHARED, Room

__all__ = ["ALL", "BOXES", "HOME", "OTHERS", "SHARED", "Room", "Rooms", "room_texts"]
