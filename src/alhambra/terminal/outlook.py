"""How far it is to the next scoring, in words."""

from alhambra.showing.words import Words
from alhambra.terminal.table import Table


def outlook(table: Table, words: Words) -> str:
    """The cards until the next scoring, or the tiles that are left before the last one."""
    if table.over:
        return words("outlook-over")
    if table.ahead.cards is None:
        return words("outlook-end", tiles=table.tower)
    least, most = table.ahead.cards
    return words(f"outlook-{table.rounds + 1}", least=least, most=most)
