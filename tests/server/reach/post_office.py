"""A database with people and tables in it, a clock that is moved by hand, and a courier."""

import contextlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, select

from alhambra.server import people, store
from alhambra.server.reach import queue, watch, wishes
from alhambra.server.reach.courier import Courier
from alhambra.server.reach.notice import Facts
from alhambra.server.reach.options import Options
from alhambra.server.reach.post import Post
from alhambra.server.reach.wishes import MAIL, PUSH, WEBHOOK, Habits, Way
from alhambra.server.rows import PERSON, RUNNING, LogRow, SeatRow, TableRow
from alhambra.server.schema import DUES
from alhambra.server.settings import sqlite_url
from tests.server.house import run_alone
from tests.server.reach.receivers import Certificates, Mailbox, PushBrowser, Receiver

NOON = 1_750_000_000.0 - 1_750_000_000.0 % 86_400 + 12 * 3600  # in UTC


def prepared(database: str) -> Engine:
    """An engine on an empty database that is up to date."""
    url = database if database.startswith("postgres") else sqlite_url(Path(database))
    engine = store.connect(url)
    store.migrate(engine)
    return engine


@dataclass
class PostOffice:
    """Everything but a server."""

    engine: Engine
    receiver: Receiver
    certificates: Certificates
    mailbox: Mailbox | None = None
    now: float = NOON

    def __post_init__(self) -> None:
        box = self.mailbox
        self.options = Options(
            address="https://play.test",
            inside=[self.receiver.inside],
            smtp=box.smtp if box else "",
            mail_from="Alhambra <games@play.test>" if box else "",
        )
        with self.engine.begin() as connection:
            self.anna = people.add_person(connection, "en", "Europe/Berlin")

    def courier(self) -> Courier:
        post = Post(self.options, tls=self.certificates.trusting)
        return Courier(self.engine, self.options, post, lambda: self.now)

    def carry(self) -> None:
        """Everything that is due at this moment; those who sit at a table are not reminded."""
        with self.book() as connection:
            due = queue.sleepers(connection, self.now)
            queue.wake(connection, [row.id for row in due])

        async def work() -> None:
            courier = self.courier()
            while await courier.round():
                pass

        run_alone(work())

    @contextlib.contextmanager
    def book(self) -> Any:
        with self.engine.begin() as connection:
            yield connection

    # --- People and tables

    def way(self, kind: str = WEBHOOK, **more: Any) -> Way:
        """A way to Anna; its details may be others."""
        details = {WEBHOOK: {"format": "json"}, PUSH: {}, MAIL: {}}[kind]
        address = {WEBHOOK: self.receiver.url(), PUSH: "", MAIL: "anna@example.org"}[kind]
        given = {"address": address, "details": details, **more}
        way = wishes.new_way(self.anna, kind, given.pop("address"), self.now, **given)
        with self.book() as connection:
            wishes.add_way(connection, way)
        return way

    def push_way(self, browser: PushBrowser) -> Way:
        return self.way(PUSH, address=browser.endpoint, details=browser.keys)

    def habits(self, **wanted: Any) -> None:
        with self.book() as connection:
            wishes.set_habits(connection, self.anna, Habits(**wanted))

    def table(self, name: str) -> None:
        """A running table that waits for Anna in her seat 0, after one move."""
        row = TableRow(
            name, f"Table {name}", self.now, self.now, RUNNING, True, "en", {}, 0, 0.0,
            {"setup": {}}, True, "h", "w",
        )  # fmt: skip
        with self.book() as connection:
            seats = [SeatRow(name, seat, "human", f"P{seat}") for seat in range(2)]
            store.add_table(connection, row, seats)
            people.hold(connection, people.Held(self.anna, name, 0))
        self.move(name, 1, seat=1)

    def move(self, name: str, number: int, seat: int = 0, source: str = PERSON) -> None:
        with self.book() as connection:
            row = LogRow(name, number, seat, {"move": "pass"}, source, self.now)
            store.add_log(connection, [row])

    def tell(self, name: str, number: int = 1, seat: int = 0) -> None:
        """What the watch of a server writes."""
        with self.book() as connection:
            found = watch.Sleeping(name, number, self.now)
            facts = Facts(name, f"Table {name}", 1, "Ben")
            watch.tell(connection, name, number, seat, dict.fromkeys(watch.ALONE, facts))
            watch.note(connection, found)

    # --- What is there

    def states(self) -> list[str]:
        with self.engine.connect() as connection:
            return sorted(connection.scalars(select(DUES.c.state)))

    def known(self, way: Way) -> Way | None:
        with self.engine.connect() as connection:
            return queue.way(connection, way.id)

    def got(self) -> list[Any]:
        """All that the receiver got since it was asked last."""
        found: list[Any] = []
        while not self.receiver.got.empty():
            found.append(self.receiver.got.get())
        return found
