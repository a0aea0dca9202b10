"""One process in which bots think, and the errands it is sent on."""

import secrets
import signal
from collections import OrderedDict
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from alhambra.bots import Bot, Worlds, make
from alhambra.bots.hint import ask_for_hints
from alhambra.game.moves import Move

START_METHOD = "spawn"  # a fork would share sockets and threads with the server
START_SECONDS = 60.0  # a busy machine takes its time; none of it is the bot's
READY = "ready"  # the first word of a process
REMEMBERED = 500  # bots a process keeps, so that they remember what they did a moment ago
SEED_BITS = 53


class BotFailure(Exception):  # noqa: N818 - named after what happened
    """The bot gave no usable answer."""


@dataclass(frozen=True)
class Errand:
    """A question for a bot; all of it is what its seat may know."""

    table: str
    seat: int
    bot: str
    view: dict[str, Any]
    moves: list[dict[str, Any]]
    worlds: str | None  # a written position, for those who search or give hints
    thinking: float  # seconds after which a search has to come to an end
    hints: bool = False  # whether moves with reasons are wanted instead of a move


Hints = list[dict[str, Any]]
Answer = int | Hints | str  # the number of a move, hints, or what went wrong
Known = OrderedDict[tuple[str, int, str], Bot]


class Companion:
    """One process, started when it is first needed."""

    def __init__(self) -> None:
        self._process: Any = None
        self._pipe: Connection | None = None

    def ask(self, errand: Errand, seconds: float) -> int | Hints:
        """The bot's answer; raises BotFailure. Runs in a thread: it blocks."""
        try:
            pipe = self._ready()
            pipe.send(errand)
            if not pipe.poll(seconds):
                raise BotFailure(f"no answer in {seconds:g} s")
            answer: Answer = pipe.recv()
        except (EOFError, OSError, TypeError, ValueError, BotFailure) as error:
            self.end()  # it died, was slow, or another thread has closed the pipe
            raise BotFailure(str(error) or "the process died") from None
        if isinstance(answer, str):
            raise BotFailure(answer)
        return answer

    def _ready(self) -> Connection:
        if self._pipe is None or not self._process.is_alive():
            context: Any = get_context(START_METHOD)
            self._pipe, theirs = context.Pipe()
            self._process = context.Process(target=serve, args=(theirs,), daemon=True)
            self._process.start()
            theirs.close()
            if not self._pipe.poll(START_SECONDS):
                raise BotFailure("the process did not start")
            self._pipe.recv()
        return self._pipe

    def end(self) -> None:
        """Kills the process, if there is one; whoever waits for it hears that it died."""
        process, self._process = self._process, None
        pipe, self._pipe = self._pipe, None
        if process is not None:
            process.kill()
            process.join()
        if pipe is not None:
            pipe.close()


# --- In the process


def serve(pipe: Connection) -> None:
    """Answers until the server is gone; a bot's own error becomes an answer in words."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop
    known: Known = OrderedDict()
    pipe.send(READY)
    while True:
        try:
            errand: Errand = pipe.recv()
        except (EOFError, OSError):
            return
        pipe.send(_answer(known, errand))


def _answer(known: Known, errand: Errand) -> Answer:
    try:
        moves = [Move.from_json(move) for move in errand.moves]
        worlds = None if errand.worlds is None else Worlds.read(errand.worlds, errand.seat)
        if errand.hints:
            return _hints(errand, moves, worlds)
        return moves.index(_remembered(known, errand).choose(errand.view, moves, worlds))
    except Exception as error:
        known.pop((errand.table, errand.seat, errand.bot), None)
        return f"{type(error).__name__}: {error}"


def _hints(errand: Errand, moves: list[Move], worlds: Worlds | None) -> Hints:
    if worlds is None:
        raise ValueError("hints need worlds")
    found = ask_for_hints(errand.view, moves, worlds, errand.bot, errand.thinking)
    return [hint.to_json() for hint in found]


def _remembered(known: Known, errand: Errand) -> Bot:
    """The same bot as a moment ago, if this process has met it."""
    who = (errand.table, errand.seat, errand.bot)
    if who not in known:
        known[who] = make(errand.bot, secrets.randbits(SEED_BITS), errand.thinking)
    known.move_to_end(who)
    if len(known) > REMEMBERED:
        known.popitem(last=False)
    return known[who]
