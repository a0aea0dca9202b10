"""How often a table begins to wait for somebody else: bots play and are asked as people are.

What counts is how often those who are waited for change: one seat after the other as the rules ask
them, without those who have no choice, and with all asked at once whose answers then wait. There
the whole set counts: waiting for three people at once, then for one of them, is a change. Last,
everybody who lets a window pass does so until there is something new.
"""

from collections.abc import Iterable
from itertools import pairwise
from typing import Any, Final

from alhambra.bots import Bot, answer, make
from alhambra.game.game import Game
from alhambra.game.moves import Move
from alhambra.game.setup import Setup
from alhambra.measuring.simulation import mean
from alhambra.server import waiting
from alhambra.server.asking import Asking
from alhambra.server.play import Play, start_of
from alhambra.server.rows import HUMAN, LogRow, SeatRow

PLAYERS: Final = 3
BOT: Final = "normal"


class Party:
    """A game at a table of bots, and for whom it waited."""

    def __init__(self, modules: tuple[str, ...], seed: int, bot: str) -> None:
        self._play = Play(start_of(Setup(players=PLAYERS, modules=modules, seed=seed)))
        self._asking = Asking(self._play, ())
        self._seats = [SeatRow("", seat, HUMAN) for seat in range(PLAYERS)]
        self._bots: list[Bot] = [make(bot, PLAYERS * seed + seat) for seat in range(PLAYERS)]
        self.due: list[int] = []  # whom the rules asked, one after the other
        self.waited: list[frozenset[int]] = []  # who had to be waited for

    def go_on(self, at_once: bool, lasting: bool = False) -> None:
        """Plays to the end: all are asked at once, or only whoever is due; passes may last."""
        while not self._play.game.over:
            due, game = next(iter(self._asking.line().items()))
            self.due.append(due)
            given = self._asking.given(self._seats[due])
            move = self._ask(due, game, at_once, lasting) if given is None else given.move
            row = LogRow("", self._play.number + 1, due, move.to_json(), "bot", 0.0)
            self._play.answer(row)
            self._asking.settle(row)
            self._play.note(row)

    def _ask(self, due: int, game: Game, at_once: bool, lasting: bool) -> Move:
        """Whoever is asked besides the seat that is due answers too, and the answer waits."""
        line = self._asking.line() if at_once else {due: game}
        asked = [seat for seat in line if self._asking.open_to(self._seats[seat]) is not None]
        self.waited.append(frozenset(asked))
        answers = {seat: answer(self._bots[seat], line[seat]) for seat in asked}
        for seat, move in answers.items():
            lasts = lasting and move.kind == waiting.PASS
            if seat != due or lasts:
                row = waiting.answer("", seat, self._play, move, line[seat], lasts)
                self._asking.waiting[seat] = row
        return answers[due]


def changes(waits: Iterable[object]) -> int:
    """How often the value differs from the one before."""
    return sum(one != other for one, other in pairwise(waits))


def one_game(modules: tuple[str, ...], seed: int, bot: str = BOT) -> dict[str, int]:
    """The figures of one deal."""
    in_turn, at_once, lasting = (Party(modules, seed, bot) for _ in range(3))
    in_turn.go_on(at_once=False)
    at_once.go_on(at_once=True)
    lasting.go_on(at_once=True, lasting=True)
    return {
        "answers": len(in_turn.due),
        "in_turn": changes(in_turn.due),
        "with_a_choice": changes(in_turn.waited),
        "at_once": changes(at_once.waited),
        "lasting": changes(lasting.waited),
    }


def run(games: int, sets: dict[str, tuple[str, ...]], bot: str = BOT) -> dict[str, Any]:
    """Means over the deals 0, 1, ..., for sets of modules and for the base game."""
    rows = {}
    for name, modules in {"none": (), **sets}.items():
        found = [one_game(modules, seed, bot) for seed in range(games)]
        rows[name] = {key: mean([game[key] for game in found]) for key in found[0]}
    return {"games": games, "players": PLAYERS, "bot": bot, "sets": rows}
