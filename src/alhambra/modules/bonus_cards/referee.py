"""Bonus cards for the referee: as buildings, as long as the very tile is built."""

from alhambra.referee.assistant import Assistant
from alhambra.referee.table import Table


class BonusCards(Assistant):
    """A card stands for the tile of its type and price without walls."""

    def counts(self, table: Table, seat: int, kind: str) -> float:
        if seat == table.players:
            return 0
        cards = [card.split() for card in table.view["bonus_cards"]["open"][seat]]
        built = {square.tile for square in table.papers[seat].squares.values() if square.base}
        return sum(f"{kind} {price} -" in built for _, type_, price in cards if type_ == kind)
