"""Facts about a position, as integers for every seat: what a judge weighs.

They are read from a world, never from the true game. Roots are computed in floats with operations
that are exact on every machine, and rounded before anything is compared.
"""

from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.engine.outline import open_outer_sides
from alhambra.engine.rules import TYPES, Rules
from alhambra.engine.scoring import Item
from alhambra.engine.state import State
from alhambra.search.estimate import Estimate, openness
from alhambra.search.names import (
    ACTING,
    DISTANCE,
    ENDS,
    ITEMS,
    ITEMS_NEXT,
    JOINED,
    LAST_TURNS,
    LAST_UNSURE,
    LONGEST,
    NEXT_SCORING,
    NEXT_UNSURE,
    NOW,
    OPEN,
    OPENNESS,
    OWN,
    PART,
    PENDING,
    PENDING_SCORINGS,
    PENDING_WALLS,
    POINT,
    RESERVE,
    RESERVE_GAIN,
    RESERVE_SCORINGS,
    RESERVE_TIME,
    RESERVE_TURNS,
    SCORE,
    SECOND,
    TILES,
    TILES_BEFORE,
    TILES_EACH,
    TIME,
    TURNS,
    WALL_SCORINGS,
    WALLED,
    WAYS,
    WHOLE,
)
from alhambra.search.progress import SCORINGS
from alhambra.search.purses import Purses
from alhambra.search.standing import places
from alhambra.search.walls import measure

CERTAIN: Final = 0.05  # the spread of counts that will not change any more
MOST_OPEN: Final = 12
TILES_PER_TURN: Final = 0.65  # tiles that leave the market in a turn, in games between bots
FEW_TURNS: Final = 3


@final
class Facts:
    """Finds the facts of one kind of game."""

    def __init__(self, rules: Rules, estimate: Estimate) -> None:
        self.rules = rules
        self.estimate = estimate
        self.purses = Purses(rules, estimate)
        self.size: i64 = OWN
        for module in rules.give_facts:
            self.size += len(module.fact_names())

    def of(self, state: State) -> vec[i64]:
        """All facts, seat by seat."""
        players: i64 = self.rules.players
        found = vec[i64]([0] * (players * self.size))
        if state.rounds >= SCORINGS:
            return found
        gains = self._majorities(state, found)
        self._times(state, found)
        for seat in range(players):
            self._board(state, found, seat)
            self._tiles(state, found, seat, gains)
        self.purses.look(state, found, self.size, gains)
        if self.rules.give_items:
            self._items(state, found)
        if self.rules.give_facts:
            self._of_modules(state, found)
        return found

    # --- Majorities

    def _majorities(self, state: State, found: vec[i64]) -> vec[float]:
        """Expected points for places; returns what one more building of a type adds to a seat."""
        types: i64 = len(TYPES)
        players: i64 = self.rules.players
        gains = vec[float]([0.0] * (players * types))
        worth = vec[float]([0.0] * (players * (LAST_UNSURE + 1)))
        waiting = self.estimate.waiting(state)
        unseen = self.estimate.unseen(state)
        for round in range(state.rounds + 1, i64(SCORINGS + 1)):
            part = self.estimate.part_before(state, round)
            for kind in range(types):
                self._type(state, round, kind, part * float(unseen[kind]), waiting, worth, gains)
        for seat in range(players):
            for fact in range(i64(NEXT_SCORING), i64(LAST_UNSURE + 1)):
                found[seat * self.size + fact] = fixed(worth[seat * (LAST_UNSURE + 1) + fact])
        return gains

    def _type(
        self,
        state: State,
        round: i64,
        kind: i64,
        tiles: float,
        waiting: vec[float],
        worth: vec[float],
        gains: vec[float],
    ) -> None:
        """One building type in one scoring."""
        players: i64 = self.rules.players
        types: i64 = len(TYPES)
        counts = self.estimate.counts_with(state, waiting, kind)
        coming = tiles / float(players)
        scales = self.estimate.scales
        spread = scales.least_spread + scales.spread * sqrt(coming)
        values = self.estimate.place_values(state, round, kind)
        ahead = round - state.rounds - 1
        for seat in range(players):
            base = seat * (LAST_UNSURE + 1)
            points = places(counts, seat, values, spread, coming)
            worth[base + NEXT_SCORING + ahead] += points
            if ahead == 0:
                worth[base + NOW] += places(counts, seat, values, CERTAIN, 0.0)
                worth[base + NEXT_UNSURE] += places(counts, seat, values, 2.0 * spread, coming)
            if round == SCORINGS:
                worth[base + LAST_UNSURE] += places(counts, seat, values, 2.0 * spread, coming)
            counts[seat] += 1.0
            gains[seat * types + kind] += places(counts, seat, values, spread, coming) - points
            counts[seat] -= 1.0

    # --- Time

    def _times(self, state: State, found: vec[i64]) -> None:
        players: i64 = self.rules.players
        tower: i64 = len(state.tower)
        tiles = tower
        for tile in state.market:
            if tile >= 0:
                tiles += 1
        part = self.estimate.part_before(state, state.rounds + 1)
        time = self.estimate.time(state)
        acting = state.actions > 0
        next_mover = state.turn if acting else state.due
        turns = i64(float(tower * POINT) / (TILES_PER_TURN * float(players)))
        for seat in range(players):
            base = seat * self.size
            mine = acting and seat == state.turn
            distance = (seat - next_mover + players) % players
            own = turns + (POINT * (players - distance)) // players
            found[base + TILES_EACH] = tower * POINT // players
            found[base + PART] = i64(part * float(WHOLE))
            found[base + TILES_BEFORE] = i64(part * float(tiles * POINT)) // players
            found[base + TIME] = i64(time * float(WHOLE))
            found[base + TURNS] = own
            found[base + LAST_TURNS] = min(own, i64(FEW_TURNS * POINT))
            found[base + ACTING] = 1 if mine else 0
            found[base + DISTANCE] = distance * WHOLE // players
            found[base + SCORE] = state.scores[int(seat)]

    # --- Boards

    def _board(self, state: State, found: vec[i64], seat: i64) -> None:
        base = seat * self.size
        board = state.boards[int(seat)]
        walls = measure(board)
        found[base + WALL_SCORINGS] = walls.longest * (SCORINGS - state.rounds)
        found[base + LONGEST] = walls.longest
        found[base + SECOND] = walls.second
        found[base + WALLED] = walls.walled
        found[base + OPEN] = min(walls.open, i64(MOST_OPEN))
        found[base + ENDS] = walls.ends
        found[base + JOINED] = walls.joined
        for count in open_outer_sides(board):
            if count:
                found[base + WAYS] += 1
        found[base + OPENNESS] = openness(board) * found[base + TIME]

    def _tiles(self, state: State, found: vec[i64], seat: i64, gains: vec[float]) -> None:
        """What is built, what waits in the reserve, and what was just bought."""
        base = seat * self.size
        types: i64 = len(TYPES)
        left = SCORINGS - state.rounds
        board = state.boards[int(seat)]
        for kind in range(types):
            found[base + TILES] += board.counts[kind]
        reserve: i64 = len(state.reserves[int(seat)])
        found[base + RESERVE] = reserve
        for tile in state.reserves[int(seat)]:
            kind = self.rules.tile_kind[tile]
            if kind < types:
                found[base + RESERVE_GAIN] += fixed(gains[seat * types + kind])
        found[base + RESERVE_TIME] = reserve * found[base + TIME]
        found[base + RESERVE_TURNS] = min(reserve * POINT, found[base + TURNS])
        found[base + RESERVE_SCORINGS] = reserve * left
        for tile in state.pending[int(seat)]:
            found[base + PENDING] += 1
            found[base + PENDING_WALLS] += sides_in(self.rules.tile_walls[tile])
        found[base + PENDING_SCORINGS] = found[base + PENDING_WALLS] * left

    # --- Modules

    def _items(self, state: State, found: vec[i64]) -> None:
        """What modules would give, as the table lies, in the scorings to come."""
        for round in range(state.rounds + 1, i64(SCORINGS + 1)):
            items: list[Item] = []
            for module in self.rules.give_items:
                module.items(state, round, items)
            for item in items:
                if item.seat < self.rules.players:
                    base = i64(item.seat) * self.size
                    found[base + ITEMS] += item.points
                    if round == state.rounds + 1:
                        found[base + ITEMS_NEXT] += item.points

    def _of_modules(self, state: State, found: vec[i64]) -> None:
        """What modules say of each seat, in their order."""
        for seat in range(i64(self.rules.players)):
            place = seat * self.size + OWN
            for module in self.rules.give_facts:
                for number in module.facts(state, seat):
                    found[place] = number
                    place += 1


def fixed(points: float) -> i64:
    """Points in 64ths, rounded to the nearest."""
    return i64(points * float(POINT) + 0.5) if points >= 0.0 else -i64(0.5 - points * float(POINT))


def sides_in(walls: i64) -> i64:
    """How many sides a set of sides has."""
    count: i64 = 0
    while walls:
        count += 1
        walls &= walls - 1
    return count
