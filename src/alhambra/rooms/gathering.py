"""Gathering the rooms: one that cannot be used is named with its reason; the others play."""

from collections.abc import Iterable

from alhambra.locale.languages import LANGUAGES, common, keys
from alhambra.rooms.about import RoomError, read_room
from alhambra.rooms.places import Fault, Found, Place
from alhambra.rooms.room import Room, shared_texts


class Gathering:
    """Rooms in the order in which they were found: who comes first keeps name and number."""

    def __init__(self, found: Iterable[Found]) -> None:
        self.rooms: list[Room] = []
        self.faults: list[Fault] = []
        self._names: dict[str, Place] = {}
        self._numbers: dict[int, Room] = {}
        self._options: dict[str, Room] = {}
        self._texts: dict[str, str] = {}  # whose each text is; filled when others have rooms
        for one in found:
            if isinstance(one, Fault):
                self.faults.append(one)
            else:
                self._take(one)

    def _take(self, place: Place) -> None:
        try:
            self.rooms.append(self._checked(place))
        except RoomError as error:
            self.faults.append(Fault(place.id, str(place.folder), str(error)))

    def _checked(self, place: Place) -> Room:
        other = self._names.setdefault(place.id, place)
        if other is not place:
            raise RoomError(f"another module is called {place.id}: that in {other.folder}")
        room = read_room(place)
        if room.number in self._numbers:
            has = self._numbers[room.number].id
            raise RoomError(f"{room.id} and {has} both have the number {room.number}")
        for option in room.options:
            if option in self._options:
                has = self._options[option].id
                raise RoomError(f"{room.id} and {has} both have an option {option}")
        if room.outside:
            _check_readable(room)
            self._check_texts(room)
            _try_out(room)
            self._texts.update(dict.fromkeys(_keys(room), room.id))
        self._numbers[room.number] = room
        self._options.update(dict.fromkeys(room.options, room))
        return room

    def _check_texts(self, room: Room) -> None:
        """Texts are those of all modules together, so each key is one module's."""
        if not self._texts:
            self._texts = _owners(self.rooms)
        for key in _keys(room):
            if key in self._texts:
                raise RoomError(f"its text {key} is one of {self._texts[key]} already")


def _check_readable(room: Room) -> None:
    from alhambra.rooms.trying import check_readable  # noqa: PLC0415 - only where others have rooms

    check_readable(room)


def _try_out(room: Room) -> None:
    from alhambra.rooms.trying import try_out  # noqa: PLC0415 - as above

    try_out(room)


def _keys(room: Room) -> list[str]:
    return [key for language in LANGUAGES for key in keys(room.texts(language))]


def _owners(rooms: list[Room]) -> dict[str, str]:
    owners: dict[str, str] = {}
    for language in LANGUAGES:
        sources = [("the base game", text) for text in (*common(language), *shared_texts(language))]
        for owner, text in (*sources, *((room.id, room.texts(language)) for room in rooms)):
            owners.update(dict.fromkeys(keys(text), owner))
    return owners
