"""The Travelling Craftsmen who build: builder, mosaic artist, brickmaker."""

from alhambra import Game, Move, position
from tests.modules.gates_without_end.gates import HEAD as GATES_HEAD
from tests.modules.gates_without_end.gates import PILE_1, with_key
from tests.modules.travelling_craftsmen.guild import (
    NAME,
    TABLE,
    TAKE,
    asked,
    having,
    head,
    kinds,
    served,
    shown,
    spots,
)
from tests.rules.support import game_with, points
from tests.rules.tracing import traces

CALL = Move("call_builder")
BOARD = 'board = ["garden 11 - @ 1,0", "tower 12 - @ 2,0"]'


# --- The builder


@traces("builder", "free")
def test_the_builder_gives_a_redesign_that_is_no_action() -> None:
    game = served("builder", f'{BOARD}\nreserve = ["chambers 11 -"]')
    game.play(CALL)
    assert asked(game) == (0, "craft_question")
    expected = {"craft_add", "craft_remove", "craft_exchange", "craft_move", "craft_done"}
    assert kinds(game) == expected
    game.play(Move("craft_add", tile="chambers 11 -", at=[0, 1]))
    assert asked(game) == (0, "act")
    game.play(TAKE)
    assert asked(game) == (1, "act")


@traces("builder-moves")
def test_the_builder_moves_a_building_inside_the_alhambra() -> None:
    game = served("builder", BOARD)
    game.play(CALL)
    assert game.why_not(Move("craft_move", lift=[1, 0], at=[0, 1])) == "cut_off"
    assert game.why_not(Move("craft_move", lift=[2, 0], at=[2, 0])) == "same_place"
    assert game.why_not(Move("craft_move", lift=[2, 0], at=[3, 3])) == "no_side_contact"
    game.play(Move("craft_move", lift=[2, 0], at=[0, 1]))
    board = game.view()["seats"][0]["board"]
    assert {"tile": "tower 12 -", "at": [0, 1]} in board
    assert len(board) == 2


@traces("builder")
def test_remove_and_exchange_are_redesigns_too() -> None:
    for move in (
        Move("craft_remove", at=[2, 0]),
        Move("craft_exchange", tile="chambers 11 -", at=[2, 0]),
    ):
        game = served("builder", f'{BOARD}\nreserve = ["chambers 11 -"]')
        game.play(CALL)
        game.play(move)
        assert "tower 12 -" in game.view()["seats"][0]["reserve"]
        assert shown(game, "used") == "builder"


@traces("builder", "any-time")
def test_the_builder_may_be_called_after_placing() -> None:
    """A tile put into the reserve can be built at once."""
    game = served("builder", 'hand = ["florin 9"]')
    game.play(Move("buy", space=4, pay=["florin 9"]))
    game.play(TAKE)
    game.play(Move("store", tile="tower 9 ES"))
    assert asked(game) == (0, "end_question")
    game.play(Move("late_call_builder"))
    game.play(Move("craft_add", tile="tower 9 ES", at=[0, 1]))
    assert asked(game) == (1, "act")


@traces("builder")
def test_called_in_vain_he_is_used_and_without_tiles_he_cannot_be_called() -> None:
    game = served("builder", BOARD)
    game.play(CALL)
    game.play(Move("craft_done"))
    assert game.why_not(CALL) == "craftsman_used"
    assert served("builder").why_not(CALL) == "nothing_for_builder"


@traces("builder")
def test_gates_may_be_used_and_gated_tiles_stay() -> None:
    seat = """board = ["pavilion 7 E @ 1,0", "seraglio 7 W @ 2,0"]
    gates = ["1,0 E"]
    reserve = ["chambers 11 -"]"""
    game = served("builder", seat, modules=("city_gates",))
    game.play(CALL)
    assert game.why_not(Move("craft_move", lift=[2, 0], at=[0, 1])) == "gate_holds_tile"
    assert game.why_not(Move("craft_remove", at=[2, 0])) == "gate_holds_tile"


# --- The mosaic artist

ARTIST = "mosaic_artist"
BUYER = 'hand = ["florin 9"]'


def placing(seat: str, tile: str, modules: tuple[str, ...] = (), craftsman: str = ARTIST) -> Game:
    """The first seat has one tile to place."""
    table = TABLE.replace('"tower 9 ES"', '"-"') + '\nquestion = "place"'
    return served(craftsman, f'{seat}\npending = ["{tile}"]', modules=modules, table=table)


@traces("mosaic-place")
def test_a_tile_is_placed_in_any_direction() -> None:
    """A tower with walls in the east and south leans its open sides on the fountain anywhere."""
    game = placing("", "tower 9 ES")
    assert spots(game, "place") == [(1, 0, 0), (0, 1, 0)]
    turned = spots(game, "mosaic_place")
    assert {turn for _, _, turn in turned} == {1, 2, 3}
    assert len(turned) == 6
    game.play(Move("mosaic_place", tile="tower 9 ES", at=[0, 1], turn=1))
    laid = game.view()["seats"][0]["board"]
    assert laid == [{"tile": "tower 9 ES", "at": [0, 1], "turn": 1}]
    assert points(game, 1, "wall") == [2, 0, 0]


@traces("mosaic-place")
def test_turned_tiles_obey_the_build_rules() -> None:
    game = placing("", "tower 9 ES")
    wrong = Move("mosaic_place", tile="tower 9 ES", at=[0, 1], turn=2)
    assert game.why_not(wrong) == "sides_differ"
    assert game.why_not(Move("mosaic_place", tile="tower 9 ES", at=[1, 0])) == "cannot_turn"
    four = Move("mosaic_place", tile="tower 9 ES", at=[1, 0], turn=4)
    assert game.why_not(four) == "cannot_turn"
    other = Move("mosaic_place", tile="tower 12 -", at=[1, 0], turn=1)
    assert game.why_not(other) == "not_pending"


@traces("mosaic-reserve")
def test_a_tile_of_the_reserve_is_added_turned_as_a_redesign() -> None:
    game = served(ARTIST, 'reserve = ["tower 9 NE"]')
    assert len(spots(game, "mosaic_add")) == 6
    game.play(Move("mosaic_add", tile="tower 9 NE", at=[0, 1], turn=2))
    assert game.view()["seats"][0]["board"] == [{"tile": "tower 9 NE", "at": [0, 1], "turn": 2}]
    assert game.view()[NAME]["face_down"][1] == [ARTIST]
    assert asked(game) == (1, "act")


@traces("mosaic-reserve")
def test_a_turned_tile_may_take_the_place_of_another() -> None:
    seat = 'board = ["garden 11 - @ 1,0"]\nreserve = ["tower 9 NE"]'
    game = served(ARTIST, seat)
    assert (1, 0, 1) in spots(game, "mosaic_exchange")
    game.play(Move("mosaic_exchange", tile="tower 9 NE", at=[1, 0], turn=1))
    assert game.view()["seats"][0]["reserve"] == ["garden 11 -"]
    assert asked(game) == (1, "act")


@traces("mosaic-reserve")
def test_the_artist_helps_with_redesigns_of_others_too() -> None:
    court = '[module.characters]\nheld = [["master_builder"], [], []]'
    seat = 'reserve = ["tower 9 NE"]'
    game = served(ARTIST, seat, modules=("characters",), tail=court)
    game.play(TAKE)
    assert asked(game) == (0, "end_question")
    game.play(Move("mosaic_builder_add", tile="tower 9 NE", at=[0, 1], turn=2))
    assert game.view()[NAME]["face_down"][1] == [ARTIST]
    assert game.view()["seats"][0]["board"][0]["turn"] == 2


@traces("mosaic-forgets")
def test_a_tile_that_leaves_the_alhambra_forgets_how_it_lay() -> None:
    game = served("builder", 'board = ["tower 9 NE @ 0,1 turn 1"]')
    again = position.loads(position.dump(game))
    assert again.view() == game.view()
    game.play(CALL)
    moves = [move.parts for move in game.moves() if move.kind == "craft_move"]
    assert all("turn" not in parts for parts in moves)
    game.play(Move("craft_move", lift=[0, 1], at=[0, -1]))
    assert game.view()["seats"][0]["board"] == [{"tile": "tower 9 NE", "at": [0, -1]}]


@traces("mosaic-not-for")
def test_camps_watchtowers_and_magical_buildings_are_not_turned_by_him() -> None:
    camp = placing('board = ["tower 11 S @ 1,0"]', "camp 3 N", ("camps",))
    assert "mosaic_place" not in kinds(camp)
    turned = Move("mosaic_place", tile="camp 3 N", at=[1, 1], turn=1)
    assert camp.why_not(turned) == "artist_not_needed"
    magical = placing("", "tower 14 NES", ("magical_buildings",))
    assert "mosaic_place" not in kinds(magical)
    tower = placing('board = ["tower 11 S @ 1,0"]', "watchtower tower 1", ("watchtowers",))
    assert "mosaic_place" not in kinds(tower)


@traces("mosaic-projects")
def test_a_project_may_be_turned_with_its_footprint() -> None:
    game = placing("", "project garden arcades", ("major_construction_projects",))
    assert {turn for _, _, turn in spots(game, "mosaic_place")} == {1, 2, 3}
    game.play(Move("mosaic_place", tile="project garden arcades", at=[0, 1], turn=1))
    assert game.view()["seats"][0]["buildings"]["arcades"] == 1
    again = position.loads(position.dump(game))
    assert again.view() == game.view()


# --- The brickmaker


@traces("brickmaker")
def test_a_bought_tile_takes_the_place_of_a_built_one_which_is_built_elsewhere() -> None:
    game = placing('board = ["garden 11 - @ 1,0"]', "tower 9 ES", craftsman="brickmaker")
    assert (1, 0, 0) in spots(game, "brick_exchange")
    game.play(Move("brick_exchange", tile="tower 9 ES", at=[1, 0]))
    assert asked(game) == (0, "place")
    assert game.question is not None
    assert game.question.data == {"tiles": ["garden 11 -"]}
    assert "brick_exchange" not in kinds(game)
    game.play(Move("place", tile="garden 11 -", at=[-1, 0]))
    laid = [tile["tile"] for tile in game.view()["seats"][0]["board"]]
    assert sorted(laid) == ["garden 11 -", "tower 9 ES"]


@traces("brickmaker")
def test_the_displaced_tile_may_go_to_the_reserve_but_not_to_dirk() -> None:
    table = TABLE.replace('"tower 9 ES"', '"-"') + '\nquestion = "place"'
    seat = 'board = ["garden 11 - @ 1,0"]\npending = ["tower 9 ES"]'
    tail = having("brickmaker", "stonemason", players=2)
    game = game_with(head(table=table), seat, "", tail=tail)
    assert Move("give", tile="tower 9 ES") in game.moves()
    game.play(Move("brick_exchange", tile="tower 9 ES", at=[1, 0]))
    again = position.loads(position.dump(game))
    assert again.moves() == game.moves()
    assert game.why_not(Move("give", tile="garden 11 -")) == "not_bought"
    game.play(Move("store", tile="garden 11 -"))
    assert game.view()["seats"][0]["reserve"] == ["garden 11 -"]
    assert asked(game) == (1, "act")


@traces("brickmaker")
def test_other_bought_tiles_wait() -> None:
    table = TABLE.replace('"tower 9 ES"', '"-"').replace('"pavilion 8 -"', '"-"')
    seat = 'board = ["garden 11 - @ 1,0"]\npending = ["pavilion 8 -", "tower 9 ES"]'
    game = served("brickmaker", seat, table=f'{table}\nquestion = "place"')
    game.play(Move("brick_exchange", tile="pavilion 8 -", at=[1, 0]))
    game.play(Move("store", tile="garden 11 -"))
    assert game.question is not None
    assert game.question.data == {"tiles": ["tower 9 ES"]}


@traces("brick-locks")
def test_fountain_gates_and_watchtowers_hold() -> None:
    fountain = Move("brick_exchange", tile="pavilion 8 -", at=[0, 0])
    table = TABLE.replace('"pavilion 8 -"', '"-"') + '\nquestion = "place"'
    game = served("brickmaker", 'pending = ["pavilion 8 -"]', table=table)
    assert game.why_not(fountain) == "fountain_stays"
    seat = """board = ["pavilion 7 E @ 1,0", "seraglio 7 W @ 2,0"]
    gates = ["1,0 E"]
    pending = ["chambers 9 W"]"""
    gated = served(
        "brickmaker", seat, modules=("city_gates",), table=f'{TABLE}\nquestion = "place"'
    )
    assert (
        gated.why_not(Move("brick_exchange", tile="chambers 9 W", at=[2, 0])) == "gate_holds_tile"
    )
    seat = """board = ["tower 11 S @ 1,0", "watchtower tower 1 @ 2,0 turn 3"]
    pending = ["pavilion 8 -"]"""
    leaned = served("brickmaker", seat, modules=("watchtowers",), table=table)
    leaning = Move("brick_exchange", tile="pavilion 8 -", at=[1, 0])
    assert leaned.why_not(leaning) == "watchtower_needs_colour"


@traces("brickmaker")
def test_only_a_tile_of_this_turn_comes_so() -> None:
    seat = 'board = ["garden 11 - @ 1,0"]\nreserve = ["tower 12 -"]'
    game = placing(seat, "tower 9 ES", craftsman="brickmaker")
    other = Move("brick_exchange", tile="tower 12 -", at=[1, 0])
    assert game.why_not(other) == "not_pending"


@traces("brick-bought")
def test_a_square_is_not_bought_and_takes_nobodys_place() -> None:
    """S10: the tower was bought in this turn, the square was taken."""
    seat = 'board = ["garden 11 - @ 1,0"]\nhand = ["florin 9"]'
    game = served("brickmaker", seat, modules=("squares",))
    game.play(Move("buy", space=4, pay=["florin 9"]))
    square = game.view()["squares"]["open"][0]
    game.play(Move("take_square", tile=square))
    assert asked(game) == (0, "place")
    bricks = [move.parts["tile"] for move in game.moves() if move.kind == "brick_exchange"]
    assert set(bricks) == {"tower 9 ES"}
    taken = Move("brick_exchange", tile=square, at=[1, 0])
    assert game.why_not(taken) == "not_bought_this_turn"
    again = position.loads(position.dump(game))
    assert again.moves() == game.moves()
    assert again.why_not(taken) == "not_bought_this_turn"


@traces("brick-bought")
def test_a_plaza_is_not_bought_either() -> None:
    """S10: it comes with a key at the end of the own turn, in which craftsmen still help."""
    gates = GATES_HEAD.replace("modules = [", f'modules = ["{NAME}", ')
    tail = f"{PILE_1}\n{having('brickmaker', 'stonemason')}"
    game = with_key("plaza", 'board = ["garden 11 - @ 1,0"]', "", "", head=gates, tail=tail)
    game.play(Move("gate_plaza"))
    assert asked(game) == (0, "place")
    assert "brick_exchange" not in kinds(game)
    plaza = Move("brick_exchange", tile="plaza 1", at=[1, 0])
    assert game.why_not(plaza) == "not_bought_this_turn"
