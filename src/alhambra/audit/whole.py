"""The whole audit of one module."""

from dataclasses import dataclass, replace
from pathlib import Path

from alhambra.audit.advising import Advising
from alhambra.audit.checks import Check, Often
from alhambra.audit.counts import check_counts
from alhambra.audit.describing import Describing
from alhambra.audit.fairness import Fairness
from alhambra.audit.findings import MOVES, PLAY, Finding, Report
from alhambra.audit.keeping import Complete, Copies, Positions
from alhambra.audit.known import unknown
from alhambra.audit.legality import Legality, never_refuse
from alhambra.audit.messages import check_messages
from alhambra.audit.occurring import Occurring
from alhambra.audit.pages import check_pages
from alhambra.audit.playing import watched_game
from alhambra.audit.reading import Reading
from alhambra.audit.revealing import Revealing
from alhambra.audit.rooms import load_room, opened
from alhambra.audit.scoring import Scoring
from alhambra.audit.telling import Telling
from alhambra.audit.truths import Truths
from alhambra.audit.unasked import never_asked
from alhambra.engine.module import Module
from alhambra.game.catalogue import make_module
from alhambra.game.setup import Setup
from alhambra.rooms import ALL
from alhambra.rooms.about import RoomError

READ = 2  # the number of players of the games that are put into words


@dataclass(frozen=True)
class Depth:
    """How much is played."""

    games: int = 5  # that are watched, with 2 to 6 players in turn
    more: int = 25  # to see what has not happened yet
    beside: int = 20  # the same, together with other modules
    rate: float = 0.02  # how often to look once a question is known
    moments: float = 0.002  # how often another truth is played to its end


ORDINARY = Depth()
DEEP = Depth(games=25, more=60, beside=60, rate=0.2, moments=0.01)


def audit_module(name: str, depth: Depth = ORDINARY) -> list[Finding]:
    """Everything that is wrong with a module, but what its room explains."""
    if not ALL[name].outside or ALL[name].watched:
        return _audit(name, depth)
    with opened(replace(ALL[name], watched=True)):
        return _audit(name, depth)


def _audit(name: str, depth: Depth) -> list[Finding]:
    report = Report(name)
    try:
        module = make_module(name)
    except Exception as error:
        report.note(PLAY, f"the module cannot be made: {error!r}")
        return report.findings
    check_pages(ALL[name], report)
    check_messages(ALL[name], module, report)
    check_counts(ALL[name], module, report)
    for what in never_asked(module):
        report.note(MOVES, what)
    _play(name, module, depth, report)
    return unknown(ALL[name], report.findings)


def _play(name: str, module: Module, depth: Depth, report: Report) -> None:
    occurring = Occurring(name, module)
    legality: list[Legality] = []
    for number in range(depth.games):
        setup = Setup(players=2 + number % 5, seed=number + 1, modules=(name,))
        checks = [*all_checks(depth), Advising(name, Often(2, depth.rate))]
        if setup.players == READ:
            checks.append(Reading())
        legality += [check for check in checks if isinstance(check, Legality)]
        game = watched_game(setup, checks, report, odd=True)
        if game is not None:
            occurring.add(game)
    for deed in never_refuse(legality):
        report.note(MOVES, f"no move is ever refused: {deed}")
    if not any(finding.check == PLAY for finding in report.findings):
        occurring.look_further(depth.more, depth.beside, report)
        occurring.note(report)


def all_checks(depth: Depth) -> list[Check]:
    """One of each, for one game."""
    return [
        Complete(),
        Copies(),
        Legality(Often(2, depth.rate)),
        Positions(Often(1, depth.rate / 4)),
        Truths(Often(1, depth.rate / 4), depth.moments),
        Fairness(3),
        Revealing(Often(4, depth.rate)),
        Telling(),
        Describing(Often(3, depth.rate)),
        Scoring(),
    ]


def audit_room(folder: Path, depth: Depth = ORDINARY) -> list[Finding]:
    """The same for a room that lies anywhere, in place of a module with its name."""
    try:
        room = load_room(folder)
    except RoomError as error:
        return [Finding(PLAY, folder.name, f"the room cannot be opened: {error}")]
    with opened(room):
        return audit_module(room.id, depth)
