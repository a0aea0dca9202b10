"""The Exchange Certificates: what was paid too much is credited.

Whoever pays up to 6 too much for a building may take one of the stones in the middle, in any
currency, and mark the whole surplus with it on his certificate. The amount is spent like a money
card of that value and currency, all of it at once; the stone goes back to the middle, and the
certificate can be used again at once, even for the surplus of that very payment.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from alhambra.engine.module import Module, Slot
from alhambra.engine.money import Unit
from alhambra.engine.notation import one_of, per_seat
from alhambra.engine.offers import Deal, Offer
from alhambra.engine.rules import CURRENCIES, Rules
from alhambra.engine.state import State
from alhambra.engine.step import BadMoveError, Deed, Frame, Moves, Step, arg_a, pack
from alhambra.engine.steps.plain import PlainDeed

AFTER_COINS: Final = 11
NOTHING: Final = -1  # no stone lies on a certificate


@final
class Certificates(Slot):
    """The stones in the middle by currency, and what the seats' certificates show."""

    def __init__(self, stones: list[int], credit: list[int]) -> None:
        self.stones = stones
        self.credit = credit  # by seat: the number of a unit, NOTHING if no stone lies there

    def copy(self) -> Slot:
        """An independent copy."""
        return Certificates(self.stones[:], self.credit[:])


class ExchangeCertificates(Module):
    """One certificate each; one to three stones of each currency.

    Rulings: a stone stays until its amount is spent, it is not moved or replaced. Any tile that is
    bought gives a credit, a building site too, paid with whatever money; cards, bids and finishing
    a building give none. A credit is no card and nothing one could bid or pay to another player.
    It does not count when leftover tiles are given out.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__("exchange_certificates", 24)
        self.highest: int = data["highest_amount"]
        self.copies: dict[str, Any] = data["stones_per_currency"]
        self.units: list[Unit] = []  # currency by currency, each from 1 up
        self.question = SurplusQuestion([Credit(self), Forgo()])

    def order_of(self, hook: str) -> int:
        """Just after the coins for the same surplus, before what else follows from a purchase."""
        return AFTER_COINS if hook == "bought" else self.number

    def certificates(self, state: State) -> Certificates:
        """What the module keeps."""
        slot = state.slots[self.index]
        assert isinstance(slot, Certificates)
        return slot

    def register(self, rules: Rules) -> None:
        """Each amount of each currency is a unit of money that is no card."""
        self.units = []
        for number, name in enumerate(CURRENCIES):
            for amount in range(1, self.highest + 1):
                title = f"{name} certificate {amount}"
                unit = rules.currencies[number].add(title, amount, 1, False, self)
                unit.transferable = False
                self.units.append(unit)
        rules.add_step(self.question)
        for deed in self.question.deeds:
            rules.add_deed(deed)

    def new_slot(self, rules: Rules) -> Slot | None:
        """All stones lie in the middle."""
        stones = [self.copies[str(rules.players)]] * len(CURRENCIES)
        return Certificates(stones, [NOTHING] * rules.players)

    # --- Getting a credit

    def may_credit(self, state: State, seat: i64) -> bool:
        """Whether the seat's certificate is free and a stone is there for it."""
        slot = self.certificates(state)
        return slot.credit[int(seat)] == NOTHING and any(slot.stones)

    def bought(self, state: State, deal: Deal) -> None:
        """Surplus that the certificate can show; what was spent of it is back in the middle."""
        shown = deal.offer.building and 0 < deal.over <= self.highest
        if shown and self.may_credit(state, deal.seat):
            state.ask(self.question, deal.seat, deal.over)

    def overpay(self, state: State, seat: i64, offer: Offer, most: i64, found: list[int]) -> None:
        """Every unit too much for a tile is a unit of credit, up to the limit."""
        if offer.building and self.may_credit(state, seat):
            found.extend(range(1, min(int(most), self.highest) + 1))

    def credit(self, state: State, seat: i64, number: int) -> None:
        """A stone comes onto the seat's certificate."""
        slot = self.certificates(state)
        currency = number // self.highest
        slot.stones[currency] -= 1
        slot.credit[int(seat)] = number
        state.change_purse(seat, currency, self.units[number].one)

    def spent(self, state: State, seat: i64, currency: i64, unit: Unit, count: i64) -> None:
        """The stone goes back to the middle."""
        slot = self.certificates(state)
        slot.stones[int(currency)] += 1
        slot.credit[int(seat)] = NOTHING

    def leftover_money(self, state: State, seat: i64, currency: i64, amount: i64) -> i64:
        """Only what is at hand counts, not what is stored on the certificate."""
        number = self.certificates(state).credit[int(seat)]
        if number == NOTHING or number // self.highest != currency:
            return amount
        return amount - self.units[number].value

    # --- Notation

    def _credits(self, state: State) -> list[list[str]]:
        """What each seat's certificate shows, as a list of one or none."""
        credit = self.certificates(state).credit
        return [[self.units[number].name] if number != NOTHING else [] for number in credit]

    def show(self, state: State, seat: i64, view: dict[str, object]) -> None:
        """Everything lies open."""
        stones = self.certificates(state).stones
        view[self.name] = {
            "credit": self._credits(state),
            "stones": {name: stones[number] for number, name in enumerate(CURRENCIES)},
        }

    def write(self, state: State) -> dict[str, object]:
        """`credit` of each seat; all other stones lie in the middle."""
        return {"credit": self._credits(state)}

    def read(self, state: State, table: dict[str, object]) -> None:
        """Left out, no stone lies on a certificate."""
        for key in table:
            if key != "credit":
                raise ValueError(f"unknown key {key}")
        names = tuple(unit.name for unit in self.units)
        for seat, credit in enumerate(per_seat(state.rules, table, "credit")):
            if not isinstance(credit, list) or len(credit) > 1:
                raise ValueError("credit must be a list of one or none for each seat")
            for name in credit:
                number = one_of(names, name, "a credit")
                if self.certificates(state).stones[number // self.highest] == 0:
                    raise ValueError(f"there is no stone left for {name}")
                self.credit(state, seat, number)


class SurplusQuestion(Step):
    """In which currency is the surplus credited? `a` is the surplus."""

    def __init__(self, deeds: list[Deed]) -> None:
        super().__init__("certificate_question", "choose", deeds)

    def data(self, state: State, frame: Frame) -> dict[str, object]:
        """`amount`: how much."""
        return {"amount": int(frame.a)}


class Credit(Deed):
    """Marks the surplus with a stone; the first argument is the currency."""

    def __init__(self, module: ExchangeCertificates) -> None:
        super().__init__("credit_surplus")
        self.module = module

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Any stone that lies in the middle."""
        for currency, count in enumerate(self.module.certificates(state).stones):
            if count:
                out.add(pack(self.number, currency, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """A stone of the currency must be there."""
        return "" if self.module.certificates(state).stones[int(arg_a(code))] else "no_stone_left"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The amount can be spent from now on."""
        number = int(arg_a(code)) * self.module.highest + int(frame.a) - 1
        self.module.credit(state, frame.seat, number)
        if state.telling:
            credit = self.module.units[number].name
            state.tell({"event": "surplus_credited", "seat": int(frame.seat), "credit": credit})

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`currency`: of the stone."""
        return {"currency": CURRENCIES[int(arg_a(code))]}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks the currency up."""
        currency = parts.get("currency")
        if currency not in CURRENCIES:
            raise BadMoveError("no_stone_left", str(currency))
        return pack(self.number, CURRENCIES.index(str(currency)), 0, 0)


class Forgo(PlainDeed):
    """Leaves the stones to others; the surplus is lost."""

    def __init__(self) -> None:
        super().__init__("forgo_surplus")

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """Nothing happens."""
