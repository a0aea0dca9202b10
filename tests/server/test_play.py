"""`alhambra play`: a server of one's own, in the browser."""

import socket
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from alhambra.commands import browser
from alhambra.commands.cli import app
from alhambra.server import folder_lock
from alhambra.server.running import free_port
from alhambra.server.settings import Settings

Ready = Callable[[], None]


@pytest.fixture
def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[tuple[Settings, str, int]]:
    """What would be served; nothing is."""
    calls: list[tuple[Settings, str, int]] = []

    def run(settings: Settings, host: str, port: int, level: str, ready: Ready) -> None:
        assert level == "warning"
        calls.append((settings, host, port))
        ready()

    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text("")
    monkeypatch.setattr(browser, "client_folder", lambda: client)
    monkeypatch.setattr(browser, "run", run)
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return calls


Served = list[tuple[Settings, str, int]]


def test_the_game_is_served_to_this_machine_only(served: Served, tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["play", "--lang", "de"])
    assert result.exit_code == 0, result.output
    settings, host, port = served[0]
    assert host == "127.0.0.1"
    assert f"http://127.0.0.1:{port}/" in result.output
    assert "Strg-C" in result.output
    assert str(tmp_path / "alhambra") in settings.database


def test_options_of_the_terminal_are_not_ignored(served: Served) -> None:
    result = CliRunner().invoke(app, ["play", "--players", "4"])
    assert result.exit_code == 2
    assert "--terminal" in result.output
    assert served == []


def test_a_server_that_runs_already_is_shown(
    served: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def run(*_: object) -> None:
        folder_lock.take(tmp_path, "http://127.0.0.1:2/")

    lock = folder_lock.take(tmp_path, "http://127.0.0.1:1/")
    monkeypatch.setattr(browser, "run", run)
    result = CliRunner().invoke(app, ["play", "--lang", "en"])
    lock.close()
    assert "already runs here: http://127.0.0.1:1/" in result.output
    folder_lock.take(tmp_path, "http://127.0.0.1:3/").close()
    assert served == []


def test_another_port_is_taken_if_the_preferred_one_is_not_free() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert free_port("127.0.0.1", port) != port
    assert free_port("127.0.0.1", port) == port
