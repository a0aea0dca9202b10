"""Nothing about one module stands outside its room and the tests of its room (K2)."""

import re
from pathlib import Path

import pytest

from alhambra.modules import ALL

ROOT = Path(__file__).parents[1]
PLACES = ("src/alhambra", "tests", "web/src")
WRITTEN = (".py", ".ts", ".svelte", ".css", ".toml", ".svg")
ROOMS = re.compile(rf"(src/alhambra|tests)/modules/({'|'.join(ALL)}|together)/")
RECOMMENDING = "src/alhambra/showing/presets.toml"
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
    assert list(found) == [RECOMMENDING], found


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
