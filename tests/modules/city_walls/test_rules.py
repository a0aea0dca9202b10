"""The City Walls: cards that put walls on tiles, for good."""

import json
from random import Random

import pytest

from alhambra import Game, Move, Setup, position
from alhambra.position import PositionError
from tests.rules.support import game_with, points
from tests.rules.tracing import traces
from tests.support import state_of, walk

HEAD = """
modules = ["city_walls"]
market = ["pavilion 7 E", "garden 10 N", "tower 13 E", "chambers 10 -"]
display = ["florin 6", "florin 7", "florin 8", "florin 9"]
"""
ALL_CARDS = ["N", "E", "S", "W", "NE", "ES", "SW", "NW"]
GARDEN = "garden 11 -"


def with_modules(*names: str) -> str:
    return HEAD.replace('["city_walls"]', json.dumps(["city_walls", *names]))


def opened(*cards: str) -> str:
    """These cards lie open."""
    return f"[module.city_walls]\nopen = {json.dumps([f'city_wall {card}' for card in cards])}\n"


def board(*tiles: str) -> str:
    return f"board = {json.dumps(tiles)}\n"


def built(card: str, x: int, y: int) -> Move:
    return Move("build_walls", card=f"city_wall {card}", at=[x, y])


def aside(card: str, tile: str, **parts: int) -> Move:
    return Move("build_walls_aside", card=f"city_wall {card}", tile=tile, **parts)


def asked(game: Game) -> tuple[int, str]:
    assert game.question is not None
    return game.question.seat, game.question.kind


def own_moves(game: Game) -> list[Move]:
    return [move for move in game.moves() if move.kind.startswith("build_walls")]


# --- Cards


@traces("two-each-in-four-fifths")
def test_two_cards_each_in_all_fifths_but_the_first() -> None:
    game = Game(Setup(players=3, seed=1, modules=("city_walls",)))
    state = state_of(game)
    names = [state.rules.face_names[face] for face in reversed(state.deck)]
    starts = [len(names) - start for start in state.fifths]
    counts = [
        sum(name.startswith("city_wall ") for name in names[before:end])
        for before, end in zip([0, *starts], starts, strict=False)
    ]
    assert counts == [0, 2, 2, 2, 2]
    found = {name for name in names if name.startswith("city_wall ")}
    assert found == {f"city_wall {card}" for card in ALL_CARDS}


@traces("beside-the-display", "several-open")
def test_cards_lie_beside_the_display_and_money_comes() -> None:
    deck = '["city_wall N", "city_wall SW", "denar 1", "scoring", "scoring"]'
    game = game_with(HEAD + f"deck = {deck}\n", "", "", "", tail=opened("E"))
    game.play(Move("take", cards=["florin 9"]))
    assert game.view()["city_walls"]["open"] == ["city_wall N", "city_wall E", "city_wall SW"]
    assert game.view()["display"] == ["florin 6", "florin 7", "florin 8", "denar 1"]
    told = [event["card"] for event in game.log() if event["event"] == "wall_card_open"]
    assert told == ["city_wall N", "city_wall SW"]


@traces("an-action", "card-leaves", "fountain")
def test_d_a_wall_on_the_fountain_is_an_outer_wall() -> None:
    game = game_with(HEAD, "", "", "", tail=opened("N", "S"))
    assert game.view()["seats"][0]["wall"] == 0
    game.play(built("N", 0, 0))
    assert game.view()["seats"][0]["wall"] == 1
    assert points(game, 1, "wall") == [1, 0, 0]
    assert game.view()["seats"][0]["fountain"] == "N"
    assert asked(game) == (1, "act")
    assert game.view()["city_walls"]["open"] == ["city_wall S"]
    state = state_of(game)
    assert [state.rules.face_names[face] for face in state.gone_cards] == ["city_wall N"]
    assert game.why_not(built("N", 0, 0)) == "wall_card_not_open"
    assert game.why_not(Move("build_walls", card="denar 3", at=[0, 0])) == "no_such_card"


@traces("further-action", "any-own-tile")
def test_after_an_exact_payment_the_new_tile_may_be_walled() -> None:
    game = game_with(HEAD, 'hand = ["denar 7"]', "", "", tail=opened("W", "N"))
    game.play(Move("buy", space=1, pay=["denar 7"]))
    game.play(aside("N", "pavilion 7 E"))
    assert asked(game) == (0, "place")
    assert game.view()["city_walls"]["aside"] == [["pavilion 7 E", "N", 1]]
    assert [mark["side"] for mark in game.view()["marks"]] == ["N"]
    assert game.why_not(Move("place", tile="pavilion 7 E", at=[0, 1])) == "sides_differ"
    game.play(Move("place", tile="pavilion 7 E", at=[1, 0]))
    assert game.view()["seats"][0]["wall"] == 2
    assert game.view()["city_walls"]["aside"] == []


@traces("beggar")
def test_a_card_the_beggar_draws_lies_open_and_he_draws_again() -> None:
    frames = '["turn white 2 0", "start_menu white 0 0", "start_question? white 0 0"]'
    head = with_modules("characters") + f'frames = {frames}\ndue = "white"\n'
    head += 'deck = ["city_wall NE", "denar 5", "scoring", "scoring"]\n'
    game = game_with(head, "", "", "", tail='[module.characters]\nheld = [["beggar"], [], []]\n')
    game.play(Move("beg"))
    assert game.view()["city_walls"]["open"] == ["city_wall NE"]
    assert game.view(0)["seats"][0]["hand"] == ["denar 5"]


# --- Where they may stand


@traces("as-shown", "any-own-tile")
def test_the_walls_stand_as_the_card_shows_them() -> None:
    mine = board(f"{GARDEN} @ 1,0")
    game = game_with(HEAD, mine, "", "", tail=opened("NE", "W"))
    assert game.why_not(built("W", 1, 0)) == "walls_not_outside"
    game.play(built("NE", 1, 0))
    assert game.view()["seats"][0]["board"] == [{"tile": GARDEN, "at": [1, 0], "added": "NE"}]
    assert game.view()["seats"][0]["wall"] == 2


@traces("build-rules")
def test_d_no_wall_against_an_open_neighbour() -> None:
    mine = board(f"{GARDEN} @ 1,0")
    game = game_with(HEAD, mine, "", "", tail=opened("E", "ES"))
    assert game.why_not(built("E", 0, 0)) == "walls_not_outside"
    assert game.why_not(built("ES", 0, 0)) == "walls_not_outside"
    assert game.why_not(built("E", 1, 0)) is None
    assert game.why_not(built("E", 5, 0)) == "no_tile_there"


@traces("not-over-walls", "other-walls")
def test_d_a_corner_needs_both_sides_free() -> None:
    mine = board("garden 10 N @ 1,0")
    head = HEAD.replace("garden 10 N", "garden 12 S")
    game = game_with(head, mine, "", "", tail=opened("NE", "ES", "N"))
    assert game.why_not(built("NE", 1, 0)) == "walls_taken"
    assert game.why_not(built("N", 1, 0)) == "walls_taken"
    assert game.why_not(built("ES", 1, 0)) is None


@traces("not-over-walls")
def test_no_wall_over_one_that_was_added() -> None:
    head = HEAD + f'walls = ["{GARDEN} + N"]\n'
    mine = board("chambers 11 - @ 1,0") + f'reserve = ["{GARDEN}"]'
    game = game_with(head, mine, "", "", tail=opened("N", "NW", "E"))
    assert game.why_not(aside("N", GARDEN)) == "walls_taken"
    assert game.why_not(aside("NW", GARDEN)) == "walls_taken"
    assert game.why_not(aside("E", GARDEN)) is None


@traces("any-own-tile")
def test_only_own_tiles() -> None:
    theirs = 'reserve = ["garden 11 -"]'
    game = game_with(HEAD, 'reserve = ["tower 11 -"]', theirs, "", tail=opened("N"))
    assert game.why_not(aside("N", GARDEN)) == "not_held"
    assert game.why_not(aside("N", "tower 11 -")) is None
    assert game.why_not(aside("N", "tower 11 -", part=2)) == "bad_part"


@traces("no-place-no-card")
def test_a_card_that_fits_nowhere_cannot_be_taken() -> None:
    blocked = board(f"{GARDEN} @ 1,0")
    game = game_with(HEAD + f'walls = ["{GARDEN} + E"]\n', blocked, "", "", tail=opened("E"))
    assert own_moves(game) == []


@traces("build-rules", "as-shown")
def test_everything_listed_is_legal_and_nothing_else_is() -> None:
    mine = board(f"{GARDEN} @ 1,0", "tower 11 S @ 1,1", "pavilion 6 N @ -1,0")
    mine += 'reserve = ["tower 12 -", "arcades 8 E"]\n'
    game = game_with(HEAD, mine, "", "", tail=opened(*ALL_CARDS))
    listed = {str(move) for move in own_moves(game)}
    tried = [built(card, x, y) for card in ALL_CARDS for x in range(-2, 4) for y in range(-2, 4)]
    tried += [aside(card, tile) for card in ALL_CARDS for tile in ("tower 12 -", "arcades 8 E")]
    assert listed == {str(move) for move in tried if game.why_not(move) is None}
    assert len(listed) == len(own_moves(game)) > 20


# --- For good


@traces("for-good", "count-like-printed")
def test_the_walls_go_where_the_tile_goes() -> None:
    head = HEAD + f'walls = ["{GARDEN} + NE"]\n'
    game = game_with(head, board(f"{GARDEN} @ 1,0"), "", "", tail=opened())
    assert points(game, 1, "wall") == [2, 0, 0]
    game.play(Move("remove", at=[1, 0]))
    assert game.view()["city_walls"]["aside"] == [[GARDEN, "NE", 1]]
    for _ in range(2):
        game.play(Move("take", cards=[game.view()["display"][0]]))
    assert game.why_not(Move("add", tile=GARDEN, at=[0, 1])) == "sides_differ"
    assert game.why_not(Move("add", tile=GARDEN, at=[-1, 0])) == "sides_differ"
    game.play(Move("add", tile=GARDEN, at=[1, 0]))
    assert game.view()["seats"][0]["wall"] == 2


@traces("count-like-printed")
def test_later_tiles_must_fit() -> None:
    head = HEAD + f'walls = ["{GARDEN} + E"]\nquestion = "place"\n'
    mine = board(f"{GARDEN} @ 1,0") + 'pending = ["tower 12 -"]'
    game = game_with(head, mine, "", "")
    assert game.why_not(Move("place", tile="tower 12 -", at=[2, 0])) == "sides_differ"
    assert game.why_not(Move("place", tile="tower 12 -", at=[1, 1])) is None


# --- With other modules


@traces("gates-need-printed-walls")
def test_d_no_gate_where_one_side_is_an_added_wall() -> None:
    head = with_modules("city_gates") + f'walls = ["{GARDEN} + E"]\nquestion = "place"\n'
    tail = "[module.city_gates]\nheld = [1, 0, 0]\n"
    mine = board(f"{GARDEN} @ 1,0") + 'pending = ["seraglio 7 W"]'
    game = game_with(head, mine, "", "", tail=tail)
    gate = Move("place_with_gate", tile="seraglio 7 W", at=[2, 0], gate="W")
    assert game.why_not(gate) == "gate_needs_walls"


@traces("locked-tiles")
def test_a_tile_that_a_gate_locks_may_be_walled() -> None:
    mine = board("garden 9 E @ 1,0", "seraglio 7 W @ 2,0") + 'gates = ["1,0 E"]'
    game = game_with(with_modules("city_gates"), mine, "", "", tail=opened("NE"))
    assert game.why_not(Move("remove", at=[2, 0])) == "gate_holds_tile"
    assert game.why_not(built("NE", 2, 0)) is None


@traces("no-camps-no-watchtowers")
def test_camps_and_watchtowers_carry_no_walls() -> None:
    mine = board("tower 11 N @ 1,0", "camp 5 S @ 1,-1") + 'reserve = ["camp 3 N"]'
    game = game_with(with_modules("camps"), mine, "", "", tail=opened("N", "E"))
    assert game.why_not(built("N", 1, -1)) == "carries_no_walls"
    assert game.why_not(aside("E", "camp 3 N")) == "carries_no_walls"
    mine = board("tower 11 N @ 1,0", "watchtower tower 1 @ 2,0 turn 3")
    game = game_with(with_modules("watchtowers"), mine, "", "", tail=opened("N", "E"))
    assert game.why_not(built("N", 2, 0)) == "carries_no_walls"
    assert not [move for move in own_moves(game) if move.parts["at"] == [2, 0]]


@traces("turned-with-the-tile")
def test_a_magical_building_turns_with_its_walls() -> None:
    """Turned once its printed wall looks east; the new one in the south belongs to its east."""
    mine = board("pavilion 9 N @ 1,0 turn 1")
    game = game_with(with_modules("magical_buildings"), mine, "", "", tail=opened("S"))
    assert game.why_not(built("S", 1, 0)) is None
    game.play(built("S", 1, 0))
    assert game.view()["seats"][0]["board"][0]["added"] == "E"
    assert game.view()["seats"][0]["wall"] == 2
    text = position.dump(game)
    assert 'walls = ["pavilion 9 N + E"]' in text
    assert position.dump(position.loads(text)) == text


@traces("turned-with-the-tile")
def test_in_the_reserve_it_lies_as_printed() -> None:
    mine = board("garden 10 - @ -1,0") + 'reserve = ["pavilion 9 N"]'
    game = game_with(with_modules("magical_buildings"), mine, "", "", tail=opened("E"))
    game.play(aside("E", "pavilion 9 N"))
    for _ in range(2):
        game.play(Move("take", cards=[game.view()["display"][0]]))
    ways = [m.parts.get("turn", 0) for m in game.moves()
            if m.kind == "add" and m.parts["at"] == [1, 0]]  # fmt: skip
    assert ways == [0, 1]


@traces("unfinished")
def test_an_unfinished_building_may_be_walled() -> None:
    site = '[module.building_sites]\nsites = [["garden 11 -", 0, "denar", "-", "hidden"]]\n'
    head = with_modules("building_sites")
    game = game_with(head, board(f"{GARDEN} @ 1,0"), "", "", tail=site + opened("NE"))
    game.play(built("NE", 1, 0))
    assert points(game, 1, "wall") == [2, 0, 0]


PROJECT = "project tower garden"  # side by side, with walls in the south


@traces("two-cells")
def test_one_cell_of_a_project_gets_the_walls_of_a_card() -> None:
    head = with_modules("major_construction_projects")
    game = game_with(head, board(f"{PROJECT} @ 1,0"), "", "", tail=opened("NE", "NW", "N", "E"))
    assert game.why_not(built("E", 1, 0)) == "walls_not_outside"
    assert game.why_not(built("NW", 2, 0)) == "walls_not_outside"
    game.play(built("NE", 2, 0))
    assert game.view()["seats"][0]["board"][0]["added"] == "/NE"
    assert game.view()["seats"][0]["wall"] == 2 + 2


@traces("two-cells")
def test_a_project_in_the_reserve_is_walled_cell_by_cell() -> None:
    head = with_modules("major_construction_projects")
    mine = f'reserve = ["{PROJECT}"]'
    game = game_with(head, mine, "", "", tail=opened("N", "E", "W"))
    assert game.why_not(aside("E", PROJECT)) == "walls_not_outside"
    assert game.why_not(aside("W", PROJECT, part=2)) == "walls_not_outside"
    assert game.why_not(aside("W", PROJECT)) is None
    assert aside("E", PROJECT, part=2) in game.moves()
    game.play(aside("E", PROJECT, part=2))
    assert game.view()["city_walls"]["aside"] == [[PROJECT, "E", 2]]
    assert position.dump(position.loads(position.dump(game))) == position.dump(game)


@traces("tell-apart")
def test_equal_tiles_with_different_walls_are_told_apart() -> None:
    head = with_modules("wishing_well") + 'question = "place"\nwalls = ["well 3 2 + N"]\n'
    game = game_with(head, 'pending = ["well 3 1", "well 3 2"]', "", "")
    placed = {move.parts["tile"] for move in game.moves() if move.kind == "place"}
    assert placed == {"well 3 1", "well 3 2"}
    head = head.replace('walls = ["well 3 2 + N"]', "")
    game = game_with(head, 'pending = ["well 3 1", "well 3 2"]', "", "")
    assert {move.parts["tile"] for move in game.moves() if move.kind == "place"} == {"well 3 1"}


@traces("attack")
def test_an_added_wall_protects_against_invaders() -> None:
    head = with_modules("invaders") + 'deck = ["scoring", "denar 1", "scoring"]\n'
    tail = '[module.invaders]\nattacks = ["north", "east", "south", "west"]\n' + opened("N")
    game = game_with(head, "score = 9", "score = 9", "", tail=tail)
    game.play(built("N", 0, 0))
    game.play(Move("take", cards=["florin 9"]))
    assert game.scores[:2] == [9 + 1, 9 - 1]


@traces("sold")
def test_a_tile_that_is_sold_keeps_its_walls() -> None:
    tail = """[module.personal_building_market]
    stalls = [["-", "-", "-", "-"], ["tower 7 NEW", "-", "-", "-"], ["-", "-", "-", "-"]]
    """
    head = with_modules("personal_building_market") + 'walls = ["tower 7 NEW + S"]\n'
    game = game_with(head, 'hand = ["denar 9"]', 'reserve = ["tower 7 NEW"]', "", tail=tail)
    game.play(Move("buy", owner=1, stall="denar", pay=["denar 9"]))
    assert game.view()["city_walls"]["aside"] == [["tower 7 NEW", "S", 1]]
    assert not [move for move in game.moves() if move.kind == "place"]


@traces("same-tile")
def test_with_walls_added_it_is_still_the_tile_a_bonus_card_names() -> None:
    tail = '[module.bonus_cards]\nhands = [["bonus garden 11"], [], []]\n' + opened("NE")
    game = game_with(with_modules("bonus_cards"), board(f"{GARDEN} @ 1,0"), "", "", tail=tail)
    game.play(built("NE", 1, 0))
    for _ in range(2):
        game.play(Move("take", cards=[game.view()["display"][0]]))
    assert game.why_not(Move("show_bonus", bonus="bonus garden 11")) is None


@traces("what-lies-there-stays")
def test_a_servant_stays_on_a_tile_that_gets_a_wall() -> None:
    tail = f'[module.palace_staff]\nserved = ["{GARDEN}"]\n' + opened("NE")
    game = game_with(with_modules("palace_staff"), board(f"{GARDEN} @ 1,0"), "", "", tail=tail)
    game.play(built("NE", 1, 0))
    assert game.view()["palace_staff"]["served"] == [GARDEN]


# --- Secrets and positions


@traces("order-is-hidden")
def test_another_truth_mixes_the_cards_of_the_deck() -> None:
    game = Game(Setup(players=3, seed=4, modules=("city_walls",)))
    for _, _ in zip(walk(game, Random(3)), range(30), strict=False):
        pass
    decks = [state_of(game.determinize(0, n)) for n in range(5)]
    names = {
        tuple(s.rules.face_names[f] for f in s.deck if s.rules.face_owner[f] is not None)
        for s in decks
    }
    assert len(names) > 1


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ("[module.city_walls]\nlot = 1\n", "unknown key"),
        ("[module.city_walls]\nopen = 3\n", "a list of cards"),
        (opened("NS"), "there is no card city_wall NS"),
        (opened("N", "N"), "city_wall N is in two places"),
    ],
)
def test_bad_positions_are_refused(table: str, said: str) -> None:
    with pytest.raises(PositionError, match=said):
        game_with(HEAD, "", "", "", tail=table)
