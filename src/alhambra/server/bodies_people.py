"""The bodies of what people ask about themselves."""

from functools import cache
from typing import Annotated
from zoneinfo import available_timezones

from pydantic import AfterValidator, Field

from alhambra.server.bodies import Answer, Body, Language, readable

LONGEST_DEVICE = 60

DeviceName = Annotated[str, Field(max_length=LONGEST_DEVICE), AfterValidator(readable)]


@cache
def _zones() -> frozenset[str]:
    return frozenset(available_timezones())


def _known_zone(zone: str) -> str:
    """A zone that this machine does not know is as good as none; nobody is refused for it."""
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
