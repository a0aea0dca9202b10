"""Another truth: what a seat cannot know is drawn anew, everything it saw stays.

Hands are no secret in the base game: starting money is dealt openly, cards are taken from an open
display and paid openly, so whoever watched knows them. Hidden are the order of deck and tower. A
card that is no money stays in its fifth of the deck, where set-up put it for all to know.
"""

from mypy_extensions import i64

from alhambra.engine.rng import Rng
from alhambra.engine.state import State, is_money


def determinize(state: State, seat: i64, rng: Rng) -> State:
    """A state that looks the same to this seat (-1: to a spectator), with its own generator."""
    other = state.copy()
    other.rng = rng
    rng.shuffle(other.tower)
    _reshuffle_deck(other)
    for module in other.rules.on_reshuffle:
        module.reshuffle(other, seat)
    return other


def _reshuffle_deck(state: State) -> None:
    """Shuffles money over the whole deck, other cards within their fifths."""
    money = [face for face in state.deck if is_money(face)]
    state.rng.shuffle(money)
    deck: list[int] = []
    bottom_up = state.fifths[::-1] if state.fifths else [0]
    for index, start in enumerate(bottom_up):
        end = bottom_up[index + 1] if index + 1 < len(bottom_up) else len(state.deck)
        special = [face for face in state.deck[start:end] if not is_money(face)]
        fifth = special + [-1] * (min(end, len(state.deck)) - start - len(special))
        state.rng.shuffle(fifth)
        deck.extend(money.pop() if face < 0 else face for face in fifth)
    state.deck = deck
