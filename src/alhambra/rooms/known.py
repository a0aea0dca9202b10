"""All rooms together, as everybody knows them."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from alhambra.rooms.room import Room, shared_texts

if TYPE_CHECKING:
    from alhambra.rooms.gathering import Gathering
    from alhambra.rooms.places import Fault, Found


class Rooms(Mapping[str, Room]):
    """The rooms by their ids, in the order of their numbers; looked for when first needed."""

    def __init__(self, find: "Callable[[], Iterable[Found]] | None" = None) -> None:
        self._find = find

    @cached_property
    def _gathered(self) -> "Gathering":
        from alhambra.rooms.gathering import Gathering  # noqa: PLC0415 - many never need it
        from alhambra.rooms.places import everywhere  # noqa: PLC0415

        return Gathering((self._find or everywhere)())

    @cached_property
    def _found(self) -> dict[str, Room]:
        rooms = self._gathered.rooms
        return {room.id: room for room in sorted(rooms, key=lambda room: room.number)}

    @property
    def faults(self) -> "list[Fault]":
        """What was left out, and why."""
        return self._gathered.faults

    def why_not(self, name: str) -> str:
        """Why there is no such room, as one sentence."""
        for fault in self.faults:
            if fault.name == name:
                return f"the module {name} is left out: {fault.reason}"
        return f"no such module: {name}"

    def __getitem__(self, name: str) -> Room:
        return self._found[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)


ALL = Rooms()


def room_texts(language: str) -> list[str]:
    """The Fluent files of all rooms, and of what they share."""
    return [*shared_texts(language), *(room.texts(language) for room in ALL.values())]
