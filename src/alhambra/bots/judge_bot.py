"""The bot `normal`: advice proposes some moves, and the judge looks where they lead.

What moves of modules are worth is known to the advice in their rooms; how a position stands is
known to the judge, who learned it. Both count. Where nothing seems better, a menu is left.
"""

from random import Random
from typing import Final

from alhambra.bots.greedy import Advice, GreedyBot, is_exit
from alhambra.bots.judging import judge_for
from alhambra.bots.weights import Weights
from alhambra.bots.worlds import Worlds
from alhambra.game.moves import Move
from alhambra.search.onestep import OneStep

GRID: Final = 1024  # values are compared in such parts of a point


class JudgeBot:
    """Judges where the moves lead that seem best by advice."""

    searches = True

    def __init__(
        self,
        seed: int,
        weights: Weights,
        proposed: int,
        trust: float,
        module_trust: float,
        slip: float = 0.0,
        style: str = "",
    ) -> None:
        """`trust` is how much the advice counts beside the judge, without modules and with.

        `slip` is by how many points it misjudges a move at most.
        """
        self._random = Random(seed)
        self._adviser = GreedyBot(seed, weights)
        self._proposed = proposed
        self._trust = trust
        self._module_trust = module_trust
        self._slip = slip
        self._style = style

    def choose(
        self, view: dict[str, object], moves: list[Move], worlds: Worlds | None = None
    ) -> Move:
        """The best of them; among equals one that leaves the menu, else drawn by lot."""
        if len(moves) == 1:
            return moves[0]
        values = self.values(view, moves, worlds)
        best = max(values)
        equal = [move for move, value in zip(moves, values, strict=True) if value == best]
        leaving = [move for move in equal if is_exit(move)]
        choice = self._random.choice(leaving or equal)
        self.note(choice)
        return choice

    def note(self, move: Move) -> None:
        """The move is made, whoever chose it."""
        self._adviser.note(move)

    def rank(
        self, view: dict[str, object], moves: list[Move], worlds: Worlds | None = None
    ) -> list[tuple[Move, float]]:
        """All moves, the best first, with what each promises in points."""
        values = self.values(view, moves, worlds)
        order = sorted(range(len(moves)), key=lambda i: (-values[i], not is_exit(moves[i]), i))
        return [(moves[index], values[index]) for index in order]

    def values(
        self, view: dict[str, object], moves: list[Move], worlds: Worlds | None = None
    ) -> list[float]:
        """What each move promises, in points; without a world to look at, as advised."""
        advice = self._adviser.advise(view, moves)
        if worlds is None:
            return [said.whole for said in advice]
        looked, others = self._propose(moves, advice)
        worth = self._judged(worlds, looked)
        best = advice[others[0]].whole if others else 0.0
        for place in others:  # moves nobody looks at come behind, as advice has them
            worth[place] = min(worth[at] for at in looked) + advice[place].whole - best
        trust = self._module_trust if view["modules"] else self._trust
        return [
            _rounded(worth[place] + trust * said.worth + said.warning)
            for place, said in enumerate(advice)
        ]

    def _judged(self, worlds: Worlds, looked: list[int]) -> dict[int, float]:
        """What the judge thinks of moves, in points; it may be mistaken."""
        world = worlds.state(0)
        judge = judge_for(world.rules, self._style, worlds.seat if self._style else 0)
        worth = OneStep(judge).worth(world, worlds.seat, looked)
        return {place: value + self._mistake() for place, value in zip(looked, worth, strict=True)}

    def _mistake(self) -> float:
        """By how much it misjudges a move."""
        return self._random.uniform(-self._slip, self._slip) if self._slip else 0.0

    def _propose(self, moves: list[Move], advice: list[Advice]) -> tuple[list[int], list[int]]:
        """The moves to look at, by index: the best by advice, and leaving the menu; the others."""
        order = sorted(range(len(moves)), key=lambda place: (-advice[place].whole, place))
        first, later = order[: self._proposed], order[self._proposed :]
        leaving = [place for place in later if is_exit(moves[place])]
        return first + leaving, [place for place in later if place not in leaving]


def _rounded(points: float) -> float:
    return round(points * GRID) / GRID
