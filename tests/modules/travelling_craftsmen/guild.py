"""Positions with travelling craftsmen, and what to read off them."""

from alhambra import Game, Move
from tests.rules.support import game_with

NAME = "travelling_craftsmen"
KINDS = (
    "mosaic_artist", "mortar_mixer", "carpenter", "builder", "blacksmith", "brickmaker",
    "goldsmith", "stonemason", "coiner",
)  # fmt: skip
MARKET = 'market = ["garden 10 N", "pavilion 8 -", "garden 12 S", "tower 9 ES"]'
DISPLAY = 'display = ["denar 3", "florin 5", "ducat 4", "dirham 6"]'
TABLE = f"{MARKET}\n{DISPLAY}"
START = 'frames = ["turn white 2 0", "start_menu white 0 0", "start_question? white 0 0"]'
TAKE = Move("take", cards=["dirham 6"])


def head(*modules: str, table: str = TABLE) -> str:
    """The head of a game with these modules besides."""
    names = ", ".join(f'"{name}"' for name in (*modules, NAME))
    return f"modules = [{names}]\n{table}"


def having(*mine: str, players: int = 3, more: str = "") -> str:
    """A module table in which the first seat has these two craftsmen, the others the next ones."""
    rest = [kind for kind in KINDS if kind not in mine]
    up = [list(mine), *(rest[2 * seat : 2 * seat + 2] for seat in range(players - 1))]
    down = [rest[2 * (players - 1)], *["-"] * (players - 1)]
    return f"[module.{NAME}]\nup = {up}\ndown = {down}\n{more}".replace("'", '"')


def served(
    craftsman: str,
    seat: str = "",
    *others: str,
    modules: tuple[str, ...] = (),
    table: str = TABLE,
    tail: str = "",
) -> Game:
    """The first seat acts and has this craftsman, and another who does nothing here."""
    other = "stonemason" if craftsman != "stonemason" else "goldsmith"
    seats = [seat, *(others or ("", ""))]
    craftsmen = having(craftsman, other, players=len(seats))
    return game_with(head(*modules, table=table), *seats, tail=f"{craftsmen}\n{tail}")


def asked(game: Game) -> tuple[int, str]:
    """Who is asked what."""
    assert game.question is not None
    return game.question.seat, game.question.kind


def kinds(game: Game) -> set[str]:
    """The kinds of moves that can be made."""
    return {move.kind for move in game.moves()}


def shown(game: Game, key: str) -> object:
    """What everybody sees of the module."""
    return game.view()[NAME][key]


def spots(game: Game, kind: str) -> list[tuple[object, ...]]:
    """Cells and turns of the moves of this kind."""
    return [
        (*move.parts["at"], move.parts.get("turn", 0)) for move in game.moves() if move.kind == kind
    ]
