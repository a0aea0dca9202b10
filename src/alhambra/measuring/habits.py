"""How bots play: what an expert would look at, counted game by game.

For each bot: what it builds and pays, what it leaves lying, what it never uses from its hand and
reserve.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Final

from alhambra.engine.rules import TYPES
from alhambra.engine.scoring import WALL
from alhambra.game.game import Game
from alhambra.measuring.simulation import Outcome, Task, deviation, mean, play_all, play_on

BUY: Final = "buy"
REDESIGNS: Final = ("add", "remove", "exchange")
LAST: Final = 3  # the scoring that ends the game: what is in hand then is stranded
Counts = Counter[str]


@dataclass(frozen=True)
class Kept:
    """A game: its outcome, and by seat what was counted."""

    outcome: Outcome
    counts: list[Counts]


class Watch:
    """Follows a game and counts, seat by seat."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.counts = [Counts() for _ in range(self._players)]
        self._worth = 0  # what the next scoring would bring whoever may redesign
        self._turn = -1  # the seat whose turn is followed,
        self._could_buy = self._bought = False  # and what happened in it
        self._rounds = 0

    @property
    def _players(self) -> int:
        return self._game.setup.players

    def before_move(self) -> None:
        """Notes what is offered."""
        question = self._game.question
        assert question is not None
        if question.kind == "act":
            if not question.data.get("extra"):
                self._end_turn()
                self._turn = question.seat
            kinds = {move.kind for move in self._game.moves()}
            self._could_buy |= BUY in kinds
            if not kinds.isdisjoint(REDESIGNS):
                self._worth = self._scored(question.seat)

    def after_move(self) -> None:
        """Notes what was done."""
        game = self._game
        seat, move = game.history[-1]
        counts = self.counts[seat]
        counts[move.kind] += 1
        if move.kind in REDESIGNS:
            counts["paying"] += self._scored(seat) > self._worth
        if move.kind == BUY:
            self._bought = True
            self._pay(counts, move.parts)
        if game.state.rounds > self._rounds:
            self._rounds = int(game.state.rounds)
            if self._rounds < LAST:
                for each, found in enumerate(self.counts):
                    found["cards at scorings"] += self._money(each)[1]
        if game.over:
            self._end_turn()
            for each, found in enumerate(self.counts):
                found["stranded"] = self._money(each)[0]
                found["reserve"] = len(game.state.reserves[each])

    def _end_turn(self) -> None:
        if self._turn >= 0:
            counts = self.counts[self._turn]
            counts["turns"] += 1
            counts["could buy"] += self._could_buy
            counts["left"] += self._could_buy and not self._bought
            counts["coins"] += self._money(self._turn)[0]
            counts["richest"] += self._richest(self._turn)
            counts["reserve turns"] += len(self._game.state.reserves[self._turn])
        self._could_buy = self._bought = False

    def _pay(self, counts: Counts, parts: Any) -> None:
        rules = self._game.state.rules
        tile = rules.tile_by_name.get(parts["tile"])
        if tile is not None:
            units = [rules.unit_by_name[name][1] for name in parts["pay"]]
            over = sum(int(unit.value) for unit in units) - int(rules.tile_price[tile])
            counts["exact"] += over <= 0  # less if something helps
            counts["overpaid"] += max(0, over)

    def _scored(self, seat: int) -> int:
        """What the next scoring would bring the seat now."""
        game = self._game
        sheet = game.count_round(min(LAST, int(game.state.rounds) + 1))
        return sum(points for _, points, _ in sheet[seat])

    def _richest(self, seat: int) -> int:
        """Coins of the currency of which the seat has most."""
        state = self._game.state
        money = enumerate(state.rules.currencies)
        return max(int(kind.total(state.purse(seat, currency))) for currency, kind in money)

    def _money(self, seat: int) -> tuple[int, int]:
        """Coins and cards in hand."""
        state = self._game.state
        coins = cards = 0
        for currency, money in enumerate(state.rules.currencies):
            purse = state.purse(seat, currency)
            coins += int(money.total(purse))
            cards += int(money.cards(purse))
        return coins, cards


def watch_game(task: Task, number: int) -> Kept:
    """Plays one game and counts."""
    game = Game(task.setup(number))
    watch = Watch(game)
    outcome = play_on(task, number, game, watch)
    return Kept(replace(outcome, record=None), watch.counts)


def watch(task: Task, jobs: int) -> Iterable[Kept]:
    """All games in their order."""
    return play_all(task, jobs, watch_game)


# --- What they tell


def habits(task: Task, games: Iterable[Kept]) -> dict[str, dict[str, float]]:
    """For each bot, means for each seat it held in a game."""
    seats: dict[str, list[dict[str, float]]] = {name: [] for name in task.bots}
    for game in games:
        for seat, bot in enumerate(game.outcome.bots):
            seats[task.bots[bot]].append(_figures(game, seat))
    return {name: _means(rows) for name, rows in seats.items()}


def _means(rows: list[dict[str, float]]) -> dict[str, float]:
    found = {key: mean([row[key] for row in rows]) for key in rows[0]}
    return {**found, "spread": deviation([int(row["points"]) for row in rows]), "seats": len(rows)}


def _figures(game: Kept, seat: int) -> dict[str, float]:
    """What one seat did in one game."""
    counts, scores = game.counts[seat], game.outcome.scores
    others = [score for other, score in enumerate(scores) if other != seat]
    sources = game.outcome.sources[seat]
    turns, buys = max(1, counts["turns"]), max(1, counts[BUY])
    return {
        "points": scores[seat],
        "ahead": mean([_ahead(scores[seat], score) for score in others]),
        "walls": sources[WALL],
        "majorities": sum(sources[kind] for kind in TYPES),
        "rivals": mean(others),
        "bought": counts[BUY],
        "exact": counts["exact"] / buys,
        "overpaid": counts["overpaid"],
        "stranded": counts["stranded"],
        "coins": counts["coins"] / turns,
        "one_currency": counts["richest"] / max(1, counts["coins"]),
        "left": counts["left"] / max(1, counts["could buy"]),
        "cards_at_scorings": counts["cards at scorings"] / (LAST - 1),
        "reserve": counts["reserve"],
        "reserve_turns": counts["reserve turns"],
        "redesigns": sum(counts[kind] for kind in REDESIGNS),
        "redesigns_that_pay": counts["paying"],
    }


def _ahead(own: int, other: int) -> float:
    """Whether the seat finished ahead of another; a tie is half of that."""
    return (own > other) + (own == other) / 2
