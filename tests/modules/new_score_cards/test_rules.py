"""The New Score Cards: another order of the building types for each scoring."""

import pytest

from alhambra import Game, Move, Setup, position
from alhambra.bots.advice.worth import building_gain
from alhambra.engine.rules import TYPES
from alhambra.game.catalogue import make_module
from alhambra.modules.new_score_cards import NewScoreCards
from alhambra.modules.new_score_cards.advice import advise, place_points
from tests.rules.support import game_with, points
from tests.rules.tracing import traces
from tests.rules.whole_games import check_secrets, check_whole_game
from tests.support import state_of

HEAD = """
modules = ["new_score_cards"]
market = ["garden 10 N", "tower 7 NEW", "tower 13 E", "garden 8 SW"]
display = ["florin 6", "florin 7", "florin 8", "florin 9"]
"""
# Gardens are the least valuable in the first scoring, seraglios the most valuable.
FIRST = ["garden", "tower", "arcades", "pavilion", "chambers", "seraglio"]
SECOND = ["tower", "pavilion", "seraglio", "chambers", "arcades", "garden"]
THIRD = ["seraglio", "garden", "tower", "chambers", "arcades", "pavilion"]


def cards(*orders: list[str]) -> str:
    """The module's table."""
    names = ("first", "second", "third")
    lines = [f"{name} = {order}" for name, order in zip(names, orders, strict=True)]
    return "\n".join(["[module.new_score_cards]", *lines]).replace("'", '"')


OPEN = cards(FIRST, SECOND, THIRD)
GARDENS = 'board = ["garden 11 - @ 1,0", "garden 10 - @ 2,0"]'
GARDEN = 'board = ["garden 10 W @ -1,0"]'
TOWER = 'board = ["tower 12 - @ 1,0"]'


# --- Set-up


@traces("three-drawn", "open-from-the-start", "rest-leaves")
@pytest.mark.parametrize("players", range(2, 7))
def test_three_different_cards_lie_open_from_the_start(players: int) -> None:
    game = Game(Setup(players=players, modules=("new_score_cards",), seed=players))
    shown = game.view(None)["new_score_cards"]
    assert list(shown) == ["first", "second", "third"]
    assert all(sorted(order) == sorted(TYPES) for order in shown.values())
    assert len({tuple(order) for order in shown.values()}) == 3
    assert all(game.view(seat)["new_score_cards"] == shown for seat in range(players))
    told = [event for event in game.log() if event["event"] == "score_card"]
    assert {event["scoring"]: event["types"] for event in told} == shown


@traces("eighteen-orders")
def test_each_type_stands_three_times_in_each_place() -> None:
    module = make_module("new_score_cards")
    assert isinstance(module, NewScoreCards)
    orders = module.orders
    assert len({tuple(order) for order in orders}) == 18
    for place in range(6):
        assert sorted(order[place] for order in orders) == sorted(list(range(6)) * 3)


@traces("three-drawn")
def test_every_card_is_drawn_sooner_or_later() -> None:
    seen = set()
    for seed in range(60):
        game = Game(Setup(players=2, modules=("new_score_cards",), seed=seed))
        seen |= {tuple(order) for order in game.view(None)["new_score_cards"].values()}
    assert len(seen) == 18


# --- Scoring


@traces("order-sets-values", "printed-points-do-not-count")
def test_most_gardens_bring_one_point_where_gardens_stand_lowest() -> None:
    game = game_with(HEAD, GARDENS, GARDEN, "", tail=OPEN)
    assert points(game, 1, "garden") == [1, 0, 0]
    plain = game_with(HEAD.replace('modules = ["new_score_cards"]', ""), GARDENS, GARDEN, "")
    assert points(plain, 1, "garden") == [5, 0, 0]


@traces("order-sets-values")
def test_the_most_valuable_type_brings_what_towers_bring_otherwise() -> None:
    board = 'board = ["seraglio 9 - @ 1,0"]'
    game = game_with(HEAD, board, "", "", tail=OPEN)
    assert points(game, 1, "seraglio") == [6, 0, 0]


@traces("order-sets-values", "each-scoring-has-its-own-card")
def test_the_second_and_third_places_follow_the_card_of_their_scoring() -> None:
    game = game_with(HEAD, GARDENS, GARDEN, "", tail=OPEN)
    assert points(game, 2, "garden") == [13, 6, 0]  # the most valuable on the second card
    assert points(game, 3, "garden") == [17, 9, 0]  # the second lowest on the third


@traces("order-sets-values")
def test_the_lowest_place_of_the_third_card_brings_sixteen_eight_and_one() -> None:
    orders = cards(THIRD, SECOND, FIRST)
    one = 'board = ["garden 10 - @ 1,0"]'
    game = game_with(HEAD, GARDENS.replace("10 -", "12 S"), GARDEN, one, tail=orders)
    assert points(game, 3, "garden") == [16, 4, 4]  # 8 and 1, shared and rounded down
    game = game_with(HEAD, GARDENS, GARDEN, "", tail=orders)
    assert points(game, 3, "garden") == [16, 8, 0]


@traces("every-place-has-its-value")
@pytest.mark.parametrize("place", range(6))
def test_each_place_on_a_card_has_the_values_of_the_base_games_types(place: int) -> None:
    game = game_with(HEAD, "", "", "", tail=OPEN)
    state = state_of(game)
    (module,) = state.rules.fold_values
    for number, order in enumerate((FIRST, SECOND, THIRD)):
        kind = TYPES.index(order[place])
        lowest = ([1], [8, 1], [16, 8, 1])[number]
        assert module.values(state, number + 1, kind, []) == [value + place for value in lowest]


@traces("ties-share-the-new-values")
def test_ties_share_what_the_card_says() -> None:
    game = game_with(HEAD, TOWER, 'board = ["tower 11 - @ 1,0"]', "", tail=OPEN)
    assert points(game, 1, "tower") == [1, 1, 0]  # 2 points shared
    assert points(game, 2, "tower") == [4, 4, 0]  # 8 and 1 shared
    assert points(game, 3, "tower") == [14, 14, 0]  # 18 and 10 shared


@traces("dirk-too")
def test_dirks_buildings_are_worth_the_same() -> None:
    tail = OPEN + '\n[dirk]\ntiles = ["garden 10 -", "garden 11 -"]'
    game = game_with(HEAD, GARDEN, "", tail=tail)
    assert points(game, 1, "garden") == [0, 0, 1]
    assert points(game, 2, "garden") == [6, 0, 13]


@traces("only-majorities")
def test_the_wall_and_the_items_of_other_modules_stay_as_they_are() -> None:
    board = 'board = ["tower 11 N @ 1,0", "arcades 9 - @ 2,0"]'
    head = HEAD.replace('"new_score_cards"', '"characters", "new_score_cards"')
    watch = '\n[module.characters]\nheld = [["city_watch", "wise_man"], [], []]\nwise = "arcades"'
    rival = 'board = ["arcades 10 - @ 1,0"]'
    game = game_with(head, board, rival, "", tail=OPEN + watch)
    assert points(game, 1, "wall") == [1, 0, 0]
    assert points(game, 1, "city_watch") == [0, 0, 0]
    assert points(game, 1, "arcades") == [3, 0, 0]  # a half building breaks the tie


@traces("base-cards-trigger")
def test_the_scoring_card_of_the_deck_starts_the_scoring() -> None:
    head = HEAD.replace('"florin 8", ', "") + (
        'deck = ["scoring", "denar 7", "denar 8", "scoring"]\nstacks = []\n'
    )
    game = game_with(head, GARDENS, GARDEN, "", tail=OPEN)
    events = game.play(Move("take", cards=["florin 6"]))
    assert [event["points"] for event in events if event["event"] == "scored"] == [[1, 1, 0]]
    assert game.scores == [1, 1, 0]  # seat 1 has a wall of one side


# --- Positions, whole games, advice


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ("[module.new_score_cards]\nfourth = []", "unknown key fourth"),
        ("[module.new_score_cards]\nfirst = 3", "first: there is no score card 3"),
        (cards(FIRST, SECOND, FIRST), "is in two places"),
        (cards(FIRST, SECOND, ["hut"]), "third: there is no score card"),
        (cards(FIRST, SECOND, [*TYPES]), "third: there is no score card"),
        (
            '[module.new_score_cards]\nfirst = "-"\nsecond = "-"\nthird = "-"',
            "first must be a score card",
        ),
        (f"[module.new_score_cards]\nfirst = {FIRST}", "second must be a score card"),
    ],
)
def test_a_wrong_position_is_refused(table: str, message: str) -> None:
    with pytest.raises(position.PositionError, match=message):
        game_with(HEAD, "", "", "", tail=table)


def test_a_position_without_cards_draws_three() -> None:
    game = game_with(HEAD, "", "", "")
    again = position.loads(position.dump(game))
    assert again.view(None)["new_score_cards"] == game.view(None)["new_score_cards"]
    other = game_with(HEAD + "seed = 8\n", "", "", "")
    assert other.view(None)["new_score_cards"] != game.view(None)["new_score_cards"]


@pytest.mark.parametrize("players", range(2, 7))
def test_random_games_end_and_nothing_leaks(players: int) -> None:
    check_whole_game(("new_score_cards",), players, players)
    check_secrets(("new_score_cards",), players, players, 23)


def test_bots_value_buildings_by_the_open_cards() -> None:
    game = game_with(HEAD + "rounds = 2\n", "", "", "", tail=cards(FIRST, SECOND, THIRD))
    view = game.view(0)
    base = state_of(game).rules.points
    assert place_points({}, base) is base
    assert place_points(view, base)[2][TYPES.index("pavilion")] == [21, 13, 6]
    worth = {kind: building_gain(view, [number]) for number, kind in enumerate(TYPES)}
    assert sorted(worth, key=lambda kind: worth[kind]) == THIRD
    assert [advise(view, move) for move in game.moves()] == [None] * len(game.moves())
