"""The New Score Cards: for each scoring another order of the building types.

Three of eighteen cards are drawn at the start and lie open, one for each scoring. Each names the
six types from the least to the most valuable; the least valuable one brings what pavilions bring
in the base game, the most valuable one what towers bring. The scoring cards in the deck only say
when a scoring takes place.
"""

from alhambra.engine.prelude import (  # isort: skip
    NONE, STAGE_BOARDS, TYPE, TYPES, Any, Event, Final, Module, Number, Pieces, Rules, State,
    Words, i64,
)  # fmt: skip

SCORINGS: Final = ("first", "second", "third")


class NewScoreCards(Module):
    """Eighteen cards.

    Rulings: the majorities of the six types are all that changes, for Dirk as for everybody; what
    other modules count has tables of its own. Ties share the points of the new order.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__()
        self.orders: list[list[int]] = [
            [TYPES.index(kind) for kind in card] for card in data["cards"]
        ]
        self.card = ScoreCard(self, "score_card", data["cards"], noun="score card")
        self.drawn = [  # the card of each scoring
            Number(self, name, self.card, brief=False, stage=STAGE_BOARDS) for name in SCORINGS
        ]
        self.score_card = Event(
            self, "score_card", scoring=Words("scoring", SCORINGS), types=self.card
        )

    def lay_out(self, state: State, keys: list[str]) -> None:
        """Three of all the cards are drawn; the others leave the game."""
        if len(keys) < len(SCORINGS):
            raise ValueError(f"{keys[0]} must be a score card like the others")
        cards = self.card.shuffled(state)
        state.reveals += 1
        for scoring, field in enumerate(self.drawn):
            field.put(state, cards[scoring])
            self.score_card.tell(state, scoring, cards[scoring])

    def restored(self, state: State) -> None:
        for field in self.drawn:
            if field.of(state) == NONE:
                raise ValueError(f"{field.key} must be a score card")

    def values(self, state: State, round: i64, kind: i64, values: list[int]) -> list[int]:
        """A type is worth what the type of the base game is worth that has its place."""
        order = self.orders[int(self.drawn[int(round) - 1].of(state))]
        return state.rules.points[int(round) - 1][order.index(int(kind))]


class ScoreCard(Pieces):
    """One card with each order, written as a list of the types, the least valuable first."""

    def text(self, rules: Rules, value: i64) -> object:
        order = self.words[int(value)]
        assert isinstance(order, list)
        return order[:]

    def wire(self) -> object:
        return {"list": TYPE.wire()}
