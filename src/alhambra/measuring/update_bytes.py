"""How many bytes a move costs: whole updates, what has changed, and that packed.

Six people, all modules, moves by chance; counted is what one seat is sent.
"""

import random
import zlib
from typing import Any

from alhambra.game.setup import Setup
from alhambra.modules import ALL
from alhambra.server.changes import Changes
from alhambra.server.messages import encode
from alhambra.server.packing import LEVEL, SHORT, WINDOW
from alhambra.server.play import Play, start_of
from alhambra.server.rows import PERSON, LogRow
from alhambra.server.told import Orders
from alhambra.server.updates import Teller

PLAYERS, SEED, MOVES = 6, 20, 300


def run(modules: tuple[str, ...] = tuple(ALL), moves: int = MOVES) -> dict[str, Any]:
    """Mean bytes of a move for seat 0."""
    chance, changes, holds, since = random.Random(SEED), Changes(), 0, None
    play = Play(start_of(Setup(PLAYERS, modules, seed=SEED)))
    teller = Teller(play, committed=True)
    totals = {"whole": 0, "changes": 0, "packed": 0}
    while play.number < moves and play.game.question is not None:
        seat, move = play.game.question.seat, chance.choice(list(play.game.moves()))
        row = LogRow("", play.number + 1, seat, move.to_json(), PERSON, 0.0)
        play.answer(row)
        play.note(row)
        question = play.game.question
        asking = play.game if question is not None and question.seat == 0 else None
        update = teller.update(0, since, Orders(), None, asking)
        whole, (told, serial) = encode(update), changes.written(0, holds, update)
        holds, since = serial or 0, play.number
        totals["whole"] += len(whole)
        totals["changes"] += len(told)
        totals["packed"] += _packed(told)
    return {name: round(total / play.number) for name, total in totals.items()} | {
        "moves": play.number
    }


def _packed(message: bytes) -> int:
    """As it goes over the wire."""
    if len(message) < SHORT:
        return len(message)
    packer = zlib.compressobj(LEVEL, wbits=-WINDOW)
    return len(packer.compress(message) + packer.flush(zlib.Z_SYNC_FLUSH)) - 4
