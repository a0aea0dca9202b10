"""Another truth: it looks the same to a seat, is complete, and is drawn fairly."""

import json
import random

from alhambra import position
from alhambra.audit.checks import Check, Made, Moment, Often
from alhambra.audit.findings import PLAY, SECRETS
from alhambra.audit.games import finish, seats, whats_open
from alhambra.audit.pieces import misplaced
from alhambra.engine.fields import Field
from alhambra.engine.module import Module
from alhambra.engine.pieces import Pieces
from alhambra.engine.rng import seeded
from alhambra.engine.secrets import determinize
from alhambra.engine.state import State
from alhambra.engine.view import SPECTATOR
from alhambra.game.game import Game
from alhambra.position.fingerprint import state_hash


def seen(game: Game, seat: int | None) -> str:
    """All that a seat knows, as text."""
    return json.dumps([game.view(seat), game.log(seat)], sort_keys=True)


def truths(state: State, seat: int | None, number: int, salt: int) -> list[State]:
    """Several states that this seat cannot tell apart."""
    who = SPECTATOR if seat is None else seat
    return [determinize(state, who, seeded(f"audit {salt} {n}")) for n in range(number)]


class Truths(Check):
    """At every new question, and now and then: nothing leaks, nothing is lost."""

    def __init__(self, often: Often, moments: float) -> None:
        self.often = often
        self.moments = moments  # how often another truth is played to its end
        self.looks = 0

    def asked(self, moment: Moment) -> None:
        if self.often.due(whats_open(moment.game), moment.chance):
            self.looks += 1
            everybody = seats(moment.game)
            check_truth(moment, everybody[self.looks % len(everybody)])
            check_truth(moment, int(moment.game.state.asked()))
            check_alike(moment, everybody[self.looks % len(everybody)])

    def made(self, moment: Moment, made: Made) -> None:
        if moment.chance.random() < self.moments:
            check_to_the_end(moment, moment.chance.randrange(moment.game.setup.players))


def check_truth(moment: Moment, seat: int | None) -> Game:
    """One other truth for a seat, which may list its own moves to it."""
    game = moment.game
    other = game.determinize(seat, moment.number)
    if seen(other, seat) != seen(game, seat):
        moment.report.note_in(game, SECRETS, f"seat {seat} sees what it cannot know")
    if game.state.asked() == seat and list(other.state.codes()) != list(game.state.codes()):
        told = f"the moves listed for seat {seat} depend on what it cannot know"
        moment.report.note_in(game, SECRETS, told)
    for what in misplaced(other.state):
        moment.report.note_in(game, SECRETS, f"{what} in another truth")
    return other


def check_alike(moment: Moment, seat: int | None) -> None:
    """By the same chance, what is imagined follows from what the seat sees, not from the truth."""
    game = moment.game
    (other,) = truths(game.state, seat, 1, moment.number)
    imagined = [truths(state, seat, 1, -1)[0] for state in (game.state, other)]
    first, second = (state_hash(state, game.setup.colours, 0) for state in imagined)
    if first != second:
        told = f"another truth for seat {seat} depends on what it cannot know"
        moment.report.note_in(game, SECRETS, told)


def check_to_the_end(moment: Moment, seat: int) -> None:
    """Another truth can be played to its end, and the game does not notice."""
    text = position.dump(moment.game)
    try:
        finish(check_truth(moment, seat), random.Random(moment.number))
    except Exception as error:
        told = f"another truth for seat {seat} cannot be played to its end: {error!r}"
        moment.report.note_in(moment.game, PLAY, told)
    if position.dump(moment.game) != text:
        moment.report.note_in(moment.game, SECRETS, "the game changed while another was played")


def hiding_fields(module: Module, kind: Pieces) -> list[Field]:
    """The fields of which pieces of a stock may be hidden."""
    return [field for field in module.declares.fields if field.seen and field.holds is kind]


def hidden_rows(
    module: Module, kind: Pieces, state: State, seat: int
) -> list[tuple[Field, list[int]]]:
    """The lists of pieces of a stock that a seat does not see, each with its field."""
    return [
        (field, row) for field in hiding_fields(module, kind) for row in field.hidden(state, seat)
    ]
