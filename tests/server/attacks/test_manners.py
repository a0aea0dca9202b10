"""A14: small things, each with a clear answer."""

import json
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from alhambra.server.limits import Purse, household
from tests.server.attacks.bystander import client, raw, strict_house
from tests.server.house import CLIENT, START, House, open_house


def test_an_ipv6_household_is_one() -> None:
    assert household("2001:db8::1") == household("2001:db8::ffff:1")
    assert household("2001:db8::1") != household("2001:db8:0:1::1")
    assert household("::ffff:192.0.2.1") == household("192.0.2.1") == "192.0.2.1"
    assert household("testclient") == "testclient"


def test_a_household_has_one_share_of_new_tables(tmp_path: Path) -> None:
    with open_house(str(tmp_path / "data"), tmp_path, "--tables-per-hour", "3") as house:
        body = {"players": 2, "seats": [{"kind": "human"}, {"kind": "human"}]}

        def make(address: str) -> int:
            headers = {"X-Forwarded-For": address}
            return CLIENT.post(f"{house.url}/api/tables", json=body, headers=headers).status_code

        assert [make(f"2001:db8::{number}") for number in range(1, 5)] == [201, 201, 201, 429]
        assert make("2001:db8:1::1") == 201


def test_nobody_pays_for_a_stall() -> None:
    stalled = [0.0]
    purse = Purse(10, lambda: stalled[0])
    assert [purse.pays(1) for _ in range(20)].count(False) == 0
    assert not purse.pays(5)
    stalled[0] = 30.0
    time.sleep(1.1)
    assert all(purse.pays(1) for _ in range(10))


def test_names_of_others_are_refused(small_house: House) -> None:
    def ask(host: str) -> int:
        url = f"{small_house.url}/api/catalogue"
        return CLIENT.get(url, headers={"Host": host}).status_code

    odd = ("localhost/evil.example", "evil@localhost", "localhost#.evil", "localhost?x", "[::1", "")
    for other in ("evil.example", *odd):
        assert ask(other) == 421
    twice = b"GET /api/catalogue HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n"
    with raw(small_house, twice, "127.0.0.1") as line:
        assert b" 421 " in line.recv(100)
    assert ask("localhost:1") == ask("127.0.0.1") == ask("[::1]:8000") == 200


def test_pages_of_others_open_no_socket(small_house: House) -> None:
    table = small_house.table("human", "human", public=True)["table"]
    where = f"ws://127.0.0.1:{small_house.port}/api/tables/{table}/socket"
    stranger = Origin("http://evil.example")
    with pytest.raises(InvalidStatus), connect(where, origin=stranger):
        pass


def test_the_servers_own_names_are_let_in(tmp_path: Path) -> None:
    more = ("--address", "https://play.example.org", "--name", "other.example.org")
    with open_house(str(tmp_path / "data"), tmp_path, *more) as house:
        for host, status in (
            ("play.example.org", 200),
            ("other.example.org", 200),
            ("evil.example", 421),
        ):
            url = f"{house.url}/api/catalogue"
            assert CLIENT.get(url, headers={"Host": host}).status_code == status


def test_spectators_cannot_fill_the_talk(tmp_path: Path) -> None:
    with strict_house(str(tmp_path / "data"), tmp_path) as house:
        made = house.table("human", "human", public=True)
        with house.sit(made["table"]) as spectator, house.sit(made["table"]) as other:
            answers = [spectator.ask("chat", text=f"line {n}") for n in range(8)]
            assert sum(answer["type"] == "done" for answer in answers) == 5
            assert other.ask("chat", text="more")["reason"] == "too_fast"
        with house.sit(made["table"], made["keys"][0]) as player:
            assert player.ask("chat", text="hello")["type"] == "done"


def test_no_address_is_logged(tmp_path: Path) -> None:
    with strict_house(str(tmp_path / "data"), tmp_path) as house:
        table = house.table("human", "human", public=True)["table"]
        with house.sit(table) as guest:
            guest.until("table")
        with client("127.0.0.66") as stranger:
            stranger.get(f"{house.url}/api/health")
    text = house.log.read_text()
    assert "WebSocket" not in text
    assert "127.0.0.66" not in text


def test_the_database_is_for_its_owner(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    with strict_house(str(folder), tmp_path) as house:
        house.table("human", "human")
        files = list(folder.glob("alhambra.sqlite*"))
        assert len(files) > 1
        assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}


def start(*words: str) -> str:
    """What the server says that cannot start."""
    found = subprocess.run(
        [sys.executable, *START, "serve", "--port", "1", *words],
        capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert found.returncode != 0
    return found.stderr


def test_what_hinders_the_start_is_one_sentence(tmp_path: Path) -> None:
    garbage = tmp_path / "garbage"
    garbage.mkdir()
    (garbage / "alhambra.sqlite").write_bytes(b"this is no database, and never was one" * 100)
    (tmp_path / "file").write_text("")
    for folder in (garbage, tmp_path / "file", tmp_path / "file" / "below"):
        said = start("--data", str(folder))
        assert "Traceback" not in said
        assert "cannot be used" in said


def test_huge_numbers_and_mutations_are_refused_clearly(small_house: House) -> None:
    huge = "7" * 6000
    setup = (
        f'{{"players": 2, "modules": [], "options": [], "seed": {huge}, "colours": [], "salt": ""}}'
    )
    record = f'{{"format": "alhambra", "start": {{"setup": {setup}}}}}'
    for body in (
        f'{{"record": {record}}}',
        json.dumps({"record": record}),
        json.dumps({"position": f"seed = {huge}"}),
        f'{{"position": "x", "step": {huge}}}',
    ):
        headers = {"Content-Type": "application/json"}
        answer = CLIENT.post(f"{small_house.url}/api/replay", content=body, headers=headers)
        assert 400 <= answer.status_code < 500, answer.text
    (bad := small_house.log.with_name("huge.json")).write_text(record)
    said = subprocess.run(
        [sys.executable, *START, "verify", str(bad)],
        capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert said.returncode != 0
    assert "Traceback" not in said.stderr
