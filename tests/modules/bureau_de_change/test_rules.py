"""The Bureaux de Change: two currencies for one purchase."""

from itertools import combinations

from alhambra import Game, Move, Setup
from tests.modules.bureau_de_change.bureau import (
    BLUE_YELLOW,
    HEAD,
    MINE,
    at_the_market,
    hands,
    kind,
    pay,
    use,
)
from tests.rules.support import game_with
from tests.rules.tracing import traces
from tests.support import PLAYERS, state_of

# --- Getting one


@traces("stacks")
def test_two_cards_each_lie_in_the_three_stacks_in_the_middle() -> None:
    for players in PLAYERS:
        game = Game(Setup(players=players, seed=players, modules=("bureau_de_change",)))
        state = state_of(game)
        names = [state.rules.face_names[face] for face in state.deck]
        bounds = [*state.fifths[::-1], len(names)]  # from the bottom
        fifths = [names[bounds[n] : bounds[n + 1]] for n in range(5)][::-1]
        counts = [sum(name.startswith("bureau") for name in fifth) for fifth in fifths]
        assert counts == [0, 2, 2, 2, 0]
        assert not any(name.startswith("bureau") for name in game.view()["display"])


@traces("whole-action")
def test_one_is_taken_instead_of_money_as_a_whole_action() -> None:
    game = at_the_market("", tail="")
    events = game.play(Move("take_bureau", card="bureau denar dirham"))
    assert events[0] == {"event": "bureau_taken", "seat": 0, "card": "bureau denar dirham"}
    assert game.view(0)["bureau_de_change"] == {
        "hands": [["bureau denar dirham"], 0, 0],
    }
    assert game.view(1)["bureau_de_change"] == {"hands": [1, [], 0]}
    assert game.view()["bureau_de_change"] == {"hands": [1, 0, 0]}
    assert game.view()["seats"][0]["cards"] == 0
    assert (game.question.seat if game.question else None, kind(game)) == (1, "act")


@traces("whole-action")
def test_small_cards_are_not_taken_together_with_one() -> None:
    game = at_the_market("", tail="")
    takes = [move.parts["cards"] for move in game.moves() if move.kind == "take"]
    assert takes == [["denar 3"], ["ducat 2"], ["florin 8"], ["denar 3", "ducat 2"]]
    together = Move("take", cards=["ducat 2", "bureau denar dirham"])
    assert game.why_not(together) == "no_money_card"
    assert game.why_not(Move("take", cards=["bureau denar dirham"])) == "no_money_card"


@traces("whole-action")
def test_only_a_card_on_display_can_be_taken() -> None:
    game = at_the_market("", tail="")
    assert game.why_not(Move("take_bureau", card=BLUE_YELLOW)) == "not_on_display"
    assert game.why_not(Move("take_bureau", card="denar 3")) == "no_such_card"


@traces("in-display")
def test_it_takes_a_place_in_the_display() -> None:
    head = """
    modules = ["bureau_de_change"]
    market = ["garden 11 -", "tower 12 -", "tower 13 E", "pavilion 7 E"]
    display = ["denar 3", "ducat 2", "ducat 3", "florin 8"]
    deck = ["bureau ducat florin", "denar 9", "scoring", "scoring"]
    """
    game = game_with(head, "", "", "")
    game.play(Move("take", cards=["florin 8"]))
    assert game.view()["display"] == ["denar 3", "ducat 2", "ducat 3", "bureau ducat florin"]


@traces("any-number")
def test_any_number_may_be_held() -> None:
    cards = ["denar ducat", "denar florin", "dirham ducat", "dirham florin", "ducat florin"]
    tail = hands(", ".join(f'"bureau {card}"' for card in cards), "", "")
    game = at_the_market("", tail=tail)
    game.play(Move("take_bureau", card="bureau denar dirham"))
    assert game.view()["bureau_de_change"]["hands"] == [6, 0, 0]


# --- Using one


@traces("two-currencies", "one-tile")
def test_the_garden_is_paid_with_both_currencies() -> None:
    """9 florin and 2 denar for 11, demanded in denar; or 7 denar for 7 florin; not both."""
    game = at_the_market()
    assert game.why_not(use(1)) is None
    assert game.why_not(use(4)) is None
    game.play(use(1))
    assert kind(game) == "pay_bill"
    assert game.question is not None
    assert game.question.shape == "pay"
    assert game.question.data == {
        "price": 11,
        "paid": 0,
        "currencies": ["denar", "florin"],
        "exact": False,
    }
    for move in pay("florin 9", "denar 2"):
        events = game.play(move)
    assert events[0] == {
        "event": "bought",
        "seat": 0,
        "space": 1,
        "tile": "garden 11 -",
        "price": 11,
        "paid": ["denar 2", "florin 9"],
        "exact": True,
    }
    assert kind(game) == "act"
    assert game.view()["discard"] == ["denar 2", "florin 9", BLUE_YELLOW]
    assert game.why_not(use(4)) == "no_such_bureau"
    assert game.view(0)["seats"][0]["hand"] == ["denar 7"]


@traces("other-only", "exact-counts")
def test_the_pavilion_is_paid_wholly_in_the_other_currency() -> None:
    game = at_the_market()
    game.play(use(4))
    game.play(pay("denar 7")[0])
    assert kind(game) == "act"
    assert game.question is not None
    assert game.question.data == {"extra": True}
    game.play(Move("pass"))
    assert game.question.data == {"tiles": ["pavilion 7 E"]}


@traces("exact-counts")
def test_overpaying_ends_the_turn() -> None:
    game = at_the_market('hand = ["denar 8", "florin 9"]')
    game.play(use(1))
    for move in pay("denar 8", "florin 9"):
        game.play(move)
    assert kind(game) == "place"


@traces("two-currencies")
def test_the_demanded_currency_must_be_on_the_card() -> None:
    game = at_the_market('hand = ["denar 9", "florin 9", "dirham 9", "dirham 8"]')
    assert game.why_not(use(2)) == "wrong_currency"
    assert game.why_not(use(3)) == "wrong_currency"
    assert game.why_not(use(1, "bureau denar dirham")) == "no_such_bureau"


def test_what_cannot_be_paid_is_refused() -> None:
    game = at_the_market('hand = ["denar 2", "florin 4"]')
    assert game.why_not(use(1)) == "too_little_money"
    assert game.why_not(use(4)) == "too_little_money"
    assert [move for move in game.moves() if move.kind == "bureau_buy"] == []
    assert game.why_not(use(1, "denar 9")) == "no_such_card"
    assert game.why_not(Move("bureau_buy", card=BLUE_YELLOW, space=7)) == "nothing_for_sale"
    wrong = Move("bureau_buy", card=BLUE_YELLOW, space=1, tile="tower 12 -")
    assert game.why_not(wrong) == "other_tile_there"


@traces("two-currencies")
def test_the_bill_takes_its_two_currencies_only() -> None:
    game = at_the_market('hand = ["denar 7", "florin 9", "ducat 5"]')
    game.play(use(1))
    assert [move.parts for move in game.moves()] == [{"unit": "denar 7"}, {"unit": "florin 9"}]
    assert game.why_not(pay("ducat 5")[0]) == "wrong_currency"
    assert game.why_not(pay("denar 9")[0]) == "not_in_hand"
    assert game.why_not(pay("gold 9")[0]) == "no_such_card"
    assert game.why_not(Move("pay_done")) == "too_little_money"
    assert game.why_not(Move("take", cards=["denar 3"])) == "not_asked"


@traces("no-diamonds", "diamonds:no-bureau")
def test_diamonds_are_never_mixed() -> None:
    head = HEAD.replace('"bureau_de_change"', '"bureau_de_change", "diamonds"')
    game = at_the_market('hand = ["denar 7", "florin 4", "diamond 9"]', head)
    game.play(use(1))
    assert [move.parts["unit"] for move in game.moves()] == ["denar 7", "florin 4"]
    assert game.why_not(pay("diamond 9")[0]) == "wrong_currency"


def test_one_may_take_back_until_something_turns_up() -> None:
    game = at_the_market()
    before = game.view(0)
    game.play(use(1))
    game.play(pay("florin 9")[0])
    for _ in range(2):
        game.undo()
    assert game.view(0) == before


@traces("back-by-shuffle")
def test_a_used_card_comes_back_when_the_discard_pile_is_shuffled() -> None:
    head = """
    modules = ["bureau_de_change"]
    rounds = 2
    market = ["garden 11 -", "tower 12 -", "tower 13 E", "pavilion 7 E"]
    display = ["denar 1"]
    discard = ["denar 5", "bureau ducat florin"]
    deck = []
    """
    game = game_with(head, "", "", "")
    game.play(Move("take", cards=["denar 1"]))
    assert sorted(game.view()["display"]) == ["bureau ducat florin", "denar 5"]


# --- With other modules


@traces("coins-mix")
def test_coins_mix_like_cards_and_change_may_be_earned_on_purpose() -> None:
    head = HEAD.replace('"bureau_de_change"', '"bureau_de_change", "change"')
    coins = '[module.change]\ncoins = [["denar coin"], [], []]\n'
    game = at_the_market('hand = ["denar 2", "florin 8", "florin 9"]', head, MINE + coins)
    game.play(use(1))
    for move in pay("florin 8", "denar 2", "denar coin"):
        assert kind(game) == "pay_bill"
        game.play(move)
    # The price is reached, but with the 9 there would be four coins.
    assert kind(game) == "pay_bill"
    assert game.moves() == [Move("pay_card", unit="florin 9"), Move("pay_done")]
    other = game.copy()
    events = game.play(Move("pay_done"))
    assert [event["event"] for event in events] == ["bought"]
    assert events[0]["exact"] is True
    events = other.play(Move("pay_card", unit="florin 9"))
    assert [event["event"] for event in events] == ["bought", "change_given"]
    assert len(events[1]["coins"]) == 4


@traces("six-pairs")
def test_the_six_cards_are_the_six_pairs() -> None:
    state = state_of(Game(Setup(players=3, seed=1, modules=("bureau_de_change",))))
    names = [state.rules.face_names[face] for face in state.deck]
    pairs = combinations(("denar", "dirham", "ducat", "florin"), 2)
    assert sorted(name for name in names if name.startswith("bureau")) == sorted(
        f"bureau {first} {second}" for first, second in pairs
    )


@traces("one-per-payment")
def test_only_one_card_joins_a_payment() -> None:
    """Denar and florin mix with the one card, denar and ducat with the other; never all three."""
    tail = hands(f'"{BLUE_YELLOW}", "bureau denar ducat"', "", "")
    game = at_the_market('hand = ["denar 2", "florin 5", "ducat 4"]', tail=tail)
    assert game.why_not(use(1)) == "too_little_money"
    assert game.why_not(use(1, "bureau denar ducat")) == "too_little_money"
    game = at_the_market('hand = ["denar 2", "florin 9", "ducat 4"]', tail=tail)
    game.play(use(1))
    assert game.why_not(Move("bureau_buy", card="bureau denar ducat", space=1)) == "not_asked"
    assert game.why_not(pay("ducat 4")[0]) == "wrong_currency"


@traces("not-project", "major_construction_projects:no-bureau")
def test_no_exchange_card_helps_to_bid_for_a_project() -> None:
    name = "major_construction_projects"
    head = HEAD.replace('"bureau_de_change"', f'"bureau_de_change", "{name}"')
    tail = MINE + f'[module.{name}]\nopen = "project tower garden"\n'
    game = at_the_market('hand = ["denar 9", "florin 9"]', head, tail)
    assert not [move for move in game.moves() if move.kind == "bid_project"]
    mixed = Move("bid_project", pay=["denar 9", "florin 9"])
    assert game.why_not(mixed) == "wrong_currency"
