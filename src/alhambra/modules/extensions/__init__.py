"""The Extensions: three cards of the right currencies make a building count twice.

Twelve extensions lie open in four columns of three. As an action one plays three money cards of the
currencies that a column shows and takes one of its extensions; if they are worth no more than the
amount beside it the purchase is matching and the turn goes on. The extension is put on a building
of its type at once and stays there; in majorities that building counts as two.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from alhambra.engine.board import UNTYPED
from alhambra.engine.laying import laid_tiles, tile_name, unfinished
from alhambra.engine.marks import Mark
from alhambra.engine.module import ACTIONS, STAGE_BOARDS, Module, Slot
from alhambra.engine.notation import one_of
from alhambra.engine.rules import CURRENCIES, TYPES, Rules
from alhambra.engine.state import State
from alhambra.engine.step import Deed, Step
from alhambra.engine.whereabouts import NOWHERE, cell_in
from alhambra.modules.extensions.deeds import Extend, ExtensionQuestion, PutExtension

EMPTY: Final = -1  # a space of the board whose extension was taken
WHOLE: Final = 2  # a whole building, in halves


@final
class Extended(Slot):
    """What lies on the board, column by column, and which buildings are extended."""

    def __init__(self, spaces: list[int], tiles: list[int], kinds: list[int]) -> None:
        self.spaces = spaces  # the type of the extension on each space, EMPTY for none
        self.tiles = tiles  # extended tiles, in the order in which they were extended
        self.kinds = kinds  # and the type of the extension on each

    def copy(self) -> Slot:
        """An independent copy."""
        return Extended(self.spaces[:], self.tiles[:], self.kinds[:])


class Extensions(Module):
    """Twelve extensions, two of each type.

    Rulings: only money cards in hand pay, so diamonds and coins do not; it is no purchase of a
    building. A building bought in this turn will do, an unfinished one will not; of a tile with two
    buildings each can be extended. Extensions count in majorities and nowhere else, and go wherever
    the tile goes, to another player or to Dirk. Whoever owns a building of the type, extended or
    not, may give one to Dirk if he has a building of the type without one. Spaces stay empty.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__("extensions", 39)
        self.columns: list[list[int]] = [
            [CURRENCIES.index(name) for name in column] for column in data["columns"]
        ]
        self.amounts: list[int] = data["row_numbers"]
        self.copies: int = data["tiles_per_type"]
        for first, second, third in self.columns:
            if first != second or first == third:
                raise ValueError("a column shows two cards of one currency and one of another")
        self.question = Step("extension_question")  # replaced in `register`

    # --- Set-up

    def register(self, rules: Rules) -> None:
        """Its question: on which building?"""
        put = rules.add_deed(PutExtension(self))
        self.question = rules.add_step(ExtensionQuestion(put))

    def deeds(self, menu: str) -> list[Deed]:
        """An action of its own."""
        return [Extend(self)] if menu == ACTIONS else []

    def new_slot(self, rules: Rules) -> Slot | None:
        """Shuffled when the boards are laid out."""
        return Extended(self._all(), [], [])

    def _all(self) -> list[int]:
        return [kind for kind in range(len(TYPES)) for _ in range(self.copies)]

    def slot(self, state: State) -> Extended:
        """What the module keeps."""
        slot = state.slots[self.index]
        assert isinstance(slot, Extended)
        return slot

    def set_up(self, state: State, stage: i64) -> None:
        """All are shuffled and lie open."""
        if stage == STAGE_BOARDS:
            state.rng.shuffle(self.slot(state).spaces)

    # --- Which buildings

    def space(self, column: int, row: int) -> int:
        """A space of the board."""
        return column * len(self.amounts) + row

    def built(self, state: State, tile: int, kind: i64) -> bool:
        """Whether the tile is, or has, a finished building of the type."""
        if int(kind) not in state.rules.tiles[tile].kinds:
            return False
        return not (state.rules.fold_unfinished and unfinished(state, tile))

    def bare(self, state: State, tile: int, kind: i64) -> bool:
        """Whether the tile is, or has, a finished building of the type without an extension."""
        if not self.built(state, tile, kind):
            return False
        slot = self.slot(state)
        for index, other in enumerate(slot.tiles):
            if other == tile and slot.kinds[index] == kind:
                return False
        return True

    def own_tiles(self, state: State, seat: i64) -> list[int]:
        """All tiles of a seat, in the Alhambra, in the reserve, or just bought."""
        tiles = [tile for tile, _, _ in laid_tiles(state, seat)]
        return tiles + state.reserves[int(seat)] + state.pending[int(seat)]

    def first_bare(self, state: State, tiles: list[int], kind: i64) -> int:
        """The first of these tiles that can carry such an extension, EMPTY if none can."""
        for tile in tiles:
            if self.bare(state, tile, kind):
                return tile
        return EMPTY

    def targets(self, state: State, own: list[int], kind: i64) -> list[int]:
        """The buildings for an extension of this type, of the own tiles; one of Dirk's is last.

        Whoever owns no building of the type may not take it, not even for Dirk.
        """
        mine = [tile for tile in own if self.built(state, tile, kind)]
        if not mine:
            return []
        found = [tile for tile in mine if self.bare(state, tile, kind)]
        dirks = self.first_bare(state, state.dirk, kind)
        return found if dirks == EMPTY else [*found, dirks]

    def put(self, state: State, seat: i64, tile: int, kind: i64) -> None:
        """The extension belongs to the building from now on."""
        slot = self.slot(state)
        slot.tiles.append(tile)
        slot.kinds.append(int(kind))
        if state.telling:
            event: dict[str, object] = {"event": "extension_put", "seat": int(seat)}
            event["extension"] = TYPES[int(kind)]
            event["dirk"] = tile in state.dirk
            state.tell({**event, "tile": tile_name(state, tile)})

    # --- Scoring

    def halves(self, state: State, seat: i64, kind: i64, buildings: i64) -> i64:
        """An extended building is one more; in a reserve it counts nothing."""
        slot = self.slot(state)
        more: i64 = 0
        for index, tile in enumerate(slot.tiles):
            if slot.kinds[index] == kind and self._counts_for(state, seat, tile):
                more += WHOLE
        return more

    def _counts_for(self, state: State, seat: i64, tile: int) -> bool:
        """Whether the tile lies in the Alhambra of the seat, or with Dirk."""
        if seat < state.rules.players:
            return cell_in(state, seat, tile) != NOWHERE
        return tile in state.dirk

    # --- Notation

    def show(self, state: State, seat: i64, view: dict[str, object]) -> None:
        """What can still be had, and what is extended; all of it is open."""
        slot = self.slot(state)
        left: list[dict[str, object]] = []
        for column, money in enumerate(self.columns):
            for row, amount in enumerate(self.amounts):
                kind = slot.spaces[self.space(column, row)]
                if kind != EMPTY:
                    one: dict[str, object] = {"column": column + 1, "extension": TYPES[kind]}
                    one["combination"] = [CURRENCIES[currency] for currency in money]
                    left.append({**one, "amount": amount})
        extended = [tile_name(state, tile) for tile in slot.tiles if tile not in state.gone]
        view[self.name] = {"left": left, "extended": extended}

    def marks(self, state: State, found: list[Mark]) -> None:
        """On each extended building."""
        slot = self.slot(state)
        for index, tile in enumerate(slot.tiles):
            found.append(Mark(f"extension-{TYPES[slot.kinds[index]]}", tile=tile))

    def write(self, state: State) -> dict[str, object]:
        """`board`, column by column, `-` for an empty space; `extended`: tile and type."""
        slot = self.slot(state)
        size = len(self.amounts)
        words = [TYPES[kind] if kind != EMPTY else "-" for kind in slot.spaces]
        extended = [
            [tile_name(state, tile), TYPES[kind]]
            for tile, kind in zip(slot.tiles, slot.kinds, strict=True)
        ]
        board = [words[n * size : (n + 1) * size] for n in range(len(self.columns))]
        return {"board": board, "extended": extended}

    def read(self, state: State, table: dict[str, object]) -> None:
        """Without `board` all extensions that lie on no building are shuffled onto it."""
        for key in table:
            if key not in ("board", "extended"):
                raise ValueError(f"unknown key {key}")
        slot = Extended([], [], [])
        state.slots[self.index] = slot
        self._read_extended(state, table.get("extended", []), slot)
        rest = self._all()
        for kind in slot.kinds:
            if kind not in rest:
                raise ValueError(f"there are only {self.copies} extensions {TYPES[kind]}")
            rest.remove(kind)
        if "board" in table:
            slot.spaces = self._read_board(table["board"], rest)
        else:
            rest += [EMPTY] * (len(self._all()) - len(rest))
            state.rng.shuffle(rest)
            slot.spaces = rest

    def _read_extended(self, state: State, rows: object, slot: Extended) -> None:
        if not isinstance(rows, list):
            raise ValueError("extended must be a list of tiles and types")
        for row in rows:
            if not isinstance(row, list) or len(row) != 2:
                raise ValueError("extended: each entry is a tile and a type")
            name, kind = row[0], one_of(TYPES, row[1], "an extension")
            tile = state.rules.tile_by_name.get(name, -1) if isinstance(name, str) else -1
            if tile < state.rules.players:
                raise ValueError(f"there is no tile {name}")
            if kind == UNTYPED or not self.bare(state, tile, kind):
                raise ValueError(f"{name} cannot carry this extension {TYPES[kind]}")
            slot.tiles.append(tile)
            slot.kinds.append(kind)

    def _read_board(self, rows: object, rest: list[int]) -> list[int]:
        """Each space has an extension that lies nowhere else, or none."""
        size = len(self.amounts)
        columns = rows if isinstance(rows, list) else []
        if [len(c) if isinstance(c, list) else 0 for c in columns] != [size] * len(self.columns):
            raise ValueError(f"board must be {len(self.columns)} lists of {size} types or -")
        spaces: list[int] = []
        for word in [word for column in columns for word in column]:
            kind = EMPTY if word == "-" else one_of(TYPES, word, "an extension")
            if kind != EMPTY and kind not in rest:
                raise ValueError(f"there are only {self.copies} extensions {word}")
            if kind != EMPTY:
                rest.remove(kind)
            spaces.append(kind)
        return spaces
