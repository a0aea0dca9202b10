"""The Street Trader: residents move in where the trader has to make way.

Each player's trader stands with three residents on a free cell beside the own Alhambra. When a
building is laid there he is put aside, and a resident of its colour may move in; a new one comes to
the trader. At the very end of the turn he is set on another free cell. In every scoring residents
of different colours form series.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from alhambra.engine.board import TILE, Board
from alhambra.engine.building import cells_of
from alhambra.engine.cells import STEP
from alhambra.engine.marks import Mark
from alhambra.engine.module import Module, Slot
from alhambra.engine.printed import kind_at
from alhambra.engine.rules import TYPES, Rules
from alhambra.engine.scoring import Item
from alhambra.engine.state import State, insert_sorted
from alhambra.engine.step import Step
from alhambra.engine.steps.reading import cell_part
from alhambra.modules.shared.houses import NO_HOUSE, Lodgers, house_at
from alhambra.modules.street_trader.deeds import (
    ChooseResidents,
    DoneTrader,
    MoveIn,
    NewResident,
    PlaceTrader,
    SwapResident,
)
from alhambra.modules.street_trader.notation import read_traders, write_traders

ASIDE: Final = -1


@final
class Traders(Slot):
    """The supply, the residents with the traders and in buildings, and where the traders stand."""

    def __init__(self, players: int) -> None:
        self.supply = [0] * len(TYPES)
        self.crowds: list[list[int]] = [[] for _ in range(players)]  # colours, in their order
        self.cells = [ASIDE] * players
        self.lodgers = Lodgers({}, {})
        self.secret = False  # whether the first residents are still being chosen

    def copy(self) -> Slot:
        """An independent copy."""
        other = Traders(0)
        other.supply = self.supply[:]
        other.crowds = [crowd[:] for crowd in self.crowds]
        other.cells = self.cells[:]
        other.lodgers = self.lodgers.copy()
        other.secret = self.secret
        return other


class StreetTrader(Module):
    """Seven residents of each of six colours.

    Rulings: moving in and swapping are optional; after moving in a new resident is taken if there
    is any. Whatever is laid on his cell puts the trader aside; only a finished building of a type
    takes a resident, in place of anything else one may be swapped. He stands on a wholly free cell
    beside any tile of the Alhambra, the fountain too, also before a wall; he is no obstacle to
    anything and stays if the tiles beside him go. Finishing a building later lets nobody in. Tiles
    gained out of turn and left over at the end count, and then he is set again at once.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__("street_trader", 12)
        self.per_type: int = data["residents_per_type"]
        self.on_trader: int = data["on_trader"]
        self.series_points: list[int] = data["series_points"]
        self.choice = Step("choose_residents")
        self.placing = Step("place_trader")
        self.welcome = Step("resident_moves_in")
        self.newcomer = Step("new_resident")
        self.swapping = Step("swap_resident")

    def register(self, rules: Rules) -> None:
        """Its questions."""
        done = rules.add_deed(DoneTrader("done_trader"))
        choose = rules.add_deed(ChooseResidents(self))
        place = rules.add_deed(PlaceTrader(self))
        welcome = rules.add_deed(MoveIn(self))
        newcomer = rules.add_deed(NewResident(self))
        swap = rules.add_deed(SwapResident(self))
        self.choice = rules.add_step(Step("choose_residents", "choose", [choose]))
        self.placing = rules.add_step(Step("place_trader", "cells", [place]))
        self.welcome = rules.add_step(Step("resident_moves_in", "confirm", [welcome, done]))
        self.newcomer = rules.add_step(Step("new_resident", "choose", [newcomer]))
        self.swapping = rules.add_step(Step("swap_resident", "choose", [swap, done]))

    def new_slot(self, rules: Rules) -> Slot | None:
        """Each seat has a resident of each colour to choose from."""
        slot = Traders(rules.players)
        slot.supply = [self.per_type - rules.players] * len(TYPES)
        slot.secret = True
        return slot

    def slot(self, state: State) -> Traders:
        """What the module keeps."""
        slot = state.slots[self.index]
        assert isinstance(slot, Traders)
        return slot

    def order_of(self, hook: str) -> int:
        """At the end of a turn he is set after everything else has been put on buildings."""
        return self.number + 2 if hook == "closed" else self.number

    # --- Set-up

    def opening(self, state: State, seat: i64) -> None:
        """Three residents are chosen in secret, then the trader is set beside the fountain."""
        state.ask(self.choice, seat)

    def choose(self, state: State, seat: i64, residents: list[int]) -> None:
        """They stand with the trader; when all have chosen they are shown."""
        slot = self.slot(state)
        slot.crowds[int(seat)] = residents
        if state.telling:
            names = [TYPES[kind] for kind in residents]
            state.tell({"event": "residents_chosen", "seat": int(seat)})
            event: dict[str, object] = {"event": "residents_picked", "seat": int(seat)}
            state.tell({**event, "residents": names}, int(seat))
        if all(slot.crowds):
            self._reveal(state)
        state.ask(self.placing, seat)

    def _reveal(self, state: State) -> None:
        """The residents nobody chose go to the supply."""
        slot = self.slot(state)
        slot.secret = False
        state.reveals += 1
        for seat, crowd in enumerate(slot.crowds):
            for kind in range(len(TYPES)):
                if kind not in crowd:
                    slot.supply[kind] += 1
            if state.telling:
                names = [TYPES[kind] for kind in crowd]
                state.tell({"event": "residents_shown", "seat": seat, "residents": names})

    # --- Making way

    def placed(self, state: State, seat: i64, tile: i64, cell: i64) -> None:
        """What is laid on his cell puts the trader aside."""
        slot = self.slot(state)
        trader = slot.cells[int(seat)]
        if trader == ASIDE or trader not in cells_of(state.boards[int(seat)], cell):
            return
        slot.cells[int(seat)] = ASIDE
        if state.telling:
            state.tell({"event": "trader_aside", "seat": int(seat), "at": cell_part(trader)})
        kind = int(kind_at(state, seat, trader))
        if kind in slot.crowds[int(seat)] and house_at(state, seat, trader) != NO_HOUSE:
            state.ask(self.welcome, seat, trader)
        elif slot.crowds[int(seat)] and sum(slot.supply):
            state.ask(self.swapping, seat)

    def move_in(self, state: State, seat: i64, cell: i64) -> None:
        """A resident of the building's colour lives there now; another joins the trader."""
        slot = self.slot(state)
        kind = int(kind_at(state, seat, cell))
        house = house_at(state, seat, cell)
        slot.crowds[int(seat)].remove(kind)
        slot.lodgers.put(house, int(seat), kind)
        if state.telling:
            event: dict[str, object] = {"event": "resident_moved_in", "seat": int(seat)}
            tile = state.rules.tiles[int(state.boards[int(seat)].tile[cell])].name
            state.tell({**event, "resident": TYPES[kind], "tile": tile})
        if sum(slot.supply):
            state.ask(self.newcomer, seat)

    def take(self, state: State, seat: i64, kind: int) -> None:
        """A resident of the supply joins the trader."""
        slot = self.slot(state)
        slot.supply[kind] -= 1
        insert_sorted(slot.crowds[int(seat)], kind)

    def give_back(self, state: State, seat: i64, kind: int) -> None:
        """A resident leaves the trader."""
        slot = self.slot(state)
        slot.crowds[int(seat)].remove(kind)
        slot.supply[kind] += 1

    def lifted(self, state: State, seat: i64, tile: i64, cell: i64) -> None:
        """Whoever lives in a building that leaves its place goes back to the supply."""
        slot = self.slot(state)
        for kind in slot.lodgers.leave(tile):
            slot.supply[kind] += 1
            if state.telling:
                resident = TYPES[kind]
                state.tell({"event": "resident_left", "seat": int(seat), "resident": resident})

    def closed(self, state: State, seat: i64) -> None:
        """At the very end of the turn he is set again."""
        if self.slot(state).cells[int(seat)] == ASIDE and self.places(state, seat):
            state.ask(self.placing, seat)

    def places(self, state: State, seat: i64) -> list[int]:
        """The free cells that share a side with a tile of the Alhambra."""
        board = state.boards[int(seat)]
        return [c for c in board.cells_around() if board.free(c) and _beside_tile(board, c)]

    # --- Scoring

    def series(self, state: State, seat: int) -> list[int]:
        """The sizes of a seat's series: of each colour one resident, then again of what is left."""
        counts = self.slot(state).lodgers.by_kind(seat)
        return [
            sum(1 for count in counts if count > number) for number in range(max(counts, default=0))
        ]

    def items(self, state: State, round: i64, found: list[Item]) -> None:
        """Long series are worth most, so as few as possible are formed."""
        for seat in range(state.rules.players):
            series = self.series(state, seat)
            if series:
                points = sum(self.series_points[size] for size in series)
                data: dict[str, object] = {"residents": sum(series), "series": series}
                found.append(Item(seat, self.name, points, data))

    # --- Secrets and notation

    def show(self, state: State, seat: i64, view: dict[str, object]) -> None:
        """Everything but residents that are still chosen in secret."""
        slot = self.slot(state)
        traders: list[dict[str, object]] = []
        for other in range(state.rules.players):
            known = not slot.secret or other == seat
            crowd = [TYPES[kind] for kind in slot.crowds[other]] if known else []
            cell = slot.cells[other]
            traders.append({"at": None if cell == ASIDE else cell_part(cell), "residents": crowd})
        view[self.name] = {
            "supply": {name: slot.supply[kind] for kind, name in enumerate(TYPES)},
            "traders": traders,
            "residents": [slot.lodgers.names(state, other) for other in range(state.rules.players)],
        }

    def marks(self, state: State, found: list[Mark]) -> None:
        """Each trader beside the walls, each resident in a building."""
        slot = self.slot(state)
        for seat in range(state.rules.players):
            if slot.cells[seat] != ASIDE:
                self._mark_trader(slot, seat, found)
            slot.lodgers.mark(state, seat, "resident", found)

    def _mark_trader(self, slot: Traders, seat: int, found: list[Mark]) -> None:
        """His residents stand with him, unless they are a secret still."""
        cell = slot.cells[seat]
        found.append(Mark("trader", seat=seat, cell=cell))
        for kind in range(len(TYPES)):
            count = 0 if slot.secret else slot.crowds[seat].count(kind)
            if count:
                found.append(Mark(f"resident-{TYPES[kind]}", seat=seat, cell=cell, count=count))

    def reshuffle(self, state: State, seat: i64) -> None:
        """Others could have chosen any three as long as they are secret."""
        slot = self.slot(state)
        if not slot.secret:
            return
        for other, crowd in enumerate(slot.crowds):
            if crowd and other != seat:
                kinds = list(range(len(TYPES)))
                state.rng.shuffle(kinds)
                slot.crowds[other] = sorted(kinds[: self.on_trader])

    def write(self, state: State) -> dict[str, object]:
        """`traders` with their places and residents, `residents` in buildings, `secret`."""
        return write_traders(self, state)

    def read(self, state: State, table: dict[str, object]) -> None:
        """Left out, traders stand alone on the first free cells; the rest is the supply."""
        read_traders(self, state, table)


def _beside_tile(board: Board, cell: i64) -> bool:
    """Whether a tile of whole cells shares a side with this cell."""
    for side in range(i64(4)):
        if board.face[cell + STEP[side]] >= TILE:
            return True
    return False
