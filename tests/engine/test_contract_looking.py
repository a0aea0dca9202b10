"""Looking at piles and permits, as any module may use them."""

from mypy_extensions import i64

from alhambra import Game, Move
from alhambra.engine.common import CARD, FLAG, TILE
from alhambra.engine.fields import Numbers
from alhambra.engine.looked import DECK, TOWER, Looked
from alhambra.engine.module import ACTIONS, Module
from alhambra.engine.state import State
from alhambra.engine.step import Deed
from alhambra.engine.steps.gifts import TakeCard
from alhambra.engine.steps.looking import Looking, LookQuestion, Sort, TakeNothing
from alhambra.engine.steps.menu import Done
from alhambra.engine.steps.permit import Permit, Permitted
from tests.support import state_of, toy, toy_game

TOP = 3


class Spy(Module):
    """The starter looks at the top of a pile, sorts it, and takes nothing."""

    def __init__(self, pile: int) -> None:
        super().__init__()
        self.pile = pile
        cards, tiles = Looked(self, "cards", CARD), Looked(self, "tiles", TILE)
        done = Done("spy_done")
        taking = [
            LookQuestion("spy_cards", "cards", [TakeNothing("spy_no_card")], cards),
            LookQuestion("spy_tiles", "choose", [TakeNothing("spy_no_tile")], tiles),
        ]
        sorting = [
            LookQuestion("spy_sort_cards", "cards", [Sort("spy_card", cards), done], cards),
            LookQuestion("spy_sort_tiles", "choose", [Sort("spy_tile", tiles), done], tiles),
        ]
        self.known = [cards, tiles]
        self.looking = Looking(self, "spying", taking, sorting)

    def turn_started(self, state: State, seat: i64) -> None:
        if not self.known[self.pile].values(state):
            self.looking.begin(state, seat, self.pile, TOP)


def spying(pile: int) -> tuple[Game, Spy]:
    module = Spy(pile)
    return toy_game([toy(module, "spy", 1)]), module


def test_what_one_looks_at_can_be_sorted() -> None:
    game, _ = spying(TOWER)
    state = state_of(game)
    seen = [state.rules.tiles[tile].name for tile in state.tower[: -TOP - 1 : -1]]
    game.play(Move("spy_no_tile"))
    game.play(Move("spy_tile", tile=seen[2]))
    game.play(Move("spy_tile", tile=seen[0]))
    then = [state.rules.tiles[tile].name for tile in state_of(game).tower[: -TOP - 1 : -1]]
    assert then == [seen[2], seen[0], seen[1]]
    assert game.question is not None
    assert game.question.kind == "act"


def test_another_truth_keeps_what_a_seat_has_seen() -> None:
    game, _ = spying(TOWER)
    me, top = int(state_of(game).turn), state_of(game).tower[-TOP:]
    others = {tuple(state_of(game.determinize(1 - me, n)).tower[-TOP:]) for n in range(9)}
    mine = {tuple(state_of(game.determinize(me, n)).tower[-TOP:]) for n in range(9)}
    assert mine == {tuple(top)}
    assert len(others) > 1


def test_cards_under_the_deck_lift_what_is_known() -> None:
    game, module = spying(DECK)
    state = state_of(game)
    me, size, known = int(state.turn), len(state.deck), module.known[DECK]
    state.discard = [state.deck[0]] * 2
    state.renew_deck()
    assert known.places(state, me) == list(range(size + 2 - TOP, size + 2))
    assert known.known_to(state, me) == [
        state.rules.face_names[face] for face in state.deck[: -TOP - 1 : -1]
    ]


class Once(Permit):
    """For each seat, once in a game."""

    def __init__(self, used: Numbers) -> None:
        self.used = used

    def refuse(self, state: State, seat: i64) -> str:
        return "not_twice" if self.used.of(state, seat) else ""

    def spend(self, state: State, seat: i64) -> None:
        self.used.put(state, seat, 1)


class Peeper(Module):
    """A card for nothing, with a permit."""

    def __init__(self) -> None:
        super().__init__()
        permit = Once(Numbers(self, "used", FLAG, 0))
        deed: Deed = Permitted(permit, TakeCard("beg_card"))
        self.joins(ACTIONS, deed)


def test_a_permit_is_asked_and_used() -> None:
    game = toy_game([toy(Peeper(), "peeper", 1)])
    begs = [move for move in game.moves() if move.kind == "beg_card"]
    assert begs
    game.play(begs[0])
    assert "beg_card" not in {move.kind for move in game.moves()}
    card = game.view()["display"][0]
    assert game.why_not(Move("beg_card", card=card)) == "not_twice"
