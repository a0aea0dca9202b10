"""The worked examples of the base game: scorings, the end, two players."""

from alhambra import Game, Move, Setup, position
from alhambra.position.record import replay
from tests.rules.base_table import SCORING_NEXT, TWO_PLAYERS, board, end_game, with_twenty_tiles
from tests.rules.support import game_with, leftovers, points
from tests.rules.tracing import traces


@traces("display-then-score")
def test_the_display_is_completed_before_the_scoring() -> None:
    game = game_with(SCORING_NEXT, "", 'board = ["seraglio 9 - @ 1,0"]', "")
    events = [event["event"] for event in game.play(Move("take", cards=["florin 9"]))]
    assert events == ["took", "turned_up", "turned_up", "scored", "turn"]
    assert game.scores == [0, 2, 0]
    assert game.view()["rounds"] == 1


@traces("at-once")
def test_score_at_once_scores_before_the_next_card() -> None:
    options = 'options = ["score_at_once"]\n'
    game = game_with(options + SCORING_NEXT, "", 'board = ["seraglio 9 - @ 1,0"]', "")
    events = [event["event"] for event in game.play(Move("take", cards=["florin 9"]))]
    assert events == ["took", "turned_up", "scored", "turned_up", "turn"]


@traces("two-scorings")
def test_two_scoring_cards_in_one_refill_are_scored_in_order() -> None:
    head = SCORING_NEXT.replace('"denar 7", "scoring"', '"scoring", "denar 7"')
    game = game_with(head, "", 'board = ["seraglio 9 - @ 1,0"]', "")
    game.play(Move("take", cards=["florin 9"]))
    assert game.scores == [0, 2 + 9, 0]
    assert [list(sheet) for sheet in game.score_sheets] == [[0, 1, 2], [0, 1, 2]]


@traces("reshuffle", "both-empty")
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


@traces("values-1")
def test_most_chambers_in_the_first_scoring() -> None:
    game = game_with("", board("chambers 11 -", "chambers 10 -"), board("chambers 9 S"), "")
    assert points(game, 1, "chambers") == [4, 0, 0]


@traces("values-2")
def test_first_and_second_in_towers_in_the_second_scoring() -> None:
    game = game_with("", board("tower 11 -", "tower 12 -"), board("tower 11 N"), "")
    assert points(game, 2, "tower") == [13, 6, 0]


@traces("ties")
def test_two_share_first_place_and_the_third_gets_nothing() -> None:
    """Four towers each: 13 + 6 points halved and rounded down."""
    first = """board = ["tower 11 - @ 1,0", "tower 11 N @ 2,0", "tower 7 NEW @ 0,-1",
               "tower 10 W @ 0,1"]"""
    second = """board = ["tower 12 - @ 1,0", "tower 11 S @ 2,0", "tower 9 ES @ 3,0",
                "tower 9 NW @ -1,0"]"""
    third = 'board = ["tower 9 NE @ 1,0"]'
    game = game_with("", first, second, third)
    assert points(game, 2, "tower") == [9, 9, 0]


@traces("values-3")
def test_three_places_in_the_third_scoring() -> None:
    first = 'board = ["pavilion 8 - @ 1,0", "pavilion 6 N @ 2,0", "pavilion 7 E @ 3,0"]'
    second = 'board = ["pavilion 2 NEW @ 0,-1", "pavilion 4 ES @ 1,0"]'
    third = 'board = ["pavilion 5 NW @ -1,0"]'
    game = game_with("", first, second, third)
    assert points(game, 3, "pavilion") == [16, 8, 1]


@traces("reserve-not")
def test_the_reserve_never_counts() -> None:
    game = game_with("", 'reserve = ["tower 12 -"]', board("tower 11 -"), "")
    assert points(game, 1, "tower") == [0, 6, 0]


@traces("end-trigger", "leftovers")
def test_the_richest_in_the_currency_gets_the_leftover_tile() -> None:
    assert leftovers(end_game('"denar 5"', '"denar 3"', "")) == [0, -1]
    assert leftovers(end_game('"denar 7"', '"denar 7"', "")) == [-1, -1]
    assert leftovers(end_game("", "", "")) == [-1, -1]


@traces("leftovers-free")
def test_one_seat_may_win_several_and_pays_nothing() -> None:
    game = end_game('"denar 5"', "", '"denar 9", "dirham 2"')
    assert leftovers(game) == [2, 2]
    assert game.question is not None
    assert (game.question.seat, game.question.kind) == (2, "place")
    game.play(Move("place", tile="tower 12 -", at=[1, 0]))
    game.play(Move("store", tile="garden 11 -"))
    assert game.over
    assert game.scores == [0, 0, 21]
    assert game.view(2)["seats"][2]["hand"] == ["denar 9", "dirham 2"]


@traces("winner")
def test_a_tie_for_victory_is_shared() -> None:
    game = end_game("", "", "")
    assert game.over
    assert game.winners == [0, 1, 2]


@traces("tower-may-be-empty")
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


@traces("dirk-cards", "dirk-six")
def test_two_players_use_two_copies_of_each_card_and_dirk_gets_six_tiles() -> None:
    game = Game(Setup(players=2, seed=3))
    hands = sum(seat["cards"] for seat in game.view()["seats"])
    assert hands + 4 + game.view()["deck"] == 72 + 2
    assert len(game.view()["dirk"]["tiles"]) == 6


@traces("money-score-tiles", "dirk-third")
def test_dirk_draws_a_third_of_the_tower_before_the_market_is_filled() -> None:
    """The tower holds 20 tiles at the second scoring: Dirk draws 6."""
    game = with_twenty_tiles()
    game.play(Move("buy", space=1, pay=["denar 9", "denar 4"]))
    events = game.play(Move("store", tile="tower 12 -"))
    drawn = [event for event in events if event["event"] == "dirk_drew"]
    assert [len(event["tiles"]) for event in drawn] == [6]
    names = [event["event"] for event in events]
    order = ["turned_up", "scored", "dirk_drew", "on_market"]
    assert [name for name in dict.fromkeys(names) if name in order] == order
    assert game.view()["tower"] == 13


@traces("leftovers-not-dirk", "dirk-gift")
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


@traces("dirk-ranks")
def test_dirk_ranks_in_majorities_and_has_no_wall() -> None:
    head = TWO_PLAYERS.replace('"tower 12 -"', '"-"')
    game = position.loads(
        f"{head}\n[[seat]]\ncolour = 'white'\n{board('tower 11 -')}\n[[seat]]\ncolour = 'red'\n"
        "[dirk]\ntiles = ['tower 12 -', 'tower 11 N']\n"
    )
    assert points(game, 2, "tower") == [6, 0, 13]
    assert [name for name, _, _ in game.count_round(2)[2]] == ["tower"]


@traces("winner", "dirk-no-win")
def test_dirk_cannot_win() -> None:
    game = position.loads(
        "rounds = 2\ntower = []\ndisplay = ['florin 1']\n[[seat]]\ncolour = 'white'\n"
        "[[seat]]\ncolour = 'red'\nscore = 1\n[dirk]\nscore = 50\ntiles = ['tower 12 -']\n"
    )
    game.play(Move("take", cards=["florin 1"]))
    assert game.over
    assert game.winners == [1]
    assert replay(game.record()).winners == [1]
