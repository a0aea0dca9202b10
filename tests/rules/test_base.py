"""The worked examples of the base game, each as a position."""

from alhambra import Game, Move, Setup, position
from alhambra.record import replay
from tests.rules.support import game_with, leftovers, points

# --- Buying


GARDEN_10 = """
market = ["garden 10 N", "-", "-", "-"]
display = ["dirham 9", "ducat 9", "ducat 8", "ducat 7"]
"""


def test_e5_overpaying_gives_the_tile_no_change_and_no_further_action() -> None:
    """A garden for 10 denar paid with 11."""
    game = game_with(GARDEN_10, 'hand = ["denar 8", "denar 3"]', "", "")
    events = game.play(Move("buy", space=1, pay=["denar 8", "denar 3"]))
    assert events[0]["exact"] is False
    assert game.view(0)["seats"][0]["hand"] == []
    assert game.view(0)["discard"] == ["denar 3", "denar 8"]
    assert game.question is not None
    assert game.question.kind == "place"


def test_exact_payment_gives_another_action_that_may_be_declined() -> None:
    game = game_with(GARDEN_10, 'hand = ["denar 8", "denar 2", "ducat 1"]', "", "")
    game.play(Move("buy", space=1, pay=["denar 8", "denar 2"]))
    assert game.question is not None
    assert game.question.kind == "act"
    assert game.question.data == {"extra": True}
    game.play(Move("pass"))
    assert game.question.kind == "place"


def test_superfluous_cards_are_legal_but_not_listed() -> None:
    game = game_with(GARDEN_10, 'hand = ["denar 8", "denar 3", "denar 1"]', "", "")
    lavish = Move("buy", space=1, pay=["denar 8", "denar 3", "denar 1"])
    assert lavish not in game.moves()
    assert game.why_not(lavish) is None
    game.play(lavish)
    assert game.view(0)["seats"][0]["cards"] == 0


def test_payment_in_another_currency_is_refused() -> None:
    game = game_with(GARDEN_10, 'hand = ["dirham 8", "dirham 3", "denar 9"]', "", "")
    assert game.why_not(Move("buy", space=1, pay=["dirham 8", "dirham 3"])) == "wrong_currency"
    assert game.why_not(Move("buy", space=1, pay=["denar 9"])) == "too_little_money"
    assert game.why_not(Move("buy", space=2, pay=["denar 9"])) == "nothing_for_sale"
    assert game.why_not(Move("buy", space=1, pay=["denar 9", "denar 8"])) == "not_in_hand"


TWO_EXACT = """
market = ["tower 9 NW", "pavilion 8 -", "garden 12 S", "seraglio 8 S"]
display = ["dirham 9", "ducat 9", "ducat 8", "ducat 7"]
"""
TWO_EXACT_SEAT = """
hand = ["denar 9", "dirham 8"]
board = ["garden 11 - @ 1,0"]
reserve = ["chambers 11 -"]
"""


def test_e6_two_exact_buys_an_exchange_then_both_tiles_are_placed() -> None:
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


def test_e7_one_card_or_several_worth_five_at_most() -> None:
    """Only the two cards on the left may be taken together."""
    game = game_with('display = ["denar 2", "florin 3", "ducat 4", "dirham 8"]', "", "", "")
    takes = [m.parts["cards"] for m in game.moves() if m.kind == "take"]
    assert takes == [["denar 2"], ["florin 3"], ["ducat 4"], ["dirham 8"], ["denar 2", "florin 3"]]
    assert game.why_not(Move("take", cards=["denar 2", "ducat 4"])) == "above_take_limit"
    assert game.why_not(Move("take", cards=["denar 9"])) == "not_on_display"


def test_equal_cards_are_listed_once() -> None:
    game = game_with('display = ["denar 1", "denar 1", "denar 1", "ducat 2"]', "", "", "")
    takes = [m.parts["cards"] for m in game.moves() if m.kind == "take"]
    assert len(takes) == len({tuple(cards) for cards in takes})
    assert ["denar 1", "denar 1", "denar 1", "ducat 2"] in takes


# --- Redesign


def test_the_first_action_cannot_be_declined_while_one_is_possible() -> None:
    game = game_with('display = ["denar 1"]', "", "", "")
    assert game.why_not(Move("pass")) == "must_act"


def test_whoever_can_do_nothing_passes() -> None:
    game = game_with('market = ["tower 13 E", "-", "-", "-"]', "", "", "")
    assert game.moves() == [Move("pass")]


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


def test_e8_spaces_are_filled_in_the_order_of_their_numbers() -> None:
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


SCORING_NEXT = """
market = ["tower 13 E", "garden 11 -", "garden 12 S", "garden 10 -"]
display = ["denar 1", "dirham 2", "ducat 3", "florin 9"]
deck = ["scoring", "denar 7", "scoring", "denar 8"]
tower = ["tower 12 -", "pavilion 8 -", "pavilion 7 E"]
"""


def test_the_display_is_completed_before_the_scoring() -> None:
    game = game_with(SCORING_NEXT, "", 'board = ["seraglio 9 - @ 1,0"]', "")
    events = [event["event"] for event in game.play(Move("take", cards=["florin 9"]))]
    assert events == ["took", "turned_up", "turned_up", "scored", "turn"]
    assert game.scores == [0, 2, 0]
    assert game.view()["rounds"] == 1


def test_score_at_once_scores_before_the_next_card() -> None:
    options = 'options = ["score_at_once"]\n'
    game = game_with(options + SCORING_NEXT, "", 'board = ["seraglio 9 - @ 1,0"]', "")
    events = [event["event"] for event in game.play(Move("take", cards=["florin 9"]))]
    assert events == ["took", "turned_up", "scored", "turned_up", "turn"]


def test_two_scoring_cards_in_one_refill_are_scored_in_order() -> None:
    head = SCORING_NEXT.replace('"denar 7", "scoring"', '"scoring", "denar 7"')
    game = game_with(head, "", 'board = ["seraglio 9 - @ 1,0"]', "")
    game.play(Move("take", cards=["florin 9"]))
    assert game.scores == [0, 2 + 9, 0]
    assert [list(sheet) for sheet in game.score_sheets] == [[0, 1, 2], [0, 1, 2]]


def test_an_empty_deck_is_replaced_by_the_shuffled_discard_pile() -> None:
    head = """
    rounds = 2
    market = ["tower 13 E", "garden 11 -", "garden 12 S", "garden 10 -"]
    display = ["denar 1"]
    discard = ["denar 5", "denar 6"]
    deck = []
    """
    game = game_with(head, "", "", "")
    game.play(Move("take", cards=["denar 1"]))
    assert sorted(game.view()["display"]) == ["denar 5", "denar 6"]
    assert game.view()["deck"] == 0
    assert game.view()["discard"] == []


def board(*tiles: str) -> str:
    """The lines of a seat with these tiles in a row east of the fountain; none has side walls."""
    placed = [f'"{tile} @ {x + 1},0"' for x, tile in enumerate(tiles)]
    return f"board = [{', '.join(placed)}]"


def test_e1_most_chambers_in_the_first_scoring() -> None:
    game = game_with("", board("chambers 11 -", "chambers 10 -"), board("chambers 9 S"), "")
    assert points(game, 1, "chambers") == [4, 0, 0]


def test_e2_first_and_second_in_towers_in_the_second_scoring() -> None:
    game = game_with("", board("tower 11 -", "tower 12 -"), board("tower 11 N"), "")
    assert points(game, 2, "tower") == [13, 6, 0]


def test_e3_two_share_first_place_and_the_third_gets_nothing() -> None:
    """Four towers each: 13 + 6 points halved and rounded down."""
    first = """board = ["tower 11 - @ 1,0", "tower 11 N @ 2,0", "tower 7 NEW @ 0,-1",
               "tower 10 W @ 0,1"]"""
    second = """board = ["tower 12 - @ 1,0", "tower 11 S @ 2,0", "tower 9 ES @ 3,0",
                "tower 9 NW @ -1,0"]"""
    third = 'board = ["tower 9 NE @ 1,0"]'
    game = game_with("", first, second, third)
    assert points(game, 2, "tower") == [9, 9, 0]


def test_e4_three_places_in_the_third_scoring() -> None:
    first = 'board = ["pavilion 8 - @ 1,0", "pavilion 6 N @ 2,0", "pavilion 7 E @ 3,0"]'
    second = 'board = ["pavilion 2 NEW @ 0,-1", "pavilion 4 ES @ 1,0"]'
    third = 'board = ["pavilion 5 NW @ -1,0"]'
    game = game_with("", first, second, third)
    assert points(game, 3, "pavilion") == [16, 8, 1]


def test_the_reserve_never_counts() -> None:
    game = game_with("", 'reserve = ["tower 12 -"]', board("tower 11 -"), "")
    assert points(game, 1, "tower") == [0, 6, 0]


# --- The end


def end_game(*hands: str) -> Game:
    """One turn before the tower runs dry; seat 0 takes a card and the game ends."""
    head = """
    rounds = 2
    market = ["tower 12 -", "garden 11 -", "-", "-"]
    tower = []
    display = ["florin 1", "florin 2", "florin 3", "florin 4"]
    """
    game = game_with(head, *[f"hand = [{hand}]" for hand in hands])
    game.play(Move("take", cards=["florin 1"]))
    return game


def test_d5_the_richest_in_the_currency_gets_the_leftover_tile() -> None:
    assert leftovers(end_game('"denar 5"', '"denar 3"', "")) == [0, -1]
    assert leftovers(end_game('"denar 7"', '"denar 7"', "")) == [-1, -1]
    assert leftovers(end_game("", "", "")) == [-1, -1]


def test_d5_one_seat_may_win_several_and_pays_nothing() -> None:
    game = end_game('"denar 5"', "", '"denar 9", "dirham 2"')
    assert leftovers(game) == [2, 2]
    assert game.question is not None
    assert (game.question.seat, game.question.kind) == (2, "place")
    game.play(Move("place", tile="tower 12 -", at=[1, 0]))
    game.play(Move("store", tile="garden 11 -"))
    assert game.over
    assert game.scores == [0, 0, 21]
    assert game.view(2)["seats"][2]["hand"] == ["denar 9", "dirham 2"]


def test_a_tie_for_victory_is_shared() -> None:
    game = end_game("", "", "")
    assert game.over
    assert game.winners == [0, 1, 2]


def test_the_tower_may_run_dry_while_the_market_is_full() -> None:
    head = """
    rounds = 2
    market = ["tower 12 -", "garden 11 -", "-", "garden 12 S"]
    tower = ["pavilion 8 -"]
    display = ["florin 1", "florin 2", "florin 3", "florin 4"]
    """
    game = game_with(head, "", "", "")
    game.play(Move("take", cards=["florin 1"]))
    assert not game.over
    assert game.view()["tower"] == 0


# --- Two players


TWO_PLAYERS = """
market = ["tower 12 -", "garden 11 -", "tower 13 E", "garden 12 S"]
display = ["florin 1", "florin 2", "florin 3", "florin 4"]
"""


def test_two_players_use_two_copies_of_each_card_and_dirk_gets_six_tiles() -> None:
    game = Game(Setup(players=2, seed=3))
    hands = sum(seat["cards"] for seat in game.view()["seats"])
    assert hands + 4 + game.view()["deck"] == 72 + 2
    assert len(game.view()["dirk"]["tiles"]) == 6


def test_d4_dirk_draws_a_third_of_the_tower_before_the_market_is_filled() -> None:
    """The tower holds 20 tiles at the second scoring: Dirk draws 6."""
    game = with_twenty_tiles()
    game.play(Move("buy", space=1, pay=["denar 9", "denar 4"]))
    events = game.play(Move("store", tile="tower 12 -"))
    drawn = [event for event in events if event["event"] == "dirk_drew"]
    assert [len(event["tiles"]) for event in drawn] == [6]
    names = [event["event"] for event in events]
    assert names.index("dirk_drew") < names.index("on_market")
    assert game.view()["tower"] == 13


def with_twenty_tiles() -> Game:
    """Two players, the second scoring card on top of the deck, 20 tiles in the tower."""
    head = """
    rounds = 1
    market = ["tower 12 -", "garden 11 -", "tower 13 E", "garden 12 S"]
    display = ["florin 2", "florin 3", "florin 4"]
    deck = ["scoring"]
    """
    game = game_with(head, 'hand = ["denar 9", "denar 4"]', "")
    state = game.state.copy()
    state.tower = state.tower[:20]
    return Game.from_state(game.setup, state)


def test_a_bought_tile_may_be_given_to_dirk_a_leftover_may_not() -> None:
    game = game_with(TWO_PLAYERS, 'hand = ["denar 9", "denar 4"]', "")
    game.play(Move("buy", space=1, pay=["denar 9", "denar 4"]))
    game.play(Move("give", tile="tower 12 -"))
    assert game.view()["dirk"]["tiles"] == ["tower 12 -"]
    end = game_with(
        'rounds = 2\ntower = []\nmarket = ["tower 12 -", "-", "-", "-"]\ndisplay = ["florin 1"]',
        'hand = ["denar 9"]',
        "",
    )
    end.play(Move("take", cards=["florin 1"]))
    assert end.why_not(Move("give", tile="tower 12 -")) == "not_bought"


def test_dirk_ranks_in_majorities_and_has_no_wall() -> None:
    head = TWO_PLAYERS.replace('"tower 12 -"', '"-"')
    game = position.loads(
        f"{head}\n[[seat]]\ncolour = 'white'\n{board('tower 11 -')}\n[[seat]]\ncolour = 'red'\n"
        "[dirk]\ntiles = ['tower 12 -', 'tower 11 N']\n"
    )
    assert points(game, 2, "tower") == [6, 0, 13]
    assert [name for name, _, _ in game.count_round(2)[2]] == ["tower"]


def test_dirk_cannot_win() -> None:
    game = position.loads(
        "rounds = 2\ntower = []\ndisplay = ['florin 1']\n[[seat]]\ncolour = 'white'\n"
        "[[seat]]\ncolour = 'red'\nscore = 1\n[dirk]\nscore = 50\ntiles = ['tower 12 -']\n"
    )
    game.play(Move("take", cards=["florin 1"]))
    assert game.over
    assert game.winners == [1]
    assert replay(game.record()).winners == [1]
