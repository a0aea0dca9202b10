"""All pieces of a game, handed out one by one, so that none is in two places."""

import re
from collections import Counter

from alhambra.engine.cells import cell_at, letters_from_sides, on_lattice, sides_from_letters
from alhambra.engine.laying import SECOND_SHIFT
from alhambra.engine.rng import Rng
from alhambra.engine.rules import SCORING, Rules
from alhambra.engine.setup import SCORING_STACKS, money_deck
from alhambra.position.fields import PositionError

PLACED = re.compile(r"(?P<name>[^@]+)@ *(?P<x>-?\d+) *, *(?P<y>-?\d+)( +turn +(?P<turn>\d))? *")


class Supply:
    """What has not been found in the position yet."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._tiles = dict.fromkeys(rules.tower + rules.special_tiles)
        self._cards = Counter(money_deck(rules))
        self._cards.update(rules.special_cards)
        self._cards[SCORING] = len(SCORING_STACKS)

    def tile(self, text: str) -> int:
        """The tile of this text, which must not have been found before."""
        number = self.rules.tile_by_name.get(_tidy(text))
        if number is None or number < self.rules.players:
            raise PositionError(f"there is no tile {text}")
        if number not in self._tiles:
            raise PositionError(f"the tile {text} is in two places")
        del self._tiles[number]
        return number

    def claim(self, tiles: list[int], faces: list[int]) -> None:
        """Pieces that lie in the area of a module."""
        for tile in tiles:
            self.tile(self.rules.tiles[tile].name)
        for face in faces:
            self.card(self.rules.face_names[face])

    def placed_tile(self, text: str) -> tuple[int, int, int]:
        """A tile with its turn and place: `tower 11 N @ 1,0` or `tower 14 NES @ 1,0 turn 2`."""
        found = PLACED.fullmatch(text)
        if not found or not on_lattice(int(found["x"]), int(found["y"])):
            raise PositionError(f"{text}: a tile on a board is written like tower 11 N @ 1,0")
        tile = self.tile(found["name"].strip())
        turn = int(found["turn"] or 0)
        if turn >= self.rules.ways_to_lie(tile):
            raise PositionError(f"{text}: this tile cannot be turned so")
        return tile, turn, cell_at(int(found["x"]), int(found["y"]))

    def walls(self, text: str) -> tuple[int, int]:
        """Walls added to a tile, wherever it lies: `tower 12 - + NE`, with `N/E` on two cells."""
        name, _, letters = text.partition("+")
        tile = self.rules.tile_by_name.get(_tidy(name.strip()))
        first, _, second = letters.partition("/")
        try:
            sides = sides_from_letters(first.strip())
            sides |= sides_from_letters(second.strip()) << SECOND_SHIFT
        except ValueError:
            sides = 0
        if tile is None or not sides or (second and not self.rules.tiles[tile].second):
            raise PositionError(f"{text}: added walls are written like tower 12 - + NE")
        return tile, sides

    def card(self, text: str) -> int:
        """The card of this text, of which one must be left."""
        face = self.rules.face_by_name.get(" ".join(text.split()))
        if face is None:
            raise PositionError(f"there is no card {text}")
        if self._cards[face] == 0:
            raise PositionError(f"there are not so many cards {text}")
        self._cards[face] -= 1
        return face

    def cards_left(self, scorings_shown: int, known_deck: list[int] | None) -> list[int]:
        """Cards nobody has seen, in the order of the faces; scoring cards are checked here.

        The last scoring needs no card, so after it some may be left in the deck.
        """
        if known_deck is not None and scorings_shown <= len(SCORING_STACKS):
            wanted = len(SCORING_STACKS) - scorings_shown
            if known_deck.count(SCORING) != wanted:
                raise PositionError(f"the deck must hold {wanted} scoring cards")
        return [f for f in sorted(self._cards) for _ in range(self._cards[f]) if f != SCORING]

    def with_scoring(self, cards: list[int], shown: int, rng: Rng) -> list[int]:
        """An unknown deck: the scoring cards not yet shown go into its upper and lower half.

        Only money that is not in a hand is left, so the fifths of set-up are unknown too.
        """
        deck = cards[:]
        half = len(deck) // 2
        if shown < 1:
            deck.insert(half + int(rng.below(len(deck) - half + 1)), SCORING)
        if shown < 2:
            deck.insert(int(rng.below(half + 1)), SCORING)
        return deck

    def tiles_left(self) -> list[int]:
        """Tiles of the tower not found anywhere, in the order of their numbers."""
        return [tile for tile in self._tiles if tile not in self.rules.special_tiles]


def _tidy(text: str) -> str:
    """The walls in the order N E S W and single spaces, so that small slips do no harm."""
    words = text.split()
    if len(words) == 3 and words[2] != "-":
        try:
            words[2] = letters_from_sides(sides_from_letters(words[2]))
        except ValueError:
            return text
    return " ".join(words)
