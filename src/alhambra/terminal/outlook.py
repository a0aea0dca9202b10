"""What an attentive player can tell about the way ahead: when the next scoring may come."""

from alhambra.engine.rules import STACKS
from alhambra.engine.setup import SCORING_STACKS
from alhambra.game import Event
from alhambra.terminal.table import Table
from alhambra.terminal.words import Words


def stack_sizes(cards: int) -> list[int]:
    """The five stacks of the deck, scoring cards included, the first drawn first."""
    share, extra = divmod(cards - len(SCORING_STACKS), STACKS)
    return [
        share + (number <= extra) + (number in SCORING_STACKS) for number in range(1, STACKS + 1)
    ]


def cards_until_scoring(log: list[Event], table: Table) -> tuple[int, int] | None:
    """The least and the most cards until the next scoring card; None if it cannot be told.

    Everybody saw the deck being piled up, so everybody may count.
    """
    if table.modules or not any(event["event"] == "display" for event in log):
        return None
    drawn = sum(event["event"] == "turned_up" for event in log)
    return window(table.rounds, table.deck, drawn)


def window(rounds: int, deck: int, drawn: int) -> tuple[int, int] | None:
    """The same for a deck as the base game piles it up, of which so many cards were turned up.

    >>> window(rounds=0, deck=89, drawn=0)
    (19, 37)
    """
    if rounds >= len(SCORING_STACKS):
        return None
    sizes = stack_sizes(deck + drawn)
    before = sum(sizes[: SCORING_STACKS[rounds] - 1])
    last = before + sizes[SCORING_STACKS[rounds] - 1]
    return max(1, before - drawn + 1), last - drawn


def outlook(log: list[Event], table: Table, words: Words) -> str:
    """How far it is to the next scoring, in words."""
    if table.over:
        return words("outlook-over")
    ahead = cards_until_scoring(log, table)
    if ahead is None:
        return words("outlook-end", tiles=table.tower)
    key = f"outlook-{table.rounds + 1}"
    return words(key, least=ahead[0], most=ahead[1])
