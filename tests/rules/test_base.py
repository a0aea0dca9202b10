"""The worked examples of the base game, each as a position."""

from alhambra import Move
from tests.rules.base_table import GARDEN_10, TWO_EXACT, TWO_EXACT_SEAT
from tests.rules.support import game_with
from tests.rules.tracing import traces


@traces("no-change")
def test_overpaying_gives_the_tile_no_change_and_no_further_action() -> None:
    """A garden for 10 denar paid with 11."""
    game = game_with(GARDEN_10, 'hand = ["denar 8", "denar 3"]', "", "")
    events = game.play(Move("buy", space=1, pay=["denar 8", "denar 3"]))
    assert events[0]["exact"] is False
    assert game.view(0)["seats"][0]["hand"] == []
    assert game.view(0)["discard"] == ["denar 3", "denar 8"]
    assert game.question is not None
    assert game.question.kind == "place"


@traces("exact-again", "extra-declined")
def test_exact_payment_gives_another_action_that_may_be_declined() -> None:
    game = game_with(GARDEN_10, 'hand = ["denar 8", "denar 2", "ducat 1"]', "", "")
    game.play(Move("buy", space=1, pay=["denar 8", "denar 2"]))
    assert game.question is not None
    assert game.question.kind == "act"
    assert game.question.data == {"extra": True}
    game.play(Move("pass"))
    assert game.question.kind == "place"


@traces("superfluous")
def test_superfluous_cards_are_legal_but_not_listed() -> None:
    game = game_with(GARDEN_10, 'hand = ["denar 8", "denar 3", "denar 1"]', "", "")
    lavish = Move("buy", space=1, pay=["denar 8", "denar 3", "denar 1"])
    assert lavish not in game.moves()
    assert game.why_not(lavish) is None
    game.play(lavish)
    assert game.view(0)["seats"][0]["cards"] == 0


@traces("space-currency", "buy-price")
def test_payment_in_another_currency_is_refused() -> None:
    game = game_with(GARDEN_10, 'hand = ["dirham 8", "dirham 3", "denar 9"]', "", "")
    assert game.why_not(Move("buy", space=1, pay=["dirham 8", "dirham 3"])) == "wrong_currency"
    assert game.why_not(Move("buy", space=1, pay=["denar 9"])) == "too_little_money"
    assert game.why_not(Move("buy", space=2, pay=["denar 9"])) == "nothing_for_sale"
    assert game.why_not(Move("buy", space=1, pay=["denar 9", "denar 8"])) == "not_in_hand"


@traces("exact-again", "bought-waits", "exchange-same-cell")
def test_two_exact_buys_an_exchange_then_both_tiles_are_placed() -> None:
    """The exchange uses a tile that lay in the reserve; bought tiles are refused for it."""
    game = game_with(TWO_EXACT, TWO_EXACT_SEAT, "", "")
    game.play(Move("buy", space=1, pay=["denar 9"]))
    game.play(Move("buy", space=2, pay=["dirham 8"]))
    bought = Move("exchange", tile="pavilion 8 -", at=[1, 0])
    assert game.why_not(bought) == "bought_this_turn"
    assert game.why_not(Move("add", tile="pavilion 8 -", at=[0, 1])) == "bought_this_turn"
    game.play(Move("exchange", tile="chambers 11 -", at=[1, 0]))
    assert game.question is not None
    assert game.question.data == {"tiles": ["pavilion 8 -", "tower 9 NW"]}
    game.play(Move("place", tile="pavilion 8 -", at=[2, 0]))
    game.play(Move("place", tile="tower 9 NW", at=[0, -1]))
    seat = game.view(0)["seats"][0]
    assert seat["reserve"] == ["garden 11 -"]
    assert [tile["tile"] for tile in seat["board"]] == [
        "tower 9 NW",
        "chambers 11 -",
        "pavilion 8 -",
    ]


@traces("five-actions")
def test_five_actions_are_the_most_a_turn_can_have() -> None:
    head = """
    market = ["garden 9 E", "pavilion 8 -", "garden 8 NE", "seraglio 8 S"]
    display = ["dirham 9", "ducat 9", "ducat 7", "ducat 6"]
    """
    hand = 'hand = ["denar 9", "dirham 8", "ducat 8", "florin 8"]'
    game = game_with(head, hand, "", "")
    for space, card in enumerate(["denar 9", "dirham 8", "ducat 8", "florin 8"], start=1):
        game.play(Move("buy", space=space, pay=[card]))
    game.play(Move("take", cards=["dirham 9"]))
    assert game.question is not None
    assert game.question.kind == "place"


# --- Taking money


@traces("take-one-or-five")
def test_one_card_or_several_worth_five_at_most() -> None:
    """Only the two cards on the left may be taken together."""
    game = game_with('display = ["denar 2", "florin 3", "ducat 4", "dirham 8"]', "", "", "")
    takes = [m.parts["cards"] for m in game.moves() if m.kind == "take"]
    assert takes == [["denar 2"], ["florin 3"], ["ducat 4"], ["dirham 8"], ["denar 2", "florin 3"]]
    assert game.why_not(Move("take", cards=["denar 2", "ducat 4"])) == "above_take_limit"
    assert game.why_not(Move("take", cards=["denar 9"])) == "not_on_display"


@traces("take-one-or-five")
def test_equal_cards_are_listed_once() -> None:
    game = game_with('display = ["denar 1", "denar 1", "denar 1", "ducat 2"]', "", "", "")
    takes = [m.parts["cards"] for m in game.moves() if m.kind == "take"]
    assert len(takes) == len({tuple(cards) for cards in takes})
    assert ["denar 1", "denar 1", "denar 1", "ducat 2"] in takes


# --- Redesign


@traces("first-must")
def test_the_first_action_cannot_be_declined_while_one_is_possible() -> None:
    game = game_with('display = ["denar 1"]', "", "", "")
    assert game.why_not(Move("pass")) == "must_act"


@traces("first-must")
def test_whoever_can_do_nothing_passes() -> None:
    game = game_with('market = ["tower 13 E", "-", "-", "-"]', "", "", "")
    assert game.moves() == [Move("pass")]


@traces("fountain-open", "redesign-ways", "exchange-same-cell", "on-foot")
def test_redesign_adds_removes_and_exchanges_within_the_build_rules() -> None:
    seat = 'board = ["tower 11 N @ 1,0", "garden 10 N @ 2,0"]\nreserve = ["garden 9 E"]'
    game = game_with('display = ["denar 1"]', seat, "", "")
    assert game.why_not(Move("remove", at=[1, 0])) == "cut_off"
    assert game.why_not(Move("remove", at=[0, 0])) == "fountain_stays"
    assert game.why_not(Move("remove", at=[5, 5])) == "no_tile_there"
    assert game.why_not(Move("exchange", tile="garden 9 E", at=[1, 0])) == "sides_differ"
    assert game.why_not(Move("exchange", tile="garden 9 E", at=[2, 0])) is None
    assert game.why_not(Move("add", tile="garden 9 E", at=[3, 1])) == "no_side_contact"
    assert game.why_not(Move("add", tile="tower 12 -", at=[3, 0])) == "not_in_reserve"
    game.play(Move("remove", at=[2, 0]))
    assert game.view(0)["seats"][0]["reserve"] == ["garden 9 E", "garden 10 N"]


# --- The build rules


@traces("one-per-cell", "sides-match", "on-foot", "side-contact")
def test_each_build_rule_names_itself() -> None:
    seat = """
    board = ["pavilion 7 E @ 1,0"]
    pending = ["seraglio 7 W", "garden 11 -", "tower 11 S"]
    """
    game = game_with('question = "place"\nacted = true', seat, "", "")
    reasons = {
        ("garden 11 -", (2, 0)): "sides_differ",
        ("seraglio 7 W", (2, 0)): "not_on_foot",
        ("garden 11 -", (2, 1)): "no_side_contact",
        ("garden 11 -", (1, 0)): "cell_taken",
        ("tower 11 S", (0, -1)): "sides_differ",
        ("tower 11 S", (0, 1)): None,
        ("garden 11 -", (40, 0)): "table_edge",
    }
    for (tile, at), reason in reasons.items():
        assert game.why_not(Move("place", tile=tile, at=list(at))) == reason, (tile, at)


@traces("no-hole")
def test_no_hole_may_be_closed() -> None:
    """Seven of the eight cells round an empty one are built; the eighth would enclose it."""
    seat = """
    board = ["garden 11 - @ 1,0", "garden 10 - @ 2,0", "tower 11 - @ 0,1", "tower 12 - @ 0,2",
             "chambers 11 - @ 1,2", "chambers 10 - @ 2,2"]
    pending = ["arcades 10 -"]
    """
    game = game_with('question = "place"', seat, "", "")
    assert game.why_not(Move("place", tile="arcades 10 -", at=[2, 1])) == "hole"
    assert game.why_not(Move("place", tile="arcades 10 -", at=[1, 1])) is None


# --- Refills and scorings


@traces("market-order")
def test_spaces_are_filled_in_the_order_of_their_numbers() -> None:
    """Spaces 2 and 4 are empty: the first tile drawn goes to 2, the second to 4."""
    head = """
    market = ["tower 13 E", "-", "garden 12 S", "-"]
    tower = ["pavilion 8 -", "seraglio 9 -", "arcades 9 -"]
    display = ["denar 1", "denar 2", "denar 3", "denar 4"]
    """
    game = game_with(head, "", "", "")
    game.play(Move("take", cards=["denar 4"]))
    market = ["tower 13 E", "pavilion 8 -", "garden 12 S", "seraglio 9 -"]
    assert game.view()["market"] == market
