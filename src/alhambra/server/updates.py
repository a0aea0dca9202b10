"""The table as one seat is told it: the view, the drawings, what happened, what is asked."""

from typing import Any, cast

from alhambra.game.game import Game
from alhambra.server.clocks.reckon import Left
from alhambra.server.forecast import forecast
from alhambra.server.pictures import Album
from alhambra.server.play import Play
from alhambra.server.rows import ChatRow
from alhambra.server.shown import Description, Forecast, Move, Over, Sheet, written
from alhambra.server.told import ChatLine, Orders, Update
from alhambra.server.wares import wares
from alhambra.showing.outlook import cards_until_scoring


def sheets(game: Game) -> list[Sheet]:
    """Every scoring: for each seat (then Dirk) its items as [item, points, explanation]."""
    return [list(sheet.values()) for sheet in game.score_sheets]


def scorings(game: Game) -> list[int]:
    """The numbers (1 to 3) of the sheets; a scoring card that never came leaves a gap."""
    return [sheet.round for sheet in game.state.sheets]


def space_currencies(game: Game) -> list[str]:
    """The currency of each market space."""
    rules = game.state.rules
    return [rules.currencies[int(currency)].name for currency in rules.space_currency]


def over(game: Game, committed: bool) -> Over | None:
    """The result, and what was promised at the start."""
    if not game.over:
        return None
    told = game.setup if committed else None
    return {
        "winners": game.winners,
        "seed": told.seed if told else None,
        "salt": told.salt if told else None,
        "generator": told.generator if told else None,
        "words": list(told.words) if told else [],
    }


def _listed(game: Game) -> list[Move]:
    return cast("list[Move]", [move.to_json() for move in game.moves()])


class Teller:
    """Makes the updates of one table."""

    def __init__(self, play: Play, committed: bool) -> None:
        self.play = play
        self._committed = committed
        self._album = Album()
        self._sheets: list[Sheet] = []
        self._scorings = 0
        self._description: Description = written(cast("Description", play.game.description()))
        self._foreseen: tuple[int, Forecast] | None = None  # at which number, and what

    def update(
        self,
        seat: int | None,
        since: int | None,
        orders: Orders,
        left: Left | None,
        asking: Game | None,
        answered: dict[str, Any] | None = None,
    ) -> Update:
        """All that this seat (None: a spectator) may know, and nothing else.

        `asking` is the game in which the seat is asked, None if it is not, or is answered for.
        What could be answered or bought tells what a seat holds: it is for that seat only, like
        what it has `answered` before it is due.
        """
        game = self.play.game
        view: Any = game.view(seat)
        if asking is not None and asking.question is not None:
            view["question"] = asking.question.to_json()
        told, events = self.play.events_since(seat, since)
        return {
            "type": "update",
            "number": self.play.number,
            "description": self._description if since is None else None,
            "view": view,
            "pictures": self._album.drawings(game, view),
            "currencies": space_currencies(game),
            "question": view["question"],
            "moves": None if asking is None else _listed(asking),
            "wares": None if asking is None else wares(asking),
            "answered": cast("Move | None", answered),
            "told": told,
            "events": events,
            "undo": self.play.why_no_undo(seat),
            "restart": self.play.moves_of_turn(seat),
            "sheets": self._all_sheets(),
            "scorings": scorings(game),
            "outlook": cards_until_scoring(game.state),
            "forecast": self._next_scoring(),
            "orders": orders,
            "deadline": left.deadline if left else None,
            "bank": left.bank if left else None,
            "over": over(game, self._committed),
        }

    def _next_scoring(self) -> Forecast:
        """The same for all who are told of this number, so it is counted once."""
        if self._foreseen is None or self._foreseen[0] != self.play.number:
            self._foreseen = (self.play.number, written(forecast(self.play.game)))
        return self._foreseen[1]

    def _all_sheets(self) -> list[Sheet]:
        """Scorings are few: they are written once each."""
        done = len(self.play.game.state.sheets)
        if done != self._scorings:
            self._sheets = written(sheets(self.play.game))
            self._scorings = done
        return self._sheets


def chat_message(line: ChatRow) -> ChatLine:
    """A line of talk as it is sent."""
    return {
        "type": "chat",
        "seat": line.seat,
        "name": line.name,
        "text": line.text,
        "at": line.at,
        "note": line.note,
    }
