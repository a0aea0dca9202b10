"""A7, A14: one address cannot have all connections, and half a request is given up."""

import contextlib
import resource
import socket
import subprocess
import sys
import time
from pathlib import Path

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.attacks.bystander import QUICK, Bystander, raw, strict_house

HALF = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{"
HEAD = b"GET /api/health HTTP/1.1\r\nHost: loc"
WHOLE = b"GET /api/catalogue HTTP/1.1\r\nHost: localhost\r\n\r\n"


def ended(line: socket.socket, seconds: float) -> bool:
    """Whether the server hangs up in so many seconds."""
    line.settimeout(seconds)
    with contextlib.suppress(ConnectionError):
        try:
            while line.recv(65_536):
                pass
        except TimeoutError:
            return False
    return True


def test_new_guests_get_in_whatever_one_address_does(tmp_path: Path) -> None:
    with strict_house(str(tmp_path / "data"), tmp_path) as house:
        assert house.process
        limits = (1024, 1024)  # as many a system allows at first
        resource.prlimit(house.process.pid, resource.RLIMIT_NOFILE, limits)
        table = house.table("human", "human", public=True)["table"]
        where = f"ws://127.0.0.1:{house.port}/api/tables/{table}/socket"
        with contextlib.ExitStack() as stack, Bystander(house, table) as bystander:
            refused = 0
            for _ in range(260):
                door = connect(where, source_address=("127.0.0.66", 0), close_timeout=0.1)
                line = stack.enter_context(door)
                with contextlib.suppress(ConnectionClosed):  # it was told already
                    line.send('{"type": "hello"}')
                refused += "too_many_sockets" in str(line.recv(30))
            assert refused == 60
            idle = [raw(house, b"", "127.0.0.66") for _ in range(800)]
            with Bystander(house, table, "127.0.0.99") as newcomer:
                time.sleep(1)
            assert newcomer.waits
            for line_ in idle:
                line_.close()
        assert not bystander.closed
        bystander.report("A7")
        assert max(bystander.waits) < QUICK


def test_half_a_request_is_given_up(tmp_path: Path) -> None:
    with strict_house(str(tmp_path / "data"), tmp_path) as house:
        lines = [raw(house, text) for text in (b"", HEAD, HALF, WHOLE + HEAD) for _ in range(50)]
        began = time.monotonic()
        assert all(ended(line, 40) for line in lines)
        assert time.monotonic() - began < 40
        assert house.process
        files = len(list(Path(f"/proc/{house.process.pid}/fd").iterdir()))
        assert files < len(lines)


def test_few_files_are_said_at_the_start(tmp_path: Path) -> None:
    script = (
        "import resource, sys; resource.setrlimit(resource.RLIMIT_NOFILE, (512, 512));"
        "from alhambra.server.open_files import raise_limit, most_connections;"
        "from alhambra.server.running import _tell_files; _tell_files(raise_limit())"
    )
    said = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=120, check=True
    )
    assert "LimitNOFILE" in said.stderr
    with strict_house(str(tmp_path / "data"), tmp_path) as house:
        told = [line for line in house.said() if "files" in line]
    assert told[0]["guests"] < told[0]["files"]
