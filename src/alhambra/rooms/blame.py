"""A game fails: is it the fault of a module from outside?"""

import re
from pathlib import Path
from traceback import format_exception

from alhambra.rooms.known import ALL
from alhambra.rooms.room import Room
from alhambra.rooms.wording import said


def blame(error: BaseException) -> str | None:
    """Which module from outside has failed, where, and how to learn more; None if none has.

    The written traceback is read, because that of another process comes as a text.
    """
    outside = [room for room in ALL.values() if room.outside]
    lines = re.findall(r'File "(.+?)", line (\d+)', "".join(format_exception(error)))
    for file, line in reversed(lines):
        for room in outside:
            if _lies_in(Path(file), room):
                return (
                    f"The module {room.id} has failed: {said(error)} ({file}, line {line}). "
                    f"“alhambra check-module {room.folder}” says after which moves."
                )
    return None


def _lies_in(file: Path, room: Room) -> bool:
    return file.is_relative_to(room.folder) or file.resolve().is_relative_to(room.folder.resolve())
