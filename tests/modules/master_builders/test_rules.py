"""The Master Builders: money worth 3, or one more redesign."""

import itertools

import pytest

from alhambra import Game, Move, Setup, position
from alhambra.modules.master_builders.advice import advise
from tests.modules.master_builders.positions import (
    BOARD,
    DENAR,
    FLORIN,
    HEAD,
    gone,
    hand,
    kind,
    own_hand,
    send,
    turn_end,
)
from tests.rules.support import game_with, leftovers
from tests.rules.tracing import traces
from tests.rules.whole_games import check_secrets, check_whole_game
from tests.support import state_of

# --- Getting ready


def builders(game: Game, faces: list[int]) -> int:
    """How many master builders are among these cards."""
    return sum("builder" in state_of(game).rules.face_names[face] for face in faces)


@traces("two-each", "stacks", "rest-leaves-the-game", "six-players")
@pytest.mark.parametrize("players", range(2, 7))
def test_two_in_each_hand_and_the_others_in_the_third_and_fifth_stack(players: int) -> None:
    game = Game(Setup(players=players, modules=("master_builders",), seed=players))
    state = state_of(game)
    for seat in range(players):
        assert builders(game, state.hand(seat)) == 2
    starts = [*state.fifths[::-1], len(state.deck)]
    bottom_up = [builders(game, state.deck[a:b]) for a, b in itertools.pairwise(starts)]
    assert bottom_up[::-1] == [0, 0, 3, 0, 1 if players == 6 else 3]
    aside = state.rules.modules[0].held_cards(state)
    assert len(aside) == {2: 6, 3: 4, 4: 2, 5: 0, 6: 0}[players]
    assert builders(game, state.display) == 0


@traces("dealt-face-down")
def test_only_the_owner_sees_what_was_dealt() -> None:
    game = Game(Setup(players=3, modules=("master_builders",), seed=3))
    for seat in range(3):
        mine = [card for card in own_hand(game, seat) if "builder" in card]
        dealt = [event for event in game.log(seat) if event["event"] == "builders_dealt"]
        assert [(event["seat"], event["cards"]) for event in dealt] == [(seat, mine)]
        assert "hand" not in game.view(seat)["seats"][(seat + 1) % 3]
        assert game.view(seat)["seats"][(seat + 1) % 3]["cards"] >= 5


@traces("starting-money")
def test_starting_money_is_dealt_without_regard_to_them() -> None:
    for seed in range(10):
        game = Game(Setup(players=4, modules=("master_builders",), seed=seed))
        for event in game.log():
            if event["event"] == "dealt":
                values = [int(card.split()[-1]) for card in event["cards"]]
                assert sum(values) >= 20 > sum(values[:-1])
                assert all("builder" not in card for card in event["cards"])


# --- As money


@traces("taken-like-money")
def test_they_are_taken_like_money_worth_three() -> None:
    head = HEAD.replace("dirham 6", DENAR).replace("dirham 7", "florin 2")
    game = game_with(head, "", "", "")
    takes = [move.parts["cards"] for move in game.moves() if move.kind == "take"]
    assert [DENAR] in takes
    assert ["florin 2", DENAR] in takes or [DENAR, "florin 2"] in takes
    game.play(Move("take", cards=[DENAR, "florin 2"]))
    assert sorted(own_hand(game)) == [DENAR, "florin 2"]


@traces("taken-like-money")
def test_three_and_three_are_more_than_five() -> None:
    head = HEAD.replace("dirham 6", DENAR).replace("dirham 7", FLORIN)
    game = game_with(head, "", "", "")
    assert game.why_not(Move("take", cards=[DENAR, FLORIN])) == "above_take_limit"


@traces("pays-three", "example-tower")
def test_the_example_with_two_builders_and_a_nine() -> None:
    seat = hand(FLORIN, FLORIN, "florin 9")
    game = game_with(HEAD, seat, "", "")
    events = game.play(Move("buy", space=4, pay=["florin 9", FLORIN]))
    assert events[0]["exact"] is True
    assert own_hand(game) == [FLORIN]
    head = HEAD.replace("tower 12 -", "tower 13 E")
    game = game_with(head, seat, "", "")
    assert game.why_not(Move("buy", space=4, pay=["florin 9", FLORIN])) == "too_little_money"
    events = game.play(Move("buy", space=4, pay=["florin 9", FLORIN, FLORIN]))
    assert events[0]["exact"] is False


@traces("leaves-the-game")
def test_spent_as_money_they_leave_the_game() -> None:
    game = game_with(HEAD, hand(FLORIN, FLORIN, "florin 9"), "", "")
    game.play(Move("buy", space=4, pay=["florin 9", FLORIN]))
    assert gone(game) == [FLORIN]
    assert game.view(0)["discard"] == ["florin 9"]


def test_a_card_that_others_had_not_seen_cannot_be_taken_back() -> None:
    """Paid or sent, it is seen; one that all have seen before may be taken back."""
    buy = Move("buy", space=4, pay=["florin 9", FLORIN])
    for line, reason in ((f'blind = ["{FLORIN}"]', "revealed"), ("", None)):
        game = game_with(HEAD, "\n".join([hand(FLORIN, "florin 9"), line]), "", "")
        game.play(buy)
        assert game.why_no_undo() == reason
        end = turn_end(hand(FLORIN), BOARD, line)
        end.play(send(FLORIN))
        assert end.why_no_undo() == reason


@traces("pays-three")
def test_they_pay_their_own_currency_only() -> None:
    game = game_with(HEAD, hand(DENAR, "florin 9"), "", "")
    move = Move("buy", space=4, pay=["florin 9", DENAR])
    assert game.why_not(move) == "wrong_currency"


@traces("pays-three")
def test_a_hand_counts_them_as_cards() -> None:
    game = game_with(HEAD, hand(DENAR, "florin 9"), "", "")
    assert game.view(1)["seats"][0]["cards"] == 2


# --- To rebuild


@traces("redesign-at-turn-end", "leaves-the-game")
def test_a_card_is_given_for_a_redesign_after_placing() -> None:
    game = turn_end(hand(FLORIN), BOARD, 'reserve = ["seraglio 9 -"]')
    assert kind(game) == "end_question"
    events = game.play(send(FLORIN))
    assert events[0] == {"event": "builder_sent", "seat": 0, "builder": FLORIN}
    assert {move.kind for move in game.moves()} == {
        "builder_card_add",
        "builder_card_remove",
        "builder_card_exchange",
    }
    game.play(Move("builder_card_exchange", tile="seraglio 9 -", at=[2, 0]))
    assert game.view(None)["seats"][0]["reserve"] == ["tower 11 -"]
    assert gone(game) == [FLORIN]
    assert game.view(None)["turn"] == 1


@traces("redesign-at-turn-end")
def test_the_redesign_obeys_the_build_rules() -> None:
    game = turn_end(hand(FLORIN), BOARD)
    game.play(send(FLORIN))
    assert game.why_not(Move("builder_card_remove", at=[1, 0])) == "cut_off"
    assert game.why_not(Move("builder_card_remove", at=[0, 0])) == "fountain_stays"
    game.play(Move("builder_card_remove", at=[2, 0]))
    assert game.view(None)["seats"][0]["reserve"] == ["tower 11 -"]


@traces("stored-in-this-turn")
def test_a_tile_stored_in_this_turn_may_be_built_at_its_end() -> None:
    game = game_with(HEAD, hand(FLORIN, "florin 9", "florin 4"), "", "")
    game.play(Move("buy", space=4, pay=["florin 9", "florin 4"]))
    assert game.why_not(send(FLORIN)) == "not_asked"
    game.play(Move("store", tile="tower 12 -"))
    game.play(send(FLORIN))
    game.play(Move("builder_card_add", tile="tower 12 -", at=[1, 0]))
    assert [laid["tile"] for laid in game.view(None)["seats"][0]["board"]] == ["tower 12 -"]


@traces("one-a-turn")
def test_only_one_card_in_a_turn() -> None:
    game = turn_end(hand(FLORIN, DENAR), BOARD)
    game.play(send(FLORIN))
    game.play(Move("builder_card_remove", at=[2, 0]))
    assert kind(game) == "act"
    assert game.view(None)["turn"] == 1
    assert own_hand(game) == ["dirham 6", DENAR] or sorted(own_hand(game)) == [DENAR, "dirham 6"]


@traces("may-keep")
def test_nobody_must_rebuild() -> None:
    game = turn_end(hand(FLORIN), BOARD)
    game.play(Move("done_end"))
    assert FLORIN in own_hand(game)
    assert game.view(None)["turn"] == 1


@traces("only-if-possible")
def test_without_anything_to_redesign_no_card_can_be_given() -> None:
    game = turn_end(hand(FLORIN))
    assert kind(game) == "act"  # it is clear to everybody that there is nothing to do
    square = """board = ["garden 11 - @ 1,0", "tower 11 - @ 1,1", "chambers 11 - @ 0,1"]"""
    game = turn_end(hand(FLORIN), square)
    assert send(FLORIN) in game.moves()


@traces("only-if-possible")
def test_a_card_that_is_not_in_hand_is_refused() -> None:
    game = turn_end(hand(FLORIN), BOARD)
    assert game.why_not(send(DENAR)) == "not_in_hand"
    assert game.why_not(send("florin 9")) == "no_such_card"


@traces("asked-if-others-must-reckon-with-one")
def test_whoever_holds_unseen_cards_is_asked() -> None:
    unseen = turn_end(hand("florin 9"), BOARD, 'blind = ["florin 9"]')
    assert kind(unseen) == "end_question"
    assert unseen.moves() == [Move("done_end")]
    assert unseen.why_not(send(FLORIN)) == "not_in_hand"
    seen = turn_end(hand("florin 9"), BOARD)
    assert kind(seen) == "act"


# --- The end, positions, whole games


@traces("counts-three-at-the-end")
def test_they_count_three_when_the_last_tiles_are_given_out() -> None:
    head = """
    modules = ["master_builders"]
    rounds = 2
    market = ["tower 12 -", "garden 11 -", "-", "-"]
    tower = []
    display = ["florin 1", "florin 2", "florin 3", "florin 4"]
    """
    game = game_with(head, hand("denar 2"), hand(DENAR), "")
    game.play(Move("take", cards=["florin 1"]))
    assert leftovers(game) == [1, -1]


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ("[module.master_builders]\ngold = 1", "unknown key gold"),
        ("[module.master_builders]\naside = 1", "aside must be a list of master builders"),
        ('[module.master_builders]\naside = ["denar 3"]', "aside: there is no master builder"),
        ("[module.master_builders]\nused = 1", "used: true or false is wanted"),
        (f"[module.master_builders]\naside = {['denar builder 3'] * 5}", "not so many cards"),
    ],
)
def test_a_wrong_position_is_refused(table: str, message: str) -> None:
    with pytest.raises(position.PositionError, match=message):
        game_with(HEAD, "", "", "", tail=table)


def test_moves_and_positions_round_trip() -> None:
    game = turn_end(hand(FLORIN, DENAR), BOARD, f'blind = ["{DENAR}"]')
    again = position.loads(position.dump(game))
    assert again.moves() == game.moves()
    assert position.dump(again) == position.dump(game)
    for move in game.moves():
        assert Move.from_json(move.to_json()) == move
    game.play(send(FLORIN))
    assert position.loads(position.dump(game)).moves() == game.moves()


def test_used_is_written_and_shown() -> None:
    game = turn_end(hand(FLORIN), BOARD)
    assert game.view(None)["master_builders"] == {"used": False}
    game.play(send(FLORIN))
    assert game.view(None)["master_builders"] == {"used": True}
    assert position.loads(position.dump(game)).view(0) == game.view(0)


@pytest.mark.parametrize("players", range(2, 7))
def test_random_games_end_with_every_card_in_one_place(players: int) -> None:
    check_whole_game(("master_builders",), players, players)


@traces("dealt-face-down")
@pytest.mark.parametrize("players", range(2, 7))
def test_views_and_logs_leak_nothing(players: int) -> None:
    modules = ("bureau_de_change", "characters", "master_builders")
    check_secrets(modules, players, players, 41)


@traces("dealt-face-down")
def test_another_truth_deals_other_builders_to_others() -> None:
    game = Game(Setup(players=3, modules=("master_builders",), seed=5))
    seen = set()
    for seed in range(20):
        other = state_of(game.determinize(0, seed))
        assert other.hand(0) == state_of(game).hand(0)
        faces = tuple(face for face in other.hand(1) if other.rules.face_owner[face])
        assert len(faces) == 2
        seen.add(faces)
    assert len(seen) > 3


def test_advice_sends_a_builder_for_a_tile_that_waits() -> None:
    game = turn_end(hand(FLORIN), BOARD, 'reserve = ["seraglio 9 -"]')
    assert (advise(game.view(0), send(FLORIN)) or 0.0) > 0
    game = turn_end(hand(FLORIN), BOARD)
    assert (advise(game.view(0), send(FLORIN)) or 0.0) < 0
    assert advise(game.view(0), Move("done_end")) is None
