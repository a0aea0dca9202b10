"""What orders cost a table: one look at a question between turns that none of them fits.

A game with all modules is played by chance to a question with a choice; then its seat has so many
orders, each of which has to be looked at. People may give twelve; a thousand show the slope.
"""

import random
import time
from typing import Any, Final

import msgspec

from alhambra.engine.step import Deed
from alhambra.game.game import Game
from alhambra.game.setup import Setup
from alhambra.modules import ALL
from alhambra.server.orders import Order, give, ordered
from alhambra.server.orders.facts import Fact, facts_of
from alhambra.server.orders.language import MOST_ORDERS
from alhambra.server.orders.lasting import WINDOW_QUESTION

COUNTS: Final = (MOST_ORDERS, 1000)
LOOKS: Final = 9
BEYOND: Final = 900  # more than anything is worth


def tick() -> list[dict[str, Any]]:
    """Milliseconds of processor time for each number of orders."""
    game, deed, fact = _moment()
    question = game.question
    assert question is not None
    rows = []
    for count in COUNTS:
        orders = [_never(deed, fact, number) for number in range(count)]
        kept = give(game, question.seat, {}, orders, None, 0)
        rows.append({"orders": count, "moves": len(game.moves()), "look_ms": _timed(game, kept)})
    return rows


def _moment() -> tuple[Game, Deed, Fact]:
    """A question between turns with a choice, and a number by which its moves can be told apart."""
    chance = random.Random(1)
    for seed in range(100):
        game = Game(Setup(players=3, modules=tuple(ALL), seed=seed))
        while not game.over:
            moves, question = game.moves(), game.question
            if question is not None and question.kind == WINDOW_QUESTION and len(moves) > 1:
                for deed in game.state.frames[-1].step.deeds:
                    listed = any(move.kind == deed.name for move in moves)
                    found = facts_of(game.state.rules, game.state.frames[-1].step, deed)
                    fact = next((fact for fact in found if not fact.kind), None)
                    if listed and fact is not None:
                        return game, deed, fact
            game.play(moves[chance.randrange(len(moves))])
    raise AssertionError("no game asks between turns")


def _never(deed: Deed, fact: Fact, number: int) -> Order:
    """An order that fits nothing."""
    least = BEYOND + number % 90
    condition = {"part": fact.part, "fact": fact.fact, "least": least}
    words = {
        "question": WINDOW_QUESTION,
        "until": "game",
        "move": deed.name,
        "if": [{key: value for key, value in condition.items() if value is not None}],
        "else": "ask",
    }
    return msgspec.convert(words, Order)


def _timed(game: Game, kept: dict[str, Any]) -> float:
    """The median of several looks."""
    times: list[float] = []
    for _ in range(LOOKS):
        began = time.process_time()
        if ordered(game, kept) is not None:
            raise AssertionError("an order fits that should not")
        times.append(time.process_time() - began)
    return round(sorted(times)[LOOKS // 2] * 1000, 2)
