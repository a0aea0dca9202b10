"""Medinas for the referee: whoever has fewest loses points."""

from alhambra.referee.assistant import Assistant
from alhambra.referee.table import Table

PLACES: tuple[list[int], ...] = ([], [3], [6, 3], [9, 6, 3])
WITHOUT = (0, 1, 2, 3)  # what it costs besides to have none


class Medina(Assistant):
    """Comes last in each scoring."""

    loses_last = True

    def loss(self, table: Table, seat: int, round_number: int, points: int) -> int:
        return medina_losses(table, round_number)[seat]


def medina_losses(table: Table, round_number: int) -> list[int]:
    """For each seat, then Dirk: by number, then by the dearest; those without share places."""
    prices = [prices_of(table, seat) for seat in table.seats]
    values = PLACES[round_number]
    losses = [0] * len(prices)
    none = [who for who, own in enumerate(prices) if not own]
    for who in none:
        losses[who] = -(-sum(values[: len(none)]) // len(none)) + WITHOUT[round_number]
    others = sorted((len(own), own[-1], who) for who, own in enumerate(prices) if own)
    for place, (_, _, who) in enumerate(others, len(none)):
        losses[who] = values[place] if place < len(values) else 0
    return losses


def prices_of(table: Table, seat: int) -> list[int]:
    """The prices of somebody's finished medinas, the dearest last."""
    return sorted(
        int(tile.split()[1])
        for tile in table.tiles(seat)
        if tile.startswith("medina ") and tile not in table.unfinished
    )
