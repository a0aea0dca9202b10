"""The base game: what a turn, a wall and the end are, as positions."""

import json

import pytest

from alhambra import Game, Move
from alhambra.game.catalogue import rules_for
from tests.examples import alone, with_tiles
from tests.rules.base_table import TWO_PLAYERS, board
from tests.rules.support import game_with, leftovers, points
from tests.rules.tracing import traces

MARKET = 'market = ["tower 9 NW", "pavilion 8 -", "garden 12 S", "seraglio 8 S"]\n'
DISPLAY = 'display = ["dirham 9", "ducat 9", "ducat 8", "ducat 7"]\n'


def asked(game: Game) -> tuple[int, str]:
    """Who is asked what."""
    assert game.question is not None
    return game.question.seat, game.question.kind


# --- The turn


@traces("one-action")
def test_a_turn_has_one_action_of_three_kinds() -> None:
    seat = 'hand = ["denar 9"]\nboard = ["garden 11 - @ 1,0"]\nreserve = ["chambers 11 -"]'
    moves = [
        Move("take", cards=["dirham 9"]),
        Move("add", tile="chambers 11 -", at=[0, 1]),
        Move("remove", at=[1, 0]),
        Move("exchange", tile="chambers 11 -", at=[1, 0]),
    ]
    kinds = {move.kind for move in game_with(MARKET + DISPLAY, seat, "", "").moves()}
    assert kinds == {"take", "buy", "add", "remove", "exchange"}
    for move in moves:
        game = game_with(MARKET + DISPLAY, seat, "", "")
        game.play(move)
        assert asked(game) == (1, "act")


@traces("display-waits")
def test_nothing_is_refilled_during_a_turn() -> None:
    game = game_with(MARKET + DISPLAY, 'hand = ["denar 9", "dirham 8"]', "", "")
    game.play(Move("buy", space=1, pay=["denar 9"]))
    assert game.view()["market"][0] is None
    assert game.why_not(Move("buy", space=1, pay=["dirham 8"])) == "nothing_for_sale"
    game.play(Move("take", cards=["ducat 9"]))
    assert asked(game) == (0, "place")
    assert game.view()["display"] == ["dirham 9", "ducat 8", "ducat 7"]
    game.play(Move("store", tile="tower 9 NW"))
    assert len(game.view()["display"]) == 4
    assert None not in game.view()["market"]


WAITING = """
board = ["pavilion 7 E @ 1,0"]
pending = ["garden 11 -", "seraglio 7 W", "tower 11 -"]
"""


@traces("place-all")
@pytest.mark.parametrize("order", [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
def test_every_bought_tile_finds_its_place_in_any_order(order: list[int]) -> None:
    tiles = ["garden 11 -", "seraglio 7 W", "tower 11 -"]
    game = game_with(MARKET + DISPLAY + 'question = "place"\nacted = true', WAITING, "", "")
    for number in order:
        assert asked(game) == (0, "place")
        game.play(Move("store", tile=tiles[number]))
    assert asked(game) == (1, "act")
    assert game.view()["seats"][0]["pending"] == []
    assert sorted(game.view()["seats"][0]["reserve"]) == sorted(tiles)


@traces("each-legal")
def test_each_tile_is_judged_when_it_is_laid() -> None:
    """The seraglio is reached over the garden; before that lies there it is refused."""
    seat = (
        'board = ["pavilion 7 E @ 1,0"]\npending = ["garden 11 -", "garden 10 -", "seraglio 7 W"]'
    )
    game = game_with(MARKET + DISPLAY + 'question = "place"\nacted = true', seat, "", "")
    behind = Move("place", tile="seraglio 7 W", at=[2, 0])
    assert game.why_not(behind) == "not_on_foot"
    game.play(Move("place", tile="garden 11 -", at=[1, 1]))
    assert game.why_not(behind) == "not_on_foot"
    game.play(Move("place", tile="garden 10 -", at=[2, 1]))
    game.play(behind)
    assert asked(game) == (1, "act")


@traces("reserve-any")
def test_the_reserve_has_no_limit() -> None:
    stored = ["garden 8 NE", "garden 8 NW", "tower 11 N", "tower 11 S", "arcades 10 -"]
    seat = f'board = ["garden 11 - @ 1,0"]\nreserve = {stored}'.replace("'", '"')
    game = game_with(MARKET + DISPLAY, seat, "", "")
    game.play(Move("remove", at=[1, 0]))
    assert len(game.view()["seats"][0]["reserve"]) == 6


@traces("never-turned")
def test_plain_tiles_are_never_turned() -> None:
    game = game_with('question = "place"', 'pending = ["tower 11 N"]', "", "")
    turned = Move("place", tile="tower 11 N", at=[1, 0], turn=1)
    assert game.why_not(turned) == "cannot_turn"
    assert not [move for move in game.moves() if "turn" in move.parts]


@traces("corner-is-hole")
def test_a_gap_that_leaks_through_a_corner_is_a_hole() -> None:
    """Four sides of 1,1 would be built, and only the corner at 2,2 stays free."""
    seat = """
    board = ["garden 11 - @ 1,0", "garden 10 - @ 2,0", "tower 11 - @ 0,1", "tower 12 - @ 0,2",
             "chambers 11 - @ 1,2"]
    pending = ["arcades 10 -"]
    """
    game = game_with('question = "place"', seat, "", "")
    assert game.why_not(Move("place", tile="arcades 10 -", at=[2, 1])) == "hole"
    assert game.why_not(Move("place", tile="arcades 10 -", at=[2, 2])) is None


# --- Refills


@traces("both-empty")
def test_with_no_cards_left_the_display_stays_short() -> None:
    head = MARKET + 'display = ["denar 1"]\ndeck = []\nrounds = 2\n'
    game = game_with(head, "", "", "")
    game.play(Move("take", cards=["denar 1"]))
    assert game.view()["display"] == []
    assert asked(game) == (1, "act")


@traces("fill-as-far")
def test_the_last_refill_goes_as_far_as_it_can() -> None:
    """Spaces 1 and 3 are empty and one tile is left: it comes to lie on space 1."""
    head = 'market = ["-", "garden 11 -", "-", "garden 12 S"]\ntower = ["pavilion 8 -"]\n'
    game = game_with(head + DISPLAY + "rounds = 2\n", "", 'hand = ["denar 1"]', "")
    game.play(Move("take", cards=["dirham 9"]))
    laid = [(e["space"], e["tile"]) for e in game.log() if e["event"] == "on_market"]
    assert laid == [(1, "pavilion 8 -")]
    assert leftovers(game) == [1, 0, -1]  # the cards taken and held decide


@traces("missed-scorings")
def test_a_scoring_that_never_came_is_lost() -> None:
    """Both cards still lie in the deck: only the third scoring is held."""
    head = 'market = ["-", "-", "-", "-"]\ntower = []\n' + DISPLAY
    game = game_with(head, board("pavilion 8 -"), "", "")
    game.play(Move("take", cards=["dirham 9"]))
    assert game.over
    assert len(game.score_sheets) == 1
    assert game.scores == [16, 0, 0]


# --- What is known


@traces("hands-secret")
def test_hands_are_secret_and_everything_else_lies_open() -> None:
    seat = 'hand = ["denar 9", "denar 2"]\nreserve = ["tower 11 -"]\nscore = 5'
    head = MARKET + DISPLAY + 'discard = ["florin 4"]\n'
    game = game_with(head, seat, "", "")
    assert game.view(0)["seats"][0]["hand"] == ["denar 2", "denar 9"]
    for seat_number in (1, 2, None):
        seen = game.view(seat_number)
        assert "hand" not in seen["seats"][0]
        assert seen["seats"][0]["cards"] == 2
        assert seen["seats"][0]["reserve"] == ["tower 11 -"]
        assert seen["seats"][0]["score"] == 5
        assert seen["discard"] == ["florin 4"]
        assert isinstance(seen["deck"], int)
        assert isinstance(seen["tower"], int)


@traces("log-remembers")
def test_the_log_tells_who_took_and_paid_what() -> None:
    game = game_with(MARKET + DISPLAY, 'hand = ["denar 9"]', "", "")
    game.play(Move("buy", space=1, pay=["denar 9"]))
    game.play(Move("take", cards=["ducat 7"]))
    for seat in (0, 1, None):
        told = {event["event"]: event for event in game.log(seat)}
        assert told["bought"]["paid"] == ["denar 9"]
        assert told["took"]["cards"] == ["ducat 7"]


# --- Walls and majorities


@traces("wall-longest")
def test_the_longest_outer_wall_scores_in_every_scoring() -> None:
    """Three sides of the pavilion in the north; the other wall is shorter and counts nothing."""
    seat = 'board = ["pavilion 2 NEW @ 0,-1", "seraglio 8 S @ 0,1"]'
    game = game_with("", seat, "", "")
    for number in (1, 2, 3):
        assert points(game, number, "wall") == [3, 0, 0]


@traces("wall-corners")
def test_a_wall_goes_round_corners_past_inner_walls() -> None:
    """A double wall between pavilion and seraglio ends on the outline and breaks nothing."""
    alone = game_with("", 'board = ["chambers 8 NW @ -1,0"]', "", "")
    assert points(alone, 1, "wall") == [2, 0, 0]  # round the corner
    inner = 'board = ["pavilion 6 N @ 1,0", "seraglio 8 S @ 1,-1", "tower 12 - @ 0,-1"]'
    assert points(game_with("", inner, "", ""), 1, "wall") == [0, 0, 0]
    line = """board = ["garden 10 N @ 1,0", "pavilion 7 E @ 2,1", "garden 11 - @ 1,1",
              "tower 9 NE @ 2,0"]"""
    assert points(game_with("", line, "", ""), 1, "wall") == [4, 0, 0]


RING = """board = [
    "garden 10 N @ 0,-1", "tower 9 NE @ 1,-1", "tower 13 E @ 1,0", "tower 9 ES @ 1,1",
    "garden 12 S @ 0,1", "garden 8 SW @ -1,1", "garden 10 W @ -1,0", "garden 8 NW @ -1,-1",
]"""


@traces("wall-ring")
def test_a_closed_ring_of_walls_counts_whole() -> None:
    """Three by three tiles, all twelve outer sides walled."""
    assert points(game_with("", RING, "", ""), 1, "wall") == [12, 0, 0]


TOWERS = [
    "tower 11 -", "tower 12 -", "tower 11 N", "tower 11 S",
]  # fmt: skip


@traces("values-1", "ties", "need-one")
@pytest.mark.parametrize(
    ("number", "counts", "expected"),
    [
        (1, [1, 1, 0, 0], [3, 3, 0, 0]),
        (1, [1, 1, 1, 0], [2, 2, 2, 0]),
        (2, [1, 1, 1, 0], [6, 6, 6, 0]),
        (2, [1, 0, 0, 0], [13, 0, 0, 0]),
        (3, [1, 1, 1, 0], [13, 13, 13, 0]),
        (3, [1, 1, 1, 1], [10, 10, 10, 10]),
        (3, [2, 1, 1, 0], [21, 9, 9, 0]),
        (3, [0, 0, 0, 0], [0, 0, 0, 0]),
    ],
)
def test_ties_share_the_points_of_their_places(
    number: int, counts: list[int], expected: list[int]
) -> None:
    """Whoever has no tower has no place, not even a tied one."""
    left = [*TOWERS, "tower 10 W"]
    seats = []
    for count in counts:
        own, left = left[:count], left[count:]
        seats.append(board(*own) if count else "")
    assert points(game_with("", *seats), number, "tower") == expected


# --- The end and Dirk


@traces("leftovers-order")
def test_leftovers_are_built_from_the_player_due_next_on() -> None:
    """Yellow has just finished and is last, though its tile lies on the first space."""
    head = 'market = ["tower 12 -", "garden 11 -", "garden 12 S", "-"]\ntower = []\n'
    head += DISPLAY + 'rounds = 2\nturn = "yellow"\n'
    hands = ['hand = ["dirham 1", "ducat 9"]', "", 'hand = ["denar 1"]']
    game = game_with(head, *hands)
    game.play(Move("take", cards=["dirham 9"]))
    assert leftovers(game) == [2, 2, 0]
    assert asked(game) == (0, "place")
    game.play(Move("store", tile="garden 12 S"))
    assert asked(game) == (2, "place")
    game.play(Move("place", tile="garden 11 -", at=[1, 0]))
    game.play(Move("place", tile="tower 12 -", at=[2, 0]))
    assert game.over


@traces("dirk-six")
def test_dirk_draws_six_after_the_first_scoring() -> None:
    head = TWO_PLAYERS + 'deck = ["scoring", "florin 5", "scoring"]\n'
    game = game_with(head, "", "")
    game.play(Move("take", cards=["florin 1"]))
    assert len(game.view()["dirk"]["tiles"]) == 6


@traces("dirk-any-tile")
def test_dirk_draws_special_tiles_too() -> None:
    name = with_tiles()[0]
    special = [spec.name for spec in alone(name).tiles[len(rules_for(3, (), ()).tiles) :]][:3]
    head = TWO_PLAYERS + f"modules = {json.dumps([name])}\n"
    head += 'deck = ["scoring", "florin 5", "scoring"]\n'
    plain = ["pavilion 7 E", "pavilion 8 -", "seraglio 9 -", "arcades 9 -", "arcades 10 -"]
    head += f"tower = {json.dumps([*special, *plain])}\n"
    game = game_with(head, "", "")
    game.play(Move("take", cards=["florin 1"]))
    tiles = game.view()["dirk"]["tiles"]
    assert set(special) <= set(tiles)
    assert len(tiles) == 6
