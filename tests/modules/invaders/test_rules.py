"""The Invaders: attacks after scorings, and scouts who look ahead."""

import json

import pytest

from alhambra import Game, Move, Setup
from alhambra.engine.cells import cell_at
from alhambra.engine.laying import install
from alhambra.engine.outline import open_outer_sides
from alhambra.engine.rng import seeded
from alhambra.engine.state import empty_table
from alhambra.game.catalogue import make_module, make_rules
from tests.rules.support import game_with
from tests.rules.tracing import traces
from tests.support import seats

HEAD = """
modules = ["invaders"]
market = ["pavilion 7 E", "garden 10 N", "tower 13 E", "tower 12 -"]
display = ["florin 6", "florin 7", "florin 8", "florin 9"]
"""
EXAMPLE = 'board = ["arcades 9 - @ 1,0", "chambers 10 - @ 2,0", "seraglio 7 W @ 0,1"]\n'
NORTH = '[module.invaders]\nattacks = ["north", "east", "south", "west"]\n'
PAVILIONS = NORTH + 'scouts = ["pavilion", "tower"]\nhidden_scouts = ["garden", "seraglio"]\n'
LATER = {
    1: '[module.invaders]\npast = ["south"]\nattacks = ["north", "east", "west"]\n',
    2: '[module.invaders]\npast = ["south", "west"]\nattacks = ["north", "east"]\n',
}


def scored(rounds: int, *seat_lines: str, tail: str = "", head: str = HEAD) -> Game:
    """The next card is a scoring card, and the first seat has just taken money."""
    left = ["scoring", "denar 1", *["scoring"] * (1 - rounds)]
    head += f"rounds = {rounds}\ndeck = {json.dumps(left)}\n"
    game = game_with(head, *seat_lines, tail=tail or LATER.get(rounds, NORTH))
    game.play(Move("take", cards=["florin 9"]))
    return game


def ended(*seat_lines: str) -> Game:
    """The market cannot be filled any more: the third scoring."""
    head = HEAD.replace('"pavilion 7 E"', '"-"').replace('"tower 12 -"', '"-"')
    head = head.replace('"garden 10 N"', '"-"').replace('"tower 13 E"', '"-"')
    game = game_with(head + "rounds = 2\ntower = []\n", *seat_lines, tail=LATER[2])
    game.play(Move("take", cards=["florin 9"]))
    return game


def losses(game: Game) -> list[int]:
    """What each seat lost in the last attack."""
    sheet = game.score_sheets[-1]
    return [-sum(p for name, p, _ in sheet[seat] if name == "invaders") for seat in sorted(sheet)]


def attacks(game: Game) -> list[tuple[str, list[int]]]:
    """Direction and losses of all attacks told."""
    told = [event for event in game.log() if event["event"] == "attacked"]
    return [(event["attack"], event["losses"]) for event in told]


# --- Attacks


@traces("loss", "third-beside")
def test_e_three_open_sides_cost_three_then_six_then_twelve() -> None:
    """In the last attack two open sides in the east and one in the west cost one point each."""
    seat = EXAMPLE + "score = 50"
    assert losses(scored(0, seat, "", "")) == [3, 0, 0]
    assert losses(scored(1, seat, "", "")) == [6, 0, 0]
    game = ended(seat, "", "")
    assert game.over
    assert losses(game)[0] == 12
    assert attacks(game) == [("north", [12, 0, 0])]


@traces("after-scoring")
def test_the_points_are_lost_after_those_of_the_scoring() -> None:
    """The pavilion brings 1 point; two open sides would cost 2."""
    game = scored(0, 'board = ["pavilion 8 - @ 1,0"]', "", "score = 1")
    kinds = [event["event"] for event in game.log()]
    assert kinds.index("scored") < kinds.index("attacked")
    assert losses(game) == [1, 0, 1]
    assert game.scores == [0, 0, 0]
    details = [data for name, _, data in game.score_sheets[-1][0] if name == "invaders"]
    assert details == [{"attack": "north", "open": 2, "beside": 2, "loss": 2}]


@traces("floor")
def test_d_nobody_falls_below_zero() -> None:
    """Three open sides against 2 points; the other seat's three gardens take the majority."""
    mine = 'score = 2\nboard = ["garden 11 - @ 1,0", "garden 10 - @ 2,0"]'
    theirs = 'board = ["garden 12 S @ 1,0", "garden 9 E @ 2,0", "garden 8 NW @ -1,0"]'
    game = scored(0, mine, theirs, "")
    assert game.scores[0] == 0
    assert losses(game)[0] == 2


@traces("fountain")
def test_the_fountain_alone_is_attacked_from_every_side() -> None:
    game = scored(0, "score = 9", "score = 9", "score = 9")
    assert game.scores == [8, 8, 8]


@traces("bay")
def test_inside_a_bay_a_side_is_open_all_the_same() -> None:
    """The tile below the bay looks north into it."""
    bay = """board = ["garden 11 - @ 1,0", "tower 11 - @ 1,1", "arcades 10 - @ 2,1",
             "chambers 11 - @ 3,1", "chambers 10 - @ 3,0"]
             score = 90"""
    assert losses(scored(0, bay, "", "")) == [4, 0, 0]


@traces("dirk")
def test_dirk_is_never_attacked() -> None:
    head = HEAD + 'rounds = 0\ndeck = ["scoring", "denar 1", "scoring"]\n'
    tail = NORTH + "[dirk]\nscore = 7\n"
    game = game_with(head, "score = 5", "score = 5", tail=tail)
    game.play(Move("take", cards=["florin 9"]))
    assert game.view()["dirk"]["score"] == 7
    assert game.scores == [4, 4]
    kinds = [event["event"] for event in game.log()]
    assert kinds.index("attacked") < kinds.index("dirk_drew")


@traces("two-in-one")
def test_two_scorings_in_one_refill_bring_two_attacks() -> None:
    head = HEAD + 'deck = ["scoring", "scoring", "denar 1"]\n'
    game = game_with(head, "score = 20", "score = 20", "score = 20", tail=NORTH)
    game.play(Move("take", cards=["florin 9"]))
    assert attacks(game) == [("north", [1, 1, 1]), ("east", [2, 2, 2])]
    assert game.view()["invaders"]["past"] == ["north", "east"]


@traces("half-cells", "watchtowers:attack")
def test_half_cells_are_not_attacked_but_what_faces_their_free_half_is() -> None:
    """The watchtower's legs look west and south; above its free half an arcade looks south."""
    rules = make_rules(3, [make_module("invaders"), make_module("watchtowers")], [])
    state = empty_table(rules, seeded("half"))
    names = rules.tile_by_name
    for name, x, y in (
        ("tower 11 N", 1, 0),
        ("garden 11 -", 0, -1),
        ("garden 12 S", 1, -1),
        ("arcades 10 -", 2, -1),
    ):
        install(state, 0, names[name], 0, cell_at(x, y))
    assert list(open_outer_sides(state.boards[0])) == [3, 2, 3, 2]
    install(state, 0, names["watchtower tower 1"], 3, cell_at(2, 0))
    assert list(open_outer_sides(state.boards[0])) == [3, 1, 3, 2]


@traces("camps:attack", "camps")
def test_camps_in_front_of_a_wall_change_nothing() -> None:
    head = HEAD.replace('["invaders"]', '["camps", "invaders"]')
    walled = 'score = 50\nboard = ["pavilion 6 N @ 1,0"'
    bare = scored(0, walled + "]", "", "", head=head)
    camped = scored(0, walled + ', "camp 5 S @ 1,-1"]', "", "", head=head)
    assert losses(bare) == losses(camped) == [1, 0, 0]


# --- Scouts


def buy(space: int, *pay: str) -> Move:
    return Move("buy", space=space, pay=list(pay))


@traces("scout")
def test_an_exact_purchase_of_the_right_type_sends_the_scout() -> None:
    game = game_with(HEAD, 'hand = ["denar 7"]', "", "", tail=PAVILIONS)
    game.play(buy(1, "denar 7"))
    assert game.view(0)["invaders"] == {
        "attacks": 4,
        "past": [],
        "scouts": ["tower"],
        "hidden_scouts": 2,
        "looked": [True, False, False],
        "next": "north",
    }
    for seat in (1, 2, None):
        assert game.view(seat)["invaders"]["next"] is None
        assert game.view(seat)["invaders"]["looked"] == [True, False, False]
        assert "scouted" not in [event["event"] for event in game.log(seat)]
        assert "scout_sent" in [event["event"] for event in game.log(seat)]
    told = [event for event in game.log(0) if event["event"] == "scouted"]
    assert told == [{"event": "scouted", "seat": 0, "attack": "north"}]
    assert game.why_no_undo() == "revealed"


@traces("scout")
def test_too_much_money_or_another_type_sends_nobody() -> None:
    game = game_with(HEAD, 'hand = ["denar 8", "dirham 9", "dirham 1"]', "", "", tail=PAVILIONS)
    over = game.copy()
    over.play(buy(1, "denar 8"))
    assert over.view(0)["invaders"]["looked"] == [False, False, False]
    game.play(buy(2, "dirham 9", "dirham 1"))
    assert game.view(0)["invaders"]["looked"] == [False, False, False]
    assert game.view()["invaders"]["scouts"] == ["pavilion", "tower"]


@traces("vizier-scout", "viziers_favour:scout")
def test_the_vizier_sends_scouts_too() -> None:
    head = HEAD.replace('["invaders"]', '["viziers_favour", "invaders"]')
    game = game_with(head, "", 'hand = ["denar 7"]', "", tail=PAVILIONS)
    game.play(Move("take", cards=["florin 9"]))
    game.play(Move("favour", space=1, pay=["denar 7"]))
    assert game.view(1)["invaders"]["next"] == "north"


@traces("watchtower-scout")
def test_with_a_watchtower_the_whole_price_must_be_exact() -> None:
    head = HEAD.replace('["invaders"]', '["invaders", "watchtowers"]')
    game = game_with(head, 'hand = ["denar 7", "denar 6"]', "", "", tail=PAVILIONS)
    pay = ["denar 6", "denar 7"]
    bought = [m for m in game.moves() if m.kind == "buy" and m.parts["pay"] == pay]
    assert any("watchtower" in move.parts for move in bought)
    game.play(next(move for move in bought if "watchtower" in move.parts))
    assert game.view(0)["invaders"]["looked"] == [True, False, False]


@traces("building_sites:no-scout", "no-scout")
def test_half_a_price_sends_nobody() -> None:
    head = HEAD.replace('["invaders"]', '["invaders", "building_sites"]')
    game = game_with(head, 'hand = ["denar 3"]', "", "", tail=PAVILIONS)
    half = [m for m in game.moves() if m.parts.get("tile") == "pavilion 7 E"]
    assert len(half) == 1
    game.play(half[0])
    assert game.view(0)["invaders"]["looked"] == [False, False, False]
    assert game.view()["invaders"]["scouts"] == ["pavilion", "tower"]


@traces("camps:no-type", "no-scout")
def test_other_tiles_have_no_scout() -> None:
    head = HEAD.replace('["invaders"]', '["camps", "invaders"]').replace("pavilion 7 E", "camp 4 E")
    game = game_with(head, 'hand = ["denar 4"]', "", "", tail=PAVILIONS)
    game.play(buy(1, "denar 4"))
    assert game.view(0)["invaders"]["looked"] == [False, False, False]


@traces("new-scouts")
def test_after_a_scoring_new_scouts_come_and_nobody_knows_the_next_attack() -> None:
    tail = PAVILIONS + "looked = [true, false, false]\n"
    game = scored(0, "", "", "", tail=tail)
    shown = game.view(0)["invaders"]
    assert shown == {
        "attacks": 3,
        "past": ["north"],
        "scouts": ["seraglio", "garden"],
        "hidden_scouts": 0,
        "looked": [False, False, False],
        "next": None,
    }


@traces("new-scouts")
def test_after_the_third_scoring_there_are_no_new_scouts() -> None:
    game = ended("", "", "")
    assert [event for event in game.log() if event["event"] == "scouts_opened"] == []
    assert game.view(0)["invaders"]["next"] is None


# --- The open attack card


OPEN = 'options = ["open_attack_card"]\n'


@traces("variant")
def test_an_open_attack_card_is_known_to_all_and_there_are_no_scouts() -> None:
    game = game_with(OPEN + HEAD, 'hand = ["denar 7"]', "", "", tail=NORTH)
    for seat in seats(game):
        shown = game.view(seat)["invaders"]
        assert shown == {
            "attacks": 4,
            "past": [],
            "scouts": [],
            "hidden_scouts": 0,
            "looked": [False, False, False],
            "next": "north",
        }
    game.play(buy(1, "denar 7"))
    assert game.view()["invaders"]["looked"] == [False, False, False]
    after = scored(0, "", "", "", head=OPEN + HEAD)
    assert after.view()["invaders"]["next"] == "east"
    told = [event["attack"] for event in after.log() if event["event"] == "attack_announced"]
    assert told == ["east"]


@traces("variant")
def test_a_new_game_with_the_option_announces_the_first_attack() -> None:
    game = Game(Setup(players=3, seed=8, modules=("invaders",), options=("open_attack_card",)))
    told = [event["attack"] for event in game.log() if event["event"] == "attack_announced"]
    assert told == [game.view()["invaders"]["next"]]
    for number in range(20):
        other = game.determinize(None, number)
        assert other.view() == game.view()


@traces("variant")
def test_the_option_belongs_to_the_module() -> None:
    with pytest.raises(ValueError, match="needs the module invaders"):
        Setup(players=3, options=("open_attack_card",))
    with pytest.raises(ValueError, match="no such option: fast; there is score_at_once, open_att"):
        Setup(players=3, options=("fast",))
