"""Nobody is told of pieces that they cannot see, neither before nor after the move."""

from collections import Counter
from collections.abc import Iterator

from alhambra.audit.checks import Check, Made, Moment
from alhambra.audit.findings import TELLING, moment_of
from alhambra.audit.truths import hidden_rows, truths
from alhambra.engine.kinds import Kind, Listed
from alhambra.engine.module import Module
from alhambra.engine.pieces import Pieces
from alhambra.engine.state import EVERYONE, State
from alhambra.engine.view import SPECTATOR

TRUTHS = 6

Told = tuple[int, dict[str, object]]


class Telling(Check):
    """Compares the pieces that events name with those that their listeners can see."""

    def begun(self, moment: Moment) -> None:
        state = moment.game.state
        self._check(moment, state.events, [state])

    def made(self, moment: Moment, made: Made) -> None:
        state = moment.game.state
        self._check(moment, state.events[made.told :], [made.before, state])

    def _check(self, moment: Moment, events: list[Told], states: list[State]) -> None:
        for audience, event in events:
            for module, kind, told in _named(states[-1], event):
                for seat in _listeners(states[-1], audience):
                    if not any(_could_tell(module, kind, one, seat, told) for one in states):
                        what = (
                            f"{event['event']} tells of a {kind.noun} that its listener cannot see"
                        )
                        where = f"seat {seat}, {moment_of(moment.game)}"
                        moment.report.note(TELLING, what, where)


def _listeners(state: State, audience: int) -> list[int]:
    return [SPECTATOR, *range(state.rules.players)] if audience == EVERYONE else [audience]


def _named(state: State, event: dict[str, object]) -> Iterator[tuple[Module, Pieces, Counter[int]]]:
    """The pieces that a declared event names, by stock."""
    for module in state.rules.modules:
        for declared in module.declares.events:
            if declared.name == event["event"]:
                for key, kind in declared.kinds.items():
                    stock = _stock(kind)
                    if stock is not None and event.get(key) is not None:
                        yield module, stock, _values(state, kind, event[key])


def _stock(kind: Kind) -> Pieces | None:
    return kind.kind.stock() if isinstance(kind, Listed) else kind.stock()


def _values(state: State, kind: Kind, told: object) -> Counter[int]:
    one = kind.kind if isinstance(kind, Listed) else kind
    texts = told if isinstance(kind, Listed) and isinstance(told, list) else [told]
    values = [one.read(state.rules, text) for text in texts]
    return Counter(piece for value in values for piece in one.pieces_in(value))


def _could_tell(module: Module, kind: Pieces, state: State, seat: int, told: Counter[int]) -> bool:
    """Whether all these pieces are where the seat sees them, or knows them to be."""
    known = module.known_to_all(state)
    rows = [row for _, row in hidden_rows(module, kind, state, seat)]
    visible = Counter(kind.all()) - Counter(n for row in rows for n in row if n not in known)
    if not told - visible:
        return True
    visible += Counter(piece for piece in _fixed(module, kind, state, seat) if piece not in known)
    return not told - visible


def _fixed(module: Module, kind: Pieces, state: State, seat: int) -> list[int]:
    """The pieces that lie in the same hidden place in every truth: the seat has looked at them."""
    rows = [row for _, row in hidden_rows(module, kind, state, seat)]
    places = [(row, at) for row, pieces in enumerate(rows) for at in range(len(pieces))]
    for other in truths(state, None if seat == SPECTATOR else seat, TRUTHS, 0):
        drawn = [row for _, row in hidden_rows(module, kind, other, seat)]
        places = [(n, at) for n, at in places if drawn[n][at : at + 1] == [rows[n][at]]]
    return [rows[row][at] for row, at in places]
