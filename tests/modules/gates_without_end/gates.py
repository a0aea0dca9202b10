"""Positions of Gates without End, and what to read off them."""

from alhambra import Game, Move
from tests.rules.support import game_with

NAME = "gates_without_end"
HEAD = f"""
modules = ["{NAME}"]
market = ["arcades 8 N", "garden 10 N", "tower 13 E", "tower 12 -"]
display = ["florin 6", "florin 7", "florin 8", "florin 9"]
"""
# By number: what stands on the keys used here, clockwise from the white gate if not turned.
#   1 wall, money, redesign, swap, plaza, two_points
#   2 buy, redesign, swap, one_point, semi_building, wall
PILE_1 = f"[module.{NAME}]\npile = [1, 2, 3, 4, 5, 6, 7, 8, 9]"
PILE_2 = f"[module.{NAME}]\npile = [2, 1, 3, 4, 5, 6, 7, 8, 9]"
EIGHT = 'hand = ["denar 8"]'


def asked(game: Game) -> tuple[int, str]:
    """Who is asked what."""
    assert game.question is not None
    return game.question.seat, game.question.kind


def names(game: Game) -> list[str]:
    return [event["event"] for event in game.log()]


def turn_ends(game: Game) -> None:
    """The arcades are paid, nothing else is done, and the tile is stored."""
    game.play(Move("buy", space=1, pay=["denar 8"]))
    if asked(game)[1] == "act":
        game.play(Move("pass"))
    game.play(Move("store", tile="arcades 8 N"))
    if asked(game)[1] == "choose_stall":
        game.play(Move("lay_in_stall", stall="denar"))


def with_key(bonus: str, *seats: str, head: str = HEAD, tail: str = PILE_1) -> Game:
    """The first seat has bought arcades and turned its key to this bonus."""
    first = seats[0] if "hand" in seats[0] else f"{EIGHT}\n{seats[0]}"
    game = game_with(head, first, *seats[1:], tail=tail)
    turn_ends(game)
    assert asked(game) == (0, "insert_key")
    game.play(Move("insert_key", bonus=bonus))
    return game


def module_view(game: Game) -> dict[str, object]:
    view: dict[str, object] = game.view()[NAME]
    return view
