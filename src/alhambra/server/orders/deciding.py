"""What the orders of the asked seat say to the open question."""

from typing import Any, NamedTuple

from alhambra.engine.step import Step
from alhambra.game.game import Game
from alhambra.game.moves import Move
from alhambra.server.orders.facts import Moment, holds, preference
from alhambra.server.orders.language import ASK, Book, Order, read
from alhambra.server.orders.lasting import lasting
from alhambra.server.orders.plans import in_own_turn, next_move


class Decision(NamedTuple):
    """What is done, and by which order (its place); without a move the person is asked."""

    move: Move | None
    order: int | None = None


def ordered(game: Game, orders: dict[str, Any]) -> Move | None:
    """The answer that the asked seat's orders give to the open question, if they give one."""
    question = game.question
    if question is None or not orders:
        return None
    book = read(orders)
    if in_own_turn(game, question.seat):
        return next_move(game, question.seat, book)
    return decide(game, book).move


def decide(game: Game, book: Book) -> Decision:
    """The first order that fits decides; if none does, the person is asked or the seat passes."""
    question = game.question
    assert question is not None
    meant = [
        (place, kept.order)
        for place, kept in lasting(game, question.seat, book)
        if kept.order.question == question.kind
    ]
    if not meant:
        return Decision(None)
    moment = Moment(game)
    moves = list(game.moves())
    for place, order in meant:
        fitting = fits(moment, moves, order)
        if fitting:
            return Decision(None if order.then == ASK else fitting[0], place)
    if any(order.otherwise == ASK for _, order in meant):
        return Decision(None)
    passing = passes(game, game.state.frames[-1].step)
    last = next((move for move in moves if move.kind == passing), None)
    return Decision(last, meant[-1][0])


def fits(moment: Moment, moves: list[Move], order: Order) -> list[Move]:
    """The legal moves that the order means, the one that is preferred first."""
    found = [
        move
        for move in moves
        if move.kind == order.move and all(holds(moment, move, each) for each in order.conditions)
    ]
    return sorted(found, key=lambda move: preference(moment, move))


def passes(game: Game, step: Step) -> str | None:
    """The kind of move that lets a question pass: it names nothing, and in a menu it is last."""
    rules = game.state.rules
    bare = [deed.name for deed in step.deeds if not deed.kinds(rules)]
    if step.shape != "menu" and len(bare) != 1:
        return None
    return bare[-1] if bare else None
