"""Whole games at random: no piece is lost, no secret leaks, every moment can be written down."""

from collections import Counter
from collections.abc import Iterable
from random import Random

from alhambra import Game, Move, Setup, position
from alhambra.engine.laying import built_tiles
from alhambra.engine.rules import SCORING
from alhambra.engine.setup import money_deck
from tests.support import run_out, seats, state_of, text, walk


def check_pieces(game: Game) -> None:
    """Every tile of the tower and every card lies in exactly one place."""
    state = state_of(game)
    tiles = Counter(state.tower + state.dirk + state.gone)
    tiles.update(tile for tile in [*state.market, int(state.drawn)] if tile >= 0)
    cards = Counter(state.deck + state.discard + state.display + state.gone_cards)
    for seat in range(state.rules.players):
        tiles.update(state.reserves[seat] + state.pending[seat])
        tiles.update(built_tiles(state, seat))
        cards.update(state.hand(seat))
    for module in state.rules.modules:
        tiles.update(module.held_tiles(state))
        cards.update(module.held_cards(state))
    del cards[SCORING]
    others = set(range(len(state.rules.tiles))) - set(state.rules.tower)  # supplies of modules
    for tile in others:
        del tiles[tile]
    assert tiles == Counter(state.rules.tower)
    assert cards == Counter(money_deck(state.rules) + state.rules.special_cards)


def check_whole_game(modules: tuple[str, ...], players: int, seed: int, every: int = 7) -> Game:
    """Plays to the end; looks at pieces, written positions and moves on the way."""
    game = Game(Setup(players=players, modules=modules, seed=seed))
    for index, moves in enumerate(walk(game, Random(seed))):
        if index % every == 0:
            check_pieces(game)
            written = position.dump(game)
            again = position.loads(written)
            assert position.dump(again) == written
            assert again.moves() == moves
            for move in moves:
                assert game.why_not(move) is None, move
                assert Move.from_json(move.to_json()) == move
    assert game.over
    check_pieces(game)
    return game


def check_secrets(modules: tuple[str, ...], players: int, seed: int, every: int = 11) -> None:
    """Another truth looks the same to its seat and can be played to its end."""
    game = Game(Setup(players=players, modules=modules, seed=seed))
    for index, moves in enumerate(walk(game, Random(seed))):
        if index % every:
            continue
        for number, seat in enumerate(seats(game)):
            other = game.determinize(seat, 100 * index + number)
            assert text(other.view(seat)) == text(game.view(seat))
            assert text(other.log(seat)) == text(game.log(seat))
            assert game.question is not None
            if seat == game.question.seat:
                assert other.moves() == moves
        if index % (5 * every) == 0:
            other = game.determinize(index % players, index)
            check_pieces(other)
            run_out(other, Random(index))
            assert other.over
            check_pieces(other)


def check_views(game: Game, moments: Iterable[object], every: int) -> None:
    """At every so many moments, another truth shows each seat the same view and log."""
    for index, _ in enumerate(moments):
        if index % every:
            continue
        for seat in seats(game):
            other = game.determinize(seat, index)
            assert text(other.view(seat)) == text(game.view(seat))
            assert text(other.log(seat)) == text(game.log(seat))
