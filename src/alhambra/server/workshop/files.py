"""Jobs with files and whole games: reading, replaying, telling how they went."""

import gzip
import json
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, NamedTuple

from alhambra import position
from alhambra.game.game import Game
from alhambra.position import record
from alhambra.position.writer import dump_state
from alhambra.server import bodies
from alhambra.server.chronicle import Chronicles
from alhambra.server.play import start_of
from alhambra.server.refusals import Refusal
from alhambra.server.replays import Eyes, Replays
from alhambra.server.workshop.story import Story, game_of

MOST_MOVES = 20_000  # of a record; a long game has a few thousand
SEED_BITS = 64  # what the database and every reader of JSON-like files can hold
LEVEL = 5  # of packing
# What a file may raise besides ValueError.
DAMAGED = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError)

Written = tuple[int, dict[str, Any]]  # a seat and its move
_REPLAYS = Replays()
_CHRONICLES = Chronicles()


class Source(NamedTuple):
    """A file as it was sent: the text of a record, or a written position."""

    record: str | None
    position: str | None


@dataclass(frozen=True)
class Begun:
    """How a table goes on from a file."""

    start: dict[str, Any]
    moves: list[Written]


class Moment(NamedTuple):
    """Which moment of a game is wanted, from where, and whether the answer is packed."""

    step: int
    eyes: Eyes
    since: int | None
    packed: bool


def read(source: Source) -> Game:
    """The game of a file; whatever goes wrong is reported as a fault of the file."""
    try:
        game = _read(source)
    except (ValueError, RecursionError) as error:
        raise Refusal("bad_file", 422, str(error)[:300]) from None
    except DAMAGED as error:
        raise Refusal("bad_file", 422, f"damaged: {type(error).__name__}") from None
    if game.setup.seed.bit_length() > SEED_BITS:
        raise Refusal("bad_file", 422, f"a seed has at most {SEED_BITS} bits")
    return game


def _read(source: Source) -> Game:
    if source.position is not None:
        return position.loads(source.position)
    data: Any = json.loads(source.record or "")
    if isinstance(data, dict) and len(data.get("moves") or ()) > MOST_MOVES:
        raise ValueError(f"a record has at most {MOST_MOVES} moves")
    return record.replay(data)


def begun(source: Source, step: int | None, players: int) -> Begun:
    """What a new table needs of a file, after so many moves of it."""
    game = read(source)
    if game.setup.players != players:
        raise Refusal("bad_setup", 422, f"the file is a game of {game.setup.players}")
    moves = game.history if step is None else game.history[:step]
    if game.over and len(moves) == len(game.history):
        raise Refusal("game_over", 422)
    written = [(seat, move.to_json()) for seat, move in moves]
    if game.dealt:
        return Begun(start_of(game.setup), written)
    state = dump_state(game.start_state, game.setup.colours, game.setup.seed)
    return Begun(start_of(game.setup, state), written)


def replayed_file(source: Source, moment: Moment) -> bytes:
    """`ReplayStep` of a file."""
    text = source.record if source.position is None else source.position
    name = sha256((text or "").encode(errors="replace")).hexdigest()
    told = _REPLAYS.step(name, lambda: read(source), moment.step, moment.eyes, moment.since)
    return _sent(bodies.ReplayStep(**told), moment.packed)


def replayed_table(story: Story, moment: Moment) -> bytes:
    """`ReplayStep` of a table's game that is over."""
    told = _REPLAYS.step(
        story.table, lambda: game_of(story), moment.step, moment.eyes, moment.since
    )
    return _sent(bodies.ReplayStep(**told), moment.packed)


def chronicle(
    story: Story, began: float, ended: float, notes: list[dict[str, Any]], packed: bool
) -> bytes:
    """`Chronicle` of a table's game that is over; the notes are the table's own lines."""
    told = _CHRONICLES.of(story.table, game_of(story))
    said = [bodies.TableNote(**note) for note in notes]
    return _sent(bodies.Chronicle(began=began, ended=ended, notes=said, **told), packed)


def written(story: Story) -> str:
    """The record of a table's game."""
    return record.write(game_of(story))


def kept_record(story: Story) -> str:
    """The same for somebody's own file; a game that cannot be played again only says why."""
    try:
        return written(story)
    except (ValueError, *DAMAGED) as error:
        return json.dumps(str(error))


def _sent(answer: bodies.Answer, packed: bool) -> bytes:
    """As it goes over the wire; packing takes its time, too."""
    body = answer.model_dump_json().encode()
    return gzip.compress(body, LEVEL) if packed else body
