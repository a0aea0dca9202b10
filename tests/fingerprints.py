"""Fingerprints of whole random games: every listed move, every event, the view of every seat.

Run as a program, it reads a list of set-ups as JSON, prints a line for each, and then says whether
the engine is compiled.
"""

import hashlib
import json
import random
import sys

from alhambra import Game, Setup
from alhambra.audit import wanted
from alhambra.machine.compiled import compiled
from tests.support import seats


def fingerprint(setup: Setup) -> str:
    """A digest of the game, after the number of its decisions."""
    chance = random.Random(setup.seed)
    game = Game(setup)
    digest = hashlib.sha256()
    played = 0
    while not game.over:
        moves = game.moves()
        digest.update(repr(moves).encode())
        game.play(chance.choice(wanted(moves, played)))
        played += 1
    told = [[game.view(seat), game.log(seat)] for seat in seats(game)]
    digest.update(json.dumps([told, game.record()["hash"]]).encode())
    return f"{played} {digest.hexdigest()}"


def main() -> None:
    """From standard input to standard output."""
    for setup in json.load(sys.stdin):
        sys.stdout.write(fingerprint(Setup.from_json(setup)) + "\n")
    sys.stdout.write("compiled\n" if compiled() else "sources\n")


if __name__ == "__main__":
    main()
