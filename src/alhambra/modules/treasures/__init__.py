"""Treasures: they make up for missing money, or are points.

Everybody has five treasures, worth 1 to 5. Whoever lacks the money to buy a building may give a
treasure that is worth at least what is missing. The purchase counts as exact, even if the treasure
was worth more. Treasures kept until the end score their value.
"""

from alhambra.engine.step import arg_b, pack
from alhambra.engine.steps.buy import described, named_offer, purchases
from alhambra.modules.treasures.means import Means

from alhambra.engine.prelude import (  # isort: skip
    ACTIONS, AMOUNT, BETWEEN_TURNS, LAID, LAST_ROUND, NONE, SEAT, STAGE_BOARDS, TILE, WINDOW,
    Amount, Any, BadMoveError, Deal, Deed, Event, Final, Frame, Item, Kind, Module, Moves,
    Offer, Piles, Purchase, Row, Rules, State, i64, ware_kinds,
)  # fmt: skip

LAST: Final = 100  # after all other modules


class Treasures(Module):
    """Five treasures each.

    Rulings: a treasure is promised for a tile before the purchase and given once less than the
    price is paid; a promise that is not kept costs nothing and lapses with the turn. Money is
    missing if the seat has no legal payment for the purchase, with diamonds and exchange cards too;
    where only an exact payment will do, one that is exact. As long as it has one, a promise does
    not count. Treasures buy tiles: no cards, nothing at half price, nothing from another player and
    nothing out of a bonus. They satisfy every rule that wants an exact payment, and they are no
    money.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__()
        self.all: list[int] = data["values"]
        self.treasure = Treasure(self.all)
        self.left = Piles(self, "left", self.treasure, order=LAID, stage=STAGE_BOARDS)
        row = Row("promise")
        self.promised_treasure = row.column("treasure", self.treasure)
        self.promised_offer = row.column("offer", AMOUNT)
        self.promised_tile = row.column("tile", TILE)
        self.promise_kind = row
        self.promised = Piles(self, "promised", row, order=LAID, brief=True)  # in this turn
        self.treasure_promised = Event(
            self, "treasure_promised", seat=SEAT, treasure=self.treasure, tile=TILE
        )
        self.treasure_given = Event(self, "treasure_given", seat=SEAT, treasure=self.treasure)
        self.joins(ACTIONS, Promise("bribe", self))
        self.joins(WINDOW, Promise("bribe_between_turns", self))

    def lay_out(self, state: State, keys: list[str]) -> None:
        """Everybody has all five."""
        for seat in range(state.rules.players):
            self.left.put(state, seat, self.all[:])

    # --- The promise and the purchase

    def helps(self, offer: Offer) -> bool:
        """Whether a treasure may make up for money missing from this price."""
        return offer.building and offer.payee < 0 and not offer.never_exact

    def free(self, state: State, seat: i64) -> list[int]:
        """The treasures that a seat has and has not promised in this turn."""
        free = self.left.of(state, seat)[:]
        for promise in self.promised.of(state, seat):
            treasure = int(self.promised_treasure.of(promise))
            if treasure in free:
                free.remove(treasure)
        return free

    def offers(self, state: State, seat: i64, cause: i64, found: list[Offer]) -> None:
        """The seat pays less for a tile by what it has promised for it."""
        for promise in self.promised.of(state, seat):
            number, tile = self.promised_offer.of(promise), self.promised_tile.of(promise)
            for offer in found:
                if offer.number == number and offer.tile == tile:
                    offer.aid = self.promised_treasure.of(promise)
                    offer.exact_only = offer.exact_only or cause == BETWEEN_TURNS

    def order_of(self, hook: str) -> int:
        """Only the final price tells whether money is missing."""
        return LAST if hook == "price" else self.number

    def price(self, state: State, seat: i64, offer: Offer, price: i64) -> i64:
        """The price stays; what was promised does not count for a seat that can pay it."""
        if offer.aid and Means(state, seat).suffice(offer, price):
            offer.aid = 0
        return price

    def promise(self, state: State, seat: i64, treasure: i64, offer: Offer) -> None:
        """A treasure will make up for what is missing from the price of this offer."""
        promise = self.promise_kind.of(int(treasure), int(offer.number), int(offer.tile))
        self.promised.add(state, seat, promise)
        self.treasure_promised.tell(state, seat, treasure, offer.tile)

    def bought(self, state: State, deal: Deal) -> None:
        """The promised treasure is given if money was missing, and leaves the game."""
        if deal.aided:
            left = self.left.of(state, deal.seat)
            if int(deal.offer.aid) in left:
                left.remove(int(deal.offer.aid))
            self.treasure_given.tell(state, deal.seat, deal.offer.aid)

    def turn_started(self, state: State, seat: i64) -> None:
        """What was promised between turns is void."""
        self.promised.clear(state)

    def turn_over(self, state: State, seat: i64) -> None:
        """What was promised in the turn is void."""
        self.promised.clear(state)

    # --- Scoring

    def items(self, state: State, round: i64, found: list[Item]) -> None:
        """In the third scoring what is left counts its value."""
        if round != LAST_ROUND:
            return
        for seat, left in enumerate(self.left.all(state)):
            if left:
                found.append(Item(seat, self.name, sum(left), {"treasures": left[:]}))

    # --- Showing

    def restored(self, state: State) -> None:
        for left in self.left.all(state):
            if left != sorted(set(left)) or NONE in left:
                raise ValueError("left must be a list of treasures, each once and in their order")
        if any(NONE in promises for promises in self.promised.all(state)):
            raise ValueError("promised must be a treasure, an offer and a tile each")


class Treasure(Amount):
    """A treasure, by its value."""

    def __init__(self, values: list[int]) -> None:
        super().__init__(0, max(values), "treasure")
        self.reason = "no_such_treasure"
        self.values = values

    def find(self, rules: Rules, text: object) -> i64:
        value = super().find(rules, text)
        return value if int(value) in self.values else NONE


class Promise(Deed):
    """Promises a treasure for an offer, which the packed move holds beside it.

    Each treasure is promised once in a turn at most, and one for each tile, so nobody can go on
    for ever.
    """

    def __init__(self, name: str, module: Treasures) -> None:
        super().__init__(name)
        self.module = module
        self.treasure = self.part("treasure", module.treasure)

    def possible(self, state: State, seat: i64) -> bool:
        """Between turns: whoever may buy something may promise something."""
        if not self.module.free(state, seat):
            return False
        for deed in state.rules.steps["window_question"].deeds:
            if isinstance(deed, Purchase) and deed.possible(state, seat):
                return True
        return False

    def wares(self, state: State, frame: Frame) -> list[Offer]:
        """The tiles that can be bought here."""
        found: list[Offer] = []
        for deed in purchases(frame):
            if self._opens(state, frame.seat, deed):
                for offer in deed.wares(state, frame.seat):
                    if self.module.helps(offer):
                        offer.exact_only = offer.exact_only or deed.exact_only
                        found.append(offer)
        return found

    def _opens(self, state: State, seat: i64, deed: Purchase) -> bool:
        """Whether the seat may buy this way."""
        return deed.refuse_now(state, seat) == "" and state.barred(seat, deed.role) == ""

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every treasure that can make up for what is missing from one's own money."""
        treasures = self.module.free(state, frame.seat)
        if not treasures:
            return
        means = Means(state, frame.seat)
        for offer in self.wares(state, frame):
            missing = means.missing(offer, offer.price)
            if missing == 0 or offer.aid:
                continue
            for treasure in treasures:
                if treasure >= missing:
                    out.add(pack(self.number, treasure, offer.number, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """It must be there and not promised yet, and so must the tile; money must be missing.

        Whether it is enough shows when the tile is paid, perhaps with money from elsewhere.
        """
        treasure = int(self.treasure.of(code))
        if treasure not in self.module.left.of(state, frame.seat):
            return "no_such_treasure"
        if treasure not in self.module.free(state, frame.seat):
            return "treasure_promised_before"
        offer = self._ware(state, frame, arg_b(code))
        if offer is None:
            return "nothing_for_sale"
        if offer.aid:
            return "treasure_promised_for_it"
        short = not Means(state, frame.seat).suffice(offer, offer.price)
        return "" if short else "nothing_missing"

    def _ware(self, state: State, frame: Frame, number: i64) -> Offer | None:
        for offer in self.wares(state, frame):
            if offer.number == number:
                return offer
        return None

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """It counts if that tile is bought for less than its price in this turn."""
        offer = self._ware(state, frame, arg_b(code))
        assert offer is not None
        self.module.promise(state, frame.seat, self.treasure.of(code), offer)

    def kinds(self, rules: Rules) -> dict[str, Kind]:
        return {**super().kinds(rules), **ware_kinds(rules)}

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`treasure`: its value; what names the offer, and the `tile`."""
        offer = self._ware(state, frame, arg_b(code))
        if offer is None:
            raise BadMoveError("nothing_for_sale")
        return {**super().parts(state, frame, code), **described(state, offer)}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks treasure and offer up."""
        code = super().code(state, frame, parts)
        named = {key: value for key, value in parts.items() if key != "treasure"}
        offer = named_offer(state, self.wares(state, frame), named)
        return code | pack(0, 0, offer.number, 0)
