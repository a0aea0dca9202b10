"""The pieces of a module: every one lies in one place, and the fields are those places."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from alhambra.engine.kinds import BYTE, NONE, Words
from alhambra.engine.laying import built_tiles

if TYPE_CHECKING:
    from alhambra.engine.module import Module
    from alhambra.engine.rules import Rules, TileSpec
    from alhambra.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Pieces(Words):
    """A stock of pieces: so many copies of each.

    The fields of the module whose kind it is are the places of its pieces. What lies in none of
    them is out of sight, aside; if there is no such place (`aside=False`) a position must name all.
    """

    def __init__(
        self,
        module: "Module",
        word: str,
        words: Sequence[object],
        copies: int | list[int] = 1,
        aside: bool = True,
        noun: str = "",
        reason: str = "",
        plural: str = "",
    ) -> None:
        super().__init__(word, words, noun, reason, plural)
        self.module = module
        self.copies = [copies] * len(words) if isinstance(copies, int) else copies
        self.aside = aside
        self.first = 0  # the number of the first piece
        module.declares.pieces.append(self)

    def register(self, rules: "Rules") -> None:
        """Makes the pieces known."""

    def stuff(self) -> str:
        """What they are, in complaints."""
        return "pieces"

    def stock(self) -> "Pieces | None":
        return self

    def text(self, rules: "Rules", value: i64) -> object:
        return self.words[int(value) - self.first]

    def find(self, rules: "Rules", text: object) -> i64:
        place = super().find(rules, text)
        return place + self.first if place != NONE else NONE

    def includes(self, value: i64) -> bool:
        """Whether the number is that of such a piece."""
        return self.first <= value < self.first + len(self.copies)

    def all(self) -> list[int]:
        """Every piece, as often as there are copies."""
        return [self.first + n for n, copies in enumerate(self.copies) for _ in range(copies)]

    def shuffled(self, state: "State") -> list[int]:
        """What is left, in random order."""
        left = self.left(state)
        state.rng.shuffle(left)
        return left

    def held(self, state: "State") -> list[int]:
        """The cards among them that lie in fields of the module, or aside."""
        return []

    def counts(self, state: "State") -> list[int]:
        """How many of each lie in no field of the module and have not left the game."""
        counts = self.copies[:]
        for field in self.module.declares.fields:
            if field.kind is self:
                for piece in field.values(state):
                    counts[piece - self.first] -= 1
            elif field.holds is self:
                for value in field.values(state):
                    for piece in field.kind.pieces_in(value):
                        counts[piece - self.first] -= 1
        return counts

    def left(self, state: "State") -> list[int]:
        """The pieces that lie in no field."""
        counts = self.counts(state)
        return [self.first + n for n, count in enumerate(counts) for _ in range(count)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards(Pieces):
    """Cards of a module, by their faces; those that left the game are counted by the engine."""

    def stuff(self) -> str:
        return "cards"

    def wire(self) -> object:
        return "card"

    def register(self, rules: "Rules") -> None:
        self.first = rules.free_face()
        for name in self.words:
            rules.add_face(rules.free_face(), str(name), 0, self.module)
        rules.special_cards.extend(self.all())

    def size(self, rules: "Rules") -> i64:
        return BYTE

    def counts(self, state: "State") -> list[int]:
        counts = super().counts(state)
        for face in self.gone(state):
            counts[face - self.first] -= 1
        return counts

    def held(self, state: "State") -> list[int]:
        held = self.all()
        for face in self.gone(state):
            held.remove(face)
        return held

    def gone(self, state: "State") -> list[int]:
        """Those that left the game, for all to see."""
        last = self.first + len(self.words)
        return sorted([face for face in state.gone_cards if self.first <= face < last])


@mypyc_attr(allow_interpreted_subclasses=True)
class DeckCards(Cards):
    """Cards that set-up puts into the deck; those in no field lie there or elsewhere in play."""

    def shuffled(self, state: "State") -> list[int]:
        """All of them, in random order."""
        cards = self.all()
        state.rng.shuffle(cards)
        return cards

    def held(self, state: "State") -> list[int]:
        fields = [field for field in self.module.declares.fields if field.holds is self]
        values = [(field, value) for field in fields for value in field.values(state)]
        return [card for field, value in values for card in field.kind.pieces_in(value)]

    def left(self, state: "State") -> list[int]:
        """None is aside."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Tiles(Pieces):
    """Tiles of a module that begin in its fields; once they were taken, the table has them."""

    def __init__(
        self, module: "Module", word: str, tiles: "list[TileSpec]", plural: str = ""
    ) -> None:
        super().__init__(module, word, [t.name for t in tiles], aside=False, plural=plural)
        self.tiles = tiles

    def stuff(self) -> str:
        return "tiles"

    def wire(self) -> object:
        return "tile"

    def register(self, rules: "Rules") -> None:
        self.first = len(rules.tiles)
        for tile in self.tiles:
            rules.special_tiles.append(rules.add_tile(tile))

    def size(self, rules: "Rules") -> i64:
        return BYTE

    def counts(self, state: "State") -> list[int]:
        counts = super().counts(state)
        for tile in tiles_taken(state):
            if self.includes(tile):
                counts[tile - self.first] -= 1
        return counts


def tiles_taken(state: "State") -> list[int]:
    """All tiles that came to a seat or to Dirk, or left the game."""
    found = state.dirk + state.gone
    for seat in range(state.rules.players):
        found += tiles_before(state, seat)
    return found


def tiles_before(state: "State", seat: i64) -> list[int]:
    """The tiles of a seat: built, in reserve, or waiting to be placed."""
    return built_tiles(state, seat) + state.reserves[int(seat)] + state.pending[int(seat)]
