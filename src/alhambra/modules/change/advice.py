"""The Change: it adds no moves of its own."""

from typing import Any

from alhambra.game.moves import Move


def advise(_view: dict[str, Any], _move: Move) -> float | None:
    """Coins come by themselves when a tile is bought; nothing is to be decided here."""
    return None


def coins(view: dict[str, Any]) -> list[str]:
    """The own ones; they pay like cards."""
    own: list[str] = view["change"]["coins"][view["you"]]
    return own
