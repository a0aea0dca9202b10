"""An auction: the opener bids or passes, then clockwise everybody raises or passes for good.

The highest bidder pays in one currency; whoever overpays gets no money back, but modules may give
change. If something in hand lets currencies be mixed, it may be used up; then the bid is paid unit
by unit.
"""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from alhambra.engine.common import AMOUNT, MONEY, PAYMENT, SEAT, UNIT_SHIFT, unit_of
from alhambra.engine.kinds import Amount, Kind, Listed, Perhaps
from alhambra.engine.offers import Mix, Offer, mixes, overpayments
from alhambra.engine.rules import Rules
from alhambra.engine.state import State
from alhambra.engine.step import NOBODY, BadMoveError, Deed, Frame, Moves, Step, arg_a, pack
from alhambra.engine.telling import Event
from alhambra.engine.vocabulary import kinds_of

if TYPE_CHECKING:
    from alhambra.engine.module import Module

LEAST_BID: Final = 1
DEAREST_CARD: Final = 9

# A sale is one number in its frame: the lot, who has passed, the bidder, the bid.
BIDS: Final = 1024
BIDDERS: Final = 8  # nobody, or one of the seats
WAYS_TO_PASS: Final = 64


@final
class Sale:
    """How an auction stands."""

    def __init__(self, number: i64) -> None:
        self.bid = number % BIDS  # the highest one so far, or what is left of it to be paid
        self.bidder = number // BIDS % BIDDERS - 1  # who made it, NOBODY at first
        self.passed = number // (BIDS * BIDDERS) % WAYS_TO_PASS  # a bit for each seat
        self.lot = number // (BIDS * BIDDERS * WAYS_TO_PASS)  # what is sold

    def number(self) -> i64:
        """All of it as one number."""
        sold = self.lot * WAYS_TO_PASS + self.passed
        return (sold * BIDDERS + self.bidder + 1) * BIDS + self.bid


@mypyc_attr(allow_interpreted_subclasses=True)
class Auction(Step):
    """Sells one thing after another for a module, which makes it in its `__init__`.

    The module calls `open`; it says in `sold` and `unsold` what becomes of the lot, a value of the
    kind it has given. While an auction runs, its frame says in `pc` whom it asks next, counted from
    the opener, and in `a` how the sale stands.
    """

    def __init__(self, module: "Module", name: str, lot: Kind) -> None:
        super().__init__(name)
        self.lot = lot
        self.opened = Event(module, f"{name}_opened", seat=SEAT, lot=lot)
        self.raised = Event(module, f"{name}_raised", seat=SEAT, amount=AMOUNT)
        self.passed = Event(module, f"{name}_passed", seat=SEAT)
        self.paid = Event(module, f"{name}_paid", seat=SEAT, paid=PAYMENT)
        self.won = Event(module, f"{name}_won", seat=SEAT, lot=lot)
        bids: list[Deed] = [Bid(self), Pass(self)]
        ways_to_pay: list[Deed] = [PayBid(self), MixBid(self)]
        self.bidding = module.asks(AuctionQuestion(f"{name}_bid_question", "bid", bids, lot))
        self.paying = module.asks(AuctionQuestion(f"{name}_pay_question", "pay", ways_to_pay, lot))
        self.mixed = module.asks(MixedQuestion(f"{name}_mix_question", "pay", [PayUnit(self)]))
        module.asks(self)

    def sold(self, state: State, lot: i64, seat: i64) -> None:
        """The highest bidder has paid."""
        raise NotImplementedError

    def unsold(self, state: State, lot: i64) -> None:
        """Nobody wanted it."""
        raise NotImplementedError

    def open(self, state: State, lot: i64) -> None:
        """The player due next opens the bidding."""
        sale = Sale(0)
        sale.lot = lot
        state.push(self, state.due, sale.number())
        self.opened.tell(state, state.due, lot)

    def run(self, state: State, frame: Frame) -> None:
        """The next seat that may raise is asked; when nobody is left, the highest bidder pays."""
        sale = Sale(frame.a)
        players = state.rules.players
        for _ in range(players):
            seat = (frame.who + frame.pc) % players
            if seat == sale.bidder:
                break  # everybody else has passed
            frame = frame.at((frame.pc + 1) % players)
            if not sale.passed >> seat & 1 and may_raise(state, seat, sale.bid):
                state.frames[-1] = frame
                state.ask(self.bidding, seat, frame.a)
                return
        state.frames.pop()
        if sale.bidder == NOBODY:
            self.unsold(state, sale.lot)
        else:
            state.ask(self.paying, sale.bidder, frame.a)

    def go_on(self, state: State, sale: Sale) -> None:
        """Somebody has answered: the auction, which lies below the question, stands so now."""
        frame = state.frames[-1]
        state.frames[-1] = Frame(self, frame.seat, frame.who, frame.pc, sale.number())

    def hand_over(self, state: State, sale: Sale, seat: i64, over: i64) -> None:
        """All is paid, and perhaps too much: modules hear of it, and the seat gets the lot."""
        self.won.tell(state, seat, sale.lot)
        for module in state.rules.on_overpaid:
            module.overpaid(state, seat, over)
        self.sold(state, sale.lot, seat)

    def plausible(self, state: State) -> bool:
        """Whether the highest bidder can pay what was bid; see `Module.plausible`."""
        for frame in state.frames:
            sale = Sale(frame.a)
            if frame.step is self.mixed:
                return total_of(state, frame.seat, mixed_in(state.rules, frame)) >= sale.bid
            if (frame.step is self or frame.step is self.paying) and sale.bidder != NOBODY:
                return most_payable(state, sale.bidder) >= sale.bid
        return True


@final
class AuctionQuestion(Step):
    """What do you bid, or how do you pay what you bid? `a` is the sale."""

    def __init__(self, name: str, shape: str, deeds: list[Deed], lot: Kind) -> None:
        super().__init__(name, shape, deeds)
        self.lot = lot

    def kinds(self) -> dict[str, Kind]:
        return {"lot": self.lot, "bid": AMOUNT, "bidder": Perhaps(SEAT), "out": Listed(SEAT)}

    def data(self, state: State, frame: Frame) -> dict[str, object]:
        """The `lot`, the highest `bid` and its `bidder` (null at first), and who is `out`."""
        sale = Sale(frame.a)
        return {
            "lot": self.lot.text(state.rules, sale.lot),
            "bid": int(sale.bid),
            "bidder": None if sale.bidder == NOBODY else int(sale.bidder),
            "out": [seat for seat in range(state.rules.players) if sale.passed >> seat & 1],
        }


# --- Bidding


def most_payable(state: State, seat: i64) -> i64:
    """The highest bid a seat can pay, in one currency or with what mixes some; its own secret."""
    most: i64 = 0
    for currency in range(len(state.rules.currencies)):
        most = max(most, total_of(state, seat, [currency]))
    for mix in mixes(state, seat):
        most = max(most, total_of(state, seat, mix.currencies))
    return most


def total_of(state: State, seat: i64, currencies: list[int]) -> i64:
    """What a seat could pay in these currencies together."""
    total: i64 = 0
    for currency in currencies:
        total += state.rules.currencies[currency].total(state.lasting_purse(seat, currency, True))
    return total


def may_raise(state: State, seat: i64, bid: i64) -> bool:
    """Whether public facts leave the seat a chance to raise: open coins, and cards by number."""
    most = DEAREST_CARD * state.card_count(seat)
    for currency in range(len(state.rules.currencies)):
        purse = state.lasting_purse(seat, currency, True)
        for unit in state.rules.currencies[currency].units:
            if not unit.is_card:
                most += (purse >> unit.shift & unit.mask) * unit.value
    return most > bid


@final
class Bid(Deed):
    """Raises the bid."""

    def __init__(self, auction: Auction) -> None:
        super().__init__(f"{auction.name}_bid")
        self.auction = auction
        self.amount = self.part("amount", Amount(LEAST_BID, BIDS - 1))

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every higher amount that can be paid."""
        for bid in range(Sale(frame.a).bid + 1, most_payable(state, frame.seat) + 1):
            out.add(self.pack(bid - LEAST_BID))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """Higher than the last bid, and within one's means."""
        bid = self.amount.of(code) + LEAST_BID
        if bid <= Sale(frame.a).bid:
            return "bid_too_low"
        return "cannot_pay_bid" if bid > most_payable(state, frame.seat) else ""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        sale = Sale(frame.a)
        sale.bid = self.amount.of(code) + LEAST_BID
        sale.bidder = frame.seat
        self.auction.go_on(state, sale)
        self.auction.raised.tell(state, frame.seat, sale.bid)


@final
class Pass(Deed):
    """Out of this auction."""

    def __init__(self, auction: Auction) -> None:
        super().__init__(f"{auction.name}_pass")
        self.auction = auction

    def act(self, state: State, frame: Frame, code: i64) -> None:
        sale = Sale(frame.a)
        sale.passed |= i64(1) << frame.seat
        self.auction.go_on(state, sale)
        self.auction.passed.tell(state, frame.seat)


# --- Paying in one currency


@final
class PayBid(Deed):
    """Pays at least the bid in one currency."""

    def __init__(self, auction: Auction) -> None:
        super().__init__(f"{auction.name}_pay")
        self.auction = auction
        self.payment = self.part("pay", PAYMENT)

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every payment from which nothing can be left out; larger ones are legal.

        Of those that bring change one is listed for each coin.
        """
        bid = Sale(frame.a).bid
        for currency in range(len(state.rules.currencies)):
            money = state.rules.currencies[currency]
            purse = state.lasting_purse(frame.seat, currency, True)
            payments = money.payments(purse, bid)
            for units in payments:
                out.add(self.pack(PAYMENT.of(currency, units)))
            if state.rules.give_overpay:
                lot = Offer(0, -1, bid, currency)
                lot.building = False
                for units in overpayments(state, frame.seat, lot, currency, purse, payments):
                    out.add(self.pack(PAYMENT.of(currency, units)))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """At least what was bid, from one's own hand."""
        payment = self.payment.of(code)
        currency, units = PAYMENT.currency(payment), PAYMENT.units(payment)
        money = state.rules.currencies[int(currency)]
        if not money.holds(state.purse(frame.seat, currency), units):
            return "not_in_hand"
        if money.lasting(units, True) != units:
            return "not_transferable"
        return "too_little_money" if money.total(units) < Sale(frame.a).bid else ""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The money is spent."""
        payment = self.payment.of(code)
        self.auction.paid.tell(state, frame.seat, payment)
        state.pay(frame.seat, PAYMENT.currency(payment), PAYMENT.units(payment))
        sale = Sale(frame.a)
        over = PAYMENT.total(state.rules, payment) - sale.bid
        self.auction.hand_over(state, sale, frame.seat, over)


# --- Paying in several currencies, where something in hand allows it


@final
class MixBid(Deed):
    """Uses up what lets currencies be mixed; its argument is the place among such things."""

    def __init__(self, auction: Auction) -> None:
        super().__init__(f"{auction.name}_mix")
        self.auction = auction

    def _mix(self, state: State, frame: Frame, code: i64) -> Mix:
        return mixes(state, frame.seat)[int(arg_a(code))]

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Whatever makes the bid payable."""
        for place in range(len(mixes(state, frame.seat))):
            code = pack(self.number, place, 0, 0)
            if self.refuse(state, frame, code) == "":
                out.add(code)

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """Its currencies together must be enough."""
        money = total_of(state, frame.seat, self._mix(state, frame, code).currencies)
        return "" if money >= Sale(frame.a).bid else "too_little_money"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """From now on unit after unit is paid; `pc` has a bit for each currency."""
        mix = self._mix(state, frame, code)
        bits: i64 = 0
        for currency in mix.currencies:
            bits |= i64(1) << currency
        mix.owner.use_mix(state, frame.seat, mix)
        state.frames.append(Frame(self.auction.mixed, frame.seat, frame.seat, bits, frame.a))

    def kinds(self, rules: Rules) -> dict[str, Kind]:
        return kinds_of("currencies")

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`currencies`: what is mixed."""
        return {"currencies": names_of(state.rules, self._mix(state, frame, code).currencies)}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks for something that mixes these."""
        for place in range(len(mixes(state, frame.seat))):
            code = pack(self.number, place, 0, 0)
            if self.parts(state, frame, code) == parts:
                return code
        raise BadMoveError("nothing_mixes")


@final
class MixedQuestion(Step):
    """Which card or coin comes next? The bid in `a` is what is left to pay."""

    def kinds(self) -> dict[str, Kind]:
        return {"left": AMOUNT, **kinds_of("currencies")}

    def data(self, state: State, frame: Frame) -> dict[str, object]:
        """`left`: what is still to be paid, and the `currencies`."""
        rules = state.rules
        return {
            "left": int(Sale(frame.a).bid),
            "currencies": names_of(rules, mixed_in(rules, frame)),
        }


def mixed_in(rules: Rules, frame: Frame) -> list[int]:
    """The currencies in which a mixed bid may be paid: `pc` has a bit for each."""
    return [number for number in range(len(rules.currencies)) if frame.pc >> number & 1]


def names_of(rules: Rules, currencies: list[int]) -> list[str]:
    """Currencies by their names."""
    return [rules.currencies[number].name for number in currencies]


@final
class PayUnit(Deed):
    """Gives one unit, until the bid is reached."""

    def __init__(self, auction: Auction) -> None:
        super().__init__(f"{auction.name}_pay_unit")
        self.auction = auction
        self.unit = self.part("unit", MONEY)

    def candidates(self, state: State, frame: Frame) -> list[int]:
        """Each kind of unit in the currencies."""
        return [
            currency << UNIT_SHIFT | place
            for currency in mixed_in(state.rules, frame)
            for place in range(len(state.rules.currencies[currency].units))
        ]

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """A unit in hand, of one of the currencies."""
        currency = int(self.unit.of(code) >> UNIT_SHIFT)
        if currency not in mixed_in(state.rules, frame):
            return "wrong_currency"
        unit = unit_of(state.rules, self.unit.of(code))
        if not (unit.transferable or unit.pays_bids):
            return "not_transferable"
        held = state.purse(frame.seat, currency) >> unit.shift & unit.mask
        return "" if held else "not_in_hand"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        currency = self.unit.of(code) >> UNIT_SHIFT
        unit = unit_of(state.rules, self.unit.of(code))
        self.auction.paid.tell(state, frame.seat, PAYMENT.of(currency, unit.one))
        state.pay(frame.seat, currency, unit.one)
        sale = Sale(frame.a)
        if unit.value >= sale.bid:
            self.auction.hand_over(state, sale, frame.seat, unit.value - sale.bid)
        else:
            sale.bid -= unit.value
            left = Frame(frame.step, frame.seat, frame.seat, frame.pc, sale.number())
            state.frames.append(left)
