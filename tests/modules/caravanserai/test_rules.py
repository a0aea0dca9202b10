"""The Caravanserai: a money card whose value grows."""

import pytest

from alhambra import Game, Move, Setup, position
from alhambra.modules.caravanserai.advice import advise
from tests.modules.caravanserai.caravans import (
    DENAR,
    DUCAT,
    HEAD,
    before_turn,
    buy,
    cards,
    choose,
    drive,
    kind,
    prices,
    types,
    worth,
)
from tests.rules.support import game_with, leftovers
from tests.rules.tracing import traces
from tests.rules.whole_games import check_secrets, check_whole_game

SMALL = ("denar 8", "denar 4", "denar 2", "ducat 8")

# --- Buying


@traces("eight-cards")
def test_eight_cards_are_for_sale() -> None:
    game = Game(Setup(players=3, modules=("caravanserai",)))
    left = game.view(None)["caravanserai"]["left"]
    assert len(set(left)) == 8
    for currency in ("denar", "dirham", "ducat", "florin"):
        assert sum(card.startswith(currency) for card in left) == 2


@traces("price-by-types", "first-needs-four-types")
@pytest.mark.parametrize(("count", "price"), [(4, 8), (5, 4), (6, 2)])
def test_the_price_falls_with_the_building_types(count: int, price: int) -> None:
    game = game_with(HEAD, types(count, *SMALL), "", "")
    assert min(prices(game)) == price
    assert game.why_not(buy("denar", f"denar {price}")) is None


@traces("first-needs-four-types")
def test_three_types_are_not_enough() -> None:
    game = game_with(HEAD, types(3, *SMALL), "", "")
    assert prices(game) == set()
    assert game.why_not(buy("denar", "denar 8")) == "nothing_for_sale"


@traces("reserve-does-not-count")
def test_buildings_in_the_reserve_make_no_type() -> None:
    seat = types(3, *SMALL) + '\nreserve = ["arcades 9 -"]'
    assert prices(game_with(HEAD, seat, "", "")) == set()


@traces("reserve-does-not-count")
def test_several_buildings_of_a_type_are_one_type() -> None:
    seat = 'hand = ["denar 8"]\nboard = ["tower 12 - @ 1,0", "tower 11 - @ 2,0", '
    seat += '"garden 11 - @ 3,0", "chambers 11 - @ 4,0"]'
    assert prices(game_with(HEAD, seat, "", "")) == set()


@traces("second-needs-five-types", "at-most-two")
def test_the_second_card_needs_five_types_and_there_is_no_third() -> None:
    one = cards([f"{DENAR}: denar 0"], [], [])
    assert prices(game_with(HEAD, types(4, *SMALL), "", "", tail=one)) == set()
    assert min(prices(game_with(HEAD, types(5, *SMALL), "", "", tail=one))) == 4
    two = cards([f"{DENAR}: denar 0", f"{DUCAT}: ducat 0"], [], [])
    assert prices(game_with(HEAD, types(6, *SMALL), "", "", tail=two)) == set()


@traces("one-currency-of-choice")
def test_any_one_currency_pays_but_no_mixture() -> None:
    game = game_with(HEAD, types(5, "denar 2", "ducat 2", "florin 4", "dirham 9"), "", "")
    assert game.why_not(buy("florin", "florin 4")) is None
    assert game.why_not(buy("dirham", "dirham 9")) is None
    assert game.why_not(buy("denar", "denar 2", "ducat 2")) == "wrong_currency"
    assert game.why_not(buy("denar", "denar 2")) == "too_little_money"


@traces("exact-gives-an-action", "choose-any-card", "marker-begins-at-zero")
def test_an_exact_payment_gives_another_action_and_any_card_may_be_chosen() -> None:
    tail = cards([], [f"{DUCAT}: ducat 0"], [])
    game = game_with(HEAD, types(6, "denar 2", "ducat 8"), "", "", tail=tail)
    game.play(buy("denar", "denar 2"))
    assert kind(game) == "caravanserai_question"
    assert len(game.moves()) == 7
    assert game.why_not(choose(DUCAT)) == "caravanserai_taken"
    assert game.why_not(choose("gold mine")) == "no_such_caravanserai"
    events = game.play(choose(DENAR))
    assert events[0] == {"event": "caravanserai_chosen", "seat": 0, "caravanserai": DENAR}
    assert worth(game, 0) == ["denar 0"]
    assert kind(game) == "act"
    assert game.question is not None
    assert game.question.data == {"extra": True}


@traces("exact-gives-an-action")
def test_paying_too_much_is_the_whole_action() -> None:
    game = game_with(HEAD, types(6, "denar 8"), "", "")
    game.play(buy("denar", "denar 8"))
    game.play(choose(DENAR))
    assert game.view(0)["turn"] == 1


# --- Moving on


@traces("one-field", "example-two-markers", "may-stay", "up-or-outwards")
def test_the_example_with_two_markers() -> None:
    """A shows 2 ducats, B shows 3 denars."""
    game = before_turn(f"{DUCAT}: ducat 2", f"{DENAR}: denar 3")
    assert game.question is not None
    assert game.question.seat == 1
    listed = [(m.parts["caravanserai"], m.parts["reaches"]) for m in game.moves()[:-1]]
    assert sorted(listed) == [
        (DENAR, "denar 4"),
        (DENAR, "ducat 3"),
        (DUCAT, "dirham 2"),
        (DUCAT, "ducat 3"),
    ]
    assert game.moves()[-1].kind == "done_start"
    game.play(Move("done_start"))
    assert kind(game) == "act"
    assert worth(game, 1) == ["denar 3", "ducat 2"]


@traces("one-marker-a-turn")
def test_only_one_marker_moves_in_a_turn() -> None:
    game = before_turn(f"{DUCAT}: ducat 2", f"{DENAR}: denar 3")
    events = game.play(drive(DUCAT, "dirham 2"))
    moved = {"event": "caravan_moved", "seat": 1, "caravanserai": DUCAT, "reaches": "dirham 2"}
    assert moved in events
    assert worth(game, 1) == ["denar 3", "dirham 2"]
    assert all(move.kind != "drive_caravan" for move in game.moves())
    assert kind(game) == "act"


@traces("up-or-outwards", "never-back")
def test_a_marker_that_left_the_column_stays_where_it_is() -> None:
    game = before_turn(f"{DUCAT}: dirham 2")
    assert kind(game) == "act"  # nothing can move, so nobody asks
    game = before_turn(f"{DUCAT}: dirham 2", f"{DENAR}: denar 5")
    assert kind(game) == "act"
    game = before_turn(f"{DUCAT}: dirham 2", f"{DENAR}: denar 4")
    for reaches in ("ducat 2", "ducat 3", "dirham 2", "ducat 0"):
        assert game.why_not(drive(DUCAT, reaches)) == "caravan_not_there"
    assert game.why_not(drive(DENAR, "denar 3")) == "caravan_not_there"
    assert game.why_not(drive(DENAR, "denar 9")) == "caravan_not_there"


@traces("the-track")
@pytest.mark.parametrize(
    ("shows", "onward"),
    [
        ("denar 0", ["denar 1"]),
        ("denar 1", ["denar 2"]),
        ("denar 2", ["denar 3", "dirham 2"]),
        ("denar 3", ["denar 4", "ducat 3"]),
        ("denar 4", ["denar 5", "florin 4"]),
    ],
)
def test_the_track_branches_at_two_three_and_four(shows: str, onward: list[str]) -> None:
    game = before_turn(f"{DENAR}: {shows}")
    assert [move.parts["reaches"] for move in game.moves()[:-1]] == onward


@traces("own-cards-only")
def test_nobody_moves_the_marker_of_another() -> None:
    tail = cards([f"{DENAR}: denar 2"], [f"{DUCAT}: ducat 2"], [])
    game = game_with(HEAD, "", "", "", tail=tail)
    game.play(Move("take", cards=["dirham 6"]))
    assert game.why_not(drive(DENAR, "denar 3")) == "not_your_caravanserai"


@traces("new-card-waits")
def test_a_card_just_bought_does_not_move_in_this_turn() -> None:
    game = game_with(HEAD, types(6, "denar 2", "ducat 8"), "", "")
    game.play(buy("denar", "denar 2"))
    game.play(choose(DENAR))
    assert game.why_not(drive(DENAR, "denar 1")) == "not_asked"


# --- Spending


@traces("spent-like-a-card", "back-to-zero", "all-or-nothing")
def test_what_a_marker_shows_is_spent_whole_and_the_marker_goes_back() -> None:
    tail = cards([f"{DENAR}: florin 4"], [], [])
    game = game_with(HEAD, "", "", "", tail=tail)
    events = game.play(Move("buy", space=4, pay=["florin caravan 4"]))
    assert events[0]["exact"] is True
    assert worth(game, 0) == ["denar 0"]
    assert game.view(0)["discard"] == []
    assert game.why_not(Move("buy", space=3, pay=["florin caravan 4"])) == "wrong_currency"


@traces("all-or-nothing")
def test_more_than_needed_is_overpaid() -> None:
    tail = cards([f"{DUCAT}: ducat 5"], [], [])
    head = HEAD.replace("seraglio 5 SW", "pavilion 3 SW")
    game = game_with(head, "", "", "", tail=tail)
    assert game.why_not(Move("buy", space=3, pay=["ducat caravan 3"])) == "not_in_hand"
    events = game.play(Move("buy", space=3, pay=["ducat caravan 5"]))
    assert events[0]["exact"] is False


@traces("both-in-one-payment")
def test_two_markers_and_cards_go_into_one_payment() -> None:
    tail = cards([f"{DENAR}: ducat 3", f"{DUCAT}: ducat 1"], [], [])
    game = game_with(HEAD, 'hand = ["ducat 1"]', "", "", tail=tail)
    pay = ["ducat 1", "ducat caravan 1", "ducat caravan 3"]
    events = game.play(Move("buy", space=3, pay=pay))
    assert events[0]["exact"] is True
    assert worth(game, 0) == ["denar 0", "ducat 0"]


@traces("equal-markers")
def test_of_two_equal_markers_the_one_at_its_end_is_spent_first() -> None:
    tail = cards([f"{DENAR}: ducat 3", f"{DUCAT}: ducat 3"], [], [])
    head = HEAD.replace("seraglio 5 SW", "pavilion 3 SW")
    game = game_with(head, "", "", "", tail=tail)
    game.play(Move("buy", space=3, pay=["ducat caravan 3"]))
    assert worth(game, 0) == ["denar 0", "ducat 3"]
    tail = cards([f"{DENAR}: denar 3", f"{DUCAT}: denar 3"], [], [])
    game = game_with(HEAD.replace("tower 13 E", "pavilion 6 N"), "", "", "", tail=tail)
    game.play(Move("buy", space=1, pay=["denar caravan 3", "denar caravan 3"]))
    assert worth(game, 0) == ["denar 0", "ducat 0"]


@traces("pays-for-a-caravanserai")
def test_a_caravanserai_pays_for_another() -> None:
    tail = cards([f"{DENAR}: denar 4"], [], [])
    game = game_with(HEAD, types(5), "", "", tail=tail)
    game.play(buy("denar", "denar caravan 4"))
    game.play(choose(DUCAT))
    assert worth(game, 0) == ["denar 0", "ducat 0"]
    assert kind(game) == "act"


@traces("moves-again-next-turn")
def test_a_spent_marker_moves_again_from_the_next_turn_on() -> None:
    game = before_turn(f"{DENAR}: florin 4")
    game.play(Move("buy", space=4, pay=["florin caravan 4"]))
    game.play(Move("pass"))
    game.play(game.moves()[0])
    for _ in range(2):
        assert kind(game) == "act"
        game.play(next(move for move in game.moves() if move.kind == "take"))
    assert kind(game) == "start_question"
    assert game.moves()[0] == drive(DENAR, "denar 1")


@traces("counts-for-leftovers")
def test_it_counts_when_the_last_tiles_are_given_out() -> None:
    head = """
    modules = ["caravanserai"]
    rounds = 2
    market = ["tower 12 -", "garden 11 -", "-", "-"]
    tower = []
    display = ["florin 1", "florin 2", "florin 3", "florin 4"]
    """
    tail = cards([], [f"{DENAR}: denar 2"], [])
    game = game_with(head, 'hand = ["denar 1"]', "", "", tail=tail)
    game.play(Move("take", cards=["florin 1"]))
    assert leftovers(game) == [1, -1]


@traces("open")
def test_everybody_sees_cards_and_markers() -> None:
    tail = cards([], [f"{DENAR}: denar 2"], [])
    game = game_with(HEAD, "", "", "", tail=tail)
    for seat in (0, 1, 2, None):
        shown = game.view(seat)["caravanserai"]
        assert shown["cards"] == [[], [[DENAR, "denar 2"]], []]
        assert game.view(seat)["seats"][1]["cards"] == 0


# --- Positions, whole games, advice


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ("[module.caravanserai]\ngold = 1", "unknown key gold"),
        ("[module.caravanserai]\ncards = 1", "cards must be a list for each seat"),
        ("[module.caravanserai]\ncards = [1, 2, 3]", "cards must be a list for each seat"),
        (cards(["denar"], [], []), "each entry names a caravanserai, then the field"),
        (cards([f"{DENAR}: gold 2"], [], []), "there is no field gold 2"),
        (cards([f"{DENAR}: ducat 2"], [], []), f"{DENAR} has no field ducat 2"),
        (
            cards([f"{DENAR}: denar 2"], [f"{DENAR}: denar 2"], []),
            f"{DENAR} is in two places",
        ),
    ],
)
def test_a_wrong_position_is_refused(table: str, message: str) -> None:
    with pytest.raises(position.PositionError, match=message):
        game_with(HEAD, "", "", "", tail=table)


def test_moves_and_positions_round_trip() -> None:
    game = before_turn(f"{DUCAT}: ducat 2", f"{DENAR}: denar 3", hand='"ducat 3"')
    again = position.loads(position.dump(game))
    assert again.moves() == game.moves()
    assert position.dump(again) == position.dump(game)
    for move in game.moves():
        assert Move.from_json(move.to_json()) == move


@pytest.mark.parametrize("players", range(2, 7))
def test_random_games_end_and_nothing_leaks(players: int) -> None:
    check_whole_game(("caravanserai",), players, players)
    check_secrets(("caravanserai",), players, players, 31)


def test_advice_buys_early_and_moves_where_it_pays() -> None:
    game = game_with(HEAD, types(6, "denar 2", "ducat 8"), "", "")
    exact = advise(game.view(0), buy("denar", "denar 2"))
    dear = advise(game.view(0), buy("ducat", "ducat 8"))
    assert exact is not None
    assert dear is not None
    assert exact > 0
    assert exact > dear
    late = game.view(0) | {"tower": 3}
    assert (advise(late, buy("denar", "denar 2")) or 0.0) < 0
    assert advise(game.view(0), choose(DENAR)) == 0.0
    assert advise(game.view(0), Move("pass")) is None
    game = before_turn(f"{DUCAT}: ducat 4", hand='"ducat 1"')
    worths = {m.parts["reaches"]: advise(game.view(1), m) or 0.0 for m in game.moves()[:-1]}
    assert worths["ducat 5"] > worths["florin 4"] - 1.0
