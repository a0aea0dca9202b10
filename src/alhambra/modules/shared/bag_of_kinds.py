"""Small pieces of a few kinds: how many there are of each, while a position is being read.

Several modules have a face-down supply of such pieces. Whatever a position names is taken out of
the bag, so that no piece lies in two places; what is left can lie anywhere else.
"""

from typing import final


@final
class Bag:
    """All pieces of a module that no table has named yet."""

    def __init__(self, noun: str, words: list[str], counts: list[int]) -> None:
        self.noun = noun  # what a piece is called in a complaint
        self.words = words
        self.left = counts[:]

    def take(self, key: str, word: object) -> int:
        """The kind of one named piece, which is no longer in the bag."""
        if not isinstance(word, str) or word not in self.words:
            raise ValueError(f"{key}: there is no {self.noun} {word}")
        kind = self.words.index(word)
        if not self.left[kind]:
            raise ValueError(f"{key}: there are not so many pieces {word}")
        self.left[kind] -= 1
        return kind

    def take_all(self, key: str, value: object) -> list[int]:
        """The kinds of a list of named pieces, in its order."""
        if not isinstance(value, list):
            raise ValueError(f"{key} must be a list of names")
        return [self.take(key, word) for word in value]

    def rest(self) -> list[int]:
        """What is left, in the order of the kinds."""
        return [kind for kind, count in enumerate(self.left) for _ in range(count)]

    def expect_empty(self, key: str) -> None:
        """Complains if a piece is nowhere."""
        if any(self.left):
            raise ValueError(f"{key}: it must name every {self.noun} that lies nowhere else")


def rows(table: dict[str, object], key: str, players: int) -> list[object]:
    """What a table says of each seat under this key; an empty list for each if it says nothing."""
    value = table.get(key)
    if value is None:
        return [[] for _ in range(players)]
    if not isinstance(value, list) or len(value) != players:
        raise ValueError(f"{key} must be given for each seat")
    return list(value)


def only_keys(table: dict[str, object], known: tuple[str, ...]) -> None:
    """Complains of a key that means nothing."""
    for key in table:
        if key not in known:
            raise ValueError(f"unknown key {key}")
