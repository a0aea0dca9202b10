"""Orders are given, told to the seat that gave them, and end."""

from typing import Any

from msgspec.structs import replace

from alhambra.engine.module import END, START
from alhambra.engine.rules import Rules
from alhambra.engine.step import Deed, Step
from alhambra.engine.steps.buy import Purchase
from alhambra.game.catalogue import rules_for
from alhambra.game.game import Game
from alhambra.server.orders import plans
from alhambra.server.orders.deciding import passes
from alhambra.server.orders.facts import facts_of
from alhambra.server.orders.language import PASS, Book, Condition, Kept, Order, read, written
from alhambra.server.orders.lasting import WINDOW_QUESTION, outlast, own_turns, scorings
from alhambra.server.refusals import Refusal

Planned = list[dict[str, Any]] | None  # nothing: the plan stays as it is
PLACING, AT = "place", "at"
OWN_MENUS = frozenset({f"{START}_question", f"{END}_question"})


def orderable(game: Game) -> list[Step]:
    """The questions that modules may ask out of turn, the window between turns first.

    Where something can be bought out of turn, it has to be put somewhere afterwards.
    """
    plain = rules_for(game.setup.players, (), ()).steps
    steps = game.state.rules.steps.values()
    found = [step for step in steps if step.shape and step.name not in {*plain, *OWN_MENUS}]
    found.sort(key=lambda step: step.name != WINDOW_QUESTION)
    buying = any(isinstance(deed, Purchase) for step in found for deed in step.deeds)
    return [*found, game.state.rules.steps[PLACING]] if buying else found


def deeds_of(rules: Rules, step: Step) -> list[Deed]:
    """What can be ordered there. Of placing only what names no place: nobody else can choose it."""
    return [deed for deed in step.deeds if step.name != PLACING or AT not in deed.kinds(rules)]


def give(
    game: Game, seat: int, before: dict[str, Any], orders: list[Order], moves: Planned, clock: int
) -> dict[str, Any]:
    """Checks orders that replace all earlier ones, and a plan if there is a new one."""
    check(game, orders)
    turns, held = own_turns(game, seat), scorings(game)
    kept = tuple(Kept(order, turns, held) for order in orders)
    book = read(before)
    if moves is None:
        return written(replace(book, orders=kept))
    if moves and 0 < clock < plans.SHORTEST_CLOCK:
        raise Refusal("too_quick_to_plan")
    steps = plans.plan(game, seat, moves) if moves else ()
    return written(replace(book, orders=kept, plan=steps, turn=turns + 1 if steps else 0))


def check(game: Game, orders: list[Order]) -> None:
    """Refuses orders for what this game does not ask, does not know, or cannot be met."""
    asked = {step.name: step for step in orderable(game)}
    for order in orders:
        step = asked.get(order.question)
        if step is None:
            raise Refusal("unknown_question", 422, order.question)
        if order.otherwise == PASS and passes(game, step) is None:
            raise Refusal("no_passing", 422, order.question)
        _check_move(game.state.rules, step, order)


def _check_move(rules: Rules, step: Step, order: Order) -> None:
    if order.move is None:
        if order.conditions or order.otherwise != PASS:
            raise Refusal("order_without_move", 422)
        return
    deed = next((deed for deed in deeds_of(rules, step) if deed.name == order.move), None)
    if deed is None:
        raise Refusal("unknown_move", 422, order.move)
    known = {(fact.part, fact.fact): fact for fact in facts_of(rules, step, deed)}
    for condition in order.conditions:
        fact = known.get((condition.part, condition.fact))
        if fact is None or (not fact.kind) is bool(condition.among):
            raise Refusal("unknown_condition", 422, condition.fact)
        _check_values(condition, fact.choices)


def _check_values(condition: Condition, choices: list[Any]) -> None:
    """A range has at least one end, and its ends are in order; names must exist."""
    if not condition.among:
        low, high = condition.least, condition.most
        if (low is None and high is None) or (low or 0) > (999 if high is None else high):
            raise Refusal("bad_condition", 422, condition.fact)
    elif condition.least is not None or condition.most is not None:
        raise Refusal("bad_condition", 422, condition.fact)
    for one in condition.among:
        if not any(type(one) is type(choice) and one == choice for choice in choices):
            raise Refusal("bad_condition", 422, str(one))


def outlasting(game: Game, seat: int, orders: dict[str, Any]) -> dict[str, Any]:
    """What is left of a seat's orders by now."""
    book = read(orders)
    left = outlast(game, seat, book)
    return orders if left == book else written(left)


def taken_over(number: int) -> dict[str, Any]:
    """What is kept of a seat whose new person comes after so many answers: no order of others."""
    return written(Book(since=number))


def own_since(orders: dict[str, Any]) -> int:
    """The length of the log when the seat's person took it over; 0 if they began on it."""
    return read(orders).since


def told(
    game: Game, seat: int, orders: dict[str, Any], did: list[dict[str, Any]]
) -> dict[str, Any]:
    """A seat's own orders, why its plan is not carried out, and what orders did, if anything."""
    book = read(orders)
    if book.empty and not did:
        return {}
    return {
        "did": did,
        "orders": [kept.order for kept in book.orders],
        "plan": [step.move for step in book.plan],
        "cancelled": plans.cancelled(game, seat, book),
    }
