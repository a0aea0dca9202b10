"""The Change: coins for whoever pays too much.

For every two units paid above the price one coin is drawn from a bag. Coins lie in the open, are
worth 1 of their currency and are used like money cards; once spent they are back in the bag.
"""

from typing import final

from alhambra.engine.fields import Field

from alhambra.engine.prelude import (  # isort: skip
    CURRENCIES, CURRENCY, LAID, OPEN, SEAT, STAGE_MARKET, Amount, Any, Deal, Event, Listed,
    Module, Offer, Pieces, Pile, Rules, State, Unit, i64,
)  # fmt: skip


class Change(Module):
    """Six coins of each of the four currencies.

    Rulings: change is given without being asked for. It is also given for an overpaid bid on a
    character, but for no other bid. Coins are no money cards: they are not in hand, and where a
    rule wants a money card a coin will not do.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__()
        self.overpaid_per_coin: int = data["overpaid_per_coin"]
        copies: int = data["coins_per_currency"]
        self.coin = Pieces(self, "coin", [f"{name} coin" for name in CURRENCIES], copies)
        self.units: list[Unit] = []  # the coin of each currency, given in `register`
        self.coins = Coins(self)
        self.bag = Pile(self, "bag", Amount(0, copies), order=LAID, stage=STAGE_MARKET)
        self.bag.along = CURRENCY
        self.change_given = Event(self, "change_given", seat=SEAT, coins=Listed(self.coin))

    def register(self, rules: Rules) -> None:
        """A coin is a unit of money that is no card."""
        self.units = [
            rules.currencies[number].add(f"{name} coin", 1, self.coin.copies[number], False, self)
            for number, name in enumerate(CURRENCIES)
        ]

    def lay_out(self, state: State, keys: list[str]) -> None:
        """The bag holds, currency by currency, all coins that nobody has."""
        self.bag.put(state, self.coin.counts(state))

    def in_bag(self, state: State) -> int:
        """How many coins the bag holds."""
        total = 0
        for count in self.bag.of(state):
            total += count
        return total

    # --- Getting and spending them

    def bought(self, state: State, deal: Deal) -> None:
        """One coin for every two units too much; spent coins are in the bag by now."""
        self.give(state, deal.seat, deal.over // self.overpaid_per_coin)

    def overpaid(self, state: State, seat: i64, over: i64) -> None:
        """The same for a bid."""
        self.give(state, seat, over // self.overpaid_per_coin)

    def give(self, state: State, seat: i64, count: i64) -> None:
        """So many coins are drawn, or what the bag still holds."""
        bag = self.bag.of(state)
        drawn: list[int] = []
        for _ in range(min(count, i64(self.in_bag(state)))):
            currency = 0
            number = state.rng.below(i64(self.in_bag(state)))
            while number >= bag[currency]:
                number -= bag[currency]
                currency += 1
            bag[currency] -= 1
            state.change_purse(seat, currency, self.units[currency].one)
            state.reveals += 1
            drawn.append(currency)
        if drawn:
            self.change_given.tell(state, seat, values=drawn)

    def spent(self, state: State, seat: i64, currency: i64, unit: Unit, count: i64) -> None:
        """Back into the bag."""
        self.bag.of(state)[int(currency)] += int(count)

    def overpay(self, state: State, seat: i64, offer: Offer, most: i64, found: list[int]) -> None:
        """One may pay too much on purpose: every second unit is a further coin, while any is left.

        What the seat pays in coins is back in the bag before the change is drawn.
        """
        steps = int(most) // self.overpaid_per_coin
        if steps == 0:
            return
        coins = self.in_bag(state)
        for currency in range(len(CURRENCIES)):
            coins += int(self.coins.of(state, seat, currency))
        for step in range(min(coins, steps)):
            found.append((step + 1) * self.overpaid_per_coin)  # noqa: PERF401

    # --- Showing

    def restored(self, state: State) -> None:
        """No more coins of a currency are in the bag than nobody has."""
        bag = self.bag.of(state)
        if len(bag) != len(CURRENCIES):
            raise ValueError("bag must be the number of coins of each currency")
        for name, count, most in zip(CURRENCIES, bag, self.coin.counts(state), strict=True):
            if not 0 <= count <= most:
                raise ValueError(f"bag: there are {most} coins for it at most in {name}")


@final
class Coins(Field):
    """The coins before each seat; they lie in the purses, from which they are paid like cards."""

    def __init__(self, module: Change) -> None:
        super().__init__(module, "coins", module.coin, OPEN, False, 0)
        self.module = module

    def of(self, state: State, seat: i64, currency: i64) -> i64:
        """How many coins of a currency lie before a seat."""
        unit = self.module.units[int(currency)]
        return (state.purse(seat, currency) >> unit.shift) & unit.mask

    def take_place(self, rules: Rules) -> None:
        self.players = rules.players

    def clear(self, state: State) -> None:
        for seat in range(self.players):
            for currency, unit in enumerate(self.module.units):
                state.change_purse(seat, currency, -unit.one * self.of(state, seat, currency))

    def values(self, state: State) -> list[int]:
        return [coin for seat in range(self.players) for coin in self._before(state, seat)]

    def _before(self, state: State, seat: i64) -> list[int]:
        found: list[int] = []
        for currency in range(len(self.module.units)):
            found += [currency] * int(self.of(state, seat, currency))
        return found

    def wire(self, rules: Rules) -> object:
        return {"seats": {"list": self.kind.wire()}}

    def write(self, state: State) -> object:
        names = self.module.coin.words
        return [[names[coin] for coin in self._before(state, n)] for n in range(self.players)]

    def read(self, state: State, value: object) -> None:
        rows = value if isinstance(value, list) and len(value) == self.players else [None]
        left = self.module.coin.copies[:]
        for seat, row in enumerate(rows):
            if not isinstance(row, list):
                raise ValueError("coins must be a list for each seat")
            for name in row:
                coin = self.kind.read(state.rules, name)
                left[coin] -= 1
                if left[coin] < 0:
                    raise ValueError(f"there are not so many pieces {name}")
                state.change_purse(seat, coin, self.module.units[coin].one)
