"""The plug-in contract: deeds in every menu, the window between turns, questions of modules."""

from random import Random

import pytest
from mypy_extensions import i64

from alhambra import Game, Move
from alhambra.engine.module import MENUS, Module
from alhambra.engine.offers import ACTION, Deal
from alhambra.engine.rules import SPECIAL, Rules
from alhambra.engine.state import State
from alhambra.engine.step import Step
from alhambra.engine.steps.buy import Purchase
from tests.engine.toys import Answer, Listener, Winker
from tests.support import play_until, seen, state_of, toy_game, walk

OMEN = SPECIAL + 5
QUESTIONS = {
    "start": "start_question",
    "actions": "act",
    "placement": "place",
    "end": "end_question",
    "window": "window_question",
}


def kinds(game: Game) -> set[str]:
    return {move.kind for move in game.moves()}


def asked(game: Game) -> tuple[str, int]:
    question = game.question
    assert question is not None
    return question.kind, question.seat


# --- Deeds


@pytest.mark.parametrize("menu", MENUS)
def test_a_deed_joins_its_menu_and_acts(menu: str) -> None:
    module = Winker((menu,), 1)
    game = toy_game([module])
    wink = Move(f"wink_{menu}")
    assert play_until(game, Random(1), lambda game: wink in game.moves() and asked_for(game, menu))
    kind, seat = asked(game)
    assert kind == QUESTIONS[menu]
    before = module.left.of(state_of(game), seat)
    game.play(wink)
    assert module.left.of(state_of(game), seat) == before - 1
    assert wink not in game.moves() or asked(game)[1] != seat


def asked_for(game: Game, menu: str) -> bool:
    return game.question is not None and game.question.kind == QUESTIONS[menu]


@pytest.mark.parametrize("menu", MENUS)
def test_a_deed_is_offered_in_its_own_menu_only(menu: str) -> None:
    game = toy_game([Winker((menu,), 1000)])
    menus_seen = set()
    for moves in walk(game, Random(2), 150):
        if any(move.kind == f"wink_{menu}" for move in moves):
            menus_seen.add(asked(game)[0])
        else:
            assert asked(game)[0] != QUESTIONS[menu]
            assert game.why_not(Move(f"wink_{menu}")) == "not_asked"
    assert menus_seen == {QUESTIONS[menu]}


@pytest.mark.parametrize("menu", ["start", "end"])
def test_a_menu_is_asked_until_its_seat_is_done(menu: str) -> None:
    game = toy_game([Winker((menu,), 2)])
    assert play_until(game, Random(1), lambda game: asked_for(game, menu))
    here = asked(game)
    assert kinds(game) == {f"wink_{menu}", f"done_{menu}"}
    game.play(Move(f"wink_{menu}"))
    assert asked(game) == here
    game.copy().play(Move(f"done_{menu}"))
    game.play(Move(f"wink_{menu}"))
    # Public facts rule out a third wink, so nobody is asked any more.
    assert game.question is None or asked(game) != here


def test_the_menus_of_a_turn_come_in_order() -> None:
    game = toy_game([Winker(("start", "end", "window"), 10**6)])
    order: list[str] = []
    while len(order) < 12:
        kind, _ = asked(game)
        order.append(kind)
        done = [move for move in game.moves() if move.kind.startswith("done")]
        game.play(done[0] if done else next(m for m in game.moves() if m.kind == "take"))
    turn = ["start_question", "act", "end_question", *["window_question"] * 3]
    assert order == turn * 2


def test_an_action_of_a_module_uses_up_the_action() -> None:
    game = toy_game([Winker(("actions",), 5)])
    _, seat = asked(game)
    game.play(Move("wink_actions"))
    assert asked(game) == ("act", (seat + 1) % 3)


# --- The window between turns


def to_window(game: Game) -> int:
    """Ends the first turn; says whose it was."""
    _, seat = asked(game)
    game.play(next(move for move in game.moves() if move.kind == "take"))
    assert asked(game)[0] == "window_question"
    return seat


def test_the_window_asks_from_the_player_due_next_on() -> None:
    game = toy_game([Winker(("window",), 5)], players=4)
    seat = to_window(game)
    order = []
    while asked(game)[0] == "window_question":
        order.append(asked(game)[1])
        game.play(Move("done_window"))
    assert order == [(seat + step) % 4 for step in (1, 2, 3, 4)]
    assert asked(game) == ("act", (seat + 1) % 4)


def test_the_window_opens_again_for_all_once_somebody_acted() -> None:
    game = toy_game([Winker(("window",), 5)])
    seat = to_window(game)
    first, second = (seat + 1) % 3, (seat + 2) % 3
    order = []
    for kind in ("done", "wink", "wink", "done", "done", "done", "done"):
        order.append(asked(game)[1])
        game.play(Move(f"{kind}_window"))
    # The second seat winks twice in a row, then all are asked again from the player due next.
    assert order == [first, second, second, second, first, second, seat]
    assert asked(game) == ("act", first)


def test_seats_that_can_do_nothing_are_not_asked_in_the_window() -> None:
    module = Winker(("window",), 0)
    game = toy_game([module])
    _, seat = asked(game)
    lone = (seat + 2) % 3
    module.left.put(state_of(game), lone, 1)
    assert to_window(game) == seat
    assert asked(game) == ("window_question", lone)
    game.play(Move("wink_window"))
    assert asked(game) == ("act", (seat + 1) % 3)


# --- Questions of a module


class Omens(Module):
    """Three cards in the first fifth; each asks a question when it is turned up."""

    def __init__(self, stays: bool) -> None:
        super().__init__()
        self.name, self.number = "omens", 2
        self.stays = stays
        self.step = self.asks(Step("omen", "confirm", [Answer("nod")]))
        self.drawn_cards: list[tuple[int, int]] = []

    def register(self, rules: Rules) -> None:
        rules.add_face(OMEN, "omen", 0, self)
        rules.special_cards.extend([OMEN] * 3)

    def stack_cards(self, state: State, stack: int) -> list[int]:
        return [OMEN] * 3 if stack == 1 else []

    def card_revealed(self, state: State, face: i64, seat: i64) -> bool:
        self.drawn_cards.append((int(face), int(seat)))
        state.ask(self.step, (seat + 1) % state.rules.players)
        return self.stays


@pytest.mark.parametrize("stays", [False, True])
def test_a_special_card_interrupts_the_refill_which_then_goes_on(stays: bool) -> None:
    module = Omens(stays)
    game = toy_game([module])
    deck = state_of(game).deck
    assert [face for face in deck if face == OMEN] == [OMEN] * 3
    assert OMEN in deck[-(len(deck) // 5 + 4) :]
    turn = int(state_of(game).turn)
    while asked(game)[0] != "omen":
        turn = int(state_of(game).turn)
        take = [move for move in game.moves() if move.kind == "take"]
        game.play(take[0] if take else game.moves()[0])
    assert module.drawn_cards == [(OMEN, turn)]
    assert asked(game) == ("omen", (turn + 1) % 3)
    while asked(game)[0] == "omen":
        assert len(state_of(game).display) <= 4
        game.play(Move("nod"))
    state = state_of(game)
    assert len(state.display) == 4
    assert state.display.count(OMEN) == (len(module.drawn_cards) if stays else 0)
    assert int(state.turn) == (turn + 1) % 3


def test_a_special_card_in_the_display_is_no_money() -> None:
    module = Omens(True)
    game = toy_game([module])
    for _ in walk(game, Random(1), 300):
        if OMEN in state_of(game).display:
            assert all("omen" not in m.parts.get("cards", ()) for m in game.moves())
    assert len(module.drawn_cards) == 3
    assert OMEN in state_of(game).display
    if game.question is not None and game.question.kind == "act":
        assert game.why_not(Move("take", cards=["omen"])) == "no_money_card"


class Curious(Module):
    """Asks a question at an event."""

    def __init__(self, number: int, order: list[int]) -> None:
        super().__init__()
        self.name, self.number = f"curious_{number}", number
        self.step = self.asks(Step(f"curious_{number}", "confirm", [Answer(f"nod_{number}")]))
        self.order = order

    def took(self, state: State, seat: i64, value: i64) -> None:
        self.order.append(self.number)
        state.ask(self.step, seat)


def test_each_module_finishes_before_the_next_is_called() -> None:
    order: list[int] = []
    game = toy_game([Curious(7, order), Curious(3, order)])
    _, seat = asked(game)
    game.play(game.moves()[0])
    assert (order, asked(game)) == ([3], ("curious_3", seat))
    game.play(Move("nod_3"))
    assert (order, asked(game)) == ([3, 7], ("curious_7", seat))
    game.play(Move("nod_7"))
    assert asked(game)[0] == "act"


class Hawker(Module):
    """Breaks the contract: whoever has bought something is offered something else at once."""

    def __init__(self) -> None:
        super().__init__()
        self.name, self.number = "hawker", 3
        question = Step("hawker_question", "menu", [Purchase("hawk", ACTION, False)])
        self.step = self.asks(question)

    def bought(self, state: State, deal: Deal) -> None:
        if deal.cause == ACTION and len(state.pending[int(deal.seat)]) == 1:
            state.ask(self.step, deal.seat)


def test_nothing_is_sold_while_a_purchase_is_announced() -> None:
    """A module after the hawker would be told of the second purchase twice."""
    for seed in range(50):
        game = toy_game([Hawker(), Listener(7, [])], seed=seed)
        buys = [move for move in game.moves() if move.kind == "buy"]
        if buys:
            game.play(buys[0])
        if asked(game)[0] == "hawker_question" and game.moves():
            with pytest.raises(RuntimeError, match="still being announced"):
                game.play(game.moves()[0])
            return
    pytest.fail("nobody could buy twice")


# --- State of a module


def test_fields_are_copied_with_the_game() -> None:
    module = Winker(("start",), 3)
    game = toy_game([module])
    copy, before = game.copy(), seen(game)
    _, seat = asked(copy)
    copy.play(Move("wink_start"))
    assert module.left.of(state_of(copy), seat) == 2
    assert module.left.of(state_of(game), seat) == 3
    assert seen(game) == before
    other = game.determinize(0, 1)
    other.play(Move("wink_start"))
    assert module.left.of(state_of(game), seat) == 3


def test_undo_restores_the_fields() -> None:
    module = Winker(("start",), 3)
    game = toy_game([module])
    before = seen(game)
    game.play(Move("wink_start"))
    game.play(Move("wink_start"))
    game.undo()
    game.undo()
    assert seen(game) == before
    assert [module.left.of(state_of(game), seat) for seat in range(3)] == [3, 3, 3]


def test_two_deeds_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="two deeds are called wink_start"):
        toy_game([Winker(("start",), 1), Winker(("start",), 1, 2)])
