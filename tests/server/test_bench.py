"""`alhambra bench --server` tells all its figures; how large they are is no matter of tests."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from alhambra.commands.cli import app
from alhambra.measuring import idle_benchmark, people, reach_benchmark, server_benchmark
from tests.server.conftest import new_database


def test_the_server_is_measured(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_benchmark, "TABLES", (3,))
    monkeypatch.setattr(reach_benchmark, "GAMES", 25)
    monkeypatch.setattr(idle_benchmark, "TABLES", 30)
    address = new_database("postgres", request, tmp_path)
    words = ["bench", "--server", "--seconds", "0.5", "--database", address]
    result = CliRunner().invoke(app, [*words, "--json"])
    assert result.exit_code == 0, result.output
    told = json.loads(result.stdout)
    rows = told["rows"]
    assert 0 < 3 * told["bytes"]["changes"] < told["bytes"]["whole"]
    assert told["bytes"]["packed"] < told["bytes"]["changes"]
    assert [(look["database"], look["games"]) for look in told["reach"]] == [
        ("SQLite", 25), ("PostgreSQL", 25),
    ]  # fmt: skip
    assert all(look["due_ms"] > 0 for look in told["reach"])
    assert [(row["database"], row["tables"]) for row in told["idle"]] == [
        ("SQLite", 30), ("PostgreSQL", 30),
    ]  # fmt: skip
    assert all(row["alone"]["p99_ms"] > 0 < row["among"]["p99_ms"] for row in told["idle"])
    assert [row["orders"] for row in told["orders"]] == [12, 1000]
    assert [row["database"] for row in rows] == ["SQLite", "PostgreSQL"]
    for row in rows:
        for load in (row["steady"], row["full"]):
            assert set(load) == {"moves_per_second", "p50_ms", "p99_ms"}
            assert all(value > 0 for value in load.values())


def test_the_figures_are_shown_as_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    load = {"moves_per_second": 1500.0, "p50_ms": 2.5, "p99_ms": 20.0}
    row = {"database": "SQLite", "workers": 1, "tables": 200, "steady": load, "full": load}
    look = {"database": "SQLite", "games": 10_000, "watch_ms": 9.5, "courier_ms": 0.2}
    orders = {"orders": 1000, "moves": 7, "look_ms": 44.5}
    made = {"compiled": True, "pace": 1500.0, "rows": [row]}
    made |= {"reach": [{**look, "due_ms": 33.25}], "orders": [orders]}
    made["idle"] = [
        {"database": "SQLite", "tables": 5000, "kilobytes": 61.5, "alone": load, "among": load}
    ]
    made["bytes"] = {"whole": 31_000, "changes": 7_000, "packed": 2_345, "moves": 300}
    monkeypatch.setattr(server_benchmark, "run", lambda *_: made)
    result = CliRunner().invoke(app, ["bench", "--server"])
    assert "1,500" in result.stdout
    assert "p99 ms" in result.stdout
    assert "10,000" in result.stdout
    assert "2,345" in result.stdout
    assert "5,000" in result.stdout
    assert "33.25" in result.stdout
    assert "44.50" in result.stdout


def test_the_summary_of_times() -> None:
    summary = people.summary([0.001 * n for n in range(1, 101)], 2.0)
    assert summary == pytest.approx({"moves_per_second": 50.0, "p50_ms": 51.0, "p99_ms": 100.0})
