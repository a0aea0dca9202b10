"""Positions of Fresh Colors, and what to read off them."""

from alhambra import Game, Move
from tests.rules.support import game_with

NAME = "fresh_colors"
MARKET = 'market = ["garden 10 N", "pavilion 8 -", "garden 12 S", "tower 9 ES"]'
DISPLAY = 'display = ["denar 9", "dirham 9", "ducat 9", "florin 9"]'
TABLE = f"{MARKET}\n{DISPLAY}"
HEAD = f'modules = ["{NAME}"]\n{TABLE}'

PAVILION = "decor pavilion paint-blue paint-brown"
SERAGLIO = "decor seraglio paint-red paint-brown"
ARCADES = "decor arcades paint-brown paint-purple paint-purple"
CHAMBERS = "decor chambers paint-white paint-green paint-green"
CHAMBERS_BLUE = "decor chambers paint-white paint-blue paint-blue"
GARDEN = "decor garden paint-green paint-white paint-white paint-red"
TOWER = "decor tower paint-purple paint-brown paint-brown paint-blue"
COLUMNS = [PAVILION, SERAGLIO, ARCADES, GARDEN]
TEN_FLORINS = 'hand = ["florin 9", "florin 1", "denar 1"]'


def workshop(**tables: object) -> str:
    """The module's table; projects on the board unless told otherwise."""
    tables.setdefault("columns", COLUMNS)
    lines = [f"{key} = {value}".replace("'", '"') for key, value in tables.items()]
    return "\n".join([f"[module.{NAME}]", *lines])


def paint(*colors: str) -> list[str]:
    """Paint by its names."""
    return [f"paint-{color}" for color in colors]


def overpaid(tail: str, head: str = HEAD, players: int = 3) -> Game:
    """The first seat has paid the tower for 9 florins with 10."""
    game = game_with(head, TEN_FLORINS, *[""] * (players - 1), tail=tail)
    game.play(Move("buy", space=4, pay=["florin 1", "florin 9"]))
    return game


def take(column: str, *colors: str) -> Move:
    return Move("paint_take", paint=paint(*colors), currency=column)


def asked(game: Game) -> tuple[int, str]:
    """Who is asked what."""
    assert game.question is not None
    return game.question.seat, game.question.kind


def shown(game: Game, key: str, seat: int = 0) -> object:
    """What everybody sees of a seat's paint or projects."""
    return game.view()[NAME][key][seat]
