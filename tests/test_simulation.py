"""`alhambra simulate`: the same result on any number of processes, and records that replay."""

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from alhambra import Game
from alhambra.commands.cli import app
from alhambra.measuring.coverage import own_deeds, own_events
from alhambra.measuring.refereed import play_refereed, referee_all, report
from alhambra.measuring.simulation import (
    ANY,
    BATCH,
    Task,
    deviation,
    play_game,
    rank,
    simulate,
    summarize,
    wilson,
)
from alhambra.modules import ALL
from alhambra.position.record import read
from alhambra.referee import scorer
from tests.examples import ONE, asking_between, silent

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


def test_each_game_draws_its_number_of_players_by_its_seed() -> None:
    task = Task(40, ("random",) * 5, seed=2, draw=ANY, fewest=2)
    setups = [task.setup(number) for number in range(40)]
    assert {setup.players for setup in setups} == {2, 3, 4, 5}
    for number, setup in enumerate(setups):
        assert sorted(task.seating(number)) == list(range(setup.players))
    assert len({len(setup.modules) for setup in setups}) > 10
    assert len({setup.seed for setup in setups}) == 40


def test_tables_of_different_sizes_add_up() -> None:
    task = Task(5, ("random",) * 6, seed=6, fewest=2)
    outcomes = simulate(task, 1)
    result = summarize(task, outcomes)
    seats = sum(len(outcome.bots) for outcome in outcomes)
    assert sum(seat["played"] for seat in result["seats"]) == seats
    assert sum(place["played"] for place in result["turn_order"]) == seats
    assert (result["fewest_players"], result["players"]) == (2, 6)


# --- The referee


def test_the_referee_watches_every_move() -> None:
    task = Task(BATCH + 1, ("random",) * 3, seed=3, draw=2, fewest=2)
    alone, together = [*referee_all(task, 1)], [*referee_all(task, 2)]
    assert alone == together
    assert [game.outcome for game in alone] == simulate(task, 1)
    told = report(alone)
    assert told["games"] == len(alone)
    assert told["moves"] == sum(game.outcome.decisions for game in alone if game.outcome)
    assert told["scorings"] >= len(alone)
    assert told["places"] > 0


def test_a_difference_ends_a_game_and_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scorer, "type_values", lambda *_: [99])
    task = Task(1, ("random",) * 3, (ONE,), seed=1)
    game = play_refereed(task, 0)
    assert game.outcome is None
    assert game.difference is not None
    assert "scoring 1" in game.difference.what
    replayed = Game.replay(json.loads(game.difference.record))
    assert len(replayed.history) == game.difference.move
    assert replayed.setup.to_json() == game.difference.setup == task.setup(0).to_json()


def test_an_error_is_a_difference_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(scorer, "type_values")
    game = play_refereed(Task(1, ("random",) * 3, (ONE,), seed=1), 0)
    assert game.difference is not None
    assert "NameError" in game.difference.what


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
    names = f"{asking_between()[0]},{silent()[0]}"
    code, out, err = run("-n", "1", "--bots", "random", "--modules", names, "--jobs", "1")
    assert (code, err) == (0, "")
    for text in (
        "Coverage",
        asking_between()[0],
        *own_deeds(asking_between()[0], 3),
        *own_events(asking_between()[0]),
        silent()[0],
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


def test_the_command_says_what_the_referee_compared() -> None:
    few = ("--modules", "random", "--players", "2-3", "--seed", "376")  # a seed that draws few
    words = ("-n", "2", "--bots", "random", "--referee", "--jobs", "1")
    code, out, err = run(*words, *few)
    assert (code, err) == (0, "")
    assert "2 games, 2 to 3 players, modules: any number drawn for each deal" in out
    assert "The referee agrees: 2 games, " in out
    assert "not compared: " in out
    code, out, err = run(*words, "--json")
    assert set(json.loads(out)["referee"]) == {
        *("games", "moves", "scorings", "places", "walls", "not_compared"),
    }


def test_the_command_fails_if_the_referee_objects(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(scorer, "type_values", lambda *_: [99])
    words = ("-n", "2", "--bots", "random", "--modules", ONE, "--referee", "--jobs", "1")
    code, out, err = run(*words, "--save", str(tmp_path))
    assert (code, out) == (1, "")
    assert "2 of 2 games differ from the referee." in err
    assert f'"seed": {Task(1, ("random",) * 3).setup(0).seed}' in err
    assert "the engine says" in err
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        *("difference-1.json", "difference-2.json"),
    ]
    assert Game.replay(read(tmp_path / "difference-1.json")).setup.modules == (ONE,)
    code, _, err = run(*words)
    named = re.search(r"record up to there: (\S+)", err)
    assert code == 1
    assert named is not None
    assert Path(named[1]).exists()


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["--bots", "clever"], "no such bot: clever"),
        (["--bots", "normal,random"], "3 players need 3 bots"),
        (["--bots", ""], "3 players need 3 bots"),
        (["--players", "7"], "2 to 6 players"),
        (["--players", "1"], "2 to 6 players"),
        (["--players", "4-2"], "2 to 6 players"),
        (["--players", "two"], "how many players?"),
        (["--players", "2-4", "--bots", "easy,random,random,random"], "have the same bot"),
        (["-n", "0"], "at least one game"),
        (["--modules", "atlantis"], "no such module: atlantis"),
        (["--modules", "random:"], "how many modules?"),
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
