"""Diagrams as plain JSON values."""

from typing import Any

from alhambra.server.pictures import drawing
from alhambra.showing.diagrams import OWNER, Diagram
from alhambra.showing.pictures import board_picture


def drawn(diagram: Diagram) -> dict[str, Any]:
    """What a client needs to draw it: no rule, no position."""
    game = diagram.game
    return {
        "board": drawing(board_picture(game, OWNER)) if game else None,
        "marks": game.view().get("marks", []) if game else [],
        "tile": diagram.tile,
        "allowed": list(diagram.allowed),
        "refused": {f"{x},{y}": why for (x, y), why in diagram.refused.items()},
        "lit": diagram.lit,
        "rows": [[list(stack) for stack in row] for row in diagram.rows],
    }
