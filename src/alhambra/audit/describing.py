"""Whatever a move, an event or a question names is declared, and is of the kind that is said."""

from alhambra.audit.checks import Check, Made, Moment, Often
from alhambra.audit.findings import KINDS, moment_of
from alhambra.engine.description import (
    Described,
    described_events,
    described_moves,
    described_questions,
)

NUMBERS = ("amount", "seat", "space", "turn")


def fits(kind: object, value: object) -> bool:
    """Whether a plain value can be of a kind."""
    if isinstance(kind, dict):
        return _composed(kind, value)
    if isinstance(kind, list):
        return isinstance(value, list) and len(value) == len(kind) and _all_fit(kind, value)
    if kind == "flag":
        return isinstance(value, bool)
    if kind == "cell":
        return isinstance(value, list) and [type(n) for n in value] == [int, int]
    if kind in NUMBERS:
        return type(value) is int
    return type(value) in (int, str)


def _composed(kind: dict[str, object], value: object) -> bool:
    for key in ("list", "seats"):
        if key in kind:
            return isinstance(value, list) and all(fits(kind[key], one) for one in value)
    return isinstance(value, str)  # a thing and the cell it is on


def _all_fit(kinds: list[object], values: list[object]) -> bool:
    return all(fits(kind, value) for kind, value in zip(kinds, values, strict=True))


class Describing(Check):
    """Compares what is said in a game with what its description says."""

    def __init__(self, often: Often) -> None:
        self._often = often
        self._moves: Described = {}
        self._events: Described = {}
        self._questions: Described = {}

    def begun(self, moment: Moment) -> None:
        rules = moment.game.state.rules
        self._moves = described_moves(rules)
        self._events = described_events(rules)
        self._questions = described_questions(rules)
        self._look_at_events(moment, 0)

    def asked(self, moment: Moment) -> None:
        question = moment.game.question
        if question is None or not self._often.due(question.kind, moment.chance):
            return
        self._compare(moment, "question", question.kind, self._questions, question.data)
        for move in moment.game.moves():
            self._compare(moment, "move", move.kind, self._moves, move.parts)

    def made(self, moment: Moment, made: Made) -> None:
        self._look_at_events(moment, made.told)

    def _look_at_events(self, moment: Moment, told: int) -> None:
        for _, event in moment.game.state.events[told:]:
            parts = {name: value for name, value in event.items() if name != "event"}
            self._compare(moment, "event", str(event["event"]), self._events, parts)

    def _compare(
        self, moment: Moment, noun: str, name: str, known: Described, said: dict[str, object]
    ) -> None:
        kinds = known.get(name, {})
        for part, value in said.items():
            if part not in kinds:
                what = f"the {noun} {name} names {part}, which is not declared"
            elif value is not None and not fits(kinds[part], value):
                what = f"the {noun} {name} says {part} {value!r}, which is no {kinds[part]}"
            else:
                continue
            moment.report.note(KINDS, what, moment_of(moment.game))
