"""Quick judgement of moves: what plays whole games inside a search, and the prior of its tree.

Every listed move gets a value in points, from what the move itself says; the position after it is
not looked at. Moves of modules that are no purchase get none: the search finds out.
"""

from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.engine.board import Board
from alhambra.engine.cells import BIT, STEP
from alhambra.engine.laying import cell_of, tile_of, turn_of, walls_of
from alhambra.engine.money import UNIT_BITS
from alhambra.engine.rules import CURRENCY_SHIFT, SPACES, TYPES, Rules
from alhambra.engine.state import State, is_money
from alhambra.engine.step import DEED_MASK, Deed, arg_a, arg_currency, arg_pay
from alhambra.engine.steps.buy import Purchase
from alhambra.engine.steps.place import Give, Place, Store
from alhambra.engine.steps.redesign import Add, Exchange, Remove
from alhambra.engine.steps.take import Take
from alhambra.search.estimate import Estimate
from alhambra.search.progress import SCORINGS
from alhambra.search.standing import places

FOREIGN: Final = 0
TAKES: Final = 1
BUYS: Final = 2
PLACES: Final = 3
STORES: Final = 4
GIVES: Final = 5
ADDS: Final = 6
UNDOES: Final = 7
LEAVES: Final = 8

STORING: Final = -2.0  # anywhere on the board is better
GIVING: Final = -3.0  # and the reserve is better than giving it to Dirk
UNDOING: Final = -4.0  # a removal or an exchange is hardly ever worth an action
REACHED: Final = 0xFFFFFF  # sums that matter: no price is higher


@final
class Policy:
    """Judges the moves of one kind of game."""

    def __init__(self, rules: Rules, estimate: Estimate) -> None:
        self.rules = rules
        self.estimate = estimate
        self.scales = estimate.scales
        self.sorts = vec[i64]([0] * len(rules.deeds))
        for number, deed in enumerate(rules.deeds):
            self.sorts[number] = _sort_of(deed)
        # Of the decision that is being judged:
        self.gains = vec[float]([0.0] * SPACES)  # what owning each tile of the market adds
        self.reached = vec[float]([0.0] * len(rules.currencies))
        self.time = 1.0

    def judge(self, state: State, codes: vec[i64]) -> vec[float]:
        """A value for every move."""
        values = vec[float]([0.0] * len(codes))
        seat = state.asked()
        self.time = self.estimate.time(state)
        seen = False
        for index in range(i64(len(codes))):
            code = codes[index]
            sort = self.sorts[code & DEED_MASK]
            if not seen and TAKES <= sort <= BUYS:
                self._look(state, seat)
                seen = True
            values[index] = self._value(state, seat, sort, code)
        return values

    def _value(self, state: State, seat: i64, sort: i64, code: i64) -> float:
        if sort == TAKES:
            return self._take(state, seat, arg_a(code))
        if sort == BUYS:
            return self._buy(state, seat, code)
        if sort == PLACES:
            return self._place(state, seat, code)
        if sort == STORES:
            return STORING
        if sort == ADDS:
            return self.majority(state, seat, tile_of(code)) + self._place(state, seat, code)
        if sort == UNDOES:
            return UNDOING
        if sort == GIVES:
            return GIVING
        return self.scales.stray if sort == FOREIGN else 0.0

    # --- What the market is worth to the seat

    def _look(self, state: State, seat: i64) -> None:
        """What each tile of the market adds, and how far the money of each currency reaches."""
        for space in range(i64(SPACES)):
            tile = state.market[int(space)]
            self.gains[space] = 0.0 if tile < 0 else self._gain(state, seat, tile)
        for currency in range(i64(SPACES)):
            self.reached[currency] = self._reach(state, currency, state.purse(seat, currency))

    def _gain(self, state: State, seat: i64, tile: i64) -> float:
        walls = 0
        sides = self.rules.tile_walls[tile]
        while sides:
            walls += 1
            sides &= sides - 1
        scorings = float(SCORINGS - state.rounds)
        return self.majority(state, seat, tile) + 0.5 * self.scales.wall * scorings * float(walls)

    def majority(self, state: State, seat: i64, tile: i64) -> float:
        """What one more building of the tile's type adds in the scorings to come."""
        kind = self.rules.tile_kind[tile]
        if kind >= len(TYPES):
            return 0.0
        estimate = self.estimate
        counts = estimate.counts(state, kind)
        unseen: i64 = 1
        for other in state.tower:
            if self.rules.tile_kind[other] == kind:
                unseen += 1
        gain = 0.0
        for round in range(state.rounds + 1, i64(SCORINGS + 1)):
            coming = float(unseen) * estimate.part_before(state, round) / self.rules.players
            spread = self.scales.least_spread + self.scales.spread * sqrt(coming)
            values = estimate.place_values(state, round, kind)
            before = places(counts, seat, values, spread, coming)
            counts[seat] += 1.0
            gain += places(counts, seat, values, spread, coming) - before
            counts[seat] -= 1.0
        return gain

    def _reach(self, state: State, currency: i64, purse: i64) -> float:
        """What money of a currency is worth because it can pay for the tile on its space."""
        space = self._space_of(currency)
        if space < 0 or purse == 0 or state.market[int(space)] < 0:
            return 0.0
        gain = self.gains[space]
        if gain <= 0.0:
            return 0.0
        price = self.rules.tile_price[state.market[int(space)]]
        total = self.rules.currencies[int(currency)].total(purse)
        if total < price:
            return gain * self.scales.part * float(total) / float(price)
        return gain * (self.scales.exact if sums(purse) >> price & 1 else self.scales.enough)

    def _space_of(self, currency: i64) -> i64:
        for space in range(i64(SPACES)):
            if self.rules.space_currency[space] == currency:
                return space
        return -1

    # --- Moves

    def _take(self, state: State, seat: i64, chosen: i64) -> float:
        total: i64 = 0
        cards: i64 = 0
        value = 0.0
        for currency in range(i64(len(self.rules.currencies))):
            units: i64 = 0
            for place in range(i64(len(state.display))):
                face = state.display[int(place)]
                if chosen >> place & 1 and is_money(face) and face >> CURRENCY_SHIFT == currency:
                    units += self.rules.face_unit[face]
                    total += self.rules.face_value[face]
                    cards += 1
            if units and currency < SPACES:
                purse = state.purse(seat, currency) + units
                value += self._reach(state, currency, purse) - self.reached[currency]
        scales = self.scales
        return value + self.time * (scales.coin * float(total) + scales.card * float(cards))

    def _buy(self, state: State, seat: i64, code: i64) -> float:
        currency = arg_currency(code)
        money = self.rules.currencies[int(currency)]
        payment = arg_pay(code)
        paid = money.total(payment)
        scales = self.scales
        cost = self.time * (scales.coin * float(paid) + scales.card * float(money.cards(payment)))
        space = arg_a(code)
        if space >= SPACES or state.market[int(space)] < 0:
            return scales.stray - cost
        price = self.rules.tile_price[state.market[int(space)]]
        value = self.gains[space] - cost
        if currency < SPACES:
            value -= self.reached[currency]
        return value + scales.action * self.time if paid <= price else value

    def _place(self, state: State, seat: i64, code: i64) -> float:
        """New outer wall is good, wall that comes to lie inside is lost."""
        tile = tile_of(code)
        if not self.rules.tile_simple[tile]:
            return 0.0
        board = state.boards[int(seat)]
        cell = cell_of(code)
        walls = walls_of(state, tile, turn_of(code))
        touched = board.touched(cell)
        value = 0.0
        for side in range(i64(4)):
            bit = BIT[side]
            if not touched & bit:
                if walls & bit:
                    value += self._new_wall(board, cell, walls, side)
                else:
                    value += self.scales.openness * self.time
            elif walls & bit:
                value -= self.scales.lost_wall
            else:
                value -= 0.5 * self.scales.openness * self.time
        return value

    def _new_wall(self, board: Board, cell: i64, walls: i64, side: i64) -> float:
        """One side of new outer wall; it counts more if it goes on from another one."""
        value = self.scales.new_wall
        for turn in range(i64(1), i64(4), i64(2)):
            beside = (side + turn) & 3
            other = cell + STEP[beside]
            if board.built(other):
                if board.walls(other) & BIT[side] and not board.touched(other) & BIT[side]:
                    value += self.scales.new_wall
            elif walls & BIT[beside]:
                value += 0.5 * self.scales.new_wall
        return value


def _sort_of(deed: Deed) -> i64:
    """What a deed is to the policy; another way to do something counts as that something."""
    if deed.way_of is not None:
        return _sort_of(deed.way_of)
    if isinstance(deed, Take):
        return TAKES
    if isinstance(deed, Purchase):
        return BUYS
    if isinstance(deed, Place):
        return PLACES
    if isinstance(deed, Store):
        return STORES
    if isinstance(deed, Give):
        return GIVES
    if isinstance(deed, Add):
        return ADDS
    if isinstance(deed, (Remove, Exchange)):
        return UNDOES
    return LEAVES if deed.name == "pass" or deed.name.startswith("done_") else FOREIGN


def sums(purse: i64) -> i64:
    """Which sums the plain cards of a purse can pay: bit n for n, as far as prices go."""
    reached: i64 = 1
    value: i64 = 1
    cards = purse & ((1 << UNIT_BITS) - 1)
    while cards:
        for _ in range(cards & 3):
            reached |= (reached << value) & REACHED
        cards >>= 2
        value += 1
    return reached
