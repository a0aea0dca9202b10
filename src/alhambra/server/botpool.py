"""Bots in processes of their own, with a time budget.

A bot gets its view and its moves as plain data. If it crashes, takes too long or answers nonsense,
the failure is logged and some legal move is played: a game never hangs on a bot.
"""

import asyncio
import logging
import secrets
import signal
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from alhambra.bots import Bot, make
from alhambra.moves import Move
from alhambra.server.metrics import Metrics

LOGGER = logging.getLogger("alhambra.server.bots")
START_METHOD = "spawn"  # a fork would share sockets and threads with the server
REMEMBERED = 500  # bots a process keeps, so that they remember what they did a moment ago
Task = tuple[str, int, str, dict[str, Any], list[dict[str, Any]]]  # table, seat, bot, view, moves


class BotFailure(Exception):  # noqa: N818 - named after what happened
    """The bot gave no usable answer."""


class BotPool:
    """A few processes; whoever asks waits for a free one."""

    def __init__(self, processes: int, seconds: float, metrics: Metrics) -> None:
        self._seconds = seconds
        self._metrics = metrics
        self._threads = ThreadPoolExecutor(processes, "bots")
        self._free: asyncio.LifoQueue[Companion] = asyncio.LifoQueue()
        for _ in range(processes):
            self._free.put_nowait(Companion())

    async def choose(
        self, table: str, seat: int, bot: str, view: dict[str, Any], moves: list[Move]
    ) -> Move:
        """The bot's answer, or some legal move if it has none."""
        if len(moves) == 1:
            return moves[0]
        listed = [move.to_json() for move in moves]
        companion = await self._free.get()
        try:
            task = (table, seat, bot, view, listed)
            index = await asyncio.get_running_loop().run_in_executor(
                self._threads, companion.ask, task, self._seconds
            )
            return moves[index]
        except BotFailure as failure:
            self._metrics.count("bot_failures_total", bot)
            LOGGER.error(
                "a bot failed",
                extra={"table": table, "seat": seat, "bot": bot, "why": str(failure)},
            )
            return moves[secrets.randbelow(len(moves))]
        finally:
            self._free.put_nowait(companion)

    def stop(self) -> None:
        """Ends all processes."""
        while not self._free.empty():
            self._free.get_nowait().end()
        self._threads.shutdown(wait=False)


class Companion:
    """One process, started when it is first needed."""

    def __init__(self) -> None:
        self._process: Any = None
        self._pipe: Connection | None = None

    def ask(self, task: Task, seconds: float) -> int:
        """The number of the chosen move; raises BotFailure. Runs in a thread: it blocks."""
        try:
            pipe = self._ready()
            pipe.send(task)
            if not pipe.poll(seconds):
                raise BotFailure(f"no answer in {seconds:g} s")
            answer = pipe.recv()
        except (EOFError, OSError, BotFailure) as error:
            self.end()
            raise BotFailure(str(error) or "the process died") from None
        if not isinstance(answer, int):
            raise BotFailure(str(answer))
        return answer

    def _ready(self) -> Connection:
        if self._pipe is None or not self._process.is_alive():
            context: Any = get_context(START_METHOD)
            self._pipe, theirs = context.Pipe()
            self._process = context.Process(target=serve, args=(theirs,), daemon=True)
            self._process.start()
            theirs.close()
        return self._pipe

    def end(self) -> None:
        """Kills the process, if there is one."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
        if self._pipe is not None:
            self._pipe.close()
        self._process, self._pipe = None, None


# --- In the process


def serve(pipe: Connection) -> None:
    """Answers until the server is gone; a bot's own error becomes an answer in words."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop
    bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()
    while True:
        try:
            task: Task = pipe.recv()
        except (EOFError, OSError):
            return
        pipe.send(_answer(bots, task))


def _answer(bots: "OrderedDict[tuple[str, int, str], Bot]", task: Task) -> int | str:
    table, seat, name, view, listed = task
    try:
        bot = _remembered(bots, (table, seat, name))
        moves = [Move.from_json(move) for move in listed]
        return moves.index(bot.choose(view, moves))
    except Exception as error:
        bots.pop((table, seat, name), None)
        return f"{type(error).__name__}: {error}"


def _remembered(bots: "OrderedDict[tuple[str, int, str], Bot]", who: tuple[str, int, str]) -> Bot:
    """The same bot as a moment ago, if this process has met it."""
    if who not in bots:
        bots[who] = make(who[2], secrets.randbits(53))
    bots.move_to_end(who)
    if len(bots) > REMEMBERED:
        bots.popitem(last=False)
    return bots[who]
