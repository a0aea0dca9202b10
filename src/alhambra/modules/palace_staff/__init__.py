"""Palace Staff: small money sends the marshal through the palace, and servants follow him.

Whoever takes money worth less than 6 as an action may walk with the marshal through the own
Alhambra, one tile for each unit that is missing to 6. Each tile he enters that has no servant gets
one of its colour from the open display, if one lies there. In scorings every building of the base
game without a servant costs a point; in the third before the leftover tiles are given out.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from alhambra.engine.cells import cell_at, on_lattice
from alhambra.engine.laying import laid_tiles, tile_name, unfinished
from alhambra.engine.lines import on_foot
from alhambra.engine.marks import Mark
from alhambra.engine.module import STAGE_BOARDS, Module, Slot
from alhambra.engine.rules import TYPES, Rules
from alhambra.engine.scoring import Item, add_items
from alhambra.engine.state import State, insert_sorted
from alhambra.engine.step import Deed, Step
from alhambra.engine.steps.reading import cell_part
from alhambra.modules.palace_staff.walk import MarshalStep, MarshalStop, Walk, WalkQuestion
from alhambra.modules.shared.bag_of_kinds import Bag, only_keys, rows
from alhambra.modules.shared.token_spots import (
    TILE_MASK,
    cell_of_spot,
    read_spot_text,
    spot_at,
    spot_text,
)

LAST_ROUND: Final = 3
AFTER_ALL_GAINS: Final = 80  # its losses come after what other modules add
KEYS: Final = ("open", "pile", "served", "marshals", "out", "docked")


@final
class Staff(Slot):
    """Servants and marshals; servants on tiles have the colour of their tiles."""

    def __init__(
        self,
        pile: list[int],
        shown: list[int],
        served: list[int],
        marshals: list[int],
        out: list[int],
        docked: bool,
    ) -> None:
        self.pile = pile  # face down, the next one last
        self.shown = shown  # how many of each colour lie open
        self.served = served  # tiles with a servant, wherever they lie
        self.marshals = marshals  # the spot of each seat's marshal
        self.out = out  # servants that left the game with their tiles
        self.docked = docked  # whether the last points were deducted

    def copy(self) -> Slot:
        """An independent copy."""
        return Staff(
            self.pile[:],
            self.shown[:],
            self.served[:],
            self.marshals[:],
            self.out[:],
            self.docked,
        )


class PalaceStaff(Module):
    """54 servants in the colours of the 54 buildings, six of them open, and a marshal each.

    Rulings: only the action of taking money makes the marshal walk, and only money counts: a card
    that is none has no value, so nobody walks for it. He may walk over everything but camps,
    through gates, and over watchtowers, where he may also stop; each is one step. Servants come of
    themselves, to buildings of the base game only and not before they are finished; only those
    cost points. The display is not filled up during a walk. The marshal's tile may be moved inside
    the Alhambra, and he with it, but neither removed nor exchanged. Servants stay with their tiles
    wherever these go; with a tile that is discarded or given to Dirk they leave the game.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__("palace_staff", 29)
        self.counts: list[int] = [data["servants"][kind] for kind in TYPES]
        self.display: int = data["display"]
        self.walk_sum: int = data["walk"]
        self.loss: int = data["loss_per_building"]
        self.walk = Step("marshal_walk")  # replaced in `register`

    def register(self, rules: Rules) -> None:
        """The walk: a step at a time, or no further."""
        deeds: list[Deed] = [MarshalStep(self), MarshalStop("marshal_stop")]
        for deed in deeds:
            rules.add_deed(deed)
        question = rules.add_step(WalkQuestion(self, deeds))
        self.walk = rules.add_step(Walk(self, question))

    def new_slot(self, rules: Rules) -> Slot | None:
        """All marshals on their fountains, whose numbers are those of the seats."""
        return Staff([], [0] * len(TYPES), [], list(range(rules.players)), [], False)

    def staff(self, state: State) -> Staff:
        """What the module keeps."""
        slot = state.slots[self.index]
        assert isinstance(slot, Staff)
        return slot

    def set_up(self, state: State, stage: i64) -> None:
        """The servants are shuffled face down, six are opened."""
        if stage != STAGE_BOARDS:
            return
        staff = self.staff(state)
        staff.pile = [kind for kind, count in enumerate(self.counts) for _ in range(count)]
        state.rng.shuffle(staff.pile)
        self._open(state)

    def _open(self, state: State) -> None:
        """The display is filled up to six, as far as the pile goes."""
        staff = self.staff(state)
        opened: list[str] = []
        while sum(staff.shown) < self.display and staff.pile:
            kind = staff.pile.pop()
            staff.shown[kind] += 1
            state.reveals += 1
            opened.append(TYPES[kind])
        if state.telling and opened:
            state.tell({"event": "servants_opened", "servants": opened})

    def turn_over(self, state: State, seat: i64) -> None:
        """After the turn the display is full again."""
        self._open(state)

    # --- The walk

    def took(self, state: State, seat: i64, value: i64) -> None:
        """One step for each unit that is missing to 6; for nothing there is no walk."""
        if 0 < value < self.walk_sum:
            state.push(self.walk, seat, self.walk_sum - value)

    def ways(self, state: State, seat: i64) -> list[int]:
        """The cells next to the marshal that he can enter on foot."""
        board = state.boards[int(seat)]
        return on_foot(board, self.marshal_cell(state, seat))

    def marshal_cell(self, state: State, seat: i64) -> int:
        """Where the marshal stands, -1 while his tile is on its way to another place."""
        return cell_of_spot(state.boards[int(seat)], self.staff(state).marshals[int(seat)])

    def enter(self, state: State, seat: i64, cell: i64) -> None:
        """The marshal goes there; a tile without a servant gets one if its colour lies open."""
        staff = self.staff(state)
        board = state.boards[int(seat)]
        staff.marshals[int(seat)] = spot_at(board, cell)
        event: dict[str, object] = {"seat": int(seat), "at": cell_part(cell)}
        if state.telling:
            state.tell({"event": "marshal_moved", **event})
        tile = int(board.tile[cell])
        kind = int(state.rules.tile_kind[tile])
        if self._needs_servant(state, tile) and staff.shown[kind]:
            staff.shown[kind] -= 1
            insert_sorted(staff.served, tile)
            if state.telling:
                state.tell({"event": "servant_placed", **event, "tile": tile_name(state, tile)})

    def _needs_servant(self, state: State, tile: int) -> bool:
        """Whether it is a finished building of the base game without a servant."""
        if not state.rules.tiles[tile].base or tile in self.staff(state).served:
            return False
        return not state.rules.fold_unfinished or not unfinished(state, tile)

    # --- Tiles that go

    def veto_store(self, state: State, seat: i64, tile: i64) -> str:
        """The marshal's tile does not go to the reserve."""
        marshal = self.staff(state).marshals[int(seat)] & TILE_MASK
        return "marshal_stands_there" if int(tile) == marshal else ""

    def given(self, state: State, seat: i64, tile: i64) -> None:
        """Dirk has no servants."""
        self._dismiss(state, int(tile))

    def discarded(self, state: State, tile: i64) -> None:
        """Its servant leaves the game with it."""
        self._dismiss(state, int(tile))

    def _dismiss(self, state: State, tile: int) -> None:
        staff = self.staff(state)
        if tile in staff.served:
            staff.served.remove(tile)
            insert_sorted(staff.out, int(state.rules.tile_kind[tile]))

    # --- Scoring

    def order_of(self, hook: str) -> int:
        """Its losses come after all gains of a scoring, but before those that come last."""
        return AFTER_ALL_GAINS if hook == "items" else self.number

    def items(self, state: State, round: i64, found: list[Item]) -> None:
        """A point for each building without a servant, in the third scoring only in a preview."""
        if round < LAST_ROUND or not self.staff(state).docked:
            found.extend(self._losses(state, found))

    def before_leftovers(self, state: State) -> None:
        """The last deduction comes before the leftover tiles are given out."""
        losses = self._losses(state, [])
        self.staff(state).docked = True
        if state.telling and losses:
            points = [0] * state.rules.players
            for loss in losses:
                points[loss.seat] = -loss.points
            state.tell({"event": "staff_missed", "losses": points})
        add_items(state, LAST_ROUND, losses)

    def _losses(self, state: State, before: list[Item]) -> list[Item]:
        """Nobody falls below 0, with what was counted before."""
        losses: list[Item] = []
        for seat in range(state.rules.players):
            bare = self.bare(state, seat)
            has = state.scores[seat] + sum(item.points for item in before if item.seat == seat)
            lost = min(max(has, 0), self.loss * bare)
            if bare:
                losses.append(Item(seat, self.name, -lost, {"bare": bare}))
        return losses

    def bare(self, state: State, seat: i64) -> int:
        """How many buildings of a seat's Alhambra lack a servant."""
        return sum(1 for tile, _, _ in laid_tiles(state, seat) if self._needs_servant(state, tile))

    # --- Secrets and notation

    def marks(self, state: State, found: list[Mark]) -> None:
        """Servants lie on their tiles; the marshals stand in their Alhambras."""
        rules = state.rules
        found.extend(
            Mark(f"servant-{TYPES[int(rules.tile_kind[tile])]}", tile=tile)
            for tile in self.staff(state).served
        )
        for seat in range(rules.players):
            cell = self.marshal_cell(state, seat)
            on_the_way = self.staff(state).marshals[seat] & TILE_MASK if cell < 0 else -1
            found.append(Mark("marshal", seat=seat, cell=cell, tile=on_the_way))

    def show(self, state: State, seat: i64, view: dict[str, object]) -> None:
        """Everything but the order of the pile: it lies face down."""
        staff = self.staff(state)
        players = range(state.rules.players)
        view[self.name] = {
            "open": {kind: count for kind, count in zip(TYPES, staff.shown, strict=True) if count},
            "pile": len(staff.pile),
            "bare": [self.bare(state, other) for other in players],
            "served": [tile_name(state, tile) for tile in staff.served],
            "marshals": [{"seat": other, **self._stand(state, other)} for other in players],
        }

    def _stand(self, state: State, seat: int) -> dict[str, object]:
        """`at`: the cell of the marshal, or the `tile` he waits on."""
        cell = self.marshal_cell(state, seat)
        if cell < 0:
            return {"tile": tile_name(state, self.staff(state).marshals[seat] & TILE_MASK)}
        return {"at": cell_part(cell)}

    def reshuffle(self, state: State, seat: i64) -> None:
        """Nobody knows who comes next."""
        state.rng.shuffle(self.staff(state).pile)

    def write(self, state: State) -> dict[str, object]:
        """Servants by colour, the next of the pile first; served tiles; the marshals' cells."""
        staff = self.staff(state)
        opened = [kind for kind, count in enumerate(staff.shown) for _ in range(count)]
        return {
            "open": [TYPES[kind] for kind in opened],
            "pile": [TYPES[kind] for kind in reversed(staff.pile)],
            "served": [tile_name(state, tile) for tile in staff.served],
            "marshals": [self._written(state, seat) for seat in range(state.rules.players)],
            "out": [TYPES[kind] for kind in staff.out],
            "docked": staff.docked,
        }

    def _written(self, state: State, seat: int) -> object:
        """A marshal's cell, or the spot he waits on."""
        cell = self.marshal_cell(state, seat)
        if cell < 0:
            return spot_text(state.rules, self.staff(state).marshals[seat])
        return cell_part(cell)

    def read(self, state: State, table: dict[str, object]) -> None:
        """Left out, marshals stand on their fountains and servants are opened by lot."""
        only_keys(table, KEYS)
        slot = self.new_slot(state.rules)
        assert isinstance(slot, Staff)
        state.slots[self.index] = slot
        bag = Bag("servant", list(TYPES), self.counts)
        slot.served = self._read_served(state, bag, table.get("served", []))
        slot.out = sorted(bag.take_all("out", table.get("out", [])))
        docked = table.get("docked", False)
        if type(docked) is not bool:
            raise ValueError("docked must be true or false")
        slot.docked = docked
        if "marshals" in table:
            for seat, at in enumerate(rows(table, "marshals", state.rules.players)):
                slot.marshals[seat] = _read_marshal(state, seat, at)
        for kind in bag.take_all("open", table.get("open", [])):
            slot.shown[kind] += 1
        self._read_pile(state, bag, table, slot)

    def _read_served(self, state: State, bag: Bag, value: object) -> list[int]:
        if not isinstance(value, list):
            raise ValueError("served must be a list of tiles")
        served: list[int] = []
        for name in value:
            tile = state.rules.tile_by_name.get(name, -1) if isinstance(name, str) else -1
            if tile < 0 or not state.rules.tiles[tile].base or tile in served:
                raise ValueError(f"served: {name} is no building of the base game, or named twice")
            bag.take("served", TYPES[int(state.rules.tile_kind[tile])])
            insert_sorted(served, tile)
        return served

    def _read_pile(self, state: State, bag: Bag, table: dict[str, object], slot: Staff) -> None:
        if "pile" in table:
            slot.pile = bag.take_all("pile", table["pile"])[::-1]
            bag.expect_empty("pile")
        else:
            slot.pile = bag.rest()
            state.rng.shuffle(slot.pile)
        if "open" not in table:
            self._open(state)


def _read_marshal(state: State, seat: int, at: object) -> int:
    """The spot of a marshal from his cell, or from its text if his tile waits to be placed."""
    if isinstance(at, str):
        spot = read_spot_text(state.rules, "marshals", at)
        if spot & TILE_MASK not in state.pending[seat]:
            raise ValueError(f"marshals: {at} does not wait to be placed")
        return spot
    if not isinstance(at, list) or [type(number) for number in at] != [int, int]:
        raise ValueError("marshals: a cell is written as [x, y]")
    board = state.boards[seat]
    if not on_lattice(at[0], at[1]) or not board.face[cell_at(at[0], at[1])]:
        raise ValueError(f"marshals: nothing stands at {at[0]},{at[1]}")
    return spot_at(board, cell_at(at[0], at[1]))
