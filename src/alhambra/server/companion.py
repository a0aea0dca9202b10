"""What bots do in a process of the workshop: the errands they are sent on."""

import secrets
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from alhambra.bots import Bot, Worlds, make
from alhambra.bots.hint import ask_for_hints
from alhambra.bots.outlook import outlook
from alhambra.game.moves import Move

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


Hints = dict[str, list[dict[str, Any]]]  # `hints`, and the `outlook` of every seat
Answer = int | Hints  # the number of a move, or hints
_KNOWN: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()


def answer(errand: Errand) -> Answer:
    """The bot's answer; it may raise anything."""
    moves = [Move.from_json(move) for move in errand.moves]
    worlds = None if errand.worlds is None else Worlds.read(errand.worlds, errand.seat)
    if errand.hints:
        return _hints(errand, moves, worlds)
    try:
        return moves.index(_remembered(errand).choose(errand.view, moves, worlds))
    except Exception:
        _KNOWN.pop((errand.table, errand.seat, errand.bot), None)
        raise


def _hints(errand: Errand, moves: list[Move], worlds: Worlds | None) -> Hints:
    if worlds is None:
        raise ValueError("hints need worlds")
    found = ask_for_hints(errand.view, moves, worlds, errand.bot, errand.thinking)
    ahead = [seat.to_json() for seat in outlook(worlds)]
    return {"hints": [hint.to_json() for hint in found], "outlook": ahead}


def _remembered(errand: Errand) -> Bot:
    """The bot this process used a moment ago for the same seat, or a new one."""
    who = (errand.table, errand.seat, errand.bot)
    if who not in _KNOWN:
        _KNOWN[who] = make(errand.bot, secrets.randbits(SEED_BITS), errand.thinking)
    _KNOWN.move_to_end(who)
    if len(_KNOWN) > REMEMBERED:
        _KNOWN.popitem(last=False)
    return _KNOWN[who]
