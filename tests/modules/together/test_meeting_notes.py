"""What each of the older modules says about the others, and the others about it."""

import pytest

from alhambra import Move
from alhambra.engine.outline import open_outer_sides
from tests.modules.alhambra_zoo.zoo import places as zoo_places
from tests.modules.together.meeting import (
    START,
    asked,
    head,
    kinds,
    moves_of,
    part,
    play,
    seat,
    told,
)
from tests.rules.support import game_with, points
from tests.rules.tracing import traces
from tests.support import state_of

BATH, WELL = "bathhouse arcades garden chambers pavilion", "well 3 1"
BAZAAR = "bazaar denar seraglio arcades tower"
FOUR_TYPES = ("tower 12 - @ 1,0", "garden 11 - @ 2,0", "chambers 11 - @ 3,0", "arcades 9 - @ 4,0")

# --- Between turns


@traces("viziers_favour:no-square", "viziers_favour:no-caravanserai")
def test_the_vizier_takes_no_square_and_buys_no_caravanserai() -> None:
    modules = ("viziers_favour", "squares", "caravanserai")
    tail = part("caravanserai", cards=[[], ["denar caravanserai 1: denar 1"], []])
    theirs = seat(*FOUR_TYPES, hand=["denar 8", "dirham 8"])
    game = game_with(head(*modules), "", theirs, "", tail=tail)
    game.play(Move("take", cards=["denar 4"]))
    assert asked(game) == (1, "window_question")
    assert kinds(game) == {"favour", "done_window"}
    assert not [parts for parts in moves_of(game, "favour") if "caravanserai" in parts]
    play(game, *[Move("done_window")] * 3)
    assert asked(game) == (1, "start_question")  # only now may the caravan move on


@traces("thieves:builders")
def test_a_displayed_master_builder_may_be_stolen() -> None:
    display = ["denar builder 3", "florin 3", "ducat 6", "dirham 1"]
    tail = part("thieves", hands=[[], [], ["thief denar"]])
    game = game_with(head("thieves", "master_builders", display=display), "", "", "", tail=tail)
    game.play(Move("take", cards=["florin 3"]))
    assert asked(game) == (2, "window_question")
    game.play(Move("steal", card="denar builder 3"))
    assert game.view(2)["seats"][2]["hand"] == ["denar builder 3"]


# --- Tiles


@traces("camps:squares", "camps:untyped")
def test_squares_bazaars_and_medinas_count_in_the_line_of_a_camp() -> None:
    """West of the camp: a pavilion with its wall, five tiles without a type, and the fountain."""
    modules = ("squares", "camps", "bazaars", "medina", "bathhouses", "wishing_well")
    row = ["square tower N @ 1,0", f"{BAZAAR} @ 2,0", "medina 8 S @ 3,0", f"{BATH} @ 4,0"]
    row += [f"{WELL} @ 5,0", "pavilion 7 E @ 6,0", "camp 6 W @ 7,0"]
    game = game_with(head(*modules), seat(*row), "", "")
    assert points(game, 1, "camps") == [7, 0, 0]


@traces("invaders:squares")
def test_every_square_tile_of_the_others_is_attacked() -> None:
    """Six tiles show five open sides to the north: the square has its wall there."""
    modules = ("squares", "invaders", "bazaars", "medina", "bathhouses", "wishing_well")
    row = ["square tower N @ 1,0", f"{BAZAAR} @ 2,0", "medina 8 S @ 3,0", f"{BATH} @ 4,0"]
    game = game_with(head(*modules), seat(*row, f"{WELL} @ 5,0"), "", "")
    counts = [int(count) for count in open_outer_sides(state_of(game).boards[0])]
    assert counts == [5, 1, 5, 1]


@traces("watchtowers:squares-bazaars")
def test_squares_and_bazaars_hold_no_watchtower() -> None:
    modules = ("squares", "bazaars", "watchtowers")
    board = ("square tower N @ 1,0", f"{BAZAAR} @ 0,1")
    start = head(*modules, more='question = "place"')
    game = game_with(start, seat(*board, pending=["watchtower tower 1"]), "", "")
    assert kinds(game) == {"return_watchtower"}
    lonely = Move("place", tile="watchtower tower 1", at=[1, 1], turn=0)
    assert game.why_not(lonely) == "watchtower_needs_colour"
    tail = part("bazaars", beside=[[BAZAAR], [], [], []])
    selling = game_with(head(*modules), seat(hand=["denar 9", "denar 7"]), "", "", tail=tail)
    about = [parts for parts in moves_of(selling, "buy") if parts["tile"] == BAZAAR]
    assert not [parts for parts in about if "watchtower" in parts]
    assert not [parts for parts in moves_of(selling, "take_square") if "watchtower" in parts]


@traces("building_sites:not-bazaars")
def test_no_half_price_beside_a_space() -> None:
    modules = ("bazaars", "building_sites", "bathhouses", "wishing_well")
    tail = part("bazaars", beside=[[BAZAAR], [], [], []])
    tail += part("bathhouses", beside=[[], [BATH], [], []])
    tail += part("wishing_well", beside=[[], [], [WELL], []])
    cards = ["denar 5", "dirham 4", "ducat 6"]
    game = game_with(head(*modules), seat(hand=cards), "", "", tail=tail)
    sold = {parts["tile"] for parts in moves_of(game, "buy_site")}
    assert sold == {"garden 10 N", "pavilion 8 -", "garden 12 S"}


@traces("power_of_sultan:untyped")
@pytest.mark.parametrize("drawn", ["medina 7 W", "ground a 12 -"])
def test_only_tiles_with_a_type_are_claimed(drawn: str) -> None:
    modules = ("power_of_sultan", "medina", "new_building_grounds")
    tail = part("power_of_sultan", held=[[], [f"denar {kind}" for kind in ("tower", "garden")], []])
    start = head(*modules, tower=[drawn, "pavilion 7 E"])
    game = game_with(start, seat(hand=["denar 9", "denar 2"]), "", "", tail=tail)
    play(game, Move("buy", space=1, pay=["denar 2", "denar 9"]))
    game.play(Move("store", tile="garden 10 N"))
    assert asked(game) == (1, "act")
    assert game.view()["market"][0] == drawn


@traces("city_gates:walkers")
def test_marshal_and_animals_walk_through_a_gate() -> None:
    """Without the gate the garden behind the double wall would be three steps away."""
    modules = ("city_gates", "palace_staff", "alhambra_zoo")
    board = ("pavilion 7 E @ 1,0", "garden 10 W @ 2,0")
    tail = part("alhambra_zoo", animals=[["garden 10 W", "monkey"]])
    mine = seat(*board, gates=["1,0 E"], hand=["denar 2"])
    game = game_with(head(*modules, display=["denar 4", "florin 3"]), mine, "", "", tail=tail)
    game.play(Move("take", cards=["denar 4"]))
    play(game, Move("marshal_step", at=[1, 0]), Move("marshal_step", at=[2, 0]))
    play(game, Move("call_animals"), Move("animal_card", pay=["denar 2"]), Move("animals_go"))
    assert {"animal": "monkey", "lift": [2, 0], "at": [1, 0]} in moves_of(game, "move_animal")


# --- Money


@traces("change:not-chests", "change:not-extensions")
def test_no_coins_for_chests_and_extensions() -> None:
    modules = ("change", "treasure_chamber", "extensions")
    mine = seat(
        "pavilion 8 - @ 1,0", hand=["denar 9", "denar 8", "florin 5", "florin 2", "dirham 4"]
    )
    start = head(*modules, market=["garden 10 N", "pavilion 7 E", "garden 12 S", "seraglio 8 S"])
    board = [["pavilion", "arcades", "seraglio"], ["pavilion", "garden", "tower"],
             ["chambers", "garden", "tower"], ["chambers", "arcades", "seraglio"]]  # fmt: skip
    tail = part("extensions", board=board, extended=[])
    game = game_with(start, mine, "", "", tail=tail)
    play(game, Move("buy_chests", room=1, money="mixed"), Move("pay_card", unit="denar 9"))
    assert "change_given" not in told(game)
    extending = game_with(start, mine, "", "", tail=tail)
    extending.play(next(move for move in extending.moves() if move.kind == "extend"))
    assert "extended" in told(extending)
    assert "change_given" not in told(extending)


@traces("characters:patron-lots")
def test_the_patron_and_what_lies_beside_a_space() -> None:
    modules = ("characters", "bazaars", "bathhouses", "new_building_grounds")
    tail = part("characters", held=[["rich_patron"], [], []])
    tail += part("bazaars", beside=[[BAZAAR], [], [], []])
    tail += part("bathhouses", beside=[[], [BATH], [], []])
    market = ["ground a 12 -", "pavilion 8 -", "garden 12 S", "seraglio 8 S"]
    game = game_with(head(*modules, market=market), "", "", "", tail=tail)
    free = {parts["tile"] for parts in moves_of(game, "patron_buy")}
    assert free == {*market, BAZAAR, BATH}


@traces("characters:master-builder-given")
def test_a_master_builder_changed_away_leaves_the_game() -> None:
    tail = part("characters", held=[["money_changer"], [], []])
    start = head("characters", "master_builders", more=START)
    game = game_with(start, seat(hand=["denar builder 3"]), "", "", tail=tail)
    game.play(Move("change_money", give="denar builder 3", take="florin 3"))
    assert game.view()["discard"] == []
    state = state_of(game)
    assert "denar builder 3" in [state.rules.face_names[face] for face in state.gone_cards]


@traces("diamonds:falcons")
def test_a_diamond_buys_a_falcon_and_chests_alone() -> None:
    modules = ("diamonds", "falconers", "treasure_chamber")
    board = ("garden 11 - @ 1,0", "tower 12 - @ 0,1", "chambers 11 - @ 1,1")
    game = game_with(head(*modules), seat(*board, hand=["diamond 9", "denar 1"]), "", "")
    assert {parts["money"] for parts in moves_of(game, "buy_chests")} == {"diamond"}
    game.play(next(move for move in game.moves() if move.kind == "falcon"))
    assert {parts["card"] for parts in moves_of(game, "pay_falcon")} == {"denar 1", "diamond 9"}


@traces("diamonds:extensions")
def test_no_extension_for_diamonds() -> None:
    modules = ("diamonds", "extensions")
    board = [["pavilion", "arcades", "seraglio"], ["pavilion", "garden", "tower"],
             ["chambers", "garden", "tower"], ["chambers", "arcades", "seraglio"]]  # fmt: skip
    tail = part("extensions", board=board, extended=[])
    mine = seat("pavilion 8 - @ 1,0", hand=["florin 5", "florin 2", "diamond 4"])
    start = head(*modules, market=["garden 10 N", "pavilion 7 E", "garden 12 S", "seraglio 8 S"])
    game = game_with(start, mine, "", "", tail=tail)
    assert "extend" not in kinds(game)


@traces("bureau_de_change:side-lots")
def test_an_exchange_card_pays_for_a_ground() -> None:
    modules = ("bureau_de_change", "new_building_grounds")
    tail = part("bureau_de_change", hands=[["bureau denar florin"], [], []])
    market = ["ground a 12 -", "pavilion 8 -", "garden 12 S", "seraglio 8 S"]
    mine = seat(hand=["denar 9", "florin 3"])
    game = game_with(head(*modules, market=market), mine, "", "", tail=tail)
    game.play(Move("bureau_buy", card="bureau denar florin", space=1))
    play(game, Move("pay_card", unit="denar 9"), Move("pay_card", unit="florin 3"))
    assert asked(game) == (0, "ground_question")


# --- Projects


@traces("major_construction_projects:no-other-money")
def test_what_may_be_offered_for_a_project() -> None:
    """Cards and coins are laid down; what only a card or a marker shows cannot be."""
    modules = ("change", "master_builders", "caravanserai", "exchange_certificates",
               "major_construction_projects")  # fmt: skip
    tail = part("caravanserai", cards=[["denar caravanserai 1: denar 5"], [], []])
    tail += part("exchange_certificates", credit=[["denar certificate 6"], [], []])
    tail += part("change", coins=[["denar coin"], [], []])
    tail += part("major_construction_projects", open="project tower garden")
    mine = seat(hand=["denar 9", "denar 2", "denar builder 3"])
    game = game_with(head(*modules), mine, "", "", tail=tail)
    offer = Move("bid_project", pay=["denar 9", "denar 2", "denar builder 3", "denar coin"])
    assert game.why_not(offer) is None
    wrong = Move("bid_project", pay=["denar 9", "denar certificate 6"])
    assert game.why_not(wrong) == "not_transferable"
    caravan = Move("bid_project", pay=["denar 9", "denar 2", "denar caravan 5"])
    assert game.why_not(caravan) == "not_transferable"


@traces("major_construction_projects:no-market-rewards")
def test_a_project_brings_no_fruit_and_no_animals() -> None:
    modules = ("orchards", "alhambra_zoo", "major_construction_projects")
    tail = part("major_construction_projects", open="project tower garden", bidder=0,
                bid=["ducat 9", "ducat 8"])  # fmt: skip
    game = game_with(head(*modules, turn="yellow"), "", "", "", tail=tail)
    game.play(Move("take", cards=["denar 4"]))
    assert game.view()["seats"][0]["pending"] == ["project tower garden"]
    places = zoo_places(game)
    assert not [place for place in places if place.get("tile") == "project tower garden"]
    assert asked(game) == (0, "act")  # nothing to plant
