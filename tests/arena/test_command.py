"""`alhambra arena`: real games, killed and resumed, on one process, two, and a Ray cluster."""

import gzip
import importlib.util
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from alhambra import Game, Setup
from alhambra.bots import Bot, Worlds, make
from alhambra.bots.chance import RandomBot
from alhambra.commands.cli import app
from alhambra.game.moves import Move
from alhambra.measuring import simulation
from tests.arena.helpers import numbers, published

SMALL = ("--bots", "random,easy", "--players", "2", "-n", "10", "--modules", "none",
         "--modules", "random:2", "--seed", "3")  # fmt: skip
# Whoever runs the tests in the background has switched interrupts off for their children.
HEEDING = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
PROGRAM = (sys.executable, "-c", f"{HEEDING}\nfrom alhambra.__main__ import main; main()", "arena")
PATIENCE = 900.0  # seconds until something must have gone wrong


def run(*arguments: str | Path) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, ["arena", *map(str, arguments)])
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.exit_code, result.stdout, result.stderr


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a run that nobody disturbed."""
    path = tmp_path_factory.mktemp("arena") / "whole"
    code, _, err = run(*SMALL, "--out", path, "--jobs", "1")
    assert (code, err) == (0, "")
    return path


def stopped_by(what: signal.Signals, path: Path, games: int) -> subprocess.CompletedProcess[str]:
    """Runs until so many games are there, then sends the signal to the process alone."""
    process = subprocess.Popen(
        [*PROGRAM, *SMALL, "--out", str(path), "--jobs", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    lines, deadline = path / "games.jsonl", time.monotonic() + PATIENCE
    while not lines.exists() or lines.read_bytes().count(b"\n") < games:
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < deadline
        time.sleep(0.002)
    process.send_signal(what)
    # The pipe closes when the last process that holds it is gone: no worker may survive.
    out, _ = process.communicate(timeout=PATIENCE)
    return subprocess.CompletedProcess(process.args, process.returncode, out)


def test_a_run_killed_twice_ends_like_one_that_was_not(whole: Path, tmp_path: Path) -> None:
    for games in (1, 5):
        assert stopped_by(signal.SIGKILL, tmp_path, games).returncode == -signal.SIGKILL
        assert games <= len(numbers(tmp_path)) < 10
    assert not (tmp_path / "result.json").exists()
    code, _, err = run(*SMALL, "--out", tmp_path, "--jobs", "2")
    assert (code, err) == (0, "")
    assert sorted(numbers(tmp_path)) == list(range(10))
    assert published(tmp_path) == published(whole)


def test_an_interrupt_keeps_what_was_played(whole: Path, tmp_path: Path) -> None:
    ended = stopped_by(signal.SIGINT, tmp_path, 2)
    assert ended.returncode == 130
    assert ended.stdout == (
        f"Interrupted. All finished games are kept in {tmp_path}; give the same command to go on.\n"
    )
    assert 2 <= len(numbers(tmp_path)) < 10
    assert run(*SMALL, "--out", tmp_path, "--jobs", "1")[0] == 0
    assert published(tmp_path) == published(whole)


def test_a_ray_cluster_plays_the_same_games(whole: Path, tmp_path: Path) -> None:
    code, out, err = run(*SMALL, "--out", tmp_path, "--ray", "local")
    assert code == 0, err
    assert "Ratings" in out
    assert published(tmp_path) == published(whole)


def test_records_replay_to_the_scores_that_were_counted(whole: Path) -> None:
    rows = [json.loads(line) for line in (whole / "games.jsonl").read_bytes().splitlines()]
    files = sorted((whole / "records").rglob("*.gz"))
    assert [file.name for file in files] == [f"game-{n + 1:06}.json.gz" for n in range(10)]
    for row, file in zip(rows, files, strict=True):
        game = Game.replay(json.loads(gzip.decompress(file.read_bytes())))
        assert game.over
        assert game.scores == row["scores"]
        assert list(game.setup.modules) == row["modules"]


def test_the_result_adds_up(whole: Path) -> None:
    result: dict[str, Any] = json.loads((whole / "result.json").read_text())
    assert (result["games"], result["stopped"], result["failures"]) == (10, None, [])
    assert [row["bot"] for row in result["ratings"]] == ["easy", "random"]
    assert sum(bot["wins"] for bot in result["bots"]) == pytest.approx(10)
    assert sum(row["wins"] for row in result["turn_order"]) == pytest.approx(10)
    for bot in result["bots"]:
        assert sum(bot["points"].values()) == pytest.approx(bot["score_mean"], abs=1e-4)
    assert [row["games"] for row in result["lengths"]] == [6, 4]
    assert [row["name"] for row in result["sets"]] == ["none", "random:2"]
    times = json.loads((whole / "times.json").read_text())
    assert {row["bot"] for row in times} == {"random", "easy"}
    assert "seconds" not in (whole / "result.json").read_text()


def test_the_report_is_one_file_with_everything_inside(whole: Path) -> None:
    text = (whole / "report.html").read_text("utf-8")
    for title in ("Ratings", "Finishes ahead of", "Points by source", "Length", "Who plays first"):
        assert f"<h2>{title}</h2>" in text
    assert text.count("data:image/png;base64,") == len(list(whole.glob("*.png"))) == 4
    assert "http" not in text
    for picture in whole.glob("*.png"):
        assert picture.read_bytes().startswith(b"\x89PNG")


def test_json_tells_the_result_once_more_without_playing(whole: Path) -> None:
    before = published(whole)
    code, out, err = run(*SMALL, "--out", whole, "--json")
    assert (code, err) == (0, "")
    assert json.loads(out) == json.loads((whole / "result.json").read_text())
    assert published(whole) == before


# --- Games that fail


class Fragile(RandomBot):
    """In one game of three an error of its own ends the game."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.left = 5 if seed % 3 == 0 else 10_000

    def choose(
        self, view: dict[str, object], moves: list[Move], worlds: Worlds | None = None
    ) -> Move:
        self.left -= 1
        if not self.left:
            raise ZeroDivisionError("a <fragile> bot")
        return super().choose(view, moves, worlds)


def fragile(name: str, seed: int) -> Bot:
    return Fragile(seed) if name == "easy" else make(name, seed)


def broken(name: str, seed: int) -> Bot:
    raise ZeroDivisionError(f"{name} {seed}")


def test_a_failed_game_is_told_and_the_others_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulation, "make", fragile)
    code, out, err = run(*SMALL, "--out", tmp_path, "--jobs", "1")
    result = json.loads((tmp_path / "result.json").read_text())
    failed = result["failures"]
    assert (code, err) == (1, "")
    assert 0 < len(failed) < 10
    assert result["games"] == 10 - len(failed)
    assert failed[0]["error"] == "ZeroDivisionError: a <fragile> bot"
    assert f"Game {failed[0]['game']} failed: ZeroDivisionError: a <fragile> bot" in out
    assert "a &lt;fragile&gt; bot" in (tmp_path / "report.html").read_text("utf-8")
    # Its record leads to the moment of the error.
    record = tmp_path / "records" / "000" / f"game-{failed[0]['game']:06}.json.gz"
    game = Game.replay(json.loads(gzip.decompress(record.read_bytes())))
    assert not game.over
    assert game.setup == Setup(2, tuple(failed[0]["modules"]), (), failed[0]["seed"])
    # It is not played again, and the exit code still tells of it.
    assert run(*SMALL, "--out", tmp_path, "--jobs", "1")[0] == 1
    assert json.loads((tmp_path / "result.json").read_text()) == result


def test_if_all_games_fail_there_is_still_a_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulation, "make", broken)
    code, out, _ = run("--bots", "random,easy", "-n", "2", "--out", tmp_path, "--jobs", "1")
    assert code == 1
    assert "0 games" in out
    assert "2 games failed" in (tmp_path / "report.html").read_text("utf-8")


# --- Bad input


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["--bots", "clever,easy"], "no such bot: clever"),
        (["--bots", "easy"], "two bots or more"),
        (["--players", "9"], "2 to 6 players"),
        (["--modules", "random:x"], "how many modules?"),
        (["--stop-at", "7"], "width to stop at"),
        (["--settle", "0"], "share to settle"),
        (["--jobs", "-1"], "--jobs must be"),
        (["--jobs", "2", "--ray", "local"], "the cluster decides"),
        (["--out", __file__], "is not a folder"),
    ],
)
def test_bad_input_gets_one_clear_line(arguments: list[str], text: str, tmp_path: Path) -> None:
    code, out, err = run("--out", tmp_path / "new", *arguments)
    assert (code, out) == (2, "")
    assert text in err
    assert err.count("\n") == 1
    assert not (tmp_path / "new").exists()


def test_a_cluster_that_is_not_there_is_told_at_once(tmp_path: Path) -> None:
    code, out, err = run(*SMALL, "--out", tmp_path, "--ray", "127.0.0.1:1")
    assert (code, out) == (2, "")
    assert err.startswith("Error: no Ray cluster at 127.0.0.1:1: ")
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("missing", "arguments", "extra"),
    [
        ("choix", [], "arena"),
        ("matplotlib", [], "arena"),
        ("ray", ["--ray", "local"], "ray"),
    ],
)
def test_a_missing_package_is_told_before_any_game(
    missing: str,
    arguments: list[str],
    extra: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr(
        "alhambra.machine.extras.find_spec", lambda name: None if name == missing else found(name)
    )
    code, out, err = run("--out", tmp_path / "new", *arguments)
    assert (code, out) == (2, "")
    assert f' needs {missing}: pip install "alhambra[{extra}]"\n' in err
    assert err.count("\n") == 1
    assert not (tmp_path / "new").exists()


def test_the_command_starts_without_the_extra_packages() -> None:
    """Neither the help nor a refusal may import what is not installed everywhere."""
    program = (
        "import sys\n"
        "for name in ('choix', 'matplotlib', 'numpy', 'ray'): sys.modules[name] = None\n"
        "import alhambra.commands.arena\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True, env=os.environ)
