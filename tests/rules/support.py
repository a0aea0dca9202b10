"""Positions for rule tests, and what to read off them."""

from alhambra import Game, position

COLOURS = ("white", "red", "yellow", "green", "blue", "orange")


def game_with(head: str, *seats: str, tail: str = "") -> Game:
    """A position from its head, the lines of each seat, and further tables."""
    tables = [f'[[seat]]\ncolour = "{COLOURS[n]}"\n{lines}\n' for n, lines in enumerate(seats)]
    return position.loads("\n".join([head, *tables, tail]))


def points(game: Game, round_number: int, item: str) -> list[int]:
    """What each seat would get for one item in this scoring."""
    sheet = game.count_round(round_number)
    return [sum(p for name, p, _ in sheet[seat] if name == item) for seat in sorted(sheet)]


def leftovers(game: Game) -> list[int]:
    """Who got the leftover tiles, -1 for nobody."""
    return [event["seat"] for event in game.log() if event["event"] == "leftover"]
