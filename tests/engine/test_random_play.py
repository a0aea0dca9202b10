"""What must hold at every moment of every game, tried on random play."""

from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from random import Random

import pytest

from alhambra import Game, Move, Setup
from alhambra.engine.cells import CELL_MASK, FOUNTAIN
from alhambra.engine.rules import SCORING
from alhambra.engine.survey import survey
from alhambra.game.catalogue import base_data
from tests.engine import slow_count
from tests.engine.slow import Palace, Square
from tests.support import PLAYERS, seen, state_of, walk

TILES = 54
TYPES_OF_MONEY = 4 * 9
MODES: list[tuple[int, tuple[str, ...], int]] = [
    (players, options, seed)
    for players in PLAYERS
    for options, seed in (((), 1), ((), 2), (("score_at_once",), 3))
]
every_mode = pytest.mark.parametrize(("players", "options", "seed"), MODES)


def new(players: int, options: tuple[str, ...], seed: int) -> Game:
    return Game(Setup(players=players, options=options, seed=seed))


# --- Pieces


def tiles_of(game: Game) -> list[int]:
    """Every tile, wherever it lies."""
    state = state_of(game)
    found = [*state.tower, *state.dirk, *state.gone]
    found += [tile for tile in state.market if tile >= 0]
    for piles in (state.reserves, state.pending):
        found += [tile for pile in piles for tile in pile]
    for board in state.boards:
        survey(board)
        cells = [int(entry & CELL_MASK) for entry in board.standing]
        found += [int(board.tile[cell]) for cell in cells if cell != FOUNTAIN]
    return found


def cards_of(game: Game) -> list[int]:
    """Every card that is still in the game, wherever it lies."""
    state = state_of(game)
    hands = [face for seat in range(game.setup.players) for face in state.hand(seat)]
    return [*state.deck, *state.discard, *state.display, *hands]


def check_pieces(game: Game) -> None:
    """Each tile and each card is in exactly one place."""
    state = state_of(game)
    assert sorted(tiles_of(game)) == sorted(state.rules.tower)
    assert len(state.rules.tower) == TILES
    cards = Counter(cards_of(game))
    scoring = cards.pop(SCORING, 0)
    copies = 2 if game.setup.players == 2 else 3
    assert len(cards) == TYPES_OF_MONEY
    assert set(cards.values()) == {copies}
    counted = sum(sheet.round < 3 for sheet in state.sheets)
    assert scoring + int(state.queued) + counted == 2


@every_mode
def test_every_piece_is_in_exactly_one_place(
    players: int, options: tuple[str, ...], seed: int
) -> None:
    game = new(players, options, seed)
    for _ in walk(game, Random(seed)):
        check_pieces(game)
    check_pieces(game)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(8))
def test_scoring_cards_lie_in_the_second_and_fourth_fifth(players: int, seed: int) -> None:
    deck = state_of(Game(Setup(players=players, seed=seed))).deck[::-1]
    small, large = (len(deck) - 2) // 5, -(-(len(deck) - 2) // 5)
    first, second = (place for place, face in enumerate(deck) if face == SCORING)
    # Stacks are of equal size but for one card, and a scoring card makes a stack one larger.
    assert small <= first <= 2 * large
    assert 3 * small + 1 <= second <= 4 * large + 1


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(8))
def test_starting_money_is_20_to_28_and_the_least_starts(players: int, seed: int) -> None:
    state = state_of(Game(Setup(players=players, seed=seed)))
    hands = [[face % 16 + 1 for face in state.hand(seat)] for seat in range(players)]
    assert all(20 <= sum(hand) <= 28 for hand in hands)
    ranks = [(len(hand), sum(hand)) for hand in hands]
    assert ranks[int(state.starter)] == min(ranks)
    assert len(state.dirk) == (6 if players == 2 else 0)


# --- Turns


@every_mode
def test_display_and_market_are_full_when_a_turn_begins(
    players: int, options: tuple[str, ...], seed: int
) -> None:
    game = new(players, options, seed)
    due = int(state_of(game).starter)
    for _ in walk(game, Random(seed)):
        question, state = game.question, state_of(game)
        assert question is not None
        if question.kind == "act" and not question.data["extra"]:
            assert question.seat == due
            due = (due + 1) % players
            assert len(state.display) == 4 or not (state.deck or state.discard)
            assert all(tile >= 0 for tile in state.market)
            assert not any(state.pending)
    state = state_of(game)
    assert not any(state.pending)
    assert not state.tower
    assert [tile for tile in state.market if tile >= 0] == []


@every_mode
def test_moves_exist_until_the_end_and_are_legal(
    players: int, options: tuple[str, ...], seed: int
) -> None:
    game = new(players, options, seed)
    for index, moves in enumerate(walk(game, Random(seed))):
        assert moves
        assert len(set(moves)) == len(moves)
        if index % 5 == 0:
            assert [game.why_not(move) for move in moves] == [None] * len(moves)
    assert game.over
    assert game.question is None
    assert game.moves() == []
    assert game.winners


@every_mode
def test_takings_are_single_cards_or_several_worth_five(
    players: int, options: tuple[str, ...], seed: int
) -> None:
    game = new(players, options, seed)
    for moves in walk(game, Random(seed)):
        taken = [tuple(move.parts["cards"]) for move in moves if move.kind == "take"]
        if taken:
            assert len(taken) == len(set(taken))
            display = game.view()["display"]
            assert {tuple(sorted(cards)) for cards in taken} == slow_count.takings(display)


@pytest.mark.parametrize("players", PLAYERS)
def test_moves_survive_json(players: int) -> None:
    game = new(players, (), 5)
    for index, moves in enumerate(walk(game, Random(5))):
        again = [Move.from_json(move.to_json()) for move in moves]
        assert again == moves
        if index % 25 == 0:
            one, other = game.copy(), game.copy()
            assert one.play(moves[-1]) == other.play(again[-1])
            assert seen(one) == seen(other)


# --- Positions and copies


@pytest.mark.parametrize("players", PLAYERS)
def test_copies_are_independent(players: int) -> None:
    game = new(players, (), 6)
    rng = Random(6)
    for index, moves in enumerate(walk(game, Random(7))):
        if index % 30 == 0:
            before, copy = seen(game), game.copy()
            assert seen(copy) == before
            copy.play(moves[0])
            for _ in walk(copy, rng, 12):
                pass
            assert seen(game) == before


@pytest.mark.parametrize("players", PLAYERS)
def test_the_order_of_moves_depends_on_the_position_alone(players: int) -> None:
    """Two purchases, or two storings, in either order lead to the same list of moves."""
    game = new(players, (), 8)
    compared = 0
    for moves in walk(game, Random(8)):
        for first, second in permutations(_commuting(game, moves), 2):
            one, other = game.copy(), game.copy()
            for move in (first, second):
                one.play(move)
            for move in (second, first):
                other.play(move)
            if one.moves() and one.view()["turn"] == game.view()["turn"]:
                assert one.moves() == other.moves()
                assert one.view(0) == other.view(0)
                compared += 1
    assert compared


def _commuting(game: Game, moves: Sequence[Move]) -> list[Move]:
    """One exact purchase for each of two spaces of different currency, or two storings."""
    stores = [move for move in moves if move.kind == "store"]
    exact: dict[object, Move] = {}
    for move in moves:
        if move.kind == "buy" and game.copy().play(move)[0]["exact"]:
            exact.setdefault(move.parts["space"], move)
    return (stores or list(exact.values()))[:2]


# --- Scores


def palaces(game: Game) -> list[Palace]:
    """Each Alhambra as the spectator sees it, for the slow scorer."""
    found = []
    for seat in game.view()["seats"]:
        palace = Palace()
        for laid in seat["board"]:
            walls = laid["tile"].split()[2].replace("-", "")
            palace.squares[tuple(laid["at"])] = Square(walls, len(palace.squares))
        found.append(palace)
    return found


def kinds(tiles: list[str]) -> list[str]:
    return [tile.split()[0] for tile in tiles]


def dirks_tiles_at(game: Game, events: list[dict[str, object]], scored: int) -> list[str]:
    """Dirk's tiles when an event came to pass: without what he drew after it."""
    tiles = list(game.view()["dirk"]["tiles"])
    for event in events[scored:]:
        if event["event"] == "dirk_drew":
            for tile in event["tiles"]:  # type: ignore[attr-defined]
                tiles.remove(tile)
    return tiles


def slow_points(game: Game, round: int, dirk: list[str] | None) -> list[int]:
    boards = [kinds([laid["tile"] for laid in seat["board"]]) for seat in game.view()["seats"]]
    contenders = boards if dirk is None else [*boards, kinds(dirk)]
    points = slow_count.majority_points(contenders, round)
    for seat, palace in enumerate(palaces(game)):
        points[seat] += slow_count.longest_wall(palace)
    return points


@every_mode
def test_scores_equal_the_slow_scorer(players: int, options: tuple[str, ...], seed: int) -> None:
    game = new(players, options, seed)
    totals = [0] * (players + (players == 2))
    rounds: list[int] = []
    logged = 0
    for _ in walk(game, Random(seed)):
        logged = _check_scorings(game, logged, totals, rounds)
    _check_scorings(game, logged, totals, rounds)
    assert game.scores == totals[:players]
    assert rounds == sorted(set(rounds))  # each at most once; one that never came is lost
    assert rounds[-1] == 3
    assert len(game.score_sheets) == len(rounds)
    best = max(game.scores)
    assert game.winners == [seat for seat in range(players) if game.scores[seat] == best]


def _check_scorings(game: Game, logged: int, totals: list[int], rounds: list[int]) -> int:
    """Compares the scorings told since; boards do not change between a scoring and now."""
    log = game.log()
    for index, event in enumerate(log[logged:], logged):
        if event["event"] == "scored":
            round = event["round"]
            assert isinstance(round, int)
            dirk = dirks_tiles_at(game, log, index) if "dirk" in game.view() else None
            points = slow_points(game, round, dirk)
            assert event["points"] == points
            rounds.append(round)
            for seat, won in enumerate(points):
                totals[seat] += won
    return len(log)


@pytest.mark.parametrize("seed", range(4))
def test_dirk_draws_six_at_first_and_later_a_third_of_the_tower(seed: int) -> None:
    game = new(2, (), seed)
    for _ in walk(game, Random(seed)):
        pass
    left, round = TILES, 0
    for event in game.log():
        if event["event"] == "scored":
            round = int(str(event["round"]))
        elif event["event"] == "on_market":
            left -= 1
        elif event["event"] == "dirk_drew":
            drawn = len(list(event["tiles"]))
            assert drawn == (left // 3 if round == 2 else 6)
            left -= drawn
    assert left == 0


def test_the_54_tiles_are_those_of_the_box() -> None:
    tiles = base_data().tiles
    count = Counter(kind for kind, _, _ in tiles)
    assert [count[kind] for kind in slow_count.LOWEST] == [7, 7, 9, 9, 11, 11]
    assert len({tuple(tile) for tile in tiles}) == TILES
    assert [sum(side in walls for _, _, walls in tiles) for side in "NESW"] == [20] * 4
    assert Counter(len(walls) for _, _, walls in tiles) == {0: 10, 1: 16, 2: 20, 3: 8}
    assert sum(price >= 6 for _, price, _ in tiles) == 44
