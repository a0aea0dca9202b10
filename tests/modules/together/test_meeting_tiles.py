"""How tiles of one module lie, lock and count under the rules of another."""

import pytest

from alhambra import Game, Move
from alhambra.engine.cells import cell_at
from alhambra.engine.outline import open_outer_sides
from tests.modules.building_sites.sites import site, table
from tests.modules.gates_without_end.gates import HEAD as GATES
from tests.modules.gates_without_end.gates import PILE_1, asked, with_key
from tests.rules.support import game_with, points
from tests.rules.tracing import traces
from tests.support import state_of

DISPLAY = 'display = ["florin 6", "florin 7", "florin 8", "florin 9"]'


def with_modules(*names: str, more: str = "") -> str:
    """The head of a position with these modules."""
    listed = ", ".join(f'"{name}"' for name in names)
    return f"modules = [{listed}]\n{DISPLAY}\n{more}\n"


def open_sides(game: Game) -> list[int]:
    """The open outer sides of the first seat: north, east, south, west."""
    return [int(count) for count in open_outer_sides(state_of(game).boards[0])]


# --- Lines of camps


@traces("camps:other-tiles")
@pytest.mark.parametrize(
    ("modules", "tiles", "length"),
    [
        # The line begins at 3,0 and runs west over 2,0 and 1,0 to the fountain.
        (["magical_buildings"], '"garden 11 - @ 1,0", "pavilion 9 N @ 2,0 turn 1"', 3),
        (["gates_without_end"], '"plaza 1 @ 1,0", "pavilion 7 E @ 2,0"', 3),
        (
            ["major_construction_projects"],
            '"garden 11 - @ 0,1", "project pavilion arcades @ 1,0"',
            2,
        ),
    ],
)
def test_every_cell_of_a_line_counts(modules: list[str], tiles: str, length: int) -> None:
    x = 3 if length == 3 else 2
    board = f'board = [{tiles}, "camp 6 W @ {x},0"]'
    game = game_with(with_modules("camps", *modules), board, "", "")
    assert points(game, 1, "camps") == [length, 0, 0]


@traces("camps:other-tiles", "major_construction_projects:cells-count")
def test_both_cells_of_a_project_count_in_a_line() -> None:
    """Southwards one cell of the project, fountain and garden; eastwards both its cells."""
    tiles = '"garden 11 - @ 0,1", "project garden arcades @ 0,-1", "camp 5 S @ 0,-2"'
    game = game_with(
        with_modules("camps", "major_construction_projects"), f"board = [{tiles}]", "", ""
    )
    assert points(game, 1, "camps") == [3, 0, 0]
    level = '"garden 11 - @ 1,0", "project tower garden @ 2,0", "seraglio 7 W @ -1,0"'
    game = game_with(
        with_modules("camps", "major_construction_projects"),
        f'board = [{level}, "camp 4 E @ -2,0"]',
        "",
        "",
    )
    assert points(game, 1, "camps") == [5, 0, 0]


@traces("building_sites:camp-line", "camps:site-passes")
def test_a_site_carries_a_camp_and_does_not_break_its_line() -> None:
    tiles = '"garden 11 - @ 1,0", "pavilion 7 E @ 2,0", "camp 6 W @ 3,0"'
    head = with_modules("camps", "building_sites")
    for tile, length in (("pavilion 7 E", 2), ("garden 11 -", 2)):
        game = game_with(head, f"board = [{tiles}]", "", "", tail=table(site(tile)))
        assert points(game, 1, "camps") == [length, 0, 0]


@traces("camps:wall-piece")
def test_a_camp_leans_on_a_wall_piece() -> None:
    head = GATES.replace("modules = [", 'modules = ["camps", ')
    game = with_key(
        "wall", 'board = ["garden 11 - @ 1,0"]\nreserve = ["camp 6 W"]', "", "", head=head
    )
    camp = Move("add", tile="camp 6 W", at=[2, 0])
    assert game.why_not(camp) == "not_asked"
    game.play(Move("gate_wall", at=[1, 0], side="E"))
    while asked(game) != (0, "act"):
        game.play(next(m for m in game.moves() if m.kind in ("gate_decline", "take")))
    game.play(camp)
    assert points(game, 1, "camps") == [2, 0, 0]


# --- Attacks


@traces("invaders:other-tiles", "major_construction_projects:cells-count")
def test_every_cell_and_every_kind_of_tile_is_attacked() -> None:
    project = 'board = ["garden 11 - @ 0,1", "project pavilion arcades @ 1,0"]'
    game = game_with(with_modules("invaders", "major_construction_projects"), project, "", "")
    assert open_sides(game) == [2, 0, 2, 2]  # its east is walled on both cells
    plaza = 'board = ["plaza 1 @ 1,0"]'
    game = game_with(with_modules("invaders", "gates_without_end"), plaza, "", "")
    assert open_sides(game) == [2, 1, 2, 1]
    board = 'board = ["pavilion 7 E @ 1,0"]'
    tail = table(site("pavilion 7 E"))
    game = game_with(with_modules("invaders", "building_sites"), board, "", "", tail=tail)
    assert open_sides(game) == [2, 0, 2, 1]


@traces("invaders:other-tiles", "magical_buildings:attack")
def test_a_turned_tile_is_attacked_as_it_lies() -> None:
    board = 'board = ["pavilion 9 N @ 1,0 turn 1"]'
    game = game_with(with_modules("invaders", "magical_buildings"), board, "", "")
    assert open_sides(game) == [2, 0, 2, 1]


@traces("invaders:wall-piece")
def test_a_wall_piece_protects() -> None:
    head = GATES.replace("modules = [", 'modules = ["invaders", ')
    game = with_key("wall", 'board = ["garden 11 - @ 1,0"]', "", "", head=head)
    before = open_sides(game)
    game.play(Move("gate_wall", at=[1, 0], side="N"))
    assert open_sides(game) == [before[0] - 1, *before[1:]]


# --- What holds a watchtower


@traces("building_sites:watchtower", "watchtowers:site-holds")
def test_a_site_holds_a_watchtower_but_a_plaza_does_not() -> None:
    head = with_modules(
        "watchtowers", "building_sites", "gates_without_end", more='question = "place"'
    )
    built = 'board = ["tower 11 N @ 1,0", "plaza 1 @ 0,1"]\npending = ["watchtower tower 1"]'
    game = game_with(head, built, "", "", tail=table(site("tower 11 N")))
    held = Move("place", tile="watchtower tower 1", at=[2, 0], turn=3)
    assert game.why_not(held) is None
    beside = Move("place", tile="watchtower tower 1", at=[0, 2], turn=1)
    assert game.why_not(beside) == "watchtower_needs_colour"


# --- What may carry a gate, a wall, a token


DOUBLE = 'board = ["pavilion 7 E @ 1,0"]'


@traces("building_sites:gate-wall", "city_gates:site")
def test_a_gate_may_stand_at_a_site() -> None:
    head = with_modules("city_gates", "building_sites", more='question = "place"')
    tail = (
        table(site("pavilion 7 E"), site("seraglio 7 W")) + "[module.city_gates]\nheld = [1, 0, 0]"
    )
    game = game_with(head, f'{DOUBLE}\npending = ["seraglio 7 W"]', "", "", tail=tail)
    game.play(Move("place_with_gate", tile="seraglio 7 W", at=[2, 0], gate="W"))
    assert game.view()["city_gates"]["gates"][0] == [[[1, 0], "E"]]
    assert game.view()["seats"][0]["buildings"]["seraglio"] == 0


GATE_CARD = "[module.city_gates]\nheld = [1, 0, 0]\n"
BEHIND_A_WALL = f'{DOUBLE}\nreserve = ["seraglio 7 W"]'


@traces("city_gates:builder")
def test_the_master_builder_may_use_a_gate() -> None:
    head = with_modules("city_gates", "characters")
    tail = GATE_CARD + '[module.characters]\nheld = [["master_builder"], [], []]\n'
    game = game_with(head, BEHIND_A_WALL, "", "", tail=tail)
    game.play(Move("take", cards=["florin 6"]))
    assert asked(game) == (0, "end_question")
    assert game.why_not(Move("builder_add", tile="seraglio 7 W", at=[2, 0])) == "not_on_foot"
    gate = Move("builder_add_with_gate", tile="seraglio 7 W", at=[2, 0], gate="W")
    assert gate in game.moves()
    game.play(gate)
    assert game.view()["city_gates"]["held"] == [0, 0, 0]
    assert asked(game) == (1, "act")  # he is used up for this turn


@traces("city_gates:key", "gates_without_end:own-alhambra")
def test_a_key_s_redesign_may_use_a_gate() -> None:
    """Without one a moved building must be reached on foot."""
    head = GATES.replace("modules = [", 'modules = ["city_gates", ')
    tail = GATE_CARD + PILE_1
    board = 'board = ["pavilion 7 E @ 1,0", "chambers 9 W @ 0,-1"]\nreserve = ["seraglio 7 W"]'
    game = with_key("redesign", board, "", "", head=head, tail=tail)
    assert game.why_not(Move("gate_move", lift=[0, -1], at=[2, 0])) == "not_on_foot"
    game.play(Move("gate_add_with_gate", tile="seraglio 7 W", at=[2, 0], gate="W"))
    assert game.view()["city_gates"]["gates"][0] == [[[1, 0], "E"]]
    assert asked(game) == (1, "gate_swap")


@traces("building_sites:gate-wall", "city_gates:wall-piece")
def test_a_wall_piece_may_be_built_on_a_site_and_on_a_gated_tile() -> None:
    head = GATES.replace("modules = [", 'modules = ["city_gates", "building_sites", ')
    board = 'board = ["pavilion 7 E @ 1,0", "seraglio 7 W @ 2,0"]\ngates = ["1,0 E"]'
    game = with_key(
        "wall", board, "", "", head=head, tail=PILE_1 + "\n" + table(site("pavilion 7 E"))
    )
    assert game.why_not(Move("gate_wall", at=[1, 0], side="N")) is None
    assert game.why_not(Move("gate_wall", at=[2, 0], side="N")) is None


@traces("city_gates:not-moved", "gates_without_end:locks")
def test_gated_tiles_do_not_move() -> None:
    head = GATES.replace("modules = [", 'modules = ["city_gates", ')
    board = 'board = ["pavilion 7 E @ 1,0", "seraglio 7 W @ 2,0"]\ngates = ["1,0 E"]'
    game = with_key("redesign", board, "", "", head=head)
    for x in (1, 2):
        assert game.why_not(Move("gate_move", lift=[x, 0], at=[-1, 0])) == "gate_holds_tile"
        assert game.why_not(Move("gate_remove", at=[x, 0])) == "gate_holds_tile"


@traces("building_sites:token-stays")
def test_a_token_goes_along_when_its_site_moves() -> None:
    head = GATES.replace("modules = [", 'modules = ["building_sites", ')
    tail = PILE_1 + "\n" + table(site("tower 11 -"))
    game = with_key("redesign", 'board = ["tower 11 - @ 1,0"]', "", "", head=head, tail=tail)
    game.play(Move("gate_move", lift=[1, 0], at=[0, 1]))
    assert game.view()["seats"][0]["buildings"]["tower"] == 0
    assert game.view(0)["building_sites"]["sites"][0][2] == "ducat"
    assert state_of(game).boards[0].built(cell_at(0, 1))


# --- What lies in a stall


@traces("major_construction_projects:reserve", "personal_building_market:no-price")
def test_a_project_takes_one_stall_and_is_not_for_sale() -> None:
    head = with_modules("major_construction_projects", "personal_building_market")
    seat = 'reserve = ["project pavilion arcades", "tower 12 -"]'
    game = game_with(head, 'hand = ["denar 9", "denar 8", "dirham 9", "dirham 3"]', seat, "")
    rows = game.view()["personal_building_market"]["stalls"][1]
    assert sorted(name for name in rows if name) == ["project pavilion arcades", "tower 12 -"]
    sold = {move.parts["tile"] for move in game.moves() if move.kind == "buy"}
    assert sold == {"tower 12 -"}


@traces("magical_buildings:stall", "personal_building_market:magical")
def test_a_magical_building_from_a_stall_may_be_turned() -> None:
    head = with_modules("magical_buildings", "personal_building_market")
    seat = 'reserve = ["pavilion 9 N"]'
    game = game_with(head, 'hand = ["denar 9"]', seat, "")
    game.play(Move("buy", owner=1, stall="denar", pay=["denar 9"]))
    game.play(Move("pass"))
    turns = {move.parts.get("turn", 0) for move in game.moves() if move.kind == "place"}
    assert turns == {0, 1, 2, 3}


@traces("personal_building_market:walls-along")
def test_walls_added_to_a_tile_are_sold_with_it() -> None:
    head = with_modules("gates_without_end", "personal_building_market")
    head += 'walls = ["garden 11 - + N"]\n'
    hand = 'hand = ["denar 9", "denar 2"]'
    game = game_with(head, hand, 'reserve = ["garden 11 -"]', "")
    game.play(Move("buy", owner=1, stall="denar", pay=["denar 9", "denar 2"]))
    game.play(Move("pass"))
    assert game.why_not(Move("place", tile="garden 11 -", at=[0, 1])) == "sides_differ"
    game.play(Move("place", tile="garden 11 -", at=[1, 0]))
    assert points(game, 1, "wall") == [1, 0, 0]


# --- Dirk


@traces("watchtowers:not-stored")
def test_dirk_gets_the_building_and_the_watchtower_stands_elsewhere() -> None:
    head = with_modules("watchtowers", more='market = ["tower 12 -", "-", "-", "-"]')
    seat = 'hand = ["denar 9", "denar 8", "denar 1"]\nboard = ["tower 11 N @ 1,0"]'
    game = game_with(head, seat, "")
    pay = ["denar 9", "denar 8", "denar 1"]
    game.play(Move("buy", space=1, watchtower=True, pay=pay))
    game.play(Move("pass"))
    game.play(Move("give", tile="tower 12 -"))
    assert game.view()["dirk"]["tiles"] == ["tower 12 -"]
    assert {move.kind for move in game.moves()} == {"place"}
