"""The Change: coins for whoever pays too much.

For every two units paid above the price one coin is drawn from a bag. Coins lie in the open, are
worth 1 of their currency and are used like money cards; once spent they are back in the bag.
"""

from typing import Any, final

from mypy_extensions import i64

from alhambra.engine.module import Module, Slot
from alhambra.engine.money import Unit
from alhambra.engine.notation import per_seat
from alhambra.engine.offers import Deal, Offer
from alhambra.engine.rules import CURRENCIES, Rules
from alhambra.engine.state import State


@final
class Bag(Slot):
    """How many coins of each currency lie in the bag; all others lie before the players."""

    def __init__(self, coins: list[int]) -> None:
        self.coins = coins

    def copy(self) -> Slot:
        """An independent copy."""
        return Bag(self.coins[:])


class Change(Module):
    """Six coins of each of the four currencies.

    Rulings: change is given without being asked for. It is also given for an overpaid bid on a
    character, but for no other bid. Coins are no money cards: they are not in hand, and where a
    rule wants a money card a coin will not do.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__("change", 11)
        self.copies: int = data["coins_per_currency"]
        self.overpaid_per_coin: int = data["overpaid_per_coin"]
        self.units: list[Unit] = []  # the coin of each currency, given in `register`

    def register(self, rules: Rules) -> None:
        """A coin is a unit of money that is no card."""
        self.units = [
            rules.currencies[number].add(f"{name} coin", 1, self.copies, False, self)
            for number, name in enumerate(CURRENCIES)
        ]

    def new_slot(self, rules: Rules) -> Slot | None:
        """All coins are in the bag."""
        return Bag([self.copies] * len(CURRENCIES))

    def bag(self, state: State) -> Bag:
        """What the module keeps."""
        slot = state.slots[self.index]
        assert isinstance(slot, Bag)
        return slot

    def held(self, state: State, seat: i64, currency: i64) -> i64:
        """How many coins of a currency lie before a seat."""
        unit = self.units[int(currency)]
        return (state.purse(seat, currency) >> unit.shift) & unit.mask

    # --- Getting and spending them

    def bought(self, state: State, deal: Deal) -> None:
        """One coin for every two units too much; spent coins are in the bag by now."""
        self.give(state, deal.seat, deal.over // self.overpaid_per_coin)

    def overpaid(self, state: State, seat: i64, over: i64) -> None:
        """The same for a bid."""
        self.give(state, seat, over // self.overpaid_per_coin)

    def give(self, state: State, seat: i64, count: i64) -> None:
        """So many coins are drawn, or what the bag still holds."""
        coins = self.bag(state).coins
        drawn: list[str] = []
        for _ in range(min(count, i64(sum(coins)))):
            currency = 0
            number = state.rng.below(i64(sum(coins)))
            while number >= coins[currency]:
                number -= coins[currency]
                currency += 1
            coins[currency] -= 1
            state.change_purse(seat, currency, self.units[currency].one)
            state.reveals += 1
            drawn.append(self.units[currency].name)
        if drawn and state.telling:
            state.tell({"event": "change_given", "seat": int(seat), "coins": drawn})

    def spent(self, state: State, seat: i64, currency: i64, unit: Unit, count: i64) -> None:
        """Back into the bag."""
        self.bag(state).coins[int(currency)] += int(count)

    def overpay(self, state: State, seat: i64, offer: Offer, most: i64, found: list[int]) -> None:
        """One may pay too much on purpose: every second unit is a further coin, while any is left.

        What the seat pays in coins is back in the bag before the change is drawn.
        """
        steps = int(most) // self.overpaid_per_coin
        if steps == 0:
            return
        coins = sum(self.bag(state).coins)
        for currency in range(len(CURRENCIES)):
            coins += int(self.held(state, seat, currency))
        found.extend([step * self.overpaid_per_coin for step in range(1, min(coins, steps) + 1)])

    # --- Secrets and notation

    def names(self, state: State, seat: i64) -> list[str]:
        """The coins of a seat by their names."""
        found: list[str] = []
        for currency, unit in enumerate(self.units):
            found.extend([unit.name] * int(self.held(state, seat, currency)))
        return found

    def show(self, state: State, seat: i64, view: dict[str, object]) -> None:
        """Coins lie in the open, so everybody knows what is in the bag."""
        view[self.name] = {
            "coins": [self.names(state, other) for other in range(state.rules.players)],
            "bag": {name: self.bag(state).coins[n] for n, name in enumerate(CURRENCIES)},
        }

    def write(self, state: State) -> dict[str, object]:
        """`coins` of each seat; `bag`: how many of each currency are in it."""
        coins = [self.names(state, seat) for seat in range(state.rules.players)]
        return {"coins": coins, "bag": self.bag(state).coins[:]}

    def read(self, state: State, table: dict[str, object]) -> None:
        """Left out, no seat has coins; without `bag` all others are in the bag."""
        for key in table:
            if key not in ("coins", "bag"):
                raise ValueError(f"unknown key {key}")
        left = [self.copies] * len(CURRENCIES)
        for seat, coins in enumerate(per_seat(state.rules, table, "coins")):
            self._read_coins(state, seat, coins, left)
        bag = table.get("bag", left)
        if not isinstance(bag, list) or [type(count) for count in bag] != [int] * len(left):
            raise ValueError("bag must be the number of coins of each currency")
        for name, count, most in zip(CURRENCIES, bag, left, strict=True):
            if not 0 <= count <= most:
                raise ValueError(f"bag: there are {most} coins for it at most in {name}")
        state.slots[self.index] = Bag(bag[:])

    def _read_coins(self, state: State, seat: int, coins: object, left: list[int]) -> None:
        """The coins of one seat, taken out of those that are left."""
        names = [unit.name for unit in self.units]
        if not isinstance(coins, list):
            raise ValueError("coins must be a list for each seat")
        for name in coins:
            if name not in names:
                raise ValueError(f"there is no coin {name}")
            currency = names.index(name)
            if left[currency] == 0:
                raise ValueError(f"there are not so many coins of {CURRENCIES[currency]}")
            left[currency] -= 1
            state.change_purse(seat, currency, self.units[currency].one)
