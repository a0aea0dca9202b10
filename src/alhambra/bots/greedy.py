"""The bots `novice` and `easy`, and advice for the others: the move that is worth most.

They look one move ahead. What counts are the points they may expect from the scorings to come, for
majorities and for the wall, and what money can still buy. All of it is read from the view. For
moves of modules they ask the module's advice. Their weights say how much each thing counts, and how
much they misjudge it.
"""

from collections import Counter
from collections.abc import Callable
from math import sqrt
from random import Random
from typing import Any, Final, NamedTuple

from alhambra.bots.counsel import Counsel
from alhambra.bots.laid import NO_TILE
from alhambra.bots.majority import standing
from alhambra.bots.shape import Shape, Site
from alhambra.bots.sums import sums_of
from alhambra.bots.table import Table
from alhambra.bots.weights import Weights
from alhambra.bots.worlds import Worlds
from alhambra.game.moves import Move

LOOPING: Final = -100.0  # a move that could be undone and repeated forever: only if forced
UNKNOWN: Final = -0.1  # a kind of move this bot knows nothing about: it would rather pass
IDLE: Final = -1e-6  # a move of a module that brings nothing: it would rather pass
OFTEN: Final = 3  # times the same move was made while deck and tower stayed the same: a circle
CLOSE: Final = 1e-9  # moves whose values differ by less are equally good


class Advice(NamedTuple):
    """What is said about a move, in points."""

    worth: float  # what it adds
    warning: float  # what speaks against making it again

    @property
    def whole(self) -> float:
        """Both."""
        return self.worth + self.warning


class GreedyBot:
    """Values every listed move and plays the best; draws lots among equals."""

    searches = False

    def __init__(self, seed: int, weights: Weights) -> None:
        self._random = Random(seed)
        self._weights = weights
        self._site: Site | None = None
        self._circle = Circle()

    def choose(
        self, view: dict[str, object], moves: list[Move], worlds: Worlds | None = None
    ) -> Move:
        """The best of them."""
        if len(moves) == 1:
            return moves[0]
        values = self.values(view, moves)
        best = max(values) - CLOSE
        choice = self._random.choice(
            [move for move, value in zip(moves, values, strict=True) if value >= best]
        )
        self.note(choice)
        return choice

    def note(self, move: Move) -> None:
        """The move is made, whoever chose it."""
        self._circle.note(move)

    def rank(
        self, view: dict[str, object], moves: list[Move], worlds: Worlds | None = None
    ) -> list[tuple[Move, float]]:
        """All moves, the best first, with what each adds in points."""
        values = self.values(view, moves)
        order = sorted(range(len(moves)), key=lambda index: (-values[index], index))
        return [(moves[index], values[index]) for index in order]

    def values(
        self, view: dict[str, object], moves: list[Move], worlds: Worlds | None = None
    ) -> list[float]:
        """What each move adds, in points, as far as this bot sees."""
        return [advice.whole + self._mistake() for advice in self.advise(view, moves)]

    def advise(self, view: dict[str, object], moves: list[Move]) -> list[Advice]:
        """The same in its parts, and without mistakes."""
        thought = Thought(view, self._site, self._weights)
        self._site = thought.site
        self._circle.look(view)
        return [Advice(thought.value(move), self._circle.warning(move)) for move in moves]

    def _mistake(self) -> float:
        """By how much it misjudges a move."""
        blur = self._weights.blur
        return self._random.uniform(-blur, blur) if blur else 0.0


class Circle:
    """Remembers its own moves since deck or tower changed: a menu may offer the same forever."""

    def __init__(self) -> None:
        self._moment: tuple[object, ...] = ()
        self._made: Counter[str] = Counter()

    def look(self, view: dict[str, object]) -> None:
        """Forgets everything once the game has moved on."""
        moment = (view["deck"], view["tower"], view["rounds"])
        if moment != self._moment:
            self._moment = moment
            self._made.clear()

    def note(self, move: Move) -> None:
        """A move is made; leaving a menu leads nowhere twice."""
        if not is_exit(move):
            self._made[str(move)] += 1

    def warning(self, move: Move) -> float:
        """What speaks against making the move again."""
        times = self._made[str(move)] if self._made else 0
        return LOOPING * (times + 1 - OFTEN) if times >= OFTEN else 0.0


def is_exit(move: Move) -> bool:
    """Whether the move declines everything else that is offered."""
    return move.kind == "pass" or move.kind.startswith("done_")


class Thought:
    """One decision: the table as it lies, and what each move would make of it."""

    def __init__(self, view: dict[str, object], site: Site | None, weights: Weights) -> None:
        self.weights = weights
        self.table = table = Table(view)
        self.counsel = Counsel(view)
        self.site = site if site is not None and site.shows(table) else Site(table)
        self.time = min(1.0, table.tiles_each() / self.weights.useful_tiles)
        self._types: dict[tuple[int, int, int], float] = {}
        self._gains: dict[int, float] = {NO_TILE: 0.0}
        self._total = sum(map(sum, table.purses))
        self._cards = sum(map(len, table.purses))
        self._values: dict[tuple[str, frozenset[str]], Callable[[Any], float]] = {
            ("take", frozenset({"cards"})): self._take,
            ("buy", frozenset({"space", "tile", "pay"})): self._buy,
            ("place", frozenset({"tile", "at"})): self._place,
            ("add", frozenset({"tile", "at"})): self._place,
            ("store", frozenset({"tile"})): self._store,
            ("give", frozenset({"tile"})): self._give,
            ("remove", frozenset({"at"})): self._remove,
            ("exchange", frozenset({"tile", "at"})): self._exchange,
        }

    def value(self, move: Move) -> float:
        """What the move adds, in points."""
        known = self._values.get((move.kind, frozenset(move.parts)))
        if known is not None and not self.table.is_strange(move.parts.get("tile")):
            return known(move.parts) + self.counsel.extra(move)
        return 0.0 if is_exit(move) else self._foreign(move)

    def _foreign(self, move: Move) -> float:
        """A move of a module, or of one of its pieces: as advised, else like one it resembles."""
        advice = self.counsel.about(move)
        if advice is not None:
            return advice + IDLE
        like = self._like(move)
        return UNKNOWN if like is None else like

    def _like(self, move: Move) -> float | None:
        """The value of the base game's move that it resembles, None if there is none.

        A purchase is recognised by its parts, whoever sells; any other move by the last word of its
        name, since modules call their way of adding `..._add`.
        """
        parts = frozenset(move.parts)
        if {"tile", "pay"} <= parts:
            return self._buy(move.parts) if move.kind == "buy" else self._purchase(move.parts)
        base = move.kind.rpartition("_")[2]
        known = self._values.get((base, parts - {"turn"}))
        return None if known is None else known(move.parts)

    # --- What things are worth

    def type_value(self, kind: int, mine: int, dirks: int = 0) -> float:
        """Points for one building type if the own count and Dirk's changed by so much."""
        key = (kind, mine, dirks)
        if key not in self._types:
            table = self.table
            counts = table.counts[kind]
            changed = (counts[0] + mine, *counts[1:-1], counts[-1] + dirks)
            total = 0.0
            for round in range(table.rounds + 1, 4):
                coming = table.unseen[kind] * table.part_before(round)
                spread = to_tenths(
                    self.weights.least_spread + self.weights.spread * sqrt(coming / table.players)
                )
                points = tuple(table.points[round - 1][kind])
                growth = to_tenths(coming / table.players)
                total += standing(changed, points, spread, growth, self.weights.rivalry)
            self._types[key] = total
        return self._types[key]

    def majority_gain(self, tile: int, waiting: int = 0) -> float:
        """What one more building of the tile's type adds; `waiting` of it come besides."""
        kind = self.table.kind(tile)
        if kind == NO_TILE:
            return 0.0
        return self.type_value(kind, waiting + 1) - self.type_value(kind, waiting)

    def shape_gain(self, after: Shape) -> float:
        """What a change of the board's shape adds."""
        before = self.site.now
        walls = self.weights.wall * self.table.scorings_left() * (after.wall - before.wall)
        return walls + self.weights.openness * self.time * (after.openness - before.openness)

    def gain(self, tile: int) -> float:
        """What owning a tile of the market adds; worked out once, when first asked for."""
        if tile not in self._gains:
            self._gains[tile] = self._best_use(tile)
        return self._gains[tile]

    def _best_use(self, tile: int) -> float:
        """What the tile adds on its best cell, or in the reserve."""
        kind = self.table.kind(tile)
        alike = sum(1 for other in self.table.pending if self.table.kind(other) == kind)
        majority = self.majority_gain(tile, alike)
        spots = [self.shape_gain(self.site.after_cell(tile, c)) for c in self.site.spots(tile)]
        return max([majority + shape for shape in spots] + [self.kept(majority)])

    def kept(self, majority: float) -> float:
        """What a tile is worth in the reserve."""
        return self.weights.reserved * self.time * max(0.0, majority)

    def _wealth(self, total: int, cards: int) -> float:
        """What money in hand is worth whatever the market offers, as far as it can be spent."""
        worth = self.weights.coin * total + self.weights.card * cards
        useful = self.weights.coin * self.weights.tile_cost * (self.table.tiles_each() + 1)
        return self.time * (min(worth, useful) + self.weights.surplus * max(0.0, worth - useful))

    def _more_money(self, total: int, cards: int) -> float:
        """What so much more (or less) money adds."""
        after = self._wealth(self._total + total, self._cards + cards)
        return after - self._wealth(self._total, self._cards)

    def _reached(self, currency: int, purse: list[int]) -> float:
        """What this money is worth beyond that, because it can pay for a tile on the market."""
        tiles = [tile for tile in self.table.sold_for(currency) if purse and tile != NO_TILE]
        return max(
            (
                max(0.0, self.gain(tile)) * reach(purse, self.table.price(tile), self.weights)
                for tile in tiles
            ),
            default=0.0,
        )

    # --- What moves add

    def _take(self, parts: Any) -> float:
        taken = self.table.sort_money(parts["cards"])
        value = self._more_money(sum(map(sum, taken)), sum(map(len, taken)))
        for currency, cards in enumerate(taken):
            if cards:
                purse = self.table.purses[currency]
                value += self._reached(currency, purse + cards) - self._reached(currency, purse)
        return value

    def _buy(self, parts: Any) -> float:
        paid = sum(map(sum, self.table.sort_money(parts["pay"])))
        exact = paid <= self.table.price(self.table.tile(parts["tile"]))  # less if something helps
        return self._purchase(parts) + (self.weights.action * self.time if exact else 0.0)

    def _purchase(self, parts: Any) -> float:
        """A tile for money, without the action that an exact payment gives."""
        tile = self.table.tile(parts["tile"])
        given = self.table.sort_money(parts["pay"])
        paid = sum(map(sum, given))
        value = self.gain(tile) + self._more_money(-paid, -sum(map(len, given)))
        for currency, cards in enumerate(given):
            if cards:
                # The tile this money was good for is off the market.
                value -= self._reached(currency, self.table.purses[currency])
        return value

    def _place(self, parts: Any) -> float:
        tile = self.table.tile(parts["tile"])
        after = self.site.after(tile, parts["at"], parts.get("turn", 0))
        return self.majority_gain(tile) + self.shape_gain(after)

    def _store(self, parts: Any) -> float:
        return self.kept(self.majority_gain(self.table.tile(parts["tile"])))

    def _give(self, parts: Any) -> float:
        kind = self.table.kind(self.table.tile(parts["tile"]))
        if kind == NO_TILE:
            return 0.0
        return self.type_value(kind, 0, 1) - self.type_value(kind, 0)

    def _remove(self, parts: Any) -> float:
        """One action undoes another: hardly ever worth it, and it could go on forever."""
        return LOOPING - self._building_lost(self.table.tile_on(parts["at"]))

    def _exchange(self, parts: Any) -> float:
        """Only for a dearer tile: two players who answer each other's exchanges might never end."""
        old = self.table.tile_on(parts["at"])
        new = self.table.tile(parts["tile"])
        value = 0.0
        if self.table.kind(old) != self.table.kind(new):
            won = self.majority_gain(new)
            value = won - self.kept(won) - self._building_lost(old)
        if self.table.price(new) <= self.table.price(old):
            return LOOPING + value
        return value + self.shape_gain(self.site.after(new, parts["at"], parts.get("turn", 0)))

    def _building_lost(self, tile: int) -> float:
        """What it costs that a building goes from the board to the reserve."""
        kind = self.table.kind(tile)
        if kind == NO_TILE:
            return 0.0
        lost = self.type_value(kind, 0) - self.type_value(kind, -1)
        return lost - self.kept(lost)


def reach(purse: list[int], price: int, weights: Weights) -> float:
    """The part of a tile's gain that this money is worth, by how nearly it pays the price."""
    total = sum(purse)
    if total < price:
        return weights.part * total / price
    return weights.exact if sums_of(purse) >> price & 1 else weights.enough


def to_tenths(number: float) -> float:
    """Rounded, so that equal situations are computed once."""
    return round(number, 1)
