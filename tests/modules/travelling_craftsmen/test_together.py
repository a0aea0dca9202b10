"""The Travelling Craftsmen beside what lies on tiles and spaces, and beside locks and rolls."""

from alhambra import Move
from tests.modules.falconers.falcons import WHITE, flying, settled
from tests.modules.handymen.crew import begins
from tests.modules.orchards.orchard import orchard
from tests.modules.palace_staff.palace import ROW, board, palace, staff
from tests.modules.travelling_craftsmen.guild import TABLE, asked, having, head, kinds, served
from tests.modules.treasure_chamber.chamber import chamber
from tests.rules.support import game_with
from tests.rules.tracing import traces

CALL = Move("call_builder")


@traces("mixer-tokens")
def test_fruit_goes_with_a_swapped_tile() -> None:
    craftsmen = having("mortar_mixer", "stonemason")
    game = orchard("", "", "", modules=("travelling_craftsmen",), tail=craftsmen)
    before = {mark["tile"]: mark["word"] for mark in game.view()["marks"] if "tile" in mark}
    assert before["pavilion 7 E"] == "fruit-apple"
    game.play(Move("mortar_swap", spaces=[1, 2]))
    after = {mark["tile"]: mark["word"] for mark in game.view()["marks"] if "tile" in mark}
    assert after == before
    assert game.view()["market"][:2] == ["garden 10 N", "pavilion 7 E"]


@traces("builder-roll")
def test_after_a_roll_nobody_redesigns_but_others_help() -> None:
    seat = 'board = ["garden 11 - @ 1,0"]'
    modules = ("travelling_craftsmen",)
    game = begins(seat, "", "", modules=modules, tail=having("builder", "blacksmith"))
    game.play(Move("roll_handymen"))
    game.play(Move("handymen_rest"))
    while asked(game)[1] != "act":
        game.play(next(move for move in game.moves() if move.kind.startswith("done_")))
    assert "call_builder" not in kinds(game)
    assert game.why_not(CALL) not in (None, "no_such_craftsman")
    assert "forge" in kinds(game)


CROSSING = """board = ["garden 10 - @ 1,0", "tower 12 - @ 0,1", "chambers 11 - @ 1,1"]
pending = ["tower 9 ES"]"""
PLACING = TABLE.replace('"tower 9 ES"', '"-"') + '\nquestion = "place"'


@traces("brick-returns")
def test_a_brick_sends_a_falcon_back() -> None:
    tail = settled(f"{WHITE} @ 0,0") + having("brickmaker", "stonemason")
    game = game_with(head("falconers", table=PLACING), CROSSING, "", "", tail=tail)
    assert flying(game) == [WHITE]
    game.play(Move("brick_exchange", tile="tower 9 ES", at=[1, 1]))
    assert flying(game) == []


@traces("brick-returns")
def test_a_brick_sends_a_chest_back() -> None:
    tail = chamber("tower", chests=(["chambers 11 -"], [], []), rest="[], []")
    tail += having("brickmaker", "stonemason")
    game = game_with(head("treasure_chamber", table=PLACING), CROSSING, "", "", tail=tail)
    before = game.view()["treasure_chamber"]["bag"][3]
    game.play(Move("brick_exchange", tile="tower 9 ES", at=[1, 1]))
    assert game.view()["treasure_chamber"]["bag"][3] == before + 1


@traces("marshal")
def test_the_marshals_tile_may_be_moved_but_not_stored() -> None:
    craftsmen = having("builder", "stonemason")
    modules = ("travelling_craftsmen",)
    marshals = [[4, 0], [0, 0], [0, 0]]
    game = palace(board(*ROW), "", "", modules=modules, tail=craftsmen, marshals=marshals)
    game.play(CALL)
    assert game.why_not(Move("craft_remove", at=[4, 0])) == "marshal_stands_there"
    game.play(Move("craft_move", lift=[4, 0], at=[0, 1]))
    assert staff(game)["marshals"][0] == [0, 1]


@traces("marshal")
def test_the_marshals_tile_may_be_displaced_if_it_is_built_elsewhere() -> None:
    craftsmen = having("brickmaker", "stonemason")
    modules = ("travelling_craftsmen",)
    seat = 'board = ["tower 12 - @ 1,0"]\npending = ["tower 9 ES"]'
    more = 'question = "place"'
    marshals = [[1, 0], [0, 0], [0, 0]]
    game = palace(seat, "", "", modules=modules, head=more, tail=craftsmen, marshals=marshals)
    game.play(Move("brick_exchange", tile="tower 9 ES", at=[1, 0]))
    assert game.why_not(Move("store", tile="tower 12 -")) == "marshal_stands_there"
    game.play(Move("place", tile="tower 12 -", at=[0, 1]))
    assert staff(game)["marshals"][0] == [0, 1]


def test_a_stall_takes_the_displaced_tile() -> None:
    table = TABLE.replace('"tower 9 ES"', '"-"') + '\nquestion = "place"'
    seat = 'board = ["garden 11 - @ 1,0"]\npending = ["tower 9 ES"]'
    modules = ("personal_building_market",)
    game = served("brickmaker", seat, modules=modules, table=table)
    game.play(Move("brick_exchange", tile="tower 9 ES", at=[1, 0]))
    game.play(Move("store", tile="garden 11 -"))
    assert asked(game) == (0, "choose_stall")
    game.play(Move("lay_in_stall", stall="ducat"))
    assert game.view()["seats"][0]["reserve"] == ["garden 11 -"]
