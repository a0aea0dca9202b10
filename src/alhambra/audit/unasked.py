"""Whoever is passed over, because nothing seems possible, has no legal move."""

from collections.abc import Iterator

from alhambra.audit.checks import Moment
from alhambra.audit.findings import MOVES
from alhambra.engine.module import END, START, Module
from alhambra.engine.state import State
from alhambra.engine.step import DEED_MASK, Deed, Frame
from alhambra.engine.steps.menu import Done, possible

BETWEEN_TURNS = "window_question"
AT_START = "start_question"
FIRST = "act"  # what is asked when nothing was possible at the start of the turn


def check_unasked(moment: Moment) -> None:
    """Between turns any seat may be passed over, at the start of a turn the seat whose it is."""
    rules, top = moment.game.state.rules, moment.game.state.frames[-1]
    if top.step.name == BETWEEN_TURNS:
        for seat in range(rules.players):
            _check(moment, BETWEEN_TURNS, seat)
    elif top.step.name == FIRST and AT_START in rules.steps:
        if not moment.game.moves_since_turn(int(top.seat)):
            _check(moment, AT_START, int(top.seat))


def _check(moment: Moment, question: str, seat: int) -> None:
    state = moment.game.state.copy()
    step = state.rules.steps[question]
    state.frames[-1] = Frame(step, seat, seat)
    if not possible(step, state, seat):
        for deed in _listed(state):
            told = f"a seat with a legal move is not asked: {deed.name}"
            moment.report.note_in(moment.game, MOVES, told)


def _listed(state: State) -> list[Deed]:
    """The deeds of the open question that are legal, but for leaving it."""
    numbers = sorted({int(code) & DEED_MASK for code in state.codes()})
    deeds = [state.rules.deeds[number] for number in numbers]
    return [deed for deed in deeds if not isinstance(deed, Done)]


def never_asked(module: Module) -> Iterator[str]:
    """Deeds at the ends of a turn of which none ever says that it may be possible."""
    for menu in (START, END):
        deeds = [deed for joined, deed in module.declares.menus if joined == menu]
        if deeds and all(type(deed).possible is Deed.possible for deed in deeds):
            yield f"nobody is asked for the move {deeds[0].name}: its possible never says yes"
