"""The Street Trader with other modules, in positions, and in whole games."""

import pytest

from alhambra import Game, Move, position
from alhambra.audit import audited_game
from tests.modules.street_trader.trader import (
    DONE,
    GST,
    HEAD,
    MOVE_IN,
    NAME,
    PLACING,
    TABLE,
    asked,
    crowd,
    homes,
    join,
    place,
    shown,
    stand,
    swap,
    traders,
    where,
)
from tests.rules.support import game_with
from tests.rules.tracing import traces
from tests.rules.whole_games import check_secrets, check_whole_game


def placing(modules: str, seat: str, tail: str) -> Game:
    """The first of three seats is to place what it has, with these modules."""
    head = PLACING.replace(f'"{NAME}"', f'{modules}, "{NAME}"')
    return game_with(head, seat, "", "", tail=tail)


# --- What is laid on his cell


@traces("not-on-other-pieces", "other-pieces-displace")
@pytest.mark.parametrize(
    ("module", "piece"),
    [
        ("squares", "square garden E"),
        ("bazaars", "bazaar denar pavilion chambers garden"),
        ("medina", "medina 10 -"),
        ("bathhouses", "bathhouse arcades garden chambers pavilion"),
        ("wishing_well", "well 3 1"),
        ("gates_without_end", "plaza 1"),
    ],
)
def test_pieces_without_a_type_put_him_aside_and_let_nobody_in(module: str, piece: str) -> None:
    game = placing(f'"{module}"', f'pending = ["{piece}"]', traders(f"1,0 {GST}"))
    game.play(place(piece, 1, 0))
    assert asked(game) == (0, "swap_resident")
    game.play(swap("tower", "garden"))
    assert crowd(game) == ["seraglio", "garden", "garden"]
    assert homes(game) == []


@traces("other-pieces-displace", "not-on-other-pieces")
def test_camps_and_watchtowers_put_him_aside() -> None:
    board = 'board = ["tower 11 N @ 1,0"]'
    modules = '"camps", "watchtowers"'
    game = placing(modules, f'{board}\npending = ["camp 5 S"]', traders(f"1,-1 {GST}"))
    game.play(place("camp 5 S", 1, -1))
    assert asked(game) == (0, "swap_resident")
    game.play(DONE)
    assert (1, -2) not in {tuple(move.parts["at"]) for move in game.moves()}
    seat = f'{board}\npending = ["watchtower tower 1"]'
    game = placing(modules, seat, traders(f"2,0 {GST}"))
    spots = [m for m in game.moves() if m.kind == "place" and m.parts["at"] == [2, 0]]
    game.play(spots[0])
    assert asked(game) == (0, "swap_resident")
    game.play(DONE)
    free = {tuple(move.parts["at"]) for move in game.moves()}
    assert (2, 0) not in free
    assert (3, 0) not in free


@traces("not-on-sites", "finishing-lets-nobody-in")
def test_a_site_takes_nobody_neither_now_nor_when_it_is_finished() -> None:
    sites = '[module.building_sites]\nsites = [["garden 11 -", 0, "denar", "-", "hidden"]]\n'
    seat = 'hand = ["denar 9", "denar 2"]\npending = ["garden 11 -"]'
    game = placing('"building_sites"', seat, traders(f"1,0 {GST}") + sites)
    game.play(place("garden 11 -", 1, 0))
    assert asked(game) == (0, "swap_resident")
    game.play(DONE)
    game.play(stand(0, 1))
    for _ in range(2):
        game.play(game.moves()[0])
    game.play(Move("finish_site", site="garden 11 -", pay=["denar 9", "denar 2"]))
    assert homes(game) == []
    assert asked(game) == (0, "act")


@traces("typed-buildings")
@pytest.mark.parametrize(
    ("module", "tile", "table"),
    [
        ("magical_buildings", "garden 13 NES", ""),
        ("new_building_grounds", "garden a 9 -", "[module.new_building_grounds]\n"),
    ],
)
def test_other_buildings_of_a_type_take_a_resident(module: str, tile: str, table: str) -> None:
    game = placing(f'"{module}"', f'pending = ["{tile}"]', traders(f"1,0 {GST}") + table)
    turns = [m for m in game.moves() if m.kind == "place" and m.parts["at"] == [1, 0]]
    game.play(turns[0])
    game.play(MOVE_IN)
    assert homes(game) == [tile]


@traces("typed-buildings")
@pytest.mark.parametrize(
    ("cell", "kind", "house"),
    [("1,0", "tower", "project tower garden"), ("2,0", "garden", "project tower garden / 2")],
)
def test_of_a_project_the_half_on_his_cell_counts(cell: str, kind: str, house: str) -> None:
    seat = 'board = ["arcades 8 N @ 1,-1", "chambers 10 - @ 0,-1", "arcades 9 - @ 2,-1"]\n'
    seat += 'pending = ["project tower garden"]'
    tail = traders(f"{cell} {kind} seraglio pavilion")
    game = placing('"major_construction_projects"', seat, tail)
    game.play(place("project tower garden", 1, 0))
    assert asked(game) == (0, "resident_moves_in")
    game.play(MOVE_IN)
    assert homes(game) == [house]


# --- Out of turn, at the end, and what comes before


@traces("out-of-turn")
def test_the_vizier_builds_on_his_cell_and_he_is_set_again_at_once() -> None:
    head = HEAD.replace(f'"{NAME}"', f'"viziers_favour", "{NAME}"')
    tail = traders("1,0", f"1,0 {GST}", "1,0")
    game = game_with(head, "", 'hand = ["dirham 9"]', "", tail=tail)
    game.play(Move("take", cards=["florin 9"]))
    game.play(Move("favour", space=2, pay=["dirham 9"]))
    game.play(place("garden 9 E", 1, 0))
    game.play(MOVE_IN)
    game.play(join("tower"))
    assert asked(game) == (1, "place_trader")
    assert None in game.view()["market"]
    game.play(stand(0, 1))
    assert where(game, 1) == [0, 1]
    assert homes(game, 1) == ["garden 9 E"]
    assert None not in game.view()["market"]


@traces("out-of-turn", "trader-makes-way")
def test_a_redesign_by_a_key_out_of_turn_sets_him_again_at_once() -> None:
    head = f"""
modules = ["gates_without_end", "{NAME}"]
market = ["arcades 8 N", "garden 9 E", "pavilion 8 -", "tower 13 E"]
display = ["florin 6", "florin 7", "florin 8", "florin 9"]
"""
    tail = traders("1,0", f"1,0 {GST}", "1,0")
    tail += "[module.gates_without_end]\npile = [1, 2, 3, 4, 5, 6, 7, 8, 9]"
    game = game_with(head, 'hand = ["denar 9"]', 'reserve = ["garden 11 -"]', "", tail=tail)
    game.play(Move("buy", space=1, pay=["denar 9"]))
    game.play(Move("store", tile="arcades 8 N"))
    game.play(Move("insert_key", bonus="money"))
    game.play(Move("gate_take", card="florin 6"))
    assert asked(game) == (1, "gate_redesign")
    game.play(Move("gate_add", tile="garden 11 -", at=[1, 0]))
    game.play(MOVE_IN)
    game.play(join("tower"))
    assert asked(game) == (1, "place_trader")
    game.play(stand(0, 1))
    assert homes(game, 1) == ["garden 11 -"]
    assert asked(game) == (2, "gate_swap")


@traces("leftovers-count")
def test_leftover_tiles_let_residents_in() -> None:
    head = f"""
modules = ["{NAME}"]
rounds = 2
market = ["garden 11 -", "-", "-", "-"]
tower = []
display = ["florin 1", "florin 2", "florin 3", "florin 4"]
"""
    game = game_with(head, 'hand = ["denar 9"]', "", "", tail=traders(f"1,0 {GST}"))
    game.play(Move("take", cards=["florin 1"]))
    game.play(place("garden 11 -", 1, 0))
    game.play(MOVE_IN)
    game.play(join("tower"))
    while not game.over:
        game.play(game.moves()[0])
    sheet = game.score_sheets[-1]
    assert [points for name, points, _ in sheet[0] if name == NAME] == [1]


@traces("after-chests-before-culture", "set-at-the-end")
def test_chests_are_given_out_before_he_is_set() -> None:
    head = f'modules = ["treasure_chamber", "{NAME}"]\n{TABLE}'
    tail = traders(f"1,0 {GST}")
    tail += "[module.treasure_chamber]\n"
    tail += 'rooms = [["garden", "tower", "tower", "tower"], [], []]\n'
    seat = 'hand = ["dirham 9", "denar 8"]\nboard = ["garden 11 - @ 0,1"]'
    game = game_with(head, seat, "", "", tail=tail)
    game.play(Move("buy", space=2, pay=["dirham 9"]))
    game.play(Move("buy_chests", room=1))
    game.play(Move("pay_card", unit="denar 8"))
    game.play(place("garden 9 E", 1, 0))
    game.play(DONE)
    assert asked(game) == (0, "put_chest")
    game.play(Move("put_chest", at=[1, 0]))
    assert asked(game) == (0, "place_trader")


@traces("set-at-the-end")
def test_he_is_set_after_the_builder_has_worked() -> None:
    head = f'modules = ["characters", "{NAME}"]\n{TABLE}'
    tail = traders(f"1,0 {GST}")
    tail += '[module.characters]\nheld = [["master_builder"], [], []]\n'
    game = game_with(head, 'reserve = ["garden 11 -", "tower 12 -"]', "", "", tail=tail)
    game.play(Move("add", tile="garden 11 -", at=[1, 0]))
    game.play(DONE)
    assert asked(game) == (0, "end_question")
    game.play(Move("builder_add", tile="tower 12 -", at=[2, 0]))
    assert asked(game) == (0, "place_trader")


# --- Notation


def test_a_position_in_the_middle_of_it() -> None:
    game = game_with(PLACING, 'pending = ["garden 11 -"]', "", "", tail=traders(f"1,0 {GST}"))
    game.play(place("garden 11 -", 1, 0))
    for move in (MOVE_IN, join("tower"), stand(0, 1)):
        again = position.loads(position.dump(game))
        assert position.dump(again) == position.dump(game)
        assert again.moves() == game.moves()
        game.play(move)
    assert asked(game) == (1, "act")


def test_traders_and_residents_are_marked() -> None:
    tail = traders("0,1 tower tower", "1,0", "1,0", residents=(["garden 10 -"], [], []))
    game = game_with(HEAD, 'board = ["garden 10 - @ 1,0"]', "", "", tail=tail)
    marks = [mark for mark in game.view()["marks"] if mark["seat"] == 0]
    assert marks == [
        {"word": "trader", "count": 1, "seat": 0, "at": [0, 1]},
        {"word": "resident-tower", "count": 2, "seat": 0, "at": [0, 1]},
        {"word": "resident-garden", "count": 1, "seat": 0, "at": [1, 0]},
    ]


def test_what_is_left_out_stands_at_the_first_free_cell() -> None:
    game = game_with(HEAD, "", "", "")
    assert where(game) == [0, -1]
    assert crowd(game) == []
    assert sum(shown(game)["supply"]) == 42


@pytest.mark.parametrize(
    ("table", "wrong"),
    [
        ("people = 1", "unknown key people"),
        ("secret = 1", "true or false"),
        ('traders = ["1,0"]', "given for each seat"),
        ('traders = ["1,0 stable", "1,0", "1,0"]', "there is no resident stable"),
        ('traders = ["1,0 tower tower tower tower", "1,0", "1,0"]', "3 residents at most"),
        ('traders = ["0,0", "1,0", "1,0"]', "no free cell"),
        ('traders = ["there", "1,0", "1,0"]', "is written x,y"),
        ("residents = [[]]", "for each seat"),
        ('residents = [["tower 12 -"], [], []]', "no finished building"),
        ("residents = [1, [], []]", "a list for each seat"),
    ],
)
def test_bad_positions_are_refused(table: str, wrong: str) -> None:
    with pytest.raises(position.PositionError, match=wrong):
        game_with(HEAD, "", "", "", tail=f"[module.{NAME}]\n{table}")


def test_a_position_can_be_read_while_he_has_not_yet_heard_that_he_must_make_way() -> None:
    """A tile moves onto his cell; first the designer who stood on it is set anew."""
    head = f'''
modules = ["gates_without_end", "palace_designers", "{NAME}"]
market = ["arcades 8 N", "garden 9 E", "pavilion 8 -", "tower 13 E"]
display = ["florin 6", "florin 7", "florin 8", "florin 9"]
'''
    tail = f"""
[module.gates_without_end]
pile = [1, 2, 3, 4, 5, 6, 7, 8, 9]
[module.palace_designers]
designers = ["1,0 N", "0,0 N", "0,0 N"]
{traders(f"1,1 {GST}")}"""
    board = 'hand = ["denar 9"]\nboard = ["chambers 10 - @ 1,0", "garden 11 - @ 0,1"]'
    game = game_with(head, board, "", "", tail=tail)
    game.play(Move("buy", space=1, pay=["denar 9"]))
    game.play(Move("store", tile="arcades 8 N"))
    game.play(Move("insert_key", bonus="redesign"))
    game.play(Move("gate_move", lift=[1, 0], at=[1, 1]))
    assert asked(game) == (0, "designer_anew")
    again = position.loads(position.dump(game))
    for one in (game, again):
        assert where(one) == [1, 1]
        one.play(Move("designer_anew", at=[0, 1], side="W"))
        assert where(one) is None
        assert asked(one) == (0, "swap_resident")


@pytest.mark.parametrize("players", range(2, 7))
def test_whole_games(players: int) -> None:
    check_whole_game((NAME,), players, players, 29)


@pytest.mark.parametrize("seed", [4, 5])
def test_secrets_are_kept(seed: int) -> None:
    check_secrets((NAME, "thieves"), 3, seed, 83)


def test_with_other_modules() -> None:
    others = ("camps", "watchtowers", "major_construction_projects", "power_of_sultan")
    audited_game(4, (NAME, *others, "gates_without_end", "viziers_favour"), 3, 0.002)
