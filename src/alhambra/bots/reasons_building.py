"""Reasons that the own board gives: where a tile fits, and how much can still be built."""

from collections.abc import Iterator
from typing import Final

from alhambra.bots.reasons_kinds import Reason
from alhambra.bots.reasons_trial import Trial, open_sides
from alhambra.engine.outline import longest_wall
from alhambra.game.game import Game
from alhambra.game.moves import Move

LAYING: Final = ("place", "add")


def only_cell(trial: Trial) -> Iterator[Reason]:
    """There is no other cell for the tile."""
    if trial.move.kind in LAYING and len({str(cell.parts["at"]) for cell in _cells(trial)}) == 1:
        yield Reason("only_cell")


def keeps_wall(trial: Trial) -> Iterator[Reason]:
    """Other cells would break the longest wall."""
    if trial.move.kind not in LAYING:
        return
    left = [longest_wall(_played(trial, cell).state.boards[trial.seat]) for cell in _cells(trial)]
    now, own = (longest_wall(game.state.boards[trial.seat]) for game in (trial.before, trial.after))
    if own == now and min(left) < own:
        yield Reason("keeps_wall", wall=int(own))


def openness(trial: Trial) -> Iterator[Reason]:
    """No other cell leaves more open sides to build on."""
    if trial.move.kind not in LAYING:
        return
    left = [open_sides(_played(trial, cell), trial.seat) for cell in _cells(trial)]
    own = open_sides(trial.after, trial.seat)
    if own == max(left) > min(left):
        yield Reason("openness", sides=own)


def fits_nowhere(trial: Trial) -> Iterator[Reason]:
    """A tile goes to the reserve because no cell takes it."""
    tile = trial.move.parts.get("tile")
    built = [m for m in trial.moves if m.kind == "place" and m.parts.get("tile") == tile]
    if trial.move.kind == "store" and not built:
        yield Reason("fits_nowhere")


def kept(trial: Trial) -> Iterator[Reason]:
    """A tile goes to the reserve, from where it can be built."""
    now, then = (game.state.reserves[trial.seat] for game in (trial.before, trial.after))
    if len(then) > len(now):
        yield Reason("kept")


def _cells(trial: Trial) -> list[Move]:
    """The ways to lay the same tile by the same kind of move."""
    own = trial.move
    return [
        move
        for move in trial.moves
        if move.kind == own.kind and move.parts.get("tile") == own.parts.get("tile")
    ]


def _played(trial: Trial, move: Move) -> Game:
    game = trial.before.copy()
    game.play(move)
    return game
