"""Nothing about one module stands outside its room and the tests of its room (K2)."""

import re
from pathlib import Path

import pytest

from alhambra.locale.languages import common, keys
from alhambra.modules import ALL
from alhambra.rooms.room import shared_texts

ROOT = Path(__file__).parents[1]
PLACES = ("src/alhambra", "tests", "web/src", "tools", "examples")
CODE = (".py", ".ts", ".svelte")
WRITTEN = (".py", ".ts", ".svelte", ".css", ".toml", ".svg")
ROOMS = re.compile(rf"(src/alhambra|tests)/modules/({'|'.join(ALL)}|together)/")
RECOMMENDING = {"src/alhambra/showing/presets.toml"}
PICTURED = {"tools/pictures.py", "tools/turn.py"}  # the games of the pictures in the documentation
# A browser's event, which is called like a module.
EVENT = re.compile(r"addEventListener\(\"change\"")


def naming(names: list[str]) -> re.Pattern[str]:
    """How these modules would be named.

    A name of several words stands for nothing else. One of a single word may be a word of English
    or the name of a piece: then it counts where it is quoted, listed, imported or part of a path.
    """
    long = "|".join(name for name in names if "_" in name)
    short = "|".join(name for name in names if "_" not in name)
    return re.compile(
        rf"\b({long})\b"
        rf"|[\"'`/]({short})[\"'`,/]"
        rf"|[,=]({short})[\"'`]"
        rf"|modules?[./]({short})\b"
        rf"|alhambra\.modules import ({short})\b"
    )


NAMED = naming(list(ALL))


def central() -> list[Path]:
    """The files that are no room's own."""
    files = [file for place in PLACES for file in (ROOT / place).rglob("*")]
    texts = [file for file in files if file.suffix in WRITTEN and "node_modules" not in file.parts]
    return [file for file in texts if not ROOMS.match(file.relative_to(ROOT).as_posix())]


def test_nothing_but_rooms_and_what_recommends_them_names_a_module() -> None:
    files = central()
    assert len(files) > 800
    found = {}
    for file in files:
        named = NAMED.search(EVENT.sub("", file.read_text("utf-8")))
        if named is not None:
            found[file.relative_to(ROOT).as_posix()] = named[0]
    assert {*found} == RECOMMENDING | PICTURED, found


@pytest.mark.parametrize(
    ("text", "is_named"),
    [
        ('modules=("mint",)', True),
        ('"inn,mint"', True),
        ('"mint,inn"', True),
        ("page.goto('/rules/mint')", True),
        ("[data-module='mint']", True),
        ("[module.mint]", True),
        ("from alhambra.modules.mint import advice", True),
        ("from alhambra.modules import mint", True),
        ("# the round tower asks", False),
        ("the view of round_tower", True),
        ("mint = 5  # of fresh mint, from the garden", False),
        ("table.mint(3)", False),
    ],
)
def test_a_name_is_seen(text: str, is_named: bool) -> None:
    assert bool(naming(["mint", "inn", "round_tower"]).search(text)) is is_named


# --- Nor what only one module has: moves, events, questions, score items, refusals, pieces

OWN = re.compile(r"(move|event|ask|item|reason|ware|hint|piece)-(\S+)")
# Words of rooms that mean something else where they are not about a module.
ORDINARY = {
    *("bazaar", "black", "builder", "buy", "certificate", "columns", "east", "gate", "ground"),
    *("hidden", "key", "miser", "mixed", "money", "north", "orange", "owner", "pigeon"),
    *("project", "room", "rows", "site", "square", "swap", "well", "west", "white"),
}


def own_words() -> dict[str, str]:
    """By each word of a move, an event, a piece ... of one room: whose it is."""
    known = {match[2] for text in (*common("en"), *shared_texts("en")) for match in _named(text)}
    found = {}
    for name, room in ALL.items():
        for match in _named(room.texts("en")):
            word = match[2] if match[1] == "piece" else match[2].replace("-", "_")
            if not {match[2], word} & (known | ORDINARY):
                found[word] = name
    return found


def _named(text: str) -> list[re.Match[str]]:
    return [match for key in keys(text) if (match := OWN.fullmatch(key))]


def quoting(words: list[str]) -> re.Pattern[str]:
    """A word as a whole text, or as the first of a text: `"spy denar"`."""
    found = "|".join(sorted(words, key=len, reverse=True))
    return re.compile(rf"[\"'`]({found})(?=( [\w/-]+)*[\"'`])")


def test_no_move_or_piece_of_a_module_is_called_by_name_elsewhere() -> None:
    words = own_words()
    assert len(words) > 400
    said = quoting(list(words))
    found = {}
    for file in central():
        text = file.read_text("utf-8") if file.suffix in CODE else ""
        matches = {match[1]: words[match[1]] for match in said.finditer(text)}
        if matches:
            found[file.relative_to(ROOT).as_posix()] = matches
    assert {*found} == PICTURED, found


@pytest.mark.parametrize(
    ("text", "is_quoted"),
    [
        ('move.kind == "rob"', True),
        ('"spy denar"', True),
        ("f'{word} spy'", False),
        ("a spy comes", False),
        ("[data-mark='spy']", True),
    ],
)
def test_a_quoted_word_is_seen(text: str, is_quoted: bool) -> None:
    assert bool(quoting(["rob", "spy"]).search(text)) is is_quoted
