"""Hints at the console: the best moves with their reasons; a number plays one."""

from rich.text import Text

from alhambra.bots.hint import Hint, ask_for_hints
from alhambra.bots.reasons_kinds import Reason
from alhambra.bots.worlds import Worlds
from alhambra.game.moves import Move
from alhambra.showing.printed import Cell, cell_of
from alhambra.showing.words import Words
from alhambra.terminal.desk import Desk, buys, ware_parts
from alhambra.terminal.picking import on_own_board

BETWEEN = "; "


def take_hint(desk: Desk) -> Move | None:
    """One of the moves that a bot would make; None means back."""
    game = desk.game
    worlds = Worlds.of(game, desk.you, len(game.history))
    found = ask_for_hints(game.view(desk.you), [move.plain() for move in game.moves()], worlds)
    labels = [hint_label(desk, hint) for hint in found]
    chosen = desk.talk.choose(
        desk.scene(cells_of(desk.words, found)), desk.words("hints-title"), labels
    )
    return None if chosen is None else found[chosen].move


def hint_label(desk: Desk, hint: Hint) -> Text:
    """The move, then what speaks for it."""
    told = BETWEEN.join(reason_text(desk.words, reason) for reason in hint.reasons)
    return Text.assemble((move_text(desk, hint.move), "bold"), ": ", told)


def move_text(desk: Desk, move: Move) -> str:
    """A move in words; those of the base game have sentences of their own."""
    words = desk.words
    args = words.args(move.parts)
    if buys(move):
        args["tile"] = words.ware(ware_parts(move))
    told = words.known(f"do-{move.kind}", args) or desk.label(move)
    return told[:1].upper() + told[1:]


def reason_text(words: Words, reason: Reason) -> str:
    """A reason in words."""
    return words(f"hint-{reason.key.replace('_', '-')}", **words.args(reason.parts))


def cells_of(words: Words, found: list[Hint]) -> dict[Cell, int]:
    """The numbers of hints that lay something, on their cells."""
    return {
        cell_of(hint.move): number
        for number, hint in enumerate(found, start=1)
        if on_own_board(words, [hint.move])
    }
