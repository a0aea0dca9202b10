"""Boards as the client draws them: what lies on each cell, its walls, and the wall that scores."""

from typing import Any

from alhambra.engine.laying import unfinished
from alhambra.game.game import Game, View
from alhambra.server.shown import Picture, PictureCell, Scene, written
from alhambra.showing.pictures import BoardPicture, Spot, board_picture

GATE = "gate"


def drawing(picture: BoardPicture) -> Picture:
    """One board as plain JSON values."""
    return {
        "cells": [_cell(spot) for spot in picture.spots],
        "fountain": {"walls": picture.fountain},
        "rim": list(picture.rim),
        "extras": [{"x": x, "y": y, "side": side, "kind": GATE} for x, y, side in picture.gates],
    }


def _cell(spot: Spot) -> PictureCell:
    """Only what differs from a plain tile is said."""
    cell: PictureCell = {
        "x": spot.at[0],
        "y": spot.at[1],
        "tile": spot.tile,
        "kind": spot.kind,
        "walls": spot.walls,
    }
    if spot.half:
        cell["half"] = spot.half
    if spot.turn:
        cell["turn"] = spot.turn
    if spot.mate:
        cell["mate"] = spot.mate
    if spot.outside:
        cell["outside"] = True
    if spot.unfinished:
        cell["unfinished"] = True
    return cell


def scene(game: Game) -> Scene:
    """All boards as they lie now, and what lies on them."""
    boards = [drawing(board_picture(game, seat)) for seat in range(game.setup.players)]
    return {"pictures": boards, "marks": game.view().get("marks", [])}


class Album:
    """The drawings of a table, made anew only where a board has changed."""

    def __init__(self) -> None:
        self._pages: dict[int, tuple[object, Picture]] = {}

    def drawings(self, game: Game, view: View) -> list[Picture]:
        """One per seat, ready to send; the view may be anybody's."""
        return [self._drawing(game, seat, own) for seat, own in enumerate(view["seats"])]

    def _drawing(self, game: Game, seat: int, own: dict[str, Any]) -> Picture:
        signs = _signs(game, seat, own)
        page = self._pages.get(seat)
        if page is None or page[0] != signs:
            page = (signs, written(drawing(board_picture(game, seat))))
            self._pages[seat] = page
        return page[1]


def _signs(game: Game, seat: int, own: dict[str, Any]) -> object:
    """Boards with equal signs have equal drawings."""
    state = game.state
    unready: list[str] = []
    if state.rules.fold_unfinished:
        names = [piece["tile"] for piece in own["board"]]
        unready = [name for name in names if unfinished(state, state.rules.tile_by_name[name])]
    return own["board"], own.get("fountain"), dict(state.boards[seat].gates), unready
