"""Treasures: they make up for missing money, or are points.

Everybody has five treasures, worth 1 to 5. Whoever has not the money to buy a building may give a
treasure that is worth at least what is missing. The purchase counts as exact, even if the treasure
was worth more. Treasures kept until the end score their value.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from alhambra.engine.laying import tile_name
from alhambra.engine.module import ACTIONS, WINDOW, Module, Slot
from alhambra.engine.notation import per_seat
from alhambra.engine.offers import BETWEEN_TURNS, Deal, Offer
from alhambra.engine.rules import Rules
from alhambra.engine.scoring import Item
from alhambra.engine.state import State
from alhambra.engine.step import Deed
from alhambra.modules.treasures.promise import Means, Promise

LAST_ROUND: Final = 3
LAST: Final = 100  # after all other modules


@final
class Promised:
    """A treasure promised in this turn: for which offer, and which tile it sold."""

    def __init__(self, treasure: int, offer: int, tile: int) -> None:
        self.treasure = treasure
        self.offer = offer
        self.tile = tile


@final
class Hoards(Slot):
    """By seat: the treasures left and those promised in this turn; lists are replaced."""

    def __init__(self, left: list[list[int]], promised: list[list[Promised]]) -> None:
        self.left = left
        self.promised = promised

    def copy(self) -> Slot:
        """An independent copy."""
        return Hoards(self.left[:], self.promised[:])


class Treasures(Module):
    """Five treasures each.

    Rulings: a treasure is promised for a tile before the purchase and given once less than the
    price is paid; a promise that is not kept costs nothing and lapses with the turn. Money is
    missing if the seat has no legal payment for the purchase, with diamonds and exchange cards too;
    where only an exact payment will do, one that is exact. As long as it has one, a promise does
    not count. Treasures buy tiles: no cards, nothing at half price, nothing from another player and
    nothing out of a bonus. They satisfy every rule that wants an exact payment, and they are no
    money.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__("treasures", 42)
        self.all: list[int] = data["values"]

    def new_slot(self, rules: Rules) -> Slot | None:
        """Everybody has all five."""
        return Hoards([self.all for _ in range(rules.players)], [[] for _ in range(rules.players)])

    def hoards(self, state: State) -> Hoards:
        """What the module keeps."""
        slot = state.slots[self.index]
        assert isinstance(slot, Hoards)
        return slot

    def deeds(self, menu: str) -> list[Deed]:
        """A treasure can be promised wherever tiles are bought."""
        if menu == ACTIONS:
            return [Promise("bribe", self)]
        if menu == WINDOW:
            return [Promise("bribe_between_turns", self)]
        return []

    # --- The promise and the purchase

    def helps(self, offer: Offer) -> bool:
        """Whether a treasure may make up for money missing from this price."""
        return offer.building and offer.payee < 0 and not offer.never_exact

    def free(self, state: State, seat: i64) -> list[int]:
        """The treasures that a seat has and has not promised in this turn."""
        slot = self.hoards(state)
        taken = [promised.treasure for promised in slot.promised[int(seat)]]
        return [treasure for treasure in slot.left[int(seat)] if treasure not in taken]

    def offers(self, state: State, seat: i64, cause: i64, found: list[Offer]) -> None:
        """The seat pays less for a tile by what it has promised for it."""
        for promised in self.hoards(state).promised[int(seat)]:
            for offer in found:
                if offer.number == promised.offer and offer.tile == promised.tile:
                    offer.aid = promised.treasure
                    offer.exact_only = offer.exact_only or cause == BETWEEN_TURNS

    def order_of(self, hook: str) -> int:
        """Only the final price tells whether money is missing."""
        return LAST if hook == "price" else self.number

    def price(self, state: State, seat: i64, offer: Offer, price: i64) -> i64:
        """The price stays; what was promised does not count for a seat that can pay it."""
        if offer.aid and Means(state, seat).suffice(offer, price):
            offer.aid = 0
        return price

    def promise(self, state: State, seat: i64, treasure: i64, offer: Offer) -> None:
        """A treasure will make up for what is missing from the price of this offer."""
        promised = self.hoards(state).promised
        entry = Promised(int(treasure), int(offer.number), int(offer.tile))
        promised[int(seat)] = [*promised[int(seat)], entry]
        if state.telling:
            event: dict[str, object] = {"event": "treasure_promised", "seat": int(seat)}
            tile = tile_name(state, offer.tile)
            state.tell({**event, "treasure": entry.treasure, "tile": tile})

    def bought(self, state: State, deal: Deal) -> None:
        """The promised treasure is given if money was missing, and leaves the game."""
        if not deal.aided:
            return
        slot = self.hoards(state)
        seat = int(deal.seat)
        treasure = int(deal.offer.aid)
        slot.left[seat] = [other for other in slot.left[seat] if other != treasure]
        if state.telling:
            state.tell({"event": "treasure_given", "seat": seat, "treasure": treasure})

    def turn_started(self, state: State, seat: i64) -> None:
        """What was promised between turns is void."""
        self._forget(state)

    def turn_over(self, state: State, seat: i64) -> None:
        """What was promised in the turn is void."""
        self._forget(state)

    def _forget(self, state: State) -> None:
        self.hoards(state).promised = [[] for _ in range(state.rules.players)]

    # --- Scoring

    def items(self, state: State, round: i64, found: list[Item]) -> None:
        """In the third scoring what is left counts its value."""
        if round != LAST_ROUND:
            return
        for seat, left in enumerate(self.hoards(state).left):
            if left:
                found.append(Item(seat, self.name, sum(left), {"treasures": left[:]}))

    # --- Notation

    def show(self, state: State, seat: i64, view: dict[str, object]) -> None:
        """Treasures lie open; what was promised for which tile, too."""
        slot = self.hoards(state)
        shown: dict[str, object] = {"left": [left[:] for left in slot.left]}
        promised = [
            {"seat": other, "treasure": entry.treasure, "tile": tile_name(state, entry.tile)}
            for other, entries in enumerate(slot.promised)
            for entry in entries
        ]
        if promised:
            shown["promised"] = promised
        view[self.name] = shown

    def write(self, state: State) -> dict[str, object]:
        """`left` by seat; `promised`, if any: by seat the treasure, the offer and the tile."""
        slot = self.hoards(state)
        table: dict[str, object] = {"left": [left[:] for left in slot.left]}
        if any(slot.promised):
            table["promised"] = [
                [[entry.treasure, entry.offer, tile_name(state, entry.tile)] for entry in entries]
                for entries in slot.promised
            ]
        return table

    def read(self, state: State, table: dict[str, object]) -> None:
        """Left out, everybody has all and has promised nothing."""
        for key in table:
            if key not in ("left", "promised"):
                raise ValueError(f"unknown key {key}")
        left = [self.all for _ in range(state.rules.players)]
        if "left" in table:
            left = [self._read_left(values) for values in per_seat(state.rules, table, "left")]
        promised = per_seat(state.rules, table, "promised")
        state.slots[self.index] = Hoards(left, [_read_promised(state, each) for each in promised])

    def _read_left(self, values: object) -> list[int]:
        if not isinstance(values, list) or [v for v in self.all if v in values] != values:
            raise ValueError("left must be a list of treasures, each once and in their order")
        return values


def _read_promised(state: State, entries: object) -> list[Promised]:
    """What one seat has promised in this turn; some of it may have been given since."""
    found: list[Promised] = []
    for entry in entries if isinstance(entries, list) else [0]:
        if not isinstance(entry, list) or [type(part) for part in entry] != [int, int, str]:
            raise ValueError("promised must be lists of a treasure, an offer and a tile")
        tile = state.rules.tile_by_name.get(entry[2])
        if tile is None:
            raise ValueError(f"there is no tile {entry[2]}")
        found.append(Promised(entry[0], entry[1], tile))
    return found
