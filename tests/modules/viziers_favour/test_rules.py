"""The Vizier's Favour: a purchase by anyone between turns."""

from alhambra import Game, Move, Setup
from tests.rules.support import game_with
from tests.rules.tracing import traces

HEAD = """
modules = ["viziers_favour"]
market = ["pavilion 7 E", "garden 10 N", "tower 13 E", "tower 12 -"]
display = ["florin 6", "florin 7", "florin 8", "florin 9"]
"""
SEVEN = 'hand = ["denar 7"]'


def after_a_turn(*seats: str, head: str = HEAD) -> Game:
    """The first seat has taken money; the window between turns is open."""
    game = game_with(head, *seats)
    game.play(Move("take", cards=["florin 9"]))
    return game


def asked(game: Game) -> tuple[int, str]:
    """Who is asked what."""
    assert game.question is not None
    return game.question.seat, game.question.kind


def favour(*pay: str) -> Move:
    return Move("favour", space=1, pay=list(pay))


@traces("after-any-turn", "no-extra", "place-at-once", "refill-after", "both-ends")
def test_the_player_due_next_may_buy_and_still_has_a_turn() -> None:
    game = after_a_turn("", SEVEN, "")
    assert asked(game) == (1, "window_question")
    game.play(favour("denar 7"))
    assert asked(game) == (1, "place")
    game.play(Move("store", tile="pavilion 7 E"))
    assert game.view()["market"][0] is not None
    assert asked(game) == (2, "window_question")
    for _ in range(2):
        game.play(Move("done_window"))
    assert asked(game) == (1, "act")
    assert game.question is not None
    assert game.question.data == {"extra": False}


@traces("exact-only")
def test_only_an_exact_payment_will_do() -> None:
    game = after_a_turn("", 'hand = ["denar 8", "denar 1", "denar 6"]', "")
    assert game.why_not(favour("denar 8")) == "exact_only"
    assert game.why_not(favour("denar 6")) == "too_little_money"
    assert game.why_not(favour("denar 6", "denar 1")) is None


@traces("sleeps")
def test_a_sleeping_vizier_buys_nothing_and_is_not_asked() -> None:
    asleep = "[module.viziers_favour]\nawake = [true, false, false]"
    game = game_with(HEAD, "", SEVEN, "", tail=asleep)
    game.play(Move("take", cards=["florin 9"]))
    assert asked(game) == (0, "window_question")
    game.play(Move("done_window"))
    assert asked(game) == (1, "act")


@traces("asked-again")
def test_who_passed_is_asked_again_after_somebody_bought() -> None:
    """Seat 1 passes, seat 2 buys, then seat 1 is asked again."""
    game = after_a_turn("", 'hand = ["denar 9"]', SEVEN)
    game.play(Move("done_window"))
    assert asked(game) == (2, "window_question")
    game.play(favour("denar 7"))
    game.play(Move("store", tile="pavilion 7 E"))
    assert asked(game) == (1, "window_question")


@traces("order", "both-ends")
def test_the_one_who_just_finished_is_asked_last() -> None:
    game = after_a_turn("", "", "")
    order = []
    while asked(game)[1] == "window_question":
        order.append(asked(game)[0])
        game.play(Move("done_window"))
    assert order == [1, 2, 0]


@traces("refill-ends")
def test_a_refill_that_fails_ends_the_game() -> None:
    game = after_a_turn("", SEVEN, "", head=HEAD + "rounds = 2\ntower = []\n")
    game.play(favour("denar 7"))
    game.play(Move("place", tile="pavilion 7 E", at=[1, 0]))
    assert game.over or asked(game)[1] == "place"
    assert "window_question" not in str(game.question)


@traces("not-first")
def test_no_favour_before_the_first_turn_and_none_for_leftovers() -> None:
    game = game_with(HEAD, SEVEN, "", "")
    assert asked(game) == (0, "act")
    assert game.why_not(favour("denar 7")) == "not_asked"


@traces("wake", "wake-bonus")
def test_waking_is_an_action_also_an_earned_one() -> None:
    asleep = "[module.viziers_favour]\nawake = [false, true, true]"
    game = game_with(HEAD, SEVEN, "", "", tail=asleep)
    game.play(Move("buy", space=1, pay=["denar 7"]))
    assert Move("wake_vizier") in game.moves()
    events = game.play(Move("wake_vizier"))
    assert events[0] == {"event": "woke_vizier", "seat": 0}
    assert game.view()["viziers_favour"] == {"awake": [True, True, True]}
    assert asked(game) == (0, "place")


@traces("wake")
def test_an_awake_vizier_cannot_be_woken() -> None:
    game = game_with(HEAD, "", "", "")
    assert game.why_not(Move("wake_vizier")) == "vizier_awake"


@traces("dirk")
def test_a_favour_may_be_given_to_dirk() -> None:
    game = after_a_turn("", SEVEN)
    game.play(favour("denar 7"))
    game.play(Move("give", tile="pavilion 7 E"))
    assert game.view()["dirk"]["tiles"] == ["pavilion 7 E"]


@traces("one-each")
def test_each_begins_with_an_awake_vizier() -> None:
    for players in range(2, 7):
        game = Game(Setup(players=players, seed=players, modules=("viziers_favour",)))
        assert game.view()["viziers_favour"] == {"awake": [True] * players}


@traces("not-leftovers")
def test_the_vizier_sleeps_through_the_leftovers() -> None:
    """The market cannot be filled: red places what it got for nothing, and buys nothing more."""
    head = HEAD.replace('"garden 10 N"', '"-"') + "rounds = 2\ntower = []\n"
    game = after_a_turn("", SEVEN, "", head=head)
    assert asked(game) == (1, "place")
    assert game.why_not(favour("denar 7")) == "not_asked"
    game.play(Move("store", tile="pavilion 7 E"))
    assert asked(game) == (0, "place")
    game.play(Move("store", tile="tower 12 -"))
    assert game.over
    assert game.view(1)["seats"][1]["hand"] == ["denar 7"]
