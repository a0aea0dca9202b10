"""City gates for the referee: one may walk through them, and build behind them."""

from collections.abc import Iterator

from alhambra.referee.assistant import Assistant
from alhambra.referee.paper import Gate, View
from alhambra.referee.plan import Plan
from alhambra.referee.ways import Way, Ways, named


class CityGates(Assistant):
    """A gate is put where a tile is laid that nobody could reach without it."""

    def gates(self, view: View, seat: int) -> set[Gate]:
        return {((x, y), side) for (x, y), side in view["city_gates"]["gates"][seat]}

    def laying_moves(self, usual: set[str]) -> set[str]:
        return {f"{name}_with_gate" for name in usual}

    def adds(
        self, asked: Ways, kind: str, tiles: list[str], plan: Plan, lift: Way
    ) -> Iterator[Way]:
        if asked.view["city_gates"]["held"][asked.seat] == 0:
            return
        for tile in tiles:
            for at, turn, piece in asked.laid(tile, asked.beginnings(tile, plan)):
                for cell, side in plan.gates(piece):
                    gate = named(1 if cell == at else 2, gate=side)
                    yield (f"{kind}_with_gate", self.story.look_of(tile), lift, at, turn, gate)
