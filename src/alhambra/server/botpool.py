"""Bots in processes of their own, with a time budget.

A bot gets its view and its moves as plain data and, if it searches, worlds: a written position in
which everything hidden was drawn anew before it left the server. If a bot crashes, takes too long
or answers nonsense, the failure is logged and a simpler bot answers, and if that fails too, chance:
a game never hangs on a bot.
"""

import asyncio
import logging
import secrets
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

from alhambra.bots import Worlds, searches
from alhambra.bots.hint import LEVEL
from alhambra.game.game import Game
from alhambra.game.moves import Move
from alhambra.server.companion import SEED_BITS, BotFailure, Companion, Errand, Hints
from alhambra.server.metrics import Metrics
from alhambra.server.rows import STAND_IN

LOGGER = logging.getLogger("alhambra.server.bots")
THINKING = 2.0  # seconds a search may take; people wait for it
SHARE = 3  # but never more than this part of what a bot has before it is given up


class BotPool:
    """A few processes; whoever asks waits for a free one."""

    def __init__(self, processes: int, seconds: float, metrics: Metrics) -> None:
        self._seconds = seconds
        self._metrics = metrics
        self._stopped = False
        self._threads = ThreadPoolExecutor(processes, "bots")
        self._companions = [Companion() for _ in range(processes)]
        self._free: asyncio.LifoQueue[Companion] = asyncio.LifoQueue()
        for companion in self._companions:
            self._free.put_nowait(companion)

    def stop(self) -> None:
        """Ends all processes; whoever still waits gets no answer."""
        self._stopped = True
        self._threads.shutdown(wait=False, cancel_futures=True)
        for companion in self._companions:
            companion.end()

    # --- What can be asked

    async def choose(self, table: str, seat: int, bot: str, game: Game) -> Move:
        """The bot's answer to the open question, else a simpler bot's, else some legal move."""
        moves = game.moves()
        if len(moves) == 1:
            return moves[0]
        errand = self._errand(table, seat, bot, game)
        for name in dict.fromkeys((bot, STAND_IN)):
            answer = await self._try(replace(errand, bot=name), await self._free.get())
            if isinstance(answer, int):
                return moves[answer]
        return moves[secrets.randbelow(len(moves))]

    async def hints(self, table: str, seat: int, game: Game) -> Hints:
        """The best moves with reasons; raises BotFailure if nobody has any in time."""
        errand = self._errand(table, seat, LEVEL, game, hints=True)
        for name in (LEVEL, STAND_IN):
            try:
                companion = await asyncio.wait_for(self._free.get(), self._seconds)
            except TimeoutError:
                break
            answer = await self._try(replace(errand, bot=name), companion)
            if isinstance(answer, list):
                return answer
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

    async def _try(self, errand: Errand, companion: Companion) -> int | Hints | None:
        """The answer, None if there is no usable one."""
        if self._stopped:
            return None
        loop = asyncio.get_running_loop()
        asked = loop.run_in_executor(self._threads, companion.ask, errand, self._seconds)
        asked.add_done_callback(lambda done: self._take_back(companion, done))
        try:
            return await asyncio.shield(asked)  # whoever stops waiting must not free the process
        except BotFailure as failure:
            if not self._stopped:
                self._complain(errand, failure)
            return None

    def _complain(self, errand: Errand, failure: BotFailure) -> None:
        self._metrics.count("bot_failures_total", errand.bot)
        about = {"table": errand.table, "seat": errand.seat, "bot": errand.bot}
        LOGGER.error("a bot failed", extra={**about, "why": str(failure)})

    def _take_back(self, companion: Companion, done: "asyncio.Future[int | Hints]") -> None:
        """The process is free again, whether anybody still waits for its answer or not."""
        if not done.cancelled():
            done.exception()
        self._free.put_nowait(companion)


def _searches(bot: str) -> bool:
    """Whether the bot wants worlds; one that another program knew fails in its process."""
    try:
        return searches(bot)
    except ValueError:
        return False
