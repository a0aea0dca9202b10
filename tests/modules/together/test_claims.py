"""Sultan cards and the tiles that lie hidden under others."""

from typing import Any

from alhambra import Game, Move
from tests.modules.alhambra_zoo.zoo import places as zoo_places
from tests.modules.together.meeting import START, asked, head, part, play, seat, told
from tests.rules.support import game_with, leftovers, points
from tests.rules.tracing import traces

BOTH = ("power_of_sultan", "buildings_of_power")
MARKET = ["garden 10 N", "chambers 6 ES", "tower 13 E", "seraglio 8 S"]
TEN_AND_SEVEN = ["denar 9", "denar 1", "dirham 7"]
CLAIM = Move("sultan_claim")
DECLINE = Move("sultan_decline")


def sultan(*held: list[str]) -> str:
    """The sultan cards of the seats."""
    return part("power_of_sultan", held=list(held))


def hidden(*tiles: list[object]) -> str:
    """What lies under the tiles of the market: space, tile, and who laid it there."""
    return part("buildings_of_power", under=list(tiles))


def two_sold(*modules: str, tower: list[str], tail: str) -> Game:
    """White has bought the tiles of spaces 1 and 2 and stored both; now the market is filled."""
    start = head(*BOTH, *modules, market=MARKET, tower=tower, rounds=2)
    mine = seat(hand=TEN_AND_SEVEN)
    game = game_with(start, mine, seat(hand=["dirham 2"]), "", tail=tail)
    play(game, Move("buy", space=1, pay=["denar 1", "denar 9"]))
    while asked(game)[1] != "act":
        game.play(game.moves()[0])
    play(game, Move("buy", space=2, pay=["dirham 7"]))
    while asked(game)[1] != "place":
        game.play(game.moves()[0])
    play(game, Move("store", tile="garden 10 N"), Move("store", tile="chambers 6 ES"))
    return game


def drawn(game: Game) -> tuple[int, str, Any]:
    """Who is asked what, about which tile."""
    return (*asked(game), game.view().get("drawn"))


# --- In the course of the game


@traces("claimed-from-below", "buildings_of_power:turned-up-is-drawn")
def test_each_hidden_tile_is_offered_in_turn_order_and_then_the_tower_gives() -> None:
    """Red declines the first tower and Yellow takes it; Red takes the second."""
    tail = sultan([], ["denar tower"], ["florin tower"])
    tail += hidden([1, "tower 12 -", 0], [2, "tower 11 N", 2])
    game = two_sold(tower=["garden 11 -", "chambers 9 W", "arcades 9 -"], tail=tail)
    assert drawn(game) == (1, "sultan_claim_question", "tower 12 -")
    game.play(DECLINE)
    assert drawn(game) == (2, "sultan_claim_question", "tower 12 -")
    play(game, CLAIM, Move("place", tile="tower 12 -", at=[1, 0]))
    assert drawn(game) == (1, "sultan_claim_question", "tower 11 N")
    assert game.view()["market"][:2] == ["garden 11 -", None]
    play(game, CLAIM, Move("store", tile="tower 11 N"))
    assert game.view()["market"][:2] == ["garden 11 -", "chambers 9 W"]
    assert game.view()["buildings_of_power"]["hidden"] == []
    assert game.view()["power_of_sultan"]["held"] == [[], [], []]
    assert asked(game) == (1, "act")
    assert game.view()["tower"] == 1


@traces("claimed-from-below")
def test_a_tile_is_claimed_when_it_is_turned_up_and_not_when_it_is_hidden() -> None:
    """White hides the last tower; Red buys the tile over it and is then asked, the last of all."""
    start = head(*BOTH, market=MARKET, tower=["tower 12 -"], rounds=2)
    tail = sultan([], ["denar tower"], [])
    tail += part("buildings_of_power", owed=[["pavilion 8 -"], [], []])
    game = game_with(start, "", seat(hand=["denar 9", "denar 2"]), "", tail=tail)
    play(game, Move("take", cards=["florin 3"]), Move("use_power", tile="pavilion 8 -"))
    game.play(Move("lay_under", tile="tower 12 -", space=1))
    assert asked(game) == (1, "act")
    assert "sultan_drew" not in told(game)
    play(game, Move("buy", space=1, pay=["denar 2", "denar 9"]), Move("store", tile="garden 10 N"))
    assert drawn(game) == (1, "sultan_claim_question", "tower 12 -")


@traces("claimed-from-below", "viziers_favour:sultan-first")
def test_a_favour_uncovers_a_tile_and_the_player_due_next_claims_it() -> None:
    """Yellow buys between turns; Red is asked before Yellow may go on."""
    modules = (*BOTH, "viziers_favour")
    start = head(*modules, market=MARKET, tower=["garden 11 -", "arcades 9 -"])
    tail = sultan(["florin tower"], ["denar tower"], []) + hidden([1, "tower 12 -", 0])
    game = game_with(start, "", "", seat(hand=["denar 9", "denar 1"]), tail=tail)
    play(game, Move("take", cards=["florin 3"]), Move("done_window"))
    play(game, Move("favour", space=1, pay=["denar 1", "denar 9"]))
    game.play(Move("store", tile="garden 10 N"))
    assert drawn(game) == (1, "sultan_claim_question", "tower 12 -")
    game.play(DECLINE)
    assert drawn(game) == (0, "sultan_claim_question", "tower 12 -")
    game.play(DECLINE)
    assert game.view()["market"][0] == "tower 12 -"
    assert (asked(game), game.view()["tower"]) == ((1, "window_question"), 2)


@traces("claimed-from-below", "dancer-and-tokens")
def test_what_the_dancer_draws_is_claimed_and_the_hidden_tile_stays_below() -> None:
    """Red takes the tower that White has drawn; so the old tile comes back, not the hidden one."""
    modules = (*BOTH, "characters")
    start = head(*modules, market=MARKET, more=START, tower=["tower 11 N"])
    tail = sultan([], ["denar tower"], []) + hidden([1, "tower 12 -", 2])
    tail += part("characters", held=[["dancer"], [], []])
    game = game_with(start, "", "", "", tail=tail)
    game.play(Move("dancer_swap", space=1))
    assert drawn(game) == (1, "sultan_claim_question", "tower 11 N")
    play(game, CLAIM, Move("store", tile="tower 11 N"))
    assert game.view()["market"][0] == "garden 10 N"
    assert game.view()["tower"] == 0
    assert game.view(2)["buildings_of_power"]["hidden"] == [[1, "tower 12 -"]]


# --- In the last refill


LAST = hidden([2, "garden 11 -", 1])


@traces("last-refill-goes-on", "claims-in-the-last-refill")
def test_in_the_last_refill_a_later_space_turns_up_its_tile_and_it_is_claimed() -> None:
    """Nothing is left for space 1, so the game ends; Yellow takes what lay under space 2."""
    game = two_sold(tower=[], tail=LAST + sultan([], [], ["ducat garden"]))
    assert drawn(game) == (2, "sultan_claim_question", "garden 11 -")
    play(game, CLAIM, Move("place", tile="garden 11 -", at=[1, 0]))
    assert game.over
    assert leftovers(game) == [-1, -1]  # nobody has ducats or florins
    assert points(game, 3, "garden") == [0, 0, 20]


@traces("last-refill-goes-on", "buildings_of_power:nothing-above")
def test_a_tile_turned_up_in_the_last_refill_has_its_fruit_and_animals() -> None:
    """Red is richest in dirhams and gets the garden with all that came onto it."""
    modules = ("orchards", "alhambra_zoo")
    game = two_sold(*modules, tower=[], tail=LAST + sultan([], [], []))
    names = told(game)
    assert names.index("animals_came") < names.index("leftover")
    while asked(game)[1] != "place":
        assert asked(game)[0] == 1  # plants the fruit
        game.play(game.moves()[0])
    game.play(Move("place", tile="garden 11 -", at=[1, 0]))
    assert game.over
    places = zoo_places(game)
    there = [one["animals"] for one in places if one.get("seat") == 1 and one["at"] == [1, 0]]
    assert [len(animals) for animals in there] == [2]
    assert len(game.view()["orchards"]["planted"][1]) == 1


@traces("last-refill-goes-on", "personal_building_market:stalls")
def test_a_stall_takes_what_is_claimed_in_the_last_refill() -> None:
    """The market is not given out yet, so the tile is not discarded like a leftover."""
    start = head(*BOTH, "personal_building_market", market=["-", "-", *MARKET[2:]], tower=[],
                 rounds=2)  # fmt: skip
    game = game_with(start, "", "", "", tail=LAST + sultan([], [], ["ducat garden"]))
    play(game, Move("take", cards=["florin 3"]), CLAIM, Move("store", tile="garden 11 -"))
    game.play(Move("lay_in_stall", stall="ducat"))
    stalls = game.view()["personal_building_market"]["stalls"][2]
    assert stalls == [None, None, "garden 11 -", None]


@traces("claimed-from-below", "hidden-leftovers")
def test_nobody_claims_what_is_given_out_at_the_end() -> None:
    """A garden lies on space 1 and one under it; Red's card for gardens does not help."""
    start = head(*BOTH, market=["garden 10 N", "-", "-", "-"], tower=[], rounds=2)
    tail = sultan([], ["denar garden"], []) + hidden([1, "garden 11 -", 0])
    game = game_with(start, seat(hand=["denar 2"]), "", seat(hand=["denar 3"]), tail=tail)
    game.play(Move("take", cards=["florin 3"]))
    assert asked(game) == (2, "leftover_question")
    game.play(Move("pick_leftover", tile="garden 11 -"))
    assert leftovers(game) == [2, 0]
    assert "sultan_drew" not in told(game)
