"""What one module's rule means for the pieces of another."""

from alhambra import Move
from tests.modules.alhambra_zoo.zoo import places as zoo_places
from tests.modules.handymen.crew import standing
from tests.modules.street_trader.trader import MOVE_IN, homes, traders
from tests.modules.together.meeting import (
    START,
    asked,
    guild,
    hand,
    head,
    kinds,
    moves_of,
    part,
    play,
    seat,
)
from tests.rules.support import game_with, leftovers
from tests.rules.tracing import traces

PROJECT = "project tower garden"

# --- The display


@traces("blacksmith-and-specials")
def test_a_character_under_the_blacksmith_is_sold_in_the_turn() -> None:
    """The player due next opens; the display is completed to six afterwards."""
    modules = ("characters", "travelling_craftsmen")
    deck = ["dancer", "denar 7", "denar 8", "scoring", "scoring"]
    start = head(*modules, deck=deck)
    game = game_with(start, "", seat(hand=["florin 9"]), "", tail=guild("blacksmith", "builder"))
    game.play(Move("forge"))
    assert asked(game) == (1, "character_bid_question")
    play(game, Move("character_bid", amount=9))
    while asked(game)[1] == "character_bid_question":
        game.play(Move("character_pass"))
    game.play(Move("character_pay", pay=["florin 9"]))
    assert len(game.view()["display"]) == 6
    assert asked(game) == (0, "act")


@traces("blacksmith-and-specials")
def test_a_theft_from_a_display_of_six_is_not_refilled() -> None:
    """One card was taken, five are left: neither turn nor theft brings a new one."""
    modules = ("thieves", "travelling_craftsmen")
    start = head(*modules, deck=["denar 7", "denar 8", "denar 9", "scoring", "scoring"])
    tail = guild("blacksmith", "coiner") + part("thieves", hands=[[], [], ["thief denar"]])
    game = game_with(start, "", "", "", tail=tail)
    play(game, Move("forge"), Move("take", cards=["florin 3"]))
    while asked(game)[1] != "window_question":
        game.play(game.moves()[0])
    assert asked(game)[0] == 2
    assert len(game.view()["display"]) == 5
    game.play(Move("steal", card="denar 8"))
    assert game.view()["display"] == ["denar 4", "ducat 6", "dirham 1", "denar 7"]


@traces("three-rewards-of-a-surplus")
def test_one_surplus_brings_coins_a_credit_and_paint() -> None:
    modules = ("change", "exchange_certificates", "fresh_colors")
    game = game_with(head(*modules), seat(hand=["denar 9", "denar 5"]), "", "")
    game.play(Move("buy", space=1, pay=["denar 5", "denar 9"]))
    questions = []
    while asked(game)[1] != "place":
        questions.append(asked(game)[1])
        game.play(game.moves()[0])
    assert len(game.view()["change"]["coins"][0]) == 2
    assert game.view()["exchange_certificates"]["credit"][0] == ["denar certificate 4"]
    assert questions == ["certificate_question", "decor_question"]
    exact = game_with(head(*modules), seat(hand=["denar 9", "denar 1"]), "", "")
    exact.play(Move("buy", space=1, pay=["denar 1", "denar 9"]))
    assert asked(exact) == (0, "act")


@traces("coiner-and-sites")
def test_the_coiner_sets_up_a_site_where_chests_are_sold_too() -> None:
    """Every listed purchase can be made, whatever else is for sale."""
    modules = ("treasure_chamber", "building_sites", "travelling_craftsmen")
    start = head(*modules, display=["denar 5", "florin 3"])
    game = game_with(start, "", "", "", tail=guild("coiner", "builder"))
    listed = [move for move in game.moves() if move.kind == "coiner_buy"]
    assert {move.parts.get("site_space") for move in listed} == {1}
    for move in listed:
        assert game.why_not(move) is None


# --- Two cells


@traces("two-cells")
def test_the_trader_sees_the_half_on_his_cell_and_falcons_no_project() -> None:
    """The garden half comes to lie on his cell, so a gardener moves in."""
    modules = ("street_trader", "falconers", "major_construction_projects")
    start = head(*modules, more='question = "place"\nacted = true')
    tail = traders("1,1 garden pavilion pavilion")
    game = game_with(start, seat("garden 11 - @ 1,0", pending=[PROJECT]), "", "", tail=tail)
    game.play(Move("place", tile=PROJECT, at=[0, 1]))
    assert MOVE_IN in game.moves()
    game.play(MOVE_IN)
    assert len(homes(game)) == 1
    assert "garden" in homes(game)[0]
    board = ("garden 11 - @ 1,0", f"{PROJECT} @ 0,1")
    acting = game_with(head(*modules), seat(*board, hand=["denar 9"]), "", "", tail=traders("2,0"))
    assert "falcon" not in kinds(acting)


@traces("two-cells")
def test_no_wall_on_the_seam_and_an_animal_steps_from_half_to_half() -> None:
    modules = ("city_walls", "alhambra_zoo", "major_construction_projects")
    tail = part("city_walls", open=["city_wall E", "city_wall W"])
    tail += part("alhambra_zoo", animals=[["garden 11 -", "monkey"]])
    board = (f"{PROJECT} @ 0,1", "garden 11 - @ 2,1")
    game = game_with(head(*modules), seat(*board, hand=["denar 2"]), "", "", tail=tail)
    seam = Move("build_walls", card="city_wall E", at=[0, 1])
    assert game.why_not(seam) is not None
    assert game.why_not(Move("build_walls", card="city_wall W", at=[0, 1])) is None
    play(game, Move("take", cards=["denar 4"]), Move("call_animals"))
    play(game, Move("animal_card", pay=["denar 2"]), Move("animals_go"))
    play(game, Move("move_animal", animal="monkey", lift=[2, 1], at=[1, 1]))
    assert {"animal": "monkey", "lift": [1, 1], "at": [0, 1]} in moves_of(game, "move_animal")


# --- The market


@traces("dancer-and-tokens")
def test_the_dancers_old_tile_gives_its_tokens_back_and_the_hidden_one_stays() -> None:
    modules = ("characters", "bazaars", "orchards", "alhambra_zoo", "buildings_of_power")
    bazaar = "bazaar denar seraglio arcades tower"
    start = head(*modules, more=START, tower=[bazaar, "garden 11 -"])
    tail = part("characters", held=[["dancer"], [], []])
    tail += part("buildings_of_power", under=[[1, "tower 12 -", 0]])
    game = game_with(start, "", "", "", tail=tail)
    game.play(Move("dancer_swap", space=1))
    assert game.view()["bazaars"]["beside"] == [[bazaar], [], [], []]
    new = game.view()["market"][0]
    assert new == "garden 11 -"
    fruits = dict(game.view()["orchards"]["market"])
    assert new in fruits
    assert "garden 10 N" not in fruits
    places = zoo_places(game)
    assert [len(one["animals"]) for one in places if one.get("tile") == new] == [2]
    assert not [one for one in places if one.get("tile") == "garden 10 N"]
    assert game.view()["tower"] == 1


@traces("swaps-and-spaces")
def test_a_swap_moves_tiles_and_their_tokens_and_leaves_what_belongs_to_the_space() -> None:
    """Fruits go along; bathhouses beside, hidden tiles and handymen stay with the currency."""
    modules = ("bathhouses", "orchards", "gates_without_end", "buildings_of_power", "handymen")
    bath = "bathhouse arcades garden chambers pavilion"
    market = ["arcades 8 N", "garden 10 N", "tower 13 E", "tower 12 -"]
    start = head(*modules, market=market, display=["florin 6", "florin 7", "florin 8", "florin 9"])
    tail = part("gates_without_end", pile=[1, 2, 3, 4, 5, 6, 7, 8, 9])
    tail += part("bathhouses", beside=[[], [bath], [], []])
    tail += part("buildings_of_power", under=[[2, "tower 11 -", 1]])
    tail += part("handymen", market=standing(2, 1, 0, 0))
    game = game_with(start, seat(hand=["denar 8"]), "", "", tail=tail)
    play(game, Move("buy", space=1, pay=["denar 8"]))
    while asked(game)[1] != "place":
        moves = {move.kind: move for move in game.moves()}
        game.play(moves.get("pass", game.moves()[0]))
    game.play(Move("store", tile="arcades 8 N"))
    before = dict(game.view()["orchards"]["market"])
    game.play(Move("insert_key", bonus="swap"))
    game.play(Move("gate_swap", spaces=[2, 3]))
    assert game.view()["market"][1:3] == ["tower 13 E", "garden 10 N"]
    after = dict(game.view()["orchards"]["market"])
    assert after["garden 10 N"] == before["garden 10 N"]
    assert game.view()["bathhouses"]["beside"] == [[], [bath], [], []]
    state = game.state
    powers = next(module for module in state.rules.modules if module.name == "buildings_of_power")
    assert powers.write(state)["under"] == [[2, "tower 11 -", 1]]
    crew = next(module for module in state.rules.modules if module.name == "handymen")
    assert crew.write(state)["market"] == standing(2, 1, 0, 0)


@traces("sold-building")
def test_a_bonus_card_goes_back_when_its_building_is_sold() -> None:
    """Red has taken the garden down into a stall; White buys it, and Red's card is in hand."""
    modules = ("bonus_cards", "personal_building_market")
    tail = part("bonus_cards", hands=[[], ["bonus garden 10"], []], shown=["bonus garden 10"])
    start = head(*modules, turn="red")
    game = game_with(start, "", seat("garden 10 - @ 1,0"), "", tail=tail)
    game.play(Move("remove", at=[1, 0]))
    game.play(Move("lay_in_stall", stall="denar"))
    assert game.view()["bonus_cards"]["open"] == [[], [], []]
    assert game.view()["bonus_cards"]["hands"][1] == 1


# --- The end


@traces("hidden-leftovers")
def test_two_leftover_tiles_of_a_space_go_to_the_richest_two() -> None:
    """Diamonds count nothing, coins and caravans do; whoever is richest chooses."""
    modules = ("diamonds", "change", "caravanserai", "buildings_of_power")
    start = head(*modules, market=["garden 11 -", "-", "-", "-"], tower=[], rounds=2)
    tail = part("buildings_of_power", under=[[1, "tower 12 -", 0]])
    tail += part("change", coins=[[], ["denar coin"], []])
    tail += part("caravanserai", cards=[[], ["denar caravanserai 1: denar 4"], []])
    mine, theirs = seat(hand=["diamond 9", "denar 2"]), seat(hand=["diamond 3"])
    game = game_with(start, mine, theirs, seat(hand=["denar 3"]), tail=tail)
    game.play(Move("take", cards=["florin 3"]))
    assert asked(game)[0] == 1  # five against three and two
    move = next(move for move in game.moves() if move.parts.get("tile") == "tower 12 -")
    game.play(move)
    got = {number: game.view()["seats"][number]["pending"] for number in range(3)}
    assert got == {0: [], 1: ["tower 12 -"], 2: ["garden 11 -"]}


@traces("end-sequence")
def test_treasures_diamonds_and_exchange_cards_win_no_leftover() -> None:
    modules = ("bureau_de_change", "diamonds", "treasures")
    start = head(*modules, market=["garden 11 -", "-", "-", "-"], tower=[], rounds=2)
    tail = part("bureau_de_change", hands=[["bureau denar ducat"], [], []])
    mine = seat(hand=["ducat 9", "diamond 9"])
    game = game_with(start, mine, seat(hand=["denar 1"]), "", tail=tail)
    game.play(Move("take", cards=["florin 3"]))
    assert leftovers(game) == [1]
    game.play(Move("store", tile="garden 11 -"))
    assert game.over
    assert [won for name, won, _ in game.score_sheets[-1][0] if name == "treasures"] == [15]
    assert hand(game) == ["ducat 9", "florin 3", "diamond 9"]


@traces("losses-in-order")
def test_staff_is_missed_before_medinas_and_the_attack() -> None:
    """3 points: two bare buildings take two, medinas the last one, and the attack finds none."""
    modules = ("invaders", "medina", "palace_staff")
    tail = part("invaders", attacks=["north", "east", "south", "west"])
    market = ["garden 10 N", "pavilion 8 -", "chambers 11 -", "seraglio 8 S"]
    start = head(*modules, market=market, deck=["scoring", "ducat 5", "scoring"])
    mine = seat("garden 11 - @ 1,0", "tower 12 - @ 2,0", score=3)
    theirs = seat("garden 12 S @ 1,0", "garden 9 E @ 2,0", "tower 11 N @ -1,0", "tower 11 S @ 0,1")
    game = game_with(start, mine, theirs, seat(score=9), tail=tail)
    game.play(Move("take", cards=["ducat 6"]))
    order = [name for name, _, _ in game.score_sheets[0][2]][-2:]
    assert order == ["medina", "invaders"]
    losses = [name for name, won, _ in game.score_sheets[0][0] if won < 0]
    assert losses == ["palace_staff", "medina"]
    assert game.scores[0] == 0
    assert game.scores[2] == 9 - 2 - 1  # no building and no medina, one open side
