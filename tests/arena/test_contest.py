"""Where a contest stops, and what its folder keeps."""

import json
from multiprocessing import active_children
from pathlib import Path
from random import Random

import pytest

from alhambra.arena.contest import End, compete
from alhambra.arena.crews import CrewLostError, local
from alhambra.arena.folder import Folder
from alhambra.arena.play import Done, play
from alhambra.arena.publish import publish
from alhambra.arena.task import Task
from tests.arena.helpers import Inventors, by_strength, numbers, published

BOTS = ("random", "easy", "normal")
SETTLED = Task(BOTS, games=600, seed=2, threshold=0.65)
STRENGTHS = [0.0, 20.0, 50.0]


def contest(path: Path, task: Task, disorder: int = 1) -> End:
    with Folder(path, task) as folder:
        end = compete(folder, Inventors(STRENGTHS, disorder), lambda _: None)
        publish(folder, end)
    return end


def test_it_stops_at_a_fixed_number_whatever_the_order_of_arrival(tmp_path: Path) -> None:
    ends = [contest(tmp_path / str(disorder), SETTLED, disorder) for disorder in (1, 7, 40)]
    assert ends[0] == ends[1] == ends[2]
    assert ends[0].games in SETTLED.looks()[1:-1]
    assert "side of 65%" in str(ends[0].reason)
    results = [(tmp_path / str(n) / "result.json").read_bytes() for n in (1, 7, 40)]
    assert results[0] == results[1] == results[2]
    reports = [(tmp_path / str(n) / "report.html").read_bytes() for n in (1, 7, 40)]
    assert reports[0] == reports[1] == reports[2]
    assert b"a little too\nnarrow after an early stop" in reports[0]
    # Games that were under way when it stopped are there and do not count.
    assert len(numbers(tmp_path / "40")) > ends[0].games
    assert json.loads(results[0])["games"] == ends[0].games


def test_a_stopped_contest_stays_stopped(tmp_path: Path) -> None:
    end = contest(tmp_path, SETTLED, disorder=40)
    before = published(tmp_path), numbers(tmp_path)
    assert contest(tmp_path, SETTLED) == end
    assert (published(tmp_path), numbers(tmp_path)) == before


def test_without_a_rule_to_stop_all_games_are_played(tmp_path: Path) -> None:
    assert contest(tmp_path, Task(BOTS, games=130)) == End(130, None)
    assert numbers(tmp_path) == list(range(130))


def test_any_part_of_the_games_leads_to_the_same_result(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    task = Task(BOTS, games=60, seed=4)
    contest(whole, task)
    chance = Random(1)
    with Folder(parts, task) as folder:
        some = chance.sample(range(60), 25)
        folder.add([Done(by_strength(task, number, STRENGTHS), b"") for number in some])
    contest(parts, task, disorder=5)
    assert published(parts) == published(whole)
    assert sorted(numbers(parts)) == list(range(60))


# --- The folder


def test_a_torn_line_is_cut_off_and_its_game_played_again(tmp_path: Path) -> None:
    whole, torn = tmp_path / "whole", tmp_path / "torn"
    task = Task(BOTS, games=12)
    for path in (whole, torn):
        contest(path, task)
    lines = torn / "games.jsonl"
    lines.write_bytes(lines.read_bytes()[:-20])
    with Folder(torn, task) as folder:
        assert folder.missing == [11]
    contest(torn, task)
    assert lines.read_bytes() == (whole / "games.jsonl").read_bytes()
    assert published(torn) == published(whole)


def test_a_game_counts_once(tmp_path: Path) -> None:
    task = Task(BOTS, games=3)
    with Folder(tmp_path, task) as folder:
        game = Done(by_strength(task, 1, STRENGTHS), b"first")
        folder.add([game])
        folder.add([Done(by_strength(task, 1, [90.0, 0.0, 0.0]), b"second")])
        assert folder.entries == {1: game.entry}
        assert folder.record(1).read_bytes() == b"first"
    assert numbers(tmp_path) == [1]
    (tmp_path / "games.jsonl").write_bytes((tmp_path / "games.jsonl").read_bytes() * 2)
    with Folder(tmp_path, task) as folder:
        assert folder.entries == {1: game.entry}


def test_another_task_is_refused_and_nothing_is_touched(tmp_path: Path) -> None:
    contest(tmp_path, Task(BOTS, games=6))
    before = {file: file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()}
    with pytest.raises(ValueError, match="holds another task: games 6, not 9; seed 0, not 1"):
        Folder(tmp_path, Task(BOTS, games=9, seed=1))
    assert {file: file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()} == before


def test_two_runs_cannot_share_a_folder(tmp_path: Path) -> None:
    task = Task(BOTS, games=3)
    with Folder(tmp_path, task), pytest.raises(ValueError, match="another run is at work"):
        Folder(tmp_path, task)
    Folder(tmp_path, task).__exit__(None, None, None)


def test_a_foreign_or_damaged_folder_is_refused(tmp_path: Path) -> None:
    task = Task(BOTS, games=3)
    mine = tmp_path / "letter.txt"
    mine.write_text("mine")
    with pytest.raises(ValueError, match="holds other things"):
        Folder(tmp_path, task)
    assert [file.name for file in tmp_path.iterdir()] == ["letter.txt"]
    with pytest.raises(ValueError, match="is not a folder"):
        Folder(mine, task)
    arena = tmp_path / "arena"
    contest(arena, task)
    lines = (arena / "games.jsonl").read_bytes()
    (arena / "games.jsonl").write_bytes(b'{"number": "x"}\n' + lines)
    with pytest.raises(ValueError, match="line 1 is damaged"):
        Folder(arena, task)
    assert (arena / "games.jsonl").read_bytes() == b'{"number": "x"}\n' + lines
    (arena / "task.json").write_text("{")
    with pytest.raises(ValueError, match="is damaged"):
        Folder(arena, task)
    (arena / "task.json").write_text("[]")
    with pytest.raises(ValueError, match="not the task of an arena"):
        Folder(arena, task)


def test_a_kill_while_the_task_is_written_leaves_a_usable_folder(tmp_path: Path) -> None:
    (tmp_path / "task.json.123.new").write_bytes(b'{"form')
    (tmp_path / "games.jsonl").touch()
    assert contest(tmp_path, Task(BOTS, games=3)) == End(3, None)
    assert not list(tmp_path.rglob("*.new"))


# --- Those who play


def test_a_lost_process_is_noticed(tmp_path: Path) -> None:
    task = Task(("random", "easy"), players=2, games=40)
    before = set(active_children())
    with Folder(tmp_path, task) as folder:

        def kill_them(_: list[Done]) -> None:
            for process in set(active_children()) - before:
                process.kill()

        with pytest.raises(CrewLostError, match="was killed"):
            compete(folder, local(2, play), kill_them)
        assert 0 < len(folder.entries) < 40
    assert sorted(numbers(tmp_path)) == sorted(folder.entries)
    assert set(active_children()) <= before
