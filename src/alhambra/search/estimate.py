"""What a position is worth: the points every seat may expect by the end of the game.

It adds up the score so far, the scorings to come (majorities, walls, what modules score), what
money can still buy, and how well one can go on building.
"""

from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.engine.board import Board
from alhambra.engine.outline import longest_wall, open_outer_sides
from alhambra.engine.rules import TYPES, Rules
from alhambra.engine.scoring import Item, buildings, halves_of, place_values
from alhambra.engine.state import State
from alhambra.search.progress import SCORINGS, full_deck, part_before
from alhambra.search.scales import Scales
from alhambra.search.standing import places

ENOUGH_OPEN: Final = 3  # beyond so many open sides facing one way, one more does not help
ALMOST_BUILT: Final = 0.9  # what a tile that waits to be placed counts as a building


@final
class Estimate:
    """Estimates positions of one kind of game."""

    def __init__(self, rules: Rules, scales: Scales) -> None:
        self.rules = rules
        self.scales = scales
        self.contenders: i64 = rules.scored
        self.folded = len(rules.fold_halves) > 0 or len(rules.fold_values) > 0
        self.full = full_deck(rules)

    # --- How far the game is

    def part_before(self, state: State, round: i64) -> float:
        """Which part of the tiles left will be bought before this scoring, 0 to 1."""
        left = len(state.tower)
        for tile in state.market:
            if tile >= 0:
                left += 1
        return part_before(round, float(len(state.deck)), self.full, float(left))

    def time(self, state: State) -> float:
        """How much of the worth of money and openness is left: little when tiles run out."""
        each = float(len(state.tower)) / self.rules.players
        return min(1.0, each / self.scales.useful_tiles)

    def unseen(self, state: State) -> vec[i64]:
        """Of each type, the tiles that can still be got."""
        left = vec[i64]([0] * len(TYPES))
        for tile in state.tower:
            kind = self.rules.tile_kind[tile]
            if kind < len(TYPES):
                left[kind] += 1
        for tile in state.market:
            if tile >= 0 and self.rules.tile_kind[tile] < len(TYPES):
                left[self.rules.tile_kind[tile]] += 1
        return left

    # --- The whole

    def values(self, state: State) -> vec[float]:
        """Expected points of every seat."""
        players = self.rules.players
        worth = vec[float]([0.0] * players)
        for seat in range(players):
            worth[seat] = float(state.scores[seat])
        if state.over():
            return worth
        self._add_majorities(state, worth)
        scorings = float(SCORINGS - state.rounds)
        time = self.time(state)
        for seat in range(players):
            board = state.boards[seat]
            worth[seat] += self.scales.wall * scorings * float(longest_wall(board))
            worth[seat] += self.scales.openness * time * float(openness(board))
            worth[seat] += self.wealth(state, seat, time)
        if self.rules.give_items:
            self._add_items(state, worth)
        return worth

    def _add_majorities(self, state: State, worth: vec[float]) -> None:
        unseen = self.unseen(state)
        waiting = self.waiting(state)
        types: i64 = len(TYPES)
        for round in range(state.rounds + 1, i64(SCORINGS + 1)):
            part = self.part_before(state, round)
            for kind in range(types):
                counts = self.counts_with(state, waiting, kind)
                coming = float(unseen[kind]) * part / self.rules.players
                spread = self.scales.least_spread + self.scales.spread * sqrt(coming)
                values = self.place_values(state, round, kind)
                for seat in range(i64(self.rules.players)):
                    worth[seat] += places(counts, seat, values, spread, coming)

    def place_values(self, state: State, round: i64, kind: i64) -> list[int]:
        """The points of the places of a type."""
        if self.rules.fold_values:
            return place_values(state, round, kind)
        return self.rules.points[int(round) - 1][int(kind)]

    def waiting(self, state: State) -> vec[float]:
        """What tiles in the reserve, or just bought, are worth as buildings: seat by type."""
        types: i64 = len(TYPES)
        found = vec[float]([0.0] * (self.contenders * types))
        time = self.time(state)
        for seat in range(i64(self.rules.players)):
            for tile in state.reserves[int(seat)]:
                kind = self.rules.tile_kind[tile]
                if kind < types:
                    found[seat * types + kind] += self.scales.reserved * time
            for tile in state.pending[int(seat)]:
                kind = self.rules.tile_kind[tile]
                if kind < types:
                    found[seat * types + kind] += ALMOST_BUILT
        return found

    def counts_with(self, state: State, waiting: vec[float], kind: i64) -> vec[float]:
        """How many buildings of the type everybody has, Dirk last."""
        counts = vec[float]([0.0] * self.contenders)
        types: i64 = len(TYPES)
        for seat in range(self.contenders):
            if self.folded:
                counts[seat] = float(halves_of(state, seat, kind)) / 2.0
            else:
                counts[seat] = float(buildings(state, seat, kind))
            counts[seat] += waiting[seat * types + kind]
        return counts

    def counts(self, state: State, kind: i64) -> vec[float]:
        """The same for one type."""
        return self.counts_with(state, self.waiting(state), kind)

    def wealth(self, state: State, seat: i64, time: float) -> float:
        """What money in hand is worth; money that cannot be spent is worth little."""
        total: i64 = 0
        cards: i64 = 0
        for currency in range(i64(len(self.rules.currencies))):
            purse = state.purse(seat, currency)
            if purse:
                money = self.rules.currencies[int(currency)]
                total += money.total(purse)
                cards += money.cards(purse)
        return self.worth_of_money(state, float(total), float(cards), time)

    def worth_of_money(self, state: State, total: float, cards: float, time: float) -> float:
        """What so much money is worth while so much time is left."""
        scales = self.scales
        worth = scales.coin * total + scales.card * cards
        each = float(len(state.tower)) / self.rules.players
        useful = scales.coin * scales.tile_cost * (each + 1.0)
        if worth > useful:
            worth = useful + scales.surplus * (worth - useful)
        return time * worth

    def _add_items(self, state: State, worth: vec[float]) -> None:
        """What modules would score, as the table lies, in every scoring to come."""
        for round in range(state.rounds + 1, i64(SCORINGS + 1)):
            items: list[Item] = []
            for module in self.rules.give_items:
                module.items(state, round, items)
            for item in items:
                if item.seat < self.rules.players:
                    worth[item.seat] += float(item.points)


def openness(board: Board) -> i64:
    """How well tiles of all kinds will still fit: open outer sides, by the way they face."""
    total: i64 = 0
    for count in open_outer_sides(board):
        if count:  # the first counts double: none at all is a trap
            total += 1 + (count if count < ENOUGH_OPEN else ENOUGH_OPEN)
    return total


def utilities(worth: vec[float], margin: float) -> vec[float]:
    """For every seat the mean chance, 0 to 1, to finish ahead of another seat."""
    players: i64 = len(worth)
    result = vec[float]([0.0] * players)
    for seat in range(players):
        total = 0.0
        for other in range(players):
            if other != seat:
                x = (worth[seat] - worth[other]) / margin
                total += (1.0 + x / sqrt(1.0 + x * x)) / 2.0
        result[seat] = total / float(players - 1)
    return result
