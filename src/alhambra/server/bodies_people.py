"""The bodies of what people ask about themselves."""

from functools import cache
from typing import Annotated
from zoneinfo import available_timezones

from pydantic import AfterValidator, Field

from alhambra.server.bodies import Answer, Body, Language, TableId, TableInfo, readable
from alhambra.server.shown import GameEvent, Kinds

LONGEST_DEVICE = 60

DeviceName = Annotated[str, Field(max_length=LONGEST_DEVICE), AfterValidator(readable)]


@cache
def _zones() -> frozenset[str]:
    return frozenset(available_timezones())


def _known_zone(zone: str) -> str:
    """A time zone that this machine does not know is dropped; nobody is refused because of it."""
    return zone if zone in _zones() else ""


Zone = Annotated[str, Field(max_length=64), AfterValidator(_known_zone)]


class Habits(Body):
    """What a person reads, and the IANA time zone in which they live."""

    language: Language = "en"
    zone: Zone = ""


class NewPerson(Habits):
    """Somebody who comes with a first device."""

    device: DeviceName = ""


class NewDevice(Answer):
    """A device of a person; the key is told this once."""

    person: str
    device: str
    key: str


class DeviceInfo(Answer):
    """One of my devices."""

    device: str
    name: str
    made: float
    seen: float
    here: bool  # whether it is the one that asks


class Me(Answer):
    """What is known of me."""

    person: str
    language: Language
    zone: str
    devices: list[DeviceInfo]


class Attached(Body):
    """A table; the key of the request opens a seat of it, or is its host's."""

    table: TableId


class HeldKey(Answer):
    """A key of this device's own to a seat."""

    seat: int
    key: str


class HeldKeys(Answer):
    """Keys of this device's own to what its person holds at a table."""

    seats: list[HeldKey]
    host: str | None


class CarryWish(Body):
    """The address of the site as the browser has it, for the code to be scanned."""

    origin: Annotated[
        str, Field(max_length=200, pattern=r"^https?://[^\s/?#]+(/[A-Za-z0-9._~-]+)*$")
    ]


class Square(Answer):
    """A QR code: how many modules wide, and all dark ones as the path of a drawing."""

    size: int
    path: str


class Carry(Answer):
    """A link for one more device, good once and until a moment."""

    link: str
    until: float
    square: Square


class Arrival(Body):
    """The code of a link, and what the device calls itself."""

    code: Annotated[str, Field(min_length=1, max_length=100)]
    device: DeviceName = ""


class Arrived(Answer):
    """Whose device it is now; no key if it keeps its own."""

    person: str
    device: str
    key: str | None


class MyGame(Answer):
    """A game at which I hold something."""

    info: TableInfo
    seats: list[int]  # mine
    host: bool  # whether the table is mine too
    waits: bool  # whether it waits for me
    since: float  # since when, whoever is asked
    deadline: float | None
    unread: int  # lines of talk
    resigned: bool
    last: list[GameEvent]  # the last events that everybody saw
    kinds: Kinds  # of which kinds their parts are
    problem: str | None  # why the game cannot go on
