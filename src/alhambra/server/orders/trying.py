"""What orders would do with what lies on the table now, and what can be ordered at all."""

from typing import Any

from alhambra.engine.step import Step
from alhambra.engine.steps.menu import possible
from alhambra.game.game import Game
from alhambra.server.orders.deciding import decide, passes
from alhambra.server.orders.facts import facts_of
from alhambra.server.orders.giving import check, deeds_of, orderable
from alhambra.server.orders.language import ASK, PASS, Book, Kept, Order
from alhambra.server.orders.lasting import WINDOW_QUESTION, own_turns, scorings
from alhambra.server.orders.plans import plan
from alhambra.server.refusals import Refusal

DO, NOTHING, UNASKED = "do", "nothing", "unasked"


def tried(
    game: Game, seat: int, orders: list[Order], moves: list[dict[str, Any]]
) -> dict[str, Any]:
    """For each order what it would do now, were its question asked; why the plan cannot be."""
    check(game, orders)
    reason = None
    try:
        plan(game, seat, moves)
    except Refusal as refusal:
        reason = refusal.reason
    return {
        "orders": [_try(game, seat, orders, place) for place in range(len(orders))],
        "plan": reason,
    }


def _try(game: Game, seat: int, orders: list[Order], place: int) -> dict[str, Any]:
    """`does` and the move: an order that comes too late, after one that decides, does nothing."""
    order = orders[place]
    asking = _asked(game, seat, order.question)
    if asking is None:
        return {"does": UNASKED, "move": None}
    turns, held = own_turns(game, seat), scorings(game)
    decision = decide(asking, Book(orders=tuple(Kept(one, turns, held) for one in orders)))
    if decision.order == place or (decision.order is None and order.otherwise == ASK):
        fitting = decision.move is not None and decision.move.kind == order.move
        does = ASK if decision.move is None else DO if fitting else PASS
        return {"does": does, "move": None if decision.move is None else decision.move.to_json()}
    return {"does": NOTHING, "move": None}


def _asked(game: Game, seat: int, kind: str) -> Game | None:
    """The game with this question open to the seat; None if nobody can say what it would be."""
    question = game.question
    if question is not None and question.seat == seat and question.kind == kind:
        return game
    if question is None or kind != WINDOW_QUESTION:
        return None
    copy = game.copy()
    step = copy.state.rules.steps[kind]
    if not possible(step, copy.state, seat):
        return None
    copy.state.ask(step, seat)
    return copy


def choices(game: Game) -> list[dict[str, Any]]:
    """What can be ordered in this game: questions, their moves, and the facts of these."""
    return [_choice(game, step) for step in orderable(game)]


def _choice(game: Game, step: Step) -> dict[str, Any]:
    rules, last = game.state.rules, passes(game, step)
    moves = [
        {"move": deed.name, "facts": [fact._asdict() for fact in facts_of(rules, step, deed)]}
        for deed in deeds_of(rules, step)
        if deed.name != last
    ]
    return {"question": step.name, "pass": last, "moves": moves}
