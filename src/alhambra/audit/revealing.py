"""Whatever turns visible counts as revealed, else it could be seen and then taken back.

A move that reveals nothing looks the same in every truth: whoever watches could have seen just this
in any of them, with the same move or, if it was made in secret, with another one.
"""

import json

from alhambra.audit.checks import Check, Made, Moment, Often
from alhambra.audit.findings import REVEALS, moment_of
from alhambra.audit.truths import truths
from alhambra.engine.state import EVERYONE, State
from alhambra.engine.step import DEED_MASK
from alhambra.engine.view import view

TRUTHS = 4  # for each of two seats
MOST_OTHERS = 40  # moves that may have been made instead, in secret


class Revealing(Check):
    """Plays moves that are said to reveal nothing in other truths too."""

    def __init__(self, often: Often) -> None:
        self.often = often

    def made(self, moment: Moment, made: Made) -> None:
        game = moment.game
        if game.state.reveals != made.before.reveals:
            return
        deed = game.state.rules.deeds[made.code & DEED_MASK]
        if not self.often.due(deed.name, moment.chance):
            return
        other = (made.seat + 1 + moment.number % (game.setup.players - 1)) % game.setup.players
        for seat in (made.seat, other):
            told = observed(game.state, seat, made.told, game.setup.colours)
            for truth in truths(made.before, seat, TRUTHS, moment.number):
                if not _possible(truth, made, seat, told, game.setup.colours):
                    whom = "its own seat" if seat == made.seat else "others"
                    what = f"{deed.name} shows {whom} what was hidden, but reveals nothing"
                    moment.report.note(REVEALS, what, f"seat {seat}, {moment_of(game)}")


def observed(state: State, seat: int, since: int, colours: tuple[str, ...]) -> str:
    """What a seat sees after a move, and what it was told."""
    told = [event for audience, event in state.events[since:] if audience in (EVERYONE, seat)]
    return json.dumps([view(state, seat, colours), told])


def _possible(truth: State, made: Made, seat: int, told: str, colours: tuple[str, ...]) -> bool:
    """Whether a seat could have observed the same in this truth."""
    if _outcome(truth, made.code, seat, colours) == told:
        return True
    if seat == made.seat:
        return False
    others = [int(code) for code in truth.codes()]
    if len(others) > MOST_OTHERS:
        return True  # too many to say
    return any(_outcome(truth, code, seat, colours) == told for code in others)


def _outcome(truth: State, code: int, seat: int, colours: tuple[str, ...]) -> str:
    """What the seat would observe, "" if the move is not legal there."""
    if truth.refuse(code):
        return ""
    copy = truth.copy()
    copy.telling = True
    copy.apply(code)
    return observed(copy, seat, 0, colours)
