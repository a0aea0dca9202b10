"""Tiles that are sold, moved, hidden, or lie on two cells."""

from alhambra import Game, Move
from tests.modules.alhambra_zoo.zoo import places as zoo_places
from tests.modules.gates_without_end import gates
from tests.modules.street_trader.trader import GST, traders
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

GATE_MARKET = ["arcades 8 N", "garden 10 N", "tower 13 E", "tower 12 -"]
FLORINS = ["florin 6", "florin 7", "florin 8", "florin 9"]
PILE = part("gates_without_end", pile=[1, 2, 3, 4, 5, 6, 7, 8, 9])
NONE = ["-", "-", "-", "-"]

# --- Stalls


@traces("stalls-as-reserve", "personal_building_market:tokens", "personal_building_market:culture")
def test_tokens_travel_with_a_sold_tile_and_culture_falls() -> None:
    """White buys Red's garden with its animal, extension and servant; Red has one 10 less."""
    modules = ("art_of_the_moors", "palace_staff", "alhambra_zoo", "extensions",
               "personal_building_market", "bonus_cards")  # fmt: skip
    tail = part("art_of_the_moors", culture=[[], [[10, 3, 3]], []])
    tail += part("palace_staff", served=["garden 10 -"])
    tail += part("alhambra_zoo", animals=[["garden 10 -", "monkey"]])
    tail += part("extensions", extended=[["garden 10 -", "garden"]])
    tail += part("personal_building_market", stalls=[NONE, ["garden 10 -", *NONE[1:]], NONE])
    market = ["garden 12 S", "pavilion 8 -", "tower 13 E", "seraglio 8 S"]
    theirs = seat("arcades 10 - @ 1,0", reserve=["garden 10 -"])
    start = head(*modules, market=market)
    game = game_with(start, seat(hand=["denar 9", "denar 1"], score=9), theirs, "", tail=tail)
    game.play(Move("buy", owner=1, stall="denar", pay=["denar 1", "denar 9"]))
    play(game, Move("pass"), Move("place", tile="garden 10 -", at=[1, 0]))
    assert game.view(0)["seats"][1]["cards"] == 2
    assert points(game, 1, "alhambra_zoo") == [1, 0, 0]
    halves = [data["halves"] for name, _, data in game.count_round(1)[0] if name == "garden"]
    assert halves == [4]
    assert points(game, 1, "palace_staff")[0] == 0
    culture = game.view()["art_of_the_moors"]["culture"][1]
    assert culture == [[10, 0, 0]]


@traces("stalls-as-reserve", "personal_building_market:no-helpers")
def test_a_stall_is_paid_in_full_with_money_that_changes_hands() -> None:
    """No carpenter, die, handyman, treasure, credit or caravan; and no marshal's tile is stored."""
    modules = ("caravanserai", "exchange_certificates", "palace_staff", "travelling_craftsmen",
               "buildings_of_power", "handymen", "treasures", "personal_building_market",
               "viziers_favour")  # fmt: skip
    tail = guild("carpenter", "builder")
    tail += part("caravanserai", cards=[["denar caravanserai 1: denar 2"], [], []])
    tail += part("exchange_certificates", credit=[["denar certificate 3"], [], []])
    tail += part("buildings_of_power", dice=[["arcades 10 -", 2]])
    tail += part("palace_staff", marshals=[[1, 0], [0, 0], [0, 0]])
    tail += part("personal_building_market", stalls=[NONE, ["garden 11 -", *NONE[1:]], NONE])
    mine = seat("arcades 10 - @ 1,0", hand=["denar 9", "denar 1"])
    game = game_with(head(*modules), mine, seat(reserve=["garden 11 -"]), "", tail=tail)
    assert not [move for move in game.moves() if "stall" in move.parts]
    assert game.why_not(Move("carpenter_price", tile="garden 11 -", less=1)) is not None
    assert game.why_not(Move("bribe", treasure=1, owner=1, stall="denar")) is not None
    game.play(Move("white_die", tile="arcades 10 -"))
    whole = Move("buy", owner=1, stall="denar", pay=["denar 1", "denar 9"])
    assert game.why_not(whole) == "too_little_money"
    credit = Move("buy", owner=1, stall="denar", pay=["denar 9", "denar certificate 3"])
    assert game.why_not(credit) == "not_transferable"
    assert game.why_not(Move("remove", at=[1, 0])) == "marshal_stands_there"


# --- Two cells


PROJECT = "project tower garden"


@traces("two-cells", "major_construction_projects:per-half")
def test_each_half_of_a_project_has_its_chest_and_counts_in_lines() -> None:
    """Both chests find a place; well and mission see two cells, a handyman group one tile."""
    modules = ("treasure_chamber", "wishing_well", "handymen", "caliphs_guidelines",
               "major_construction_projects")  # fmt: skip
    rooms = [["tower", "garden", "seraglio", "seraglio"], ["arcades"] * 4, ["pavilion"] * 4]
    tail = part("treasure_chamber", rooms=rooms)
    tail += part("handymen", tiles=[[PROJECT, 0], ["garden 11 -", 0]])
    tail += part("caliphs_guidelines", missions=["rows", "different_types", "squares_2x2"])
    board = (
        f"{PROJECT} @ 0,1",
        "garden 11 - @ 1,0",
        "well 3 1 @ -1,1 turn 1",
        "pavilion 8 - @ 2,1",
    )
    start = head(*modules, market=["tower 9 ES", "seraglio 9 -", "garden 12 S", "seraglio 8 S"])
    game = game_with(start, seat(*board, hand=["denar 8"]), "", "", tail=tail)
    assert points(game, 1, "wishing_well") == [3, 0, 0]
    assert points(game, 1, "handymen") == [2, 0, 0]
    assert points(game, 3, "caliph_rows") == [3, 0, 0]
    assert points(game, 3, "caliph_different_types") == [3, 0, 0]
    assert points(game, 3, "caliph_squares_2x2") == [2, 0, 0]
    play(game, Move("buy_chests", room=1, money="mixed"), Move("pay_card", unit="denar 8"))
    while asked(game) == (0, "put_chest"):
        game.play(game.moves()[0])
    assert len(game.view()["treasure_chamber"]["chests"][0]) == 2


@traces("two-cells", "major_construction_projects:mosaic")
def test_the_mosaic_artist_turns_the_footprint_and_removal_looks_at_both_cells() -> None:
    modules = ("travelling_craftsmen", "palace_designers", "major_construction_projects")
    tail = guild("mosaic_artist", "builder") + part("palace_designers", designers=["0,0 S"] * 3)
    start = head(*modules, more='question = "place"\nacted = true')
    game = game_with(start, seat(pending=[PROJECT]), "", "", tail=tail)
    assert game.why_not(Move("place", tile=PROJECT, at=[0, 1], turn=1)) == "cannot_turn"
    turned = [m for m in game.moves() if m.kind == "mosaic_place" and m.parts.get("turn") == 1]
    move = next(move for move in turned if move.parts["at"] == [0, 1])
    game.play(move)
    cells = game.view()["seats"][0]["board"]
    assert [tile.get("turn") for tile in cells] == [1]
    assert game.view()["seats"][0]["score"] == 2  # one shared side, where the designer points
    acting = game_with(
        head(*modules), seat(f"{PROJECT} @ 0,1", "chambers 11 - @ 2,1"), "", "",
        tail=guild("builder", "coiner") + part("palace_designers", designers=["0,0 N"] * 3),
    )  # fmt: skip
    for x in (0, 1):
        assert acting.why_not(Move("remove", at=[x, 1])) == "cut_off"


# --- Drawing for a space


@traces("draw-loop")
def test_hidden_tiles_lots_claims_and_tokens_in_one_refill() -> None:
    """Under the bought tile lies a bathhouse: aside; a well: aside; a tower: claimed; a garden."""
    modules = ("power_of_sultan", "bathhouses", "wishing_well", "orchards", "alhambra_zoo",
               "buildings_of_power")  # fmt: skip
    bath, well = "bathhouse arcades garden chambers pavilion", "well 3 1"
    start = head(*modules, market=["pavilion 7 E", "pavilion 6 N", "tower 12 -", "seraglio 8 S"],
                 tower=[well, "tower 11 -", "garden 11 -", "tower 11 N"])  # fmt: skip
    tail = part("buildings_of_power", under=[[1, bath, 0]])
    tail += part("power_of_sultan", held=[[], ["denar tower"], []])
    game = game_with(start, seat(hand=["denar 9"]), "", "", tail=tail)
    game.play(Move("buy", space=1, pay=["denar 9"]))
    while "plant" in asked(game)[1]:
        game.play(game.moves()[0])
    game.play(Move("store", tile="pavilion 7 E"))
    assert asked(game) == (1, "sultan_claim_question")
    assert game.view()["drawn"] == "tower 11 -"
    assert game.view()["bathhouses"]["beside"] == [[bath], [], [], []]
    assert game.view()["wishing_well"]["beside"] == [[well], [], [], []]
    play(game, Move("sultan_claim"), Move("store", tile="tower 11 -"))
    assert game.view()["market"][0] == "garden 11 -"
    fruits = dict(game.view()["orchards"]["market"])
    assert "garden 11 -" in fruits
    assert "tower 11 -" not in fruits
    animals = {place.get("tile"): place["animals"] for place in zoo_places(game)}
    assert len(animals["garden 11 -"]) == 2


# --- Moving


MOVED = ("street_trader", "treasure_chamber", "falconers", "palace_staff", "palace_designers",
         "alhambra_zoo", "buildings_of_power", "extensions", "handymen",
         "gates_without_end")  # fmt: skip


def tokens() -> Game:
    """White's garden of strength carries everything; White may redesign by a key."""
    garden = "garden 9 E"
    tail = PILE + traders(f"0,-1 {GST}", residents=([garden], [], []))
    tail += part("treasure_chamber", rooms=[["tower"] * 4, ["arcades"] * 4, ["pavilion"] * 4],
                 chests=[[garden], [], []])  # fmt: skip
    tail += part("palace_staff", served=[garden], marshals=[[1, 1], [0, 0], [0, 0]])
    tail += part("palace_designers", designers=["1,1 E", "0,0 N", "0,0 N"])
    tail += part("alhambra_zoo", animals=[[garden, "monkey"]])
    tail += part("buildings_of_power", dice=[[garden, 3]])
    tail += part("extensions", extended=[[garden, "garden"]])
    tail += part("handymen", tiles=[[garden, 0]])
    tail += part("falconers", falcons=[["falcon-white garden tower @ 0,0"], [], []])
    start = head(*MOVED, market=GATE_MARKET, display=FLORINS)
    board = ("seraglio 9 - @ 1,0", "tower 11 - @ 0,1", f"{garden} @ 1,1")
    game = game_with(start, seat(*board, hand=["denar 8"]), "", "", tail=tail)
    gates.turn_ends(game)
    while asked(game)[1] != "insert_key":
        game.play(next(m for m in game.moves() if m.kind not in ("call_animals", "move_animal")))
    game.play(Move("insert_key", bonus="redesign"))
    return game


@traces("moving-a-tile", "gates_without_end:moved-returns", "gates_without_end:marshal")
def test_a_moved_building_gives_some_tokens_back_and_keeps_the_others() -> None:
    game = tokens()
    assert asked(game) == (0, "gate_redesign")
    assert game.why_not(Move("gate_remove", at=[1, 1])) == "marshal_stands_there"
    game.play(Move("gate_move", lift=[1, 1], at=[0, 2]))
    while "designer" in asked(game)[1]:
        game.play(game.moves()[0])
    view = game.view()
    assert view["street_trader"]["residents"][0] == []
    assert view["treasure_chamber"]["chests"][0] == []
    assert view["falconers"]["falcons"][0] == []
    assert view["palace_staff"]["marshals"][0] == [0, 2]
    moved = [place for place in zoo_places(game) if place.get("at") == [0, 2]]
    assert [place["animals"] for place in moved] == [["monkey"]]
    assert [tile for tile, _ in view["buildings_of_power"]["dice"]] == ["garden 9 E"]
    halves = [data["halves"] for name, _, data in game.count_round(1)[0] if name == "garden"]
    assert halves == [4]
    assert points(game, 1, "handymen") == [1, 0, 0]
    assert "relocated" in told(game)


# --- What is base


@traces("what-is-base", "magical_buildings:animals-not-fruit")
def test_a_magical_garden_is_a_garden_but_no_building_of_the_base_game() -> None:
    """Animals and a type for the caliph, but no fruit; no servant, falcon or pair of neighbours."""
    modules = ("falconers", "magical_buildings", "palace_staff", "orchards", "alhambra_zoo",
               "caliphs_guidelines")  # fmt: skip
    magical = "garden 13 NES"
    market = ["pavilion 7 E", "pavilion 6 N", "tower 12 -", "seraglio 8 S"]
    start = head(*modules, market=market, tower=[magical, "tower 11 N"])
    game = game_with(start, seat(hand=["denar 9"]), "", "")
    game.play(Move("buy", space=1, pay=["denar 9"]))
    while "plant" in asked(game)[1]:
        game.play(game.moves()[0])
    game.play(Move("store", tile="pavilion 7 E"))
    assert game.view()["market"][0] == magical
    places = {place.get("tile"): place["animals"] for place in zoo_places(game)}
    assert len(places[magical]) == 2
    assert magical not in dict(game.view()["orchards"]["market"])
    missions = part(
        "caliphs_guidelines", missions=["same_type_neighbours", "different_types", "rows"]
    )
    board = ("seraglio 9 - @ 0,1", "tower 11 - @ 1,0", "seraglio 10 N @ 1,1 turn 1")
    market = ["pavilion 7 E", "pavilion 6 N", "tower 13 E", "seraglio 8 S"]
    built = game_with(
        head(*modules, market=market),
        seat(*board, hand=["denar 9"], score=9),
        "",
        "",
        tail=missions,
    )
    assert points(built, 3, "caliph_same_type_neighbours") == [0, 0, 0]
    assert points(built, 3, "caliph_different_types") == [1, 0, 0]
    assert "falcon" not in kinds(built)
    assert points(built, 1, "palace_staff")[0] == -2  # the magical seraglio needs no servant


@traces("what-is-base", "watchtowers:power")
def test_a_building_of_power_is_a_building_of_the_base_game() -> None:
    """Fruit, servant, falcon, watchtower and culture as for its twin."""
    modules = ("art_of_the_moors", "falconers", "watchtowers", "palace_staff", "orchards",
               "buildings_of_power")  # fmt: skip
    market = ["garden 9 E", "pavilion 7 E", "tower 13 E", "seraglio 9 -"]
    board = ("chambers 11 - @ 1,0", "tower 11 - @ 0,1", "arcades 10 - @ 1,1")
    cards = ["denar 9", "denar 6"]
    game = game_with(head(*modules, market=market), seat(*board, hand=cards), "", "")
    assert [parts for parts in moves_of(game, "buy") if parts.get("watchtower")]
    assert "garden 9 E" in dict(game.view()["orchards"]["market"])
    pairs = {parts["falcon"].split(" ", 1)[1] for parts in moves_of(game, "falcon")}
    assert "arcades chambers" in pairs
    game.play(Move("take", cards=["ducat 6"]))
    culture = game.view()["art_of_the_moors"]["culture"][0]
    assert [price for price, _, _ in culture] == [11]
