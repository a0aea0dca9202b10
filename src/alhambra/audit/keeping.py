"""Positions, records and copies say everything: whatever is written is read again."""

import json
import random

from alhambra import position
from alhambra.audit.checks import Check, Made, Moment, Often
from alhambra.audit.findings import KEEPING, PIECES
from alhambra.audit.games import seats, whats_open
from alhambra.audit.pieces import misplaced
from alhambra.audit.truths import seen
from alhambra.engine.module import Module
from alhambra.engine.state import State
from alhambra.game.game import Game

COPIED = 200  # within so many moves a copy is made


class Complete(Check):
    """Every piece is in one place after every move."""

    def begun(self, moment: Moment) -> None:
        self._check(moment)

    def made(self, moment: Moment, made: Made) -> None:
        self._check(moment)

    def _check(self, moment: Moment) -> None:
        for what in misplaced(moment.game.state):
            moment.report.note_in(moment.game, PIECES, what)


class Positions(Check):
    """A position read again is the same moment: fields, views, moves."""

    def __init__(self, often: Often) -> None:
        self.often = often

    def asked(self, moment: Moment) -> None:
        if self.often.due(whats_open(moment.game), moment.chance):
            check_position(moment)


def check_position(moment: Moment) -> None:
    """Writes the game, reads it, and compares."""
    game = moment.game
    text = position.dump(game)
    try:
        again = position.loads(text)
    except position.PositionError as error:
        moment.report.note_in(game, KEEPING, f"a position cannot be read again: {error}")
        return
    if position.dump(again) != text:
        moment.report.note_in(game, KEEPING, "a position read again is written otherwise")
    for what in _forgotten(game.state, again.state):
        moment.report.note_in(game, KEEPING, f"a position forgets {what}")
    for seat in seats(game):
        if game.view(seat) != again.view(seat):
            what = f"seat {seat} sees something else once a position is read"
            moment.report.note_in(game, KEEPING, what)
    if list(game.state.codes()) != list(again.state.codes()):
        moment.report.note_in(game, KEEPING, "other moves are listed once a position is read")


def _forgotten(state: State, again: State) -> list[str]:
    """The fields that are not the same in both; a `write` of its own may leave out what is over."""
    return [
        f"{module.name}: {field.key}"
        for module in state.rules.modules
        for field in module.declares.fields
        if field.key and type(module).write is Module.write
        if field.write(state) != field.write(again)
    ]


class Copies(Check):
    """A copy made on the way comes to the same end; so does the record."""

    def __init__(self) -> None:
        self.at = 0
        self.copy: Game | None = None

    def begun(self, moment: Moment) -> None:
        self.at = random.Random(f"copy {moment.game.setup.seed}").randrange(COPIED)
        self.copy = moment.game.copy()

    def asked(self, moment: Moment) -> None:
        if moment.number == self.at:
            self.copy = moment.game.copy()

    def ended(self, moment: Moment) -> None:
        game, copy = moment.game, self.copy
        assert copy is not None
        for _, move in game.history[len(copy.history) :]:
            copy.play(move)
        same = [seen(copy, seat) for seat in seats(game)] == [
            seen(game, seat) for seat in seats(game)
        ]
        if not same or position.dump(copy) != position.dump(game):
            moment.report.note_in(game, KEEPING, "a copy comes to another end by the same moves")
        record = game.record()
        if Game.replay(json.loads(json.dumps(record))).record() != record:
            moment.report.note_in(game, KEEPING, "a record plays another game")
