"""What a key opens: a seat, the table itself, or a look at it.

A seat has one key of its own, which its link carries, and one for each device of the people who
hold it. The keys of a seat that its person gave up open no more than a look.
"""

import hmac
from typing import TYPE_CHECKING

from alhambra.server.keys import hashed
from alhambra.server.rows import HUMAN

if TYPE_CHECKING:
    from alhambra.server.guests import Guest
    from alhambra.server.tables import Table

HOST = -1  # in the place of a seat: the table itself


def digest_of(key: str | None) -> str | None:
    """What is kept of a key."""
    return hashed(key) if key else None


def _fits(digest: str | None, stored: str | None) -> bool:
    return digest is not None and stored is not None and hmac.compare_digest(digest, stored)


def seat_of(table: "Table", digest: str | None) -> int | None:
    """The seat that a key opens, None if it opens none."""
    if digest is None:
        return None
    for seat in table.seats:
        if seat.kind == HUMAN and _fits(digest, seat.key_hash):
            return seat.seat
    right = table.keys.get(digest)
    if right is None or right.seat == HOST or table.seats[right.seat].kind != HUMAN:
        return None
    return right.seat


def is_host(table: "Table", digest: str | None) -> bool:
    """Whether the key is that of whoever made the table."""
    right = None if digest is None else table.keys.get(digest)
    return _fits(digest, table.row.host_hash) or (right is not None and right.seat == HOST)


def may_look(table: "Table", digest: str | None) -> bool:
    """Whether whoever has this key, or none, may watch."""
    if digest is None:
        return table.row.public
    own = [table.row.host_hash, table.row.watch_hash, *(seat.key_hash for seat in table.seats)]
    return digest in table.keys or any(_fits(digest, stored) for stored in own)


def welcome(table: "Table", guest: "Guest") -> bool:
    """Whether a guest's key still opens what it opened when they came."""
    if guest.seat is not None:
        return seat_of(table, guest.digest) == guest.seat
    return may_look(table, guest.digest)


def send_strangers_away(table: "Table") -> None:
    """Guests whose keys no longer open what they did must come again, or stay away."""
    for guest in table.guests:
        if not welcome(table, guest):
            guest.dismiss()
