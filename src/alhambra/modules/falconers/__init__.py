"""The Falconers: falcons settle where four tiles meet.

As the only action of a turn one may buy any number of falcons, each for one money card. A falcon is
put on a crossing of four base tiles (the fountain may be one of them) at which both of its building
types lie. In every scoring falcons of one colour bring the more the more of them one has.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.engine.board import TILE
from alhambra.engine.cells import CELL_MASK, CELLS, STRIDE
from alhambra.engine.laying import unfinished
from alhambra.engine.marks import Mark
from alhambra.engine.module import ACTIONS, Module, Slot
from alhambra.engine.notation import per_seat
from alhambra.engine.rules import TYPES, Rules
from alhambra.engine.scoring import Item
from alhambra.engine.state import State
from alhambra.engine.step import FREE, OTHER, REDESIGN, Deed, Step
from alhambra.engine.steps.reading import cell_part
from alhambra.modules.falconers.deeds import NO_CROSSING, DoneFalcons, FlyFalcon, PayFalcon
from alhambra.modules.shared.bag_of_kinds import only_keys
from alhambra.modules.shared.cell_texts import cell_text, read_cell_text

SUPPLY: Final = -1
COLOURS: Final = ("black", "brown", "white")

# From the cell to the north-west of a crossing to the four cells that meet there.
_AROUND: Final[vec[i64]] = vec[i64]([0, 1, STRIDE, STRIDE + 1])


@final
class Falcons(Slot):
    """Where each falcon is: SUPPLY, or its seat and crossing; and what this turn has seen."""

    def __init__(self, places: list[int], flown: bool = False, rebuilt: bool = False) -> None:
        self.places = places  # seat * CELLS + the cell to the north-west of the crossing
        self.flown = flown  # falcons are the action of this turn
        self.rebuilt = rebuilt  # something was redesigned in this turn before any action

    def copy(self) -> Slot:
        """An independent copy."""
        return Falcons(self.places[:], self.flown, self.rebuilt)


class Falconers(Module):
    """Fifteen falcons, one for each pair of types, five of each colour.

    Rulings: the four tiles are base tiles or the fountain, so no magical building is among them; an
    unfinished building may be, but its type does not count. Money cards, diamonds and master
    builders pay, each card one falcon; nothing else does. No redesign goes with falcons, neither
    before them in the same turn nor at its end. Whatever lifts one of the four tiles sends the
    falcon back; walls that are added, chests and the like do not.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__("falconers", 21)
        self.points: list[int] = data["points"]
        self.names: list[str] = []
        self.wants: list[int] = []  # both types of a falcon, as bits
        for colour in COLOURS:
            for one, other in data["falcons"][colour]:
                self.names.append(f"falcon-{colour} {one} {other}")
                self.wants.append(1 << TYPES.index(one) | 1 << TYPES.index(other))
        self.per_colour = len(self.names) // len(COLOURS)
        self.card = Step("falcon_price")
        self.more = Step("falcon_more")

    def register(self, rules: Rules) -> None:
        """Its questions: which card, and another falcon?"""
        pay = rules.add_deed(PayFalcon(self))
        another = rules.add_deed(FlyFalcon(self, "another_falcon", FREE))
        done = rules.add_deed(DoneFalcons("done_falcons"))
        self.card = rules.add_step(Step("falcon_price", "cards", [pay]))
        self.more = rules.add_step(Step("falcon_more", "menu", [another, done]))

    def deeds(self, menu: str) -> list[Deed]:
        """An action of its own."""
        return [FlyFalcon(self, "falcon", OTHER)] if menu == ACTIONS else []

    def new_slot(self, rules: Rules) -> Slot | None:
        """All are for sale."""
        return Falcons([SUPPLY] * len(self.names))

    def slot(self, state: State) -> Falcons:
        """What the module keeps."""
        slot = state.slots[self.index]
        assert isinstance(slot, Falcons)
        return slot

    # --- The only action of a turn

    def turn_started(self, state: State, seat: i64) -> None:
        """A new turn has seen nothing yet."""
        slot = self.slot(state)
        slot.flown = False
        slot.rebuilt = False

    def closed(self, state: State, seat: i64) -> None:
        """What comes after the turn is no action of it."""
        if seat == state.turn:
            self.slot(state).flown = False

    def placed(self, state: State, seat: i64, tile: i64, cell: i64) -> None:
        """Building between two actions is a redesign that some module allows."""
        self._note_redesign(state, seat)

    def lifted(self, state: State, seat: i64, tile: i64, cell: i64) -> None:
        """The falcons at the corners of the tile's place go back."""
        self._note_redesign(state, seat)
        slot = self.slot(state)
        for step in range(i64(4)):
            falcon = self.falcon_at(state, seat, cell - _AROUND[step])
            if falcon >= 0:
                slot.places[falcon] = SUPPLY
                if state.telling:
                    name = self.names[falcon]
                    state.tell({"event": "falcon_returned", "seat": int(seat), "falcon": name})

    def _note_redesign(self, state: State, seat: i64) -> None:
        if seat != state.turn:
            return
        for frame in state.frames:
            if frame.step is state.rules.steps["actions"]:
                self.slot(state).rebuilt = True

    def bars(self, state: State, seat: i64, role: i64) -> str:
        """No builder works in a turn of falcons."""
        if role == REDESIGN and seat == state.turn and self.slot(state).flown:
            return "falcons_alone"
        return ""

    # --- Crossings

    def crossing(self, state: State, seat: i64, corner: i64) -> i64:
        """The building types, as bits, at a crossing of four base tiles; NO_CROSSING elsewhere."""
        board = state.boards[int(seat)]
        types: i64 = 0
        for step in range(i64(4)):
            cell = corner + _AROUND[step]
            if board.face[cell] < TILE:
                return NO_CROSSING
            tile = i64(board.tile[cell])
            if tile < state.rules.players:
                continue  # the fountain
            if not state.rules.tiles[int(tile)].base:
                return NO_CROSSING
            if not state.rules.fold_unfinished or not unfinished(state, tile):
                types |= 1 << state.rules.tile_kind[tile]
        return types

    def falcon_at(self, state: State, seat: i64, corner: i64) -> int:
        """The falcon there, -1 if there is none."""
        place = int(seat * CELLS + corner)
        places = self.slot(state).places
        return places.index(place) if place in places else -1

    def settle_falcon(self, state: State, seat: i64, falcon: int, corner: i64) -> None:
        """It lies on the crossing and is to be paid."""
        slot = self.slot(state)
        slot.places[falcon] = int(seat * CELLS + corner)
        slot.flown = True
        state.acted = True
        state.actions = 0
        if state.telling:
            event: dict[str, object] = {"event": "falcon_placed", "seat": int(seat)}
            state.tell({**event, "falcon": self.names[falcon], "at": cell_part(corner)})
        state.ask(self.card, seat)

    # --- Scoring

    def flying(self, state: State, seat: int) -> list[int]:
        """The falcons of a seat."""
        places = self.slot(state).places
        return [f for f, place in enumerate(places) if place >= 0 and place // CELLS == seat]

    def items(self, state: State, round: i64, found: list[Item]) -> None:
        """Each colour by itself."""
        for seat in range(state.rules.players):
            counts = [0] * len(COLOURS)
            for falcon in self.flying(state, seat):
                counts[falcon // self.per_colour] += 1
            total = sum(self.points[count] for count in counts)
            if total:
                data: dict[str, object] = dict(zip(COLOURS, counts, strict=True))
                found.append(Item(seat, self.name, total, data))

    # --- Notation

    def show(self, state: State, seat: i64, view: dict[str, object]) -> None:
        """What is for sale, and where the others lie."""
        places = self.slot(state).places
        view[self.name] = {
            "supply": [self.names[f] for f, place in enumerate(places) if place == SUPPLY],
            "falcons": [
                [
                    {"falcon": self.names[f], "at": cell_part(places[f] & CELL_MASK)}
                    for f in self.flying(state, other)
                ]
                for other in range(state.rules.players)
            ],
        }

    def marks(self, state: State, found: list[Mark]) -> None:
        """Each falcon on its crossing: the south-east corner of the cell that names it."""
        places = self.slot(state).places
        for seat in range(state.rules.players):
            for falcon in self.flying(state, seat):
                cell = places[falcon] & CELL_MASK
                word = self.names[falcon].split()[0]
                found.append(Mark(word, seat=seat, cell=cell, side="SE"))

    def write(self, state: State) -> dict[str, object]:
        """`falcons` of each seat with their crossings, and what this turn has seen."""
        slot = self.slot(state)
        table: dict[str, object] = {
            "falcons": [
                [
                    f"{self.names[f]} @ {cell_text(slot.places[f] & CELL_MASK)}"
                    for f in self.flying(state, seat)
                ]
                for seat in range(state.rules.players)
            ]
        }
        if slot.flown:
            table["flown"] = True
        if slot.rebuilt:
            table["rebuilt"] = True
        return table

    def read(self, state: State, table: dict[str, object]) -> None:
        """Left out, all falcons are for sale."""
        only_keys(table, ("falcons", "flown", "rebuilt"))
        for key in ("flown", "rebuilt"):
            if type(table.get(key, False)) is not bool:
                raise ValueError(f"{key} must be true or false")
        slot = Falcons([SUPPLY] * len(self.names), table.get("flown") is True)
        slot.rebuilt = table.get("rebuilt") is True
        state.slots[self.index] = slot
        for seat, texts in enumerate(per_seat(state.rules, table, "falcons")):
            if not isinstance(texts, list):
                raise ValueError("falcons must be a list for each seat")
            for text in texts:
                self._read_falcon(state, slot, seat, text)

    def _read_falcon(self, state: State, slot: Falcons, seat: int, text: object) -> None:
        """One falcon, written `falcon-black pavilion tower @ 1,0`."""
        name, _, place = str(text).partition(" @ ")
        if name not in self.names:
            raise ValueError(f"there is no falcon {name}")
        falcon = self.names.index(name)
        corner = read_cell_text(place)
        types = self.crossing(state, seat, corner)
        if types == NO_CROSSING or types & self.wants[falcon] != self.wants[falcon]:
            raise ValueError(f"{name} cannot settle at {place}")
        if slot.places[falcon] != SUPPLY or seat * CELLS + corner in slot.places:
            raise ValueError(f"{text}: the falcon or its crossing is named twice")
        slot.places[falcon] = seat * CELLS + corner
