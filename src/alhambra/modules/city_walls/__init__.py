"""The City Walls: walls that are added to tiles, for good.

Wall cards turn up among the money and lie open beside the display. As an action one takes such a
card and builds the walls it shows on one of the own tiles, just as it shows them.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from alhambra.engine.cells import ALL_SIDES, letters_from_sides, sides_from_letters
from alhambra.engine.laying import SECOND_SHIFT, added_text, tile_name
from alhambra.engine.marks import Mark
from alhambra.engine.module import ACTIONS, STAGE_STARTER, Module, Slot
from alhambra.engine.rules import Rules
from alhambra.engine.secrets import mix_deck_cards
from alhambra.engine.state import State, insert_sorted
from alhambra.engine.step import Deed
from alhambra.modules.city_walls.building import WallAside, WallCell

CARD: Final = "city_wall"  # the first word of the names of its cards


@final
class WallCards(Slot):
    """The cards that lie open, by their numbers, and those still to be dealt during set-up."""

    def __init__(self, open: list[int], pile: list[int]) -> None:
        self.open = open
        self.pile = pile

    def copy(self) -> Slot:
        """An independent copy."""
        return WallCards(self.open[:], self.pile[:])


class CityWalls(Module):
    """Eight cards, four with one wall and four with two at a right angle.

    Any number of cards may lie open. Walls go on any own tile: in the Alhambra, the fountain too,
    in the reserve, or just bought. They never cover a wall that is there already, the Alhambra must
    be legal afterwards, and they stay with the tile for good and count like printed ones.

    Rulings: a card that fits no own tile cannot be taken; a card that was used leaves the game.
    Camps and watchtowers carry no walls, of a tile on two cells one cell carries those of a card,
    and none stands between its cells. A tile that may be turned turns with its walls; in the
    reserve it lies as it is printed. Tiles that are locked by a gate may be walled too.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__("city_walls", 9)
        self.letters: list[str] = data["cards"]
        self.stacks: dict[str, int] = data["stacks"]
        self.sides: list[int] = [sides_from_letters(letters) for letters in self.letters]
        self.faces: list[int] = []

    def register(self, rules: Rules) -> None:
        """Named by the sides they show: `city_wall NE`."""
        self.faces = []
        for letters in self.letters:
            face = rules.free_face()
            rules.add_face(face, f"{CARD} {letters}", 0, self)
            self.faces.append(face)
        rules.special_cards.extend(self.faces)

    def new_slot(self, rules: Rules) -> Slot | None:
        """Nothing lies open yet."""
        return WallCards([], [])

    def cards(self, state: State) -> WallCards:
        """What the module keeps."""
        slot = state.slots[self.index]
        assert isinstance(slot, WallCards)
        return slot

    # --- Cards

    def set_up(self, state: State, stage: i64) -> None:
        """The cards are shuffled before the stacks are built."""
        if stage == STAGE_STARTER:
            pile = self.faces[:]
            state.rng.shuffle(pile)
            self.cards(state).pile = pile

    def stack_cards(self, state: State, stack: int) -> list[int]:
        """Two each for all fifths but the first."""
        pile = self.cards(state).pile
        return [pile.pop() for _ in range(self.stacks.get(str(stack), 0))]

    def card_revealed(self, state: State, face: i64, seat: i64) -> bool:
        """It lies beside the display, and another card is turned up."""
        insert_sorted(self.cards(state).open, self.faces.index(int(face)))
        if state.telling:
            state.tell({"event": "wall_card_open", "card": state.rules.face_names[int(face)]})
        return False

    def deeds(self, menu: str) -> list[Deed]:
        """Building walls is an action."""
        return [WallCell(self), WallAside(self)] if menu == ACTIONS else []

    def use(self, state: State, card: int) -> None:
        """The card leaves the game."""
        self.cards(state).open.remove(card)
        state.gone_cards.append(self.faces[card])
        state.spend_action()

    def card_name(self, card: int) -> str:
        """The card as text."""
        return f"{CARD} {self.letters[card]}"

    # --- Secrets and notation

    def show(self, state: State, seat: i64, view: dict[str, object]) -> None:
        """The open cards, and the walls of tiles that are not built; boards show their own."""
        view[self.name] = {
            "open": [self.card_name(card) for card in self.cards(state).open],
            "aside": [
                walled for tile in self._walled_aside(state) for walled in _shown(state, tile)
            ],
        }

    def marks(self, state: State, found: list[Mark]) -> None:
        """Walls on tiles that are not built."""
        for tile in self._walled_aside(state):
            sides = state.added_walls[tile]
            found.append(Mark(CARD, tile=tile, side=added_text(sides), count=sides.bit_count()))

    def _walled_aside(self, state: State) -> list[int]:
        """Tiles with added walls that wait or lie in a reserve."""
        if not state.added_walls:
            return []
        tiles = [tile for held in state.reserves + state.pending for tile in held]
        return [tile for tile in tiles if tile in state.added_walls]

    def reshuffle(self, state: State, seat: i64) -> None:
        """Which of the cards lies in which fifth of the deck is unknown."""
        mix_deck_cards(state, self.faces)

    def held_cards(self, state: State) -> list[int]:
        """The open ones."""
        return [self.faces[card] for card in self.cards(state).open]

    def write(self, state: State) -> dict[str, object]:
        """`open`; the walls themselves are written with the table."""
        return {"open": [self.card_name(card) for card in self.cards(state).open]}

    def read(self, state: State, table: dict[str, object]) -> None:
        """Left out, no card lies open."""
        for key in table:
            if key != "open":
                raise ValueError(f"unknown key {key}")
        names = table.get("open", [])
        if not isinstance(names, list):
            raise ValueError("open must be a list of cards")
        known = [self.card_name(card) for card in range(len(self.letters))]
        cards: list[int] = []
        for name in names:
            if name not in known:
                raise ValueError(f"open: there is no card {name}")
            insert_sorted(cards, known.index(name))
        state.slots[self.index] = WallCards(cards, [])


def _shown(state: State, tile: int) -> list[dict[str, object]]:
    """The walls added to a tile, for each of its cells that has some: `part` 2 is the second."""
    sides = state.added_walls[tile]
    found: list[dict[str, object]] = []
    for part, walls in enumerate((sides & int(ALL_SIDES), sides >> SECOND_SHIFT)):
        if walls:
            entry: dict[str, object] = {"tile": tile_name(state, tile)}
            entry["walls"] = letters_from_sides(walls)
            found.append({**entry, "part": 2} if part else entry)
    return found
