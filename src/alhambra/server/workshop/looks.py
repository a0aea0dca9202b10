"""Jobs that look ahead: nothing of them is kept, and only what the seat may know is told."""

from typing import Any

from alhambra.server.orders import Order, ahead, choices, tried
from alhambra.server.previews import preview
from alhambra.server.told import Foreseen
from alhambra.server.workshop.story import Story, game_of


def foresee(story: Story, seat: int, move: dict[str, Any]) -> Foreseen:
    """What a move would do, or why not."""
    return preview(game_of(story), seat, move)


def try_orders(
    story: Story, seat: int, orders: list[Order], plan: list[dict[str, Any]]
) -> dict[str, Any]:
    """What orders would do now."""
    return tried(game_of(story), seat, orders, plan)


def look_ahead(story: Story, seat: int, plan: list[dict[str, Any]]) -> dict[str, Any]:
    """What could be planned next."""
    return ahead(game_of(story), seat, plan)


def list_choices(story: Story) -> list[dict[str, Any]]:
    """What can be ordered in this game."""
    return choices(game_of(story))
