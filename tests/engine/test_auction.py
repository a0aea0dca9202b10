"""Any module can sell by auction: here a fair that sells horses, one at the start of each turn."""

import pytest
from mypy_extensions import i64

from alhambra import Game, Move
from alhambra.engine.kinds import Words
from alhambra.engine.module import Module
from alhambra.engine.piles import Pile, Piles
from alhambra.engine.state import State
from alhambra.engine.steps.auction import Auction, Sale
from tests.support import state_of, toy_game

HORSES = ["bay", "grey", "black"]


class Fair(Module):
    """A horse that nobody bids for is led away."""

    def __init__(self) -> None:
        super().__init__()
        self.name, self.number = "fair", 90
        self.horse = Words("horse", HORSES)
        self.owned = Piles(self, "owned", self.horse)
        self.led_away = Pile(self, "led_away", self.horse)
        self.auction = HorseAuction(self)

    def turn_started(self, state: State, seat: i64) -> None:
        """The next horse is sold."""
        sold = self.owned.total(state) + len(self.led_away.of(state))
        if sold < len(HORSES):
            self.auction.open(state, sold)


class HorseAuction(Auction):
    """One horse."""

    def __init__(self, module: Fair) -> None:
        super().__init__(module, "horse", module.horse)
        self.module = module

    def sold(self, state: State, lot: i64, seat: i64) -> None:
        self.module.owned.add(state, seat, lot)

    def unsold(self, state: State, lot: i64) -> None:
        self.module.led_away.add(state, lot)


def fair() -> tuple[Game, Fair]:
    module = Fair()
    return toy_game([module]), module


def bid(amount: int) -> Move:
    return Move("horse_bid", amount=amount)


def test_the_highest_bidder_pays_and_gets_the_lot() -> None:
    game, module = fair()
    assert game.question is not None
    assert game.question.kind == "horse_bid_question"
    assert game.question.data == {"lot": "bay", "bid": 0, "bidder": None, "out": []}
    first = game.question.seat
    game.play(bid(2))
    assert game.question.data == {"lot": "bay", "bid": 2, "bidder": first, "out": []}
    assert game.why_not(bid(2)) == "bid_too_low"
    assert game.why_not(bid(0)) == "bad_part"
    assert game.why_not(bid(999)) == "cannot_pay_bid"
    game.play(Move("horse_pass"))
    assert game.question.data["out"] == [(first + 1) % 3]
    game.play(bid(3))
    third = (first + 2) % 3
    game.play(Move("horse_pass"))
    assert (game.question.seat, game.question.kind) == (third, "horse_pay_question")
    paid = game.moves()[0]
    names = [event["event"] for event in game.play(paid)]
    assert names[:2] == ["horse_paid", "horse_won"]
    assert module.owned.of(state_of(game), third) == [0]


def test_what_nobody_wants_is_not_sold() -> None:
    game, module = fair()
    for _ in range(3):
        game.play(Move("horse_pass"))
    assert module.led_away.of(state_of(game)) == [0]
    assert game.question is not None
    assert game.question.kind == "act"


@pytest.mark.parametrize("other", [{"bid": 7}, {"bidder": 5}, {"passed": 63}, {"lot": 4000}])
def test_a_sale_is_one_number(other: dict[str, int]) -> None:
    sale = Sale(0)
    for key, value in other.items():
        setattr(sale, key, value)
    same = Sale(sale.number())
    for key in ("bid", "bidder", "passed", "lot"):
        assert getattr(same, key) == getattr(sale, key)


def test_a_bid_that_cannot_be_paid_is_not_plausible() -> None:
    game, module = fair()
    game.play(game.moves()[-2])
    state = state_of(game)
    assert module.auction.plausible(state)
    frame = next(frame for frame in state.frames if frame.step is module.auction)
    for index in range(len(state.purses)):
        state.purses[index] = 0
    assert Sale(frame.a).bid > 0
    assert not module.auction.plausible(state)
