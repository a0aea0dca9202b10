"""A room under development, played as if it were one of the package's own."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alhambra.game import catalogue, phrases
from alhambra.measuring import coverage
from alhambra.rooms import ALL, Room
from alhambra.rooms.about import RoomError, read_room
from alhambra.rooms.places import Fault, in_folder
from alhambra.rooms.trying import check_readable, try_out
from alhambra.showing import texts


def load_room(folder: Path) -> Room:
    """The room in a folder anywhere; raises RoomError with what is wrong."""
    place = in_folder(folder)[0]
    if isinstance(place, Fault):
        raise RoomError(place.reason)
    room = read_room(place)
    check_readable(room)
    try_out(room)
    return room


@contextmanager
def opened(room: Room) -> Iterator[None]:
    """While it is open the room is found like any other, in place of one with its id."""
    before = dict(ALL)
    _found({**before, room.id: room})
    try:
        yield
    finally:
        _found(before)


def _found(rooms: dict[str, Room]) -> None:
    """All rooms from now on; what was made of others is forgotten."""
    order = sorted(rooms.values(), key=lambda room: room.number)
    vars(ALL)["_found"] = {room.id: room for room in order}
    for made in (
        catalogue.rules_for,
        catalogue.check_fit,
        coverage.own_deeds,
        coverage.own_events,
        phrases.sources,
        phrases._phrases,
        texts.bundle,
        texts.text,
    ):
        made.cache_clear()
