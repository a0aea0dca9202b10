"""Words: names of pieces, cells, seats and whatever else is told, in the player's language.

Modules bring texts of their own; where one is missing, something readable is made of the names.
"""

import locale
import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from alhambra.engine.cells import SECOND_MARK
from alhambra.engine.vocabulary import WORDS
from alhambra.game.game import Game
from alhambra.locale.languages import spelled
from alhambra.showing.printed import SIDES, Card, Cell, Tile, card_from, tile_from
from alhambra.showing.texts import LANGUAGES, bundle, text

BOT_NAMES = 6  # one more than bots, should the player be called like one
PLAIN = ("tile", "card", "seat")  # kinds that are plain without a name

USUAL: Mapping[str, Any] = {name: kind.wire() for name, kind in WORDS.items()}

Args = dict[str, str | int]


def language_of(environment: Mapping[str, str], system: str = "") -> str:
    """The first of LC_ALL, LC_MESSAGES, LANG and the system's that has texts, else English."""
    wishes = [environment.get(variable, "") for variable in ("LC_ALL", "LC_MESSAGES", "LANG")]
    for wish in (*wishes, system):
        language = wish[:2].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def default_language() -> str:
    """The language this process was started in."""
    return language_of(os.environ, _system_language())


def _system_language() -> str:
    """What Windows itself speaks, because its environment does not say so; elsewhere it does."""
    if sys.platform != "win32":
        return ""
    import ctypes  # noqa: PLC0415 - has what is needed only there

    return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")


def _formatted(language: str, key: str, args: Mapping[str, str | int]) -> str | None:
    messages = bundle(language)
    key = key.replace("_", "-")
    pattern = messages.get_message(key).value if messages.has_message(key) else None
    if pattern is None:
        return None
    told, errors = messages.format_pattern(pattern, dict(args))
    return None if errors else str(told)


@cache
def _plain(language: str, key: str) -> str | None:
    """Names of pieces are asked for all the time, and are always the same."""
    return _formatted(language, key, {})


@dataclass(frozen=True)
class Words:
    """One language, and what the seats are called (with two players, Dirk comes last)."""

    language: str
    names: tuple[str, ...] = ()
    kinds: Mapping[str, Any] = field(default_factory=lambda: USUAL)  # of parts, by their names

    def __call__(self, key: str, **args: str | int) -> str:
        """A text of this language."""
        return text(self.language, key, **args)

    def known(self, key: str, args: Mapping[str, str | int] | None = None) -> str | None:
        """A text that may be missing, or need arguments that are not there; then None."""
        return _formatted(self.language, key, args) if args else _plain(self.language, key)

    def named(self, you: int, name: str, players: int) -> "Words":
        """The same language with names for all seats; bots get names of their own."""
        bots = [self(f"bot-name-{number}") for number in range(1, BOT_NAMES + 1)]
        bots = [bot for bot in bots if bot.casefold() != name.casefold()]
        names = [*bots[:you], name or self("you"), *bots[you:]]
        seats = names[:players] + ([self("dirk")] if players == 2 else [])
        return replace(self, names=tuple(seats))

    def about(self, game: Game) -> "Words":
        """The same words for this game, whose modules have parts of their own."""
        return replace(self, kinds=game.description()["parts"])

    def spell(self, name: str) -> str:
        """A name without a text, in plain words."""
        return spelled(name).capitalize()

    # --- Pieces

    def word(self, word: str) -> str:
        """One word of a piece's name: a type, a currency, sides, or what a module calls it."""
        if word and set(word) <= set(SIDES):
            return self.sides(word)
        for key in (f"type-{word}", f"currency-{word}", f"piece-{word}"):
            found = self.known(key)
            if found is not None:
                return found
        return self.spell(word)

    def kind(self, kind: str) -> str:
        """A building type, or the first word of another piece."""
        return self.word(kind)

    def currency(self, currency: str) -> str:
        """What a currency is called in this language."""
        return self.word(currency)

    def sides(self, walls: str) -> str:
        """Compass letters; a dash where there are no walls."""
        return "".join(self(f"side-{letter.lower()}") for letter in walls) or self("none")

    def tile(self, tile: Tile) -> str:
        """Type, price and walls."""
        if tile.price is None:
            return self.piece(tile.name)
        walls = self.sides(tile.walls)
        return self("tile", kind=self.kind(tile.kind), price=str(tile.price), walls=walls)

    def short_tile(self, tile: Tile) -> str:
        """Letter, price and walls; pieces without a price in full."""
        if tile.price is None:
            return self.piece(tile.name)
        return f"{tile.short}[{self.sides(tile.walls)}]"

    def piece(self, name: str) -> str:
        """Any name of the game's data: as a whole, or word by word."""
        if name.endswith(SECOND_MARK):
            return self("second-cell", name=self.piece(name.removesuffix(SECOND_MARK)))
        tile = tile_from(name)
        if tile.price is not None:
            return self.tile(tile)
        whole = self.known(f"piece-{name.replace(' ', '-')}")
        if whole is not None:
            return whole
        first, *rest = name.split() or [name]
        if self.known(f"piece-{first}") and rest and rest[-1].isdecimal():
            rest.pop()  # the number only tells copies apart
        walls = f" [{self.sides(tile.walls)}]" if tile.walls and rest else ""
        if walls:
            rest.pop()
        return f"{self._spoken(first)}{self._more(rest)}{walls}"

    def _spoken(self, word: str) -> str:
        return word if word.isdecimal() else self.word(word)

    def _more(self, rest: list[str]) -> str:
        """What else a name says: numbers as they are, everything else in brackets."""
        if all(word.isdecimal() for word in rest):
            return "".join(f" {word}" for word in rest)
        told = [f"{' ' if word.isdecimal() else ', '}{self._spoken(word)}" for word in rest]
        return f" ({''.join(told).strip(', ')})"

    def card(self, card: Card) -> str:
        """One card."""
        return self.piece(card.name)

    def cards(self, cards: list[Card]) -> str:
        """Cards, each currency named once; what is no numbered card of a currency, in full."""
        groups: dict[str, list[str]] = {}
        others: dict[str, int] = {}
        for card in sorted(cards, key=lambda card: card.value or 0):
            if card.name == f"{card.currency} {card.value}":
                groups.setdefault(card.currency, []).append(str(card.value))
            else:
                name = self.piece(card.name)  # numbers that only tell copies apart are left out
                others[name] = others.get(name, 0) + 1
        money = [f"{self.currency(name)} {'+'.join(values)}" for name, values in groups.items()]
        return ", ".join([*money, *self._copies(others)])

    def _copies(self, counts: Mapping[str, int]) -> Iterator[str]:
        """Pieces, and how many of each if there are several."""
        for name, count in counts.items():
            yield self("copies", count=count, name=name) if count > 1 else name

    def ware(self, parts: Mapping[str, Any]) -> str:
        """What is for sale: as whoever sells it says, else the tile, else its parts."""
        args = self._plain_args(parts)
        for part in parts:
            told = self.known(f"ware-{part}", args)
            if told is not None:
                return told
        if "tile" in parts:
            return self.value("tile", parts["tile"])
        return self.parts({part: value for part, value in parts.items() if part != "space"})

    # --- Cells, seats, anything

    def cell(self, cell: Cell) -> str:
        """Steps from the fountain, by compass: `2E 1N`."""
        x, y = cell
        steps = [f"{abs(x)}{self.sides('E' if x > 0 else 'W')}"] if x else []
        steps += [f"{abs(y)}{self.sides('S' if y > 0 else 'N')}"] if y else []
        return " ".join(steps) or self("fountain")

    def place(self, cell: Cell) -> str:
        """Where a deed was done, after its words."""
        return f" ({self.cell(cell)})"

    def listing(self, parts: Iterable[str]) -> str:
        """Things one after the other."""
        return ", ".join(parts)

    def _is(self, kind: str, part: str) -> bool:
        """Whether a part is of a kind, or a list of it."""
        known = self.kinds.get(part)
        while isinstance(known, dict) and "list" in known:
            known = known["list"]
        return known == kind

    def seats_in(self, parts: Iterable[str]) -> list[str]:
        """Those of the parts that name somebody."""
        return [part for part in parts if self._is("seat", part)]

    def _is_plain(self, part: str) -> bool:
        return part in PLAIN and self._is(part, part)

    def value(self, part: str, value: Any) -> str:
        """Any value of a move, an event or a view; the name of the part tells what it is."""
        if value is None or value in ([], {}, ""):
            return self("none")
        if isinstance(value, bool):
            return self("yes" if value else "no")
        if isinstance(value, int):
            seat = self._is("seat", part) and 0 <= value < len(self.names)
            return self.names[value] if seat else str(value)
        if isinstance(value, dict):
            return self.parts(value)
        if isinstance(value, list | tuple):
            return self._list(part, list(value))
        return self._text(part, str(value))

    def _list(self, part: str, values: list[Any]) -> str:
        kinds = [type(value) for value in values]
        if self._is("cell", part) and kinds == [int, int]:
            return self.cell((values[0], values[1]))
        if isinstance(self.kinds.get(part), dict) and "seats" in self.kinds[part]:
            pairs = zip(self.names, values, strict=False)
            return self.listing(f"{name} {value}" for name, value in pairs)
        if set(kinds) == {str} and not any(self.known(f"{part}-{value}") for value in values):
            return self.cards([card_from(value) for value in values])
        between = "; " if {list, dict} & {*kinds} else ", "
        return between.join(self.value(part, value) for value in values)

    def _text(self, part: str, value: str) -> str:
        if self._is("side", part):
            return self.sides(value)
        whole = self.known(f"{part}-{value}")
        return self.piece(value) if whole is None else whole

    def part(self, part: str, module: str = "") -> str:
        """What a part of a move or of a module's area is called."""
        if part.isdecimal():
            return part
        own = self.known(f"part-{module}-{part}") if module else None
        return own or self.known(f"part-{part}") or self.word(part)

    def args(self, parts: Mapping[str, Any]) -> Args:
        """Parts as the arguments of a text; a tile is named with what is sold together with it."""
        result = self._plain_args(parts)
        for part, value in parts.items():
            told = self.known(f"ware-{part}", result) if value is True else None
            if told is not None:
                result["tile"] = told
        return result

    def _plain_args(self, parts: Mapping[str, Any]) -> Args:
        """Numbers stay numbers, so that texts can count."""
        result: Args = {}
        for part, value in parts.items():
            if isinstance(value, bool):
                result[part] = "true" if value else "false"
            elif type(value) is int and not self._is("seat", part):
                result[part] = value
            else:
                result[part] = self.value(part, value)
        return result

    def parts(self, parts: Mapping[str, Any]) -> str:
        """Parts in words, where there is no better text."""
        told: list[str] = []
        for part, value in parts.items():
            if value is True or self._is_plain(part):
                told.append(self.part(part) if value is True else self.value(part, value))
            elif value is not False:
                told.append(f"{self.part(part)} {self.value(part, value)}")
        return self.listing(told)

    def module(self, module: str) -> str:
        """What a module is called."""
        return self.known(f"module-{module}-name") or self.spell(module)

    def reason(self, reason: str) -> str:
        """Why a move is not possible."""
        return self(f"reason-{reason.replace('_', '-')}")
