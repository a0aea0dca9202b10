"""Tries the installed package: `python -P tools/try_wheel.py`, as cibuildwheel does with wheels.

Plays a whole game with modules through the API, replays its record, and asks the command which
engine it runs. Fails unless that is the compiled one.
"""

import subprocess
import sys

from alhambra import Game, Setup
from alhambra.bots import answer, make
from alhambra.modules import ALL

MODULES = tuple(ALL)[::21]


def play() -> Game:
    game = Game(Setup(players=3, modules=MODULES, seed=7))
    bots = [make(name, seed=seat) for seat, name in enumerate(("random", "easy", "normal"))]
    while (question := game.question) is not None:
        game.play(answer(bots[question.seat], game))
    return game


def main() -> int:
    game = play()
    if Game.replay(game.record()).scores != game.scores:
        print("The record does not replay to its own scores.")
        return 1
    print(f"{len(game.history)} moves, scores {game.scores}")
    command = [sys.executable, "-m", "alhambra", "--version"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    print(said.strip())
    return 0 if "(compiled)" in said else 1


if __name__ == "__main__":
    sys.exit(main())
