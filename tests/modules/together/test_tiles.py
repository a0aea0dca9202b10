"""Half cells, unfinished buildings, gates and walls."""

import pytest

from alhambra import Game, Move
from alhambra.engine.outline import open_outer_sides
from tests.modules.building_sites.sites import site, table
from tests.modules.street_trader.trader import GST, stand, traders
from tests.modules.together.meeting import asked, head, kinds, moves_of, part, play, seat
from tests.rules.support import game_with, points
from tests.rules.tracing import traces
from tests.support import state_of

# --- Half cells


HALF = ("garden 11 - @ 1,0", "tower 12 - @ 0,1", "watchtower tower 1 @ 1,1 turn 0")


def attacked(game: Game) -> list[int]:
    """The open outer sides of the first seat: north, east, south, west."""
    return [int(count) for count in open_outer_sides(state_of(game).boards[0])]


@traces("half-cells")
def test_no_falcon_and_no_trader_on_a_half_cell() -> None:
    """Three tiles and a watchtower are no crossing, and its free half is no place to stand."""
    modules = ("street_trader", "falconers", "watchtowers")
    start = head(*modules, more='question = "place"\nacted = true')
    mine = seat(*HALF, pending=["pavilion 8 -"], hand=["denar 9"])
    game = game_with(
        start.replace("pavilion 8 -", "-", 1), mine, "", "", tail=traders(f"-1,0 {GST}")
    )
    play(game, Move("place", tile="pavilion 8 -", at=[-1, 0]), Move("done_trader"))
    assert asked(game) == (0, "place_trader")
    assert [1, 1] not in [parts["at"] for parts in moves_of(game, "place_trader")]
    assert game.why_not(stand(1, 1)) is not None
    acting = game_with(head(*modules), seat(*HALF, hand=["denar 9"]), "", "")
    assert "falcon" not in kinds(acting)
    whole = (*HALF[:2], "chambers 11 - @ 1,1")
    acting = game_with(head(*modules), seat(*whole, hand=["denar 9"]), "", "")
    assert "falcon" in kinds(acting)


@traces("half-cells")
def test_a_half_cell_ends_lines_and_is_not_attacked() -> None:
    """Legs and long side are safe; the tile east of the free half shows an open side to it."""
    tiles = (*HALF, "chambers 11 - @ 2,0", "tower 11 - @ 2,1")
    game = game_with(head("invaders", "watchtowers"), seat(*tiles), "", "")
    assert attacked(game) == [3, 2, 2, 3]
    row = ("tower 12 - @ 0,1", "tower 11 - @ 2,1", "garden 11 - @ 1,0", "garden 10 - @ 2,0")
    for middle, score in (("watchtower tower 1 @ 1,1 turn 0", 0), ("chambers 11 - @ 1,1", 3)):
        line = (*row, middle, "well 3 1 @ -1,1 turn 1")
        game = game_with(head("watchtowers", "wishing_well"), seat(*line), "", "")
        assert points(game, 1, "wishing_well") == [score, 0, 0]


# --- Unfinished buildings


SITES = ("bonus_cards", "squares", "bazaars", "building_sites", "medina")
# A bazaar and a square of towers, each beside the tower for 12; a medina in the west.
ROUND = (
    "garden 11 - @ 0,1",
    "bazaar denar seraglio arcades tower @ 1,1",
    "tower 12 - @ 1,0",
    "square tower N @ 2,0",
    "medina 7 W @ -1,1",
)


@traces("unfinished", "building_sites:medina")
@pytest.mark.parametrize("unfinished", [False, True])
def test_an_unfinished_building_counts_nowhere(unfinished: bool) -> None:
    """No majority, no neighbour of square or bazaar, no bonus card, no medina; walls as before."""
    tail = part("bonus_cards", hands=[["bonus tower 12"], [], []])
    if unfinished:
        tail += table(site("tower 12 -"), site("medina 7 W", token="denar"))
    game = game_with(head(*SITES), seat(*ROUND), "", "", tail=tail)
    found = [
        points(game, 1, "tower")[0],
        points(game, 3, "bazaars")[0],
        points(game, 1, "medina")[0],
        points(game, 1, "wall")[0],
    ]
    show = Move("show_bonus", bonus="bonus tower 12")
    if unfinished:
        assert found == [0, 0, -2, 1]  # all three share the loss of the first place
        assert game.why_not(show) == "bonus_needs_building"
    else:
        assert found == [6, 1, 0, 1]
        assert game.why_not(show) is None
        halves = [data["halves"] for name, _, data in game.count_round(1)[0] if name == "tower"]
        assert halves == [4]  # the tower, and the square beside it


@traces("unfinished", "building_sites:residents-chests-culture")
def test_no_chest_no_type_no_culture_and_no_colour_before_it_is_finished() -> None:
    modules = (
        "treasure_chamber",
        "caravanserai",
        "art_of_the_moors",
        "falconers",
        "building_sites",
    )
    board = (
        "tower 12 - @ 1,0",
        "garden 11 - @ 0,1",
        "chambers 10 - @ 1,1",
        "arcades 9 - @ -1,0",
        "tower 13 E @ 2,0",
    )
    cards = ["denar 8", "ducat 9", "ducat 4"]
    rooms = [["tower", "tower", "tower", "tower"], ["garden"] * 4, ["pavilion"] * 4]
    tail = part("treasure_chamber", rooms=rooms) + table(site("tower 12 -"), site("tower 13 E"))
    start = head(*modules, market=["tower 7 NEW", "pavilion 8 -", "garden 12 S", "seraglio 8 S"])
    game = game_with(start, seat(*board, hand=cards), "", "", tail=tail)
    assert not [move for move in game.moves() if "caravanserai" in move.parts]
    pairs = {parts["falcon"].split(" ", 1)[1] for parts in moves_of(game, "falcon")}
    assert pairs == {"chambers garden"}  # the site is there and has no colour
    bought = game.copy()
    play(bought, Move("buy_chests", room=1, money="mixed"), Move("pay_card", unit="denar 8"))
    assert bought.view()["treasure_chamber"]["chests"][0] == []
    assert bought.view()["art_of_the_moors"]["culture"][0] == []
    game.play(Move("finish_site", site="tower 13 E", pay=["ducat 4", "ducat 9"]))
    assert [move for move in game.moves() if "caravanserai" in move.parts]
    play(game, Move("buy_chests", room=1, money="mixed"), Move("pay_card", unit="denar 8"))
    assert game.view()["treasure_chamber"]["chests"][0] == ["tower 13 E"]


@traces("unfinished", "building_sites:residents-chests-culture")
def test_the_trader_makes_way_for_a_site_but_nobody_moves_in() -> None:
    """Nor later, when it is finished; the trader has left long ago."""
    modules = ("street_trader", "building_sites")
    start = head(*modules, more='question = "place"\nacted = true')
    start = start.replace('"garden 10 N"', '"-"')
    tail = traders(f"1,0 {GST}") + table(site("garden 10 N"))
    mine = seat(pending=["garden 10 N"], hand=["ducat 9", "ducat 1"])
    game = game_with(start, mine, "", "", tail=tail)
    game.play(Move("place", tile="garden 10 N", at=[1, 0]))
    assert kinds(game) == {"swap_resident", "done_trader"}
    play(game, Move("done_trader"), stand(2, 0))
    for _ in range(2):
        game.play(next(move for move in game.moves() if move.kind == "take"))
    game.play(Move("finish_site", site="garden 10 N", pay=["ducat 1", "ducat 9"]))
    assert asked(game) == (0, "act")
    assert game.view()["street_trader"]["residents"][0] == []


# --- Gates, added walls, camps, locks


GATED = ("pavilion 7 E @ 1,0", "seraglio 7 W @ 2,0", "garden 11 - @ 1,1", "tower 12 - @ 0,1")


@traces("gates-walls-locks")
def test_a_gated_wall_is_still_a_wall() -> None:
    """For the outer wall, for a square beside it and for an attack."""
    modules = ("squares", "city_gates", "invaders")
    board = ("square seraglio ES @ 1,0", "seraglio 7 W @ 2,0")
    game = game_with(head(*modules), seat(*board, gates=["1,0 E"]), "", "")
    halves = [data["halves"] for name, _, data in game.count_round(1)[0] if name == "seraglio"]
    assert halves == [2]  # the square counts nothing: a wall is between
    assert attacked(game) == [3, 1, 2, 1]


@traces("gates-walls-locks")
def test_a_lock_holds_the_tiles_and_nothing_else() -> None:
    """Walls, chests, falcons and the end of a site are no redesign."""
    modules = ("city_gates", "city_walls", "treasure_chamber", "falconers", "building_sites")
    tail = part("city_walls", open=["city_wall N"]) + table(site("seraglio 7 W"))
    rooms = [["pavilion", "tower", "garden", "garden"], ["garden"] * 4, ["tower"] * 4]
    tail += part("treasure_chamber", rooms=rooms)
    cards = ["denar 9", "ducat 7"]
    start = head(*modules, market=["tower 9 ES", "pavilion 8 -", "garden 12 S", "seraglio 8 S"])
    game = game_with(start, seat(*GATED, gates=["1,0 E"], hand=cards), "", "", tail=tail)
    for x in (1, 2):
        assert game.why_not(Move("remove", at=[x, 0])) == "gate_holds_tile"
        walls = Move("build_walls", card="city_wall N", at=[x, 0])
        assert game.why_not(walls) is None
    falcons = [parts["at"] for parts in moves_of(game, "falcon")]
    assert falcons
    assert game.why_not(Move("finish_site", site="seraglio 7 W", pay=["ducat 7"])) is None
    play(game, Move("buy_chests", room=1, money="mixed"), Move("pay_card", unit="denar 9"))
    assert "pavilion 7 E" in game.view()["treasure_chamber"]["chests"][0]


@traces("gates-walls-locks", "city_gates:added-walls")
def test_no_gate_where_one_of_the_walls_was_added() -> None:
    """The garden has got its wall in the east from a card; printed walls only carry a gate."""
    modules = ("city_gates", "city_walls", "camps")
    start = head(*modules, more='question = "place"\nwalls = ["garden 11 - + E"]')
    tail = part("city_gates", held=[1, 0, 0])
    mine = seat("garden 11 - @ 1,0", pending=["seraglio 7 W", "camp 6 W"])
    game = game_with(start, mine, "", "", tail=tail)
    gate = Move("place_with_gate", tile="seraglio 7 W", at=[2, 0], gate="W")
    assert game.why_not(gate) == "gate_needs_walls"
    camp = Move("place_with_gate", tile="camp 6 W", at=[2, 0], gate="W")
    assert game.why_not(camp) is not None
    assert game.why_not(Move("place", tile="camp 6 W", at=[2, 0])) is None


@traces("walls-turn-along")
def test_walls_that_were_added_turn_with_a_magical_building() -> None:
    modules = ("city_walls", "magical_buildings")
    start = head(*modules)
    tail = part("city_walls", open=["city_wall W"])
    game = game_with(start, seat(reserve=["seraglio 10 N"]), "", "", tail=tail)
    game.play(Move("build_walls_aside", card="city_wall W", tile="seraglio 10 N"))
    for _ in range(2):
        game.play(next(move for move in game.moves() if move.kind == "take"))
    game.play(Move("add", tile="seraglio 10 N", at=[1, 0], turn=1))
    assert points(game, 1, "wall") == [2, 0, 0]  # north and east of the turned tile
    assert game.view()["seats"][0]["board"][0]["turn"] == 1
