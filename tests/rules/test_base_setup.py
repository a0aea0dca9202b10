"""The base game: its pieces and how it is set up."""

from collections import Counter
from itertools import pairwise

import pytest

from alhambra import Game, Move, Setup
from alhambra.engine.rules import SCORING
from tests.examples import using
from tests.rules.support import game_with
from tests.rules.tracing import traces
from tests.support import PLAYERS, state_of

SIDES = "NESW"


def building_tiles() -> list[tuple[str, int, str]]:
    """Type, price and walls of every tile of the tower."""
    rules = state_of(Game(Setup(players=3))).rules
    names = [rules.tiles[tile].name.split() for tile in rules.tower]
    return [(kind, int(price), walls.strip("-")) for kind, price, walls in names]


@traces("tiles-54")
def test_the_fifty_four_building_tiles() -> None:
    tiles = building_tiles()
    assert Counter(kind for kind, _, _ in tiles) == {
        "pavilion": 7, "seraglio": 7, "arcades": 9, "chambers": 9, "garden": 11, "tower": 11,
    }  # fmt: skip
    assert sum(not walls for _, _, walls in tiles) == 10
    assert sum(price >= 6 for _, price, _ in tiles) == 44
    assert Counter(len(walls) for _, _, walls in tiles) == {0: 10, 1: 16, 2: 20, 3: 8}
    assert Counter("".join(walls for _, _, walls in tiles)) == dict.fromkeys(SIDES, 20)
    assert ("chambers", 9, "S") in tiles
    assert ("tower", 10, "W") in tiles


@traces("fountain-open")
def test_the_fountain_is_open_and_stays() -> None:
    seat = 'pending = ["garden 11 -", "garden 10 -", "tower 11 -", "tower 12 -"]'
    game = game_with('question = "place"', seat, "", "")
    for tile, at in zip(
        ("garden 11 -", "garden 10 -", "tower 11 -", "tower 12 -"),
        ([0, -1], [1, 0], [0, 1], [-1, 0]),
        strict=True,
    ):
        game.play(Move("place", tile=tile, at=at))
    assert len(game.view()["seats"][0]["board"]) == 4
    assert game.view()["seats"][0]["wall"] == 0
    acting = game_with('display = ["denar 1"]', 'reserve = ["garden 11 -"]', "", "")
    assert acting.why_not(Move("remove", at=[0, 0])) == "fountain_stays"
    assert acting.why_not(Move("exchange", tile="garden 11 -", at=[0, 0])) == "fountain_stays"


@traces("money-108")
def test_a_hundred_and_eight_money_cards() -> None:
    state = state_of(Game(Setup(players=4, seed=2)))
    held = [face for seat in range(4) for face in state.hand(seat)]
    names = [state.rules.face_names[face] for face in held + state.deck + state.display]
    names = [name for name in names if name != "scoring"]
    assert len(names) == 108
    assert set(Counter(names).values()) == {3}
    assert set(names) == {
        f"{currency} {value}"
        for currency in ("denar", "dirham", "ducat", "florin")
        for value in range(1, 10)
    }


@traces("start-money")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_is_dealt_money_until_it_is_worth_twenty(players: int) -> None:
    for seed in range(10):
        game = Game(Setup(players=players, seed=seed))
        dealt = [event for event in game.log() if event["event"] == "dealt"]
        assert [event["seat"] for event in dealt] == list(range(players))
        for event in dealt:
            values = [int(card.split()[1]) for card in event["cards"]]
            assert 28 >= sum(values) >= 20 > sum(values[:-1])
            hand = game.view(event["seat"])["seats"][event["seat"]]["hand"]
            assert sorted(hand) == sorted(event["cards"])


def ranks(game: Game) -> list[tuple[int, int]]:
    """Number and sum of the cards of each seat."""
    hands = [game.view(seat)["seats"][seat]["hand"] for seat in range(game.setup.players)]
    return [(len(hand), sum(int(card.split()[1]) for card in hand)) for hand in hands]


@traces("starter-fewest")
def test_whoever_has_fewest_cards_begins() -> None:
    """The lower sum decides between as many cards."""
    decided = set()
    for seed in range(60):
        game = Game(Setup(players=4, seed=seed))
        found = ranks(game)
        assert found[game.view()["starter"]] == min(found)
        assert game.view()["turn"] == game.view()["starter"]
        fewest = [number for number, _ in found].count(min(found)[0])
        decided.add("cards" if fewest == 1 else "sum")
    assert decided == {"cards", "sum"}


@traces("starter-lot")
def test_a_full_tie_for_the_start_is_settled_by_lot() -> None:
    winners: Counter[int] = Counter()
    for seed in range(600):
        game = Game(Setup(players=2, seed=seed))
        found = ranks(game)
        if found[0] == found[1]:
            winners[game.view()["starter"]] += 1
    assert set(winners) == {0, 1}


@traces("display-first")
@pytest.mark.parametrize("players", PLAYERS)
def test_four_money_cards_are_displayed_first(players: int) -> None:
    """Special cards are mixed in afterwards, so none lies there."""
    modules = using("stack_cards")
    for seed in range(5):
        display = Game(Setup(players=players, seed=seed, modules=modules)).view()["display"]
        assert len(display) == 4
        assert all(card.split()[0] in ("denar", "dirham", "ducat", "florin") for card in display)


@traces("five-stacks")
@pytest.mark.parametrize("players", PLAYERS)
def test_scoring_cards_lie_in_the_second_and_fourth_stack(players: int) -> None:
    state = state_of(Game(Setup(players=players, seed=players)))
    starts = [*state.fifths[::-1], len(state.deck)]  # from the bottom
    stacks = [state.deck[a:b] for a, b in pairwise(starts)][::-1]
    assert [stack.count(SCORING) for stack in stacks] == [0, 1, 0, 1, 0]
    sizes = [len(stack) - stack.count(SCORING) for stack in stacks]
    assert max(sizes) - min(sizes) <= 1


@traces("market-first")
def test_the_first_market_is_filled_in_order() -> None:
    """The four top tiles of the tower, the first one on space 1."""
    game = Game(Setup(players=3, seed=8))
    laid = [event for event in game.log() if event["event"] == "on_market"]
    assert [event["space"] for event in laid] == [1, 2, 3, 4]
    assert [event["tile"] for event in laid] == game.view()["market"]
    assert game.view()["tower"] == 50
