"""The Art of the Moors: buildings of equal price bring culture tiles.

Whoever owns two base buildings of one price at the end of a turn takes the culture tile of that
price. It begins at 0; a marker on one of its sections says how far the number of such buildings
lets it be turned. To turn all own tiles one step is an action, and in each scoring they bring what
they show.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.engine.cells import CELL_MASK
from alhambra.engine.laying import unfinished
from alhambra.engine.module import ACTIONS, Module, Slot
from alhambra.engine.notation import per_seat
from alhambra.engine.rules import Rules, TileSpec
from alhambra.engine.scoring import Item
from alhambra.engine.state import State
from alhambra.engine.step import OTHER, Deed, Frame, Moves, pack
from alhambra.engine.survey import survey

NONE: Final = -1  # no such tile


@final
class Kind:
    """Culture tiles of one price: how many there are, and their sections from the gem on."""

    def __init__(self, table: dict[str, Any]) -> None:
        self.price: int = table["price"]
        self.also: int = table.get("also", self.price)  # another price that counts as the same
        self.copies: int = table["copies"]
        self.values: list[int] = table["values"]
        self.squares: list[int] = table["squares"]

    def marked(self, buildings: int) -> int:
        """The highest section with as many squares, or the last if there are more buildings.

        With fewer buildings than any section shows it is the first.
        """
        section = 0
        for number, squares in enumerate(self.squares):
            if squares <= buildings:
                section = number
        return section


@final
class Culture(Slot):
    """For each seat and kind the section at the gem (NONE without a tile) and the marked one."""

    def __init__(self, shown: list[list[int]], marks: list[list[int]]) -> None:
        self.shown = shown
        self.marks = marks

    def copy(self) -> Slot:
        """An independent copy."""
        return Culture([row[:] for row in self.shown], [row[:] for row in self.marks])


class ArtOfTheMoors(Module):
    """Twenty culture tiles for seven prices.

    Rulings: tiles are taken without being asked for, since they never hurt. If buildings are lost
    the tile stays, but its marker goes back, and the tile with it where it shows more than the
    marker allows. The action needs a tile that can be turned. Sites count once they are finished,
    and so do tiles that wait in a personal market, which is a reserve.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__("art_of_the_moors", 20)
        self.least: int = data["least"]
        self.kinds: list[Kind] = [Kind(table) for table in data["tile"]]
        self.kind_of = vec[i64]()  # by tile, as far as there are tiles of the base game

    def new_slot(self, rules: Rules) -> Slot | None:
        """Nobody has a culture tile."""
        kinds = len(self.kinds)
        shown = [[NONE] * kinds for _ in range(rules.players)]
        return Culture(shown, [[0] * kinds for _ in range(rules.players)])

    def culture(self, state: State) -> Culture:
        """What the module keeps."""
        slot = state.slots[self.index]
        assert isinstance(slot, Culture)
        return slot

    def left(self, state: State, kind: int) -> int:
        """How many tiles of a kind nobody has taken."""
        taken = sum(1 for row in self.culture(state).shown if row[kind] != NONE)
        return self.kinds[kind].copies - taken

    def register(self, rules: Rules) -> None:
        """Notes which price each tile of the base game has."""
        self.kind_of = vec[i64]([i64(self._kind_of(tile)) for tile in rules.tiles])

    def _kind_of(self, tile: TileSpec) -> int:
        for number, kind in enumerate(self.kinds):
            if tile.base and tile.price in (kind.price, kind.also):
                return number
        return NONE

    # --- Taking and marking

    def closed(self, state: State, seat: i64) -> None:
        """Whoever's turn or gain is over takes and marks; others may have lost something."""
        counts = self.counts(state, int(seat))
        for kind, buildings in enumerate(counts):
            if buildings >= self.least and self.culture(state).shown[int(seat)][kind] == NONE:
                self._take(state, int(seat), kind)
        for other, row in enumerate(self.culture(state).shown):
            if max(row) != NONE:
                self._mark(state, other, counts if other == seat else self.counts(state, other))

    def counts(self, state: State, seat: int) -> list[int]:
        """How many finished base buildings of each price a seat owns, in Alhambra and reserve."""
        found = [0] * len(self.kinds)
        board = state.boards[seat]
        survey(board)
        for entry in board.standing:
            self._count(state, i64(board.tile[entry & CELL_MASK]), found)
        for tile in state.reserves[seat]:
            self._count(state, tile, found)
        return found

    def _count(self, state: State, tile: i64, found: list[int]) -> None:
        """Adds a tile to the others of its price, if it counts."""
        kind = self.kind_of[tile] if tile < len(self.kind_of) else i64(NONE)
        if kind != NONE and not unfinished(state, tile):
            found[int(kind)] += 1

    def _take(self, state: State, seat: int, kind: int) -> None:
        """The tile begins at 0, if any is left."""
        if self.left(state, kind) > 0:
            self.culture(state).shown[seat][kind] = 0
            if state.telling:
                price = self.kinds[kind].price
                state.tell({"event": "culture_taken", "seat": seat, "price": price})

    def _mark(self, state: State, seat: int, counts: list[int]) -> None:
        """The markers of a seat follow its buildings; a tile never shows more than its marker."""
        slot = self.culture(state)
        for kind, shown in enumerate(slot.shown[seat]):
            if shown != NONE:
                mark = self.kinds[kind].marked(counts[kind])
                slot.marks[seat][kind] = mark
                slot.shown[seat][kind] = min(shown, mark)

    # --- Turning

    def deeds(self, menu: str) -> list[Deed]:
        """To turn the own tiles is an action."""
        return [Develop(self)] if menu == ACTIONS else []

    def can_turn(self, state: State, seat: int) -> bool:
        """Whether a tile of the seat has not come to its marker yet."""
        slot = self.culture(state)
        marks = slot.marks[seat]
        for kind, shown in enumerate(slot.shown[seat]):
            if shown != NONE and shown < marks[kind]:
                return True
        return False

    def turn(self, state: State, seat: int) -> None:
        """All tiles of a seat go on one section, but not beyond their markers."""
        slot = self.culture(state)
        for kind, shown in enumerate(slot.shown[seat]):
            if shown != NONE and shown < slot.marks[seat][kind]:
                slot.shown[seat][kind] += 1

    # --- Scoring

    def items(self, state: State, round: i64, found: list[Item]) -> None:
        """What the tiles show at the gem; Dirk has none."""
        for seat, row in enumerate(self.culture(state).shown):
            values = [
                self.kinds[kind].values[shown] for kind, shown in enumerate(row) if shown != NONE
            ]
            if values:
                found.append(Item(seat, "culture", sum(values), {"values": values}))

    # --- Notation

    def tiles_of(self, state: State, seat: int) -> list[list[int]]:
        """The tiles of a seat: price, value at the gem, value under the marker."""
        slot = self.culture(state)
        return [
            [kind.price, kind.values[slot.shown[seat][n]], kind.values[slot.marks[seat][n]]]
            for n, kind in enumerate(self.kinds)
            if slot.shown[seat][n] != NONE
        ]

    def show(self, state: State, seat: i64, view: dict[str, object]) -> None:
        """Everything lies open."""
        view[self.name] = {
            "culture": [
                [
                    {"culture": price, "points": value, "limit": limit}
                    for price, value, limit in self.tiles_of(state, other)
                ]
                for other in range(state.rules.players)
            ],
            "supply": [
                {"culture": kind.price, "left": self.left(state, number)}
                for number, kind in enumerate(self.kinds)
            ],
        }

    def write(self, state: State) -> dict[str, object]:
        """`culture` by seat: price, value at the gem, value under the marker."""
        return {"culture": [self.tiles_of(state, seat) for seat in range(state.rules.players)]}

    def read(self, state: State, table: dict[str, object]) -> None:
        """Left out, nobody has a culture tile."""
        for key in table:
            if key != "culture":
                raise ValueError(f"unknown key {key}")
        for seat, tiles in enumerate(per_seat(state.rules, table, "culture")):
            if not isinstance(tiles, list):
                raise ValueError("culture must be a list for each seat")
            for tile in tiles:
                self._read_tile(state, seat, tile)

    def _read_tile(self, state: State, seat: int, tile: object) -> None:
        """One culture tile of a seat."""
        if not isinstance(tile, list) or [type(part) for part in tile] != [int, int, int]:
            raise ValueError("a culture tile is written as price, value and the value marked")
        prices = [kind.price for kind in self.kinds]
        if tile[0] not in prices:
            raise ValueError(f"there is no culture tile for price {tile[0]}")
        number = prices.index(tile[0])
        kind = self.kinds[number]
        slot = self.culture(state)
        if slot.shown[seat][number] != NONE:
            raise ValueError(f"a seat has one culture tile for price {tile[0]} at most")
        if self.left(state, number) == 0:
            raise ValueError(f"there are not so many culture tiles for price {tile[0]}")
        if tile[1] not in kind.values or tile[2] not in kind.values or tile[1] > tile[2]:
            raise ValueError(f"values of a culture tile for price {tile[0]}: {kind.values}")
        slot.shown[seat][number] = kind.values.index(tile[1])
        slot.marks[seat][number] = kind.values.index(tile[2])


class Develop(Deed):
    """Turns all own culture tiles one step; those that have come to their marker stay."""

    def __init__(self, module: ArtOfTheMoors) -> None:
        super().__init__("develop_culture")
        self.module = module
        self.role = OTHER

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """If one can be turned."""
        if self.module.can_turn(state, int(frame.seat)):
            out.add(pack(self.number, 0, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """A tile must be left to turn."""
        return "" if self.module.can_turn(state, int(frame.seat)) else "no_culture_to_turn"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """It is an action."""
        self.module.turn(state, int(frame.seat))
        state.spend_action()
        if state.telling:
            seat = int(frame.seat)
            values = [value for _, value, _ in self.module.tiles_of(state, seat)]
            state.tell({"event": "culture_turned", "seat": seat, "values": values})
