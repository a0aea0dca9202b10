"""The Thieves: one money card between turns."""

import json
from random import Random

import pytest

from alhambra import Game, Move, Setup, position
from alhambra.audit import audited_game, check_pieces
from alhambra.modules.thieves.advice import advise
from tests.rules.support import game_with
from tests.rules.tracing import traces
from tests.rules.whole_games import check_views
from tests.support import seats, text, walk

HEAD = """
modules = ["thieves"]
market = ["pavilion 7 E", "garden 10 N", "tower 13 E", "tower 12 -"]
display = ["denar 2", "denar 9", "dirham 8", "florin 9"]
deck = ["denar 7", "dirham 1", "denar 8", "scoring", "ducat 4", "ducat 5", "scoring", "ducat 6"]
"""
EACH = [["thief denar"], ["thief denar", "thief dirham"], ["thief ducat"]]


def thieves(*hands: list[str]) -> str:
    """The module's part of a position."""
    return f"[module.thieves]\nhands = {json.dumps(list(hands))}"


def after_a_turn(*hands: list[str], head: str = HEAD) -> Game:
    """The first seat has taken a florin; the window between turns is open."""
    game = game_with(head, *[""] * len(hands), tail=thieves(*hands))
    game.play(Move("take", cards=["florin 9"]))
    return game


def asked(game: Game) -> tuple[int, str]:
    """Who is asked what."""
    assert game.question is not None
    return game.question.seat, game.question.kind


def steal(card: str) -> Move:
    return Move("steal", card=card)


# --- Set-up


@traces("dealt")
@pytest.mark.parametrize(("players", "each"), [(2, 4), (3, 4), (4, 3), (5, 2), (6, 2)])
def test_so_many_are_dealt_and_the_rest_is_never_seen(players: int, each: int) -> None:
    game = Game(Setup(players=players, seed=4, modules=("thieves",)))
    for seat in range(players):
        shown = game.view(seat)["thieves"]
        mine = shown["hands"].pop(seat)
        assert shown["hands"] == [each] * (players - 1)
        assert len(mine) == each
        assert shown["played"] == []
        held = [event for event in game.log(seat) if event["event"] == "thieves_held"]
        assert [(event["seat"], event["thieves"]) for event in held] == [(seat, mine)]
    assert game.view()["thieves"]["hands"] == [each] * players
    assert not [event for event in game.log() if event["event"] == "thieves_held"]
    check_pieces(game.state)


# --- Stealing


@traces("steal", "one-card")
def test_a_thief_takes_one_card_and_leaves_the_game() -> None:
    game = after_a_turn(["thief denar"], ["thief dirham"], ["thief denar", "thief ducat"])
    assert asked(game) == (2, "window_question")
    kinds = [move for move in game.moves() if move.kind == "steal"]
    assert kinds == [steal("denar 2"), steal("denar 9"), steal("denar 7")]
    events = game.play(steal("denar 9"))
    assert [event["event"] for event in events] == ["stole", "turned_up"]
    shown = game.view(2)
    assert shown["seats"][2]["hand"] == ["denar 9"]
    assert shown["thieves"] == {
        "hands": [1, 1, ["thief ducat"]],
        "played": ["thief denar"],
    }
    assert shown["display"] == ["denar 2", "dirham 8", "denar 7", "dirham 1"]


@traces("not-next")
def test_the_player_due_next_may_not_and_is_not_asked() -> None:
    """Seat 1 comes next; with a vizier it would be asked, but not for a thief."""
    game = after_a_turn(["thief denar"], ["thief denar"], ["thief ducat"])
    assert asked(game)[0] == 2
    both = HEAD.replace('["thieves"]', '["viziers_favour", "thieves"]')
    game = after_a_turn(*EACH, head=both)
    assert asked(game) == (1, "window_question")
    assert game.why_not(steal("denar 9")) == "thief_before_own_turn"
    assert [move.kind for move in game.moves()] == ["done_window"]


@traces("two-players")
def test_with_two_players_only_the_one_who_has_finished_can() -> None:
    game = after_a_turn(["thief denar"], ["thief denar"])
    assert asked(game) == (0, "window_question")
    game.play(Move("done_window"))
    assert asked(game) == (1, "act")


@traces("refill-each")
def test_the_second_thief_finds_a_full_display() -> None:
    game = after_a_turn([], [], ["thief denar", "thief denar"])
    assert game.why_not(steal("denar 8")) == "not_on_display"
    game.play(steal("denar 9"))
    game.play(steal("denar 2"))
    assert game.view(2)["seats"][2]["hand"] == ["denar 2", "denar 9"]
    assert len(game.view()["display"]) == 4


@traces("asked-again")
def test_all_are_asked_again_after_a_theft() -> None:
    """Seat 2 passes, seat 0 steals; then seat 2 may steal what has been turned up."""
    game = after_a_turn(["thief dirham"], [], ["thief dirham", "thief denar"])
    game.play(Move("done_window"))
    assert asked(game)[0] == 0
    game.play(steal("dirham 8"))
    assert asked(game)[0] == 2
    game.play(steal("dirham 1"))
    for _ in range(2):
        assert asked(game) == (2, "window_question")
        game.play(Move("done_window"))
    assert asked(game) == (1, "act")


@traces("shared-order", "viziers_favour:thief-then")
def test_a_thief_first_and_then_the_vizier() -> None:
    head = HEAD.replace('["thieves"]', '["viziers_favour", "thieves"]')
    game = game_with(head, "", "", "", tail=thieves([], [], ["thief denar"]))
    game.play(Move("take", cards=["florin 9"]))
    game.play(Move("done_window"))
    assert asked(game)[0] == 2
    game.play(steal("denar 7"))
    assert asked(game)[0] == 2
    game.play(Move("favour", space=1, pay=["denar 7"]))
    game.play(Move("store", tile="pavilion 7 E"))
    assert asked(game) == (1, "window_question")


@traces("steal")
def test_only_the_right_thief_takes_a_card() -> None:
    game = after_a_turn([], [], ["thief denar"])
    assert game.why_not(steal("dirham 8")) == "no_such_thief"
    assert game.why_not(steal("denar 5")) == "not_on_display"
    assert game.why_not(steal("gold 5")) == "no_such_card"
    assert game.why_not(Move("steal")) == "no_such_card"
    assert game.why_not(Move("steal", card=3)) == "no_such_card"
    assert game.why_not(Move("take", cards=["denar 2"])) == "not_asked"
    assert game.why_not(steal("denar 2")) is None


@traces("secret")
def test_whoever_has_no_fitting_thief_is_asked_all_the_same() -> None:
    """Otherwise a skipped question would tell what the hand holds; no thieves at all are public."""
    game = after_a_turn([], [], ["thief ducat"])
    assert asked(game) == (2, "window_question")
    assert [move.kind for move in game.moves()] == ["done_window"]
    game.play(Move("done_window"))
    assert asked(game) == (1, "act")


@traces("diamonds:not-stolen", "not-specials")
def test_diamonds_are_not_stolen() -> None:
    head = HEAD.replace('["thieves"]', '["diamonds", "thieves"]')
    head = head.replace('"denar 2", "denar 9", "dirham 8"', '"diamond 9", "diamond 8", "diamond 7"')
    head = head.replace('deck = ["denar 7", ', 'deck = ["diamond 6", ')
    game = game_with(head, "", "", "", tail=thieves(["thief denar"], [], []))
    game.play(Move("take", cards=["florin 9"]))
    assert asked(game) == (1, "act")
    mixed = head.replace('"diamond 9", ', '"diamond 9", "ducat 1", ')
    game = game_with(mixed, "", "", "", tail=thieves(["thief denar"], [], []))
    game.play(Move("take", cards=["florin 9"]))
    assert game.why_not(steal("diamond 9")) == "no_thief_takes_it"


@traces("scoring")
def test_a_scoring_card_under_a_theft_is_scored_before_the_window_goes_on() -> None:
    """With two players Dirk draws his tiles as well; the market is full and stays so."""
    head = HEAD.replace('deck = ["denar 7", "dirham 1", ', 'deck = ["denar 7", "scoring", ')
    head = head.replace('"denar 8", "scoring", ', '"denar 8", ')
    game = game_with(
        head, 'board = ["tower 11 - @ 1,0"]', "", tail=thieves(["thief denar", "thief denar"], [])
    )
    game.play(Move("take", cards=["florin 9"]))
    tower = game.view()["tower"]
    events = game.play(steal("denar 9"))
    kinds = [event["event"] for event in events]
    assert kinds == ["stole", "turned_up", "turned_up", "scored", "dirk_drew"]
    assert game.scores == [6, 0]
    assert game.view()["tower"] == tower - 6
    assert asked(game) == (0, "window_question")


@traces("end")
def test_no_thief_is_sent_once_the_game_is_at_its_end() -> None:
    head = HEAD.replace('"pavilion 7 E"', '"-"') + "tower = []\nrounds = 2\n"
    head = head.replace('"scoring", ', "")
    game = after_a_turn(*EACH, head=head)
    assert asked(game) == (0, "place")
    game.play(Move("store", tile="tower 12 -"))
    assert game.over


# --- Secrets and notation


@traces("no-undo")
def test_a_theft_cannot_be_taken_back() -> None:
    """It told everybody which thief it was, even if no card was turned up."""
    head = HEAD[: HEAD.index("deck")] + "deck = []\nrounds = 2\n"
    game = after_a_turn([], [], ["thief denar"], head=head)
    assert game.why_no_undo() is None
    game.play(steal("denar 9"))
    assert game.why_no_undo() == "revealed"


@traces("secret")
def test_another_truth_deals_the_hidden_thieves_anew() -> None:
    game = Game(Setup(players=3, seed=11, modules=("thieves",)))
    own = game.view(1)["thieves"]["hands"][1]
    dealt = set()
    for seed in range(60):
        other = game.determinize(1, seed)
        assert other.view(1)["thieves"]["hands"][1] == own
        dealt.add(text(other.view(0)["thieves"]["hands"][0]))
        check_pieces(other.state)
    assert len(dealt) > 5


@traces("secret")
def test_what_was_played_stays_played_in_another_truth() -> None:
    """All three denar thieves are known: one was played, two are one's own."""
    game = after_a_turn(["thief ducat"], ["thief florin"], ["thief denar"] * 3)
    game.play(steal("denar 9"))
    for seed in range(30):
        other = game.determinize(2, seed)
        assert other.view(2) == game.view(2)
        assert "thief denar" not in other.view(0)["thieves"]["hands"][0]
        spectator = game.determinize(None, seed)
        assert spectator.view()["thieves"]["played"] == ["thief denar"]


@pytest.mark.parametrize("players", range(2, 7))
def test_views_and_logs_leak_nothing(players: int) -> None:
    game = Game(Setup(players=players, seed=players, modules=("thieves",)))
    check_views(game, walk(game, Random(players)), 29)


@pytest.mark.parametrize("players", range(2, 7))
def test_random_games_end_with_every_piece_in_one_place(players: int) -> None:
    game = audited_game(players, ("thieves",), 20 + players, 0.01)
    assert any(move.kind == "steal" for _, move in game.history)


def test_moves_and_positions_round_trip() -> None:
    game = after_a_turn(*EACH)
    game.play(Move("done_window"))
    move = steal("denar 9")
    assert Move.from_json(json.loads(json.dumps(move.to_json()))) == move
    game.play(move)
    again = position.loads(position.dump(game))
    for seat in seats(game):
        assert again.view(seat) == game.view(seat)


@pytest.mark.parametrize(
    ("tail", "message"),
    [
        ("[module.thieves]\nhands = 3", "hands must be a list for each seat"),
        (thieves([], []), "hands must be a list for each seat"),
        (thieves(["thief denar"] * 5, [], []), "at most 4 thieves"),
        (thieves(["denar 3"], [], []), "there is no thief denar 3"),
        (thieves(["thief denar"] * 2, ["thief denar"] * 2, []), "not so many cards thief denar"),
    ],
)
def test_a_wrong_position_is_refused(tail: str, message: str) -> None:
    with pytest.raises(position.PositionError, match=message):
        game_with(HEAD, "", "", "", tail=tail)


def test_a_position_without_hands_deals_them() -> None:
    game = game_with(HEAD + 'gone_cards = ["thief denar"]\n', "", "", "")
    assert game.view()["thieves"]["hands"] == [4, 4, 3]
    again = position.loads(position.dump(game))
    assert [again.view(seat) for seat in range(3)] == [game.view(seat) for seat in range(3)]


def test_advice_prefers_dear_cards_and_leaves_other_moves_alone() -> None:
    game = after_a_turn([], [], ["thief denar"])
    view = game.view(2)
    dear, cheap = advise(view, steal("denar 9")), advise(view, steal("denar 2"))
    assert dear is not None
    assert cheap is not None
    assert dear > cheap
    assert cheap < 0
    assert advise(view, Move("done_window")) is None


@traces("not-specials")
def test_no_thief_takes_a_gate_card() -> None:
    """It lies beside the display and is no money."""
    head = HEAD.replace('["thieves"]', '["city_gates", "thieves"]')
    tail = thieves([], [], ["thief denar"]) + "\n[module.city_gates]\nopen = 1\n"
    game = game_with(head, "", "", "", tail=tail)
    game.play(Move("take", cards=["florin 9"]))
    assert asked(game) == (2, "window_question")
    stolen = {move.parts["card"] for move in game.moves() if move.kind == "steal"}
    assert stolen == {"denar 2", "denar 7", "denar 9"}
    assert game.why_not(steal("city gate")) is not None
    assert game.why_not(Move("take_gate")) == "not_asked"
