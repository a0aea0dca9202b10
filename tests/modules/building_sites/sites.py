"""Positions with building sites."""

from alhambra import Game, Move
from alhambra.engine.rules import CURRENCIES
from alhambra.modules.building_sites import BuildingSites
from tests.rules.support import game_with
from tests.support import state_of

HEAD = """
modules = ["building_sites"]
market = ["tower 13 E", "garden 9 E", "pavilion 8 -", "arcades 4 NES"]
display = ["florin 6", "florin 7", "florin 8", "florin 9"]
"""


SIX = 'hand = ["denar 6"]'


def table(*sites: str, extra: str = "") -> str:
    """The module's table: sites as tile, seat, token, token put back, status."""
    return f"[module.building_sites]\nsites = [{', '.join(sites)}]\n{extra}"


def site(
    tile: str, seat: int = 0, token: str = "ducat", back: str = "-", now: str = "hidden"
) -> str:
    return f'["{tile}", {seat}, "{token}", "{back}", "{now}"]'


def unfinished(*tiles: str) -> dict[str, object]:
    """What a view shows of the module when these tiles of the first seat are sites."""
    return {"sites": [[tile, 0, None, None, "hidden"] for tile in tiles]}


def half(space: int, *pay: str) -> Move:
    return Move("buy_site", site_space=space, pay=list(pay))


def finish(tile: str, *pay: str) -> Move:
    return Move("finish_site", site=tile, pay=list(pay))


def kind(game: Game) -> str:
    assert game.question is not None
    return game.question.kind


def shown(game: Game, seat: int | None = None) -> dict[str, object]:
    found: dict[str, object] = game.view(seat)["building_sites"]
    return found


ALL_BUT = """
["garden 12 S", 1, "denar", "-", "out"], ["garden 11 -", 1, "denar", "-", "out"],
["garden 10 N", 1, "dirham", "-", "out"], ["garden 10 W", 1, "dirham", "-", "out"],
["garden 8 SW", 1, "ducat", "-", "out"], ["garden 8 NE", 1, "ducat", "-", "out"]
"""


# --- What counts


TWO_TOWERS = 'board = ["tower 11 N @ 1,0", "tower 13 E @ 2,0"]'


# --- Finishing


MARKET = HEAD.replace('"tower 13 E"', '"-"')


DUCATS = 'hand = ["ducat 9", "ducat 4", "ducat 5", "denar 9", "denar 8"]\n'


def begun(hand: str = DUCATS, token: str = "ducat", head: str = MARKET, tail: str = "") -> Game:
    """Seat 0 has the tower for 13 as a site in its Alhambra."""
    return game_with(
        head, hand + TWO_TOWERS, "", "", tail=table(site("tower 13 E", token=token)) + tail
    )


# --- The end


END = """
modules = ["building_sites"]
rounds = 2
market = ["garden 11 -", "-", "-", "-"]
tower = []
display = ["florin 1", "florin 2", "florin 3", "florin 4"]
"""


def end_game(
    hand: str, *sites: str, seat: str = TWO_TOWERS, head: str = END, more: str = ""
) -> Game:
    """Seat 0 has sites and ends the game; seat 1 has 3 denar."""
    game = game_with(
        head, f"hand = [{hand}]\n{seat}", 'hand = ["denar 3"]', "", tail=table(*sites) + more
    )
    game.play(Move("take", cards=["florin 1"]))
    return game


# --- Secrets


def tokens_of(game: Game) -> list[str]:
    """The truth about the tokens on sites."""
    state = state_of(game)
    module = next(m for m in state.rules.modules if isinstance(m, BuildingSites))
    return [CURRENCIES[int(module.kept.of(one))] for one in module.sites.of(state)]
