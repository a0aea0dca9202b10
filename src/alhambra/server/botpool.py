"""Bots in processes of the workshop, with a time budget.

A bot gets its view and its moves as plain data and, if it searches, worlds: a written position in
which everything hidden was drawn anew before it left the server. If a bot crashes, takes too long
or answers nonsense, the failure is logged and a simpler bot answers, and if that fails too, chance:
a game never hangs on a bot.
"""

import logging
import secrets
from dataclasses import replace

from alhambra.bots import Worlds, searches
from alhambra.bots.hint import LEVEL
from alhambra.game.game import Game
from alhambra.game.moves import Move
from alhambra.server.companion import SEED_BITS, BotFailure, Errand, Hints, answer
from alhambra.server.metrics import Metrics
from alhambra.server.rows import STAND_IN
from alhambra.server.workshop import CHEAP, DEAR, Asker, Workshop
from alhambra.server.workshop.worker import WorkFailure

LOGGER = logging.getLogger("alhambra.server.bots")
THINKING = 2.0  # seconds a search may take; people wait for it
SHARE = 3  # at most this fraction of the time after which a bot is given up


class BotPool:
    """Bots in the workshop: those that search have a lane, so that the others never wait for it."""

    def __init__(self, workshop: Workshop, seconds: float, metrics: Metrics) -> None:
        self._workshop = workshop
        self._seconds = seconds
        self._metrics = metrics

    # --- What can be asked

    async def choose(self, asker: Asker, seat: int, bot: str, game: Game) -> Move:
        """The bot's answer to the open question, else a simpler bot's, else some legal move."""
        moves = game.moves()
        if len(moves) == 1:
            return moves[0]
        errand = self._errand(asker.table, seat, bot, game)
        for name in dict.fromkeys((bot, STAND_IN)):
            found = await self._try(asker, replace(errand, bot=name))
            if isinstance(found, int):
                return moves[found]
        return moves[secrets.randbelow(len(moves))]

    async def hints(self, asker: Asker, seat: int, game: Game) -> Hints:
        """The best moves with reasons; raises BotFailure if nobody has any, Refusal if all wait."""
        errand = self._errand(asker.table, seat, LEVEL, game, hints=True)
        for name in (LEVEL, STAND_IN):
            found = await self._try(asker, replace(errand, bot=name))
            if isinstance(found, dict):
                return found
        raise BotFailure("no hints")

    # --- How they are asked

    def _errand(self, table: str, seat: int, bot: str, game: Game, hints: bool = False) -> Errand:
        """Everything the bot may know, and nothing else."""
        worlds = None
        if hints or _searches(bot):
            worlds = Worlds.of(game, seat, secrets.randbits(SEED_BITS)).write()
        listed = [move.to_json() for move in game.moves()]
        thinking = min(THINKING, self._seconds / SHARE)
        return Errand(table, seat, bot, game.view(seat), listed, worlds, thinking, hints)

    async def _try(self, asker: Asker, errand: Errand) -> int | Hints | None:
        """The answer, None if there is no usable one. A game waits for its bot, however long."""
        lane = DEAR if errand.hints or _searches(errand.bot) else CHEAP
        stays = not errand.hints
        try:
            told: int | Hints = await self._workshop.do(
                lane, asker, answer, errand, seconds=self._seconds, stays=stays
            )
        except WorkFailure as failure:
            if not self._workshop.stopped:
                self._complain(errand, failure)
            return None
        return told

    def _complain(self, errand: Errand, failure: WorkFailure) -> None:
        self._metrics.count("bot_failures_total", errand.bot)
        about = {"table": errand.table, "seat": errand.seat, "bot": errand.bot}
        LOGGER.error("a bot failed", extra={**about, "why": str(failure)})


def _searches(bot: str) -> bool:
    """Whether the bot wants worlds; a bot that this program does not know fails in its process."""
    try:
        return searches(bot)
    except ValueError:
        return False
