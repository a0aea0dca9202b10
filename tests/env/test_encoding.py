"""Observations: nothing but what the view shows, all of the base game, and no two moves alike."""

from itertools import islice
from typing import Any

import numpy as np
import pytest

from alhambra.encoding import encoder, rows
from alhambra.engine.cells import FOUNTAIN
from alhambra.engine.rng import seeded
from alhambra.engine.rules import CURRENCIES, TYPES
from alhambra.engine.secrets import determinize
from alhambra.engine.step import DEED_MASK
from alhambra.env.match import Match
from alhambra.env.terms import Terms
from alhambra.modules import ALL
from tests.env.play import fields, moments, seen
from tests.examples import using

EVERY = 7  # questions from one look at the secrets to the next
MIDDLE = encoder.REACH


def check_no_leak(terms: Terms, seed: int, most: int) -> int:
    """Redraws what each seat cannot know at many moments; says at how many."""
    looked = changed = 0
    for match in islice(moments(terms, seed, most), 0, None, EVERY):
        for seat in range(terms.players):
            other = determinize(match.state, seat, seeded(f"other truth {looked}"))
            assert seen(match, other, seat) == seen(match, match.state, seat)
            changed += other.deck != match.state.deck
        looked += 1
    assert changed
    return looked


@pytest.mark.parametrize("name", ALL)
def test_an_observation_holds_no_secret_of_a_module(name: str) -> None:
    for players, seed in ((2, 1), (3, 2)):
        assert check_no_leak(Terms(players, (name,)), seed, 350) > 20


@pytest.mark.parametrize("players", range(2, 7))
def test_an_observation_holds_no_secret_of_the_base_game(players: int) -> None:
    assert check_no_leak(Terms(players), players, 300) > 20


def test_an_observation_holds_no_secret_with_all_modules() -> None:
    assert check_no_leak(Terms(4, tuple(ALL)), 5, 600) > 20


# --- Against the view


def kind_of(tile: str) -> int:
    return TYPES.index(tile.split(maxsplit=1)[0]) + 1


def check_table(match: Match, seat: int) -> None:
    view, table, players = match.view(seat), fields(match, seat), match.terms.players
    for name in ("rounds", "deck", "tower"):
        assert table[name] == view[name]
    assert table["turn"] == (view["turn"] - seat) % players
    assert table["starter"] == (view["starter"] - seat) % players
    assert table["asked"] == (view["question"]["seat"] - seat) % players + 1
    assert match.encoder.question_names[table["question"] - 1] == view["question"]["kind"]
    assert table["extra"] == view["question"]["data"].get("extra", 0)
    for space, tile in enumerate(view["market"]):
        assert table[f"market_{space} kind"] == (kind_of(tile) if tile else 0)
        assert table[f"market_{space} price"] == (int(tile.split()[1]) if tile else 0)
    for pile in ("display", "discard"):
        cards = [name.removeprefix(f"{pile} ") for name in table if name.startswith(f"{pile} ")]
        assert {card: table[f"{pile} {card}"] for card in cards} == {
            card: view[pile].count(card) for card in cards
        }
        assert sum(table[f"{pile} {card}"] for card in cards) == len(view[pile])
    hand = view["seats"][seat]["hand"]
    for currency in CURRENCIES:
        values = [int(card.split()[1]) for card in hand if card.startswith(currency)]
        assert table[f"purse {currency}"] == sum(values)
        for value in range(1, 10):
            assert table[f"hand {currency} {value}"] == values.count(value)


def check_seats(match: Match, seat: int) -> None:
    view, table, players = match.view(seat), fields(match, seat), match.terms.players
    places = {name.removeprefix("tile "): table[name] for name in table if name.startswith("tile ")}
    expected = dict.fromkeys(view["gone"], encoder.GONE)
    for space, tile in enumerate(view["market"]):
        expected |= {tile: encoder.MARKET + space} if tile else {}
    for number in range(players):
        other, name = view["seats"][(seat + number) % players], f"seat_{number}"
        assert [table[f"{name} {what}"] for what in ("score", "cards", "wall")] == [
            other[what] for what in ("score", "cards", "wall")
        ]
        assert {kind: table[f"{name} {kind}"] for kind in TYPES} == other["buildings"]
        where = encoder.SEATS + 3 * number
        expected |= {laid["tile"]: where for laid in other["board"]}
        expected |= dict.fromkeys(other["reserve"], where + 1)
        expected |= dict.fromkeys(other["pending"], where + 2)
    if "dirk" in view:
        expected |= dict.fromkeys(view["dirk"]["tiles"], encoder.DIRK)
        assert table["dirk_score"] == view["dirk"]["score"]
        kinds = [tile.split()[0] for tile in view["dirk"]["tiles"]]
        assert all(table[f"dirk_{kind}"] == kinds.count(kind) for kind in TYPES)
    assert {tile: place for tile, place in places.items() if place} == expected


def check_boards(match: Match, seat: int) -> None:
    view, boards = match.view(seat), match.observe(seat)["boards"]
    players = match.terms.players
    names = [tile.name for tile in match.rules.tiles[players:]]
    for number in range(players):
        kinds, walls, tiles, tokens = boards[number]
        laid: list[dict[str, Any]] = view["seats"][(seat + number) % players]["board"]
        assert (kinds != 0).sum() == len(laid) + 1
        assert (kinds[MIDDLE, MIDDLE], tiles[MIDDLE, MIDDLE]) == (7, 0)
        assert not tokens.any()
        for piece in laid:
            at = (piece["at"][1] + MIDDLE, piece["at"][0] + MIDDLE)
            assert names[tiles[at] - 1] == piece["tile"]
            assert kinds[at] == kind_of(piece["tile"])
            letters = piece["tile"].split()[2].strip("-")
            assert "".join("NESW"[side] for side in range(4) if walls[at] >> side & 1) == letters


@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_whole_table_of_the_base_game_is_there(players: int) -> None:
    for match in islice(moments(Terms(players), 8, 500), 0, None, 5):
        for seat in range(players):
            check_table(match, seat)
            check_seats(match, seat)
            check_boards(match, seat)


def test_tokens_of_modules_lie_where_the_view_has_them() -> None:
    found = 0
    for match in islice(moments(Terms(3, using("marks")[:3]), 2, 500), 0, None, 9):
        marks = match.view(0).get("marks", [])
        observation, table = match.observe(0), fields(match, 0)
        on_spaces = sum(table[f"market_{space} tokens"] for space in range(4))
        found += len(marks)
        if not marks:
            assert on_spaces == 0
            assert not observation["boards"][:, 3].any()
        for mark in marks:
            if "at" in mark:
                x, y = mark["at"]
                assert observation["boards"][mark["seat"], 3, y + MIDDLE, x + MIDDLE] > 0
            if "space" in mark:
                assert table[f"market_{mark['space'] - 1} tokens"] > 0
    assert found


def test_what_lies_outside_the_window_is_counted() -> None:
    match = Match(Terms(3))
    match.start(1)
    for east in range(1, MIDDLE + 3):
        tile = match.state.tower.pop()
        match.state.boards[1].lay(FOUNTAIN + east, tile, 0, match.rules.tile_kind[tile])
    assert fields(match, 0)["seat_1 outside"] == fields(match, 1)["seat_0 outside"] == 2
    assert fields(match, 0)["seat_0 outside"] == 0
    kinds = match.observe(1)["boards"][0, 0]
    assert kinds[MIDDLE].astype(bool).tolist() == [False] * MIDDLE + [True] * (MIDDLE + 1)
    assert np.count_nonzero(kinds) == MIDDLE + 1


# --- Moves


@pytest.mark.parametrize("modules", [(), tuple(ALL)], ids=["base", "all"])
def test_moves_read_the_same_packed_and_by_name(modules: tuple[str, ...]) -> None:
    """Deeds of the base game are read off their packed form; their parts are a second opinion."""
    compared = set()
    for match in moments(Terms(3, modules, page=4096), 3, 700):
        frame = match.state.frames[-1]
        listed = match.observe(match.seat)["moves"]
        for row, code in zip(listed, match.codes, strict=False):
            deed = match.rules.deeds[code & DEED_MASK]
            if rows.layout_of(deed) in (rows.NAMED, rows.PLAIN):
                continue
            out = match.encoder.blank[: rows.WIDTH]
            parts = deed.parts(match.state, frame, code)
            match.encoder.rows.name(match.state, frame, parts, out, 0)
            named = np.frombuffer(memoryview(out), np.int16)
            for column in range(rows.KIND, rows.PACKED):
                if column not in (rows.COST, rows.OVER):  # known to offers, not to parts
                    assert row[column] == named[column], (deed.name, rows.COLUMNS[column])
            compared.add(deed.name)
    assert compared >= {"take", "buy", "place", "store", "add", "remove", "exchange"}


@pytest.mark.parametrize("modules", [(), tuple(ALL)], ids=["base", "all"])
def test_no_two_moves_of_a_question_look_alike(modules: tuple[str, ...]) -> None:
    for match in moments(Terms(3, modules, page=4096), 4, 400):
        listed = match.observe(match.seat)["moves"][: match.listed]
        assert len(np.unique(listed, axis=0)) == match.listed


def test_a_purchase_says_what_it_costs() -> None:
    exact = 0
    for match in moments(Terms(3), 6, 400):
        listed = match.observe(match.seat)["moves"]
        for row, move in zip(listed, match.moves(), strict=False):
            if move.kind == "buy":
                cost = int(move.parts["tile"].split()[1])
                paid = sum(int(card.split()[1]) for card in move.parts["pay"])
                assert (row[rows.COST], row[rows.PRICE]) == (cost, cost)
                assert (row[rows.PAID], row[rows.OVER]) == (paid, paid - cost)
                assert row[rows.PAID_UNITS] == len(move.parts["pay"])
                exact += row[rows.OVER] == 0
    assert exact


def test_a_new_wall_is_an_outer_one_until_somebody_builds_beside_it() -> None:
    for match in moments(Terms(3), 7, 400):
        board = match.state.boards[match.seat]
        for row in match.observe(match.seat)["moves"][: match.listed]:
            if row[rows.PLACED]:
                walls = int(row[rows.WALLS]).bit_count()
                assert row[rows.OUTER_WALLS] + row[rows.INNER_WALLS] == walls
                assert row[rows.TOUCHES] >= 1
                assert board.built((row[rows.Y] + 32) * 64 + row[rows.X] + 32) == (
                    match.rules.deeds[row[rows.DEED] - 1].name in ("remove", "exchange")
                )


def test_columns_and_fields_have_their_names() -> None:
    assert len(rows.COLUMNS) == rows.WIDTH
    assert rows.COLUMNS[rows.INNER_WALLS] == "inner_walls"
    assert rows.COLUMNS[rows.PACKED] == "packed_a"
    assert encoder.TABLE[encoder.FIRST] == "first"
    assert encoder.SEAT[encoder.SEAT_TYPES] == TYPES[0]
    names = Match(Terms(2, tuple(ALL))).encoder.fields
    assert len(set(names)) == len(names)
