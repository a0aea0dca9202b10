"""Which moves a game has because of a module: its own deeds, and deeds with its pieces or parts."""

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from alhambra.bots.bot import Bot
from alhambra.bots.greedy import GreedyBot, is_exit
from alhambra.bots.judge_bot import JudgeBot
from alhambra.bots.worlds import Worlds
from alhambra.engine.rules import Rules
from alhambra.game.catalogue import rules_for
from alhambra.game.moves import Move
from alhambra.measuring.coverage import own_deeds

PIECES: Final = " its pieces"  # marks a deed of the base game that names something of the module


@dataclass(frozen=True)
class OwnMoves:
    """What a game has with a module and would not have without it."""

    deeds: frozenset[str]
    names: frozenset[str]  # of tiles and money
    parts: frozenset[str]  # words by which moves of the base game never name anything

    def label(self, move: Move) -> str:
        """What the move is as one of the module, nothing if it is none; leaving a menu is none."""
        if is_exit(move):
            return ""
        if move.kind in self.deeds:
            return move.kind
        strange = not self.parts.isdisjoint(move.parts) or any(
            name in self.names for name in _texts(move.parts.values())
        )
        return move.kind + PIECES if strange else ""


@cache
def own_moves(module: str, players: int) -> OwnMoves:
    """Those of one module, by comparing the rules with it and without."""
    base, more = rules_for(players, (), ()), rules_for(players, (module,), ())
    parts = {part for rules in (base, more) for part in _parts(rules)} - _parts(base)
    return OwnMoves(
        frozenset(own_deeds(module, players)),
        frozenset(_names(more) - _names(base)),
        frozenset({*parts, *more.modules[0].declares.wares}),
    )


def _names(rules: Rules) -> set[str]:
    return {*rules.tile_by_name, *rules.unit_by_name}


def _parts(rules: Rules) -> set[str]:
    return {part for deed in rules.deed_by_name.values() for part in deed.kinds(rules)}


def _texts(values: Any) -> list[str]:
    """All texts in the parts of a move, lists included."""
    found = [value for value in values if isinstance(value, str)]
    lists = [value for value in values if isinstance(value, list)]
    return found + [text for value in lists for text in _texts(value)]


class Without:
    """A bot that leaves the moves of a module alone wherever there is anything else to do."""

    def __init__(self, bot: Bot, own: OwnMoves) -> None:
        self.searches = bot.searches
        self._bot = bot
        self._own = own

    def choose(
        self, view: dict[str, object], moves: list[Move], worlds: Worlds | None = None
    ) -> Move:
        """The best of the others."""
        choice = self.rank(view, moves, worlds)[0][0]
        if isinstance(self._bot, GreedyBot | JudgeBot):
            self._bot.note(choice)
        return choice

    def rank(
        self, view: dict[str, object], moves: list[Move], worlds: Worlds | None = None
    ) -> list[tuple[Move, float]]:
        """The others first; the order within both is that of the bot."""
        ranked = self._bot.rank(view, moves, worlds)
        return sorted(ranked, key=lambda pair: bool(self._own.label(pair[0])))
