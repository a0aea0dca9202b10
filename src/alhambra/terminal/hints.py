"""Hints at the console: the best moves with their reasons; a number plays one."""

from rich.text import Text

from alhambra.bots.hint import Hint, ask_for_hints
from alhambra.bots.outlook import outlook
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
    labels = [hint_label(desk, hint, place) for place, hint in enumerate(found)]
    title = f"{outlook_text(desk, worlds)}\n{desk.words('hints-title')}"
    chosen = desk.talk.choose(desk.scene(cells_of(desk.words, found)), title, labels)
    return None if chosen is None else found[chosen].move


def hint_label(desk: Desk, hint: Hint, place: int) -> Text:
    """The move, then what speaks for it, and by how much it differs from the others."""
    told = [reason_text(desk.words, reason) for reason in hint.reasons]
    if hint.points is not None:
        told.append(desk.words("hint-worse" if place else "hint-better", points=hint.points))
    return Text.assemble((move_text(desk, hint.move), "bold"), ": ", BETWEEN.join(told))


def outlook_text(desk: Desk, worlds: Worlds) -> str:
    """How the game may end, as far as the seat can know."""
    seats = [
        desk.words("outlook-seat", name=desk.words.names[seat], **look.to_json())
        for seat, look in enumerate(outlook(worlds))
    ]
    return desk.words("outlook-told", seats=BETWEEN.join(seats))


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
