"""A14: whoever sends more than anybody needs is stopped before the rest was looked at.

One connection that sent frames as fast as it could stopped everybody for eleven seconds; one that
sent headers without end took 1.6 GB in ten.
"""

import base64
import socket
import time
from pathlib import Path

import pytest

from tests.server.attacks.bystander import Bystander, raw, strict_house
from tests.server.attacks.test_connections import ended
from tests.server.house import CLIENT, House

START = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n"
MANY = b"".join(b"X-%d: y\r\n" % number for number in range(200))
CHUNKED = b"POST /api/replay HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
TOO_MUCH = {
    "headers": (START + MANY, b"431"),
    "a header": (START + b"X: " + b"y" * 30_000, b"431"),
    "an address": (b"GET /" + b"y" * 30_000, b"431"),
    "pieces": (CHUNKED + b"1\r\nx\r\n" * 10_000, b"413"),
    "trailers": (CHUNKED + b"1\r\nx\r\n0\r\n" + MANY, b"431"),
}
CONTINUED, TEXT, CLOSE, PING, PONG = 0, 1, 8, 9, 10
AT_A_TIME = 20_000  # frames
SECONDS = 5.0
PATIENCE = 5.0  # seconds; it was as long as the attack


def frame(kind: int, words: bytes, last: bool = True) -> bytes:
    """A short frame of a client."""
    return bytes([0x80 * last | kind, 0x80 | len(words), 0, 0, 0, 0]) + words


FLOODS = {
    "pings": frame(PING, b"") * AT_A_TIME,
    "pongs": frame(PONG, b"x" * 100) * AT_A_TIME,
    "parts": frame(TEXT, b"", last=False) + frame(CONTINUED, b"", last=False) * AT_A_TIME,
    "messages": frame(TEXT, b'{"type":"ping","id":1}') * AT_A_TIME,
}


def handshake(table: str) -> bytes:
    """The request that opens a socket."""
    key = base64.b64encode(b"k" * 16)
    return (
        b"GET /api/tables/%s/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
        b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: %s\r\n\r\n"
    ) % (table.encode(), key)


def door(house: House, table: str) -> socket.socket:
    """A socket at a table, without a library that would be too polite."""
    line = raw(house, handshake(table), "127.0.0.66")
    assert b" 101 " in line.recv(65_536)
    line.sendall(frame(TEXT, b'{"type":"hello"}'))
    return line


def flood(line: socket.socket, words: bytes, seconds: float) -> bool:
    """Sends the same again and again; says whether the server hung up."""
    line.settimeout(0.5)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            line.sendall(words)
        except TimeoutError:
            continue
        except OSError:
            return True
    return False


@pytest.mark.parametrize("what", TOO_MUCH)
def test_a_request_has_an_end(what: str, small_house: House) -> None:
    text, status = TOO_MUCH[what]
    line = raw(small_house, text)
    line.settimeout(5)  # sooner than half a request is given up
    assert line.recv(65_536).startswith(b"HTTP/1.1 " + status)
    assert ended(line, 5)


def test_few_requests_come_ahead_of_their_answers(small_house: House) -> None:
    line = raw(small_house, (START + b"\r\n") * 500)
    line.settimeout(20)
    heard = b""
    try:
        while part := line.recv(65_536):
            heard += part
    except ConnectionError:
        pass
    assert heard.count(b"HTTP/1.1 200") < 50


@pytest.mark.parametrize("what", FLOODS)
def test_a_socket_that_is_flooded_is_cut_off(what: str, small_house: House) -> None:
    table = small_house.table("human", "human", public=True)["table"]
    assert flood(door(small_house, table), FLOODS[what], 30)


def test_nobody_waits_for_a_flood(tmp_path: Path) -> None:
    with strict_house(str(tmp_path / "data"), tmp_path) as house:
        table = house.table("human", "human", public=True)["table"]
        with Bystander(house, table) as bystander:
            end = time.monotonic() + SECONDS
            while time.monotonic() < end:
                for words in FLOODS.values():
                    flood(door(house, table), words, end - time.monotonic())
        assert not bystander.closed
        bystander.report("floods")
        assert max(bystander.waits) < PATIENCE


LARGE = b",".join([b"{}"] * 300_000)
NESTED = b'{"start":' * 300 + b'"' + b"x" * 1_500_000 + b'"' + b"}" * 300


@pytest.mark.parametrize("part", [b'{"step":[%s]}' % LARGE, b"[%s]" % LARGE, NESTED])
def test_only_files_are_large(part: bytes, small_house: House) -> None:
    headers = {"Content-Type": "application/json"}
    for path in ("tables", "replay"):
        url = f"{small_house.url}/api/{path}"
        assert CLIENT.post(url, content=part, headers=headers).status_code == 413
