"""The Personal Building Market: the reserve becomes a market.

Each player has four stalls instead of a reserve, one for each currency, each with room for one
tile. Whatever would go to the reserve is laid in a stall of the owner's choice. Others may buy it
in their turn, for the printed price in the stall's currency, and the money goes to the owner; the
owner builds it by redesign as from a reserve.
"""

from typing import Any, final

from mypy_extensions import i64

from alhambra.engine.laying import tell_tile, tile_name, unfinished
from alhambra.engine.module import Module, Slot
from alhambra.engine.offers import ACTION, Deal, Offer, offer_number
from alhambra.engine.rules import CURRENCIES, Rules
from alhambra.engine.state import EMPTY, State, insert_sorted
from alhambra.engine.step import BadMoveError, Deed, Frame, Moves, Step, arg_b, pack

STALLS = len(CURRENCIES)


@final
class Stalls(Slot):
    """What lies in the stalls of each seat, by currency.

    The tiles lie in `State.reserves` too, for to all other rules the stalls are the reserve. An
    entry holds only while its tile is still there.
    """

    def __init__(self, tiles: list[list[int]]) -> None:
        self.tiles = tiles

    def copy(self) -> Slot:
        """An independent copy."""
        return Stalls([row[:] for row in self.tiles])


class PersonalBuildingMarket(Module):
    """Four stalls each.

    Rulings: wherever a rule speaks of the reserve it means the stalls. Tiles are never shifted from
    stall to stall. A discarded tile leaves the game with whatever lies on it, and so does a
    leftover tile that is not built at the end of the game.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__("personal_building_market", 41)
        if data["stalls"] != list(CURRENCIES):
            raise ValueError("there is one stall for each currency")
        self.question = Step("choose_stall")

    def register(self, rules: Rules) -> None:
        """Its question: which stall?"""
        deeds: list[Deed] = [LayInStall(self), DiscardArrival(self)]
        self.question = rules.add_step(StallQuestion(self, deeds))
        for deed in deeds:
            rules.add_deed(deed)

    def new_slot(self, rules: Rules) -> Slot | None:
        """All stalls are empty."""
        return Stalls([[EMPTY] * STALLS for _ in range(rules.players)])

    def stalls(self, state: State) -> Stalls:
        """What the module keeps."""
        slot = state.slots[self.index]
        assert isinstance(slot, Stalls)
        return slot

    def tile_in(self, state: State, seat: i64, stall: i64) -> int:
        """The tile in a stall, EMPTY if there is none or if it has been built or sold."""
        tile = self.stalls(state).tiles[int(seat)][int(stall)]
        return tile if tile in state.reserves[int(seat)] else EMPTY

    def empty_stalls(self, state: State, seat: i64) -> list[int]:
        """The stalls in which nothing lies."""
        return [stall for stall in range(STALLS) if self.tile_in(state, seat, stall) == EMPTY]

    # --- Storing

    def stored(self, state: State, seat: i64, tile: i64) -> None:
        """The owner chooses a stall, unless only one is empty.

        A tile that an exchange puts away may use the stall that the other tile has just left. At
        the end of the game a tile that is not built is discarded.
        """
        row = self.stalls(state).tiles[int(seat)]
        for stall in range(STALLS):
            if row[stall] == int(tile):  # it lay here once, before it was built
                row[stall] = EMPTY
        if state.ended:
            self.discard(state, seat, tile)
            return
        empty = self.empty_stalls(state, seat)
        if len(empty) == 1:
            self.lay(state, seat, tile, empty[0])
        else:
            state.ask(self.question, seat, tile)

    def lay(self, state: State, seat: i64, tile: i64, stall: int) -> None:
        """The tile is for sale from now on; one that lay there leaves the game."""
        old = self.tile_in(state, seat, stall)
        if old >= 0:
            self.discard(state, seat, old)
        self.stalls(state).tiles[int(seat)][stall] = int(tile)
        if state.telling:
            event: dict[str, object] = {"event": "laid_in_stall", "seat": int(seat)}
            state.tell({**event, "tile": tile_name(state, tile), "stall": CURRENCIES[stall]})

    def discard(self, state: State, seat: i64, tile: i64) -> None:
        """The tile leaves the game."""
        state.reserves[int(seat)].remove(int(tile))
        state.discard_tile(tile)
        if state.telling:
            tell_tile(state, "stall_discarded", seat, tile)

    # --- Selling

    def offers(self, state: State, seat: i64, cause: i64, found: list[Offer]) -> None:
        """What lies in the stalls of others, in the own turn only.

        Tiles without a price and buildings that are not finished are not for sale.
        Ruling: the price is the printed one, whatever changes prices on the common market.
        """
        if cause != ACTION:
            return
        for owner in range(state.rules.players):
            if owner == seat or not state.reserves[owner]:
                continue
            reserve = state.reserves[owner]
            row = self.stalls(state).tiles[owner]
            for stall in range(STALLS):
                tile = row[stall]
                if tile >= 0 and tile in reserve and self._for_sale(state, tile):
                    number = offer_number(self, owner * STALLS + stall)
                    price = state.rules.tile_price[tile]
                    offer = Offer(number, tile, price, stall, self)
                    offer.action_only = True
                    offer.payee = owner
                    found.append(offer)

    def _for_sale(self, state: State, tile: i64) -> bool:
        return state.rules.tile_price[tile] > 0 and not unfinished(state, tile)

    def price(self, state: State, seat: i64, offer: Offer, price: i64) -> i64:
        """The last word on the price of a tile in a stall: as printed."""
        return state.rules.tile_price[offer.tile] if offer.owner is self else price

    def offer_parts(self, state: State, offer: Offer) -> dict[str, object]:
        """`owner`: the seat that sells; `stall`: the currency."""
        return {"owner": int(offer.payee), "stall": CURRENCIES[int(offer.currency)]}

    def deliver(self, state: State, deal: Deal) -> None:
        """The tile waits beside the buyer's Alhambra and the stall is free."""
        state.reserves[int(deal.offer.payee)].remove(int(deal.offer.tile))
        insert_sorted(state.pending[int(deal.seat)], int(deal.offer.tile))

    # --- Secrets and notation

    def show(self, state: State, seat: i64, view: dict[str, object]) -> None:
        """Stalls are open: for each seat a tile or nothing, in the order of the currencies."""
        view[self.name] = {
            "stalls": [
                [None if name == "-" else name for name in row] for row in self._named(state)
            ]
        }

    def _named(self, state: State) -> list[list[str]]:
        rows: list[list[str]] = []
        for seat in range(state.rules.players):
            tiles = [self.tile_in(state, seat, stall) for stall in range(STALLS)]
            rows.append([tile_name(state, tile) if tile >= 0 else "-" for tile in tiles])
        return rows

    def write(self, state: State) -> dict[str, object]:
        """`stalls`: for each seat four tiles of its reserve, `-` for an empty stall."""
        return {"stalls": self._named(state)}

    def read(self, state: State, table: dict[str, object]) -> None:
        """Left out, the tiles of each reserve lie in the first stalls."""
        for key in table:
            if key != "stalls":
                raise ValueError(f"unknown key {key}")
        rows = table.get("stalls")
        if rows is None:
            found = [_in_order(reserve) for reserve in state.reserves]
        elif isinstance(rows, list) and len(rows) == state.rules.players:
            found = [_read_row(state, seat, row) for seat, row in enumerate(rows)]
        else:
            raise ValueError("stalls must be given for each seat")
        state.slots[self.index] = Stalls(found)


def _in_order(reserve: list[int]) -> list[int]:
    if len(reserve) > STALLS:
        raise ValueError(f"a reserve has {STALLS} stalls")
    return reserve + [EMPTY] * (STALLS - len(reserve))


def _read_row(state: State, seat: int, row: object) -> list[int]:
    """One seat's stalls; one tile of the reserve may still wait for a stall to be chosen."""
    if not isinstance(row, list) or len(row) != STALLS:
        raise ValueError(f"each seat has {STALLS} stalls")
    tiles: list[int] = []
    for name in row:
        tile = state.rules.tile_by_name.get(name, EMPTY) if isinstance(name, str) else EMPTY
        if name != "-" and tile not in state.reserves[seat]:
            raise ValueError(f"stalls: {name} does not lie in the reserve of seat {seat + 1}")
        if tile >= 0 and tile in tiles:
            raise ValueError(f"stalls: {name} lies in two stalls")
        tiles.append(tile)
    if len([tile for tile in state.reserves[seat] if tile not in tiles]) > 1:
        raise ValueError(f"stalls: a tile of the reserve of seat {seat + 1} lies in no stall")
    return tiles


class StallQuestion(Step):
    """In which stall does the tile (`a`) go?"""

    def __init__(self, module: PersonalBuildingMarket, deeds: list[Deed]) -> None:
        super().__init__("choose_stall", "choose", deeds)
        self.module = module

    def data(self, state: State, frame: Frame) -> dict[str, object]:
        """`tile`: what is to be laid there; `full`: whether something must be discarded."""
        full = not self.module.empty_stalls(state, frame.seat)
        return {"tile": tile_name(state, frame.a), "full": full}


class LayInStall(Deed):
    """Lays the tile in a stall; if all are full, the tile there is discarded."""

    def __init__(self, module: PersonalBuildingMarket) -> None:
        super().__init__("lay_in_stall")
        self.module = module

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every empty stall, or every stall if none is empty."""
        for stall in self.module.empty_stalls(state, frame.seat) or range(STALLS):
            out.add(pack(self.number, 0, stall, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """A tile must not be discarded while there is room."""
        empty = self.module.empty_stalls(state, frame.seat)
        return "stall_taken" if empty and int(arg_b(code)) not in empty else ""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The tile lies there."""
        self.module.lay(state, frame.seat, frame.a, int(arg_b(code)))

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`stall`: the currency."""
        return {"stall": CURRENCIES[int(arg_b(code))]}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks the stall up."""
        stall = parts.get("stall")
        if stall not in CURRENCIES:
            raise BadMoveError("no_such_stall", str(stall))
        return pack(self.number, 0, CURRENCIES.index(str(stall)), 0)


class DiscardArrival(Deed):
    """Discards the new tile itself, if all stalls are full."""

    def __init__(self, module: PersonalBuildingMarket) -> None:
        super().__init__("discard_arrival")
        self.module = module

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Only if there is no room."""
        if not self.module.empty_stalls(state, frame.seat):
            out.add(pack(self.number, 0, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """A tile must not be discarded while there is room."""
        return "stall_is_empty" if self.module.empty_stalls(state, frame.seat) else ""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The tile leaves the game."""
        self.module.discard(state, frame.seat, frame.a)
