"""The bots `hard` and `master`: they search worlds their seat could be in.

The search starts from what the one-move bot thinks of the moves, with all it knows about modules;
what it finds out by playing on decides.
"""

from alhambra.bots.greedy import GreedyBot
from alhambra.bots.judge_bot import JudgeBot
from alhambra.bots.searching import Budget, Manner, Tried, search
from alhambra.bots.team import shared_search
from alhambra.bots.worlds import Worlds
from alhambra.game.moves import Move


class SearchBot:
    """Tries the moves in many worlds and plays the one that it tried most often."""

    searches = True

    def __init__(
        self, seed: int, budget: Budget, manner: Manner, careful: GreedyBot | JudgeBot
    ) -> None:
        self._seed = seed
        self._budget = budget
        self._manner = manner
        self._careful = careful
        self._decisions = 0

    def choose(
        self, view: dict[str, object], moves: list[Move], worlds: Worlds | None = None
    ) -> Move:
        """The move that was tried most often."""
        move = self.rank(view, moves, worlds)[0][0]
        self._careful.note(move)
        return move

    def rank(
        self, view: dict[str, object], moves: list[Move], worlds: Worlds | None = None
    ) -> list[tuple[Move, float]]:
        """All moves, the best first, with the chance to finish ahead that the search expects.

        Moves it never tried come last, in the order of what they promised, with a chance of 0.
        """
        if worlds is None:
            raise ValueError("a search needs worlds to search in")
        if len(moves) == 1:
            return [(moves[0], 0.5)]
        self._decisions += 1
        promised = self._careful.values(view, moves, worlds)
        tried = self._search(worlds, promised, self.budget(view))
        order = sorted(
            range(len(moves)), key=lambda i: (-tried[i].visits, -tried[i].success, -promised[i], i)
        )
        return [(moves[index], tried[index].success) for index in order]

    def budget(self, view: dict[str, object]) -> Budget:
        """What a decision may cost in this game."""
        players, modules = view["players"], view["modules"]
        assert isinstance(players, int)
        assert isinstance(modules, list)
        return self._budget.at_table(players, len(modules))

    def _search(self, worlds: Worlds, promised: list[float], budget: Budget) -> list[Tried]:
        """What each move turned out to be worth."""
        seed = f"{self._seed} {self._decisions}"
        if budget.processes > 1:
            return shared_search(worlds, promised, budget, self._manner, seed)
        return search(worlds, promised, budget, self._manner, seed)
