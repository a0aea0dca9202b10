"""First deeds of a turn, favours that follow each other, replaced buildings."""

from alhambra import Move
from tests.modules.alhambra_zoo.zoo import places as zoo_places
from tests.modules.street_trader.trader import GST, traders
from tests.modules.together.meeting import (
    START,
    asked,
    guild,
    head,
    kinds,
    moves_of,
    part,
    play,
    seat,
    told,
)
from tests.rules.support import game_with
from tests.rules.tracing import traces

CARAVAN = "denar caravanserai 1"


@traces("first-deeds")
def test_the_caravan_moves_before_anything_else_of_the_turn() -> None:
    """Changer, stonemason and a roll follow in any order; the caravan comes first or not at all."""
    modules = ("characters", "caravanserai", "travelling_craftsmen", "handymen")
    tail = guild("stonemason", "carpenter") + part("characters", held=[["money_changer"], [], []])
    tail += part("caravanserai", cards=[[f"{CARAVAN}: denar 2"], [], []])
    start = head(*modules, more=START)
    game = game_with(start, seat(hand=["ducat 7", "denar 9"]), "", "", tail=tail)
    assert "drive_caravan" in kinds(game)
    other = game.copy()
    other.play(Move("change_money", give="ducat 7", take="ducat 6"))
    assert "drive_caravan" not in kinds(other)
    driven = next(move for move in game.moves() if move.kind == "drive_caravan")
    game.play(driven)
    assert {"change_money", "stonemason_swap", "roll_handymen"} <= kinds(game)
    game.play(Move("stonemason_swap", give="denar 9", take="denar 4"))
    assert "roll_handymen" in kinds(game)
    game.play(Move("done_start"))
    assert not kinds(game) & {"change_money", "stonemason_swap", "drive_caravan"}


@traces("first-deeds")
def test_a_won_project_is_awarded_before_the_first_deed() -> None:
    modules = ("characters", "major_construction_projects")
    tail = part("characters", held=[["beggar"], [], []])
    tail += part("major_construction_projects", open="project tower garden", bidder=0,
                 bid=["ducat 9", "ducat 8"])  # fmt: skip
    start = head(*modules, turn="yellow")
    game = game_with(start, "", "", "", tail=tail)
    game.play(Move("take", cards=["denar 4"]))
    assert asked(game) == (0, "start_question")
    assert game.view()["seats"][0]["pending"] == ["project tower garden"]
    assert Move("beg") in game.moves()  # the offered cards are gone for good


@traces("favours-in-a-row")
def test_after_the_vizier_a_thief_and_then_all_are_asked_again() -> None:
    """Yellow buys, may go on to steal, and then Red, due next, is asked anew."""
    modules = ("viziers_favour", "thieves")
    tail = part("thieves", hands=[[], [], ["thief denar"]])
    theirs = seat(hand=["dirham 8"])
    game = game_with(head(*modules), "", "", theirs, tail=tail)
    play(game, Move("take", cards=["florin 3"]), Move("done_window"))
    assert asked(game) == (2, "window_question")
    play(game, Move("favour", space=2, pay=["dirham 8"]), Move("store", tile="pavilion 8 -"))
    while asked(game)[0] != 2:
        game.play(Move("done_window"))
    assert game.why_not(Move("steal", card="denar 4")) is None
    game.play(Move("steal", card="denar 4"))
    while asked(game)[1] == "window_question" and asked(game)[0] == 2:
        game.play(Move("done_window"))
    assert asked(game) == (1, "window_question")


@traces("claimed-power")
def test_a_claimed_building_of_power_brings_no_power_no_die_and_no_key() -> None:
    modules = ("power_of_sultan", "gates_without_end", "buildings_of_power", "orchards")
    tail = part("power_of_sultan", held=[[], ["denar arcades"], []])
    start = head(*modules, tower=["arcades 7 ES", "chambers 10 -"])
    game = game_with(start, seat(hand=["denar 9", "denar 2"]), "", "", tail=tail)
    game.play(Move("buy", space=1, pay=["denar 2", "denar 9"]))
    while asked(game)[1] != "place":
        game.play(game.moves()[0])
    game.play(Move("store", tile="garden 10 N"))
    play(game, Move("sultan_claim"), Move("store", tile="arcades 7 ES"))
    assert game.view()["buildings_of_power"]["owed"] == [[], [], []]
    assert game.view()["gates_without_end"]["keys"] == [0, 0, 0]
    assert "power_rolled" not in told(game)
    assert asked(game) == (1, "act")


@traces("brickmaker")
def test_the_brickmaker_replaces_a_building_and_its_tokens_go_their_ways() -> None:
    """The old garden goes to the reserve with animal and servant; resident and falcon go back."""
    modules = ("street_trader", "falconers", "palace_staff", "travelling_craftsmen",
               "palace_designers", "alhambra_zoo", "city_gates")  # fmt: skip
    tail = guild("brickmaker", "carpenter")
    tail += traders(f"-1,0 {GST}", residents=(["garden 11 -"], [], []))
    tail += part("falconers", falcons=[["falcon-white garden tower @ 0,0"], [], []])
    tail += part("palace_staff", served=["garden 11 -"])
    tail += part("palace_designers", designers=["0,0 N", "0,0 N", "0,0 N"])
    tail += part("alhambra_zoo", animals=[["garden 11 -", "monkey"]])
    start = head(*modules, more='question = "place"\nacted = true')
    board = ("garden 11 - @ 1,0", "tower 12 - @ 0,1", "chambers 11 - @ 1,1")
    game = game_with(start, seat(*board, pending=["seraglio 9 -"]), "", "", tail=tail)
    assert {"tile": "seraglio 9 -", "at": [1, 0]} in moves_of(game, "brick_exchange")
    assert game.why_not(Move("brick_exchange", tile="seraglio 9 -", at=[0, 0])) is not None
    game.play(Move("brick_exchange", tile="seraglio 9 -", at=[1, 0]))
    assert game.view()["seats"][0]["score"] == 0  # the same cell gives the designer nothing
    game.play(next(move for move in game.moves() if "store" in move.kind))
    view = game.view()
    assert view["seats"][0]["reserve"] == ["garden 11 -"]
    assert view["street_trader"]["residents"][0] == []
    assert view["falconers"]["falcons"][0] == []
    kept = [one["animals"] for one in zoo_places(game) if one.get("tile")]
    assert ["monkey"] in kept
    assert view["palace_staff"]["pile"] == 54 - 6 - 1  # its servant stays on the garden
