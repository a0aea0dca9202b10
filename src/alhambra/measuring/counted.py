"""Work that is counted or timed: run by file, so that it measures any checkout of the game.

`python counted.py WORK MODULES COUNT` does the work COUNT times and prints how much it was; with
one more word, `timed`, it prints the seconds of processor time that each took. It imports only what
has been there from the first edition on.
"""

import sys
from collections.abc import Callable
from functools import partial
from time import process_time
from typing import Any

PLAYERS = 3
MOMENTS = (60, 150, 300)  # answers after which a game stands for a typical moment

Modules = tuple[str, ...]


def play(modules: Modules, games: int) -> int:
    """Random games on the engine's own state; returns how many decisions they took."""
    from alhambra import Game, Setup  # noqa: PLC0415 - importing is a work of its own
    from alhambra.engine.playout import play_out  # noqa: PLC0415
    from alhambra.engine.rng import seeded  # noqa: PLC0415

    decisions = 0
    for number in range(games):
        state = Game(Setup(players=PLAYERS, modules=modules, seed=number)).state.copy()
        decisions += int(play_out(state, seeded(f"bench moves {number}")))
    return decisions


def copy(modules: Modules, calls: int) -> int:
    """Copies of states."""
    states = _moments(modules)
    return _repeat(calls, [state.copy for state in states])


def determinize(modules: Modules, calls: int) -> int:
    """Other truths of states, as the first seat may imagine them."""
    from alhambra.engine.rng import seeded  # noqa: PLC0415
    from alhambra.engine.secrets import determinize  # noqa: PLC0415

    rng = seeded("bench truths")
    states = _moments(modules)
    return _repeat(calls, [partial(determinize, state, 0, rng) for state in states])


def view(modules: Modules, calls: int) -> int:
    """What the first seat sees of states."""
    from alhambra.engine.view import view  # noqa: PLC0415

    colours = ("red", "yellow", "green")
    states = _moments(modules)
    return _repeat(calls, [partial(view, state, 0, colours) for state in states])


def importing(_: Modules, calls: int) -> int:
    """The package, imported once or not at all."""
    if calls:
        import alhambra  # noqa: F401, PLC0415
    return calls


def first_game(modules: Modules, calls: int) -> int:
    """The first game of a process or none, after the package was imported."""
    from alhambra import Game, Setup  # noqa: PLC0415

    for _ in range(calls):
        Game(Setup(players=PLAYERS, modules=modules, seed=1))
    return calls


def _moments(modules: Modules) -> list[Any]:
    """States of one game at several moments, the same in every run."""
    from alhambra import Game, Setup  # noqa: PLC0415
    from alhambra.engine.rng import seeded  # noqa: PLC0415

    state = Game(Setup(players=PLAYERS, modules=modules, seed=1)).state.copy()
    rng = seeded("bench moves 1")
    found = []
    for number in range(max(MOMENTS) + 1):
        if number in MOMENTS:
            found.append(state.copy())
        codes = state.codes()
        state.apply(codes[rng.below(len(codes))])
    return found


def _repeat(calls: int, works: list[Callable[[], object]]) -> int:
    """So many calls of each kind of work; returns how many calls that was."""
    for _ in range(calls):
        for work in works:
            work()
    return calls * len(works)


WORKS = {
    "play": play,
    "copy": copy,
    "determinize": determinize,
    "view": view,
    "import": importing,
    "first game": first_game,
}


def seconds(work: Callable[[int], int], count: int) -> float:
    """What one unit of the work takes, without what comes before it."""
    work(1)  # imports, and makes the rules
    begin = process_time()
    once = work(1)
    middle = process_time()
    often = work(count + 1)
    return (process_time() - middle - (middle - begin)) / (often - once)


def main(arguments: list[str]) -> None:
    """Does one work and prints its size, or its time; names no modules for the base game."""
    work, names, count, *timed = arguments
    modules = tuple(name for name in names.split(",") if name)
    if not timed:
        sys.stdout.write(str(WORKS[work](modules, int(count))))
        return
    sys.stdout.write(str(seconds(partial(WORKS[work], modules), int(count))))


if __name__ == "__main__":
    main(sys.argv[1:])
