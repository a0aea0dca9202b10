"""Magical buildings, which are turned anew whenever they are installed."""

import pytest

from alhambra import Game, Move
from tests.modules.building_sites.sites import finish, half, shown, site, table
from tests.modules.gates_without_end import gates
from tests.modules.handymen.crew import goals, rolled
from tests.modules.together.meeting import asked, guild, head, moves_of, part, play, seat
from tests.rules.support import game_with, points
from tests.rules.tracing import traces

SERAGLIO, PAVILION, ARCADES = "seraglio 10 N", "pavilion 9 N", "arcades 11 NE"
MARKET = ["garden 10 N", "pavilion 8 -", "tower 13 E", "seraglio 8 S"]
PLACING = 'question = "place"\nacted = true'


def ways(game: Game, kind: str, at: list[int], tile: str = SERAGLIO) -> list[int]:
    """In which ways the tile may be laid there."""
    found = [parts for parts in moves_of(game, kind) if parts["at"] == at]
    return sorted(parts.get("turn", 0) for parts in found if parts.get("tile", tile) == tile)


# --- However it comes to be built


def with_builder(module: str, tail: str, *moves: Move) -> Game:
    """White has a garden, a magical seraglio in the reserve, and somebody who redesigns."""
    mine = seat("garden 9 E @ 1,0", reserve=[SERAGLIO], hand=["denar builder 3"])
    if module != "master_builders":
        mine = mine.replace("denar builder 3", "denar 8")
    market = ["arcades 8 N", *MARKET[1:]]
    start = head(module, "magical_buildings", market=market)
    game = game_with(start, mine, "", "", tail=tail)
    if module == "gates_without_end":
        gates.turn_ends(game)
    play(game, *moves)
    return game


TAKE = Move("take", cards=["denar 4"])
SENT = Move("send_builder", builder="denar builder 3")
BUILDERS = {
    "builder": ("characters", part("characters", held=[["master_builder"], [], []]), [TAKE]),
    "builder_card": (
        "master_builders",
        "",
        [TAKE, SENT],
    ),
    "craft": ("travelling_craftsmen", guild("builder", "coiner"), [Move("call_builder")]),
    "gate": ("gates_without_end", gates.PILE_1, [Move("insert_key", bonus="redesign")]),
}


@traces("magical-however-built", "magical_buildings:every-time")
@pytest.mark.parametrize("builder", BUILDERS)
def test_it_is_turned_whoever_builds_it(builder: str) -> None:
    """Beside the fountain its side must be open: three ways, added or exchanged for the garden."""
    module, tail, moves = BUILDERS[builder]
    game = with_builder(module, tail, *moves)
    assert ways(game, f"{builder}_add", [-1, 0]) == [0, 2, 3]
    assert ways(game, f"{builder}_exchange", [1, 0]) == [0, 1, 2]


@traces("magical-however-built")
def test_the_vizier_and_the_sultan_bring_it_in_any_direction() -> None:
    """Red buys it between turns; a holder of the sultan's card claims it on its way."""
    start = head("viziers_favour", "magical_buildings", market=[SERAGLIO, *MARKET[1:]])
    bought = game_with(start, "", seat(hand=["denar 8", "denar 2"]), "")
    play(bought, TAKE, Move("favour", space=1, pay=["denar 2", "denar 8"]))
    assert asked(bought) == (1, "place")
    assert ways(bought, "place", [1, 0]) == [0, 1, 2]
    start = head("power_of_sultan", "magical_buildings", market=MARKET, tower=[SERAGLIO, PAVILION])
    tail = part("power_of_sultan", held=[[], ["denar seraglio"], []])
    claimed = game_with(start, seat(hand=["denar 9", "denar 2"]), "", "", tail=tail)
    claimed.play(Move("buy", space=1, pay=["denar 2", "denar 9"]))
    play(claimed, Move("store", tile="garden 10 N"), Move("sultan_claim"))
    assert asked(claimed) == (1, "place")
    assert ways(claimed, "place", [1, 0]) == [0, 1, 2]


@traces("magical-however-built", "brickmaker")
def test_the_brickmaker_turns_it_into_the_place_of_another_building() -> None:
    """Two walls at a right angle beside the open fountain: two ways."""
    start = head("magical_buildings", "travelling_craftsmen", market=[ARCADES, *MARKET[1:]])
    mine = seat("garden 10 N @ 1,0", hand=["denar 9", "denar 3"])
    game = game_with(start, mine, "", "", tail=guild("brickmaker", "coiner"))
    game.play(Move("buy", space=1, pay=["denar 3", "denar 9"]))
    assert ways(game, "brick_exchange", [1, 0], ARCADES) == [0, 1]
    play(game, Move("brick_exchange", tile=ARCADES, at=[1, 0], turn=1))
    assert points(game, 1, "wall") == [2, 0, 0]  # east and south of the turned arcades


# --- What leans on it


@traces("magical-keeps-contacts", "camps:keeps-contact")
def test_a_camp_keeps_the_wall_under_its_bastion() -> None:
    """The camp leans on the wall in the east: whatever comes there must have one on that side."""
    board = (f"{SERAGLIO} @ 1,0 turn 1", "camp 6 W @ 2,0", "garden 11 - @ 0,1")
    mine = seat(*board, reserve=[PAVILION, ARCADES])
    start = head("camps", "magical_buildings", "travelling_craftsmen", market=MARKET)
    game = game_with(start, mine, "", "", tail=guild("builder", "coiner"))
    assert ways(game, "exchange", [1, 0], PAVILION) == [1]
    assert ways(game, "exchange", [1, 0], ARCADES) == [0, 1]
    turned = Move("exchange", tile=PAVILION, at=[1, 0])
    assert game.why_not(turned) == "bastion_needs_wall"
    game.play(Move("call_builder"))
    assert [parts for parts in moves_of(game, "craft_move") if parts["lift"] == [1, 0]] == []


@traces("magical-keeps-contacts", "watchtowers:fixed")
def test_a_watchtower_keeps_an_open_side_of_its_colour() -> None:
    """It touches the seraglio in the east, the fountain is in the west: walls north or south."""
    board = ("seraglio 9 - @ 1,0", "watchtower seraglio 1 @ 2,0 turn 3")
    mine = seat(*board, reserve=[SERAGLIO, PAVILION])
    game = game_with(head("watchtowers", "magical_buildings", market=MARKET), mine, "", "")
    assert ways(game, "exchange", [1, 0]) == [0, 2]
    assert ways(game, "exchange", [1, 0], PAVILION) == []
    refused = Move("exchange", tile=PAVILION, at=[1, 0])
    assert game.why_not(refused) == "watchtower_needs_colour"


@traces("magical-keeps-contacts", "watchtowers:magical-holds")
@pytest.mark.parametrize(
    ("turn", "cells"), [("", {(2, 0), (1, 1)}), (" turn 1", {(1, -1), (1, 1)})]
)
def test_a_watchtower_stands_where_the_turned_building_is_open(
    turn: str, cells: set[tuple[int, int]]
) -> None:
    """The fountain in the west is of no colour."""
    mine = seat(f"{SERAGLIO} @ 1,0{turn}", pending=["watchtower seraglio 1"])
    start = head("watchtowers", "magical_buildings", market=MARKET, more=PLACING)
    game = game_with(start, mine, "", "")
    assert {tuple(parts["at"]) for parts in moves_of(game, "place")} == cells


# --- Gates and walls


@traces("magical-and-gates", "city_gates:moved-tile")
def test_it_is_moved_turned_and_with_a_gate() -> None:
    """S17: its wall must come to lie against the wall of the pavilion."""
    modules = ("city_gates", "magical_buildings", "travelling_craftsmen")
    tail = guild("builder", "coiner") + part("city_gates", held=[1, 0, 0])
    mine = seat("pavilion 7 E @ 1,0", f"{SERAGLIO} @ 0,1 turn 1")
    game = game_with(head(*modules, market=MARKET), mine, "", "", tail=tail)
    game.play(Move("call_builder"))
    gated = [parts for parts in moves_of(game, "craft_move_with_gate") if parts["at"] == [2, 0]]
    assert gated == [{"lift": [0, 1], "at": [2, 0], "turn": 3, "gate": "W"}]
    game.play(Move("craft_move_with_gate", **gated[0]))
    assert game.view()["city_gates"]["gates"][0] == [[[1, 0], "E"]]


@traces("magical-and-gates", "city_gates:added-walls")
def test_a_gate_opens_its_printed_wall_only_though_both_turn() -> None:
    """With an added wall in the east two turns bring a wall to the west, one of them printed."""
    more = PLACING + f'\nwalls = ["{SERAGLIO} + E"]'
    start = head("city_gates", "city_walls", "magical_buildings", market=MARKET, more=more)
    mine = seat("pavilion 7 E @ 1,0", pending=[SERAGLIO])
    game = game_with(start, mine, "", "", tail=part("city_gates", held=[1, 0, 0]))
    assert ways(game, "place_with_gate", [2, 0]) == [3]
    added = Move("place_with_gate", tile=SERAGLIO, at=[2, 0], turn=2, gate="W")
    assert game.why_not(added) == "gate_needs_walls"


# --- Half price, handymen


@traces("magical-site", "magical_buildings:half-price")
def test_a_magical_site_is_turned_whenever_it_is_built_and_stays_so_when_finished() -> None:
    """5 for a seraglio of 10; as a site its turned wall counts, finished the seraglio too."""
    start = head("building_sites", "magical_buildings", market=[SERAGLIO, *MARKET[1:]])
    game = game_with(start, seat(hand=["denar 5"]), "", "")
    game.play(half(1, "denar 5"))
    game.play(game.moves()[0])
    assert ways(game, "place", [1, 0]) == [0, 1, 2]
    mine = seat(f"{SERAGLIO} @ 1,0 turn 1", hand=["ducat 9", "ducat 1"])
    start = head("building_sites", "magical_buildings", market=MARKET)
    built = game_with(start, mine, "", "", tail=table(site(SERAGLIO)))
    assert (points(built, 1, "wall"), points(built, 1, "seraglio")) == ([1, 0, 0], [0, 0, 0])
    built.play(finish(SERAGLIO, "ducat 9", "ducat 1"))
    assert points(built, 1, "seraglio") == [2, 0, 0]
    assert built.view()["seats"][0]["board"] == [{"tile": SERAGLIO, "at": [1, 0], "turn": 1}]
    assert shown(built)["out"] == ["ducat"]


@traces("magical-site", "alhambra_zoo:magical-gardens")
def test_a_magical_garden_at_half_price_keeps_its_animals_for_later() -> None:
    """6 for a garden of 13; nothing counts before it is finished."""
    garden = "garden 13 NES"
    modules = ("building_sites", "magical_buildings", "alhambra_zoo", "orchards")
    tail = table(site(garden)) + part("alhambra_zoo", animals=[[garden, "camel", "camel"]])
    mine = seat(f"{garden} @ 1,0", hand=["ducat 9", "ducat 4"])
    game = game_with(head(*modules, market=MARKET), mine, "", "", tail=tail)
    assert points(game, 1, "alhambra_zoo") == [0, 0, 0]
    game.play(finish(garden, "ducat 9", "ducat 4"))
    assert points(game, 1, "alhambra_zoo") == [2, 0, 0]
    assert points(game, 1, "garden") == [5, 0, 0]


@traces("magical-and-handymen")
def test_three_dice_reach_the_price_of_14() -> None:
    """5 and 5 and 4; no other sum or difference fits anything."""
    mine = seat("tower 14 NES @ 1,0", "chambers 11 - @ 0,1")
    game = rolled([5, 5, 4], mine, "", "", modules=("magical_buildings",))
    assert goals(game) == ["tower 14 NES"]
