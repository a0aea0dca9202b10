"""Invaders for the referee: open sides that face them cost points after a scoring."""

from alhambra.referee.assistant import Assistant, Look, Loss
from alhambra.referee.outline import open_sides
from alhambra.referee.paper import Paper
from alhambra.referee.pieces import turned
from alhambra.referee.scorer import LAST_ROUND
from alhambra.referee.story import Event


class Invaders(Assistant):
    """The card that was shown says from where they come."""

    def loses_at_once(self, event: Event, look: Look) -> Loss | None:
        if event["event"] != "attacked":
            return None
        number = event["round"]
        costs = [attack_losses(drawn, number, event["attack"]) for drawn in look().papers]
        return Loss(number, costs)


def attack_losses(drawn: Paper, round_number: int, direction: str) -> int:
    """Open outer sides that face the invaders; in the third round those beside them too."""
    sides = [side for _, side in open_sides(drawn)]
    front = direction[0].upper()
    lost = round_number * sides.count(front)
    if round_number == LAST_ROUND:
        lost += sum(sides.count(turned(front, turn)) for turn in (1, 3))
    return lost
