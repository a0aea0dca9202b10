"""The Street Trader: residents move in where the trader has to make way.

Each player's trader stands with three residents on a free cell beside its owner's Alhambra. When a
building is laid there he is put aside, and a resident of its colour may move in; a new one comes to
the trader. At the very end of the turn he is set on another free cell. In every scoring residents
of different colours form series.
"""

from itertools import combinations

from alhambra.engine.prelude import (  # isort: skip
    AMOUNT, CELL, FLAG, FOUNTAIN, SEAT, STAGE_NEVER, TILE, TYPES, Any, Deed, Event, ForEach,
    ForSeats, Frame, Item, Listed, Mark, Module, Moves, Number, Numbers, Pieces, Piles, Some,
    State, Step, distinct, i64,
)  # fmt: skip
from alhambra.engine.board import TILE as WHOLE_TILE
from alhambra.engine.board import Board
from alhambra.engine.building import cells_of
from alhambra.engine.cells import STEP
from alhambra.modules.shared.houses import (
    NO_HOUSE,
    House,
    check_lodgers,
    colour_of,
    house_at,
    leave,
    mark,
)
from alhambra.modules.street_trader.trader import ASIDE, Trader


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
        super().__init__()
        self.per_type: int = data["residents_per_type"]
        self.on_trader: int = data["on_trader"]
        self.series_points: list[int] = data["series_points"]
        # Those that stand nowhere are the supply.
        self.resident = Pieces(self, "resident", TYPES, self.per_type, reason="no_such_type")
        self.trader = Trader(self.resident, self.on_trader)
        self.traders = Numbers(self, "traders", self.trader, stage=STAGE_NEVER)
        self.residents = Piles(self, "residents", House(self.resident))
        self.secret = Number(self, "secret", FLAG, start=0)  # the first ones are still being chosen
        self.derives(supply=ForEach(TYPES, AMOUNT), traders=ForSeats(self.trader))
        done = DoneTrader("done_trader")
        self.choice = self.asks(Step("choose_residents", "choose", [ChooseResidents(self)]))
        self.placing = self.asks(Step("place_trader", "cells", [PlaceTrader(self)]))
        self.welcome = self.asks(Step("resident_moves_in", "confirm", [MoveIn(self), done]))
        self.newcomer = self.asks(Step("new_resident", "choose", [NewResident(self)]))
        self.swapping = self.asks(Step("swap_resident", "choose", [SwapResident(self), done]))
        one, some = self.resident, Listed(self.resident)
        self.residents_chosen = Event(self, "residents_chosen", seat=SEAT)
        self.residents_picked = Event(self, "residents_picked", seat=SEAT, residents=some)
        self.residents_shown = Event(self, "residents_shown", seat=SEAT, residents=some)
        self.trader_aside = Event(self, "trader_aside", seat=SEAT, at=CELL)
        self.trader_placed = Event(self, "trader_placed", seat=SEAT, at=CELL)
        self.moved_in = Event(self, "resident_moved_in", seat=SEAT, resident=one, tile=TILE)
        self.resident_joined = Event(self, "resident_joined", seat=SEAT, resident=one)
        self.resident_swapped = Event(self, "resident_swapped", seat=SEAT, give=one, take=one)
        self.resident_left = Event(self, "resident_left", seat=SEAT, resident=one)

    def order_of(self, hook: str) -> int:
        """At the end of a turn he is set after everything else has been put on buildings."""
        return self.number + 2 if hook == "closed" else self.number

    # --- The trader and his residents

    def cell(self, state: State, seat: i64) -> int:
        """Where the trader stands, or ASIDE."""
        return self.trader.cell(self.traders.of(state, seat))

    def crowd(self, state: State, seat: i64) -> list[int]:
        """The residents that stand with him."""
        return self.trader.crowd(self.traders.of(state, seat))

    def set_trader(self, state: State, seat: i64, cell: i64, crowd: list[int]) -> None:
        """There he stands, with these residents."""
        self.traders.put(state, seat, self.trader.of(cell, crowd))

    def supply(self, state: State) -> list[int]:
        """How many residents of each colour there are; each seat has six to choose from first."""
        if self.secret.of(state):
            return [self.per_type - state.rules.players] * len(TYPES)
        return self.resident.counts(state)

    def join(self, state: State, seat: i64, resident: i64) -> None:
        """A resident of the supply joins the trader."""
        crowd = [*self.crowd(state, seat), int(resident)]
        self.set_trader(state, seat, self.cell(state, seat), crowd)

    def send_off(self, state: State, seat: i64, resident: i64) -> None:
        """A resident leaves the trader."""
        crowd = self.crowd(state, seat)
        crowd.remove(int(resident))
        self.set_trader(state, seat, self.cell(state, seat), crowd)

    # --- Set-up

    def opening(self, state: State, seat: i64) -> None:
        """Three residents are chosen in secret, then the trader is set beside the fountain."""
        self.secret.put(state, 1)
        state.ask(self.choice, seat)

    def choose(self, state: State, seat: i64, residents: list[int]) -> None:
        """They stand with the trader; when all have chosen they are shown."""
        self.set_trader(state, seat, ASIDE, residents)
        self.residents_chosen.tell(state, seat)
        self.residents_picked.tell(state, seat, values=residents, only=seat)
        crowds = [self.crowd(state, other) for other in range(state.rules.players)]
        if all(crowds):
            self.secret.put(state, 0)
            state.reveals += 1
            for other, crowd in enumerate(crowds):
                self.residents_shown.tell(state, other, values=crowd)
        state.ask(self.placing, seat)

    # --- Making way

    def placed(self, state: State, seat: i64, tile: i64, cell: i64) -> None:
        """What is laid on his cell puts the trader aside."""
        trader = self.cell(state, seat)
        if trader == ASIDE or trader not in cells_of(state.boards[int(seat)], cell):
            return
        crowd = self.crowd(state, seat)
        self.set_trader(state, seat, ASIDE, crowd)
        self.trader_aside.tell(state, seat, trader)
        house = house_at(state, seat, trader)
        if house != NO_HOUSE and colour_of(house) in crowd:
            state.ask(self.welcome, seat, trader)
        elif crowd and any(self.supply(state)):
            state.ask(self.swapping, seat)

    def move_in(self, state: State, seat: i64, cell: i64) -> None:
        """A resident of the building's colour lives there now; another joins the trader."""
        house = house_at(state, seat, cell)
        resident = colour_of(house)
        self.send_off(state, seat, resident)
        self.residents.add(state, seat, house)
        self.moved_in.tell(state, seat, resident, i64(state.boards[int(seat)].tile[cell]))
        if any(self.supply(state)):
            state.ask(self.newcomer, seat)

    def lifted(self, state: State, seat: i64, tile: i64, cell: i64) -> None:
        """Whoever lives in a building that leaves its place goes back to the supply."""
        for resident in leave(self.residents, state, tile):
            self.resident_left.tell(state, seat, resident)

    def closed(self, state: State, seat: i64) -> None:
        """At the very end of the turn he is set again."""
        if self.cell(state, seat) == ASIDE and self.places(state, seat):
            state.ask(self.placing, seat)

    def places(self, state: State, seat: i64) -> list[int]:
        """The free cells that share a side with a tile of the Alhambra."""
        board = state.boards[int(seat)]
        return [c for c in board.cells_around() if board.free(c) and _beside_tile(board, c)]

    # --- Scoring

    def series(self, state: State, seat: int) -> list[int]:
        """The sizes of a seat's series: of each colour one resident, then again of what is left."""
        counts = [0] * len(TYPES)
        for house in self.residents.of(state, seat):
            counts[colour_of(house)] += 1
        return [sum([count > number for count in counts]) for number in range(max(counts))]

    def items(self, state: State, round: i64, found: list[Item]) -> None:
        """Long series are worth more, so as few as possible are formed."""
        for seat in range(state.rules.players):
            series = self.series(state, seat)
            if series:
                points = sum([self.series_points[size] for size in series])
                data: dict[str, object] = {"residents": sum(series), "series": series}
                found.append(Item(seat, self.name, points, data))

    # --- Secrets and notation

    def derived(self, state: State, seat: i64) -> dict[str, object]:
        """The supply, and the traders: of residents chosen in secret others see how many."""
        traders: list[object] = []
        for other in range(state.rules.players):
            at, crowd = self.trader.both(state.rules, self.traders.of(state, other))
            known = not self.secret.of(state) or other == seat
            traders.append([at, crowd if known else len(crowd)])
        return {"supply": self.supply(state), "traders": traders}

    def marks(self, state: State, found: list[Mark]) -> None:
        """Each trader beside the walls, each resident in a building."""
        for seat in range(state.rules.players):
            if self.cell(state, seat) != ASIDE:
                self._mark_trader(state, seat, found)
            mark(self.residents, state, seat, "resident", found)

    def _mark_trader(self, state: State, seat: int, found: list[Mark]) -> None:
        """His residents stand with him, unless they are a secret still."""
        cell = self.cell(state, seat)
        crowd = self.crowd(state, seat) if not self.secret.of(state) else []
        found.append(Mark("trader", seat=seat, cell=cell))
        for kind in distinct(crowd):
            count = crowd.count(kind)
            found.append(Mark(f"resident-{TYPES[kind]}", seat=seat, cell=cell, count=count))

    def reshuffle(self, state: State, seat: i64) -> None:
        """Others could have chosen any three as long as they are secret."""
        if not self.secret.of(state):
            return
        for other in range(state.rules.players):
            if other != seat and self.crowd(state, other):
                kinds = list(range(len(TYPES)))
                state.rng.shuffle(kinds)
                self.set_trader(state, other, self.cell(state, other), kinds[: self.on_trader])

    def lay_out(self, state: State, keys: list[str]) -> None:
        """Left out of a position, traders stand alone on the first free cells."""
        for seat in range(state.rules.players):
            self.set_trader(state, seat, self.places(state, seat)[0], [])

    def restored(self, state: State) -> None:
        """Residents live in houses of their colours, and no trader stands on the fountain."""
        check_lodgers(self.residents, state)
        for seat in range(state.rules.players):
            # Another tile may have been laid there, before he hears that he has to make way.
            if self.cell(state, seat) == FOUNTAIN:
                raise ValueError("traders: 0,0 is no free cell")


def _beside_tile(board: Board, cell: i64) -> bool:
    """Whether a tile of whole cells shares a side with this cell."""
    for side in range(i64(4)):
        if board.face[cell + STEP[side]] >= WHOLE_TILE:
            return True
    return False


# --- What is asked: whom to take along, where to stand, who moves in, who is swapped


class ChooseResidents(Deed):
    """Three different residents to begin with."""

    def __init__(self, module: StreetTrader) -> None:
        super().__init__("choose_residents")
        self.module = module
        self.some = Some(module.resident, list(range(len(TYPES))))
        self.residents = self.part("residents", self.some, "three_residents")
        ways = combinations(range(len(TYPES)), module.on_trader)
        self.ways = [sum([1 << kind for kind in way]) for way in ways]

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return self.ways

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        return "" if int(self.residents.of(code)) in self.ways else "three_residents"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        self.module.choose(state, frame.seat, self.some.values(self.residents.of(code)))


class PlaceTrader(Deed):
    """Sets the trader on a free cell beside a tile."""

    def __init__(self, module: StreetTrader) -> None:
        super().__init__("place_trader")
        self.module = module
        self.cell = self.part("at", CELL)

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        for cell in self.module.places(state, frame.seat):
            out.add(self.pack(cell))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        places = self.module.places(state, frame.seat)
        return "" if int(self.cell.of(code)) in places else "no_place_for_trader"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        seat, cell = frame.seat, self.cell.of(code)
        self.module.set_trader(state, seat, cell, self.module.crowd(state, seat))
        self.module.trader_placed.tell(state, seat, cell)


class MoveIn(Deed):
    """A resident of the building's colour moves in; `a` of the frame is the cell."""

    def __init__(self, module: StreetTrader) -> None:
        super().__init__("move_in")
        self.module = module

    def act(self, state: State, frame: Frame, code: i64) -> None:
        self.module.move_in(state, frame.seat, frame.a)


class NewResident(Deed):
    """Takes a resident of the supply along."""

    def __init__(self, module: StreetTrader) -> None:
        super().__init__("new_resident")
        self.module = module
        self.resident = self.part("type", module.resident)

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        supply = self.module.supply(state)
        return "" if supply[int(self.resident.of(code))] else "no_such_resident"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        self.module.join(state, frame.seat, self.resident.of(code))
        self.module.resident_joined.tell(state, frame.seat, self.resident.of(code))


class SwapResident(Deed):
    """Swaps a resident of the trader for another one of the supply."""

    def __init__(self, module: StreetTrader) -> None:
        super().__init__("swap_resident")
        self.module = module
        self.give = self.part("give", module.resident)
        self.take = self.part("take", module.resident)

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        supply = self.module.supply(state)
        for give in distinct(self.module.crowd(state, frame.seat)):
            for take in range(len(TYPES)):
                if give != take and supply[take]:
                    out.add(self.pack(give, take))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        give, take = int(self.give.of(code)), int(self.take.of(code))
        supply = self.module.supply(state)
        if give not in self.module.crowd(state, frame.seat) or not supply[take]:
            return "no_such_resident"
        return "same_resident" if give == take else ""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        seat, give, take = frame.seat, self.give.of(code), self.take.of(code)
        self.module.send_off(state, seat, give)
        self.module.join(state, seat, take)
        self.module.resident_swapped.tell(state, seat, give, take)


class DoneTrader(Deed):
    """Nobody moves, nobody is swapped."""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        pass
