"""The Personal Building Market: the reserve becomes a market.

Each player has four stalls instead of a reserve, one for each currency, each with room for one
tile. Whatever would go to the reserve is laid in a stall of the owner's choice. Others may buy it
in their turn, for the printed price in the stall's currency, and the money goes to the owner;
the owner builds it by redesign as from a reserve.
"""

from alhambra.engine.prelude import (  # isort: skip
    ACTION, CURRENCIES, CURRENCY, FLAG, NONE, SEAT, STAGE_NEVER, TILE, Any, Deal, Deed, Event,
    Final, Frame, Kind, Module, Offer, Piles, State, Step, Words, i64, insert_sorted, kinds_of,
    offer_number, tile_name, unfinished,
)  # fmt: skip

STALLS: Final = len(CURRENCIES)


class PersonalBuildingMarket(Module):
    """Four stalls each.

    Rulings: wherever a rule speaks of the reserve it means the stalls. Tiles are never shifted from
    stall to stall. A discarded tile leaves the game with whatever lies on it, and so does a
    leftover tile that is not built at the end of the game.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__()
        if data["stalls"] != list(CURRENCIES):
            raise ValueError("there is one stall for each currency")
        self.stall = Words("stall", CURRENCIES)
        self.sells(owner=SEAT, stall=self.stall)
        # The tiles lie in the reserve too, for to all other rules the stalls are the reserve. An
        # entry holds only while its tile is still there.
        self.stalls = Piles(self, "stalls", TILE, length=STALLS, stage=STAGE_NEVER)
        self.stalls.along = CURRENCY
        self.question = self.asks(StallQuestion(self))
        self.laid_in_stall = Event(self, "laid_in_stall", seat=SEAT, tile=TILE, stall=self.stall)
        self.stall_discarded = Event(self, "stall_discarded", seat=SEAT, tile=TILE)

    def tile_in(self, state: State, seat: i64, stall: i64) -> int:
        """The tile in a stall, NONE if there is none or if it has been built or sold."""
        tile = self.stalls.of(state, seat)[int(stall)]
        return tile if tile in state.reserves[int(seat)] else NONE

    def empty_stalls(self, state: State, seat: i64) -> list[int]:
        """The stalls in which nothing lies."""
        return [stall for stall in range(STALLS) if self.tile_in(state, seat, stall) == NONE]

    # --- Storing

    def stored(self, state: State, seat: i64, tile: i64) -> None:
        """The owner chooses a stall, unless only one is empty.

        A tile that an exchange puts away may use the stall that the other tile has just left. At
        the end of the game a tile that is not built is discarded.
        """
        row = self.stalls.of(state, seat)
        for stall in range(STALLS):
            if row[stall] == int(tile):  # it lay here once, before it was built
                row[stall] = NONE
        if state.ended:
            self.discard(state, seat, tile)
            return
        empty = self.empty_stalls(state, seat)
        if len(empty) == 1:
            self.lay(state, seat, tile, empty[0])
        else:
            state.ask(self.question, seat, tile)

    def lay(self, state: State, seat: i64, tile: i64, stall: i64) -> None:
        """The tile is for sale from now on; one that lay there leaves the game."""
        old = self.tile_in(state, seat, stall)
        if old != NONE:
            self.discard(state, seat, old)
        self.stalls.of(state, seat)[int(stall)] = int(tile)
        self.laid_in_stall.tell(state, seat, tile, stall)

    def discard(self, state: State, seat: i64, tile: i64) -> None:
        """The tile leaves the game."""
        state.reserves[int(seat)].remove(int(tile))
        state.discard_tile(tile)
        self.stall_discarded.tell(state, seat, tile)

    # --- Selling

    def offers(self, state: State, seat: i64, cause: i64, found: list[Offer]) -> None:
        """What lies in the stalls of others, in one's own turn only.

        Tiles without a price and buildings that are not finished are not for sale.
        Ruling: the price is the printed one, whatever changes prices on the common market.
        """
        if cause != ACTION:
            return
        for owner in range(state.rules.players):
            if owner == seat or not state.reserves[owner]:
                continue
            reserve = state.reserves[owner]
            row = self.stalls.of(state, owner)
            for stall in range(STALLS):
                tile = row[stall]
                if tile in reserve and self._for_sale(state, tile):
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

    # --- Notation

    def derived(self, state: State, seat: i64) -> dict[str, object]:
        """What is written; the field remembers tiles that were built or sold."""
        return self.write(state)

    def write(self, state: State) -> dict[str, object]:
        """Without the tiles that were built or sold."""
        stalls: list[list[str | None]] = []
        for seat in range(state.rules.players):
            tiles = [self.tile_in(state, seat, stall) for stall in range(STALLS)]
            stalls.append([None if tile == NONE else tile_name(state, tile) for tile in tiles])
        return {"stalls": stalls}

    def lay_out(self, state: State, keys: list[str]) -> None:
        """In a position that does not say it, the tiles of each reserve lie in the first stalls."""
        for seat, reserve in enumerate(state.reserves):
            if len(reserve) > STALLS:
                raise ValueError(f"a reserve has {STALLS} stalls")
            self.stalls.put(state, seat, reserve + [NONE] * (STALLS - len(reserve)))

    def restored(self, state: State) -> None:
        """One tile of a reserve may still wait for a stall to be chosen."""
        for seat, row in enumerate(self.stalls.all(state)):
            reserve = state.reserves[seat]
            for tile in row:
                if tile != NONE and tile not in reserve:
                    name = tile_name(state, tile)
                    raise ValueError(
                        f"stalls: {name} does not lie in the reserve of seat {seat + 1}"
                    )
                if tile != NONE and row.count(tile) > 1:
                    raise ValueError(f"stalls: {tile_name(state, tile)} lies in two stalls")
            if len([tile for tile in reserve if tile not in row]) > 1:
                raise ValueError(
                    f"stalls: a tile of the reserve of seat {seat + 1} lies in no stall"
                )


class StallQuestion(Step):
    """In which stall does the tile (`a`) go?"""

    def __init__(self, module: PersonalBuildingMarket) -> None:
        super().__init__("choose_stall", "choose", [LayInStall(module), DiscardArrival(module)])
        self.module = module

    def kinds(self) -> dict[str, Kind]:
        return {**kinds_of("tile"), "full": FLAG}

    def data(self, state: State, frame: Frame) -> dict[str, object]:
        """`tile`: what is to be laid there; `full`: whether something must be discarded."""
        full = not self.module.empty_stalls(state, frame.seat)
        return {"tile": tile_name(state, frame.a), "full": full}


class LayInStall(Deed):
    """Lays the tile in an empty stall; if all are full, the tile in the chosen one is discarded."""

    def __init__(self, module: PersonalBuildingMarket) -> None:
        super().__init__("lay_in_stall")
        self.module = module
        self.stall = self.part("stall", module.stall)

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """A tile must not be discarded while there is room."""
        empty = self.module.empty_stalls(state, frame.seat)
        return "stall_taken" if empty and int(self.stall.of(code)) not in empty else ""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        self.module.lay(state, frame.seat, frame.a, self.stall.of(code))


class DiscardArrival(Deed):
    """Discards the new tile itself, if all stalls are full."""

    def __init__(self, module: PersonalBuildingMarket) -> None:
        super().__init__("discard_arrival")
        self.module = module

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """A tile must not be discarded while there is room."""
        return "stall_is_empty" if self.module.empty_stalls(state, frame.seat) else ""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        self.module.discard(state, frame.seat, frame.a)
