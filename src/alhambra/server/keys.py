"""Secret links: keys of 256 random bits, of which the server keeps only the hash."""

import secrets
from hashlib import sha256

_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that could be taken for another
_ID_LENGTH = 10


def new_key() -> str:
    """A key nobody can guess, fit for a link."""
    return secrets.token_urlsafe(32)


def hashed(key: str) -> str:
    """What is stored; a key has enough randomness to need no salt."""
    return sha256(key.encode()).hexdigest()


def new_id() -> str:
    """The public name of a table."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))


def is_id(text: str) -> bool:
    """Whether this could be the name of a table."""
    return len(text) == _ID_LENGTH and all(letter in _LETTERS for letter in text)
