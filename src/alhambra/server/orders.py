"""Standing orders: answers given in advance to questions that modules ask between turns.

They hold until the own next turn begins. An order answers only if it leaves no choice: exactly one
legal move of the ordered kind.
"""

from alhambra.game.catalogue import rules_for
from alhambra.game.game import Game
from alhambra.game.moves import Move
from alhambra.server.refusals import Refusal


def check(game: Game, orders: dict[str, str]) -> None:
    """Refuses orders for what this game does not ask, or asks in the own turn."""
    rules = game.state.rules
    plain = rules_for(game.setup.players, (), ()).steps
    for question, move in orders.items():
        if question not in rules.steps or not rules.steps[question].shape or question in plain:
            raise Refusal("unknown_question", 422, question)
        if move not in rules.deed_by_name:
            raise Refusal("unknown_move", 422, move)


def ordered(game: Game, orders: dict[str, str]) -> Move | None:
    """The answer that the asked seat's orders give to the open question, if they give one."""
    question = game.question
    if question is None or question.kind not in orders:
        return None
    wanted = orders[question.kind]
    moves = [move for move in game.moves() if move.kind == wanted]
    return moves[0] if len(moves) == 1 else None
