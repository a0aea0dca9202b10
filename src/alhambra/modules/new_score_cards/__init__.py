"""The New Score Cards: for each scoring another order of the building types.

Three of eighteen cards are drawn at the start and lie open, one for each scoring. Each names the
six types from the least to the most valuable; the least valuable one brings what pavilions bring
in the base game, the most valuable one what towers bring. The scoring cards in the deck only say
when a scoring takes place.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from alhambra.engine.module import STAGE_BOARDS, Module, Slot
from alhambra.engine.notation import one_of
from alhambra.engine.rules import TYPES, Rules
from alhambra.engine.state import State

SCORINGS: Final = ("first", "second", "third")


@final
class Indicator(Slot):
    """The three cards, in the order of the scorings, each by its number."""

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards

    def copy(self) -> Slot:
        """The cards never change once they are drawn, so they are shared."""
        return Indicator(self.cards)


class NewScoreCards(Module):
    """Eighteen cards.

    Rulings: the majorities of the six types are all that changes, for Dirk as for everybody; what
    other modules count has tables of its own. Ties share the points of the new order.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__("new_score_cards", 17)
        self.orders: list[list[int]] = [
            [TYPES.index(kind) for kind in card] for card in data["cards"]
        ]

    def new_slot(self, rules: Rules) -> Slot | None:
        """Filled when the cards are drawn."""
        return Indicator(list(range(len(SCORINGS))))

    def indicator(self, state: State) -> Indicator:
        """What the module keeps."""
        slot = state.slots[self.index]
        assert isinstance(slot, Indicator)
        return slot

    def set_up(self, state: State, stage: i64) -> None:
        """Three cards are drawn; the others leave the game."""
        if stage == STAGE_BOARDS:
            self.draw(state)
            if state.telling:
                for number, name in enumerate(SCORINGS):
                    types = self.types(state, number)
                    state.tell({"event": "score_card", "scoring": name, "types": types})

    def draw(self, state: State) -> None:
        """Three of all the cards, at random."""
        cards = list(range(len(self.orders)))
        state.rng.shuffle(cards)
        state.slots[self.index] = Indicator(cards[: len(SCORINGS)])
        state.reveals += 1

    def values(self, state: State, round: i64, kind: i64, values: list[int]) -> list[int]:
        """A type is worth what the type of the base game is worth that has its place."""
        order = self.orders[self.indicator(state).cards[int(round) - 1]]
        return state.rules.points[int(round) - 1][order.index(int(kind))]

    # --- Notation

    def types(self, state: State, number: int) -> list[str]:
        """The order for one scoring, from the least to the most valuable type."""
        return [TYPES[kind] for kind in self.orders[self.indicator(state).cards[number]]]

    def show(self, state: State, seat: i64, view: dict[str, object]) -> None:
        """All three lie open."""
        view[self.name] = {name: self.types(state, n) for n, name in enumerate(SCORINGS)}

    def write(self, state: State) -> dict[str, object]:
        """The order for the `first`, `second` and `third` scoring, the least valuable first."""
        return {name: self.types(state, n) for n, name in enumerate(SCORINGS)}

    def read(self, state: State, table: dict[str, object]) -> None:
        """All three are given, or three are drawn."""
        for key in table:
            one_of(SCORINGS, key, "a scoring")
        if not table:
            self.draw(state)
            return
        cards = [self._read_card(table, name) for name in SCORINGS]
        if len(set(cards)) < len(cards):
            raise ValueError("there is only one card with each order")
        state.slots[self.index] = Indicator(cards)

    def _read_card(self, table: dict[str, object], name: str) -> int:
        types = table.get(name)
        if not isinstance(types, list):
            raise ValueError(f"{name} must be a list of the six types")
        order = [one_of(TYPES, kind, f"a type of the {name} card") for kind in types]
        if order not in self.orders:
            raise ValueError(f"{name}: there is no card with this order")
        return self.orders.index(order)
