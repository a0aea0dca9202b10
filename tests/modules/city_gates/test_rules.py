"""The City Gates: every example and ruling, as positions."""

import json
from itertools import pairwise

import pytest

from alhambra import Game, Move, Setup, position
from alhambra.audit import audited_game
from alhambra.modules.city_gates.advice import advise
from tests.rules.support import game_with, points
from tests.rules.tracing import traces

HEAD = 'modules = ["city_gates"]\ndisplay = ["dirham 9", "ducat 9", "ducat 8", "ducat 7"]\n'
PLACING = HEAD + 'question = "place"\n'
ONE_CARD = "[module.city_gates]\nheld = [1, 0, 0]\n"
WALL = 'board = ["pavilion 7 E @ 1,0"]\n'
GATED = Move("place_with_gate", tile="seraglio 7 W", at=[2, 0], gate="W")


def waiting(tile: str = "seraglio 7 W", tail: str = ONE_CARD) -> Game:
    """A tile waits beside a pavilion with a wall in the east."""
    return game_with(PLACING, WALL + f'pending = ["{tile}"]', "", "", tail=tail)


# --- Getting a card


@traces("as-many-as-players", "round-robin")
@pytest.mark.parametrize(
    ("players", "spread"),
    [(2, [1, 1, 0]), (3, [1, 1, 1]), (4, [2, 1, 1]), (5, [2, 2, 1]), (6, [2, 2, 2])],
)
def test_the_cards_are_spread_over_the_last_three_fifths(players: int, spread: list[int]) -> None:
    state = Game(Setup(players=players, seed=players, modules=("city_gates",))).state
    gate = state.rules.face_by_name["city gate"]
    starts = [*state.fifths[::-1], len(state.deck)]
    fifths = [state.deck[a:b].count(gate) for a, b in pairwise(starts)]
    assert fifths[::-1] == [0, 0, *spread]


def turning_up(deck: str, table: str = "") -> Game:
    """The next cards of the deck are these."""
    head = f"""modules = ["city_gates"]
    market = ["tower 12 -", "garden 11 -", "tower 13 E", "garden 12 S"]
    display = ["dirham 9", "ducat 9", "ducat 8", "ducat 7"]
    deck = [{deck}, "scoring", "scoring"]
    """
    game = game_with(head, "", "", "", tail=f"[module.city_gates]\n{table}")
    game.play(Move("take", cards=["dirham 9"]))
    return game


@traces("beside", "take")
def test_a_card_lies_beside_the_display_and_is_taken_instead_of_money() -> None:
    game = turning_up('"city gate", "denar 1"')
    assert game.view()["display"] == ["ducat 9", "ducat 8", "ducat 7", "denar 1"]
    assert game.view()["city_gates"]["open"] == 1
    game.play(Move("take_gate"))
    assert game.view()["city_gates"] == {"open": 0, "held": [0, 1, 0], "gates": [[], [], []]}
    assert game.why_not(Move("take_gate")) == "no_gate_open"
    assert game.view()["turn"] == 2


@traces("one-open")
def test_a_second_card_is_discarded() -> None:
    game = turning_up('"city gate", "denar 1"', "open = 1")
    assert game.view()["city_gates"]["open"] == 1
    assert game.view()["discard"] == ["city gate"]
    assert "gate_discarded" in [event["event"] for event in game.log()]


@traces("nothing-else")
def test_if_nothing_else_is_left_the_second_card_stays() -> None:
    """Ruling: it would be shuffled and turned up again for ever."""
    head = """modules = ["city_gates"]
    rounds = 2
    market = ["tower 12 -", "garden 11 -", "tower 13 E", "garden 12 S"]
    display = ["dirham 9"]
    deck = ["city gate"]
    discard = ["city gate"]
    """
    game = game_with(head, "", "", "", tail="[module.city_gates]\nopen = 1")
    game.play(Move("take", cards=["dirham 9"]))
    assert game.view()["city_gates"]["open"] == 3
    assert game.view()["display"] == []


@traces("several")
def test_several_may_be_held() -> None:
    tail = "[module.city_gates]\nopen = 1\nheld = [2, 0, 0]\n"
    game = game_with(HEAD, "", "", "", tail=tail)
    game.play(Move("take_gate"))
    assert game.view()["city_gates"]["held"] == [3, 0, 0]


# --- Using it


@traces("opens", "card-out", "wall-stays")
def test_a_gate_opens_a_double_wall() -> None:
    plain = Move("place", tile="seraglio 7 W", at=[2, 0])
    without = waiting(tail="")
    assert without.why_not(plain) == "not_on_foot"
    assert without.why_not(GATED) == "no_gate_card"
    game = waiting()
    assert GATED in game.moves()
    wall = points(game, 1, "wall")
    game.play(Move.from_json(json.loads(json.dumps(GATED.to_json()))))
    assert points(game, 1, "wall") == [0, 0, 0]
    assert wall == [1, 0, 0]  # the east wall was an outer one before
    assert game.view()["city_gates"]["gates"][0] == [[[1, 0], "E"]]
    assert game.view()["city_gates"]["held"] == [0, 0, 0]
    assert "city gate" in position.dump(game).split("gone_cards")[1].split("\n")[0]
    built = [event for event in game.log() if event["event"] == "built_gate"]
    assert built == [{"event": "built_gate", "seat": 0, "at": [2, 0], "side": "W"}]


@traces("locked")
def test_both_tiles_are_locked_for_ever() -> None:
    seat = """board = ["pavilion 7 E @ 1,0", "seraglio 7 W @ 2,0", "garden 11 - @ 2,1"]
    gates = ["1,0 E"]
    reserve = ["tower 13 E", "chambers 9 W"]"""
    game = game_with(HEAD, seat, "", "")
    assert game.why_not(Move("remove", at=[1, 0])) == "gate_holds_tile"
    assert game.why_not(Move("remove", at=[2, 0])) == "gate_holds_tile"
    assert game.why_not(Move("exchange", tile="tower 13 E", at=[1, 0])) == "gate_holds_tile"
    assert game.why_not(Move("exchange", tile="chambers 9 W", at=[2, 0])) == "gate_holds_tile"
    assert game.why_not(Move("remove", at=[2, 1])) is None
    listed = [move.parts["at"] for move in game.moves() if move.kind == "remove"]
    assert listed == [[2, 1]]


@traces("only-way")
def test_a_gate_may_become_the_only_way() -> None:
    """A third tile may go though the gated side is then the only link."""
    seat = """board = ["pavilion 7 E @ 1,0", "seraglio 7 W @ 2,0", "garden 11 - @ 1,1",
             "garden 10 - @ 2,1"]
    gates = ["1,0 E"]"""
    game = game_with(HEAD, seat, "", "")
    game.play(Move("remove", at=[1, 1]))
    assert game.view()["seats"][0]["reserve"] == ["garden 11 -"]


@traces("opens")
def test_one_walks_on_behind_the_gate() -> None:
    seat = """board = ["pavilion 7 E @ 1,0", "seraglio 7 W @ 2,0"]
    gates = ["1,0 E"]
    pending = ["garden 11 -"]"""
    game = game_with(PLACING, seat, "", "")
    assert game.why_not(Move("place", tile="garden 11 -", at=[3, 0])) is None


@traces("needed", "new-wall")
def test_a_gate_must_be_needed_and_stand_in_a_new_double_wall() -> None:
    game = waiting()
    beside = Move("place_with_gate", tile="seraglio 7 W", at=[0, 1], gate="N")
    assert game.why_not(beside) == "gate_not_needed"
    assert game.why_not(Move("place_with_gate", tile="seraglio 7 W", at=[2, 0], gate="E")) == (
        "gate_needs_walls"
    )
    assert game.why_not(Move("place_with_gate", tile="garden 11 -", at=[2, 0], gate="W")) == (
        "not_pending"
    )
    assert waiting("garden 11 -").why_not(
        Move("place_with_gate", tile="garden 11 -", at=[2, 0], gate="W")
    ) == ("sides_differ")
    far = Move("place_with_gate", tile="seraglio 7 W", at=[5, 5], gate="W")
    assert game.why_not(far) == "no_side_contact"
    assert game.why_not(Move("place_with_gate", tile="seraglio 7 W", at=[2, 0])) == "bad_part"
    assert game.why_not(Move("place_with_gate", tile="seraglio 7 W", at=[2, 0], gate="X")) == (
        "bad_part"
    )
    both = Move("place_with_gate", tile="seraglio 7 W", at=[2, 0], gate="W", part=2)
    assert game.why_not(both) == "bad_part"


@traces("new-wall")
def test_the_edge_may_be_chosen() -> None:
    """Two new double walls: either may have the gate."""
    seat = """board = ["pavilion 7 E @ 1,0", "garden 11 - @ 1,1", "garden 10 N @ 2,1"]
    pending = ["seraglio 5 SW"]"""
    game = game_with(PLACING, seat, "", "", tail=ONE_CARD)
    gates = [m.parts["gate"] for m in game.moves() if m.kind == "place_with_gate"]
    assert gates == ["S", "W"]


@traces("printed")
def test_only_printed_walls() -> None:
    """The wall of the garden was added later."""
    seat = 'board = ["garden 11 - @ 1,0"]\npending = ["seraglio 7 W"]'
    head = PLACING + 'walls = ["garden 11 - + E"]\n'
    game = game_with(head, seat, "", "", tail=ONE_CARD)
    assert game.why_not(GATED) == "gate_needs_walls"
    assert GATED not in game.moves()


@traces("printed", "magical_buildings:gate")
def test_a_turned_wall_is_printed_too() -> None:
    head = PLACING.replace('"city_gates"', '"city_gates", "magical_buildings"')
    seat = WALL + 'pending = ["seraglio 10 N"]'
    game = game_with(head, seat, "", "", tail=ONE_CARD)
    gates = [m.parts for m in game.moves() if m.kind == "place_with_gate"]
    assert gates == [{"tile": "seraglio 10 N", "at": [2, 0], "turn": 3, "gate": "W"}]


@traces("several")
def test_several_gates_in_one_turn() -> None:
    seat = """board = ["pavilion 7 E @ 1,0", "garden 10 W @ -1,0"]
    pending = ["seraglio 7 W", "tower 13 E"]"""
    game = game_with(PLACING, seat, "", "", tail="[module.city_gates]\nheld = [2, 0, 0]\n")
    game.play(GATED)
    game.play(Move("place_with_gate", tile="tower 13 E", at=[-2, 0], gate="E"))
    assert len(game.view()["city_gates"]["gates"][0]) == 2


@traces("no-action")
def test_in_a_redesign() -> None:
    game = game_with(HEAD, WALL + 'reserve = ["seraglio 7 W"]', "", "", tail=ONE_CARD)
    added = Move("add_with_gate", tile="seraglio 7 W", at=[2, 0], gate="W")
    assert game.why_not(Move("add_with_gate", tile="tower 12 -", at=[2, 0], gate="W")) == (
        "not_in_reserve"
    )
    assert added in game.moves()
    game.play(added)
    assert game.view()["turn"] == 1
    assert game.view()["seats"][0]["reserve"] == []
    assert game.view()["city_gates"]["gates"][0] == [[[1, 0], "E"]]


@traces("no-action")
def test_not_for_a_tile_bought_in_this_turn_before_it_is_placed() -> None:
    seat = WALL + 'pending = ["seraglio 7 W"]'
    game = game_with(HEAD, seat, "", "", tail=ONE_CARD)
    added = Move("add_with_gate", tile="seraglio 7 W", at=[2, 0], gate="W")
    assert game.why_not(added) == "bought_this_turn"


@traces("mini-turn", "viziers_favour:gate")
def test_with_the_vizier_between_turns() -> None:
    head = """modules = ["viziers_favour", "city_gates"]
    market = ["seraglio 7 W", "garden 11 -", "garden 10 -", "garden 12 S"]
    display = ["dirham 9", "ducat 9", "ducat 8", "ducat 7"]
    deck = ["florin 1", "scoring", "scoring"]
    tower = ["pavilion 8 -", "pavilion 6 N"]
    """
    tail = "[module.city_gates]\nheld = [0, 1, 0]\n"
    game = game_with(head, "", WALL + 'hand = ["denar 7"]', "", tail=tail)
    game.play(Move("take", cards=["dirham 9"]))
    game.play(Move("favour", space=1, pay=["denar 7"]))
    game.play(GATED)
    assert game.view()["city_gates"]["gates"][1] == [[[1, 0], "E"]]


@traces("leftovers")
def test_for_leftover_tiles() -> None:
    head = """modules = ["city_gates"]
    rounds = 2
    market = ["seraglio 7 W", "-", "-", "-"]
    tower = []
    display = ["florin 1", "florin 2", "florin 3", "florin 4"]
    """
    game = game_with(head, WALL + 'hand = ["denar 1"]', "", "", tail=ONE_CARD)
    game.play(Move("take", cards=["florin 1"]))
    game.play(GATED)
    assert game.over


@traces("key")
def test_with_a_key_that_gives_a_redesign() -> None:
    rules = Game(Setup(players=3, modules=("city_gates", "gates_without_end"))).state.rules
    step = rules.steps["gate_redesign"]
    assert "gate_add_with_gate" in [deed.name for deed in step.deeds]
    assert step.deeds[-1].name == "gate_decline"


@traces("builder")
def test_with_the_master_builder() -> None:
    rules = Game(Setup(players=3, modules=("city_gates", "characters"))).state.rules
    deeds = [deed.name for deed in rules.steps["end_question"].deeds]
    assert deeds.index("builder_add_with_gate") == deeds.index("builder_add") + 1
    assert deeds[-1] == "done_end"


# --- Notation, secrets, whole games


def test_positions_say_what_is_wrong() -> None:
    seats = {
        'board = ["pavilion 7 E @ 1,0"]\ngates = ["1,0 E"]': "no double wall",
        'gates = ["east"]': "written like",
        'board = ["pavilion 7 E @ 1,0", "seraglio 7 W @ 2,0"]': "not_on_foot",
    }
    for seat, text in seats.items():
        with pytest.raises(position.PositionError, match=text):
            game_with('modules = ["city_gates"]', seat, "", "")
    tables = {
        "open = -1": "there is no amount -1",
        "held = [1]": "for each seat",
        "held = [2, 2, 0]": "not so many",
        "more = 1": "unknown key",
    }
    for table, text in tables.items():
        with pytest.raises(position.PositionError, match=text):
            game_with('modules = ["city_gates"]', "", "", "", tail=f"[module.city_gates]\n{table}")


@pytest.mark.parametrize("players", range(2, 7))
def test_random_games_lose_no_piece_and_leak_nothing(players: int) -> None:
    game = audited_game(players, ("city_gates",), players, 0.01)
    assert game.over
    assert {"take_gate"} <= {move.kind for _, move in game.history}


def test_advice_wants_a_gate_for_a_waiting_tile() -> None:
    game = game_with(
        HEAD, 'reserve = ["seraglio 7 W"]', "", "", tail="[module.city_gates]\nopen = 1"
    )
    assert (advise(game.view(0), Move("take_gate")) or 0) > 0
    placing = waiting()
    assert (advise(placing.view(0), GATED) or 0) > 0
    assert advise(placing.view(0), Move("store", tile="seraglio 7 W")) is None
    placing.play(GATED)
    assert advise(placing.view(0), Move("place", tile="x", at=[0, 1])) is None


@traces("back-by-shuffle")
def test_a_discarded_gate_comes_back_by_the_shuffle() -> None:
    """Ruling: the discard pile is shuffled with the surplus card in it; none lies open now."""
    head = """modules = ["city_gates"]
    rounds = 2
    market = ["tower 12 -", "garden 11 -", "tower 13 E", "garden 12 S"]
    display = ["dirham 9"]
    deck = []
    discard = ["city gate", "denar 3"]
    """
    game = game_with(head, "", "", "")
    game.play(Move("take", cards=["dirham 9"]))
    assert game.view()["city_gates"]["open"] == 1
    assert game.view()["display"] == ["denar 3"]
