"""The City Walls: walls that are added to tiles, for good.

Wall cards turn up among the money and lie open beside the display. As an action one takes such a
card and builds the walls it shows on one of one's own tiles, just as it shows them.
"""

from alhambra.engine.cells import (
    ALL_SIDES,
    BIT,
    CELL_MASK,
    STRIDE,
    letters_from_sides,
    sides_from_letters,
)
from alhambra.engine.laying import SECOND_SHIFT, add_wall, added_text
from alhambra.engine.secrets import mix_deck_cards

from alhambra.engine.prelude import (  # isort: skip
    ACTIONS, AMOUNT, ANY_TILE, CELL, LAID, NONE, OTHER, SEAT, SECRET, STAGE_STARTER, TILE,
    WHOLE_CELLS, Amount, Any, DeckCards, Deed, Event, Final, Frame, Listed, Mark, Module, Moves,
    Perhaps, Pile, State, TileSpec, Together, Words, i64, survey, tile_name,
)  # fmt: skip

NAME: Final = "city_wall"  # of a wall, and the first word of the name of its card


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
        super().__init__()
        letters: list[str] = data["cards"]
        self.walls = [sides_from_letters(sides) for sides in letters]
        self.stacks: dict[str, int] = data["stacks"]
        self.card = DeckCards(self, "card", [f"{NAME} {sides}" for sides in letters])
        self.open = Pile(self, "open", self.card)
        self.undealt = Pile(self, "", self.card, SECRET, LAID)  # in set-up only
        self.cell_of_tile = Amount(1, 2)
        self.wall_card_open = Event(self, "wall_card_open", card=self.card)
        self.walls_built = Event(self, "walls_built", seat=SEAT, card=self.card, at=CELL)
        self.walls_built_aside = Event(
            self,
            "walls_built_aside",
            seat=SEAT,
            card=self.card,
            tile=TILE,
            part=Perhaps(self.cell_of_tile),
        )
        sides = Words("sides", [letters_from_sides(sides) for sides in range(16)])
        self.derives(aside=Listed(Together(tile=TILE, walls=sides, part=AMOUNT)))
        self.joins(ACTIONS, WallCell(self), WallAside(self))

    # --- Cards

    def set_up(self, state: State, stage: i64) -> None:
        """The cards are shuffled before the stacks are built."""
        if stage == STAGE_STARTER:
            self.undealt.put(state, self.card.shuffled(state))

    def stack_cards(self, state: State, stack: int) -> list[int]:
        """Two each for all fifths but the first."""
        undealt = self.undealt.of(state)
        return [undealt.pop() for _ in range(self.stacks.get(str(stack), 0))]

    def card_revealed(self, state: State, face: i64, seat: i64) -> bool:
        """It lies beside the display, and another card is turned up."""
        self.open.add(state, face)
        self.wall_card_open.tell(state, face)
        return False

    def reshuffle(self, state: State, seat: i64) -> None:
        """Which of the cards lies in which fifth of the deck is unknown."""
        mix_deck_cards(state, self.card.all())

    def sides(self, face: i64) -> i64:
        """The sides on which a card shows walls."""
        return self.walls[int(face) - self.card.first]

    def use(self, state: State, face: i64) -> None:
        """The card leaves the game."""
        self.open.of(state).remove(int(face))
        state.gone_cards.append(int(face))
        state.spend_action()

    # --- Walls on tiles that are not built; boards show their own

    def marks(self, state: State, found: list[Mark]) -> None:
        for tile in walled_aside(state):
            sides = state.added_walls[tile]
            found.append(Mark(NAME, tile=tile, side=added_text(sides), count=sides.bit_count()))

    def derived(self, state: State, seat: i64) -> dict[str, object]:
        """Walls on tiles that are not built, cell by cell; `part` 2 is the second of a tile."""
        aside: list[object] = []
        for tile in walled_aside(state):
            for part in range(2):
                walls = added_to(state, tile, part)
                if walls:
                    aside.append([tile_name(state, tile), letters_from_sides(walls), part + 1])
        return {"aside": aside}


class WallCell(Deed):
    """Uses an open card on what lies on a cell of the Alhambra.

    Only outer sides without a wall will do: beside any other the two sides would differ. So nobody
    is cut off and the Alhambra stays as legal as it was.
    """

    def __init__(self, module: CityWalls) -> None:
        super().__init__("build_walls", OTHER)
        self.module = module
        self.card = self.part("card", module.card)
        self.cell = self.part("at", CELL)

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every card on every cell that has room for it."""
        cards = self.module.open.of(state)
        if not cards:
            return
        board = state.boards[int(frame.seat)]
        survey(board)
        for card in cards:
            sides = self.module.sides(card)
            for entry in board.standing:
                cell = entry & CELL_MASK
                if sides & (board.touched(cell) | board.walls(cell)) == 0:
                    if not board.halves or int(cell) not in board.halves:
                        out.add(self.pack(card, cell))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """An open card, and a tile on whose outer sides no wall stands."""
        card, cell = self.card.of(code), self.cell.of(code)
        board = state.boards[int(frame.seat)]
        if int(card) not in self.module.open.of(state):
            return "wall_card_not_open"
        if int(cell) in board.annexes or int(cell) in board.halves:
            return "carries_no_walls"
        if board.face[cell] == 0:
            return "no_tile_there"
        sides = self.module.sides(card)
        if board.walls(cell) & sides:
            return "walls_taken"
        return "walls_not_outside" if board.touched(cell) & sides else ""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The walls belong to the tile for good."""
        card, cell = self.card.of(code), self.cell.of(code)
        sides = self.module.sides(card)
        for side in range(4):
            if sides & BIT[side]:
                add_wall(state, frame.seat, cell, BIT[side])
        self.module.use(state, card)
        self.module.walls_built.tell(state, frame.seat, card, cell)


class WallAside(Deed):
    """Uses an open card on a tile that waits or lies in the reserve, as it is printed."""

    def __init__(self, module: CityWalls) -> None:
        super().__init__("build_walls_aside", OTHER)
        self.module = module
        self.card = self.part("card", module.card)
        self.tile = self.part("tile", ANY_TILE)
        self.which = self.part("part", module.cell_of_tile, usual=0)

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every card on every such tile that has room for it."""
        cards = self.module.open.of(state)
        tiles = held(state, frame.seat) if cards else []
        for card in cards:
            for tile in tiles:
                for part in range(len(state.rules.tiles[tile].kinds)):
                    if refuse_aside(state, tile, part, self.module.sides(card)) == "":
                        out.add(self.pack(card, tile, part))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """An open card, and an own tile that is not built, with no walls on these sides."""
        card, tile, part = self.card.of(code), int(self.tile.of(code)), int(self.which.of(code))
        if part >= len(state.rules.tiles[tile].kinds):
            return "bad_part"
        if int(card) not in self.module.open.of(state):
            return "wall_card_not_open"
        if tile not in held(state, frame.seat):
            return "not_held"
        return refuse_aside(state, tile, part, self.module.sides(card))

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The walls are noted as the tile is printed."""
        card, tile, part = self.card.of(code), self.tile.of(code), self.which.of(code)
        sides = int(self.module.sides(card))
        added = sides << SECOND_SHIFT if part else sides
        state.added_walls[int(tile)] = state.added_walls.get(int(tile), 0) | added
        self.module.use(state, card)
        self.module.walls_built_aside.tell(state, frame.seat, card, tile, part if part else NONE)


def held(state: State, seat: i64) -> list[int]:
    """The tiles of a seat that are not built."""
    return state.pending[int(seat)] + state.reserves[int(seat)]


def walled_aside(state: State) -> list[int]:
    """Tiles with added walls that wait or lie in a reserve."""
    if not state.added_walls:
        return []
    tiles = [tile for held in state.reserves + state.pending for tile in held]
    return [tile for tile in tiles if tile in state.added_walls]


def added_to(state: State, tile: int, part: int) -> int:
    """The walls that were added to a cell of the tile."""
    added = state.added_walls.get(tile, 0)
    return added >> SECOND_SHIFT if part else added & int(ALL_SIDES)


def refuse_aside(state: State, tile: int, part: int, sides: i64) -> str:
    """Why a cell of a tile that is not built cannot get these walls, "" if it can."""
    spec = state.rules.tiles[tile]
    if spec.shape != WHOLE_CELLS:
        return "carries_no_walls"
    if (spec.walls[part] | added_to(state, tile, part)) & sides:
        return "walls_taken"
    return "walls_not_outside" if seam(spec, part) & sides else ""


def seam(spec: TileSpec, part: int) -> i64:
    """The side of a cell of a tile on which its other cell lies."""
    if not spec.second:
        return 0
    across = 2 if spec.second == STRIDE else 1  # south or east of the first cell
    return BIT[(across + 2) & 3] if part else BIT[across]
