"""Facts about money: what it can buy, now and later, and who can pay first."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.engine.rules import SPACES, TYPES, Rules
from alhambra.engine.state import State
from alhambra.search.estimate import Estimate
from alhambra.search.names import (
    ACTING,
    ACTING_EXACT,
    ACTIONS_ENOUGH,
    BEST_ENOUGH,
    BEST_EXACT,
    CARDS,
    COINS,
    COINS_LATE,
    CURRENCIES,
    DISTANCE,
    ENOUGH,
    ENOUGH_TIME,
    EXACT,
    EXACT_TIME,
    LEFTOVER,
    NEAR,
    NEXT_EXACT,
    POINT,
    RICHEST,
    SAFE,
    SMALL,
    SMALL_TIME,
    SOON_ENOUGH,
    SOON_EXACT,
    SOON_NEAR,
    SOON_NEXT,
    SPENDABLE,
    STRANDED,
    THREATENED,
    TIME,
    TURNS,
    WEALTH,
    WHOLE,
)
from alhambra.search.policy import sums
from alhambra.search.progress import SCORINGS

PRICES: Final = 24  # no price is as high
WALL_WORTH: Final = 0.5  # of a side of wall on a tile, in each scoring to come
DEAREST: Final = 13  # what one purchase can cost
LAST_TILES: Final = 12  # in the tower, when the richest may count on what is left over


@final
class Purses:
    """Looks at the money of all seats."""

    def __init__(self, rules: Rules, estimate: Estimate) -> None:
        self.rules = rules
        self.estimate = estimate
        self.space_of = vec[i64]([-1] * len(rules.currencies))
        for space in range(i64(SPACES)):
            self.space_of[rules.space_currency[space]] = space
        # Of the position that is being looked at:
        self.prices = vec[i64]([0] * PRICES)
        self.unseen: i64 = 0

    def look(self, state: State, found: vec[i64], size: i64, gains: vec[float]) -> None:
        """Writes the facts of all seats."""
        self._see_prices(state)
        for seat in range(i64(self.rules.players)):
            base = seat * size
            for currency in range(i64(len(self.rules.currencies))):
                self._currency(state, found, base, seat, currency, gains)
            self._whole(state, found, base, seat)

    def _see_prices(self, state: State) -> None:
        """The prices of the tiles in the tower, whose order does not matter."""
        for price in range(i64(PRICES)):
            self.prices[price] = 0
        self.unseen = 0
        for tile in state.tower:
            price = self.rules.tile_price[tile]
            if 0 < price < PRICES:
                self.prices[price] += 1
                self.unseen += 1

    def _currency(
        self,
        state: State,
        found: vec[i64],
        base: i64,
        seat: i64,
        currency: i64,
        gains: vec[float],
    ) -> None:
        """What one currency tells of a seat."""
        purse = state.purse(seat, currency)
        money = self.rules.currencies[int(currency)]
        here: i64 = 0
        reached: i64 = 1
        if purse:
            here = money.total(purse)
            reached = sums(purse)
            found[base + COINS] += here
            found[base + CARDS] += money.cards(purse)
            found[base + CURRENCIES] += 1
            found[base + SMALL] += (purse & 3) + (purse >> 2 & 3) + (purse >> 4 & 3)
            found[base + RICHEST] = max(found[base + RICHEST], here)
            found[base + SPENDABLE] += min(here, i64(DEAREST))
            self._reach(found, base, here, reached)
        space = self.space_of[currency]
        if space < 0 or state.market[int(space)] < 0:
            return
        tile = i64(state.market[int(space)])
        if self.rules.tile_price[tile] < 1:
            return
        gain = self._gain(state, seat, tile, gains)
        self._offered(found, base, here, reached, self.rules.tile_price[tile], gain)
        self._rivals(state, found, base, seat, currency, gain)

    def _reach(self, found: vec[i64], base: i64, here: i64, reached: i64) -> None:
        """Which part of the tiles to come this money could pay, exactly and at all."""
        if self.unseen == 0:
            return
        exact: i64 = 0
        enough: i64 = 0
        for price in range(i64(PRICES)):
            if self.prices[price]:
                if reached >> price & 1:
                    exact += self.prices[price]
                if here >= price:
                    enough += self.prices[price]
        found[base + EXACT] += exact * WHOLE // self.unseen
        found[base + ENOUGH] += enough * WHOLE // self.unseen

    def _gain(self, state: State, seat: i64, tile: i64, gains: vec[float]) -> i64:
        """What owning the tile adds, in 64ths of a point."""
        gain = 0.0
        kind = self.rules.tile_kind[tile]
        if kind < len(TYPES):
            gain = gains[seat * len(TYPES) + kind]
        sides = self.rules.tile_walls[tile]
        while sides:
            gain += WALL_WORTH * float(SCORINGS - state.rounds)
            sides &= sides - 1
        return i64(gain * float(POINT) + 0.5) if gain > 0.0 else 0

    def _offered(
        self, found: vec[i64], base: i64, here: i64, reached: i64, price: i64, gain: i64
    ) -> None:
        """A tile of the market, by how well it can be paid."""
        if here >= price:
            if reached >> price & 1:
                if gain > found[base + BEST_EXACT]:
                    found[base + NEXT_EXACT] = found[base + BEST_EXACT]
                    found[base + BEST_EXACT] = gain
                elif gain > found[base + NEXT_EXACT]:
                    found[base + NEXT_EXACT] = gain
            elif gain > found[base + BEST_ENOUGH]:
                found[base + BEST_ENOUGH] = gain
        elif here > 0 and gain * here // price > found[base + NEAR]:
            found[base + NEAR] = gain * here // price

    def _rivals(
        self, state: State, found: vec[i64], base: i64, seat: i64, currency: i64, gain: i64
    ) -> None:
        """Whether somebody who acts before can pay for the tile, and who is richest at the end."""
        players: i64 = self.rules.players
        price = self.rules.tile_price[state.market[int(self.space_of[currency])]]
        here = state.purse_total(seat, currency)
        acting = state.actions > 0
        other = state.turn if acting else state.due
        exact: i64 = 0
        enough = False
        while other != seat:
            if state.purse_total(other, currency) >= price:
                enough = True
                exact += sums(state.purse(other, currency)) >> price & 1
            other = (other + 1) % players
        if here >= price:
            if not enough and gain > found[base + SAFE]:
                found[base + SAFE] = gain
            found[base + THREATENED] += gain * exact
        tower: i64 = len(state.tower)
        if tower < LAST_TILES and here > 0:
            for rival in range(players):
                if rival != seat and state.purse_total(rival, currency) >= here:
                    return
            found[base + LEFTOVER] += 2 * gain // (2 + tower)

    def _whole(self, state: State, found: vec[i64], base: i64, seat: i64) -> None:
        """What follows once all currencies are seen."""
        time = found[base + TIME]
        coins = found[base + COINS]
        wealth = self.estimate.worth_of_money(
            state, float(coins), float(found[base + CARDS]), self.estimate.time(state)
        )
        found[base + WEALTH] = i64(wealth * float(POINT) + 0.5)
        found[base + EXACT_TIME] = found[base + EXACT] * time // WHOLE
        found[base + ENOUGH_TIME] = found[base + ENOUGH] * time // WHOLE
        found[base + SMALL_TIME] = found[base + SMALL] * time
        found[base + COINS_LATE] = coins * (WHOLE - time)
        most = found[base + TURNS] * DEAREST // POINT
        found[base + SPENDABLE] = min(found[base + SPENDABLE], most)
        found[base + STRANDED] = coins - found[base + SPENDABLE]
        soon = WHOLE - found[base + DISTANCE]
        found[base + SOON_EXACT] = found[base + BEST_EXACT] * soon // WHOLE
        found[base + SOON_NEXT] = found[base + NEXT_EXACT] * soon // WHOLE
        found[base + SOON_ENOUGH] = found[base + BEST_ENOUGH] * soon // WHOLE
        found[base + SOON_NEAR] = found[base + NEAR] * soon // WHOLE
        acting = found[base + ACTING]
        found[base + ACTING_EXACT] = found[base + BEST_EXACT] * acting
        found[base + ACTIONS_ENOUGH] = found[base + BEST_ENOUGH] * acting * state.actions
