"""Every piece is in exactly one place at every moment."""

from collections import Counter

from alhambra.engine.laying import built_tiles
from alhambra.engine.pieces import DeckCards, Pieces
from alhambra.engine.rules import SCORING
from alhambra.engine.setup import SCORING_STACKS, money_deck
from alhambra.engine.state import State


def tiles_somewhere(state: State) -> list[int]:
    """Every tile, wherever it lies, once per place."""
    rules = state.rules
    found = state.tower + [tile for tile in state.market if tile >= 0] + state.dirk + state.gone
    for seat in range(rules.players):
        found = found + state.reserves[seat] + state.pending[seat]
        found += built_tiles(state, seat)
    for module in rules.modules:
        found = found + module.held_tiles(state)
    return found + ([int(state.drawn)] if state.drawn >= 0 else [])


def cards_somewhere(state: State) -> list[int]:
    """Every card, wherever it lies, once per place; scored scoring cards are counted as gone."""
    found = state.deck + state.display + state.discard + state.gone_cards
    for seat in range(state.rules.players):
        found = found + state.hand(seat)
    for module in state.rules.modules:
        found = found + module.held_cards(state)
    shown = int(state.rounds + state.queued)
    if shown > len(SCORING_STACKS):  # the last scoring needs no card
        shown = len(SCORING_STACKS) - found.count(SCORING)
    return found + [SCORING] * shown


def misplaced(state: State) -> list[str]:
    """What is lost or doubled: a sentence for each."""
    return [*_tiles(state), *_cards(state), *_stocks(state)]


def check_pieces(state: State) -> None:
    """Raises AssertionError unless every piece is in one place."""
    found = misplaced(state)
    if found:
        raise AssertionError("; ".join(found))


def _tiles(state: State) -> list[str]:
    counts = Counter(tiles_somewhere(state))
    names = state.rules.tiles
    lost = [
        f"the tile {names[tile].name} is lost" for tile in state.rules.tower if not counts[tile]
    ]
    return lost + [
        f"the tile {names[n].name} lies in two places" for n, m in counts.items() if m > 1
    ]


def _cards(state: State) -> list[str]:
    counts = Counter(cards_somewhere(state))
    wanted = Counter(money_deck(state.rules) + state.rules.special_cards)
    wanted[SCORING] = len(SCORING_STACKS)
    names = state.rules.face_names
    lost = [f"a card {names[face]} is lost" for face in wanted - counts]
    return lost + [f"a card {names[face]} is doubled" for face in counts - wanted]


def _stocks(state: State) -> list[str]:
    """The pieces that modules declare: no more than there are, and where none is aside, no less."""
    found: list[str] = []
    for module in state.rules.modules:
        for kind in module.declares.pieces:
            for number, left in enumerate(kind.counts(state)):
                name = kind.text(state.rules, kind.first + number)
                if left < 0:
                    found.append(f"there are too many {kind.noun} {name}")
                if left > 0 and not kind.aside and not isinstance(kind, DeckCards):
                    found.append(f"a {kind.noun} {name} is lost")
    return found


def aside(kind: Pieces, state: State) -> int:
    """How many pieces of a stock lie out of sight."""
    return sum(kind.counts(state)) if kind.aside and not isinstance(kind, DeckCards) else 0
