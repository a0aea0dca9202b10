"""New building grounds for the referee: a ground becomes a building of a type."""

from alhambra.referee.assistant import Assistant, Look
from alhambra.referee.story import Event


class NewBuildingGrounds(Assistant):
    """What is built on a ground is bought in that turn, or comes to Dirk."""

    def hear(self, event: Event, look: Look) -> None:
        if event["event"] == "ground_built":
            self.story.bought.add(built_on(event))

    def dirk_drew(self, event: Event) -> list[str]:
        return [built_on(event)] if event["event"] == "dirk_built" else []


def built_on(event: Event) -> str:
    """The tile is called like its ground, with the type."""
    tile: str = event["ground"].replace("ground", event["type"])
    return tile
