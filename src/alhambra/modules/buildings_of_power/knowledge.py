"""Who has looked at which pieces of deck and tower.

A place of a pile is counted from its bottom. Nobody is told when a piece is drawn, so places above
the top mean nothing; they are forgotten before the pile grows again.
"""

from typing import Final, final

from alhambra.engine.common import CARD, TILE
from alhambra.engine.fields import SECRET
from alhambra.engine.kinds import Amount
from alhambra.engine.module import Module
from alhambra.engine.piles import Piles
from alhambra.engine.state import State

# The piles at which somebody may have looked.
CARDS: Final = 0
TILES: Final = 1


def pieces(state: State, pile: int) -> list[int]:
    """The pile itself, its top last."""
    return state.deck if pile == CARDS else state.tower


@final
class Knowledge:
    """The places of both piles that each seat knows."""

    def __init__(self, module: Module) -> None:
        place = Amount(word="place")
        keys = ("known_cards", "known_tiles")
        self.fields = [Piles(module, key, place, SECRET) for key in keys]

    def places(self, state: State, seat: int, pile: int) -> list[int]:
        """The places that the seat knows, lowest first; a spectator knows none."""
        if seat < 0:
            return []
        size = len(pieces(state, pile))
        return [place for place in self.fields[pile].of(state, seat) if place < size]

    def learn(self, state: State, seat: int, pile: int, count: int) -> None:
        """The seat, and nobody else, knows the top pieces of a pile."""
        field, size = self.fields[pile], len(pieces(state, pile))
        for other, places in enumerate(field.all(state)):
            field.put(state, other, [place for place in places if place < size - count])
        field.of(state, seat).extend(range(size - count, size))

    def forget(self, state: State, pile: int) -> None:
        """Nobody knows anything about a pile any more."""
        self.fields[pile].clear(state)

    def raise_cards(self, state: State, below: int) -> None:
        """So many cards came under the deck."""
        field, above = self.fields[CARDS], len(state.deck) - below
        for seat, places in enumerate(field.all(state)):
            field.put(state, seat, [place + below for place in places if place < above])

    def lowest_sorted(self, state: State) -> int:
        """The lowest place of the deck that somebody has sorted; its size if there is none."""
        return min([len(state.deck), *self.fields[CARDS].values(state)])

    def show(self, state: State, seat: int, pile: int) -> list[object]:
        """What the seat knows of a pile, from the top; None for what it does not."""
        lying, places = pieces(state, pile), self.places(state, seat, pile)
        kind = CARD if pile == CARDS else TILE
        lowest = places[0] if places else len(lying)
        return [
            kind.text(state.rules, lying[place]) if place in places else None
            for place in range(len(lying) - 1, lowest - 1, -1)
        ]
