"""An auction: the opener bids or passes, then clockwise everybody raises or passes for good.

The highest bidder pays in one currency; whoever overpays gets no money back, but modules may give
change. The whole auction lies in its frame: who opened it, who is next, the lot, the highest bid
and its bidder, who has passed.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from alhambra.engine.offers import Offer, mixes, overpayments
from alhambra.engine.rules import Rules
from alhambra.engine.state import State
from alhambra.engine.step import (
    BadMoveError,
    Deed,
    Frame,
    Moves,
    Step,
    arg_a,
    arg_b,
    arg_currency,
    arg_pay,
    pack,
    pack_payment,
)
from alhambra.engine.steps.plain import PlainDeed
from alhambra.engine.steps.reading import read_int, read_units

BID_MASK: Final = 1023
BIDDER_SHIFT: Final = 10  # the bidder's seat + 1
BIDDER_MASK: Final = 7
PASSED_SHIFT: Final = 13  # one bit per seat
PASSED_MASK: Final = 63
LOT_SHIFT: Final = 19
DEAREST_CARD: Final = 9


def bid_of(a: i64) -> i64:
    """The highest bid so far."""
    return a & BID_MASK


def bidder_of(a: i64) -> i64:
    """Who made it, -1 if nobody has bid."""
    return ((a >> BIDDER_SHIFT) & BIDDER_MASK) - 1


def lot_of(a: i64) -> i64:
    """What is sold."""
    return a >> LOT_SHIFT


def with_bid(a: i64, seat: i64, bid: i64) -> i64:
    """The same auction with a higher bid."""
    rest = a >> PASSED_SHIFT
    return bid | ((seat + 1) << BIDDER_SHIFT) | (rest << PASSED_SHIFT)


def most_payable(state: State, seat: i64) -> i64:
    """The highest bid a seat can pay, in one currency or with what mixes some; its own secret."""
    most: i64 = 0
    for currency in range(len(state.rules.currencies)):
        money = state.rules.currencies[currency]
        most = max(most, money.total(state.lasting_purse(seat, currency, True)))
    for mix in mixes(state, seat):
        most = max(most, total_of(state, seat, mix.currencies))
    return most


def total_of(state: State, seat: i64, currencies: list[int]) -> i64:
    """What a seat owns in several currencies."""
    total: i64 = 0
    for currency in currencies:
        total += state.rules.currencies[currency].total(state.lasting_purse(seat, currency, True))
    return total


def may_raise(state: State, seat: i64, bid: i64) -> bool:
    """Whether public facts leave the seat a chance to raise: open coins, and cards by number."""
    most = DEAREST_CARD * state.card_count(seat)
    for currency in range(len(state.rules.currencies)):
        money = state.rules.currencies[currency]
        purse = state.lasting_purse(seat, currency, True)
        for unit in money.units:
            if not unit.is_card:
                most += ((purse >> unit.shift) & unit.mask) * unit.value
    return most > bid


@mypyc_attr(allow_interpreted_subclasses=True)
class Auction(Step):
    """Runs one auction for `who`, its opener; a module says what is sold and what becomes of it."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        bids: list[Deed] = [Bid(f"{name}_bid"), PassBid(f"{name}_pass")]
        self.bidding = AuctionQuestion(f"{name}_bid_question", "bid", bids, self)
        self.mixed = MixedQuestion(
            f"{name}_mix_question", "pay", [PayUnit(f"{name}_pay_unit", self)]
        )
        pay: list[Deed] = [PayBid(f"{name}_pay", self), MixBid(f"{name}_mix", self)]
        self.paying = AuctionQuestion(f"{name}_pay_question", "pay", pay, self)

    def register(self, rules: Rules) -> None:
        """Makes the steps and deeds known."""
        steps: list[Step] = [self, self.bidding, self.paying, self.mixed]
        for step in steps:
            rules.add_step(step)
            for deed in step.deeds:
                rules.add_deed(deed)

    def lot_name(self, state: State, lot: i64) -> str:
        """What is sold, as text."""
        raise NotImplementedError

    def sold(self, state: State, lot: i64, seat: i64) -> None:
        """The highest bidder has paid."""
        raise NotImplementedError

    def unsold(self, state: State, lot: i64) -> None:
        """Nobody wanted it."""
        raise NotImplementedError

    def mixed_total(self, state: State, frame: Frame) -> i64:
        """What is left in hand of the currencies that a bid is being paid in."""
        count = len(state.rules.currencies)
        return total_of(state, frame.seat, [n for n in range(count) if frame.pc >> n & 1])

    def settle(self, state: State, lot: i64, seat: i64, over: i64) -> None:
        """All is paid, and perhaps too much: modules hear of it, and the lot is handed over."""
        if state.telling:
            event: dict[str, object] = {"event": f"{self.name}_won", "seat": int(seat)}
            state.tell({**event, "lot": self.lot_name(state, lot)})
        for module in state.rules.on_overpaid:
            module.overpaid(state, seat, over)
        self.sold(state, lot, seat)

    def tell_paid(self, state: State, seat: i64, units: list[str]) -> None:
        """Keeps the event of a payment."""
        state.tell({"event": f"{self.name}_paid", "seat": int(seat), "paid": units})

    def open(self, state: State, lot: i64) -> None:
        """The player due next opens the bidding."""
        state.push(self, state.due, lot << LOT_SHIFT)
        if state.telling:
            event: dict[str, object] = {"event": f"{self.name}_opened", "seat": int(state.due)}
            state.tell({**event, "lot": self.lot_name(state, lot)})

    def run(self, state: State, frame: Frame) -> None:
        """`pc` is the next seat to be asked, counted from the opener."""
        passed = (frame.a >> PASSED_SHIFT) & PASSED_MASK
        players = state.rules.players
        for _ in range(players):
            seat = (frame.who + frame.pc) % players
            if seat == bidder_of(frame.a):
                break  # everybody else has passed
            frame = frame.at((frame.pc + 1) % players)
            if not passed >> seat & 1 and may_raise(state, seat, bid_of(frame.a)):
                state.frames[-1] = frame
                state.ask(self.bidding, seat, frame.a)
                return
        state.frames.pop()
        if bidder_of(frame.a) >= 0:
            state.ask(self.paying, bidder_of(frame.a), frame.a)
        else:
            self.unsold(state, lot_of(frame.a))


@mypyc_attr(allow_interpreted_subclasses=True)
class AuctionQuestion(Step):
    """What do you bid, or how do you pay what you bid? `a` is the auction."""

    def __init__(self, name: str, shape: str, deeds: list[Deed], auction: Auction) -> None:
        super().__init__(name, shape, deeds)
        self.auction = auction

    def data(self, state: State, frame: Frame) -> dict[str, object]:
        """The `lot`, the highest `bid` and its `bidder` (null at first)."""
        bidder = int(bidder_of(frame.a))
        return {
            "lot": self.auction.lot_name(state, lot_of(frame.a)),
            "bid": int(bid_of(frame.a)),
            "bidder": bidder if bidder >= 0 else None,
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Bid(Deed):
    """Raises the bid; the first argument is the amount."""

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every higher amount that can be paid in one currency."""
        for amount in range(bid_of(frame.a) + 1, most_payable(state, frame.seat) + 1):
            out.add(pack(self.number, amount, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """Higher than the last bid, and within one's means."""
        if arg_a(code) <= bid_of(frame.a):
            return "bid_too_low"
        return "cannot_pay_bid" if arg_a(code) > most_payable(state, frame.seat) else ""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The auction goes on below."""
        auction = state.frames[-1]
        a = with_bid(auction.a, frame.seat, arg_a(code))
        state.frames[-1] = Frame(auction.step, auction.seat, auction.who, auction.pc, a)
        if state.telling:
            event: dict[str, object] = {"event": f"{auction.step.name}_raised"}
            state.tell({**event, "seat": int(frame.seat), "amount": int(arg_a(code))})

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`amount`."""
        return {"amount": int(arg_a(code))}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """A whole number."""
        amount = read_int(parts, "amount")
        if not 0 < amount <= BID_MASK:
            raise BadMoveError("bad_part", "amount must be above 0")
        return pack(self.number, amount, 0, 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class PassBid(PlainDeed):
    """Out of this auction."""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The auction goes on below, without this seat."""
        auction = state.frames[-1]
        a = auction.a | (i64(1) << (PASSED_SHIFT + frame.seat))
        state.frames[-1] = Frame(auction.step, auction.seat, auction.who, auction.pc, a)
        if state.telling:
            state.tell({"event": f"{auction.step.name}_passed", "seat": int(frame.seat)})


@mypyc_attr(allow_interpreted_subclasses=True)
class PayBid(Deed):
    """Pays at least the bid in one currency: first argument the currency, then the payment."""

    def __init__(self, name: str, auction: Auction) -> None:
        super().__init__(name)
        self.auction = auction

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every payment from which nothing can be left out; larger ones are legal.

        Of those that bring change one is listed for each coin.
        """
        for currency in range(len(state.rules.currencies)):
            money = state.rules.currencies[currency]
            purse = state.lasting_purse(frame.seat, currency, True)
            payments = money.payments(purse, bid_of(frame.a))
            for payment in payments:
                out.add(pack_payment(self.number, 0, currency, payment))
            if state.rules.give_overpay:
                lot = Offer(0, -1, bid_of(frame.a), currency)
                lot.building = False
                for larger in overpayments(state, frame.seat, lot, currency, purse, payments):
                    out.add(pack_payment(self.number, 0, currency, larger))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """At least what was bid, from the own hand."""
        money = state.rules.currencies[int(arg_currency(code))]
        if not money.holds(state.purse(frame.seat, arg_currency(code)), arg_pay(code)):
            return "not_in_hand"
        if money.lasting(arg_pay(code), True) != arg_pay(code):
            return "not_transferable"
        return "too_little_money" if money.total(arg_pay(code)) < bid_of(frame.a) else ""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The money is spent."""
        money = state.rules.currencies[int(arg_currency(code))]
        if state.telling:
            self.auction.tell_paid(state, frame.seat, money.names(arg_pay(code)))
        state.pay(frame.seat, arg_currency(code), arg_pay(code))
        over = money.total(arg_pay(code)) - bid_of(frame.a)
        self.auction.settle(state, lot_of(frame.a), frame.seat, over)

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`pay`: the money given."""
        return {"pay": state.rules.currencies[int(arg_currency(code))].names(arg_pay(code))}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Any one currency."""
        every = list(range(len(state.rules.currencies)))
        currency, payment = read_units(state.rules, parts, every)
        return pack_payment(self.number, 0, currency, payment)


# --- Paying in several currencies, where something in hand allows it


@mypyc_attr(allow_interpreted_subclasses=True)
class MixBid(Deed):
    """Uses up what lets currencies be mixed; the first argument is its place among such things."""

    def __init__(self, name: str, auction: Auction) -> None:
        super().__init__(name)
        self.auction = auction

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Whatever makes the bid payable."""
        for place, mix in enumerate(mixes(state, frame.seat)):
            if total_of(state, frame.seat, mix.currencies) >= bid_of(frame.a):
                out.add(pack(self.number, place, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """Both currencies together must do."""
        mix = mixes(state, frame.seat)[int(arg_a(code))]
        payable = total_of(state, frame.seat, mix.currencies) >= bid_of(frame.a)
        return "" if payable else "too_little_money"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """From now on unit after unit is paid; `pc` has a bit for each currency."""
        mix = mixes(state, frame.seat)[int(arg_a(code))]
        allowed: i64 = 0
        for currency in mix.currencies:
            allowed |= i64(1) << currency
        mix.owner.use_mix(state, frame.seat, mix)
        state.frames.append(Frame(self.auction.mixed, frame.seat, frame.seat, allowed, frame.a))

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`currencies`: what is mixed."""
        mix = mixes(state, frame.seat)[int(arg_a(code))]
        return {"currencies": [state.rules.currencies[number].name for number in mix.currencies]}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks for something that mixes these."""
        for place in range(len(mixes(state, frame.seat))):
            code = pack(self.number, place, 0, 0)
            if self.parts(state, frame, code) == parts:
                return code
        raise BadMoveError("nothing_mixes")


@mypyc_attr(allow_interpreted_subclasses=True)
class MixedQuestion(Step):
    """Which card or coin comes next? `pc` has a bit per currency, `a` what is left to pay."""

    def data(self, state: State, frame: Frame) -> dict[str, object]:
        """`left`: what is still to be paid, and the `currencies`."""
        rules = state.rules
        names = [money.name for n, money in enumerate(rules.currencies) if frame.pc >> n & 1]
        return {"left": int(bid_of(frame.a)), "currencies": names}


@mypyc_attr(allow_interpreted_subclasses=True)
class PayUnit(Deed):
    """Gives one unit: first argument the currency, second the unit's place in it."""

    def __init__(self, name: str, auction: Auction) -> None:
        super().__init__(name)
        self.auction = auction

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Each kind of unit in hand."""
        for currency in range(len(state.rules.currencies)):
            for place in range(len(state.rules.currencies[currency].units)):
                code = pack(self.number, currency, place, 0)
                if self.refuse(state, frame, code) == "":
                    out.add(code)

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """A unit in hand, of one of the currencies."""
        if not frame.pc >> arg_a(code) & 1:
            return "wrong_currency"
        unit = state.rules.currencies[int(arg_a(code))].units[int(arg_b(code))]
        held = (state.purse(frame.seat, arg_a(code)) >> unit.shift) & unit.mask
        if not (unit.transferable or unit.pays_bids):
            return "not_transferable"
        return "" if held else "not_in_hand"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """Until the bid is reached."""
        unit = state.rules.currencies[int(arg_a(code))].units[int(arg_b(code))]
        if state.telling:
            self.auction.tell_paid(state, frame.seat, [unit.name])
        state.pay(frame.seat, arg_a(code), unit.one)
        left = bid_of(frame.a) - unit.value
        if left <= 0:
            self.auction.settle(state, lot_of(frame.a), frame.seat, -left)
        else:
            a = with_bid(frame.a, frame.seat, left)
            state.frames.append(Frame(frame.step, frame.seat, frame.seat, frame.pc, a))

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`unit`: the card or coin given."""
        money = state.rules.currencies[int(arg_a(code))]
        return {"unit": money.units[int(arg_b(code))].name}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks the unit up."""
        currency, unit = state.rules.unit_by_name.get(str(parts.get("unit")), (-1, None))
        if unit is None:
            raise BadMoveError("no_such_card", str(parts.get("unit")))
        place = state.rules.currencies[currency].units.index(unit)
        return pack(self.number, currency, place, 0)
