"""Everybody who is asked is told, whoever is due; nobody twice, and nobody who sits there."""

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, select, update

from alhambra import position
from alhambra.server import store
from alhambra.server.reach import queue, wishes
from alhambra.server.schema import DUES
from alhambra.server.settings import sqlite_url
from alhambra.server.waiting import line
from alhambra.showing.texts import LANGUAGES, text
from tests.server.house import House, Json
from tests.server.person import Browser
from tests.server.reach.place import Place
from tests.server.reach.receivers import next_at
from tests.server.windows import LET_PASS, done, moment

PATHS = ("/first", "/second", "/third")


@contextmanager
def book(house: House) -> Iterator[Connection]:
    """The server's own database."""
    where = house.database
    engine = store.connect(where if where.startswith("postgres") else sqlite_url(Path(where)))
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def hook(place: Place, person: Browser, path: str) -> None:
    wish = {"kind": "webhook", "address": place.receiver.url(path), "format": "json"}
    person.post("/my/reach/ways", wish)


class Evening:
    """Between turns three people are asked, and none of them is there."""

    def __init__(self, place: Place, mark: str) -> None:
        self.place = place
        self.text, self.purchase = moment(opens=True)
        made = place.house.table("human", "human", "human", start={"position": self.text})
        self.table, self.keys = made["table"], made["keys"]
        self.order = list(line(position.loads(self.text)))
        self.people = [Browser(place.house) for _ in self.order]
        self.paths = [f"{path}-{mark}" for path in PATHS]
        self.came: list[Any] = []  # and was not asked for yet, for nobody is first
        for seat, person in zip(self.order, self.people, strict=True):
            place.hold(person.made["person"], self.table, seat)

    def reach(self) -> None:
        """From now on they can be reached."""
        for person, path in zip(self.people, self.paths, strict=True):
            hook(self.place, person, path)

    def answer(self, at: int, move: Json) -> None:
        """Somebody comes, answers and goes again."""
        seat = self.order[at]
        with self.place.house.sit(self.table, self.keys[seat]) as guest:
            guest.until_asked()
            done(guest.play(move))
            while (
                guest.update["question"]["kind"] == "place"
            ):  # what was bought goes to the reserve
                done(guest.play(guest.update["moves"][-1]))

    def next(self, at: int) -> Any:
        while not any(request.path == self.paths[at] for request in self.came):
            self.came.append(self.place.receiver.next())
        found = next(request for request in self.came if request.path == self.paths[at])
        self.came.remove(found)
        (game,) = found.json["games"]
        return game

    def nothing_new(self, at: int) -> None:
        """The next that comes is of another table."""
        other = self.place.waiting_table(self.people[at])
        assert self.next(at)["table"] == other["table"]


def test_all_who_are_asked_are_told_and_a_pass_of_others_tells_nobody_again(place: Place) -> None:
    evening = Evening(place, "pass")
    evening.reach()
    for at in range(3):
        assert evening.next(at)["table"] == evening.table
    evening.answer(0, LET_PASS)
    evening.nothing_new(1)
    evening.nothing_new(2)


def test_who_is_asked_something_new_is_told_again(place: Place) -> None:
    evening = Evening(place, "deed")
    evening.reach()
    for at in range(3):
        evening.next(at)
    evening.answer(0, evening.purchase)
    told = evening.next(2)
    assert told["table"] == evening.table
    kind, price, _ = evening.purchase["tile"].split()
    bought = f"{text('en', f'type-{kind}')} {price}"
    assert told["last"].startswith(f"P{evening.order[0]} ")
    assert f"bought {bought} for exactly" in told["last"]


def test_whoever_has_answered_already_is_not_told(place: Place) -> None:
    evening = Evening(place, "kept")
    evening.answer(2, LET_PASS)
    evening.reach()
    for at in range(2):
        assert evening.next(at)["table"] == evening.table
    evening.nothing_new(2)


def test_who_sits_at_the_table_is_not_reminded(place: Place) -> None:
    """Their time comes again; an order that has answered counts like sitting there."""
    anna = Browser(place.house)
    hook(place, anna, "/remind")
    anna.ask("PUT", "/my/reach", {"quiet": None, "remind": 180, "gather": 0})
    table = place.waiting_table(anna)
    name, seat = table["table"], table["asked"]
    assert next_at(place.receiver, "/remind").json["games"][0]["reminder"] is False
    with place.house.sit(name, table["keys"][seat]) as guest:
        guest.until("update")
        put_off = overdue(place.house, name)
        end = time.time() + 60
        while due_of(place.house, name) == put_off:
            assert time.time() < end
            time.sleep(0.05)
        assert due_of(place.house, name) > time.time() + 170 * 60
    overdue(place.house, name)
    body = next_at(place.receiver, "/remind").json
    assert body["games"][0]["reminder"] is True
    assert body["games"][0]["table"] == name


def overdue(house: House, table: str) -> float:
    """The reminder of a table is due now; waits until there is one."""
    end = time.time() + 60
    past = time.time() - 1
    while time.time() < end:
        with book(house) as connection:
            asleep = (DUES.c.table_id == table) & (DUES.c.state == queue.ASLEEP)
            if connection.execute(update(DUES).where(asleep).values(due=past)).rowcount:
                return past
        time.sleep(0.05)
    raise TimeoutError(table)


def due_of(house: House, table: str) -> float:
    with book(house) as connection:
        chosen = select(DUES.c.due).where((DUES.c.table_id == table) & (DUES.c.round == 1))
        return float(connection.scalars(chosen).one())


def test_the_last_deed_is_told_in_a_sentence_of_each_language(place: Place) -> None:
    """With the names of pieces as people call them, no signs for walls, no place."""
    anna = Browser(place.house)
    table = place.house.table("human", "human")
    keys, name = table["keys"], table["table"]
    first = place.house.get(f"/tables/{name}")["asked"]
    with place.house.sit(name, keys[first]) as guest:
        guest.until_asked()
        taking = next(move for move in guest.update["moves"] if move["move"] == "take")
        done(guest.play(taking))
    for language in LANGUAGES:
        anna.ask("PUT", "/my", {"language": language, "zone": "UTC"})
        path = f"/said-{language}"
        hook(place, anna, path)
        place.hold(anna.made["person"], name, 1 - first)
        with book(place.house) as connection:
            wishes.look_again(connection, anna.made["person"])
        body = next_at(place.receiver, path).json
        currency = text(language, f"currency-{taking['cards'][0].split()[0]}")
        cards = f"{currency} {'+'.join(card.split()[1] for card in taking['cards'])}"
        sentence = f"P{first} {text(language, 'event-took', cards=cards)}."
        assert sentence in body["text"], json.dumps(body)
