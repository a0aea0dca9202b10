"""Tables laid by hand, as a view would show them."""

from typing import Any

from alhambra.referee.paper import Paper, View, paper
from alhambra.referee.plan import Plan
from alhambra.referee.story import Story
from alhambra.referee.ways import Way, Ways

COLOURS = ("white", "red", "yellow", "green", "blue", "orange")


def lying(text: str) -> dict[str, Any]:
    """`tower 11 N @ 1,0`; a third number says how often the tile is turned."""
    tile, _, place = text.partition(" @ ")
    x, y, *turn = map(int, place.split(","))
    return {"tile": tile, "at": [x, y], **({"turn": turn[0]} if turn else {})}


def table(*boards: list[str], **modules: Any) -> View:
    """What everybody sees of these Alhambras; modules show what is given."""
    seats = [
        {
            "colour": COLOURS[seat],
            "score": 0,
            "board": [lying(text) for text in board],
            "reserve": [],
            "pending": [],
        }
        for seat, board in enumerate(boards)
    ]
    view = {"modules": list(modules), "seats": seats, "turn": 0, "over": False}
    return {**view, **{name: shown for name, shown in modules.items() if shown is not None}}


def drawn(*board: str, sites: tuple[str, ...] = (), **modules: Any) -> Paper:
    """One Alhambra; on these of its tiles lie sites."""
    tokens = {"sites": [{"seat": 0, "tile": tile} for tile in sites]}
    return paper(table(list(board), building_sites=tokens, **modules), 0)


def plan(*board: str, **modules: Any) -> Plan:
    """The same, to ask where pieces may lie."""
    return Plan(drawn(*board, **modules))


def ways(view: View, kind: str, **data: Any) -> set[Way]:
    """All ways to answer such a question of the first seat."""
    asked = {**view, "question": {"seat": 0, "kind": kind, "data": data}}
    return Ways(asked, Story(asked)).all()
