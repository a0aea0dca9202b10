"""What is agreed before a game begins."""

import json
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import sha256

from alhambra.game.catalogue import COLOURS, check_fit, check_modules, check_options
from alhambra.game.streams import CHACHA, GENERATORS, XOSHIRO

SEED_BITS = 63
OLD_KEYS = {"players", "modules", "options", "seed", "colours", "salt"}
KEYS = {*OLD_KEYS, "generator", "words"}


class Secret(int):
    """A seed that was drawn and not named."""


def fresh_seed() -> Secret:
    """A seed nobody can guess, for games whose set-up names none."""
    return Secret(secrets.randbits(SEED_BITS))


@dataclass(frozen=True)
class Setup:
    """Players, modules, options, colours, and the secret that fixes every shuffle.

    >>> Setup(players=3, seed=7).colours
    ('white', 'red', 'yellow')
    >>> Setup(players=7)
    Traceback (most recent call last):
    ...
    ValueError: Alhambra is for 2 to 6 players, not 7
    """

    players: int = 3
    modules: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    seed: int = field(default_factory=fresh_seed)
    colours: tuple[str, ...] = ()
    salt: str = ""
    generator: str = ""  # see `_choose_generator`
    words: tuple[str, ...] = ()  # what guests added to seed and salt before the first card

    def __post_init__(self) -> None:
        """Fills in colours and refuses what cannot be played."""
        if not _is_int(self.players) or not 2 <= self.players <= 6:
            raise ValueError(f"Alhambra is for 2 to 6 players, not {self.players}")
        if not _is_int(self.seed):
            raise ValueError("the seed must be a whole number")
        if not isinstance(self.salt, str):
            raise ValueError("the salt must be a text")
        self._check_chance()
        object.__setattr__(self, "modules", check_modules(_names("modules", self.modules)))
        options = check_options(_names("options", self.options), self.modules)
        object.__setattr__(self, "options", options)
        check_fit(self.players, self.modules, options)
        colours = _names("colours", self.colours) or COLOURS[: self.players]
        object.__setattr__(self, "colours", _checked_colours(colours, self.players))

    def _check_chance(self) -> None:
        self._choose_generator()
        if self.generator not in GENERATORS:
            known = " or ".join(GENERATORS)
            raise ValueError(f"no such generator: {self.generator}; there is {known}")
        object.__setattr__(self, "words", _names("words", self.words))
        if self.words and self.generator == XOSHIRO:
            raise ValueError(f"{XOSHIRO} takes no words")

    def _choose_generator(self) -> None:
        """A secret seed deals by ChaCha20; one that is named deals what it has always dealt."""
        secret = isinstance(self.seed, Secret)
        object.__setattr__(self, "seed", int(self.seed))
        if not self.generator:
            object.__setattr__(self, "generator", CHACHA if secret or self.words else XOSHIRO)

    @property
    def commitment(self) -> str:
        """The hash published before the game; it binds seed and salt without telling them."""
        return commitment(self.seed, self.salt)

    def to_json(self) -> dict[str, object]:
        """As plain JSON values; it holds the seed, so keep it secret while the game runs.

        Set-ups of the older generator name none, as in their time.
        """
        told: dict[str, object] = {
            "players": self.players,
            "modules": list(self.modules),
            "options": list(self.options),
            "seed": self.seed,
            "colours": list(self.colours),
            "salt": self.salt,
        }
        if self.generator == XOSHIRO:
            return told
        return told | {"generator": self.generator, "words": list(self.words)}

    @staticmethod
    def from_json(data: object) -> "Setup":
        """Reads what `to_json` wrote; raises ValueError with a clear text."""
        if not isinstance(data, dict):
            raise ValueError("the set-up must be a table")
        if set(data) == OLD_KEYS:
            return Setup(**data, generator=XOSHIRO)
        if set(data) != KEYS:
            raise ValueError(f"the set-up must have exactly: {', '.join(sorted(KEYS))}")
        return Setup(**data)


def commitment(seed: int, salt: str) -> str:
    """SHA-256 of seed and salt, as hexadecimal text."""
    return sha256(json.dumps({"salt": salt, "seed": seed}, sort_keys=True).encode()).hexdigest()


def _is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _names(what: str, names: Iterable[str]) -> tuple[str, ...]:
    if isinstance(names, str) or not isinstance(names, Iterable):
        raise ValueError(f"{what} must be a list of names")
    result = tuple(names)
    if not all(isinstance(name, str) for name in result):
        raise ValueError(f"{what} must be a list of names")
    return result


def _checked_colours(colours: tuple[str, ...], players: int) -> tuple[str, ...]:
    if len(colours) != players or len(set(colours)) != players:
        raise ValueError(f"{players} players need {players} different colours")
    for colour in colours:
        if colour not in COLOURS:
            raise ValueError(f"no such colour: {colour}; there is {', '.join(COLOURS)}")
    return colours
