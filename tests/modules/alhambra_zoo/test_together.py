"""The Alhambra Zoo with other modules: other money, other gardens, other ground to walk on."""

from alhambra import Move
from alhambra.engine.module import Module
from alhambra.engine.state import State
from alhambra.game.catalogue import make_module
from tests.modules.alhambra_zoo.zoo import (
    CALL,
    STOP,
    asked,
    at,
    board,
    on,
    places,
    steps,
    walk_to,
    walking,
    zoo,
)
from tests.modules.building_sites.sites import site, table
from tests.modules.gates_without_end.gates import PILE_1
from tests.rules.support import points
from tests.rules.tracing import traces
from tests.support import toy, toy_game

MONKEYS = ["garden 11 -", "monkey", "monkey"]
START = """frames = ["turn white 2 0", "start_menu white 0 0", "start_question? white 0 0"]
due = "white"
"""


def pending_card(modules: tuple[str, ...], seat: str, tail: str = "") -> list[list[str]]:
    """The cards a seat with animals may discard at the end of its turn."""
    game = zoo(seat + board(), "", "", animals=[MONKEYS], modules=modules, tail=tail)
    game.play(Move("take", cards=["florin 9"]))
    game.play(CALL)
    return sorted(move.parts["pay"] for move in game.moves() if move.kind == "animal_card")


# --- Money


@traces("one-card-a-turn")
def test_a_diamond_counts_by_its_value() -> None:
    game = walking(board(), MONKEYS, card="diamond 3", modules=("diamonds",))
    assert steps(game) == 3
    assert game.view()["discard"] == ["diamond 3"]


@traces("one-card-a-turn")
def test_coins_and_exchange_cards_are_no_money_cards() -> None:
    coins = '[module.change]\ncoins = [["denar coin", "denar coin"], [], []]\n'
    coins += '[module.bureau_de_change]\nhands = [["bureau denar dirham"], [], []]\n'
    modules = ("change", "bureau_de_change")
    assert pending_card(modules, 'hand = ["denar 2"]\n', coins) == [["denar 2"], ["florin 9"]]
    game = zoo(
        'hand = ["denar 2"]\n' + board(), "", "", animals=[MONKEYS], modules=modules, tail=coins
    )
    game.play(Move("take", cards=["florin 9"]))
    game.play(CALL)
    assert game.why_not(Move("animal_card", pay=["denar coin"])) == "no_money_card"


# --- Gardens


@traces("magical-gardens")
def test_a_magical_garden_gets_animals_and_scores() -> None:
    head = 'tower = ["garden 13 NES", "tower 11 N"]'
    hand = 'hand = ["denar 8"]'
    game = zoo(hand, "", "", animals=[], modules=("magical_buildings",), head=head)
    game.play(Move("buy", space=1, pay=["denar 8"]))
    game.play(Move("store", tile="pavilion 7 E"))
    assert game.view()["market"][0] == "garden 13 NES"
    assert len(on(game, "garden 13 NES")) == 2
    magical = board("garden 13 NES @ -1,0 turn 2")
    game = zoo(
        magical, "", "", animals=[["garden 13 NES", "camel"]], modules=("magical_buildings",)
    )
    assert points(game, 1, "alhambra_zoo") == [1, 0, 0]


PROJECT = board("garden 11 - @ 1,0", "project tower garden @ 2,0")
PROJECTS = ("major_construction_projects",)


@traces("magical-gardens", "halves-of-a-project")
def test_a_project_scores_with_its_garden_half() -> None:
    """The western half is a tower, the eastern one a garden."""
    name = "project tower garden"
    west = zoo(PROJECT, "", "", animals=[[name, "camel"]], modules=PROJECTS)
    assert at(west, 2, 0) == ["camel"]
    assert points(west, 1, "alhambra_zoo") == [0, 0, 0]
    east = zoo(PROJECT, "", "", animals=[[f"{name} / 2", "camel", "camel"]], modules=PROJECTS)
    assert at(east, 3, 0) == ["camel", "camel"]
    assert points(east, 1, "alhambra_zoo") == [2, 0, 0]
    marks = [(mark["word"], mark.get("at"), mark["count"]) for mark in east.view()["marks"]]
    assert ("animal-camel", [3, 0], 2) in marks


@traces("halves-of-a-project")
def test_from_half_to_half_is_a_step() -> None:
    game = walking(PROJECT, MONKEYS, card="denar 2", modules=PROJECTS)
    game.play(walk_to("monkey", (1, 0), (2, 0)))
    assert steps(game) == 1
    game.play(walk_to("monkey", (2, 0), (3, 0)))
    assert at(game, 3, 0) == ["monkey"]


@traces("magical-gardens")
def test_a_construction_site_gets_none() -> None:
    """It lies on the market as a site, not as the garden that may be built on it."""
    head = 'tower = ["ground a 12 -"]'
    modules = ("new_building_grounds",)
    game = zoo('hand = ["denar 8"]', "", "", animals=[], modules=modules, head=head)
    game.play(Move("buy", space=1, pay=["denar 8"]))
    game.play(Move("store", tile="pavilion 7 E"))
    assert game.view()["market"][0] == "ground a 12 -"
    assert places(game) == []
    animals = [["garden a 12 -", "camel"]]
    built = zoo(board("garden a 12 - @ 1,0"), "", "", animals=animals, modules=modules)
    assert points(built, 1, "alhambra_zoo") == [1, 0, 0]


@traces("unfinished-garden", "one-card-a-turn")
def test_on_an_unfinished_garden_animals_do_not_score() -> None:
    seat = board("garden 11 - @ 1,0")
    tail = table(site("garden 11 -"))
    game = zoo(seat, "", "", animals=[MONKEYS], modules=("building_sites",), tail=tail)
    assert at(game, 1, 0) == ["monkey", "monkey"]
    assert points(game, 1, "alhambra_zoo") == [0, 0, 0]
    walks = walking(seat, MONKEYS, modules=("building_sites",), tail=tail)
    assert walks.why_not(walk_to("monkey", (1, 0), (0, 0))) is None


# --- Coming and going


@traces("claimed-and-leftover-gardens")
def test_a_claimed_garden_has_no_animals() -> None:
    tail = '[module.power_of_sultan]\nheld = [[], ["denar garden"], []]\n'
    head = 'tower = ["garden 11 -", "seraglio 9 -"]'
    hand = 'hand = ["denar 8"]'
    game = zoo(hand, "", "", animals=[], modules=("power_of_sultan",), head=head, tail=tail)
    game.play(Move("buy", space=1, pay=["denar 8"]))
    game.play(Move("store", tile="pavilion 7 E"))
    game.play(next(move for move in game.moves() if "claim" in move.kind))
    while asked(game)[1] != "place":
        game.play(game.moves()[0])
    game.play(Move("place", tile="garden 11 -", at=[1, 0]))
    assert places(game) == []


@traces("returned-garden")
def test_the_dancer_sends_animals_back() -> None:
    tail = '[module.characters]\nheld = [["dancer"], [], []]\n'
    head = START + 'tower = ["seraglio 9 -", "tower 11 N"]'
    pair = [["garden 10 N", "monkey", "pigeon"]]
    game = zoo("", "", "", animals=pair, modules=("characters",), head=head, tail=tail)
    before = game.view()["alhambra_zoo"]["pile"]
    game.play(Move("dancer_swap", space=2))
    assert places(game) == []
    assert game.view()["alhambra_zoo"]["pile"] == before + 2


@traces("discarded-tile", "animals-travel")
def test_in_a_stall_animals_stay_and_leave_the_game_with_a_discarded_tile() -> None:
    """The fifth tile pushes the garden out of its stall."""
    full = '["garden 11 -", "tower 12 -", "tower 11 -", "garden 12 S"]'
    seat = f'hand = ["denar 8"]\nreserve = {full}'
    stalls = f"[module.personal_building_market]\nstalls = [{full}, "
    stalls += '["-", "-", "-", "-"], ["-", "-", "-", "-"]]\n'
    modules = ("personal_building_market",)
    game = zoo(seat, "", "", animals=[MONKEYS], modules=modules, tail=stalls)
    game.play(Move("buy", space=1, pay=["denar 8"]))
    game.play(Move("store", tile="pavilion 7 E"))
    assert on(game, "garden 11 -") == ["monkey", "monkey"]
    game.play(Move("lay_in_stall", stall="denar"))
    assert on(game, "garden 11 -") == []
    assert game.view()["alhambra_zoo"]["out"] == ["monkey", "monkey"]


@traces("animals-travel")
def test_animals_are_sold_with_their_garden() -> None:
    seat = 'reserve = ["garden 11 -"]'
    stalls = '[module.personal_building_market]\nstalls = [["-", "-", "-", "-"], '
    stalls += '["garden 11 -", "-", "-", "-"], ["-", "-", "-", "-"]]\n'
    hand = 'hand = ["denar 9", "denar 3"]'
    modules = ("personal_building_market",)
    game = zoo(hand, seat, "", animals=[MONKEYS], modules=modules, tail=stalls)
    game.play(Move("buy", owner=1, stall="denar", pay=["denar 9", "denar 3"]))
    game.play(Move("place", tile="garden 11 -", at=[1, 0]))
    assert at(game, 1, 0) == ["monkey", "monkey"]


@traces("animals-travel")
def test_animals_go_along_when_their_garden_is_moved() -> None:
    hand = 'hand = ["denar 8"]\n'
    market = '["arcades 8 N", "-", "-", "-"]'
    modules = ("gates_without_end",)
    garden = board("garden 11 - @ 1,0")
    game = zoo(
        hand + garden, "", "", animals=[MONKEYS], modules=modules, market=market, tail=PILE_1
    )
    game.play(Move("buy", space=1, pay=["denar 8"]))
    game.play(Move("pass"))
    game.play(Move("store", tile="arcades 8 N"))
    game.play(Move("insert_key", bonus="redesign"))
    game.play(Move("gate_move", lift=[1, 0], at=[0, 1]))
    assert at(game, 0, 1) == ["monkey", "monkey"]


class Hidden(Module):
    """Keeps a garden for the first space, as if it lay hidden there."""

    def next_tile(self, state: State, space: int) -> int:
        """The garden, once."""
        tile = state.rules.tile_by_name["garden 11 -"]
        if space == 0 and tile in state.tower:
            state.tower.remove(tile)
            return tile
        return -1


@traces("turned-up-garden")
def test_a_hidden_garden_gets_its_animals_when_it_comes_to_lie_open() -> None:
    game = toy_game([make_module("alhambra_zoo"), toy(Hidden(), "hidden", 99)])
    assert game.view()["market"][0] == "garden 11 -"
    assert len(on(game, "garden 11 -")) == 2


# --- Ground to walk on


@traces("where-they-walk")
def test_a_gate_lets_animals_through() -> None:
    tiles = board("garden 9 E @ 1,0", "seraglio 7 W @ 2,0")
    seat = tiles + 'gates = ["1,0 E"]\n'
    game = walking(seat, ["garden 9 E", "monkey"], card="denar 1", modules=("city_gates",))
    assert game.why_not(walk_to("monkey", (1, 0), (2, 0))) is None


@traces("where-they-walk")
def test_the_fountain_can_be_passed() -> None:
    tiles = board("garden 11 - @ 1,0", "tower 12 - @ -1,0")
    game = walking(tiles, MONKEYS, card="denar 2")
    game.play(walk_to("monkey", (1, 0), (-1, 0)))
    assert at(game, -1, 0) == ["monkey"]


@traces("where-they-walk")
def test_a_watchtower_is_a_step_but_nobody_stays_there() -> None:
    """The watchtower leans on the tower in the west and on the garden in the south."""
    tiles = board(
        "tower 12 - @ 1,0",
        "garden 11 - @ 1,1",
        "tower 11 - @ 2,1",
        "watchtower tower 1 @ 2,0 turn 3",
    )
    game = walking(tiles, ["tower 12 -", "monkey"], card="denar 2", modules=("watchtowers",))
    ways = [move.parts["at"] for move in game.moves() if move.kind == "move_animal"]
    assert [2, 0] not in ways
    assert [2, 1] in ways  # two steps, over the watchtower or over the garden
    assert game.why_not(walk_to("monkey", (1, 0), (2, 0))) == "too_far_to_walk"


@traces("where-they-walk")
def test_a_watchtower_can_be_the_only_way() -> None:
    """A double wall cuts the seraglio off, but for the watchtower north of it."""
    tiles = board(
        "tower 12 - @ 1,0",
        "garden 9 E @ 1,1",
        "seraglio 7 W @ 2,1",
        "watchtower tower 1 @ 2,0 turn 3",
    )
    animals = ["tower 12 -", "monkey"]
    near = walking(tiles, animals, card="denar 1", modules=("watchtowers",))
    assert near.why_not(walk_to("monkey", (1, 0), (2, 1))) == "too_far_to_walk"
    far = walking(tiles, animals, card="denar 4", modules=("watchtowers",))
    far.play(walk_to("monkey", (1, 0), (2, 1)))
    assert steps(far) == 2
    assert at(far, 2, 1) == ["monkey"]


@traces("where-they-walk")
def test_animals_never_enter_a_camp() -> None:
    tiles = board("garden 9 E @ 1,0", "camp 6 W @ 2,0")
    game = walking(tiles, ["garden 9 E", "monkey"], card="denar 4", modules=("camps",))
    ways = [move.parts["at"] for move in game.moves() if move.kind == "move_animal"]
    assert ways == [[0, 0]]
    game.play(STOP)
    assert asked(game) == (1, "act")
