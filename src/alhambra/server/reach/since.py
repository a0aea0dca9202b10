"""What happened at a table since somebody last did something there, as everybody may know it."""

from typing import TYPE_CHECKING, Any, NamedTuple, cast

from sqlalchemy import Connection, case, func, select

from alhambra.game.game import Event
from alhambra.server.reach.notice import Facts
from alhambra.server.rows import KEPT, PERSON
from alhambra.server.schema import LOG
from alhambra.showing.printed import Cell, Tile
from alhambra.showing.story import paragraphs
from alhambra.showing.texts import LANGUAGES, text
from alhambra.showing.words import Words

if TYPE_CHECKING:
    from alhambra.server.tables import Table

GAME = "Alhambra"  # the name of a table that has none
MOST_SAID = 6  # deeds in one sentence


class FromAfar(Words):
    """Words for whoever does not see the boards: tiles without their walls, and no places."""

    def tile(self, tile: Tile) -> str:
        """Type and price."""
        if tile.price is None:
            return self.piece(tile.name)
        return f"{self.kind(tile.kind)} {tile.price}"

    def short_tile(self, tile: Tile) -> str:
        """The same."""
        return self.tile(tile)

    def place(self, cell: Cell) -> str:
        """Nothing."""
        return ""


class Since(NamedTuple):
    """What the log says."""

    number: int | None  # of the seat's own last answer
    moves: int  # after it
    last: int | None  # who made the last of them


def own_last(connection: Connection, table: str, seat: int, alone: bool) -> Since:
    """When the seat answered last, and what followed.

    Whoever reads it alone is told what followed their own last answer. Where others may read it,
    an answer is an answer: whether a person gave it would say that they had ordered it, or had no
    choice.
    """
    own = (LOG.c.table_id == table) & (LOG.c.seat == seat)
    if alone:
        own &= LOG.c.source.in_((PERSON, KEPT))
    number = connection.scalar(select(func.max(LOG.c.number)).where(own))
    after = (LOG.c.table_id == table) & (LOG.c.number > (number or 0))
    stands = func.sum(case((LOG.c.move.is_(None), -1), else_=1))  # an undo takes one away
    moves = connection.scalar(select(stands).where(after)) or 0
    made = after & LOG.c.move.is_not(None)
    last = connection.scalar(select(LOG.c.seat).where(made).order_by(LOG.c.number.desc()).limit(1))
    return Since(number, max(0, int(moves)), last)


def facts(table: "Table", asked: int, since: Since) -> Facts:
    """Only what is in the log by its kind, and public events; never what somebody holds."""
    number, moves, last = since
    names = [seat.name for seat in table.seats]
    events = cast("list[Event]", table.play.events_since(None, number)[1])
    return Facts(
        table.id,
        table.row.name or GAME,
        moves,
        names[last] if last is not None else "",
        {language: said(table, events, asked, language) for language in LANGUAGES},
        _scored(events, names),
        first=number is None,
    )


def said(table: "Table", events: list[Event], mine: int, language: str) -> str:
    """What somebody else did last, in one sentence; nothing if nobody did."""
    names = tuple(seat.name for seat in table.seats)
    if len(names) == 2:
        names = (*names, text(language, "dirk"))
    kinds = table.play.game.description()["parts"]
    words = FromAfar(language, names, kinds)
    told = [one for one in paragraphs(events, words) if one.seat is not None and one.seat != mine]
    if not told:
        return ""
    told[-1].phrases = told[-1].phrases[-MOST_SAID:]
    return f"{told[-1].sentence(words)}."


def _scored(events: list[Event], names: list[str]) -> list[tuple[str, int]] | None:
    """Names and points of the last scoring among these events."""
    scorings: list[Any] = [event["points"] for event in events if event["event"] == "scored"]
    return list(zip(names, scorings[-1], strict=False)) if scorings else None
