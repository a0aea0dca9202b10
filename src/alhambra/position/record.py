"""Records: a game as set-up and moves, which replay to the same byte for ever.

A record names the versions that made it. A finished game can be checked against the hash that was
published before it began: `verify`.
"""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from alhambra import position
from alhambra.game.catalogue import BASE_REVISION, revisions
from alhambra.game.game import Game
from alhambra.game.moves import IllegalMove, Move
from alhambra.game.revisions import BASE, Difference, difference
from alhambra.game.setup import Setup, commitment
from alhambra.game.streams import XOSHIRO
from alhambra.machine.files import put
from alhambra.modules import ALL
from alhambra.position.fingerprint import FIRST, state_hash, version_of
from alhambra.position.fingerprint import VERSION as HASH_VERSION
from alhambra.position.writer import dump_state

FORMAT = "alhambra record"
VERSION = 2
UNNAMED = 1  # the version of records that name no generator
KEYS = {
    "format", "version", "engine", "base_revision", "modules", "start", "commitment", "moves",
    "over", "scores", "hash",
}  # fmt: skip


class RecordError(ValueError):
    """A record that cannot be replayed; the message says why."""


class OutdatedRecord(RecordError):  # noqa: N818 - named after what was found
    """The game was played under other rules: replayed under these it would be another game."""

    def __init__(self, difference: Difference, engine: object) -> None:
        self.difference = difference
        super().__init__(
            f"the game was played under {difference}: replayed here it would be another game; "
            f"Alhambra {engine}, which made the record, replays it"
        )


def to_record(game: Game) -> dict[str, object]:
    """The game as plain JSON values. It holds the seed: keep it secret while the game runs."""
    from alhambra import __version__  # noqa: PLC0415 - the root imports this file's users

    return {
        "format": FORMAT,
        "version": UNNAMED if game.dealt and game.setup.generator == XOSHIRO else VERSION,
        "engine": __version__,
        "base_revision": BASE_REVISION,
        "modules": revisions(game.setup.modules),
        "start": _start(game),
        "commitment": game.setup.commitment if game.dealt else None,
        "moves": [move.to_json() for _, move in game.history],
        "over": game.over,
        "scores": game.scores,
        "hash": _hash(game),
    }


def _start(game: Game) -> dict[str, object]:
    """A set-up, or the written position the game began from."""
    if game.dealt:
        return {"setup": game.setup.to_json()}
    return {"position": dump_state(game.start_state, game.setup.colours, game.setup.seed)}


def _hash(game: Game) -> str:
    return state_hash(game.state, game.setup.colours, game.setup.seed)


def hashed(record: object) -> bool:
    """Whether the last moment can be compared, not only the result.

    The first hashes were made of the text of a position, which is written in another way now.
    """
    return isinstance(record, dict) and version_of(record.get("hash")) == HASH_VERSION


def replay(record: object) -> Game:
    """Plays a record again; raises RecordError unless it ends exactly as it says."""
    table = _checked(record)
    game = _begin(table["start"])
    if set(table["modules"]) != set(game.setup.modules):
        raise RecordError("the record is damaged: it names the revisions of other modules")
    for number, data in enumerate(table["moves"], start=1):
        try:
            game.play(Move.from_json(data))
        except IllegalMove as error:
            raise RecordError(f"move {number} is not possible: {error}") from None
    if hashed(table) and _hash(game) != table["hash"]:
        raise RecordError("the record is damaged: its moves do not lead where it says")
    if game.over != table["over"] or game.scores != table["scores"]:
        raise RecordError("the record is damaged: its result is not that of its moves")
    return game


def _checked(record: object) -> dict[str, Any]:
    """The record, if it has the right shape and versions."""
    if not isinstance(record, dict) or record.get("format") != FORMAT:
        raise RecordError("this is not a record of an Alhambra game")
    if record.get("version") not in (UNNAMED, VERSION):
        raise RecordError(f"this program reads the versions {UNNAMED} and {VERSION} of records")
    if set(record) != KEYS:
        raise RecordError("the record is damaged: parts are missing or foreign")
    if not isinstance(record["moves"], list):
        raise RecordError("the record is damaged: its moves are no list")
    if version_of(record["hash"]) not in (FIRST, HASH_VERSION):
        raise RecordError(f"this program reads version {HASH_VERSION} of the hash of records")
    if not isinstance(record["modules"], dict):
        raise RecordError("the record is damaged: it does not name the revisions of its modules")
    _check_revisions(record)
    return record


def _check_revisions(record: dict[str, Any]) -> None:
    """Before anything is played: the moves of other rules would only look like damage."""
    made = {BASE: record["base_revision"], **record["modules"]}
    known = tuple(name for name in record["modules"] if name in ALL)
    other = difference(made, known)
    if other is not None:
        raise OutdatedRecord(other, record["engine"])


def _begin(start: object) -> Game:
    if not isinstance(start, dict) or len(start) != 1:
        raise RecordError("the record is damaged: it does not say how the game began")
    try:
        if "setup" in start:
            return Game(Setup.from_json(start["setup"]))
        if isinstance(start.get("position"), str):
            return position.loads(start["position"])
    except ValueError as error:
        raise RecordError(f"the game cannot begin: {error}") from None
    raise RecordError("the record is damaged: it does not say how the game began")


# --- Files


def write(game: Game) -> str:
    """The record as text, one move per line."""
    table = to_record(game)
    head = {key: value for key, value in table.items() if key != "moves"}
    lines = [f"  {json.dumps(key)}: {json.dumps(value)}," for key, value in head.items()]
    moves = ",\n".join(f"    {json.dumps(move.to_json())}" for _, move in game.history)
    body = f"[\n{moves}\n  ]" if moves else "[]"
    return "{\n" + "\n".join(lines) + f'\n  "moves": {body}\n}}\n'


def save(game: Game, path: str | Path) -> None:
    """Writes beside the file, then puts it in its place: no record is ever half-written."""
    put(Path(path), write(game).encode())


def read(path: str | Path) -> object:
    """The JSON of a file; raises RecordError if there is none."""
    try:
        return json.loads(Path(path).read_text("utf-8"))
    except OSError as error:
        raise RecordError(f"cannot read {path}: {error.strerror}") from None
    except (ValueError, RecursionError) as error:
        raise RecordError(f"{path} is damaged or no record: {error}") from None


def load(path: str | Path) -> Game:
    """The game recorded in a file, replayed and checked."""
    return replay(read(path))


# --- Fair dealing


@dataclass(frozen=True)
class Proof:
    """What `verify` found: the game was dealt from the seed that was promised."""

    commitment: str
    seed: int
    salt: str
    words: tuple[str, ...]  # of guests, in the order they were added
    generator: str
    moves: int
    scores: list[int]
    hashed: bool  # whether the last moment was compared besides the moves and the result


def verify(record: object, published: str | None = None) -> Proof:
    """Replays a finished game and checks that seed and salt give the published hash.

    Without a published hash, the one inside the record is used: that proves only that the record
    is whole, not that it was promised.
    """
    game = replay(record)
    if not game.over:
        raise RecordError("the game is not finished; its seed must stay secret")
    if not game.dealt:
        raise RecordError("the game began from a written position; nothing was promised")
    table = _checked(record)
    revealed = commitment(game.setup.seed, game.setup.salt)
    promised = table["commitment"] if published is None else published.strip().lower()
    if revealed != table["commitment"] or revealed != promised:
        raise RecordError("seed and salt do not give the published hash")
    setup = game.setup
    return Proof(
        commitment=revealed,
        seed=setup.seed,
        salt=setup.salt,
        words=setup.words,
        generator=setup.generator,
        moves=len(game.history),
        scores=game.scores,
        hashed=hashed(table),
    )
