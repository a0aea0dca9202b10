"""Grounds, counted types, lines, dice, and hidden tiles."""

from alhambra import Move
from tests.modules.alhambra_zoo.zoo import places as zoo_places
from tests.modules.building_sites.sites import site, table
from tests.modules.buildings_of_power import positions as powers
from tests.modules.handymen.crew import standing
from tests.modules.together.meeting import (
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
from tests.rules.support import game_with, points
from tests.rules.tracing import traces

GROUND = "ground a 12 -"
COLUMNS = [
    ["pavilion", "garden", "tower"],
    ["seraglio", "seraglio", "tower"],
    ["arcades", "chambers", "garden"],
    ["pavilion", "arcades", "chambers"],
]
MARKET = [GROUND, "pavilion 8 -", "garden 12 S", "seraglio 8 S"]
PILE = part("gates_without_end", pile=[1, 2, 3, 4, 5, 6, 7, 8, 9])
PROJECT = "project tower garden"

# --- Grounds


@traces("grounds-act-as-chosen")
def test_a_ground_with_arcades_earns_key_and_scout_out_of_turn() -> None:
    """The vizier pays 12; the building is chosen at once and makes the purchase one of arcades."""
    modules = ("viziers_favour", "invaders", "new_building_grounds", "gates_without_end")
    tail = PILE + part("new_building_grounds", columns=COLUMNS)
    tail += part("invaders", scouts=["arcades", "tower"])
    theirs = seat(hand=["denar 9", "denar 3"])
    game = game_with(head(*modules, market=MARKET), "", theirs, "", tail=tail)
    game.play(Move("take", cards=["denar 4"]))
    assert asked(game) == (1, "window_question")
    game.play(Move("favour", space=1, pay=["denar 3", "denar 9"]))
    assert asked(game) == (1, "ground_question")
    game.play(Move("choose_building", type="arcades"))
    assert game.view()["gates_without_end"]["keys"] == [0, 1, 0]
    assert game.view()["invaders"]["looked"] == [False, True, False]
    assert asked(game) == (1, "place")
    place = next(move for move in game.moves() if move.kind == "place")
    game.play(place)
    assert points(game, 1, "arcades") == [0, 3, 0]
    while asked(game)[1] == "window_question":
        game.play(Move("done_window"))
    assert asked(game) == (1, "act")
    game.play(Move("take", cards=["florin 3"]))
    assert asked(game) == (1, "insert_key")


@traces("grounds-act-as-chosen")
def test_a_ground_is_no_site_brings_no_watchtower_and_no_tokens() -> None:
    modules = ("watchtowers", "building_sites", "new_building_grounds", "orchards", "alhambra_zoo",
               "treasures")  # fmt: skip
    tail = part("new_building_grounds", columns=COLUMNS)
    game, rich = (
        game_with(head(*modules, market=MARKET), seat(hand=["denar 9", more]), "", "", tail=tail)
        for more in ("denar 2", "denar 6")
    )
    moves = [*game.moves(), *rich.moves()]
    sold = [move for move in moves if move.parts.get("tile") == GROUND]
    assert {move.kind for move in sold} == {"buy", "bribe"}
    assert not [move for move in sold if "watchtower" in move.parts]
    assert GROUND not in dict(game.view()["orchards"]["market"])
    game.play(Move("bribe", treasure=3, space=1))
    events = game.play(Move("buy", space=1, pay=["denar 9"]))
    assert events[0]["exact"] is True
    assert asked(game) == (0, "ground_question")


# --- What counts as a building of its type


@traces("typed-kinds")
def test_every_typed_building_counts_for_colours_and_caravans() -> None:
    """Magical and project towers count for Fresh Colors, a site does not; types for the caravan."""
    modules = ("caravanserai", "building_sites", "magical_buildings", "fresh_colors",
               "major_construction_projects")  # fmt: skip
    tower = "decor tower paint-purple paint-brown paint-brown paint-blue"
    tail = part("fresh_colors", done=[[tower], [], []]) + table(site("tower 11 S"))
    board = (f"{PROJECT} @ 0,1", "chambers 11 - @ 1,0", "pavilion 9 N @ -1,0", "tower 11 N @ 2,0",
             "tower 11 S @ 3,0")  # fmt: skip
    game = game_with(head(*modules), seat(*board, hand=["denar 8"]), "", "", tail=tail)
    assert points(game, 1, "fresh_colors") == [4, 0, 0]  # the project's tower and the tower
    assert [move for move in game.moves() if "caravanserai" in move.parts]  # four types


@traces("lines-of-all-kinds")
def test_what_carries_ends_or_answers_the_line_of_a_bathhouse() -> None:
    """Fountain and square carry on, the half of a project answers, a camp would end it."""
    bath = "bathhouse arcades garden chambers pavilion"  # north, east, south, west
    modules = ("squares", "building_sites", "bathhouses", "major_construction_projects")
    board = (f"{bath} @ -1,0", "square tower N @ 1,0", f"{PROJECT} @ 2,0")
    game = game_with(head(*modules), seat(*board), "", "")
    assert points(game, 1, "bathhouses") == [4, 0, 0]  # fountain, square, tower, garden
    unfinished = (f"{bath} @ -1,0", "garden 11 - @ 1,0", "garden 10 - @ 2,0")
    tail = table(site("garden 11 -"))
    game = game_with(head(*modules), seat(*unfinished), "", "", tail=tail)
    assert points(game, 1, "bathhouses") == [3, 0, 0]


@traces("typed-kinds")
def test_an_extension_and_a_bonus_card_add_to_one_building() -> None:
    modules = ("bonus_cards", "extensions")
    tail = part("bonus_cards", hands=[["bonus tower 12"], [], []], shown=["bonus tower 12"])
    tail += part("extensions", extended=[["tower 12 -", "tower"]])
    game = game_with(head(*modules), seat("tower 12 - @ 1,0"), "", "", tail=tail)
    halves = [data["halves"] for name, _, data in game.count_round(1)[0] if name == "tower"]
    assert halves == [6]


# --- A roll of handymen


@traces("only-money-after-a-roll")
def test_after_a_roll_only_money_is_taken() -> None:
    """No bid, extension, waking, square, wall or builder; the marshal and the dice stay usable."""
    modules = ("viziers_favour", "squares", "city_walls", "major_construction_projects",
               "palace_staff", "travelling_craftsmen", "extensions", "handymen")  # fmt: skip
    tail = guild("builder", "goldsmith") + part("viziers_favour", awake=[False, True, True])
    tail += part("city_walls", open=["city_wall N"])
    frames = ["turn white 2 0", "start_menu white 0 0", "start_question? white 0 0"]
    start = head(*modules, frames=frames, due="white")
    mine = seat(
        "garden 11 - @ 1,0", hand=["denar 9", "denar 8", "florin 5", "florin 2", "dirham 4"]
    )
    game = game_with(start, mine, "", "", tail=tail)
    free = game.copy()
    free.play(Move("done_start"))
    open_to_all = kinds(free)
    assert {
        "bid_project",
        "wake_vizier",
        "take_square",
        "build_walls",
        "call_builder",
    } <= open_to_all
    play(game, Move("roll_handymen"))
    while asked(game)[1] == "handymen_dice":
        moves = {move.kind: move for move in game.moves()}
        game.play(moves.get("handymen_rest") or moves["roll_on"])
    assert asked(game) == (0, "act")
    assert kinds(game) <= {"take", "goldsmith_take", "take_bureau"}
    game.play(Move("take", cards=["dirham 1"]))
    assert asked(game) == (0, "marshal_steps")


# --- Hidden tiles and power


@traces("hidden-tile-fills-a-space")
def test_a_hidden_tile_keeps_the_game_going() -> None:
    """The tower is empty, but the space of the bought tile has one below it; handymen are asked."""
    modules = ("buildings_of_power", "handymen")
    start = head(*modules, tower=[], rounds=2)
    tail = part("buildings_of_power", under=[[1, "tower 12 -", 1]])
    tail += part("handymen", market=standing(1, 0, 1, 0))
    game = game_with(start, seat(hand=["denar 9", "denar 2"]), "", "", tail=tail)
    game.play(Move("buy", space=1, pay=["denar 2", "denar 9"]))
    assert asked(game) == (1, "handymen_back")
    play(game, game.moves()[0], Move("store", tile="garden 10 N"))
    assert game.view()["market"][0] == "tower 12 -"
    assert asked(game) == (1, "start_question")  # red may roll
    assert "leftover" not in told(game)


@traces("odd-scorings")
def test_wisdom_scores_at_once_and_the_attack_follows() -> None:
    """The first scoring card shown is the first scoring, wherever it lay."""
    deck = ["ducat 1", "scoring", "ducat 3", "ducat 4"]
    lines = powers.with_modules("invaders")
    game = powers.wisdom(2, deck, lines)
    names = [event["event"] for event in game.play(Move("play_scoring"))]
    assert names.index("scored") < names.index("attacked")
    assert game.view()["rounds"] == 1


@traces("bonuses-out-of-turn")
def test_the_purchase_for_14_takes_fruit_and_animals_and_asks_the_handymen() -> None:
    modules = ("orchards", "alhambra_zoo", "gates_without_end", "handymen")
    market = ["arcades 8 N", "garden 10 N", "tower 13 E", "tower 12 -"]
    florins = ["florin 6", "florin 7", "florin 8", "florin 9"]
    tail = part("gates_without_end", pile=[2, 1, 3, 4, 5, 6, 7, 8, 9])
    tail += part("handymen", market=standing(2, 0, 0, 2))
    tail += part("alhambra_zoo", animals=[["garden 10 N", "monkey", "camel"]])
    start = head(*modules, market=market, display=florins)
    game = game_with(start, seat(hand=["denar 8", "dirham 9", "dirham 5"]), "", "", tail=tail)
    game.play(Move("buy", space=1, pay=["denar 8"]))
    while asked(game)[1] != "insert_key":
        moves = {move.kind: move for move in game.moves()}
        game.play(moves.get("pass") or moves.get("store") or game.moves()[0])
    game.play(Move("insert_key", bonus="buy"))
    listed = moves_of(game, "gate_buy")
    assert {"space": 2, "tile": "garden 10 N", "pay": ["dirham 5", "dirham 9"]} in listed
    game.play(Move("gate_buy", space=2, pay=["dirham 5", "dirham 9"]))
    seen = set()
    while asked(game)[1] != "place":
        seen.add(asked(game))
        game.play(game.moves()[0])
    assert (2, "handymen_back") in seen
    game.play(Move("place", tile="garden 10 N", at=[1, 0]))
    places = zoo_places(game)
    assert [len(one["animals"]) for one in places if one.get("at") == [1, 0]] == [2]
