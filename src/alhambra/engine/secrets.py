"""Another truth: what a seat cannot know is drawn anew, everything it saw stays.

Hands are no secret in the base game: starting money is dealt openly, cards are taken from an open
display and paid openly, so whoever watched knows them. Hidden are the order of deck and tower, and
cards drawn blind in a game with modules. A card that is no money stays in its fifth of the deck,
where set-up put it for all to know.
"""

from typing import Final

from mypy_extensions import i64

from alhambra.engine.looked import DECK
from alhambra.engine.money import UNIT_BITS
from alhambra.engine.rng import Rng
from alhambra.engine.state import State, faces_in, is_money
from alhambra.engine.steps.mixed import payable

PLAIN_UNITS: Final = (1 << UNIT_BITS) - 1
PATIENCE: Final = 50  # tries to find another truth before the real one has to do


def determinize(state: State, seat: i64, rng: Rng) -> State:
    """A state that looks the same to this seat (-1: to a spectator), with its own generator."""
    other = state.copy()
    other.rng = rng
    if other.rules.looked:
        _redraw_unseen(other, seat)
    else:
        _redraw(other, seat)
    return other


def _redraw(state: State, seat: i64) -> None:
    """Draws anew whatever the seat cannot know."""
    state.rng.draw_anew(state.tower)
    if any(state.blind):
        _redraw_blind_cards(state, seat)
    _reshuffle_deck(state)
    for module in state.rules.on_reshuffle:
        module.reshuffle(state, seat)


def _redraw_unseen(state: State, seat: i64) -> None:
    """The same, while what the seat has looked at is taken out of deck and tower."""
    cards: list[int] = []
    tiles: list[int] = []
    for looked in state.rules.looked:
        (cards if looked.pile == DECK else tiles).extend(looked.places(state, seat))
    cards, tiles = sorted(set(cards)), sorted(set(tiles))
    seen_cards = [state.deck[place] for place in cards]
    seen_tiles = [state.tower[place] for place in tiles]
    state.deck = _without(state.deck, cards)
    state.tower = _without(state.tower, tiles)
    fifths = state.fifths
    state.fifths = [start - sum(1 for place in cards if place < start) for start in fifths]
    _redraw(state, seat)
    state.fifths = fifths
    for place, face in zip(cards, seen_cards, strict=True):
        state.deck.insert(place, face)
    for place, tile in zip(tiles, seen_tiles, strict=True):
        state.tower.insert(place, tile)


def _without(pile: list[int], places: list[int]) -> list[int]:
    return [piece for place, piece in enumerate(pile) if place not in places]


def _redraw_blind_cards(state: State, seat: i64) -> None:
    """Cards other seats drew blind are exchanged with money of the deck, if that is plausible."""
    purses, blind, deck = state.purses[:], state.blind[:], state.deck[:]
    for _ in range(PATIENCE):
        _exchange_blind_cards(state, seat)
        if plausible(state):
            return
        state.purses, state.blind, state.deck = purses[:], blind[:], deck[:]


def plausible(state: State) -> bool:
    """Whether the hands allow what is being paid, and no module objects."""
    if state.bill is not None and not payable(state, state.bill):
        return False
    for module in state.rules.on_plausible:
        if not module.plausible(state):
            return False
    return True


def _exchange_blind_cards(state: State, seat: i64) -> None:
    places = [place for place, face in enumerate(state.deck) if _is_plain(state, face)]
    pool = [state.deck[place] for place in places]
    owners: list[int] = []
    count = len(state.rules.currencies)
    for index, units in enumerate(state.blind):
        if index // count != seat:
            faces = faces_in(index % count, units)
            owners.extend([index // count] * len(faces))
            pool.extend(faces)
            plain = units & PLAIN_UNITS
            state.purses[index] -= plain
            state.blind[index] -= plain
    state.rng.draw_anew(pool)
    for owner in owners:
        state.gain_blind_card(owner, pool.pop())
    for place, face in zip(places, pool, strict=True):
        state.deck[place] = face


def _reshuffle_deck(state: State) -> None:
    """Shuffles money over the whole deck, other cards within their fifths."""
    money: list[int] = []
    fifths = _blanked(state, money)
    state.rng.draw_anew(money)
    deck: list[int] = []
    for fifth in fifths:
        state.rng.shuffle(fifth)
        deck += [money.pop() if face < 0 else face for face in fifth]
    state.deck = deck


def _blanked(state: State, money: list[int]) -> list[list[int]]:
    """The fifths from the bottom: a blank for each card that is money, then the others in order."""
    deck = state.deck
    found: list[list[int]] = []
    place = 0
    for start in [*state.fifths[-2::-1], len(deck)]:  # where the next fifth begins
        end = min(start, len(deck))
        special: list[int] = []
        blanks = 0
        while place < end:
            face = deck[place]
            if _is_plain(state, face):
                money.append(face)
                blanks += 1
            else:
                special.append(face)
            place += 1
        special.sort()
        found.append([-1] * blanks + special)
    return found


def _is_plain(state: State, face: int) -> bool:
    """Whether the card is plain money, not one of a module."""
    return is_money(face) and state.rules.face_owner[face] is None


def mix_deck_cards(state: State, faces: list[int]) -> None:
    """Exchanges the cards with these faces at random among their places in the deck."""
    places = [place for place, face in enumerate(state.deck) if face in faces]
    cards = [state.deck[place] for place in places]
    state.rng.draw_anew(cards)
    for place, face in zip(places, cards, strict=True):
        state.deck[place] = face
