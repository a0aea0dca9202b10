"""The Buildings of Power: who knows what of deck, tower and hidden tiles."""

import json
from random import Random

import pytest

from alhambra import Game, Move, Setup, position
from alhambra.audit import audited_game
from tests.modules.buildings_of_power.positions import (
    ARCHITECT,
    HEAD,
    SAGE,
    TOWER,
    architecture,
    asked,
    keep,
    known,
    piles,
    power,
    told,
    under,
    wisdom,
    with_modules,
)
from tests.rules.support import game_with
from tests.rules.tracing import traces
from tests.rules.whole_games import check_views
from tests.support import text, walk

# --- Who knows what


@traces("knowledge-stays", "knowledge-is-secret")
def test_what_was_seen_stays_in_every_truth_of_the_seat_and_in_no_other() -> None:
    game = architecture(4)
    game.play(under("tower 12 -", 3))
    game.play(Move("sort_tile", tile="chambers 10 -"))
    game.play(Move("done_sorting"))
    mine = known(game, "tiles")
    theirs = set()
    for seed in range(40):
        own, other = game.determinize(0, seed), game.determinize(1, seed)
        assert text(own.view(0)) == text(game.view(0))
        assert known(own, "tiles") == mine
        assert text(other.view(1)) == text(game.view(1))
        shown = other.view(0)["buildings_of_power"]
        theirs.add(text([shown["next_tiles"], shown["hidden"]]))
        check_tiles(other)
    assert len(theirs) > 20


def check_tiles(game: Game) -> None:
    """No tile is in two places."""
    state = game.state
    hidden = [tile for module in state.rules.modules for tile in module.held_tiles(state)]
    found = state.tower + hidden + [tile for tile in state.market if tile >= 0]
    assert len(set(found)) == len(found)


@traces("knowledge-stays", "knowledge-is-secret")
def test_cards_that_were_seen_stay_too() -> None:
    game = wisdom(4)
    theirs = set()
    for seed in range(40):
        own, other = game.determinize(0, seed), game.determinize(1, seed)
        assert known(own, "cards") == known(game, "cards")
        assert own.moves() == game.moves()
        theirs.add(text(other.view(0)["buildings_of_power"]["next_cards"]))
    assert len(theirs) > 20
    game.play(keep("ducat 3"))
    game.play(Move("done_sorting"))
    hands = {text(game.determinize(1, n).view(0)["seats"][0]["hand"]) for n in range(40)}
    assert len(hands) > 4


@traces("knowledge-is-secret")
def test_a_scoring_card_that_was_moved_up_is_nobody_elses_knowledge() -> None:
    """It was the lowest of four cards; for the others it may still lie anywhere among them."""
    game = wisdom(4, ["ducat 1", "ducat 2", "ducat 3", "scoring", "ducat 5"])
    game.play(keep("ducat 2"))
    game.play(Move("sort_card", card="scoring"))
    game.play(Move("done_sorting"))
    assert known(game, "cards") == ["scoring", "ducat 1", "ducat 3"]
    places = set()
    for seed in range(40):
        cards = known(game.determinize(1, seed), "cards")
        places.add(cards.index("scoring") if "scoring" in cards else -1)
    assert len(places) >= 3


@traces("knowledge-ends")
def test_another_look_ends_what_was_known() -> None:
    tail = power(owed=[[], [ARCHITECT], []], known_tiles=[[3, 4, 5, 6], [], []])
    game = game_with(HEAD + piles(tower=["garden 8 SW", *TOWER]), "", "", "", tail=tail)
    assert known(game, "tiles") == ["garden 8 SW", *TOWER[:3]]
    game.play(Move("take", cards=["florin 9"]))
    game.play(Move("take", cards=["denar 9"]))
    assert asked(game) == (1, "power_question")
    game.play(Move("use_power", tile=ARCHITECT))
    count = int(str(told(game, "power_rolled")[0]["pips"]))
    assert len(known(game, "tiles", 1)) == min(count, 7)
    left = [None] * count + ["garden 8 SW", *TOWER[:3]][count:]
    assert known(game, "tiles", 0) == (left if count < 4 else [])


@traces("knowledge-ends")
def test_a_tile_put_back_anywhere_ends_it_too() -> None:
    head = with_modules("characters") + piles()
    tail = power(known_tiles=[[4, 5], [5], []])
    tail += '[module.characters]\nheld = [["dancer"], [], []]\n'
    frames = 'frames = ["turn white 2 0", "start_menu white 0 0", "start_question? white 0 0"]\n'
    game = game_with(head + frames, "", "", "", tail=tail)
    assert known(game, "tiles", 1) == [TOWER[0]]
    game.play(next(move for move in game.moves() if move.kind == "dancer_swap"))
    assert known(game, "tiles", 0) == known(game, "tiles", 1) == []


@traces("short-deck", "knowledge-stays")
def test_cards_that_come_under_the_deck_leave_what_is_known_on_top() -> None:
    deck = ["ducat 1", "ducat 2"]
    tail = power(owed=[[], [SAGE], []], known_cards=[[2, 3], [], []])
    head = HEAD + f"deck = {json.dumps([*deck, 'scoring', 'scoring'])}\n"
    head += 'discard = ["florin 1", "florin 2", "florin 3"]\n'
    game = game_with(head, "", "", "", tail=tail)
    game.state.renew_deck()
    assert known(game, "cards", 0) == deck
    for _ in range(len(game.state.deck)):
        game.state.draw_card()
    assert known(game, "cards", 0) == []
    game.state.discard.append(1)
    game.state.draw_card()
    assert known(game, "cards", 0) == []


@pytest.mark.parametrize("players", range(2, 7))
def test_views_and_logs_leak_nothing(players: int) -> None:
    game = Game(Setup(players=players, seed=players, modules=("buildings_of_power",)))
    check_views(game, walk(game, Random(players)), 17)


@pytest.mark.parametrize("seed", range(3))
def test_nothing_leaks_beside_other_cards_of_the_deck(seed: int) -> None:
    others = ("bureau_de_change", "city_gates", "characters", "master_builders", "power_of_sultan")
    game = Game(Setup(players=3, seed=seed, modules=(*others, "buildings_of_power")))
    check_views(game, walk(game, Random(seed)), 23)


@pytest.mark.parametrize("players", range(2, 7))
def test_random_games_end_with_every_piece_in_one_place(players: int) -> None:
    game = audited_game(players, ("buildings_of_power",), 20 + players, 0.03)
    assert any(move.kind == "use_power" for _, move in game.history)


def test_positions_round_trip_while_somebody_looks() -> None:
    game = wisdom(4)
    for move in (keep("ducat 3"), Move("sort_card", card="ducat 4")):
        again = position.loads(position.dump(game))
        assert again.moves() == game.moves()
        assert again.view(0) == game.view(0)
        game.play(move)
