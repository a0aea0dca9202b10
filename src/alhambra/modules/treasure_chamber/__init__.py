"""The Treasure Chamber: chests for buildings of their colours.

As an action one buys the four chests of a room for at least 8, in any mix of currencies. At the end
of the turn they are put into own buildings of their colours, one in each; what is left over goes
round the table. In every scoring most chests count.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from alhambra.engine.marks import Mark
from alhambra.engine.module import ACTIONS, STAGE_BOARDS, Module, Slot
from alhambra.engine.offers import Deal, Offer, offer_number
from alhambra.engine.printed import kind_at
from alhambra.engine.rules import TYPES, Rules
from alhambra.engine.scoring import Item, share
from alhambra.engine.state import State
from alhambra.engine.step import Deed, Step
from alhambra.engine.steps.mixed import register_bills
from alhambra.modules.shared.houses import Lodgers, cells_with_houses, house_at, houses_of
from alhambra.modules.shared.token_spots import TILE_MASK
from alhambra.modules.treasure_chamber.deeds import BuyChests, PutChest, ShareChests
from alhambra.modules.treasure_chamber.notation import read_chests, write_chests

NO_ROOM: Final = -1


@final
class Chests(Slot):
    """The bag, the rooms, the chests in buildings, and those that are being given out."""

    def __init__(self, rooms: int) -> None:
        self.bag = [0] * len(TYPES)  # how many of each colour
        self.rooms: list[list[int]] = [[] for _ in range(rooms)]  # colours, in their order
        self.closed = False  # whether no room is filled any more
        self.lodgers = Lodgers({}, {})
        self.carried: list[int] = []  # bought in this turn and not given out yet
        self.room = NO_ROOM  # from which they come

    def copy(self) -> Slot:
        """An independent copy."""
        other = Chests(0)
        other.bag = self.bag[:]
        other.rooms = [room[:] for room in self.rooms]
        other.closed = self.closed
        other.lodgers = self.lodgers.copy()
        other.carried = self.carried[:]
        other.room = self.room
        return other


class TreasureChamber(Module):
    """Forty-two chests in a bag, twelve of them in three rooms.

    Rulings: as many chests as possible must be put, by the buyer and by whoever gets the rest;
    whose buildings they are chooses among them. They are given out after all redesigns of the turn.
    They go round once and stop before the buyer. Finished buildings of a type take chests, each
    half of a project one. Dirk competes. Diamonds pay alone or not at all. Buying chests is no
    purchase of a building: it brings no change and nothing else.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__("treasure_chamber", 13)
        self.all: list[int] = [data["chests"][name] for name in TYPES]
        self.room_count: int = data["rooms"]
        self.per_room: int = data["chests_per_room"]
        self.cost: int = data["price"]
        self.points: list[list[int]] = data["points"]
        self.sharing = Step("share_chests")

    def register(self, rules: Rules) -> None:
        """Chests are paid card by card; then they are given out."""
        register_bills(rules)
        put = rules.add_deed(PutChest(self))
        question = rules.add_step(Step("put_chest", "cells", [put]))
        self.sharing = rules.add_step(ShareChests(self, question))

    def deeds(self, menu: str) -> list[Deed]:
        """An action of its own."""
        return [BuyChests(self)] if menu == ACTIONS else []

    def new_slot(self, rules: Rules) -> Slot | None:
        """All chests are in the bag."""
        slot = Chests(self.room_count)
        slot.bag = self.all[:]
        return slot

    def slot(self, state: State) -> Chests:
        """What the module keeps."""
        slot = state.slots[self.index]
        assert isinstance(slot, Chests)
        return slot

    def set_up(self, state: State, stage: i64) -> None:
        """Four chests for each room."""
        if stage == STAGE_BOARDS:
            for room in range(self.room_count):
                self.fill(state, room)

    def fill(self, state: State, room: int) -> None:
        """Draws chests for an empty room; once there are too few no room is ever filled again."""
        slot = self.slot(state)
        if slot.closed or sum(slot.bag) < self.per_room:
            slot.closed = True
            return
        for _ in range(self.per_room):
            kind = 0
            number = state.rng.below(i64(sum(slot.bag)))
            while number >= slot.bag[kind]:
                number -= slot.bag[kind]
                kind += 1
            slot.bag[kind] -= 1
            slot.rooms[room].append(kind)
            state.reveals += 1
        slot.rooms[room].sort()
        if state.telling:
            chests = [TYPES[kind] for kind in slot.rooms[room]]
            state.tell({"event": "room_filled", "room": room + 1, "chests": chests})

    # --- Buying and giving out

    def offer_parts(self, state: State, offer: Offer) -> dict[str, object]:
        """`room`: which, from 1."""
        return {"room": self.room_of(offer) + 1}

    def room_of(self, offer: Offer) -> int:
        """The room that is sold."""
        return int(offer.number) - offer_number(self, 0)

    def deliver(self, state: State, deal: Deal) -> None:
        """The chests wait for the end of the turn."""
        slot = self.slot(state)
        slot.room = self.room_of(deal.offer)
        slot.carried = slot.rooms[slot.room]
        slot.rooms[slot.room] = []

    def closed(self, state: State, seat: i64) -> None:
        """What was bought in this turn is given out."""
        if self.slot(state).carried and seat == state.turn:
            state.push(self.sharing, seat)

    def free_cells(self, state: State, seat: i64, kind: int) -> list[int]:
        """The cells of a seat's buildings of this type that have no chest."""
        seats = self.slot(state).lodgers.seats
        return [
            cell
            for cell in cells_with_houses(state, seat)
            if kind_at(state, seat, cell) == kind and house_at(state, seat, cell) not in seats
        ]

    def put_at(self, state: State, seat: i64, kind: int, cell: int) -> None:
        """A chest is put into the building here."""
        self.put(state, int(seat), kind, house_at(state, seat, cell))

    def put_with_dirk(self, state: State) -> None:
        """Dirk's buildings take all they can."""
        for tile in state.dirk:
            for house, kind in houses_of(state, tile):
                slot = self.slot(state)
                if kind in slot.carried and house not in slot.lodgers.seats:
                    self.put(state, state.rules.players, kind, house)

    def put(self, state: State, seat: int, kind: int, house: int) -> None:
        """One of the chests that are given out stands in a house."""
        slot = self.slot(state)
        slot.carried.remove(kind)
        slot.lodgers.put(house, seat, kind)
        if state.telling:
            tile = state.rules.tiles[house & TILE_MASK].name
            event: dict[str, object] = {"event": "chest_put", "seat": seat, "tile": tile}
            state.tell({**event, "chest": TYPES[kind]})

    def end_sharing(self, state: State) -> None:
        """What nobody can take goes back into the bag; then the room is filled again."""
        slot = self.slot(state)
        if slot.carried and state.telling:
            chests = [TYPES[kind] for kind in slot.carried]
            state.tell({"event": "chests_returned", "chests": chests})
        for kind in slot.carried:
            slot.bag[kind] += 1
        room = slot.room
        slot.carried = []
        slot.room = NO_ROOM
        self.fill(state, room)

    def lifted(self, state: State, seat: i64, tile: i64, cell: i64) -> None:
        """The chest of a building that leaves its place goes back into the bag."""
        slot = self.slot(state)
        for kind in slot.lodgers.leave(tile):
            slot.bag[kind] += 1
            if state.telling:
                chest = TYPES[kind]
                state.tell({"event": "chest_lost", "seat": int(seat), "chest": chest})

    # --- Scoring

    def items(self, state: State, round: i64, found: list[Item]) -> None:
        """Most chests, whatever their colours; ties share as for buildings."""
        lodgers = self.slot(state).lodgers
        counts = [lodgers.count(seat) for seat in range(int(state.rules.scored))]
        for seat, (points, place, tied) in enumerate(share(counts, self.points[int(round) - 1])):
            if counts[seat]:
                data: dict[str, object] = {"chests": counts[seat], "place": place, "tied": tied}
                found.append(Item(seat, self.name, points, data))

    # --- Notation

    def show(self, state: State, seat: i64, view: dict[str, object]) -> None:
        """All is open, so everybody knows what is in the bag."""
        slot = self.slot(state)
        view[self.name] = {
            "rooms": [[TYPES[kind] for kind in room] for room in slot.rooms],
            "bag": {name: slot.bag[kind] for kind, name in enumerate(TYPES)},
            "closed": slot.closed,
            "chests": [
                slot.lodgers.names(state, other) for other in range(int(state.rules.scored))
            ],
            "carried": [TYPES[kind] for kind in slot.carried],
        }

    def marks(self, state: State, found: list[Mark]) -> None:
        """Each chest on its building."""
        lodgers = self.slot(state).lodgers
        for seat in range(state.rules.players):
            lodgers.mark(state, seat, "chest", found)
        for house, owner in sorted(lodgers.seats.items()):
            if owner == state.rules.players:
                found.append(Mark(lodgers.word("chest", house), tile=house & TILE_MASK))

    def write(self, state: State) -> dict[str, object]:
        """`rooms`, `closed`, the `chests` of each seat and of Dirk, and what is given out."""
        return write_chests(self, state)

    def read(self, state: State, table: dict[str, object]) -> None:
        """Left out, rooms are filled anew from the chests that lie nowhere else."""
        read_chests(self, state, table)
