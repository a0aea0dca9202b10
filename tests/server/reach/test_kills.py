"""Courier and server are killed at the worst moments: no notice is lost, none is shown twice."""

import os
import random
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from alhambra.server.reach import queue
from tests.server.conftest import new_database
from tests.server.house import PATIENCE, House, open_house
from tests.server.person import Browser
from tests.server.reach.place import Place
from tests.server.reach.post_office import PostOffice, prepared
from tests.server.reach.receivers import Certificates, Mailbox, Receiver, Request, receiving

WAYS = 24
KILLS = 4


class Deadly(Receiver):
    """Kills the courier now and then: after it has got a message and before it answers."""

    process: "subprocess.Popen[bytes] | None" = None
    deaths = 0
    left = 0  # messages until the next death

    def answer(self, request: Request) -> tuple[int, dict[str, str]]:
        self.left -= 1
        if self.left == 0 and self.process is not None:
            self.process.kill()
            self.deaths += 1
        return super().answer(request)


@contextmanager
def courier(office: PostOffice, certificates: Certificates, ahead: float) -> Iterator[None]:
    """A real process on the same database; every start is so late that old claims have ended."""
    url = office.engine.url.render_as_string(hide_password=False)
    options = msgspec.json.encode(office.options).decode()
    command = [sys.executable, "-m", "tests.server.reach.run_courier", url, options, str(ahead)]
    environment = {**os.environ, "SSL_CERT_FILE": str(certificates.authority)}
    process = subprocess.Popen(command, env=environment)
    assert isinstance(office.receiver, Deadly)
    office.receiver.process = process
    try:
        yield
        process.wait(PATIENCE)
    finally:
        process.kill()
        process.wait()


@pytest.fixture
def receiver(certificates: Certificates) -> Iterator[Deadly]:
    deadly = Deadly()
    with receiving(certificates, deadly):
        yield deadly


def test_a_killed_courier_loses_nothing_and_doubles_nothing(
    database: str, receiver: Deadly, certificates: Certificates
) -> None:
    """Whoever knows notices by their ids shows each once; a chat room, which does not, gets one."""
    chance = random.Random(18)
    office = PostOffice(prepared(database), receiver, certificates, now=time.time())
    office.table("aa")
    for number in range(WAYS):
        form = "discord" if number % 4 == 0 else "json"
        office.way(address=receiver.url(f"/{form}/{number}"), details={"format": form})
    office.tell("aa")
    for kill in range(KILLS):
        receiver.left = chance.randint(1, 4)
        with courier(office, certificates, kill * 2 * queue.STALE):
            if "waiting" not in office.states() and "claimed" not in office.states():
                break
    receiver.left = 0
    for again in range(2):
        office.now = time.time() + (KILLS + 1 + again) * 2 * queue.STALE
        office.carry()
    assert receiver.deaths >= 2
    assert set(office.states()) == {"done"}
    # Of what was on its way when the courier died, only a part may have come.
    got = [r for r in office.got() if len(r.body) == int(r.headers["content-length"])]
    with_ids = [request for request in got if request.path.startswith("/json/")]
    named = {(r.path, game["notice"]) for r in with_ids for game in r.json["games"]}
    shown = Counter(path for path, _ in named)
    raw = Counter(request.path for request in got)
    for number in range(WAYS):
        if number % 4 == 0:
            assert raw[f"/discord/{number}"] <= 1
        else:
            assert shown[f"/json/{number}"] == 1
    office.engine.dispose()


def test_a_killed_server_tells_of_every_waiting_game_once(
    database: str,
    tmp_path: Path,
    certificates: Certificates,
    receiver: Receiver,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    chance = random.Random(5)
    monkeypatch.setenv("SSL_CERT_FILE", str(certificates.authority))
    options = ("--address", "https://play.test", "--inside", receiver.inside, "--reach-after", "0")
    house = House(database, tmp_path / "server.log", *options)
    house.start()
    try:
        place = Place(house, receiver, Mailbox())
        anna = Browser(house)
        hook = {"kind": "webhook", "address": receiver.url(), "format": "json"}
        anna.post("/my/reach/ways", hook)
        tables: set[str] = set()
        for _ in range(3):
            tables |= {place.waiting_table(anna)["table"] for _ in range(3)}
            time.sleep(chance.uniform(0, 0.5))
            house.kill()
            house.start()
        told: dict[str, set[str]] = {}
        while set(told) != tables:
            body = receiver.next().json
            for game in body["games"]:
                told.setdefault(game["table"], set()).add(game["notice"])
        assert all(len(ids) == 1 for ids in told.values())
    finally:
        house.stop()


def test_two_workers_tell_of_every_game_once(
    request: pytest.FixtureRequest,
    tmp_path: Path,
    certificates: Certificates,
    receiver: Receiver,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(certificates.authority))
    database = new_database("postgres", request, tmp_path)
    options = ("--address", "https://play.test", "--inside", receiver.inside, "--reach-after", "0")
    with open_house(database, tmp_path, *options, "--workers", "2") as house:
        place = Place(house, receiver, Mailbox())
        anna = Browser(house)
        hook = {"kind": "webhook", "address": receiver.url(), "format": "json"}
        anna.post("/my/reach/ways", hook)
        tables = {place.waiting_table(anna)["table"] for _ in range(6)}
        told: list[str] = []
        while set(told) != tables:
            told += [game["table"] for game in receiver.next().json["games"]]
        late = place.waiting_table(anna)["table"]  # by then, everything else has been sent
        told += [game["table"] for game in receiver.next().json["games"]]
        assert sorted(told) == sorted([*tables, late])
