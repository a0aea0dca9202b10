"""Positions with master builders."""

from alhambra import Game, Move
from tests.rules.support import game_with

HEAD = """
modules = ["master_builders"]
market = ["garden 10 N", "pavilion 8 -", "garden 12 S", "tower 12 -"]
display = ["dirham 6", "dirham 7", "dirham 8", "dirham 9"]
"""
FLORIN = "florin builder 3"
DENAR = "denar builder 3"
BOARD = 'board = ["garden 11 - @ 1,0", "tower 11 - @ 2,0"]'


def with_modules(*names: str) -> str:
    """The head of a position with further modules."""
    modules = ", ".join(f'"{name}"' for name in (*names, "master_builders"))
    return HEAD.replace('"master_builders"', modules)


def hand(*cards: str) -> str:
    """The hand of a seat."""
    return "hand = [" + ", ".join(f'"{card}"' for card in cards) + "]"


def turn_end(*seat: str, head: str = HEAD, tail: str = "") -> Game:
    """The first seat, with these lines, has taken a card; all is placed."""
    game = game_with(head, "\n".join(seat), "", "", tail=tail)
    game.play(Move("take", cards=["dirham 6"]))
    return game


def send(card: str) -> Move:
    return Move("send_builder", builder=card)


def kind(game: Game) -> str:
    """The question that is open."""
    assert game.question is not None
    return game.question.kind


def gone(game: Game) -> list[str]:
    """The cards that have left the game."""
    state = game.state
    return [state.rules.face_names[face] for face in state.gone_cards]


def own_hand(game: Game, seat: int = 0) -> list[str]:
    """What a seat sees of its own cards."""
    cards: list[str] = game.view(seat)["seats"][seat]["hand"]
    return cards
