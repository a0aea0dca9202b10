"""Palace Staff: small money sends the marshal through the palace, and servants follow him.

Whoever takes money worth less than 6 as an action may walk with the marshal through their
Alhambra, one tile for each unit that is missing to 6. Each tile he enters that has no servant gets
one of its colour from the open display, if one lies there. In scorings every building of the base
game without a servant costs a point; in the third before the leftover tiles are given out.
"""

from alhambra.engine.prelude import (  # isort: skip
    AMOUNT, CELL, FLAG, HIDDEN, LAST_ROUND, NOBODY, NONE, SEAT, STACK, STAGE_BOARDS, TILE, TYPE,
    TYPES, Any, Deed, Event, Final, ForSeats, Frame, Item, Kind, Listed, Mark, Module, Moves,
    Number, Numbers, Pieces, Pile, Rules, State, Step, built_tiles, i64, tile_name, unfinished,
    x_of, y_of,
)  # fmt: skip
from alhambra.engine.lines import on_foot
from alhambra.engine.scoring import add_items
from alhambra.modules.shared.token_spots import SPOT, SPOTS, TILE_MASK, cell_of_spot, spot_at

AFTER_ALL_GAINS: Final = 80  # its losses come after what other modules add


class Served(Kind):
    """A building of the base game with the servant of its colour."""

    def __init__(self, servant: Pieces) -> None:
        super().__init__("tile", noun="building of the base game", plural="tiles")
        self.servant = servant
        self.colours: list[int] = []  # of all tiles of the base game, given by the module

    def text(self, rules: Rules, value: i64) -> object:
        return TILE.text(rules, value)

    def find(self, rules: Rules, text: object) -> i64:
        tile = TILE.find(rules, text)
        return tile if tile != NONE and rules.tiles[int(tile)].base else NONE

    def stock(self) -> Pieces | None:
        return self.servant

    def pieces_in(self, value: i64) -> list[int]:
        return [self.colours[int(value)]]


class Stand(Kind):
    """Where a marshal stands: a spot. A position gives its cell, as long as it has one."""

    def wire(self) -> object:
        return "place"

    def text(self, rules: Rules, value: i64) -> object:
        if value >= SPOTS:
            return CELL.text(rules, value - SPOTS)
        return SPOT.text(rules, value)

    def find(self, rules: Rules, text: object) -> i64:
        if isinstance(text, str):
            spot = SPOT.find(rules, text)
            return spot if spot >= rules.players else NONE  # fountains never wait
        cell = CELL.find(rules, text)
        return SPOTS + cell if cell != NONE else NONE


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
        super().__init__()
        self.display: int = data["display"]
        self.walk_sum: int = data["walk"]
        self.loss: int = data["loss_per_building"]
        counts: list[int] = [data["servants"][kind] for kind in TYPES]
        self.servant = Pieces(self, "servant", TYPES, counts, aside=False)
        self.with_servant = Served(self.servant)
        self.open = Pile(self, "open", self.servant, stage=STAGE_BOARDS)
        self.pile = Pile(self, "pile", self.servant, HIDDEN, STACK, stage=STAGE_BOARDS)
        self.served = Pile(self, "served", self.with_servant)
        self.marshals = Numbers(self, "marshals", Stand("spot", "tile"), stage=STAGE_BOARDS)
        self.out = Pile(self, "out", self.servant)  # they left the game with their tiles
        self.derives(bare=ForSeats(AMOUNT))
        self.docked = Number(self, "docked", FLAG, False, brief=False)  # the last deduction
        self.walk = self.asks(Walk(self))
        self.question = self.asks(WalkQuestion(self))
        self.servants_opened = Event(self, "servants_opened", servants=Listed(TYPE))
        self.marshal_moved = Event(self, "marshal_moved", seat=SEAT, at=CELL)
        self.servant_placed = Event(self, "servant_placed", seat=SEAT, at=CELL, tile=TILE)
        self.staff_missed = Event(self, "staff_missed", losses=ForSeats(AMOUNT))

    def register(self, rules: Rules) -> None:
        self.with_servant.colours = [tile.kinds[0] for tile in rules.tiles]

    # --- Set-up and the display

    def lay_out(self, state: State, keys: list[str]) -> None:
        """The marshals stand on their fountains, whose numbers are those of the seats."""
        if "pile" in keys:
            self.pile.put(state, self.servant.shuffled(state))
        if "open" in keys:
            self._fill_display(state)
        if "marshals" in keys:
            for seat in range(state.rules.players):
                self.marshals.put(state, seat, seat)

    def _fill_display(self, state: State) -> None:
        """Up to six servants lie open, as far as the pile goes."""
        lying, pile = self.open.of(state), self.pile.of(state)
        opened: list[int] = []
        while len(lying) < self.display and pile:
            opened.append(pile.pop())
            self.open.add(state, opened[-1])
            state.reveals += 1
        if opened:
            self.servants_opened.tell(state, values=opened)

    def turn_over(self, state: State, seat: i64) -> None:
        self._fill_display(state)

    # --- The walk

    def took(self, state: State, seat: i64, value: i64) -> None:
        """One step for each unit that is missing to 6; for nothing there is no walk."""
        if 0 < value < self.walk_sum:
            state.push(self.walk, seat, self.walk_sum - value)

    def ways(self, state: State, seat: i64) -> list[int]:
        """The cells next to the marshal that he can enter on foot."""
        return on_foot(state.boards[int(seat)], self.marshal_cell(state, seat))

    def marshal_cell(self, state: State, seat: i64) -> int:
        """Where the marshal stands, -1 while his tile is on its way to another place."""
        return cell_of_spot(state.boards[int(seat)], int(self.marshals.of(state, seat)))

    def marshal_tile(self, state: State, seat: i64) -> int:
        """The tile on which the marshal stands, wherever it lies."""
        return int(self.marshals.of(state, seat) & TILE_MASK)

    def enter(self, state: State, seat: i64, cell: i64) -> None:
        """The marshal goes there; a tile without a servant gets one if its colour lies open."""
        board = state.boards[int(seat)]
        self.marshals.put(state, seat, spot_at(board, cell))
        self.marshal_moved.tell(state, seat, cell)
        tile = int(board.tile[cell])
        colour = int(state.rules.tile_kind[tile])
        if self._needs_servant(state, tile) and colour in self.open.of(state):
            self.open.of(state).remove(colour)
            self.served.add(state, tile)
            self.servant_placed.tell(state, seat, cell, tile)

    def _needs_servant(self, state: State, tile: int) -> bool:
        """Whether it is a finished building of the base game without a servant."""
        if not state.rules.tiles[tile].base or tile in self.served.of(state):
            return False
        return not state.rules.fold_unfinished or not unfinished(state, tile)

    # --- Tiles that go

    def veto_store(self, state: State, seat: i64, tile: i64) -> str:
        """The marshal's tile does not go to the reserve."""
        return "marshal_stands_there" if tile == self.marshal_tile(state, seat) else ""

    def given(self, state: State, seat: i64, tile: i64) -> None:
        """Dirk has no servants."""
        self._dismiss(state, int(tile))

    def discarded(self, state: State, tile: i64) -> None:
        self._dismiss(state, int(tile))

    def _dismiss(self, state: State, tile: int) -> None:
        """A servant leaves the game with his tile."""
        if tile in self.served.of(state):
            self.served.of(state).remove(tile)
            self.out.add(state, state.rules.tile_kind[tile])

    # --- Scoring

    def order_of(self, hook: str) -> int:
        """Its losses come after all gains of a scoring, but before those that come last."""
        return AFTER_ALL_GAINS if hook == "items" else self.number

    def items(self, state: State, round: i64, found: list[Item]) -> None:
        """A point for each building without a servant, in the third scoring only in a preview."""
        if round < LAST_ROUND or not self.docked.of(state):
            found.extend(self._losses(state, found))

    def before_leftovers(self, state: State) -> None:
        """The last deduction comes before the leftover tiles are given out."""
        losses = self._losses(state, [])
        self.docked.put(state, True)
        if losses:
            points = [0] * state.rules.players
            for loss in losses:
                points[loss.seat] = -loss.points
            self.staff_missed.tell(state, values=points)
        add_items(state, LAST_ROUND, losses)

    def _losses(self, state: State, before: list[Item]) -> list[Item]:
        """Nobody falls below 0, with what was counted before."""
        losses: list[Item] = []
        for seat in range(state.rules.players):
            bare = self.bare(state, seat)
            if bare:
                has = state.scores[seat]
                for item in before:
                    if item.seat == seat:
                        has += item.points
                lost = min(max(has, 0), self.loss * bare)
                losses.append(Item(seat, self.name, -lost, {"bare": bare}))
        return losses

    def bare(self, state: State, seat: i64) -> int:
        """How many buildings of a seat's Alhambra lack a servant."""
        count = 0
        for tile in built_tiles(state, seat):
            if self._needs_servant(state, tile):
                count += 1
        return count

    # --- Showing and writing

    def marks(self, state: State, found: list[Mark]) -> None:
        """Servants lie on their tiles; the marshals stand in their Alhambras."""
        found.extend(
            Mark(f"servant-{TYPES[int(state.rules.tile_kind[tile])]}", tile=tile)
            for tile in self.served.of(state)
        )
        for seat in range(state.rules.players):
            cell = self.marshal_cell(state, seat)
            on_the_way = self.marshal_tile(state, seat) if cell < 0 else -1
            found.append(Mark("marshal", seat=seat, cell=cell, tile=on_the_way))

    def derived(self, state: State, seat: i64) -> dict[str, object]:
        """The marshals as they are written; of each seat the buildings without a servant."""
        bare = [self.bare(state, other) for other in range(state.rules.players)]
        return {"marshals": self.write(state)["marshals"], "bare": bare}

    def write(self, state: State) -> dict[str, object]:
        """What a marshal stands on is told by its cell, if it has one."""
        table = super().write(state)
        spots = self.marshals.values(state)
        cells = [self.marshal_cell(state, seat) for seat in range(state.rules.players)]
        table["marshals"] = [
            self.marshals.kind.text(state.rules, SPOTS + cell if cell >= 0 else spot)
            for spot, cell in zip(spots, cells, strict=True)
        ]
        return table

    def restored(self, state: State) -> None:
        """One servant each; marshals stand in their Alhambras, or on tiles that wait."""
        served = self.served.of(state)
        for place, tile in enumerate(served):
            if tile in served[:place]:
                raise ValueError(f"served: {tile_name(state, tile)} is named twice")
        for seat in range(state.rules.players):
            self.marshals.put(state, seat, self._restored_spot(state, seat))

    def _restored_spot(self, state: State, seat: int) -> int:
        """The spot of a marshal who may have been read as a cell."""
        stand, board = int(self.marshals.of(state, seat)), state.boards[seat]
        if stand == NONE:
            raise ValueError("marshals must be given for each seat")
        if stand >= SPOTS:
            cell = stand - SPOTS
            if not board.face[cell]:
                raise ValueError(f"marshals: nothing stands at {x_of(cell)},{y_of(cell)}")
            return spot_at(board, cell)
        if stand != seat and stand & TILE_MASK not in state.pending[seat]:
            name = SPOT.text(state.rules, stand)
            raise ValueError(f"marshals: {name} does not wait to be placed")
        return stand


class Walk(Step):
    """Asks for each of the steps that are left (`a`), until he stops or has nowhere to go."""

    def __init__(self, module: PalaceStaff) -> None:
        super().__init__("marshal_walk")
        self.module = module

    def run(self, state: State, frame: Frame) -> None:
        if frame.a > 0 and self.module.ways(state, frame.who):
            state.ask(self.module.question, frame.who, frame.a)
        else:
            state.frames.pop()


class WalkQuestion(Step):
    """Where does the marshal go?"""

    def __init__(self, module: PalaceStaff) -> None:
        super().__init__(
            "marshal_steps", "cells", [MarshalStep(module), MarshalStop("marshal_stop")]
        )
        self.module = module

    def kinds(self) -> dict[str, Kind]:
        return {"steps": AMOUNT, "from": CELL}

    def data(self, state: State, frame: Frame) -> dict[str, object]:
        """`steps`: how many are left; `from`: where he stands."""
        at = CELL.text(state.rules, self.module.marshal_cell(state, frame.seat))
        return {"steps": int(frame.a), "from": at}


class MarshalStep(Deed):
    """The marshal enters a neighbouring tile."""

    def __init__(self, module: PalaceStaff) -> None:
        super().__init__("marshal_step")
        self.module = module
        self.at = self.part("at", CELL)

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        for cell in self.module.ways(state, frame.seat):
            out.add(self.pack(cell))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """A neighbour, and no wall between."""
        ways = self.module.ways(state, frame.seat)
        return "" if int(self.at.of(code)) in ways else "marshal_cannot_walk"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """One step less is left to the walk below."""
        walk = state.frames[-1]
        state.frames[-1] = Frame(walk.step, NOBODY, walk.who, 0, frame.a - 1)
        self.module.enter(state, frame.seat, self.at.of(code))


class MarshalStop(Deed):
    """The marshal walks no further."""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The walk below ends."""
        state.frames.pop()
