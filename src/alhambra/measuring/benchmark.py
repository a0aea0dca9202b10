"""How fast the engine is: random self-play and single operations on one core.

A decision is one answered question with its moves generated. Time is the processor time of this
process: on an idle machine that is the time on the clock, on a busy one it leaves out what others
use. Every measurement is repeated a few times and the best repetition counts, because disturbances
only ever slow it down.
"""

import gc
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any, Final

from alhambra.engine.playout import play_out
from alhambra.engine.rng import seeded
from alhambra.engine.state import State
from alhambra.game.dealing import deal
from alhambra.game.game import Game
from alhambra.game.moves import Move
from alhambra.game.setup import Setup
from alhambra.machine.compiled import compiled
from alhambra.modules import ALL

PLAYERS: Final = (2, 3, 4, 6)
HEADLINE: Final = 3
REPETITIONS: Final = 5
MIDDLE: Final = 60  # answers after which a game stands for a typical moment
PEERS: Final = ("catanatron",)
BASE: Final = "none"  # the set without modules, with which all others are compared
EACH_PART: Final = 0.25  # of the usual time is enough to tell slow modules from fast ones

Modules = tuple[str, ...]


class PeerMissingError(RuntimeError):
    """The peer is not installed; the text says how to get it."""


# --- Self-play


def engine_game(players: int, modules: Modules, number: int) -> int:
    """One random game on the engine's own state; returns how many decisions it took."""
    state = deal(Setup(players=players, modules=modules, seed=number))
    return int(play_out(state, seeded(f"bench moves {number}")))


def api_game(players: int, modules: Modules, number: int) -> int:
    """The same through the public API: moves as objects, checked, logged, with events."""
    game = Game(Setup(players=players, modules=modules, seed=number))
    random = Random(number)
    decisions = 0
    while not game.over:
        game.play(random.choice(game.moves()))
        decisions += 1
    return decisions


def self_play(play: Callable[[int], int], seconds: float) -> dict[str, float]:
    """Plays games until the time is over, in a few repetitions.

    The speed is that of the fastest repetition, the length of a game the mean over all of them.
    """
    play(0)
    decisions = games = 0
    fastest = spent = 0.0
    while spent < seconds:
        answered, passed = 0, 0.0
        begin = process_time()
        while passed < seconds / REPETITIONS:
            games += 1
            answered += play(games)
            passed = process_time() - begin
        decisions += answered
        spent += passed
        fastest = max(fastest, answered / passed)
    return {
        "decisions_per_second": fastest,
        "games_per_second": fastest * games / decisions,
        "decisions_per_game": decisions / games,
    }


# --- Single operations


def middle_game(players: int, modules: Modules) -> Game:
    """A game in the middle, the same in every run."""
    game = Game(Setup(players=players, modules=modules, seed=1))
    random = Random(1)
    for _ in range(MIDDLE):
        if not game.over:
            game.play(random.choice(game.moves()))
    return game


def middle_state(players: int, modules: Modules) -> State:
    """The engine's state of such a game."""
    state = deal(Setup(players=players, modules=modules, seed=1))
    rng = seeded("bench moves 1")
    for _ in range(MIDDLE):
        if not state.over():
            codes = state.codes()
            state.apply(codes[rng.below(len(codes))])
    return state


def duration(work: Callable[[], object], seconds: float) -> float:
    """Seconds for one call: the best of a few repetitions."""
    calls = 1
    while _time(work, calls) < seconds / REPETITIONS / 4:
        calls *= 2
    return min(_time(work, calls) for _ in range(REPETITIONS)) / calls


def _time(work: Callable[[], object], calls: int) -> float:
    begin = process_time()
    for _ in range(calls):
        work()
    return process_time() - begin


def round_trip(game: Game) -> Callable[[], object]:
    """A move to JSON text and back, then checked against the rules as `play` does it first."""
    moves = game.moves()
    move = moves[len(moves) // 2]

    def work() -> object:
        return game.why_not(Move.from_json(json.loads(json.dumps(move.to_json()))))

    return work


# --- A peer


def check_peer(name: str) -> None:
    """Raises PeerMissingError unless the peer can be measured here."""
    if name not in PEERS:
        raise PeerMissingError(f"no such peer: {name}; there is {', '.join(PEERS)}")
    if find_spec(name) is None:
        raise PeerMissingError(f"{name} is not installed; get it with: pip install {name}")


def measure_catanatron(seconds: float) -> dict[str, Any]:
    """Random self-play of four players in the Catan simulator, counted as here.

    Its `play_tick` answers one question and generates the moves of the next.
    """
    catan = import_module("catanatron")
    limit = import_module("catanatron.game").TURNS_LIMIT

    def play(number: int) -> int:
        game = catan.Game([catan.RandomPlayer(colour) for colour in catan.Color], seed=number + 1)
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < limit:
            game.play_tick()
            decisions += 1
        return decisions

    pace = self_play(play, seconds)
    return {"name": "catanatron", "version": version("catanatron"), "players": 4, **pace}


# --- One mode, both modes


def measure(seconds: float, modules: Modules) -> dict[str, Any]:
    """All figures in the mode in which this process runs."""
    gc.collect()
    game = middle_game(HEADLINE, modules)
    state = middle_state(HEADLINE, modules)
    return {
        "compiled": compiled(),
        "engine": {str(n): self_play(_engine(n, modules), seconds) for n in PLAYERS},
        "api": {str(n): self_play(_api(n, modules), seconds) for n in PLAYERS},
        "seconds": {
            "copy": duration(state.copy, seconds),
            "view": duration(lambda: game.view(0), seconds),
            "json_round_trip": duration(round_trip(game), seconds),
        },
    }


def _engine(players: int, modules: Modules) -> Callable[[int], int]:
    return lambda number: engine_game(players, modules, number)


def _api(players: int, modules: Modules) -> Callable[[int], int]:
    return lambda number: api_game(players, modules, number)


def measure_pure(seconds: float, modules: Modules) -> dict[str, Any]:
    """The same figures from a process of its own that runs the Python sources."""
    environment = {**os.environ, "ALHAMBRA_PURE": "1"}
    return _in_process(["measure", str(seconds), ",".join(modules)], environment)


def measure_set(seconds: float, modules: Modules) -> dict[str, Any]:
    """One set of modules in both modes; a mode that cannot run here is None."""
    here = measure(seconds, modules)
    return {
        "modules": list(modules),
        "compiled": here if here["compiled"] else None,
        "uncompiled": measure_pure(seconds, modules) if here["compiled"] else here,
    }


def run(
    seconds: float, sets: dict[str, Modules], peer: str | None, each: bool = False
) -> dict[str, Any]:
    """The whole benchmark: the base game beside sets of modules, and a peer if asked for.

    With `each`, every module is measured alone too, for a shorter time.
    """
    if peer is not None:
        check_peer(peer)
    measured = {name: measure_set(seconds, modules) for name, modules in {BASE: (), **sets}.items()}
    for row in measured.values():
        row["ratio"] = ratios(_headline(row), _headline(measured[BASE]))
    result: dict[str, Any] = {
        "python": platform.python_version(),
        "players": HEADLINE,
        "sets": measured,
        "each": measure_each(seconds * EACH_PART) if each else None,
        "peer": None,
    }
    if peer is not None:
        result["peer"] = _in_process(["peer", str(seconds), ""], dict(os.environ))
        result["peer"]["ratio"] = ratios(_headline(measured[BASE]), result["peer"])
    return result


def _headline(row: dict[str, Any]) -> dict[str, float]:
    """The engine's speed with three players, compiled if it is."""
    speed: dict[str, float] = (row["compiled"] or row["uncompiled"])["engine"][str(HEADLINE)]
    return speed


def ratios(one: dict[str, float], other: dict[str, float]) -> dict[str, float]:
    """How many times as fast one is as the other."""
    return {key: one[key] / other[key] for key in ("decisions_per_second", "games_per_second")}


def measure_each(seconds: float) -> list[dict[str, Any]]:
    """Every module alone on the engine, the slowest first: by the time of a decision.

    The base game is measured again beside each, because a machine's pace changes.
    """
    rows = []
    for name in ALL:
        base = self_play(_engine(HEADLINE, ()), seconds)
        speed = self_play(_engine(HEADLINE, (name,)), seconds)
        rows.append({"module": name, **speed, "ratio": ratios(speed, base)})
    return sorted(rows, key=lambda row: row["ratio"]["decisions_per_second"])


def _in_process(arguments: list[str], environment: dict[str, str]) -> dict[str, Any]:
    """Runs one part of the benchmark in a child process, one core like everything here."""
    # The child must find this very package, also when it lies on a path given by hand.
    environment["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    command = [sys.executable, "-m", "alhambra.measuring.benchmark", *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"a part of the benchmark failed: {done.stderr.strip()[-500:]}")
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def main(arguments: list[str]) -> None:
    """What a child process does: measure one part and print it as JSON."""
    part, seconds, names = arguments
    if part == "peer":
        answer: dict[str, Any] = measure_catanatron(float(seconds))
    else:
        answer = measure(float(seconds), tuple(name for name in names.split(",") if name))
    sys.stdout.write(json.dumps(answer))


if __name__ == "__main__":
    main(sys.argv[1:])
