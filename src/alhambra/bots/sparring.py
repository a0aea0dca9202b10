"""The sparring bot `exact`: it never pays a tile of the market with more than its price.

Somebody outside wrote such a bot in an afternoon, and it held its own against the first `normal`.
Bots that cannot beat it have learned nothing about money. It sees what the first `normal` sees.
"""

from alhambra.bots.greedy import GreedyBot, is_exit
from alhambra.bots.table import Table
from alhambra.bots.weights import weights_of
from alhambra.bots.worlds import Worlds
from alhambra.game.moves import Move


class ExactBot:
    """Plays the move that seems best among those that waste no money."""

    searches = False

    def __init__(self, seed: int) -> None:
        self._adviser = GreedyBot(seed, weights_of("normal"))

    def choose(
        self, view: dict[str, object], moves: list[Move], worlds: Worlds | None = None
    ) -> Move:
        """The best of them; where nothing else is left, the best of all."""
        choice = self.rank(view, moves, worlds)[0][0]
        self._adviser.note(choice)
        return choice

    def rank(
        self, view: dict[str, object], moves: list[Move], worlds: Worlds | None = None
    ) -> list[tuple[Move, float]]:
        """All moves, the best first; those that waste money come last."""
        table = Table(view)
        values = self._adviser.values(view, moves, worlds)
        order = sorted(
            range(len(moves)),
            key=lambda at: (overpays(table, moves[at]), -values[at], not is_exit(moves[at]), at),
        )
        return [(moves[at], values[at]) for at in order]


def overpays(table: Table, move: Move) -> bool:
    """Whether a tile of the market is bought for more than its price."""
    if move.kind != "buy":
        return False
    paid = sum(map(sum, table.sort_money(move.parts["pay"])))
    return paid > table.price(table.tile(move.parts["tile"]))
