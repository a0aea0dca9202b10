"""When the next scoring may come, as everybody who saw the deck being piled up may count it."""

from alhambra.engine.looked import DECK
from alhambra.engine.rules import STACKS
from alhambra.engine.setup import SCORING_STACKS
from alhambra.engine.state import State


def cards_until_scoring(state: State) -> tuple[int, int] | None:
    """The least and the most cards until the next scoring card; None if that is unknown.

    The set-up tells in which fifth of the deck it is, whatever modules have put into the fifths. If
    somebody has looked at the top of the deck, the card may have been moved among those cards.
    """
    if state.queued or state.rounds >= len(SCORING_STACKS) or len(state.fifths) != STACKS:
        return None
    stack = SCORING_STACKS[int(state.rounds)]
    size = len(state.deck)
    lowest, end = state.fifths[stack - 1], min(size, state.fifths[stack - 2])
    sorted_from = _lowest_looked_at(state)
    if sorted_from < end:
        lowest, end = min(lowest, sorted_from), size
    return (size - end + 1, size - lowest) if lowest < end else None


def _lowest_looked_at(state: State) -> int:
    """The lowest place of the deck that some seat has seen; its size if there is none."""
    places = [len(state.deck)]
    for looked in state.rules.looked:
        for seat in range(state.rules.players):
            places.extend(looked.places(state, seat) if looked.pile == DECK else [])
    return min(places)
