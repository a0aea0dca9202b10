"""The Major Construction Projects: two buildings on one tile, won by an offer that stands.

As an action one offers money for the open project, at least 15 and more than anybody before.
Whoever's offer still lies there when their next turn begins has won it.
"""

from alhambra.engine.prelude import (  # isort: skip
    ACTIONS, AMOUNT, HIDDEN, NOBODY, NONE, OTHER, PAYMENT, SEAT, STACK, STAGE_BOARDS, TILE,
    TYPES, Amount, Any, Deed, Event, Final, Frame, Module, Moves, Number, Pile, Rules, State,
    TileSpec, Tiles, i64, insert_sorted,
)  # fmt: skip
from alhambra.engine.cells import STRIDE, sides_from_letters

NO_BIDDER: Final = 0
NO_MONEY: Final = 0


class Bidder(Amount):
    """A seat, or -1 for nobody; what is kept is one more."""

    def show(self, rules: Rules, value: i64) -> object:
        return None if value == NO_BIDDER else self.text(rules, value)

    def find(self, rules: Rules, text: object) -> i64:
        bidder = super().find(rules, text)
        return bidder if bidder <= rules.players else NONE


class MajorConstructionProjects(Module):
    """Fifteen tiles of two cells in a pile of their own; one lies open.

    Rulings: bidding is always an action, for the next project too. An offer is money of a single
    currency: cards, diamonds, coins, but nothing that mixes or stands for money. It is not in hand
    while it lies there, and one cannot raise one's own. A project is one tile: it has one place in
    a reserve, is never split, and is exchanged only for one that covers the same cells. Winning is
    no purchase, but with two players the tile may go to Dirk. When the pile is empty, there is
    nothing to bid for.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__()
        self.minimum: int = data["minimum_bid"]
        self.project = Tiles(self, "project", [project(*words) for words in data["tiles"]])
        self.pile = Pile(self, "pile", self.project, HIDDEN, STACK, stage=STAGE_BOARDS)
        self.open = Number(self, "open", self.project, brief=False, stage=STAGE_BOARDS)
        self.bidder = Number(self, "bidder", Bidder(NOBODY, word="seat"), NO_BIDDER, brief=False)
        self.bid = Number(self, "bid", PAYMENT, NO_MONEY, brief=False)  # no longer in hand
        self.derives(total=AMOUNT)
        self.joins(ACTIONS, BidForProject(self))
        self.project_open = Event(self, "project_open", tile=TILE)
        self.project_bid = Event(
            self, "project_bid", seat=SEAT, tile=TILE, pay=PAYMENT, total=AMOUNT
        )
        self.project_won = Event(self, "project_won", seat=SEAT, tile=TILE)
        self.bid_returned = Event(self, "bid_returned", seat=SEAT)

    def lay_out(self, state: State, keys: list[str]) -> None:
        """Shuffled, and one is turned up."""
        if "pile" in keys:
            self.pile.put(state, self.project.shuffled(state))
            if "open" in keys:
                self.turn_up(state)

    def turn_up(self, state: State) -> None:
        """The next project, if there is one."""
        pile = self.pile.of(state)
        self.open.put(state, NONE)
        if pile:
            self.open.put(state, pile.pop())
            state.reveals += 1
            self.project_open.tell(state, self.open.of(state))

    # --- The offer

    def who_bids(self, state: State) -> i64:
        """The seat whose offer lies there, NOBODY if there is none."""
        return self.bidder.of(state) - 1

    def total(self, state: State) -> i64:
        """What is offered now."""
        return PAYMENT.total(state.rules, self.bid.of(state))

    def least(self, state: State) -> i64:
        """The lowest offer that is accepted."""
        return max(i64(self.minimum), self.total(state) + 1)

    def take_back(self, state: State) -> i64:
        """The money of the offer is in its owner's hand again; says whose it was."""
        seat, bid = self.who_bids(state), self.bid.of(state)
        if seat != NOBODY:
            state.change_purse(seat, PAYMENT.currency(bid), PAYMENT.units(bid))
            self.bidder.put(state, NO_BIDDER)
            self.bid.put(state, NO_MONEY)
        return seat

    def turn_started(self, state: State, seat: i64) -> None:
        """Before anything else: the offer has stood, so the project is won and the next is open."""
        if self.who_bids(state) != seat:
            return
        tile, bid = self.open.of(state), self.bid.of(state)
        self.take_back(state)
        state.pay(seat, PAYMENT.currency(bid), PAYMENT.units(bid))
        insert_sorted(state.pending[int(seat)], int(tile))
        self.project_won.tell(state, seat, tile)
        self.turn_up(state)

    def end_prepared(self, state: State) -> None:
        """Ruling: an open offer never came true, so it goes back before leftovers are given out."""
        seat = self.take_back(state)
        if seat != NOBODY:
            self.bid_returned.tell(state, seat)

    # --- Notation

    def derived(self, state: State, seat: i64) -> dict[str, object]:
        """What the offer is worth."""
        return {"total": int(self.total(state))}

    def held_tiles(self, state: State) -> list[int]:
        return self.pile.values(state) + self.open.values(state)

    def held_cards(self, state: State) -> list[int]:
        """The cards of the offer."""
        bid = self.bid.of(state)
        return state.cards_in(PAYMENT.currency(bid), PAYMENT.units(bid))

    def restored(self, state: State) -> None:
        bids = self.who_bids(state) != NOBODY
        if bids != (self.bid.of(state) != NO_MONEY):
            raise ValueError("a bid needs a bidder, and a bidder needs a bid")
        if bids and (self.open.of(state) == NONE or self.total(state) < self.minimum):
            raise ValueError("there is no project to bid for, or the bid is too low")


def project(layout: str, one: str, other: str, walls: str) -> TileSpec:
    """Two cells, one above the other if the layout is V; the walls stand on both, none between."""
    kinds = [TYPES.index(one), TYPES.index(other)]
    sides = sides_from_letters(walls)
    tile = TileSpec(f"project {one} {other}", kinds, [sides, sides], -1)
    tile.second = STRIDE if layout == "V" else 1
    return tile


class BidForProject(Deed):
    """Offers money for the open project."""

    def __init__(self, module: MajorConstructionProjects) -> None:
        super().__init__("bid_project", OTHER)
        self.module = module
        self.pay = self.part("pay", PAYMENT)

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """For each sum in a currency the offer with the fewest pieces; all others are legal."""
        if self.module.open.of(state) == NONE or self.module.who_bids(state) == frame.seat:
            return
        least = self.module.least(state)
        for currency in range(len(state.rules.currencies)):
            if state.purse_total(frame.seat, currency) >= least:
                purse = state.lasting_purse(frame.seat, currency)
                for units in state.rules.currencies[currency].by_total(purse)[least:]:
                    if units > 0:
                        out.add(self.pack(PAYMENT.of(currency, units)))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """A project must be open, the money in hand, and the offer the highest."""
        if self.module.open.of(state) == NONE:
            return "no_project"
        if self.module.who_bids(state) == frame.seat:
            return "own_bid"
        currency, units = PAYMENT.currency(self.pay.of(code)), PAYMENT.units(self.pay.of(code))
        money = state.rules.currencies[int(currency)]
        if not money.holds(state.purse(frame.seat, currency), units):
            return "not_in_hand"
        if not money.transferable(units):
            return "not_transferable"
        if money.total(units) < self.module.minimum:
            return "bid_below_minimum"
        return "" if money.total(units) >= self.module.least(state) else "bid_not_higher"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The new offer replaces the old one, whose owner takes it back."""
        module, bid = self.module, self.pay.of(code)
        outbid = module.take_back(state)
        state.change_purse(frame.seat, PAYMENT.currency(bid), -PAYMENT.units(bid))
        module.bidder.put(state, frame.seat + 1)
        module.bid.put(state, bid)
        state.spend_action()
        module.project_bid.tell(state, frame.seat, module.open.of(state), bid, module.total(state))
        if outbid != NOBODY:
            module.bid_returned.tell(state, outbid)
