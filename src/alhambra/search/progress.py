"""How far along a game is: what fraction of the tiles left will be bought before each scoring."""

from typing import Final

from mypy_extensions import i64

from alhambra.engine.rules import CURRENCIES, Rules
from alhambra.engine.steps.refill import DISPLAY_SIZE

SCORINGS: Final = 3
STARTING_CARDS: Final = 4.5  # cards dealt to a seat on average until it has enough
CARD_VALUES: Final = 9
# Tiles that leave the market per money card drawn: 0.50 to 0.61 in games between bots.
TILES_PER_CARD: Final = 0.55
# Where in the deck the first two scoring cards lie on average, as the part still below them: they
# are shuffled into the second and the fourth of five stacks.
FIRST_LIES: Final = 0.7
SECOND_LIES: Final = 0.3


def full_deck(rules: Rules) -> float:
    """How many cards the deck has when the first turn begins."""
    cards = len(CURRENCIES) * CARD_VALUES * rules.copies
    return float(cards - DISPLAY_SIZE) - STARTING_CARDS * rules.players


def part_before(round: i64, deck: float, full: float, tiles: float) -> float:
    """The fraction of so many tiles left that goes before this scoring (1 to 3), 0 to 1."""
    if round == SCORINGS:
        return 1.0
    lies = FIRST_LIES if round == 1 else SECOND_LIES
    to_come = deck - lies * full
    if to_come <= 0.0:
        return 0.0
    return min(1.0, to_come * TILES_PER_CARD / max(1.0, tiles))
