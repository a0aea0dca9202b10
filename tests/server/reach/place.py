"""A real server with everything that its messages can go to."""

from pathlib import Path
from typing import Any

from alhambra.server import people, store
from alhambra.server.settings import sqlite_url
from tests.server.house import House, Json
from tests.server.person import Browser
from tests.server.reach.receivers import Mailbox, Receiver


class Place:
    """A house, a receiver, a mailbox."""

    def __init__(self, house: House, receiver: Receiver, mailbox: Mailbox) -> None:
        self.house, self.receiver, self.mailbox = house, receiver, mailbox

    def hold(self, person: str, table: str, seat: int) -> None:
        kept = self.house.database
        url = kept if kept.startswith("postgres") else sqlite_url(Path(kept))
        engine = store.connect(url)
        with engine.begin() as connection:
            people.hold(connection, people.Held(person, table, seat))
        engine.dispose()

    def waiting_table(self, browser: Browser, **more: Any) -> Json:
        """A game that waits for the person of this browser."""
        made = self.house.table("human", "human", **more)
        made["asked"] = self.house.get(f"/tables/{made['table']}")["asked"]
        self.hold(browser.made["person"], made["table"], made["asked"])
        return made
