"""Which modules are played together: all pairs, and sets of any size by lot."""

import itertools
import random

from alhambra.modules import ALL

NAMES = tuple(ALL)
PAIRS: list[tuple[str, ...]] = list(itertools.combinations(NAMES, 2))
NUMBER_OF_SETS = 500


def drawn_set(number: int) -> tuple[str, ...]:
    """A set of modules; every size is as likely as any other."""
    chance = random.Random(f"set {number}")
    return tuple(chance.sample(NAMES, chance.randint(1, len(NAMES))))


SETS = [drawn_set(number) for number in range(NUMBER_OF_SETS)]
