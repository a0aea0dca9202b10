"""`alhambra bench` tells all its figures; how large they are is no matter of tests."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from alhambra.commands.cli import app
from alhambra.measuring import benchmark, env_benchmark, pairs
from alhambra.modules import ALL
from tests.examples import ONE, OTHER, asking_between

runner = CliRunner()
TINY = "0.001"
RATIOS = ("decisions_per_second", "games_per_second")


def run(*arguments: str) -> tuple[int, str, str]:
    result = runner.invoke(app, ["bench", *arguments])
    return result.exit_code, result.stdout, result.stderr


def all_numbers(value: Any) -> list[float]:
    if isinstance(value, dict):
        return [number for part in value.values() for number in all_numbers(part)]
    return [value]


def check_mode(mode: dict[str, Any]) -> None:
    speeds = {"decisions_per_second", "games_per_second", "decisions_per_game"}
    for level in ("engine", "api"):
        assert set(mode[level]) == {"2", "3", "4", "6"}
        assert all(set(row) == speeds for row in mode[level].values())
    assert set(mode["seconds"]) == {"copy", "view", "json_round_trip"}
    for part in ("engine", "api", "seconds"):
        assert all(number > 0 for number in all_numbers(mode[part]))


def test_json_tells_every_figure() -> None:
    code, out, err = run("--seconds", TINY, "--json")
    result = json.loads(out)
    assert (code, err) == (0, "")
    assert set(result) == {"python", "players", "sets", "each", "peer"}
    assert list(result["sets"]) == ["none", "all"]
    assert result["sets"]["none"]["ratio"] == dict.fromkeys(RATIOS, 1.0)
    assert set(result["sets"]["all"]["ratio"]) == set(RATIOS)
    for row in result["sets"].values():
        check_mode(row["uncompiled"])
        if row["compiled"] is not None:
            check_mode(row["compiled"])


def test_tables_for_people() -> None:
    code, out, _ = run("--seconds", TINY, "--modules", "none")
    assert code == 0
    for text in ("decisions/s", "games/s", "State.copy", "Game.view", "JSON move round trip"):
        assert text in out
    assert "ratio to none" not in out


def test_sets_of_modules_stand_beside_the_base_game() -> None:
    chosen = ("--modules", f"{ONE},{OTHER}", "--modules", ONE)
    code, out, _ = run("--seconds", TINY, *chosen)
    assert code == 0
    for text in ("Modules: none (0)", f"Modules: {ONE},{OTHER} (2)", f"Modules: {ONE} (1)"):
        assert text in out
    assert "ratio to none" in out


def test_modules_can_be_measured_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    some = {name: ALL[name] for name in list(ALL)[:3]}
    monkeypatch.setattr(benchmark, "ALL", some)
    code, out, _ = run("--seconds", TINY, "--modules", "none", "--each")
    assert code == 0
    assert "Every module alone" in out
    rows = benchmark.measure_each(float(TINY))
    assert {row["module"] for row in rows} == set(some)
    speeds = [row["ratio"]["decisions_per_second"] for row in rows]
    assert speeds == sorted(speeds)


def test_a_process_of_its_own_measures_the_sources() -> None:
    mode = benchmark.measure_pure(float(TINY), ())
    assert mode["compiled"] is False
    check_mode(mode)


def test_both_levels_play_the_same_game_in_every_run() -> None:
    assert benchmark.engine_game(3, (), 5) == benchmark.engine_game(3, (), 5)
    assert benchmark.api_game(3, (), 5) == benchmark.api_game(3, (), 5)


def test_the_help_says_what_a_decision_is() -> None:
    assert "A decision is one answered question" in run("--help")[1]


PACES = {"aec", "aec_raw", "gymnasium", "vector"}


def test_environments_stand_beside_a_classic_one() -> None:
    code, out, err = run("--env", "--seconds", TINY, "--json", "--modules", ONE)
    result = json.loads(out)
    assert (code, err) == (0, "")
    assert list(result["sets"]) == ["none", ONE]
    assert result["peer"]["name"] == "connect_four_v3"
    for row in result["sets"].values():
        assert set(row["steps_per_second"]) == PACES
        assert all(pace > 0 for pace in row["steps_per_second"].values())
        for key, ratio in row["ratio"].items():
            peer = result["peer"]["steps_per_second"][key]
            assert ratio == pytest.approx(row["steps_per_second"][key] / peer)


def test_environments_are_shown_to_people_too() -> None:
    code, out, _ = run("--env", "--seconds", TINY, "--modules", "none")
    assert code == 0
    for text in ("Steps a second", "AEC raw", "vector of 32", "connect_four_v3", "ratio"):
        assert text in out


def test_missing_packages_of_environments_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(env_benchmark, "find_spec", lambda _: None)
    code, out, err = run("--env")
    assert (code, out) == (2, "")
    assert "pip install pygame" in err


def test_a_missing_peer_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benchmark, "find_spec", lambda _: None)
    code, out, err = run("--peer", "catanatron")
    assert (code, out) == (2, "")
    assert "pip install catanatron" in err


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["--peer", "chess"], "no such peer: chess"),
        (["--seconds", "0"], "--seconds must be"),
        (["--seconds", "nan"], "--seconds must be"),
        (["--modules", "atlantis"], "no such module: atlantis"),
    ],
)
def test_bad_input_gets_one_clear_line(arguments: list[str], text: str) -> None:
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert text in err
    assert err.count("\n") == 1


def test_bots_tell_playouts_and_times() -> None:
    code, out, err = run("--bots", "--seconds", TINY, "--json", "--modules", ONE)
    assert (code, err) == (0, "")
    result = json.loads(out)
    assert set(result["sets"]) == {"none", ONE}
    for row in result["sets"].values():
        assert set(row["playouts"]) == {"2", "3", "4", "6"}
        assert set(row["milliseconds_per_decision"]) == {
            *("random", "novice", "easy", "normal", "hard", "master")
        }
        assert all(number > 0 for number in all_numbers(row["playouts"]))
    code, out, _ = run("--bots", "--seconds", TINY, "--modules", "none")
    assert code == 0
    assert "playouts/s" in out


def test_waits_are_counted() -> None:
    """Where no module asks between turns, nothing is saved; elsewhere each step saves something."""
    words = ("--waits", "--games", "1", "--modules", asking_between()[0])
    code, out, _ = run(*words, "--json")
    assert code == 0
    sets = json.loads(out)["sets"]
    base, asked = sets["none"], list(sets[asking_between()[0]].values())
    assert base["in_turn"] == base["with_a_choice"] == base["at_once"] == base["lasting"]
    assert asked == sorted(asked, reverse=True)
    assert asked[-1] < asked[1]
    assert "passes" in run(*words)[1]


CHECKOUT = Path(__file__).parents[1]


def test_pairs_tell_how_two_checkouts_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pairs, "OFTEN", {"play": 1, "copy": 20})
    asked = ("--pairs", "2", "--modules", "none", "--against", str(CHECKOUT))
    code, told, _ = run(*asked, "--json")
    assert code == 0
    rows = json.loads(told)["rows"]
    assert [(row["modules"], row["work"]) for row in rows] == [("none", "play"), ("none", "copy")]
    assert all(row[key] > 0 for row in rows for key in ("here", "there", "ratio"))
    shown = run(*asked)[1]
    assert "medians of 2 pairs" in shown
    assert "there/here" in shown


def test_pairs_need_another_checkout(tmp_path: Path) -> None:
    assert "--pairs needs --against" in run("--pairs", "1")[2]
    code, _, told = run("--pairs", "1", "--against", str(tmp_path))
    assert code == 2
    assert "is no checkout of the game" in told
