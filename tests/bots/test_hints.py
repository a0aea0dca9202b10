"""Hints: different ideas, true reasons, nothing that depends on hidden cards, words for all."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from alhambra import Game, Move, Setup, position
from alhambra.bots import Worlds, make
from alhambra.bots.hint import HINTS, LEVEL, Hint, ask_for_hints, hints, idea
from alhambra.bots.reasons import FALLBACKS, FINDERS, MOST, Trials, reasons_for
from alhambra.bots.reasons_holding import nothing_lost
from alhambra.bots.reasons_kinds import Reason
from alhambra.bots.reasons_trial import Trial
from alhambra.engine.fields import OPEN
from alhambra.modules import ALL
from alhambra.showing.texts import LANGUAGES
from alhambra.showing.words import Words
from alhambra.terminal.hints import reason_text
from tests.bots.hint_facts import CHECKS, true
from tests.bots.moments import asked, moments
from tests.examples import bringing, rule

PLAYERS = {name: 2 + number % 5 for number, name in enumerate(ALL)}
MOMENTS = 5  # of a game with each module
SECRETIVE = bringing(lambda name: any(field.seen != OPEN for field in rule(name).declares.fields))[
    :4
]
RARE = {
    "nothing_lost",
    "keeps_wall",
    "fits_nowhere",
    "together",
    "chases",
    "costs_nothing",
    "bought_for",
    "one_more",
}  # that few random games may lack


def hinted(game: Game, seed: int = 0) -> list[Hint]:
    """The hints of a bot that looks one move ahead, for the seat that is asked."""
    seat = asked(game)
    view, moves = game.view(seat), list(game.moves())
    worlds = Worlds.of(game, seat, seed)
    ranked = make("normal", 1).rank(view, moves)
    return hints(view, moves, worlds, ranked, [value for _, value in ranked])


@pytest.mark.parametrize("level", ["normal", LEVEL])
def test_hints_tell_by_how_many_points_they_differ(level: str) -> None:
    game = Game(Setup(players=3, seed=7))
    seat = asked(game)
    found = ask_for_hints(game.view(seat), list(game.moves()), Worlds.of(game, seat, 1), level)
    first, second, *_ = [hint.points for hint in found]
    assert first == second
    assert all(hint.points is None or 0 <= hint.points < 100 for hint in found)
    assert any(hint.points for hint in found)


# --- Every reason is true


@pytest.mark.parametrize("players", range(2, 7))
def test_every_reason_is_true_in_the_real_game(players: int) -> None:
    for game in moments(players, (), players, 0.12):
        for hint in hinted(game):
            for reason in hint.reasons:
                assert true(game, hint, reason), (hint, game.view(asked(game)))


def test_the_second_opinion_knows_every_reason_of_the_base_game() -> None:
    """And can tell a true one from one about another move."""
    told: Counter[str] = Counter()
    doubted: Counter[str] = Counter()
    for game in moments(3, (), 11, 0.5):
        found = hinted(game)
        for hint in found:
            for reason in hint.reasons:
                told[reason.key] += 1
                for other in found:
                    if other.move.kind == hint.move.kind and other is not hint:
                        doubted[reason.key] += not true(game, other, reason)
    facts = {key for key in told if key in CHECKS}
    assert set(CHECKS) - RARE <= facts
    assert {"lead", "wall", "pays", "nears", "openness"} <= set(+doubted)


@pytest.mark.parametrize("name", ALL)
def test_with_modules_reasons_hold_in_the_real_game_and_are_told_in_words(name: str) -> None:
    words = [Words(language).named(0, "", PLAYERS[name]) for language in LANGUAGES]
    chosen = Random(name).sample(moments(PLAYERS[name], (name,), 3, 0.5), MOMENTS)
    for game in chosen:
        found = hinted(game)
        check_shape(game, found)
        assert found[0].reasons[0].key not in ("best", "ranked"), found[0].move
        for hint in found:
            for reason in hint.reasons:
                assert holds(game, hint.move, reason), (hint, reason)
                assert all("{" not in reason_text(language, reason) for language in words)


@pytest.mark.parametrize("players", [2, 4])
def test_with_everything_at_once(players: int) -> None:
    game = Game(Setup(players=players, modules=tuple(ALL), seed=players))
    chance = Random(players)
    looked = 0
    while looked < 40 and game.question is not None:
        moves = list(game.moves())
        if len(moves) > 1 and chance.random() < 0.05:
            found = hinted(game)
            check_shape(game, found)
            assert all(holds(game, hint.move, fact) for hint in found for fact in hint.reasons)
            looked += 1
        game.play(chance.choice(moves))
    assert looked


def check_shape(game: Game, found: list[Hint]) -> None:
    """Legal, different, few, and each with a reason."""
    shape = game.view(asked(game))["question"]["shape"]
    assert 0 < len(found) <= HINTS
    assert len({idea(hint.move, shape) for hint in found}) == len(found)
    for hint in found:
        assert game.why_not(hint.move) is None
        assert 0 < len(hint.reasons) <= MOST


def holds(game: Game, move: Move, reason: Reason) -> bool:
    """Whether the reason is found in the real game too."""
    if reason.key in ("best", "ranked"):
        return True
    seat = asked(game)
    plan = Trials(move, Worlds.of(game, seat, 0)).first.plan
    trial = Trial(game.copy(), seat, move, plan)
    return any(reason in find(trial) for find in (*FINDERS, *FALLBACKS, nothing_lost))


@pytest.mark.parametrize("name", SECRETIVE)
def test_what_is_told_does_not_depend_on_what_is_hidden(name: str) -> None:
    for game in Random(name).sample(moments(3, (name,), 5, 0.5), MOMENTS):
        seat = asked(game)
        other = game.determinize(seat, 99)
        for move in game.moves()[:4]:
            truths = [Worlds.of(truth, seat, 1) for truth in (game, other)]
            assert reasons_for(move, truths[0]) == reasons_for(move, truths[1])


# --- Kinds of reasons, in positions made for them

TABLE = """
market = ["tower 9 NE", "-", "garden 8 NE", "seraglio 9 -"]
display = ["denar 4", "denar 9", "ducat 1", "florin 2"]
question = "{question}"
rounds = 1
[[seat]]
colour = "red"
hand = {hand}
board = {board}
pending = {pending}
[[seat]]
colour = "blue"
board = ["tower 13 E @ 1,0", "garden 9 E @ 0,1"]
[[seat]]
colour = "green"
"""


def table(
    hand: tuple[str, ...] = (), board: tuple[str, ...] = (), pending: tuple[str, ...] = ()
) -> Game:
    """Red to act, or to place what is pending."""
    lists: dict[str, Any] = {"hand": hand, "board": board, "pending": pending}
    texts = {name: str(list(value)).replace("'", '"') for name, value in lists.items()}
    return position.loads(TABLE.format(question="place" if pending else "act", **texts))


def keys(game: Game, move: Move) -> dict[str, dict[str, Any]]:
    found = reasons_for(move, Worlds.of(game, asked(game), 1))
    return {reason.key: reason.parts for reason in found}


def buy(space: int, tile: str, *pay: str) -> Move:
    return Move("buy", space=space, tile=tile, pay=list(pay))


def place(tile: str, x: int, y: int) -> Move:
    return Move("place", tile=tile, at=[x, y])


def test_an_exact_payment_and_what_it_makes_possible() -> None:
    told = keys(table(("denar 4", "denar 5")), buy(1, "tower 9 NE", "denar 4", "denar 5"))
    assert told["exact"] == {}
    assert told["level"] == {"type": "tower", "points": 9, "then": True}
    assert told["wall"] == {"now": 0, "after": 2, "closed": False, "then": True}


def test_the_cheapest_payment_is_told_only_of_the_cheapest() -> None:
    game = table(("florin 5", "florin 6", "florin 7"))
    cheapest = keys(game, buy(4, "seraglio 9 -", "florin 5", "florin 6"))
    dearer = keys(game, buy(4, "seraglio 9 -", "florin 6", "florin 7"))
    assert cheapest["cheapest"] == {"over": 2}
    assert "exact" not in cheapest
    assert "cheapest" not in dearer


def test_the_lead_is_told_with_what_it_is_worth() -> None:
    told = keys(table(pending=("pavilion 8 -",)), place("pavilion 8 -", 1, 0))
    assert told["lead"] == {"type": "pavilion", "points": 8, "then": False}


def test_a_second_place_and_a_leader_within_reach() -> None:
    two = TABLE.replace('"tower 13 E @ 1,0"', '"tower 13 E @ 1,0", "tower 12 - @ 0,-1"')
    lists = {"hand": "[]", "board": "[]", "pending": '["tower 11 N"]'}
    game = position.loads(two.format(question="place", **lists))
    told = keys(game, place("tower 11 N", 1, 0))
    assert told["place"] == {"place": 2, "type": "tower", "points": 6, "then": False}
    assert told["chases"] == {"other": 1, "type": "tower", "then": False}


def test_cards_that_pay_exactly() -> None:
    for hand, card in ((("denar 5",), "denar 4"), ((), "denar 9"), (("denar 3",), "denar 9")):
        told = keys(table(hand), Move("take", cards=[card]))
        assert told["pays"] == {"tile": "tower 9 NE"}
    assert "pays" not in keys(table(("denar 9",)), Move("take", cards=["denar 9"]))


def test_cards_that_pay_but_not_exactly() -> None:
    told = keys(table(("denar 6",)), Move("take", cards=["denar 4"]))
    assert told["reaches"] == {"tile": "tower 9 NE"}


def test_cards_that_bring_a_tile_nearer() -> None:
    game = table(("florin 3",))
    told = keys(game, Move("take", cards=["ducat 1", "florin 2"]))
    assert told["nears"] == {"tile": "seraglio 9 -", "missing": 4}
    assert told["several"] == {"count": 2}
    assert keys(game, Move("take", cards=["denar 9"]))["most"] == {"sum": 9}


def test_a_tile_that_would_help_a_rival() -> None:
    board = ("tower 11 N @ 1,0", "tower 11 - @ 0,1")
    told = keys(table(("denar 9",), board), buy(1, "tower 9 NE", "denar 9"))
    assert told["denial"] == {"other": 1, "type": "tower"}


def test_a_lead_that_grows_and_a_wall_that_does() -> None:
    game = table((), ("tower 11 N @ 1,0", "tower 11 - @ 0,1"), ("tower 9 NW",))
    told = keys(game, place("tower 9 NW", -1, 0))
    assert told["extends"] == {"type": "tower", "then": False}
    assert told["wall"] == {"now": 1, "after": 2, "closed": False, "then": False}


def test_the_only_cell() -> None:
    game = table(pending=("chambers 5 NSW",))
    assert "only_cell" in keys(game, place("chambers 5 NSW", -1, 0))
    assert "only_cell" not in keys(table(pending=("chambers 9 S",)), place("chambers 9 S", 1, 0))


def test_a_tile_that_fits_nowhere() -> None:
    closed = ("pavilion 2 NEW @ 0,-1", "seraglio 3 ESW @ 0,1", "chambers 5 NSW @ -1,0")
    game = table((), (*closed, "arcades 4 NES @ 1,0"), ("garden 10 -",))
    assert keys(game, Move("store", tile="garden 10 -")) == {"fits_nowhere": {}}
    free = table(pending=("garden 10 -",))
    assert "fits_nowhere" not in keys(free, Move("store", tile="garden 10 -"))


def test_where_nothing_better_can_be_said() -> None:
    """A tile for the reserve, money that no tile asks for, a building that only counts."""
    free = table(pending=("garden 10 -",))
    assert keys(free, Move("store", tile="garden 10 -")) == {"kept": {}}
    rich = keys(table(("denar 9",)), Move("take", cards=["denar 4"]))
    assert rich == {"purse": {"currency": "denar", "sum": 13}}
    ahead = TABLE.replace('"tower 13 E @ 1,0"', '"tower 13 E @ 1,0", "tower 12 - @ 0,-1"')
    ahead = ahead.replace(
        'colour = "green"', 'colour = "green"\nboard = ["tower 11 N @ 1,0", "tower 9 NW @ -1,0"]'
    )
    lists = {"hand": "[]", "board": "[]", "pending": '["tower 11 -"]'}
    told = keys(position.loads(ahead.format(question="place", **lists)), place("tower 11 -", 1, 0))
    assert told == {"one_more": {"type": "tower", "count": 1}}


def test_a_wall_all_round() -> None:
    open_ = ("pavilion 2 NEW @ 0,-1", "seraglio 3 ESW @ 0,1", "chambers 5 NSW @ -1,0")
    game = table((), open_, ("arcades 4 NES",))
    told = keys(game, place("arcades 4 NES", 1, 0))
    assert told["wall"] == {"now": 9, "after": 12, "closed": True, "then": False}


def test_a_cell_that_keeps_the_wall() -> None:
    game = table((), ("tower 11 N @ 1,0", "garden 11 - @ 0,-1"), ("chambers 9 S",))
    assert keys(game, place("chambers 9 S", -1, 0))["keeps_wall"] == {"wall": 1}
    assert "keeps_wall" not in keys(game, place("chambers 9 S", 1, -1))  # wall against wall


def test_a_cell_that_leaves_most_open_sides() -> None:
    game = table((), ("garden 11 - @ 0,-1", "garden 10 - @ 1,0"), ("chambers 11 -",))
    assert keys(game, place("chambers 11 -", 2, 0))["openness"] == {"sides": 10}
    assert "openness" not in keys(game, place("chambers 11 -", 1, -1))  # closes a corner


def test_leaving_a_menu_costs_nothing() -> None:
    game = table(("denar 9",))
    game.play(buy(1, "tower 9 NE", "denar 9"))
    assert keys(game, Move("pass")) == {"nothing_lost": {}}


# --- Ideas


def test_of_payments_for_one_tile_only_the_best_is_hinted() -> None:
    game = table(("denar 4", "denar 5", "denar 6", "denar 7", "florin 4", "florin 5"))
    found = [hint.move for hint in hinted(game)]
    spaces = [move.parts["space"] for move in found if move.kind == "buy"]
    assert len(spaces) == len(set(spaces))
    assert found[0] == buy(1, "tower 9 NE", "denar 4", "denar 5")


def test_of_cells_only_the_best_is_an_idea_unless_cells_are_asked_for() -> None:
    one, other = (Move("add", tile="tower 9 NE", at=[x, 0]) for x in (1, -1))
    assert idea(one, "menu") == idea(other, "menu")
    assert idea(one, "place") != idea(other, "place")
    turned = Move("add", tile="tower 9 NE", at=[1, 0], turn=2)
    assert idea(one, "place") == idea(turned, "place")


def test_a_single_move_needs_no_reason_but_that() -> None:
    game, chance = Game(Setup(players=3, seed=1)), Random(1)
    while len(game.moves()) != 1:
        game.play(chance.choice(game.moves()))
    assert [hint.to_json()["reasons"] for hint in hinted(game)] == [[{"reason": "only_move"}]]


def test_the_bot_that_is_asked_searches_and_answers_alike_every_time() -> None:
    game = Game(Setup(players=3, seed=4))
    seat = asked(game)
    worlds = Worlds.of(game, seat, 1)
    first, second = (ask_for_hints(game.view(seat), list(game.moves()), worlds) for _ in range(2))
    assert [hint.to_json() for hint in first] == [hint.to_json() for hint in second]
    check_shape(game, first)
