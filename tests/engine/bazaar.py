"""A toy module that declares one of everything: spices, secret orders, and a stall to stand on."""

from mypy_extensions import i64

from alhambra.game.catalogue import make_rules

from alhambra.engine.prelude import (  # isort: skip
    ACTIONS, AMOUNT, CARD, CELL, FLAG, HIDDEN, OTHER, OWNER, PAYMENT, SEAT, SECRET, SPACE,
    STACK, STAGE_BOARDS, STAGE_NEVER, STAGE_STARTER, TILE, TYPE, UNTYPED, WITH_DIRK, Amount,
    Bunch, Cards, Deed, Event, Frame, Grid, Listed, Map, Module, Number, Numbers, Pair, Perhaps,
    Pieces, Pile, Piles, Row, Several, Some, State, Step, TileSpec, Tiles,
)  # fmt: skip
from alhambra.engine.rng import seeded
from alhambra.engine.setup import new_game

SPICES = ["saffron", "cumin", "cloves", "pepper"]
CARPETS = ["carpet 1", "carpet 2"]


class Bazaar(Module):
    """Ten of each spice; every seat holds three orders."""

    def __init__(self) -> None:
        super().__init__()
        self.name, self.number = "bazaar", 90
        self.spice = Pieces(self, "spice", SPICES, [10, 10, 10, 2])
        self.order = Cards(self, "order", [f"order {name}" for name in SPICES], 6)
        self.sack = Pile(self, "sack", self.spice, HIDDEN, STACK, stage=STAGE_BOARDS)
        self.orders = Piles(self, "orders", self.order, OWNER, most=3, stage=STAGE_STARTER)
        self.bids = Pile(self, "bids", self.spice, SECRET, brief=True)
        self.stalls = Map(self, "stalls", TILE, self.spice, stage=STAGE_NEVER)
        self.standing = Numbers(self, "standing", CELL)
        self.open = Number(self, "open", FLAG, start=1)
        self.weights = Grid(self, "weights", Amount(-2, 2), rows=2, start=2)
        self.shelf = Piles(self, "shelf", Pair(self.spice, SPACE), count=2)
        sale = Row("sale")
        self.seller = sale.column("seat", SEAT)
        self.sold = sale.column("spice", Perhaps(self.spice))
        self.sale = sale
        self.sales = Pile(self, "sales", sale, brief=True)
        self.bunch = Bunch(self.spice, len(SPICES), 3)
        self.crates = Map(self, "crates", TILE, self.bunch, brief=True)
        self.gifts = Piles(self, "gifts", self.spice, count=WITH_DIRK, brief=True)
        plain = [TileSpec(name, [UNTYPED], [0], -1) for name in CARPETS]
        self.carpet = Tiles(self, "carpet", plain)
        self.carpets = Pile(self, "carpets", self.carpet, stage=STAGE_BOARDS)
        self.till = Number(self, "till", PAYMENT, 0, brief=False)
        self.carpets_out = Number(self, "", AMOUNT, 0)
        self.weighed = Event(
            self, "weighed", seat=SEAT, spice=Perhaps(self.spice), cards=Listed(CARD)
        )
        self.trade = Trade(self)
        self.joins(ACTIONS, self.trade)
        self.question = self.asks(Step("which_spice", "choose", [Pick(self)], "type", TYPE))

    def lay_out(self, state: State, keys: list[str]) -> None:
        """The sack is filled and orders are dealt."""
        if "sack" in keys:
            self.sack.put(state, self.spice.shuffled(state))
        if "orders" in keys:
            self.orders.deal(state, self.order.shuffled(state))
        if "carpets" in keys:
            self.carpets.put(state, self.carpet.left(state))

    def restored(self, state: State) -> None:
        """What the bazaar has no longer is counted."""
        self.carpets_out.put(state, len(CARPETS) - len(self.carpets.of(state)))


class Trade(Deed):
    """Two spices for one, perhaps with a tile on top."""

    def __init__(self, module: Bazaar) -> None:
        super().__init__("trade", OTHER)
        self.module = module
        self.two = Several(module.spice, 2, "no_such_spice")
        self.give = self.part("give", self.two)
        self.also("even", FLAG, "not_even")
        self.take = self.part("take", module.spice)
        self.tile = self.part("tile", Perhaps(TILE))
        self.times = self.part("times", Amount(1, 3, "times"), usual=0)

    def candidates(self, state: State, frame: Frame) -> list[int]:
        """It takes part in no menu by itself."""
        return []

    def tells(self, state: State, frame: Frame, code: i64) -> list[int]:
        """Whether both spices are the same."""
        one, other = self.two.values(self.give.of(code))
        return [one == other]


class Pick(Deed):
    """Any spices but none twice, up to an amount."""

    def __init__(self, module: Bazaar) -> None:
        super().__init__("pick")
        self.module = module
        self.some = Some(module.spice, list(range(len(SPICES))))
        self.spices = self.part("spices", self.some)
        self.amount = self.part("amount", AMOUNT)


def bazaar_game(players: int = 3) -> tuple[State, Bazaar]:
    """A game with the bazaar and nothing else."""
    module = Bazaar()
    rules = make_rules(players, [module], [])
    return new_game(rules, seeded("bazaar"), True), module


__all__ = ["SPICES", "Bazaar", "bazaar_game"]
