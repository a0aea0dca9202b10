"""The Exchange Certificates: money paid in excess is credited.

Whoever pays up to 6 too much for a building may take one of the stones in the middle, in any
currency, and mark the whole surplus with it on their certificate. The amount is spent like a money
card of that value and currency, all of it at once; the stone goes back to the middle, and the
certificate can be used again at once, even for the surplus of that very payment.
"""

from alhambra.engine.prelude import (  # isort: skip
    AMOUNT, CURRENCIES, CURRENCY, SEAT, Any, Deal, Deed, Event, Final, ForEach, Frame, Module,
    Offer, Pieces, Piles, Rules, State, Step, Unit, Words, i64,
)  # fmt: skip
from alhambra.engine.steps.menu import Decline

AFTER_COINS: Final = 11


class ExchangeCertificates(Module):
    """One certificate each; one to three stones of each currency.

    Rulings: a stone stays until its amount is spent, it is not moved or replaced. Any tile that is
    bought gives a credit, a building site too, paid with whatever money; cards, bids and finishing
    a building give none. A credit is no card and nothing one could bid or pay to another player.
    It does not count when leftover tiles are given out.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__()
        self.highest: int = data["highest_amount"]
        self.copies: dict[str, int] = data["stones_per_currency"]
        self.units: list[Unit] = []  # currency by currency, each from 1 up
        self.stone = Pieces(self, "stone", CURRENCIES)
        self.amount = MarkedAmount(self.stone, self.highest)
        self.credit = Piles(self, "credit", self.amount, most=1)
        self.surplus_credited = Event(self, "surplus_credited", seat=SEAT, credit=self.amount)
        deeds: list[Deed] = [Credit(self), Decline("forgo_surplus")]
        self.derives(stones=ForEach(CURRENCIES, AMOUNT))
        self.question = self.asks(Step("certificate_question", "choose", deeds, "amount", AMOUNT))

    def order_of(self, hook: str) -> int:
        """Just after the coins for the same surplus, before what else follows from a purchase."""
        return AFTER_COINS if hook == "bought" else self.number

    def register(self, rules: Rules) -> None:
        """Each amount of each currency is a unit of money that is no card."""
        self.stone.copies = [self.copies[str(rules.players)]] * len(CURRENCIES)
        self.units = []
        for number, name in enumerate(self.amount.words):
            currency, amount = divmod(number, self.highest)
            unit = rules.currencies[currency].add(str(name), amount + 1, 1, False, self)
            unit.transferable = False
            self.units.append(unit)

    # --- Getting a credit

    def may_credit(self, state: State, seat: i64) -> bool:
        """Whether the seat's certificate is free and a stone is there for it."""
        if self.credit.of(state, seat):
            return False
        stones = self.stone.copies[0] * len(CURRENCIES)
        for other in range(state.rules.players):
            stones -= len(self.credit.of(state, other))
        return stones > 0

    def bought(self, state: State, deal: Deal) -> None:
        """Surplus that the certificate can show; what was spent of it is back in the middle."""
        shown = deal.offer.building and 0 < deal.over <= self.highest
        if shown and self.may_credit(state, deal.seat):
            state.ask(self.question, deal.seat, deal.over)

    def overpay(self, state: State, seat: i64, offer: Offer, most: i64, found: list[int]) -> None:
        """Every unit too much for a tile is a unit of credit, up to the limit."""
        if offer.building and self.may_credit(state, seat):
            for amount in range(min(int(most), self.highest)):
                found.append(amount + 1)  # noqa: PERF401

    def add_money(self, state: State, seat: i64, number: int) -> None:
        """What the stone on a certificate marks can be spent from now on."""
        state.change_purse(seat, number // self.highest, self.units[number].one)

    def spent(self, state: State, seat: i64, currency: i64, unit: Unit, count: i64) -> None:
        """The stone goes back to the middle."""
        self.credit.of(state, seat).clear()

    def leftover_money(self, state: State, seat: i64, currency: i64, amount: i64) -> i64:
        """Only what is at hand counts, not what is stored on the certificate."""
        for number in self.credit.of(state, seat):
            if number // self.highest == currency:
                amount -= self.units[number].value
        return amount

    # --- Showing

    def derived(self, state: State, seat: i64) -> dict[str, object]:
        """Certificates lie open, so everybody knows which stones are left."""
        return {"stones": self.stone.counts(state)}

    def restored(self, state: State) -> None:
        for seat, marked in enumerate(self.credit.all(state)):
            for number in marked:
                self.add_money(state, seat, number)


class MarkedAmount(Words):
    """An amount of a currency, marked with a stone of it: `denar certificate 5`."""

    def __init__(self, stone: Pieces, highest: int) -> None:
        amounts = range(1, highest + 1)
        words = [f"{name} certificate {amount}" for name in CURRENCIES for amount in amounts]
        super().__init__("credit", words)
        self.stone = stone
        self.highest = highest

    def stock(self) -> Pieces | None:
        return self.stone

    def pieces_in(self, value: i64) -> list[int]:
        return [int(value) // self.highest]


class Credit(Deed):
    """Marks the surplus with a stone of any currency."""

    def __init__(self, module: ExchangeCertificates) -> None:
        super().__init__("credit_surplus")
        self.module = module
        self.currency = self.part("currency", CURRENCY, "no_stone_left")

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """A stone of the currency must lie in the middle."""
        stones = self.module.stone.counts(state)
        return "" if stones[int(self.currency.of(code))] else "no_stone_left"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The amount can be spent from now on."""
        number = int(self.currency.of(code)) * self.module.highest + int(frame.a) - 1
        self.module.credit.add(state, frame.seat, number)
        self.module.add_money(state, frame.seat, number)
        self.module.surplus_credited.tell(state, frame.seat, number)
