"""Choosing one of several moves of any kind, however many there are.

Short lists are shown as they are; long ones are narrowed down part by part first.
"""

import json

from rich.text import Text

from alhambra.game.moves import Move
from alhambra.showing.printed import Cell, cell_of
from alhambra.showing.words import Words
from alhambra.terminal.desk import Desk

SHORT = 12  # so many moves are listed at once


def pick(desk: Desk, moves: list[Move]) -> Move | None:
    """One of the moves; no question is asked if there is only one. None means back."""
    if len(moves) == 1:
        return moves[0]
    part = dividing_part(desk.words, moves)
    if part is None:
        return _from_list(desk, moves)
    groups = by_part(moves, part)
    chosen = _which(desk, moves, part, groups)
    return None if chosen is None else pick(desk, groups[chosen])


def dividing_part(words: Words, moves: list[Move]) -> str | None:
    """The part to ask for first; None if the moves can be listed at once."""
    one_tile = len(by_part(moves, "tile")) == 1 < len(by_part(moves, "at"))
    if one_tile and on_own_board(words, moves):
        return "at"
    if len(moves) <= SHORT:
        return None
    for part in moves[0].parts:
        if 1 < len(by_part(moves, part)) < len(moves):
            return part
    return None


def on_own_board(words: Words, moves: list[Move]) -> bool:
    """Whether the moves name cells, and nobody else whose board they could mean."""
    return all("at" in move.parts and not words.seats_in(move.parts) for move in moves)


def by_part(moves: list[Move], part: str) -> list[list[Move]]:
    """The moves with the same value of a part together, in the order in which they come."""
    groups: dict[str, list[Move]] = {}
    for move in moves:
        groups.setdefault(json.dumps(move.parts.get(part)), []).append(move)
    return list(groups.values())


def _from_list(desk: Desk, moves: list[Move]) -> Move | None:
    labels = desk.labels(moves)
    chosen = desk.talk.choose(desk.scene(), desk.asked(), labels)
    return None if chosen is None else moves[chosen]


def _which(desk: Desk, moves: list[Move], part: str, groups: list[list[Move]]) -> int | None:
    """The number of a group, by what its moves share."""
    marks: dict[Cell, int] = {}
    if part == "at" and on_own_board(desk.words, moves):
        groups.sort(key=lambda group: cell_of(group[0])[::-1])
        marks = {cell_of(group[0]): number for number, group in enumerate(groups, start=1)}
    labels = [Text(desk.words.value(part, group[0].parts.get(part))) for group in groups]
    question = f"{desk.group_label(moves)}: {desk.words.part(part)}?"
    return desk.talk.choose(desk.scene(marks), question, labels)
