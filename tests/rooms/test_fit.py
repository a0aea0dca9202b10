"""Modules that cannot be set up together are refused with a sentence, before anything is dealt."""

from pathlib import Path

import pytest

from alhambra.engine.pieces import Cards
from alhambra.game.catalogue import rules_for
from alhambra.game.fitting import check_kinds, check_names
from alhambra.modules import ALL
from tests.examples import hiding, rule
from tests.rooms.support import RULE, add_room, alhambra, python, refused

# A module of ours that brings cards and an event, and one of each.
OURS = hiding()[0]
CARD = next(piece for piece in rule(OURS).declares.pieces if isinstance(piece, Cards)).words[0]
EVENT = rule(OURS).declares.events[0].name
HEAD = (
    "from alhambra.engine.prelude import *\n"
    "class Move(Deed):\n"
    "    def act(self, state, frame, code): pass\n\n"
)
CODE = {
    "crowd": "Cards(self, 'crowd', [f'crowd {n}' for n in range(200)])",
    "streets": "Tiles(self, 's', [TileSpec(f's {n}', [0], [0], 5) for n in range(300)])",
    "wagons": "self.joins(ACTIONS, Move('haul', OTHER))",
    "carts": "self.joins(ACTIONS, Move('haul', OTHER))",
    "long_move": (
        "deed = Move('reach', OTHER)\n"
        "        for part in 'abcdefgh': deed.part(part, CELL)\n"
        "        self.joins(ACTIONS, deed)"
    ),
    "steps": "self.asks(Step('place', 'choose', []))",
    "twins": f"Cards(self, 'twin', [{CARD!r}])",
    "shouts": f"Event(self, {EVENT!r}, seat=SEAT)",
    "careless": (
        "Piles(self, 'x', CARD, stage=STAGE_STARTER)\n\n"
        "    def lay_out(self, state, keys): 1 / 0"
    ),
    "busy": "self.joins(ACTIONS, *[Move(f'haul_{n}', OTHER) for n in range(250)])",
    "wordless": "Number(self, 'x', Words('bean', []))",
    "backwards": "Number(self, 'x', Amount(5, 1, 'bean'))",
    "wide_pair": "Number(self, 'x', Pair(SIDE, CELL))",
    "wide_few": "Number(self, 'x', Several(SIDE, 8, 'bad_part'))",
    "wide_some": "Number(self, 'x', Some(CELL, list(range(63))))",
    "wide_bunch": "Number(self, 'x', Bunch(SIDE, 4, 99999))",
    "rich": "0\n\n    def register(self, rules): [rules.add_currency(n) for n in 'abcde']",
    "late": "0\n\n    def after_scoring(self, state, round): 1 / 0",
    "peaceful": "Number(self, 'x', AMOUNT)",
}  # fmt: skip
TOGETHER = "these modules cannot be played together: "
SAID = {
    "crowd": "these modules have more than 128 different cards",
    "streets": "these modules have more than 255 tiles",
    "wagons,carts": "two deeds are called haul",
    "long_move": "the parts of reach do not fit into one move",
    "steps": "two steps are called place",
    f"{OURS},twins": f"two cards are called {CARD}",
    f"{OURS},shouts": f"two events are called {EVENT}",
    "careless": "ZeroDivisionError: division by zero",
    "busy": "these modules have more than 256 kinds of moves",
    "wordless": "wordless: the words of bean must be some, and none twice",
    "backwards": "backwards: there is no bean from 5 to 1",
    "wide_pair": "wide_pair: a cell does not fit into the second place of a Pair",
    "wide_few": "wide_few: 8 of side do not fit into one number",
    "wide_some": "wide_some: some of 63 cells do not fit into one number",
    "wide_bunch": "wide_bunch: a bunch of 4 sides does not fit into one number",
    "rich": "these modules have more than 8 currencies",
    "late": "ZeroDivisionError: division by zero",
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("house")
    for number, (name, line) in enumerate(CODE.items(), start=1001):
        rule = "".join(word.capitalize() for word in name.split("_"))
        code = HEAD + RULE.format(rule=rule)
        add_room(folder, name, number, rule=f"{code}        {line}\n")
    return folder


def test_ours_fit_together() -> None:
    for players in (2, 6):
        rules = rules_for(players, tuple(ALL), ())
        check_names(rules)
        check_kinds(rules)


def test_set_ups_are_refused(house: Path) -> None:
    code = (
        "from alhambra import Setup\n"
        f"for names in {list(SAID)!r}:\n"
        "    try: Setup(modules=names.split(','))\n"
        "    except ValueError as error: print(error)\n"
        "Setup(modules=['peaceful', 'twins', 'wagons'])\n"
    )
    assert python(code, house).splitlines() == [f"{TOGETHER}{said}" for said in SAID.values()]


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "-n", "1", "--modules"),
        ("play", "--terminal", "--modules"),
        ("arena", "-n", "2", "--bots", "random,easy", "--out", "unused", "--modules"),
        ("bench", "--modules"),
        ("bench", "--bots", "--modules"),
    ],
)
def test_the_command_line_says_so(house: Path, words: tuple[str, ...]) -> None:
    assert f"{TOGETHER}{SAID['crowd']}" in refused("--rooms", house, *words, "crowd,peaceful")


def test_what_is_left_out_is_listed(house: Path, tmp_path: Path) -> None:
    add_room(tmp_path, "well", 1003)
    said = alhambra("--rooms", house, "--rooms", tmp_path, "modules")
    assert f"{1001 + list(CODE).index('peaceful')}  peaceful" in said
    last = said.splitlines()[-1]
    assert last.startswith("left out: well (")
    assert last.endswith(
        "wagons and well both have the number 1003".replace("wagons and well", "well and wagons")
    )
    said = refused("simulate", "-n", "1", "--modules", "well", rooms=(house, tmp_path))
    assert "the module well is left out: well and wagons both have" in said
