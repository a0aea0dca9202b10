"""Hints over the socket: who may have them, and how often."""

from typing import TypedDict, cast

from alhambra.server.companion import BotFailure
from alhambra.server.limits import Rate
from alhambra.server.refusals import Refusal
from alhambra.server.shown import Hint, Outlook
from alhambra.server.tables import Table
from alhambra.server.workshop import Asker

MOST = 10  # hints in so many seconds: more than anybody can read
SECONDS = 20.0


class Advice(TypedDict):
    """What a guest is told."""

    hints: list[Hint]
    outlook: list[Outlook]


class Adviser:
    """For one guest."""

    def __init__(self, table: Table, seat: int | None, asker: Asker) -> None:
        self._asker = asker
        self._table = table
        self._seat = seat
        self._rate = Rate(MOST, SECONDS)

    async def hints(self, number: int) -> Advice:
        """What a bot would do at this number, if the guest is asked and the table allows it."""
        table = self._table
        async with table.lock:
            seat = table.check_asked(self._seat, number)
            if not table.row.hints:
                raise Refusal("hints_off")
            if not self._rate.allows():
                raise Refusal("too_many_hints", 429)
            game = table.line()[seat].copy()  # the table may move on meanwhile
        try:
            found = await table.hall.bots.hints(self._asker, seat, game)
        except BotFailure:
            raise Refusal("no_hint", 503) from None
        table.check_asked(seat, number)
        return cast("Advice", found)
