"""Tables laid by hand, as a view would show them."""

from typing import Any

from alhambra.measuring.refereed import assistants
from alhambra.referee.assistant import Assistant
from alhambra.referee.crew import Crew, shapes_of
from alhambra.referee.paper import Paper, View
from alhambra.referee.pieces import Cell
from alhambra.referee.plan import Plan
from alhambra.referee.story import Event
from alhambra.referee.table import Table
from alhambra.referee.ways import Way, Ways
from alhambra.rooms import ALL

COLOURS = ("white", "red", "yellow", "green", "blue", "orange")
SHAPES = shapes_of(assistants(ALL))


def lying(text: str) -> dict[str, Any]:
    """`tower 11 N @ 1,0`; a third number says how often the tile is turned."""
    tile, _, place = text.partition(" @ ")
    x, y, *turn = map(int, place.split(","))
    return {"tile": tile, "at": [x, y], **({"turn": turn[0]} if turn else {})}


def shown(*boards: list[str], **modules: Any) -> View:
    """What everybody sees of these Alhambras; modules show what is given, or nothing."""
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
    return {**view, **{name: own for name, own in modules.items() if own is not None}}


def crew(view: View) -> Crew:
    """The assistants of the modules on the table."""
    return Crew(view, assistants(view["modules"]))


def table(view: View) -> Table:
    """The view on paper, with tiles of any module."""
    return Table(view, crew(view).assistants, SHAPES)


def one_board(*board: str, **modules: Any) -> Table:
    """A table with one Alhambra."""
    return table(shown(list(board), **modules))


def drawn(*board: str, **modules: Any) -> Paper:
    """That Alhambra."""
    return one_board(*board, **modules).papers[0]


def plan(*board: str, **modules: Any) -> Plan:
    """The same, to ask where pieces may lie."""
    asked = one_board(*board, **modules)
    return Plan(asked.papers[0], asked.assistants)


def piece(tile: str, at: Cell, turn: int = 0, added: str = "") -> Paper:
    """A tile of any module by itself."""
    return SHAPES.piece(tile, at, turn, added)


def fitting(asked: Plan, tile: str, turn: int = 0) -> set[Cell]:
    """The cells on which a tile may begin."""
    return {cell for cell in asked.near() if asked.may_add(piece(tile, cell, turn))}


def broken(asked: Plan) -> str:
    """The first build rule that does not hold."""
    return asked.broken(asked.paper)


def ways(view: View, kind: str, **data: Any) -> set[Way]:
    """All ways to answer such a question of the first seat."""
    asked = {**view, "question": {"seat": 0, "kind": kind, "data": data}}
    mine = crew(asked)
    return Ways(mine.table(asked), mine.story).all()


def cells(found: set[Way], kind: str) -> set[Cell]:
    """The cells of all ways of one kind."""
    return {way[3] for way in found if way[0] == kind}


def redesign(board: list[str], reserve: list[str], **modules: Any) -> View:
    """An Alhambra with something in the reserve."""
    view = shown(board, **modules)
    view["seats"][0]["reserve"] = reserve
    return view


def scored(asked: Table, round_number: int = 1) -> dict[str, int]:
    """What the modules bring the first seat."""
    found: dict[str, int] = {}
    for one in asked.assistants:
        found.update(one.points(asked, 0, round_number))
    return {name: points for name, points in found.items() if points}


def row(*tiles: str, y: int = 0, x: int = 1, **modules: Any) -> Table:
    """Tiles from west to east, beginning beside the fountain."""
    laid = [f"{tile} @ {x + number},{y}" for number, tile in enumerate(tiles)]
    return one_board(*laid, **modules)


def tell(mine: Crew, *events: Event) -> None:
    """Told to everybody; nothing is looked up on the table."""
    for event in events:
        mine.hear(event, lambda: Table({"seats": []}, [], SHAPES))


def only(mine: Crew) -> Assistant:
    """The one assistant."""
    (found,) = mine.assistants
    return found
