"""Positions of the base game."""

from alhambra import Game, Move
from tests.rules.support import game_with

# --- Buying


GARDEN_10 = """
market = ["garden 10 N", "-", "-", "-"]
display = ["dirham 9", "ducat 9", "ducat 8", "ducat 7"]
"""


TWO_EXACT = """
market = ["tower 9 NW", "pavilion 8 -", "garden 12 S", "seraglio 8 S"]
display = ["dirham 9", "ducat 9", "ducat 8", "ducat 7"]
"""


TWO_EXACT_SEAT = """
hand = ["denar 9", "dirham 8"]
board = ["garden 11 - @ 1,0"]
reserve = ["chambers 11 -"]
"""


SCORING_NEXT = """
market = ["tower 13 E", "garden 11 -", "garden 12 S", "garden 10 -"]
display = ["denar 1", "dirham 2", "ducat 3", "florin 9"]
deck = ["scoring", "denar 7", "scoring", "denar 8"]
tower = ["tower 12 -", "pavilion 8 -", "pavilion 7 E"]
"""


def board(*tiles: str) -> str:
    """The lines of a seat with these tiles in a row east of the fountain; none has side walls."""
    placed = [f'"{tile} @ {x + 1},0"' for x, tile in enumerate(tiles)]
    return f"board = [{', '.join(placed)}]"


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


# --- Two players


TWO_PLAYERS = """
market = ["tower 12 -", "garden 11 -", "tower 13 E", "garden 12 S"]
display = ["florin 1", "florin 2", "florin 3", "florin 4"]
"""


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
