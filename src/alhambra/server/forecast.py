"""The next scoring, were it held now; for everybody, since boards lie open."""

from alhambra.engine.rules import TYPES
from alhambra.engine.scoring import LAST_ROUND, Item, place_values
from alhambra.game.game import Game
from alhambra.server.shown import Forecast


def next_round(game: Game) -> int:
    """The number of the next scoring; after the last one, that of the last."""
    return min(int(game.state.rounds) + 1, LAST_ROUND)


def totals(game: Game, round: int) -> list[int]:
    """What each seat (then Dirk) would get in this scoring, as the boards lie."""
    return [sum(points for _, points, _ in items) for items in game.count_round(round).values()]


def counted(game: Game, round: int) -> dict[str, list[int]]:
    """What each module brings each seat (then Dirk) in this scoring, if it brings anything."""
    state = game.state
    told: dict[str, list[int]] = {}
    for module in state.rules.give_items:
        found: list[Item] = []
        module.items(state, round, found)
        points = [0] * int(state.rules.scored)
        for item in found:
            points[item.seat] += item.points
        if any(points):
            told[module.name] = points
    return told


def forecast(game: Game) -> Forecast:
    """The number of the next scoring, everybody's points in it, and what places are worth."""
    round = next_round(game)
    values = {name: place_values(game.state, round, kind) for kind, name in enumerate(TYPES)}
    return {
        "round": round,
        "points": totals(game, round),
        "values": values,
        "modules": counted(game, round),
        "last": counted(game, LAST_ROUND),
    }
