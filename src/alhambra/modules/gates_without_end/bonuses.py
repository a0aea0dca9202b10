"""The bonuses of Gates without End that need its own pieces."""

from typing import TYPE_CHECKING

from alhambra.engine.prelude import (  # isort: skip
    BONUS, CURRENCIES, NONE, TYPE, Deed, Final, Frame, Moves, Offer, Purchase, State, WareDeed,
    i64, insert_sorted, place_now,
)  # fmt: skip
from alhambra.engine.steps.mixed import open_bill, refuse_bill
from alhambra.engine.steps.place import AWARDED
from alhambra.engine.steps.walling import BuildWall

if TYPE_CHECKING:
    from alhambra.modules.gates_without_end import GatesWithoutEnd

PLAIN_CURRENCIES: Final = list(range(len(CURRENCIES)))


class GateDecline(Deed):
    """Does without the bonus."""

    def __init__(self, module: "GatesWithoutEnd") -> None:
        super().__init__("gate_decline")
        self.module = module

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """It lapses."""
        self.module.gate_declined.tell(state, frame.seat)


class GateWall(BuildWall):
    """Adds a wall piece: one side, for good.

    Ruling: it goes on any outer side without a wall of a tile in the Alhambra, the fountain too.
    """

    def __init__(self, module: "GatesWithoutEnd") -> None:
        super().__init__("gate_wall")
        self.module = module

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        if self.module.walls.of(state) > 0:
            super().offer(state, frame, out)

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        if self.module.walls.of(state) == 0:
            return "no_wall_piece"
        return super().refuse(state, frame, code)

    def act(self, state: State, frame: Frame, code: i64) -> None:
        self.module.walls.put(state, self.module.walls.of(state) - 1)
        super().act(state, frame, code)


class GatePlaza(Deed):
    """Takes a plaza, which is placed at once.

    Ruling: it is not bought, so it cannot be given to Dirk.
    """

    def __init__(self, module: "GatesWithoutEnd") -> None:
        super().__init__("gate_plaza")
        self.module = module

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        return "" if self.module.plazas.of(state) else "no_plaza"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """It waits to be placed."""
        insert_sorted(state.pending[int(frame.seat)], self.module.plazas.of(state).pop(0))
        place_now(state, frame.seat, AWARDED)
        self.module.plaza_taken.tell(state, frame.seat)


class GateBuy(Purchase):
    """Buys a tile of the four market spaces for a total of 14, whatever is printed on it.

    Rulings: nothing changes this price, and an exact payment earns nothing. Diamonds are not mixed
    with other money. The tile is placed at once.
    """

    def __init__(self, total: int) -> None:
        super().__init__("gate_buy", BONUS, False)
        self.total = total

    def wares(self, state: State, seat: i64) -> list[Offer]:
        """The tiles on the spaces."""
        found: list[Offer] = []
        for space, tile in enumerate(state.market):
            if tile >= 0:
                offer = Offer(space, tile, self.total, state.rules.space_currency[space])
                offer.never_exact = True
                found.append(offer)
        return found

    def prepare(self, state: State, seat: i64) -> None:
        place_now(state, seat)


class GateMix(WareDeed):
    """The same purchase, paid card by card in any mix."""

    def __init__(self, buy: GateBuy) -> None:
        super().__init__("gate_mix")
        self.buy = buy

    def wares(self, state: State, seat: i64) -> list[Offer]:
        return self.buy.wares(state, seat)

    def refuse_ware(self, state: State, seat: i64, offer: Offer) -> str:
        """There must be money enough."""
        return refuse_bill(state, seat, offer, PLAIN_CURRENCIES)

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The first card is asked for."""
        offer = self.ware(state, frame.seat, code)
        assert offer is not None
        open_bill(state, frame.seat, self.buy, offer, PLAIN_CURRENCIES)


class GateSemiBuilding(Deed):
    """Takes a semi-building, which lies before the seat for the rest of the game."""

    def __init__(self, module: "GatesWithoutEnd") -> None:
        super().__init__("gate_semi_building")
        self.module = module
        self.type = self.part("type", TYPE)

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """There is one of each type."""
        owner = self.module.semi_buildings.owner(state, self.type.of(code))
        return "" if owner == NONE else "semi_building_taken"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        self.module.semi_buildings.add(state, frame.seat, self.type.of(code))
        self.module.semi_building_taken.tell(state, frame.seat, self.type.of(code))
