"""What is brought along for running a server names only what there is."""

import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from alhambra.commands.cli import app
from alhambra.server.metrics import Metrics, may_read, networks
from tests.server.house import CLIENT, House

DEPLOY = Path(__file__).parents[3] / "deploy"
ENOUGH = 10_000  # open files


def options(text: str) -> set[str]:
    return set(re.findall(r"(?<=\s)--[a-z][a-z-]*", text))


def known_options() -> set[str]:
    help = CliRunner().invoke(app, ["serve", "--help"], terminal_width=200, color=False)
    return options(help.output)


def test_the_dashboard_names_only_metrics_that_there_are(small_house: House) -> None:
    told = small_house.ask("GET", "/metrics").text
    there = {line.split()[2] for line in told.splitlines() if line.startswith("# TYPE")}
    there |= {f"{name}{part}" for name in there for part in ("_sum", "_count")}
    board = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    asked: list[str] = [one["expr"] for panel in board["panels"] for one in panel["targets"]]
    named = {name for text in asked for name in re.findall(r"alhambra_\w+", text)}
    assert named
    assert named <= there
    told_of = {name for name in there if not name.endswith(("_sum", "_count"))}
    assert told_of <= named  # and all of them
    numbers = [panel["id"] for panel in board["panels"]]
    assert len(set(numbers)) == len(numbers)


@pytest.mark.parametrize(
    ("address", "named", "told"),
    [
        ("127.0.0.1", [], True),
        ("::1", [], True),
        ("::ffff:127.0.0.1", [], True),
        ("192.168.1.20", [], False),
        ("10.1.2.3", ["10.0.0.0/8"], True),
        ("::ffff:10.1.2.3", ["10.0.0.0/8"], True),
        ("2001:db8::7", ["10.0.0.0/8", "2001:db8::/64"], True),
        ("203.0.113.9", ["10.0.0.0/8"], False),
        ("", [], False),
        ("somebody", ["0.0.0.0/0"], False),
    ],
)
def test_only_the_host_reads_the_counters(address: str, named: list[str], told: bool) -> None:
    assert may_read(address, networks(named)) == told


def test_who_plays_here_is_not_told_the_counters(small_house: House) -> None:
    """From them somebody could learn that an order was given. The proxy says who calls."""
    where = f"{small_house.url}/api/metrics"
    answer = CLIENT.get(where, headers={"X-Forwarded-For": "192.168.1.20"})
    assert (answer.status_code, answer.json()["error"]["reason"]) == (403, "hosts_only")
    assert CLIENT.get(where).status_code == 200


def test_a_network_that_is_none_is_refused() -> None:
    with pytest.raises(ValueError, match="no-network"):
        networks(["no-network"])


def test_a_move_is_timed() -> None:
    metrics = Metrics()
    for hundredth in range(1, 101):
        metrics.moved(hundredth / 100)
    told = metrics.text()
    assert 'alhambra_move_seconds{quantile="0.5"} 0.51' in told
    assert 'alhambra_move_seconds{quantile="0.99"} 1' in told
    assert "alhambra_move_seconds_count 100" in told


def test_moves_are_timed_where_they_are_made(small_house: House) -> None:
    made = small_house.table("human", "random")
    with small_house.sit(made["table"], made["keys"][0]) as guest:
        guest.until_asked()
        guest.play(guest.update["moves"][0])
    assert "alhambra_move_seconds_count 0" not in small_house.ask("GET", "/metrics").text


def unit() -> dict[str, str]:
    """The settings of the unit; none stands twice."""
    lines = (DEPLOY / "alhambra.service").read_text("utf-8").splitlines()
    pairs = [line.partition("=")[::2] for line in lines if re.match(r"[A-Za-z]+=", line)]
    assert len(dict(pairs)) == len(pairs)
    return dict(pairs)


def test_the_unit_starts_the_server_and_holds_it_in() -> None:
    found = unit()
    assert options(found["ExecStart"]) <= known_options()
    assert int(found["LimitNOFILE"]) >= ENOUGH
    for setting in ("DynamicUser", "NoNewPrivileges", "PrivateDevices", "ProtectHome"):
        assert found[setting] == "yes"
    assert found["ProtectSystem"] == "strict"
    assert found["UMask"] == "0077"


def test_the_containers_start_the_server_from_the_lock() -> None:
    words = (DEPLOY / "Containerfile").read_text("utf-8")
    steps: dict[str, str] = dict(re.findall(r"^(ENTRYPOINT|CMD) (\[.*\])$", words, re.MULTILINE))
    command = json.loads(steps["CMD"])
    assert command[0] == "serve"
    assert options(" " + shlex.join(command)) <= known_options()
    assert "--require-hashes -r locks/server.txt" in words
    assert options(compose_command()) <= known_options()


def compose_command() -> str:
    words = (DEPLOY / "compose.yaml").read_text("utf-8")
    found: Any = re.search(r"command:\n((?: +- .*\n)+)", words)
    assert found is not None
    return str(found.group(1))
