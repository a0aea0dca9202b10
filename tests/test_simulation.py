"""`alhambra simulate`: the same result on any number of processes, and records that replay."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from alhambra import Game
from alhambra.cli import app
from alhambra.modules import ALL
from alhambra.record import read
from alhambra.simulation import (
    BATCH,
    Task,
    deviation,
    play_game,
    rank,
    simulate,
    summarize,
    wilson,
)

runner = CliRunner()


def run(*arguments: str) -> tuple[int, str, str]:
    result = runner.invoke(app, ["simulate", *arguments])
    return result.exit_code, result.stdout, result.stderr


def test_the_number_of_processes_changes_nothing() -> None:
    task = Task(2 * BATCH + 1, ("random", "random"), seed=3)
    alone, together = simulate(task, 1), simulate(task, 2)
    assert alone == together
    assert summarize(task, alone) == summarize(task, together)


def test_every_bot_sits_everywhere_equally_with_the_same_deal() -> None:
    task = Task(8, ("normal", "random", "random", "random"))
    assert sorted(task.seating(number)[0] for number in range(4)) == [0, 1, 2, 3]
    assert len({task.setup(number).seed for number in range(4)}) == 1
    assert task.setup(4).seed != task.setup(3).seed


def test_a_summary_adds_up() -> None:
    task = Task(4, ("normal", "random"), seed=5)
    outcomes = simulate(task, 1)
    result = summarize(task, outcomes)
    assert sum(bot["wins"] for bot in result["bots"]) == pytest.approx(4)
    assert sum(seat["wins"] for seat in result["seats"]) == pytest.approx(4)
    for bot in result["bots"]:
        assert sum(bot["points"].values()) == pytest.approx(bot["score_mean"])
        low, high = bot["win_share_95"]
        assert low <= bot["win_share"] <= high
    assert result["decisions_mean"] > result["turns_mean"] > 20


def test_the_same_name_twice_is_counted_together() -> None:
    task = Task(3, ("random", "random", "random"), seed=1)
    result = summarize(task, simulate(task, 1))
    assert [bot["played"] for bot in result["bots"]] == [9]
    assert [place["played"] for place in result["places"]] == [3, 3, 3]


def test_numbers() -> None:
    assert rank([10, 30, 10], 0) == 2.5
    assert rank([10, 30, 10], 1) == 1
    assert deviation([2, 4, 4, 4, 5, 5, 7, 9]) == pytest.approx(2.138, abs=0.001)
    assert deviation([5]) == 0
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=0.001)
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=0.001)


def test_each_deal_draws_its_modules_by_its_seed() -> None:
    task = Task(12, ("random",) * 3, seed=2, draw=2)
    drawn = [task.setup(number).modules for number in range(12)]
    assert drawn == [Task(12, ("random",) * 3, seed=2, draw=2).setup(n).modules for n in range(12)]
    assert all(len(modules) == 2 for modules in drawn)
    assert drawn[0] == drawn[1] == drawn[2]
    assert len(set(drawn)) > 1
    assert len(task.setup(0).modules) == 2


# --- The command


def test_json_tells_everything() -> None:
    code, out, err = run("-n", "2", "--bots", "normal,random,random", "--json", "--jobs", "1")
    result = json.loads(out)
    assert (code, err) == (0, "")
    assert [bot["name"] for bot in result["bots"]] == ["normal", "random"]
    assert (result["games"], result["players"], result["seed"]) == (2, 3, 0)


def test_tables_for_people() -> None:
    code, out, err = run("-n", "1", "--players", "2", "--bots", "random", "--jobs", "1")
    assert (code, err) == (0, "")
    for text in ("1 games, 2 players", "win share", "random", "wall", "tower", "seat 2"):
        assert text in out


def test_tables_show_what_of_the_modules_occurred() -> None:
    names = "viziers_favour,diamonds"
    code, out, err = run("-n", "1", "--bots", "random", "--modules", names, "--jobs", "1")
    assert (code, err) == (0, "")
    for text in (
        "Coverage",
        "viziers_favour",
        "wake_vizier",
        "woke_vizier",
        "never happened: none",
    ):
        assert text in out


def test_json_tells_coverage_of_drawn_modules() -> None:
    code, out, _ = run(
        "-n", "4", "--players", "2", "--bots", "random", "--modules", "random:3", "--json"
    )
    result = json.loads(out)
    assert (code, result["drawn_modules"], result["modules"]) == (0, 3, [])
    modules = result["coverage"]["modules"]
    assert sum(row["games"] for row in modules.values()) == 12
    assert all(set(row) == {"games", "deeds", "events", "never"} for row in modules.values())


def test_all_modules_at_once() -> None:
    code, out, _ = run("-n", "1", "--bots", "random", "--modules", "all", "--json", "--jobs", "1")
    result = json.loads(out)
    assert code == 0
    assert result["modules"] == list(ALL) == list(result["coverage"]["modules"])
    assert result["coverage"]["other_events"] == {}


def test_saved_records_replay_to_the_same_scores(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "records"
    code, _, err = run("-n", "3", "--bots", "random", "--save", str(folder), "--jobs", "1")
    assert (code, err) == (0, "")
    task = Task(3, ("random",) * 3)
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == ["game-1.json", "game-2.json", "game-3.json"]
    for number, file in enumerate(files):
        game = Game.replay(read(file))
        assert game.over
        assert game.scores == play_game(task, number).scores


def test_nothing_is_ever_overwritten(tmp_path: Path) -> None:
    mine = tmp_path / "game-2.json"
    mine.write_text("mine")
    code, out, err = run("-n", "3", "--bots", "random", "--save", str(tmp_path))
    assert (code, out) == (2, "")
    assert "is there already" in err
    assert mine.read_text() == "mine"
    assert list(tmp_path.iterdir()) == [mine]


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["--bots", "clever"], "no such bot: clever"),
        (["--bots", "normal,random"], "3 players need 3 bots"),
        (["--bots", ""], "3 players need 3 bots"),
        (["--players", "7"], "2 to 6 players"),
        (["--players", "1"], "2 to 6 players"),
        (["-n", "0"], "at least one game"),
        (["--modules", "atlantis"], "no such module: atlantis"),
        (["--modules", "random"], "how many modules?"),
        (["--modules", "random:x"], "how many modules?"),
        (["--modules", "random:999"], "modules can be drawn, not 999"),
        (["--options", "atlantis"], "no such option: atlantis"),
        (["--jobs", "-1"], "--jobs must be"),
        (["--save", __file__], "is not a folder"),
    ],
)
def test_bad_input_gets_one_clear_line(arguments: list[str], text: str) -> None:
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert text in err
    assert err.count("\n") == 1
