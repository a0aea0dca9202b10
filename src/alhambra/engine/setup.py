"""Set-up: the order fixed here fixes the random stream of every recorded game."""

from typing import Final

from mypy_extensions import i64

from alhambra.engine.announcement import OPENING
from alhambra.engine.flow import begin
from alhambra.engine.module import (
    STAGE_BOARDS,
    STAGE_HANDS,
    STAGE_MARKET,
    STAGE_STARTER,
)
from alhambra.engine.money import VALUES
from alhambra.engine.rng import Rng
from alhambra.engine.rules import CURRENCIES, SCORING, STACKS, Rules, money_face
from alhambra.engine.state import State, empty_table
from alhambra.engine.steps.refill import DISPLAY_SIZE
from alhambra.engine.steps.score import DIRKS_TILES, give_dirk
from alhambra.engine.steps.take import names

# Which fifth of the deck, from the top, holds a scoring card.
SCORING_STACKS: Final = (2, 4)


def new_game(rules: Rules, rng: Rng, telling: bool, colours: tuple[str, ...] = ()) -> State:
    """A game that has been set up and waits for its first answer."""
    state = empty_table(rules, rng)
    state.colours = colours
    state.telling = telling
    state.tower = rules.tower[:]
    rng.shuffle(state.tower)
    if rules.with_dirk:
        give_dirk(state, DIRKS_TILES)
    _stage(state, STAGE_MARKET)
    if not rules.hears(OPENING):
        state.push(rules.steps["refill_market"], 0)
        state.settle()
    _stage(state, STAGE_HANDS)
    state.deck = money_deck(rules)
    rng.shuffle(state.deck)
    _deal_money(state)
    state.starter = _starting_player(state)
    state.turn = state.starter
    if telling:
        state.tell({"event": "starts", "seat": int(state.starter)})
    _stage(state, STAGE_STARTER)
    _first_display(state)
    _build_stacks(state)
    _stage(state, STAGE_BOARDS)
    begin(state)
    return state


def _stage(state: State, stage: i64) -> None:
    for module in state.rules.on_set_up:
        module.set_up(state, stage)


def money_deck(rules: Rules) -> list[int]:
    """All money cards, three of each, two in the two-player game, and what modules shuffle in."""
    money = [
        int(money_face(currency, value))
        for currency in range(len(CURRENCIES))
        for value in range(1, VALUES + 1)
        for _ in range(rules.copies)
    ]
    return money + rules.deck_cards


def _deal_money(state: State) -> None:
    """Each seat in turn is dealt open cards until they are worth 20 or more."""
    for seat in range(state.rules.players):
        total: i64 = 0
        dealt: list[int] = []
        while total < state.rules.starting_money:
            face = state.deck.pop()
            total += state.rules.face_value[face]
            dealt.append(face)
            state.gain_card(seat, face)
        if state.telling:
            state.tell({"event": "dealt", "seat": seat, "cards": names(state.rules, dealt)})


def _starting_player(state: State) -> i64:
    """Fewest cards, then the lower sum; a draw of lots stands in for the youngest."""
    best: list[int] = []
    ranks: list[tuple[int, int]] = []
    for seat in range(state.rules.players):
        total: i64 = 0
        for currency in range(len(state.rules.currencies)):
            total += state.purse_total(seat, currency)
        ranks.append((int(state.card_count(seat)), int(total)))
    for seat, rank in enumerate(ranks):
        if rank == min(ranks):
            best.append(seat)
    return best[int(state.rng.below(len(best)))] if len(best) > 1 else best[0]


def _first_display(state: State) -> None:
    """Four cards, drawn before special cards are mixed in."""
    for _ in range(DISPLAY_SIZE):
        state.display.append(state.deck.pop())
    if state.telling:
        state.tell({"event": "display", "cards": names(state.rules, state.display)})


def _build_stacks(state: State) -> None:
    """Five stacks of equal size; a scoring card goes into the second and one into the fourth."""
    rest = state.deck
    share = len(rest) // STACKS
    extra = len(rest) % STACKS
    stacks: list[list[int]] = []
    begin_at = 0
    for number in range(1, STACKS + 1):
        size = share + (1 if number <= extra else 0)
        stack = rest[begin_at : begin_at + size]
        begin_at += size
        if number in SCORING_STACKS:
            stack.append(SCORING)
        for module in state.rules.modules:
            stack.extend(module.stack_cards(state, number))
        state.rng.shuffle(stack)
        stacks.append(stack)
    stacks.reverse()  # the first stack lies on top, and the top card is the last
    state.deck = []
    state.fifths = []
    for stack in stacks:
        state.fifths.append(len(state.deck))
        state.deck.extend(stack)
    state.fifths.reverse()
