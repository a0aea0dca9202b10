"""The table as one seat is told it: the view, the drawings, what happened, what is asked."""

from typing import Any

import msgspec

from alhambra.game.game import Game
from alhambra.server.forecast import forecast
from alhambra.server.pictures import Album
from alhambra.server.play import Play
from alhambra.server.wares import wares
from alhambra.showing.outlook import cards_until_scoring


def sheets(game: Game) -> list[list[list[Any]]]:
    """Every scoring: for each seat (then Dirk) its items as [item, points, explanation]."""
    return [
        [[list(item) for item in items] for items in sheet.values()] for sheet in game.score_sheets
    ]


def scorings(game: Game) -> list[int]:
    """The numbers (1 to 3) of the sheets; a scoring card that never came leaves a gap."""
    return [sheet.round for sheet in game.state.sheets]


def space_currencies(game: Game) -> list[str]:
    """The currency of each market space."""
    rules = game.state.rules
    return [rules.currencies[int(currency)].name for currency in rules.space_currency]


def over(game: Game, committed: bool) -> dict[str, Any] | None:
    """The result, and what was promised at the start."""
    if not game.over:
        return None
    secret = {"seed": game.setup.seed, "salt": game.setup.salt} if committed else {}
    return {"winners": game.winners, "seed": None, "salt": None, **secret}


class Teller:
    """Makes the updates of one table."""

    def __init__(self, play: Play, committed: bool) -> None:
        self.play = play
        self._committed = committed
        self._album = Album()
        self._sheets = msgspec.Raw(b"[]")
        self._scorings = 0
        self._description = msgspec.Raw(msgspec.json.encode(play.game.description()))
        self._foreseen = (-1, msgspec.Raw(b"null"))  # at which number, and what

    def update(
        self,
        seat: int | None,
        since: int | None,
        orders: dict[str, Any],
        deadline: float | None,
        asking: Game | None,
        answered: dict[str, Any] | None = None,
    ) -> dict[str, Any]:
        """All that this seat (None: a spectator) may know, and nothing else.

        `asking` is the game in which the seat is asked, None if it is not, or is answered for.
        What could be answered or bought tells what a seat holds: it is for that seat only, like
        what it has `answered` before it is due.
        """
        game = self.play.game
        view = game.view(seat)
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
            "moves": None if asking is None else [move.to_json() for move in asking.moves()],
            "wares": None if asking is None else wares(asking),
            "answered": answered,
            "told": told,
            "events": events,
            "undo": self.play.why_no_undo(seat),
            "restart": self.play.moves_of_turn(seat),
            "sheets": self._all_sheets(),
            "scorings": scorings(game),
            "outlook": cards_until_scoring(game.state),
            "forecast": self._next_scoring(),
            "orders": orders,
            "deadline": deadline,
            "over": over(game, self._committed),
        }

    def _next_scoring(self) -> msgspec.Raw:
        """The same for all who are told of this number, so it is counted once."""
        if self._foreseen[0] != self.play.number:
            told = msgspec.Raw(msgspec.json.encode(forecast(self.play.game)))
            self._foreseen = (self.play.number, told)
        return self._foreseen[1]

    def _all_sheets(self) -> msgspec.Raw:
        """Scorings are few: they are written once each."""
        done = len(self.play.game.state.sheets)
        if done != self._scorings:
            self._sheets = msgspec.Raw(msgspec.json.encode(sheets(self.play.game)))
            self._scorings = done
        return self._sheets
