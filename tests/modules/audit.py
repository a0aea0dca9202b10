"""Random games with any modules, and what must hold at every moment of them."""

import json
import random
from collections import Counter
from collections.abc import Sequence

from alhambra import Game, Move, Setup, position
from alhambra.engine.laying import laid_tiles
from alhambra.engine.rules import SCORING
from alhambra.engine.setup import SCORING_STACKS, money_deck
from alhambra.engine.state import State
from tests.support import seats

TIRED = 1_500  # moves after which random players want the game to end
LONGEST = 20_000
MOST_MOVES = 200  # of one question that are tried
COPIED = 200  # within so many moves a copy is made


def tiles_somewhere(state: State) -> list[int]:
    """Every tile, wherever it lies, once per place."""
    rules = state.rules
    found = state.tower + [tile for tile in state.market if tile >= 0] + state.dirk + state.gone
    for seat in range(rules.players):
        found = found + state.reserves[seat] + state.pending[seat]
        found += [tile for tile, _, _ in laid_tiles(state, seat)]
    for module in rules.modules:
        found = found + module.held_tiles(state)
    return found + ([int(state.drawn)] if state.drawn >= 0 else [])


def cards_somewhere(state: State) -> list[int]:
    """Every card, wherever it lies, once per place; scored scoring cards are counted as gone."""
    found = state.deck + state.display + state.discard + state.gone_cards
    for seat in range(state.rules.players):
        found = found + state.hand(seat)
    for module in state.rules.modules:
        found = found + module.held_cards(state)
    shown = int(state.rounds + state.queued)
    if shown > len(SCORING_STACKS):  # the last scoring needs no card
        shown = len(SCORING_STACKS) - found.count(SCORING)
    return found + [SCORING] * shown


def check_pieces(state: State) -> None:
    """Each tile of the tower and each card is in exactly one place."""
    tiles = Counter(tiles_somewhere(state))
    assert all(tiles[tile] == 1 for tile in state.rules.tower), "a tile is lost or doubled"
    assert all(count == 1 for count in tiles.values()), "a piece lies in two places"
    cards = Counter(cards_somewhere(state))
    wanted = Counter(money_deck(state.rules) + state.rules.special_cards)
    wanted[SCORING] = len(SCORING_STACKS)
    assert cards == wanted, "a card is lost or doubled"


def check_question(game: Game, seat: int | None, seed: int) -> Game:
    """Listed moves are legal, positions round trip, nothing leaks; returns another truth."""
    assert [move for move in game.moves()[:MOST_MOVES] if game.why_not(move)] == []
    text = position.dump(game)
    assert position.dump(position.loads(text)) == text
    other = game.determinize(seat, seed)
    assert seen(other, seat) == seen(game, seat)
    check_pieces(other.state)
    return other


def check_moment(game: Game, seat: int, seed: int) -> None:
    """Another truth can be played to its end, and the game does not notice."""
    text = position.dump(game)
    finish(check_question(game, seat, seed), random.Random(seed))
    assert position.dump(game) == text


def check_copy(copy: Game, game: Game) -> None:
    """A copy made on the way comes to the same end by the same moves."""
    for _, move in game.history[len(copy.history) :]:
        copy.play(move)
    assert position.dump(copy) == position.dump(game)
    assert copy.record() == game.record()
    assert [seen(copy, seat) for seat in seats(game)] == [seen(game, seat) for seat in seats(game)]


def seen(game: Game, seat: int | None) -> str:
    """All that a seat knows, as text."""
    return json.dumps([game.view(seat), game.log(seat)], sort_keys=True)


def whats_open(game: Game) -> tuple[str, ...]:
    """The question and all that waits below it."""
    return tuple(frame.step.name for frame in game.state.frames)


def wanted(moves: Sequence[Move], played: int) -> Sequence[Move]:
    """All moves; after a long game players buy what they can and waste nothing any more."""
    if played <= TIRED:
        return moves
    buys = [move for move in moves if "pay" in move.parts and "tile" in move.parts]
    exits = [move for move in moves if move.kind.startswith("done_")]
    return buys or exits or moves


def any_move(game: Game, chance: random.Random, played: int) -> Move:
    """A random move of a game in which so many were played."""
    return chance.choice(wanted(game.moves(), played))


def finish(game: Game, chance: random.Random) -> None:
    """Plays to the end at random."""
    for played in range(LONGEST):
        if game.over:
            return
        game.play(any_move(game, chance, played))
    raise AssertionError("the game does not end")


def audited_game(players: int, modules: tuple[str, ...], seed: int, moments: float) -> Game:
    """A random game that is checked after every move.

    It is checked more closely when something is asked for the first time, whatever waits below it,
    and another truth is played to its end at some moments.
    """
    chance = random.Random(seed)
    game = Game(Setup(players=players, seed=seed, modules=modules))
    copy, copied = game.copy(), random.Random(f"copy {seed}").randrange(COPIED)
    known: set[tuple[str, ...]] = set()
    played = 0
    while not game.over:
        if played == copied:
            copy = game.copy()
        if whats_open(game) not in known:
            known.add(whats_open(game))
            check_question(game, seats(game)[len(known) % (players + 1)], played)
        move = any_move(game, chance, played)
        assert game.why_not(move) is None
        game.play(move)
        check_pieces(game.state)
        if chance.random() < moments:
            check_moment(game, chance.randrange(players), played)
        played += 1
        assert played < LONGEST, "the game does not end"
    check_copy(copy, game)
    record = game.record()
    assert Game.replay(json.loads(json.dumps(record))).record() == record
    return game
