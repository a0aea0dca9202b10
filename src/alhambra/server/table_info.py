"""A table as everyone may know it."""

from typing import Any

from alhambra.game.setup import commitment
from alhambra.server.clocks.description import read
from alhambra.server.clocks.reckon import SeatTime
from alhambra.server.clocks.rows import Matter, StoredClock
from alhambra.server.rows import SeatRow, TableRow


def table_info(
    row: TableRow,
    seats: list[SeatRow],
    number: int,
    present: set[int],
    asked: int | None = None,
    clock: StoredClock | None = None,
) -> dict[str, Any]:
    """`TableInfo` of the protocol; it holds no key, no hash of one, and no seed."""
    setup = row.start["setup"]
    clock = clock or StoredClock()
    return {
        "table": row.id,
        "name": row.name,
        "state": row.state,
        "public": row.public,
        "players": setup["players"],
        "modules": setup["modules"],
        "options": setup["options"],
        "made": row.made,
        "number": number,
        "seats": [
            _seat(seat, setup["colours"], present, clock.times.get(seat.seat)) for seat in seats
        ],
        "clock": read(row.clock).model_dump(),
        "matters": [_matter(one) for one in clock.matters],
        "takeover": row.takeover,
        "pause": row.pause,
        "language": row.language,
        "commitment": commitment(setup["seed"], setup["salt"]) if row.committed else None,
        "luck": {int(seat): words for seat, words in row.start.get("luck", {}).items()},
        "rematch": row.rematch,
        "scores": row.scores or [],
        "winners": row.winners or [],
        "hints": row.hints,
        "watchers_muted": row.watchers_muted,
        "asked": asked,
    }


def _seat(
    seat: SeatRow, colours: list[str], present: set[int], time: SeatTime | None
) -> dict[str, Any]:
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "stand_in": seat.stand_in,
        "colour": colours[seat.seat],
        "avatar": seat.avatar,
        "present": seat.seat in present,
        "offered": seat.offered,
        "muted": seat.muted,
        "off": time.off if time else 0.0,
        "days": time.days if time else 0,
    }


def _matter(matter: Matter) -> dict[str, Any]:
    seat = matter.seat if matter.seat >= 0 else None
    return {"kind": matter.kind, "seat": seat, "yes": sorted(matter.yes)}
