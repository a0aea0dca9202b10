"""Orders for the own next turn: up to three moves that were put together while others played.

A step is made only if all it names is still there and costs the same, and only if all own moves of
the turn so far were those planned. Whatever is different, the person is asked.
"""

from typing import Any

from alhambra.engine.module import START, WINDOW
from alhambra.game.game import Game
from alhambra.game.moves import IllegalMove, Move
from alhambra.server.orders.facts import Moment
from alhambra.server.orders.language import LONGEST_PLAN, Book, Step
from alhambra.server.orders.lasting import own_turns
from alhambra.server.refusals import Refusal
from alhambra.server.wares import wares

OTHER_QUESTION, OTHER_PRICE = "other_question", "other_price"
SHORTEST_CLOCK = 60  # seconds; in quicker games nobody plans


def next_move(game: Game, seat: int, book: Book) -> Move | None:
    """The step that is due in the own turn, if it still fits."""
    step = _due(game, seat, book)
    if step is None or why_not(game, step) is not None:
        return None
    return Move.from_json(step.move)


def cancelled(game: Game, seat: int, book: Book) -> str | None:
    """Why the plan is not carried out although it is due: the key of the reason."""
    question = game.question
    if question is None or question.seat != seat or not in_own_turn(game, seat):
        return None
    step = _due(game, seat, book)
    return None if step is None else why_not(game, step)


def in_own_turn(game: Game, seat: int) -> bool:
    """Whether it is this seat's turn; in the window after it, it no longer is."""
    over = game.question is None or any(frame.step.name == WINDOW for frame in game.state.frames)
    return game.state.turn == seat and not over


def _due(game: Game, seat: int, book: Book) -> Step | None:
    """The next step, if this is the turn that was planned and all went as planned so far."""
    if not book.plan or own_turns(game, seat) != book.turn:
        return None
    done = 0
    for move in game.moves_since_turn(seat):
        if done < len(book.plan) and move.to_json() == book.plan[done].move:
            done += 1
        elif move.parts:
            return None
    return book.plan[done] if done < len(book.plan) else None


def why_not(game: Game, step: Step) -> str | None:
    """What has changed since the step was planned: the key of the reason."""
    question = game.question
    if question is None or question.kind != step.question:
        return OTHER_QUESTION
    move = Move.from_json(step.move)
    reason = game.why_not(move)
    if reason is None and Moment(game).price(move) != step.price:
        return OTHER_PRICE
    return reason


# --- Planning


def plan(game: Game, seat: int, moves: list[dict[str, Any]]) -> tuple[Step, ...]:
    """Checks a plan with what lies on the table now; raises Refusal."""
    if len(moves) > LONGEST_PLAN:
        raise Refusal("plan_too_long", 422)
    return _walk(game, seat, moves)[1]


def ahead(game: Game, seat: int, moves: list[dict[str, Any]]) -> dict[str, Any]:
    """What could be planned next: the question of the own turn after these moves, were it now."""
    if len(moves) >= LONGEST_PLAN:
        raise Refusal("plan_too_long", 422)
    truth, _ = _walk(game, seat, moves)
    question = truth.question
    if question is None or not _certain(truth, seat):
        return {"question": None, "moves": [], "wares": []}
    listed = [move.to_json() for move in truth.moves()]
    return {"question": question.to_json(), "moves": listed, "wares": wares(truth)}


def _walk(game: Game, seat: int, moves: list[dict[str, Any]]) -> tuple[Game, tuple[Step, ...]]:
    """The own turn as if it began now, played in another truth: nothing hidden is told."""
    truth = _own_turn(game, seat)
    reveals = truth.state.reveals
    steps: list[Step] = []
    for data in moves:
        if not _certain(truth, seat) or truth.state.reveals != reveals:
            raise Refusal("plan_uncertain", 422)
        try:
            steps.append(_step(truth, Move.from_json(data)))
            truth.play(Move.from_json(data))
        except IllegalMove as error:
            raise Refusal(error.reason, 422, error.detail) from None
        _skip(truth, seat)
    if truth.state.reveals != reveals:
        truth.state.frames.clear()  # what comes next nobody can know
    return truth, tuple(steps)


def _step(truth: Game, move: Move) -> Step:
    question = truth.question
    assert question is not None
    reason = truth.why_not(move)
    if reason is not None:
        raise IllegalMove(reason)
    return Step(question.kind, move.to_json(), Moment(truth).price(move))


def _own_turn(game: Game, seat: int) -> Game:
    """With what lies on the table and in the hand now."""
    if game.over:
        raise Refusal("game_over")
    if in_own_turn(game, seat):
        raise Refusal("your_turn")
    truth = game.determinize(seat, 0)
    state = truth.state
    state.frames.clear()
    state.push(state.rules.steps["turn"], seat)
    state.settle()
    _skip(truth, seat)
    return truth


def _skip(truth: Game, seat: int) -> None:
    """A start of the turn that leaves no choice is passed over, as in play."""
    while _certain(truth, seat):
        question, moves = truth.question, truth.moves()
        if question is None or question.kind != f"{START}_question" or len(moves) != 1:
            return
        truth.play(moves[0])


def _certain(truth: Game, seat: int) -> bool:
    """Whether the seat is still asked in its turn."""
    question = truth.question
    return question is not None and question.seat == seat and truth.state.turn == seat
