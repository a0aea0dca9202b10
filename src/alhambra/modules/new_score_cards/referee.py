"""New score cards for the referee: each scoring has its own order of the types."""

from alhambra.referee.assistant import Assistant
from alhambra.referee.paper import View


class NewScoreCards(Assistant):
    """The cards lie open."""

    def type_order(self, view: View, round_number: int) -> list[str] | None:
        card = ("first", "second", "third")[round_number - 1]
        order: list[str] = view["new_score_cards"][card]
        return order
