"""What a room advises bots: a number for each move, and facts for people that have words."""

from math import isfinite
from types import ModuleType
from typing import Any

from alhambra.audit.checks import Check, Moment, Often
from alhambra.audit.findings import ADVICE, TEXTS
from alhambra.audit.games import whats_open
from alhambra.bots.reasons_kinds import Reason
from alhambra.game.moves import Move
from alhambra.locale.languages import LANGUAGES
from alhambra.rooms import ALL
from alhambra.showing.texts import bundle

MOST_MOVES = 40  # of one question that are looked at


class Advising(Check):
    """Asks the room's `advice.py` of moves, as bots do."""

    def __init__(self, module: str, often: Often) -> None:
        self.advice: ModuleType | None = ALL[module].part("advice")
        self.often = often

    def asked(self, moment: Moment) -> None:
        if self.advice is not None and self.often.due(whats_open(moment.game), moment.chance):
            self._ask(moment, self.advice)

    def _ask(self, moment: Moment, advice: ModuleType) -> None:
        game = moment.game
        moves = [move.plain() for move in game.moves()]
        view = game.view(int(game.state.asked()))
        for move in moment.chance.sample(moves, min(len(moves), MOST_MOVES)):
            try:
                self._check_values(moment, advice, view, move)
                self._check_words(moment, advice, view, move)
            except Exception as error:
                told = f"its advice cannot judge {move.kind}: {error!r}"
                moment.report.note_in(game, ADVICE, told)

    def _check_values(
        self, moment: Moment, advice: ModuleType, view: dict[str, Any], move: Move
    ) -> None:
        """Worths are points; None only says that a move is none of the module's."""
        for name in ("advise", "extra"):
            tell = getattr(advice, name, None)
            value = tell(view, move) if tell is not None else None
            if value is not None and not isfinite(value):
                told = f"its advice calls {move.kind} worth {value}"
                moment.report.note_in(moment.game, ADVICE, told)

    def _check_words(
        self, moment: Moment, advice: ModuleType, view: dict[str, Any], move: Move
    ) -> None:
        """Each fact that speaks for a move can be told."""
        why = getattr(advice, "why", None)
        reasons: list[Reason] = list(why(view, move)) if why is not None else []
        for reason in reasons:
            key = f"hint-{reason.key.replace('_', '-')}"
            for language in LANGUAGES:
                if not bundle(language).has_message(key):
                    told = f"{language}: the reason {reason.key} has no text ({key})"
                    moment.report.note_in(moment.game, TEXTS, told)
