"""The power of the sultan for the referee: what is claimed from a refill is nobody's turn."""

from alhambra.referee.assistant import Assistant, Look
from alhambra.referee.story import Event


class PowerOfSultan(Assistant):
    """A tile that is drawn in the middle of a turn is claimed in that turn."""

    def hear(self, event: Event, look: Look) -> None:
        if event["event"] == "sultan_claimed" and not self.story.drawing:
            self.story.claimed.add(event["tile"])
