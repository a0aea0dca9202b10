"""What is brought along for running a server names only what there is."""

import json
import re
import shlex
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from alhambra.commands.cli import app
from alhambra.server.metrics import Metrics
from tests.server.house import House

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
