"""Whole games through the terminal, from the first question to the last score sheet."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from alhambra.position import record
from alhambra.terminal import saves
from tests.terminal.helpers import FirstOption, paper, play, typing

CLI = [sys.executable, "-m", "alhambra"]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_game_can_be_played_to_its_end(tmp_path: Path, language: str, players: int) -> None:
    console, sheet = paper()
    path = tmp_path / "game.json"
    session = play(path, FirstOption(sheet), console, language, players)
    assert session is not None
    assert session.game.over
    printed = sheet.getvalue()
    last = {"en": "Last scoring", "de": "Schlusswertung"}[language]
    assert last in printed
    assert ("Dirk" in printed) == (players == 2)
    names = ", ".join(session.talk.words.names[seat] for seat in session.game.winners)
    won = {"en": f"{names} won the game", "de": f"gewonnen haben: {names}"}[language]
    assert won.lower() in printed.lower().replace("gewonnen hat:", "gewonnen haben:")
    assert record.load(path).scores == session.game.scores


def test_nothing_is_wider_than_eighty_columns(tmp_path: Path) -> None:
    for players, language in ((2, "de"), (6, "de"), (4, "en")):
        console, sheet = paper(80)
        path = tmp_path / f"{players}{language}.json"
        play(path, FirstOption(sheet), console, language, players, seed=11)
        too_wide = [line for line in sheet.getvalue().splitlines() if len(line) > 80]
        # The command to watch the game again is as long as the path of its file.
        assert [line for line in too_wide if str(tmp_path) not in line] == []


def test_leaving_and_resuming_gives_the_same_game(tmp_path: Path) -> None:
    console, sheet = paper()
    whole = play(tmp_path / "whole.json", FirstOption(sheet), console)
    assert whole is not None
    path = tmp_path / "parts.json"
    console, sheet = paper()
    play(path, FirstOption(sheet, moves=25), console)
    assert not saves.load(path).game.over
    console, sheet = paper()
    resumed = play(path, Resuming(FirstOption(sheet)), console)
    assert resumed is not None
    assert resumed.game.history == whole.game.history
    assert resumed.game.scores == whole.game.scores


class Resuming:
    """Continues the saved game, then plays on."""

    def __init__(self, player: FirstOption) -> None:
        self.player = player
        self.asked = False

    def __call__(self, prompt: str) -> str:
        if not self.asked:
            self.asked = True
            self.player.read_up_to = len(self.player.sheet.getvalue())
            return "c"
        return self.player(prompt)


def run(arguments: list[str], typed: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    env = {**os.environ, **environment}
    return subprocess.run(
        [*CLI, *arguments], input=typed, capture_output=True, text=True, env=env, check=False
    )


def test_the_command_plays_a_whole_game_over_a_pipe(tmp_path: Path) -> None:
    data = {"XDG_DATA_HOME": str(tmp_path), "LANG": "de_DE.UTF-8", "LC_ALL": "", "COLUMNS": "80"}
    typed = "t1\n1\n1\nr\n\n" * 300
    result = run(["play", "--terminal", "--seed", "3", "--players", "2"], typed, **data)
    assert result.returncode == 0, result.stderr
    assert "Gewonnen" in result.stdout
    path = tmp_path / "alhambra" / "game.json"
    assert record.load(path).over
    shown = run(["replay", str(path), "--lang", "en"], "j 10\nq\n")
    assert shown.returncode == 0, shown.stderr
    assert "Move 10 of" in shown.stdout


def test_the_command_refuses_what_it_does_not_know(tmp_path: Path) -> None:
    for wrong in (["--lang", "fr"], ["--bots", "nobody"], ["--bots", "random,random,random"]):
        result = run(["play", "--terminal", "--save", str(tmp_path / "x.json"), *wrong], "q\n")
        assert result.returncode == 2
        assert not (tmp_path / "x.json").exists()


def test_the_offer_to_continue_can_be_declined(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    console, _ = paper()
    play(path, typing(["t1"]), console, seed=1)
    console, sheet = paper()
    second = play(path, typing(["what", "n"]), console, seed=2)
    assert second is not None
    assert second.game.setup.seed == 2
    assert saves.load(tmp_path / "game.json.old").game.setup.seed == 1
    assert "unfinished" in sheet.getvalue()
    console, sheet = paper()
    assert play(path, typing(["q"]), console, seed=3) is None
    assert saves.load(path).game.setup.seed == 2
    console, sheet = paper()
    third = play(path, typing([]), console, seed=4, new=True)
    assert third is not None
    assert third.game.setup.seed == 4
    assert (tmp_path / "game.json.old2").exists()
