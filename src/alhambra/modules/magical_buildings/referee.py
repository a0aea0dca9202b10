"""Magical buildings for the referee: they may be laid in any of four ways."""

from alhambra.referee.assistant import Assistant

PRICES = {
    "pavilion": "9",
    "seraglio": "10",
    "arcades": "11",
    "chambers": "12",
    "garden": "13",
    "tower": "14",
}


class MagicalBuildings(Assistant):
    """Six buildings, each dearer than all others of its type."""

    @staticmethod
    def turns_freely(tile: str) -> bool:
        words = tile.split()
        return len(words) == 3 and PRICES.get(words[0]) == words[1]
