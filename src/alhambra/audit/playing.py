"""One random game under the eyes of checks."""

from random import Random

from alhambra.audit.checks import Check, Made, Moment, Often
from alhambra.audit.findings import MOVES, PLAY, Report
from alhambra.audit.games import LONGEST, any_move, odd_move
from alhambra.audit.keeping import Complete, Copies, Positions
from alhambra.audit.legality import refused_moves
from alhambra.audit.truths import Truths
from alhambra.game.game import Game
from alhambra.game.moves import Move
from alhambra.game.setup import Setup


def watched_game(
    setup: Setup, checks: list[Check], report: Report, odd: bool = False
) -> Game | None:
    """Plays a random game; None if it cannot be played to its end, which is a finding."""
    game: Game | None = None
    try:
        game = Game(setup)
        _play(Moment(game, report, Random(f"checks {setup.seed}")), checks, odd)
    except Exception as error:
        if game is None:
            report.note(PLAY, f"a game cannot begin: {error!r}", f"{setup.players} players")
        else:
            report.note_in(game, PLAY, f"the game cannot go on: {error!r}")
        return None
    return game


def _play(moment: Moment, checks: list[Check], odd: bool) -> None:
    game = moment.game
    chance = Random(game.setup.seed)
    for check in checks:
        check.begun(moment)
    while not game.over:
        for check in checks:
            check.asked(moment)
        draw = odd_move if odd else any_move
        _make(moment, checks, draw(game, chance, moment.number))
        if moment.number == LONGEST:
            raise RuntimeError("the game does not end")
    for check in checks:
        check.ended(moment)


def _make(moment: Moment, checks: list[Check], move: Move) -> None:
    state = moment.game.state
    made = Made(state.copy(), int(move.code), int(state.asked()), len(state.events))
    moment.game.play(move)
    moment.number += 1
    for check in checks:
        check.made(moment, made)


class Listed(Check):
    """Every listed move of a new question is legal."""

    def __init__(self, often: Often) -> None:
        self.often = often

    def asked(self, moment: Moment) -> None:
        if self.often.due(moment.game.state.frames[-1].step.name, moment.chance):
            for what in refused_moves(moment.game):
                moment.report.note_in(moment.game, MOVES, what)


def audited_game(players: int, modules: tuple[str, ...], seed: int, moments: float) -> Game:
    """A random game that is checked after every move; raises FindingsError.

    It is checked more closely when something is asked for the first time, whatever waits below it,
    and another truth is played to its end at some moments.
    """
    report = Report("+".join(modules))
    once = [Often(1, 0.0) for _ in range(3)]
    checks: list[Check] = [
        Complete(), Copies(), Listed(once[0]), Positions(once[1]), Truths(once[2], moments),
    ]  # fmt: skip
    game = watched_game(Setup(players=players, seed=seed, modules=modules), checks, report)
    report.raise_any()
    assert game is not None
    return game
