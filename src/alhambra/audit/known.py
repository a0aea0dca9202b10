"""What the audit finds in a room and what is right all the same, each with the reason.

A room may have an `audit.toml`. Its `beside` names modules beside which things happen that are rare
or impossible in games of its own; each `[[known]]` has the check, how the finding begins, and why
it is none.
"""

import tomllib
from typing import Any

from alhambra.audit.findings import Finding
from alhambra.rooms import Room

FILE = "audit.toml"


def notes(room: Room) -> dict[str, Any]:
    """What a room says to the audit."""
    return tomllib.loads(room.read(FILE)) if (room.folder / FILE).is_file() else {}


def unknown(room: Room, findings: list[Finding]) -> list[Finding]:
    """The findings that nobody has explained."""
    known = notes(room).get("known", [])
    return [one for one in findings if not any(_explains(entry, one) for entry in known)]


def _explains(entry: dict[str, str], finding: Finding) -> bool:
    begins = finding.what.startswith(entry["finding"])
    return bool(entry["why"]) and finding.check == entry["check"] and begins
