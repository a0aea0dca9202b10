"""Who has looked at which pieces of deck and tower.

A place of a pile is counted from its bottom. Nobody is told when a piece is drawn, so places above
the top mean nothing; they are forgotten before the pile grows again.
"""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from alhambra.engine.fields import SECRET, Field
from alhambra.engine.kinds import Amount, Kind

if TYPE_CHECKING:
    from alhambra.engine.module import Module
    from alhambra.engine.rules import Rules
    from alhambra.engine.state import State

# The piles at which somebody may look.
DECK: Final = 0
TOWER: Final = 1


@final
class Looked(Field):
    """The places of one pile, of cards or tiles, that each seat knows, lowest first.

    What a seat has looked at stays where it is when another truth is made up for it.
    """

    def __init__(self, module: "Module", key: str, piece: Kind) -> None:
        super().__init__(module, key, Amount(word="place"), SECRET, False, 0)
        self.pile = TOWER if piece.word == "tile" else DECK
        self.piece = piece

    def pieces(self, state: "State") -> list[int]:
        """The pile itself, its top last."""
        return state.deck if self.pile == DECK else state.tower

    def places(self, state: "State", seat: i64) -> list[int]:
        """The places that the seat knows; a spectator knows none."""
        if seat < 0:
            return []
        size = len(self.pieces(state))
        return [place for place in state.rows[int(self.at + seat)] if place < size]

    def learn(self, state: "State", seat: i64, count: int) -> None:
        """The seat, and nobody else, knows the top pieces."""
        size = len(self.pieces(state))
        self._keep_below(state, size - count)
        state.rows[int(self.at + seat)].extend(range(size - count, size))

    def lift(self, state: "State", below: int) -> None:
        """So many pieces came under the pile."""
        self._keep_below(state, len(self.pieces(state)) - below)
        for seat in range(int(self.players)):
            places = state.rows[int(self.at) + seat]
            state.rows[int(self.at) + seat] = [place + below for place in places]

    def _keep_below(self, state: "State", end: int) -> None:
        for seat in range(int(self.players)):
            places = state.rows[int(self.at) + seat]
            state.rows[int(self.at) + seat] = [place for place in places if place < end]

    def known_to(self, state: "State", seat: i64) -> list[object]:
        """What the seat knows of the pile, from the top; None for what it does not."""
        lying, places = self.pieces(state), self.places(state, seat)
        lowest = places[0] if places else len(lying)
        return [
            self.piece.text(state.rules, lying[place]) if place in places else None
            for place in range(len(lying) - 1, lowest - 1, -1)
        ]

    def mix_sorted(self, state: "State") -> None:
        """Another truth: pieces that others have sorted lie in any order."""
        pile = self.pieces(state)
        lowest = min([len(pile), *self.values(state)])
        sorted_pieces = pile[lowest:]
        if sorted_pieces:
            state.rng.draw_anew(sorted_pieces)
            pile[lowest:] = sorted_pieces

    # --- As a field

    def take_place(self, rules: "Rules") -> None:
        self.at = len(rules.first_rows)
        self.players = rules.players
        rules.first_rows.extend([[] for _ in range(rules.players)])

    def clear(self, state: "State") -> None:
        self._keep_below(state, 0)

    def values(self, state: "State") -> list[int]:
        rows = state.rows[int(self.at) : int(self.at + self.players)]
        return [place for row in rows for place in row]

    def write(self, state: "State") -> object:
        """Only places that there are."""
        return [self.places(state, seat) for seat in range(self.players)]

    def read(self, state: "State", value: object) -> None:
        rows = value if isinstance(value, list) and len(value) == self.players else [None]
        for seat, row in enumerate(rows):
            if not isinstance(row, list):
                raise ValueError(f"{self.key} must be a list for each seat")
            places = [self.kind.read(state.rules, place) for place in row]
            state.rows[int(self.at) + seat] = sorted(places)
