"""The City Gates for a tile that is moved inside the Alhambra, by the builder or with a key."""

import json

import pytest

from alhambra import Game, Move, position
from alhambra.modules.city_gates.advice import advise
from tests.modules.gates_without_end.gates import HEAD as KEYS
from tests.modules.gates_without_end.gates import PILE_1, asked, with_key
from tests.modules.travelling_craftsmen.guild import served
from tests.rules.support import game_with
from tests.rules.tracing import traces

CARD = "[module.city_gates]\nheld = [1, 0, 0]\n"
BOARD = 'board = ["pavilion 7 E @ 1,0", "chambers 9 W @ 0,-1"]'  # walls in the east and west
MOVED = {"lift": [0, -1], "at": [2, 0], "gate": "W"}
BUILDER, KEY = "craft_move", "gate_move"


def moving(board: str = BOARD, tail: str = CARD) -> Game:
    """The builder is asked what to do."""
    game = served("builder", board, modules=("city_gates",), tail=tail)
    game.play(Move("call_builder"))
    return game


def with_gate(**parts: object) -> Move:
    return Move(f"{BUILDER}_with_gate", **{**MOVED, **parts})


@traces("moved-tile")
def test_the_builder_moves_a_tile_behind_a_gate() -> None:
    """S17: a moved tile is laid anew, so a gate may open its wall."""
    game = moving()
    assert game.why_not(Move(BUILDER, lift=[0, -1], at=[2, 0])) == "not_on_foot"
    assert with_gate() in game.moves()
    events = game.play(with_gate())
    assert [event["event"] for event in events][:2] == ["relocated", "built_gate"]
    assert game.view()["city_gates"] == {
        "open": 0,
        "held": [0, 0, 0],
        "gates": [[[[1, 0], "E"]], [], []],
    }
    laid = {tile["tile"]: tile["at"] for tile in game.view()["seats"][0]["board"]}
    assert laid == {"pavilion 7 E": [1, 0], "chambers 9 W": [2, 0]}
    assert asked(game) == (0, "act")
    assert game.why_not(Move("remove", at=[2, 0])) == "gate_holds_tile"


@traces("moved-tile", "key")
def test_a_key_moves_a_tile_behind_a_gate() -> None:
    """S17: the bonus of a key that redesigns may move a tile so, too."""
    head = KEYS.replace("modules = [", 'modules = ["city_gates", ')
    game = with_key("redesign", BOARD, "", "", head=head, tail=CARD + PILE_1)
    move = Move(f"{KEY}_with_gate", **MOVED)
    assert move in game.moves()
    game.play(move)
    assert game.view()["city_gates"]["gates"][0] == [[[1, 0], "E"]]
    assert asked(game) == (1, "gate_swap")


@traces("moved-tile")
@pytest.mark.parametrize(
    ("parts", "reason"),
    [
        ({"gate": "E"}, "gate_needs_walls"),
        ({"gate": "X"}, "bad_part"),
        ({"part": 2}, "bad_part"),
        ({"at": [0, 1]}, "gate_not_needed"),
        ({"at": [0, -1]}, "same_place"),
        ({"at": [5, 5]}, "no_side_contact"),
        ({"lift": [0, 0]}, "fountain_stays"),
        ({"lift": [3, 3]}, "no_tile_there"),
        ({"turn": 1}, "cannot_turn"),
    ],
)
def test_what_holds_for_every_move_and_every_gate_holds(
    parts: dict[str, object], reason: str
) -> None:
    assert moving().why_not(with_gate(**parts)) == reason


@traces("moved-tile")
def test_without_a_card_there_is_no_gate() -> None:
    game = moving(tail="")
    assert game.why_not(with_gate()) == "no_gate_card"
    assert with_gate() not in game.moves()


@traces("moved-tile", "locked")
def test_what_holds_the_alhambra_together_stays() -> None:
    """The pavilion cannot go: the tower reaches the fountain through it alone."""
    board = 'board = ["pavilion 7 E @ 1,0", "tower 12 - @ 1,1", "chambers 9 W @ 0,-1"]'
    game = moving(board)
    lifted = {tuple(m.parts["lift"]) for m in game.moves() if m.kind.endswith("with_gate")}
    assert lifted == {(0, -1)}
    move = Move(f"{BUILDER}_with_gate", lift=[1, 0], at=[-1, -1], gate="E")
    assert game.why_not(move) == "cut_off"
    gated = 'board = ["pavilion 7 E @ 1,0", "seraglio 7 W @ 2,0"]\ngates = ["1,0 E"]'
    assert moving(gated).why_not(with_gate(lift=[2, 0], at=[3, 0])) == "gate_holds_tile"


@traces("moved-tile")
def test_a_camp_has_no_wall_for_a_gate() -> None:
    board = 'board = ["seraglio 8 S @ 1,0", "camp 3 N @ 1,1"]'
    game = served("builder", board, modules=("camps", "city_gates"), tail=CARD)
    game.play(Move("call_builder"))
    move = with_gate(lift=[1, 1], at=[2, 0], gate="W")
    assert game.why_not(move) == "gate_needs_walls"


@traces("moved-tile")
def test_both_halves_of_a_project_have_sides_for_a_gate() -> None:
    """Either wall in the south can be opened above the walls of tower and pavilion."""
    modules = ("city_gates", "major_construction_projects")
    tiles = ["tower 11 N @ 1,0", "pavilion 6 N @ 2,0", "project tower garden @ 0,1"]
    game = served("builder", f"board = {json.dumps(tiles)}", modules=modules, tail=CARD)
    game.play(Move("call_builder"))
    gated = [move for move in game.moves() if move.kind.endswith("with_gate")]
    above = [move for move in gated if move.parts["at"] == [1, -1]]
    assert [move.parts.get("part", 1) for move in above] == [1, 2]
    assert all(game.why_not(move) is None for move in gated)
    again = position.loads(position.dump(game))
    assert again.moves() == game.moves()
    game.play(above[1])
    assert game.view()["city_gates"]["gates"][0] == [[[2, -1], "S"]]


def test_advice_counts_the_wall_and_the_card() -> None:
    """Moved behind the pavilion the chambers have no outer wall any more."""
    worth = advise(moving().view(0), with_gate())
    assert worth is not None
    assert worth < 0
    assert advise(moving().view(0), Move(BUILDER, lift=[0, -1], at=[0, 1])) is None


@traces("moved-tile")
def test_nobody_moves_a_tile_with_a_gate_as_a_plain_redesign() -> None:
    head = 'modules = ["city_gates"]\ndisplay = ["dirham 9", "ducat 9", "ducat 8", "ducat 7"]\n'
    game = game_with(head, BOARD, "", "", tail=CARD)
    assert not [move for move in game.moves() if "lift" in move.parts]
