"""The table as one seat is told it: the view, the drawings, what happened, what is asked."""

from typing import Any

import msgspec

from alhambra.game import Game, View
from alhambra.server.pictures import Album
from alhambra.server.play import Play
from alhambra.terminal.outlook import window


def sheets(game: Game) -> list[list[list[Any]]]:
    """Every scoring: for each seat (then Dirk) its items as [item, points, explanation]."""
    return [
        [[list(item) for item in items] for items in sheet.values()] for sheet in game.score_sheets
    ]


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

    def update(
        self,
        seat: int | None,
        since: int | None,
        orders: dict[str, str],
        deadline: float | None,
    ) -> dict[str, Any]:
        """All that this seat (None: a spectator) may know, and nothing else."""
        game = self.play.game
        view = game.view(seat)
        told, events = self.play.events_since(seat, since)
        return {
            "type": "update",
            "number": self.play.number,
            "view": view,
            "pictures": self._album.drawings(game, view),
            "question": view["question"],
            "moves": self._moves(seat, view),
            "told": told,
            "events": events,
            "undo": self.play.why_no_undo(seat),
            "sheets": self._all_sheets(),
            "outlook": self._outlook(view),
            "orders": orders,
            "deadline": deadline,
            "over": over(game, self._committed),
        }

    def _outlook(self, view: View) -> list[int] | None:
        """The least and the most cards until the next scoring, as everybody may count them.

        Modules pile the deck up in their own way, and a game from a file began somewhere.
        """
        if view["modules"] or not self._committed:
            return None
        found = window(view["rounds"], view["deck"], self.play.turned_up)
        return None if found is None else list(found)

    def _moves(self, seat: int | None, view: View) -> list[dict[str, Any]] | None:
        """For the asked seat only: what could be answered tells what it holds."""
        if seat is None or view["question"] is None or view["question"]["seat"] != seat:
            return None
        return [move.to_json() for move in self.play.game.moves()]

    def _all_sheets(self) -> msgspec.Raw:
        """Scorings are few: they are written once each."""
        done = len(self.play.game.state.sheets)
        if done != self._scorings:
            self._sheets = msgspec.Raw(msgspec.json.encode(sheets(self.play.game)))
            self._scorings = done
        return self._sheets
