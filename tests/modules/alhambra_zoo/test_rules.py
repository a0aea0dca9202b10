"""The Alhambra Zoo: animals come with gardens, walk for a card, and score among their like."""

from random import Random
from typing import Any

import pytest

from alhambra import Game, Move, Setup, position
from alhambra.audit import audited_game
from alhambra.modules.alhambra_zoo.advice import advise, extra
from tests.modules.alhambra_zoo.zoo import (
    CALL,
    GO,
    STOP,
    asked,
    at,
    board,
    discard,
    on,
    places,
    steps,
    walk_to,
    walking,
    zoo,
)
from tests.rules.support import points
from tests.rules.tracing import traces
from tests.rules.whole_games import check_views
from tests.support import state_of, walk

KINDS = ("monkey", "pigeon", "cheetah", "peacock", "camel", "gazelle", "parrot", "tortoise")


# --- Set-up and the market


@traces("three-of-eight-kinds", "two-for-each-garden")
@pytest.mark.parametrize("players", range(2, 7))
def test_two_animals_are_put_away_and_gardens_get_two(players: int) -> None:
    game = Game(Setup(players=players, modules=("alhambra_zoo",), seed=players + 3))
    gardens = [tile for tile in game.view()["market"] if tile.startswith("garden")]
    assert [place["tile"] for place in places(game)] == sorted(gardens, key=_price)
    assert all(len(place["animals"]) == 2 for place in places(game))
    assert game.view()["alhambra_zoo"]["pile"] == 22 - 2 * len(gardens)
    table = position.dump(game).split("[module.alhambra_zoo]")[1]
    assert [table.count(f'"{kind}"') for kind in KINDS] == [3] * 8
    assert len(table.split("aside = ")[1].split("]")[0].split(",")) == 2


def _price(name: str) -> int:
    return int(name.split()[1])


@traces("two-for-each-garden")
def test_only_gardens_get_animals() -> None:
    game = zoo('hand = ["denar 7"]', "", "", animals=[], head='tower = ["garden 11 -"]')
    game.play(Move("buy", space=1, pay=["denar 7"]))
    game.play(Move("take", cards=["florin 9"]))
    game.play(Move("store", tile="pavilion 7 E"))
    assert game.view()["market"][0] == "garden 11 -"
    assert [place["tile"] for place in places(game)] == ["garden 11 -"]
    came = [event for event in game.log() if event["event"] == "animals_came"]
    assert came == [
        {"event": "animals_came", "animals": on(game, "garden 11 -"), "tile": "garden 11 -"}
    ]


@traces("three-of-eight-kinds")
def test_eleven_gardens_empty_the_supply() -> None:
    game = Game(Setup(players=3, modules=("alhambra_zoo",), seed=2))
    for _ in walk(game, Random(2)):
        pass
    came = [event for event in game.log() if event["event"] == "animals_came"]
    assert len(came) == 11
    assert game.view()["alhambra_zoo"]["pile"] == 0


@traces("come-with-the-garden")
def test_animals_come_with_their_garden() -> None:
    pair = [["garden 10 N", "monkey", "pigeon"]]
    game = zoo('hand = ["dirham 9", "dirham 1"]', "", "", animals=pair)
    game.play(Move("buy", space=2, pay=["dirham 9", "dirham 1"]))
    game.play(Move("take", cards=["florin 9"]))
    game.play(Move("place", tile="garden 10 N", at=[1, 0]))
    assert at(game, 1, 0) == ["monkey", "pigeon"]


@traces("come-with-the-garden", "animals-travel")
def test_in_the_reserve_they_stay_but_neither_walk_nor_score() -> None:
    hand = 'hand = ["dirham 9", "dirham 2", "denar 4"]'
    game = zoo(hand, "", "", animals=[["garden 10 N", "monkey"]])
    game.play(Move("buy", space=2, pay=["dirham 9", "dirham 2"]))
    game.play(Move("store", tile="garden 10 N"))
    assert asked(game) == (1, "act")  # no animals in the Alhambra: no question at the end
    assert on(game, "garden 10 N") == ["monkey"]
    assert points(game, 1, "alhambra_zoo") == [0, 0, 0]


# --- Walking


@traces("a-card-for-steps", "steps-are-shared")
def test_a_four_gives_four_steps_in_all() -> None:
    game = walking(board(), ["garden 11 -", "monkey", "pigeon"], ["garden 10 -", "camel"])
    assert asked(game) == (0, "animal_steps")
    assert steps(game) == 4
    assert game.view()["discard"] == ["denar 4"]
    game.play(walk_to("monkey", (1, 0), (3, 0)))
    assert steps(game) == 2
    assert game.why_not(walk_to("pigeon", (1, 0), (3, 0))) is None
    assert game.why_not(walk_to("camel", (3, 0), (0, 0))) == "too_far_to_walk"
    game.play(walk_to("camel", (3, 0), (2, 0)))
    assert steps(game) == 1
    game.play(walk_to("pigeon", (1, 0), (0, 0)))
    assert asked(game) == (1, "act")
    assert (at(game, 3, 0), at(game, 2, 0), at(game, 0, 0)) == (["monkey"], ["camel"], ["pigeon"])


@traces("steps-are-shared")
def test_steps_that_are_left_are_lost() -> None:
    game = walking(board(), ["garden 11 -", "monkey"])
    game.play(walk_to("monkey", (1, 0), (0, 0)))
    game.play(STOP)
    assert asked(game) == (1, "act")


@traces("a-card-for-steps")
@pytest.mark.parametrize(("card", "reach"), [("denar 1", 1), ("ducat 2", 2), ("florin 3", 3)])
def test_the_value_is_the_number_of_steps_whatever_the_currency(card: str, reach: int) -> None:
    game = walking(board(), ["garden 11 -", "monkey"], card=card)
    ways = [move.parts["at"] for move in game.moves() if move.kind == "move_animal"]
    assert max(x for x, _ in ways) == min(1 + reach, 3)
    assert [0, 0] in ways


@traces("orthogonal-and-no-walls")
def test_animals_cross_no_wall() -> None:
    """East of the garden lies a double wall; the way round it takes three steps."""
    tiles = ["garden 9 E @ 1,0", "seraglio 7 W @ 2,0", "tower 11 - @ 1,1", "tower 12 - @ 2,1"]
    game = walking(board(*tiles), ["garden 9 E", "monkey"], card="denar 2")
    assert game.why_not(walk_to("monkey", (1, 0), (2, 0))) == "too_far_to_walk"
    assert game.why_not(walk_to("monkey", (1, 0), (2, 1))) is None
    far = walking(board(*tiles), ["garden 9 E", "monkey"], card="denar 3")
    assert far.why_not(walk_to("monkey", (1, 0), (2, 0))) is None


def test_only_animals_that_are_there_walk() -> None:
    game = walking(board(), ["garden 11 -", "monkey"])
    assert game.why_not(walk_to("camel", (1, 0), (2, 0))) == "no_such_animal"
    assert game.why_not(walk_to("monkey", (2, 0), (3, 0))) == "no_such_animal"
    assert game.why_not(walk_to("dragon", (1, 0), (2, 0))) == "no_such_animal"


@traces("one-card-a-turn")
def test_one_card_a_turn() -> None:
    hand = 'hand = ["denar 1", "denar 2"]\n'
    game = zoo(hand + board(), "", "", animals=[["garden 11 -", "monkey"]])
    game.play(Move("take", cards=["florin 9"]))
    assert asked(game) == (0, "end_question")
    assert game.why_not(CALL) is None
    game.play(CALL)
    cards = [move.parts["pay"] for move in game.moves() if move.kind == "animal_card"]
    assert sorted(cards) == [["denar 1"], ["denar 2"], ["florin 9"]]
    assert game.why_not(Move("animal_card", pay=["denar 9"])) == "not_in_hand"
    assert game.why_not(Move("animal_card", pay=["denar 1", "denar 2"])) == "bad_part"
    assert game.why_not(Move("animal_card", pay=["feather"])) == "no_such_card"
    game.play(Move("animal_card", pay=["denar 1"]))
    assert game.question is not None
    assert game.question.data == {"card": "denar 1", "steps": 1}
    game.play(GO)
    game.play(STOP)
    assert asked(game) == (1, "act")


@traces("one-card-a-turn")
def test_all_cards_may_be_kept_after_all() -> None:
    game = zoo('hand = ["denar 1"]\n' + board(), "", "", animals=[["garden 11 -", "monkey"]])
    game.play(Move("take", cards=["florin 9"]))
    game.play(CALL)
    again = game.copy()
    game.play(Move("animals_stay"))
    assert asked(game) == (1, "act")
    assert game.view(0)["seats"][0]["hand"] == ["denar 1", "florin 9"]
    again.play(Move("animal_card", pay=["denar 1"]))
    assert position.dump(position.loads(position.dump(again))) == position.dump(again)
    again.play(Move("animals_stay"))
    assert again.view(0)["seats"][0]["hand"] == ["denar 1", "florin 9"]


@traces("one-card-a-turn")
def test_in_the_next_turn_another_card_may_be_discarded() -> None:
    hand = 'hand = ["denar 1", "denar 2"]\n'
    game = zoo(hand + board(), "", animals=[["garden 11 -", "monkey"]])
    game.play(Move("take", cards=["florin 9"]))
    discard(game, "denar 1")
    game.play(STOP)
    game.play(Move("take", cards=["florin 8"]))
    game.play(Move("take", cards=["florin 7"]))
    assert asked(game) == (0, "end_question")


@traces("only-with-animals")
def test_without_animals_nobody_is_asked() -> None:
    game = zoo('hand = ["denar 4"]\n' + board(), "", "", animals=[["garden 10 N", "monkey"]])
    game.play(Move("take", cards=["florin 9"]))
    assert asked(game) == (1, "act")


@traces("one-card-a-turn", "come-with-the-garden")
def test_a_new_garden_is_placed_before_its_animals_walk() -> None:
    hand = 'hand = ["dirham 9", "dirham 2", "denar 4"]'
    game = zoo(hand, "", "", animals=[["garden 10 N", "monkey"]])
    game.play(Move("buy", space=2, pay=["dirham 9", "dirham 2"]))
    game.play(Move("place", tile="garden 10 N", at=[0, -1]))
    assert asked(game) == (0, "end_question")
    discard(game, "denar 4")
    game.play(walk_to("monkey", (0, -1), (0, 0)))
    assert at(game, 0, 0) == ["monkey"]


# --- Scoring


@traces("single-kind-scores")
@pytest.mark.parametrize("round_number", [1, 2, 3])
def test_three_monkeys_score_and_a_mixed_garden_does_not(round_number: int) -> None:
    animals = [["garden 11 -", *["monkey"] * 3], ["garden 10 -", "pigeon", "pigeon", "cheetah"]]
    game = zoo(board(), "", "", animals=animals)
    assert points(game, round_number, "alhambra_zoo") == [3, 0, 0]
    details = [data for name, _, data in game.count_round(1)[0] if name == "alhambra_zoo"]
    assert details == [{"gardens": 1}]


@traces("single-kind-scores")
def test_two_pigeons_alone() -> None:
    game = zoo(board(), "", "", animals=[["garden 10 -", "pigeon", "pigeon"]])
    assert points(game, 1, "alhambra_zoo") == [2, 0, 0]


@traces("other-tiles-score-nothing")
def test_animals_on_a_tower_or_the_fountain() -> None:
    animals = [["tower 12 -", "pigeon"], ["fountain 0", "monkey"]]
    game = zoo(board(), "", "", animals=animals)
    assert points(game, 1, "alhambra_zoo") == [0, 0, 0]


@traces("dirk-keeps-no-animals")
def test_animals_on_a_garden_given_to_dirk_leave_the_game() -> None:
    pair = [["garden 10 N", "monkey", "pigeon"]]
    game = zoo('hand = ["dirham 9", "dirham 2"]', "", animals=pair)
    game.play(Move("buy", space=2, pay=["dirham 9", "dirham 2"]))
    game.play(Move("give", tile="garden 10 N"))
    assert on(game, "garden 10 N") == []
    assert game.view()["alhambra_zoo"]["out"] == ["monkey", "pigeon"]
    assert [e["tile"] for e in game.log() if e["event"] == "animals_left"] == ["garden 10 N"]


@traces("animals-travel")
def test_an_animal_on_a_tower_goes_with_it() -> None:
    game = zoo(board(), "", "", animals=[["tower 12 -", "pigeon"], ["garden 10 -", "camel"]])
    game.play(Move("remove", at=[3, 0]))
    assert on(game, "garden 10 -") == ["camel"]
    assert at(game, 2, 0) == ["pigeon"]


# --- The end


@traces("claimed-and-leftover-gardens")
def test_a_leftover_garden_brings_its_animals_and_one_nobody_gets_takes_them_away() -> None:
    head = "rounds = 2\ntower = []"
    market = '["garden 11 -", "garden 10 N", "-", "-"]'
    animals = [["garden 11 -", "monkey", "monkey"], ["garden 10 N", "camel", "parrot"]]
    seat = 'hand = ["denar 1"]\n'
    game = zoo(seat, "", "", animals=animals, head=head, market=market)
    game.play(Move("take", cards=["florin 9"]))
    game.play(Move("place", tile="garden 11 -", at=[1, 0]))
    assert game.over
    assert game.view()["alhambra_zoo"]["out"] == ["camel", "parrot"]
    item = [p for name, p, _ in game.score_sheets[-1][0] if name == "alhambra_zoo"]
    assert item == [2]


# --- Notation and secrets


@pytest.mark.parametrize(
    ("table", "word"),
    [
        ({"animals": [["tower 12 -"]]}, "animals must be a list of tiles and animals"),
        ({"animals": [["tower 99 -", "monkey"]]}, "there is no tile tower 99 -"),
        ({"animals": [["tower 12 - / 2", "monkey"]]}, "there is no tile tower 12 - / 2"),
        ({"animals": [[3, "monkey"]]}, "a tile is written as a text"),
        ({"animals": [["tower 12 -", "dragon"]]}, "there is no animal dragon"),
        ({"animals": [["tower 12 -", *["camel"] * 4]]}, "not so many animals camel"),
        (
            {"animals": [["tower 12 -", "camel"], ["tower 12 -", "camel"]]},
            "two animals lie on tower 12 -",
        ),
        ({"animals": 3}, "animals must be a list"),
        ({"animals": [], "pile": ["camel"]}, "it must name every animal"),
        ({"animals": [], "walked": 3}, "walked: true or false is wanted"),
        ({"animals": [], "cages": 3}, "unknown key cages"),
    ],
)
def test_bad_positions_are_refused(table: dict[str, Any], word: str) -> None:
    with pytest.raises(position.PositionError, match=word):
        zoo("", "", "", **table)


@pytest.mark.parametrize("players", [2, 4])
def test_whole_games(players: int) -> None:
    game = audited_game(players, ("alhambra_zoo",), 3 + players, 0.02)
    kinds = {event["event"] for event in game.log()}
    assert {"animals_came", "animals_called", "animal_walked"} <= kinds


def test_nothing_leaks() -> None:
    game = Game(Setup(players=3, modules=("alhambra_zoo",), seed=5))
    check_views(game, walk(game, Random(5)), 40)


def test_pile_and_what_was_put_away_are_shuffled_in_another_truth() -> None:
    game = Game(Setup(players=3, modules=("alhambra_zoo",), seed=5))
    tables = [state_of(one) for one in (game, game.determinize(0, 9))]
    written = [state.rules.modules[0].write(state) for state in tables]
    assert written[0]["pile"] != written[1]["pile"]
    assert written[0]["animals"] == written[1]["animals"]


# --- Bots and pictures


def test_the_bot_brings_like_to_like() -> None:
    """The pigeon spoils the monkeys' garden: a step to the tower brings 2 points a scoring."""
    game = walking(board(), ["garden 11 -", "monkey", "monkey", "pigeon"], ["garden 10 -", "camel"])
    worth = {str(move): advise(game.view(0), move) or 0.0 for move in game.moves()}
    best = max(worth, key=lambda move: worth[move])
    assert best in (str(walk_to("pigeon", (1, 0), (0, 0))), str(walk_to("pigeon", (1, 0), (2, 0))))
    assert worth[str(STOP)] == 0.0
    assert advise(game.view(0), Move("pass")) is None


def test_the_bot_pays_only_for_a_gain() -> None:
    seat = 'hand = ["denar 3", "denar 1"]\n' + board("garden 11 - @ 1,0", "tower 12 - @ 2,0")
    mixed = zoo(seat, "", "", animals=[["garden 11 -", "monkey", "pigeon"]])
    alone = zoo(seat, "", "", animals=[["garden 11 -", "monkey"]])
    for game in (mixed, alone):
        game.play(Move("take", cards=["florin 9"]))
    assert (advise(mixed.view(0), CALL) or 0.0) > 0 > (advise(alone.view(0), CALL) or 0.0)
    for game in (mixed, alone):
        game.play(CALL)
    small, large = (Move("animal_card", pay=[card]) for card in ("denar 1", "denar 3"))
    assert (advise(mixed.view(0), small) or 0.0) > (advise(mixed.view(0), large) or 0.0) > 0
    assert (advise(alone.view(0), small) or 0.0) < 0
    mixed.play(small)
    assert (advise(mixed.view(0), GO) or 0.0) > 0 == advise(mixed.view(0), Move("animals_stay"))


def test_animals_are_marked() -> None:
    animals = [["garden 11 -", "monkey", "monkey", "pigeon"]]
    game = zoo(board(), "", "", animals=animals)
    marks = [(mark["word"], mark["tile"], mark.get("count", 1)) for mark in game.view()["marks"]]
    assert marks == [
        ("animal-monkey", "garden 11 -", 2),
        ("animal-pigeon", "garden 11 -", 1),
    ]


def test_the_bot_likes_gardens_with_a_pair() -> None:
    buy = Move("buy", space=2, tile="garden 10 N", pay=["dirham 9", "dirham 1"])
    pair = zoo("", "", "", animals=[["garden 10 N", "camel", "camel"]])
    mixed = zoo("", "", "", animals=[["garden 10 N", "camel", "parrot"]])
    none = zoo("", "", "", animals=[])
    worth = [extra(game.view(0), buy) for game in (pair, mixed, none)]
    assert worth[0] > worth[1] > worth[2] == 0.0
    assert extra(pair.view(0), Move("pass")) == 0.0
