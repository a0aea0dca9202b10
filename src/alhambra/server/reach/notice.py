"""What a notice says: which game waits, what happened since, where it is. Never what a hand holds.

Everything here is public at the table, and links carry no key.
"""

from dataclasses import asdict, dataclass, field
from hashlib import sha256

import msgspec

from alhambra.server.reach.options import Options
from alhambra.showing.texts import text

PAGE = "/reach"  # where all of this is switched on and off
LISTED = 10  # games named in one notice


@dataclass(frozen=True)
class Facts:
    """One game that waits; nothing secret."""

    table: str  # empty in a test
    name: str = ""
    moves: int = 0  # since the person's own last one
    last: str = ""  # who made the last of them
    said: dict[str, str] = field(default_factory=dict)  # what they did, by language
    scored: list[tuple[str, int]] | None = None  # names and points, if a scoring was held since
    first: bool = False  # whether the person has not moved yet
    reminder: bool = False

    def write(self) -> str:
        """For the database."""
        return msgspec.json.encode(asdict(self)).decode()


def read_facts(written: str) -> Facts:
    """From the database."""
    return msgspec.json.decode(written, type=Facts)


@dataclass(frozen=True)
class Message:
    """A notice in words, ready to be sent in any way."""

    id: str
    title: str
    text: str
    path: str  # of the page it opens
    url: str  # the same with the server's address
    topic: str  # a newer message of the same topic takes the place of an older one
    language: str
    games: dict[str, Facts]  # by the ids of their notices


def message(told: dict[str, Facts], language: str, options: Options) -> Message:
    """One game, a digest of several, or a test.

    What is told again together with other news is a message of its own.
    """
    games = list(told.values())
    id = next(iter(told))
    if len(told) > 1:
        id = sha256(" ".join(sorted(told)).encode()).hexdigest()[: len(id)]
    if len(games) > 1:
        title = text(language, "reach-title-many", count=len(games))
        lines = [f"{_clean(game.name)}: {_since(game, language)}" for game in games[:LISTED]]
        if len(games) > LISTED:
            lines.append(text(language, "reach-more", count=len(games) - LISTED))
        said, path, topic = "\n".join(lines), "/", "many"
    elif games[0].table:
        game = games[0]
        key = "reach-title-again" if game.reminder else "reach-title"
        title = text(language, key, game=_clean(game.name))
        said, path, topic = _since(game, language), f"/table/{game.table}", game.table
    else:
        title, said = text(language, "reach-title-test"), text(language, "reach-test")
        path, topic = PAGE, "test"
    return Message(id, title, said, path, options.link(path), topic, language, told)


def _since(game: Facts, language: str) -> str:
    """What happened since the person last did something."""
    parts: list[str] = []
    did = _clean(game.said.get(language, ""))
    if game.first:
        parts += [text(language, "reach-first"), did]
    elif game.moves and did:
        parts += [text(language, "reach-moves", count=game.moves), did]
    elif game.moves:
        parts.append(text(language, "reach-since", count=game.moves, last=_clean(game.last)))
    else:
        parts.append(text(language, "reach-same-turn"))
    if game.scored:
        points = ", ".join(f"{_clean(name)} {points}" for name, points in game.scored)
        parts.append(text(language, "reach-scored", points=points))
    return " ".join(part for part in parts if part)


def _clean(name: str) -> str:
    """What people typed, on one line."""
    return " ".join(name.split())
