"""Moments between turns at which several people could do something, and tables that begin there."""

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from alhambra import Game, Move, Setup, position
from alhambra.measuring.coverage import own_deeds
from alhambra.server import store
from alhambra.server.rows import Stored
from alhambra.server.settings import sqlite_url
from alhambra.server.waiting import PASS, QUESTION, line
from tests.examples import buying
from tests.server.house import Guest, House, Json

LET_PASS = {"move": PASS}
BUYING, BUY = buying()
# What brings money and tiles until somebody can buy.
READY = ("take", "place", *({*own_deeds(BUYING, 3)} - {BUY, PASS}))


def choices(game: Game) -> dict[int, list[Json]]:
    """What everybody could buy who is asked, in the order of the rules."""
    asked = line(game).items()
    moves = {seat: [move.to_json() for move in found.moves()] for seat, found in asked}
    return {
        seat: [move for move in listed if move["move"] == BUY] for seat, listed in moves.items()
    }


def windows(seed: int) -> Iterator[Game]:
    """All three gather money until each of them could buy something; then the game goes on."""
    game, chance = Game(Setup(players=3, modules=(BUYING,), seed=seed)), random.Random(1)
    while not game.over:
        question = game.question
        assert question is not None
        if question.kind == QUESTION:
            found = choices(game)
            if list(found) == [1, 2, 0] and all(found.values()):
                yield game
            game.play(Move(PASS))
            continue
        moves = game.moves()
        taking = [move for move in moves if move.kind == "take"] or list(moves)
        game.play(chance.choice(taking))


def after(game: Game, move: Json) -> Game:
    """The game once the seat that is due has bought and placed something."""
    later = game.copy()
    later.play(Move.from_json(move))
    while later.question is not None and later.question.kind != QUESTION:
        later.play(later.moves()[0])
    return later


@cache
def moment(opens: bool) -> tuple[str, Json]:
    """A position, and a purchase of the first seat that opens something new to the last, or not.

    The last seat could have bought the same tile, or another one.
    """
    for seed in range(9):
        for game in windows(seed):
            first, _, last = choices(game).items()
            for move in first[1]:
                there = [other["tile"] for other in last[1]]
                if move["tile"] not in there or len(set(there)) < 2:
                    continue
                later = choices(after(game, move)).get(last[0])
                if later is not None and any(new not in last[1] for new in later) == opens:
                    return position.dump(game), move
    raise AssertionError("no such moment")


class Party:
    """A table that stands between turns, with a person on each seat, in the order of the rules."""

    def __init__(self, house: House, text: str, **more: Any) -> None:
        self.house = house
        self.game = position.loads(text)
        kinds = ["human"] * 3
        self.made = house.table(*kinds, start={"position": text}, **more)
        self.order = list(line(self.game))
        self.guests = [self.sit(seat) for seat in self.order]
        for guest in self.guests:
            guest.until("update")

    def __enter__(self) -> "Party":
        return self

    def __exit__(self, *_: object) -> None:
        for guest in self.guests:
            guest.socket.close()

    def sit(self, seat: int) -> Guest:
        return self.house.sit(self.made["table"], self.made["keys"][seat])

    def come_back(self) -> None:
        """All sit down once more."""
        self.guests = [self.sit(seat) for seat in self.order]
        for guest in self.guests:
            guest.until("update")

    def stored(self) -> Stored:
        """What the database keeps of the table."""
        where = self.house.database
        url = where if where.startswith("postgres") else sqlite_url(Path(where))
        with store.connect(url).connect() as connection:
            stored = store.load(connection, self.made["table"])
        assert stored is not None
        return stored

    def log(self) -> list[tuple[int, Json | None]]:
        """Seats and moves."""
        return [(row.seat, row.move) for row in self.stored().log]


def done(answer: Json) -> int:
    assert answer["type"] == "done", answer
    return int(answer["number"])
