"""The bonuses of Gates without End that need its own pieces."""

from typing import Final

from mypy_extensions import i64

from alhambra.engine.offers import BONUS, Offer
from alhambra.engine.rules import CURRENCIES
from alhambra.engine.state import State, insert_sorted
from alhambra.engine.step import NOBODY, BadMoveError, Deed, Frame, Moves, arg_a, pack
from alhambra.engine.steps.buy import Purchase, described
from alhambra.engine.steps.mixed import open_bill, refuse_bill
from alhambra.engine.steps.place import AWARDED, place_now
from alhambra.engine.steps.plain import PlainDeed
from alhambra.engine.steps.walling import BuildWall
from alhambra.modules.gates_without_end.supply import gates_of
from alhambra.modules.shared.named_deeds import TypeDeed

PLAIN_CURRENCIES: Final = list(range(len(CURRENCIES)))


class GateDecline(PlainDeed):
    """Does without the bonus."""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """It lapses."""
        if state.telling:
            state.tell({"event": "gate_declined", "seat": int(frame.seat)})


class GateWall(BuildWall):
    """Adds a wall piece: one side, for good.

    Ruling: it goes on any outer side without a wall of a tile in the Alhambra, the fountain too.
    """

    def __init__(self, index: int) -> None:
        super().__init__("gate_wall")
        self.index = index

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """As long as there are pieces."""
        if gates_of(state, self.index).walls:
            super().offer(state, frame, out)

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """A piece must be left."""
        if not gates_of(state, self.index).walls:
            return "no_wall_piece"
        return super().refuse(state, frame, code)

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """One piece less."""
        gates_of(state, self.index).walls -= 1
        super().act(state, frame, code)


class GatePlaza(PlainDeed):
    """Takes a plaza, which is placed at once.

    Ruling: it is not bought, so it cannot be given to Dirk.
    """

    def __init__(self, index: int) -> None:
        super().__init__("gate_plaza")
        self.index = index

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """As long as there are plazas."""
        if gates_of(state, self.index).plazas:
            super().offer(state, frame, out)

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """A plaza must be left."""
        return "" if gates_of(state, self.index).plazas else "no_plaza"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """It waits to be placed."""
        insert_sorted(state.pending[int(frame.seat)], gates_of(state, self.index).plazas.pop(0))
        place_now(state, frame.seat, AWARDED)
        if state.telling:
            state.tell({"event": "plaza_taken", "seat": int(frame.seat)})


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
                currency = state.rules.space_currency[space]
                offer = Offer(space, tile, self.total, currency)
                offer.never_exact = True
                found.append(offer)
        return found

    def prepare(self, state: State, seat: i64) -> None:
        """It is placed at once."""
        place_now(state, seat)


class GateMix(Deed):
    """The same purchase, paid card by card in any mix; the first argument is the space."""

    def __init__(self, buy: GateBuy) -> None:
        super().__init__("gate_mix")
        self.buy = buy

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every tile, if there is money enough."""
        for offer in self.buy.wares(state, frame.seat):
            if refuse_bill(state, frame.seat, offer, PLAIN_CURRENCIES) == "":
                out.add(pack(self.number, offer.number, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """There must be money enough."""
        offer = self.buy.ware(state, frame.seat, arg_a(code))
        if offer is None:
            return "nothing_for_sale"
        return refuse_bill(state, frame.seat, offer, PLAIN_CURRENCIES)

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The first card is asked for."""
        offer = self.buy.ware(state, frame.seat, arg_a(code))
        assert offer is not None
        open_bill(state, frame.seat, self.buy, offer, PLAIN_CURRENCIES)

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`space` and `tile`."""
        offer = self.buy.ware(state, frame.seat, arg_a(code))
        if offer is None:
            raise BadMoveError("nothing_for_sale")
        return described(state, offer)

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks the tile up."""
        return pack(self.number, self.buy.ware_named(state, frame.seat, parts).number, 0, 0)


class GateSemiBuilding(TypeDeed):
    """Takes a semi-building; the first argument is the type."""

    def __init__(self, index: int) -> None:
        super().__init__("gate_semi_building")
        self.index = index

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Those nobody has."""
        for kind, owner in enumerate(gates_of(state, self.index).semi_buildings):
            if owner == NOBODY:
                out.add(pack(self.number, kind, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """There is one of each type."""
        owner = gates_of(state, self.index).semi_buildings[int(arg_a(code))]
        return "" if owner == NOBODY else "semi_building_taken"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """It lies before the seat for the rest of the game."""
        gates_of(state, self.index).semi_buildings[int(arg_a(code))] = int(frame.seat)
        if state.telling:
            event: dict[str, object] = {"event": "semi_building_taken", "seat": int(frame.seat)}
            state.tell({**event, **self.parts(state, frame, code)})
