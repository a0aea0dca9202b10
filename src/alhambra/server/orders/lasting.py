"""How long orders hold. It follows from the game, so an undo or a restart changes nothing."""

from msgspec.structs import replace

from alhambra.engine.module import WINDOW
from alhambra.game.game import Game
from alhambra.server.orders.language import GAME, SCORING, UNKNOWN, Book, Kept

WINDOW_QUESTION = f"{WINDOW}_question"  # what all modules ask between turns, in one menu


def own_turns(game: Game, seat: int) -> int:
    """How many turns of this seat have begun."""
    events = game.state.events
    return sum(1 for _, event in events if event["event"] == "turn" and event["seat"] == seat)


def scorings(game: Game) -> int:
    """How many scorings were held."""
    return len(game.state.sheets)


def lasting(game: Game, seat: int, book: Book) -> list[tuple[int, Kept]]:
    """The orders that still hold, with their places."""
    turns, held = own_turns(game, seat), scorings(game)
    return [(at, kept) for at, kept in enumerate(book.orders) if _lasts(kept, turns, held)]


def _lasts(kept: Kept, turns: int, held: int) -> bool:
    if kept.order.until == GAME:
        return True
    if kept.order.until == SCORING:
        return held <= kept.scorings
    return kept.turns == UNKNOWN or turns <= kept.turns


def outlast(game: Game, seat: int, book: Book) -> Book:
    """The part of the orders that still holds."""
    turns, now = own_turns(game, seat), game.state.turn == seat
    orders = tuple(kept for _, kept in lasting(game, seat, book))
    if now and (game.question is None or game.question.kind != WINDOW_QUESTION):
        orders = tuple(kept for kept in orders if kept.turns != UNKNOWN)
    planned = turns < book.turn or (turns == book.turn and now)
    if not planned:
        book = replace(book, plan=(), turn=0)
    return replace(book, orders=orders)
