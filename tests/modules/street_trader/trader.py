"""Positions with street traders, and what to read off them."""

from typing import Any

from alhambra import Game, Move
from alhambra.modules.street_trader import StreetTrader
from tests.support import state_of

NAME = "street_trader"
TABLE = """
market = ["tower 13 E", "garden 9 E", "pavilion 7 E", "arcades 4 NES"]
display = ["florin 6", "florin 7", "florin 8", "florin 9"]
"""
HEAD = f'modules = ["{NAME}"]\n{TABLE}'
PLACING = f'{HEAD}\nquestion = "place"'
GST = "garden seraglio tower"


def traders(first: str, *others: str, residents: tuple[list[str], ...] = ()) -> str:
    """The module's table: the trader of the first seat, those of the others, lodgers."""
    texts = [first, *(others or ("1,0", "1,0"))]
    lines = [f"[module.{NAME}]", f"traders = {texts}"]
    if residents:
        lines.append(f"residents = {list(residents)}")
    return "\n".join([*lines, ""]).replace("'", '"')


def place(tile: str, x: int, y: int) -> Move:
    return Move("place", tile=tile, at=[x, y])


def stand(x: int, y: int) -> Move:
    return Move("place_trader", at=[x, y])


MOVE_IN = Move("move_in")
DONE = Move("done_trader")


def join(kind: str) -> Move:
    return Move("new_resident", type=kind)


def swap(give: str, take: str) -> Move:
    return Move("swap_resident", give=give, take=take)


def shown(game: Game, seat: int | None = None) -> dict[str, Any]:
    table: dict[str, Any] = game.view(seat)[NAME]
    return table


def crowd(game: Game, seat: int = 0) -> list[str]:
    residents: list[str] = shown(game)["traders"][seat][1]
    return residents


def where(game: Game, seat: int = 0) -> object:
    return shown(game)["traders"][seat][0]


def homes(game: Game, seat: int = 0) -> list[str]:
    names: list[str] = shown(game)["residents"][seat]
    return names


def asked(game: Game) -> tuple[int, str]:
    assert game.question is not None
    return game.question.seat, game.question.kind


def module_of(game: Game) -> StreetTrader:
    return next(m for m in state_of(game).rules.modules if isinstance(m, StreetTrader))


def total(game: Game) -> int:
    """All residents, wherever they are."""
    module, state = module_of(game), state_of(game)
    crowds = [module.crowd(state, seat) for seat in range(state.rules.players)]
    return sum(module.supply(state)) + sum(map(len, crowds)) + module.residents.total(state)


def leave_in_supply(game: Game, *kinds: int) -> None:
    """All other residents of the supply join the trader of the last seat."""
    module, state = module_of(game), state_of(game)
    for resident in module.resident.left(state):
        module.join(state, state.rules.players - 1, resident)
    for kind in kinds:
        module.send_off(state, state.rules.players - 1, kind)
