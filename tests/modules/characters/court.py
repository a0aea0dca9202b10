"""Positions with characters in them."""

from alhambra import Game, Move
from tests.rules.support import game_with
from tests.support import state_of

CHARACTERS = 'modules = ["characters"]'
MARKET = 'market = ["garden 10 N", "pavilion 8 -", "garden 12 S", "seraglio 8 S"]'
DISPLAY = 'display = ["denar 4", "florin 3", "ducat 6", "dirham 1"]'
TABLE = f"{MARKET}\n{DISPLAY}"
HEAD = f"{CHARACTERS}\n{TABLE}"
FRAMES = '["turn white 2 0", "start_menu white 0 0", "start_question? white 0 0"]'
START = f'{HEAD}\nframes = {FRAMES}\ndue = "white"'
SCORINGS = '"scoring", "scoring"'


def asked(game: Game) -> tuple[int, str]:
    """Who is asked what."""
    assert game.question is not None
    return game.question.seat, game.question.kind


def serving(*cards: list[str], more: str = "") -> str:
    """A module table in which these characters serve the seats."""
    return f"[module.characters]\nheld = {list(cards)}\n{more}".replace("'", '"')


def court(game: Game) -> dict[str, object]:
    """What everybody sees of the module."""
    shown: dict[str, object] = game.view()["characters"]
    return shown


def gone(game: Game) -> list[str]:
    """The cards that have left the game."""
    state = state_of(game)
    return [state.rules.face_names[face] for face in state.gone_cards]


def turned_up(card: str, *seats: str, head: str = HEAD, more: str = "") -> Game:
    """The first seat has taken a card and the refill turns up this character."""
    deck = f'deck = ["{card}", "ducat 5", {SCORINGS}]'
    game = game_with(f"{head}\n{deck}", *seats, tail=f"[module.characters]\n{more}")
    game.play(Move("take", cards=["dirham 1"]))
    return game


def bid(amount: int) -> Move:
    return Move("character_bid", amount=amount)


PASS = Move("character_pass")


def gained(card: str, aside: str) -> Game:
    """The second seat has won this character."""
    game = turned_up(card, "", 'hand = ["denar 8"]', "", more=f"aside = {aside}")
    game.play(bid(8))
    game.play(PASS)
    game.play(Move("character_pay", pay=["denar 8"]))
    return game


def beggar(deck: str, hand: str, *others: str, head: str = START, tail: str = "") -> Game:
    """The first seat owns the beggar and is asked before its turn."""
    seats = [f"hand = {hand}", *(others or ("", ""))]
    table = serving(["beggar"], *[[]] * (len(seats) - 1)) + f"\n{tail}"
    return game_with(f"{head}\ndeck = {deck}", *seats, tail=table)
