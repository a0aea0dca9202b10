"""Whatever a move, an event, a question or an area says is declared, and is of its kind."""

from alhambra.audit.checks import Check, Made, Moment, Often
from alhambra.audit.findings import KINDS, moment_of
from alhambra.engine.description import (
    Described,
    described_areas,
    described_events,
    described_moves,
    described_questions,
)

NUMBERS = ("amount", "seat", "space", "turn")


def fits(kind: object, value: object) -> bool:
    """Whether a plain value can be of a kind."""
    if isinstance(kind, dict):
        return _composed(kind, value)
    if kind == "flag":
        return isinstance(value, bool)
    if kind in ("cell", "place") and isinstance(value, list):
        return [type(n) for n in value] == [int, int]
    if kind == "cell":
        return False
    if kind in NUMBERS:
        return type(value) is int
    return type(value) in (int, str)


def _composed(kind: dict[str, object], value: object) -> bool:
    """Lists, with one for each seat or name, or of different things that may not be there."""
    if not isinstance(value, list):
        return False
    row = kind.get("row")
    if isinstance(row, dict):
        return len(row) == len(value) and all(map(_may_be, row.values(), value))
    each = kind.get("each", value)
    inner = next(kind[key] for key in ("list", "seats", "of") if key in kind)
    return isinstance(each, list) and len(each) == len(value) and all(
        _may_be(inner, one) for one in value
    )  # fmt: skip


def _may_be(kind: object, value: object) -> bool:
    """Nothing is there, or something of the kind; of what is hidden only how many there are."""
    hidden = isinstance(kind, dict) and "row" not in kind and type(value) is int
    return value is None or hidden or fits(kind, value)


class Describing(Check):
    """Compares what is said in a game with what its description says."""

    def __init__(self, often: Often) -> None:
        self._often = often
        self._moves: Described = {}
        self._events: Described = {}
        self._questions: Described = {}
        self._areas: Described = {}

    def begun(self, moment: Moment) -> None:
        rules = moment.game.state.rules
        self._moves = described_moves(rules)
        self._events = described_events(rules)
        self._questions = described_questions(rules)
        self._areas = described_areas(rules)
        self._look_at_events(moment, 0)

    def asked(self, moment: Moment) -> None:
        question = moment.game.question
        if question is None or not self._often.due(question.kind, moment.chance):
            return
        self._compare(moment, "question", question.kind, self._questions, question.data)
        for module, kinds in self._areas.items():
            self._look_at_area(moment, module, kinds)
        for move in moment.game.moves():
            self._compare(moment, "move", move.kind, self._moves, move.parts)

    def made(self, moment: Moment, made: Made) -> None:
        self._look_at_events(moment, made.told)

    def _look_at_events(self, moment: Moment, told: int) -> None:
        for _, event in moment.game.state.events[told:]:
            parts = {name: value for name, value in event.items() if name != "event"}
            self._compare(moment, "event", str(event["event"]), self._events, parts)

    def _look_at_area(self, moment: Moment, module: str, kinds: dict[str, object]) -> None:
        """What the asked seat sees; a module that describes nothing shows itself in its own way."""
        question = moment.game.question
        shown = moment.game.view(question.seat if question else None).get(module, {})
        for part, value in shown.items() if kinds else ():
            if part not in kinds:
                what = f"{module} shows {part}, which is not declared"
            elif not _may_be(kinds[part], value):
                what = f"{module} shows {part} {value!r}, which is no {kinds[part]}"
            else:
                continue
            moment.report.note(KINDS, what, moment_of(moment.game))

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
