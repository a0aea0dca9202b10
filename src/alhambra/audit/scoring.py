"""Points count nothing secret: a spectator could add them up."""

import json

from alhambra.audit.checks import Check, Moment
from alhambra.audit.findings import SCORE
from alhambra.audit.truths import truths
from alhambra.engine.rules import TYPES
from alhambra.engine.scoring import LAST_ROUND, count_round
from alhambra.engine.state import State

EVERY = 15  # moves between two looks
TRUTHS = 3


class Scoring(Check):
    """The score sheet of the table as it lies is the same in every truth of a spectator."""

    def asked(self, moment: Moment) -> None:
        if moment.number % EVERY == 0:
            self._check(moment)

    def _check(self, moment: Moment) -> None:
        state = moment.game.state
        sheets = [_items(state, round) for round in range(1, LAST_ROUND + 1)]
        for other in truths(state, None, TRUTHS, moment.number):
            for number, items in enumerate(sheets):
                secret = sorted(set(items) ^ set(_items(other, number + 1)))
                if secret:
                    name = json.loads(secret[0])[1]
                    what = f"the item {name} counts what a spectator cannot know"
                    moment.report.note_in(moment.game, SCORE, what)


def _items(state: State, round: int) -> list[str]:
    sheet = count_round(state, round, TYPES)
    return [json.dumps([item.seat, item.name, item.points, item.data]) for item in sheet.items]
